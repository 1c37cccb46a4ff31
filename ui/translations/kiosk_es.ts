<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
  <context>
    <name>ActionsBar</name>
    <message>
      <location filename="../../ui/qml/table/ActionsBar.qml" />
      <source>%1 →</source>
      <translation>%1 →</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/ActionsBar.qml" />
      <source>Call floor</source>
      <translation>Llamar al piso</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/ActionsBar.qml" />
      <source>Cancel</source>
      <translation>Cancelar</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/ActionsBar.qml" />
      <source>Clear alarm</source>
      <translation>Quitar alarma</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/ActionsBar.qml" />
      <source>Exceptions</source>
      <translation>Excepciones</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/ActionsBar.qml" />
      <source>Floor is here</source>
      <translation>Llegó el piso</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/ActionsBar.qml" />
      <source>Forfeit hand</source>
      <translation>Perder por falta</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/ActionsBar.qml" />
      <source>Misread</source>
      <translation>Mala lectura</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/ActionsBar.qml" />
      <source>Misread card</source>
      <translation>Carta mal leída</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/ActionsBar.qml" />
      <source>Misread die</source>
      <translation>Dado mal leído</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/ActionsBar.qml" />
      <source>↩ Undo</source>
      <translation>↩ Deshacer</translation>
    </message>
  </context>
  <context>
    <name>AskedPlaces</name>
    <message>
      <location filename="../../ui/qml/table/AskedPlaces.qml" />
      <source>%1, card %2</source>
      <translation>%1, carta %2</translation>
    </message>
  </context>
  <context>
    <name>BooksNight</name>
    <message>
      <location filename="../../ui/qml/pages/BooksNight.qml" />
      <source>Charity</source>
      <translation>Entidad benéfica</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/BooksNight.qml" />
      <source>Closer</source>
      <translation>Cierre</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/BooksNight.qml" />
      <source>Credits</source>
      <translation>Créditos</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/BooksNight.qml" />
      <source>Deposit</source>
      <translation>Depósito</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/BooksNight.qml" />
      <source>Difference</source>
      <translation>Diferencia</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/BooksNight.qml" />
      <source>Drop</source>
      <translation>Drop</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/BooksNight.qml" />
      <source>Fills</source>
      <translation>Rellenos</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/BooksNight.qml" />
      <source>Hands say</source>
      <translation>Según las manos</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/BooksNight.qml" />
      <source>House</source>
      <translation>Casa</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/BooksNight.qml" />
      <source>Opener</source>
      <translation>Apertura</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/BooksNight.qml" />
      <source>State</source>
      <translation>Estado</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/BooksNight.qml" />
      <source>Table</source>
      <translation>Mesa</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/BooksNight.qml" />
      <source>Where it goes</source>
      <translation>A dónde va</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/BooksNight.qml" />
      <source>Win</source>
      <translation>Ganancia</translation>
    </message>
  </context>
  <context>
    <name>BooksPage</name>
    <message>
      <location filename="../../ui/qml/pages/BooksPage.qml" />
      <source>Go on</source>
      <translation>Continuar</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/BooksPage.qml" />
      <source>Sign</source>
      <translation>Firmar</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/BooksPage.qml" />
      <source>Write the packets</source>
      <translation>Escribir los informes</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/BooksPage.qml" />
      <source>← Back</source>
      <translation>← Atrás</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/BooksPage.qml" />
      <source>← Back to the table</source>
      <translation>← Volver a la mesa</translation>
    </message>
  </context>
  <context>
    <name>BooksText</name>
    <message>
      <location filename="../../ui/qml/pages/BooksText.qml" />
      <source>Space</source>
      <translation>Espacio</translation>
    </message>
  </context>
  <context>
    <name>CameraFrame</name>
    <message>
      <location filename="../../ui/qml/camera/CameraFrame.qml" />
      <source>← Back to the table</source>
      <translation>← Volver a la mesa</translation>
    </message>
  </context>
  <context>
    <name>ClockLock</name>
    <message>
      <location filename="../../ui/qml/table/ClockLock.qml" />
      <source>Lock the screen to clean it</source>
      <translation>Bloquear la pantalla para limpiarla</translation>
    </message>
  </context>
  <context>
    <name>ClockPage</name>
    <message>
      <location filename="../../ui/qml/pages/ClockPage.qml" />
      <source>Enter the time</source>
      <translation>Introducir la hora</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/ClockPage.qml" />
      <source>Sign for this time</source>
      <translation>Firmar esta hora</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/ClockPage.qml" />
      <source>← Back to the table</source>
      <translation>← Volver a la mesa</translation>
    </message>
  </context>
  <context>
    <name>ConsoleAmounts</name>
    <message>
      <location filename="../../ui/qml/floor/ConsoleAmounts.qml" />
      <source>At all tables</source>
      <translation>En todas las mesas</translation>
    </message>
    <message>
      <location filename="../../ui/qml/floor/ConsoleAmounts.qml" />
      <source>Next jackpot</source>
      <translation>Jackpot siguiente</translation>
    </message>
  </context>
  <context>
    <name>ConsoleCalls</name>
    <message>
      <location filename="../../ui/qml/floor/ConsoleCalls.qml" />
      <source>Calls</source>
      <translation>Llamadas</translation>
    </message>
  </context>
  <context>
    <name>ConsoleHeader</name>
    <message>
      <location filename="../../ui/qml/floor/ConsoleHeader.qml" />
      <source>Floor console</source>
      <translation>Consola de piso</translation>
    </message>
    <message>
      <location filename="../../ui/qml/floor/ConsoleHeader.qml" />
      <source>Night</source>
      <translation>Noche</translation>
    </message>
    <message>
      <location filename="../../ui/qml/floor/ConsoleHeader.qml" />
      <source>People</source>
      <translation>Personal</translation>
    </message>
    <message>
      <location filename="../../ui/qml/floor/ConsoleHeader.qml" />
      <source>Search hands</source>
      <translation>Buscar manos</translation>
    </message>
    <message>
      <location filename="../../ui/qml/floor/ConsoleHeader.qml" />
      <source>Sign out %1</source>
      <translation>Salir %1</translation>
    </message>
    <message>
      <location filename="../../ui/qml/floor/ConsoleHeader.qml" />
      <source>Tables</source>
      <translation>Mesas</translation>
    </message>
  </context>
  <context>
    <name>ConsolePanel</name>
    <message>
      <location filename="../../ui/qml/floor/ConsolePanel.qml" />
      <source>Touch a call or a table.</source>
      <translation>Toque una llamada o una mesa.</translation>
    </message>
  </context>
  <context>
    <name>ConsoleSearch</name>
    <message>
      <location filename="../../ui/qml/floor/ConsoleSearch.qml" />
      <source>All hands</source>
      <translation>Todas las manos</translation>
    </message>
    <message>
      <location filename="../../ui/qml/floor/ConsoleSearch.qml" />
      <source>Search</source>
      <translation>Buscar</translation>
    </message>
    <message>
      <location filename="../../ui/qml/floor/ConsoleSearch.qml" />
      <source>Touch a hand to replay it.</source>
      <translation>Toque una mano para volver a verla.</translation>
    </message>
  </context>
  <context>
    <name>ConsoleSignIn</name>
    <message>
      <location filename="../../ui/qml/floor/ConsoleSignIn.qml" />
      <source>Floor console</source>
      <translation>Consola de piso</translation>
    </message>
    <message>
      <location filename="../../ui/qml/floor/ConsoleSignIn.qml" />
      <source>Sign in</source>
      <translation>Entrar</translation>
    </message>
  </context>
  <context>
    <name>DeskPage</name>
    <message>
      <location filename="../../ui/qml/pages/DeskPage.qml" />
      <source>← Back to the table</source>
      <translation>← Volver a la mesa</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/DeskPage.qml" />
      <source>↑ Back</source>
      <translation>↑ Atrás</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/DeskPage.qml" />
      <source>↓ More</source>
      <translation>↓ Más</translation>
    </message>
  </context>
  <context>
    <name>DiagnosticsDevices</name>
    <message>
      <location filename="../../ui/qml/pages/DiagnosticsDevices.qml" />
      <source>%1 · %2 · %3</source>
      <translation>%1 · %2 · %3</translation>
    </message>
  </context>
  <context>
    <name>DiagnosticsPage</name>
    <message>
      <location filename="../../ui/qml/pages/DiagnosticsPage.qml" />
      <source>Diagnostics</source>
      <translation>Diagnóstico</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/DiagnosticsPage.qml" />
      <source>← Back to the table</source>
      <translation>← Volver a la mesa</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/DiagnosticsPage.qml" />
      <source>↑ Back</source>
      <translation>↑ Atrás</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/DiagnosticsPage.qml" />
      <source>↓ More</source>
      <translation>↓ Más</translation>
    </message>
  </context>
  <context>
    <name>DiagnosticsSurface</name>
    <message>
      <location filename="../../ui/qml/pages/DiagnosticsSurface.qml" />
      <source>Done</source>
      <translation>Hecho</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/DiagnosticsSurface.qml" />
      <source>Plain colors</source>
      <translation>Colores planos</translation>
    </message>
  </context>
  <context>
    <name>EvidencePage</name>
    <message>
      <location filename="../../ui/qml/pages/EvidencePage.qml" />
      <source>Next hand</source>
      <translation>Mano siguiente</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/EvidencePage.qml" />
      <source>Previous hand</source>
      <translation>Mano anterior</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/EvidencePage.qml" />
      <source>← Back to the table</source>
      <translation>← Volver a la mesa</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/EvidencePage.qml" />
      <source>↑ Back</source>
      <translation>↑ Atrás</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/EvidencePage.qml" />
      <source>↓ More</source>
      <translation>↓ Más</translation>
    </message>
  </context>
  <context>
    <name>EvidenceReading</name>
    <message>
      <location filename="../../ui/qml/pages/EvidenceReading.qml" />
      <source>%1 · %2</source>
      <translation>%1 · %2</translation>
    </message>
  </context>
  <context>
    <name>FloorBanner</name>
    <message>
      <location filename="../../ui/qml/table/FloorBanner.qml" />
      <source>Dispute</source>
      <translation>Disputa</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/FloorBanner.qml" />
      <source>Misread card</source>
      <translation>Carta mal leída</translation>
    </message>
  </context>
  <context>
    <name>FloorWindow</name>
    <message>
      <location filename="../../ui/qml/floor/FloorWindow.qml" />
      <source>Floor console</source>
      <translation>Consola de piso</translation>
    </message>
    <message>
      <location filename="../../ui/qml/floor/FloorWindow.qml" />
      <source>← Back to the floor</source>
      <translation>← Volver a la sala</translation>
    </message>
  </context>
  <context>
    <name>FoldedSeat</name>
    <message>
      <location filename="../../ui/qml/table/FoldedSeat.qml" />
      <source>D</source>
      <comment>the dealer button</comment>
      <translation>D</translation>
    </message>
  </context>
  <context>
    <name>Guide</name>
    <message>
      <location filename="../../ui/qml/table/Guide.qml" />
      <source>%1 · Why?</source>
      <translation>%1 · ¿Por qué?</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/Guide.qml" />
      <source>Why?</source>
      <translation>¿Por qué?</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/Guide.qml" />
      <source>“%1”</source>
      <translation>“%1”</translation>
    </message>
  </context>
  <context>
    <name>HistoryFilters</name>
    <message>
      <location filename="../../ui/qml/pages/HistoryFilters.qml" />
      <source>All hands</source>
      <translation>Todas las manos</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/HistoryFilters.qml" />
      <source>Clear</source>
      <translation>Borrar</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/HistoryFilters.qml" />
      <source>Hand history</source>
      <translation>Historial de manos</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/HistoryFilters.qml" />
      <source>More names</source>
      <translation>Más nombres</translation>
    </message>
  </context>
  <context>
    <name>HistoryPage</name>
    <message>
      <location filename="../../ui/qml/pages/HistoryPage.qml" />
      <source>← Back to the table</source>
      <translation>← Volver a la mesa</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/HistoryPage.qml" />
      <source>↑ Newer</source>
      <translation>↑ Más nuevas</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/HistoryPage.qml" />
      <source>↓ Older</source>
      <translation>↓ Más antiguas</translation>
    </message>
  </context>
  <context>
    <name>HistoryRow</name>
    <message>
      <location filename="../../ui/qml/pages/HistoryRow.qml" />
      <source>%1 · %2</source>
      <translation>%1 · %2</translation>
    </message>
  </context>
  <context>
    <name>JackpotAmounts</name>
    <message>
      <location filename="../../ui/qml/shift/JackpotAmounts.qml" />
      <source>Now %1</source>
      <translation>Ahora %1</translation>
    </message>
  </context>
  <context>
    <name>LiveFelt</name>
    <message>
      <location filename="../../ui/qml/table/LiveFelt.qml" />
      <source>%1 · %2</source>
      <translation>%1 · %2</translation>
    </message>
  </context>
  <context>
    <name>MenuSheet</name>
    <message>
      <location filename="../../ui/qml/controls/MenuSheet.qml" />
      <source>Sign</source>
      <translation>Firmar</translation>
    </message>
  </context>
  <context>
    <name>PaletteStrip</name>
    <message>
      <location filename="../../ui/qml/table/PaletteStrip.qml" />
      <source>Touch a chip, then touch a spot:</source>
      <translation>Toque una ficha y luego su lugar:</translation>
    </message>
  </context>
  <context>
    <name>PayTables</name>
    <message>
      <location filename="../../ui/qml/controls/PayTables.qml" />
      <source>More pay tables · %1 of %2</source>
      <translation>Más tablas de pago · %1 de %2</translation>
    </message>
  </context>
  <context>
    <name>PeoplePage</name>
    <message>
      <location filename="../../ui/qml/pages/PeoplePage.qml" />
      <source>Add a person</source>
      <translation>Agregar una persona</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/PeoplePage.qml" />
      <source>Go on</source>
      <translation>Seguir</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/PeoplePage.qml" />
      <source>People</source>
      <translation>Personal</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/PeoplePage.qml" />
      <source>Sign</source>
      <translation>Firmar</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/PeoplePage.qml" />
      <source>Space</source>
      <translation>Espacio</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/PeoplePage.qml" />
      <source>Yes, two people</source>
      <translation>Sí, son dos personas</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/PeoplePage.qml" />
      <source>← Back</source>
      <translation>← Atrás</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/PeoplePage.qml" />
      <source>← Back to the table</source>
      <translation>← Volver a la mesa</translation>
    </message>
  </context>
  <context>
    <name>PinKeys</name>
    <message>
      <location filename="../../ui/qml/controls/PinKeys.qml" />
      <source>Other name</source>
      <translation>Otro nombre</translation>
    </message>
  </context>
  <context>
    <name>PinPad</name>
    <message>
      <location filename="../../ui/qml/controls/PinPad.qml" />
      <source>Back</source>
      <translation>Volver</translation>
    </message>
    <message>
      <location filename="../../ui/qml/controls/PinPad.qml" />
      <source>Find a name</source>
      <translation>Buscar un nombre</translation>
    </message>
  </context>
  <context>
    <name>Pots</name>
    <message>
      <location filename="../../ui/qml/table/Pots.qml" />
      <source>Pot total</source>
      <translation>Bote total</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/Pots.qml" />
      <source>seats %1</source>
      <translation>asientos %1</translation>
    </message>
  </context>
  <context>
    <name>Rail</name>
    <message>
      <location filename="../../ui/qml/table/Rail.qml" />
      <source>%1 · %2</source>
      <translation>%1 · %2</translation>
    </message>
  </context>
  <context>
    <name>RecallPage</name>
    <message>
      <location filename="../../ui/qml/pages/RecallPage.qml" />
      <source>Camera</source>
      <translation>Cámara</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/RecallPage.qml" />
      <source>Camera evidence</source>
      <translation>Pruebas de la cámara</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/RecallPage.qml" />
      <source>Close</source>
      <translation>Cerrar</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/RecallPage.qml" />
      <source>Close recall</source>
      <translation>Cerrar repaso</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/RecallPage.qml" />
      <source>Dispute</source>
      <translation>Disputa</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/RecallPage.qml" />
      <source>Forward one step →</source>
      <translation>Un paso adelante →</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/RecallPage.qml" />
      <source>Next question</source>
      <translation>Pregunta siguiente</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/RecallPage.qml" />
      <source>Previous question</source>
      <translation>Pregunta anterior</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/RecallPage.qml" />
      <source>RECALL</source>
      <translation>REPASO</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/RecallPage.qml" />
      <source>Reopen</source>
      <translation>Reabrir</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/RecallPage.qml" />
      <source>This hand is over. Nothing here can be paid or changed.</source>
      <translation>Esta mano terminó. Aquí no se puede pagar ni cambiar nada.</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/RecallPage.qml" />
      <source>To the end</source>
      <translation>Al final</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/RecallPage.qml" />
      <source>To the start</source>
      <translation>Al principio</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/RecallPage.qml" />
      <source>← Back one step</source>
      <translation>← Un paso atrás</translation>
    </message>
  </context>
  <context>
    <name>RulesEntries</name>
    <message>
      <location filename="../../ui/qml/pages/RulesEntries.qml" />
      <source>%1: %2</source>
      <translation>%1: %2</translation>
    </message>
  </context>
  <context>
    <name>RulesPage</name>
    <message>
      <location filename="../../ui/qml/pages/RulesPage.qml" />
      <source>New word</source>
      <translation>Otra palabra</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/RulesPage.qml" />
      <source>Rules</source>
      <translation>Reglas</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/RulesPage.qml" />
      <source>← Back to the table</source>
      <translation>← Volver a la mesa</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/RulesPage.qml" />
      <source>↑ Back</source>
      <translation>↑ Atrás</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/RulesPage.qml" />
      <source>↓ More</source>
      <translation>↓ Más</translation>
    </message>
  </context>
  <context>
    <name>ScreenGroup</name>
    <message>
      <location filename="../../ui/qml/pages/ScreenGroup.qml" />
      <source>✓ %1</source>
      <translation>✓ %1</translation>
    </message>
  </context>
  <context>
    <name>ScreenPage</name>
    <message>
      <location filename="../../ui/qml/pages/ScreenPage.qml" />
      <source>= Push</source>
      <translation>= Empatar</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/ScreenPage.qml" />
      <source>Screen</source>
      <translation>Pantalla</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/ScreenPage.qml" />
      <source>← Back to the table</source>
      <translation>← Volver a la mesa</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/ScreenPage.qml" />
      <source>▲ Pay</source>
      <translation>▲ Pagar</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/ScreenPage.qml" />
      <source>▼ Take</source>
      <translation>▼ Recoger</translation>
    </message>
  </context>
  <context>
    <name>SeatDue</name>
    <message>
      <location filename="../../ui/qml/table/SeatDue.qml" />
      <source>%1 · %2</source>
      <translation>%1 · %2</translation>
    </message>
  </context>
  <context>
    <name>SeatHead</name>
    <message>
      <location filename="../../ui/qml/table/SeatHead.qml" />
      <source>D</source>
      <comment>the dealer button</comment>
      <translation>D</translation>
    </message>
  </context>
  <context>
    <name>SeatPanel</name>
    <message>
      <location filename="../../ui/qml/table/SeatPanel.qml" />
      <source>Forfeit seat %1</source>
      <translation>Asiento %1 pierde</translation>
    </message>
  </context>
  <context>
    <name>SeatTiles</name>
    <message>
      <location filename="../../ui/qml/table/SeatTiles.qml" />
      <source>Clear</source>
      <translation>Borrar</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/SeatTiles.qml" />
      <source>Repeat bets</source>
      <translation>Repetir</translation>
    </message>
  </context>
  <context>
    <name>ShiftGames</name>
    <message>
      <location filename="../../ui/qml/shift/ShiftGames.qml" />
      <source>%1 · %2</source>
      <translation>%1 · %2</translation>
    </message>
    <message>
      <location filename="../../ui/qml/shift/ShiftGames.qml" />
      <source>%1 · %2 · %3</source>
      <translation>%1 · %2 · %3</translation>
    </message>
  </context>
  <context>
    <name>ShiftGuide</name>
    <message>
      <location filename="../../ui/qml/shift/ShiftGuide.qml" />
      <source>%1 · %2</source>
      <translation>%1 · %2</translation>
    </message>
  </context>
  <context>
    <name>ShiftPage</name>
    <message>
      <location filename="../../ui/qml/shift/ShiftPage.qml" />
      <source>%1 →</source>
      <translation>%1 →</translation>
    </message>
  </context>
  <context>
    <name>ShiftPanel</name>
    <message>
      <location filename="../../ui/qml/shift/ShiftPanel.qml" />
      <source>Slip</source>
      <translation>Comprobante</translation>
    </message>
  </context>
  <context>
    <name>ShiftSign</name>
    <message>
      <location filename="../../ui/qml/shift/ShiftSign.qml" />
      <source>✓ %1</source>
      <translation>✓ %1</translation>
    </message>
  </context>
  <context>
    <name>SidePanel</name>
    <message>
      <location filename="../../ui/qml/table/SidePanel.qml" />
      <source>Cancel</source>
      <translation>Cancelar</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/SidePanel.qml" />
      <source>Enter</source>
      <translation>Introducir</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/SidePanel.qml" />
      <source>Floor is here</source>
      <translation>Llegó el piso</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/SidePanel.qml" />
      <source>Max</source>
      <translation>Máx</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/SidePanel.qml" />
      <source>Min</source>
      <translation>Mín</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/SidePanel.qml" />
      <source>Sign in</source>
      <translation>Entrar</translation>
    </message>
  </context>
  <context>
    <name>SignIn</name>
    <message>
      <location filename="../../ui/qml/shift/SignIn.qml" />
      <source>Cancel</source>
      <translation>Cancelar</translation>
    </message>
    <message>
      <location filename="../../ui/qml/shift/SignIn.qml" />
      <source>Sign in to deal at %1</source>
      <translation>Crupier: identifíquese en %1</translation>
    </message>
  </context>
  <context>
    <name>SignWindow</name>
    <message>
      <location filename="../../ui/qml/SignWindow.qml" />
      <source>Jackpots</source>
      <translation>Jackpots</translation>
    </message>
  </context>
  <context>
    <name>Stopped</name>
    <message>
      <location filename="../../ui/qml/Stopped.qml" />
      <source>Do not move cards or chips. A supervisor decides what happens next.</source>
      <translation>No mueva cartas ni fichas. Un supervisor decide qué sigue.</translation>
    </message>
    <message>
      <location filename="../../ui/qml/Stopped.qml" />
      <source>Stopped: call a supervisor</source>
      <translation>Detenido: llame a un supervisor</translation>
    </message>
  </context>
  <context>
    <name>StoppedWindow</name>
    <message>
      <location filename="../../ui/qml/StoppedWindow.qml" />
      <source>Cancel</source>
      <translation>Cancelar</translation>
    </message>
    <message>
      <location filename="../../ui/qml/StoppedWindow.qml" />
      <source>Close this window</source>
      <translation>Cerrar esta ventana</translation>
    </message>
    <message>
      <location filename="../../ui/qml/StoppedWindow.qml" />
      <source>Close this window: the table runs behind it. Nothing was changed.</source>
      <translation>Cierre esta ventana: la mesa sigue detrás. No se cambió nada.</translation>
    </message>
    <message>
      <location filename="../../ui/qml/StoppedWindow.qml" />
      <source>Continue from saved data</source>
      <translation>Continuar con lo guardado</translation>
    </message>
    <message>
      <location filename="../../ui/qml/StoppedWindow.qml" />
      <source>Dealer assist kiosk</source>
      <translation>Kiosco de ayuda al crupier</translation>
    </message>
    <message>
      <location filename="../../ui/qml/StoppedWindow.qml" />
      <source>Do not move cards or chips. Nothing was changed.</source>
      <translation>No mueva cartas ni fichas. No se cambió nada.</translation>
    </message>
    <message>
      <location filename="../../ui/qml/StoppedWindow.qml" />
      <source>Stopped: call a supervisor</source>
      <translation>Detenido: llame a un supervisor</translation>
    </message>
    <message>
      <location filename="../../ui/qml/StoppedWindow.qml" />
      <source>This table is already open</source>
      <translation>Esta mesa ya está abierta</translation>
    </message>
  </context>
  <context>
    <name>TrainingAllPage</name>
    <message>
      <location filename="../../ui/qml/training/TrainingAllPage.qml" />
      <source>Close training</source>
      <translation>Cerrar entrenamiento</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingAllPage.qml" />
      <source>Continue the drill</source>
      <translation>Seguir la práctica</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingAllPage.qml" />
      <source>Continue the examination</source>
      <translation>Seguir con el examen</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingAllPage.qml" />
      <source>Continue the hand</source>
      <translation>Seguir la mano</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingAllPage.qml" />
      <source>Everyone</source>
      <translation>Todos</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingAllPage.qml" />
      <source>Examination</source>
      <translation>Examen</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingAllPage.qml" />
      <source>Guided hands</source>
      <translation>Manos guiadas</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingAllPage.qml" />
      <source>My progress</source>
      <translation>Mi progreso</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingAllPage.qml" />
      <source>Name the hand, work out the payout, cut the chips</source>
      <translation>Nombre la mano, calcule el pago, corte las fichas</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingAllPage.qml" />
      <source>New scenario</source>
      <translation>Escenario nuevo</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingAllPage.qml" />
      <source>Payout drill</source>
      <translation>Práctica de pagos</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingAllPage.qml" />
      <source>Sign out</source>
      <translation>Salir</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingAllPage.qml" />
      <source>The kiosk asks; you see your score at the end</source>
      <translation>El kiosco pregunta; al final ve su nota</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingAllPage.qml" />
      <source>What do you want to train?</source>
      <translation>¿Qué quiere entrenar?</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingAllPage.qml" />
      <source>Where you left off</source>
      <translation>Donde la dejó</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingAllPage.qml" />
      <source>paused</source>
      <translation>en pausa</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingAllPage.qml" />
      <source>← Back</source>
      <translation>← Atrás</translation>
    </message>
  </context>
  <context>
    <name>TrainingDrillPage</name>
    <message>
      <location filename="../../ui/qml/training/TrainingDrillPage.qml" />
      <source>%1 (%2)</source>
      <translation>%1 (%2)</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingDrillPage.qml" />
      <source>%1 →</source>
      <translation>%1 →</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingDrillPage.qml" />
      <source>I don’t know</source>
      <translation>No lo sé</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingDrillPage.qml" />
      <source>Show the rule</source>
      <translation>Mostrar la regla</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingDrillPage.qml" />
      <source>Stop</source>
      <translation>Parar</translation>
    </message>
  </context>
  <context>
    <name>TrainingExamAsk</name>
    <message>
      <location filename="../../ui/qml/training/TrainingExamAsk.qml" />
      <source>%1: %2</source>
      <translation>%1: %2</translation>
    </message>
  </context>
  <context>
    <name>TrainingExamPage</name>
    <message>
      <location filename="../../ui/qml/training/TrainingExamPage.qml" />
      <source>Answer this seat →</source>
      <translation>Responder este asiento →</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingExamPage.qml" />
      <source>Hand in</source>
      <translation>Entregar</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingExamPage.qml" />
      <source>Stop</source>
      <translation>Parar</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingExamPage.qml" />
      <source>Undo this answer</source>
      <translation>Deshacer respuesta</translation>
    </message>
  </context>
  <context>
    <name>TrainingExchangePage</name>
    <message>
      <location filename="../../ui/qml/training/TrainingExchangePage.qml" />
      <source>← Back</source>
      <translation>← Atrás</translation>
    </message>
  </context>
  <context>
    <name>TrainingExercisesPage</name>
    <message>
      <location filename="../../ui/qml/training/TrainingExercisesPage.qml" />
      <source>← Back</source>
      <translation>← Atrás</translation>
    </message>
  </context>
  <context>
    <name>TrainingFelt</name>
    <message>
      <location filename="../../ui/qml/training/TrainingFelt.qml" />
      <source>× %1</source>
      <translation>× %1</translation>
    </message>
  </context>
  <context>
    <name>TrainingFigures</name>
    <message>
      <location filename="../../ui/qml/training/TrainingFigures.qml" />
      <source>Where time is lost and mistakes are made</source>
      <translation>Dónde se pierde tiempo y se cometen errores</translation>
    </message>
  </context>
  <context>
    <name>TrainingHandPage</name>
    <message>
      <location filename="../../ui/qml/training/TrainingHandPage.qml" />
      <source>Cancel</source>
      <translation>Cancelar</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingHandPage.qml" />
      <source>Deal it yourself →</source>
      <translation>Repártala usted →</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingHandPage.qml" />
      <source>Misread card</source>
      <translation>Carta mal leída</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingHandPage.qml" />
      <source>My progress</source>
      <translation>Mi progreso</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingHandPage.qml" />
      <source>Next up →</source>
      <translation>Qué sigue →</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingHandPage.qml" />
      <source>Next →</source>
      <translation>Siguiente →</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingHandPage.qml" />
      <source>Repeat this hand</source>
      <translation>Repetir esta mano</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingHandPage.qml" />
      <source>Show me</source>
      <translation>Muéstreme</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingHandPage.qml" />
      <source>Show the rule</source>
      <translation>Mostrar la regla</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingHandPage.qml" />
      <source>Stop</source>
      <translation>Parar</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingHandPage.qml" />
      <source>Wrong moves: %1</source>
      <translation>Pasos erróneos: %1</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingHandPage.qml" />
      <source>Your move  →  correct move</source>
      <translation>Su paso  →  paso correcto</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingHandPage.qml" />
      <source>← Back</source>
      <translation>← Atrás</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingHandPage.qml" />
      <source>✓  %1 · %2</source>
      <translation>✓  %1 · %2</translation>
    </message>
  </context>
  <context>
    <name>TrainingHeader</name>
    <message>
      <location filename="../../ui/qml/training/TrainingHeader.qml" />
      <source>No real wagers</source>
      <translation>Sin apuestas reales</translation>
    </message>
  </context>
  <context>
    <name>TrainingHeat</name>
    <message>
      <location filename="../../ui/qml/training/TrainingHeat.qml" />
      <source>Lines %1</source>
      <translation>Líneas %1</translation>
    </message>
  </context>
  <context>
    <name>TrainingListPage</name>
    <message>
      <location filename="../../ui/qml/training/TrainingListPage.qml" />
      <source>Hand %1</source>
      <translation>Mano %1</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingListPage.qml" />
      <source>← Back</source>
      <translation>← Atrás</translation>
    </message>
  </context>
  <context>
    <name>TrainingMap</name>
    <message>
      <location filename="../../ui/qml/training/TrainingMap.qml" />
      <source>What you know, in the order of the hand</source>
      <translation>Lo que sabe, en el orden de la mano</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingMap.qml" />
      <source>✓ strong · gold: weak</source>
      <translation>✓ fuerte · dorado: débil</translation>
    </message>
  </context>
  <context>
    <name>TrainingNeedsPage</name>
    <message>
      <location filename="../../ui/qml/training/TrainingNeedsPage.qml" />
      <source>Hand that touches</source>
      <translation>Mano que toca</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingNeedsPage.qml" />
      <source>It is kept with the certificate’s record. The printed certificate does not show it.</source>
      <translation>Se guarda en el registro del certificado. El certificado impreso no lo muestra.</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingNeedsPage.qml" />
      <source>Sign</source>
      <translation>Firmar</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingNeedsPage.qml" />
      <source>Size of words</source>
      <translation>Tamaño de las palabras</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingNeedsPage.qml" />
      <source>Time for an answer</source>
      <translation>Tiempo por respuesta</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingNeedsPage.qml" />
      <source>← Back</source>
      <translation>← Atrás</translation>
    </message>
  </context>
  <context>
    <name>TrainingOutcomePage</name>
    <message>
      <location filename="../../ui/qml/training/TrainingOutcomePage.qml" />
      <source>Begin the examination</source>
      <translation>Empezar el examen</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingOutcomePage.qml" />
      <source>My progress</source>
      <translation>Mi progreso</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingOutcomePage.qml" />
      <source>Next up →</source>
      <translation>Qué sigue →</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingOutcomePage.qml" />
      <source>← Back</source>
      <translation>← Atrás</translation>
    </message>
  </context>
  <context>
    <name>TrainingPeoplePage</name>
    <message>
      <location filename="../../ui/qml/training/TrainingPeoplePage.qml" />
      <source>Certified</source>
      <translation>Certificado</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingPeoplePage.qml" />
      <source>Correct</source>
      <translation>Aciertos</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingPeoplePage.qml" />
      <source>Export CSV</source>
      <translation>Exportar CSV</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingPeoplePage.qml" />
      <source>Hours</source>
      <translation>Horas</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingPeoplePage.qml" />
      <source>Last day</source>
      <translation>Último día</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingPeoplePage.qml" />
      <source>Name</source>
      <translation>Nombre</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingPeoplePage.qml" />
      <source>Other kiosks</source>
      <translation>Otros kioscos</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingPeoplePage.qml" />
      <source>Score</source>
      <translation>Nota</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingPeoplePage.qml" />
      <source>Sort</source>
      <translation>Ordenar</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingPeoplePage.qml" />
      <source>Stage</source>
      <translation>Etapa</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingPeoplePage.qml" />
      <source>Weakest line</source>
      <translation>Línea más floja</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingPeoplePage.qml" />
      <source>Weekly report</source>
      <translation>Informe semanal</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingPeoplePage.qml" />
      <source>← Back</source>
      <translation>← Atrás</translation>
    </message>
  </context>
  <context>
    <name>TrainingReasonsPage</name>
    <message>
      <location filename="../../ui/qml/training/TrainingReasonsPage.qml" />
      <source>← Back</source>
      <translation>← Atrás</translation>
    </message>
  </context>
  <context>
    <name>TrainingReportPage</name>
    <message>
      <location filename="../../ui/qml/training/TrainingReportPage.qml" />
      <source>Certify</source>
      <translation>Certificar</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingReportPage.qml" />
      <source>Correct answers by week</source>
      <translation>Respuestas correctas por semana</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingReportPage.qml" />
      <source>Export CSV</source>
      <translation>Exportar CSV</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingReportPage.qml" />
      <source>Give to a person</source>
      <translation>Asignar a una persona</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingReportPage.qml" />
      <source>Needs</source>
      <translation>Necesidades</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingReportPage.qml" />
      <source>One-page PDF</source>
      <translation>PDF de una página</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingReportPage.qml" />
      <source>Print certificate</source>
      <translation>Imprimir certificado</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingReportPage.qml" />
      <source>Procedure by type of move</source>
      <translation>Procedimiento, por tipo de paso</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingReportPage.qml" />
      <source>Revoke</source>
      <translation>Revocar</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingReportPage.qml" />
      <source>← Back</source>
      <translation>← Atrás</translation>
    </message>
  </context>
  <context>
    <name>TrainingRing</name>
    <message>
      <location filename="../../ui/qml/training/TrainingRing.qml" />
      <source>of %1 left</source>
      <translation>de %1 restantes</translation>
    </message>
  </context>
  <context>
    <name>TrainingSettlePad</name>
    <message>
      <location filename="../../ui/qml/training/TrainingSettlePad.qml" />
      <source>%1 × %2</source>
      <translation>%1 × %2</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingSettlePad.qml" />
      <source>Call the floor</source>
      <translation>Llamar al piso</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingSettlePad.qml" />
      <source>Clear chips: %1</source>
      <translation>Quitar fichas: %1</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingSettlePad.qml" />
      <source>Pay</source>
      <translation>Pagar</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingSettlePad.qml" />
      <source>Push</source>
      <translation>Empate</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingSettlePad.qml" />
      <source>Take</source>
      <translation>Recoger</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingSettlePad.qml" />
      <source>× %1</source>
      <translation>× %1</translation>
    </message>
  </context>
  <context>
    <name>TrainingSignIn</name>
    <message>
      <location filename="../../ui/qml/training/TrainingSignIn.qml" />
      <source>Cancel</source>
      <translation>Cancelar</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingSignIn.qml" />
      <source>Examinations</source>
      <translation>Exámenes</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingSignIn.qml" />
      <source>Sign</source>
      <translation>Firmar</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingSignIn.qml" />
      <source>Sign in</source>
      <translation>Entrar</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingSignIn.qml" />
      <source>Sign in to train at %1</source>
      <translation>Identifíquese para entrenar en %1</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingSignIn.qml" />
      <source>Stop</source>
      <translation>Detener</translation>
    </message>
  </context>
  <context>
    <name>TrainingToday</name>
    <message>
      <location filename="../../ui/qml/training/TrainingToday.qml" />
      <source>Start →</source>
      <translation>Empezar →</translation>
    </message>
  </context>
  <context>
    <name>TrainingVerdict</name>
    <message>
      <location filename="../../ui/qml/training/TrainingVerdict.qml" />
      <source>%1 (%2)</source>
      <translation>%1 (%2)</translation>
    </message>
  </context>
  <context>
    <name>TrainingWayPage</name>
    <message>
      <location filename="../../ui/qml/training/TrainingWayPage.qml" />
      <source>Close training</source>
      <translation>Cerrar entrenamiento</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingWayPage.qml" />
      <source>Everyone</source>
      <translation>Todos</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingWayPage.qml" />
      <source>Exercises</source>
      <translation>Ejercicios</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingWayPage.qml" />
      <source>Hands, examination</source>
      <translation>Manos, examen</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingWayPage.qml" />
      <source>My answers</source>
      <translation>Mis respuestas</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingWayPage.qml" />
      <source>My progress</source>
      <translation>Mi progreso</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingWayPage.qml" />
      <source>Other kiosks</source>
      <translation>Otros kioscos</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingWayPage.qml" />
      <source>Sign out</source>
      <translation>Salir</translation>
    </message>
  </context>
  <context>
    <name>TrainingWeakSpots</name>
    <message>
      <location filename="../../ui/qml/training/TrainingWeakSpots.qml" />
      <source>Weak spots · the last one you missed of each</source>
      <translation>Puntos débiles · el último fallo de cada uno</translation>
    </message>
  </context>
  <context>
    <name>TrainingWindow</name>
    <message>
      <location filename="../../ui/qml/training/TrainingWindow.qml" />
      <source>TRAINING · %1</source>
      <translation>ENTRENAMIENTO · %1</translation>
    </message>
  </context>
  <context>
    <name>kiosk</name>
    <message>
      <location filename="../../kiosk/app/commands/players.py" />
      <source>  corrected: {way} {amount} from {player} to {to}, {reason}; signed by {id}</source>
      <translation>  corregido: {way} {amount} de {player} a {to}, {reason}; firmado por {id}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source># Deck miscounted</source>
      <translation># Baraja mal contada</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/desk.py" />
      <source>${amount}</source>
      <translation>${amount}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/floor/words.py" />
      <source>%n alerts</source>
      <translation>
        <numerusform>%n aviso</numerusform>
        <numerusform>%n avisos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>%n answers added.</source>
      <translation>
        <numerusform>%n respuesta incorporada.</numerusform>
        <numerusform>%n respuestas incorporadas.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>%n answers added; {twice} also answered here: both are kept.</source>
      <translation>
        <numerusform>%n respuesta incorporada, también respondida aquí: se conservan ambas.</numerusform>
        <numerusform>%n respuestas incorporadas; {twice} también respondidas aquí: se conservan ambas.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>%n answers from other kiosks are here now.</source>
      <translation>
        <numerusform>Ya está aquí %n respuesta de otro kiosco.</numerusform>
        <numerusform>Ya están aquí %n respuestas de otros kioscos.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>%n answers ran out of time.</source>
      <translation>
        <numerusform>Se agotó el tiempo de %n respuesta.</numerusform>
        <numerusform>Se agotó el tiempo de %n respuestas.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>%n bytes</source>
      <translation>
        <numerusform>%n byte</numerusform>
        <numerusform>%n bytes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../drivers/camera/reading/deck.py" />
      <source>%n cards have not been shown yet: {names}.</source>
      <translation>
        <numerusform>Aún no se ha mostrado %n carta: {names}.</numerusform>
        <numerusform>Aún no se han mostrado %n cartas: {names}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/camera/deck.py" />
      <source>%n cards. Show the deck again in more light, or deal without the camera.</source>
      <translation>
        <numerusform>%n carta. Muestre la baraja de nuevo con más luz, o reparta sin la cámara.</numerusform>
        <numerusform>%n cartas. Muestre la baraja de nuevo con más luz, o reparta sin la cámara.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/app/floor/access.py" />
      <source>%n certificates revoked</source>
      <translation>
        <numerusform>%n certificado revocado</numerusform>
        <numerusform>%n certificados revocados</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/shift/words.py" />
      <source>%n chips of {chip} were in the rack: this game has no tube for them.</source>
      <translation>
        <numerusform>%n ficha de {chip} estaba en el rack: este juego no tiene tubo para ella.</numerusform>
        <numerusform>%n fichas de {chip} estaban en el rack: este juego no tiene tubo para ellas.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/app/floor/access.py" />
      <source>%n connections ended</source>
      <translation>
        <numerusform>%n conexión terminada</numerusform>
        <numerusform>%n conexiones terminadas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/floor/words.py" />
      <source>%n days left</source>
      <translation>
        <numerusform>queda %n día</numerusform>
        <numerusform>quedan %n días</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/controls/words.py" />
      <source>%n devices need attention</source>
      <translation>
        <numerusform>%n aparato pide atención</numerusform>
        <numerusform>%n aparatos piden atención</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/shift/words.py" />
      <source>%n disputes wait for rulings, on hands {hands}. They can be ruled on after the closing.</source>
      <translation>
        <numerusform>%n disputa espera una decisión, sobre la mano {hands}. Puede resolverse después del cierre.</numerusform>
        <numerusform>%n disputas esperan una decisión, sobre las manos {hands}. Pueden resolverse después del cierre.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>%n earlier tries, {passed} passed</source>
      <translation>
        <numerusform>%n intento anterior, {passed} aprobados</numerusform>
        <numerusform>%n intentos anteriores, {passed} aprobados</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>%n events</source>
      <translation>
        <numerusform>%n evento</numerusform>
        <numerusform>%n eventos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/floor/words.py" />
      <source>%n events missing</source>
      <translation>
        <numerusform>falta %n evento</numerusform>
        <numerusform>faltan %n eventos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>%n events pushed</source>
      <translation>
        <numerusform>%n evento enviado</numerusform>
        <numerusform>%n eventos enviados</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/floor/words.py" />
      <source>%n hands</source>
      <translation>
        <numerusform>%n mano</numerusform>
        <numerusform>%n manos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>%n hands an hour</source>
      <translation>
        <numerusform>%n mano por hora</numerusform>
        <numerusform>%n manos por hora</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>%n hands an hour here</source>
      <translation>
        <numerusform>%n mano por hora aquí</numerusform>
        <numerusform>%n manos por hora aquí</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/floor/words.py" />
      <source>%n hands/h</source>
      <translation>
        <numerusform>%n mano/h</numerusform>
        <numerusform>%n manos/h</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>%n lines are due today</source>
      <translation>
        <numerusform>Hoy toca %n línea</numerusform>
        <numerusform>Hoy tocan %n líneas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>%n lines are still to learn</source>
      <translation>
        <numerusform>Falta aprender %n línea</numerusform>
        <numerusform>Faltan por aprender %n líneas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/shift/words.py" />
      <source>%n minutes on the way</source>
      <translation>
        <numerusform>%n minuto en camino</numerusform>
        <numerusform>%n minutos en camino</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>%n more are overdue: they come over the next days ({days}).</source>
      <translation>
        <numerusform>Hay %n más atrasada: vendrá en los próximos días ({days}).</numerusform>
        <numerusform>Hay %n más atrasadas: vendrán en los próximos días ({days}).</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>%n moves</source>
      <translation>
        <numerusform>%n paso</numerusform>
        <numerusform>%n pasos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>%n moves, none wrong.</source>
      <translation>
        <numerusform>%n paso, ninguno erróneo.</numerusform>
        <numerusform>%n pasos, ninguno erróneo.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>%n moves, {wrong} wrong, {hints} after a prompt.</source>
      <translation>
        <numerusform>%n paso; erróneos: {wrong}, con ayuda: {hints}.</numerusform>
        <numerusform>%n pasos; erróneos: {wrong}, con ayuda: {hints}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>%n moves, {wrong} wrong.</source>
      <translation>
        <numerusform>%n paso; erróneos: {wrong}.</numerusform>
        <numerusform>%n pasos; erróneos: {wrong}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/floor/words.py" />
      <source>%n players</source>
      <translation>
        <numerusform>%n jugador</numerusform>
        <numerusform>%n jugadores</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/shift/words.py" />
      <source>%n players have chips at the table, to cash out: {held}</source>
      <translation>
        <numerusform>%n jugador tiene fichas en la mesa, por canjear: {held}</numerusform>
        <numerusform>%n jugadores tienen fichas en la mesa, por canjear: {held}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>%n points</source>
      <translation>
        <numerusform>%n punto</numerusform>
        <numerusform>%n puntos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/shift/words.py" />
      <source>%n seats</source>
      <translation>
        <numerusform>%n asiento</numerusform>
        <numerusform>%n asientos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/drills/pots.py" />
      <source>%n shares: {each} each</source>
      <translation>
        <numerusform>En %n parte: {each}</numerusform>
        <numerusform>En %n partes: {each} cada una</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/pages/slips.py" />
      <source>%n slips at this table. Touch one to look at it.</source>
      <translation>
        <numerusform>%n comprobante en esta mesa. Tóquelo para verlo.</numerusform>
        <numerusform>%n comprobantes en esta mesa. Toque uno para verlo.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/floor/words.py" />
      <source>%n tables</source>
      <translation>
        <numerusform>%n mesa</numerusform>
        <numerusform>%n mesas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/shift/words.py" />
      <source>%n tubes differ.</source>
      <translation>
        <numerusform>%n tubo no coincide.</numerusform>
        <numerusform>%n tubos no coinciden.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>%n zones</source>
      <translation>
        <numerusform>%n zona</numerusform>
        <numerusform>%n zonas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../drivers/camera/eye.py" />
      <source>%n zones saved.</source>
      <translation>
        <numerusform>%n zona guardada.</numerusform>
        <numerusform>%n zonas guardadas.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/report.py" />
      <source>--from {first} is after --to {end}: exchange them.</source>
      <translation>--from {first} es posterior a --to {end}: intercámbielos.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/publishing.py" />
      <source>500 versions were published today: find out who uses this machine’s certificate.</source>
      <translation>Hoy se publicaron 500 versiones: averigüe quién usa el certificado de este equipo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>6 Card</source>
      <translation>6 Card</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>6 Card Bonus</source>
      <translation>Bono 6 Card</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>6 Card bonus</source>
      <translation>Bono 6 Card</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>6 Card settled</source>
      <translation>6 Card liquidado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>95% confident: at least {percent}% correct.</source>
      <translation>95% de confianza: al menos {percent}% correctas.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>? Disputed</source>
      <translation>? Disputada</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>A Blind wager is made before any card is dealt. It plays against the Blind pay table.</source>
      <translation>El Blind se apuesta antes de repartir cartas. Juega contra la tabla del Blind.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/pins.py" />
      <source>A PIN has {least} to {most} digits: choose another one.</source>
      <translation>Un PIN tiene de {least} a {most} dígitos: elija otro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/pins.py" />
      <source>A PIN has {most} digits: choose another one.</source>
      <translation>Un PIN tiene {most} dígitos: elija otro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>A PIN was entered to continue the hand.</source>
      <translation>Se introdujo un PIN para continuar la mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>A PIN was locked.</source>
      <translation>Un PIN quedó bloqueado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>A Peeker was lifted early</source>
      <translation>Un Peeker se levantó antes de tiempo</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>A Raise is a multiple of the Peek wager. A fold loses the Peek; the Blind stays in action.</source>
      <translation>Un Raise es múltiplo del Peek. Retirarse pierde el Peek; el Blind sigue en juego.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/floor.py" />
      <source>A badge alone does not acknowledge this: enter your PIN.</source>
      <translation>La tarjeta sola no confirma esto: introduzca su PIN.</translation>
    </message>
    <message>
      <location filename="../../drivers/badge/scanner/driver.py" />
      <source>A badge could not be read: swipe or hold it again.</source>
      <translation>No se pudo leer una tarjeta: pásela o acérquela otra vez.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>A bet or raise is short of the minimum</source>
      <translation>Una apuesta o subida no llega al mínimo</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/irregularities.py" />
      <source>A bonus card was exposed early</source>
      <translation>Una carta del bono se expuso antes de tiempo</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>A breach of the rules forfeits the hand. Its chips stay in; muck the cards.</source>
      <translation>Por faltar a las reglas se pierde la mano. Sus fichas se quedan; descarte las cartas.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>A breach of the rules forfeits the hand. Take the wagers on it; muck the cards.</source>
      <translation>Por faltar a las reglas se pierde la mano. Recoja sus apuestas; descarte las cartas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>A burn was forgotten</source>
      <translation>Se olvidó una quema</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>A button on the shoe was pressed at the wrong time: check the shoe.</source>
      <translation>Se pulsó un botón del sabot a destiempo: revise el sabot.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/handbook.py" />
      <source>A call and at least as much on top as the last bet or raise, within the table’s limits, in whole chips; only an all-in may be less. A player who announces a raise is bound to it. No raise where no one has more than a call.</source>
      <translation>Igualar y al menos otro tanto como la última apuesta o subida, dentro de los límites, en fichas enteras; solo un all-in puede ser menos. Quien anuncia una subida queda obligado. Nadie sube donde nadie tiene más que para igualar.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>A card is burned before the flop, the turn and the river. It stays face down.</source>
      <translation>Se quema una carta antes del flop, del turn y del river. Queda boca abajo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/guided.py" />
      <source>A card is due: pull it from the practice shoe.</source>
      <translation>Saque la carta que toca del sabot de práctica.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>A card is missing, foreign or duplicated</source>
      <translation>Falta una carta, hay una ajena o repetida</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>A card left the shoe before all bets were entered. Put it back, then confirm.</source>
      <translation>Una carta salió del sabot antes de registrar todas las apuestas. Devuélvala y luego confirme.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>A card left the shoe early: the floor rules on it.</source>
      <translation>Una carta salió del sabot antes de tiempo: decide el piso.</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>A card left the shoe too early</source>
      <translation>Una carta salió del sabot antes de tiempo</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>A card left the shoe too early. Lay it aside; call the floor.</source>
      <translation>Una carta salió del sabot antes de tiempo. Apártela; llame al piso.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/kernel/suspension.py" />
      <source>A card left the shoe too early: call the floor, then touch “Exceptions”.</source>
      <translation>Una carta salió del sabot antes de tiempo: llame al piso y luego toque “Excepciones”.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>A card left the table, or was marked</source>
      <translation>Una carta salió de la mesa o estaba marcada</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/amend.py" />
      <source>A card moves to another place: choose two different places.</source>
      <translation>Una carta se mueve a otro lugar: elija dos lugares distintos.</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/beetek/driver.py" />
      <source>A card was burned at the shoe: enter it if this hand needs it.</source>
      <translation>Se quemó una carta en el sabot: regístrela si esta mano la necesita.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>A card was dealt before the betting was over</source>
      <translation>Se repartió una carta antes de acabar las apuestas</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>A card was different</source>
      <translation>Una carta era otra</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>A card was drawn outside a game: enter it if this hand needs it.</source>
      <translation>Se sacó una carta fuera de un juego: regístrela si esta mano la necesita.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>A card was misread</source>
      <translation>Una carta se leyó mal</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>A card was pushed back at the exit of the shoe: check every card against the screen.</source>
      <translation>Una carta se empujó hacia atrás a la salida del sabot: compare cada carta con la pantalla.</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>A card was pushed back inside the shoe: check every card against the screen.</source>
      <translation>Una carta se empujó hacia atrás dentro del sabot: compare cada carta con la pantalla.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>A card …</source>
      <translation>Una carta …</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>A colleague’s payout</source>
      <translation>El pago de un compañero</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>A connection string of PostgreSQL has no {word}: write {near}.</source>
      <translation>Una cadena de conexión de PostgreSQL no tiene {word}: escriba {near}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>A count of the chips by hand overrides the amount on the screen.</source>
      <translation>El conteo de las fichas a mano prevalece sobre el importe en la pantalla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>A counted stack differs from the screen</source>
      <translation>Un stack contado no coincide con la pantalla</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>A decision was misheard</source>
      <translation>Una decisión se oyó mal</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>A die is cocked, or fell off the table</source>
      <translation>Un dado quedó de canto o cayó de la mesa</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>A die is missing, foreign or extra</source>
      <translation>Falta un dado, sobra uno o hay uno ajeno</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>A die was misread</source>
      <translation>Un dado se leyó mal</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>A die …</source>
      <translation>Un dado …</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/steps.py" />
      <source>A disputed hand goes back to the cards. Touch a misread card; the hand is recalculated.</source>
      <translation>Una mano en disputa vuelve a las cartas. Toque la mal leída; la mano se calcula de nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfers.py" />
      <source>A fill, credit, or transfer is not finished: finish it, or void it, first.</source>
      <translation>Hay un relleno, crédito o traslado sin terminar: termínelo o anúlelo primero.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>A fixed limit has no max_bet, and its min_bet is the small_bet; correct the record.</source>
      <translation>Un límite fijo no tiene max_bet, y su min_bet es small_bet; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>A fixed limit needs small_bet and big_bet; correct the record.</source>
      <translation>Un límite fijo necesita small_bet y big_bet; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/answering/answers.py" />
      <source>A floor supervisor must come to the table for this.</source>
      <translation>Para esto tiene que venir un supervisor a la mesa.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>A floor supervisor must go to the table.</source>
      <translation>Un supervisor tiene que ir a la mesa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>A floor supervisor must sign for this payout.</source>
      <translation>Un supervisor de piso debe firmar este pago.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/separation.py" />
      <source>A floor supervisor or manager needs a license number: enter one.</source>
      <translation>Un supervisor o gerente necesita un número de licencia: indíquelo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>A full big blind.</source>
      <translation>Una ciega grande entera.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/bid.py" />
      <source>A game needs {FEWEST} to {MOST} players, not {playing}: ask who plays.</source>
      <translation>Juegan de {FEWEST} a {MOST}, no {playing}: pregunte quién juega.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>A hand at showdown must be known, or its winners named; correct the record.</source>
      <translation>Una mano mostrada debe conocerse, o nombrarse sus ganadores; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>A hand at showdown must be known; correct the record.</source>
      <translation>Una mano mostrada debe conocerse; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/deck_seals.py" />
      <source>A hand has begun: finish it first, or void it under “Exceptions”.</source>
      <translation>Empezó una mano: termínela, o anúlela en “Excepciones”.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>A hand has too many or too few cards</source>
      <translation>Una mano tiene cartas de más o de menos</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>A hand has too many or too few cards, and players have acted</source>
      <translation>Una mano tiene cartas de más o de menos, y ya se ha jugado</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/camera.py" />
      <source>A hand is in progress: finish it, then set up the camera.</source>
      <translation>Hay una mano en juego: termínela y luego configure la cámara.</translation>
    </message>
    <message>
      <location filename="../../ui/app.py" />
      <source>A hand is open and is kept. Close the window again to exit the kiosk.</source>
      <translation>Hay una mano sin terminar: queda como está. Cierre la ventana otra vez para salir del kiosco.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>A hand is open: the floor signs for the next dealer, under “Change dealer”.</source>
      <translation>Hay una mano abierta: el supervisor firma por el siguiente crupier, en «Cambiar de crupier».</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>A hand is open: the next dealer signs in, then the floor signs.</source>
      <translation>Hay una mano abierta: entra el siguiente crupier y después firma el supervisor.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>A hand not called</source>
      <translation>Una mano sin cantar</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>A hand, all prompts</source>
      <translation>Una mano, con ayuda</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>A hand, no prompts</source>
      <translation>Una mano, sin ayuda</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>A jackpot was won</source>
      <translation>Se ganó un jackpot</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/access.py" />
      <source>A key has 64 characters, 0–9 and a–f: see “kiosk floor verify --keep”.</source>
      <translation>Una clave tiene 64 caracteres, 0–9 y a–f: vea “kiosk floor verify --keep”.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>A late or out-of-limits wager</source>
      <translation>Una apuesta tardía o fuera de límites</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/file.py" />
      <source>A license number has 1 to 32 letters, digits and dashes: enter it again.</source>
      <translation>Un número de licencia tiene de 1 a 32 letras, cifras y guiones: introdúzcalo otra vez.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/beginning_again.py" />
      <source>A manager can resume this table from its journal: kiosk journal accept.</source>
      <translation>Un gerente puede reanudar esta mesa desde su registro: kiosk journal accept.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/house.py" />
      <source>A manager signed for another examination journal at this table: restart the kiosk, then have a manager sign.</source>
      <translation>En esta mesa un gerente firmó por otro registro de exámenes: reinicie el kiosco y luego que firme un gerente.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/training.py" />
      <source>A manager signs for it: give your ID with --by.</source>
      <translation>Lo firma un gerente: dé su ID con --by.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>A manager signs: choose your name, then enter your PIN.</source>
      <translation>Firma un gerente: elija su nombre y escriba su PIN.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>A manager signs: hold your badge to the reader, or choose your name. Then enter your PIN.</source>
      <translation>Firma un gerente: acerque su tarjeta al lector o elija su nombre. Luego introduzca su PIN.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>A mispay, a false claim, a misread card, a late wager</source>
      <translation>Un pago erróneo, un reclamo falso, una carta mal leída, una apuesta tardía</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>A missed big blind is posted as a live bet; a missed small blind goes dead into the pot.</source>
      <translation>Una ciega grande saltada se pone viva; una pequeña saltada va muerta al bote.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/names.py" />
      <source>A name has letters, digits, spaces and punctuation: take {sign} out.</source>
      <translation>Un nombre tiene letras, cifras, espacios y puntuación: quite {sign}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/names.py" />
      <source>A name needs a letter: enter it again.</source>
      <translation>Un nombre necesita una letra: escríbalo de nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>A new deck is counted and signed for, so no one can bring one in unnoticed.</source>
      <translation>Una baraja nueva se cuenta y se firma, así que nadie puede introducir una sin ser visto.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>A payout is paid by the cage or by check; the floor signed.</source>
      <translation>Un pago lo hace la caja o un cheque; el piso firmó.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>A payout test of %n questions, then hands until {moves} moves are made.</source>
      <translation>
        <numerusform>Una prueba de pagos de %n pregunta, luego manos hasta hacer {moves} movimientos.</numerusform>
        <numerusform>Una prueba de pagos de %n preguntas, luego manos hasta hacer {moves} movimientos.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>A percentage of each pot, main pot first, up to the cap per hand.</source>
      <translation>De cada bote su porcentaje, el principal primero, hasta el tope de la mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/file.py" />
      <source>A person’s ID has 1 to 32 of a–z, 0–9, dot, dash: choose another one.</source>
      <translation>El ID de una persona tiene de 1 a 32 a–z, 0–9, punto o guion: elija otro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>A player acts out of turn</source>
      <translation>Un jugador actúa fuera de turno</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>A player bids out of turn</source>
      <translation>Un jugador habla fuera de turno</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>A player comes from a broken or must-move game</source>
      <translation>Un jugador viene de una mesa cerrada o de traslado obligatorio</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>A player is all in for less than a full raise.</source>
      <translation>Un jugador va all-in por menos de una subida entera.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>A player leaves in the middle of a hand</source>
      <translation>Un jugador se va a mitad de mano</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/cash.py" />
      <source>A player leaves with all chips: seat {seat} has {stack}.</source>
      <translation>Un jugador se va con todas sus fichas: el asiento {seat} tiene {stack}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>A player showed a card</source>
      <translation>Un jugador mostró una carta</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/changes.py" />
      <source>A player sits down between hands: finish this one first.</source>
      <translation>Un jugador se sienta entre manos: termine esta primero.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>A player tips out of the stack</source>
      <translation>Un jugador da propina de su stack</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>A player was dealt a card twice</source>
      <translation>Un jugador recibió carta dos veces</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>A player was skipped</source>
      <translation>Se saltó a un jugador</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>A player who folds here keeps the Blind in action.</source>
      <translation>Quien se retira aquí conserva el Blind en juego.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>A player who folds loses all bets but the Board bonus, which stays in action.</source>
      <translation>Quien se retira pierde todas las apuestas menos el bono Board, que sigue en juego.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>A player who folds loses the ante and street bets; the bonus bets stay in action.</source>
      <translation>Quien se retira pierde el ante y las apuestas de calle; los bonos siguen en juego.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>A player who folds loses the ante, the street bets and every bonus bet.</source>
      <translation>Quien se retira pierde el ante, las apuestas de calle y todos los bonos.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>A player who owes a blind is not dealt in at the button, or between the button and the big blind.</source>
      <translation>A un jugador que debe una ciega no se le reparte en el botón ni entre el botón y la ciega grande.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/handbook.py" />
      <source>A player who stays puts in 1 point; a player who passes does nothing. If only one player stays, that player takes the chip back, and a new round begins.</source>
      <translation>Quien se queda pone 1 punto; quien pasa no hace nada. Si solo uno se queda, recupera su ficha y empieza otra ronda.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>A player who surrenders loses the Peek wager and keeps half of the Raise wager.</source>
      <translation>Quien se rinde pierde el Peek y conserva la mitad del Raise.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/handbook.py" />
      <source>A player without enough chips for a call or a full raise goes all-in. Further bets go into a side pot to the right of the main pot. An all-in counts as a bet or raise.</source>
      <translation>Quien no tiene fichas para igualar o subir entero va all-in. Las apuestas siguientes van a un bote secundario a la derecha del principal. Un all-in cuenta como apuesta o subida.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>A player’s claim</source>
      <translation>El reclamo de un jugador</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>A posted jackpot is money of the house, so the person who posts it answers for the amount.</source>
      <translation>Un jackpot publicado es dinero de la casa, así que quien lo publica responde del importe.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>A pot is the sum of the called wagers. An uncalled bet is returned, and is never raked.</source>
      <translation>Un bote es la suma de lo igualado: lo que nadie igualó vuelve, y nunca paga rake.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>A raise may be any amount. Calling nothing is allowed.</source>
      <translation>Una subida puede ser de cualquier importe. Se puede igualar sin poner.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>A raise may be as large as every opponent can call. Calling nothing is allowed.</source>
      <translation>Una subida llega hasta lo que puedan igualar todos los rivales. Se puede igualar sin poner.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>A raise may be as large as the richest opponent can call. Calling nothing is allowed.</source>
      <translation>Una subida llega hasta lo que pueda igualar el rival con más fichas. Se puede igualar sin poner.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/records.py" />
      <source>A record needs an input: correct the record.</source>
      <translation>Un registro necesita una entrada: corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>A seat that keeps the old minimum keeps it until the limits change again.</source>
      <translation>Un asiento que conserva el mínimo anterior lo conserva hasta que los límites cambien de nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>A second person checks an amount at which a mistake is expensive.</source>
      <translation>Una segunda persona comprueba un importe en el que un error sale caro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>A second supervisor must sign.</source>
      <translation>Debe firmar un segundo supervisor.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/settling.py" />
      <source>A settling process was killed: try again with --jobs 1.</source>
      <translation>Un proceso que liquidaba registros fue detenido: intente de nuevo con --jobs 1.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/stopped.py" />
      <source>A signature cannot clear this. A technician must fix the above and restart the kiosk, or a manager has the records set aside: {command}.</source>
      <translation>Ninguna firma resuelve esto: un técnico debe corregir lo indicado arriba y reiniciar el kiosco, o un gerente hace apartar los registros: {command}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfers.py" />
      <source>A signature is missing: everybody on the list must sign.</source>
      <translation>Falta una firma: deben firmar todos los de la lista.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>A slip does not match the payout: the floor must void it first.</source>
      <translation>Un comprobante no coincide con el pago: el piso debe anularlo primero.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>A spread limit needs a max_bet; correct the record.</source>
      <translation>Un límite abierto necesita max_bet; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>A step out of order</source>
      <translation>Un paso fuera de orden</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>A straddle is twice the big blind, before the cards. It is the bet to call, and acts last.</source>
      <translation>Un straddle es el doble de la ciega grande, antes de las cartas. Es la apuesta por igualar y actúa al final.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>A technician builds them with “make camera-model”. Until then, enter cards by hand.</source>
      <translation>Un técnico los crea con “make camera-model”. Hasta entonces, registre las cartas a mano.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/stopped.py" />
      <source>A technician must fix the above and restart the kiosk.</source>
      <translation>Un técnico debe corregir lo indicado arriba y reiniciar el kiosco.</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/tcl/driver.py" />
      <source>A ticket is in the printer’s chute: take it.</source>
      <translation>Hay un tique en la salida de la impresora: retírelo.</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/tcl/driver.py" />
      <source>A ticket is jammed: open the printer and take it out.</source>
      <translation>Hay un tique atascado: abra la impresora y retírelo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/banked.py" />
      <source>A tie</source>
      <translation>Empate</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>A tie for the highest toss: who is the dealer?</source>
      <translation>Empate en la tirada más alta: ¿quién reparte?</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/drill.py" />
      <source>A tie splits the pot. The odd point: {ruling}</source>
      <translation>Un empate divide el bote. El punto impar: {ruling}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/rules.py" />
      <source>A tie with the dealer, and the player has a flush or better: what happens to I’m In?</source>
      <translation>Empate con el crupier, y el jugador tiene color o mejor: ¿qué pasa con el I’m In?</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>A tip may leave the table; nothing else may.</source>
      <translation>Una propina puede salir de la mesa; nada más.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>A trainee cannot relieve a dealer in the middle of a hand: a dealer must.</source>
      <translation>Un aprendiz no puede tomar el relevo en medio de una mano: debe hacerlo un crupier.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>A trainee needs a supervising dealer, who must also sign.</source>
      <translation>Un aprendiz necesita un crupier supervisor, que también debe firmar.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>A trainee’s mistakes cost real money, so a person who may correct them must watch.</source>
      <translation>Los errores de un aprendiz cuestan dinero real, así que debe observarlo una persona que pueda corregirlos.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>A void slip is kept with its reason. Make a new one if still needed.</source>
      <translation>Un comprobante nulo se conserva con su motivo. Haga otro si aún hace falta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>A wager below the minimum does not cover the cost of the hand, so it is no bet.</source>
      <translation>Una apuesta inferior al mínimo no cubre el costo de la mano, así que no es válida.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/hand.py" />
      <source>A wager has no answer yet: answer every seat, then hand in.</source>
      <translation>Una apuesta no tiene respuesta: responda cada asiento y entregue.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>A wager or decision …</source>
      <translation>Una apuesta o decisión …</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>A winner may not be paid now</source>
      <translation>No se puede pagar ahora a un ganador</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/calibration/zones.py" />
      <source>A zone has no place: choose the place it covers.</source>
      <translation>Una zona no tiene lugar: elija el lugar que cubre.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>About {time}</source>
      <translation>Hacia las {time}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/menu.py" />
      <source>Accept: {why}</source>
      <translation>Aceptar: {why}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/journal.py" />
      <source>Accepted. The journal continues as is.</source>
      <translation>Aceptado. El registro continúa como está.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/journal.py" />
      <source>Accepted. The table resumes from its journal.</source>
      <translation>Aceptado. La mesa continúa desde su registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>Ace high</source>
      <translation>As alto</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Acknowledge</source>
      <translation>Confirmar</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Acknowledged</source>
      <translation>Confirmado</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/judge.py" />
      <source>Action is on seat {seat}.</source>
      <translation>Le toca al asiento {seat}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Actual payment to a seat entered.</source>
      <translation>Se registró lo que de verdad se pagó a un asiento.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Add chips</source>
      <translation>Añadir fichas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Add {file}</source>
      <translation>Incorporar {file}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>Add {name}, ID {id}: {roles}</source>
      <translation>Agregar a {name}, ID {id}: {roles}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>Added: {name} ({id}), {roles}.</source>
      <translation>Se añade: {name} ({id}), {roles}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Adds</source>
      <translation>Añade</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>After a failed try, %n days pass before the next.</source>
      <translation>
        <numerusform>Tras un intento fallido pasa %n día antes del siguiente.</numerusform>
        <numerusform>Tras un intento fallido pasan %n días antes del siguiente.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>After the players’ hole cards, face down.</source>
      <translation>Después de las cartas tapadas de los jugadores, boca abajo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/ladder.py" />
      <source>Against the clock</source>
      <translation>Contra el reloj</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>All</source>
      <translation>Todo</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>All 52 cards shown. Learning the deck.</source>
      <translation>Se mostraron las 52 cartas. Aprendiendo la baraja.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>All cards are back</source>
      <translation>Todas las cartas están de vuelta</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>All cards are back in place.</source>
      <translation>Cada carta está de nuevo en su sitio.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>All cards are back in place: continue</source>
      <translation>Todas las cartas están en su lugar: siga</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>All cards go back to the deck, which is shuffled before the next hand.</source>
      <translation>Todas las cartas vuelven a la baraja, que se baraja antes de la próxima mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>All corner tags seen, but no vision models installed: the camera reads no cards.</source>
      <translation>Se ven todas las marcas, pero faltan los modelos de visión: la cámara no lee cartas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>All corner tags seen, but no zones drawn: draw the zones next.</source>
      <translation>Se ven todas las marcas y no hay zonas: dibújelas ahora.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>All correct in {seconds} s.</source>
      <translation>Todo correcto en {seconds} s.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>All dealt</source>
      <translation>Todas repartidas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>All dealt face down</source>
      <translation>Repartidas boca abajo</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/surface.py" />
      <source>All fields touched · most fingers at once: {fingers}</source>
      <translation>Se tocaron todos los campos · máximo de dedos a la vez: {fingers}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>All have peeked</source>
      <translation>Todos miraron</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>All have signed. Request the credit.</source>
      <translation>Todos firmaron. Pida el crédito.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>All have signed. Request the fill.</source>
      <translation>Todos firmaron. Pida el relleno.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>All have signed. Request the transfer.</source>
      <translation>Todos firmaron. Solicite el traslado.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>All have signed. Send the chips.</source>
      <translation>Todos firmaron. Envíe las fichas.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>All have signed. The chips have arrived.</source>
      <translation>Todos firmaron. Las fichas llegaron.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>All in {amount}</source>
      <translation>All-in {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/bid.py" />
      <source>All in {points}</source>
      <translation>All-in {points}</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/limits.py" />
      <source>All of it: what no chips make is paid in coins or by check.</source>
      <translation>Todo: lo que no forman las fichas se paga en monedas o con cheque.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>All of them go to the first winner left of the button.</source>
      <translation>Todas van al primer ganador a la izquierda del botón.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>All others fold: may the two blinds agree to take their chips back?</source>
      <translation>Todos los demás se retiran: ¿pueden las dos ciegas acordar recuperar sus fichas?</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>All others folded, and the blinds agreed to chop. The button moves, and nothing is dropped.</source>
      <translation>Todos los demás se retiraron y las ciegas acordaron recuperar sus fichas. El botón avanza y no se retira comisión.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/procedure.py" />
      <source>All play</source>
      <translation>Todos juegan</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>All players still in the round lift their Peekers and announce their hands.</source>
      <translation>Los que siguen en la ronda levantan sus Peekers y anuncian su mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>All players turn over their two down cards. Enter any card not yet read.</source>
      <translation>Todos voltean sus dos cartas. Registre cada carta que no se leyó.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>All prompts</source>
      <translation>Con ayuda</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>All questions answered.</source>
      <translation>Se respondió todo.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/giving_back.py" />
      <source>All returned</source>
      <translation>Todo devuelto</translation>
    </message>
    <message>
      <location filename="../../drivers/seat_reader/feig/driver.py" />
      <source>All seats can be read.</source>
      <translation>Todos los asientos se pueden leer.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/procedure.py" />
      <source>All stake 1</source>
      <translation>Todos ponen 1</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>All tables</source>
      <translation>Todas las mesas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>All that was trained as {id} is {name}’s now.</source>
      <translation>Todo lo entrenado como {id} es ahora de {name}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>All the chips count.</source>
      <translation>Cuentan todas las fichas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>All wagers settled: the hand is over.</source>
      <translation>Todas las apuestas están liquidadas: la mano terminó.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>All wagers, Board bonus included.</source>
      <translation>Todas las apuestas, también el bono Board.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/handbook.py" />
      <source>All who are still in lift their Peekers and announce their hands. The strongest five of six dice wins; a tie splits the pot evenly. Each side pot goes to the best hand among those who put into it.</source>
      <translation>Los que siguen levantan sus Peekers y anuncian su mano. Ganan los mejores cinco de seis dados; un empate divide el bote por igual. Cada bote secundario va a la mejor mano de quienes pusieron en él.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>All {n}</source>
      <translation>Los {n}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>All {n} check</source>
      <translation>Pasan los {n}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>All {option}</source>
      <translation>Todos: {option}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>All-in stands.</source>
      <translation>El all-in se mantiene.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>Also signed in at {tables}: change the dealer there.</source>
      <translation>También identificado en {tables}: cambie allí de crupier.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/rulings.py" />
      <source>Among the first cards dealt: {ruling}</source>
      <translation>Entre las primeras cartas repartidas: {ruling}</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/slips.py" />
      <source>Amount</source>
      <translation>Importe</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Amounts</source>
      <translation>Importes</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>An all-in for less than a full raise: does it reopen the betting?</source>
      <translation>Un all-in por menos de una subida entera: ¿reabre las apuestas?</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/handbook.py" />
      <source>An ante of at least the posted table minimum buys a hand. The flop, turn and river bets are made in multiples of it. A Board or Pocket bonus bet has a minimum; a 6 Card bonus bet is one of the house’s amounts. A bonus bet needs an ante.</source>
      <translation>Un ante de al menos el mínimo publicado de la mesa compra una mano. Las apuestas de flop, turn y river se hacen en múltiplos de él. Un bono Board o Pocket tiene un mínimo; un bono 6 Card es uno de los importes de la casa. Un bono necesita un ante.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>An ante of at least the table minimum buys a hand. Bonus bets are optional and need an ante.</source>
      <translation>Un ante de al menos el mínimo compra una mano. Los bonos son optativos y necesitan un ante.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>An extra hand was dealt</source>
      <translation>Se repartió una mano de más</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/records.py" />
      <source>An option is named twice, with the game's key and without; name it once.</source>
      <translation>Una opción se nombra dos veces, con la clave del juego y sin ella; nómbrela una vez.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Announce the seat’s wagers.</source>
      <translation>Anuncie las apuestas del asiento.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Another amount</source>
      <translation>Otro importe</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/pin.py" />
      <source>Another badge ended this PIN entry. Hold the badge again, or choose a name.</source>
      <translation>Otra credencial interrumpió este PIN. Acerque de nuevo la credencial o elija un nombre.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Another card</source>
      <translation>Otra carta</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>Another charity</source>
      <translation>Otra entidad</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Another day …</source>
      <translation>Otro día …</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Another dealer relieved the first; the floor signed.</source>
      <translation>Otro crupier tomó el relevo; firmó el supervisor.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/file.py" />
      <source>Another kiosk (process {holder}) has the journal {path} open: use that one, or end it and start again.</source>
      <translation>Otro kiosco (proceso {holder}) tiene abierto el registro {path}: use ese, o ciérrelo y empiece de nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/versions.py" />
      <source>Another kiosk is saving the floor server’s update: wait.</source>
      <translation>Otro kiosco de esta casa está guardando lo que envió el servidor del piso: espere.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/move.py" />
      <source>Another machine publishes to the floor server: enroll this one’s tables, and push them.</source>
      <translation>Otra máquina publica en el servidor del piso: inscriba las mesas de esta y envíelas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>Another manager must lock {name}.</source>
      <translation>A {name} debe bloquearlo otro gerente.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Another number</source>
      <translation>Otro número</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/judge.py" />
      <source>Another player won this pot: {right}</source>
      <translation>Este bote lo ganó otro jugador: {right}</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opened.py" />
      <source>Another program has the journal open: close that program.</source>
      <translation>Otro programa tiene abierto el registro: cierre ese programa.</translation>
    </message>
    <message>
      <location filename="../../drivers/link.py" />
      <source>Another program is using {port}: close it.</source>
      <translation>Otro programa ocupa {port}: ciérrelo.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/actions.py" />
      <source>Answer the open question first, or touch Cancel.</source>
      <translation>Responda primero a la pregunta abierta o toque Cancelar.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/drill/stages.py" />
      <source>Answer this question first, or touch “I don’t know”.</source>
      <translation>Conteste primero esta pregunta o toque “No lo sé”.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Answer what the screen asks again.</source>
      <translation>Responda lo que la pantalla pregunta otra vez.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Answered today</source>
      <translation>Atendidas hoy</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Answers</source>
      <translation>Respuestas</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/training.py" />
      <source>Answers deleted: {n}. Examinations, certificates, and signatures stay.</source>
      <translation>Respuestas eliminadas: {n}. Los exámenes, los certificados y las firmas se conservan.</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Answers taken back</source>
      <translation>Respuestas retiradas</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Ante</source>
      <translation>Ante</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Ante and bonus bets</source>
      <translation>Ante y bonos</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Any</source>
      <translation>Cualquiera</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Any amount that the player has.</source>
      <translation>Cualquier importe que tenga el jugador.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>Any card can be entered by hand. No hand stops for a shoe.</source>
      <translation>Toda carta se puede registrar a mano. Ninguna mano se detiene por un sabot.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Any changes before next hand?</source>
      <extracomment>Called aloud by the dealer, in English: keep it as it is.</extracomment>
      <translation>Any changes before next hand?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>Any dealer</source>
      <translation>Cualquier crupier</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Any hand</source>
      <translation>Cualquier mano</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>Any number</source>
      <translation>Cualquier número</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>Any outcome</source>
      <translation>Cualquier resultado</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/irregularities.py" />
      <source>Any player who shares their cards with any other player at the table will forfeit their hand and any bets that have been placed on the same.</source>
      <translation>El jugador que enseñe sus cartas a otro jugador de la mesa perderá su mano y toda apuesta hecha a ella.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>Any seat</source>
      <translation>Cualquier asiento</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>Any time</source>
      <translation>Cualquier hora</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Apr</source>
      <translation>abr</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/journal.py" />
      <source>Archived: {path}, {size}.</source>
      <translation>Archivado: {path}, {size}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>Are the four bonus cards revealed if no 6 Card bet is in action?</source>
      <translation>¿Se descubren las cuatro cartas de bono si no hay ninguna apuesta 6 Card en juego?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Arrived, counted</source>
      <translation>Llegó, contado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>As last seen at {time}.</source>
      <translation>Visto por última vez a las {time}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>As many cards are burned as the rules ask for, so the next cards are the right ones.</source>
      <translation>Se queman tantas cartas como piden las reglas, así que las siguientes son las correctas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>As much as the poorest opponent still in has left.</source>
      <translation>Lo que le quede al rival con menos fichas que sigue.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>As much as the richest opponent still in has left.</source>
      <translation>Lo que le quede al rival con más fichas que sigue.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>As recorded</source>
      <translation>Como se registró</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/move.py" />
      <source>Ask the owner of {path} to add this line at its top: {line}</source>
      <translation>Pida al propietario de {path} que añada esta línea al principio: {line}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Ask who plays: two to four players.</source>
      <translation>Pregunte quién juega: de dos a cuatro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/main.py" />
      <source>At a table everyone signs in with a PIN: omit --as.</source>
      <translation>En una mesa cada persona entra con su PIN: omita --as.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>At all tables</source>
      <translation>En todas las mesas</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>At least {least}</source>
      <translation>Al menos {least}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>At most %n raises.</source>
      <translation>
        <numerusform>Como mucho %n subida.</numerusform>
        <numerusform>Como mucho %n subidas.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>At most {cap}</source>
      <translation>Como mucho {cap}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>At some moment you must sign in again.</source>
      <translation>En algún momento deberá identificarse de nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>At table stakes only a tip may leave a stack, so that each player can lose what was shown.</source>
      <translation>Con apuestas de mesa solo una propina puede salir de las fichas, para que cada jugador pueda perder lo que mostró.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>At what payout does a second supervisor sign?</source>
      <translation>¿Desde qué pago firma un segundo supervisor?</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>At what payout is a slip written?</source>
      <translation>¿Desde qué pago se escribe un comprobante?</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>At what payout is a tax form filled in?</source>
      <translation>¿Desde qué pago se llena un formulario fiscal?</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/questions.py" />
      <source>At which table are payouts wrong?</source>
      <translation>¿En qué mesa se paga mal?</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/questions.py" />
      <source>At which table do players disagree?</source>
      <translation>¿En qué mesa hay reclamos?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Attempt number</source>
      <translation>Número de intento</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Aug</source>
      <translation>ago</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Award the pots</source>
      <translation>Entregar los botes</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>BAD SIGNATURE</source>
      <translation>FIRMA INVÁLIDA</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/slips.py" />
      <source>BY HAND · paper {paper} · {name}</source>
      <translation>A MANO · papel {paper} · {name}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Back</source>
      <translation>Volver</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Back to the hand</source>
      <translation>Volver a la mano</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>Badge held to reader</source>
      <translation>Tarjeta acercada al lector</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Badges</source>
      <comment>the device</comment>
      <translation>Tarjetas</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Bag the deck for the floor; open another one.</source>
      <translation>Guarde la baraja en bolsa para el piso; abra otra.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Bag the dice for the floor; open another set.</source>
      <translation>Guarde los dados en bolsa para el piso; abra otros.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Bag the old deck for the floor.</source>
      <translation>Guarde la baraja vieja en bolsa para el piso.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Bag the old dice for the floor.</source>
      <translation>Guarde los dados viejos en bolsa para el piso.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seals.py" />
      <source>Bag {bag}</source>
      <translation>Bolsa {bag}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>Bag {bag}: its time ended on {day}.</source>
      <translation>Bolsa {bag}: su plazo terminó el {day}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seals.py" />
      <source>Bar code</source>
      <translation>Código de barras</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seals.py" />
      <source>Bar code on the box, or leave it empty</source>
      <translation>Código de barras de la caja, o déjelo vacío</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Barred: payout seized</source>
      <translation>Excluido: pago incautado</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/handbook.py" />
      <source>Before the flop a player folds, or makes a flop bet, a multiple of the ante.</source>
      <translation>Antes del flop, el jugador se retira o hace una apuesta de flop, un múltiplo del ante.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Before the pots are pushed</source>
      <translation>Antes de empujar los botes</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/handbook.py" />
      <source>Before the river a player folds, or makes a river bet, a multiple of the ante.</source>
      <translation>Antes del river, el jugador se retira o hace una apuesta de river, un múltiplo del ante.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/handbook.py" />
      <source>Before the turn a player folds, or makes a turn bet, a multiple of the ante.</source>
      <translation>Antes del turn, el jugador se retira o hace una apuesta de turn, un múltiplo del ante.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/moves.py" />
      <source>Begin at seat {seat}</source>
      <translation>Empezar en el asiento {seat}</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>Begin the calibration first.</source>
      <translation>Empiece primero la calibración.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Bet</source>
      <translation>Apuesta</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Bet after the flop</source>
      <translation>Apuesta después del flop</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Bet before and on the flop</source>
      <translation>Apuesta antes del flop y en el flop</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/due.py" />
      <source>Bets</source>
      <translation>Apuestas</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>Bets are still open.</source>
      <translation>Las apuestas siguen abiertas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Betting</source>
      <translation>Apuestas</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Bidding</source>
      <translation>Apuestas</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Big blind</source>
      <translation>Ciega grande</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/decks.py" />
      <source>Black</source>
      <translation>Negra</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Blind</source>
      <translation>Blind</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Blind bonus</source>
      <translation>Bono Blind</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Blind wagers</source>
      <translation>Apuestas Blind</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Blinds are up, deal</source>
      <translation>Ciegas puestas, repartir</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Blinds returned</source>
      <translation>Ciegas devueltas</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Blinds settled</source>
      <translation>Blinds liquidados</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Blinds, please.</source>
      <extracomment>Called aloud by the dealer, in English: keep it as it is.</extracomment>
      <translation>Blinds, please.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Blinds, please. Seats {seats} post the missed blinds.</source>
      <extracomment>Called aloud by the dealer, in English: keep it as it is.</extracomment>
      <translation>
        <numerusform>Blinds, please. Seat {seats} posts the missed blinds.</numerusform>
        <numerusform>Blinds, please. Seats {seats} post the missed blinds.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/decks.py" />
      <source>Blue</source>
      <translation>Azul</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seals.py" />
      <source>Blue back</source>
      <translation>Dorso azul</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/drill.py" />
      <source>Board</source>
      <translation>Board</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Board bonus</source>
      <translation>Bono Board</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Board settled</source>
      <translation>Board liquidado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Both count the tube once more. If it still differs, both sign for it.</source>
      <translation>Ambos cuentan el tubo otra vez. Si aún difiere, ambos lo firman.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Both count the tube once more. If it still differs, both sign for the difference, and the table opens.</source>
      <translation>Ambos cuentan el tubo otra vez. Si aún difiere, ambos firman la diferencia y la mesa se abre.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Both dealer cards are shown after I’m In. Enter the card if the shoe did not read it.</source>
      <translation>Las dos cartas del crupier se muestran después del I’m In. Regístrela si el sabot no la leyó.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Both hands</source>
      <translation>Ambas manos</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Both have signed. Close the table.</source>
      <translation>Ambos firmaron. Cierre la mesa.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Both have signed. Open the table.</source>
      <translation>Ambos firmaron. Abra la mesa.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Both have signed. Save this count.</source>
      <translation>Ambos firmaron. Guarde este recuento.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Both sign</source>
      <translation>Firman ambos</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Both sign for the count. The screen pays from it from the next hand.</source>
      <translation>Ambos firman por el recuento. La pantalla paga según él desde la próxima mano.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Both sign for the rack of a table that is not opened today.</source>
      <translation>Ambos firman por el rack de una mesa que hoy no se abre.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Bought with cash since the opening</source>
      <translation>Comprado en efectivo desde la apertura</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Boxed card</source>
      <translation>Carta boca arriba en la baraja</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Bring in a new deck; the floor signs for it.</source>
      <translation>Traiga una baraja nueva; la firma el piso.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Bring in a new set of dice; the floor signs for it.</source>
      <translation>Traiga dados nuevos; los firma el piso.</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Broke procedure</source>
      <translation>Faltó al procedimiento</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/zones.py" />
      <source>Burn</source>
      <translation>Quema</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>Burn a card and deal the next one to {place}</source>
      <translation>Queme una carta y reparta la siguiente a {place}</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/judge.py" />
      <source>Burn a card first: {right}</source>
      <translation>Queme primero una carta: {right}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Burn a card.</source>
      <translation>Queme una carta.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Burn. {spot}: enter card {nth} of {all}.</source>
      <translation>Queme. {spot}: registre la carta {nth} de {all}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Burned</source>
      <translation>Quemada</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Burns</source>
      <translation>Quemas</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Button</source>
      <translation>Botón</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Button and blinds</source>
      <translation>Botón y ciegas</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Button at seat {button}. Big blind: seat {big}. No small blind.</source>
      <translation>Botón en el asiento {button}. Ciega grande: asiento {big}. Sin ciega pequeña.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Button at seat {button}. Blinds: seats {small} and {big}.</source>
      <translation>Botón en el asiento {button}. Ciegas: asientos {small} y {big}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Button at seat {seat}</source>
      <translation>Botón en el asiento {seat}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Buy-in</source>
      <translation>Compra de fichas</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Buy-ins</source>
      <translation>Compras de fichas</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>By</source>
      <translation>Quién</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>By charity</source>
      <translation>Por entidad</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>By day</source>
      <translation>Por día</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>By dealer</source>
      <translation>Por crupier</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>By game</source>
      <translation>Por juego</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>By shift</source>
      <translation>Por turno</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>By table</source>
      <translation>Por mesa</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>COUNT OF A CLOSED TABLE</source>
      <translation>RECUENTO DE MESA CERRADA</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>CREDIT</source>
      <translation>CRÉDITO</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>CREDIT RECEIPT</source>
      <translation>RECIBO DE CRÉDITO</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>CREDIT REQUEST</source>
      <translation>SOLICITUD DE CRÉDITO</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>CREDIT SLIP</source>
      <translation>COMPROBANTE DE CRÉDITO</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>Cage</source>
      <translation>Caja</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Cage pays {amount}</source>
      <translation>La caja paga {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Cage: choose your name, then enter your PIN.</source>
      <translation>Caja: elija su nombre y luego introduzca su PIN.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Cage: hold your badge to the reader, or choose your name. Then enter your PIN.</source>
      <translation>Caja: acerque su tarjeta al lector o elija su nombre. Luego introduzca su PIN.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Cage: sign here.</source>
      <translation>Caja: firme aquí.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>Calibrate</source>
      <translation>Calibrar</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>Calibrate the camera first.</source>
      <translation>Calibre primero la cámara.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Calibrated</source>
      <translation>Calibrada</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>Calibrated: remove the board and draw the zones.</source>
      <translation>Calibrada: retire el tablero y dibuje las zonas.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/evidence.py" />
      <source>Calibration</source>
      <translation>Calibración</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Call a second supervisor to sign for this payout.</source>
      <translation>Llame a un segundo supervisor para firmar este pago.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Call all in {amount}</source>
      <translation>Iguala all-in {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Call at {table}</source>
      <translation>Llamada en {table}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/bid.py" />
      <source>Call nothing</source>
      <translation>Iguala sin poner</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/moves.py" />
      <source>Call the floor</source>
      <translation>Llamar al piso</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Call the floor to sign for this payout.</source>
      <translation>Llame al piso para firmar este pago.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/steps.py" />
      <source>Call the {hand} at seat {seat}. Wait for the floor.</source>
      <translation>Cante {hand} en el asiento {seat}. Espere al piso.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/steps.py" />
      <source>Call the {hand} for seats {seats}. Wait for the floor.</source>
      <translation>Cante {hand} de los asientos {seats}. Espere al piso.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/judge.py" />
      <source>Call this hand: the floor confirms it before anything is paid.</source>
      <translation>Cante esta mano: el piso la confirma antes de pagar nada.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Call {amount}</source>
      <translation>Iguala {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/bid.py" />
      <source>Call {points}</source>
      <translation>Iguala {points}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/bid.py" />
      <source>Call {points} and raise</source>
      <translation>Iguala {points} y sube</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/handbook.py" />
      <source>Call, raise or fold; the big blind may check or raise unless it is capped. Three cards come face up, then the turn, then the river, with a betting round after each: one bet and as many raises as the house allows. At the end all turn over their two cards.</source>
      <translation>Igualar, subir o retirarse; la ciega grande puede pasar o subir, salvo tope. Salen tres cartas boca arriba, luego el turn y luego el river, con una ronda de apuestas tras cada uno: una apuesta y tantas subidas como permita la casa. Al final todos voltean sus dos cartas.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Calling the floor</source>
      <translation>Llamar al piso</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>Calls</source>
      <translation>Llamadas</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Calls of the floor</source>
      <translation>Llamadas al supervisor</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/catalogue.py" />
      <source>Camera</source>
      <translation>Cámara</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Camera</source>
      <comment>the device</comment>
      <translation>Cámara</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/doubts.py" />
      <source>Camera and dealt cards disagree: {zones}. Check, and correct any misread card.</source>
      <translation>La cámara no coincide con lo repartido: {zones}. Revise y corrija toda carta mal leída.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>Camera calibrated. Remove the board and draw the zones.</source>
      <translation>Cámara calibrada. Retire el tablero y dibuje las zonas.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/catalogue.py" />
      <source>Camera evidence</source>
      <translation>Pruebas de la cámara</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>Camera reading the table.</source>
      <translation>La cámara lee la mesa.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Camera {time}</source>
      <translation>Cámara {time}</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Can print</source>
      <translation>Puede imprimir</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>Cancel</source>
      <translation>Cancelar</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Card exposed or damaged</source>
      <translation>Carta expuesta o dañada</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>Card laid at a seat</source>
      <translation>Carta puesta en un asiento</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/evidence.py" />
      <source>Card model</source>
      <translation>Modelo de cartas</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>Card not read: clean the shoe’s window, then pull another one.</source>
      <translation>Carta no leída: limpie la ventana del sabot y saque otra.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>Card pulled</source>
      <translation>Carta sacada</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Card put back in its place.</source>
      <translation>Carta devuelta a su sitio.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Card refused: it is already in this hand.</source>
      <translation>Carta rechazada: ya está en esta mano.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/showing/enrollment.py" />
      <source>Card unclear: set it aside, or name it.</source>
      <translation>Esa carta no se ve bien: apártela o indique cuál es.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Card {nth}</source>
      <translation>Carta {nth}</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Card {nth} of {count} face down</source>
      <translation>Carta {nth} de {count}, boca abajo</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Cards</source>
      <translation>Tarjetas</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Cards already in this hand were entered again</source>
      <translation>Se registraron cartas que ya están en esta mano</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfers.py" />
      <source>Cards are being dealt: finish this first.</source>
      <translation>Se están repartiendo cartas: termine primero.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/handbook.py" />
      <source>Cards go from left to right, one at a time, until everybody has two, face down. Hole cards are private: a player who shares them forfeits the hand and the bets on it.</source>
      <translation>Las cartas van de izquierda a derecha, de una en una, hasta que todos tienen dos, boca abajo. Son privadas: un jugador que las comparte pierde la mano y sus apuestas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/judge.py" />
      <source>Cards go left to right: seat {seat} is first.</source>
      <translation>Las cartas van de izquierda a derecha: primero el asiento {seat}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Cards were dealt out of order</source>
      <translation>Las cartas se repartieron fuera de orden</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Cards were swept or mixed up</source>
      <translation>Se recogieron o mezclaron cartas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Cards · {game}</source>
      <translation>Tarjetas · {game}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Carried in</source>
      <translation>Traídas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Carried out</source>
      <translation>Llevadas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>Cash of each person at all tables and in the cage, and who may not play</source>
      <translation>Efectivo de cada persona en todas las mesas y en la caja, y quién no puede jugar</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Cash-out</source>
      <translation>Cambio por efectivo</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Cash-outs</source>
      <translation>Cambios por efectivo</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Certificate</source>
      <translation>Certificado</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/office.py" />
      <source>Certificate still valid: revoke it, or let it expire.</source>
      <translation>El certificado aún es válido: revóquelo o deje que venza.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/floor/words.py" />
      <source>Certificate: %n days left</source>
      <translation>
        <numerusform>Certificado: queda %n día</numerusform>
        <numerusform>Certificado: quedan %n días</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Certified until {day}</source>
      <translation>Certificado hasta {day}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Change amounts</source>
      <translation>Cambiar importes</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Change chips</source>
      <translation>Cambiar fichas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/menu.py" />
      <source>Change dealer</source>
      <translation>Cambiar crupier</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Change of dealer</source>
      <translation>Cambio de crupier</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Change the drop box</source>
      <translation>Cambiar la caja de drop</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Change the limits</source>
      <translation>Cambiar los límites</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>Change the name</source>
      <translation>Cambiar el nombre</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>Change the roles</source>
      <translation>Cambiar los roles</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/sealed.py" />
      <source>Changed, not signed for: {parts}. Manager: sign in from the menu and sign.</source>
      <translation>Cambiado y sin firmar: {parts}. Gerente: identifíquese en el menú y fírmelo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>Changed: {name} ({id}): {what}.</source>
      <translation>Cambia: {name} ({id}): {what}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>Charities</source>
      <translation>Entidades benéficas</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Check</source>
      <translation>Pasa</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Check all dice against the screen.</source>
      <translation>Compare todos los dados con la pantalla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Check each seat against the screen; keep dealing.</source>
      <translation>Compare cada asiento con la pantalla; siga repartiendo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/shoe.py" />
      <source>Check every card and confirm, then continue.</source>
      <translation>Revise cada carta, confirme y continúe.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Check every card on the table against the screen.</source>
      <translation>Compare cada carta de la mesa con la pantalla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Check or bet; a bet is called or raised, or the hand folded. {cap}</source>
      <translation>Pasar o apostar; una apuesta se iguala o se sube, o se retira la mano. {cap}</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/steps.py" />
      <source>Check the cards with the floor. Correct a misread card.</source>
      <translation>Revise las cartas con el piso. Corrija una mal leída.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Check the cards, then touch “All cards are back”.</source>
      <translation>Revise las cartas y toque “Todas las cartas están de vuelta”.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Check the list of barred and self-excluded people before you sign.</source>
      <translation>Revise la lista de personas vetadas y autoexcluidas antes de firmar.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Check what this table pays.</source>
      <translation>Revise lo que paga esta mesa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>Check {check}</source>
      <translation>Cheque {check}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Chips</source>
      <translation>Fichas</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/cash.py" />
      <source>Chips are carried between poker tables only.</source>
      <translation>Las fichas solo se llevan entre mesas de póker.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Chips come once with each slip. Their number is printed on it.</source>
      <translation>Con cada comprobante llegan fichas una sola vez. El número está impreso en él.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Chips given out</source>
      <translation>Fichas repartidas</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/changes.py" />
      <source>Chips go to another player: choose that seat.</source>
      <translation>Las fichas van a otro jugador: elija ese asiento.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfers.py" />
      <source>Chips have come with slip {slip} of {table} before: call the floor.</source>
      <translation>Ya llegaron fichas con el comprobante {slip} de {table}: llame al piso.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>Chips move between stacks only while the floor watches.</source>
      <translation>Las fichas pasan de un jugador a otro solo a la vista del supervisor.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Chips moved by this ruling? Leave empty for none.</source>
      <translation>¿Fichas que mueve esta resolución? Déjelo vacío si ninguna.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Chips of a slip received.</source>
      <translation>Fichas de un comprobante recibidas.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Chips of {chip}</source>
      <translation>Fichas de {chip}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Chips of {chip}: worth how much together?</source>
      <translation>Fichas de {chip}: ¿cuánto suman?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Chips of {chip}: {count} of {slip}</source>
      <translation>Fichas de {chip}: {count} de {slip}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Chips of {chip}: {stacks} + {loose}</source>
      <translation>Fichas de {chip}: {stacks} + {loose}</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/shift.py" />
      <source>Chips on their way have no tube in this game: open the game that they are for, and finish them.</source>
      <translation>Las fichas en camino no tienen tubo en este juego: abra el juego desde el que se enviaron y termínelas.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Chips received</source>
      <translation>Fichas recibidas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Chips sent</source>
      <translation>Fichas enviadas</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Chips sent with a slip.</source>
      <translation>Fichas enviadas con un comprobante.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Chips sold for cash or coupons</source>
      <translation>Fichas vendidas por efectivo o cupones</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Chips that are on their way go back to where they came from.</source>
      <translation>Las fichas en camino vuelven a su origen.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Choose</source>
      <translation>Elija</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/decks.py" />
      <source>Choose --as from {steps}.</source>
      <translation>Elija --as entre {steps}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/decks.py" />
      <source>Choose --how from hand, shoe, camera.</source>
      <translation>Elija --how entre hand, shoe, camera.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/devices.py" />
      <source>Choose a badge reader with --reader: {what}.</source>
      <translation>Elija el lector de tarjetas con --reader: {what}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Choose the game for this table.</source>
      <translation>Elija el juego de esta mesa.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>Choose the person to change.</source>
      <translation>Elija a la persona que cambia.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/locks.py" />
      <source>Choose the person to unlock. The PIN does not change.</source>
      <translation>Elija a quién desbloquear. El PIN no cambia.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>Choose the roles of {name}.</source>
      <translation>Elija los roles de {name}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/cash.py" />
      <source>Choose the seat first.</source>
      <translation>Elija primero el asiento.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Choose the table that the chips come from.</source>
      <translation>Elija la mesa de la que vienen las fichas.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Choose the table that the chips go to.</source>
      <translation>Elija la mesa a la que van las fichas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/needs.py" />
      <source>Choose the time, the size of words, and the hand from the list.</source>
      <translation>Elija de la lista el tiempo, el tamaño de las palabras y la mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>Choose what to publish: people, house or tables.</source>
      <translation>Elija qué publicar: people, house o tables.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/menu.py" />
      <source>Choose your name, then enter your PIN.</source>
      <translation>Elija su nombre y luego introduzca su PIN.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Chop the blinds</source>
      <translation>Devolver las ciegas</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Clear the table</source>
      <translation>Despejar la mesa</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/zones.py" />
      <source>Clear the table, then draw a zone for each place.</source>
      <translation>Despeje la mesa y dibuje una zona para cada lugar.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Clear the table.</source>
      <translation>Despeje la mesa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Clear the table. Shuffle the deck.</source>
      <translation>Despeje la mesa. Baraje.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Clock</source>
      <translation>Reloj</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Clock {words}</source>
      <translation>Reloj {words}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>Close the night</source>
      <translation>Cerrar la noche</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Close the table</source>
      <translation>Cerrar la mesa</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Closed</source>
      <translation>Cerrada</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>Closer of {table}, dealer</source>
      <translation>Cierre de {table}, crupier</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>Closer of {table}, floor</source>
      <translation>Cierre de {table}, piso</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Closing</source>
      <translation>Cierre</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Closing signed: rack count next</source>
      <translation>Cierre firmado: falta contar el rack</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Collect all cards and count them into the deck.</source>
      <translation>Recoja todas las cartas y cuéntelas en la baraja.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Collect the cards. Move the button.</source>
      <translation>Recoja las cartas. Mueva el botón.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Coming {age}</source>
      <translation>En camino {age}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/recalled.py" />
      <source>Community cards</source>
      <translation>Cartas comunitarias</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/drill.py" />
      <source>Community dice</source>
      <translation>Dados comunitarios</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/record.py" />
      <source>Community dice are rolled when two or more are in; correct the record.</source>
      <translation>Los dados comunitarios se tiran con dos o más jugadores; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Compare</source>
      <translation>Comparar</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Compare each hand. Settle Peek and Raise, right to left.</source>
      <translation>Compare cada mano. Liquide Peek y Raise de derecha a izquierda.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Configuration</source>
      <translation>Configuración</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Configuration digest</source>
      <translation>Huella de la configuración</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/controls/words.py" />
      <source>Confirm: %n cards face down</source>
      <translation>
        <numerusform>Confirmar: %n carta boca abajo</numerusform>
        <numerusform>Confirmar: %n cartas boca abajo</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Confirmed as moved: {moved}. It stays where it is; only what differs will move.</source>
      <translation>Confirmado como movido: {moved}. Se queda donde está; solo se moverá la diferencia.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/console/link.py" />
      <source>Connection lost before the server answered: check if it counted; if not, sign again.</source>
      <translation>La conexión se cortó antes de la respuesta: revise si contó; si no, firme de nuevo.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Console certificate</source>
      <translation>Certificado de la consola</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/access.py" />
      <source>Console {name} added.</source>
      <translation>Consola {name} añadida.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Contacting the floor server.</source>
      <translation>Consultando al servidor del piso.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Continue the hand</source>
      <translation>Continuar la mano</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Continue to sign</source>
      <translation>A la firma</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>Continue, and give that seat the last card</source>
      <translation>Siga, y reparta a ese asiento la última carta</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Contrast</source>
      <translation>Contraste</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/evidence.py" />
      <source>Corner model</source>
      <translation>Modelo de esquinas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Correct</source>
      <translation>Correctas</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/guided.py" />
      <source>Correct another card</source>
      <translation>Corregir otra carta</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Correct answers</source>
      <translation>Respuestas correctas</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Correct the card; the hand is recalculated.</source>
      <translation>Corrija la carta; la mano se calcula de nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Correct the die; the round is recalculated.</source>
      <translation>Corrija el dado; la ronda se calcula de nuevo.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Correct the mistake with Misread card or Undo. The screen shows only what each seat is still due.</source>
      <translation>Corrija el error con Carta mal leída o Deshacer. La pantalla muestra solo lo que aún se debe a cada asiento.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Correct, count the rack</source>
      <translation>Correcto, contar el rack</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Corrected</source>
      <translation>Corregida</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Corrections</source>
      <translation>Correcciones</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>Could not save: {why}.</source>
      <translation>No se pudo guardar: {why}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Count</source>
      <translation>Recuento</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Count again</source>
      <translation>Contar otra vez</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Count again first. No chip changes hands before everyone has signed.</source>
      <translation>Cuente otra vez primero. Ninguna ficha cambia de manos antes de que todos firmen.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Count aloud, and enter the number.</source>
      <translation>Cuente en voz alta e introduzca el número.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>Count by yourself. Touch a value, then enter how many there are.</source>
      <translation>Cuente por su cuenta. Toque un valor y luego introduzca cuántos hay.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Count each chip first. Missing: {chips}.</source>
      <translation>Cuente primero cada ficha. Faltan: {chips}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfers.py" />
      <source>Count every chip in the rack; no negative counts.</source>
      <translation>Cuente cada ficha del rack; sin cantidades negativas.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Count or change the deck: touch Exceptions.</source>
      <translation>Cuente o cambie la baraja: toque Excepciones.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>Count room</source>
      <translation>Sala de conteo</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books.py" />
      <source>Count the box first.</source>
      <translation>Cuente primero la caja.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Count the chips at the seat.</source>
      <translation>Cuente las fichas en el asiento.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Count the chips before the player and the floor.</source>
      <translation>Cuente las fichas ante el jugador y el piso.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Count the deck, and enter the count.</source>
      <translation>Cuente la baraja e introduzca cuántas hay.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Count the dice, and enter the count.</source>
      <translation>Cuente los dados e introduzca cuántos hay.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Count the new deck before the next hand.</source>
      <translation>Cuente la baraja nueva antes de la próxima mano.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Count the rack</source>
      <translation>Contar el rack</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Count the rack, chip by chip.</source>
      <translation>Cuente el rack, ficha por ficha.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Count tube again</source>
      <translation>Contar otra vez</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Count what has arrived.</source>
      <translation>Cuente lo que llegó.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/deck_seals.py" />
      <source>Count what is new first, under “Exceptions”.</source>
      <translation>Primero cuente lo nuevo, en «Excepciones».</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Count {side} {amount}</source>
      <translation>Recuento: {side} {amount}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/shift/words.py" />
      <source>Counted again %n times, after a first count of</source>
      <translation>
        <numerusform>Se contó otra vez, tras un primer conteo de</numerusform>
        <numerusform>Se contó %n veces más, tras un primer conteo de</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Counted differently: another slip was made out</source>
      <translation>Se contó otra cantidad: se hizo otro comprobante</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Counted now</source>
      <translation>Contado ahora</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Counted, compare</source>
      <translation>Contado, comparar</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Counted, sign</source>
      <translation>Contado, firmar</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Coupon</source>
      <translation>Cupón</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Coupons</source>
      <translation>Cupones</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Cover it</source>
      <translation>Cubrir</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Credit</source>
      <translation>Crédito</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/controls/words.py" />
      <source>Credit of {amount} on its way for %n minutes, slip {slip}. The receipt: menu, “On its way”.</source>
      <translation>
        <numerusform>Crédito de {amount} en camino desde hace %n minuto, comprobante {slip}. El recibo: menú, «En camino».</numerusform>
        <numerusform>Crédito de {amount} en camino desde hace %n minutos, comprobante {slip}. El recibo: menú, «En camino».</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/controls/words.py" />
      <source>Credit of {amount} on its way for %n minutes, slip {slip}: call the floor.</source>
      <translation>
        <numerusform>Crédito de {amount} en camino desde hace %n minuto, comprobante {slip}: llame al supervisor.</numerusform>
        <numerusform>Crédito de {amount} en camino desde hace %n minutos, comprobante {slip}: llame al supervisor.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Credit of {amount} requested. When the chips leave the rack: menu, “On its way”.</source>
      <translation>Crédito de {amount} pedido. Cuando las fichas salgan del rack: menú, «En camino».</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Credit on its way · slip {slip}</source>
      <translation>Crédito en camino · comprobante {slip}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Credit {number}, requested</source>
      <translation>Crédito {number}, pedido</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Credits</source>
      <translation>Créditos</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Cut chips against the clock</source>
      <translation>Cortar fichas contra el reloj</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/ladder.py" />
      <source>Cut in {seconds} s</source>
      <translation>Cortar en {seconds} s</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Cut out the payout, and give the chips to the floor.</source>
      <translation>Corte el pago y entregue las fichas al supervisor.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/ladder.py" />
      <source>Cut the amount.</source>
      <translation>Corte el importe.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/exam.py" />
      <source>Cut the chips first.</source>
      <translation>Corte primero las fichas.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Cut {amount} in the fewest chips</source>
      <translation>Corte {amount} con el mínimo de fichas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Cutting ladder · {game}</source>
      <translation>Niveles de corte · {game}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>D</source>
      <translation>D</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/reports.py" />
      <source>DAMAGED: {table}: {what}</source>
      <translation>DAÑADO: {table}: {what}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/charity.py" />
      <source>DAMAGED: {what}</source>
      <translation>DAÑADO: {what}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/news.py" />
      <source>Data from the floor server cannot be saved here: {why}</source>
      <translation>No se puede guardar aquí lo que envió el servidor del piso: {why}</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Data understood</source>
      <translation>Datos entendidos</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/slips.py" />
      <source>Date</source>
      <translation>Fecha</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>Day</source>
      <translation>Día</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Days trained: {n} of the last {of}</source>
      <translation>Días entrenados: {n} de los últimos {of}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Dead button: it stays, so nobody misses or pays a blind twice.</source>
      <translation>Botón muerto: queda ahí, para que nadie se salte ni pague dos veces una ciega.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Deal it once, face up, one card at a time and in any order. It takes two or three minutes.</source>
      <translation>Repártala una vez, boca arriba, carta por carta y en cualquier orden. Lleva dos o tres minutos.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Deal on with the next card of the deck.</source>
      <translation>Siga repartiendo con la carta siguiente de la baraja.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Deal one card at a time, in any order.</source>
      <translation>Reparta carta por carta, en cualquier orden.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Deal one card at a time, left to right, two each.</source>
      <translation>Reparta de una en una, de izquierda a derecha, dos a cada uno.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Deal one card at a time, two each, face down.</source>
      <translation>Reparta de una en una, dos a cada uno, boca abajo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Deal the flop</source>
      <translation>Repartir el flop</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Deal the flop: three cards, face up.</source>
      <translation>Reparta el flop: tres cartas, boca arriba.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Deal the four 6 Card bonus cards, face down.</source>
      <translation>Reparta las cuatro cartas del 6 Card, boca abajo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Deal the fourth card face up: the turn.</source>
      <translation>Reparta la cuarta carta boca arriba: el turn.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Deal the last card face up: the river.</source>
      <translation>Reparta la última carta boca arriba: el river.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Deal the last two community cards, face up.</source>
      <translation>Reparta las dos últimas cartas comunitarias, boca arriba.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Deal the next card in its place, as the screen asks.</source>
      <translation>Reparta la carta siguiente en su lugar, como pide la pantalla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>Deal the next card to {place}</source>
      <translation>Reparta la carta siguiente a {place}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Deal the next card to {place}.</source>
      <translation>Reparta la carta siguiente a {place}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/kernel/suspension.py" />
      <source>Deal the next card to {place}: the first one is out of play.</source>
      <translation>Reparta la carta siguiente a {place}: la primera está fuera de juego.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Deal the next card where the screen shows.</source>
      <translation>Reparta la carta siguiente donde muestra la pantalla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Deal the player in.</source>
      <translation>Reparta al jugador.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Deal the players</source>
      <translation>Repartir a jugadores</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Deal the river</source>
      <translation>Repartir el river</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Deal the same hand; each move is shown first</source>
      <translation>Reparta la misma mano; cada paso se muestra antes</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Deal the turn</source>
      <translation>Repartir el turn</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Deal three cards face up: the flop.</source>
      <translation>Reparta tres cartas boca arriba: el flop.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Deal two cards each to the players who stayed.</source>
      <translation>Reparta dos cartas a cada jugador que se quedó.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Deal two each</source>
      <translation>Repartir dos</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Deal yourself two cards, face down.</source>
      <translation>Dese dos cartas, boca abajo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>Dealer</source>
      <translation>Crupier</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/drill.py" />
      <source>Dealer at seat {seat}</source>
      <translation>Crupier en el asiento {seat}</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Dealer confirmed the cards.</source>
      <translation>El crupier confirmó las cartas.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Dealer or floor: choose your name, then enter your PIN.</source>
      <translation>Crupier o supervisor: elija su nombre y luego introduzca su PIN.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Dealer or floor: hold your badge, or choose your name. Then enter your PIN.</source>
      <translation>Crupier o supervisor: acerque su tarjeta o elija su nombre. Luego introduzca su PIN.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>Dealer signed out after 15 idle minutes: sign in again.</source>
      <translation>Sesión cerrada tras 15 minutos sin actividad: identifíquese otra vez.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Dealer to be relieved after this hand.</source>
      <translation>Relevo del crupier después de esta mano.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Dealer: choose your name, then enter your PIN.</source>
      <translation>Crupier: elija su nombre y luego introduzca su PIN.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Dealer: hold your badge to the reader, or choose your name. Then enter your PIN.</source>
      <translation>Crupier: acerque su tarjeta al lector o elija su nombre. Luego introduzca su PIN.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Dealer: sign here.</source>
      <translation>Crupier: firme aquí.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Dealer’s cards</source>
      <translation>Cartas del crupier</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Dealing</source>
      <translation>En juego</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Dealing left to right</source>
      <translation>Repartir hacia la derecha</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Dealt at random, never the same</source>
      <translation>Repartida al azar, nunca la misma</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Dealt face down</source>
      <translation>Repartida boca abajo</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Dec</source>
      <translation>dic</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Decisions: seats {seats}</source>
      <translation>Decisiones: asientos {seats}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/screen.py" />
      <source>Deck</source>
      <translation>Baraja</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Deck change</source>
      <translation>Cambio de baraja</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Deck count</source>
      <translation>Recuento de la baraja</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/kernel/log.py" />
      <source>Deck count wrong: recount or change the deck before the next hand.</source>
      <translation>El recuento de la baraja no cuadra: cuente otra vez o cambie la baraja antes de otra mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Deck digest</source>
      <translation>Huella de las barajas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/catalogue.py" />
      <source>Deck for the camera</source>
      <translation>Baraja para la cámara</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>Deck learned: {known} of {all} cards known.</source>
      <translation>Baraja aprendida: {known} de {all} cartas conocidas.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../drivers/camera/eye.py" />
      <source>Deck learned: {known} of {all} cards known; %n are often refused.</source>
      <translation>
        <numerusform>Baraja aprendida: {known} de {all} cartas conocidas; %n se rechaza a menudo.</numerusform>
        <numerusform>Baraja aprendida: {known} de {all} cartas conocidas; %n se rechazan a menudo.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>Deck learned: {known} of {all} cards known; %n is often refused.</source>
      <translation>Baraja aprendida: {known} de {all} cartas conocidas; %n se rechaza a menudo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>Deck {seal} has {count} pieces and needs {due}: retire it.</source>
      <translation>La baraja {seal} tiene {count} piezas y necesita {due}: retírela.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>Deck {seal} is “{step}” since {at}.</source>
      <translation>La baraja {seal} está «{step}» desde {at}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>Deck {seal} is “{was}”: it cannot be “{step}” now.</source>
      <translation>La baraja {seal} está «{was}»: ahora no puede ser «{step}».</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>Deck {seal} was last counted on {day}.</source>
      <translation>La baraja {seal} se contó por última vez el {day}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/decks.py" />
      <source>Deck {seal} was not inspected.</source>
      <translation>La baraja {seal} no se inspeccionó.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/decks.py" />
      <source>Deck {seal}: {step}.</source>
      <translation>Baraja {seal}: {step}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/live.py" />
      <source>Delayed entries are now saved: check the screen, then continue.</source>
      <translation>Lo pendiente ya se guardó: revise la pantalla y continúe.</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Device away</source>
      <translation>Aparato ausente</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Device failures</source>
      <translation>Fallas de aparatos</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/journal.py" />
      <source>Device key {key} not found: the journal was checked only against itself.</source>
      <translation>Falta la clave {key} del aparato: el registro se comprobó solo consigo mismo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/house.py" />
      <source>Device key {path} is missing, and the journal is signed with it: restore it from backup.</source>
      <translation>Falta la clave {path} del aparato, y el registro está firmado con ella: recupérela de la copia de respaldo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Device state changed.</source>
      <translation>Cambió el estado de un aparato.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>Devices</source>
      <translation>Aparatos</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/catalogue.py" />
      <source>Diagnostics</source>
      <translation>Diagnóstico</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/drill.py" />
      <source>Dice</source>
      <translation>Dados</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Dice change</source>
      <translation>Cambio de dados</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Dice count</source>
      <translation>Recuento de dados</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/evidence.py" />
      <source>Dice model</source>
      <translation>Modelo de dados</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Did not await floor</source>
      <translation>No se esperó al piso</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>Did the shoe misread a card?</source>
      <translation>¿Leyó mal el sabot alguna carta?</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>Difference</source>
      <translation>Diferencia</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>Differences in {month}</source>
      <translation>Diferencias en {month}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/pay_rows.py" />
      <source>Differs from the document</source>
      <translation>Difiere del documento</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Differs from the tracked rack: {chips}</source>
      <translation>Difiere del rack registrado: {chips}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/zones.py" />
      <source>Discard changes</source>
      <translation>Descartar cambios</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/store/store.py" />
      <source>Disk full: this answer was not saved. Free some space, then answer again.</source>
      <translation>Disco lleno: esta respuesta no se guardó. Libere espacio y responda otra vez.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>Dispute</source>
      <translation>Disputa</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Dispute hand {hand}</source>
      <translation>Disputar la mano {hand}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Dispute over hand {hand} pending: the floor rules on it from the menu, “Mispay and disputes”.</source>
      <translation>Disputa pendiente, mano {hand}: el piso la resuelve en el menú, “Pago erróneo y disputas”.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Disputed</source>
      <translation>Disputada</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Disputes</source>
      <translation>Disputas</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Disputes ruled</source>
      <translation>Reclamos resueltos</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Do not deal with this deck.</source>
      <translation>No reparta con esta baraja.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>Do these dice match the screen?</source>
      <translation>¿Coinciden los dados con la pantalla?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Do this now</source>
      <translation>Haga esto ahora</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/pay_rows.py" />
      <source>Document</source>
      <translation>Documento</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Does not add up</source>
      <translation>No cuadra</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Does such an all-in count toward the round’s raises?</source>
      <translation>¿Cuenta ese all-in entre las subidas de la ronda?</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Does such an all-in set the next minimum raise?</source>
      <translation>¿Fija ese all-in la próxima subida mínima?</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/rules.py" />
      <source>Does the floor acknowledge a flush or better on I’m In?</source>
      <translation>¿Confirma el piso un color o mejor en el I’m In?</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Done</source>
      <translation>Hecho</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/steps.py" />
      <source>Done, next seat</source>
      <translation>Hecho, asiento siguiente</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Down</source>
      <translation>Pierde</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/zones.py" />
      <source>Drag a zone or a corner. A card counts in the zone that holds its center.</source>
      <translation>Arrastre una zona o una esquina. Una carta cuenta en la zona donde está su centro.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/zones.py" />
      <source>Draw it</source>
      <translation>Dibujarla</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>Draw the zones</source>
      <translation>Dibujar las zonas</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>Draw the zones: the camera does not know where to look.</source>
      <translation>Dibuje las zonas: la cámara no sabe dónde mirar.</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Drop</source>
      <translation>Drop</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Drop box</source>
      <translation>Caja de drop</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Drop box {box} is taken out.</source>
      <translation>Se retira la caja de drop {box}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/count_room.py" />
      <source>Drop box {box} of table {table} is posted already.</source>
      <translation>La caja de drop {box} de la mesa {table} ya está registrada.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>Drop box {box}, counted</source>
      <translation>Caja de drop {box}, contada</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>Drop box {box}, table {table}</source>
      <translation>Caja de drop {box}, mesa {table}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Drop box {box}. Touch the seat that buys chips or tips.</source>
      <translation>Caja de drop {box}. Toque el asiento que compra fichas o da propina.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Drop the promotion: {promotion}.</source>
      <translation>Deposite la promoción: {promotion}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Drop the rake, {amount}, and the promotion, {promotion}.</source>
      <translation>Deposite la comisión, {amount}, y la promoción, {promotion}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Drop the rake: {amount}.</source>
      <translation>Retire el rake: {amount}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/due.py" />
      <source>Drop {amount} more.</source>
      <translation>Deposite {amount} más.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Dropped</source>
      <translation>Rake retirado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>EXAMINATION</source>
      <translation>EXAMEN</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>Each is paid their own percentage; if these exceed 100%, all are scaled down.</source>
      <translation>Cada uno cobra su porcentaje; si suman más del 100%, se reducen todos.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Each one counts the chips and signs. Then they are on their way with a slip.</source>
      <translation>Cada uno cuenta las fichas y firma. Luego van en camino con un comprobante.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>Each player gets the card that the right order would have dealt.</source>
      <translation>Cada jugador recibe la carta que le habría dado el orden correcto.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>Each player had a right to exactly those cards, so nobody gains by the mistake.</source>
      <translation>Cada jugador tenía derecho justo a esas cartas, así que nadie gana con el error.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Each player is delivered 2 card face down.</source>
      <translation>Cada jugador recibe 2 cartas boca abajo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Each player takes a “Peeker” cup and 3 dice.</source>
      <translation>Cada jugador toma un vaso «Peeker» y 3 dados.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Each player tosses one die; the highest roller is the dealer.</source>
      <translation>Cada jugador tira un dado; quien saque más reparte.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Each player who made a Peek wager is dealt two hole cards, face down.</source>
      <translation>Cada jugador con Peek recibe dos cartas boca abajo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Each player: {kinds}.</source>
      <extracomment>Called aloud by the dealer, in English: keep it as it is.</extracomment>
      <translation>Each player: {kinds}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/decks.py" />
      <source>Earlier deck</source>
      <translation>Baraja anterior</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/due.py" />
      <source>Earlier pot</source>
      <translation>Bote anterior</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>Eight high</source>
      <translation>Ocho alto</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Empty</source>
      <translation>Vacío</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>End the test</source>
      <translation>Terminar la prueba</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/handbook.py" />
      <source>English is the only language spoken in the poker room at all times.</source>
      <translation>En la sala de póquer solo se habla inglés, en todo momento.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Enrolled, but its kiosk has not joined the floor server yet: start it.</source>
      <translation>Inscrita, pero su kiosco aún no se ha unido al servidor del piso: inícielo.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Enter</source>
      <translation>Introducir</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>Enter %n more cards here, not {cards}.</source>
      <translation>
        <numerusform>Registre aquí %n carta más, no {cards}.</numerusform>
        <numerusform>Registre aquí %n cartas más, no {cards}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>Enter %n more dice here, not {dice}.</source>
      <translation>
        <numerusform>Registre aquí %n dado más, no {dice}.</numerusform>
        <numerusform>Registre aquí %n dados más, no {dice}.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Enter Blind wagers.</source>
      <translation>Registre las apuestas Blind.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/money/jackpot.py" />
      <source>Enter a jackpot amount above zero.</source>
      <translation>Introduzca un importe de jackpot mayor que cero.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>Enter a license number</source>
      <translation>Escribir un número de licencia</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/new_house.py" />
      <source>Enter a name of 1 to 60 letters.</source>
      <translation>Introduzca un nombre de 1 a 60 letras.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seals.py" />
      <source>Enter a seal number</source>
      <translation>Introducir número de sello</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>Enter an ID for {name}. It never changes.</source>
      <translation>Introduzca un ID para {name}. Nunca cambia.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Enter an amount for each jackpot first. Still missing: {name}.</source>
      <translation>Introduzca primero un importe para cada jackpot. Falta: {name}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Enter antes and bonus bets.</source>
      <translation>Registre los antes y los bonos.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Enter by hand</source>
      <translation>Registrar a mano</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Enter each I’m In wager or surrender.</source>
      <translation>Registre cada I’m In o rendición.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Enter each Raise. For a fold, take the Peek.</source>
      <translation>Registre cada Raise. De quien se retira, recoja el Peek.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>Enter each card by hand and continue</source>
      <translation>Registre cada carta a mano y siga</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Enter each jackpot.</source>
      <translation>Introduzca cada jackpot.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/screen.py" />
      <source>Enter every amount first: {missing}.</source>
      <translation>Introduzca primero todos los importes: {missing}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Enter flop bets. Take what a fold loses.</source>
      <translation>Registre cada apuesta de flop. Recoja lo que pierde quien se retira.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Enter river bets. Take what a fold loses.</source>
      <translation>Registre cada apuesta de river. Recoja lo que pierde quien se retira.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Enter the amount</source>
      <translation>Introduzca el importe</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/players.py" />
      <source>Enter the amount first.</source>
      <translation>Introduzca primero el importe.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>Enter the amount that player and house agreed on.</source>
      <translation>Introduzca el importe que acordaron jugador y casa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/irregularities.py" />
      <source>Enter the bets the screen asks for.</source>
      <translation>Registre las apuestas que pide la pantalla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Enter the card the shoe could not read. Then check the next one and confirm.</source>
      <translation>Registre la carta que el sabot no leyó. Luego revise la siguiente y confirme.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfers.py" />
      <source>Enter the chips first.</source>
      <translation>Primero introduzca las fichas.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Enter the chips to ask for.</source>
      <translation>Indique las fichas que pide.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Enter the chips to send to the cage.</source>
      <translation>Indique las fichas que van a la caja.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Enter the chips to send to the other table.</source>
      <translation>Introduzca las fichas que van a la otra mesa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/hand.py" />
      <source>Enter the correct amount here, then submit it.</source>
      <translation>Registre lo que toca aquí y entréguelo.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/clock.py" />
      <source>Enter the date and time, then sign.</source>
      <translation>Introduzca la fecha y la hora; luego firme.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Enter the full amount.</source>
      <translation>Introduzca el importe completo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/players.py" />
      <source>Enter the last day as in 2026-12-31.</source>
      <translation>Introduzca el último día, como 2026-12-31.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>Enter the license number of {name}, or continue without one.</source>
      <translation>Introduzca el número de licencia de {name}, o siga sin él.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>Enter the license number of {name}.</source>
      <translation>Escriba el número de licencia de {name}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Enter the minimum first.</source>
      <translation>Introduzca primero el mínimo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/charities.py" />
      <source>Enter the name of the charity.</source>
      <translation>Introduzca el nombre de la organización benéfica.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>Enter the name. For letters that are not here, use `kiosk staff add`.</source>
      <translation>Introduzca el nombre. Para letras que no están aquí, use `kiosk staff add`.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Enter the new limits.</source>
      <translation>Introduzca los nuevos límites.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>Enter the new name of {name}.</source>
      <translation>Escriba el nuevo nombre de {name}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Enter the new result.</source>
      <translation>Registre el nuevo resultado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>Enter the number of each paper slip.</source>
      <translation>Introduzca el número de cada comprobante de papel.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>Enter the number of the check.</source>
      <translation>Introduzca el número del cheque.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/cash.py" />
      <source>Enter the number of the drop box first.</source>
      <translation>Introduzca primero el número de la caja de drop.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfers.py" />
      <source>Enter the number of the slip first.</source>
      <translation>Primero introduzca el número del comprobante.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/cash.py" />
      <source>Enter the number on the drop box.</source>
      <translation>Introduzca el número que lleva la caja de drop.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Enter the number on the other table’s slip.</source>
      <translation>Introduzca el número del comprobante de la otra mesa.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/screen.py" />
      <source>Enter the number that is printed on the paper.</source>
      <translation>Introduzca el número impreso en el papel.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/players.py" />
      <source>Enter the player’s name.</source>
      <translation>Introduzca el nombre del jugador.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/players.py" />
      <source>Enter the player’s number in the log.</source>
      <translation>Introduzca el número del jugador en el registro.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>Enter the reason. Before the first hand, you can continue without one.</source>
      <translation>Introduzca el motivo, o continúe sin él antes de la primera mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/deck_seals.py" />
      <source>Enter the seal number first.</source>
      <translation>Primero introduzca el número de sello.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/deck_seals.py" />
      <source>Enter the seal number of the bag.</source>
      <translation>Introduzca el número de sello de la bolsa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>Enter the seal number of the deck.</source>
      <translation>Introduzca el número de precinto de la baraja.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Enter the seal number: menu, “Seal number”.</source>
      <translation>Introduzca el número de sello: menú, «Número de sello».</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/catalogue.py" />
      <source>Enter the time</source>
      <translation>Introducir la hora</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/irregularities.py" />
      <source>Enter the wagers the screen asks for.</source>
      <translation>Registre las apuestas que pide la pantalla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>Enter the winning cards, the hand, and the seal number of the bag.</source>
      <translation>Introduzca las cartas ganadoras, la mano y el precinto de la bolsa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Enter turn bets. Take what a fold loses.</source>
      <translation>Registre cada apuesta de turn. Recoja lo que pierde quien se retira.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/players.py" />
      <source>Enter two different numbers of the log.</source>
      <translation>Introduzca dos números distintos del registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/hand.py" />
      <source>Enter what the players do</source>
      <translation>Registre lo que hacen los jugadores</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/pin.py" />
      <source>Enter your PIN first.</source>
      <translation>Introduzca primero su PIN.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Entered, count</source>
      <translation>Introducido, contar</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Entered, sign</source>
      <translation>Introducido, firmar</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Entered: {choice}</source>
      <translation>Registrado: {choice}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Entered: {choice} {amount}</source>
      <translation>Registrado: {choice} {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Equals or beats {percent}% of others</source>
      <translation>Iguala o supera al {percent}% de los demás</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Even</source>
      <translation>Sin cambio</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/limits.py" />
      <source>Evenly; nobody is paid more than they are due.</source>
      <translation>En partes iguales; nadie cobra más de lo que le corresponde.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>Event</source>
      <translation>Evento</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/round.py" />
      <source>Event {seq} ({clause}) does not fit these rules: call a supervisor; nothing was changed.</source>
      <translation>El evento {seq} ({clause}) no encaja con estas reglas: llame a un supervisor; no se cambió nada.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/replayed.py" />
      <source>Event {seq} corrects a missing entry.</source>
      <translation>El evento {seq} corrige una entrada que no está.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/replayed.py" />
      <source>Event {seq} does not undo the last entry.</source>
      <translation>El evento {seq} no deshace la última entrada.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/chain.py" />
      <source>Event {seq} names face-down cards: they can be read only with the table’s device key.</source>
      <translation>El evento {seq} nombra cartas boca abajo: solo se leen con la clave del aparato de la mesa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/pushing.py" />
      <source>Event {seq} of {table} is missing: restore its archive beside the journal first.</source>
      <translation>Falta el evento {seq} de {table}: restaure primero su archivo junto al registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/chain.py" />
      <source>Event {seq} {what}: stop the table, keep the file, and call a supervisor.</source>
      <translation>El evento {seq} {what}: detenga la mesa, conserve el archivo y llame a un supervisor.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Events</source>
      <translation>Eventos</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>Every manager is locked: two floor supervisors sign, with --by and --second.</source>
      <translation>Todos los gerentes están bloqueados: firman dos supervisores, con --by y --second.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>Every player who posts a blind must have a seat; correct the record.</source>
      <translation>Todo jugador que pone una ciega debe tener asiento; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/naming.py" />
      <source>Every pot has a winner: touch the seat, or seats that split it.</source>
      <translation>Cada bote tiene ganador: toque el asiento, o los que lo dividen.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Every seat, every bonus bet, amounts and chips</source>
      <translation>Cada asiento, cada apuesta de bono, importes y fichas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/rules.py" />
      <source>Every step</source>
      <translation>Todos los pasos</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>Every table agrees with its hands</source>
      <translation>Todas las mesas coinciden con sus manos</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>Every wager decided by their own cards. The Board bonus stays in action.</source>
      <translation>Toda apuesta que deciden sus propias cartas. El bono Board sigue en juego.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>Every wager returned</source>
      <translation>Todas las apuestas devueltas</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Every wager returned.</source>
      <translation>Se devolvieron todas las apuestas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/procedure.py" />
      <source>Everybody else has folded</source>
      <translation>Todos los demás se retiraron</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Everybody folded before the flop</source>
      <translation>Todos se retiraron antes del flop</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/handbook.py" />
      <source>Everybody makes a Blind wager before any card is dealt. It plays against the Blind pay table.</source>
      <translation>Todos hacen una apuesta Blind antes de repartir cartas. Juega contra la tabla del Blind.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Everyone has signed. Void it now.</source>
      <translation>Todos firmaron. Anúlelo.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Everyone signs for the chips as counted. Only then do they change hands.</source>
      <translation>Todos firman por las fichas contadas. Solo entonces cambian de manos.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Everyone signs for the chips as counted. Take the receipt to the other table.</source>
      <translation>Todos firman por las fichas contadas. Lleve el recibo a la otra mesa.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Everyone · {game}</source>
      <translation>Todos · {game}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Everything in this file is already here.</source>
      <translation>Todo lo de este archivo ya está aquí.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Examination</source>
      <translation>Examen</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/book.py" />
      <source>Examination records damaged or altered; no certificate is valid: {why} Call a technician.</source>
      <translation>Registros de exámenes dañados o alterados; ningún certificado es válido: {why} Llame a un técnico.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Examination · {game}</source>
      <translation>Examen · {game}</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/school.py" />
      <source>Examinations are taken at a table: open training there, with --table.</source>
      <translation>Los exámenes se hacen en una mesa: abra allí el entrenamiento, con --table.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Examined on</source>
      <translation>Examinado el</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Exception mishandled</source>
      <translation>Excepción mal llevada</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/rules.py" />
      <source>Exceptions</source>
      <translation>Excepciones</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Exercises · {game}</source>
      <translation>Ejercicios · {game}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>Export</source>
      <translation>Exportar</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Export everything to one file</source>
      <translation>Exportar todo a un archivo</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>FAILED</source>
      <translation>FALLÓ</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>FILL</source>
      <translation>RELLENO</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>FILL RECEIPT</source>
      <translation>RECIBO DE RELLENO</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>FILL REQUEST</source>
      <translation>SOLICITUD DE RELLENO</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>FILL SLIP</source>
      <translation>COMPROBANTE DE RELLENO</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>FLOOR</source>
      <translation>PISO</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Feb</source>
      <translation>feb</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/ladder.py" />
      <source>Fewest chips, largest first.</source>
      <translation>Mínimo de fichas, las mayores primero.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>File</source>
      <translation>Archivo</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Fill</source>
      <translation>Relleno</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>Fill in the {form} first, then confirm.</source>
      <translation>Llene primero el {form} y confirme.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Fill in the {form} for seats {seats}.</source>
      <translation>
        <numerusform>Llene el {form} del asiento {seats}.</numerusform>
        <numerusform>Llene el {form} de los asientos {seats}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/controls/words.py" />
      <source>Fill of {amount} on its way for %n minutes, slip {slip}. When it is here: menu, “On its way”.</source>
      <translation>
        <numerusform>Relleno de {amount} en camino desde hace %n minuto, comprobante {slip}. Al llegar: menú, «En camino».</numerusform>
        <numerusform>Relleno de {amount} en camino desde hace %n minutos, comprobante {slip}. Al llegar: menú, «En camino».</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/controls/words.py" />
      <source>Fill of {amount} on its way for %n minutes, slip {slip}: call the floor.</source>
      <translation>
        <numerusform>Relleno de {amount} en camino desde hace %n minuto, comprobante {slip}: llame al supervisor.</numerusform>
        <numerusform>Relleno de {amount} en camino desde hace %n minutos, comprobante {slip}: llame al supervisor.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Fill of {amount} requested. When the chips leave the cage: menu, “On its way”.</source>
      <translation>Relleno de {amount} pedido. Cuando las fichas salgan de la caja: menú, «En camino».</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Fill on its way · slip {slip}</source>
      <translation>Relleno en camino · comprobante {slip}</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Fill or chips</source>
      <translation>Relleno o fichas</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Fill or credit counted: it differs from the slip.</source>
      <translation>Relleno o crédito contado: difiere del comprobante.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Fill or credit voided.</source>
      <translation>Relleno o crédito anulado.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Fill {number}, requested</source>
      <translation>Relleno {number}, pedido</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Fill, credit, or transfer requested.</source>
      <translation>Relleno, crédito o traslado solicitado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Fills</source>
      <translation>Rellenos</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Fills less credits</source>
      <translation>Rellenos menos créditos</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/pin.py" />
      <source>Find a name by its first letters</source>
      <translation>Busque un nombre por sus primeras letras</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Finding</source>
      <translation>Hallazgo</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Finish</source>
      <translation>Terminar</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Finish the deal before you replace it.</source>
      <translation>Termine de repartir antes de sustituirla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/changes.py" />
      <source>Finish the deal first, then touch “Exceptions” again.</source>
      <translation>Termine de repartir y toque otra vez “Excepciones”.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Finish the decisions; then deal on as the screen asks.</source>
      <translation>Termine las decisiones; luego siga repartiendo como pide la pantalla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/round.py" />
      <source>Finish this step first: the next cards are already on the table.</source>
      <translation>Termine primero este paso: las próximas cartas ya están en la mesa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>First betting round</source>
      <translation>Primera ronda de apuestas</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/showing/enrollment.py" />
      <source>First lay down the {card} alone, and wait.</source>
      <translation>Ponga primero sobre la mesa, sola: {card}. Espere.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/school.py" />
      <source>First lesson</source>
      <translation>Primera lección</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>First lesson: deal the hand</source>
      <translation>Primera lección: reparta la mano</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>First lesson: watch a hand</source>
      <translation>Primera lección: mire una mano</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>First signature</source>
      <translation>Primera firma</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/due.py" />
      <source>First take chips as seats show. Then push the pots.</source>
      <translation>Primero tome las fichas como indican los asientos. Luego empuje los botes.</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>Five of a kind, {rank}</source>
      <translation>Cinco iguales, {rank}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Fixed amounts, funded by the house. They never grow with wagers.</source>
      <translation>Importes fijos, a cargo de la casa. Nunca crecen con las apuestas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Fixed limit</source>
      <translation>Límite fijo</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/slips.py" />
      <source>Floor</source>
      <translation>Piso</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Floor</source>
      <comment>the server</comment>
      <translation>Piso</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Floor acknowledged the hand by badge, without a PIN.</source>
      <translation>El piso confirmó la mano, con tarjeta y sin PIN.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Floor acknowledged the hand.</source>
      <translation>El piso confirmó la mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Floor arrived.</source>
      <translation>Llegó el piso.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Floor call</source>
      <translation>Llamada al piso</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Floor called: {why}</source>
      <translation>Se llamó al piso: {why}</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Floor checked the list, and named the player of a seat.</source>
      <translation>El piso revisó la lista e identificó al jugador de un asiento.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Floor copy</source>
      <translation>Copia del piso</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Floor decision</source>
      <translation>Decisión del piso</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Floor disputed the hand.</source>
      <translation>El piso abrió una disputa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Floor locked the table: this is the last hand.</source>
      <translation>El piso bloqueó la mesa: esta es la última mano.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Floor ruling?</source>
      <translation>¿Cómo resuelve el piso?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Floor server</source>
      <translation>Servidor del piso</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Floor server connected.</source>
      <translation>Servidor del piso conectado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/console/link.py" />
      <source>Floor server replaced before the table answered: check if it counted; if not, sign again.</source>
      <translation>El servidor del piso fue sustituido antes de que la mesa respondiera: compruebe si contó; si no, firme de nuevo.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Floor server restored</source>
      <translation>Servidor del piso restaurado</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Floor signed to close after this hand.</source>
      <translation>El piso firmó cerrar después de esta mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Floor supervisor on the way.</source>
      <translation>Supervisor de piso en camino.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Floor took back an entry of {amount} that was wrong.</source>
      <translation>El supervisor anuló una entrada errónea de {amount}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Floor unlocked the table.</source>
      <translation>El piso desbloqueó la mesa.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/menu.py" />
      <source>Floor, manager, technician</source>
      <translation>Piso, gerente, técnico</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Floor: choose your name, then enter your PIN.</source>
      <translation>Piso: elija su nombre y luego introduzca su PIN.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Floor: hold your badge to the reader, or choose your name. Then enter your PIN.</source>
      <translation>Piso: acerque su tarjeta al lector o elija su nombre. Luego introduzca su PIN.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Floor: hold your badge, or choose your name and enter your PIN.</source>
      <translation>Piso: acerque su tarjeta, o elija su nombre e introduzca su PIN.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Floor: sign here.</source>
      <translation>Piso: firme aquí.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Floor: void slips {slips}. The payout has changed.</source>
      <translation>
        <numerusform>Piso: anule el comprobante {slips}. El pago cambió.</numerusform>
        <numerusform>Piso: anule los comprobantes {slips}. El pago cambió.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Floor: your badge picks the first ruling.</source>
      <translation>Piso: su tarjeta elige la primera resolución.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Floor: {name} relieves the dealer in this hand.</source>
      <translation>Supervisor: {name} toma el relevo en esta mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Flop</source>
      <translation>Flop</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Flop</source>
      <comment>as the dealer calls it</comment>
      <extracomment>Called aloud by the dealer, in English: keep it as it is.</extracomment>
      <translation>Flop</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Flop bets</source>
      <translation>Apuestas de flop</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Flop · Turn · River</source>
      <translation>Flop · Turn · River</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/compare.py" />
      <source>Flush</source>
      <translation>Color</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>Flush or better as in five-card hands: flush and straight flush.</source>
      <translation>Como en manos de cinco cartas: color y escalera de color.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Flush or better: by the pay table, win or lose. Otherwise a win pushes. A tie loses.</source>
      <translation>Color o mejor: según la tabla de pagos, gane o pierda. Si no, ganar es empate. La igualdad pierde.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Flush or better: by the pay table, win, lose or tie. Otherwise a win pushes.</source>
      <translation>Color o mejor: según la tabla de pagos, gane, pierda o empate. Si no, ganar es empate.</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>Flush, {rank} high</source>
      <translation>Color con {rank}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/bid.py" />
      <source>Fold</source>
      <translation>Se retira</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/felt/revealed.py" />
      <source>Folded: {seats}</source>
      <translation>Se retiraron: {seats}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>For points</source>
      <translation>Por puntos</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>For the dealer</source>
      <translation>Para el crupier</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>For this table</source>
      <translation>Para esta mesa</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>For which charity is {table} dealt?</source>
      <translation>¿Para qué entidad se reparte en {table}?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>For {name}</source>
      <translation>Para {name}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Forfeit seat {seat}</source>
      <translation>Asiento {seat} pierde</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Forfeit the hand</source>
      <translation>Perder por falta</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Forget the deck</source>
      <translation>Olvidar la baraja</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Four colors</source>
      <translation>Cuatro colores</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/compare.py" />
      <source>Four of a kind</source>
      <translation>Póker</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>Four of a kind, {rank}</source>
      <translation>Póker de {rank}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/evidence.py" />
      <source>Frames: {count}, from {first} to {last}</source>
      <translation>Tomas: {count}, de {first} a {last}</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Free disk space</source>
      <translation>Espacio libre</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>From another table</source>
      <translation>De otra mesa</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/felt/seat_results.py" />
      <source>From floor</source>
      <translation>Del supervisor</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/handbook.py" />
      <source>From right to left, one at a time: take or pay each Board bonus bet. Only the three community cards count and only the hands of its pay table win. A-2-3 and Q-K-A are straights; K-A-2 is not.</source>
      <translation>De derecha a izquierda, de uno en uno: recoja o pague cada bono Board. Solo cuentan las tres cartas comunitarias y solo ganan las manos de su tabla. A-2-3 y Q-K-A son escaleras; K-A-2 no.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/handbook.py" />
      <source>From right to left, one at a time: take or pay each Pocket bonus by the two hole cards. Only the hands of its pay table win. A face is a jack, queen or king.</source>
      <translation>De derecha a izquierda, de uno en uno: recoja o pague cada bono Pocket por las dos cartas. Solo ganan las manos de su tabla. Una figura es jota, reina o rey.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/handbook.py" />
      <source>From right to left, one at a time: take or pay the ante and the street bets together. Two hole cards and three community cards make the hand. A hand below the pay table loses.</source>
      <translation>De derecha a izquierda, de uno en uno: recoja o pague juntos el ante y las apuestas de calle. Dos cartas propias y tres comunitarias hacen la mano. Una mano por debajo de la tabla de pagos pierde.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>From table</source>
      <translation>De la mesa</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/handbook.py" />
      <source>From the dealer’s left, clockwise: raise, call, call and raise, fold, or go all-in. Nobody bets more than an opponent has left. An all-in player wins only pots they put into; the others bet into a side pot.</source>
      <translation>Desde la izquierda del crupier, en el sentido del reloj: subir, igualar, igualar y subir, retirarse o ir all-in. Nadie apuesta más de lo que le queda a un rival. Quien va all-in gana solo botes en los que puso; los otros apuestan en un bote secundario.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>From which pots is the rake taken?</source>
      <translation>¿De qué botes se toma el rake?</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/cash.py" />
      <source>From {amount} on, the floor says who it is: touch “Player” first.</source>
      <translation>Desde {amount}, el piso indica quién es: toque primero «Jugador».</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>From {table}</source>
      <translation>De {table}</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/compare.py" />
      <source>Full house</source>
      <translation>Full</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>Full house, {rank} over {low}</source>
      <translation>Full de {rank} con {low}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Full table · {game}</source>
      <translation>Mesa llena · {game}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>Game</source>
      <translation>Juego</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Game over</source>
      <translation>Fin del juego</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Gaming day</source>
      <translation>Jornada de juego</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>Gaming day {day}</source>
      <translation>Día de juego {day}</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Gather the cards of this hand, face down.</source>
      <translation>Junte las cartas de esta mano, boca abajo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Get one point from each player who stays in.</source>
      <translation>Pida un punto a cada jugador que se queda.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Gets</source>
      <translation>Recibe</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>Give a badge</source>
      <translation>Dar una tarjeta</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/office.py" />
      <source>Give a reason for revoking the certificate.</source>
      <translation>Dé el motivo por el que se revoca el certificado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/charities.py" />
      <source>Give a reason for the change, with --why.</source>
      <translation>Indique el motivo del cambio con --why.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/house.py" />
      <source>Give a reason to reveal these cards, with --reason.</source>
      <translation>Dé un motivo para descubrir estas cartas, con --reason.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/records.py" />
      <source>Give each option a name and a value: correct the record.</source>
      <translation>Dé a cada opción un nombre y un valor: corrija el registro.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Give each player %n chips, three dice and a Peeker.</source>
      <translation>
        <numerusform>Dé a cada jugador %n ficha, tres dados y un Peeker.</numerusform>
        <numerusform>Dé a cada jugador %n fichas, tres dados y un Peeker.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Give each player three dice of the new set.</source>
      <translation>Dé a cada jugador tres de los dados nuevos.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/players.py" />
      <source>Give either --in or --out.</source>
      <translation>Indique --in o --out.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>Give the reason, with --why.</source>
      <translation>Indique el motivo con --why.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/accepting.py" />
      <source>Give the reason: it is kept in the journal.</source>
      <translation>Dé el motivo: queda en el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>Give your ID with --by: a manager must sign for staff changes.</source>
      <translation>Dé su ID con --by: un gerente debe firmar los cambios de personal.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Gives</source>
      <translation>Da</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>Goes to</source>
      <translation>Va a</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/decks.py" />
      <source>Green</source>
      <translation>Verde</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Growth</source>
      <translation>Crecimiento</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Guided hand</source>
      <translation>Mano guiada</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Guided hand · {scenario}</source>
      <translation>Mano guiada · {scenario}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/rules.py" />
      <source>Half of a Raise that cannot be halved evenly: what does the player keep?</source>
      <translation>La mitad de un Raise que no se parte por igual: ¿qué conserva el jugador?</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/rules.py" />
      <source>Half, rounded down to whole cents.</source>
      <translation>La mitad, hacia abajo a centavos enteros.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/rules.py" />
      <source>Half, rounded down to whole dollars.</source>
      <translation>La mitad, hacia abajo a dólares enteros.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/rules.py" />
      <source>Half, rounded to the nearest cent; half a cent goes up.</source>
      <translation>La mitad, al centavo más cercano; medio centavo sube.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Hand</source>
      <translation>Mano</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Hand</source>
      <comment>of the dealer</comment>
      <translation>Mano</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Hand called</source>
      <translation>Mano cantada</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Hand corrected</source>
      <translation>Mano corregida</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/catalogue.py" />
      <source>Hand history</source>
      <translation>Historial de manos</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Hand in</source>
      <translation>Entregar</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Hand paused</source>
      <translation>Mano en pausa</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/live.py" />
      <source>Hand paused: the dealer or the floor enters a PIN to continue.</source>
      <translation>Mano en pausa: el crupier o el supervisor introduce un PIN para continuar.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Hand reopened: its settlement no longer counts.</source>
      <translation>Mano reabierta: su liquidación ya no cuenta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Hand started.</source>
      <translation>Empezó la mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Hand void: {why}. Every wager is returned.</source>
      <translation>Mano nula: {why}. Se devuelven todas las apuestas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/due.py" />
      <source>Hand {hand} does not add up: {moved} moved, {settled} settled. Call the floor.</source>
      <translation>La mano {hand} no cuadra: movido {moved}, liquidado {settled}. Llame al supervisor.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/table_slips.py" />
      <source>Hand {hand} is not over: settle it, then try again.</source>
      <translation>La mano {hand} no ha terminado: liquídela y vuelva a intentarlo.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>Hand {hand} is reopened. Touch a seat paid or taken differently than shown.</source>
      <translation>La mano {hand} está reabierta. Toque el asiento donde se pagó o recogió algo distinto.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Hand {hand} is reopened: move only the differences.</source>
      <translation>La mano {hand} está reabierta: mueva solo las diferencias.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/reopening.py" />
      <source>Hand {hand} is resettled.</source>
      <translation>La mano {hand} está liquidada de nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/reopening.py" />
      <source>Hand {hand} is resettled. Enter the seats and chips that change again.</source>
      <translation>La mano {hand} está liquidada de nuevo. Introduzca de nuevo los asientos y fichas que cambian.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/reopening.py" />
      <source>Hand {hand} is resettled. Repeat the wagers on the table.</source>
      <translation>La mano {hand} está liquidada de nuevo. Repita las apuestas que hay en la mesa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/reopening.py" />
      <source>Hand {hand} is resettled. The wagers of hand {next} stand.</source>
      <translation>La mano {hand} está liquidada de nuevo. Las apuestas de la mano {next} se mantienen.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/reopening.py" />
      <source>Hand {hand} is resettled. What was entered for hand {next} stands.</source>
      <translation>La mano {hand} está liquidada de nuevo. Lo introducido para la mano {next} se mantiene.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/rulings.py" />
      <source>Hand {hand} is void: return every wager.</source>
      <translation>La mano {hand} es nula: devuelva todas las apuestas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/kernel/log.py" />
      <source>Hand {hand} was dealt under different rules: call a supervisor. Nothing was changed.</source>
      <translation>La mano {hand} se repartió con otras reglas: llame a un supervisor. No se cambió nada.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Hand {hand} won a jackpot. Set its deck aside: menu, “Seal number”.</source>
      <translation>La mano {hand} ganó un jackpot. Aparte su baraja: menú, «Número de sello».</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seals.py" />
      <source>Hand {hand} won a jackpot: set its deck aside before the next hand.</source>
      <translation>La mano {hand} ganó un jackpot: aparte su baraja antes de la próxima mano.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Hand {hand} · seat {seat}</source>
      <translation>Mano {hand} · asiento {seat}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Hand {hand} · seat {seat} · {wager}</source>
      <translation>Mano {hand} · asiento {seat} · {wager}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/slips.py" />
      <source>Hand {hand} · {time}</source>
      <translation>Mano {hand} · {time}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Hand {nth}</source>
      <translation>Mano {nth}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/histories.py" />
      <source>Hand {nth} of this PHH file cannot be read: correct it.</source>
      <translation>No se puede leer la mano {nth} de este archivo PHH: corríjala.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/evidence.py" />
      <source>Hand {number}</source>
      <translation>Mano {number}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/journal.py" />
      <source>Hand {number} is left out: {why}.</source>
      <translation>Se omite la mano {number}: {why}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/scenario.py" />
      <source>Hand {number} is not settled: choose one that was played to its end.</source>
      <translation>La mano {number} no está liquidada: elija una terminada.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recall.py" />
      <source>Hand {number} is still being dealt: finish it first.</source>
      <translation>La mano {number} aún está en juego: termínela primero.</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Handle</source>
      <translation>Importe apostado</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>Hands</source>
      <translation>Manos</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Hands an hour</source>
      <translation>Manos por hora</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Hands not read by a shoe: how does the kiosk know who wins?</source>
      <translation>Manos que ningún sabot leyó: ¿cómo sabe el kiosco quién gana?</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Hands say</source>
      <translation>Según las manos</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Hands shown</source>
      <translation>Manos mostradas</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>Hands that pay at least as much as a flush, by the Board pay table.</source>
      <translation>Las manos que pagan al menos como un color, según la tabla de pagos Board.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Hands, all prompts</source>
      <translation>Manos, con ayuda</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Hands, no prompts</source>
      <translation>Manos, sin ayuda</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Hands: {made} → {due}</source>
      <translation>Manos: {made} → {due}</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Has not dealt this game lately</source>
      <translation>No ha repartido este juego últimamente</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Has sent data</source>
      <translation>Ha enviado datos</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Have all hands shown, seat {seat} first.</source>
      <translation>Que se muestren todas las manos, primero el asiento {seat}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Have every player shake, turn over and peek.</source>
      <translation>Que todos agiten, volteen el Peeker y miren.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Have the player make the bet shown.</source>
      <translation>Que el jugador haga la apuesta que se muestra.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/handbook.py" />
      <source>Having seen both cards, a player folds or makes a Raise, a multiple of the Peek wager. A fold loses the Peek; the Blind is still in action.</source>
      <translation>Vistas las dos cartas, el jugador se retira o hace un Raise, múltiplo del Peek. Retirarse pierde el Peek; el Blind sigue en juego.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/handbook.py" />
      <source>Having seen that card, a player makes a Peek wager or folds. After a fold the Blind is still in action.</source>
      <translation>Al ver esa carta, el jugador hace la apuesta Peek o se retira. Tras retirarse, el Blind sigue en juego.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Held</source>
      <translation>En pausa</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Hello, {name}.</source>
      <translation>Hola, {name}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Hide the keys</source>
      <translation>Ocultar las teclas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>High</source>
      <translation>Alto</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Hold</source>
      <translation>Retención</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>Hold any badge to the reader now.</source>
      <translation>Acerque ahora cualquier tarjeta al lector.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>Hold the badge for {name} to the reader.</source>
      <translation>Acerque al lector la tarjeta para {name}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/devices.py" />
      <source>Hold the badge to the reader.</source>
      <translation>Acerque la tarjeta al lector.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Hold your badge to the reader, or choose your name. Then enter your PIN.</source>
      <translation>Acerque su tarjeta al lector o elija su nombre. Luego introduzca su PIN.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Hold ’Em</source>
      <translation>Hold ’Em</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>Holds</source>
      <translation>Contiene</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Hold ’Em bets</source>
      <translation>Apuestas Hold ’Em</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Hold ’Em settled</source>
      <translation>Hold ’Em liquidado</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Hole cards stay face down and private. A player who shows them to another forfeits the hand.</source>
      <translation>Las cartas quedan boca abajo y privadas. Quien las muestra a otro pierde la mano.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Hours trained</source>
      <translation>Horas de entrenamiento</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/slips.py" />
      <source>House</source>
      <translation>Casa</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>House even</source>
      <translation>La casa a cero</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/pay_rows.py" />
      <source>House figures</source>
      <translation>Cifras de la casa</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>House journal</source>
      <translation>Registro de la casa</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/journal.py" />
      <source>House journal: {what}</source>
      <translation>Registro de la casa: {what}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>House pace: %n hands an hour.</source>
      <translation>
        <numerusform>Ritmo de la casa: %n mano por hora.</numerusform>
        <numerusform>Ritmo de la casa: %n manos por hora.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>House paid</source>
      <translation>Pagó la casa</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>House paid {amount}</source>
      <translation>La casa pagó {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>House pays</source>
      <translation>Paga la casa</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>House procedure (see {clause}):</source>
      <translation>Procedimiento de la casa (vea {clause}):</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>House result</source>
      <translation>Resultado de la casa</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>House rules</source>
      <translation>Reglas</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>House ruling</source>
      <translation>Resolución de la casa</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>House ruling. It holds for every hand until the table closes.</source>
      <translation>Resolución de la casa. Rige para cada mano hasta que cierre la mesa.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/pay_rows.py" />
      <source>House rulings</source>
      <translation>Resoluciones de la casa</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>House takes</source>
      <translation>Recupera la casa</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>House won</source>
      <comment>of a hand</comment>
      <translation>Ganó la casa</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>House won {amount}</source>
      <translation>La casa ganó {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>How do several winners share one jackpot?</source>
      <translation>¿Cómo comparten un jackpot varios ganadores?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>How many are there?</source>
      <translation>¿Cuántas hay?</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>How much is dropped?</source>
      <translation>¿De cuánto es el rake?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>How much is it?</source>
      <translation>¿Cuánto es?</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>How much may be bet?</source>
      <translation>¿Cuánto se puede apostar?</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>How much of it goes to seat {seat}?</source>
      <translation>¿Cuánto de él va al asiento {seat}?</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/register.py" />
      <source>ID {id} belongs to {name}: choose another.</source>
      <translation>El ID {id} es de {name}: elija otro.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Idle for ten minutes: training saved, table free.</source>
      <translation>Diez minutos sin actividad: entrenamiento guardado, mesa libre.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/handbook.py" />
      <source>If all others fold, the last player wins the whole pot and need not show the dice.</source>
      <translation>Si todos los demás se retiran, quien queda gana todo el bote y no tiene que mostrar los dados.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>If announced, complete the minimum raise; otherwise it is a call.</source>
      <translation>Si se anunció, complete la subida mínima; si no, es igualar.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>If no one has acted, burn the card; otherwise it stands.</source>
      <translation>Si nadie actuó, queme la carta; si no, se mantiene.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>If nobody has raised, hold the player to the action.</source>
      <translation>Si nadie subió, el jugador queda obligado a su acción.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>If only one player wants to bet, that player takes the chip back.</source>
      <translation>Si solo un jugador quiere apostar, recupera su ficha.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>Ignore it and continue</source>
      <translation>Ignórelo y siga</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>In</source>
      <translation>Juega</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>In play</source>
      <translation>En juego</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>In progress</source>
      <translation>En juego</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/house.py" />
      <source>In the house journal: {what}</source>
      <translation>En el registro de la casa: {what}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>In the pot</source>
      <translation>En el bote</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>In the pots</source>
      <translation>En los botes</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/limits.py" />
      <source>In the ratio of what each is due.</source>
      <translation>En proporción a lo que corresponde a cada uno.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>In twelve seconds, then nine, then six</source>
      <translation>En doce segundos, luego nueve, luego seis</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/rules.py" />
      <source>In which order are wagers settled?</source>
      <translation>¿En qué orden se liquidan las apuestas?</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>Instead of slip</source>
      <translation>En lugar del comprobante</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Into the rack</source>
      <translation>Entran en el rack</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>Is a 6 Card payout on top of the stake?</source>
      <translation>¿Un pago del 6 Card va además de la apuesta?</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Is a card burned before the flop, the turn and the river?</source>
      <translation>¿Se quema una carta antes del flop, del turn y del river?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Is it the {card}?</source>
      <translation>¿Es esta: {card}?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>It belongs on {spot}</source>
      <translation>Va en {spot}</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>It changes nothing that a player has won or lost so far, so the hand continues.</source>
      <translation>No cambia nada de lo que un jugador ha ganado o perdido hasta entonces, así que la mano sigue.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>It decides a player’s wagers or cards, which a dealer must not do alone.</source>
      <translation>Decide sobre apuestas o cartas de un jugador, y un crupier no puede hacerlo solo.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>It does not pay {said}.</source>
      <translation>No paga {said}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>It goes back to the player.</source>
      <translation>Vuelve al jugador.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>It is a call, unless it makes a raise or one was announced.</source>
      <translation>Igualar, salvo que haga una subida o se anunciara.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>It is a call.</source>
      <translation>Es igualar.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seals.py" />
      <source>It is in play</source>
      <translation>Está en juego</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>It is kept with its reason, and counts no more.</source>
      <translation>Se conserva con su motivo y ya no cuenta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/rules.py" />
      <source>It is lost with the Peek.</source>
      <translation>Se pierde con el Peek.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>It is not: {said}</source>
      <translation>No es: {said}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/rules.py" />
      <source>It is paid by the I’m In pay table, as if the hand had won.</source>
      <translation>Se paga por la tabla I’m In, como si la mano hubiera ganado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>It is printed in the pay table of this wager, and no dealer may change it.</source>
      <translation>Está impreso en la tabla de pagos de esta apuesta, y ningún crupier puede cambiarlo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/limits.py" />
      <source>It is rounded down to whole chips.</source>
      <translation>Se redondea hacia abajo a fichas enteras.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/limits.py" />
      <source>It is rounded up to whole chips.</source>
      <translation>Se redondea hacia arriba a fichas enteras.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>It is set aside, then mixed into the stub.</source>
      <translation>Se aparta, y luego se mezcla con el resto de la baraja.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/rules.py" />
      <source>It is still in action, as after a fold.</source>
      <translation>Sigue en juego, como al retirarse.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>It is the card that would have come next, so no result changes.</source>
      <translation>Es la carta que habría venido después, así que ningún resultado cambia.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>It is the rule of the step “{step}”. Nothing else is allowed there.</source>
      <translation>Es la regla del paso “{step}”: ahí no se puede hacer otra cosa.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>It is: {name}</source>
      <translation>Es: {name}</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>It limits the most that one hand can cost the house.</source>
      <translation>Limita lo máximo que una mano puede costar a la casa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>It looks like</source>
      <translation>Parece</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/rules.py" />
      <source>It loses: the clause’s last sentence allows no exceptions.</source>
      <translation>Pierde: la última frase de la cláusula no admite excepciones.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>It moves a large amount, so a person who is not dealing checks it first.</source>
      <translation>Mueve un importe grande, así que primero lo revisa una persona que no reparte.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/training/scenarios/scenario.py" />
      <source>It needs seat {seat}, but this table has %n seats.</source>
      <translation>
        <numerusform>Necesita el asiento {seat}, pero esta mesa tiene %n asiento.</numerusform>
        <numerusform>Necesita el asiento {seat}, pero esta mesa tiene %n asientos.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>It pays {amount}</source>
      <translation>Paga {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>It plays: it is the next card that is dealt.</source>
      <translation>Juega: es la próxima carta que se reparte.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>It plays; the screen is corrected.</source>
      <translation>Juega; se corrige la pantalla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>It read a badge not assigned to any staff.</source>
      <translation>Leyó una tarjeta que no es de nadie del personal.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>It read the badge of {name}.</source>
      <translation>Leyó la tarjeta de {name}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>It read {card}. Put the card back, and shuffle before the next hand.</source>
      <translation>Leyó {card}. Devuelva la carta y baraje antes de la próxima mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>It reopens the betting: players who have acted may raise again</source>
      <translation>Reabre las apuestas: quienes ya actuaron pueden subir otra vez</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/irregularities.py" />
      <source>It stands: play on.</source>
      <translation>Se mantiene: siga.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>It stays in the pot.</source>
      <translation>Queda en el bote.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>It takes about {minutes} min, {hours} h at most.</source>
      <translation>Dura unos {minutes} min, {hours} h como máximo.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>It was stopped early.</source>
      <translation>Se detuvo antes del final.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>Its slip</source>
      <translation>Su comprobante</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>I’m In</source>
      <translation>I’m In</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>I’m In bonus</source>
      <translation>Bono I’m In</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>I’m In equals the Peek wager. A surrender loses the Peek and keeps half of the Raise.</source>
      <translation>I’m In es igual al Peek. Rendirse pierde el Peek y conserva la mitad del Raise.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>I’m In or surrender</source>
      <translation>I’m In o rendirse</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>I’m In settled</source>
      <translation>I’m In liquidado</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>I’m In, or surrender.</source>
      <extracomment>Called aloud by the dealer, in English: keep it as it is.</extracomment>
      <translation>I’m In, or surrender.</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>Jack high</source>
      <translation>Jota alta</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Jackpot claim decided.</source>
      <translation>Reclamo del jackpot resuelto.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Jackpot won twice</source>
      <translation>Jackpot ganado dos veces</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Jackpots</source>
      <translation>Jackpots</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/money/jackpot.py" />
      <source>Jackpots are not changed during a hand: finish it, then post.</source>
      <translation>Los jackpots no cambian durante una mano: termínela y publique.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/publishing.py" />
      <source>Jackpots change at most once in 24 hours, or after a win: nothing changed.</source>
      <translation>Los jackpots cambian como máximo una vez en 24 horas, o tras un premio: no cambió nada.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/money/jackpot.py" />
      <source>Jackpots change at most once in 24 hours: wait {hours} h {minutes} min.</source>
      <translation>Los jackpots cambian como mucho una vez en 24 horas: espere {hours} h {minutes} min.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Jackpots may be posted now.</source>
      <translation>Los jackpots se pueden publicar ahora.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Jackpots not posted. Before the first hand, post them as {roles}.</source>
      <translation>Jackpots sin publicar. Antes de la primera mano, publíquelos como {roles}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Jackpots not posted. Sign in from the menu as {roles} and post them.</source>
      <translation>Jackpots sin publicar. Identifíquese en el menú como {roles} y publíquelos.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/kernel/log.py" />
      <source>Jackpots not posted: {missing}. Sign in from the menu and post them.</source>
      <translation>Jackpots sin publicar: {missing}. Identifíquese en el menú y publíquelos.</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Jackpots paid</source>
      <translation>Premios mayores pagados</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Jackpots won</source>
      <translation>Premios mayores ganados</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Jackpots: {names}</source>
      <translation>Jackpots: {names}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Jan</source>
      <translation>ene</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>Journal</source>
      <translation>Registro</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Journal altered or damaged</source>
      <translation>Registro alterado o dañado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Journal number</source>
      <translation>Número en el registro</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/journal.py" />
      <source>Journal {path} not found: check the path.</source>
      <translation>No se encontró el registro {path}: revise la ruta.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Jul</source>
      <translation>jul</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Jun</source>
      <translation>jun</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/slips.py" />
      <source>KEPT BY THE FLOOR</source>
      <translation>LO GUARDA EL SUPERVISOR</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/irregularities.py" />
      <source>Keep dealing as shown.</source>
      <translation>Siga repartiendo como se muestra.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/controls/words.py" />
      <source>Keep the cards of seats {seats} face down: their bonus bets play.</source>
      <translation>
        <numerusform>Deje boca abajo las cartas del asiento {seats}: sus apuestas de bono juegan.</numerusform>
        <numerusform>Deje boca abajo las cartas de los asientos {seats}: sus apuestas de bono juegan.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>Keep the whole board and all four tags in view.</source>
      <translation>Deben verse el tablero entero y las cuatro marcas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Key of the examinations</source>
      <translation>Clave de los exámenes</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Key of the house journal</source>
      <translation>Clave del registro de la casa</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Key of the publisher</source>
      <translation>Clave del publicador</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>King high</source>
      <translation>Rey alto</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Kiosk or shoe</source>
      <translation>Kiosco o sabot</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Language</source>
      <translation>Idioma</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Large</source>
      <translation>Grande</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>Large flush, {color}</source>
      <translation>Color grande, {color}</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>Large straight, {rank} high</source>
      <translation>Escalera grande hasta {rank}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Largest</source>
      <translation>Muy grande</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Last closing</source>
      <translation>Último cierre</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Last count</source>
      <translation>Último recuento</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Last dealt here</source>
      <translation>Último juego aquí</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Last entry undone.</source>
      <translation>Última entrada deshecha.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Last intact</source>
      <translation>Visto íntegro</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Last self-check</source>
      <translation>Última autocomprobación</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Last signed checkpoint</source>
      <translation>Último punto de control firmado</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Late or raised wager (past-posting)</source>
      <translation>Apuesta tardía o aumentada (past-posting)</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Lay all dice in the box.</source>
      <translation>Ponga todos los dados en la caja.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>Lay one card at any seat now.</source>
      <translation>Ponga ahora una carta en cualquier asiento.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>Lay the board flat on the table, then measure.</source>
      <translation>Ponga el tablero plano sobre la mesa y mida.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>Lay the board flat on the table, with all of it and the corner tags in view.</source>
      <translation>Ponga el tablero plano sobre la mesa, con todo él y las marcas de esquina a la vista.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/calibration/calibrate.py" />
      <source>Lay the whole board flat on the table, in the camera’s view.</source>
      <translation>Ponga el tablero entero plano sobre la mesa, donde lo vea la cámara.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Learned on {at}. Show it again when you change card brands.</source>
      <translation>Aprendida el {at}. Muéstrela otra vez si cambia la marca de cartas.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Learned on {at}. Touch “In play” when it comes to the table.</source>
      <translation>Aprendida el {at}. Toque “En juego” cuando llegue a la mesa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Least rake also without a flop</source>
      <translation>Comisión mínima también sin flop</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/irregularities.py" />
      <source>Leave the card face up.</source>
      <translation>Deje la carta boca arriba.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Leave the card where it goes.</source>
      <translation>Deje la carta en su lugar.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Leave the cards where they are.</source>
      <translation>Deje las cartas donde están.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Leave the chips where they are.</source>
      <translation>Deje las fichas donde están.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Leave the player’s chips in the box.</source>
      <translation>Deje en la caja las fichas del jugador.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Leave the player’s chips in the pot.</source>
      <translation>Deje en el bote las fichas del jugador.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Leave with {stack}</source>
      <translation>Irse con {stack}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Leaves</source>
      <translation>Se va</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Left</source>
      <comment>the hand</comment>
      <translation>Izquierda</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Left hand</source>
      <translation>Mano izquierda</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Left, and another hand begun</source>
      <translation>Se abandonó y se empezó otra mano</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/pots.py" />
      <source>Less the drop of {rake}: {left}</source>
      <translation>Menos lo depositado, {rake}: {left}</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>Let each player pick two cards</source>
      <translation>Que cada jugador elija dos cartas</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>Letters</source>
      <translation>Letras</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Library digest</source>
      <translation>Huella de las bibliotecas</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/register.py" />
      <source>License {license} belongs to {name}, ID {id}: one person has one ID.</source>
      <translation>La licencia {license} es de {name}, ID {id}: cada persona tiene un solo ID.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Lift the Peeker of seat {seat}. Enter its three dice.</source>
      <translation>Levante el Peeker del asiento {seat}. Registre sus tres dados.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Lift the Peekers</source>
      <translation>Levantar los Peekers</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Limits</source>
      <translation>Límites</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/record_input.py" />
      <source>List each seat once, numbered 1 to {most}; correct the record.</source>
      <translation>Cada asiento figura una vez, con un número de 1 a {most}; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>List each seat once; correct the record.</source>
      <translation>Cada asiento figura una vez; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/record.py" />
      <source>List each seat once; nobody joins a game in progress; correct the record.</source>
      <translation>Cada asiento figura una vez, y nadie entra en un juego empezado; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>List only players who post a blind, and the small blind only if it posts both; correct the record.</source>
      <translation>Solo se incluye a quien pone una ciega, y a la ciega pequeña solo si pone las dos; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Lock a PIN</source>
      <translation>Bloquear un PIN</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Lock the table</source>
      <translation>Bloquear la mesa</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Locked</source>
      <translation>Bloqueada</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/catalogue.py" />
      <source>Locked PINs</source>
      <translation>PIN bloqueados</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/judge.py" />
      <source>Look at the hand again: {right}</source>
      <translation>Mire la mano otra vez: {right}</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>Look at the sign: it shows TEST until the test ends.</source>
      <translation>Mire el letrero: muestra TEST hasta que acabe la prueba.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Look for the card, then count again.</source>
      <translation>Busque la carta y cuente otra vez.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Look for the die, then count again.</source>
      <translation>Busque el dado y cuente otra vez.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Look in the cups, the box, and under the table.</source>
      <translation>Mire en los vasos, en la caja y bajo la mesa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Look in the shoe, the muck, the rack, and under the table.</source>
      <translation>Mire en el sabot, en los descartes, en el rack y bajo la mesa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Loses, below a flush</source>
      <translation>Pierde, menos que color</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/stopped.py" />
      <source>Lost data cannot be restored. With a PIN and a reason, a manager may continue from the saved data: {names}.</source>
      <translation>Lo perdido no se puede recuperar. Con PIN y motivo, un gerente puede continuar con lo guardado: {names}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/handbook.py" />
      <source>MEGA, MAJOR and MINOR are posted prominently at the table. They may be updated at most once every 24 hours, never in the middle of play, and after a win once it is paid. Several winners of one jackpot in a hand split it. The bonus is funded by the house; no amount is based on past wagers.</source>
      <translation>MEGA, MAJOR y MINOR se anuncian de forma visible en la mesa. Pueden actualizarse como máximo una vez cada 24 horas, nunca en medio del juego, y tras un premio una vez pagado. Varios ganadores de un mismo bote en una mano se lo reparten. El bono lo financia la casa; ningún importe depende de apuestas anteriores.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Made out for</source>
      <translation>Se hizo por</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Made out for the wrong seat</source>
      <translation>Hecho para otro asiento</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Main pot</source>
      <translation>Bote principal</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Make and sign the slip before paying. Further copies say REPRINT.</source>
      <translation>Haga y firme el comprobante antes de pagar. Las demás copias dicen COPIA.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Make every dealer move on your own</source>
      <translation>Haga sin ayuda cada paso del crupier</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Make every dealer move; each is shown first</source>
      <translation>Haga cada paso del crupier; cada uno se muestra antes</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Make the slip</source>
      <translation>Hacer el comprobante</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>Make the slip first: this payout needs one.</source>
      <translation>Haga primero el comprobante: este pago lo necesita.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Make the slips for seats {seats}. Pay nothing yet.</source>
      <translation>
        <numerusform>Haga el comprobante del asiento {seats}. No pague aún.</numerusform>
        <numerusform>Haga los comprobantes de los asientos {seats}. No pague aún.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Mar</source>
      <translation>mar</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Material of your group</source>
      <translation>Material de su grupo</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Maximum</source>
      <translation>Máximo</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Maximum bet</source>
      <translation>Apuesta máxima</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Maximum buy-in</source>
      <translation>Entrada máxima</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>May</source>
      <translation>may</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/game/handbook.py" />
      <source>May a player wager a coupon or a free bet?</source>
      <translation>¿Puede un jugador apostar un cupón o una apuesta gratis?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>May be changed now</source>
      <translation>Ya pueden cambiarse</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>May change in {n} h</source>
      <translation>Pueden cambiar en {n} h</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/sealed.py" />
      <source>May no longer sign: {names}</source>
      <translation>Ya no puede firmar: {names}</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/sealed.py" />
      <source>May sign from now on, or has a new PIN: {names}</source>
      <translation>Puede firmar desde ahora, o tiene un PIN nuevo: {names}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>Measure the table</source>
      <translation>Medir la mesa</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Median time</source>
      <translation>Tiempo mediano</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Median wait</source>
      <translation>Espera mediana</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/schema.py" />
      <source>Migration {number} differs from the one applied: install that version.</source>
      <translation>La migración {number} no es la que se aplicó: instale la versión de entonces.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Minimum</source>
      <translation>Mínimo</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Minimum bet</source>
      <translation>Apuesta mínima</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Minimum buy-in</source>
      <translation>Entrada mínima</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/irregularities.py" />
      <source>Misdeal: the hand is void.</source>
      <translation>Misdeal: la mano es nula.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>Mispay</source>
      <translation>Pago erróneo</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/catalogue.py" />
      <source>Mispay and disputes</source>
      <translation>Pago erróneo y disputas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Mispay: reopen</source>
      <translation>Pago erróneo: reabrir</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Mispay: wrong payout in this hand</source>
      <translation>Pago erróneo en esta mano</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Mispay: wrong payout on the last hand</source>
      <translation>Pago erróneo en la última mano</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Mispays</source>
      <translation>Pagos erróneos</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Mispays at the live table</source>
      <translation>Pagos erróneos en la mesa real</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Missed too often: {lines}</source>
      <translation>Demasiados errores: {lines}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Mistakes · {game}</source>
      <translation>Errores · {game}</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Mix the early card into the stub.</source>
      <translation>Mezcle la carta adelantada con el resto de la baraja.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Mix the four cards face down.</source>
      <translation>Mezcle las cuatro cartas boca abajo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/handbook.py" />
      <source>Money on the table plays, and stays there until a player quits: nothing is cashed out, given away or pocketed, except for tips. Cards are held over the table, in the dealer’s view. No player may play over another player’s bankroll.</source>
      <translation>El dinero que está en la mesa juega y se queda ahí hasta que el jugador se va: no se cobra, regala ni guarda nada, salvo propinas. Las cartas se mantienen sobre la mesa, a la vista del crupier. Nadie juega más de lo que otro jugador tiene.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/menu.py" />
      <source>More</source>
      <translation>Más</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>More …</source>
      <translation>Más …</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Motion</source>
      <translation>Movimiento</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/irregularities.py" />
      <source>Move each later card one place back.</source>
      <translation>Mueva cada carta posterior un lugar atrás.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Move only what each seat shows, then confirm.</source>
      <translation>Mueva solo lo que muestra cada asiento y confirme.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Move or return the chips as the screen now shows.</source>
      <translation>Mueva o devuelva las fichas como muestra la pantalla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Move the bets and pots as the screen now shows.</source>
      <translation>Mueva las apuestas y los botes como muestra ahora la pantalla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Move the chips as the screen now shows.</source>
      <translation>Mueva las fichas como muestra la pantalla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Move the chips from one stack to the other.</source>
      <translation>Mueva las fichas de un stack al otro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/read.py" />
      <source>Moving the records in {folder} was interrupted: a manager repeats kiosk journal begin-again, or adds --reverse.</source>
      <translation>Se interrumpió el traslado de los registros en {folder}: un gerente repite kiosk journal begin-again, o añade --reverse.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Muck the extra hand, face down.</source>
      <translation>Descarte boca abajo la mano de más.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Muck the hand, face down.</source>
      <translation>Descarte la mano, boca abajo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/rules.py" />
      <source>Must the Peek and the Blind be equal?</source>
      <translation>¿Deben ser iguales el Peek y el Blind?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/slips.py" />
      <source>NOT PRINTED</source>
      <translation>NO IMPRESO</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>NOT TRUSTED</source>
      <translation>NO FIABLE</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Name</source>
      <translation>Nombre</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>Name each winning card once.</source>
      <translation>Nombre cada carta ganadora una vez.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Name the hand</source>
      <translation>Nombre la mano</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/ladder.py" />
      <source>Name the hand of seat {seat}.</source>
      <translation>Nombre la mano del asiento {seat}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Name the hand, work out the payout, cut the chips</source>
      <translation>Nombre la mano, calcule el pago, corte las fichas</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>Name the machine: maker, model, serial number.</source>
      <translation>Indique la máquina: fabricante, modelo, número de serie.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>Name the seats that win the pot {pot}, each once; correct the record.</source>
      <translation>Nombre los asientos que ganan el bote {pot}, cada uno una vez; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Named by the dealer</source>
      <translation>Nombrado por el crupier</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>Near and far, left and right, tilted each way. Each position is saved automatically.</source>
      <translation>Cerca y lejos, a izquierda y derecha, inclinado a cada lado. Cada posición se guarda sola.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Neither: the same combination is a tie.</source>
      <translation>Ninguna: la misma combinación es empate.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>Never holds</source>
      <translation>Nunca contiene</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/__init__.py" />
      <source>New Hampshire Hold ’Em</source>
      <translation>New Hampshire Hold ’Em</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/command_line/terminal.py" />
      <source>New PIN</source>
      <translation>PIN nuevo</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>New amounts apply from the next hand. The players’ sign shows them now.</source>
      <translation>Los importes nuevos rigen desde la próxima mano. El letrero ya los muestra.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/camera.py" />
      <source>New deck in play: sign in, then choose or show it under “Deck for the camera”.</source>
      <translation>Baraja nueva en juego: identifíquese y, en “Baraja para la cámara”, elíjala o muéstrela.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/journal.py" />
      <source>New journal started. A manager signs at the table before it opens.</source>
      <translation>Nuevo registro iniciado. Un gerente firma en la mesa antes de que abra.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>New limits apply from the next hand, until the table closes.</source>
      <translation>Los nuevos límites rigen desde la próxima mano hasta el cierre de la mesa.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>New person</source>
      <translation>Persona nueva</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>New picture checked</source>
      <translation>Imagen nueva revisada</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/news.py" />
      <source>New rules and settings take effect at the next start.</source>
      <translation>Las nuevas reglas y ajustes rigen desde el próximo inicio del kiosco.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>New scenario · choose a hand dealt here</source>
      <translation>Escenario nuevo · elija una mano repartida aquí</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>New {name}</source>
      <translation>Nuevo {name}</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Newest event</source>
      <translation>Evento más reciente</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Next</source>
      <translation>Siguiente</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Next change allowed from {at}.</source>
      <translation>Próximo cambio permitido desde {at}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Next chip</source>
      <translation>Ficha siguiente</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Next entry signed at a console.</source>
      <translation>La entrada siguiente se firmó en una consola.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Next jackpot</source>
      <translation>Jackpot siguiente</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Next limit</source>
      <translation>Siguiente límite</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Next round</source>
      <translation>Otra ronda</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Night</source>
      <translation>Noche</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/catalogue.py" />
      <source>Night and reports</source>
      <translation>Noche e informes</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Nightly verifier</source>
      <translation>Verificación nocturna</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>Nine high</source>
      <translation>Nueve alto</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/pay_rows.py" />
      <source>No</source>
      <translation>No</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>No USB stick is plugged in, and no folder is configured: plug one in.</source>
      <translation>No hay memoria USB ni carpeta configurada: conecte una.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>No ace with a face, no pair, not suited</source>
      <translation>Ni as con figura, ni par, ni mismo palo</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>No answer from the floor server for ten seconds: keep dealing, and call the floor by voice.</source>
      <translation>El servidor del piso no responde hace diez segundos: siga repartiendo y llame al piso de viva voz.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/file.py" />
      <source>No badge ID: read it again, or leave it out.</source>
      <translation>Tarjeta sin ID: léala otra vez u omítala.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/devices.py" />
      <source>No badge reader is configured: add one to devices.toml.</source>
      <translation>No hay ningún lector de tarjetas configurado: ponga uno en devices.toml.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/devices.py" />
      <source>No badge was read: hold it to the reader, and try again.</source>
      <translation>No se leyó ninguna tarjeta: acérquela al lector y pruebe otra vez.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>No badge was read: hold your badge to the reader.</source>
      <translation>No se leyó ninguna tarjeta: acerque su tarjeta al lector.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>No bet: return the chips.</source>
      <translation>Sin apuesta: devuelva las fichas.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>No card burned</source>
      <translation>Ninguna carta quemada</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/guided.py" />
      <source>No card can be corrected now: make the next move.</source>
      <translation>Ahora no se puede corregir ninguna carta: haga lo que toca.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/amend.py" />
      <source>No card has been dealt there: choose a card on the table.</source>
      <translation>Ahí no se repartió ninguna carta: elija una que esté en la mesa.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/showing/enrollment.py" />
      <source>No card has been shown yet.</source>
      <translation>Aún no se ha mostrado ninguna carta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/play.py" />
      <source>No card is due now: follow the screen.</source>
      <translation>Ahora no toca carta: siga la pantalla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/round.py" />
      <source>No card is due now: put it aside face down, and call the floor.</source>
      <translation>Ahora no toca carta: apártela boca abajo y llame al piso.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/guided.py" />
      <source>No card is due: put it back and make the next move.</source>
      <translation>Ahora no toca carta: devuélvala y haga lo que toca.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>No card of a hand, no badge, no PIN, no name, no money.</source>
      <translation>Ninguna carta de una mano, ninguna tarjeta, ningún PIN, ningún nombre, ningún importe.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/rulings.py" />
      <source>No card to replace now: follow the screen.</source>
      <translation>Ahora no hay carta que sustituir: siga la pantalla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/amend.py" />
      <source>No card was dealt past seat {seat}: keep dealing in order.</source>
      <translation>No se repartió ninguna carta después del asiento {seat}: siga repartiendo en orden.</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>No card was drawn in time: check the shoe.</source>
      <translation>No se sacó ninguna carta a tiempo: revise el sabot.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/record.py" />
      <source>No cards are dealt to {spot} in this game; correct the record.</source>
      <translation>En este juego no hay cartas en {spot}; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/banked.py" />
      <source>No cards make {line}: correct the game’s lines or its pay table.</source>
      <translation>Ninguna carta forma {line}: corrija las líneas del juego o su tabla de pagos.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/rulings.py" />
      <source>No cards to put back now: follow the screen.</source>
      <translation>Ahora no hay cartas que devolver: siga la pantalla.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>No cash of this gaming day is in the log, and nobody is on the list.</source>
      <translation>No hay efectivo de este día de juego en el registro, ni nadie en la lista.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>No cash since the opening</source>
      <translation>Sin efectivo desde la apertura</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>No certificate</source>
      <translation>Sin certificado</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/certificates.py" />
      <source>No certificate was ever made for {role}.</source>
      <translation>Nunca se hizo un certificado para {role}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>No change</source>
      <translation>Sin cambio</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>No charity</source>
      <translation>Sin entidad</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>No chip leaves the rack yet. The slip goes with the chips.</source>
      <translation>Ninguna ficha sale aún del rack. El comprobante va con las fichas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>No chips</source>
      <translation>Sin fichas</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfers.py" />
      <source>No chips may go to {table} or come from it.</source>
      <translation>No pueden ir ni venir fichas de {table}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>No chips move</source>
      <translation>No se mueven fichas</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/cash.py" />
      <source>No chips of this table make {amount}: enter another.</source>
      <translation>Ninguna combinación de fichas de esta mesa suma {amount}: introduzca otro importe.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>No data received since the kiosk started.</source>
      <translation>Sin datos recibidos desde que se inició el kiosco.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>No dealer is signed in at this table.</source>
      <translation>En esta mesa no hay crupier identificado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/live.py" />
      <source>No dealer is signed in: sign in first.</source>
      <translation>No hay crupier identificado: identifíquese primero.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/devices.py" />
      <source>No device is configured: add one to devices.toml.</source>
      <translation>No hay aparatos configurados: añada uno a devices.toml.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/amend.py" />
      <source>No die has been entered there: choose one on the table.</source>
      <translation>Ahí no se registró ningún dado: elija uno que esté en la mesa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/play.py" />
      <source>No die is due now: follow the screen.</source>
      <translation>Ahora no toca dado: siga la pantalla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>No die shows that: enter the face and color shown.</source>
      <translation>Ningún dado muestra eso: registre la cara y el color que se ven.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>No disputes pending.</source>
      <translation>No hay disputas pendientes.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>No drop box is entered. Touch “Drop box” and enter its number.</source>
      <translation>No hay ninguna caja de drop registrada. Toque «Caja de drop» e introduzca su número.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>No drop box needs to be counted.</source>
      <translation>Ninguna caja de drop espera el conteo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/count_room.py" />
      <source>No drop box {box} was taken out of table {table}: check both.</source>
      <translation>De la mesa {table} no se retiró ninguna caja de drop {box}: compruebe ambos.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/cash.py" />
      <source>No entry can be taken back.</source>
      <translation>No hay ninguna entrada que se pueda anular.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/rules.py" />
      <source>No exceptions are listed for this game: call the floor.</source>
      <translation>Para este juego no hay excepciones escritas: llame al piso.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfers.py" />
      <source>No fill or credit is on its way.</source>
      <translation>No hay ningún relleno ni crédito en camino.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>No flop, no drop</source>
      <translation>Sin flop no hay rake</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/drill.py" />
      <source>No hand at this table makes {line}: check its limits and chips.</source>
      <translation>Ninguna mano de esta mesa forma {line}: revise sus límites y fichas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/play.py" />
      <source>No hand can be forfeited for that now: choose one of those shown.</source>
      <translation>Ahora no se puede perder una mano por eso: elija una de las mostradas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/round.py" />
      <source>No hand can be forfeited now.</source>
      <translation>Ahora no hay ninguna mano que perder.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recall.py" />
      <source>No hand has been dealt at this table yet.</source>
      <translation>En esta mesa aún no se ha repartido ninguna mano.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>No hand has been finished at this table yet.</source>
      <translation>En esta mesa aún no terminó ninguna mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>No hand is open: the next dealer signs in.</source>
      <translation>No hay ninguna mano abierta: entra el siguiente crupier.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>No hand matches.</source>
      <translation>Ninguna mano coincide.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>No hand matches: touch “All hands”, or choose another filter.</source>
      <translation>Ninguna mano coincide: toque “Todas las manos” o elija otro filtro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/judge.py" />
      <source>No hand to call here: {right}</source>
      <translation>Aquí no se canta nada: {right}</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>No hand with such a deck or such dice is fair, so every wager is returned.</source>
      <translation>Ninguna mano con esa baraja o esos dados es justa, así que se devuelven todas las apuestas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>No house money in this game: rule without an amount.</source>
      <translation>En este juego no paga la casa: resuelva sin importe.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>No identification: payout held</source>
      <translation>Sin identificación: pago retenido</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/deck_seals.py" />
      <source>No jackpot deck needs to be set aside.</source>
      <translation>Ninguna baraja de un jackpot espera ser apartada.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>No jackpots</source>
      <translation>Sin jackpots</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/move.py" />
      <source>No journal here to move: give its folder with --data.</source>
      <translation>Aquí no hay ningún registro que trasladar: dé su carpeta con --data.</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/file_plan.py" />
      <source>No kiosk has written {path}: have a technician find out who did, then delete it.</source>
      <translation>Ningún aparato escribió {path}: que un técnico averigüe quién lo hizo y luego lo borre.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/play.py" />
      <source>No last bets to repeat: enter them chip by chip.</source>
      <translation>No hay últimas apuestas que repetir: regístrelas ficha por ficha.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>No limit</source>
      <translation>Sin límite</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>No limit has no max_bet; correct the record.</source>
      <translation>Sin límite no hay max_bet; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>No link to the floor server</source>
      <translation>Sin enlace con el servidor del piso</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>No longer employed here</source>
      <translation>Ya no trabaja aquí</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>No longer needed</source>
      <translation>Ya no hace falta</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>No manager can sign for this: add one first, with --role manager.</source>
      <translation>La casa no tiene gerente que lo firme: añada uno primero, con --role manager.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/register_trust.py" />
      <source>No manager has signed at this table for the publisher’s key: sign at the table first.</source>
      <translation>Ningún gerente ha firmado en esta mesa por la clave de publicación: firme primero en la mesa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>No more Blinds, deal</source>
      <translation>No más Blinds, repartir</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>No more bets, shuffle</source>
      <translation>No más apuestas, barajar</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>No more bets.</source>
      <extracomment>Called aloud by the dealer, in English: keep it as it is.</extracomment>
      <translation>No more bets.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>No more changes</source>
      <translation>No hay más cambios</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>No one can prove which cards the player had, so the hand wins nothing.</source>
      <translation>Ya nadie puede probar qué cartas tenía el jugador, así que la mano no gana nada.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>No one can tell how the hand would have ended, so every wager is returned.</source>
      <translation>Ya nadie puede saber cómo habría seguido la mano, así que se devuelven todas las apuestas.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>No one else has tried this yet</source>
      <translation>Nadie más lo ha intentado aún</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/sealed.py" />
      <source>No one has signed at this table for {name} as the staff register has it now. One of these must sign: {names}.</source>
      <translation>Nadie ha firmado en esta mesa por {name} tal como figura ahora en el registro de personal. Debe firmar una de estas personas: {names}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/register.py" />
      <source>No one has the ID {person_id}: check the staff list.</source>
      <translation>Nadie tiene el ID {person_id}: revise la lista del personal.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/bid.py" />
      <source>No one left can call a raise: seat {seat} may call or fold.</source>
      <translation>No queda nadie que pueda igualar una subida: el asiento {seat} puede igualar o retirarse.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>No one on staff may sign this: ask a manager to add someone.</source>
      <translation>Nadie del personal puede firmar esto: pida a un gerente que añada a alguien.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/charities.py" />
      <source>No other charity may benefit from this day. These do: {names}.</source>
      <translation>Ninguna otra organización benéfica puede beneficiarse de este día. Estas lo hacen: {names}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/cash.py" />
      <source>No other chips make {amount}: enter another.</source>
      <translation>Ninguna otra ficha suma {amount}: introduzca otro importe.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>No pair, flush or straight</source>
      <translation>Ni par, ni color, ni escalera</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>No pair, no ace with a face</source>
      <translation>Ni par, ni as con figura</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/office.py" />
      <source>No passed examination on record: a certificate needs one.</source>
      <translation>No hay ningún examen aprobado: un certificado lo requiere.</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/drill.py" />
      <source>No paying hand</source>
      <translation>Sin mano que pague</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>No payout here may be paid by the cage or by check.</source>
      <translation>Ningún pago de aquí puede hacerlo la caja ni un cheque.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/screen.py" />
      <source>No picture from the camera.</source>
      <translation>La cámara no da imagen.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>No picture from the camera: check its cable first.</source>
      <translation>La cámara no da imagen: revise primero su cable.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/sim/set_up.py" />
      <source>No picture from the simulated camera: restart it.</source>
      <translation>La cámara simulada no da imagen: iníciela de nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>No player at seat {button}: give the button to a player.</source>
      <translation>Nadie juega en el asiento {button}: dé el botón a un jugador.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>No player has chips beyond a call: seat {seat} may call or fold.</source>
      <translation>Ningún jugador tiene fichas más allá de igualar: el asiento {seat} puede igualar o retirarse.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>No prompts</source>
      <translation>Sin ayuda</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/guided.py" />
      <source>No prompts at this level: make the next move.</source>
      <translation>En este nivel no hay ayuda: haga lo que toca.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>No rake</source>
      <translation>Sin rake</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>No recent training on this game.</source>
      <translation>Sin entrenamiento reciente en este juego.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seals.py" />
      <source>No seal number is entered since the last change.</source>
      <translation>Desde el último cambio no hay número de sello.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/reopening.py" />
      <source>No settled hand can be reopened: open a dispute in the history.</source>
      <translation>Ninguna mano liquidada se puede reabrir: abra una disputa en el historial.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>No signal</source>
      <translation>Sin señal</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>No signal yet</source>
      <translation>Aún sin señal</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/slips.py" />
      <source>No slip has been made at this table yet.</source>
      <translation>En esta mesa aún no se hizo ningún comprobante.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>No slip is due now: follow the screen.</source>
      <translation>Ahora no toca comprobante: siga la pantalla.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>No speech program is set up: a technician must name one in the configuration.</source>
      <translation>No hay programa de voz: un técnico debe nombrarlo en la configuración.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/amend.py" />
      <source>No stacks are kept in this hand: there is nothing to correct.</source>
      <translation>En esta mano no se llevan stacks: no hay nada que corregir.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/register.py" />
      <source>No staff member has that ID: choose a name from the list.</source>
      <translation>Nadie del personal tiene ese ID: elija un nombre de la lista.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/records.py" />
      <source>No such game: {key}. Choose from {games}.</source>
      <translation>No hay juego {key}. Elija entre {games}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/records.py" />
      <source>No such option: {name}. Choose from {known}.</source>
      <translation>No hay opción {name}. Elija entre {known}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>No table is enrolled on the floor server yet.</source>
      <translation>Todavía no hay ninguna mesa inscrita en el servidor del piso.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>No table is waiting.</source>
      <translation>Ninguna mesa espera al piso.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>No table was dealt on this gaming day.</source>
      <translation>Ninguna mesa se repartió en este día de juego.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>No tax form is due now: follow the screen.</source>
      <translation>Ahora no toca formulario fiscal: siga la pantalla.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>No tone player is set up: a technician must name one in the configuration.</source>
      <translation>No hay reproductor de tonos: un técnico debe nombrarlo en la configuración.</translation>
    </message>
    <message>
      <location filename="../../ui/cues.py" />
      <source>No tone player: install alsa-utils, or name a player in the configuration.</source>
      <translation>No hay reproductor de tonos: instale alsa-utils o nombre uno en la configuración.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>No touch for 15 minutes. The dealer or the floor enters a PIN to continue the hand.</source>
      <translation>Nadie ha tocado la pantalla en 15 minutos. El crupier o el supervisor introduce un PIN para continuar la mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>No wager is accepted once cards are out.</source>
      <translation>No se acepta ninguna apuesta cuando ya salen las cartas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/rulings.py" />
      <source>No wagers to return now: follow the screen.</source>
      <translation>Ahora no hay apuestas que devolver: siga la pantalla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/amend.py" />
      <source>No wagers were taken in this hand: there is nothing to correct.</source>
      <translation>En esta mano no se tomaron apuestas: no hay nada que corregir.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/rules.py" />
      <source>No: each is any amount within its own limits.</source>
      <translation>No: cada una es cualquier importe dentro de sus límites.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>No: it does not count.</source>
      <translation>No: no cuenta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/rules.py" />
      <source>No: it is paid without the floor.</source>
      <translation>No: se paga sin el piso.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>No: players who called or raised may only call, until short all-ins add up to a full raise.</source>
      <translation>No: quienes igualaron o subieron solo pueden igualar, hasta que los all-in cortos sumen una subida entera.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>No: the cards come straight off the deck.</source>
      <translation>No: las cartas salen directas de la baraja.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>No: the hand is played.</source>
      <translation>No: la mano se juega.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>No: the next raise is at least as large as the last full one.</source>
      <translation>No: la próxima es al menos como la última entera.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>No: the payout includes the stake.</source>
      <translation>No: el pago incluye la apuesta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>No: they go back to the deck face down.</source>
      <translation>No: vuelven a la baraja boca abajo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Nobody else is in</source>
      <translation>Nadie más sigue</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>Nobody finished the new PIN: enter it twice again.</source>
      <translation>Nadie terminó el PIN nuevo: escríbalo de nuevo dos veces.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Nobody has bet yet: seat {seat} may check or bet.</source>
      <translation>Nadie ha apostado: el asiento {seat} puede pasar o apostar.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>Nobody has placed a wager: there is no hand to deal.</source>
      <translation>Nadie ha apostado: no hay mano que repartir.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/sealed.py" />
      <source>Nobody has signed for this staff register: restore it from backup, or use kiosk staff recover, and start the kiosk again.</source>
      <translation>Nadie ha firmado por este registro de personal: restáurelo de la copia de seguridad o use kiosk staff recover, y reinicie el kiosco.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>Nobody is added, removed or changed.</source>
      <translation>No se añade, quita ni cambia a nadie.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/locks.py" />
      <source>Nobody is locked out.</source>
      <translation>Nadie está bloqueado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/house.py" />
      <source>Nobody keeps a second copy of this table’s records: tell a technician.</source>
      <translation>Nadie guarda una segunda copia de los registros de esta mesa: avise a un técnico.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/irregularities.py" />
      <source>Nobody may look at a moved card.</source>
      <translation>Nadie puede ver una carta que se mueve.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Nobody may straddle in this hand.</source>
      <translation>Nadie puede hacer straddle en esta mano.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>Nobody was paid</source>
      <translation>No se pagó a nadie</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Nobody.</source>
      <translation>Nadie.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Nobody: it goes to the next round’s pot.</source>
      <translation>De nadie: queda para el bote de la ronda siguiente.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Normal</source>
      <translation>Normal</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>Not a time: enter four digits, such as 1942.</source>
      <translation>Hora no válida: introduzca cuatro dígitos, como 1942.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>Not allowed: return it</source>
      <translation>No se permite: devuélvala</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Not dealt left to right</source>
      <translation>No se repartió hacia la derecha</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Not finished: slips</source>
      <translation>Sin terminar: comprobantes</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Not in the fewest chips.</source>
      <translation>No es el mínimo de fichas.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Not known yet: see how to work it out.</source>
      <translation>Aún no se sabe: vea cómo se calcula.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Not limited</source>
      <translation>Sin tope</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>Not now. {do}</source>
      <translation>Ahora no. {do}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Not opened</source>
      <translation>No abierta</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Not opened today</source>
      <translation>Hoy no se abre</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/slips.py" />
      <source>Not paid</source>
      <translation>No pagado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Not passed</source>
      <translation>No aprobado</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/authority.py" />
      <source>Not permitted. Sign in as {role}.</source>
      <translation>No permitido. Identifíquese como {role}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Not posted: {words}</source>
      <translation>Sin publicar: {words}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Not received</source>
      <translation>No recibido</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Not ruled on: disputes of hands</source>
      <translation>Sin resolver: disputas de las manos</translation>
    </message>
    <message>
      <location filename="../../kiosk/settings/screen_choices.py" />
      <source>Not saved ({why}): it applies until the kiosk restarts.</source>
      <translation>No se guardó ({why}): rige hasta que el kiosco se reinicie.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Not settled right to left</source>
      <translation>No se liquidó de derecha a izquierda</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Not signed: {words}</source>
      <translation>Sin firmar: {words}</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/judge.py" />
      <source>Not that: {right}</source>
      <translation>Eso no: {right}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Not the {card}: touch the card that is there.</source>
      <translation>No es {card}: toque la carta que hay ahí.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/judge.py" />
      <source>Not yet. First: {right}</source>
      <translation>Aún no. Primero: {right}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Noted</source>
      <translation>Anotado</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>Nothing</source>
      <translation>Nada</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/screen.py" />
      <source>Nothing can be corrected now: call the floor.</source>
      <translation>Ahora no hay nada que corregir: llame al supervisor.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/scenario.py" />
      <source>Nothing can happen at {at}; its steps are {steps}.</source>
      <translation>Nada puede pasar en {at}; sus pasos son {steps}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>Nothing changed: one person has one ID.</source>
      <translation>No ha cambiado nada: una persona tiene un solo ID.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfers.py" />
      <source>Nothing has arrived: send the slip back instead.</source>
      <translation>No llegó nada: devuelva el comprobante.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/sealed.py" />
      <source>Nothing has changed since a manager signed.</source>
      <translation>No ha cambiado nada desde que firmó un gerente.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>Nothing has changed: choose another way.</source>
      <translation>No cambió nada: elija otra forma.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/cash.py" />
      <source>Nothing has changed: enter another number.</source>
      <translation>No cambió nada: introduzca otro número.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/reopening.py" />
      <source>Nothing has moved in this hand: reopen the last one first.</source>
      <translation>En esta mano no se ha movido nada: reabra primero la anterior.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>Nothing in these days.</source>
      <translation>Nada en estos días.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/room.py" />
      <source>Nothing is asked about this step: deal a hand.</source>
      <translation>Sobre este paso no se pregunta nada: reparta una mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>Nothing to sign now: follow the screen.</source>
      <translation>Ahora no hay nada que firmar: siga la pantalla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/archiving.py" />
      <source>Nothing was archived: {found}</source>
      <translation>No se archivó nada: {found}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/charity.py" />
      <source>Nothing was assigned: {found}</source>
      <translation>No se asignó nada: {found}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/count.py" />
      <source>Nothing was counted: {found}</source>
      <translation>No se contó nada: {found}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/journal.py" />
      <source>Nothing was exported: {found}</source>
      <translation>No se exportó nada: {found}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/beginning_again.py" />
      <source>Nothing was interrupted: there is nothing to put back.</source>
      <translation>No se interrumpió nada: no hay nada que devolver.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/log_export.py" />
      <source>Nothing was written to {folder}: {why}.</source>
      <translation>No se escribió nada en {folder}: {why}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Nov</source>
      <translation>nov</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>Now reopen hand {hand}: the floor signs, and the difference is moved. Or touch another seat that was wrong.</source>
      <translation>Ahora reabra la mano {hand}: firma el supervisor y se mueve la diferencia. O toque otro asiento que esté mal.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Now you deal the same hand. Each move is shown before you make it.</source>
      <translation>Ahora reparte usted la misma mano. Cada paso se muestra antes.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seals.py" />
      <source>Number of all other cards, as counted</source>
      <translation>Número de las demás cartas, según el recuento</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/elsewhere.py" />
      <source>Number of the check</source>
      <translation>Número del cheque</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Number of the new drop box</source>
      <translation>Número de la nueva caja de drop</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Number of the paper</source>
      <translation>Número del papel</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Number of the slip</source>
      <translation>Número del comprobante</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>OK</source>
      <translation>en orden</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>OK: {good}; needs attention: {bad}.</source>
      <translation>En orden: {good}; piden atención: {bad}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>OK: {tags} corner tags, {zones}, vision models; deck not learned.</source>
      <translation>En orden: {tags} marcas de esquina, {zones}, modelos; baraja sin aprender.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>OK: {tags} corner tags, {zones}, vision models; deck {deck} learned.</source>
      <translation>En orden: {tags} marcas de esquina, {zones}, modelos; baraja {deck} aprendida.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>OK: {tags} corner tags, {zones}; deck {deck} learned, {read} of {cards} cards in view read.</source>
      <translation>En orden: {tags} marcas de esquina, {zones}; baraja {deck} aprendida, {read} de {cards} cartas a la vista leídas.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Oct</source>
      <translation>oct</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Of each line, two of three stages must be right.</source>
      <translation>De cada línea deben ser correctos dos de cada tres pasos.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/training.py" />
      <source>Of these, already answered here: {twice}.</source>
      <translation>De ellas, ya respondidas aquí: {twice}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Of two players, the one with the button pays the small blind, the other the big blind.</source>
      <translation>De dos jugadores, quien tiene el botón paga la ciega pequeña y el otro la grande.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Of {payouts} stages of the test {wrong} may be wrong, of {moves} moves {wrong_moves}.</source>
      <translation>De {payouts} pasos de la prueba pueden fallar {wrong}; de {moves} movimientos, {wrong_moves}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Off</source>
      <translation>No</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Office</source>
      <translation>Oficina</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Oldest event</source>
      <translation>Evento más antiguo</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>On</source>
      <translation>Sí</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>On its way</source>
      <translation>En camino</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>On my way</source>
      <translation>Voy</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>On the felt</source>
      <translation>En el paño</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>On the screen</source>
      <translation>En la pantalla</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>On which wagers is a flush or better called?</source>
      <translation>¿En qué apuestas se canta un color o mejor?</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/handbook.py" />
      <source>Once a player plays the last bet, the cards are placed in front of the chips. From then on only the dealer touches the cards.</source>
      <translation>Hecha su última apuesta, el jugador deja las cartas delante de las fichas. Desde entonces solo el crupier toca las cartas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/hand.py" />
      <source>One after the other, in the order of the rules</source>
      <translation>Uno tras otro, en el orden del reglamento</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>One dealer hole card is shown before the Peek wagers. Enter it if the shoe did not read it.</source>
      <translation>Una carta del crupier se muestra antes del Peek. Regístrela si el sabot no la leyó.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>One each, beginning with the first winner left of the button.</source>
      <translation>Una a cada uno, desde el primer ganador a la izquierda del botón.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>One hand may not play: the dealer exposed it, or its player is barred</source>
      <translation>Una mano no puede jugar: el dealer la expuso, o el jugador está vetado</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/limits.py" />
      <source>One hand pays at most {amount}</source>
      <translation>Una mano paga como máximo {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>One of the first two: misdeal. Later: the next card replaces it.</source>
      <translation>Una de las dos primeras: misdeal. Después: la carta siguiente la sustituye.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>One person signs for this step.</source>
      <translation>Una persona firma este paso.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>One player owes another chips</source>
      <translation>Un jugador debe fichas a otro</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>One point to stay in, or pass.</source>
      <extracomment>Called aloud by the dealer, in English: keep it as it is.</extracomment>
      <translation>One point to stay in, or pass.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>One standard deck of 52 cards, shuffled before each hand.</source>
      <translation>Una baraja normal de 52 cartas, barajada antes de cada mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/handbook.py" />
      <source>One standard deck of 52 cards. The dealer shuffles it before each hand.</source>
      <translation>Una baraja normal de 52 cartas. El crupier la baraja antes de cada mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/limits.py" />
      <source>One wager pays at most {amount}</source>
      <translation>Una apuesta paga como máximo {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/drill.py" />
      <source>One winner</source>
      <translation>Un ganador</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>One winner, after the rake</source>
      <translation>Un ganador, después del rake</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>Only a complete deck deals fair hands, and only a count shows that it is complete.</source>
      <translation>Solo una baraja completa da manos justas, y solo el recuento muestra que está completa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/amend.py" />
      <source>Only a face-up card can be corrected.</source>
      <translation>Solo se puede corregir una carta que está boca arriba.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>Only a fixed limit has small_bet and big_bet; correct the record.</source>
      <translation>Solo un límite fijo tiene small_bet y big_bet; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/stopped.py" />
      <source>Only a manager may continue from the saved data, and none is on staff.</source>
      <translation>Solo un gerente puede continuar con lo guardado, y el personal no tiene ninguno.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/office.py" />
      <source>Only a manager may sign for a person’s needs.</source>
      <translation>Solo un gerente puede firmar las necesidades de una persona.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/histories.py" />
      <source>Only a small and a big blind, and one ante for all, are read from a PHH file.</source>
      <translation>De un archivo PHH solo se leen una ciega pequeña, una grande y un ante igual para todos.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>Only a standby of the floor server answers: have a technician promote it.</source>
      <translation>Solo responde una réplica del servidor del piso: pida a un técnico que la promueva.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/office.py" />
      <source>Only a trainer may do that: a floor supervisor or a manager.</source>
      <translation>Eso solo lo hace un instructor: un supervisor de piso o un gerente.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/game/handbook.py" />
      <source>Only as chips: the dealer gives chips for it under “Table money”, and the coupon goes into the drop box.</source>
      <translation>Solo como fichas: el crupier da fichas por él en «Dinero de la mesa», y el cupón va a la caja de drop.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Only one player may have the button.</source>
      <translation>Solo un jugador puede tener el botón.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Only one player may straddle.</source>
      <translation>Solo un jugador puede hacer straddle.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Only tables that the house lists send each other chips.</source>
      <translation>Solo las mesas que la casa enumera se envían fichas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>Only the dealer of this hand or the floor may continue it.</source>
      <translation>Solo el crupier de esta mano o el supervisor puede continuarla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/round.py" />
      <source>Only the floor can acknowledge this hand.</source>
      <translation>Solo el piso puede confirmar esta mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/play.py" />
      <source>Only the floor may decide that for seat {seat}: call the floor.</source>
      <translation>Solo el supervisor puede decidir eso para el asiento {seat}: llame al supervisor.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/moved.py" />
      <source>Only {lay} was bet: enter what was taken.</source>
      <translation>Solo se apostó {lay}: registre lo que se recogió.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Open the table</source>
      <translation>Abrir la mesa</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Opened as</source>
      <translation>Abierto como</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Opening rack</source>
      <translation>Rack de apertura</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Opening signed: rack count next</source>
      <translation>Apertura firmada: falta contar el rack</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>Order of steps</source>
      <translation>Orden de los pasos</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Ordered</source>
      <translation>Orden dada</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Other</source>
      <translation>Otro</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seals.py" />
      <source>Other back</source>
      <translation>Otro dorso</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/deck_seals.py" />
      <source>Other cards: {count}, not {due}. Count again, or call the floor.</source>
      <translation>Otras cartas: {count}, y no {due}. Cuente de nuevo o llame al piso.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Other chips</source>
      <translation>Otras fichas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Other chips than on the slip</source>
      <translation>Fichas distintas a las del comprobante</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Other dice</source>
      <translation>Otros dados</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Other kiosks and laptops</source>
      <translation>Otros kioscos y laptops</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Other version</source>
      <translation>Otra versión</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/certificates.py" />
      <source>Others can read the authority’s key in {folder}: make a new authority.</source>
      <translation>Otros pueden leer la clave de la autoridad en {folder}: cree una autoridad nueva.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/chain.py" />
      <source>Others can read the device key {path}: set its mode to 0600, and have a technician renew it.</source>
      <translation>Otros pueden leer la clave {path} del aparato: póngale modo 0600 y que un técnico la renueve.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Out of chips</source>
      <translation>Sin fichas</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opened.py" />
      <source>Out of memory, so nothing was written: restart the kiosk.</source>
      <translation>No queda memoria y no se escribió nada: reinicie el kiosco.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Out of the game: {seats}.</source>
      <extracomment>Called aloud by the dealer, in English: keep it as it is.</extracomment>
      <translation>Out of the game: {seats}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Out of the rack</source>
      <translation>Salen del rack</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Out: {devices}. Check their cables, or enter cards by hand.</source>
      <translation>Sin conexión: {devices}. Revise los cables o registre las cartas a mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Over</source>
      <translation>Sobrante</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Over or short</source>
      <translation>Sobrante o faltante</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Over the slip</source>
      <translation>Más que el comprobante</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Over: no hand and no fill explains it</source>
      <translation>Sobrante: ninguna mano ni relleno lo explica</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/count.py" />
      <source>Over: {off}.</source>
      <translation>Sobra: {off}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Overrides</source>
      <translation>Anulaciones firmadas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/slips.py" />
      <source>PAID FROM THE CAGE · {names}</source>
      <translation>PAGADO EN CAJA · {names}</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/slips.py" />
      <source>PAYOUT SLIP</source>
      <translation>COMPROBANTE DE PAGO</translation>
    </message>
    <message>
      <location filename="../../ui/sign.py" />
      <source>PENDING</source>
      <translation>PENDIENTE</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/histories.py" />
      <source>PHH variant {variant}: only NT and FT are read.</source>
      <translation>Variante PHH {variant}: solo se leen NT y FT.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/controls/pin.py" />
      <source>PIN entry ended after %n seconds. Choose a name and enter the PIN again.</source>
      <translation>
        <numerusform>El PIN se borró tras %n segundo. Elija un nombre e introduzca el PIN de nuevo.</numerusform>
        <numerusform>El PIN se borró tras %n segundos. Elija un nombre e introduzca el PIN de nuevo.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>PIN locked: {words}</source>
      <translation>PIN bloqueado: {words}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/charity.py" />
      <source>PIN of {id}:</source>
      <translation>PIN de {id}:</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>PIN pad locked</source>
      <translation>Teclado de PIN bloqueado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/slips.py" />
      <source>PRINTED</source>
      <translation>IMPRESO</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Pace</source>
      <translation>Ritmo</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Pace high</source>
      <translation>Ritmo alto</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Pace low</source>
      <translation>Ritmo bajo</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Pace {n}</source>
      <translation>Ritmo {n}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/paging.py" />
      <source>Page {page} of {pages}</source>
      <translation>Página {page} de {pages}</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Paid</source>
      <translation>Pagado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Paid at least</source>
      <translation>Pagado al menos</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/slips.py" />
      <source>Paid by</source>
      <translation>Paga</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/elsewhere.py" />
      <source>Paid by check</source>
      <translation>Pago con cheque</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/elsewhere.py" />
      <source>Paid by the cage</source>
      <translation>Paga la caja</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/slips.py" />
      <source>Paid from the cage</source>
      <translation>Pagado en caja</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/elsewhere.py" />
      <source>Paid from the rack</source>
      <translation>Pagado del rack</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Paid too little</source>
      <translation>Se pagó de menos</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Paid too much</source>
      <translation>Se pagó de más</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Paid {amount}</source>
      <translation>Pagado {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/steps.py" />
      <source>Paid, next seat</source>
      <translation>Pagado, asiento siguiente</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>Pair of {rank}</source>
      <translation>Par de {rank}</translation>
    </message>
    <message>
      <location filename="../../ui/window/dropped.py" />
      <source>Palm ignored. Use one finger.</source>
      <translation>Palma ignorada. Use un dedo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Paper of a fill or credit not confirmed as printed.</source>
      <translation>Papel de un relleno o crédito sin confirmar como impreso.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Paper of a fill or credit printed.</source>
      <translation>Papel de un relleno o crédito impreso.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Paper {papers}</source>
      <translation>Papel {papers}</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>Paper {paper} already has a slip: enter this paper’s number.</source>
      <translation>El papel {paper} ya tiene un comprobante: introduzca el número de este papel.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Part of the answer entered.</source>
      <translation>Parte de la respuesta registrada.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/procedure.py" />
      <source>Pass</source>
      <translation>Pasa</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Pass the deal</source>
      <translation>Pasar el reparto</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Pass the deal to seat {seat}.</source>
      <translation>Pase el reparto al asiento {seat}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Passed</source>
      <translation>Aprobado</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>Past-posted: call the floor</source>
      <translation>Apuesta tardía: llame al piso</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Pay</source>
      <translation>Pagar</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/catalogue.py" />
      <source>Pay by cage or check</source>
      <translation>Pagar por caja o cheque</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Pay by check {check}</source>
      <translation>Con cheque {check}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Pay each as shown, together</source>
      <translation>Pague cada uno como se muestra, juntos</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/moves.py" />
      <source>Pay seat {seat} · {wager}</source>
      <translation>Pagar asiento {seat} · {wager}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Pay table</source>
      <translation>Tabla de pagos</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/rules.py" />
      <source>Pay tables</source>
      <translation>Tablas de pago</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/cash.py" />
      <source>Pay this hand first: then enter the money.</source>
      <translation>Pague primero esta mano; después introduzca el dinero.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Payout drill</source>
      <translation>Práctica de pagos</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Payout drill · {game}</source>
      <translation>Práctica de pagos · {game}</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Payout signed for.</source>
      <translation>Pago firmado.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Payout test</source>
      <translation>Prueba de pagos</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Payouts stated otherwise</source>
      <translation>Pagos declarados distintos</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Payouts, calls and rules: read, cover, recall</source>
      <translation>Pagos, cantos y reglas: lea, cubra, recuerde</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/slips.py" />
      <source>Pays</source>
      <translation>Paga</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Peek</source>
      <translation>Peek</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Peek and Raise</source>
      <translation>Peek y Raise</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Peek and Raise settled</source>
      <translation>Peek y Raise liquidados</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Peek wagers</source>
      <translation>Apuestas Peek</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Peek wagers, please.</source>
      <extracomment>Called aloud by the dealer, in English: keep it as it is.</extracomment>
      <translation>Peek wagers, please.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/drill.py" />
      <source>Peek {bet}</source>
      <translation>Peek {bet}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Peek, Raise and Blind</source>
      <translation>Peek, Raise y Blind</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/__init__.py" />
      <source>PeekPoker Hold’em</source>
      <translation>PeekPoker Hold’em</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/catalogue.py" />
      <source>People</source>
      <translation>Personal</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/evidence.py" />
      <source>Picture</source>
      <translation>Imagen</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>Picture OK, {tags} of {due} corner tags seen: calibrate it next.</source>
      <translation>Imagen en orden, {tags} de {due} marcas de esquina a la vista: calíbrela ahora.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>Pit</source>
      <translation>Sector</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Place your Blind wagers, please.</source>
      <extracomment>Called aloud by the dealer, in English: keep it as it is.</extracomment>
      <translation>Place your Blind wagers, please.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Place your bets, please.</source>
      <extracomment>Called aloud by the dealer, in English: keep it as it is.</extracomment>
      <translation>Place your bets, please.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Player</source>
      <translation>Jugador</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Player and house agreed on an amount</source>
      <translation>Jugador y casa acordaron un importe</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Player left</source>
      <translation>El jugador se fue</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Player wants a folded hand back</source>
      <translation>Un jugador quiere recuperar una mano retirada</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Player {player}</source>
      <translation>Jugador {player}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/players.py" />
      <source>Player {player} has only {amount} there.</source>
      <translation>El jugador {player} solo tiene {amount} ahí.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/players.py" />
      <source>Player {player} to {to}: {amount}.</source>
      <translation>Jugador {player} a {to}: {amount}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/players.py" />
      <source>Player {player}: {amount}.</source>
      <translation>Jugador {player}: {amount}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/players.py" />
      <source>Player {player}: {status}.</source>
      <translation>Jugador {player}: {status}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>Players</source>
      <translation>Jugadores</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>Players act on what they hear, so the words come before the step.</source>
      <translation>Los jugadores actúan según lo que oyen, así que las palabras van antes del paso.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/handbook.py" />
      <source>Players make the I’m In wager, equal to their Peek, or surrender. A surrender loses the Peek and keeps half of the Raise.</source>
      <translation>Los jugadores hacen el I’m In, igual a su Peek, o se rinden. Rendirse pierde el Peek y conserva la mitad del Raise.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Players may add on between hands; all chips stay on the table until a player quits. English is the only language in the room.</source>
      <translation>Entre manos se pueden añadir fichas; todas quedan en la mesa hasta que el jugador se va. En la sala solo se habla inglés.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>Players must not act on a card that they saw too early.</source>
      <translation>Los jugadores no deben actuar según una carta que vieron antes de tiempo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Players shake all three dice and turn the Peekers upside down. Their dice stay private.</source>
      <translation>Los jugadores agitan los tres dados y ponen los Peekers boca abajo. Sus dados son privados.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>Players who have acted may only call or fold</source>
      <translation>Quienes ya actuaron solo pueden igualar o retirarse</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>Players who have seen the card could act on it, so it must not play.</source>
      <translation>Los jugadores que han visto la carta podrían actuar según ella, así que no debe jugar.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Players who stay put in a 1-point token. Players who pass do nothing.</source>
      <translation>Quien se queda pone una ficha de 1 punto. Quien pasa no hace nada.</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Player’s question</source>
      <translation>Pregunta de un jugador</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Playing the board</source>
      <translation>Juega el board</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/procedure.py" />
      <source>Plays</source>
      <translation>Juega</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Pocket</source>
      <translation>Pocket</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Pocket bonus</source>
      <translation>Bono Pocket</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Pocket settled</source>
      <translation>Pocket liquidado</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Port found</source>
      <translation>Puerto encontrado</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Port open</source>
      <translation>Puerto abierto</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/record.py" />
      <source>Post an amount for each of {jackpots}; correct the record.</source>
      <translation>Publique un importe para cada uno de {jackpots}; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/money/jackpot.py" />
      <source>Post an amount for each of {names}.</source>
      <translation>Publique un importe para cada uno de {names}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Post jackpots</source>
      <translation>Publicar jackpots</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Post missed blinds</source>
      <translation>Poner ciegas saltadas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Post the jackpots</source>
      <translation>Publicar los jackpots</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Posted at {table}</source>
      <translation>Publicados en {table}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Posted at {table} by {name}, {time}</source>
      <translation>Publicados en {table} por {name}, {time}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Posted by the office for several tables: change it there</source>
      <translation>Publicado por la oficina para varias mesas: se cambia allí</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Posted by {name}, {at}.</source>
      <translation>Publicados por {name}, {at}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>Posted for {place}, version {number}.</source>
      <translation>Publicado para {place}, versión {number}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/limits.py" />
      <source>Posted jackpots are paid in full.</source>
      <translation>Los jackpots anunciados se pagan completos.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/console/house.py" />
      <source>Posted while offline</source>
      <translation>Publicado sin conexión</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/count.py" />
      <source>Posted: drop box {box}, {amount}. Entered at the table: {entered}.</source>
      <translation>Registrada: caja de drop {box}, {amount}. Introducido en la mesa: {entered}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/jackpots.py" />
      <source>Posted: {amounts}.</source>
      <translation>Publicados: {amounts}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/own_server.py" />
      <source>PostgreSQL cannot create the database: {why}</source>
      <translation>PostgreSQL no crea la base de datos: {why}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/own_server.py" />
      <source>PostgreSQL {least} is not installed: apt-get install {package}.</source>
      <translation>Falta PostgreSQL {least}: apt-get install {package}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Posting not received</source>
      <translation>Publicación no recibida</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Posts</source>
      <translation>Pone</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Pot of {amount}</source>
      <translation>Bote de {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Pot pushed</source>
      <translation>Bote empujado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Pot pushed to the wrong player</source>
      <translation>Bote empujado al jugador equivocado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Pot pushed too early</source>
      <translation>Bote empujado antes de tiempo</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Pot {amount}</source>
      <translation>Bote {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/procedure.py" />
      <source>Pots</source>
      <translation>Botes</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/exam.py" />
      <source>Pots are pushed.</source>
      <translation>Los botes se empujan.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Pots pushed</source>
      <translation>Botes empujados</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Practice shoe not responding: plug it in, put back any card pulled since, and continue.</source>
      <translation>El sabot de práctica no responde: conéctelo, devuelva las cartas sacadas desde entonces y continúe.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Previous card</source>
      <translation>Carta anterior</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/slips.py" />
      <source>Print again</source>
      <translation>Imprimir otra vez</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/calibration/paper.py" />
      <source>Print at 100%. Cut each out with its white margin and fix it in its table corner.</source>
      <translation>Imprima al 100%. Recorte cada una con su margen blanco y fíjela en su esquina de la mesa.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Print fill slips again</source>
      <translation>Imprimir otra vez los comprobantes de relleno</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Print slip</source>
      <translation>Imprimir comprobante</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>Print the board, fix the tags, then calibrate.</source>
      <translation>Imprima el tablero, fije las marcas y calibre.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Print the slips for seats {seats}. Pay nothing yet.</source>
      <translation>
        <numerusform>Imprima el comprobante del asiento {seats}. No pague aún.</numerusform>
        <numerusform>Imprima los comprobantes de los asientos {seats}. No pague aún.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>Printed: check that it is legible, then tear it up.</source>
      <translation>Se imprimió: revise que se lea y rómpalo.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Printer</source>
      <comment>the device</comment>
      <translation>Impresora</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/escpos/driver.py" />
      <source>Printer offline: check its lights.</source>
      <translation>Impresora sin conexión: revise sus luces.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>Printing the test slip.</source>
      <translation>Imprimiendo el comprobante de prueba.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Procedure order</source>
      <translation>Orden del procedimiento</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Program</source>
      <translation>Programa</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Program digest</source>
      <translation>Huella del programa</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Progress · {name}</source>
      <translation>Progreso · {name}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Promotion per hand</source>
      <translation>Promoción por mano</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Prompts on request</source>
      <translation>Ayuda si se pide</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>Publish the changes to all tables afterwards: kiosk floor publish people.</source>
      <translation>Publique después los cambios en todas las mesas: kiosk floor publish people.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/news.py" />
      <source>Published with a key that no manager has signed for here: restart the kiosk, then a manager signs.</source>
      <translation>Publicado con una clave por la que ningún gerente ha firmado aquí: reinicie el kiosco y un gerente firmará.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/move.py" />
      <source>Published: {what}, version {number}.</source>
      <translation>Publicado: {what}, versión {number}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>Pull a card</source>
      <translation>Sacar una carta</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Pull a card from the practice shoe.</source>
      <translation>Saque una carta del sabot de práctica.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>Pull one card from the shoe now.</source>
      <translation>Saque ahora una carta del sabot.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/guided.py" />
      <source>Pull the next card</source>
      <translation>Saque la carta siguiente</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/pay_rows.py" />
      <source>Push</source>
      <translation>Empate</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Push</source>
      <comment>of a pot</comment>
      <translation>Empujar</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Push each as shown, together</source>
      <translation>Empate cada uno como se muestra, juntos</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Push each pot to its winner.</source>
      <translation>Empuje cada bote a su ganador.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/drill.py" />
      <source>Push how many points to seat {seat}?</source>
      <translation>¿Cuántos puntos se empujan al asiento {seat}?</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/moves.py" />
      <source>Push seat {seat} · {wager}</source>
      <translation>Empatar asiento {seat} · {wager}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Push the pot to the remaining player.</source>
      <translation>Empuje el bote al jugador que queda.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Push the pot.</source>
      <translation>Empuje el bote.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Push the pots</source>
      <translation>Empujar los botes</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Push the pots, the last side pot first.</source>
      <translation>Empuje los botes, primero el último secundario.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Push them</source>
      <translation>Empujarlas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Pushed</source>
      <translation>Empatado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Pushed</source>
      <comment>of a pot</comment>
      <translation>Empujado</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/steps.py" />
      <source>Pushed, next seat</source>
      <translation>Empate, asiento siguiente</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/kernel/suspension.py" />
      <source>Put every card back, then confirm.</source>
      <translation>Devuelva todas las cartas y confirme.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Put in</source>
      <translation>Apostó</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/totals.py" />
      <source>Put in {put} − rake {rake} = {paid}</source>
      <translation>Apostado {put} − rake {rake} = {paid}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/totals.py" />
      <source>Put in {put}, paid out {paid}</source>
      <translation>Apostado {put}, pagado {paid}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/irregularities.py" />
      <source>Put that card with the burns, face down.</source>
      <translation>Ponga esa carta con las quemas, boca abajo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Put the exposed card under the burns, face up.</source>
      <translation>Ponga la carta expuesta bajo las quemas, boca arriba.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Put the same cards back. {count} to come.</source>
      <translation>Devuelva las mismas cartas. Faltan {count}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Python</source>
      <translation>Python</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>Qt</source>
      <translation>Qt</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>Queen high</source>
      <translation>Reina alta</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>REPRINT</source>
      <translation>REIMPRESIÓN</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/slips.py" />
      <source>REPRINT {copy}</source>
      <translation>COPIA {copy}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/slips.py" />
      <source>RETURNED TO THE HOUSE · {names}</source>
      <translation>DEVUELTO A LA CASA · {names}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Rack</source>
      <translation>Rack</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Rack counted.</source>
      <translation>Bandeja contada.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Rack of the closed table counted.</source>
      <translation>Bandeja de la mesa cerrada contada.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Rack {before} → {after}</source>
      <translation>Rack {before} → {after}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/bid.py" />
      <source>Raise</source>
      <translation>Sube</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Raise</source>
      <comment>the step</comment>
      <translation>Raise</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Raise</source>
      <comment>the wager</comment>
      <translation>Raise</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Raise to</source>
      <translation>Sube a</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Raise, or fold.</source>
      <extracomment>Called aloud by the dealer, in English: keep it as it is.</extracomment>
      <translation>Raise, or fold.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Raises are not limited.</source>
      <translation>Las subidas no tienen límite.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Raises of a round, at most</source>
      <translation>Subidas por ronda, como máximo</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Rake</source>
      <translation>Rake</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Rake and pots</source>
      <translation>Rake y botes</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Rake at its cap</source>
      <translation>Rake en su tope</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Rake in the drop box</source>
      <translation>Comisión en la caja de drop</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Rake over promotion, at least</source>
      <translation>Comisión sobre la promoción, al menos</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Rake per hand, at least</source>
      <translation>Comisión por mano, al menos</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Rake per hand, at most</source>
      <translation>Comisión por mano, como máximo</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Rake rounded down to</source>
      <translation>Comisión redondeada hacia abajo a</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>Rake {amount}</source>
      <translation>Rake {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Rake {share}%, round down to {unit}</source>
      <translation>Rake {share}%, hacia abajo a {unit}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Rake {share}%, round down to {unit}, {cap} at most</source>
      <translation>Rake {share}%, hacia abajo a {unit}, como mucho {cap}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Read hands at a glance</source>
      <translation>Leer manos de un vistazo</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/ladder.py" />
      <source>Read in {seconds} s</source>
      <translation>Leer en {seconds} s</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Read it, then cover it</source>
      <translation>Léala y cúbrala</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/drill.py" />
      <source>Read: {hand}</source>
      <translation>Lea: {hand}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Reading ladder · {game}</source>
      <translation>Niveles de lectura · {game}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>Reading the journals…</source>
      <translation>Leyendo los registros…</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Reading {file}…</source>
      <translation>Leyendo {file}…</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Ready about {day}, between {early} and {late}.</source>
      <translation>Preparado hacia el {day}, entre el {early} y el {late}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Reason</source>
      <translation>Motivo</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Reason for call?</source>
      <translation>¿Motivo de llamada?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>Recalibrate</source>
      <translation>Recalibrar</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>Recalibrate if the camera, the lens or the table moves.</source>
      <translation>Recalibre si se mueve la cámara, la lente o la mesa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>Received</source>
      <translation>Recibido</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/slips.py" />
      <source>Record</source>
      <translation>Registro</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Record the dispute</source>
      <translation>Anotar la disputa</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Records</source>
      <translation>Registros</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Records failed check</source>
      <translation>Los registros no están íntegros</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Records not verified for {n} h</source>
      <translation>Registros sin verificar desde hace {n} h</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Recount every value that is over or short. Both sign for the count and any difference, and the table closes.</source>
      <translation>Cuente otra vez lo que sobra o falta. Ambos firman por el conteo y la diferencia, y la mesa se cierra.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/command_line/terminal.py" />
      <source>Recovery code</source>
      <translation>Código de recuperación</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Recovery code used: {words}</source>
      <translation>Código de recuperación usado: {words}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>Recovery code: {code}. Write it down, seal it, and lock it away. It is not shown again.</source>
      <translation>Código de recuperación: {code}. Anótelo, séllelo y guárdelo bajo llave. No se muestra de nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/decks.py" />
      <source>Red</source>
      <translation>Roja</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seals.py" />
      <source>Red back</source>
      <translation>Dorso rojo</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Redraw them from the shoe, face down: the strip shows where each one goes.</source>
      <translation>Sáquelas otra vez del sabot, boca abajo: la franja muestra adónde va cada una.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Relief after this hand</source>
      <translation>Relevo tras esta mano</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Relieve the dealer</source>
      <translation>Tomar el relevo</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/zones.py" />
      <source>Remove it</source>
      <translation>Quitarla</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>Removed: {name} ({id}), {roles}.</source>
      <translation>Se quita: {name} ({id}), {roles}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>Reopen</source>
      <translation>Reabrir</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>Reopen hand {hand}</source>
      <translation>Reabrir la mano {hand}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Reopened</source>
      <translation>Reabierta</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/command_line/terminal.py" />
      <source>Repeat PIN</source>
      <translation>Repita el PIN</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Repeat last bets</source>
      <translation>Repetir últimas apuestas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Repeat touch after</source>
      <translation>Repetir toque tras</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/report.py" />
      <source>Report by day, shift, table, game, dealer or charity.</source>
      <translation>Informe por day, shift, table, game, dealer o charity.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>Report by shift, table, pit, game, dealer or day.</source>
      <translation>Pida el informe por shift, table, pit, game, dealer o day.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>Reports</source>
      <translation>Informes</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Reports refused</source>
      <translation>Avisos rechazados</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>Request</source>
      <translation>Solicitud</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Request the credit</source>
      <translation>Pedir el crédito</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Request the fill</source>
      <translation>Pedir el relleno</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Request the transfer</source>
      <translation>Solicitar el traslado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Requested</source>
      <translation>Pedido</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Responds</source>
      <translation>Responde</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>Response</source>
      <translation>Respuesta</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Response of the floor</source>
      <translation>Respuesta del supervisor</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Result</source>
      <translation>Resultado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Resume</source>
      <translation>Seguir</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Return</source>
      <translation>Devolver</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Return each player’s chips from the box.</source>
      <translation>Devuelva a cada jugador sus fichas de la caja.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Return every blind, ante and bet to its stack.</source>
      <translation>Devuelva cada ciega, ante y apuesta a su stack.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Return every wager to its player.</source>
      <translation>Devuelva cada apuesta a su jugador.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Return how much to seat {seat}?</source>
      <translation>¿Cuánto se devuelve al asiento {seat}?</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>Return the card and continue</source>
      <translation>Devuelva la carta y siga</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Return the chips that the player put into the box.</source>
      <translation>Devuelva las fichas que el jugador puso en la caja.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Return the chips.</source>
      <translation>Devuelva las fichas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Return the late chips to the player.</source>
      <translation>Devuelva al jugador las fichas tardías.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Return the point to seat {seat}.</source>
      <translation>Devuelva el punto al asiento {seat}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Return the rest.</source>
      <translation>Devuelva el resto.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Return the rest. All-in stands.</source>
      <translation>Devuelva el resto. El all-in se mantiene.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/giving_back.py" />
      <source>Return the wagers as each seat shows.</source>
      <translation>Devuelva las apuestas como muestra cada asiento.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Return the wagers of that hand to the player.</source>
      <translation>Devuelva al jugador las apuestas de esa mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/reopening.py" />
      <source>Return the wagers of the void hand first.</source>
      <translation>Primero devuelva las apuestas de la mano anulada.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Return uncalled {points} to seat {seat}. Then push each pot.</source>
      <translation>Devuelva {points} sin igualar al asiento {seat}. Luego empuje cada bote.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Return uncalled {points} to seat {seat}. Then push the pot.</source>
      <translation>Devuelva {points} sin igualar al asiento {seat}. Luego empuje el bote.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/giving_back.py" />
      <source>Return wagers as shown. Take {amount} back from the floor.</source>
      <translation>Devuelva las apuestas indicadas. Reciba {amount} del supervisor.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Return {amount} to seat {seat}.</source>
      <translation>Devuelva {amount} al asiento {seat}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/giving_back.py" />
      <source>Return {amount} too</source>
      <translation>Devuelva también {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Return {low} to seat {small} and {high} to seat {big}.</source>
      <translation>Devuelva {low} al asiento {small} y {high} al asiento {big}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Returned</source>
      <translation>Devuelto</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/slips.py" />
      <source>Returned to the house</source>
      <translation>Devuelto a la casa</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Reveal the bonus cards. Settle 6 Card right to left.</source>
      <translation>Descubra las cartas de bono. Liquide 6 Card de derecha a izquierda.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Reveal the flop.</source>
      <translation>Descubra el flop.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Reveal the four 6 Card bonus cards.</source>
      <translation>Descubra las cuatro cartas del 6 Card.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Reveal the four 6 Card bonus cards. Clear the table.</source>
      <translation>Descubra las cuatro cartas de bono 6 Card. Despeje la mesa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/handbook.py" />
      <source>Reveal the four bonus cards. From right to left: take or pay each 6 Card bonus by the best five of six cards. Only the highest line is paid. Winners of one jackpot share it.</source>
      <translation>Descubra las cuatro cartas de bono. De derecha a izquierda: recoja o pague cada 6 Card por las mejores cinco de seis. Solo se paga la línea más alta. Los ganadores de un jackpot lo comparten.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Reveal the river.</source>
      <translation>Descubra el river.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Reveal the turn.</source>
      <translation>Descubra el turn.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Revision {revision}</source>
      <translation>Revisión {revision}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Revoke the certificate of {name}</source>
      <translation>Revocar el certificado de {name}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Right</source>
      <comment>the hand</comment>
      <translation>Derecha</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Right hand</source>
      <translation>Mano derecha</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/rules.py" />
      <source>Right to left, one kind of wager at a time: Peek and Raise, I’m In, Blind.</source>
      <translation>De derecha a izquierda, un tipo de apuesta cada vez: Peek y Raise, I’m In, Blind.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/judge.py" />
      <source>Right to left, one wager at a time: seat {seat} comes first.</source>
      <translation>De derecha a izquierda, apuesta por apuesta: primero el asiento {seat}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Right · {seconds} s</source>
      <translation>Correcto · {seconds} s</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Right, but slow · {seconds} s, target {target} s</source>
      <translation>Correcto, pero lento · {seconds} s, meta {target} s</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Right, but too late.</source>
      <translation>Bien, pero tarde.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Right.</source>
      <translation>Correcto.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>River</source>
      <translation>River</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>River</source>
      <comment>as the dealer calls it</comment>
      <extracomment>Called aloud by the dealer, in English: keep it as it is.</extracomment>
      <translation>River</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>River bets, deal</source>
      <translation>Apuestas y river</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/enrollment.py" />
      <source>Role {role} exists for another purpose: use another name.</source>
      <translation>El rol {role} ya existe para otra cosa: use otro nombre.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Roll that die again.</source>
      <translation>Tire ese dado otra vez.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Roll the community dice. Call each die and enter it.</source>
      <translation>Tire los dados comunitarios. Cante y registre cada dado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Rolled: {dice}</source>
      <translation>Tirada: {dice}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Round down to {unit}: {part}</source>
      <translation>Redondeado hacia abajo a {unit}: {part}</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/compare.py" />
      <source>Royal flush</source>
      <translation>Escalera real</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Rule</source>
      <translation>Resolver</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>Ruled: “{ruling}”.</source>
      <translation>Resuelto: “{ruling}”.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>Ruled: “{ruling}”. Seat {giver} gives seat {getter} {amount}.</source>
      <translation>Decisión: “{ruling}”. El asiento {giver} da {amount} al asiento {getter}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>Ruled: “{ruling}”. The house pays {amount}.</source>
      <translation>Resuelto: “{ruling}”. La casa paga {amount}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>Ruled: “{ruling}”. The house takes {amount} back.</source>
      <translation>Resuelto: “{ruling}”. La casa recupera {amount}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/catalogue.py" />
      <source>Rules and pay tables</source>
      <translation>Reglas y tablas de pago</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Rules digest</source>
      <translation>Huella de las reglas</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>Ruling of the floor</source>
      <translation>Decisión del supervisor</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>Runner</source>
      <translation>Mensajero</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Runner: choose your name, then enter your PIN.</source>
      <translation>Mensajero: elija su nombre y luego introduzca su PIN.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Runner: hold your badge to the reader, or choose your name. Then enter your PIN.</source>
      <translation>Mensajero: acerque su tarjeta al lector o elija su nombre. Luego introduzca su PIN.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Runner: sign here.</source>
      <translation>Mensajero: firme aquí.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>SECOND SIGNATURE</source>
      <translation>SEGUNDA FIRMA</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>SIGNATURE</source>
      <translation>FIRMA</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>SLIP</source>
      <translation>COMPROBANTE</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>SLIP NOT CONFIRMED</source>
      <translation>COMPROBANTE SIN CONFIRMAR</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>SLIP NOT PRINTED</source>
      <translation>COMPROBANTE SIN IMPRIMIR</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>SLIP VOID</source>
      <translation>COMPROBANTE NULO</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>SQLite</source>
      <translation>SQLite</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Same as the last closing</source>
      <translation>Igual que el último cierre</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Same as the last count</source>
      <translation>Igual que el último recuento</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Same as the tracked rack</source>
      <translation>Igual que el rack registrado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>Save the board</source>
      <translation>Guardar el tablero</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/zones.py" />
      <source>Save the zones</source>
      <translation>Guardar las zonas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Saved as a scenario: {title}</source>
      <translation>Guardado como escenario: {title}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/standby.py" />
      <source>Saved at the floor server {host}, but its standby does not confirm: have a technician look at it.</source>
      <translation>Guardado en el servidor del piso {host}, pero su réplica no confirma: pida a un técnico que lo revise.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>Saved: {name}. Print at 100%; each square must measure 30 mm.</source>
      <translation>Guardado: {name}. Imprima al 100%; cada cuadro debe medir 30 mm.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/training.py" />
      <source>Saved: {path}</source>
      <translation>Guardado: {path}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>Say how it was inspected, and which dealer did so.</source>
      <translation>Indique cómo se inspeccionó y qué crupier lo hizo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/moves.py" />
      <source>Say nothing</source>
      <translation>No decir nada</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/exam.py" />
      <source>Say take, push or pay first.</source>
      <translation>Diga primero recoger, empatar o pagar.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Say the amount aloud.</source>
      <translation>Diga el importe en voz alta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Say: “No more bets.” Play on.</source>
      <translation>Diga: “No more bets.” Siga.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Score {score}</source>
      <translation>Nota {score}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/catalogue.py" />
      <source>Screen</source>
      <translation>Pantalla</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>Screen and touch</source>
      <translation>Pantalla y toque</translation>
    </message>
    <message>
      <location filename="../../ui/window/dropped.py" />
      <source>Screen locked for cleaning. To unlock, touch 1, then 2.</source>
      <translation>Pantalla bloqueada para limpiarla. Para desbloquear, toque 1 y luego 2.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/catalogue.py" />
      <source>Seal number</source>
      <translation>Número de sello</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seals.py" />
      <source>Seal number of the bag</source>
      <translation>Número de sello de la bolsa</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seals.py" />
      <source>Seal number on the box</source>
      <translation>Número de sello de la caja</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seals.py" />
      <source>Seal number {seal}</source>
      <translation>Número de sello {seal}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seals.py" />
      <source>Seal number {seal} is in play.</source>
      <translation>El número de sello {seal} está en juego.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/rules.py" />
      <source>Search</source>
      <translation>Buscar</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Searching…</source>
      <translation>Buscando…</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/slips.py" />
      <source>Seat</source>
      <translation>Asiento</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Seat the player on the felt, with an amount within the limits.</source>
      <translation>Siente al jugador en la pantalla, con un importe dentro de los límites.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>Seat {button} has the button but no player; correct the record.</source>
      <translation>El asiento {button} tiene el botón pero no jugador; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/record.py" />
      <source>Seat {dealer} is not in the game and cannot deal; correct the record.</source>
      <translation>El asiento {dealer} no está en el juego y no puede repartir; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/banked.py" />
      <source>Seat {seat}</source>
      <translation>Asiento {seat}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>Seat {seat} acts on the {street} too early or late; correct the record.</source>
      <translation>El asiento {seat} actúa en el {street} demasiado pronto o tarde; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Seat {seat} acts out of turn: action is on seat {turn}.</source>
      <translation>El asiento {seat} actúa fuera de turno: le toca al asiento {turn}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>Seat {seat} acts when nobody is to act; correct the record.</source>
      <translation>El asiento {seat} actúa cuando no le toca a nadie; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/record.py" />
      <source>Seat {seat} acts when nobody may; correct the record.</source>
      <translation>El asiento {seat} actúa cuando nadie puede; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Seat {seat} acts.</source>
      <translation>Actúa el asiento {seat}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Seat {seat} acts. The betting is capped.</source>
      <translation>Actúa el asiento {seat}. Las apuestas están al tope.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/amend.py" />
      <source>Seat {seat} already decided that: nothing changed.</source>
      <translation>El asiento {seat} ya decidió eso: no cambió nada.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/amend.py" />
      <source>Seat {seat} already has that: nothing changed.</source>
      <translation>El asiento {seat} ya tiene eso: no cambió nada.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Seat {seat} and seat {other}: chips of seat {seat}?</source>
      <translation>Asientos {seat} y {other}: ¿fichas del asiento {seat}?</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/record.py" />
      <source>Seat {seat} bets after folding; correct the record.</source>
      <translation>El asiento {seat} apuesta después de retirarse; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/histories.py" />
      <source>Seat {seat} bets more than its stack; correct the file.</source>
      <translation>El asiento {seat} apuesta más de lo que tiene; corrija el archivo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/bid.py" />
      <source>Seat {seat} bids out of turn: action is on seat {turn}.</source>
      <translation>El asiento {seat} habla fuera de turno: le toca al asiento {turn}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Seat {seat} bids.</source>
      <translation>Le toca apostar al asiento {seat}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Seat {seat} bought {amount} in chips. The cash is in the drop box.</source>
      <translation>El asiento {seat} compró {amount} en fichas. El efectivo está en la caja de drop.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Seat {seat} brought {amount} in chips from another table.</source>
      <translation>El asiento {seat} trajo {amount} en fichas de otra mesa.</translation>
    </message>
    <message>
      <location filename="../../drivers/seat_reader/hub/driver.py" />
      <source>Seat {seat} cannot be read ({what}).</source>
      <translation>No se puede leer el asiento {seat} ({what}).</translation>
    </message>
    <message>
      <location filename="../../drivers/seat_reader/feig/driver.py" />
      <source>Seat {seat} cannot be read: {why}.</source>
      <translation>No se puede leer el asiento {seat}: {why}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/record.py" />
      <source>Seat {seat} continues after folding; correct the record.</source>
      <translation>El asiento {seat} sigue después de retirarse; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/record.py" />
      <source>Seat {seat} does not act at {step}; correct the record.</source>
      <translation>El asiento {seat} no actúa en {step}; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>Seat {seat} does not act now.</source>
      <translation>El asiento {seat} no actúa ahora.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Seat {seat} does not have enough for a raise: call all in, or fold.</source>
      <translation>El asiento {seat} no tiene para subir: iguala all-in o se retira.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Seat {seat} does not have so many chips.</source>
      <translation>El asiento {seat} no tiene tantas fichas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Seat {seat} faces a bet: call {call} or fold.</source>
      <translation>El asiento {seat} afronta una apuesta: iguala {call} o se retira.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/bid.py" />
      <source>Seat {seat} faces a raise: call {owed}, or fold.</source>
      <translation>El asiento {seat} afronta una subida: iguala {owed} o se retira.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/record_input.py" />
      <source>Seat {seat} forfeits after answer {after}, and the last answer is {last}; correct the record.</source>
      <translation>El asiento {seat} pierde su mano por falta tras la respuesta {after}, y la última es la {last}; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Seat {seat} forfeits its hand.</source>
      <translation>El asiento {seat} pierde su mano por falta.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Seat {seat} forfeits its hand. Confirm, or cancel.</source>
      <translation>El asiento {seat} pierde su mano por falta. Confirme o cancele.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Seat {seat} gets {amount} in cash. The chips are in the rack.</source>
      <translation>El asiento {seat} recibe {amount} en efectivo. Las fichas están en el rack.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Seat {seat} got {amount} for a coupon. The coupon is in the drop box.</source>
      <translation>El asiento {seat} recibió {amount} por un cupón. El cupón está en la caja de drop.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/games/peekpoker/bid.py" />
      <source>Seat {seat} has %n points left: call, go all in, or fold.</source>
      <translation>
        <numerusform>Al asiento {seat} le queda %n punto: iguala, va all-in o se retira.</numerusform>
        <numerusform>Al asiento {seat} le quedan %n puntos: iguala, va all-in o se retira.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/drill.py" />
      <source>Seat {seat} has bet {bet}</source>
      <translation>El asiento {seat} apostó {bet}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>Seat {seat} has both blinds: they are at two seats; correct the record.</source>
      <translation>El asiento {seat} tiene ambas ciegas: van en dos asientos; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Seat {seat} has brought {amount} in chips.</source>
      <translation>El asiento {seat} trajo {amount} en fichas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>Seat {seat} has chips left and is not all in; correct the record.</source>
      <translation>Al asiento {seat} le quedan fichas y no va all-in; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/play.py" />
      <source>Seat {seat} has decided: only the floor may change it, with Undo.</source>
      <translation>El asiento {seat} ya decidió: solo el supervisor puede cambiarlo, con Deshacer.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/amend.py" />
      <source>Seat {seat} has made no such decision in this hand: choose one shown.</source>
      <translation>El asiento {seat} no tomó esa decisión en esta mano: elija una mostrada.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/record.py" />
      <source>Seat {seat} has no Blind wager: it is not in the hand; correct the record.</source>
      <translation>El asiento {seat} no tiene Blind: no está en la mano; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>Seat {seat} has no chips left and is all in; correct the record.</source>
      <translation>Al asiento {seat} no le quedan fichas y está all-in; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/record.py" />
      <source>Seat {seat} has no decision at {step}; correct the record.</source>
      <translation>El asiento {seat} no tiene decisión en {step}; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/record.py" />
      <source>Seat {seat} has no hand to forfeit.</source>
      <translation>El asiento {seat} no tiene mano que perder.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>Seat {seat} has no such wager in this hand: choose another one.</source>
      <translation>El asiento {seat} no tiene esa apuesta en esta mano: elija otra.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>Seat {seat} has no {label} wager. Place it, or return the others.</source>
      <translation>El asiento {seat} no tiene apuesta {label}. Que la ponga, o devuelva las otras.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>Seat {seat} has not decided yet.</source>
      <translation>El asiento {seat} aún no ha decidido.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/games/peekpoker/bid.py" />
      <source>Seat {seat} has only %n points: go all in, or fold.</source>
      <translation>
        <numerusform>El asiento {seat} tiene solo %n punto: va all-in o se retira.</numerusform>
        <numerusform>El asiento {seat} tiene solo %n puntos: va all-in o se retira.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Seat {seat} has too few chips for that: go all in.</source>
      <translation>El asiento {seat} tiene pocas fichas para eso: que vaya all-in.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Seat {seat} has won the game.</source>
      <translation>El asiento {seat} ganó el juego.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Seat {seat} has {has} left: no player may bet more than that.</source>
      <translation>Al asiento {seat} le quedan {has}: nadie puede apostar más que eso.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/changes.py" />
      <source>Seat {seat} is all in: rule on its chips after this hand.</source>
      <translation>El asiento {seat} está all in: decida sobre sus fichas después de esta mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/naming.py" />
      <source>Seat {seat} is beaten by a hand that is shown: it cannot win.</source>
      <translation>Una mano mostrada gana al asiento {seat}: no puede ganar.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/record.py" />
      <source>Seat {seat} is forfeited, and the forfeits do not say when; correct the record.</source>
      <translation>El asiento {seat} perdió su mano por falta, y forfeits no dice cuándo; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/changes.py" />
      <source>Seat {seat} is not paid now: choose another one.</source>
      <translation>El asiento {seat} no cobra ahora: elija otro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Seat {seat} is taken: the player sits at another one.</source>
      <translation>El asiento {seat} está ocupado: el jugador se sienta en otro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/moves.py" />
      <source>Seat {seat} is to act</source>
      <translation>Le toca al asiento {seat}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/naming.py" />
      <source>Seat {seat} lost a side pot to seat {winners}: it cannot win this one.</source>
      <translation>El asiento {seat} perdió un bote secundario con el asiento {winners}: no puede ganar este.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>Seat {seat} may not do that. Possible choices: {options}.</source>
      <translation>El asiento {seat} no puede hacer eso. Opciones posibles: {options}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Seat {seat} may not straddle in this hand: seat {may} may.</source>
      <translation>El asiento {seat} no puede hacer straddle en esta mano: puede el asiento {may}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/bid.py" />
      <source>Seat {seat} may raise by at most {most}: opponents have no more.</source>
      <translation>El asiento {seat} puede subir como mucho {most}: los rivales no tienen más.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Seat {seat} put in {amount}</source>
      <translation>El asiento {seat} puso {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/drill.py" />
      <source>Seat {seat} put in {points}</source>
      <translation>El asiento {seat} puso {points}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>Seat {seat} puts no chips in with a {action}; correct the record.</source>
      <translation>El asiento {seat} no pone fichas con {action}; corrija el registro.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>Seat {seat} reads %n cards. Put them back on the deck.</source>
      <translation>
        <numerusform>El asiento {seat} lee %n carta. Devuélvala a la baraja.</numerusform>
        <numerusform>El asiento {seat} lee %n cartas. Devuélvalas a la baraja.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>Seat {seat} reads a tag not from this deck.</source>
      <translation>El asiento {seat} lee una etiqueta que no es de esta baraja.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>Seat {seat} says: “{hand}”.</source>
      <translation>El asiento {seat} dice: “{hand}”.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Seat {seat} takes {amount} in chips to another table.</source>
      <translation>El asiento {seat} lleva {amount} en fichas a otra mesa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Seat {seat} tipped {amount}.</source>
      <translation>El asiento {seat} dio {amount} de propina.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Seat {seat} tips {amount}</source>
      <translation>Asiento {seat}: propina {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Seat {seat} to act</source>
      <translation>Turno del asiento {seat}</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Seat {seat} took {amount} in chips to another table.</source>
      <translation>El asiento {seat} llevó {amount} en fichas a otra mesa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Seat {seat} tosses one die. Enter it.</source>
      <translation>El asiento {seat} tira un dado. Regístrelo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>Seat {seat} was not in hand {hand}: choose another one.</source>
      <translation>El asiento {seat} no jugó la mano {hand}: elija otro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Seat {seat} was paid {amount} in cash for chips.</source>
      <translation>El asiento {seat} recibió {amount} en efectivo por fichas.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>Seat {seat} won</source>
      <translation>Ganó el asiento {seat}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>Seat {seat} {amount}</source>
      <translation>Asiento {seat} {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Seat {seat} · {line}</source>
      <translation>Asiento {seat} · {line}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Seat {seat} · {option}, from {least}</source>
      <translation>Asiento {seat} · {option}, desde {least}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Seat {seat} · {option}, {least} to {most}</source>
      <translation>Asiento {seat} · {option}, de {least} a {most}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Seat {seat} · {wager}</source>
      <translation>Asiento {seat} · {wager}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Seat {seat} · {wager} {bet}</source>
      <translation>Asiento {seat} · {wager} {bet}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Seat {seat} · {wager}: {made}. Correct: {due}.</source>
      <translation>Asiento {seat} · {wager}: {made}. Correcto: {due}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Seat {seat}, your action.</source>
      <extracomment>Called aloud by the dealer, in English: keep it as it is.</extracomment>
      <translation>Seat {seat}, your action.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Seat {seat}, your action. The betting is capped.</source>
      <extracomment>Called aloud by the dealer, in English: keep it as it is.</extracomment>
      <translation>Seat {seat}, your action. The betting is capped.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Seat {seat}, {name}: correct amount? Leave empty if none was claimed.</source>
      <translation>Asiento {seat}, {name}: ¿importe correcto? Déjelo vacío si no se reclamó.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>Seat {seat}, {name}: what was actually paid or taken?</source>
      <translation>Asiento {seat}, {name}: ¿qué se pagó o recogió en realidad?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>Seat {seat}, {name}: what was actually pushed?</source>
      <translation>Asiento {seat}, {name}: ¿qué se empujó en realidad?</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/hand.py" />
      <source>Seat {seat}, {wager}: nothing</source>
      <translation>Asiento {seat}, {wager}: nada</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/hand.py" />
      <source>Seat {seat}, {wager}: pay {amount}</source>
      <translation>Asiento {seat}, {wager}: pagar {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/hand.py" />
      <source>Seat {seat}, {wager}: push {amount}</source>
      <translation>Asiento {seat}, {wager}: entregar {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/hand.py" />
      <source>Seat {seat}, {wager}: take {amount}</source>
      <translation>Asiento {seat}, {wager}: cobrar {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Seat {seat}, {wager}: {was}. Now: {now}.</source>
      <translation>Asiento {seat}, {wager}: {was}. Ahora: {now}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Seat {seat}: a bet is a whole number of cents.</source>
      <translation>Asiento {seat}: una apuesta es un número entero de centavos.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/bid.py" />
      <source>Seat {seat}: a raise is at least 1 point.</source>
      <translation>Asiento {seat}: una subida es al menos 1 punto.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/changes.py" />
      <source>Seat {seat}: chips of this wager have moved. Move them back, enter it with Mispay, try again.</source>
      <translation>Asiento {seat}: ya se movieron fichas de esta apuesta. Regréselas, introdúzcalo en «Pago erróneo» e inténtelo de nuevo.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Seat {seat}: correct amount? Leave empty if none was claimed.</source>
      <translation>Asiento {seat}: ¿importe correcto? Déjelo vacío si no se reclamó.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Seat {seat}: enter card {nth} of {all}.</source>
      <translation>Asiento {seat}: registre la carta {nth} de {all}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Seat {seat}: how much cash?</source>
      <translation>Asiento {seat}: ¿cuánto efectivo?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Seat {seat}: how much did the player bring in chips?</source>
      <translation>Asiento {seat}: ¿cuánto trajo en fichas?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Seat {seat}: how much in chips for cash?</source>
      <translation>Asiento {seat}: ¿cuánto en fichas por efectivo?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Seat {seat}: how much in chips leaves the table?</source>
      <translation>Asiento {seat}: ¿cuánto en fichas sale de la mesa?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Seat {seat}: how much is the coupon?</source>
      <translation>Asiento {seat}: ¿de cuánto es el cupón?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Seat {seat}: how much is the tip?</source>
      <translation>Asiento {seat}: ¿de cuánto es la propina?</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/record.py" />
      <source>Seat {seat}: its forfeit and its seat contradict each other; correct the record.</source>
      <translation>Asiento {seat}: la pérdida de su mano y su asiento se contradicen; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/reopening.py" />
      <source>Seat {seat}: no change.</source>
      <translation>Asiento {seat}: sin cambio.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/bid.py" />
      <source>Seat {seat}: only a raise has an amount. Enter the choice again.</source>
      <translation>Asiento {seat}: solo una subida lleva importe. Registre la decisión otra vez.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>Seat {seat}: the call does not match the bet; correct the record.</source>
      <translation>Asiento {seat}: lo que iguala no es la apuesta; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Seat {seat}: the hand is void, and its open wagers go back.</source>
      <translation>Asiento {seat}: la mano es nula y sus apuestas abiertas se devuelven.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Seat {seat}: the player’s number in the log</source>
      <translation>Asiento {seat}: número del jugador en el registro</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Seat {seat}: the stack was {was}, and is {now}. {said}</source>
      <translation>Asiento {seat}: el stack era {was} y es {now}. {said}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>Seat {seat}: which pot?</source>
      <translation>Asiento {seat}: ¿qué bote?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>Seat {seat}: which wager?</source>
      <translation>Asiento {seat}: ¿qué apuesta?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Seat {seat}: {amount} on {spot}</source>
      <translation>Asiento {seat}: {amount} en {spot}</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Seat {seat}: {cards}</source>
      <translation>Asiento {seat}: {cards}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Seat {seat}: {choice}</source>
      <translation>Asiento {seat}: {choice}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Seat {seat}: {choice} {amount}</source>
      <translation>Asiento {seat}: {choice} {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Seat {seat}: {die}</source>
      <translation>Asiento {seat}: {die}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Seat {seat}: {key} in whole chips of {unit}.</source>
      <translation>Asiento {seat}: {key} en fichas enteras de {unit}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Seat {seat}: {key} to at least {least}, or call.</source>
      <translation>Asiento {seat}: {key} hasta al menos {least}, o igualar.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Seat {seat}: {key} to at most {most}. Return the rest.</source>
      <translation>Asiento {seat}: {key} hasta como mucho {most}. Devuelva el resto.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>Seat {seat}: {label} at least {least}.</source>
      <translation>Asiento {seat}: {label} al menos {least}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>Seat {seat}: {label} at most {most}.</source>
      <translation>Asiento {seat}: {label} como mucho {most}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Seat {seat}: {label} has a fixed amount.</source>
      <translation>Asiento {seat}: {label} tiene un importe fijo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Seat {seat}: {label} how much? Enter the player's total.</source>
      <translation>Asiento {seat}: {label}, ¿cuánto? Introduzca el total del jugador.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/offered.py" />
      <source>Seat {seat}: {label} is {amount}. A wager is never below zero.</source>
      <translation>Asiento {seat}: {label} es {amount}. Una apuesta nunca es menor que cero.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/offered.py" />
      <source>Seat {seat}: {label} may be at most {most}. Return the rest.</source>
      <translation>Asiento {seat}: {label} puede ser como mucho {most}. Devuelva el resto.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/offered.py" />
      <source>Seat {seat}: {label} must be a multiple of {unit}. Change it.</source>
      <translation>Asiento {seat}: {label} debe ser múltiplo de {unit}. Cambie la apuesta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/offered.py" />
      <source>Seat {seat}: {label} must be at least {least}. Change or return it.</source>
      <translation>Asiento {seat}: {label} debe ser al menos {least}. Cambie o devuelva la apuesta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/offered.py" />
      <source>Seat {seat}: {label} must be in whole cents.</source>
      <translation>Asiento {seat}: {label} debe ser en centavos enteros.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/offered.py" />
      <source>Seat {seat}: {label} must be {amounts} or {last}. Change or return it.</source>
      <translation>Asiento {seat}: {label} debe ser {amounts} o {last}. Cambie o devuelva la apuesta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/offered.py" />
      <source>Seat {seat}: {label} must be {last}. Change or return it.</source>
      <translation>Asiento {seat}: {label} debe ser {last}. Cambie o devuelva la apuesta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>Seat {seat}: {label}, in whole chips of {unit}.</source>
      <translation>Asiento {seat}: {label}, en fichas enteras de {unit}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/play.py" />
      <source>Seat {seat}: {moved}</source>
      <translation>Asiento {seat}: {moved}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Seat {seat}: {option}</source>
      <translation>Asiento {seat}: {option}</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Seat {seat}: {spot} undone</source>
      <translation>Asiento {seat}: {spot} deshecho</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Seat {seat}: {spot} {amount}</source>
      <translation>Asiento {seat}: {spot} {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/reopening.py" />
      <source>Seat {seat}: {why}. Pay {amount}.</source>
      <translation>Asiento {seat}: {why}. Pague {amount}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/reopening.py" />
      <source>Seat {seat}: {why}. Take {amount}.</source>
      <translation>Asiento {seat}: {why}. Recoja {amount}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Seat {seat}: {words}</source>
      <translation>Asiento {seat}: {words}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>Seat {seat}: “to” and “adds” do not match; correct the record.</source>
      <translation>Asiento {seat}: “to” y “adds” no concuerdan; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/record.py" />
      <source>Seat {turn} has not bid yet; correct the record.</source>
      <translation>El asiento {turn} aún no ha hablado; corrija el registro.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/games/peekpoker/record.py" />
      <source>Seat {turn} has put in %n points so far; correct the record.</source>
      <translation>
        <numerusform>El asiento {turn} ha puesto %n punto hasta ahí; corrija el registro.</numerusform>
        <numerusform>El asiento {turn} ha puesto %n puntos hasta ahí; corrija el registro.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Seats</source>
      <translation>Asientos</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Seats</source>
      <comment>the readers</comment>
      <translation>Asientos</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Seats and stacks</source>
      <translation>Asientos y stacks</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Seats that keep the old minimum</source>
      <translation>Asientos que conservan el mínimo anterior</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Seats {seats} · big payouts</source>
      <translation>Asientos {seats} · pagos grandes</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Seats {seats} · {line}</source>
      <translation>Asientos {seats} · {line}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Seats {seats}: you post and come in once the button passes.</source>
      <extracomment>Called aloud by the dealer, in English: keep it as it is.</extracomment>
      <translation>
        <numerusform>Seat {seats}: you post and come in once the button passes.</numerusform>
        <numerusform>Seats {seats}: you post and come in once the button passes.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Seats {seats}: {option}</source>
      <translation>
        <numerusform>Asiento {seats}: {option}</numerusform>
        <numerusform>Asientos {seats}: {option}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Seats {seats}: {option} {amount}</source>
      <translation>
        <numerusform>Asiento {seats}: {option} {amount}</numerusform>
        <numerusform>Asientos {seats}: {option} {amount}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/window/dropped.py" />
      <source>Second contact ignored. To touch the same place again, wait a moment.</source>
      <translation>Segundo contacto ignorado. Para tocar el mismo lugar otra vez, espere un momento.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/slips.py" />
      <source>Second signature</source>
      <translation>Segunda firma</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>Self test</source>
      <translation>Autoprueba</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>Self test · {device}</source>
      <translation>Autoprueba · {device}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Send all of it back</source>
      <translation>Devolver todo</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Sending to the table</source>
      <translation>Enviando a la mesa</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Sends pictures</source>
      <translation>Envía imágenes</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Sent back after the count</source>
      <translation>Devuelto tras el recuento</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Sep</source>
      <translation>sep</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Server certificate</source>
      <translation>Certificado del servidor</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>Set a new PIN</source>
      <translation>Fijar un PIN nuevo</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Set the card aside and finish the betting.</source>
      <translation>Aparte la carta y termine las apuestas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/irregularities.py" />
      <source>Set the card aside, face down.</source>
      <translation>Aparte la carta, boca abajo.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seals.py" />
      <source>Set the deck aside</source>
      <translation>Apartar la baraja</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Set up the game</source>
      <translation>Preparar el juego</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/controls.py" />
      <source>Set {key} from {least} to {most}: the camera takes nothing else.</source>
      <translation>La cámara admite {key} de {least} a {most}: ajuste uno de estos valores.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Settle a full table</source>
      <translation>Liquidar una mesa llena</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Settle every seat</source>
      <translation>Liquide cada asiento</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Settle the Blind wagers, right to left.</source>
      <translation>Liquide los Blind, de derecha a izquierda.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Settle the Board bonus bets, right to left.</source>
      <translation>Liquide los bonos Board, de derecha a izquierda.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Settle the I’m In wagers, right to left.</source>
      <translation>Liquide los I’m In, de derecha a izquierda.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/hand.py" />
      <source>Settled in another order</source>
      <translation>Liquidado en otro orden</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Settling in order</source>
      <translation>Liquidar en orden</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>Seven high</source>
      <translation>Siete alto</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/handbook.py" />
      <source>Seven-card poker with a standard deck of 52 cards; the best five count.</source>
      <translation>Póker de siete cartas con una baraja de 52; cuentan las mejores cinco.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Shake again: a new round begins.</source>
      <translation>Agiten otra vez: empieza otra ronda.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Shake and peek</source>
      <translation>Agitar y mirar</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Shake your Peekers!</source>
      <extracomment>Called aloud by the dealer, in English: keep it as it is.</extracomment>
      <translation>Shake your Peekers!</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>Shares are rounded down to the cent.</source>
      <translation>Las partes se redondean hacia abajo al centavo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>Shares are rounded down to the dollar.</source>
      <translation>Las partes se redondean hacia abajo al dólar.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>Shares are rounded to the nearest cent, half a cent up.</source>
      <translation>Las partes se redondean al centavo más cercano; medio centavo sube.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>Shift</source>
      <translation>Turno</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Shoe</source>
      <comment>the device</comment>
      <translation>Sabot</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Shoe disconnected: check its cable, or enter cards by hand.</source>
      <translation>Sabot desconectado: revise su cable o registre las cartas a mano.</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>Shoe sent a burn count: check every card against the screen.</source>
      <translation>El sabot envió un recuento de quemas: compare cada carta con la pantalla.</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/beetek/driver.py" />
      <source>Shoe warning {code}: call a technician if it persists.</source>
      <translation>El sabot avisa de {code}: llame a un técnico si el aviso sigue.</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Short</source>
      <translation>Faltante</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Short of the slip</source>
      <translation>Menos que el comprobante</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Short: no hand and no fill explains it</source>
      <translation>Falta: ninguna mano ni relleno lo explica</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/count.py" />
      <source>Short: {off}.</source>
      <translation>Falta: {off}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Show it again</source>
      <translation>Mostrarla otra vez</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/calibration/calibrate.py" />
      <source>Show the board in %n more position first.</source>
      <translation>Muestre primero el tablero en %n posición más.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../drivers/camera/calibration/calibrate.py" />
      <source>Show the board in %n more positions first.</source>
      <translation>
        <numerusform>Muestre primero el tablero en %n posición más.</numerusform>
        <numerusform>Muestre primero el tablero en %n posiciones más.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>Show the board in {most} positions.</source>
      <translation>Muestre el tablero en {most} posiciones.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>Show the board tilted, in a new position: {left} more.</source>
      <translation>Muestre el tablero inclinado, en otra posición. Faltan: {left}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Show the deck</source>
      <translation>Mostrar la baraja</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Show the remaining cards: {left}.</source>
      <translation>Muestre las cartas que faltan: {left}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Show the tip, and drop it.</source>
      <translation>Muestre la propina y deposítela.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Show the {card} or another one left.</source>
      <translation>Muestre: {card}, o cualquiera que falte.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/showing/enrollment.py" />
      <source>Show the {card}.</source>
      <translation>Muestre: {card}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Show these again</source>
      <translation>Mostrar estas otra vez</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Show these again, or deal without the camera: {cards}.</source>
      <translation>Muéstrelas otra vez o reparta sin la cámara: {cards}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Show your first card. Enter each Peek wager or fold.</source>
      <translation>Muestre su primera carta. Registre cada Peek o retirada.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Show your second card. Burn a card.</source>
      <translation>Muestre su segunda carta. Queme una carta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/drill.py" />
      <source>Showdown</source>
      <translation>Showdown</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Showdown. Seat {seat} shows first.</source>
      <extracomment>Called aloud by the dealer, in English: keep it as it is.</extracomment>
      <translation>Showdown. Seat {seat} shows first.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Shown for three seconds, then two, then one</source>
      <translation>Se ven tres segundos, luego dos, luego uno</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>Shows TEST</source>
      <translation>Muestra TEST</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>Shuffle and redeal to everyone</source>
      <translation>Baraje y reparta de nuevo a todos</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Shuffle the deck.</source>
      <translation>Baraje.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Shuffle the new deck.</source>
      <translation>Baraje las cartas nuevas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/irregularities.py" />
      <source>Shuffle, and restart the hand.</source>
      <translation>Baraje y empiece la mano otra vez.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Shuffle, deal two each</source>
      <translation>Barajar, dos a cada uno</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Shuffled, deal</source>
      <translation>Barajada, repartir</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Side pot {nth}</source>
      <translation>Bote secundario {nth}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/drill.py" />
      <source>Side pots</source>
      <translation>Botes secundarios</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Sign</source>
      <translation>Firmar</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Sign</source>
      <comment>of the players</comment>
      <translation>Letrero</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Sign as cage</source>
      <translation>Firmar como caja</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Sign as dealer</source>
      <translation>Firmar como crupier</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Sign as floor</source>
      <translation>Firmar como piso</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Sign as runner</source>
      <translation>Firmar como mensajero</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/menu.py" />
      <source>Sign for changes</source>
      <translation>Firmar los cambios</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Sign for it</source>
      <translation>Firmar así</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Sign in again to continue the examination</source>
      <translation>Identifíquese de nuevo para continuar el examen</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/sitting.py" />
      <source>Sign in again to continue the examination.</source>
      <translation>Identifíquese de nuevo: después continúa el examen.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/menu.py" />
      <source>Sign out {name}, {roles}</source>
      <translation>Salir {name}, {roles}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Sign the certificate of {name}</source>
      <translation>Firmar el certificado de {name}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Sign the dispute</source>
      <translation>Firmar la disputa</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Sign the relief</source>
      <translation>Firmar el relevo</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Sign the ruling</source>
      <translation>Firmar la resolución</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Sign the slip</source>
      <translation>Firmar el comprobante</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Sign the slip on paper. If it will not print, write it by hand.</source>
      <translation>Firme el comprobante en papel. Si no se imprime, escríbalo a mano.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Sign what {name} needs</source>
      <translation>Firmar lo que necesita {name}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Signature</source>
      <translation>Firma</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Signatures</source>
      <translation>Firmas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Signed by</source>
      <translation>Firmado por</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>Signed for: {count}.</source>
      <translation>Firmados: {count}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Signed in error</source>
      <translation>Firmado por error</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Signed with key</source>
      <translation>Firmado con la clave</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>Signed with the key {key}.</source>
      <translation>Firmado con la clave {key}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>Signed: {what}.</source>
      <translation>Firmado: {what}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Since the last closing: {chips}</source>
      <translation>Desde el último cierre: {chips}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Since the last count: {chips}</source>
      <translation>Desde el último recuento: {chips}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Sit down</source>
      <translation>Sentarse</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Sit out</source>
      <translation>No juega</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Sit, button</source>
      <translation>Sentarse, botón</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Sit, post {blind}</source>
      <translation>Sentarse, poner {blind}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Sit, wait for the big blind</source>
      <translation>Sentarse, esperar la ciega grande</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Sits</source>
      <translation>Se sienta</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/procedure.py" />
      <source>Sits out</source>
      <translation>No juega</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/journal.py" />
      <source>Size: {size}. Growth: {pace}.</source>
      <translation>Tamaño: {size}. Crecimiento: {pace}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Slide a tube sideways for loose chips.</source>
      <translation>Deslice un tubo de lado para las fichas sueltas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/irregularities.py" />
      <source>Slide each card, face down, to its correct seat.</source>
      <translation>Deslice cada carta, boca abajo, a su asiento correcto.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Slide the two cards back to the player, face down.</source>
      <translation>Deslice las dos cartas al jugador, boca abajo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>Slip</source>
      <translation>Comprobante</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Slip not confirmed as printed.</source>
      <translation>Impresión del comprobante sin confirmar.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Slip of {table}</source>
      <translation>Comprobante de {table}</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Slip printed.</source>
      <translation>Comprobante impreso.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Slip void</source>
      <translation>Comprobante anulado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Slip written</source>
      <translation>Comprobante escrito</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Slip written by hand; the floor signed.</source>
      <translation>Comprobante escrito a mano; firmó el supervisor.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Slip {key} is not out. The printer is ready now.</source>
      <translation>El comprobante {key} no ha salido. La impresora ya está lista.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Slip {key} may be out: look in the printer. It is ready now.</source>
      <translation>El comprobante {key} puede haber salido: mire en la impresora. Ya está lista.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/table_slips.py" />
      <source>Slip {key}: {why}</source>
      <translation>Comprobante {key}: {why}</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Slip {number} issued.</source>
      <translation>Comprobante {number} emitido.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Slip {number} printed again, extra print {copy}.</source>
      <translation>Comprobante {number} impreso otra vez, copia {copy}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Slip {number} voided: {reason}.</source>
      <translation>Comprobante {number} anulado: {reason}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Slip {number}: the payout was paid from the cage.</source>
      <translation>Comprobante {number}: el pago se hizo en caja.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Slip {number}: the payout went back to the house.</source>
      <translation>Comprobante {number}: el pago volvió a la casa.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Slip {slip}</source>
      <translation>Comprobante {slip}</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/table_slips.py" />
      <source>Slip {slip} is already void.</source>
      <translation>El comprobante {slip} ya está anulado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/table_slips.py" />
      <source>Slip {slip} is not for a payout that is kept.</source>
      <translation>El comprobante {slip} no es de un pago guardado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/table_slips.py" />
      <source>Slip {slip} is void: it cannot be reprinted.</source>
      <translation>El comprobante {slip} está anulado: no se puede reimprimir.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>Slip {slip} says who pays. Void it first, then choose.</source>
      <translation>El comprobante {slip} dice quién paga. Anúlelo primero y luego elija.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Slip {slip} void</source>
      <translation>Comprobante {slip} anulado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Slip {slip} void, slip {next} instead</source>
      <translation>Comprobante {slip} anulado; en su lugar, el {next}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/catalogue.py" />
      <source>Slips</source>
      <translation>Comprobantes</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>Slips of {table}</source>
      <translation>Comprobantes de {table}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/table/calls.py" />
      <source>Slips {slips} do not match</source>
      <translation>
        <numerusform>El comprobante {slips} no coincide</numerusform>
        <numerusform>Los comprobantes {slips} no coinciden</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Small blind</source>
      <translation>Ciega pequeña</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Smallest chip</source>
      <translation>Ficha más pequeña</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/publishing.py" />
      <source>Someone else published first: review that, and publish again.</source>
      <translation>Otra persona publicó primero: revíselo y publique de nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>Someone may have been guessing a locked PIN, so another person checks who is there.</source>
      <translation>Puede que alguien haya intentado adivinar un PIN bloqueado, así que otra persona comprueba quién está ahí.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/hand.py" />
      <source>Something else was entered than the players did</source>
      <translation>Se anotó otra cosa que lo que hicieron los jugadores</translation>
    </message>
    <message>
      <location filename="../../ui/window/dropped.py" />
      <source>Something is on the screen: wipe it.</source>
      <translation>Hay algo sobre la pantalla: límpiela.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Sound</source>
      <translation>Sonido</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Speech</source>
      <translation>Voz</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/drill.py" />
      <source>Split</source>
      <translation>División</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>Split evenly; each is paid a full share, whatever the bet.</source>
      <translation>Se divide por igual, y cada uno cobra una parte entera, sea cual sea la apuesta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>Split evenly; each is then paid their bet’s percentage of the share.</source>
      <translation>Se divide por igual; cada uno cobra el porcentaje de su propia apuesta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/drill.py" />
      <source>Split pot</source>
      <translation>Bote dividido</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Split pot with an odd chip</source>
      <translation>Bote dividido con una ficha impar</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/drill.py" />
      <source>Split pot with an odd point</source>
      <translation>Bote dividido con un punto impar</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/naming.py" />
      <source>Splits</source>
      <translation>Reparte</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Spot the mistake</source>
      <translation>Encuentre el error</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Spread limit</source>
      <translation>Límite variable</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Spread the deck face up, one row for each suit.</source>
      <translation>Extienda la baraja boca arriba, una fila por palo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/news.py" />
      <source>Staff and settings date from {at}.</source>
      <translation>El personal y los ajustes son de {at}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Staff list</source>
      <translation>Personal</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Staff register digest</source>
      <translation>Huella del registro de personal</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Stage</source>
      <translation>Etapa</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/procedure.py" />
      <source>Stake 1</source>
      <translation>Pone 1</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Stake or pass</source>
      <translation>Poner o pasar</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Stakes are in</source>
      <translation>Puntos apostados</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Start over</source>
      <translation>Empezar de nuevo</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>Start showing the deck first.</source>
      <translation>Empiece primero a mostrar la baraja.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>Start the test</source>
      <translation>Empezar la prueba</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>State</source>
      <translation>Estado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/recall.py" />
      <source>Step {nth} of {steps}</source>
      <translation>Paso {nth} de {steps}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Step {nth} of {steps} · {label}</source>
      <translation>Paso {nth} de {steps} · {label}</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>Still learning a deck: wait until it finishes.</source>
      <translation>Se está aprendiendo una baraja: espere a que termine.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Stop for now</source>
      <translation>Parar por ahora</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>Stop, and wait for a technician</source>
      <translation>Deténgase y espere a un técnico</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Stopped</source>
      <translation>Detenida</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Stopping fails this examination. Touch Stop again to stop.</source>
      <translation>Si para, reprueba este examen. Toque Parar otra vez para parar.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Straddle {amount}</source>
      <translation>Straddle {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Straddles</source>
      <translation>Straddle</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/compare.py" />
      <source>Straight</source>
      <translation>Escalera</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/compare.py" />
      <source>Straight flush</source>
      <translation>Escalera de color</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>Straight flush, {rank} high</source>
      <translation>Escalera de color hasta {rank}</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>Straight, {rank} high</source>
      <translation>Escalera hasta {rank}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Street bets</source>
      <translation>Apuestas de calle</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>String bet: chips go in more than once</source>
      <translation>String bet: las fichas entran en varios gestos</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Study</source>
      <translation>Estudio</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Suits</source>
      <translation>Palos</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Supervising dealer for {name}: choose your name, then enter your PIN.</source>
      <translation>Crupier supervisor de {name}: elija su nombre y luego introduzca su PIN.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Supervising dealer for {name}: hold your badge to the reader, or choose your name. Then enter your PIN.</source>
      <translation>Crupier supervisor de {name}: acerque su tarjeta al lector o elija su nombre. Luego introduzca su PIN.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/drill.py" />
      <source>Surrender</source>
      <translation>Se rinde</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/drill.py" />
      <source>Surrender · Raise {raised}</source>
      <translation>Rendición · Raise {raised}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Surrenders settled</source>
      <translation>Rendiciones liquidadas</translation>
    </message>
    <message>
      <location filename="../../ui/window/dropped.py" />
      <source>Swipe ignored. Touch, then lift.</source>
      <translation>Deslizamiento ignorado. Toque y levante.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>System</source>
      <translation>Sistema</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>TAX FORM</source>
      <translation>FORMULARIO FISCAL</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>TEST SLIP</source>
      <translation>COMPROBANTE DE PRUEBA</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>TRAINING</source>
      <translation>ENTRENAMIENTO</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>TRANSFER</source>
      <translation>TRASLADO</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>TRANSFER RECEIPT</source>
      <translation>RECIBO DE TRASLADO</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>TRANSFER REQUEST</source>
      <translation>SOLICITUD DE TRASLADO</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>TRANSFER SLIP</source>
      <translation>COMPROBANTE DE TRASLADO</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>Table</source>
      <translation>Mesa</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/amount_keys.py" />
      <source>Table chips cannot make {amount}: enter another amount.</source>
      <translation>Las fichas de esta mesa no forman {amount}: introduzca otro importe.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Table clear</source>
      <translation>Mesa despejada</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Table deck learned</source>
      <translation>Baraja de la mesa aprendida</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Table has two journals</source>
      <translation>La mesa tiene dos registros</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>Table limits</source>
      <translation>Límites de la mesa</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Table locked by the floor</source>
      <translation>Mesa bloqueada por el piso</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/kernel/suspension.py" />
      <source>Table locked by the floor: no new hands.</source>
      <translation>Mesa bloqueada por el piso: no empiece otra mano.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Table money</source>
      <translation>Dinero de la mesa</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Table stopped</source>
      <translation>Mesa detenida</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/enrollment.py" />
      <source>Table {table} has already used that device key: make a new one.</source>
      <translation>Esa clave de aparato ya la usó la mesa {table}: haga una nueva.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/beginning_again.py" />
      <source>Table {table} has no journal yet: kiosk run creates it.</source>
      <translation>La mesa {table} aún no tiene registro: lo crea kiosk run.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/charities.py" />
      <source>Table {table} is dealt for {charity} already.</source>
      <translation>La mesa {table} ya se reparte para {charity}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/charity.py" />
      <source>Table {table} is dealt for {charity} on {day}.</source>
      <translation>La mesa {table} se reparte para {charity} el {day}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>Table {table} is dealt for {charity}.</source>
      <translation>En la mesa {table} se reparte para {charity}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/school.py" />
      <source>Table {table} is open: close it before training.</source>
      <translation>La mesa {table} está abierta: ciérrela antes de entrenar.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>Table {table} was dealt with a deck that is not in the register.</source>
      <translation>En la mesa {table} se repartió con una baraja que no está en el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>Table {table}, hand {hand}: the jackpot’s cards are not set aside.</source>
      <translation>Mesa {table}, mano {hand}: las cartas del jackpot no se apartaron.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>Table {table}, hands {first} to {last}: dealt with a deck without a seal number.</source>
      <translation>Mesa {table}, manos {first} a {last}: repartidas con una baraja sin número de sello.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>Table {table}: deck changes in the journal: {n}; in the register: {known}.</source>
      <translation>Mesa {table}: cambios de baraja {n}, en el registro {known}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>Table {table}: deck {seal} is “{step}” there, and was “{was}” in the register.</source>
      <translation>Mesa {table}: la baraja {seal} está «{step}» allí, y estaba «{was}» en el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/check.py" />
      <source>Table {table}: {files}</source>
      <translation>Mesa {table}: {files}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>Tables and consoles follow this server now (epoch {epoch}). Stop every other one.</source>
      <translation>Las mesas y consolas siguen ahora a este servidor (época {epoch}). Detenga todos los demás.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>Tag 0 goes far left, 1 far right, 2 near right, 3 near left. Squares measure 30 mm.</source>
      <translation>La marca 0 va al fondo a la izquierda, 1 al fondo a la derecha, 2 cerca a la derecha, 3 cerca a la izquierda. Un cuadro mide 30 mm.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Take</source>
      <translation>Recoger</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Take back</source>
      <translation>Recuperar</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Take back the buy-in of {amount} at seat {seat}?</source>
      <translation>¿Anular la compra de {amount} del asiento {seat}?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Take back the cash-out of {amount} at seat {seat}?</source>
      <translation>¿Anular el cambio por efectivo de {amount} del asiento {seat}?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Take back the change of {amount}?</source>
      <translation>¿Anular el cambio de {amount}?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Take back the coupon of {amount} at seat {seat}?</source>
      <translation>¿Anular el cupón de {amount} del asiento {seat}?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Take back the tip of {amount} at seat {seat}?</source>
      <translation>¿Anular la propina de {amount} del asiento {seat}?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Take back the {amount} brought to seat {seat}?</source>
      <translation>¿Anular los {amount} traídos al asiento {seat}?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Take back the {amount} carried from seat {seat}?</source>
      <translation>¿Anular los {amount} llevados del asiento {seat}?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Take each as shown, together</source>
      <translation>Recoja cada uno como se muestra, juntos</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/drill.py" />
      <source>Take how much from seat {seat}?</source>
      <translation>¿Cuánto se recoge del asiento {seat}?</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/moves.py" />
      <source>Take seat {seat} · {wager}</source>
      <translation>Recoger asiento {seat} · {wager}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Take the Peek and half the Raise of each surrender.</source>
      <translation>Recoja el Peek y la mitad del Raise de cada rendición.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/devices.py" />
      <source>Take the badge away, then hold it to the reader again.</source>
      <translation>Retire la tarjeta y acérquela otra vez al lector.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Take the first card of the street back, and burn it.</source>
      <translation>Retire la primera carta de la calle y quémela.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Take the player’s details. Pay only after the form is complete.</source>
      <translation>Tome los datos del jugador. Pague solo con el formulario completo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/irregularities.py" />
      <source>Take the wagers shown, and play on.</source>
      <translation>Recoja las apuestas que se muestran y siga.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Take {amount}</source>
      <translation>Aceptar {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/due.py" />
      <source>Take {amount} back from the drop.</source>
      <translation>Retire {amount} del depósito.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Take {amount} from seat {seat} and muck its cards.</source>
      <translation>Recoja {amount} del asiento {seat} y descarte sus cartas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Take-up</source>
      <translation>Aceptación</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Taken</source>
      <translation>Recogido</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/steps.py" />
      <source>Taken, next seat</source>
      <translation>Recogido, asiento siguiente</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/slips.py" />
      <source>Tax form</source>
      <translation>Formulario fiscal</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Tax form completed.</source>
      <translation>Formulario fiscal completo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Tell the player: “The floor keeps your payout, and you get a slip.”</source>
      <translation>Diga al jugador: “El supervisor guarda su pago y usted recibe un comprobante”.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Tell the players, and play on.</source>
      <translation>Dígalo a los jugadores y siga.</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>Ten high</source>
      <translation>Diez alto</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>Test slip printed</source>
      <translation>Comprobante impreso</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>Test the screen</source>
      <translation>Probar la pantalla</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>Test {device}</source>
      <translation>Probar {device}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/__init__.py" />
      <source>Texas Hold’em</source>
      <translation>Texas Hold’em</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/irregularities.py" />
      <source>Texas Peek Hold'em is a seven card poker game played using a standard deck of 52 cards.</source>
      <translation>Texas Peek Hold’em es un juego de póquer de siete cartas que se juega con una baraja estándar de 52 cartas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/__init__.py" />
      <source>Texas Peek Hold’em</source>
      <translation>Texas Peek Hold’em</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Text size</source>
      <translation>Tamaño de letra</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/pins.py" />
      <source>That PIN is a year or date, easy to guess: choose another one.</source>
      <translation>Ese PIN es un año o una fecha, fácil de adivinar: elija otro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/register.py" />
      <source>That PIN is now too short: get a new one from a manager.</source>
      <translation>Ese PIN ahora es muy corto: pida uno nuevo a un gerente.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/pins.py" />
      <source>That PIN is part of the ID, badge or license: choose another.</source>
      <translation>Ese PIN es parte del ID, la tarjeta o la licencia: elija otro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/pins.py" />
      <source>That PIN is too easy to guess: choose one without a pattern.</source>
      <translation>Ese PIN se adivina demasiado fácil: elija uno sin patrón.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/register.py" />
      <source>That badge is {name}’s: use another one.</source>
      <translation>Esa tarjeta es de {name}: use otra.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>That badge may not sign here: someone else must.</source>
      <translation>Esa tarjeta no puede firmar aquí: debe firmar otra persona.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/answering/answers.py" />
      <source>That call is over: look again.</source>
      <translation>Esa llamada ha terminado: mire de nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/settings/screen_choices.py" />
      <source>That cannot be chosen: choose one of those shown.</source>
      <translation>Eso no se puede elegir: elija uno de los mostrados.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/round.py" />
      <source>That cannot be corrected alone: let it stand, or rule a misdeal.</source>
      <translation>Eso no se puede corregir solo: déjelo, o declare misdeal.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/rulings.py" />
      <source>That cannot be corrected now: choose one of those shown.</source>
      <translation>Eso no se puede corregir ahora: elija uno de los mostrados.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/round.py" />
      <source>That cannot be entered now: follow the screen.</source>
      <translation>Eso no se puede registrar ahora: siga la pantalla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/rulings.py" />
      <source>That card goes to {place}.</source>
      <translation>Esa carta va a {place}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/rulings.py" />
      <source>That card is already back: check both cards, and call the floor.</source>
      <translation>Esa carta ya está devuelta: revise las dos y llame al piso.</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>That card is already in this hand: stop, and call the floor.</source>
      <translation>Esa carta ya está en esta mano: deténgase y llame al piso.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/rulings.py" />
      <source>That card was not in this hand: put it back on the deck, and draw the next one.</source>
      <translation>Esa carta no era de esta mano: devuélvala a la baraja y saque la siguiente.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>That card was not read: show it again, or enter it by hand.</source>
      <translation>Esa carta no se leyó: muéstrela otra vez o regístrela a mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/recovering.py" />
      <source>That code was used: the PIN that was set with it counts. A manager prints a new code with kiosk staff code.</source>
      <translation>Ese código ya se usó: vale el PIN que se fijó con él. Un gerente imprime un código nuevo con kiosk staff code.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/watch.py" />
      <source>That day cannot be: enter the year, month, day, hour and minute.</source>
      <translation>Ese día no es posible: introduzca año, mes, día, hora y minuto.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>That dispute already has a ruling: see the history.</source>
      <translation>Esa disputa ya se resolvió: vea el historial.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/drill/session.py" />
      <source>That does not answer this question: read it again.</source>
      <translation>Eso no contesta esta pregunta: léala otra vez.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/showing/enrollment.py" />
      <source>That does not look like a card face.</source>
      <translation>Eso no parece la cara de una carta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/school.py" />
      <source>That hand’s scenario is gone: start another one.</source>
      <translation>El escenario de esa mano ya no está: empiece otro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>That is a mispay</source>
      <translation>Es un pago erróneo</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/clock.py" />
      <source>That is no date and time: enter the year, month, day, hour and minute.</source>
      <translation>Eso no es una fecha y hora: introduzca año, mes, día, hora y minuto.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/search.py" />
      <source>That is no day: enter the year, month and day.</source>
      <translation>Esa fecha no existe: escriba el año, el mes y el día.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/records.py" />
      <source>That is not a hand record: write one record on one line.</source>
      <translation>Eso no es un registro de mano: escriba un registro por línea.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>That is not the badge of {id}: nothing changed.</source>
      <translation>Esa tarjeta no es de {id}: no se ha cambiado nada.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>That is not the floor server: its certificate is not from our authority, or has expired.</source>
      <translation>Ese no es el servidor del piso: su certificado no es de nuestra autoridad o ya venció.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>That is not the floor server: its certificate names another host.</source>
      <translation>Ese no es el servidor del piso: su certificado nombra otro equipo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/recovering.py" />
      <source>That is not the recovery code: nothing changed.</source>
      <translation>Ese no es el código de recuperación: no ha cambiado nada.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>That is right</source>
      <translation>Está bien</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/answering/pin_box.py" />
      <source>That is too long to sign at a console: go to the table.</source>
      <translation>Eso es demasiado largo para firmarlo en una consola: vaya a la mesa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/pots.py" />
      <source>That is what seat {seat} wins in another pot.</source>
      <translation>Eso es lo que el asiento {seat} gana de otro bote.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/showing/enrollment.py" />
      <source>That looks like the previous card.</source>
      <translation>Eso parece la carta anterior.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>That person is not locked out: choose another.</source>
      <translation>Esa persona no está bloqueada: elija otra.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/drill/session.py" />
      <source>That question is already answered: take the next one.</source>
      <translation>Esa pregunta ya se contestó: siga con la próxima.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/store/store.py" />
      <source>That question was answered in another window: here is the next one.</source>
      <translation>Esa pregunta se respondió en otra ventana: esta es la siguiente.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/answering/answers.py" />
      <source>That signature was for something else: check, and sign what is shown.</source>
      <translation>Esa firma era para otra cosa: revise y firme lo que se muestra.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>That was a whole hand.</source>
      <translation>Esa fue una mano entera.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/answering/pin_box.py" />
      <source>That was already signed: check, and sign again.</source>
      <translation>Eso ya se firmó: revise y firme otra vez.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/drill/stages.py" />
      <source>That was the last question: start another drill.</source>
      <translation>Era la última pregunta de esta práctica: empiece otra.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/handbook.py" />
      <source>The 6 Card bonus is decided by the four bonus cards of the dealer and the two hole cards of the player. The four stay face down until that bonus is settled.</source>
      <translation>El bono 6 Card se decide con las cuatro cartas de bono del crupier y las dos del jugador. Las cuatro quedan boca abajo hasta que ese bono se liquida.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>The Board bonus stays in action. The Pocket and 6 Card bonus bets are lost.</source>
      <translation>El bono Board sigue en juego. Los bonos Pocket y 6 Card se pierden.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>The Hold ’Em bets and the 6 Card bonus.</source>
      <translation>En las de Hold ’Em y el bono 6 Card.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>The Hold ’Em bets only.</source>
      <translation>Solo en las de Hold ’Em.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>The Hold ’Em bets, the Board bonus and the 6 Card bonus.</source>
      <translation>En las de Hold ’Em, el bono Board y el bono 6 Card.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>The PIN has changed.</source>
      <translation>El PIN ha cambiado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>The PIN has changed. Every table asks a manager to sign for the changed staff.</source>
      <translation>El PIN ha cambiado. Cada mesa pide a un gerente que firme el cambio del personal.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/register.py" />
      <source>The PIN was just changed: enter the new one.</source>
      <translation>El PIN se acaba de cambiar: introduzca el nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/command_line/terminal.py" />
      <source>The PIN would be seen here: type the command in a terminal (ssh -t).</source>
      <translation>Aquí se vería el PIN: escriba la orden en una terminal (ssh -t).</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>The action is binding unless the bet changes first.</source>
      <translation>La acción obliga, si la apuesta no cambia antes.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>The action is taken back: no chips move.</source>
      <translation>La acción se cancela: no se mueven fichas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>The all-in was less than a full raise, so seat {seat} may only call or fold.</source>
      <translation>El all-in fue menos que una subida entera: el asiento {seat} solo puede igualar o retirarse.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>The all-in: {amount} is in the pots</source>
      <translation>El all-in: {amount} en los botes</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>The amount the big blind posted.</source>
      <translation>Lo que puso la ciega grande.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>The amounts were wrong</source>
      <translation>Los importes estaban mal</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/archiving.py" />
      <source>The archive {folder} cannot be written ({strerror}): check its disk; the journal has everything.</source>
      <translation>No se puede escribir el archivo {folder} ({strerror}): revise su disco; el registro lo tiene todo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/read.py" />
      <source>The archive {path} belongs to another journal: move it elsewhere.</source>
      <translation>El archivo {path} es de otro registro: muévalo a otra carpeta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/archiving.py" />
      <source>The archive {path} has events missing from the journal: keep both, and call a supervisor.</source>
      <translation>El archivo {path} tiene eventos que el registro no tiene: conserve ambos y llame a un supervisor.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>The badge is lost</source>
      <translation>Tarjeta perdida</translation>
    </message>
    <message>
      <location filename="../../drivers/badge/rdm6300/driver.py" />
      <source>The badge reader sends garbled data: {fault}.</source>
      <translation>El lector de tarjetas envía datos ilegibles: {fault}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seals.py" />
      <source>The bag is sealed</source>
      <translation>La bolsa está sellada</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>The bag {bag} is kept until {day}.</source>
      <translation>La bolsa {bag} se guarda hasta el {day}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>The best five of seven cards make the hand. Enter any card the shoe did not read.</source>
      <translation>Las mejores cinco de siete hacen la mano. Registre cada carta que el sabot no leyó.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>The best five of seven cards win. Equal hands split.</source>
      <translation>Ganan las mejores cinco de siete cartas. Las manos iguales reparten.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>The best five of seven cards win. Equal hands split. Side pots are settled first, then the main pot.</source>
      <translation>Ganan las mejores cinco de siete. Las iguales dividen. Primero los secundarios, luego el principal.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/handbook.py" />
      <source>The best five of seven cards, player against dealer. A better player hand wins even money on Peek and Raise; a better dealer hand takes both; a tie is a push.</source>
      <translation>Las mejores cinco de siete, el jugador contra el crupier. Si gana el jugador, Peek y Raise pagan uno a uno; si gana el crupier, pierden ambas; un empate no gana ni pierde.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>The best five of two hole cards and four bonus cards. Enter any card the shoe did not read.</source>
      <translation>Las mejores cinco de dos propias y cuatro de bono. Registre cada carta que el sabot no leyó.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>The best five of two hole cards and four bonus cards. Only the highest line is paid.</source>
      <translation>Las mejores cinco de dos propias y cuatro de bono. Solo se paga la línea más alta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>The best five-card hand is awarded the pot. Equal best hands split it.</source>
      <translation>El bote es de la mejor mano de cinco cartas. Las iguales lo dividen.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/handbook.py" />
      <source>The best five-card hand is awarded the pot; equal best hands split it. After the first round the betting begins with the first player left of the button who is still in: check or bet, then call, raise or fold.</source>
      <translation>La mejor mano de cinco cartas gana el bote; las iguales lo dividen. Después de la primera ronda empieza el primer jugador a la izquierda del botón que siga: pasa o apuesta, luego iguala, sube o se retira.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>The best hand among a pot’s contributors wins it. A tie splits it evenly.</source>
      <translation>Gana un bote la mejor mano de quienes pusieron en él. Un empate lo divide por igual.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>The better hand wins even money on Peek and Raise. A tie is a push.</source>
      <translation>La mejor mano gana uno a uno en Peek y Raise. Un empate no gana ni pierde.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>The betting is capped: one bet and the allowed raises are in. Seat {seat} may call or fold.</source>
      <translation>Las apuestas están al tope: una apuesta y las subidas permitidas. El asiento {seat} puede igualar o retirarse.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>The bid is taken back: no chips move.</source>
      <translation>La apuesta se cancela: no se mueven fichas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>The big blind is all-in for less: what do the others call?</source>
      <translation>La ciega grande va all-in por menos: ¿qué igualan los otros?</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>The big blind is the first bet: call it, raise it, or fold. {cap}</source>
      <translation>La ciega grande es la primera apuesta: iguálela, súbala o retírese. {cap}</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/calibration/calibrate.py" />
      <source>The board cannot be measured: lay it where the camera sees all of it.</source>
      <translation>No se puede medir el tablero: póngalo donde la cámara lo vea entero.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>The board has %n cards, this hand {dealt}; correct the record.</source>
      <translation>
        <numerusform>El board tiene %n carta, esta mano {dealt}; corrija el registro.</numerusform>
        <numerusform>El board tiene %n cartas, esta mano {dealt}; corrija el registro.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>The board has %n cards, too few for this hand; correct the record.</source>
      <translation>
        <numerusform>El board tiene %n carta, pocas para esta mano; corrija el registro.</numerusform>
        <numerusform>El board tiene %n cartas, pocas para esta mano; corrija el registro.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>The burns</source>
      <translation>Las quemas</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>The button moves to the left. A player without chips is out, or rebuys.</source>
      <translation>El botón va a la izquierda. Quien no tiene fichas queda fuera, o recompra.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>The button stays at a seat that is not in the hand: nobody misses a blind or pays it twice.</source>
      <translation>El botón queda en un asiento que no está en la mano: nadie se salta una ciega ni la paga dos veces.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>The button stays. Shuffle, and deal again.</source>
      <translation>El botón queda. Baraje y reparta otra vez.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>The button’s next seat is empty: where does it go?</source>
      <translation>El asiento al que llega el botón está vacío: ¿adónde va?</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/calibration/calibrate.py" />
      <source>The calibration cannot be read: calibrate the camera again.</source>
      <translation>No se puede leer la calibración: calibre la cámara de nuevo.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>The camera cannot do {task}: choose another task.</source>
      <translation>La cámara no puede hacer {task}: elija otra tarea.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>The camera cannot read this picture: spread the cards, or enter them by hand.</source>
      <translation>La cámara no puede leer esta imagen: separe las cartas o introdúzcalas a mano.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/calibration/zones.py" />
      <source>The camera cannot see all of zone {place}: move it in.</source>
      <translation>La zona {place} no se ve entera: muévala hacia dentro.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>The camera cannot see the whole board. Hold it still, in the light: {left} more.</source>
      <translation>La cámara no ve el tablero entero. Manténgalo quieto, con luz. Faltan: {left}.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/controls.py" />
      <source>The camera does not keep its {key}: set it with the maker’s program.</source>
      <translation>La cámara no conserva {key}: ajústelo con el programa del fabricante.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/calibration/calibrate.py" />
      <source>The camera does not see the corner tags {lost}: uncover them.</source>
      <translation>La cámara no ve las marcas de esquina {lost}: descúbralas.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/watch.py" />
      <source>The camera does not see the corner tags: uncover them.</source>
      <translation>La cámara no ve las marcas de esquina: descúbralas.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/controls.py" />
      <source>The camera has no {key}: remove {key} from its settings.</source>
      <translation>La cámara no tiene {key}: quite {key} de sus ajustes.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/evidence.py" />
      <source>The camera has read nothing at this table yet.</source>
      <translation>La cámara aún no leyó nada en esta mesa.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/evidence.py" />
      <source>The camera has read nothing in this hand.</source>
      <translation>La cámara no leyó nada en esta mano.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>The camera is calibrated.</source>
      <translation>La cámara está calibrada.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>The camera is looking at the table.</source>
      <translation>La cámara mira la mesa.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>The camera is not calibrated yet: calibrate it.</source>
      <translation>La cámara aún no está calibrada: calíbrela.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/line/driver.py" />
      <source>The camera is starting.</source>
      <translation>La cámara se está iniciando.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/line/driver.py" />
      <source>The camera is stopped.</source>
      <translation>La cámara está detenida.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>The camera learns each card as the one this person names, so this person answers for it.</source>
      <translation>La cámara aprende cada carta como la carta que nombra esta persona, así que ella responde por ella.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>The camera models are not installed.</source>
      <translation>Los modelos de la cámara no están instalados.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/watch.py" />
      <source>The camera or table moved {drift} mm: recalibrate the camera.</source>
      <translation>La cámara o la mesa se movió {drift} mm: calibre la cámara de nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>The camera or table moved {mm} mm: recalibrate.</source>
      <translation>La cámara o la mesa se movió {mm} mm: recalibre.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/zones.py" />
      <source>The camera reads a deck better once it has been shown. It takes two or three minutes.</source>
      <translation>La cámara lee mejor una baraja que ya se le mostró. Lleva dos o tres minutos.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/source.py" />
      <source>The camera sends no color pictures: choose another camera.</source>
      <translation>La cámara no envía imágenes en color: elija otra cámara.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/controls.py" />
      <source>The camera sends no more pictures: check its cable.</source>
      <translation>La cámara ya no envía imágenes: revise su cable.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/source.py" />
      <source>The camera sends {format}: set pixel_format to this.</source>
      <translation>La cámara envía {format}: ajuste pixel_format a este valor.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/source.py" />
      <source>The camera sends {rate} pictures a second: set frames_per_s to this.</source>
      <translation>La cámara envía {rate} imágenes por segundo: ajuste frames_per_s a este valor.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/source.py" />
      <source>The camera sends {size}: set width and height to a size it supports.</source>
      <translation>La cámara envía {size}: ajuste ancho y alto a un tamaño que admita.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/source.py" />
      <source>The camera's picture is black: uncover it, or switch the light on.</source>
      <translation>La imagen de la cámara está negra: destápela o encienda la luz.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/source.py" />
      <source>The camera's picture is too large: set at most 1920 × 1080.</source>
      <translation>La imagen de la cámara es demasiado grande: como máximo 1920 × 1080.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/source.py" />
      <source>The camera's picture is white: shade it from the lamp.</source>
      <translation>La imagen de la cámara está blanca: protéjala de la lámpara.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/line/driver.py" />
      <source>The camera's process cannot be started: {why}.</source>
      <translation>No se puede iniciar el proceso de la cámara: {why}.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/line/driver.py" />
      <source>The camera's process ended and is restarting.</source>
      <translation>El proceso de la cámara terminó y se reinicia.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/line/driver.py" />
      <source>The camera's process sent garbled data and is restarting.</source>
      <translation>El proceso de la cámara envió datos ilegibles y se reinicia.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/line/driver.py" />
      <source>The camera's process stopped responding and is restarting.</source>
      <translation>El proceso de la cámara dejó de responder y se reinicia.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/watch.py" />
      <source>The camera’s picture has no color: check its settings and the lamp.</source>
      <translation>La imagen de la cámara no tiene color: revise sus ajustes y la lámpara.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/evidence.py" />
      <source>The camera’s pictures cannot be saved ({why}): enter the cards by hand.</source>
      <translation>Las imágenes de la cámara no se pueden guardar ({why}): registre las cartas a mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>The card at {place} is out of play.</source>
      <translation>La carta de {place} está fuera de juego.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/irregularities.py" />
      <source>The card goes out of play; the next one takes its place.</source>
      <translation>La carta sale de juego; la siguiente toma su lugar.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>The card on the felt counts; what the screen shows only follows it.</source>
      <translation>Vale la carta del paño; la pantalla solo la sigue.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/irregularities.py" />
      <source>The card stays face up, and plays.</source>
      <translation>La carta queda boca arriba y juega.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/irregularities.py" />
      <source>The card stays face up; nobody may change a wager.</source>
      <translation>La carta queda boca arriba; nadie puede cambiar su apuesta.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>The card there is out of play for this hand.</source>
      <translation>La carta que está ahí queda fuera de juego en esta mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/steps.py" />
      <source>The cards are right</source>
      <translation>Las cartas son correctas</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The cards came in the order of a hand before</source>
      <translation>Las cartas salieron en el orden de una mano anterior</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The cards came in the order of a new deck</source>
      <translation>Las cartas salieron en el orden de una baraja nueva</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>The cards contradict the winners of the pot {pot}: seat {winners} may win it. Correct it.</source>
      <translation>Las cartas contradicen a los ganadores del bote {pot}: puede ganarlo el asiento {winners}. Corríjalo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>The cards contradict the winners of the pot {pot}: seat {winners} wins it; correct the record.</source>
      <translation>Las cartas contradicen a los ganadores del bote {pot}: lo gana el asiento {winners}; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/irregularities.py" />
      <source>The cards go where they belong, face down.</source>
      <translation>Las cartas van a su lugar, boca abajo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/kernel/suspension.py" />
      <source>The cards may not have been shuffled: wait for the floor before anything is paid.</source>
      <translation>Puede que las cartas no se hayan barajado: espere al supervisor antes de pagar.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>The cards of this hand have been drawn again.</source>
      <translation>Las cartas de esta mano se sacaron otra vez.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>The cards stay; the screen is corrected.</source>
      <translation>Las cartas quedan; se corrige la pantalla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>The cards stay; the skipped seat gets the next one.</source>
      <translation>Las cartas quedan; el asiento saltado recibe la siguiente.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>The cards to be turned over are not there</source>
      <translation>Las cartas que hay que voltear no están</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>The certificate expired {day}</source>
      <translation>El certificado venció el {day}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>The certificate of {name} is revoked.</source>
      <translation>El certificado de {name} está revocado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/gate.py" />
      <source>The certificate of {name} was revoked ({why}): train again, or choose another dealer.</source>
      <translation>El certificado de {name} se revocó ({why}): entrene otra vez o elija otro crupier.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>The certificate was revoked: {why}</source>
      <translation>El certificado se revocó: {why}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>The chips are divided evenly between all players.</source>
      <translation>Las fichas se dividen por igual entre todos.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/handbook.py" />
      <source>The chips are divided evenly. Each takes a Peeker and three dice; three community dice lie in the box. Each tosses one die, and the highest roller is the dealer.</source>
      <translation>Las fichas se dividen por igual. Cada uno toma un Peeker y tres dados; tres dados comunitarios quedan en la caja. Cada uno tira un dado, y el más alto es el crupier.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/limits.py" />
      <source>The chips cannot make a payout or share exactly: what is paid?</source>
      <translation>Las fichas no forman exactamente un pago o una parte: ¿qué se paga?</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfers.py" />
      <source>The chips have not been sent: the cage and the runner sign first.</source>
      <translation>Las fichas no se han enviado: primero firman la caja y el mensajero.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>The chips, limits, or seats of the table were changed. This try does not count.</source>
      <translation>Cambiaron las fichas, los límites o los asientos de la mesa. Este intento no cuenta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>The claim is false</source>
      <translation>El reclamo es falso</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>The claim is true</source>
      <translation>El reclamo es cierto</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>The claim?</source>
      <translation>¿El reclamo?</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/office.py" />
      <source>The clock is behind the records: a technician sets it first.</source>
      <translation>El reloj está atrasado respecto a los registros: un técnico debe ajustarlo primero.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/watch.py" />
      <source>The clock is not behind the records: there is no time to enter.</source>
      <translation>El reloj no está atrasado respecto a los registros: no hay hora que introducir.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/kernel/suspension.py" />
      <source>The clock is wrong: the floor enters the time, from the menu.</source>
      <translation>El reloj está mal: el piso introduce la hora desde el menú.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/sitting.py" />
      <source>The clock is {seconds} s behind your last answer: wait that long, or have a technician set it.</source>
      <translation>El reloj va {seconds} s por detrás de su última respuesta: espere ese tiempo, o que un técnico lo ponga en hora.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/clock.py" />
      <source>The clock says {clock}. The records end at {known}.</source>
      <translation>El reloj marca {clock}. Los registros terminan en {known}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/watch.py" />
      <source>The clock was set ahead by {by}, to {at}: if that is wrong, call a technician.</source>
      <translation>El reloj se adelantó {by} y marca {at}: si es un error, llame a un técnico.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/watch.py" />
      <source>The clock was set back by {by}, to {at}: if that is wrong, call a technician.</source>
      <translation>El reloj se atrasó {by} y marca {at}: si es un error, llame a un técnico.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>The clock was set back.</source>
      <translation>El reloj se atrasó.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>The count is not the slip. What now?</source>
      <translation>El recuento no coincide con el comprobante. ¿Qué hacer?</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>The cut card came out of the shoe: put it aside.</source>
      <translation>Salió la carta de corte del sabot: apártela.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/watch.py" />
      <source>The damage is known and was reviewed</source>
      <translation>El daño se conoce y se revisó</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/schema.py" />
      <source>The database is in {encoding} and cannot hold every name. Make a new one: createdb --encoding=UTF8 --locale=C.UTF-8 --template=template0 floor</source>
      <translation>La base de datos está en {encoding} y no admite todos los nombres. Cree otra: createdb --encoding=UTF8 --locale=C.UTF-8 --template=template0 floor</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/handbook.py" />
      <source>The deal passes to the left. A player who has lost all tokens is out of the game.</source>
      <translation>El reparto pasa a la izquierda. Quien perdió todas sus fichas queda fuera del juego.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>The deal …</source>
      <translation>El reparto …</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>The dealer</source>
      <translation>El crupier</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/game/game.py" />
      <source>The dealer alone, before a hand is called or a payout is signed.</source>
      <translation>El crupier solo, antes de que se cante una mano o se firme un pago.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/handbook.py" />
      <source>The dealer burns a card and deals the last two community cards, face up.</source>
      <translation>El crupier quema una carta y reparte las dos últimas comunitarias, boca arriba.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/handbook.py" />
      <source>The dealer burns a card and deals two hole cards to each player who stayed.</source>
      <translation>El crupier quema una carta y reparte dos a cada jugador que se quedó.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/handbook.py" />
      <source>The dealer burns a card and reveals the flop: three community cards, face up.</source>
      <translation>El crupier quema una carta y descubre el flop: tres cartas comunitarias boca arriba.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>The dealer burns a card before dealing to the players who stayed.</source>
      <translation>El crupier quema una carta antes de repartir a quienes se quedaron.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>The dealer burns a card before taking two hole cards.</source>
      <translation>El crupier quema una carta antes de tomar las suyas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>The dealer burns a card before the flop.</source>
      <translation>El crupier quema una carta antes del flop.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>The dealer burns a card before the last two community cards.</source>
      <translation>El crupier quema una carta antes de las dos últimas comunitarias.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/handbook.py" />
      <source>The dealer burns a card, takes two hole cards, and turns over one of them for all players to view.</source>
      <translation>El crupier quema una carta, toma dos y voltea una de ellas a la vista de todos.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/handbook.py" />
      <source>The dealer calls out any hand of flush or better, and the floor manager acknowledges it.</source>
      <translation>El crupier canta toda mano de color o mejor, y el jefe de piso la confirma.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/banked.py" />
      <source>The dealer does not qualify</source>
      <translation>El crupier no califica</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>The dealer enters the cards, and the kiosk compares them.</source>
      <translation>El crupier registra las cartas y el kiosco las compara.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>The dealer exposed a card</source>
      <translation>El crupier expuso una carta</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>The dealer has two hole cards. One of them is turned over for all to view.</source>
      <translation>El crupier tiene dos cartas. Una se voltea a la vista de todos.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/round.py" />
      <source>The dealer of a hand cannot acknowledge it: call the floor.</source>
      <translation>El crupier de una mano no puede confirmarla: llame al piso.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>The dealer picks the three dice up one at a time, calls the face, and places them for all to see.</source>
      <translation>El crupier toma los tres dados de uno en uno, canta la cara y los pone a la vista de todos.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>The dealer reads them and touches the seats that win each pot.</source>
      <translation>El crupier las lee y toca los asientos que ganan cada bote.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/handbook.py" />
      <source>The dealer reveals the flop: the first community card.</source>
      <translation>El crupier descubre el flop: la primera carta comunitaria.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>The dealer reveals the four bonus cards in every hand, even if no 6 Card bet is in action.</source>
      <translation>El crupier descubre las cuatro cartas de bono en cada mano, también sin apuestas 6 Card en juego.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>The dealer reveals the four bonus cards only now. Enter any card the shoe did not read.</source>
      <translation>El crupier descubre las cuatro cartas de bono solo ahora. Registre cada carta que el sabot no leyó.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/handbook.py" />
      <source>The dealer reveals the river: the third and last community card.</source>
      <translation>El crupier descubre el river: la tercera y última carta comunitaria.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/handbook.py" />
      <source>The dealer reveals the turn: the second community card.</source>
      <translation>El crupier descubre el turn: la segunda carta comunitaria.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/handbook.py" />
      <source>The dealer rolls the three community dice, picks them up one at a time, calls the face, and places them where all can see.</source>
      <translation>El crupier tira los tres dados comunitarios, los toma de uno en uno, canta la cara y los pone donde todos los vean.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/handbook.py" />
      <source>The dealer turns over the second hole card, so that both can be seen.</source>
      <translation>El crupier voltea su segunda carta, y se ven las dos.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>The dealer who signs must deal. No one signs twice.</source>
      <translation>El crupier que firma debe repartir. Nadie firma dos veces.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/irregularities.py" />
      <source>The dealer will have use one standard 52 card deck.</source>
      <translation>El crupier usará una baraja estándar de 52 cartas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/banked.py" />
      <source>The dealer wins</source>
      <translation>Gana el crupier</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/irregularities.py" />
      <source>The dealer’s second card was exposed early</source>
      <translation>La segunda carta del crupier se expuso antes de tiempo</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/handbook.py" />
      <source>The dealer’s two hole cards alone decide. A Blind that is not in its pay table loses.</source>
      <translation>Deciden solo las dos cartas del crupier. Un Blind que no está en su tabla pierde.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>The dealer’s two hole cards alone decide. A Blind that is not in the table loses.</source>
      <translation>Deciden solo las dos cartas del crupier. Un Blind que no está en la tabla pierde.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>The decision is changed; the hand continues from there.</source>
      <translation>Se cambia la decisión, y la mano sigue desde ahí.</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The decision was different</source>
      <translation>La decisión era otra</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/showing/decks.py" />
      <source>The deck cannot be saved under its name: {why}.</source>
      <translation>No se puede guardar la baraja con su nombre: {why}.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>The deck cannot be saved: {why}</source>
      <translation>No se puede guardar la baraja: {why}</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>The deck count is wrong</source>
      <translation>El recuento de la baraja no cuadra</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>The deck is forgotten.</source>
      <translation>La baraja está olvidada.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seals.py" />
      <source>The deck is sealed in bag {bag}. Count another deck: “Exceptions”, “Deck change”.</source>
      <translation>La baraja está sellada en la bolsa {bag}. Cuente otra baraja: «Excepciones», «Cambio de baraja».</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>The deck …</source>
      <translation>La baraja …</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/chain.py" />
      <source>The device key {path} cannot be read or made ({strerror}): call a technician.</source>
      <translation>No se puede leer o crear la clave {path} del aparato ({strerror}): llame a un técnico.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/chain.py" />
      <source>The device key {path} is broken: restore it from backup.</source>
      <translation>La clave del aparato {path} está dañada: restáurela desde la copia de seguridad.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/chain.py" />
      <source>The device key {path} is not an Ed25519 key: restore it from backup.</source>
      <translation>La clave del aparato {path} no es una clave Ed25519: restáurela desde la copia de seguridad.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>The dice count is wrong</source>
      <translation>El recuento de dados no cuadra</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>The dice stay under the Peeker, unseen.</source>
      <translation>Los dados quedan bajo el Peeker, sin verse.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>The dice …</source>
      <translation>Los dados …</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>The die is rolled again.</source>
      <translation>El dado se tira otra vez.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>The die on the table counts; what the screen shows only follows it.</source>
      <translation>Vale el dado de la mesa; la pantalla solo lo sigue.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/archiving.py" />
      <source>The disk failed, so nothing was archived: call a technician.</source>
      <translation>Falló el disco y no se archivó nada: llame a un técnico.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opened.py" />
      <source>The disk failed, so nothing was written: call a technician.</source>
      <translation>Falló el disco y no se escribió nada: llame a un técnico.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/file.py" />
      <source>The disk is full and nothing was written: free space, then continue.</source>
      <translation>El disco está lleno y no se escribió nada: libere espacio y siga.</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/errors.py" />
      <source>The disk is full. Make room, then try again.</source>
      <translation>El disco está lleno. Libere espacio y vuelva a intentarlo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/watch.py" />
      <source>The disk was replaced or restored</source>
      <translation>Se cambió o restauró el disco</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/book.py" />
      <source>The examination signing key {path} is missing: restore it from backup.</source>
      <translation>Falta la clave {path} que firma los exámenes: recupérela de su copia de respaldo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>The extra hand is mucked: play on.</source>
      <translation>La mano de más se descarta: siga el juego.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/irregularities.py" />
      <source>The first card dealt instead becomes the burn.</source>
      <translation>La primera carta que se repartió en su lugar es la quema.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>The first card goes to the left of the button, the last to the button. Players hold their cards over the table, in the dealer’s view.</source>
      <translation>La primera carta va a la izquierda del botón y la última al botón. Los jugadores mantienen las cartas sobre la mesa, a la vista del crupier.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>The first motion stands; an announced raise is binding.</source>
      <translation>Se mantiene el primer gesto; una subida anunciada obliga.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>The first player left of the button pays the small blind, the next player the big blind.</source>
      <translation>El primer jugador a la izquierda del botón paga la ciega pequeña, el siguiente la grande.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>The first player left of the button shows first, then clockwise.</source>
      <translation>Enseña primero el primer jugador a la izquierda del botón y se sigue en el sentido del reloj.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>The first player left of the button.</source>
      <translation>El primer jugador a la izquierda del botón.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>The first winner left of the dealer.</source>
      <translation>Del primer ganador a la izquierda del crupier.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>The floor</source>
      <translation>El piso</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/steps.py" />
      <source>The floor confirms a flush or better before it is paid.</source>
      <translation>El piso confirma un color o mejor antes de pagarlo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/schema.py" />
      <source>The floor database is newer ({number}): install that version here.</source>
      <translation>La base de datos del piso es más nueva ({number}): instale aquí esa versión.</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The floor database is older than this program: have it updated (kiosk floor migrate).</source>
      <translation>La base de datos del piso es anterior a este programa: que la actualicen (kiosk floor migrate).</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>The floor database is up to date.</source>
      <translation>La base de datos del piso está al día.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>The floor draws one as the next burn.</source>
      <translation>El piso saca una: es la próxima quema.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>The floor has relieved {name}: next dealer, sign in.</source>
      <translation>El piso relevó a {name}: crupier siguiente, identifíquese.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/round.py" />
      <source>The floor has signed for seat {seat}: call the floor to change it.</source>
      <translation>El supervisor firmó por el asiento {seat}: llame al supervisor para cambiarlo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/live.py" />
      <source>The floor has signed the closing: count the rack and sign.</source>
      <translation>El piso firmó el cierre: cuente el rack y firme.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>The floor has version {number} of the house’s files, and these came from {has}. Start the console here to take it, and make your changes again.</source>
      <translation>El servidor del piso tiene la versión {number} de los archivos de la casa, y estos parten de la {has}. Inicie aquí la consola para recibirla y repita sus cambios.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>The floor has version {number} of the staff, and this register came from {has}. Start the console here to take it, and make your changes again.</source>
      <translation>El servidor del piso tiene la versión {number} del personal, y este registro parte de la {has}. Inicie aquí la consola para recibirla y repita sus cambios.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>The floor is here</source>
      <translation>Llegó el piso</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/table_slips.py" />
      <source>The floor keeps the payout of slip {slip}: pay it, or return it to the house.</source>
      <translation>El supervisor guarda el pago del comprobante {slip}: páguelo o devuélvalo a la casa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/shift.py" />
      <source>The floor must sign first.</source>
      <translation>Primero debe firmar el piso.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/signatures.py" />
      <source>The floor must sign for this.</source>
      <translation>El supervisor debe firmar esto.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>The floor rules how many chips go from one stack to the other.</source>
      <translation>El piso decide cuántas fichas pasan de un stack al otro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/link.py" />
      <source>The floor server answers but keeps no events: keep dealing, and call a technician.</source>
      <translation>El servidor del piso responde, pero no guarda eventos: siga repartiendo y llame a un técnico.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/known.py" />
      <source>The floor server at {host} is older than the one before: stop it, or have a manager run kiosk floor restored.</source>
      <translation>El servidor del piso en {host} es más antiguo que el anterior: deténgalo, o pida a un gerente que ejecute kiosk floor restored.</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The floor server denies this device its rights: have a manager enroll it again.</source>
      <translation>El servidor del piso no da a este aparato sus permisos: que un gerente lo inscriba de nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>The floor server does not allow this: {why}</source>
      <translation>El servidor del piso no permite esto: {why}</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The floor server does not answer.</source>
      <translation>El servidor del piso no responde.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/screen.py" />
      <source>The floor server does not answer: go to the table.</source>
      <translation>El servidor del piso no responde: vaya a la mesa.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>The floor server does not answer: what you trained at other kiosks is not here yet. Keep training.</source>
      <translation>El servidor del piso no responde: lo que entrenó en otros kioscos aún no está aquí. Siga entrenando.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>The floor server does not answer: {why}</source>
      <translation>El servidor del piso no responde: {why}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>The floor server does not know this device: have a manager enroll it.</source>
      <translation>El servidor del piso no conoce este aparato: que un gerente lo inscriba.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/pushing.py" />
      <source>The floor server does not know this kiosk: have a manager enroll it.</source>
      <translation>El servidor del piso no conoce este kiosco: que un gerente lo inscriba.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>The floor server does not trust this certificate: have a manager make a new one.</source>
      <translation>El servidor del piso no confía en este certificado: pida a un gerente que haga uno nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/schema.py" />
      <source>The floor server failed to answer: call a technician, who reads why in the program log.</source>
      <translation>El servidor del piso no pudo responder: llame a un técnico, que verá el motivo en el registro del programa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/pushing.py" />
      <source>The floor server found an altered event: call a technician.</source>
      <translation>El servidor del piso halló un evento alterado: llame a un técnico.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/versions.py" />
      <source>The floor server has an older {kind}, version {number}: version {newer} stays here.</source>
      <translation>El servidor del piso tiene un {kind} más antiguo, versión {number}: aquí se mantiene la versión {newer}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/link.py" />
      <source>The floor server has another version: {why}</source>
      <translation>El servidor del piso tiene otra versión: {why}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/versions.py" />
      <source>The floor server has another {kind}, version {number}: the one here stays until version {newer}.</source>
      <translation>El servidor del piso tiene otro {kind}, versión {number}: el de aquí se mantiene hasta la versión {newer}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/copies.py" />
      <source>The floor server has had no copy since {at}: keep dealing, and call a technician.</source>
      <translation>El servidor del piso no tiene copia desde {at}: siga repartiendo y llame a un técnico.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>The floor server has no connection left: have a technician raise its limit.</source>
      <translation>El servidor del piso no tiene más conexiones: pida a un técnico que suba el límite.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/console/link.py" />
      <source>The floor server has not answered for ten seconds: call by voice.</source>
      <translation>El servidor del piso lleva diez segundos sin responder: llame de viva voz.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/claims.py" />
      <source>The floor server has not yet confirmed this {jackpot}: wait a moment.</source>
      <translation>El servidor del piso aún no confirma este {jackpot}: espere un momento.</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The floor server is newer than this program: have the latest version installed here.</source>
      <translation>El servidor del piso es más nuevo que este programa: que instalen aquí la última versión.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/training.py" />
      <source>The floor server keeps answers, too: name the table from which it is reached, with --table.</source>
      <translation>El servidor del piso también guarda respuestas: indique con --table la mesa desde la que se llega a él.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>The floor server offers no encryption: have a technician turn on TLS there.</source>
      <translation>El servidor del piso no ofrece cifrado: pida a un técnico que active TLS allí.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/move.py" />
      <source>The floor server refuses a certificate ({why}): {certificate}</source>
      <translation>El servidor del piso rechaza un certificado ({why}): {certificate}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>The floor server requires a certificate, but this device has none: have a manager make one.</source>
      <translation>El servidor del piso exige un certificado y este aparato no lo tiene: pida a un gerente que haga uno.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/dealers.py" />
      <source>The floor server sent a certificate that {table} has not signed.</source>
      <translation>El servidor del piso ha enviado un certificado que {table} no ha firmado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/news.py" />
      <source>The floor server sent jackpots without amounts: post them again.</source>
      <translation>El servidor del piso envió jackpots sin importe: publíquelos de nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/store/carried.py" />
      <source>The floor server sent training that no kiosk wrote: call a technician.</source>
      <translation>El servidor del piso envió un entrenamiento que ningún kiosco escribió: llame a un técnico.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/versions.py" />
      <source>The floor server sent unusable house files: publish them again.</source>
      <translation>El servidor del piso envió archivos de la casa no válidos: publíquelos de nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/versions.py" />
      <source>The floor server sent {kind}, version {number}, signed by one person: two must sign.</source>
      <translation>El servidor del piso envió {kind}, versión {number}, con la firma de una persona: deben firmar dos.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/versions.py" />
      <source>The floor server sent {kind}, version {number}, signed by someone not trusted here.</source>
      <translation>El servidor del piso envió {kind}, versión {number}, con la firma de alguien en quien aquí no se confía.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/versions.py" />
      <source>The floor server sent {kind}, version {number}, with a bad signature: refused.</source>
      <translation>El servidor del piso envió {kind}, versión {number}, con una firma no válida: se rechazó.</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The floor server takes too long to answer.</source>
      <translation>El servidor del piso tarda demasiado en responder.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>The floor server takes too long to answer: {why}</source>
      <translation>El servidor del piso tarda demasiado en responder: {why}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/known.py" />
      <source>The floor server was restored or replaced ({at}). Resending {lost} of this table.</source>
      <translation>El servidor del piso fue restaurado o sustituido ({at}). Se reenvían {lost} de esta mesa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/known.py" />
      <source>The floor server was restored or replaced ({at}): tables resend what it lost.</source>
      <translation>El servidor del piso fue restaurado o sustituido ({at}): las mesas reenvían lo que perdió.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/console/house.py" />
      <source>The floor server was restored or replaced: tables resend what it lost.</source>
      <translation>El servidor del piso fue restaurado o sustituido: las mesas reenvían lo que perdió.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>The floor server: {why}</source>
      <translation>El servidor del piso: {why}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/publishing.py" />
      <source>The floor server’s clock differs by {n} s from this one: have a technician set it, then post again.</source>
      <translation>El reloj del servidor del piso difiere {n} s de este: pida a un técnico que lo ajuste y vuelva a publicar.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/pushing.py" />
      <source>The floor server’s copy of this journal ends differently: disk restored or copied. Call a technician.</source>
      <translation>La copia de este registro en el servidor del piso termina distinto: disco restaurado o copiado. Llame a un técnico.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/house.py" />
      <source>The floor server’s rules and settings apply. These local files are ignored: {names}.</source>
      <translation>Rigen las reglas y los ajustes del servidor del piso. Estos archivos locales se ignoran: {names}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/link.py" />
      <source>The floor server’s standby does not confirm: keep dealing, and call a technician.</source>
      <translation>La réplica del servidor del piso no confirma: siga repartiendo y llame a un técnico.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>The floor signed for a payout of seat {seat}, so it must sign for this change, too.</source>
      <translation>El supervisor firmó un pago del asiento {seat}: firma también este cambio.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>The floor signs for a payout this large before it is paid.</source>
      <translation>Un pago de este tamaño lo firma el piso antes de pagarse.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/game/game.py" />
      <source>The floor signs for every forfeit.</source>
      <translation>El piso firma cada mano perdida.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>The floor signs for more than the big blind in one hand.</source>
      <translation>El supervisor firma por más de la ciega grande en una mano.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>The floor signs for this undo. Why?</source>
      <translation>El supervisor firma para deshacer. ¿Por qué?</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>The floor voids the hand</source>
      <translation>El piso anula la mano</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>The floor voids the round</source>
      <translation>El piso anula la ronda</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>The floor was called and has not come</source>
      <translation>Se llamó al supervisor y no ha llegado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>The floor was called at {time}: {why}</source>
      <translation>Se llamó al piso a las {time}: {why}</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opening.py" />
      <source>The floor's checkpoints {path} belong to another journal: check their path.</source>
      <translation>Los puntos de control del piso {path} son de otro registro: revise su ruta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/copy.py" />
      <source>The floor's copy of the checkpoints {path} cannot be read or written ({strerror}): check its disk; the journal itself is safe.</source>
      <translation>No se puede leer o escribir la copia del piso de los puntos de control {path} ({strerror}): revise su disco; el registro está a salvo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/copy.py" />
      <source>The floor's copy of the checkpoints {path} is broken at its end: keep the file, and call a supervisor.</source>
      <translation>La copia del piso de los puntos de control {path} está dañada al final: conserve el archivo y llame a un supervisor.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>The floor’s card is the burn. Do not burn another.</source>
      <translation>La carta del supervisor es la quema. No queme otra.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opening.py" />
      <source>The floor’s copy {path} ends at event {seq}, but it had the checkpoint at {kept}: find out who removed lines, and have a manager accept it.</source>
      <translation>La copia del piso {path} termina en el evento {seq}, pero tenía el punto de control en {kept}: averigüe quién quitó líneas, y que un gerente lo acepte.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>The floor’s count holds: bets and pots follow it.</source>
      <translation>Rige el recuento del piso: las apuestas y los botes lo siguen.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/copies.py" />
      <source>The floor’s folder has had no copy since {at}: keep dealing, and call a technician.</source>
      <translation>La carpeta del piso no tiene copia desde {at}: siga repartiendo y llame a un técnico.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>The flop had four cards: one of them is the next burn.</source>
      <translation>El flop tuvo cuatro cartas: una de ellas es la próxima quema.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>The flop has four cards</source>
      <translation>El flop tiene cuatro cartas</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>The flop is the first community card.</source>
      <translation>El flop es la primera carta comunitaria.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>The flop was dealt</source>
      <translation>Se repartió el flop</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/record_input.py" />
      <source>The forfeits are in the order in which they came; correct the record.</source>
      <translation>Las faltas van en el orden en que ocurrieron; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>The four are mixed; the floor draws the next burn.</source>
      <translation>Las cuatro se mezclan; el piso saca la próxima quema.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>The four bonus cards come after the hole cards, and stay face down until the 6 Card bonus is settled.</source>
      <translation>Las cuatro cartas de bono se reparten tras las cartas tapadas y quedan boca abajo hasta liquidar el bono 6 Card.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/handbook.py" />
      <source>The game ends when one player has won all of the tokens.</source>
      <translation>El juego termina cuando un jugador ganó todas las fichas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>The game is played with a standard deck of 52 cards.</source>
      <translation>El juego se juega con una baraja normal de 52 cartas.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/games/peekpoker/record.py" />
      <source>The game’s chips total %n points; correct the record.</source>
      <translation>
        <numerusform>Las fichas del juego suman %n punto; corrija el registro.</numerusform>
        <numerusform>Las fichas del juego suman %n puntos; corrija el registro.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/table/shift.py" />
      <source>The game’s figures have changed, and its revision is still {revision}: raise it.</source>
      <translation>Las cifras del juego han cambiado y su revisión sigue siendo {revision}: auméntela.</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The hand differs from the screen</source>
      <translation>La mano no coincide con la pantalla</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/irregularities.py" />
      <source>The hand is dead, with the wagers on it.</source>
      <translation>La mano está muerta, con sus apuestas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>The hand is dead; its chips in the box stay there.</source>
      <translation>La mano queda muerta; sus fichas siguen en la caja.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>The hand is dead; its chips in the pot stay there.</source>
      <translation>La mano queda muerta; sus fichas siguen en el bote.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>The hand is folded; the chips in the pot stay there.</source>
      <translation>La mano se retira; las fichas del bote quedan.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>The hand is given back: it is clearly the player’s.</source>
      <translation>La mano se devuelve: es claramente del jugador.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>The hand is not paused: continue.</source>
      <translation>La mano no está en pausa: continúe.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>The hand is over.</source>
      <translation>La mano terminó.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>The hand is void, and the deck goes out of play.</source>
      <translation>La mano es nula y la baraja sale de juego.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>The hand is void: its open wagers go back, and the others play on.</source>
      <translation>La mano es nula: sus apuestas abiertas se devuelven y los demás siguen.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/giving_back.py" />
      <source>The hand is void: return every wager, take back what was paid.</source>
      <translation>La mano es nula: devuelva toda apuesta y recupere lo pagado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The hand was corrected</source>
      <translation>La mano se corrigió</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>The hand was won fairly; only the person may not be paid now.</source>
      <translation>La mano se ganó limpiamente; solo que a esa persona no se le puede pagar ahora.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>The hand won, but the rules do not let this person win anything.</source>
      <translation>La mano se ganó, pero las reglas no dejan ganar nada a esta persona.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>The hand …</source>
      <translation>La mano …</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>The higher faces of the combination win; kickers do not count.</source>
      <translation>Ganan las caras más altas de la combinación; los kickers no cuentan.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>The higher faces win, then the kickers, as in poker: 9 is low and ace high.</source>
      <translation>Ganan las caras más altas y luego los kickers, como en póker: 9 es bajo y as alto.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/training/examination/office.py" />
      <source>The house asks for a pause after a failed try: %n more days.</source>
      <translation>
        <numerusform>La casa pide una pausa tras un intento fallido: falta %n día.</numerusform>
        <numerusform>La casa pide una pausa tras un intento fallido: faltan %n días.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/move.py" />
      <source>The house has moved: its kiosks join the floor server when they start.</source>
      <translation>La casa se ha trasladado: sus kioscos se unen al servidor del piso al iniciarse.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/new_house.py" />
      <source>The house is in {folder}. Check it with: kiosk check --config {folder}</source>
      <translation>La casa está en {folder}. Compruébela con: kiosk check --config {folder}</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>The house pays in this game: enter what it pays or takes.</source>
      <translation>En este juego paga la casa: introduzca lo que paga o cobra.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>The house set new amounts</source>
      <translation>La casa fijó importes nuevos</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/school.py" />
      <source>The house wins</source>
      <translation>Gana la casa</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/records.py" />
      <source>The id is a text or a whole number; correct the record.</source>
      <translation>El id es un texto o un número entero; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/record.py" />
      <source>The jackpot {name} is {amount}: no jackpot is below zero; correct the record.</source>
      <translation>El jackpot {name} es {amount}: ninguno es menor que cero; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opened.py" />
      <source>The journal cannot be opened: check its folder and its disk.</source>
      <translation>No se puede abrir el registro: revise su carpeta y su disco.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opened.py" />
      <source>The journal cannot be opened: check the permissions of its file.</source>
      <translation>No se puede abrir el registro: revise los permisos de su archivo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opening.py" />
      <source>The journal ends at event {seq}, but event {kept} was acknowledged: keep the files, and call a supervisor.</source>
      <translation>El registro termina en el evento {seq}, pero el {kept} se confirmó: conserve los archivos y llame a un supervisor.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opening.py" />
      <source>The journal ends at event {seq}, but the floor has a checkpoint at {kept}: keep the file, and call a supervisor.</source>
      <translation>El registro termina en el evento {seq}, pero el piso tiene un punto de control en {kept}: conserve el archivo y llame a un supervisor.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opening.py" />
      <source>The journal ends at event {seq}, but the floor’s folder has seen event {kept}: keep the files, and call a supervisor.</source>
      <translation>El registro termina en el evento {seq}, pero la carpeta del piso ha visto el evento {kept}: conserve los archivos y llame a un supervisor.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opened.py" />
      <source>The journal failed ({error}): call a technician.</source>
      <translation>Falló el registro ({error}): llame a un técnico.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/archiving.py" />
      <source>The journal has no days before {before} to archive.</source>
      <translation>El registro no tiene días antes del {before} para archivar.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/watch.py" />
      <source>The journal has nothing to accept here: call a technician.</source>
      <translation>El registro no tiene nada que aceptar aquí: llame a un técnico.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opened.py" />
      <source>The journal is damaged: keep the file, and call a supervisor.</source>
      <translation>El registro está dañado: conserve el archivo y llame a un supervisor.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/accepting.py" />
      <source>The journal is intact: there is nothing to accept.</source>
      <translation>El registro está íntegro: no hay nada que aceptar.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/journal.py" />
      <source>The journal is now {size}.</source>
      <translation>El registro mide ahora {size}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opened.py" />
      <source>The journal is read-only: make its disk writable, then continue.</source>
      <translation>El registro es de solo lectura: haga escribible su disco y siga.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/accepting.py" />
      <source>The journal is still being read: sign again in a moment.</source>
      <translation>El registro todavía se está leyendo: firme de nuevo en un momento.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/write.py" />
      <source>The journal is unavailable, and the last answer may or may not be saved: check the disk, then enter it again.</source>
      <translation>El registro no está disponible, y la última respuesta puede no haberse guardado: revise el disco e introdúzcala otra vez.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/verification.py" />
      <source>The journal of table {table} is intact. Events: {events}; checkpoints: {checkpoints}; not signed yet: {unsigned}.</source>
      <translation>El registro de la mesa {table} está íntegro. Eventos: {events}; puntos de control: {checkpoints}; sin firmar aún: {unsigned}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/sealed.py" />
      <source>The journal of the house is in doubt and signs for no staff register: run kiosk journal accept --house, and start the kiosk again.</source>
      <translation>El registro de la casa está en duda y no vale para ningún registro de personal: ejecute kiosk journal accept --house y reinicie el kiosco.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/house.py" />
      <source>The journal of the house is not the one that the tables know: a manager signs for it at a table.</source>
      <translation>El registro de la casa no es el que conocen las mesas: un gerente firma por él en una mesa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/house.py" />
      <source>The journal of the house is not whole: have a technician look at it first.</source>
      <translation>El registro de la casa no está íntegro: que lo revise antes un técnico.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/beginning_again.py" />
      <source>The journal opens: no new one is needed.</source>
      <translation>El registro se abre: no hace falta uno nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/file.py" />
      <source>The journal uses another device key: restore that key; nothing was changed.</source>
      <translation>El registro usa otra clave de aparato: recupérela; no se cambió nada.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/chain.py" />
      <source>The journal was made by a newer version ({what}): install that version; nothing was changed.</source>
      <translation>El registro lo hizo una versión más nueva ({what}): instálela; no se cambió nada.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/file.py" />
      <source>The journal {path} cannot be opened ({strerror}): check its folder.</source>
      <translation>No se puede abrir el registro {path} ({strerror}): revise su carpeta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/file.py" />
      <source>The journal {path} is gone, but {but}: call a supervisor.</source>
      <translation>El registro {path} no está, pero {but}: llame a un supervisor.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/file.py" />
      <source>The journal {path} is read-only: make it writable, then start again.</source>
      <translation>El registro {path} es de solo lectura: hágalo escribible y empiece de nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/place.py" />
      <source>The journal {path} was deleted, moved or cut while the table was open: stop dealing, leave the folder as it is, and call a technician.</source>
      <translation>El registro {path} se borró, se movió o se cortó con la mesa abierta: deje de repartir, no toque la carpeta y llame a un técnico.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/witness.py" />
      <source>The journal’s witness {path} cannot be read or written ({strerror}): check its folder and its disk.</source>
      <translation>No se puede leer o escribir el testigo {path} del registro ({strerror}): revise su carpeta y su disco.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opening.py" />
      <source>The journal’s witness {path} {what}: find out why, and have a manager accept it.</source>
      <translation>El testigo {path} del registro {what}: averigüe por qué, y que un gerente lo acepte.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opened.py" />
      <source>The journal’s {name} was altered: keep the file, and call a supervisor.</source>
      <translation>Se alteró {name} del registro: conserve el archivo y llame a un supervisor.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/house.py" />
      <source>The key of the house’s journal is missing: restore {path} from backup.</source>
      <translation>Falta la clave del registro de la casa: restaure {path} de la copia de seguridad.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/records.py" />
      <source>The key {key} is there twice in one object; correct the record.</source>
      <translation>La clave {key} está dos veces en un objeto; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>The kicker decides</source>
      <translation>Decide el kicker</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>The kiosk asks; you see your score at the end</source>
      <translation>El kiosco pregunta; al final ve su nota</translation>
    </message>
    <message>
      <location filename="../../drivers/link.py" />
      <source>The kiosk cannot open {port}: add its user to the port’s group.</source>
      <translation>El kiosco no puede abrir {port}: añada su usuario al grupo del puerto.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>The kiosk deals a whole hand; you read each sentence</source>
      <translation>El kiosco reparte una mano entera; lea cada frase</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/school.py" />
      <source>The kiosk of table {table} is running: close it, then train.</source>
      <translation>El kiosco de la mesa {table} está en marcha: ciérrelo y entrene.</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The kiosk started again in this hand. Check every card, then confirm.</source>
      <translation>El sistema se reinició durante esta mano. Revise cada carta y luego confirme.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>The kiosk was restarted in this hand. The dealer or the floor enters a PIN to continue.</source>
      <translation>El kiosco se reinició en esta mano. El crupier o el supervisor introduce un PIN para continuar.</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/printing.py" />
      <source>The kiosk was stopped.</source>
      <translation>El kiosco se detuvo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/write.py" />
      <source>The last answer was saved after all: restart the kiosk and continue from there.</source>
      <translation>La última respuesta sí se guardó: reinicie el kiosco y continúe desde ahí.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>The last bettor shows first, then clockwise; with no bet, the first player left of the button.</source>
      <translation>Muestra primero el último en apostar, luego hacia la izquierda; sin apuesta, el primero a la izquierda del botón.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/reopening.py" />
      <source>The last hand is already reopened: correct it, and settle it.</source>
      <translation>La última mano ya está reabierta: corríjala y liquídela.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>The last to bet or raise on the river; with no bet, the first left of the button.</source>
      <translation>El último en apostar o subir en el river; sin apuestas, el primero a la izquierda del botón.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>The last two community cards are dealt together and face up.</source>
      <translation>Las dos últimas comunitarias se reparten juntas y boca arriba.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>The late chips are returned; the original wager plays.</source>
      <translation>Se devuelven las fichas tardías; juega la apuesta original.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>The law requires a form for this amount or more, before the player is paid.</source>
      <translation>La ley exige un formulario a partir de este importe, antes de pagar al jugador.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/limits.py" />
      <source>The limit of the hand is less than its winners are due: how do they share it?</source>
      <translation>El límite de la mano es menor que lo que corresponde a los ganadores: ¿cómo se reparte?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>The list is checked</source>
      <translation>La lista está revisada</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>The log, recent frames, versions, and device events from the journal.</source>
      <translation>El diario del programa, las tramas recientes, las versiones y los eventos de aparatos del registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/watch.py" />
      <source>The manager’s decision</source>
      <translation>Decisión del gerente</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/shift.py" />
      <source>The maximum is less than the minimum: correct one of them.</source>
      <translation>El máximo es menor que el mínimo: corrija uno de ellos.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/handbook.py" />
      <source>The maximum rake from one hand.</source>
      <translation>El rake máximo de una mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/beginning_again.py" />
      <source>The new journal has begun: repeat the command without --reverse.</source>
      <translation>El nuevo registro ya empezó: repita el comando sin --reverse.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>The next dealer signs in.</source>
      <translation>Entra el siguiente crupier.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/reopening.py" />
      <source>The next hand is being dealt: open a dispute in the history and call the floor.</source>
      <translation>Ya se reparte la próxima mano: abra una disputa en el historial y llame al piso.</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/pots.py" />
      <source>The odd chip is not this seat’s.</source>
      <translation>La ficha impar no es de este asiento.</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/pots.py" />
      <source>The odd chip is this seat’s.</source>
      <translation>La ficha impar es de este asiento.</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/pots.py" />
      <source>The odd {odd} goes to seat {seat}</source>
      <translation>La ficha impar de {odd} va al asiento {seat}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>The one whose faces make the better combination.</source>
      <translation>La de caras que forman la mejor combinación.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>The one with the highest die, then the next highest.</source>
      <translation>La del dado más alto, luego el siguiente.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>The only exception will be for tips and cigarettes.</source>
      <translation>La única excepción será para propinas y cigarrillos.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>The packets are in {folder}.</source>
      <translation>Los informes están en {folder}.</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/escpos/driver.py" />
      <source>The paper is low: have a new roll ready.</source>
      <translation>Queda poco papel: tenga listo un rollo nuevo.</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/escpos/driver.py" />
      <source>The paper is out: put in a new roll.</source>
      <translation>No hay papel: ponga un rollo nuevo.</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/tcl/driver.py" />
      <source>The paper is out: put in new tickets.</source>
      <translation>No hay papel: ponga boletos nuevos.</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/escpos/driver.py" />
      <source>The paper ran out while the slip was being printed.</source>
      <translation>El papel se acabó mientras se imprimía el comprobante.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/office.py" />
      <source>The passing examination is too old: a new one is required.</source>
      <translation>El examen se aprobó hace demasiado tiempo: hay que aprobar otro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>The percentage of all pots together, from the main pot first.</source>
      <translation>El porcentaje de todos los botes juntos, primero del principal.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>The percentage of all pots together, taken from each by size.</source>
      <translation>El porcentaje de todos los botes juntos, de cada uno según su tamaño.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>The person has left</source>
      <translation>La persona ya no trabaja aquí</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>The person is back</source>
      <translation>La persona ha vuelto</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/source.py" />
      <source>The picture is frozen: unplug the camera and plug it back in.</source>
      <translation>La imagen está congelada: desenchufe la cámara y vuelva a enchufarla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>The player</source>
      <translation>El jugador</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>The player brings all chips, so no player gains or loses by the move.</source>
      <translation>El jugador trae todas las fichas, así que nadie gana ni pierde por el traslado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>The player buys in like a new one.</source>
      <translation>El jugador compra fichas como uno nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>The player in turn acts first.</source>
      <translation>Actúa primero el jugador de turno.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>The player in turn acts; then the other acts again.</source>
      <translation>Actúa el jugador de turno; luego actúa otra vez el otro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>The player in turn bids; then the other bids again.</source>
      <translation>Habla el jugador de turno; luego habla otra vez el otro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>The player is not at fault, and the other hands are not touched by it.</source>
      <translation>El jugador no tiene la culpa, y a las demás manos no les afecta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The player is right</source>
      <translation>El jugador tiene razón</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>The player is right about an amount: enter what the house pays or takes.</source>
      <translation>El jugador tiene razón sobre un importe: introduzca lo que la casa paga o recoge.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>The player keeps {kept} of the Raise</source>
      <translation>El jugador conserva {kept} del Raise</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>The player left of the big blind. The straddle is the bet, and acts last.</source>
      <translation>El jugador a la izquierda de la ciega grande. El straddle es la apuesta y habla último.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>The player left of the button, as with more players.</source>
      <translation>El jugador a la izquierda del botón, como con más jugadores.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>The player must fold: it is less than a raise</source>
      <translation>El jugador debe retirarse: es menos que una subida</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>The player sits with all chips, and owes no post.</source>
      <translation>El jugador se sienta con todas sus fichas y no debe ninguna ciega.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>The player takes the dice and the Peeker back, unseen.</source>
      <translation>El jugador recupera los dados y el Peeker, sin verse.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/banked.py" />
      <source>The player wins</source>
      <translation>Gana el jugador</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>The player with the button.</source>
      <translation>El jugador con el botón.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>The player with the button. The straddle is the bet, and acts last.</source>
      <translation>El jugador con el botón. El straddle es la apuesta y habla último.</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The players have agreed</source>
      <translation>Los jugadores se pusieron de acuerdo</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>The players who tied for the highest toss again.</source>
      <translation>Los jugadores empatados en la tirada más alta tiran otra vez.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>The players who tied toss again, until one is the highest.</source>
      <translation>Los empatados tiran otra vez, hasta que uno saque más.</translation>
    </message>
    <message>
      <location filename="../../ui/sign.py" />
      <source>The players’ sign has no display of its own: connect a second one, or switch it on.</source>
      <translation>El letrero de los jugadores no tiene pantalla propia: conecte una segunda o enciéndala.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>The player’s actual decision counts, not what the dealer heard.</source>
      <translation>Cuenta la decisión que tomó el jugador, no lo que oyó el crupier.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>The player’s actual wager counts, not the wager that was entered.</source>
      <translation>Cuenta la apuesta que hizo el jugador, no la que se registró.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/handbook.py" />
      <source>The player’s best five cards decide, by the I’m In pay table. A flush or better goes by it on a win or a loss. Anything less than a flush pushes on a win and loses on a loss. A tie loses, unless the house rules that a flush or better goes by the pay table.</source>
      <translation>Deciden las cinco mejores cartas del jugador, según la tabla de pagos de I’m In. Color o mejor va según ella, gane o pierda. Menos de color empata si gana y pierde si pierde. La igualdad pierde, salvo que la casa disponga que color o mejor va según la tabla de pagos.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>The player’s two hole cards decide the Pocket bonus. Enter any card the shoe did not read.</source>
      <translation>Las dos cartas del jugador deciden el bono Pocket. Registre cada carta que el sabot no leyó.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>The port in this connection string is no number from 1 to {most}: correct it.</source>
      <translation>El puerto de esta cadena de conexión no es un número de 1 a {most}: corríjalo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/round.py" />
      <source>The pots are pushed: take that back before you rule a hand dead.</source>
      <translation>Los botes ya se empujaron: cancele eso antes de declarar muerta una mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/moved.py" />
      <source>The pots held only {lay}: enter what was pushed.</source>
      <translation>Los botes solo tenían {lay}: registre lo que se empujó.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>The practice shoe could not read that card: put it back, and pull it again.</source>
      <translation>El sabot de práctica no pudo leer esa carta: devuélvala y sáquela otra vez.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>The practice shoe is back: continue.</source>
      <translation>El sabot de práctica volvió: continúe.</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The previous hand was resettled</source>
      <translation>La mano anterior se liquidó de nuevo</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>The printed rules do not say; this is the house ruling for every table.</source>
      <translation>Las reglas impresas no lo dicen; esta es la decisión de la casa para todas las mesas.</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/printing.py" />
      <source>The printer does not answer: check its power and cable, and that no other table or program uses it.</source>
      <translation>La impresora no responde: revise su alimentación y su cable, y que no la use otra mesa ni otro programa.</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/printing.py" />
      <source>The printer does not answer: check its power and cable.</source>
      <translation>La impresora no responde: revise su corriente y su cable.</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/printing.py" />
      <source>The printer does not say what it has printed: call a technician.</source>
      <translation>La impresora no reporta lo que ha impreso: llame a un técnico.</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/tcl/driver.py" />
      <source>The printer has lost data: switch it off and on.</source>
      <translation>La impresora ha perdido datos: apáguela y enciéndala.</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/printing.py" />
      <source>The printer has not answered yet.</source>
      <translation>La impresora aún no ha respondido.</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/printing.py" />
      <source>The printer has not been started.</source>
      <translation>La impresora no se ha iniciado.</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/printing.py" />
      <source>The printer has not confirmed the slip. {why}</source>
      <translation>La impresora no ha confirmado el comprobante. {why}</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/printing.py" />
      <source>The printer is not connected: check its cable and power.</source>
      <translation>La impresora no está conectada: revise su cable y su alimentación.</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/tcl/driver.py" />
      <source>The printer is printing.</source>
      <translation>La impresora está imprimiendo.</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/escpos/driver.py" />
      <source>The printer is ready.</source>
      <translation>La impresora está lista.</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/tcl/driver.py" />
      <source>The printer refused a command: call a technician.</source>
      <translation>La impresora rechazó una orden: llame a un técnico.</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/tcl/driver.py" />
      <source>The printer reports an error that is not known ({flags}): call a technician.</source>
      <translation>La impresora reporta un error desconocido ({flags}): llame a un técnico.</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/escpos/driver.py" />
      <source>The printer reports an error: switch it off and on.</source>
      <translation>La impresora reporta un error: apáguela y enciéndala.</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/printing.py" />
      <source>The printer sends garbled data: check its cable, and call a technician.</source>
      <translation>La impresora envía datos ilegibles: revise su cable y llame a un técnico.</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/tcl/driver.py" />
      <source>The printer’s chassis is open: close it.</source>
      <translation>El chasis de la impresora está abierto: ciérrelo.</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/escpos/driver.py" />
      <source>The printer’s cover is open: close it.</source>
      <translation>La tapa de la impresora está abierta: ciérrela.</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/tcl/driver.py" />
      <source>The printer’s cutter is blocked: open the printer and clear it.</source>
      <translation>La cuchilla de la impresora está bloqueada: abra la impresora y despéjela.</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/tcl/driver.py" />
      <source>The printer’s head has failed: call a technician.</source>
      <translation>El cabezal de la impresora ha fallado: llame a un técnico.</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/tcl/driver.py" />
      <source>The printer’s head is too hot: wait until it has cooled down.</source>
      <translation>El cabezal de la impresora está demasiado caliente: espere a que se enfríe.</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/tcl/driver.py" />
      <source>The printer’s head is up: close it.</source>
      <translation>El cabezal de la impresora está levantado: ciérrelo.</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/tcl/driver.py" />
      <source>The printer’s power supply is out of range: call a technician.</source>
      <translation>La alimentación de la impresora está fuera de rango: llame a un técnico.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/sealed.py" />
      <source>The program cannot be checked ({why}): call a technician.</source>
      <translation>No se puede comprobar el programa ({why}): llame a un técnico.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>The promotion: {promotion}</source>
      <translation>La promoción: {promotion}</translation>
    </message>
    <message>
      <location filename="../../ui/window/dropped.py" />
      <source>The question changed as you touched: touch ignored. Look again.</source>
      <translation>La pregunta cambió al tocar: toque ignorado. Mire otra vez.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>The rack cannot make {amounts}: ask for a fill, or the cage pays it.</source>
      <translation>El rack no puede pagar {amounts}: pida un relleno, o lo paga la caja.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/cash.py" />
      <source>The rack cannot make {amount}: ask for a fill first.</source>
      <translation>El rack no puede formar {amount}: pida primero un relleno.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>The rack is counted</source>
      <translation>El rack está contado</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/shift.py" />
      <source>The rack of {amount} is counted and signed for, count {number}. The table stays closed.</source>
      <translation>El rack de {amount} está contado y firmado, recuento {number}. La mesa sigue cerrada.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfers.py" />
      <source>The rack should have only {count} × {chip}: count the rack first.</source>
      <translation>El rack debería tener solo {count} × {chip}: cuente el rack primero.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>The rake is a share of the pots, rounded down, up to the cap of {cap} per hand.</source>
      <translation>El rake es una parte de los botes, redondeada hacia abajo, hasta el tope de {cap} por mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>The rake is a share of the pots, rounded down, without a cap.</source>
      <translation>El rake es una parte de los botes, redondeada hacia abajo, sin tope.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/record.py" />
      <source>The record does not say what every die shows; correct the record.</source>
      <translation>El registro no dice qué muestra cada dado; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>The record ends while seat {seat} is to act; correct the record.</source>
      <translation>El registro termina cuando le toca al asiento {seat}; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/journal.py" />
      <source>The records are back in their place.</source>
      <translation>Los registros están de nuevo en su lugar.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/journal.py" />
      <source>The records are in {aside}: move them to the house’s evidence storage.</source>
      <translation>Los registros están en {aside}: llévelos adonde la casa guarda las pruebas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/house.py" />
      <source>The register is as before the last change, {change} of {person} by {by}: repeat that command first.</source>
      <translation>El registro está como antes del último cambio ({change} de {person}, por {by}): repita primero ese comando.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>The remaining player wins the entire pot and need not show the dice.</source>
      <translation>El único que queda gana todo el bote y no tiene que mostrar los dados.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/report.py" />
      <source>The report has no row {of}.</source>
      <translation>El informe no tiene la fila {of}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>The request goes to the cage. No chip is in the rack yet.</source>
      <translation>El pedido va a la caja. Aún no hay fichas en el rack.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>The request goes to the cage. No chip leaves the rack yet.</source>
      <translation>El pedido va a la caja. Aún no sale ninguna ficha del rack.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>The rest has {count} pieces, not {due}: the deck is not complete.</source>
      <translation>El resto tiene {count} piezas, no {due}: la baraja no está completa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>The rest of the hand builds on “{step}”, so it is complete before “{after}” begins.</source>
      <translation>El resto de la mano se apoya en “{step}”, así que se termina antes de que empiece “{after}”.</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The result stands</source>
      <translation>El resultado se mantiene</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>The result stands: no chips move. Clear the amount, or rule otherwise.</source>
      <translation>El resultado se mantiene: no se mueven fichas. Borre el importe o decida otra cosa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>The river card is dealt face up next to the turn card.</source>
      <translation>El river se reparte boca arriba junto al turn.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>The river is the third and last community card.</source>
      <translation>El river es la tercera y última carta comunitaria.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>The round is void, and the dice go out of play.</source>
      <translation>La ronda es nula y los dados salen de juego.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>The round is void.</source>
      <translation>La ronda es nula.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>The rule</source>
      <translation>La regla</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>The rules are silent. House ruling (see {clause}):</source>
      <translation>Las reglas no lo prevén. Resolución de la casa (vea {clause}):</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>The rules changed after the certificate of {day}</source>
      <translation>Las reglas cambiaron después del certificado del {day}</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/office.py" />
      <source>The rules have changed since the examination: a new one is required.</source>
      <translation>Las reglas cambiaron desde el examen: hay que aprobar otro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/gate.py" />
      <source>The rules have changed since {name} was certified: train again, or choose another dealer.</source>
      <translation>Las reglas cambiaron desde que {name} se certificó: entrene otra vez o elija otro crupier.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/reminders.py" />
      <source>The rules of {game} have changed: your certificate needs a new examination.</source>
      <translation>Las reglas de {game} han cambiado: su certificado necesita un examen nuevo.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>The rules were changed. This try does not count.</source>
      <translation>Cambiaron las reglas. Este intento no cuenta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>The same card twice: check both cards, and call the floor.</source>
      <translation>La misma carta dos veces: revise las dos y llame al piso.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>The same cards go back to the same places.</source>
      <translation>Las mismas cartas vuelven a los mismos lugares.</translation>
    </message>
    <message>
      <location filename="../../drivers/badge/scanner/driver.py" />
      <source>The scanner sends garbled data: {fault}.</source>
      <translation>El escáner envía datos ilegibles: {fault}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>The screen matches the table</source>
      <translation>La pantalla coincide con la mesa</translation>
    </message>
    <message>
      <location filename="../../ui/window/dropped.py" />
      <source>The screen resized as you touched: touch ignored. Look again.</source>
      <translation>La pantalla cambió de tamaño al tocar: toque ignorado. Mire otra vez.</translation>
    </message>
    <message>
      <location filename="../../ui/window/dropped.py" />
      <source>The screen was dim. That touch only woke it.</source>
      <translation>La pantalla estaba atenuada. Ese toque solo la activó.</translation>
    </message>
    <message>
      <location filename="../../drivers/seat_reader/hub/driver.py" />
      <source>The seat hub does not answer: check its power and cable.</source>
      <translation>El concentrador de asientos no responde: revise su corriente y su cable.</translation>
    </message>
    <message>
      <location filename="../../drivers/seat_reader/hub/driver.py" />
      <source>The seat hub sends garbled data: {fault}.</source>
      <translation>El concentrador de asientos envía datos ilegibles: {fault}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>The seat that is due the small blind is not in the hand: nobody pays it.</source>
      <translation>El asiento al que toca la ciega pequeña no está en la mano: nadie la paga.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/access.py" />
      <source>The server needs server.crt, server.key, authority.crt, revoked.crl from {folder}.</source>
      <translation>El servidor necesita server.crt, server.key, authority.crt y revoked.crl de {folder}.</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>The shoe cannot decode a card: check every card against the screen.</source>
      <translation>El sabot no conoce el código de una carta: compare cada carta con la pantalla.</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>The shoe could not read a card: enter it.</source>
      <translation>El sabot no pudo leer una carta: regístrela.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/rulings.py" />
      <source>The shoe could not read that card: draw it again.</source>
      <translation>El sabot no pudo leer esa carta: sáquela otra vez.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/shoe.py" />
      <source>The shoe could not read that card: enter it by hand.</source>
      <translation>El sabot no pudo leer esa carta: regístrela a mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/shoe.py" />
      <source>The shoe could not read that card: enter it when it is turned over.</source>
      <translation>El sabot no pudo leer esa carta: regístrela cuando se voltee.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/guided.py" />
      <source>The shoe dealt the {card} twice: correct the misread card, or load a full deck.</source>
      <translation>Carta repetida en el sabot: {card}. Corrija la mal leída o cargue una baraja completa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The shoe disconnected and may have missed cards. Check every card, then confirm.</source>
      <translation>El sabot se desconectó y pudo perder cartas. Revise cada carta y confirme.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>The shoe is unplugged: plug it in, or enter each card by hand.</source>
      <translation>El sabot está desenchufado: enchúfelo o registre cada carta a mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>The shoe misread a card</source>
      <translation>El sabot leyó mal una carta</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>The shoe repeated or redealt a card: check every card against the screen.</source>
      <translation>El sabot repitió o volvió a repartir una carta: compare cada carta con la pantalla.</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>The shoe reports error {number}: check the shoe.</source>
      <translation>El sabot reporta el error {number}: revise el sabot.</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>The shoe reports one card too many: check every card against the screen.</source>
      <translation>El sabot reporta una carta de más: compare cada carta con la pantalla.</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/beetek/driver.py" />
      <source>The shoe reports {name}: check the shoe.</source>
      <translation>El sabot reporta {name}: revise el sabot.</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>The shoe sends garbled data: {fault}.</source>
      <translation>El sabot envía datos ilegibles: {fault}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>The shoe stopped reading: no cards show on the screen.</source>
      <translation>El sabot dejó de leer: la pantalla no muestra ninguna carta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The shoe was disconnected when this hand began. Check every card, then confirm.</source>
      <translation>El sabot estaba desconectado al empezar esta mano. Revise cada carta y luego confirme.</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>The shoe was locked or unlocked: check that it deals.</source>
      <translation>El sabot se bloqueó o desbloqueó: revise que reparta.</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/listening.py" />
      <source>The shoe's message was damaged: check every card against the screen.</source>
      <translation>El mensaje del sabot llegó dañado: compare cada carta con la pantalla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>The shoe’s reading</source>
      <translation>La lectura del sabot</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>The shoe’s settings changed: call the floor.</source>
      <translation>Se cambiaron los ajustes del sabot: llame al piso.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/pin.py" />
      <source>The signatures have expired: sign again.</source>
      <translation>Las firmas vencieron: firmen otra vez.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/sim/set_up.py" />
      <source>The simulated camera does not respond: restart it.</source>
      <translation>La cámara simulada no responde: iníciela de nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The slip is damaged or unreadable</source>
      <translation>El comprobante está dañado o ilegible</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>The slip is not printed: print it, or write it by hand.</source>
      <translation>El comprobante no está impreso: imprímalo o escríbalo a mano.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>The slip is written by hand: the floor signs.</source>
      <translation>El comprobante está escrito a mano: firma el supervisor.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>The slip shows the cage and surveillance where a large payout went.</source>
      <translation>El comprobante muestra a la caja y a vigilancia adónde fue un pago grande.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>The small blind is at most the big one, min_bet at most max_bet; correct the record.</source>
      <translation>La ciega pequeña no supera la grande, ni min_bet a max_bet; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>The stack, with the bet in front of it</source>
      <translation>El stack, con la apuesta que tiene delante</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/register.py" />
      <source>The staff list sent has no manager: add one, publish again.</source>
      <translation>La lista enviada no tiene gerente: añada uno y publíquela de nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/register.py" />
      <source>The staff list sent is not valid: publish it again.</source>
      <translation>La lista de personal enviada no es válida: publíquela de nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/sealed.py" />
      <source>The staff register cannot be checked ({why}): call a technician.</source>
      <translation>No se puede comprobar el registro del personal ({why}): llame a un técnico.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/register_trust.py" />
      <source>The staff register is not as the last kiosk staff command left it: restore it from backup, sign for it at a table, or use kiosk staff recover.</source>
      <translation>El registro de personal no está como lo dejó el último comando kiosk staff: restáurelo de la copia de seguridad, firme por él en una mesa o use kiosk staff recover.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/shift.py" />
      <source>The stakes of this game are in its file: close the table to change them.</source>
      <translation>Las apuestas de este juego están en su archivo: cierre la mesa para cambiarlas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/access.py" />
      <source>The standby needs what is in {folder}; it signs in as {role}.</source>
      <translation>El servidor de reserva necesita lo que hay en {folder}; se conecta como {role}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>The straddle is the first bet: call it, raise it, or fold. {cap}</source>
      <translation>El straddle es la primera apuesta: iguálela, súbala o retírese. {cap}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/handbook.py" />
      <source>The sum of antes, blinds and called wagers. Uncalled chips are not in it.</source>
      <translation>La suma de antes, ciegas y apuestas igualadas. Lo que nadie igualó no está en ella.</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/errors.py" />
      <source>The system reports: {error}. Call a technician.</source>
      <translation>El sistema informa: {error}. Llame a un técnico.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/answering/orders.py" />
      <source>The table has changed since: check it, and sign again.</source>
      <translation>La mesa cambió entretanto: revísela y firme otra vez.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/floor.py" />
      <source>The table is already locked.</source>
      <translation>La mesa ya está bloqueada.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>The table is closed. The floor and a dealer open it together.</source>
      <translation>La mesa está cerrada. La abren juntos el piso y un crupier.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/live.py" />
      <source>The table is closed: the floor must open it.</source>
      <translation>La mesa está cerrada: debe abrirla el piso.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/floor.py" />
      <source>The table is not locked.</source>
      <translation>La mesa no está bloqueada.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/shift.py" />
      <source>The table is open: close it first.</source>
      <translation>La mesa está abierta: ciérrela primero.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/stopped.py" />
      <source>The table opens by itself once a technician has fixed the above.</source>
      <translation>La mesa se abrirá sola cuando un técnico corrija lo indicado arriba.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/answering/pin_box.py" />
      <source>The table restarted after that was signed: sign again.</source>
      <translation>La mesa se reinició después de esa firma: firme otra vez.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/kernel/log.py" />
      <source>The table’s bank does not add up: nothing was saved. Call the floor.</source>
      <translation>La banca de la mesa no cuadra: no se guardó nada. Llame al supervisor.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>The three community cards alone decide. Only the hands of the Board Bonus table win.</source>
      <translation>Deciden solo las tres cartas comunitarias. Solo ganan las manos de la tabla del Board.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/hand.py" />
      <source>The time for that answer ran out: it counts as wrong.</source>
      <translation>Se agotó el tiempo de esa respuesta: cuenta como incorrecta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/hand.py" />
      <source>The time ran out</source>
      <translation>Se agotó el tiempo</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>The time ran out.</source>
      <translation>Se acabó el tiempo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/store/tables.py" />
      <source>The training records are of a version that is no longer read.</source>
      <translation>Los registros de entrenamiento son de una versión que ya no se lee.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/table.py" />
      <source>The training records cannot be saved ({error}): call a technician.</source>
      <translation>No se pueden guardar los registros de entrenamiento ({error}): llame a un técnico.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/store/tables.py" />
      <source>The training records were made by a newer version: install that version.</source>
      <translation>Los registros de entrenamiento los hizo una versión más nueva: instálela.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>The turn card is dealt face up next to the flop.</source>
      <translation>El turn se reparte boca arriba junto al flop.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>The turn is the second community card.</source>
      <translation>El turn es la segunda carta comunitaria.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>The two PINs differ: enter the new PIN again.</source>
      <translation>Los dos PIN no coinciden: escriba de nuevo el PIN nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/count.py" />
      <source>The two counts differ: both count again.</source>
      <translation>Los dos recuentos difieren: ambos vuelven a contar.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>The two hole cards decide. A face is a jack, queen or king.</source>
      <translation>Deciden las dos cartas. Una figura es jota, reina o rey.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/devices.py" />
      <source>The two reads differ: begin again, and hold the same badge both times.</source>
      <translation>Las dos lecturas difieren: empiece de nuevo y acerque la misma tarjeta las dos veces.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>The uncalled part of a blind is returned to its player, and is never raked.</source>
      <translation>Lo que nadie igualó de una ciega vuelve a su jugador y nunca paga rake.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/calibration/calibrate.py" />
      <source>The views do not match. Keep the board rigid; start over, tilting it too.</source>
      <translation>Las vistas no concuerdan. Mantenga rígido el tablero y empiece de nuevo, también inclinado.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>The vision models are not installed: make them with `make camera-model`.</source>
      <translation>Los modelos de visión no están instalados: hágalos con `make camera-model`.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>The wager is corrected.</source>
      <translation>Se corrige la apuesta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>The wager is within limits and on time.</source>
      <translation>La apuesta está dentro de los límites y a tiempo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>The wager stands</source>
      <translation>La apuesta se mantiene</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The wager was different</source>
      <translation>La apuesta era otra</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>The whole jackpot is paid out, in the ratio of the winners’ percentages.</source>
      <translation>Se paga todo el jackpot, en proporción a los porcentajes de los ganadores.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>The words to say</source>
      <translation>Las palabras que se dicen</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The wrong seat was paid</source>
      <translation>Se pagó al asiento equivocado</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The wrong seat was paid or taken</source>
      <translation>Se pagó o recogió en el asiento equivocado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/zones.py" />
      <source>The zones are not saved yet: save them, or touch again to discard the changes.</source>
      <translation>Las zonas aún no se guardaron: guárdelas, o toque otra vez para descartar.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/zones.py" />
      <source>The zones are saved. Show the deck next.</source>
      <translation>Las zonas están guardadas. Ahora muestre la baraja.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/calibration/zones.py" />
      <source>The zones cannot be read: draw them again.</source>
      <translation>No se pueden leer las zonas: dibújelas de nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/felt.py" />
      <source>The {card} is already {where}: check both cards, and call the floor.</source>
      <translation>{card} ya está {where}: revise las dos cartas y llame al piso.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/record_input.py" />
      <source>The {card} is in this hand twice; correct the record.</source>
      <translation>En esta mano está dos veces la carta {card}; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../drivers/listening.py" />
      <source>The {device} is back; %n byte was lost.</source>
      <translation>El aparato {device} responde de nuevo; se perdió %n byte.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../drivers/listening.py" />
      <source>The {device} is back; %n bytes were lost.</source>
      <translation>
        <numerusform>El aparato {device} responde de nuevo; se perdió %n byte.</numerusform>
        <numerusform>El aparato {device} responde de nuevo; se perdieron %n bytes.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../drivers/listening.py" />
      <source>The {device} sends clear data again.</source>
      <translation>El aparato {device} vuelve a enviar datos claros.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/store/store.py" />
      <source>There are no answers of {id} here: check the ID.</source>
      <translation>Aquí no hay respuestas de {id}: revise el ID.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>There is a bet already: seat {seat} may call, raise or fold.</source>
      <translation>Ya hay una apuesta: el asiento {seat} puede igualar, subir o retirarse.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/certificates.py" />
      <source>There is no authority in {folder}: make it with `kiosk floor authority`.</source>
      <translation>No hay ninguna autoridad en {folder}: créela con `kiosk floor authority`.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>There is no badge reader here: use `kiosk staff badge`.</source>
      <translation>Aquí no hay lector de tarjetas: use `kiosk staff badge`.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/count_room.py" />
      <source>There is no bill of {value}.</source>
      <translation>No hay billetes de {value}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/office.py" />
      <source>There is no certificate to revoke.</source>
      <translation>No hay certificado que revocar.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>There is no deck {seal} in the register.</source>
      <translation>No hay baraja {seal} en el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/report.py" />
      <source>There is no figure {key}: choose from {names}.</source>
      <translation>No hay cifra {key}: elija entre {names}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>There is no hand {hand}: choose one from the history.</source>
      <translation>No hay mano {hand}: elija una del historial.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recall.py" />
      <source>There is no hand {number}: the last one is hand {last}.</source>
      <translation>No hay mano {number}: la última es la {last}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/records.py" />
      <source>There is no key {key} in a record: write {near}.</source>
      <translation>En un registro no hay clave {key}: escriba {near}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>There is no pot {pot}: choose from {pots}; correct the record.</source>
      <translation>No hay bote {pot}: elija entre {pots}; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/report.py" />
      <source>There is no question {ask}: print them with --ask list.</source>
      <translation>No hay pregunta {ask}: imprímalas con --ask list.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>There is no seat {seat} in this hand.</source>
      <translation>No hay asiento {seat} en esta mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>There is no slip to print: follow the screen.</source>
      <translation>No hay comprobante que imprimir: siga la pantalla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>There is no slip to write: follow the screen.</source>
      <translation>No hay comprobante que escribir: siga la pantalla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/table_slips.py" />
      <source>There is no slip {number}: the last one is {last}.</source>
      <translation>No hay comprobante {number}: el último es {last}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/report.py" />
      <source>There is no table {table}.</source>
      <translation>No hay mesa {table}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>There is no {key} wager in this game.</source>
      <translation>En este juego no hay apuesta {key}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/play.py" />
      <source>There is nothing to decide now: follow the screen.</source>
      <translation>Ahora no hay nada que decidir: siga la pantalla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/hand.py" />
      <source>There is nothing to enter now: make the next move.</source>
      <translation>Ahora no hay nada que registrar: haga lo que toca.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/hand.py" />
      <source>There is nothing to settle now: make the next move.</source>
      <translation>Ahora no hay nada que liquidar: haga lo que toca.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/round.py" />
      <source>There is nothing to undo in this hand.</source>
      <translation>No hay nada que deshacer en esta mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>There is one right answer to it, and it moves no money that was won.</source>
      <translation>Tiene una sola respuesta correcta, y no mueve dinero ya ganado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/shift.py" />
      <source>These are the limits now: enter the new ones.</source>
      <translation>Estos son los límites actuales: introduzca los nuevos.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/evidence.py" />
      <source>These cards were face down: they are not shown.</source>
      <translation>Estas cartas estaban boca abajo: no se muestran.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfers.py" />
      <source>These chips are already on their way.</source>
      <translation>Estas fichas ya están en camino.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>These chips come to {worth}.</source>
      <translation>Estas fichas suman {worth}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/play.py" />
      <source>These chips have moved: {moved}. They stay; only what differs will move. Undo?</source>
      <translation>Estas fichas ya se movieron: {moved}. Se quedan; solo se moverá la diferencia. ¿Deshacer?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>These five</source>
      <translation>Estas cinco</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>These five are not the best hand.</source>
      <translation>Estas cinco no son la mejor mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/shift.py" />
      <source>These limits do not fit the game: {why}.</source>
      <translation>Estos límites no son válidos para el juego: {why}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>These players</source>
      <translation>Estos jugadores</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>These split it</source>
      <translation>Estos lo reparten</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/due.py" />
      <source>These wagers are settled: no chips move.</source>
      <translation>Estas apuestas están liquidadas: no se mueve ninguna ficha.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>They are lost with the hand: take every bonus bet with the ante and the street bets.</source>
      <translation>Se pierden con la mano: recoja todos los bonos con el ante y las apuestas de calle.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>They may be changed after this hand.</source>
      <translation>Se pueden cambiar después de esta mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>They stay in action: Board, Pocket and 6 Card are settled as if the player had stayed.</source>
      <translation>Siguen en juego: Board, Pocket y 6 Card se liquidan como si el jugador siguiera.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>This badge is {other}’s now. It will be {name}’s.</source>
      <translation>Esta tarjeta es ahora de {other}. Pasará a ser de {name}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/floor.py" />
      <source>This call to the floor has ended.</source>
      <translation>Esta llamada al piso ya terminó.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>This certificate and its key do not match: have a manager make a new one.</source>
      <translation>Este certificado y su clave no coinciden: pida a un gerente que haga otro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>This certificate belongs to another device: have a manager make one.</source>
      <translation>Este certificado es de otro aparato: pida a un gerente que haga uno.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>This certificate has expired: have a manager make a new one.</source>
      <translation>Este certificado ya venció: pida a un gerente que haga uno nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>This certificate was revoked: have a manager make a new one.</source>
      <translation>Este certificado fue revocado: pida a un gerente que haga uno nuevo.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/desk.py" />
      <source>This certificate was signed at another kiosk: print it there.</source>
      <translation>Este certificado se firmó en otro kiosco: imprímalo allí.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>This console</source>
      <translation>Esta consola</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>This console cannot read what the table sends: install the same version on both.</source>
      <translation>Esta consola no puede leer lo que envía la mesa: instale la misma versión en ambas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/console/link.py" />
      <source>This console has sent too many answers that no table has taken: sign at the table.</source>
      <translation>Esta consola envió demasiadas respuestas que ninguna mesa ha tomado: firme en la mesa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>This database has no floor yet: run kiosk floor migrate.</source>
      <translation>Esta base de datos aún no tiene el esquema del piso: ejecute kiosk floor migrate.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>This dealer is dealing the hand: choose another one.</source>
      <translation>Este crupier ya reparte la mano: otro debe tomar el relevo.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>This deck is in play.</source>
      <translation>Esta baraja está en juego.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>This device has too many connections to the floor server: wait a minute.</source>
      <translation>Este aparato tiene demasiadas conexiones con el servidor del piso: espere un minuto.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/cash.py" />
      <source>This drop box is in the table already: enter the number of the other one.</source>
      <translation>Esta caja de drop ya está en la mesa: introduzca el número de la otra.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/sitting.py" />
      <source>This examination has ended: it is not passed.</source>
      <translation>Este examen terminó: no está aprobado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/office.py" />
      <source>This examination was already used: a new one is required.</source>
      <translation>Este examen ya se usó: hay que aprobar otro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/cash.py" />
      <source>This game is played for points: no money moves.</source>
      <translation>Este juego se juega por puntos: no se mueve dinero.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>This hand</source>
      <translation>Esta mano</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_table.py" />
      <source>This hand is finished: close the recall and return to the table.</source>
      <translation>Esta mano ya terminó: cierre el repaso y vuelva a la mesa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/round.py" />
      <source>This hand is over: begin the next one.</source>
      <translation>Esta mano terminó: empiece la siguiente.</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/acting.py" />
      <source>This hand never ends: its players keep acting.</source>
      <translation>Esta mano no termina: sus jugadores siguen actuando.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/rules.py" />
      <source>This house</source>
      <translation>Esta casa</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/move.py" />
      <source>This house has joined another floor server: {server}.</source>
      <translation>Esta casa ya se unió a otro servidor del piso: {server}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/charities.py" />
      <source>This house has no [[shares]] in house.toml: add them first.</source>
      <translation>Esta casa no tiene [[shares]] en house.toml: añádalas primero.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/recovering.py" />
      <source>This house has no recovery code yet: a manager makes one (kiosk staff code).</source>
      <translation>Esta casa aún no tiene código de recuperación: un gerente crea uno (kiosk staff code).</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/records.py" />
      <source>This house has no rules for {game}: its file is missing.</source>
      <translation>Esta casa no tiene reglas de {game}: falta su archivo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/cash.py" />
      <source>This house pays no cash for chips at the table: send the player to the cage.</source>
      <translation>Esta casa no paga efectivo por fichas en la mesa: envíe al jugador a la caja.</translation>
    </message>
    <message>
      <location filename="../../kiosk/settings/screen_choices.py" />
      <source>This is a dealer's own setting: sign in first.</source>
      <translation>Este ajuste es de cada crupier: identifíquese primero.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/histories.py" />
      <source>This is no PHH file: {why}.</source>
      <translation>Este archivo no es PHH: {why}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>This is no connection string of PostgreSQL: write it as host=floor.example dbname=floor.</source>
      <translation>Esto no es una cadena de conexión de PostgreSQL: escríbala como host=floor.example dbname=floor.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>This is not a payout</source>
      <translation>Esto no es un pago</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/answering/pin_box.py" />
      <source>This is not the kiosk enrolled for {table}: go to the table.</source>
      <translation>Este no es el kiosco inscrito para {table}: vaya a la mesa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/file.py" />
      <source>This is the journal of table {table}, not of {wanted}: check the path; nothing was changed.</source>
      <translation>Este es el registro de la mesa {table}, no de {wanted}: revise la ruta; no se cambió nada.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/table.py" />
      <source>This is training: no signatures, and nothing is real.</source>
      <translation>Esto es entrenamiento: aquí nadie firma y nada es real.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>This kiosk did not open {device}: there is nothing to test.</source>
      <translation>Este kiosco no abrió {device}: no hay nada que probar.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/answering/orders.py" />
      <source>This kiosk does not know that order: install the latest version.</source>
      <translation>Este kiosco no conoce esa orden: instale la versión más reciente.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/records.py" />
      <source>This line cannot be read: write one hand record on one line.</source>
      <translation>Esta línea no se puede leer: escriba un registro de mano por línea.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/records.py" />
      <source>This line is not UTF-8: save the file as UTF-8.</source>
      <translation>Esta línea no es UTF-8: guarde el archivo como UTF-8.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>This machine’s register has no “{id}”: check the ID. A trainer can give its hours to you.</source>
      <translation>El registro de este equipo no tiene “{id}”: revise la identificación. Un instructor puede pasarle sus horas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/names.py" />
      <source>This name has {letters} letters, and {most} is the most: shorten it.</source>
      <translation>Este nombre tiene {letters} letras y el máximo es {most}: acórtelo.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/evidence.py" />
      <source>This picture is gone.</source>
      <translation>Esta imagen ya no está.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/evidence.py" />
      <source>This picture was altered: it does not match the journal.</source>
      <translation>Esta imagen se alteró: no coincide con el registro.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>This pit has no tables now: touch it to see the others.</source>
      <translation>Ya no hay mesas en este sector: tóquelo para ver los otros.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>This rack cannot make {amounts}, which its pay tables may owe. Ask for a fill before the first hand.</source>
      <translation>Este rack no puede pagar {amounts}, que sus tablas pueden deber. Pida un relleno antes de la primera mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/records.py" />
      <source>This record caused an error ({kind}): report it with the record.</source>
      <translation>Este registro causó un error ({kind}): repórtelo con el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/deck_seals.py" />
      <source>This seal number is in play already: enter the other one.</source>
      <translation>Este número de sello ya está en juego: introduzca el otro.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/rules.py" />
      <source>This step</source>
      <translation>Este paso</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/shift.py" />
      <source>This table does not deal that game: choose one of those shown.</source>
      <translation>En esta mesa no se juega eso: elija uno de los mostrados.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/camera.py" />
      <source>This table has no camera.</source>
      <translation>Esta mesa no tiene cámara.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/count_room.py" />
      <source>This table has no chip of {value}.</source>
      <translation>Esta mesa no tiene fichas de {value}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>This table has no devices: cards are entered by hand.</source>
      <translation>Esta mesa no tiene aparatos: las cartas se registran a mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/school.py" />
      <source>This table has no hands yet: deal some first.</source>
      <translation>Esta mesa aún no tiene manos: reparta algunas primero.</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/drill.py" />
      <source>This table has no line {key}: choose one of {known}.</source>
      <translation>Esta mesa no tiene la línea {key}: elija una de {known}.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/calibration/zones.py" />
      <source>This table has no place {place}{meant}</source>
      <translation>Esta mesa no tiene el lugar {place}{meant}</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/cash.py" />
      <source>This table has no seat {seat}.</source>
      <translation>Esta mesa no tiene asiento {seat}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>This table has no settled hands yet.</source>
      <translation>Esta mesa aún no tiene manos liquidadas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/school.py" />
      <source>This table has no shoe in its configuration: train without --shoe.</source>
      <translation>Esta mesa no tiene sabot en su configuración: entrene sin --shoe.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>This table has no shoe: there is nothing to test.</source>
      <translation>Esta mesa no tiene sabot: no hay nada que probar.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/house.py" />
      <source>This table takes what is published with the key {key}…</source>
      <translation>Esta mesa acepta lo publicado con la clave {key}…</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/house.py" />
      <source>This table trusts no publisher’s key.</source>
      <translation>Esta mesa no confía en ninguna clave de publicador.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/table.py" />
      <source>This table’s file has changed. The change takes effect after the closing.</source>
      <translation>El archivo de esta mesa ha cambiado. El cambio entra en vigor después del cierre.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/shift.py" />
      <source>This table’s jackpots are posted at a console: post them there.</source>
      <translation>Los jackpots de esta mesa se publican en una consola: publíquelos allí.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>This takes a minute; the camera keeps reading. You may leave this page.</source>
      <translation>Tarda un minuto; la cámara sigue leyendo. Puede dejar esta página.</translation>
    </message>
    <message>
      <location filename="../../kiosk/settings/folders.py" />
      <source>This user has no home folder. Give the folder of the records with --data.</source>
      <translation>Este usuario no tiene carpeta personal. Indique la carpeta de los registros con --data.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>This week</source>
      <translation>Esta semana</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Three cards are dealt face up in the middle of the table. All players use the board.</source>
      <translation>Se reparten tres cartas boca arriba en medio de la mesa. Todos usan el board.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Three community cards lie face up on the board for all to view.</source>
      <translation>Tres cartas comunitarias quedan boca arriba a la vista de todos.</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/compare.py" />
      <source>Three of a kind</source>
      <translation>Trío</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>Three of a kind, {rank}</source>
      <translation>Trío de {rank}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Three side pots</source>
      <translation>Tres botes secundarios</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Three side pots and an odd chip</source>
      <translation>Tres botes secundarios y una ficha impar</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/tcl/driver.py" />
      <source>Tickets are low: have new ones ready.</source>
      <translation>Quedan pocos boletos: tenga nuevos listos.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>Time</source>
      <translation>Hora</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Times paid</source>
      <translation>Veces pagado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Tip</source>
      <translation>Propina</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Tips</source>
      <translation>Propinas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>To another table</source>
      <translation>A otra mesa</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/irregularities.py" />
      <source>To begin, all players make a Blind Wager before any cards are dealt.</source>
      <translation>Para empezar, todos los jugadores hacen una apuesta Blind antes de repartir cartas.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>To export, sign in as {roles}.</source>
      <translation>Para exportar, identifíquese como {roles}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/felt/seat_results.py" />
      <source>To floor</source>
      <translation>Al supervisor</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>To review: {count}.</source>
      <translation>Por revisar: {count}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>To table</source>
      <translation>A la mesa</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>To the next player; missed blinds are posted.</source>
      <translation>Al jugador siguiente; las ciegas saltadas se ponen.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>To {table}</source>
      <translation>A {table}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>Today: %n minutes</source>
      <translation>
        <numerusform>Hoy: %n minuto</numerusform>
        <numerusform>Hoy: %n minutos</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Tones</source>
      <translation>Tonos</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>Tonight</source>
      <translation>Esta noche</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/round.py" />
      <source>Too early: no card is dealt now. Set it aside face down; enter the cards shown in gold by touch.</source>
      <translation>Demasiado pronto: ahora no se reparte ninguna carta. Apártela boca abajo; introduzca con el dedo las cartas en dorado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Too many wrong PINs at this table</source>
      <translation>Demasiados PIN incorrectos en esta mesa</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Too many wrong PINs at this table: PIN entry is locked.</source>
      <translation>Demasiados PIN incorrectos en esta mesa: PIN bloqueado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/locks.py" />
      <source>Too many wrong PINs here: no PIN is taken until {at}. Call the floor.</source>
      <translation>Demasiados PIN incorrectos aquí: no se acepta ninguno hasta las {at}. Llame al piso.</translation>
    </message>
    <message>
      <location filename="../../drivers/listening.py" />
      <source>Too much data from the {device}: cut off. Unplug it and check its cable.</source>
      <translation>El aparato {device} envía demasiados datos y se cortó: desenchúfelo y revise su cable.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>Total</source>
      <translation>En total</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Touch Exceptions: the floor rules whether the card plays, or goes back into the stub.</source>
      <translation>Toque Excepciones: el piso decide si la carta juega o vuelve al resto de la baraja.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Touch a chip first, then enter its count.</source>
      <translation>Toque primero una ficha, luego introduzca cuántas hay.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Touch a chip, then enter how many are needed. Leave the others empty.</source>
      <translation>Toque una ficha e introduzca cuántas hacen falta. Deje vacías las demás.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Touch a chip, then enter how many go. Leave the others empty.</source>
      <translation>Toque una ficha e introduzca cuántas salen. Deje vacías las demás.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Touch a dispute to rule on it: the floor signs.</source>
      <translation>Toque una disputa para resolverla: firma el piso.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/changes.py" />
      <source>Touch a seat or card on the screen first.</source>
      <translation>Toque primero un asiento o una carta en la pantalla.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>Touch a seat paid or taken differently than hand {hand} shows. Or reopen it to fix a card or wager.</source>
      <translation>Toque el asiento donde se pagó o recogió algo distinto de lo que muestra la mano {hand}. O reábrala para corregir una carta o apuesta.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Touch a seat, then take, push or pay, in rules order. Change answers until you hand in.</source>
      <translation>Toque un asiento y luego recoger, empatar o pagar, en el orden de las reglas. Cambie respuestas hasta entregar.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Touch a signature to withdraw it.</source>
      <translation>Toque una firma para retirarla.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>Touch a table to assign it. Two people sign.</source>
      <translation>Toque una mesa para asignarla. Firman dos personas.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books.py" />
      <source>Touch a value first.</source>
      <translation>Toque primero un valor.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Touch each seat that changes. Then post the blinds.</source>
      <translation>Toque cada asiento que cambia. Luego ponga las ciegas.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Touch each tube at its highest full stack of 20. Slide sideways for loose chips, or enter them.</source>
      <translation>Toque cada tubo en su pila completa de 20 más alta. Deslice de lado para las fichas sueltas, o introdúzcalas.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Touch each tube at its highest full stack of 20. Slide sideways for loose chips, or enter them. Do not read them from the slip.</source>
      <translation>Toque cada tubo en su pila completa de 20 más alta. Deslice de lado para las fichas sueltas, o introdúzcalas. No las lea del comprobante.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Touch each tube at its highest full stack of 20. Slide sideways for loose chips, or enter them. The last closing is shown when all are counted.</source>
      <translation>Toque cada tubo en su pila completa de 20 más alta. Deslice de lado para las fichas sueltas, o introdúzcalas. El último cierre se muestra cuando todo está contado.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Touch each tube at its highest full stack of 20. Slide sideways for loose chips, or enter them. The last count is shown when all are counted.</source>
      <translation>Toque cada tubo en su pila completa de 20 más alta. Deslice de lado para las fichas sueltas, o introdúzcalas. El último recuento se muestra cuando todo está contado.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Touch each tube at its highest full stack of 20. Slide sideways for loose chips, or enter them. The slip is shown when all are counted.</source>
      <translation>Toque cada tubo en su pila completa de 20 más alta. Deslice de lado para las fichas sueltas, o introdúzcalas. El comprobante se muestra cuando todo está contado.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Touch each tube at its highest full stack of 20. Slide sideways for loose chips, or enter them. The tracked rack is shown when all are counted.</source>
      <translation>Toque cada tubo en su pila completa de 20 más alta. Deslice de lado para las fichas sueltas, o introdúzcalas. El rack registrado se muestra cuando todo está contado.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/surface.py" />
      <source>Touch every field, the corners too. Then use several fingers at once.</source>
      <translation>Toque todos los campos, también las esquinas. Luego use varios dedos a la vez.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>Touch fields, finger traces, and plain colors to find dead pixels.</source>
      <translation>Campos táctiles, rastros de dedos y colores planos para hallar píxeles muertos.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Touch five</source>
      <translation>Toque cinco</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Touch it on the felt, as at a live table.</source>
      <translation>Tóquelo en el paño, como en una mesa real.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Touch no card until the floor has seen it.</source>
      <translation>No toque ninguna carta hasta que la vea el piso.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Touch no die until the floor has seen it.</source>
      <translation>No toque ningún dado hasta que lo vea el piso.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Touch the answer</source>
      <translation>Toque la respuesta</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Touch the chip that is changed for others.</source>
      <translation>Toque la ficha que se cambia por otras.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>Touch the drop box that you count.</source>
      <translation>Toque la caja de drop que cuenta.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/rules.py" />
      <source>Touch the first letters of a word.</source>
      <translation>Toque las primeras letras de una palabra.</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/reading.py" />
      <source>Touch the five cards that play for seat {seat}.</source>
      <translation>Toque las cinco cartas que juegan del asiento {seat}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/reading.py" />
      <source>Touch the five dice that play for seat {seat}.</source>
      <translation>Toque los cinco dados que juegan del asiento {seat}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Touch the misread card.</source>
      <translation>Toque la carta mal leída.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/elsewhere.py" />
      <source>Touch the payout that does not come from the rack.</source>
      <translation>Toque el pago que no sale del rack.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Touch the pot’s winning seat, enter the amount, cut the chips. Skip other seats.</source>
      <translation>Toque el asiento que gana el bote, introduzca el importe, corte las fichas. Omita los demás asientos.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/exam.py" />
      <source>Touch the seat first.</source>
      <translation>Toque primero el asiento.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Touch the seat that forfeits its hand.</source>
      <translation>Toque el asiento que pierde su mano por falta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Touch the seat that wins, or each that splits: {pot}.</source>
      <translation>Toque el asiento que gana, o cada uno que reparte: {pot}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>Touch the seat where other chips moved than was confirmed. The difference is shown before the table is cleared.</source>
      <translation>Toque el asiento donde se movieron otras fichas que las confirmadas. La diferencia se muestra antes de recoger la mesa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/deck_seals.py" />
      <source>Touch the winning cards first.</source>
      <translation>Toque primero las cartas ganadoras.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seals.py" />
      <source>Touch the winning cards.</source>
      <translation>Toque las cartas ganadoras.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Touch “Forget the deck” again. All 52 cards must then be reshown.</source>
      <translation>Toque otra vez “Olvidar la baraja”: habrá que mostrar de nuevo sus 52 cartas.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Tracked rack</source>
      <translation>Rack registrado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Train on a few days: then the kiosk says when you are ready.</source>
      <translation>Entrene varios días: entonces el kiosco dirá cuándo estará preparado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/main.py" />
      <source>Training closed after ten idle minutes. The table is free.</source>
      <translation>Se cerró el entrenamiento tras diez minutos sin uso. La mesa queda libre.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Training week · {game} · {day}</source>
      <translation>Semana de entrenamiento · {game} · {day}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/controls/words.py" />
      <source>Transfer of {amount} on its way for %n minutes, slip {slip}. The receipt: menu, “On its way”.</source>
      <translation>
        <numerusform>Traslado de {amount} en camino desde hace %n minuto, comprobante {slip}. El recibo: menú, «En camino».</numerusform>
        <numerusform>Traslado de {amount} en camino desde hace %n minutos, comprobante {slip}. El recibo: menú, «En camino».</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/controls/words.py" />
      <source>Transfer of {amount} on its way for %n minutes, slip {slip}: call the floor.</source>
      <translation>
        <numerusform>Traslado de {amount} en camino desde hace %n minuto, comprobante {slip}: llame al piso.</numerusform>
        <numerusform>Traslado de {amount} en camino desde hace %n minutos, comprobante {slip}: llame al piso.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Transfer of {amount} requested. When the chips leave the rack: menu, “On its way”.</source>
      <translation>Traslado de {amount} solicitado. Cuando las fichas salgan del rack: menú, «En camino».</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Transfer on its way · slip {slip}</source>
      <translation>Traslado en camino · comprobante {slip}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Transfer {number}, requested</source>
      <translation>Traslado {number}, solicitado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Tube is empty</source>
      <translation>Tubo vacío</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/shift/words.py" />
      <source>Tube of {chip}: %n chips over.</source>
      <translation>
        <numerusform>Tubo de {chip}: sobra %n ficha.</numerusform>
        <numerusform>Tubo de {chip}: sobran %n fichas.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/shift/words.py" />
      <source>Tube of {chip}: %n chips short.</source>
      <translation>
        <numerusform>Tubo de {chip}: falta %n ficha.</numerusform>
        <numerusform>Tubo de {chip}: faltan %n fichas.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Turn</source>
      <translation>Turn</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Turn</source>
      <comment>as the dealer calls it</comment>
      <extracomment>Called aloud by the dealer, in English: keep it as it is.</extracomment>
      <translation>Turn</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Turn and river</source>
      <translation>Turn y river</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Turn bets, deal</source>
      <translation>Apuestas y turn</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Turn over each hand. Settle right to left.</source>
      <translation>Voltee cada mano. Liquide de derecha a izquierda.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Turn over second card</source>
      <translation>Voltear la segunda carta</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Turn over the Pocket players' cards. Settle right to left.</source>
      <translation>Voltee las cartas del Pocket. Liquide de derecha a izquierda.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Turn over the cards shown in gold.</source>
      <translation>Voltee las cartas que se ven en dorado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Turn over your first card.</source>
      <translation>Voltee su primera carta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Turn over your second card.</source>
      <translation>Voltee su segunda carta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Turn the others over, and correct them on the screen.</source>
      <translation>Voltee las otras y corríjalas en la pantalla.</translation>
    </message>
    <message>
      <location filename="../../ui/window/dropped.py" />
      <source>Two answers were touched at once. Nothing was entered: touch one.</source>
      <translation>Se tocaron dos respuestas a la vez. No se registró nada: toque una.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/showing/enrollment.py" />
      <source>Two cards look like the {card}: name this one.</source>
      <translation>Dos cartas parecen la misma ({card}): indique cuál es esta.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Two colors</source>
      <translation>Dos colores</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Two dealt</source>
      <translation>Dos repartidas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Two floor servers</source>
      <translation>Dos servidores del piso</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/known.py" />
      <source>Two floor servers run, {newer} and {older}: stop {older}.</source>
      <translation>Funcionan dos servidores del piso, {newer} y {older}: detenga {older}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Two hands of the same combination: which is stronger?</source>
      <translation>Dos manos de la misma combinación: ¿cuál es más fuerte?</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Two hole cards and three community cards make the hand. Enter any card the shoe did not read.</source>
      <translation>Dos cartas propias y tres comunitarias hacen la mano. Registre cada carta que el sabot no leyó.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Two hole cards and three community cards. Ante and street bets are paid alike.</source>
      <translation>Dos cartas propias y tres comunitarias. Ante y calles se pagan igual.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Two large flushes: which is stronger?</source>
      <translation>Dos colores grandes: ¿cuál es más fuerte?</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/compare.py" />
      <source>Two pair</source>
      <translation>Dos pares</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>Two pair, {rank} and {low}</source>
      <translation>Dos pares, {rank} y {low}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/move.py" />
      <source>Two people must sign for this: name the second with --second.</source>
      <translation>Esto lo firman dos personas: indique la segunda con --second.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/console/office.py" />
      <source>Two people must sign for this: post it with “kiosk floor post” and --second.</source>
      <translation>Esto lo firman dos personas: publíquelo con “kiosk floor post” y --second.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>Two people sign for this step: give both IDs.</source>
      <translation>Dos personas firman este paso: indique los dos ID.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Two players: who is the small blind?</source>
      <translation>Dos jugadores: ¿quién es la ciega pequeña?</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>Two slips cannot have one paper: enter the number of each.</source>
      <translation>Dos comprobantes no pueden tener un mismo papel: introduzca el número de cada uno.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Two supervisors, neither of them the dealer, must sign for this payout.</source>
      <translation>Deben firmar este pago dos supervisores, ninguno de ellos el crupier.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Two to four players divide the chips evenly. A game lasts until one has won them all.</source>
      <translation>De dos a cuatro jugadores se dividen las fichas por igual. El juego sigue hasta que uno las gana todas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Two to ten players with chips are needed: seat them, or close the table.</source>
      <translation>Hacen falta de dos a diez jugadores con fichas: siéntelos o cierre la mesa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/handbook.py" />
      <source>Two to ten players. The first left of the button pays the small blind, the next the big blind. Everybody gets two cards, the button last. The big blind is a bet. The first round starts left of it.</source>
      <translation>De dos a diez jugadores. El primero a la izquierda del botón paga la ciega pequeña, el siguiente la grande. Todos reciben dos cartas, el botón el último. La ciega grande es una apuesta. La primera ronda empieza a su izquierda.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/calibration/zones.py" />
      <source>Two zones are called {place}: remove one.</source>
      <translation>Dos zonas se llaman {place}: quite una.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Unannounced, it is a call: return the rest.</source>
      <translation>Sin anuncio es igualar: devuelva el resto.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Uncalled bet</source>
      <translation>Apuesta sin igualar</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Under age: payout seized</source>
      <translation>Menor de edad: pago incautado</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Under review: payout held</source>
      <translation>En revisión: pago retenido</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Undo</source>
      <translation>Deshacer</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Undo anyway</source>
      <translation>Deshacer de todos modos</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/table/cards/doubts.py" />
      <source>Unexpected cards at seats {seats}: check them. If any is face down, call the floor.</source>
      <translation>
        <numerusform>Carta inesperada en el asiento {seats}: revísela. Si está boca abajo, llame al piso.</numerusform>
        <numerusform>Cartas inesperadas en los asientos {seats}: revíselas. Si alguna está boca abajo, llame al piso.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/devices.py" />
      <source>Unknown badge reader {name}: choose from {known}.</source>
      <translation>Ningún lector de tarjetas se llama {name}: elija entre {known}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>Unknown badge: choose your name.</source>
      <translation>Tarjeta desconocida: elija su nombre.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/showing/decks.py" />
      <source>Unknown deck {name}: choose one on the page.</source>
      <translation>Ninguna baraja se llama {name}: elija una de la página.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/devices.py" />
      <source>Unknown device {name}: choose from {names}.</source>
      <translation>Ningún aparato se llama {name}: elija entre {names}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>Unknown game {game}.</source>
      <translation>Aquí ningún juego se llama {game}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/main.py" />
      <source>Unknown language {code}: choose from {known}.</source>
      <translation>Ningún idioma se llama {code}: elija entre {known}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>Unknown role {role}: choose from {known}.</source>
      <translation>Ningún cargo se llama {role}: elija entre {known}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/certificates.py" />
      <source>Unknown server {host}: give its name or address.</source>
      <translation>Ningún servidor se llama {host}: dé su nombre o su dirección.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/demo.py" />
      <source>Unknown table {table}: choose from {known}.</source>
      <translation>Ninguna mesa se llama {table}: elija entre {known}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Unlock a PIN</source>
      <translation>Desbloquear un PIN</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Unlock the table</source>
      <translation>Desbloquear la mesa</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/locks.py" />
      <source>Unlock {name}</source>
      <translation>Desbloquear {name}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Unneeded floor call</source>
      <translation>Llamada al piso sin motivo</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Up</source>
      <translation>Gana</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/new_game/__init__.py" />
      <source>Use lowercase letters for a game name, such as lucky_nines.</source>
      <translation>Use minúsculas para el nombre de un juego, como lucky_nines.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>VOID</source>
      <translation>NULO</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Valid until</source>
      <translation>Válido hasta</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Verified</source>
      <translation>Verificado</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Verified from the beginning</source>
      <translation>Verificado desde el principio</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Verifier result: bad signature</source>
      <translation>Resultado de la verificación: firma inválida</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Verifier’s key not trusted</source>
      <translation>Clave del verificador no fiable</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>Versions</source>
      <translation>Versiones</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Vision model digest</source>
      <translation>Huella de los modelos</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Vision models installed</source>
      <translation>Modelos instalados</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>Void</source>
      <translation>Anulada</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/slips.py" />
      <source>Void by</source>
      <translation>Anulado por</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Void hands</source>
      <translation>Manos anuladas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Void it</source>
      <translation>Anular</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/slips.py" />
      <source>Void reason</source>
      <translation>Motivo</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/slips.py" />
      <source>Void slip</source>
      <translation>Anular comprobante</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>Void the hand</source>
      <translation>Anular la mano</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/slips.py" />
      <source>Wager</source>
      <translation>Apuesta</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Wager dispute</source>
      <translation>Disputa por una apuesta</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Wager on the wrong spot or in the wrong amount</source>
      <translation>Apuesta en lugar o importe equivocado</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Wagers</source>
      <translation>Apuestas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Wagers and decisions entered</source>
      <translation>Apuestas y decisiones registradas</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/play.py" />
      <source>Wagers cannot change once a card is out: call the floor.</source>
      <translation>Las apuestas no se cambian si ya salió una carta: llame al piso.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Wagers: seats {seats}</source>
      <translation>
        <numerusform>Apuestas del asiento {seats}</numerusform>
        <numerusform>Apuestas de los asientos {seats}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Wait for the big blind</source>
      <translation>Esperar la ciega grande</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/moves.py" />
      <source>Wait for the floor</source>
      <translation>Esperar al piso</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Wait for the slips of seats {seats}.</source>
      <translation>
        <numerusform>Espere el comprobante del asiento {seats}.</numerusform>
        <numerusform>Espere los comprobantes de los asientos {seats}.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/judge.py" />
      <source>Wait: pay nothing until the floor confirms the hand.</source>
      <translation>Espere: no pague nada hasta que el piso confirme la mano.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Waiting for a card</source>
      <translation>Esperando una carta</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Waiting for a die</source>
      <translation>Esperando un dado</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>Waiting for a new picture.</source>
      <translation>Esperando una imagen nueva.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Waiting for a signature</source>
      <translation>Esperando una firma</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Waiting for the floor</source>
      <translation>Esperando al piso</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Waiting for the printer</source>
      <translation>Esperando a la impresora</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Waiting {age}</source>
      <translation>Espera {age}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Waiting {minutes}:{seconds}</source>
      <translation>Espera {minutes}:{seconds}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Waits</source>
      <translation>Espera</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/check.py" />
      <source>Warnings. The kiosk runs with them:</source>
      <translation>Avisos. El kiosco funciona con ellos:</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Watch</source>
      <translation>Mirar</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Weakest line</source>
      <translation>Línea más floja</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>What comes after “{step}”?</source>
      <translation>¿Qué sigue después de “{step}”?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>What do you do about it?</source>
      <translation>¿Qué hace al respecto?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>What do you do now?</source>
      <translation>¿Qué hace ahora?</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>What does a player who shares cards lose?</source>
      <translation>¿Qué pierde un jugador que comparte cartas?</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/banked.py" />
      <source>What does the house pay seat {seat}?</source>
      <translation>¿Cuánto paga la casa al asiento {seat}?</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>What does {line} pay?</source>
      <translation>¿Cuánto paga {line}?</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>What happens to a fraction of a cent in a share?</source>
      <translation>¿Qué pasa con una fracción de centavo en una parte?</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/rules.py" />
      <source>What happens to the Blind after a surrender?</source>
      <translation>¿Qué pasa con el Blind después de rendirse?</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>What happens to the bonus bets of a player who folds?</source>
      <translation>¿Qué pasa con los bonos de quien se retira?</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>What happens to the uncalled part of a blind?</source>
      <translation>¿Qué pasa con la parte de una ciega que nadie iguala?</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>What is a flush or better on a three-card board?</source>
      <translation>¿Qué es color o mejor en un board de tres cartas?</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/limits.py" />
      <source>What is the most that one wager pays?</source>
      <translation>¿Cuánto paga como máximo una apuesta?</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/limits.py" />
      <source>What is the most that the house pays in one hand?</source>
      <translation>¿Cuánto paga la casa como máximo en una mano?</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>What is the ruling?</source>
      <translation>¿Cuál es la resolución?</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>What is the table maximum?</source>
      <translation>¿Cuál es el máximo de la mesa?</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>What is the table minimum?</source>
      <translation>¿Cuál es el mínimo de la mesa?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>What should it be?</source>
      <translation>¿Qué debería ser?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>What the house has set for your group</source>
      <translation>Lo que la casa ha fijado para su grupo</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>What went wrong?</source>
      <translation>¿Qué salió mal?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>What went wrong? Touch an exposed card.</source>
      <translation>¿Qué salió mal? Toque la carta expuesta.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/menu.py" />
      <source>What you sign for has changed. Read it again, then enter the PIN.</source>
      <translation>Lo que usted firma ha cambiado. Léalo otra vez e introduzca el PIN.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>What {name} needs</source>
      <translation>Lo que necesita {name}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>When are the four 6 Card bonus cards dealt?</source>
      <translation>¿Cuándo se reparten las cuatro cartas de bono 6 Card?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Where</source>
      <translation>Dónde</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/questions.py" />
      <source>Where does the floor come late?</source>
      <translation>¿Dónde llega tarde el supervisor?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Where is the card?</source>
      <translation>¿Dónde está la carta?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Where is the die?</source>
      <translation>¿Dónde está el dado?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Where is the other card?</source>
      <translation>¿Dónde está la otra carta?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Which card is it?</source>
      <translation>¿Qué carta es?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Which card?</source>
      <translation>¿Qué carta?</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/questions.py" />
      <source>Which day does not add up?</source>
      <translation>¿Qué día no cuadra?</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/questions.py" />
      <source>Which dealer is slow?</source>
      <translation>¿Qué crupier es lento?</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/questions.py" />
      <source>Which dealer makes corrections?</source>
      <translation>¿Qué crupier hace correcciones?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Which decision?</source>
      <translation>¿Qué decisión?</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/questions.py" />
      <source>Which device fails?</source>
      <translation>¿Qué aparato falla?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Which die?</source>
      <translation>¿Qué dado?</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/questions.py" />
      <source>Which line of a pay table costs most?</source>
      <translation>¿Qué línea de pago cuesta más?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Which rule was broken?</source>
      <translation>¿Qué regla se infringió?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Which seat gets the chips?</source>
      <translation>¿Qué asiento recibe las fichas?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Which seat gives or gets chips?</source>
      <translation>¿Qué asiento da o recibe fichas?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Which seat in hand {hand}?</source>
      <translation>¿Qué asiento de la mano {hand}?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Which seat?</source>
      <translation>¿Qué asiento?</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/questions.py" />
      <source>Which table holds less than it should?</source>
      <translation>¿Qué mesa retiene menos de lo debido?</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/questions.py" />
      <source>Which table loses more than its hands explain?</source>
      <translation>¿Qué mesa pierde más de lo que explican sus manos?</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/questions.py" />
      <source>Which wager is not taken?</source>
      <translation>¿Qué apuesta no se juega?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Which wager or pot at seat {seat}?</source>
      <translation>¿Qué apuesta o bote del asiento {seat}?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Which wager?</source>
      <translation>¿Qué apuesta?</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>Who acknowledges a called hand, and signs an opening?</source>
      <translation>¿Quién confirma una mano cantada y firma una apertura?</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>Who decides?</source>
      <translation>¿Quién decide?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Who disputes it?</source>
      <translation>¿Quién la disputa?</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Who gets the odd chips of a split pot?</source>
      <translation>¿De quién son las fichas impares de un bote dividido?</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Who gets the odd point of a split pot?</source>
      <translation>¿De quién es el punto impar de un bote dividido?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>Who has counted?</source>
      <translation>¿Quién ha contado?</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Who may straddle, for twice the big blind before the cards?</source>
      <translation>¿Quién puede hacer straddle, por el doble de la ciega grande antes de las cartas?</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>Who posts the jackpots?</source>
      <translation>¿Quién publica los jackpots?</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>Who shows a deck to the camera?</source>
      <translation>¿Quién muestra una baraja a la cámara?</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Who shows first at the showdown?</source>
      <translation>¿Quién enseña primero en el showdown?</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>Who signs</source>
      <translation>Quién firma</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/questions.py" />
      <source>Who signs against the kiosk?</source>
      <translation>¿Quién firma contra el kiosco?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>Who signs first?</source>
      <translation>¿Quién firma primero?</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/game/game.py" />
      <source>Who signs for a forfeited hand?</source>
      <translation>¿Quién firma una mano perdida?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>Who signs second?</source>
      <translation>¿Quién firma después?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/stopped.py" />
      <source>Who signs to continue?</source>
      <translation>¿Quién firma para continuar?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Who signs: {verb}</source>
      <translation>Quién firma: {verb}</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>Who supervises a trainee dealer?</source>
      <translation>¿Quién supervisa a un crupier aprendiz?</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>Who unlocks a PIN?</source>
      <translation>¿Quién desbloquea un PIN?</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/drill.py" />
      <source>Who wins</source>
      <translation>Quién gana</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/drill.py" />
      <source>Who wins the pot?</source>
      <translation>¿Quién gana el bote?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Whole dollars. A seat that you touch keeps the old minimum.</source>
      <translation>Dólares enteros. Un asiento que usted toca conserva el mínimo anterior.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Whose turn it is</source>
      <translation>A quién le toca</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Why is it void?</source>
      <translation>¿Por qué se anula?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>Why reopen hand {hand}?</source>
      <translation>¿Por qué se reabre la mano {hand}?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Why revoke the certificate of {name}?</source>
      <translation>¿Por qué se revoca el certificado de {name}?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/slips.py" />
      <source>Why void slip {number}?</source>
      <translation>¿Por qué se anula el comprobante {number}?</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Win</source>
      <translation>Ganancia</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/naming.py" />
      <source>Wins</source>
      <translation>Gana</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/naming.py" />
      <source>Wins all</source>
      <translation>Gana todo</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/naming.py" />
      <source>Wins all pots</source>
      <translation>Gana todos los botes</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Wins, below a flush</source>
      <translation>Gana, menos que color</translation>
    </message>
    <message>
      <location filename="../../ui/window/dropped.py" />
      <source>Wipe ignored. To clean the screen, touch the padlock first.</source>
      <translation>Se ignoró la pasada. Para limpiar la pantalla, toque primero el candado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>With --joins, give the tables’ PostgreSQL address without a user.</source>
      <translation>Con --joins, dé la dirección de PostgreSQL para las mesas, sin usuario.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>With a shoe, draw them again: the screen says where each goes.</source>
      <translation>Con sabot, sáquelas otra vez: la pantalla dice adónde va cada una.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>With no shoe, the floor rebuilds the hand from video.</source>
      <translation>Sin sabot, el piso rehace la mano con el video.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/console/house.py" />
      <source>Won while offline</source>
      <translation>Ganado sin conexión</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/slips.py" />
      <source>Won with</source>
      <translation>Ganó con</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>Won {amount}</source>
      <translation>Ganado {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Words said</source>
      <translation>Palabras dichas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Write my own answers into one file</source>
      <translation>Escribir mis propias respuestas en un archivo</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Write slip {number} by hand, then enter the number of the paper.</source>
      <translation>Escriba a mano el comprobante {number} e introduzca el número del papel.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>Write the day as in 2026-11-01.</source>
      <translation>Escriba el día como en 2026-11-01.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>Write the export</source>
      <translation>Escribir la exportación</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Write the slips for seats {seats} by hand.</source>
      <translation>
        <numerusform>Escriba a mano el comprobante del asiento {seats}.</numerusform>
        <numerusform>Escriba a mano los comprobantes de los asientos {seats}.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Written by hand</source>
      <translation>Escrito a mano</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>Written: {name}</source>
      <translation>Escrito: {name}</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Wrong PIN entered.</source>
      <translation>Se introdujo un PIN incorrecto.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/staff/register.py" />
      <source>Wrong PIN: %n tries left.</source>
      <translation>
        <numerusform>PIN incorrecto: queda %n intento.</numerusform>
        <numerusform>PIN incorrecto: quedan %n intentos.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Wrong amount paid to a seat</source>
      <translation>Importe equivocado pagado a un asiento</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Wrong card entered</source>
      <translation>Carta mal registrada</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Wrong chips requested</source>
      <translation>Se pidieron fichas equivocadas</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Wrong player decision entered</source>
      <translation>Decisión de un jugador mal registrada</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Wrong seat to act</source>
      <translation>Turno equivocado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Wrong take, pay or push</source>
      <translation>Mal recogido, pagado o empatado</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Wrong wager entered</source>
      <translation>Apuesta mal registrada</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Wrong words, or none</source>
      <translation>Palabras erróneas, o ninguna</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/judge.py" />
      <source>Wrong words: say {right}</source>
      <translation>Esas no son las palabras: diga {right}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Year, month and day</source>
      <translation>Año, mes y día</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/pay_rows.py" />
      <source>Yes</source>
      <translation>Sí</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Yes, this card</source>
      <translation>Sí, esta carta</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Yes, with three or more players dealt in: the button moves, and nothing is dropped.</source>
      <translation>Sí, con tres o más jugadores en la mano: el botón avanza y no se retira comisión.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/rules.py" />
      <source>Yes: call it, and wait for the floor before it is paid.</source>
      <translation>Sí: cántelo y espere al piso antes de pagarlo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Yes: it counts.</source>
      <translation>Sí: cuenta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Yes: one each time, face down.</source>
      <translation>Sí: una cada vez, boca abajo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Yes: players who have acted before may raise again.</source>
      <translation>Sí: quienes ya actuaron pueden subir otra vez.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>Yes: the dealer reveals them in every hand.</source>
      <translation>Sí: el crupier las descubre en cada mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Yes: the next raise is at least as large as the last one, short or not, and as the minimum bet.</source>
      <translation>Sí: la próxima es al menos como la última, corta o no, y como la apuesta mínima.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>Yes: the player keeps the stake, and the payout is on top.</source>
      <translation>Sí: la apuesta sigue siendo del jugador, y el pago va además.</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/drill.py" />
      <source>You</source>
      <translation>Usted</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>You are ready for the examination.</source>
      <translation>Está preparado para el examen.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/office.py" />
      <source>You began your examination at table {table}: continue it there.</source>
      <translation>Su examen empezó en la mesa {table}: siga con él ahí.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>You called “No more bets”.</source>
      <translation>Usted dijo “No more bets”.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>You cannot lock your own PIN.</source>
      <translation>No puede bloquear su propio PIN.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>You did not know it yet.</source>
      <translation>Aún no lo sabía.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>You have passed: a trainer signs your certificate</source>
      <translation>Aprobó: un instructor firma su certificado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>You have {seconds} s for an answer, {table} s for a wager at all its seats.</source>
      <translation>Tiene {seconds} s por respuesta y {table} s por una apuesta en todos sus asientos.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/office.py" />
      <source>You may not certify yourself: another trainer must sign.</source>
      <translation>No puede certificarse a sí mismo: debe firmar otro instructor.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>You may try %n times a day.</source>
      <translation>
        <numerusform>Puede intentarlo %n vez al día.</numerusform>
        <numerusform>Puede intentarlo %n veces al día.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/training/examination/office.py" />
      <source>You may try %n times a day: come back tomorrow.</source>
      <translation>
        <numerusform>Puede intentarlo %n vez al día: vuelva mañana.</numerusform>
        <numerusform>Puede intentarlo %n veces al día: vuelva mañana.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>You said: {said}</source>
      <translation>Dijo: {said}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>You see the correct answers at the end. If you stop, you fail.</source>
      <translation>Al final ve qué era lo correcto. Quien se detiene ha suspendido.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/reminders.py" />
      <source>Your certificate for {game} ends on {day}.</source>
      <translation>Su certificado para {game} termina el {day}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/drill.py" />
      <source>Your colleague</source>
      <translation>Su colega</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>Your colleague pays {amount}.</source>
      <translation>Su compañero paga {amount}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/count.py" />
      <source>Your count of {amount} is kept. A second person counts the box.</source>
      <translation>Su recuento de {amount} está guardado. Otra persona cuenta la caja.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/reminders.py" />
      <source>Your examination in {game} is not finished: continue it.</source>
      <translation>Su examen de {game} no está terminado: continúelo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/school.py" />
      <source>Your examination is not finished: continue it, or stop and fail.</source>
      <translation>Su examen no está terminado: siga con él, o deténgalo y quede reprobado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>Your own PIN: another manager must unlock it.</source>
      <translation>Su propio PIN: debe desbloquearlo otro gerente.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Your settings could not be read, so house settings apply. Choose again.</source>
      <translation>No se pudieron leer sus ajustes: rigen los de la casa. Elija otra vez.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/calibration/zones.py" />
      <source>Zone {place} is off the table: redraw it.</source>
      <translation>La zona {place} queda fuera de la mesa: dibújela de nuevo.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/calibration/zones.py" />
      <source>Zone {place} is too small for {holds}: draw it larger.</source>
      <translation>La zona {place} es demasiado pequeña para {holds}: dibújela más grande.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/screen.py" />
      <source>Zones</source>
      <translation>Zonas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/zones.py" />
      <source>Zones are in millimeters: the camera must know the table.</source>
      <translation>Las zonas se dibujan en milímetros: la cámara debe conocer la mesa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Zones drawn</source>
      <translation>Zonas dibujadas</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/calibration/zones.py" />
      <source>Zones {place} and {other} overlap: separate them.</source>
      <translation>Las zonas {place} y {other} se solapan: sepárelas.</translation>
    </message>
    <message>
      <location filename="../../drivers/badge/rdm6300/wire.py" />
      <source>a bad frame checksum</source>
      <translation>la suma de control de una trama es errónea</translation>
    </message>
    <message>
      <location filename="../../drivers/badge/scanner/wire.py" />
      <source>a badge could not be read</source>
      <translation>no se pudo leer una tarjeta</translation>
    </message>
    <message>
      <location filename="../../drivers/lookalikes.py" />
      <source>a badge reader</source>
      <translation>un lector de tarjetas</translation>
    </message>
    <message>
      <location filename="../../drivers/listening.py" />
      <source>a card</source>
      <translation>una carta</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/wire.py" />
      <source>a card message has an unknown format</source>
      <translation>un mensaje de carta tiene un formato desconocido</translation>
    </message>
    <message>
      <location filename="../../drivers/listening.py" />
      <source>a card that was not read</source>
      <translation>una carta que no se leyó</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/wire.py" />
      <source>a drawn card does not exist</source>
      <translation>se sacó una carta que no existe</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>a frame does not have twelve digits between 02 and 03</source>
      <translation>una trama no tiene doce dígitos entre 02 y 03</translation>
    </message>
    <message>
      <location filename="../../drivers/seat_reader/feig/wire.py" />
      <source>a frame has an impossible length</source>
      <translation>una trama tiene una longitud no válida</translation>
    </message>
    <message>
      <location filename="../../drivers/seat_reader/feig/wire.py" />
      <source>a frame is not a tag reader reply</source>
      <translation>una trama no es respuesta de un lector de etiquetas</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/wire.py" />
      <source>a frame is too long</source>
      <translation>una trama es demasiado larga</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/wire.py" />
      <source>a frame lacks a number or data</source>
      <translation>una trama no tiene número o no tiene datos</translation>
    </message>
    <message>
      <location filename="../../drivers/badge/rdm6300/wire.py" />
      <source>a frame was cut short</source>
      <translation>una trama quedó cortada</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>a function in the schema</source>
      <translation>una función en el esquema</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/histories.py" />
      <source>a hand was ruled dead</source>
      <translation>se declaró muerta una mano</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>a large object</source>
      <translation>un objeto grande</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/tcl/driver.py" />
      <source>a letter or a digit</source>
      <translation>una letra o una cifra</translation>
    </message>
    <message>
      <location filename="../../drivers/seat_reader/hub/wire.py" />
      <source>a line cannot be read</source>
      <translation>no se puede leer una línea</translation>
    </message>
    <message>
      <location filename="../../drivers/badge/scanner/wire.py" />
      <source>a line has characters other than letters and digits</source>
      <translation>una línea contiene algo que no son letras ni cifras</translation>
    </message>
    <message>
      <location filename="../../drivers/seat_reader/hub/wire.py" />
      <source>a line is not a seat hub message</source>
      <translation>una línea no es un mensaje del concentrador de asientos</translation>
    </message>
    <message>
      <location filename="../../drivers/badge/scanner/wire.py" />
      <source>a line is not the number of a badge</source>
      <translation>una línea no es el número de una tarjeta</translation>
    </message>
    <message>
      <location filename="../../drivers/badge/scanner/wire.py" />
      <source>a line is too long</source>
      <translation>una línea es demasiado larga</translation>
    </message>
    <message>
      <location filename="../../drivers/badge/scanner/wire.py" />
      <source>a line was cut short</source>
      <translation>una línea quedó cortada</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>a lock that others need</source>
      <translation>un bloqueo que otros necesitan</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>a message in the server’s log of changes</source>
      <translation>un mensaje en el registro de cambios del servidor</translation>
    </message>
    <message>
      <location filename="../../drivers/lookalikes.py" />
      <source>a printer</source>
      <translation>una impresora</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>a role</source>
      <translation>un rol</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/felt/seat_results.py" />
      <source>a ruling paid {amount}</source>
      <translation>un fallo pagó {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/felt/seat_results.py" />
      <source>a ruling took {amount}</source>
      <translation>un fallo retiró {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>a schema</source>
      <translation>un esquema</translation>
    </message>
    <message>
      <location filename="../../drivers/lookalikes.py" />
      <source>a seat reader</source>
      <translation>un lector de asientos</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>a server file</source>
      <translation>un archivo del servidor</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>a server program</source>
      <translation>un programa del servidor</translation>
    </message>
    <message>
      <location filename="../../drivers/lookalikes.py" />
      <source>a shoe</source>
      <translation>un sabot</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/printing.py" />
      <source>a slip is out</source>
      <translation>salió un comprobante</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>a temporary table</source>
      <translation>una tabla temporal</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/beetek/wire.py" />
      <source>a token is not known for this shoe</source>
      <translation>una señal no es de las que este sabot envía</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/beetek/wire.py" />
      <source>a token is too long</source>
      <translation>una señal es demasiado larga</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/beetek/wire.py" />
      <source>a token named a card that does not exist</source>
      <translation>una señal nombró una carta que no existe</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/beetek/wire.py" />
      <source>a token was cut short</source>
      <translation>una señal quedó cortada</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/histories.py" />
      <source>a winner’s cards are unknown</source>
      <translation>no se conocen las cartas de un ganador</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>absent</source>
      <translation>ausente</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/cards.py" />
      <source>ace</source>
      <translation>as</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>ace high</source>
      <translation>as alto</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>aces</source>
      <translation>ases</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>actually {moved}</source>
      <translation>en realidad {moved}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>actually {moved} · pay {amount} more</source>
      <translation>en realidad {moved} · pague {amount} más</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>actually {moved} · push {amount} more</source>
      <translation>en realidad {moved} · empuje {amount} más</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>actually {moved} · take back {amount}</source>
      <translation>en realidad {moved} · retire {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>all in</source>
      <translation>all-in</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>all of the floor belongs to its owners</source>
      <translation>todo lo del piso pertenece a sus dueños</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>all tables</source>
      <translation>todas las mesas</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/specs.py" />
      <source>an absolute path</source>
      <translation>una ruta absoluta</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/beetek/driver.py" />
      <source>an alarm</source>
      <translation>una alarma</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/printing.py" />
      <source>an answer</source>
      <translation>una respuesta</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/pages/history.py" />
      <source>and %n more seats</source>
      <translation>
        <numerusform>y %n asiento más</numerusform>
        <numerusform>y %n asientos más</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/evidence.py" />
      <source>and {count} more</source>
      <translation>y {count} más</translation>
    </message>
    <message>
      <location filename="../../drivers/lookalikes.py" />
      <source>another device: check which cable is in which port</source>
      <translation>otro aparato: revise qué cable está en cada puerto</translation>
    </message>
    <message>
      <location filename="../../drivers/lookalikes.py" />
      <source>another speed or parity: compare them with the device’s manual</source>
      <translation>otra velocidad o paridad: compárelas con el manual del aparato</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/felt.py" />
      <source>at seat {seat}</source>
      <translation>en el asiento {seat}</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>at {at}</source>
      <translation>a las {at}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>badge</source>
      <translation>tarjeta</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>badge reader</source>
      <translation>lector de tarjetas</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/decks.py" />
      <source>bag {bag}, until {day}</source>
      <translation>bolsa {bag}, hasta el {day}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>barred</source>
      <translation>vetado</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/banked.py" />
      <source>below {line}</source>
      <translation>por debajo de {line}</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>between {low} and {high}</source>
      <translation>entre {low} y {high}</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>black</source>
      <translation>negro</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>blinds.posts: a seat, and whether it posts big and small; correct the record.</source>
      <translation>blinds.posts: un asiento, y si pone la grande y la pequeña; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/kernel/suspension.py" />
      <source>burn {nth}</source>
      <translation>quema {nth}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>bytes not shown</source>
      <translation>bytes sin mostrar</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>bytes outside a frame arrived</source>
      <translation>llegaron bytes fuera de una trama</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/chain.py" />
      <source>cannot be read</source>
      <translation>no se puede leer</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/watch.py" />
      <source>card {place} from the left is not clear; straighten it, or enter it.</source>
      <translation>la carta {place} desde la izquierda no se ve bien; enderécela o regístrela.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/watch.py" />
      <source>card {place} from the left is out of focus; straighten it, or enter it.</source>
      <translation>la carta {place} desde la izquierda está desenfocada; enderécela o regístrela.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/watch.py" />
      <source>card {place} from the left is too bright; shade it from the lamp, or enter it.</source>
      <translation>la carta {place} desde la izquierda brilla demasiado; hágale sombra o regístrela.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/verified/verified.py" />
      <source>certificate {number}: bad signature</source>
      <translation>certificado {number}: firma no válida</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/verified/verified.py" />
      <source>checkpoint {seq}: bad signature</source>
      <translation>punto de control {seq}: firma no válida</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/evidence.py" />
      <source>cleared</source>
      <translation>despejada</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>closer {count}</source>
      <translation>cierre {count}</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/cards.py" />
      <source>clubs</source>
      <translation>tréboles</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>corrected</source>
      <translation>corregido</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>cover open</source>
      <translation>tapa abierta</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>days begin at {begins}, {zone}</source>
      <translation>los días empiezan a las {begins}, {zone}</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/authority.py" />
      <source>dealer</source>
      <translation>crupier</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/cards.py" />
      <source>diamonds</source>
      <translation>diamantes</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opening.py" />
      <source>does not match the floor’s checkpoint</source>
      <translation>no coincide con el punto de control del piso</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>down</source>
      <translation>falla</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>due again</source>
      <translation>toca otra vez</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/cards.py" />
      <source>eight</source>
      <translation>ocho</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>eight high</source>
      <translation>ocho alto</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>eights</source>
      <translation>ochos</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>empty</source>
      <translation>vacío</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>ended by a change of the rules or the table</source>
      <translation>terminado por un cambio de las reglas o de la mesa</translation>
    </message>
    <message>
      <location filename="../../drivers/link.py" />
      <source>error {code} of the system</source>
      <translation>error {code} del sistema</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/verified/verified.py" />
      <source>event {seq} does not follow the one before it</source>
      <translation>el evento {seq} no sigue al anterior</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>event {seq} of {last}</source>
      <translation>evento {seq} de {last}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/verified/verified.py" />
      <source>event {seq}, which was verified, is missing</source>
      <translation>el evento {seq}, que se había verificado, ya no está</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>event {seq}, {at}</source>
      <translation>evento {seq}, {at}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>everyone has {privilege} on {name}</source>
      <translation>todos tienen {privilege} sobre {name}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>expired {day}</source>
      <translation>venció {day}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>filled in</source>
      <translation>completado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>first hands</source>
      <translation>primeras manos</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/cards.py" />
      <source>five</source>
      <translation>cinco</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/drill.py" />
      <source>five of a kind</source>
      <translation>cinco iguales</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>fives</source>
      <translation>cincos</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/drill.py" />
      <source>fixed</source>
      <translation>fijo</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/money/settlement.py" />
      <source>fixed on {stake}</source>
      <translation>fijo sobre {stake}</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/authority.py" />
      <source>floor</source>
      <translation>piso</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/felt.py" />
      <source>flop</source>
      <translation>flop</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/felt.py" />
      <source>flop card {nth}</source>
      <translation>carta {nth} del flop</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>flush</source>
      <translation>color</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>flush, {rank} high</source>
      <translation>color con {rank}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>folded</source>
      <translation>retirado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>for the floor</source>
      <translation>al piso</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>forfeited</source>
      <translation>por falta</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>former</source>
      <translation>ya no trabaja aquí</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/cards.py" />
      <source>four</source>
      <translation>cuatro</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>four of a kind</source>
      <translation>póker</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>four of a kind, {rank}</source>
      <translation>póker de {rank}</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>fours</source>
      <translation>cuatros</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>from the device</source>
      <translation>del aparato</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/game/game.py" />
      <source>from {least}</source>
      <translation>desde {least}</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>full house</source>
      <translation>full</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>full house, {rank} over {low}</source>
      <translation>full de {rank} con {low}</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>green</source>
      <translation>verde</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>hand not finished</source>
      <translation>mano sin terminar</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/report.py" />
      <source>hand {hand}</source>
      <translation>mano {hand}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>hand {nth}</source>
      <translation>mano {nth}</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opening.py" />
      <source>has a bad signature</source>
      <translation>tiene una firma no válida</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/cards.py" />
      <source>hearts</source>
      <translation>corazones</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>hidden until the hand is over</source>
      <translation>oculto hasta que termine la mano</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>high card</source>
      <translation>carta alta</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>in</source>
      <translation>dentro</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>in %n weeks</source>
      <translation>
        <numerusform>en %n semana</numerusform>
        <numerusform>en %n semanas</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>in all: move only what each seat shows</source>
      <translation>en total: mueva solo lo que indica cada asiento</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>in all: pay only {amount} more</source>
      <translation>en total: pague solo {amount} más</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>in all: take {amount} back</source>
      <translation>en total: recupere {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>in play</source>
      <translation>en juego</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/players.py" />
      <source>in {cash_in}, out {cash_out}</source>
      <translation>entrada {cash_in}, salida {cash_out}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>intact</source>
      <translation>íntegro</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opening.py" />
      <source>is gone</source>
      <translation>ya no está</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opening.py" />
      <source>is missing</source>
      <translation>falta</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opened.py" />
      <source>is not the first event</source>
      <translation>no es el primero</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opening.py" />
      <source>is not what the floor’s folder has seen</source>
      <translation>no es lo que ha visto la carpeta del piso</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opening.py" />
      <source>is not what was acknowledged</source>
      <translation>no es lo que se confirmó</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opening.py" />
      <source>is not what was signed</source>
      <translation>no es lo que se firmó</translation>
    </message>
    <message>
      <location filename="../../drivers/link.py" />
      <source>it cannot be used</source>
      <translation>no se puede usar</translation>
    </message>
    <message>
      <location filename="../../drivers/link.py" />
      <source>it does not answer</source>
      <translation>no responde</translation>
    </message>
    <message>
      <location filename="../../drivers/link.py" />
      <source>it is gone, or another program reads it</source>
      <translation>ya no está, u otro programa lo lee</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/file.py" />
      <source>its log is still there</source>
      <translation>su diario de escritura sigue ahí</translation>
    </message>
    <message>
      <location filename="../../drivers/link.py" />
      <source>its name is not known in the network</source>
      <translation>su nombre no se conoce en la red</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>its own table</source>
      <translation>una tabla propia</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>its reader does not answer</source>
      <translation>su lector no responde</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/write.py" />
      <source>its witness has event {seq} of it</source>
      <translation>su testigo tiene el evento {seq} de él</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/cards.py" />
      <source>jack</source>
      <translation>jota</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>jack high</source>
      <translation>jota alta</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>jacks</source>
      <translation>jotas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/felt/seat_results.py" />
      <source>keep the cards</source>
      <translation>conserve las cartas</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/cards.py" />
      <source>king</source>
      <translation>rey</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>king high</source>
      <translation>rey alto</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>kings</source>
      <translation>reyes</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>kiosk: {was}</source>
      <translation>kiosco: {was}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>known</source>
      <translation>conocida</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/drill.py" />
      <source>large flush</source>
      <translation>color grande</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/drill.py" />
      <source>large straight</source>
      <translation>escalera grande</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>last at {at}</source>
      <translation>última vez a las {at}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>last count {count}</source>
      <translation>recuento {count}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>learning</source>
      <translation>aprendiendo</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>left</source>
      <translation>se fue</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>left open</source>
      <translation>sin terminar</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>license</source>
      <translation>licencia</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>limit {limit}, {left} left</source>
      <translation>límite {limit}, quedan {left}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>limit {limit}: a notice is due</source>
      <translation>límite {limit}: corresponde un aviso</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>live</source>
      <translation>en juego</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/authority.py" />
      <source>manager</source>
      <translation>gerente</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>missing: {numbers}</source>
      <translation>faltan: {numbers}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/players.py" />
      <source>more than {amount} before the correction</source>
      <translation>más de {amount} antes de la corrección</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/players.py" />
      <source>more than {amount}: a notice is due</source>
      <translation>más de {amount}: corresponde un aviso</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>name</source>
      <translation>nombre</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>needs attention</source>
      <translation>pide atención</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server_needs.py" />
      <source>network connections require a certificate</source>
      <translation>las conexiones de red exigen un certificado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>never</source>
      <translation>nunca</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/cards.py" />
      <source>nine</source>
      <translation>nueve</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>nine high</source>
      <translation>nueve alto</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>nines</source>
      <translation>nueves</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>no answer in time</source>
      <translation>sin respuesta a tiempo</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>no bet</source>
      <translation>sin apuesta</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>no chips</source>
      <translation>sin fichas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>no dealer</source>
      <translation>sin crupier</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>no signal yet</source>
      <translation>aún sin señal</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>no slips</source>
      <translation>sin comprobantes</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server_needs.py" />
      <source>no standby of {names} confirms: nothing that a table sends is acknowledged</source>
      <translation>ninguna réplica de {names} confirma: nada de lo que envía una mesa queda confirmado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>no. {number}, {when}</source>
      <translation>n.º {number}, {when}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>nobody signs in as {role}</source>
      <translation>nadie entra como {role}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>none</source>
      <translation>ninguno</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/zones.py" />
      <source>not drawn</source>
      <translation>sin dibujar</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>not every card was seen</source>
      <translation>no se vieron todas las cartas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>not finished: {n}</source>
      <translation>sin terminar: {n}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>not in</source>
      <translation>fuera</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>not known</source>
      <translation>desconocida</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>not made</source>
      <translation>no emitido</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/players.py" />
      <source>not named</source>
      <translation>sin identificar</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>not on paper</source>
      <translation>sin imprimir</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>not passed</source>
      <translation>no aprobado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>not posted</source>
      <translation>sin publicar</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/money/book.py" />
      <source>not pushed</source>
      <translation>no empujado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>not settled</source>
      <translation>sin liquidar</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>not shown: it may name a badge</source>
      <translation>no se muestra: puede indicar una tarjeta</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>not shown: it may name a card</source>
      <translation>no se muestra: puede indicar una carta</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>not shown: may contain amounts</source>
      <translation>no se muestra: puede contener importes</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>not shown: no message of this device</source>
      <translation>no se muestra: no es un mensaje de este aparato</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>not signed</source>
      <translation>sin firmar</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>not yet</source>
      <translation>aún no</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>nothing due</source>
      <translation>nada pendiente</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>nothing is open to everyone</source>
      <translation>nada está abierto a todos</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/money/book.py" />
      <source>nothing put in</source>
      <translation>nada apostado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>notice due</source>
      <translation>corresponde aviso</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/pay_rows.py" />
      <source>of the posted {jackpot}</source>
      <translation>del {jackpot} publicado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>of {count}</source>
      <translation>de {count}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>offline</source>
      <translation>sin conexión</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>ok</source>
      <translation>bien</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>older rules</source>
      <translation>reglas anteriores</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>oldest first</source>
      <translation>la más antigua primero</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>on paper</source>
      <translation>en papel</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/felt.py" />
      <source>on the table</source>
      <translation>en la mesa</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>outside {low} to {high}</source>
      <translation>fuera de {low} a {high}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>over</source>
      <translation>sobran</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>paid</source>
      <translation>pagado</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/money/book.py" />
      <source>paid {amount}</source>
      <translation>pagado {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>paid {count}</source>
      <translation>pagadas {count}</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>pair</source>
      <translation>par</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>pair of {rank}</source>
      <translation>par de {rank}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>paper low</source>
      <translation>poco papel</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>paper out</source>
      <translation>sin papel</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>passed</source>
      <translation>aprobado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>pay</source>
      <translation>pagar</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>pay {amount} more</source>
      <translation>pague {amount} más</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server_needs.py" />
      <source>pg_hba.conf, line {line}: {rule} allows logins without a certificate</source>
      <translation>pg_hba.conf, línea {line}: {rule} deja entrar sin certificado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>player signs first</source>
      <translation>el jugador firma primero</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/drill.py" />
      <source>push</source>
      <translation>empate</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>push</source>
      <comment>of a pot</comment>
      <translation>empujar</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>push {amount} more</source>
      <translation>empuje {amount} más</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/money/book.py" />
      <source>pushed</source>
      <translation>empate</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>pushed</source>
      <comment>of a pot</comment>
      <translation>empujado</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/money/book.py" />
      <source>pushed {amount}</source>
      <translation>empujado {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>pushed {count}</source>
      <translation>empatadas {count}</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/money/book.py" />
      <source>put in {amount}</source>
      <translation>apostado {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/cards.py" />
      <source>queen</source>
      <translation>reina</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>queen high</source>
      <translation>reina alta</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>queens</source>
      <translation>reinas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>question {nth} of {all}</source>
      <translation>pregunta {nth} de {all}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>question {nth} of {all} · {streak} in a row</source>
      <translation>pregunta {nth} de {all} · {streak} seguidas</translation>
    </message>
    <message>
      <location filename="../../drivers/seat_reader/feig/driver.py" />
      <source>reader status {status}</source>
      <translation>estado del lector: {status}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>ready</source>
      <translation>listo</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>recovery code</source>
      <translation>código de recuperación</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>red</source>
      <translation>rojo</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server_needs.py" />
      <source>replication slot {slot} is unused and fills the disk: drop it, or set max_slot_wal_keep_size</source>
      <translation>la ranura de replicación {slot} no se usa y llena el disco: bórrela o defina max_slot_wal_keep_size</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/money/book.py" />
      <source>returned {amount}</source>
      <translation>devuelto {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>revoked</source>
      <translation>revocado</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/felt.py" />
      <source>river</source>
      <translation>river</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>roles</source>
      <translation>funciones</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/verified/verified.py" />
      <source>rows of a journal that nobody has enrolled</source>
      <translation>filas de un registro que nadie ha dado de alta</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>rows of {name} are shown only to their table and to consoles</source>
      <translation>las filas de {name} se muestran solo a su mesa y a las consolas</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>royal flush</source>
      <translation>escalera real</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>scanner</source>
      <translation>escáner</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>seat hub</source>
      <translation>concentrador de asientos</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>seat {seat}</source>
      <translation>asiento {seat}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>seat {seat} {amount}</source>
      <translation>asiento {seat} {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/kernel/suspension.py" />
      <source>seat {seat}, card {nth}</source>
      <translation>asiento {seat}, carta {nth}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>seats {seats}</source>
      <translation>asientos {seats}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>self-excluded</source>
      <translation>autoexcluido</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seals.py" />
      <source>set aside</source>
      <translation>apartada</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/cards.py" />
      <source>seven</source>
      <translation>siete</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>seven high</source>
      <translation>siete alto</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>sevens</source>
      <translation>sietes</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>shoe</source>
      <translation>sabot</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>short</source>
      <translation>faltan</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>should be {claimed}</source>
      <translation>debería ser {claimed}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>shown as {was}, is {now}</source>
      <translation>se mostraba {was}, es {now}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>signed</source>
      <translation>firmado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>signs next</source>
      <translation>firma después</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>signs now</source>
      <translation>firma ahora</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>since {at}</source>
      <translation>desde {at}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>since {time}</source>
      <translation>desde las {time}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>sits out</source>
      <translation>ausente</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/cards.py" />
      <source>six</source>
      <translation>seis</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>sixes</source>
      <translation>seises</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/cards.py" />
      <source>spades</source>
      <translation>picas</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/watch.py" />
      <source>spread the cards, and remove everything else.</source>
      <translation>separe las cartas y retire todo lo demás.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>starting</source>
      <translation>iniciando</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/felt/seat_results.py" />
      <source>stays in place</source>
      <translation>se queda en su sitio</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>straight</source>
      <translation>escalera</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>straight flush</source>
      <translation>escalera de color</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>straight flush, {rank} high</source>
      <translation>escalera de color hasta {rank}</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>straight, {rank} high</source>
      <translation>escalera hasta {rank}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>surrendered</source>
      <translation>rendido</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>take</source>
      <translation>recoger</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>take back {amount}</source>
      <translation>retire {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>taken</source>
      <translation>recogido</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/money/book.py" />
      <source>taken {amount}</source>
      <translation>recogido {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>taken {count}</source>
      <translation>recogidas {count}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>target {seconds} s</source>
      <translation>meta {seconds} s</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/authority.py" />
      <source>technician</source>
      <translation>técnico</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/cards.py" />
      <source>ten</source>
      <translation>diez</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>ten high</source>
      <translation>diez alto</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>tens</source>
      <translation>dieces</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/histories.py" />
      <source>the blinds were chopped</source>
      <translation>las ciegas se retiraron</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>the bytes received are not a token</source>
      <translation>llegaron bytes que no forman un código</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/watch.py" />
      <source>the camera does not recognize card {place} from the left; check and enter it.</source>
      <translation>la cámara no reconoce la carta {place} desde la izquierda; revísela y regístrela.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/watch.py" />
      <source>the cards are not clear; straighten them, or enter them.</source>
      <translation>las cartas no se ven bien; enderécelas o regístrelas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/verified/verified.py" />
      <source>the closing at event {seq} says {said}, but its hands total {sums}</source>
      <translation>el cierre del evento {seq} dice {said}, y sus manos suman {sums}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server_needs.py" />
      <source>the database sorts as the system does</source>
      <translation>la base de datos ordena como el sistema</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/watch.py" />
      <source>the dice are not clear; spread them on the tray, or enter them.</source>
      <translation>los dados no se ven bien; sepárelos en la bandeja o regístrelos.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/verified/verified.py" />
      <source>the figure for event {seq} does not match the event</source>
      <translation>la cifra del evento {seq} no coincide con el evento</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/verified/verified.py" />
      <source>the figure for event {seq} has another dealer, game, time, or count than its events</source>
      <translation>la cifra del evento {seq} tiene otro crupier, juego, hora o número que sus eventos</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/write.py" />
      <source>the floor has checkpoints of it</source>
      <translation>el piso tiene puntos de control de él</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/watch.py" />
      <source>the index of card {place} from the left is not clear; turn it to the light, or enter it.</source>
      <translation>el índice de la carta {place} desde la izquierda no se ve bien; gírela hacia la luz o regístrela.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server_needs.py" />
      <source>the newest WAL file could not be archived: read the server log</source>
      <translation>el archivo WAL más reciente no se pudo archivar: lea el registro del servidor</translation>
    </message>
    <message>
      <location filename="../../drivers/link.py" />
      <source>the other side ended the connection</source>
      <translation>el otro lado cerró la conexión</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>the owner’s rights</source>
      <translation>los derechos del dueño</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>the right to push for every table</source>
      <translation>el derecho a enviar por todas las mesas</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/verified/verified.py" />
      <source>the row of hand {hand} does not match its events</source>
      <translation>la fila de la mano {hand} no coincide con sus eventos</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/watch.py" />
      <source>the same card appears twice; check, and call the floor if there are two.</source>
      <translation>la misma carta aparece dos veces; revise y llame al piso si hay dos.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server_needs.py" />
      <source>the server has {memory} of memory; shared_buffers and the enrolled devices need {needed}</source>
      <translation>el servidor tiene {memory} de memoria; shared_buffers y los aparatos dados de alta necesitan {needed}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server_needs.py" />
      <source>the server log records connections, rejected logins and refused statements</source>
      <translation>el log del servidor registra conexiones, entradas rechazadas y sentencias rechazadas</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server_needs.py" />
      <source>the server reads no list of revoked certificates: set ssl_crl_file</source>
      <translation>el servidor no lee ninguna lista de certificados revocados: defina ssl_crl_file</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server_needs.py" />
      <source>the server’s certificate ends on {day} (kiosk floor renew-server)</source>
      <translation>el certificado del servidor termina el {day} (kiosk floor renew-server)</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server_needs.py" />
      <source>the sort order changed in an upgrade: run REINDEX DATABASE {name}, then ALTER DATABASE {name} REFRESH COLLATION VERSION</source>
      <translation>el orden cambió con una actualización: ejecute REINDEX DATABASE {name} y después ALTER DATABASE {name} REFRESH COLLATION VERSION</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server_needs.py" />
      <source>the sort order of {name} changed in an upgrade: run REINDEX DATABASE, then ALTER COLLATION {name} REFRESH VERSION</source>
      <translation>el orden de {name} cambió con una actualización: ejecute REINDEX DATABASE y después ALTER COLLATION {name} REFRESH VERSION</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/verified/verified.py" />
      <source>the whole journal, which was verified, is missing</source>
      <translation>el registro entero, que se había verificado, ya no está</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/drill.py" />
      <source>the winner: seat {seat}</source>
      <translation>el ganador: asiento {seat}</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/drill.py" />
      <source>the winners: seats {seats}</source>
      <translation>los ganadores: asientos {seats}</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recall.py" />
      <source>this game exports hand records only</source>
      <translation>este juego solo tiene registros de manos</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server_needs.py" />
      <source>this server is a primary</source>
      <translation>este servidor es primario</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server_needs.py" />
      <source>this server is a standby: check the primary</source>
      <translation>este servidor es una réplica: revise el primario</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/cards.py" />
      <source>three</source>
      <translation>tres</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>three of a kind</source>
      <translation>trío</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>three of a kind, {rank}</source>
      <translation>trío de {rank}</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>threes</source>
      <translation>treses</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>to act</source>
      <translation>le toca</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>to return</source>
      <translation>a devolver</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>to the device</source>
      <translation>al aparato</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/felt/seat_results.py" />
      <source>to the rack</source>
      <translation>al rack</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>today {time}</source>
      <translation>hoy {time}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>tracked {count}</source>
      <translation>registro {count}</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/authority.py" />
      <source>trainee</source>
      <translation>aprendiz</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>trainer</source>
      <translation>instructor</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/felt.py" />
      <source>turn</source>
      <translation>turn</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/cards.py" />
      <source>two</source>
      <translation>dos</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>two pair</source>
      <translation>dos pares</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>two pair, {rank} and {low}</source>
      <translation>dos pares, {rank} y {low}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/verified/verified.py" />
      <source>two versions from event {seq} on, found {at}</source>
      <translation>dos versiones desde el evento {seq}, halladas {at}</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>twos</source>
      <translation>doses</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/procedure.py" />
      <source>uncalled {points}</source>
      <translation>sin igualar {points}</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>unclear whether it printed. Check the printer, or print it again.</source>
      <translation>no se sabe si se imprimió. Revise la impresora o imprímalo otra vez.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>unknown</source>
      <translation>sin datos</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/growth.py" />
      <source>unknown until its second day</source>
      <translation>no se sabe antes de su segundo día</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>void</source>
      <translation>nula</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>void: {n}</source>
      <translation>anulados: {n}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>waits</source>
      <translation>espera</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opened.py" />
      <source>was altered</source>
      <translation>fue alterado</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opening.py" />
      <source>was not written by this kiosk</source>
      <translation>no lo escribió este kiosco</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/write.py" />
      <source>was written by someone else</source>
      <translation>lo escribió otro</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>yes</source>
      <translation>sí</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>{about}. {ruled}</source>
      <translation>{about}. {ruled}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>{about}. {ruled} The table is closed: the cage moves the chips.</source>
      <translation>{about}. {ruled} La mesa está cerrada: la caja mueve las fichas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>{amount}</source>
      <translation>{amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/pay_rows.py" />
      <source>{amount} bet</source>
      <translation>por {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/cash.py" />
      <source>{amount} is not made of {chip} chips.</source>
      <translation>{amount} no se forma con fichas de {chip}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>{amount} on the felt</source>
      <translation>{amount} en el fieltro</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/limits.py" />
      <source>{amount} to all players together. {aside}</source>
      <translation>{amount} a todos los jugadores en conjunto. {aside}</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/limits.py" />
      <source>{amount} to one player. {aside}</source>
      <translation>{amount} a un jugador. {aside}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/felt/seat_results.py" />
      <source>{amount} to the floor</source>
      <translation>{amount} al supervisor</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>{amount} was changed for other chips.</source>
      <translation>{amount} se cambió por otras fichas.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{asked} of {all} lines asked so far</source>
      <translation>{asked} de {all} líneas preguntadas hasta ahora</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>{asked} of {all} lines asked so far, the last %n answers right</source>
      <translation>
        <numerusform>{asked} de {all} líneas preguntadas, la última respuesta correcta</numerusform>
        <numerusform>{asked} de {all} líneas preguntadas, las últimas %n respuestas correctas</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>{ask} {paid}</source>
      <translation>{ask} {paid}</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>{at}; jumped {hours} h while the kiosk ran</source>
      <translation>{at}; saltó {hours} h con el kiosco en marcha</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>{before} before this day, {today} on it</source>
      <translation>{before} antes de este día, {today} en él</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>{before} → {after}</source>
      <translation>{before} → {after}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>{before} → {after} ({step})</source>
      <translation>{before} → {after} ({step})</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>{blinds} Straddle: seat {seat}.</source>
      <translation>{blinds} Straddle: asiento {seat}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/growth.py" />
      <source>{bytes} a day</source>
      <translation>{bytes} al día</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/growth.py" />
      <source>{bytes} a day; days until its disk is full: {days}</source>
      <translation>{bytes} al día; días hasta llenar su disco: {days}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>{card} is no card: write it as Ah or Td.</source>
      <translation>{card} no es una carta: escríbala como Ah o Td.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{change} since the week before</source>
      <translation>{change} desde la semana anterior</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/charity.py" />
      <source>{charity}: tables {tables}; win {win}, share of the state {state}, share of the charity {share}.</source>
      <translation>{charity}: mesas {tables}; ganancia {win}, parte del estado {state}, parte de la organización {share}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>{chip} × {more}</source>
      <translation>{chip} × {more}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>{clause} says: “{says}”</source>
      <translation>{clause} dice, traducido: {says}</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>{code}: {what}</source>
      <translation>{code}: {what}</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>{color} {face}</source>
      <translation>{face} en {color}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/console/house.py" />
      <source>{console} claims a jackpot for a hand that is not open: find out who uses its certificate.</source>
      <translation>{console} reclama un jackpot de una mano que no está abierta: averigüe quién usa su certificado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/console/house.py" />
      <source>{console} kept the floor server waiting and was disconnected: find out who uses its certificate.</source>
      <translation>{console} hizo esperar al servidor y fue desconectado: averigüe quién usa su certificado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/console/house.py" />
      <source>{console} noted an alert before there was one: find out who uses it.</source>
      <translation>{console} dio por vista una alerta que aún no existía: averigüe quién la usa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/console/house.py" />
      <source>{console} published 500 versions in one day: find out who uses its certificate.</source>
      <translation>{console} publicó 500 versiones en un día: averigüe quién usa su certificado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/console/house.py" />
      <source>{console} reports wrong PINs of more than four people: find out who uses it.</source>
      <translation>{console} informa de PIN incorrectos de más de cuatro personas: averigüe quién la usa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/console/house.py" />
      <source>{console} says that the floor server has lost events: if nobody restored it, find out who uses it.</source>
      <translation>{console} dice que el servidor perdió eventos: si nadie lo restauró, averigüe quién la usa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/console/house.py" />
      <source>{console} sends more answers than a table can take: find out who uses it.</source>
      <translation>{console} envía más respuestas de las que una mesa puede tomar: averigüe quién la usa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/changes.py" />
      <source>{count} counted, {due} due: count again.</source>
      <translation>Se contaron {count}, tocan {due}: cuente otra vez.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/evidence.py" />
      <source>{count} face down</source>
      <translation>{count} boca abajo</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/pages/history.py" />
      <source>{count} hands</source>
      <translation>
        <numerusform>{count} mano</numerusform>
        <numerusform>{count} manos</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{count} in</source>
      <translation>{count} dentro</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{day}: {outcome}, nothing answered</source>
      <translation>{day}: {outcome}, sin respuestas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{day}: {outcome}, {wrong} of {asked} wrong</source>
      <translation>{day}: {outcome}, {wrong} de {asked} mal</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>{deck}, learned {at}</source>
      <translation>{deck}, aprendida el {at}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>{deck}: all cards shown. Continue.</source>
      <translation>{deck}: todas mostradas. Continúe.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>{deck}: confirm only if it is. If not, set it aside, or find its name.</source>
      <translation>{deck}: confirme solo si lo es. Si no, apártela o busque su nombre.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>{deck}: known and in play.</source>
      <translation>{deck}: conocida y en juego.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>{deck}: known.</source>
      <translation>{deck}: conocida.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>{deck}: known. Some cards are often refused.</source>
      <translation>{deck}: conocida. Algunas cartas se rechazan a menudo.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>{deck}: lay each card flat, hand away. Set unclear cards aside and show them again at the end.</source>
      <translation>{deck}: ponga cada carta plana y retire la mano. Aparte las dudosas y muéstrelas de nuevo al final.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>{deck}: learning the cards.</source>
      <translation>{deck}: aprendiendo las cartas.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>{deck}: now in play.</source>
      <translation>{deck}: ya está en juego.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>{deck}: show it to the camera.</source>
      <translation>{deck}: muéstrela a la cámara.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{device}</source>
      <translation>{device}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{device} absent</source>
      <translation>{device} ausente</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/controls.py" />
      <source>{device} cannot be opened: close the program using it.</source>
      <translation>No se puede abrir {device}: cierre el programa que lo ocupa.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{device} down</source>
      <translation>{device}: falla</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/source.py" />
      <source>{device} not found: check the camera’s cable.</source>
      <translation>No se encontró {device}: revise el cable de la cámara.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{device} offline</source>
      <translation>{device} sin conexión</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{device} starting</source>
      <translation>{device} iniciando</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{device} unknown</source>
      <translation>{device}: sin datos</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{device}: check it</source>
      <translation>{device}: revisar</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{device}: cover open</source>
      <translation>{device}: tapa abierta</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{device}: paper low</source>
      <translation>{device}: poco papel</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{device}: paper out</source>
      <translation>{device}: sin papel</translation>
    </message>
    <message>
      <location filename="../../drivers/lookalikes.py" />
      <source>{device}: the cables may be swapped</source>
      <translation>{device}: los cables pueden estar cambiados</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{does} {amount}</source>
      <translation>{does} {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{does}, called</source>
      <translation>{does}, cantado</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/shift/words.py" />
      <source>{done} of %n tubes</source>
      <translation>
        <numerusform>{done} de %n tubo</numerusform>
        <numerusform>{done} de %n tubos</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{done} of {all}</source>
      <translation>{done} de {all}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/totals.py" />
      <source>{done} of {all} settled</source>
      <translation>{done} de {all} liquidadas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>{done} of {most}</source>
      <translation>{done} de {most}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>{done} of {most} cards</source>
      <translation>{done} de {most} cartas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/zones.py" />
      <source>{done} of {most} places</source>
      <translation>{done} de {most} lugares</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>{done} of {most} positions</source>
      <translation>{done} de {most} posiciones</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{done} of {of}</source>
      <translation>{done} de {of}</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>{do} What do you say?</source>
      <translation>{do} ¿Qué dice usted?</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/jackpots.py" />
      <source>{entry}: {error}.</source>
      <translation>{entry}: {error}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/record.py" />
      <source>{error}; correct the record.</source>
      <translation>{error}; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{events} for {age}</source>
      <translation>{events}, hace {age}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/new_game/__init__.py" />
      <source>{file} cannot be read as plain text: {error}.</source>
      <translation>No se puede leer {file} como texto: {error}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/settling.py" />
      <source>{file} cannot be read: {strerror}.</source>
      <translation>No se puede leer {file}: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/check.py" />
      <source>{file} differs from the document of the game:</source>
      <translation>{file} difiere del documento del juego:</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/settling.py" />
      <source>{file} is UTF-16 or UTF-32: save it as UTF-8.</source>
      <translation>{file} es UTF-16 o UTF-32: guárdelo como UTF-8.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/reading/deck.py" />
      <source>{file} is for another vision model: show the deck again.</source>
      <translation>{file} es de otro modelo de visión: muestre la baraja de nuevo.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/reading/deck.py" />
      <source>{file} is not a readable deck: show the deck again.</source>
      <translation>{file} no es una baraja legible: muestre la baraja de nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/settling.py" />
      <source>{file} is too large, or not UTF-8: split it, or save it as UTF-8.</source>
      <translation>{file} es demasiado grande o no es UTF-8: divídalo o guárdelo como UTF-8.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>{first} to {last}</source>
      <translation>{first} a {last}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>{first} to {last}, all there</source>
      <translation>{first} a {last}, todos presentes</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>{first} {second}</source>
      <extracomment>Called aloud by the dealer, in English: keep it as it is.</extracomment>
      <translation>{first} {second}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/procedure.py" />
      <source>{first} · {second}</source>
      <translation>{first} · {second}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/new_game/__init__.py" />
      <source>{folder} already exists: choose another name or folder.</source>
      <translation>{folder} ya existe: elija otro nombre u otra carpeta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/certificates.py" />
      <source>{folder} already has an authority: use another folder.</source>
      <translation>Ya hay una autoridad en {folder}: elija otra carpeta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/new_house.py" />
      <source>{folder} cannot be written: {why}.</source>
      <translation>No se puede escribir en {folder}: {why}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/new_house.py" />
      <source>{folder} is not empty: choose another folder.</source>
      <translation>{folder} no está vacía: elija otra carpeta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/own_server.py" />
      <source>{folder} is not empty: give the server its own folder.</source>
      <translation>{folder} no está vacía: dé al servidor una carpeta propia.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/app/commands/check.py" />
      <source>{folder}: %n errors.</source>
      <translation>
        <numerusform>{folder}: %n error.</numerusform>
        <numerusform>{folder}: %n errores.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/check.py" />
      <source>{folder}: no errors.</source>
      <translation>{folder}: sin errores.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>{folds} After the last bet the cards lie in front of the chips: only the dealer touches them.</source>
      <translation>{folds} Tras la última apuesta las cartas quedan delante de las fichas: solo el crupier las toca.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>{form} filled in</source>
      <translation>{form} completo</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/menu.py" />
      <source>{found}
You sign: {why}</source>
      <translation>{found}
Usted firma: {why}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/rules.py" />
      <source>{game}
Revision {revision}</source>
      <translation>{game}
Revisión {revision}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/training/reminders.py" />
      <source>{group}: %n lines to learn by {day}.</source>
      <translation>
        <numerusform>{group}: %n línea por aprender hasta el {day}.</numerusform>
        <numerusform>{group}: %n líneas por aprender hasta el {day}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/training/reminders.py" />
      <source>{group}: %n lines were due on {day}.</source>
      <translation>
        <numerusform>{group}: %n línea vencía el {day}.</numerusform>
        <numerusform>{group}: %n líneas vencían el {day}.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/banked.py" />
      <source>{hand} beats {other}</source>
      <translation>{hand} gana a {other}</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/banked.py" />
      <source>{hand} loses to {other}</source>
      <translation>{hand} pierde con {other}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>{hand} loses, below a flush</source>
      <translation>{hand} pierde, menos que color</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/banked.py" />
      <source>{hand} ties the dealer’s hand</source>
      <translation>{hand} empata con la mano del crupier</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>{hand} wins, below a flush</source>
      <translation>{hand} gana, menos que color</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/steps.py" />
      <source>{hand}!</source>
      <extracomment>Called aloud by the dealer, in English: keep it as it is.</extracomment>
      <translation>{hand}!</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/compare.py" />
      <source>{hand},</source>
      <translation>{hand},</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/compare.py" />
      <source>{hand}, {rank} kicker</source>
      <translation>{hand}, kicker {rank}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{heading}: {asks}</source>
      <translation>{heading}: {asks}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{heading}: {said} → {right}</source>
      <translation>{heading}: {said} → {right}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>{highest} is called up to {called}: {back} returned</source>
      <translation>{highest} se iguala hasta {called}: se devuelven {back}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{hours} h</source>
      <translation>{hours} h</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/office.py" />
      <source>{hours} h of {of} h are trained: the rest is trained before a certificate is signed.</source>
      <translation>{hours} h de {of} h entrenadas: el resto se entrena antes de firmar el certificado.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{hours} h trained</source>
      <translation>{hours} h de entrenamiento</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{hours} of {of} h trained</source>
      <translation>{hours} de {of} h de entrenamiento</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{id} is in no register · who has trained under this ID?</source>
      <translation>{id} no está en el registro · ¿quién entrenó con esta identificación?</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>{id} is no longer locked.</source>
      <translation>{id} ya no está bloqueado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/recovering.py" />
      <source>{id} is not a manager: a manager must set this person’s PIN (kiosk staff pin).</source>
      <translation>{id} no es gerente: un gerente debe poner el PIN de esta persona (kiosk staff pin).</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>{id} is not locked.</source>
      <translation>{id} no está bloqueado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>{id} is now {name}.</source>
      <translation>{id} es ahora {name}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>{id} is on the staff already. Where no recovery code was printed, print one: kiosk staff code --by {id}.</source>
      <translation>{id} ya forma parte del personal. Si no se imprimió un código de recuperación, imprima uno: kiosk staff code --by {id}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>{id} · {roles} · license {license} · badge {badge}</source>
      <translation>{id} · {roles} · licencia {license} · tarjeta {badge}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/night.py" />
      <source>{item}: {note}</source>
      <translation>{item}: {note}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/verified/verified.py" />
      <source>{jackpot} of {laid} was won twice: by {table}, hand {first}, and here in hand {hand}</source>
      <translation>{jackpot} de {laid} se ganó dos veces: en {table}, mano {first}, y aquí en la mano {hand}</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/claims.py" />
      <source>{jackpot} was won at {table} in hand {hand}: a manager must confirm this.</source>
      <translation>{jackpot} se ganó en {table}, mano {hand}: un gerente debe confirmarlo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/console/house.py" />
      <source>{jackpot}: {table}, hand {hand}, and hand {again} here</source>
      <translation>{jackpot}: {table}, mano {hand}, y aquí la mano {again}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>{kind}, hand {hand}</source>
      <translation>{kind}, mano {hand}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{known} of {all} known</source>
      <translation>{known} de {all} sabidas</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/game/game.py" />
      <source>{least} – {most}</source>
      <translation>{least} – {most}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{limits} · hand {hand}</source>
      <translation>{limits} · mano {hand}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>{line}, pay {amount}</source>
      <translation>{line}, se pagan {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>{line}, push {amount}</source>
      <translation>{line}, se devuelven {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>{line}, take {amount}</source>
      <translation>{line}, se recogen {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/locks.py" />
      <source>{locked} Unlocked by {who}.</source>
      <translation>{locked} Lo desbloquea {who}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{made}  →  {due}</source>
      <translation>{made}  →  {due}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>{mark} ✓</source>
      <translation>{mark} ✓</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{month} {day}, {year} · {time}</source>
      <translation>{day} {month} {year} · {time}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{name} (floor) is coming: {why}</source>
      <translation>Viene {name}, supervisor: {why}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>{name} belongs to {role}: restore the database with its owners</source>
      <translation>{name} pertenece a {role}: restaure la base de datos con sus dueños</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>{name} cannot be read: set the camera up again.</source>
      <translation>No se puede leer {name}: configure la cámara de nuevo.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>{name} enters a new PIN.</source>
      <translation>{name} escribe un PIN nuevo.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>{name} enters the same PIN again.</source>
      <translation>{name} escribe otra vez el mismo PIN.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>{name} has already signed: another person must.</source>
      <translation>{name} ya firmó: debe firmar otra persona.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>{name} has left.</source>
      <translation>{name} ya no trabaja aquí.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>{name} has left: use `kiosk staff return` first.</source>
      <translation>{name} ya no trabaja aquí: use primero `kiosk staff return`.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>{name} has no badge.</source>
      <translation>{name} no tiene tarjeta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/gate.py" />
      <source>{name} has no certificate for this game: train first, or choose another dealer.</source>
      <translation>{name} no tiene certificado para este juego: entrene primero o elija otro crupier.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/source.py" />
      <source>{name} has no pictures: put .jpg or .png files there.</source>
      <translation>{name} no contiene imágenes: ponga ahí archivos .jpg o .png.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>{name} has signed in at {table} and is signed out here.</source>
      <translation>{name} se identificó en {table}: aquí se cerró su sesión.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>{name} has the badge {badge}.</source>
      <translation>{name} tiene la tarjeta {badge}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>{name} has the license {license}.</source>
      <translation>{name} tiene la licencia {license}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/devices.py" />
      <source>{name} is OK.</source>
      <translation>{name} está en orden.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/register.py" />
      <source>{name} is already on staff as {id}: enter a license number for each.</source>
      <translation>{name} ya está en el personal como {id}: introduzca la licencia de cada uno.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{name} is certified until {day}.</source>
      <translation>{name} está certificado hasta {day}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{name} is coming.</source>
      <translation>Viene {name}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/jackpots.py" />
      <source>{name} is given twice: give one amount.</source>
      <translation>{name} aparece dos veces: dé un solo importe.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/staff/locks.py" />
      <source>{name} is locked out until {at}: %n wrong PINs.</source>
      <translation>
        <numerusform>{name} está bloqueado hasta las {at}: %n PIN incorrecto.</numerusform>
        <numerusform>{name} está bloqueado hasta las {at}: %n PIN incorrectos.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>{name} is locked out: someone else must sign.</source>
      <translation>{name} está bloqueado: debe firmar otra persona.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/locks.py" />
      <source>{name} is locked until {at}. The floor or another table locked this PIN.</source>
      <translation>{name} está bloqueado hasta {at}. El piso u otra mesa bloqueó este PIN.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/locks.py" />
      <source>{name} is locked until {at}. {by} locked this PIN.</source>
      <translation>{name} está bloqueado hasta {at}. {by} bloqueó este PIN.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/source.py" />
      <source>{name} is not a readable picture: remove it.</source>
      <translation>{name} no es una imagen legible: quítela.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/source.py" />
      <source>{name} is not a readable video: choose another file.</source>
      <translation>{name} no es un video legible: elija otro archivo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/register.py" />
      <source>{name} is not {role}: choose someone with that role.</source>
      <translation>{name} no es {role}: elija a alguien con ese cargo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>{name} is on the staff already: set another PIN with kiosk staff pin.</source>
      <translation>{name} ya forma parte del personal: fije otro PIN con kiosk staff pin.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>{name} is on the staff.</source>
      <translation>{name} forma parte del personal.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{name} is signed in at another console: sign out there first.</source>
      <translation>{name} está en otra consola: salga allí primero.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/register.py" />
      <source>{name} is the last one who can sign: this PIN is not locked.</source>
      <translation>{name} es la última persona que puede firmar: este PIN no se bloquea.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/register.py" />
      <source>{name} is the only manager: add another one first.</source>
      <translation>{name} es el único gerente: añada antes a otro.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/locks.py" />
      <source>{name} is unlocked.</source>
      <translation>{name} está desbloqueado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/register.py" />
      <source>{name} may not do this: choose someone else.</source>
      <translation>{name} no puede hacer esto: elija a otra persona.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{name} may not sign here: someone else must sign.</source>
      <translation>{name} no puede firmar aquí: debe firmar otra persona.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/records.py" />
      <source>{name} must be one of {words}; correct the record.</source>
      <translation>{name} debe ser uno de {words}; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/file.py" />
      <source>{name} needs at least one role: choose one.</source>
      <translation>{name} necesita al menos un cargo: elija uno.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/devices.py" />
      <source>{name} needs attention.</source>
      <translation>{name} pide atención.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{name} no longer works here: another dealer signs in.</source>
      <translation>{name} ya no trabaja aquí: debe identificarse otro crupier.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/register.py" />
      <source>{name} no longer works here: choose another.</source>
      <translation>{name} ya no trabaja aquí: elija a otra persona.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>{name} no longer works here: signed out.</source>
      <translation>{name} ya no trabaja aquí: sesión cerrada.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>{name} reads like {other}, ID {id}. Are they two people?</source>
      <translation>{name} se parece a {other}, ID {id}. ¿Son dos personas?</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/training.py" />
      <source>{name} still works here: answers are deleted after a person has left.</source>
      <translation>{name} aún trabaja aquí: las respuestas se eliminan cuando la persona se ha ido.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/drill.py" />
      <source>{name} {amount}</source>
      <translation>{name} {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/moved.py" />
      <source>{name} {moved}</source>
      <translation>{name} {moved}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/evidence.py" />
      <source>{name} {percent}%</source>
      <translation>{name} {percent}%</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{name} {time}</source>
      <translation>{name} {time}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/table/people/people.py" />
      <source>{name}: %n wrong PINs since you last signed in. If they were not yours, tell the floor.</source>
      <translation>
        <numerusform>{name}: %n PIN incorrecto desde su último inicio de sesión. Si no fue usted, avise al piso.</numerusform>
        <numerusform>{name}: %n PIN incorrectos desde su último inicio de sesión. Si no fue usted, avise al piso.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{name}: enter your PIN.</source>
      <translation>{name}: introduzca su PIN.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/jackpots.py" />
      <source>{name}: no chips make a share of {share}.</source>
      <translation>{name}: ninguna ficha permite una parte de {share}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>{name}: no chips make a share of {share}. Post another amount, or pay it by check.</source>
      <translation>{name}: ninguna ficha permite una parte de {share}. Publique otro importe o páguela con cheque.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{name}: signed, and valid from the next sign-in.</source>
      <translation>{name}: firmado; vale desde el próximo inicio de sesión.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/giving_back.py" />
      <source>{name}: take back {amount}</source>
      <translation>{name}: recupere {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>{name}: the floor relieves you after this hand.</source>
      <translation>{name}: el piso lo releva después de esta mano.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{name}: your PIN acknowledges the hand.</source>
      <translation>{name}: su PIN confirma la mano.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{name}: your PIN disputes the hand.</source>
      <translation>{name}: su PIN disputa la mano.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{name}: your PIN signs the ruling.</source>
      <translation>{name}: su PIN firma la resolución.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>{name}: {roles}.</source>
      <translation>{name}: {roles}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/reopening.py" />
      <source>{name}: {was}, should be {due}</source>
      <translation>{name}: {was}, debería ser {due}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{name}: “Acknowledge” signs with your badge.</source>
      <translation>{name}: “Confirmar” firma con su tarjeta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/gate.py" />
      <source>{name}’s certificate for this game expired {day}: train again, or choose another dealer.</source>
      <translation>El certificado de {name} para este juego venció el {day}: entrene otra vez o elija otro crupier.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/signatures.py" />
      <source>{needed} supervisors must sign for this.</source>
      <translation>{needed} supervisores deben firmar esto.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>{nth}. {step}</source>
      <translation>{nth}. {step}</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/records.py" />
      <source>{number} is too large for a number; correct the record.</source>
      <translation>{number} es demasiado grande para un número; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/records.py" />
      <source>{number} is too large: no number is above {most}; correct the record.</source>
      <translation>{number} es demasiado grande: ningún número supera {most}; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{n} corrections</source>
      <translation>{n} correcciones</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{n} h fast</source>
      <translation>{n} h adelantado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{n} h slow</source>
      <translation>{n} h atrasado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{n} min</source>
      <translation>{n} min</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{n} min fast</source>
      <translation>{n} min adelantado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{n} min slow</source>
      <translation>{n} min atrasado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{n} open</source>
      <translation>{n} abiertas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{n} s fast</source>
      <translation>{n} s adelantado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{n} s slow</source>
      <translation>{n} s atrasado</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>{odds.words}</source>
      <translation>{odds.pays} a {odds.on}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>{one} against {two}</source>
      <translation>{one} contra {two}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>{option} {amount}</source>
      <translation>{option} {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{option} …</source>
      <translation>{option} …</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>{option}, from {least}</source>
      <translation>{option}, desde {least}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>{option}, {least} to {most}</source>
      <translation>{option}, de {least} a {most}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/night.py" />
      <source>{out} cannot be written: {why}.</source>
      <translation>No se puede escribir {out}: {why}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{pace}, usual {least} to {most}</source>
      <translation>{pace}, normal de {least} a {most}</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/sealed.py" />
      <source>{part}: {old} → {new}</source>
      <translation>{part}: {old} → {new}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>{part}: {right} of {asked} right; %n misses allowed.</source>
      <translation>
        <numerusform>{part}: {right} de {asked} bien; %n error permitido.</numerusform>
        <numerusform>{part}: {right} de {asked} bien; %n errores permitidos.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/training/store/store.py" />
      <source>{path} cannot be written ({why}): check its folder.</source>
      <translation>No se puede escribir {path} ({why}): revise su carpeta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/store/store.py" />
      <source>{path} has no training data: choose a file a kiosk wrote.</source>
      <translation>{path} no contiene entrenamiento: elija un archivo escrito por un kiosco.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/versions.py" />
      <source>{path} is damaged: delete it, and the floor server resends it.</source>
      <translation>{path} está dañado: bórrelo y el servidor del piso lo envía de nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/file_plan.py" />
      <source>{path} is damaged: move the files of the newest folder in {folder}/aside back to {folder}, then delete {path}.</source>
      <translation>{path} está dañado: devuelva a {folder} los archivos de la carpeta más reciente de {folder}/aside y luego borre {path}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opened.py" />
      <source>{path} is empty or not a journal: check the path; nothing was changed.</source>
      <translation>{path} está vacío o no es un registro: revise la ruta; no se cambió nada.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/file.py" />
      <source>{path} is on a disk without write-ahead logging: use a local disk.</source>
      <translation>{path} está en un disco sin registros de escritura anticipada: póngalo en un disco local.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>{path}, {size}</source>
      <translation>{path}, {size}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/training.py" />
      <source>{path}: answers added: {answers}.</source>
      <translation>{path}: respuestas incorporadas: {answers}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/errors.py" />
      <source>{path}: {error}. Check the path and its permissions.</source>
      <translation>{path}: {error}. Revise la ruta y sus permisos.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/pay_rows.py" />
      <source>{pays} to {on}</source>
      <translation>{pays} a {on}</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/money/settlement.py" />
      <source>{pays} to {on} on {stake}</source>
      <translation>{pays} a {on} sobre {stake}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{percent} % time</source>
      <translation>{percent} % de tiempo</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{percent} % words</source>
      <translation>{percent} % de letra</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/pay_rows.py" />
      <source>{percent}%</source>
      <translation>{percent}%</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/money/settlement.py" />
      <source>{percent}% of the {jackpot}</source>
      <translation>{percent}% del {jackpot}</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/money/settlement.py" />
      <source>{percent}% of the {jackpot}, shared by {winners}</source>
      <translation>{percent}% del {jackpot}, dividido entre {winners}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/trained.py" />
      <source>{person} still works here at the floor server: publish people first.</source>
      <translation>Para el servidor del piso, {person} aún trabaja aquí: publique antes el personal.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/console/house.py" />
      <source>{person}: {wrong} wrong PINs within a day, at {tables} tables: find out who tries.</source>
      <translation>{person}: {wrong} PIN incorrectos en un día, en {tables} mesas: averigüe quién lo intenta.</translation>
    </message>
    <message>
      <location filename="../../drivers/link.py" />
      <source>{port} could not be opened: {why}.</source>
      <translation>No se pudo abrir {port}: {why}.</translation>
    </message>
    <message>
      <location filename="../../drivers/link.py" />
      <source>{port} is open.</source>
      <translation>{port} está abierto.</translation>
    </message>
    <message>
      <location filename="../../drivers/link.py" />
      <source>{port} is opening.</source>
      <translation>{port} se está abriendo.</translation>
    </message>
    <message>
      <location filename="../../drivers/link.py" />
      <source>{port} not found: check the cable and the device’s power.</source>
      <translation>No se encontró {port}: revise el cable y la corriente del aparato.</translation>
    </message>
    <message>
      <location filename="../../drivers/link.py" />
      <source>{port} was lost ({why}): check its cable and power.</source>
      <translation>Se perdió {port} ({why}): revise su cable y su corriente.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/totals.py" />
      <source>{pot} to seat {seat}</source>
      <translation>{pot} al asiento {seat}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/totals.py" />
      <source>{pot} to seats {seats}</source>
      <translation>{pot} a los asientos {seats}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/drill.py" />
      <source>{pot} · {winners}</source>
      <translation>{pot} · {winners}</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/pots.py" />
      <source>{pot}: {parts} = {amount}</source>
      <translation>{pot}: {parts} = {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/procedure.py" />
      <source>{pot}: {points}</source>
      <translation>{pot}: {points}</translation>
    </message>
    <message>
      <location filename="../../ui/cues.py" />
      <source>{program} cannot be started: {why}.</source>
      <translation>No se puede iniciar {program}: {why}.</translation>
    </message>
    <message>
      <location filename="../../ui/cues.py" />
      <source>{program} ended with status {status}: check the sound card.</source>
      <translation>{program} terminó con estado {status}: revise la tarjeta de sonido.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>{rake}; promotion {promotion}</source>
      <translation>{rake}; promoción {promotion}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>{rake}; rake {least} at least</source>
      <translation>{rake}; comisión de {least} al menos</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/cards.py" />
      <source>{rank} of {suit}</source>
      <translation>{rank} de {suit}</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>{read} of {cards} cards in view read: straighten the others, or show the deck again.</source>
      <translation>{read} de {cards} cartas a la vista leídas: enderece las demás o muestre la baraja otra vez.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{right} of {asked} right</source>
      <translation>{right} de {asked} correctas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{right} of {asked} right in {seconds} s. Only a perfect hand counts.</source>
      <translation>{right} de {asked} bien en {seconds} s. Solo cuenta una mano perfecta.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{right} of {asked} right; 95% confident: at least {percent}%</source>
      <translation>{right} de {asked} bien; 95% de confianza: al menos {percent}%</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>{role} can neither create nor use {what}</source>
      <translation>{role} no puede crear ni usar {what}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>{role} has no server admin rights</source>
      <translation>{role} no puede administrar el servidor</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>{role} has the settings that it was enrolled with, and no password</source>
      <translation>{role} tiene los ajustes con los que se inscribió y ninguna contraseña</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/enrollment.py" />
      <source>{role} is not a valid role name: use letters, digits, - and _, at most 63.</source>
      <translation>{role} no es un nombre de rol válido: use letras, cifras, - y _, 63 como mucho.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/access.py" />
      <source>{role} may publish, as before.</source>
      <translation>{role} puede publicar, como antes.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/access.py" />
      <source>{role} may publish.</source>
      <translation>{role} puede publicar.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>{role} may {what}, and nothing else in {tried} tries</source>
      <translation>{role} tiene {what}, y nada más en {tried} intentos</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>{role} must not {what}, but can</source>
      <translation>{role} no debe tener {what}, pero lo tiene</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/publishing.py" />
      <source>{role} publishes with another key: use another name.</source>
      <translation>{role} publica con otra clave: use otro nombre.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>{role} should {what}, but cannot</source>
      <translation>{role} debe tener {what}, pero no lo tiene</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/access.py" />
      <source>{role}: {certificates}, {connections}.</source>
      <translation>{role}: {certificates}, {connections}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>{rule} It is at least {least}.</source>
      <translation>{rule} Es al menos {least}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/banked.py" />
      <source>{rule} Push: {lines}.</source>
      <translation>{rule} Empata: {lines}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>{ruling} {says}</source>
      <translation>{ruling} {says}</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>{said} Seat {seat} puts {amount} on {spot}.</source>
      <translation>{said} El asiento {seat} pone {amount} en {spot}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>{says} Kiosk: {kiosk}.</source>
      <translation>{says} El kiosco: {kiosk}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>{seats} at {least}</source>
      <translation>{seats} con {least}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>{seconds} s</source>
      <translation>{seconds} s</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server_needs.py" />
      <source>{setting} is {value}</source>
      <translation>{setting} es {value}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server_needs.py" />
      <source>{setting} is {value}: set it to {wanted}</source>
      <translation>{setting} es {value}: póngalo en {wanted}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server_needs.py" />
      <source>{setting} is {value}; the enrolled devices need {needed}</source>
      <translation>{setting} es {value}; los aparatos dados de alta necesitan {needed}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>{share}% of {pot}: {part}</source>
      <translation>{share}% de {pot}: {part}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>{small}/{big} limit</source>
      <translation>Límite {small}/{big}</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/file_plan.py" />
      <source>{source} and {target} both exist: move one away, then repeat the command.</source>
      <translation>{source} y {target} existen a la vez: aparte uno y repita el comando.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/reports_taken.py" />
      <source>{source} reports more locked people than one place can have: {name} is not locked.</source>
      <translation>{source} informa de más bloqueos de los que puede haber en un solo lugar: {name} no se bloquea.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/reports_taken.py" />
      <source>{source} reports {name}, but its device did not sign that: refused.</source>
      <translation>{source} informa sobre {name}, pero su aparato no lo firmó: rechazado.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>{spot} {amount}</source>
      <translation>{spot} {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/kernel/suspension.py" />
      <source>{spot}, card {nth}</source>
      <translation>{spot}, carta {nth}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{spot}: enter card {nth} of {all}.</source>
      <translation>{spot}: registre la carta {nth} de {all}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>{spot}: none</source>
      <translation>{spot}: nada</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>{spot}: {cards}</source>
      <translation>{spot}: {cards}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>{spot}: {die}</source>
      <translation>{spot}: {die}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{stage}: {progress}</source>
      <translation>{stage}: {progress}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>{start} to {end}</source>
      <translation>{start} a {end}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>{state}; BAD SIGNATURE</source>
      <translation>{state}; FIRMA NO VÁLIDA</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>{state}; signed by a key NOT TRUSTED here</source>
      <translation>{state}, con una clave que aquí NO ES DE CONFIANZA</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/players.py" />
      <source>{status}: may not play</source>
      <translation>{status}: no puede jugar</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>{step}: {option}</source>
      <translation>{step}: {option}</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>{step}: “{do}” By which rule?</source>
      <translation>{step}: “{do}” ¿Según qué regla?</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>{street} bets, please. {low} to {high} times your ante.</source>
      <extracomment>Called aloud by the dealer, in English: keep it as it is.</extracomment>
      <translation>{street} bets, please. {low} to {high} times your ante.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>{table} agrees with its hands</source>
      <translation>{table} coincide con sus manos</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>{table} is over</source>
      <translation>{table} tiene sobrante</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books_words.py" />
      <source>{table} is short</source>
      <translation>{table} tiene faltante</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/access.py" />
      <source>{table} signs in as {role}, as before.</source>
      <translation>{table} entra como {role}, como antes.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/access.py" />
      <source>{table} signs in as {role}.</source>
      <translation>{table} entra como {role}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{table} · {name}</source>
      <translation>{table} · {name}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{table} · {order}: signed</source>
      <translation>{table} · {order}: firmado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{table} · {seat}</source>
      <translation>{table} · {seat}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{table} · {time}</source>
      <translation>{table} · {time}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>{table}, journal {journal}: {events}, {signed} signed: {found}.</source>
      <translation>{table}, registro {journal}: {events}, {signed} firmados: {found}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/drill.py" />
      <source>{table}: no paying hand</source>
      <translation>{table}: sin mano que pague</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/drill.py" />
      <source>{table}: {line}, {pays}</source>
      <translation>{table}: {line}, {pays}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>{table}: {pushed}; the floor server has {count}.</source>
      <translation>{table}: {pushed}; el servidor del piso tiene {count}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{table}: {why}</source>
      <translation>{table}: {why}</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>{tags} of {due} corner tags seen: uncover the others.</source>
      <translation>{tags} de {due} marcas de esquina a la vista: descubra las otras.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{taken} of {seats}</source>
      <translation>{taken} de {seats}</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/money/settlement.py" />
      <source>{terms} is {amount}, cut to the house limit</source>
      <translation>{terms} son {amount}, reducido al límite de la casa</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/money/settlement.py" />
      <source>{terms} is {amount}, rounded to whole chips</source>
      <translation>{terms} son {amount}, redondeado a fichas enteras</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/banked.py" />
      <source>{times}×</source>
      <translation>{times}×</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{time} · {month} {day}</source>
      <translation>{time} · {day} {month}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{time}, {n} h ago</source>
      <translation>{time}, hace {n} h</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/surface.py" />
      <source>{touched} of {all} fields · most fingers at once: {fingers}</source>
      <translation>{touched} de {all} campos · máximo de dedos a la vez: {fingers}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{trainee} with {dealer}</source>
      <translation>{trainee} con {dealer}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>{verb} on {name} is refused, even to a superuser</source>
      <translation>{verb} sobre {name} se rechaza, también a un superusuario</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/rulings.py" />
      <source>{void} Void tax forms, with their seats: {forms}.</source>
      <translation>{void} Formularios fiscales anulados, con su asiento: {forms}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/felt/seat_results.py" />
      <source>{wager} {amount}</source>
      <translation>{wager} {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>{wager} {stake}</source>
      <translation>{wager} {stake}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>{wager} {stake} · {terms}</source>
      <translation>{wager} {stake} · {terms}</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/banked.py" />
      <source>{wager} · {bet} bet</source>
      <translation>{wager} · apuesta de {bet}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/felt/seat_results.py" />
      <source>{wager}: take {amount}</source>
      <translation>{wager}: tome {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/due.py" />
      <source>{was}, should be {due}</source>
      <translation>{was}, debería ser {due}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{well}/{all} devices OK</source>
      <translation>{well}/{all} aparatos bien</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/sim/set_up.py" />
      <source>{what}</source>
      <translation>{what}</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/kernel/damage.py" />
      <source>{what} Keep the journal file and call a supervisor.</source>
      <translation>{what} Conserve el archivo del registro y llame a un supervisor.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/scenario.py" />
      <source>{what} is not an event in this game{hint}.</source>
      <translation>{what} no es un evento de este juego{hint}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/evidence.py" />
      <source>{what} {hash}</source>
      <translation>{what} {hash}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{what} · {times}×</source>
      <translation>{what} · {times}×</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>{what}.</source>
      <translation>{what}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>{what}: seat {seat}.</source>
      <translation>{what}: asiento {seat}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>{when}. {said}</source>
      <translation>{when}. {said}</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/record_input.py" />
      <source>{where}: {wrong}; correct the record.</source>
      <translation>{where}: {wrong}; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/banked.py" />
      <source>{who} added the wager, which is already the player’s.</source>
      <translation>{who} sumó la apuesta, que ya es del jugador.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>{who} disputes seat {seat}, {wager}: “{claim}”, should be {claimed}.</source>
      <translation>{who} reclama, asiento {seat}, {wager}: “{claim}”, debería ser {claimed}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>{who} disputes seat {seat}, {wager}: “{claim}”.</source>
      <translation>{who} reclama, asiento {seat}, {wager}: “{claim}”.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>{who} disputes seat {seat}: “{claim}”, claims {claimed}.</source>
      <translation>{who} reclama, asiento {seat}: “{claim}”, pide {claimed}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>{who} disputes seat {seat}: “{claim}”.</source>
      <translation>{who} reclama, asiento {seat}: “{claim}”.</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/pots.py" />
      <source>{who} left the drop in the pot.</source>
      <translation>{who} dejó en el bote lo que se deposita.</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/banked.py" />
      <source>{who} paid nothing, but this wins.</source>
      <translation>{who} no pagó nada, pero esto gana.</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/pots.py" />
      <source>{who} pushed all the pots: push each pot separately.</source>
      <translation>{who} empujó todos los botes: cada uno se empuja por separado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/pots.py" />
      <source>{who} pushed the whole pot, but it is split.</source>
      <translation>{who} empujó todo el bote, pero está dividido.</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/banked.py" />
      <source>{who} used {line} for a bet of {bet}.</source>
      <translation>{who} usó {line} para una apuesta de {bet}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/banked.py" />
      <source>{who} used {odds}: {wager}, {line}.</source>
      <translation>{who} usó {odds}: {wager}, {line}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/recall.py" />
      <source>{who} · {time}</source>
      <translation>{who} · {time}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>{who}: “{claim}”</source>
      <translation>{who}: “{claim}”</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/console/link.py" />
      <source>{why}</source>
      <translation>{why}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/devices.py" />
      <source>{why}.</source>
      <translation>{why}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/zones.py" />
      <source>{width} × {height} mm</source>
      <translation>{width} × {height} mm</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{words}</source>
      <translation>{words}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{words} offline</source>
      <translation>{words} sin conexión</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/text.py" />
      <source>{words} or {last}</source>
      <translation>{words} o {last}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/main.py" />
      <source>{word} is not UTF-8: enter it again.</source>
      <translation>{word} no es UTF-8: escriba esa palabra de nuevo.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{wrong} {why}</source>
      <translation>{wrong} {why}</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/calibration/zones.py" />
      <source>{zones} zones is too many: draw at most {most}.</source>
      <translation>{zones} zonas son demasiadas: dibuje como máximo {most}.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/table/cards/camera.py" />
      <source>{zone}: %n seen, only {due} due: check and call the floor.</source>
      <translation>
        <numerusform>{zone}: se ve %n, pero tocan {due}: revise y llame al piso.</numerusform>
        <numerusform>{zone}: se ven %n, pero solo tocan {due}: revise y llame al piso.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/camera.py" />
      <source>{zone}: a card is face up that must be face down. Call the floor.</source>
      <translation>{zone}: carta expuesta, debía ir boca abajo: llame al piso.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/camera.py" />
      <source>{zone}: camera and dealt cards disagree: check, then enter what is due.</source>
      <translation>{zone}: la cámara no coincide con lo repartido: revise y registre lo que toca.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/camera.py" />
      <source>{zone}: camera and seat reader disagree: check the cards and enter them.</source>
      <translation>{zone}: la cámara y el lector del asiento no coinciden: revise las cartas y regístrelas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/camera.py" />
      <source>{zone}: not cleared before this hand: clear it, or enter by hand.</source>
      <translation>{zone}: no se despejó antes de esta mano: despeje, o registre a mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/camera.py" />
      <source>{zone}: {read} of {due} read: turn the others over, or enter them.</source>
      <translation>{zone}: se leyeron {read} de {due}: voltee las otras o regístrelas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/camera.py" />
      <source>{zone}: {what}</source>
      <translation>{zone}: {what}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>× {count}</source>
      <translation>× {count}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>–</source>
      <translation>–</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/handbook.py" />
      <source>“Shake your Peekers!” Everybody shakes all three dice and turns the Peeker upside down on the table.</source>
      <translation>“Shake your Peekers!” Todos agitan los tres dados y ponen el Peeker boca abajo sobre la mesa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>“{step}” is complete before “{after}” begins. {rule}</source>
      <translation>“{step}” se termina antes de que empiece “{after}”. {rule}</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/names.py" />
      <source>“{word}” has letters of two alphabets: enter the name again.</source>
      <translation>“{word}” tiene letras de dos alfabetos: escriba de nuevo el nombre.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/count.py" />
      <source>“{word}” is not a count: write each value once, as in 20=17.</source>
      <translation>“{word}” no es un recuento: escriba cada valor una vez, como en 20=17.</translation>
    </message>
    <message>
      <location filename="../../ui/stopped.py" />
      <source>… and {count} more: `kiosk check` lists all of them.</source>
      <translation>… y {count} más: `kiosk check` los muestra todos.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>← Back</source>
      <translation>← Atrás</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>↻ Reopened</source>
      <translation>↻ Reabierta</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>≠ Corrected</source>
      <translation>≠ Corregida</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>■ HELD</source>
      <translation>■ RETENIDO</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>■ SEIZED</source>
      <translation>■ INCAUTADO</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>■ SLIP</source>
      <translation>■ COMPROBANTE</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>■ SLIP, NO PAPER</source>
      <translation>■ COMPROBANTE, SIN PAPEL</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/felt/seat_results.py" />
      <source>▼ check {check} back</source>
      <translation>▼ recoja el cheque {check}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/felt/seat_results.py" />
      <source>▼ to the cage</source>
      <translation>▼ a la caja</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>◆ {form}</source>
      <translation>◆ {form}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>● SIGN</source>
      <translation>● FIRMA</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>✓ cards agree</source>
      <translation>✓ cartas coinciden</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>✗ Void</source>
      <translation>✗ Nula</translation>
    </message>
  </context>
</TS>
