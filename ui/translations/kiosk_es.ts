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
      <translation>El piso está</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/ActionsBar.qml" />
      <source>Forfeit hand</source>
      <translation>Perder mano</translation>
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
    <name>AmountPad</name>
    <message>
      <location filename="../../ui/qml/table/AmountPad.qml" />
      <source>Cancel</source>
      <translation>Cancelar</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/AmountPad.qml" />
      <source>Enter</source>
      <translation>Introducir</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/AmountPad.qml" />
      <source>Max</source>
      <translation>Máx</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/AmountPad.qml" />
      <source>Min</source>
      <translation>Mín</translation>
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
    <name>CameraFrame</name>
    <message>
      <location filename="../../ui/qml/camera/CameraFrame.qml" />
      <source>← Back to the table</source>
      <translation>← Volver a la mesa</translation>
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
      <source>%1 signs out</source>
      <translation>%1 sale</translation>
    </message>
    <message>
      <location filename="../../ui/qml/floor/ConsoleHeader.qml" />
      <source>Floor console</source>
      <translation>Consola de piso</translation>
    </message>
    <message>
      <location filename="../../ui/qml/floor/ConsoleHeader.qml" />
      <source>Search hands</source>
      <translation>Buscar manos</translation>
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
      <source>Touch a hand to see it again.</source>
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
      <source>Plain colours</source>
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
      <translation>“%1” · EN</translation>
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
    <name>LocksPage</name>
    <message>
      <location filename="../../ui/qml/pages/LocksPage.qml" />
      <source>Locked PINs</source>
      <translation>PIN bloqueados</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/LocksPage.qml" />
      <source>← Back to the table</source>
      <translation>← Volver a la mesa</translation>
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
      <source>Choose a chip, then touch its spot:</source>
      <translation>Elija una ficha y toque su lugar:</translation>
    </message>
  </context>
  <context>
    <name>PinPad</name>
    <message>
      <location filename="../../ui/qml/controls/PinPad.qml" />
      <source>More names</source>
      <translation>Más nombres</translation>
    </message>
    <message>
      <location filename="../../ui/qml/controls/PinPad.qml" />
      <source>Other name</source>
      <translation>Otro nombre</translation>
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
      <translation>puestos %1</translation>
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
      <source>%1 · %2</source>
      <translation>%1 · %2</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/RecallPage.qml" />
      <source>Camera evidence</source>
      <translation>Pruebas de la cámara</translation>
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
      <source>Another word</source>
      <translation>Otra palabra</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/RulesPage.qml" />
      <source>Rules at hand</source>
      <translation>Reglas a mano</translation>
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
      <translation>Puesto %1 pierde</translation>
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
    <name>ShiftRack</name>
    <message>
      <location filename="../../ui/qml/shift/ShiftRack.qml" />
      <source>Total</source>
      <translation>Total</translation>
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
      <source>Floor is here</source>
      <translation>El piso está</translation>
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
      <source>Sign in</source>
      <translation>Entrar</translation>
    </message>
    <message>
      <location filename="../../ui/qml/shift/SignIn.qml" />
      <source>Sign in to deal at %1</source>
      <translation>Identifíquese para dar en %1</translation>
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
      <source>Leave cards and chips as they lie. Nothing is lost: the hand goes on from here.</source>
      <translation>Deje cartas y fichas como están. No se pierde nada: la mano sigue desde aquí.</translation>
    </message>
    <message>
      <location filename="../../ui/qml/Stopped.qml" />
      <source>Stopped: call a supervisor</source>
      <translation>Parado: llame a un supervisor</translation>
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
      <source>Close this window: the table goes on behind it. Nothing was changed.</source>
      <translation>Cierre esta ventana: la mesa sigue detrás. No se cambió nada.</translation>
    </message>
    <message>
      <location filename="../../ui/qml/StoppedWindow.qml" />
      <source>Dealer assist kiosk</source>
      <translation>Kiosco de ayuda al crupier</translation>
    </message>
    <message>
      <location filename="../../ui/qml/StoppedWindow.qml" />
      <source>Go on from what is there</source>
      <translation>Continuar con lo que hay</translation>
    </message>
    <message>
      <location filename="../../ui/qml/StoppedWindow.qml" />
      <source>Leave cards and chips as they lie. Nothing was changed.</source>
      <translation>Deje cartas y fichas como están. No se cambió nada.</translation>
    </message>
    <message>
      <location filename="../../ui/qml/StoppedWindow.qml" />
      <source>Stopped: call a supervisor</source>
      <translation>Parado: llame a un supervisor</translation>
    </message>
    <message>
      <location filename="../../ui/qml/StoppedWindow.qml" />
      <source>This table is open already</source>
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
      <source>Continue the hand</source>
      <translation>Seguir la mano</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingAllPage.qml" />
      <source>Everybody</source>
      <translation>Todos</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingAllPage.qml" />
      <source>Examination</source>
      <translation>Examen</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingAllPage.qml" />
      <source>Go on with the examination</source>
      <translation>Seguir con el examen</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingAllPage.qml" />
      <source>Guided hands</source>
      <translation>Manos guiadas</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingAllPage.qml" />
      <source>It is where you left it</source>
      <translation>Está donde la dejó</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingAllPage.qml" />
      <source>My progress</source>
      <translation>Mi progreso</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingAllPage.qml" />
      <source>Name the hand, work the amount out, cut the chips</source>
      <translation>Nombre la mano, calcule el importe, corte las fichas</translation>
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
      <source>The kiosk asks; what was right is told at the end</source>
      <translation>El kiosco pregunta; al final se dice qué estuvo bien</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingAllPage.qml" />
      <source>What do you want to train?</source>
      <translation>¿Qué quiere entrenar?</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingAllPage.qml" />
      <source>left open</source>
      <translation>sin terminar</translation>
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
      <translation>Responder este puesto →</translation>
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
      <source>Take the answer back</source>
      <translation>Retirar la respuesta</translation>
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
      <source>The same hand again</source>
      <translation>La misma mano otra vez</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingHandPage.qml" />
      <source>What comes next →</source>
      <translation>Qué sigue →</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingHandPage.qml" />
      <source>What was done  →  what was due</source>
      <translation>Lo hecho  →  lo debido</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingHandPage.qml" />
      <source>Wrong moves: %1</source>
      <translation>Pasos erróneos: %1</translation>
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
      <source>%1 · %2</source>
      <translation>%1 · %2</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingMap.qml" />
      <source>A full field is known, a lower one is weak, an empty one is new.</source>
      <translation>Un campo lleno se sabe, uno bajo está flojo, uno vacío es nuevo.</translation>
    </message>
  </context>
  <context>
    <name>TrainingOutcomePage</name>
    <message>
      <location filename="../../ui/qml/training/TrainingOutcomePage.qml" />
      <source>My progress</source>
      <translation>Mi progreso</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingOutcomePage.qml" />
      <source>What comes next →</source>
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
      <source>As good as</source>
      <translation>Tan bueno como</translation>
    </message>
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
      <source>Print the week</source>
      <translation>Imprimir la semana</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingPeoplePage.qml" />
      <source>Procedure</source>
      <translation>Procedimiento</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingPeoplePage.qml" />
      <source>Score</source>
      <translation>Nota</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingPeoplePage.qml" />
      <source>Time</source>
      <translation>Tiempo</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingPeoplePage.qml" />
      <source>Weakest line</source>
      <translation>Línea más floja</translation>
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
      <source>Correct answers, week by week</source>
      <translation>Respuestas correctas, semana a semana</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingReportPage.qml" />
      <source>Export CSV</source>
      <translation>Exportar CSV</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingReportPage.qml" />
      <source>One page PDF</source>
      <translation>PDF de una página</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingReportPage.qml" />
      <source>Print certificate</source>
      <translation>Imprimir certificado</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingReportPage.qml" />
      <source>Procedure, by kind of move</source>
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
    <name>TrainingSettlePad</name>
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
      <source>Everybody</source>
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
    <message>
      <location filename="../../ui/qml/training/TrainingWayPage.qml" />
      <source>What comes next</source>
      <translation>Lo que sigue</translation>
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
      <source>%n answers added, {twice} of them to questions that were answered here, too: both are kept.</source>
      <translation>
        <numerusform>%n respuesta incorporada, a una pregunta que también se respondió aquí: se conservan ambas.</numerusform>
        <numerusform>%n respuestas incorporadas, {twice} de ellas a preguntas que también se respondieron aquí: se conservan ambas.</numerusform>
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
      <location filename="../../kiosk/app/floor/access.py" />
      <source>%n certificates revoked</source>
      <translation>
        <numerusform>%n certificado revocado</numerusform>
        <numerusform>%n certificados revocados</numerusform>
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
      <location filename="../../ui/vm/controls/words.py" />
      <source>%n devices need attention</source>
      <translation>
        <numerusform>%n aparato pide atención</numerusform>
        <numerusform>%n aparatos piden atención</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>%n events</source>
      <translation>
        <numerusform>%n suceso</numerusform>
        <numerusform>%n sucesos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>%n events pushed</source>
      <translation>
        <numerusform>%n suceso enviado</numerusform>
        <numerusform>%n sucesos enviados</numerusform>
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
      <source>%n more are overdue: they come over the next days ({days}).</source>
      <translation>
        <numerusform>Hay %n más atrasada: vendrá en los próximos días ({days}).</numerusform>
        <numerusform>Hay %n más atrasadas: vendrán en los próximos días ({days}).</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>%n more cards are due here, not {cards}.</source>
      <translation>
        <numerusform>Aquí falta %n carta, no {cards}.</numerusform>
        <numerusform>Aquí faltan %n cartas, no {cards}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>%n more dice are due here, not {dice}.</source>
      <translation>
        <numerusform>Aquí falta %n dado, no {dice}.</numerusform>
        <numerusform>Aquí faltan %n dados, no {dice}.</numerusform>
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
      <source>%n moves, none of them wrong.</source>
      <translation>
        <numerusform>%n paso, ninguno erróneo.</numerusform>
        <numerusform>%n pasos, ninguno erróneo.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>%n moves, {wrong} wrong, {hints} after a prompt.</source>
      <translation>
        <numerusform>%n paso, {wrong} erróneos, {hints} con ayuda.</numerusform>
        <numerusform>%n pasos, {wrong} erróneos, {hints} con ayuda.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>%n moves, {wrong} wrong.</source>
      <translation>
        <numerusform>%n paso, {wrong} erróneos.</numerusform>
        <numerusform>%n pasos, {wrong} erróneos.</numerusform>
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
        <numerusform>%n puesto</numerusform>
        <numerusform>%n puestos</numerusform>
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
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>%n zones</source>
      <translation>
        <numerusform>%n zona</numerusform>
        <numerusform>%n zonas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../drivers/camera/eye.py" />
      <source>%n zones are saved.</source>
      <translation>
        <numerusform>%n zona guardada.</numerusform>
        <numerusform>%n zonas guardadas.</numerusform>
      </translation>
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
      <location filename="../../ui/vm/pages/history.py" />
      <source>? Disputed</source>
      <translation>? Disputada</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>A Blind wager is made before any card is dealt. It plays against the Blind pay table.</source>
      <translation>El Blind se apuesta antes de dar cartas. Juega contra la tabla del Blind.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/pins.py" />
      <source>A PIN has {least} to {most} digits: choose another one.</source>
      <translation>Un PIN tiene de {least} a {most} cifras: elija otro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/pins.py" />
      <source>A PIN has {most} digits: choose another one.</source>
      <translation>Un PIN tiene {most} cifras: elija otro.</translation>
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
      <location filename="../../kiosk/staff/file.py" />
      <source>A badge has an id: read it again, or leave it out.</source>
      <translation>Una tarjeta tiene id: léala otra vez u omítala.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>A badge is held to it</source>
      <translation>Se le acerca una tarjeta</translation>
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
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>A burn was forgotten</source>
      <translation>Se olvidó una quema</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>A button on the shoe was pressed at the wrong time: check the shoe.</source>
      <translation>Se pulsó un botón del sabot a destiempo: compruebe el sabot.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/handbook.py" />
      <source>A call and at least as much on top as the last bet or raise, within the table’s limits, in whole chips; only an all-in may be less. A player who announces a raise is bound to it. Nobody raises where nobody has more than a call.</source>
      <translation>Igualar y al menos otro tanto como la última apuesta o subida, dentro de los límites, en fichas enteras; solo un all-in puede ser menos. Quien anuncia una subida queda obligado. Nadie sube donde nadie tiene más que para igualar.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>A call, unless it makes a raise or one was announced.</source>
      <translation>Igualar, salvo que haga una subida o se anunciara.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>A card goes back to its place.</source>
      <translation>Una carta vuelve a su sitio.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>A card is burned before the flop, the turn and the river. It stays face down.</source>
      <translation>Se quema una carta antes del flop, del turn y del river. Queda boca abajo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/judge.py" />
      <source>A card is burned first: {right}</source>
      <translation>Primero se quema una carta: {right}</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/guided.py" />
      <source>A card is due: pull it from the practice shoe.</source>
      <translation>Toca una carta: sáquela del sabot de práctica.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>A card is laid at a seat</source>
      <translation>Se pone una carta en un puesto</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>A card is missing, foreign or duplicated</source>
      <translation>Falta una carta, es ajena o está repetida</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>A card is pulled</source>
      <translation>Se saca una carta</translation>
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
      <location filename="../../kiosk/table/rulings/reopening.py" />
      <source>A card of the next hand is out: open a dispute in the history, and call the floor.</source>
      <translation>Hay una carta fuera de la próxima mano: abra una disputa en el historial y llame al piso.</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/beetek/driver.py" />
      <source>A card was burned at the shoe: enter it if this hand needs it.</source>
      <translation>Se quemó una carta en el sabot: introdúzcala si esta mano la necesita.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>A card was dealt before the betting was over</source>
      <translation>Se dio una carta antes de acabar las apuestas</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>A card was different</source>
      <translation>Una carta era otra</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>A card was drawn outside a game: enter it if this hand needs it.</source>
      <translation>Se sacó una carta fuera de un juego: introdúzcala si esta mano la necesita.</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>A card was entered wrongly</source>
      <translation>Una carta se introdujo mal</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>A card was misread</source>
      <translation>Una carta se leyó mal</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>A card was pushed back at the exit of the shoe: check every card against the screen.</source>
      <translation>Una carta se empujó hacia atrás a la salida del sabot: compruebe cada carta con la pantalla.</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>A card was pushed back inside the shoe: check every card against the screen.</source>
      <translation>Una carta se empujó hacia atrás dentro del sabot: compruebe cada carta con la pantalla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>A card was refused: it lies in this hand already.</source>
      <translation>Se rechazó una carta: ya está en esta mano.</translation>
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
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>A counted stack differs from the screen</source>
      <translation>Un stack contado no coincide con la pantalla</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>A day is written as in 2026-11-01.</source>
      <translation>Un día se escribe como 2026-11-01.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>A decision was misheard</source>
      <translation>Una decisión se oyó mal</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>A deck is being learned: wait until it is finished.</source>
      <translation>Se está aprendiendo una baraja: espere a que termine.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/zones.py" />
      <source>A deck that was dealt to the camera once is read more surely. It takes two or three minutes.</source>
      <translation>Una baraja que se repartió una vez ante la cámara se lee con más seguridad. Lleva dos o tres minutos.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>A device has changed.</source>
      <translation>Un aparato ha cambiado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>A die is cocked, or fell off the table</source>
      <translation>Un dado queda de canto o cayó de la mesa</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>A die is missing, foreign or extra</source>
      <translation>Falta un dado, sobra uno o es ajeno</translation>
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
      <location filename="../../ui/vm/controls/words.py" />
      <source>A dispute of hand {hand} waits: the floor rules on it, in the menu under “Mispay and disputes”.</source>
      <translation>Espera una disputa de la mano {hand}: el piso la resuelve en el menú, en “Pago erróneo y disputas”.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/steps.py" />
      <source>A disputed hand goes back to the cards. Touch a misread card; the hand is worked out again.</source>
      <translation>Una mano disputada vuelve a las cartas. Toque una mal leída; la mano se calcula de nuevo.</translation>
    </message>
    <message>
      <location filename="../../ui/window/dropped.py" />
      <source>A finger slid across the screen: nothing was touched. Touch, then lift.</source>
      <translation>Un dedo se deslizó por la pantalla: no se tocó nada. Toque y levante.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>A fixed limit needs small_bet and big_bet; correct the record.</source>
      <translation>Un límite fijo necesita small_bet y big_bet; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>A floor supervisor is coming.</source>
      <translation>Un supervisor de piso viene en camino.</translation>
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
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>A flush or better is paid, even if it lost. Anything less pushes on a win, otherwise loses.</source>
      <translation>Un color o mejor se paga aunque pierda. Menos empata si gana; si no, pierde.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/new_game/__init__.py" />
      <source>A game is named in small letters, such as lucky_nines: choose another name.</source>
      <translation>Un juego se nombra en minúsculas, como lucky_nines: elija otro nombre.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/shift.py" />
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
      <source>A hand is being dealt: finish it first, then set the camera up.</source>
      <translation>Se está dando una mano: termínela y luego configure la cámara.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>A hand is forfeited by a breach of the rules. Its chips stay in; the cards are mucked.</source>
      <translation>Una mano se pierde por una falta a las reglas. Sus fichas se quedan; las cartas se descartan.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>A hand is forfeited by a breach of the rules. Take the wagers on it; the cards are mucked.</source>
      <translation>Una mano se pierde por una falta a las reglas. Recoja sus apuestas; las cartas se descartan.</translation>
    </message>
    <message>
      <location filename="../../ui/app.py" />
      <source>A hand is open: it stays as it is. Close the window once more to leave the kiosk.</source>
      <translation>Hay una mano sin terminar: queda como está. Cierre la ventana otra vez para salir del kiosco.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>A hand not called</source>
      <translation>Una mano sin cantar</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>A hand that is shown down must be known, or its winners named; correct the record.</source>
      <translation>Una mano mostrada debe conocerse, o nombrarse sus ganadores; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>A hand that is shown down must be known; correct the record.</source>
      <translation>Una mano mostrada debe conocerse; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>A hand, everything prompted</source>
      <translation>Una mano, con todo indicado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>A hand, nothing prompted</source>
      <translation>Una mano, sin indicaciones</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/money/jackpot.py" />
      <source>A jackpot is more than zero: enter its amount.</source>
      <translation>Un jackpot es más de cero: introduzca su importe.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>A jackpot was won</source>
      <translation>Se ganó un jackpot</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/journal.py" />
      <source>A journal was begun. The table is closed, and opens as on its first day.</source>
      <translation>Se ha iniciado otro registro. La mesa está cerrada y se abre como el primer día.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/access.py" />
      <source>A key is 64 digits and letters from a to f: see “kiosk floor verify --keep”.</source>
      <translation>Una clave son 64 cifras y letras de la a a la f: véase “kiosk floor verify --keep”.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/file.py" />
      <source>A licence number has 1 to 32 letters, digits and dashes: enter it again.</source>
      <translation>Un número de licencia tiene de 1 a 32 letras, cifras y guiones: introdúzcalo otra vez.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/beginning_again.py" />
      <source>A manager can have this table go on from what is there: kiosk journal accept.</source>
      <translation>Un gerente puede hacer que esta mesa continúe desde lo que hay: kiosk journal accept.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>A manager or a technician writes the export.</source>
      <translation>La exportación la escribe un gerente o un técnico.</translation>
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
      <location filename="../../kiosk/staff/file.py" />
      <source>A name has 1 to 40 letters: enter another one.</source>
      <translation>Un nombre tiene de 1 a 40 letras: introduzca otro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>A new deck comes in; the floor signs for it.</source>
      <translation>Entra una baraja nueva; la firma el piso.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>A new picture is checked</source>
      <translation>Se comprueba una imagen nueva</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>A new set comes in; the floor signs for it.</source>
      <translation>Entra un juego nuevo; lo firma el piso.</translation>
    </message>
    <message>
      <location filename="../../ui/window/dropped.py" />
      <source>A palm lay on the screen: nothing was touched. Use one finger.</source>
      <translation>La palma se apoyó en la pantalla: no se tocó nada. Use un dedo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>A part of the answer is entered.</source>
      <translation>Se introdujo una parte de la respuesta.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>A payout of this size is signed for by the floor before it is paid.</source>
      <translation>Un pago de este tamaño lo firma el piso antes de pagarse.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>A payout of this size is signed for by two supervisors, neither of them the dealer.</source>
      <translation>Un pago de este tamaño lo firman dos supervisores, ninguno de ellos el crupier.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/file.py" />
      <source>A person's id has 1 to 32 of a–z, 0–9, dot, dash: choose another one.</source>
      <translation>El id de una persona tiene de 1 a 32 a–z, 0–9, punto o guion: elija otro.</translation>
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
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>A player showed a card</source>
      <translation>Un jugador mostró una carta</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/rulings.py" />
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
      <translation>Un jugador recibió dos veces</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>A player was skipped</source>
      <translation>Se saltó a un jugador</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>A player who folds here keeps the Blind in action. Peek and Blind need not be equal.</source>
      <translation>Quien se retira aquí deja el Blind en juego. Peek y Blind no tienen que ser iguales.</translation>
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
      <source>A player without enough chips for a call or a full raise goes all-in. Further bets go into a side pot at the right of the main pot. An all-in counts as a bet or raise.</source>
      <translation>Quien no tiene fichas para igualar o subir entero va all-in. Las apuestas siguientes van a un bote paralelo a la derecha del principal. Un all-in cuenta como apuesta o subida.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>A player’s claim</source>
      <translation>El reclamo de un jugador</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>A player’s decision was entered wrongly</source>
      <translation>La decisión de un jugador se introdujo mal</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/exam.py" />
      <source>A pot is pushed.</source>
      <translation>Un bote se empuja.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>A pot is the sum of the called wagers: what nobody called goes back, and is never raked.</source>
      <translation>Un bote es la suma de lo igualado: lo que nadie igualó vuelve, y nunca paga rake.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>A pot pushed to another player</source>
      <translation>Un bote empujado a otro jugador</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>A pot pushed too early</source>
      <translation>Un bote empujado antes de tiempo</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/settling.py" />
      <source>A process that settled records was killed: try again with --jobs 1.</source>
      <translation>Un proceso que liquidaba registros fue detenido: intente de nuevo con --jobs 1.</translation>
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
      <translation>Una subida llega hasta lo que pueda igualar el rival más rico. Se puede igualar sin poner.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/records.py" />
      <source>A record needs an input: correct the record.</source>
      <translation>Un registro necesita una entrada: corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>A report is by shift, table, pit, game, dealer or day.</source>
      <translation>Un informe es por shift, table, pit, game, dealer o day.</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>A seat was paid a wrong amount</source>
      <translation>A un puesto se le pagó un importe erróneo</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>A second supervisor must sign.</source>
      <translation>Debe firmar un segundo supervisor.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>A share is rounded to the nearest cent; half a cent goes up.</source>
      <translation>La parte se redondea al centavo más cercano; medio centavo sube.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>A slip no longer fits what is paid: the floor must void it first.</source>
      <translation>Un comprobante ya no encaja con lo pagado: el piso debe anularlo primero.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>A spread limit needs a max_bet; correct the record.</source>
      <translation>Un límite abierto necesita max_bet; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/irregularities.py" />
      <source>A standard deck of 52 cards.</source>
      <translation>Una baraja normal de 52 cartas.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>A step out of order</source>
      <translation>Un paso sin orden</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/stopped.py" />
      <source>A technician corrects what is named above and starts the kiosk again.</source>
      <translation>Un técnico corrige lo indicado arriba y vuelve a iniciar el kiosco.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>A technician makes them with “make camera-model”. Until then enter the cards by hand.</source>
      <translation>Un técnico las hace con “make camera-model”. Hasta entonces introduzca las cartas a mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>A test slip is printed</source>
      <translation>Se imprime un comprobante de prueba</translation>
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
      <location filename="../../kiosk/games/peekpoker/drill.py" />
      <source>A tie splits the pot. The odd point: {ruling}</source>
      <translation>Un empate reparte el bote. El punto impar: {ruling}</translation>
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
      <source>A trainee deals with a supervising dealer, who must also sign.</source>
      <translation>Un aprendiz da con un crupier supervisor, que también debe firmar.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>A void slip is kept with its reason. The payout gets another one if it still needs it.</source>
      <translation>Un comprobante nulo se guarda con su motivo. El pago recibe otro si aún lo necesita.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/hand.py" />
      <source>A wager has no answer yet: answer every seat, then hand in.</source>
      <translation>Una apuesta no tiene respuesta: responda cada puesto y entregue.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>A wager is on the wrong spot, or of the wrong amount</source>
      <translation>Una apuesta está en otro lugar, o es de otro importe</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>A wager or decision …</source>
      <translation>Una apuesta o decisión …</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>A wager was entered wrongly</source>
      <translation>Una apuesta se introdujo mal</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>A wager, late or out of bounds</source>
      <translation>Una apuesta, tardía o fuera de límites</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>A whole big blind.</source>
      <translation>Una ciega grande entera.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>A wrong PIN was entered.</source>
      <translation>Se introdujo un PIN erróneo.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/calibration/zones.py" />
      <source>A zone has no place: name the place that it covers.</source>
      <translation>Una zona no tiene lugar: nombre el lugar que cubre.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>About {time}</source>
      <translation>Hacia las {time}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/journal.py" />
      <source>Accepted. It goes on from what is there.</source>
      <translation>Aceptado. Se continúa desde lo que hay.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/journal.py" />
      <source>Accepted. The table goes on from what is there.</source>
      <translation>Aceptado. La mesa continúa con lo que hay.</translation>
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
      <location filename="../../ui/vm/training/words.py" />
      <source>Add {file}</source>
      <translation>Incorporar {file}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Adds</source>
      <translation>Añade</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/ladder.py" />
      <source>Against the clock</source>
      <translation>Contra el reloj</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Agreed, sign</source>
      <translation>De acuerdo, firmar</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>All 52 cards were shown. The deck is being learned.</source>
      <translation>Se mostraron las 52 cartas. Se aprende la baraja.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>All cards are back</source>
      <translation>Todas las cartas están de vuelta</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>All cards are back where they lay: deal on</source>
      <translation>Todas las cartas están de nuevo en su lugar: siga dando</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>All cards go back to the deck, which is shuffled before the next hand.</source>
      <translation>Todas las cartas vuelven a la baraja, que se baraja antes de la próxima mano.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>All cards of the deck {deck} were shown: go on.</source>
      <translation>Se mostraron todas las cartas de {deck}: siga.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>All dealt</source>
      <translation>Todas dadas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>All dealt face down</source>
      <translation>Todas dadas boca abajo</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>All have peeked</source>
      <translation>Todos miraron</translation>
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
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>All of them go to the first winner left of the button.</source>
      <translation>Todas van al primer ganador a la izquierda del botón.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>All players still in the round lift their Peekers and announce their hands.</source>
      <translation>Los que siguen en la ronda levantan sus Peekers y anuncian su mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>All players turn over their two down cards. Enter each card that has not been read.</source>
      <translation>Todos voltean sus dos cartas. Introduzca cada carta que no se leyó.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/giving_back.py" />
      <source>All returned</source>
      <translation>Todo devuelto</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>All tables</source>
      <translation>Todas las mesas</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>All the chips count.</source>
      <translation>Cuentan todas las fichas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/handbook.py" />
      <source>All who are still in lift their Peekers and announce their hands. The strongest five of six dice wins; a tie splits the pot evenly. Each side pot goes to the best hand among those who put into it.</source>
      <translation>Los que siguen levantan sus Peekers y anuncian su mano. Ganan los mejores cinco de seis dados; un empate reparte el bote por igual. Cada bote paralelo va a la mejor mano de quienes pusieron en él.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>All {n}</source>
      <translation>Los {n}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>All {option}</source>
      <translation>Todos {option}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>All-in stands.</source>
      <translation>El all-in vale.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>Also signed in at {tables}: change the dealer there.</source>
      <translation>También identificado en {tables}: cambie ahí el crupier.</translation>
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
      <source>An ante of at least the posted table minimum buys a hand. The flop, turn and river bets are made in multiples of it. A Board or Pocket bonus bet has a minimum; a 6 Card bonus bet is one of two amounts. A bonus bet needs an ante.</source>
      <translation>Un ante de al menos el mínimo publicado de la mesa compra una mano. Las apuestas de flop, turn y river se hacen en múltiplos de él. Un bono Board o Pocket tiene un mínimo; un bono 6 Card es uno de dos importes. Un bono necesita un ante.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>An ante of at least the table minimum buys a hand. Bonus bets are optional and need an ante.</source>
      <translation>Un ante de al menos el mínimo compra una mano. Los bonos son optativos y necesitan un ante.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>An exception handled wrongly</source>
      <translation>Una excepción mal llevada</translation>
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
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Announced, it is made up to the minimum raise; otherwise it is a call.</source>
      <translation>Anunciada, se completa a la subida mínima; si no, es igualar.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
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
      <location filename="../../kiosk/table/cards/camera.py" />
      <source>Another deck is in play: sign in, and under “Deck for the camera” choose it, or show it once.</source>
      <translation>Otra baraja está en juego: identifíquese y, en “Baraja para la cámara”, elíjala o muéstrela una vez.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/file.py" />
      <source>Another kiosk (process {holder}) has the journal {path} open: go on there, or end it and start again.</source>
      <translation>Otro kiosco (proceso {holder}) tiene abierto el registro {path}: siga allí, o termínelo y empiece de nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/versions.py" />
      <source>Another kiosk of this house is saving what the floor’s server has sent: wait.</source>
      <translation>Otro kiosco de esta casa está guardando lo que envió el servidor del piso: espere.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/move.py" />
      <source>Another machine publishes to the floor’s server: enrol the tables of this one, and push them.</source>
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
      <source>Another player has won this pot: {right}</source>
      <translation>Este bote lo ganó otro jugador: {right}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Another player’s turn</source>
      <translation>Turno de otro jugador</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opened.py" />
      <source>Another program has the journal open: close it, then go on.</source>
      <translation>Otro programa tiene abierto el registro: ciérrelo y siga.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/drill/stages.py" />
      <source>Answer this question first, or say that you do not know.</source>
      <translation>Conteste primero esta pregunta, o diga que no lo sabe.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Answered rightly too seldom: {lines}</source>
      <translation>Respondido bien pocas veces: {lines}</translation>
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
      <translation>Toda carta se puede introducir a mano. Ninguna mano para por un sabot.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Any change before the next hand?</source>
      <extracomment>Called aloud by the dealer, in English: keep it as it is.</extracomment>
      <translation>Any change before the next hand?</translation>
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
      <source>Any player who shares cards with another forfeits the hand and any bets on it.</source>
      <translation>Todo jugador que comparte cartas con otro pierde la mano y las apuestas sobre ella.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>Any seat</source>
      <translation>Cualquier puesto</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>Any time</source>
      <translation>Cualquier hora</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Anything that no longer fits is asked again.</source>
      <translation>Lo que ya no encaja se pregunta otra vez.</translation>
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
      <location filename="../../ui/vm/shift/words.py" />
      <source>As at the last closing · {total}</source>
      <translation>Como en el último cierre · {total}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>As at the opening · {total}</source>
      <translation>Como a la apertura · {total}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>As good as {percent} % of the others</source>
      <translation>Tan bueno como el {percent} % de los demás</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>As it was written</source>
      <translation>Tal como se escribió</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>As much as every opponent who is still in has left.</source>
      <translation>Lo que les quede a todos los rivales que siguen.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>As much as the richest opponent who is still in has left.</source>
      <translation>Lo que le quede al rival más rico que sigue.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>As the hands have left it · {total}</source>
      <translation>Como lo dejaron las manos · {total}</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>As this house has it</source>
      <translation>Como lo tiene esta casa</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Ask who plays: two to four players.</source>
      <translation>Pregunte quién juega: de dos a cuatro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/main.py" />
      <source>At a table everybody signs in with their PIN: leave out --as.</source>
      <translation>En una mesa cada persona entra con su PIN: omita --as.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>At all tables</source>
      <translation>En todas las mesas</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>At most {cap}</source>
      <translation>Como mucho {cap}</translation>
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
      <location filename="../../ui/vm/pages/slips.py" />
      <source>BY HAND</source>
      <translation>A MANO</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Back</source>
      <translation>Volver</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Bag the deck for the floor; open another one.</source>
      <translation>Embolse la baraja para el piso; abra otra.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Bag the dice for the floor; open another set.</source>
      <translation>Embolse los dados para el piso; abra otro juego.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Bag the old deck for the floor.</source>
      <translation>Embolse la baraja vieja para el piso.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Bag the old dice for the floor.</source>
      <translation>Embolse los dados viejos para el piso.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Before anybody has acted the card is burned; later it stands.</source>
      <translation>Antes de que alguien actúe la carta se quema; después vale.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/handbook.py" />
      <source>Before the flop a player folds, or makes a flop bet, one to three times the ante.</source>
      <translation>Antes del flop el jugador se retira o hace una apuesta de flop, de una a tres veces el ante.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Before the pots are pushed</source>
      <translation>Antes de empujar los botes</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/handbook.py" />
      <source>Before the river a player folds, or makes a river bet, one to three times the ante.</source>
      <translation>Antes del river el jugador se retira o hace una apuesta de river, de una a tres veces el ante.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/handbook.py" />
      <source>Before the turn a player folds, or makes a turn bet, one to three times the ante.</source>
      <translation>Antes del turn el jugador se retira o hace una apuesta de turn, de una a tres veces el ante.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/moves.py" />
      <source>Begin at seat {seat}</source>
      <translation>Empezar en el puesto {seat}</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>Begin the calibration first.</source>
      <translation>Empiece primero la calibración.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>Begin to show the deck first.</source>
      <translation>Empiece primero a mostrar la baraja.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Being dealt</source>
      <translation>En juego</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Bet</source>
      <translation>Apuesta</translation>
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
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Bidding</source>
      <translation>Apuestas</translation>
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
      <translation>Ciegas puestas, dar</translation>
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
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Both cards of the dealer are shown after I’m In. Enter the card if the shoe has not read it.</source>
      <translation>Las dos cartas del crupier se muestran después del I’m In. Introdúzcala si el sabot no la leyó.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Both have signed. Close the table.</source>
      <translation>Ambos firmaron. Cierre la mesa.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Both have signed. Hand the chips over.</source>
      <translation>Ambos firmaron. Entregue las fichas.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Both have signed. Keep this count.</source>
      <translation>Ambos firmaron. Guarde este recuento.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Both have signed. Open the table.</source>
      <translation>Ambos firmaron. Abra la mesa.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Both have signed. Put the chips in the rack.</source>
      <translation>Ambos firmaron. Ponga las fichas en el rack.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Both sign for the chips. From the next hand on they are not paid out.</source>
      <translation>Ambos firman las fichas. Desde la próxima mano ya no se paga con ellas.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Both sign for the chips. From the next hand on they are paid out.</source>
      <translation>Ambos firman las fichas. Desde la próxima mano se paga con ellas.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Both sign for the count and for the difference. Then the table is closed.</source>
      <translation>Ambos firman el recuento y la diferencia. Luego la mesa queda cerrada.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Both sign for the count. From the next hand on the screen pays from it.</source>
      <translation>Ambos firman el recuento. Desde la próxima mano la pantalla paga según él.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Boxed card</source>
      <translation>Carta vuelta en la baraja</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/zones.py" />
      <source>Burn</source>
      <translation>Quema</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>Burn a card, and deal the one after it to {place}</source>
      <translation>Queme una carta y dé la siguiente a {place}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Burn a card.</source>
      <translation>Queme una carta.</translation>
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
      <source>Button at seat {button}. Big blind: seat {big}.</source>
      <translation>Botón en el puesto {button}. Ciega grande: puesto {big}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Button at seat {button}. Blinds: seats {small} and {big}.</source>
      <translation>Botón en el puesto {button}. Ciegas: puestos {small} y {big}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Button at seat {seat}</source>
      <translation>Botón en el puesto {seat}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Buy chips</source>
      <translation>Comprar fichas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Cage pays {amount}</source>
      <translation>La caja paga {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>Calibrate</source>
      <translation>Calibrar</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>Calibrate again</source>
      <translation>Calibrar otra vez</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>Calibrate again when the camera, the lens or the table has been moved.</source>
      <translation>Calibre otra vez si se movió la cámara, la lente o la mesa.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>Calibrate the camera first.</source>
      <translation>Calibre primero la cámara.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>Calibrate the camera: it has not been measured yet.</source>
      <translation>Calibre la cámara: aún no se ha medido.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>Calibrated: take the board away and draw the zones.</source>
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
      <translation>Cante {hand} en el puesto {seat}. Espere al piso.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/steps.py" />
      <source>Call the {hand} for seats {seats}. Wait for the floor.</source>
      <translation>Cante {hand} de los puestos {seats}. Espere al piso.</translation>
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
      <source>Call, raise or fold; the big blind may check or raise unless it is capped. Three cards go down face up, then the turn, then the river, with a betting round after each: one bet and at most three raises. At the end all turn over their two cards.</source>
      <translation>Igualar, subir o retirarse; la ciega grande puede pasar o subir si no está al tope. Tres cartas boca arriba, luego el turn, luego el river, con una ronda después de cada uno: una apuesta y como mucho tres subidas. Al final todos voltean sus dos cartas.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Calling the floor</source>
      <translation>Llamar al piso</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/catalogue.py" />
      <source>Camera</source>
      <translation>Cámara</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/catalogue.py" />
      <source>Camera evidence</source>
      <translation>Pruebas de la cámara</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Camera {time}</source>
      <translation>Cámara {time}</translation>
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
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Card {nth}</source>
      <translation>Carta {nth}</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Card {nth} of {count} goes down</source>
      <translation>Baja la carta {nth} de {count}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Cards</source>
      <translation>Tarjetas</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/handbook.py" />
      <source>Cards go from left to right, one at a time, until everybody has two, face down. Hole cards are private: a player who shares them forfeits the hand and the bets on it.</source>
      <translation>Las cartas van de izquierda a derecha, de una en una, hasta que todos tienen dos, boca abajo. Son privadas: un jugador que las comparte pierde la mano y sus apuestas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/judge.py" />
      <source>Cards go left to right: seat {seat} is first.</source>
      <translation>Las cartas van de izquierda a derecha: primero el puesto {seat}.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/table/cards/doubts.py" />
      <source>Cards lie at seats {seats} that were not dealt there: check them, or call the floor if one lies face down.</source>
      <translation>
        <numerusform>Hay una carta en el puesto {seats} que no se dio ahí: compruébela, o llame al piso si está boca abajo.</numerusform>
        <numerusform>Hay cartas en los puestos {seats} que no se dieron ahí: compruébelas, o llame al piso si alguna está boca abajo.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Cards were dealt out of order</source>
      <translation>Las cartas se dieron sin orden</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Cards were entered that are in this hand already</source>
      <translation>Se introdujeron cartas que ya están en esta mano</translation>
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
      <location filename="../../ui/vm/training/words.py" />
      <source>Certificate</source>
      <translation>Certificado</translation>
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
      <location filename="../../ui/vm/controls/menu.py" />
      <source>Change dealer</source>
      <translation>Cambiar crupier</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/sealed.py" />
      <source>Changed, and not signed for: {parts}. Manager: sign in from the menu and sign for it.</source>
      <translation>Cambiado y sin firmar: {parts}. Gerente: identifíquese en el menú y fírmelo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Check</source>
      <translation>Pasa</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Check all dice against the screen.</source>
      <translation>Compruebe todos los dados con la pantalla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Check each seat against the screen, then deal on.</source>
      <translation>Compruebe cada puesto con la pantalla y siga dando.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/shoe.py" />
      <source>Check every card and confirm them, then deal on.</source>
      <translation>Compruebe cada carta, confírmelas y siga dando.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Check every card on the table against the screen.</source>
      <translation>Compruebe cada carta de la mesa con la pantalla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Check or bet; a bet is called or raised, or the hand folded. One bet, three raises at most.</source>
      <translation>Pasar o apostar; una apuesta se iguala, se sube o se deja. Una apuesta, tres subidas como mucho.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/steps.py" />
      <source>Check the cards with the floor. Correct a misread card.</source>
      <translation>Compruebe las cartas con el piso. Corrija una mal leída.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Check the difference.</source>
      <translation>Compruebe la diferencia.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Check what this table pays.</source>
      <translation>Compruebe lo que paga esta mesa.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Chips</source>
      <translation>Fichas</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Chips given out</source>
      <translation>Fichas repartidas</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/rulings.py" />
      <source>Chips go to another player: choose that seat.</source>
      <translation>Las fichas van a otro jugador: elija ese puesto.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Chips of {chip}</source>
      <translation>Fichas de {chip}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Choose</source>
      <translation>Elija</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Choose the game for this table.</source>
      <translation>Elija el juego de esta mesa.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/locks.py" />
      <source>Choose the person to unlock. The PIN does not change.</source>
      <translation>Elija a quién desbloquear. El PIN no cambia.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/rulings.py" />
      <source>Choose the seat or card first: touch one of those shown.</source>
      <translation>Elija primero el puesto o la carta: toque uno de los mostrados.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/menu.py" />
      <source>Choose your name, then enter your PIN.</source>
      <translation>Elija su nombre y luego introduzca su PIN.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Clear the table</source>
      <translation>Limpiar la mesa</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/zones.py" />
      <source>Clear the table, then draw a zone for each place.</source>
      <translation>Limpie la mesa y dibuje una zona para cada lugar.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Clear the table.</source>
      <translation>Limpie la mesa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Clear the table. Shuffle the deck.</source>
      <translation>Limpie la mesa. Baraje.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Clock</source>
      <translation>Reloj</translation>
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
      <location filename="../../ui/vm/shift/words.py" />
      <source>Closing</source>
      <translation>Cierre</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Closing signed: the rack is counted</source>
      <translation>Cierre firmado: se cuenta el rack</translation>
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
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Compare each hand. Settle Peek and Raise, right to left.</source>
      <translation>Compare cada mano. Liquide Peek y Raise de derecha a izquierda.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Configuration</source>
      <translation>Configuración</translation>
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
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Contrast</source>
      <translation>Contraste</translation>
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
      <source>Correct the card; the hand is worked out again.</source>
      <translation>Corrija la carta; la mano se calcula de nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Correct the die; the round is worked out again.</source>
      <translation>Corrija el dado; la ronda se calcula de nuevo.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Correct the mistake with Misread card or Undo. The screen shows only what each seat is still due.</source>
      <translation>Corrija el error con Carta mal leída o Deshacer. La pantalla muestra solo lo que aún se debe a cada puesto.</translation>
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
      <location filename="../../ui/vm/shift/words.py" />
      <source>Count</source>
      <translation>Recuento</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Count aloud, and enter the number.</source>
      <translation>Cuente en voz alta e introduzca el número.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/shift.py" />
      <source>Count every chip in the rack; no count is below zero.</source>
      <translation>Cuente cada ficha del rack; ninguna cuenta es menor que cero.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Count every chip of the rack first. Still missing: {chips}.</source>
      <translation>Cuente primero cada ficha del rack. Faltan: {chips}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Count or change the deck: touch Exceptions.</source>
      <translation>Cuente o cambie la baraja: toque Excepciones.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Count the chips at the seat.</source>
      <translation>Cuente las fichas en el puesto.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Count the chips before the player and the floor.</source>
      <translation>Cuente las fichas ante el jugador y el piso.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Count the deck, and enter how many there are.</source>
      <translation>Cuente la baraja e introduzca cuántas hay.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Count the dice, and enter how many there are.</source>
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
      <location filename="../../ui/vm/floor/words.py" />
      <source>Count {side} {amount}</source>
      <translation>Recuento: {side} {amount}</translation>
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
      <location filename="../../ui/vm/training/words.py" />
      <source>Cover it</source>
      <translation>Cubrir</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Credit</source>
      <translation>Crédito</translation>
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
      <translation>Corte {amount} con las menos fichas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Cutting ladder · {game}</source>
      <translation>Escalera de corte · {game}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/journal.py" />
      <source>DAMAGED: {what}</source>
      <translation>DAÑADO: {what}</translation>
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
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Deal it once, face up, one card at a time and in any order. It takes two or three minutes.</source>
      <translation>Repártala una vez, boca arriba, carta por carta y en cualquier orden. Lleva dos o tres minutos.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/irregularities.py" />
      <source>Deal on as the screen asks.</source>
      <translation>Siga dando como pide la pantalla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Deal on to the end before you replace it.</source>
      <translation>Dé hasta el final antes de sustituirla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/rulings.py" />
      <source>Deal on to the end first, then touch “Exceptions” again.</source>
      <translation>Termine de repartir y toque otra vez «Excepciones».</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Deal on with the next card of the deck.</source>
      <translation>Siga repartiendo con la carta siguiente de la baraja.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>Deal on, and give that seat the last card of all</source>
      <translation>Siga dando, y dé a ese puesto la última carta</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Deal one card after another, in any order.</source>
      <translation>Reparta una carta tras otra, en cualquier orden.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Deal one card at a time, left to right, two each.</source>
      <translation>Dé de una en una, de izquierda a derecha, dos a cada uno.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Deal one card at a time, two each, face down.</source>
      <translation>Dé de una en una, dos a cada uno, boca abajo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Deal the flop</source>
      <translation>Dar el flop</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Deal the flop: three cards, face up.</source>
      <translation>Dé el flop: tres cartas, boca arriba.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Deal the four 6 Card bonus cards, face down.</source>
      <translation>Dé las cuatro cartas del 6 Card, boca abajo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Deal the fourth card face up: the turn.</source>
      <translation>Dé la cuarta carta boca arriba: el turn.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Deal the last card face up: the river.</source>
      <translation>Dé la última carta boca arriba: el river.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Deal the last two community cards, face up.</source>
      <translation>Dé las dos últimas cartas comunitarias, boca arriba.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Deal the next card in its place, as the screen asks.</source>
      <translation>Dé la carta siguiente en su lugar, como pide la pantalla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Deal the next card to the place that the screen shows.</source>
      <translation>Dé la carta siguiente al sitio que muestra la pantalla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>Deal the next card to {place}</source>
      <translation>Dar la carta siguiente a {place}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Deal the next card to {place}.</source>
      <translation>Dé la carta siguiente a {place}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/kernel/suspension.py" />
      <source>Deal the next card to {place}: the one that lay there is out of play.</source>
      <translation>Dé la carta siguiente a {place}: la que había está fuera de juego.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Deal the player in.</source>
      <translation>Reparta al jugador.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Deal the players</source>
      <translation>Dar a los jugadores</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Deal the river</source>
      <translation>Dar el river</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Deal the turn</source>
      <translation>Dar el turn</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Deal three cards face up: the flop.</source>
      <translation>Dé tres cartas boca arriba: el flop.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Deal two cards each to the players who stayed.</source>
      <translation>Dé dos cartas a cada jugador que se quedó.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Deal two each</source>
      <translation>Dar dos a cada uno</translation>
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
      <translation>Crupier en el puesto {seat}</translation>
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
      <location filename="../../kiosk/table/people/people.py" />
      <source>Dealers change between hands: finish this one, or void it under “Exceptions”.</source>
      <translation>El crupier cambia entre manos: termine esta, o anúlela en “Excepciones”.</translation>
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
      <translation>Dar de izquierda a derecha</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Dealt at random, never the same</source>
      <translation>Dada al azar, nunca la misma</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Dealt face down</source>
      <translation>Dada boca abajo</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Dealt here last</source>
      <translation>El último dado aquí</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Dec</source>
      <translation>dic</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Decision of the floor</source>
      <translation>Decisión del piso</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Decisions of seats {seats}</source>
      <translation>Decisiones de los puestos {seats}</translation>
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
      <location filename="../../ui/vm/pages/catalogue.py" />
      <source>Deck for the camera</source>
      <translation>Baraja para la cámara</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Deck {deck}: lay each flat and take your hand away. Lay aside what is not clear, and show it again at the end.</source>
      <translation>Baraja {deck}: ponga cada una plana y retire la mano. Aparte la que no sea clara y muéstrela de nuevo al final.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Deck {deck}: say so only if it is. If not, lay it aside, or look for its name.</source>
      <translation>Baraja {deck}: dígalo solo si lo es. Si no, apártela o busque su nombre.</translation>
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
      <location filename="../../ui/vm/shift/words.py" />
      <source>Difference</source>
      <translation>Diferencia</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Digest of the configuration</source>
      <translation>Huella de la configuración</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Digest of the decks</source>
      <translation>Huella de las barajas</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Digest of the libraries</source>
      <translation>Huella de las bibliotecas</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Digest of the networks</source>
      <translation>Huella de las redes</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Digest of the program</source>
      <translation>Huella del programa</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Digest of the rules</source>
      <translation>Huella de las reglas</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Digest of the staff register</source>
      <translation>Huella del registro de personal</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/zones.py" />
      <source>Discard changes</source>
      <translation>Descartar cambios</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Dispute</source>
      <translation>Disputa</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Dispute about a wager</source>
      <translation>Disputa por una apuesta</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Dispute hand {hand}</source>
      <translation>Disputar la mano {hand}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Disputed</source>
      <translation>Disputada</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Disputes</source>
      <translation>Disputas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Do this now</source>
      <translation>Haga esto ahora</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Does such an all-in count towards the raises of the round?</source>
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
      <translation>Hecho, puesto siguiente</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Down to whole {unit}: {part}</source>
      <translation>Hacia abajo a {unit} enteros: {part}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/zones.py" />
      <source>Drag a zone or one of its corners. Cards count in the zone in which their middle lies.</source>
      <translation>Arrastre una zona o una de sus esquinas. Una carta cuenta en la zona donde está su centro.</translation>
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
      <source>Draw the zones: the camera does not know where cards lie.</source>
      <translation>Dibuje las zonas: la cámara no sabe dónde hay cartas.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Draw them from the shoe again, face down: the strip says where each one goes.</source>
      <translation>Sáquelas otra vez del sabot, boca abajo: el aviso dice adónde va cada una.</translation>
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
      <translation>Retirado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>EXAMINATION</source>
      <translation>EXAMEN</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>Each is paid their own percentage; where these add up to more than 100 %, all are scaled down.</source>
      <translation>Cada uno cobra su porcentaje; si suman más del 100 %, se reducen todos.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Each player gets two cards; the board is five: one deck of 52.</source>
      <translation>Cada jugador recibe dos cartas; el board son cinco: una baraja de 52.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Each player tosses one die; the highest roller is the dealer. A tie is tossed again.</source>
      <translation>Cada jugador tira un dado; el más alto es el crupier. Un empate se repite.</translation>
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
      <location filename="../../kiosk/procedure/records/record_input.py" />
      <source>Each seat stands once, and has a number from 1 to {most}; correct the record.</source>
      <translation>Cada puesto figura una vez, con un número de 1 a {most}; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/record.py" />
      <source>Each seat stands once, and nobody joins a game that has begun; correct the record.</source>
      <translation>Cada puesto figura una vez, y nadie entra en un juego empezado; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>Each seat stands once; correct the record.</source>
      <translation>Cada puesto figura una vez; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/decks.py" />
      <source>Earlier deck</source>
      <translation>Baraja anterior</translation>
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
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>Enter</source>
      <translation>Introducir</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Enter an amount for each jackpot first. Still missing: {name}.</source>
      <translation>Introduzca primero un importe para cada jackpot. Falta: {name}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Enter by hand</source>
      <translation>Introducir a mano</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>Enter each card by hand, and deal on</source>
      <translation>Introduzca cada carta a mano y siga dando</translation>
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
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Enter it as it then lies.</source>
      <translation>Introdúzcalo como quede.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Enter the amount</source>
      <translation>Introduzca el importe</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>Enter the amount first.</source>
      <translation>Introduzca primero el importe.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Enter the card at seat {seat}, number {nth} of {all}.</source>
      <translation>Introduzca la carta del puesto {seat}, número {nth} de {all}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Enter the card at {spot}, number {nth} of {all}.</source>
      <translation>Introduzca la carta de {spot}, número {nth} de {all}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Enter the chips first: touch one, then its number.</source>
      <translation>Introduzca primero las fichas: toque una y luego su número.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/shift.py" />
      <source>Enter the chips that came or went first.</source>
      <translation>Introduzca primero las fichas que llegaron o salieron.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Enter the chips that came, as on the slip.</source>
      <translation>Introduzca las fichas que llegaron, como en el comprobante.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Enter the chips that go, as on the slip.</source>
      <translation>Introduzca las fichas que salen, como en el comprobante.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/clock.py" />
      <source>Enter the date and time, then sign.</source>
      <translation>Introduzca la fecha y la hora; luego firme.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/catalogue.py" />
      <source>Enter the time</source>
      <translation>Introducir la hora</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/hand.py" />
      <source>Enter what is due here, then hand it in.</source>
      <translation>Introduzca lo que toca aquí y entréguelo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Enter what lies there.</source>
      <translation>Introduzca lo que hay.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/hand.py" />
      <source>Enter what the players do</source>
      <translation>Introduzca lo que hacen los jugadores</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/stopped.py" />
      <source>Enter your PIN first.</source>
      <translation>Introduzca primero su PIN.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Entered, sign</source>
      <translation>Introducido, firmar</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Entered: {choice}</source>
      <translation>Introducido: {choice}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Entered: {choice} {amount}</source>
      <translation>Introducido: {choice} {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Even</source>
      <translation>Sin cambio</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/round.py" />
      <source>Event {seq} ({clause}) does not fit these rules: call a supervisor; nothing was changed.</source>
      <translation>El suceso {seq} ({clause}) no encaja con estas reglas: llame a un supervisor; no se cambió nada.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/told.py" />
      <source>Event {seq} corrects what is not there.</source>
      <translation>El suceso {seq} corrige lo que no está.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/chain.py" />
      <source>Event {seq} names cards that lay face down: they are read only where the table’s device key is.</source>
      <translation>El suceso {seq} nombra cartas que estaban boca abajo: solo se leen donde está la clave del aparato de la mesa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/pushing.py" />
      <source>Event {seq} of {table} is not here: put its archive back beside the journal first.</source>
      <translation>El suceso {seq} de {table} no está aquí: vuelva a poner antes su archivo junto al registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/told.py" />
      <source>Event {seq} undoes what is not the last entry.</source>
      <translation>El suceso {seq} deshace lo que no es la última entrada.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/chain.py" />
      <source>Event {seq} {what}: stop the table, keep the file, and call a supervisor.</source>
      <translation>El suceso {seq} {what}: pare la mesa, guarde el archivo y llame a un supervisor.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Events</source>
      <translation>Sucesos</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Every card is back in its place.</source>
      <translation>Cada carta está de nuevo en su sitio.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/surface.py" />
      <source>Every field was touched · most fingers at once: {fingers}</source>
      <translation>Se tocaron todos los campos · dedos a la vez como mucho: {fingers}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>Every player who posts a blind must have a seat; correct the record.</source>
      <translation>Todo jugador que pone una ciega debe tener puesto; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../drivers/seat_reader/feig/driver.py" />
      <source>Every seat is read again.</source>
      <translation>Se leen de nuevo todos los puestos.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Every seat, every bonus bet, amounts and chips</source>
      <translation>Cada puesto, cada apuesta de bono, importes y fichas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/rules.py" />
      <source>Every step</source>
      <translation>Todos los pasos</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Every wager is given back.</source>
      <translation>Se devuelven todas las apuestas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Every wager is settled: the hand is over.</source>
      <translation>Todas las apuestas están liquidadas: la mano terminó.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>Every wager returned</source>
      <translation>Todas las apuestas devueltas</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>Every wager that their own cards decide. The Board bonus stays in action.</source>
      <translation>Toda apuesta que deciden sus propias cartas. El bono Board sigue en juego.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>Every wager, the Board bonus too.</source>
      <translation>Todas las apuestas, también el bono Board.</translation>
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
      <translation>Todos hacen una apuesta Blind antes de dar cartas. Juega contra la tabla del Blind.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Everybody · {game}</source>
      <translation>Todos · {game}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Everything in this file is here already.</source>
      <translation>Todo lo de este archivo ya está aquí.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Everything prompted</source>
      <translation>Todo indicado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Everything was answered.</source>
      <translation>Se respondió todo.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Everything was right, in {seconds} s.</source>
      <translation>Todo estuvo bien, en {seconds} s.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Examination</source>
      <translation>Examen</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Examination number</source>
      <translation>Número de examen</translation>
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
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>Fields over the whole screen, a trace of each finger, and plain colours to find dead pixels.</source>
      <translation>Campos por toda la pantalla, un rastro de cada dedo y colores planos para hallar píxeles muertos.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Fifteen poker dice: three a player, three for all.</source>
      <translation>Quince dados de póker: tres por jugador, tres para todos.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/pay_rows.py" />
      <source>Figures of the house</source>
      <translation>Cifras de la casa</translation>
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
      <translation>Cumplimente primero el {form} y confirme.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Fill in the {form} for seats {seats}.</source>
      <translation>
        <numerusform>Cumplimente el {form} del puesto {seats}.</numerusform>
        <numerusform>Cumplimente el {form} de los puestos {seats}.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Fill or chips</source>
      <translation>Relleno o fichas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Fills less credits</source>
      <translation>Rellenos menos créditos</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Finish</source>
      <translation>Terminar</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Finish the decisions; then deal on as the screen asks.</source>
      <translation>Termine las decisiones; luego siga repartiendo como pide la pantalla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/round.py" />
      <source>Finish what is asked first: the next cards lie on the table already.</source>
      <translation>Termine primero lo que se pide: las próximas cartas ya están en la mesa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>First betting round</source>
      <translation>Primera ronda de apuestas</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>First enter the card that the shoe could not read; then check the next one, and confirm.</source>
      <translation>Introduzca primero la carta que el sabot no leyó; luego compruebe la siguiente y confirme.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>First signature</source>
      <translation>Primera firma</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>Five of a kind, {rank}</source>
      <translation>Repóker de {rank}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Fixed amounts, funded by the house. They never grow with wagers.</source>
      <translation>Importes fijos, a cargo de la casa. Nunca crecen con las apuestas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/slips.py" />
      <source>Floor</source>
      <translation>Piso</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Floor call</source>
      <translation>Llamada al piso</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Floor called for nothing</source>
      <translation>Piso llamado por nada</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Floor not waited for</source>
      <translation>No se esperó al piso</translation>
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
      <source>Floor: your badge takes the first of these.</source>
      <translation>Piso: su tarjeta toma la primera de estas.</translation>
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
      <location filename="../../kiosk/core/hands.py" />
      <source>Flush, {rank} high</source>
      <translation>Color hasta {rank}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/bid.py" />
      <source>Fold</source>
      <translation>Se retira</translation>
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
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>For {name}</source>
      <translation>Para {name}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Forfeit seat {seat}</source>
      <translation>Pierde el puesto {seat}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Forfeit the hand</source>
      <translation>La mano se pierde</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Forget the deck</source>
      <translation>Olvidar la baraja</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Found</source>
      <translation>Hallado</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Found whole</source>
      <translation>Hallado entero</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Four colours</source>
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
      <source>Free on its disk</source>
      <translation>Libre en su disco</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>From each pot its percentage, the main pot first, up to the cap of the hand.</source>
      <translation>De cada bote su porcentaje, el principal primero, hasta el tope de la mano.</translation>
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
      <source>From right to left, one at a time: take or pay the ante and the street bets together. Two hole cards and three community cards make the hand. Less than a pair of sixes loses.</source>
      <translation>De derecha a izquierda, de uno en uno: recoja o pague juntos el ante y las apuestas de calle. Dos cartas propias y tres comunitarias hacen la mano. Menos de una pareja de seises pierde.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/handbook.py" />
      <source>From the dealer’s left, clockwise: raise, call, call and raise, fold, or go all-in. Nobody bets more than an opponent has left. An all-in player plays only for the pot put into; the others bet into a side pot.</source>
      <translation>Desde la izquierda del crupier, en el sentido del reloj: subir, igualar, igualar y subir, retirarse o ir all-in. Nadie apuesta más de lo que le queda a un rival. Quien va all-in juega solo por el bote en el que puso; los otros apuestan en un bote paralelo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>From which payout on does a second supervisor sign?</source>
      <translation>¿Desde qué pago firma un segundo supervisor?</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>From which payout on is a slip written?</source>
      <translation>¿Desde qué pago se escribe un comprobante?</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>From which payout on is a tax form filled in?</source>
      <translation>¿Desde qué pago se llena un formulario fiscal?</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>From which pots is the rake taken?</source>
      <translation>¿De qué botes se toma el rake?</translation>
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
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Gather the cards of this hand, face down.</source>
      <translation>Junte las cartas de esta mano, boca abajo.</translation>
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
      <translation>Dé a cada jugador tres dados del juego nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>Give the card back, and deal on</source>
      <translation>Devuelva la carta y siga dando</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/office.py" />
      <source>Give the reason why the certificate is revoked.</source>
      <translation>Dé el motivo por el que se revoca el certificado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/accepting.py" />
      <source>Give the reason: it is kept in the journal.</source>
      <translation>Dé el motivo: queda en el registro.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Go back over it</source>
      <translation>Deshacer de todos modos</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Go on</source>
      <translation>Seguir</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/menu.py" />
      <source>Go on: {why}</source>
      <translation>Seguir: {why}</translation>
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
      <source>Grows by</source>
      <translation>Crece</translation>
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
      <location filename="../../kiosk/procedure/hand/due.py" />
      <source>Hand {hand} does not add up: {moved} moved, {settled} settled. Call the floor.</source>
      <translation>La mano {hand} no cuadra: movido {moved}, liquidado {settled}. Llame al supervisor.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>Hand {hand} is reopened. Touch the seat where other chips moved than it shows.</source>
      <translation>La mano {hand} está reabierta. Toque el puesto donde se movieron otras fichas que las mostradas.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Hand {hand} is reopened: only the differences move.</source>
      <translation>La mano {hand} está reabierta: solo se mueven las diferencias.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/reopening.py" />
      <source>Hand {hand} is resettled.</source>
      <translation>La mano {hand} está liquidada de nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/reopening.py" />
      <source>Hand {hand} is resettled. Repeat the wagers that lie on the table.</source>
      <translation>La mano {hand} está liquidada de nuevo. Repita las apuestas que hay en la mesa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/reopening.py" />
      <source>Hand {hand} is resettled. The wagers of hand {next} stand.</source>
      <translation>La mano {hand} está liquidada de nuevo. Las apuestas de la mano {next} valen.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/rulings.py" />
      <source>Hand {hand} is void: return every wager.</source>
      <translation>La mano {hand} es nula: devuelva todas las apuestas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/kernel/log.py" />
      <source>Hand {hand} was dealt by other rules than are installed: call a supervisor; nothing was changed.</source>
      <translation>La mano {hand} se dio con otras reglas que las instaladas: llame a un supervisor; no se cambió nada.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Hand {hand} · seat {seat}</source>
      <translation>Mano {hand} · puesto {seat}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Hand {hand} · seat {seat} · {wager}</source>
      <translation>Mano {hand} · puesto {seat} · {wager}</translation>
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
      <location filename="../../ui/vm/pages/evidence.py" />
      <source>Hand {number}</source>
      <translation>Mano {number}</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/scenario.py" />
      <source>Hand {number} is not settled: choose one that was played to its end.</source>
      <translation>La mano {number} no está liquidada: elija una jugada hasta el final.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recall.py" />
      <source>Hand {number} is still being dealt: finish it first.</source>
      <translation>La mano {number} aún se está dando: termínela primero.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>Hands</source>
      <translation>Manos</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Hands are shown</source>
      <translation>Manos mostradas</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Hands that no shoe has read: how does the kiosk learn who wins?</source>
      <translation>Manos que ningún sabot leyó: ¿cómo sabe el kiosco quién gana?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Hands, everything prompted</source>
      <translation>Manos, con todo indicado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Hands, nothing prompted</source>
      <translation>Manos, sin indicaciones</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Has not dealt this game lately</source>
      <translation>No ha dado este juego últimamente</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>Has the shoe read these cards rightly?</source>
      <translation>¿Leyó bien el sabot estas cartas?</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Have all hands shown, seat {seat} first.</source>
      <translation>Que se muestren todas las manos, primero el puesto {seat}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Have every player shake, turn over and peek.</source>
      <translation>Que todos agiten, volteen el Peeker y miren.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/move.py" />
      <source>Have the owner of {path} put this line at its top: {line}</source>
      <translation>Haga que el propietario de {path} ponga esta línea al principio: {line}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/handbook.py" />
      <source>Having seen both cards, a player folds or makes a Raise, a multiple of the Peek wager. A fold loses the Peek; the Blind is still in action.</source>
      <translation>Vistas las dos cartas, el jugador se retira o hace un Raise, múltiplo del Peek. Retirarse pierde el Peek; el Blind sigue en juego.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/handbook.py" />
      <source>Having seen that card, a player makes a Peek wager or folds. After a fold the Blind is still in action. Peek and Blind need not be equal.</source>
      <translation>Vista esa carta, el jugador hace un Peek o se retira. Después de retirarse el Blind sigue en juego. Peek y Blind no tienen que ser iguales.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Held</source>
      <translation>Detenida</translation>
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
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>Hold any badge to the reader now.</source>
      <translation>Acerque ahora cualquier tarjeta al lector.</translation>
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
      <location filename="../../ui/vm/training/words.py" />
      <source>Holds until</source>
      <translation>Vale hasta</translation>
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
      <source>House procedure, beside {clause}:</source>
      <translation>Procedimiento de la casa, junto a {clause}:</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>House result</source>
      <translation>Resultado de la casa</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>House ruling. It holds for every hand until the table closes.</source>
      <translation>Resolución de la casa. Vale para cada mano hasta que cierre la mesa.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/rules.py" />
      <source>House rulings</source>
      <translation>Resoluciones de la casa</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>House takes</source>
      <translation>Recupera la casa</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>House won</source>
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
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>How does the floor rule?</source>
      <translation>¿Cómo resuelve el piso?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>How many are there?</source>
      <translation>¿Cuántas hay?</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>How much is dropped?</source>
      <translation>¿Cuánto se retira?</translation>
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
      <location filename="../../ui/vm/floor/words.py" />
      <source>I am coming</source>
      <translation>Voy</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/handbook.py" />
      <source>If all others fold, the one who is left wins the whole pot and need not show the dice.</source>
      <translation>Si todos los demás se retiran, quien queda gana todo el bote y no tiene que mostrar los dados.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>If nobody has raised, hold the player to the action.</source>
      <translation>Si nadie subió, mantenga la acción del jugador.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>If only one player wants to bet, that player takes the chip back.</source>
      <translation>Si solo un jugador quiere apostar, recupera su ficha.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>In</source>
      <translation>Dentro</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/drills/pots.py" />
      <source>In %n parts: {each} each</source>
      <translation>
        <numerusform>En %n parte: {each}</numerusform>
        <numerusform>En %n partes: {each} cada una</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>In action</source>
      <translation>En juego</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>In all</source>
      <translation>En total</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>In order: {good}; not in order: {bad}.</source>
      <translation>En orden: {good}; no: {bad}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>In order: {tags} corner tags, {zones}, networks; it knows the deck {deck}.</source>
      <translation>En orden: {tags} marcas de esquina, {zones}, redes; conoce la baraja {deck}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>In order: {tags} corner tags, {zones}, networks; no deck of its own.</source>
      <translation>En orden: {tags} marcas de esquina, {zones}, redes; sin baraja propia.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>In play</source>
      <translation>En juego</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/house.py" />
      <source>In the journal of the house: {what}</source>
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
      <location filename="../../ui/vm/shift/words.py" />
      <source>In the rack at the opening</source>
      <translation>En el rack a la apertura</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>In twelve seconds, then nine, then six</source>
      <translation>En doce segundos, luego nueve, luego seis</translation>
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
      <location filename="../../ui/vm/controls/words.py" />
      <source>Is due</source>
      <translation>Se le debe</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Is it the {card}?</source>
      <translation>¿Es esta: {card}?</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>It answers</source>
      <translation>Responde</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>It belongs on {spot}</source>
      <translation>Va en {spot}</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>It can print</source>
      <translation>Puede imprimir</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>It cannot be saved: {why}.</source>
      <translation>No se puede guardar: {why}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>It could not read the card: clean its window, then pull another one.</source>
      <translation>No pudo leer la carta: limpie su ventana y saque otra.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>It does not pay {said}.</source>
      <translation>No paga {said}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>It does not play: return the chips.</source>
      <translation>No juega: devuelva las fichas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>It gives a picture, and sees {tags} of {due} corner tags: calibrate it next.</source>
      <translation>Da imagen y ve {tags} de {due} marcas de esquina: calíbrela ahora.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>It gives pictures</source>
      <translation>Da imágenes</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>It goes back to the player.</source>
      <translation>Vuelve al jugador.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>It has sent something</source>
      <translation>Ha enviado algo</translation>
    </message>
    <message>
      <location filename="../../kiosk/settings/screen_choices.py" />
      <source>It holds until the kiosk restarts: it could not be saved ({why}).</source>
      <translation>Vale hasta que el kiosco se reinicie: no se pudo guardar ({why}).</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>It is a call.</source>
      <translation>Es igualar.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>It is calibrated</source>
      <translation>Está calibrada</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>It is divided evenly, and each is paid a whole share, whatever the bet was.</source>
      <translation>Se divide por igual, y cada uno cobra una parte entera, sea cual sea la apuesta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>It is divided evenly; each is then paid the percentage of their own bet.</source>
      <translation>Se divide por igual; cada uno cobra el porcentaje de su propia apuesta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>It is dropped: shares are whole cents, rounded down.</source>
      <translation>Se omite: las partes son centavos enteros, hacia abajo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>It is laid aside, and mixed into the stub afterwards.</source>
      <translation>Se aparta, y luego se mezcla con el resto de la baraja.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/rules.py" />
      <source>It is lost with the Peek.</source>
      <translation>Se pierde con el Peek.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>It is not allowed: hand it back</source>
      <translation>No se permite: devuélvala</translation>
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
      <location filename="../../kiosk/games/texas_peek/rules.py" />
      <source>It is still in action, as after a fold.</source>
      <translation>Sigue en juego, como al retirarse.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/judge.py" />
      <source>It is the turn of seat {seat}.</source>
      <translation>Le toca al puesto {seat}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>It is this card</source>
      <translation>Es esta carta</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>It is: {name}</source>
      <translation>Es: {name}</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>It looks like</source>
      <translation>Parece</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/rules.py" />
      <source>It loses: the last sentence of the clause knows no exception.</source>
      <translation>Pierde: la última frase de la cláusula no conoce excepción.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/training/scenarios/scenario.py" />
      <source>It needs seat {seat}, and this table has %n seats.</source>
      <translation>
        <numerusform>Necesita el puesto {seat}, y esta mesa tiene %n puesto.</numerusform>
        <numerusform>Necesita el puesto {seat}, y esta mesa tiene %n puestos.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>It or the table has moved by {mm} mm: calibrate it again.</source>
      <translation>Ella o la mesa se movió {mm} mm: calíbrela de nuevo.</translation>
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
      <source>It read a badge that nobody on the staff has.</source>
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
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>It sees all corner tags, and no zone is drawn: draw the zones next.</source>
      <translation>Ve todas las marcas y no hay zonas: dibuje las zonas ahora.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>It sees all corner tags, but its networks are not installed: it reads no card.</source>
      <translation>Ve todas las marcas, pero sus redes no están instaladas: no lee ninguna carta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>It sees {tags} of {due} corner tags: uncover the others.</source>
      <translation>Ve {tags} de {due} marcas de esquina: descubra las otras.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>It shows TEST</source>
      <translation>Muestra TEST</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/irregularities.py" />
      <source>It stands: play on.</source>
      <translation>Vale: siga.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>It stays in the pot.</source>
      <translation>Queda en el bote.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>It stays there, dead, so that nobody misses or pays a blind twice.</source>
      <translation>Queda ahí, muerto, para que nadie se salte ni pague dos veces una ciega.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>It takes a minute, and the table is read meanwhile. You may leave this page.</source>
      <translation>Lleva un minuto, y la mesa se lee mientras tanto. Puede dejar esta página.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>It was made out for</source>
      <translation>Se hizo por</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>It was printed: check that it can be read, then tear it up.</source>
      <translation>Se imprimió: compruebe que se lee y rómpalo.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>It was stopped before its end.</source>
      <translation>Se paró antes del final.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Its networks are installed</source>
      <translation>Sus redes están instaladas</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Its port is open</source>
      <translation>Su puerto está abierto</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Its port is there</source>
      <translation>Su puerto existe</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/journal.py" />
      <source>Its size: {size}. It grows by: {pace}.</source>
      <translation>Su tamaño: {size}. Crece: {pace}.</translation>
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
      <source>Jackpots change at most once in 24 hours, or after a win: these still hold.</source>
      <translation>Los jackpots cambian como máximo una vez en 24 horas y tras un premio: estos siguen vigentes.</translation>
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
      <source>Jackpots not posted. A floor supervisor posts them before the first hand.</source>
      <translation>Jackpots sin publicar. Un supervisor de piso los publica antes de la primera mano.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Jackpots not posted. Floor: sign in from the menu and post them.</source>
      <translation>Jackpots sin publicar. Piso: identifíquese en el menú y publíquelos.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/kernel/log.py" />
      <source>Jackpots not posted: {missing}. Floor: sign in from the menu and post them.</source>
      <translation>Jackpots sin publicar: {missing}. Piso: identifíquese en el menú y publíquelos.</translation>
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
      <location filename="../../ui/vm/controls/words.py" />
      <source>Jul</source>
      <translation>jul</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Jun</source>
      <translation>jun</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/controls/words.py" />
      <source>Keep the cards of seats {seats} face down: their bonus bets play.</source>
      <translation>
        <numerusform>Deje boca abajo las cartas del puesto {seats}: sus apuestas de bono juegan.</numerusform>
        <numerusform>Deje boca abajo las cartas de los puestos {seats}: sus apuestas de bono juegan.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Keeps</source>
      <translation>Conserva</translation>
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
      <source>Large flush, {colour}</source>
      <translation>Color grande, {colour}</translation>
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
      <translation>Ponga ahora una carta en cualquier puesto.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>Lay the board flat on the table, then measure.</source>
      <translation>Ponga el tablero plano sobre la mesa y mida.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>Lay the board flat on the table, where all of it and the corner tags are seen.</source>
      <translation>Ponga el tablero plano sobre la mesa, donde se vean todo él y las marcas de esquina.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Lay the card aside, and finish the betting.</source>
      <translation>Aparte la carta y termine las apuestas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/irregularities.py" />
      <source>Lay the card aside, face down.</source>
      <translation>Aparte la carta, boca abajo.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/calibration/calibrate.py" />
      <source>Lay the whole board flat on the table, where the camera sees it.</source>
      <translation>Ponga el tablero entero plano sobre la mesa, donde lo vea la cámara.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/showing/enrolment.py" />
      <source>Lay the {card} down first, alone, and wait.</source>
      <translation>Ponga primero sobre la mesa, sola: {card}. Espere.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Learned on {at}. Show it again when the make of cards changes.</source>
      <translation>Aprendida el {at}. Muéstrela otra vez si cambia la marca de cartas.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Learned on {at}. Touch “In play” when it comes to the table.</source>
      <translation>Aprendida el {at}. Toque “En juego” cuando llegue a la mesa.</translation>
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
      <source>Leave the chips where they lie.</source>
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
      <location filename="../../ui/vm/shift/words.py" />
      <source>Left for drop, fills and credits</source>
      <translation>Queda para drop, rellenos y créditos</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Left for the drop</source>
      <translation>Queda para el drop</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Left, and another hand begun</source>
      <translation>Se abandonó y se empezó otra mano</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/pots.py" />
      <source>Less the rake of {rake}: {left}</source>
      <translation>Menos el rake de {rake}: {left}</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>Let each player choose two of them</source>
      <translation>Que cada jugador elija dos de ellas</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>Let it be, and deal on</source>
      <translation>Déjelo y siga dando</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>Letters</source>
      <translation>Letras</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Lift the Peeker of seat {seat}. Enter its three dice.</source>
      <translation>Levante el Peeker del puesto {seat}. Introduzca sus tres dados.</translation>
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
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Look at the cards, then touch “All cards are back”.</source>
      <translation>Mire las cartas y toque “Todas las cartas están de vuelta”.</translation>
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
      <location filename="../../kiosk/games/texas_holdem/naming.py" />
      <source>Loses</source>
      <translation>Pierde</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Loses, below a flush</source>
      <translation>Pierde, menos que color</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Lost</source>
      <translation>Perdió</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Made out for the wrong seat</source>
      <translation>Hecho para otro puesto</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Main pot</source>
      <translation>Bote principal</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Make every move of the dealer by yourself</source>
      <translation>Haga usted cada movimiento del crupier</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Make every move of the dealer; each is shown before</source>
      <translation>Haga cada movimiento del crupier; cada uno se muestra antes</translation>
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
        <numerusform>Haga el comprobante del puesto {seats}. No pague aún.</numerusform>
        <numerusform>Haga los comprobantes de los puestos {seats}. No pague aún.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Mar</source>
      <translation>mar</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>May</source>
      <translation>may</translation>
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
      <source>Migration {number} is not the one that was applied: install what was.</source>
      <translation>La migración {number} no es la que se aplicó: instale la versión de entonces.</translation>
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
      <source>Mispay: the last hand was paid wrongly</source>
      <translation>Pago erróneo: la última mano se pagó mal</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Mispays at the live table</source>
      <translation>Pagos erróneos en la mesa real</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Mix the early card into the stub.</source>
      <translation>Mezcle la carta temprana con el resto de la baraja.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Mix the four cards face down.</source>
      <translation>Mezcle las cuatro cartas boca abajo.</translation>
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
      <translation>Mueva solo lo que muestra cada puesto y confirme.</translation>
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
      <location filename="../../ui/vm/training/words.py" />
      <source>Moves</source>
      <translation>Movimientos</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Muck the extra hand, face down.</source>
      <translation>Descarte boca abajo la mano de más.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Muck the hand, face down.</source>
      <translation>Retire la mano, boca abajo.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>NOT AS SIGNED</source>
      <translation>NO COMO SE FIRMÓ</translation>
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
      <location filename="../../ui/vm/floor/words.py" />
      <source>NOT WHOLE</source>
      <translation>NO ÍNTEGRO</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Name</source>
      <translation>Nombre</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Name the hand</source>
      <translation>Nombre la mano</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/ladder.py" />
      <source>Name the hand of seat {seat}.</source>
      <translation>Nombre la mano del puesto {seat}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Name the hand, work the amount out, cut the chips</source>
      <translation>Nombre la mano, calcule el importe, corte las fichas</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>Name the seats that win the pot {pot}, each once; correct the record.</source>
      <translation>Nombre los puestos que ganan el bote {pot}, cada uno una vez; corrija el registro.</translation>
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
      <location filename="../../ui/vm/pages/evidence.py" />
      <source>Network for cards</source>
      <translation>Red para cartas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/evidence.py" />
      <source>Network for corners</source>
      <translation>Red para esquinas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/evidence.py" />
      <source>Network for dice</source>
      <translation>Red para dados</translation>
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
      <location filename="../../kiosk/floor/publishing/news.py" />
      <source>New rules and settings count from the kiosk’s next start.</source>
      <translation>Las nuevas reglas y ajustes rigen desde el próximo inicio del kiosco.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>New scenario · choose a hand of this table</source>
      <translation>Escenario nuevo · elija una mano de esta mesa</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>New {name}</source>
      <translation>Nuevo {name}</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Newest event</source>
      <translation>Suceso más reciente</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Next</source>
      <translation>Siguiente</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Next chip</source>
      <translation>Ficha siguiente</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Next jackpot</source>
      <translation>Jackpot siguiente</translation>
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
      <location filename="../../ui/vm/floor/words.py" />
      <source>No PIN is taken here</source>
      <translation>Aquí no se acepta ningún PIN</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>No USB stick is plugged in, and no folder is configured: plug one in.</source>
      <translation>No hay memoria USB ni carpeta configurada: conecte una.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>No ace with a face, no pair, not suited</source>
      <translation>Ni as con figura, ni pareja, ni mismo palo</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/devices.py" />
      <source>No badge reader is called {name}: choose from {known}.</source>
      <translation>Ningún lector de tarjetas se llama {name}: elija entre {known}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/devices.py" />
      <source>No badge reader is configured: name one in devices.toml.</source>
      <translation>No hay ningún lector de tarjetas configurado: ponga uno en devices.toml.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>No badge was held just now: hold your badge to the reader.</source>
      <translation>No se acercó ninguna tarjeta ahora: acerque su tarjeta al lector.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/devices.py" />
      <source>No badge was read: hold it to the reader, and try again.</source>
      <translation>No se leyó ninguna tarjeta: acérquela al lector y pruebe otra vez.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>No card burned</source>
      <translation>Ninguna carta quemada</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/guided.py" />
      <source>No card can be corrected now: make the move that is due.</source>
      <translation>Ahora no se puede corregir ninguna carta: haga lo que toca.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/amend.py" />
      <source>No card has been dealt there: choose a card that lies on the table.</source>
      <translation>Ahí no se ha dado ninguna carta: elija una que esté en la mesa.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/showing/enrolment.py" />
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
      <source>No card is due now: put it back, and make the move that is due.</source>
      <translation>Ahora no toca carta: devuélvala y haga lo que toca.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/rulings.py" />
      <source>No card is replaced now: follow the screen.</source>
      <translation>Ahora no se sustituye ninguna carta: siga la pantalla.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>No card of a hand, no badge, no PIN, no name, no money.</source>
      <translation>Ninguna carta de una mano, ninguna tarjeta, ningún PIN, ningún nombre, ningún importe.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/amend.py" />
      <source>No card was dealt after the one that seat {seat} is due: deal on in order.</source>
      <translation>No se dio ninguna carta después de la que le toca al puesto {seat}: siga en orden.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/rulings.py" />
      <source>No cards are to be put back now: follow the screen.</source>
      <translation>Ahora no hay cartas que devolver: siga la pantalla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/record.py" />
      <source>No cards lie on {spot} in this game; correct the record.</source>
      <translation>En este juego no hay cartas en {spot}; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/banked.py" />
      <source>No cards make {line}: correct the game’s lines or its pay table.</source>
      <translation>Ninguna carta forma {line}: corrija las líneas del juego o su tabla de pagos.</translation>
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
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>No chips</source>
      <translation>Sin fichas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>No chips of the rack make {amounts}: ask for a fill, or the cage pays it.</source>
      <translation>Ninguna ficha del rack hace {amounts}: pida un relleno, o lo paga la caja.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>No chips of this rack make {amounts}, which its pay tables may owe. Ask for a fill before the first hand.</source>
      <translation>Ninguna ficha de este rack hace {amounts}, que sus tablas pueden deber. Pida un relleno antes de la primera mano.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/amount_keys.py" />
      <source>No chips of this table make {amount}: enter another amount.</source>
      <translation>Ninguna ficha de esta mesa hace {amount}: introduzca otro importe.</translation>
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
      <location filename="../../drivers/camera/showing/decks.py" />
      <source>No deck is called {name}: choose one of those on the page.</source>
      <translation>Ninguna baraja se llama {name}: elija una de la página.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/devices.py" />
      <source>No device is called {name}: choose from {names}.</source>
      <translation>Ningún aparato se llama {name}: elija entre {names}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/devices.py" />
      <source>No device is configured: add one to devices.toml.</source>
      <translation>No hay aparatos configurados: añada uno a devices.toml.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/amend.py" />
      <source>No die has been entered there: choose one that lies on the table.</source>
      <translation>Ahí no se introdujo ningún dado: elija uno que esté en la mesa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/play.py" />
      <source>No die is due now: follow the screen.</source>
      <translation>Ahora no toca dado: siga la pantalla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>No die shows that: enter face and colour as they lie.</source>
      <translation>Ningún dado muestra eso: introduzca cara y color como están.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>No dispute waits for a ruling.</source>
      <translation>Ninguna disputa espera resolución.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/rules.py" />
      <source>No exception is written down for this game: call the floor.</source>
      <translation>Para este juego no hay excepción escrita: llame al piso.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>No flop, no drop</source>
      <translation>Sin flop no hay rake</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>No game is called {game} here.</source>
      <translation>Aquí ningún juego se llama {game}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/drill.py" />
      <source>No hand at this table falls on {line}: check its limits and chips.</source>
      <translation>Ninguna mano de esta mesa cae en {line}: compruebe sus límites y fichas.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>No hand begins with this deck.</source>
      <translation>Ninguna mano empieza con esta baraja.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/play.py" />
      <source>No hand can be forfeited for that now: choose one of those shown.</source>
      <translation>Ahora no se puede perder una mano por eso: elija una de las mostradas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recall.py" />
      <source>No hand has been dealt at this table yet.</source>
      <translation>En esta mesa aún no se repartió ninguna mano.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>No hand has been finished at this table yet.</source>
      <translation>En esta mesa aún no terminó ninguna mano.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>No hand matches.</source>
      <translation>Ninguna mano coincide.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>No hand matches: touch “All hands”, or choose another filter.</source>
      <translation>Ninguna mano encaja: toque “Todas las manos” o elija otro filtro.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>No jackpots</source>
      <translation>Sin jackpots</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/main.py" />
      <source>No language is called {code}: choose from {known}.</source>
      <translation>Ningún idioma se llama {code}: elija entre {known}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>No limit has no max_bet; correct the record.</source>
      <translation>Sin límite no hay max_bet; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>No link to the floor’s server</source>
      <translation>Sin enlace con el servidor del piso</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>No longer with the house</source>
      <translation>Ya no está en la casa</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>No more Blinds, deal</source>
      <translation>No más Blinds, dar</translation>
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
      <location filename="../../kiosk/table/sealed.py" />
      <source>No one has signed at this table for {name} as the staff register has it now. One of these must sign: {names}.</source>
      <translation>Nadie ha firmado en esta mesa por {name} tal como figura ahora en el registro de personal. Debe firmar una de estas personas: {names}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>No pair, flush or straight</source>
      <translation>Ni pareja, ni color, ni escalera</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>No pair, no ace with a face</source>
      <translation>Ni pareja, ni as con figura</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>No player has chips beyond a call: seat {seat} may call or fold.</source>
      <translation>Ningún jugador tiene fichas más allá de igualar: el puesto {seat} puede igualar o retirarse.</translation>
    </message>
    <message>
      <location filename="../../ui/cues.py" />
      <source>No program plays tones: install alsa-utils, or name a player in the configuration.</source>
      <translation>Ningún programa toca los tonos: instale alsa-utils o nombre uno en la configuración.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>No program that plays tones is set up: a technician names one in the configuration.</source>
      <translation>No hay programa que toque los tonos: un técnico lo nombra en la configuración.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>No program that speaks is set up: a technician names one in the configuration.</source>
      <translation>No hay programa que hable: un técnico lo nombra en la configuración.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>No rake</source>
      <translation>Sin rake</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>No role is called {role}: choose from {known}.</source>
      <translation>Ningún cargo se llama {role}: elija entre {known}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/enrolment.py" />
      <source>No role is called {role}: take letters, digits, - and _, 63 of them at most.</source>
      <translation>Ningún rol se llama {role}: use letras, cifras, - y _, 63 como mucho.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/certificates.py" />
      <source>No server is called {host}: give its name or its address.</source>
      <translation>Ningún servidor se llama {host}: dé su nombre o su dirección.</translation>
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
      <location filename="../../ui/vm/controls/stopped.py" />
      <source>No signature helps here: a technician corrects what is named above and starts the kiosk again, or a manager has the records set aside: {command}.</source>
      <translation>Aquí no sirve ninguna firma: un técnico corrige lo que se indica arriba y vuelve a iniciar el kiosco, o un gerente hace apartar los registros: {command}.</translation>
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
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>No slip is to be printed now: follow the screen.</source>
      <translation>Ahora no toca imprimir ningún comprobante: siga la pantalla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>No slip is to be written now: follow the screen.</source>
      <translation>Ahora no toca escribir ningún comprobante: siga la pantalla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/amend.py" />
      <source>No stacks are kept in this hand: there is nothing to correct.</source>
      <translation>En esta mano no se llevan stacks: no hay nada que corregir.</translation>
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
      <location filename="../../kiosk/app/floor/demo.py" />
      <source>No table is called {table}: choose from {known}.</source>
      <translation>Ninguna mesa se llama {table}: elija entre {known}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>No table is enrolled at the floor’s server yet.</source>
      <translation>Todavía no hay ninguna mesa inscrita en el servidor del piso.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>No table is in this pit any more: touch it to see the others.</source>
      <translation>Ya no hay mesas en este sector: tóquelo para ver los otros.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>No table waits for the floor.</source>
      <translation>Ninguna mesa espera al piso.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>No tax form is due now: follow the screen.</source>
      <translation>Ahora no toca formulario fiscal: siga la pantalla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>No wager is taken once the cards are coming out.</source>
      <translation>No se acepta ninguna apuesta cuando ya salen las cartas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/rulings.py" />
      <source>No wagers are to be given back now: follow the screen.</source>
      <translation>Ahora no hay apuestas que devolver: siga la pantalla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/amend.py" />
      <source>No wagers were taken in this hand: there is nothing to correct.</source>
      <translation>En esta mano no se tomaron apuestas: no hay nada que corregir.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>No: it is not one of them.</source>
      <translation>No: no es una de ellas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/rules.py" />
      <source>No: it is paid without the floor.</source>
      <translation>No: se paga sin el piso.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>No: players who have called or raised before may only call, until short ones add up to a full raise.</source>
      <translation>No: quienes igualaron o subieron solo pueden igualar, hasta que los cortos sumen una subida entera.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>No: the cards come straight off the deck.</source>
      <translation>No: las cartas salen directas de la baraja.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>No: the next raise is at least as large as the last full one.</source>
      <translation>No: la próxima es al menos como la última entera.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>No: the payout is all that the player takes back, the stake included.</source>
      <translation>No: el pago es todo lo que recibe el jugador, apuesta incluida.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/house.py" />
      <source>Nobody but this kiosk knows how far its journal went: have a technician set floor_checkpoints in house.toml.</source>
      <translation>Nadie fuera de este kiosco sabe hasta dónde llegó su registro: que un técnico ponga floor_checkpoints en house.toml.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Nobody else has trained this yet</source>
      <translation>Nadie más ha entrenado esto aún</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Nobody else is in</source>
      <translation>Nadie más sigue</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Nobody has bet yet: seat {seat} may check or bet.</source>
      <translation>Nadie ha apostado: el puesto {seat} puede pasar o apostar.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>Nobody has placed a wager: there is no hand to deal.</source>
      <translation>Nadie ha apostado: no hay mano que dar.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/register.py" />
      <source>Nobody has the id {person_id}: check the staff list.</source>
      <translation>Nadie tiene el id {person_id}: compruebe la lista del personal.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Nobody has trained this game in the last weeks.</source>
      <translation>Nadie ha entrenado este juego en las últimas semanas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/bid.py" />
      <source>Nobody is left who could call a raise: seat {seat} may call or fold.</source>
      <translation>No queda nadie que pueda igualar una subida: el puesto {seat} puede igualar o retirarse.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/locks.py" />
      <source>Nobody is locked out.</source>
      <translation>Nadie está bloqueado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Nobody knows yet whether the slip was printed.</source>
      <translation>Nadie sabe aún si el comprobante se imprimió.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>Nobody locks their own PIN.</source>
      <translation>Nadie bloquea su propio PIN.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/office.py" />
      <source>Nobody may certify themselves: another trainer must sign.</source>
      <translation>Nadie se certifica a sí mismo: debe firmar otro instructor.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/irregularities.py" />
      <source>Nobody may look at a card that is moved.</source>
      <translation>Nadie debe mirar una carta que se mueve.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>Nobody on the staff has that badge: choose your name.</source>
      <translation>Nadie del personal tiene esa tarjeta: elija su nombre.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/register.py" />
      <source>Nobody on the staff has that id: choose a person from the list.</source>
      <translation>Nadie del personal tiene ese id: elija una persona de la lista.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Nobody on the staff may sign this: ask a manager to add somebody.</source>
      <translation>Nadie del personal puede firmar esto: pida a un gerente que añada a alguien.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Nobody plays at seat {button}: the button goes to a player.</source>
      <translation>Nadie juega en el puesto {button}: el botón va a un jugador.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>Nobody sits at seat {button}, which has the button; correct the record.</source>
      <translation>Nadie ocupa el puesto {button}, que tiene el botón; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Nobody trained for ten minutes: everything is kept, and the table is free.</source>
      <translation>Nadie entrenó en diez minutos: todo queda guardado y la mesa está libre.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/main.py" />
      <source>Nobody trained for ten minutes: training is closed, and the table is free.</source>
      <translation>Nadie practicó durante diez minutos: el entrenamiento se cierra y la mesa queda libre.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>Nobody unlocks their own PIN: another manager must.</source>
      <translation>Nadie desbloquea su propio PIN: debe hacerlo otro gerente.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>Nobody was paid</source>
      <translation>No se pagó a nadie</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Nobody: it stays for the next round’s pot.</source>
      <translation>De nadie: queda para el bote de la ronda siguiente.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Normal</source>
      <translation>Normal</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Not dealt left to right</source>
      <translation>No se dio de izquierda a derecha</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Not in the fewest chips.</source>
      <translation>No con las menos fichas.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Not known yet: see how it is worked out.</source>
      <translation>Aún no se sabe: vea cómo se calcula.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>Not now. {do}</source>
      <translation>Ahora no. {do}</translation>
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
      <source>Not the {card}: touch the card that lies there.</source>
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
      <location filename="../../kiosk/training/scenarios/scenario.py" />
      <source>Nothing can happen at {at}; its steps are {steps}.</source>
      <translation>Nada puede pasar en {at}; sus pasos son {steps}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/sealed.py" />
      <source>Nothing has changed since a manager signed.</source>
      <translation>No ha cambiado nada desde que firmó un gerente.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Nothing has come from it since the kiosk was started.</source>
      <translation>No ha llegado nada de él desde que el kiosco arrancó.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/reopening.py" />
      <source>Nothing has moved in this hand: reopen the last one first.</source>
      <translation>En esta mano no se ha movido nada: reabra primero la anterior.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/judge.py" />
      <source>Nothing is called here: {right}</source>
      <translation>Aquí no se canta nada: {right}</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/scenario.py" />
      <source>Nothing is called {what} in this game{hint}.</source>
      <translation>Nada se llama {what} en este juego{hint}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/guided.py" />
      <source>Nothing is prompted at this level: make the move that is due.</source>
      <translation>En este nivel no se indica nada: haga lo que toca.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/hand.py" />
      <source>Nothing is to be entered now: make the move that is due.</source>
      <translation>Ahora no hay nada que introducir: haga lo que toca.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/hand.py" />
      <source>Nothing is to be settled now: make the move that is due.</source>
      <translation>Ahora no hay nada que liquidar: haga lo que toca.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Nothing prompted</source>
      <translation>Nada indicado</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/drill.py" />
      <source>Nothing that pays</source>
      <translation>Nada que pague</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/archiving.py" />
      <source>Nothing was archived: {found}</source>
      <translation>No se archivó nada: {found}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/journal.py" />
      <source>Nothing was exported: {found}</source>
      <translation>No se exportó nada: {found}</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/watch.py" />
      <source>Nothing was found in the journal that can be accepted here: call a technician.</source>
      <translation>No se encontró en el registro nada que se pueda aceptar aquí: llame a un técnico.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/log_export.py" />
      <source>Nothing was written to {folder}: {why}.</source>
      <translation>No se escribió nada en {folder}: {why}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Noticing</source>
      <translation>Notar</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Noticing · {game}</source>
      <translation>Notar · {game}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Nov</source>
      <translation>nov</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Number in the journal</source>
      <translation>Número en el registro</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Oct</source>
      <translation>oct</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/training.py" />
      <source>Of these to a question that was answered here too: {twice}.</source>
      <translation>De ellas, a una pregunta que también se respondió aquí: {twice}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Off</source>
      <translation>No</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Oldest event</source>
      <translation>Suceso más antiguo</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>On</source>
      <translation>Sí</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>On its way to the table</source>
      <translation>En camino a la mesa</translation>
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
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>On to the next player; blinds that were missed are posted.</source>
      <translation>Al jugador siguiente; las ciegas saltadas se ponen.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>One each, beginning with the first winner left of the button.</source>
      <translation>Una a cada uno, desde el primer ganador a la izquierda del botón.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>One hole card of the dealer is shown before the Peek wagers. Enter it if the shoe has not read it.</source>
      <translation>Una carta del crupier se muestra antes del Peek. Introdúzcala si el sabot no la leyó.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/rulings.py" />
      <source>One of the first cards of the deal: {ruling}</source>
      <translation>Una de las primeras cartas repartidas: {ruling}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>One of the first two: misdeal. Later: the next card replaces it.</source>
      <translation>Una de las dos primeras: misdeal. Después: la carta siguiente la sustituye.</translation>
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
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>One seat has the button: give it to one player.</source>
      <translation>Un puesto tiene el botón: déselo a un jugador.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>One standard deck of 52 cards, shuffled before each hand.</source>
      <translation>Una baraja normal de 52 cartas, barajada antes de cada mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/irregularities.py" />
      <source>One standard deck of 52 cards.</source>
      <translation>Una baraja normal de 52 cartas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/handbook.py" />
      <source>One standard deck of 52 cards. The dealer shuffles it before each hand.</source>
      <translation>Una baraja normal de 52 cartas. El crupier la baraja antes de cada mano.</translation>
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
      <location filename="../../kiosk/procedure/amend.py" />
      <source>Only a card that lies face up can be corrected.</source>
      <translation>Solo se puede corregir una carta que está boca arriba.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>Only a fixed limit has small_bet and big_bet; correct the record.</source>
      <translation>Solo un límite fijo tiene small_bet y big_bet; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/stopped.py" />
      <source>Only a manager may have the table go on from what is there, and the house has none.</source>
      <translation>Solo un gerente puede hacer que la mesa continúe con lo que hay, y la casa no tiene ninguno.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/office.py" />
      <source>Only a trainer may do that: a floor supervisor or a manager.</source>
      <translation>Eso solo lo hace un instructor: un supervisor de piso o un gerente.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/round.py" />
      <source>Only the floor can acknowledge this hand.</source>
      <translation>Solo el piso puede confirmar esta mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>Only who posts a blind is listed, and the small blind only where it posts both; correct the record.</source>
      <translation>Solo se incluye a quien pone una ciega, y a la ciega pequeña solo si pone las dos; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/moved.py" />
      <source>Only {lay} lay in the pots: enter what was pushed.</source>
      <translation>En los botes solo había {lay}: introduzca lo que se empujó.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/moved.py" />
      <source>Only {lay} lay there: enter what was taken.</source>
      <translation>Ahí solo había {lay}: introduzca lo que se recogió.</translation>
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
      <location filename="../../ui/vm/floor/words.py" />
      <source>Opening signed: the rack is counted</source>
      <translation>Apertura firmada: se cuenta el rack</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/records.py" />
      <source>Options are names, each with a value: correct the record.</source>
      <translation>Las opciones son nombres, cada uno con su valor: corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Order of steps</source>
      <translation>Orden de los pasos</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Ordered</source>
      <translation>Ordenado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Other kiosks and laptops</source>
      <translation>Otros kioscos y portátiles</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Other version</source>
      <translation>Otra versión</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Other words, or none</source>
      <translation>Otras palabras, o ninguna</translation>
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
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Out of the game: {seats}.</source>
      <extracomment>Called aloud by the dealer, in English: keep it as it is.</extracomment>
      <translation>Out of the game: {seats}.</translation>
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
      <location filename="../../ui/vm/controls/words.py" />
      <source>Paid</source>
      <translation>Pagado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Paid at least</source>
      <translation>Pagado al menos</translation>
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
      <translation>Pagado, puesto siguiente</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>Pair of {rank}</source>
      <translation>Pareja de {rank}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/procedure.py" />
      <source>Pass</source>
      <translation>Pasa</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Pass the deal</source>
      <translation>Pasar el turno</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Pass the deal to seat {seat}.</source>
      <translation>Pase el turno al puesto {seat}.</translation>
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
      <location filename="../../ui/vm/controls/words.py" />
      <source>Pay each as shown, together</source>
      <translation>Pague cada uno como se muestra, juntos</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/moves.py" />
      <source>Pay seat {seat} · {wager}</source>
      <translation>Pagar puesto {seat} · {wager}</translation>
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
      <location filename="../../ui/vm/training/words.py" />
      <source>Payout test</source>
      <translation>Prueba de pagos</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Payouts and reading</source>
      <translation>Pagos y lectura</translation>
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
      <location filename="../../kiosk/floor/publishing/news.py" />
      <source>People and settings are those of {at}.</source>
      <translation>Las personas y los ajustes son los de {at}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>People as of</source>
      <translation>Personal del</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/evidence.py" />
      <source>Picture</source>
      <translation>Imagen</translation>
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
      <location filename="../../kiosk/events/reasons.py" />
      <source>Player and house settled on an amount</source>
      <translation>Jugador y casa acordaron un importe</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Player wants a folded hand back</source>
      <translation>Un jugador quiere recuperar una mano retirada</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/handbook.py" />
      <source>Players make the I’m In wager, equal to their Peek, or surrender. A surrender loses the Peek and keeps half of the Raise.</source>
      <translation>Los jugadores hacen el I’m In, igual a su Peek, o se rinden. Rendirse pierde el Peek y conserva la mitad del Raise.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Players may add on between hands; no chips leave the table. All chips stay until a player quits.</source>
      <translation>Los jugadores pueden añadir entre manos; ninguna ficha sale de la mesa hasta que un jugador se va.</translation>
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
      <translation>Pone ciegas atrasadas</translation>
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
      <location filename="../../kiosk/floor/console/house.py" />
      <source>Posted while offline</source>
      <translation>Publicado sin conexión</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/jackpots.py" />
      <source>Posted: {amounts}.</source>
      <translation>Publicados: {amounts}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/own_server.py" />
      <source>PostgreSQL cannot make the database: {why}</source>
      <translation>PostgreSQL no crea la base de datos: {why}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/own_server.py" />
      <source>PostgreSQL {least} is not here: apt-get install {package}.</source>
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
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Pot is pushed</source>
      <translation>Bote empujado</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Pot of {amount}</source>
      <translation>Bote de {amount}</translation>
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
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Pots are pushed</source>
      <translation>Botes empujados</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Pots pushed</source>
      <translation>Botes empujados</translation>
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
      <source>Print at 100 %. Cut out with the white margin, and fix each in its corner of the table.</source>
      <translation>Imprima al 100 %. Recorte con el margen blanco y fije cada una en su esquina de la mesa.</translation>
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
        <numerusform>Imprima el comprobante del puesto {seats}. No pague aún.</numerusform>
        <numerusform>Imprima los comprobantes de los puestos {seats}. No pague aún.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Procedure not kept</source>
      <translation>Procedimiento no seguido</translation>
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
      <location filename="../../ui/vm/training/words.py" />
      <source>Progress · {name}</source>
      <translation>Progreso · {name}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Prompts on request</source>
      <translation>Indicado si se pide</translation>
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
      <translation>¿Cuántos puntos se empujan al puesto {seat}?</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Push how much of it to seat {seat}?</source>
      <translation>¿Cuánto se empuja al puesto {seat}?</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/moves.py" />
      <source>Push seat {seat} · {wager}</source>
      <translation>Empatar puesto {seat} · {wager}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Push the pot to the player who is left.</source>
      <translation>Empuje el bote al jugador que queda.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Push the pots</source>
      <translation>Empujar los botes</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Push the pots, the last side pot first.</source>
      <translation>Empuje los botes, primero el último paralelo.</translation>
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
      <translation>Empujado, puesto siguiente</translation>
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
      <location filename="../../kiosk/games/texas_peek/irregularities.py" />
      <source>Put that card with the burns, face down.</source>
      <translation>Ponga esa carta con las quemas, boca abajo.</translation>
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
      <location filename="../../kiosk/table/money/slips.py" />
      <source>REPRINT {copy}</source>
      <translation>COPIA {copy}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Rack</source>
      <translation>Rack</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/bid.py" />
      <source>Raise</source>
      <translation>Sube</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Raise</source>
      <comment>the wager</comment>
      <translation>Raise</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Raise 2× or 4×</source>
      <translation>Raise 2× o 4×</translation>
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
      <location filename="../../ui/vm/pages/history.py" />
      <source>Rake {amount}</source>
      <translation>Rake {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Rake {share} %, down to whole {unit}</source>
      <translation>Rake {share} %, hacia abajo a {unit} enteros</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Rake {share} %, down to whole {unit}, {cap} at most</source>
      <translation>Rake {share} %, hacia abajo a {unit} enteros, como mucho {cap}</translation>
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
      <translation>Escalera de lectura · {game}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Reason</source>
      <translation>Motivo</translation>
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
      <source>Records are not whole</source>
      <translation>Los registros no están íntegros</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Records not verified for {n} h</source>
      <translation>Registros sin verificar desde hace {n} h</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/decks.py" />
      <source>Red</source>
      <translation>Roja</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Relief after this hand</source>
      <translation>Relevo tras esta mano</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Relieve the dealer</source>
      <translation>Relevar al crupier</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/zones.py" />
      <source>Remove it</source>
      <translation>Quitarla</translation>
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
      <location filename="../../ui/vm/floor/words.py" />
      <source>Result</source>
      <translation>Resultado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Return</source>
      <translation>Devolver</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Return every blind, ante and bet to its stack.</source>
      <translation>Devuelva cada ciega, ante y apuesta a su pila.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Return every wager to its player.</source>
      <translation>Devuelva cada apuesta a su jugador.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Return how much to seat {seat}?</source>
      <translation>¿Cuánto se devuelve al puesto {seat}?</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Return the chips in the box to those who put them in.</source>
      <translation>Devuelva las fichas de la caja a quienes las pusieron.</translation>
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
      <translation>Devuelva el punto al puesto {seat}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Return the rest.</source>
      <translation>Devuelva el resto.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Return the rest. All-in stands.</source>
      <translation>Devuelva el resto. El all-in vale.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/giving_back.py" />
      <source>Return the wagers as each seat shows.</source>
      <translation>Devuelva las apuestas como muestra cada puesto.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Return {amount} to seat {seat}.</source>
      <translation>Devuelva {amount} al puesto {seat}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/giving_back.py" />
      <source>Return {amount}. Take back {taken}</source>
      <translation>Devolver {amount}. Recuperar {taken}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Return {points} to seat {seat}, uncalled. Then push each pot.</source>
      <translation>Devuelva {points} al puesto {seat}, sin igualar. Luego empuje cada bote.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Return {points} to seat {seat}, uncalled. Then push the pot.</source>
      <translation>Devuelva {points} al puesto {seat}, sin igualar. Luego empuje el bote.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Returned</source>
      <translation>Devuelto</translation>
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
      <location filename="../../kiosk/training/guided/judge.py" />
      <source>Right to left, one wager at a time: seat {seat} comes first.</source>
      <translation>De derecha a izquierda, apuesta por apuesta: primero el puesto {seat}.</translation>
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
      <source>River bets, river</source>
      <translation>Apuestas de river, river</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Roll that die again.</source>
      <translation>Tire ese dado otra vez.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Roll the community dice. Call each die and enter it.</source>
      <translation>Tire los dados comunitarios. Cante e introduzca cada dado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Rolled: {dice}</source>
      <translation>Tirada: {dice}</translation>
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
      <location filename="../../ui/vm/floor/words.py" />
      <source>Rules as of</source>
      <translation>Reglas del</translation>
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
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>Saved: {name}. Print it at 100 %, and measure a square: 30 mm.</source>
      <translation>Guardado: {name}. Imprímalo al 100 % y mida un cuadro: 30 mm.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/training.py" />
      <source>Saved: {path}</source>
      <translation>Guardado: {path}</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Say aloud what lies at the seat.</source>
      <translation>Diga en voz alta qué hay en el puesto.</translation>
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
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>Say what is published: people, house or tables.</source>
      <translation>Diga qué se publica: people, house o tables.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/devices.py" />
      <source>Say which badge reader with --reader: {what}.</source>
      <translation>Diga qué lector de tarjetas con --reader: {what}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>Say who you are, with --by and your id: a manager signs for the staff.</source>
      <translation>Diga quién es, con --by y su id: un gerente firma por el personal.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/house.py" />
      <source>Say why these cards are opened, with --reason.</source>
      <translation>Diga por qué se abren estas cartas, con --reason.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>Say with --joins how the tables reach PostgreSQL, but not as whom.</source>
      <translation>Diga con --joins cómo llegan las mesas a PostgreSQL, pero no como quién.</translation>
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
      <translation>Puesto</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Seat the player on the felt, with an amount within the limits.</source>
      <translation>Siente al jugador en la pantalla, con un importe dentro de los límites.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/record.py" />
      <source>Seat {dealer} is not in the game and cannot deal; correct the record.</source>
      <translation>El puesto {dealer} no está en el juego y no puede dar; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/banked.py" />
      <source>Seat {seat}</source>
      <translation>Puesto {seat}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>Seat {seat} acts on the {street} too early or late; correct the record.</source>
      <translation>El puesto {seat} actúa en el {street} demasiado pronto o tarde; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Seat {seat} acts out of turn: it is the turn of seat {turn}.</source>
      <translation>El puesto {seat} actúa fuera de turno: le toca al puesto {turn}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>Seat {seat} acts when nobody is to act; correct the record.</source>
      <translation>El puesto {seat} actúa cuando no le toca a nadie; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/record.py" />
      <source>Seat {seat} acts when nobody may; correct the record.</source>
      <translation>El puesto {seat} actúa cuando nadie puede; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Seat {seat} acts.</source>
      <translation>Actúa el puesto {seat}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Seat {seat} acts. The betting is capped.</source>
      <translation>Actúa el puesto {seat}. Las apuestas están al tope.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/record.py" />
      <source>Seat {seat} bets after it has folded; correct the record.</source>
      <translation>El puesto {seat} apuesta después de retirarse; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/bid.py" />
      <source>Seat {seat} bids out of turn: it is the turn of seat {turn}.</source>
      <translation>El puesto {seat} habla fuera de turno: le toca al puesto {turn}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>Seat {seat} calls for another amount than it owes; correct the record.</source>
      <translation>El puesto {seat} iguala con otro importe que el debido; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../drivers/seat_reader/hub/driver.py" />
      <source>Seat {seat} cannot be read ({what}).</source>
      <translation>No se puede leer el puesto {seat} ({what}).</translation>
    </message>
    <message>
      <location filename="../../drivers/seat_reader/feig/driver.py" />
      <source>Seat {seat} cannot be read: {why}.</source>
      <translation>No se puede leer el puesto {seat}: {why}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Seat {seat} does not have enough for a raise: call all in, or fold.</source>
      <translation>El puesto {seat} no tiene para subir: iguala all-in o se retira.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Seat {seat} does not have so many chips.</source>
      <translation>El puesto {seat} no tiene tantas fichas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/record.py" />
      <source>Seat {seat} does not say what it does at {step}; correct the record.</source>
      <translation>El puesto {seat} no dice qué hace en {step}; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Seat {seat} faces a bet: call {call} or fold.</source>
      <translation>El puesto {seat} afronta una apuesta: iguala {call} o se retira.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/bid.py" />
      <source>Seat {seat} faces a raise: call {owed}, or fold.</source>
      <translation>El puesto {seat} afronta una subida: iguala {owed} o se retira.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/record_input.py" />
      <source>Seat {seat} forfeits after answer {after}, and the last answer is {told}; correct the record.</source>
      <translation>El puesto {seat} pierde su mano por falta tras la respuesta {after}, y la última es la {told}; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Seat {seat} forfeits its hand.</source>
      <translation>El puesto {seat} pierde su mano por falta.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Seat {seat} forfeits its hand. Confirm, or cancel.</source>
      <translation>El puesto {seat} pierde su mano. Confirme o cancele.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/record.py" />
      <source>Seat {seat} goes on after it has folded; correct the record.</source>
      <translation>El puesto {seat} sigue después de retirarse; corrija el registro.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/games/peekpoker/bid.py" />
      <source>Seat {seat} has %n points left: call, go all in, or fold.</source>
      <translation>
        <numerusform>Al puesto {seat} le queda %n punto: iguala, va all-in o se retira.</numerusform>
        <numerusform>Al puesto {seat} le quedan %n puntos: iguala, va all-in o se retira.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/drill.py" />
      <source>Seat {seat} has bet {bet}</source>
      <translation>El puesto {seat} apostó {bet}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>Seat {seat} has both blinds: they are at two seats; correct the record.</source>
      <translation>El puesto {seat} tiene ambas ciegas: van en dos puestos; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>Seat {seat} has chips left and is not all in; correct the record.</source>
      <translation>Al puesto {seat} le quedan fichas y no va all-in; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/amend.py" />
      <source>Seat {seat} has made no such decision in this hand: choose one shown.</source>
      <translation>El puesto {seat} no tomó esa decisión en esta mano: elija una mostrada.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/record.py" />
      <source>Seat {seat} has no Blind wager: it is not in the hand; correct the record.</source>
      <translation>El puesto {seat} no tiene Blind: no está en la mano; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>Seat {seat} has no chips left and is all in; correct the record.</source>
      <translation>Al puesto {seat} no le quedan fichas y está all-in; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/record.py" />
      <source>Seat {seat} has no hand to forfeit.</source>
      <translation>El puesto {seat} no tiene mano que perder.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>Seat {seat} has no such wager in this hand: choose another one.</source>
      <translation>El puesto {seat} no tiene esa apuesta en esta mano: elija otra.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>Seat {seat} has no {label} wager. Place it, or return the others.</source>
      <translation>El puesto {seat} no tiene apuesta {label}. Póngala o devuelva las otras.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>Seat {seat} has not decided yet.</source>
      <translation>El puesto {seat} aún no ha decidido.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/games/peekpoker/bid.py" />
      <source>Seat {seat} has only %n points: go all in, or fold.</source>
      <translation>
        <numerusform>El puesto {seat} tiene solo %n punto: va all-in o se retira.</numerusform>
        <numerusform>El puesto {seat} tiene solo %n puntos: va all-in o se retira.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Seat {seat} has too few chips for that: go all in.</source>
      <translation>El puesto {seat} tiene pocas fichas para eso: vaya all-in.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Seat {seat} has won the game.</source>
      <translation>El puesto {seat} ganó el juego.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Seat {seat} has {has} left: no player may bet more than lies on the table.</source>
      <translation>Al puesto {seat} le quedan {has}: nadie puede apostar más de lo que tiene en la mesa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/naming.py" />
      <source>Seat {seat} is beaten by a hand that is shown: it cannot win.</source>
      <translation>Una mano mostrada gana al puesto {seat}: no puede ganar.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/record.py" />
      <source>Seat {seat} is forfeited, and the forfeits do not say when; correct the record.</source>
      <translation>El puesto {seat} perdió su mano por falta, y forfeits no dice cuándo; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/record.py" />
      <source>Seat {seat} is not asked at {step}; correct the record.</source>
      <translation>Al puesto {seat} no se le pregunta en {step}; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>Seat {seat} is not to act now.</source>
      <translation>Ahora no le toca al puesto {seat}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Seat {seat} is taken: the player sits at another one.</source>
      <translation>El puesto {seat} está ocupado: el jugador se sienta en otro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/moves.py" />
      <source>Seat {seat} is to act</source>
      <translation>Le toca al puesto {seat}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Seat {seat} is to bid.</source>
      <translation>Le toca apostar al puesto {seat}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/naming.py" />
      <source>Seat {seat} lost a side pot to seat {winners}: it cannot win this one.</source>
      <translation>El puesto {seat} perdió un bote paralelo con el puesto {winners}: no puede ganar este.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/bid.py" />
      <source>Seat {seat} may not do that. Choose one of the options shown.</source>
      <translation>El puesto {seat} no puede hacer eso. Elija una opción mostrada.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/bid.py" />
      <source>Seat {seat} may raise by at most {most}: opponents have no more.</source>
      <translation>El puesto {seat} puede subir como mucho {most}: los rivales no tienen más.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>Seat {seat} played no part in hand {hand}: choose another one.</source>
      <translation>El puesto {seat} no jugó la mano {hand}: elija otro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Seat {seat} put in {amount}</source>
      <translation>El puesto {seat} puso {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/drill.py" />
      <source>Seat {seat} put in {points}</source>
      <translation>El puesto {seat} puso {points}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>Seat {seat} puts no chips in with a {action}; correct the record.</source>
      <translation>El puesto {seat} no pone fichas con {action}; corrija el registro.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>Seat {seat} reads %n cards. Put them back on the deck.</source>
      <translation>
        <numerusform>El puesto {seat} lee %n carta. Devuélvala a la baraja.</numerusform>
        <numerusform>El puesto {seat} lee %n cartas. Devuélvalas a la baraja.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>Seat {seat} reads a tag that is not of this deck.</source>
      <translation>El puesto {seat} lee una etiqueta que no es de esta baraja.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>Seat {seat} says: “{hand}”.</source>
      <translation>El puesto {seat} dice: «{hand}».</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Seat {seat} to act</source>
      <translation>Turno del puesto {seat}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Seat {seat} tosses one die. Enter it.</source>
      <translation>El puesto {seat} tira un dado. Introdúzcalo.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>Seat {seat} won</source>
      <translation>Ganó el puesto {seat}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Seat {seat} · {line}</source>
      <translation>Puesto {seat} · {line}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Seat {seat} · {option}, from {least}</source>
      <translation>Puesto {seat} · {option}, desde {least}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Seat {seat} · {option}, {least} to {most}</source>
      <translation>Puesto {seat} · {option}, de {least} a {most}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Seat {seat} · {wager}</source>
      <translation>Puesto {seat} · {wager}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Seat {seat} · {wager} {bet}</source>
      <translation>Puesto {seat} · {wager} {bet}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Seat {seat} · {wager}: {made}. Right is {due}.</source>
      <translation>Puesto {seat} · {wager}: {made}. Lo correcto es {due}.</translation>
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
      <source>Seat {seat}, {name}: what is right? Leave it empty if no amount was said.</source>
      <translation>Puesto {seat}, {name}: ¿qué es lo correcto? Déjelo vacío si no se dijo importe.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>Seat {seat}, {name}: what was actually paid or taken?</source>
      <translation>Puesto {seat}, {name}: ¿qué se pagó o recogió en realidad?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>Seat {seat}, {name}: what was actually pushed?</source>
      <translation>Puesto {seat}, {name}: ¿qué se empujó en realidad?</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Seat {seat}: a bet is a whole number of cents.</source>
      <translation>Puesto {seat}: una apuesta es un número entero de centavos.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/bid.py" />
      <source>Seat {seat}: a raise is at least 1 point.</source>
      <translation>Puesto {seat}: una subida es al menos 1 punto.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/reopening.py" />
      <source>Seat {seat}: nothing moves.</source>
      <translation>Puesto {seat}: no se mueve nada.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/bid.py" />
      <source>Seat {seat}: only a raise has an amount. Enter the choice again.</source>
      <translation>Puesto {seat}: solo una subida lleva importe. Introduzca la elección otra vez.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Seat {seat}: the stack was {was}, and is {now}. {said}</source>
      <translation>Puesto {seat}: el stack era {was} y es {now}. {said}</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/offered.py" />
      <source>Seat {seat}: the {label} wager is a multiple of {unit}. Change it.</source>
      <translation>Puesto {seat}: la apuesta {label} es múltiplo de {unit}. Cámbiela.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/offered.py" />
      <source>Seat {seat}: the {label} wager is a whole number of cents.</source>
      <translation>Puesto {seat}: la apuesta {label} es un número entero de centavos.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/offered.py" />
      <source>Seat {seat}: the {label} wager is at least {least}. Change or return it.</source>
      <translation>Puesto {seat}: la apuesta {label} es al menos {least}. Cámbiela o devuélvala.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/offered.py" />
      <source>Seat {seat}: the {label} wager is at most {most}. Return the rest.</source>
      <translation>Puesto {seat}: la apuesta {label} es como mucho {most}. Devuelva el resto.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/offered.py" />
      <source>Seat {seat}: the {label} wager is {amounts} or {last}. Change or return it.</source>
      <translation>Puesto {seat}: la apuesta {label} es {amounts} o {last}. Cámbiela o devuélvala.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/offered.py" />
      <source>Seat {seat}: the {label} wager is {last}. Change or return it.</source>
      <translation>Puesto {seat}: la apuesta {label} es {last}. Cámbiela o devuélvala.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>Seat {seat}: to and adds do not fit together; correct the record.</source>
      <translation>Puesto {seat}: to y adds no concuerdan; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Seat {seat}: what is right? Leave it empty if no amount was said.</source>
      <translation>Puesto {seat}: ¿qué es lo correcto? Déjelo vacío si no se dijo importe.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>Seat {seat}: which wager or pot?</source>
      <translation>Puesto {seat}: ¿qué apuesta o bote?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Seat {seat}: {amount} on {spot}</source>
      <translation>Puesto {seat}: {amount} en {spot}</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Seat {seat}: {cards}</source>
      <translation>Puesto {seat}: {cards}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Seat {seat}: {choice}</source>
      <translation>Puesto {seat}: {choice}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Seat {seat}: {choice} {amount}</source>
      <translation>Puesto {seat}: {choice} {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Seat {seat}: {die}</source>
      <translation>Puesto {seat}: {die}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Seat {seat}: {key} in whole chips of {unit}.</source>
      <translation>Puesto {seat}: {key} en fichas enteras de {unit}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Seat {seat}: {key} to at least {least}, or call.</source>
      <translation>Puesto {seat}: {key} hasta al menos {least}, o igualar.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Seat {seat}: {key} to at most {most}. Return the rest.</source>
      <translation>Puesto {seat}: {key} hasta como mucho {most}. Devuelva el resto.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>Seat {seat}: {label} at least {least}.</source>
      <translation>Puesto {seat}: {label} al menos {least}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>Seat {seat}: {label} at most {most}.</source>
      <translation>Puesto {seat}: {label} como mucho {most}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Seat {seat}: {label} has a fixed amount.</source>
      <translation>Puesto {seat}: {label} tiene un importe fijo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Seat {seat}: {label} how much? Enter the player's total.</source>
      <translation>Puesto {seat}: {label}, ¿cuánto? Introduzca el total del jugador.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>Seat {seat}: {label}, in whole chips of {unit}.</source>
      <translation>Puesto {seat}: {label}, en fichas enteras de {unit}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/play.py" />
      <source>Seat {seat}: {moved}</source>
      <translation>Puesto {seat}: {moved}</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Seat {seat}: {spot} undone</source>
      <translation>Puesto {seat}: {spot} deshecho</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Seat {seat}: {spot} {amount}</source>
      <translation>Puesto {seat}: {spot} {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/reopening.py" />
      <source>Seat {seat}: {why}. Pay {amount}.</source>
      <translation>Puesto {seat}: {why}. Pague {amount}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/reopening.py" />
      <source>Seat {seat}: {why}. Take {amount}.</source>
      <translation>Puesto {seat}: {why}. Recoja {amount}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Seat {seat}: {words}</source>
      <translation>Puesto {seat}: {words}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/record.py" />
      <source>Seat {turn} has not bid yet; correct the record.</source>
      <translation>El puesto {turn} aún no ha hablado; corrija el registro.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/games/peekpoker/record.py" />
      <source>Seat {turn} has put in %n points by then; correct the record.</source>
      <translation>
        <numerusform>El puesto {turn} ha puesto %n punto hasta ahí; corrija el registro.</numerusform>
        <numerusform>El puesto {turn} ha puesto %n puntos hasta ahí; corrija el registro.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Seats</source>
      <translation>Puestos</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Seats and stacks</source>
      <translation>Puestos y pilas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Seats {seats} · big payouts</source>
      <translation>Puestos {seats} · pagos grandes</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Seats {seats} · {line}</source>
      <translation>Puestos {seats} · {line}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Seats {seats}: you post and are dealt in once the button has passed you.</source>
      <extracomment>Called aloud by the dealer, in English: keep it as it is.</extracomment>
      <translation>
        <numerusform>Seat {seats}: you post and are dealt in once the button has passed you.</numerusform>
        <numerusform>Seats {seats}: you post and are dealt in once the button has passed you.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Seats {seats}: {option}</source>
      <translation>
        <numerusform>Puesto {seats}: {option}</numerusform>
        <numerusform>Puestos {seats}: {option}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Seats {seats}: {option} {amount}</source>
      <translation>
        <numerusform>Puesto {seats}: {option} {amount}</numerusform>
        <numerusform>Puestos {seats}: {option} {amount}</numerusform>
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
      <location filename="../../ui/vm/controls/words.py" />
      <source>Sep</source>
      <translation>sep</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Set up the game</source>
      <translation>Preparar el juego</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Settle a full table</source>
      <translation>Liquidar una mesa llena</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Settle every seat</source>
      <translation>Liquide cada puesto</translation>
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
      <source>Shares are whole dollars, rounded down.</source>
      <translation>Las partes son dólares enteros, hacia abajo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>Shift</source>
      <translation>Turno</translation>
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
      <source>Show the board to the camera, tilted and in another place: {left} more.</source>
      <translation>Muestre el tablero a la cámara, inclinado y en otro sitio: faltan {left}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Show the cards that are left: {left}.</source>
      <translation>Muestre las cartas que faltan: {left}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Show the deck</source>
      <translation>Mostrar la baraja</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Show the deck {deck} to the camera.</source>
      <translation>Muestre la baraja {deck} a la cámara.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Show the tip, and drop it.</source>
      <translation>Muestre la propina y deposítela.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Show the {card}, or any that is left.</source>
      <translation>Muestre: {card}, o cualquiera que falte.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/showing/enrolment.py" />
      <source>Show the {card}.</source>
      <translation>Muestre: {card}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Show your first card. Take each Peek wager, or the fold.</source>
      <translation>Muestre su primera carta. Tome cada Peek, o la retirada.</translation>
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
      <location filename="../../ui/vm/floor/words.py" />
      <source>Shown as it was at {time}.</source>
      <translation>Se muestra como estaba a las {time}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Shown for three seconds, then two, then one</source>
      <translation>Se ven tres segundos, luego dos, luego uno</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Shuffle the deck.</source>
      <translation>Baraje.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Shuffle the new deck.</source>
      <translation>Baraje la baraja nueva.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/irregularities.py" />
      <source>Shuffle, and begin the hand again.</source>
      <translation>Baraje y empiece la mano otra vez.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>Shuffle, and deal new cards to everybody</source>
      <translation>Baraje y dé cartas nuevas a todos</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Shuffle, deal two each</source>
      <translation>Barajar, dar dos a cada uno</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Shuffled, deal</source>
      <translation>Barajada, dar</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Side pot {nth}</source>
      <translation>Bote paralelo {nth}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/drill.py" />
      <source>Side pots</source>
      <translation>Botes paralelos</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Sign</source>
      <translation>Firmar</translation>
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
      <location filename="../../ui/vm/controls/menu.py" />
      <source>Sign for what has changed</source>
      <translation>Firmar lo que cambió</translation>
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
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Sign the ruling</source>
      <translation>Firmar la resolución</translation>
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
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Signed by {name} at {time}</source>
      <translation>Firmado por {name} a las {time}</translation>
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
      <location filename="../../kiosk/procedure/irregularities/irregularities.py" />
      <source>Slide each card, face down, to the seat that was due for it.</source>
      <translation>Deslice cada carta, boca abajo, al puesto al que le tocaba.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Slide the two cards back to the player, face down.</source>
      <translation>Deslice las dos cartas al jugador, boca abajo.</translation>
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
      <source>Slip {number} is made.</source>
      <translation>Se hace el comprobante {number}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Slip {number} is printed again, as reprint {copy}.</source>
      <translation>El comprobante {number} se imprime otra vez, copia {copy}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Slip {number} is void: {reason}.</source>
      <translation>El comprobante {number} queda anulado: {reason}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/table_slips.py" />
      <source>Slip {slip} is void already.</source>
      <translation>El comprobante {slip} ya está anulado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/table_slips.py" />
      <source>Slip {slip} is void: it is not printed again.</source>
      <translation>El comprobante {slip} está anulado: no se imprime otra vez.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/catalogue.py" />
      <source>Slips</source>
      <translation>Comprobantes</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/table/calls.py" />
      <source>Slips {slips} no longer fit</source>
      <translation>
        <numerusform>El comprobante {slips} ya no encaja</numerusform>
        <numerusform>Los comprobantes {slips} ya no encajan</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/publishing.py" />
      <source>Somebody else has published meanwhile: look at that, and publish again.</source>
      <translation>Otra persona ha publicado entretanto: revíselo y publique de nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/register.py" />
      <source>Somebody other than {name} must do this: choose another person.</source>
      <translation>Debe hacerlo otra persona que {name}: elija otra.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/naming.py" />
      <source>Somebody wins each pot: touch the seat, or the seats that split it.</source>
      <translation>Alguien gana cada bote: toque el puesto, o los que lo reparten.</translation>
    </message>
    <message>
      <location filename="../../ui/window/dropped.py" />
      <source>Something lies on the screen: wipe it.</source>
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
      <translation>Reparto</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/drill.py" />
      <source>Split pot</source>
      <translation>Bote repartido</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Split pot with an odd chip</source>
      <translation>Bote repartido con una ficha impar</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/drill.py" />
      <source>Split pot with an odd point</source>
      <translation>Bote repartido con un punto impar</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Spread the deck face up, one row for each suit.</source>
      <translation>Extienda la baraja boca arriba, una fila por palo.</translation>
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
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Stays</source>
      <translation>Queda</translation>
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
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Stop for now</source>
      <translation>Parar por ahora</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>Stop, and wait for a technician</source>
      <translation>Pare y espere a un técnico</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Stopped</source>
      <translation>Parada</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Stopping fails this examination. Touch Stop again to stop.</source>
      <translation>Si para, suspende este examen. Toque Parar otra vez para parar.</translation>
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
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>String bet: chips go in more than once</source>
      <translation>String bet: las fichas entran en más de un gesto</translation>
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
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>Table</source>
      <translation>Mesa</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Table clear</source>
      <translation>Mesa limpia</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Table locked by the floor</source>
      <translation>Mesa bloqueada por el piso</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Table stopped</source>
      <translation>Mesa parada</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/school.py" />
      <source>Table {table} is open: close it before anybody trains at it.</source>
      <translation>La mesa {table} está abierta: ciérrela antes de entrenar en ella.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/check.py" />
      <source>Table {table}: {files}</source>
      <translation>Mesa {table}: {files}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>Tag 0 is fixed far left, 1 far right, 2 near right, 3 near left. A square measures 30 mm.</source>
      <translation>La marca 0 va al fondo a la izquierda, 1 al fondo a la derecha, 2 cerca a la derecha, 3 cerca a la izquierda. Un cuadro mide 30 mm.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Take</source>
      <translation>Recoger</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/giving_back.py" />
      <source>Take back</source>
      <translation>Recuperar</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Take each I’m In wager, or the surrender.</source>
      <translation>Tome cada I’m In, o la rendición.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Take each Raise. For a fold, take the Peek wager.</source>
      <translation>Tome cada Raise. De quien se retira, recoja el Peek.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Take each as shown, together</source>
      <translation>Recoja cada uno como se muestra, juntos</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Take each flop bet. Take what a fold loses.</source>
      <translation>Tome cada apuesta del flop. Recoja lo que pierde quien se retira.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Take each river bet. Take what a fold loses.</source>
      <translation>Tome cada apuesta del river. Recoja lo que pierde quien se retira.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Take each turn bet. Take what a fold loses.</source>
      <translation>Tome cada apuesta del turn. Recoja lo que pierde quien se retira.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/drill.py" />
      <source>Take how much from seat {seat}?</source>
      <translation>¿Cuánto se recoge del puesto {seat}?</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Take one point from each player who stays in.</source>
      <translation>Tome un punto de cada jugador que se queda.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/moves.py" />
      <source>Take seat {seat} · {wager}</source>
      <translation>Recoger puesto {seat} · {wager}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Take the Blind wagers.</source>
      <translation>Tome las apuestas Blind.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Take the Peek and half the Raise of each surrender.</source>
      <translation>Recoja el Peek y la mitad del Raise de cada rendición.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Take the antes and bonus bets.</source>
      <translation>Tome los antes y los bonos.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/devices.py" />
      <source>Take the badge away, then hold it to the reader again.</source>
      <translation>Retire la tarjeta y acérquela otra vez al lector.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Take the bet that the screen now shows.</source>
      <translation>Tome la apuesta que muestra la pantalla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/irregularities.py" />
      <source>Take the bets that the screen asks for.</source>
      <translation>Recoja las apuestas que la pantalla pide.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Take the first card of the street back, and burn it.</source>
      <translation>Retire la primera carta de la calle y quémela.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Take the player’s details. The payout is paid after the form is complete.</source>
      <translation>Tome los datos del jugador. Se paga cuando el formulario está completo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/irregularities.py" />
      <source>Take the wagers that the screen asks for.</source>
      <translation>Recoja las apuestas que pide la pantalla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/irregularities.py" />
      <source>Take what the screen shows, and play on.</source>
      <translation>Tome lo que muestra la pantalla y siga.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/due.py" />
      <source>Take {amount} back from the drop.</source>
      <translation>Retire {amount} del depósito.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Take {amount} from seat {seat} and muck its cards.</source>
      <translation>Recoja {amount} del puesto {seat} y descarte sus cartas.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>Taken</source>
      <translation>Recogido</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/steps.py" />
      <source>Taken, next seat</source>
      <translation>Recogido, puesto siguiente</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Taken, paid or pushed wrongly</source>
      <translation>Mal recogido, pagado o empatado</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/slips.py" />
      <source>Tax form</source>
      <translation>Formulario fiscal</translation>
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
      <source>That PIN is a year or a date, which is guessed first: choose another one.</source>
      <translation>Ese PIN es un año o una fecha, lo primero que se adivina: elija otro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/register.py" />
      <source>That PIN is shorter than the house asks for now: a manager gives you a new one.</source>
      <translation>Ese PIN es más corto de lo que la casa pide ahora: un gerente le da uno nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/pins.py" />
      <source>That PIN is too easy to guess: choose one without a pattern.</source>
      <translation>Ese PIN se adivina demasiado fácil: elija uno sin patrón.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/pins.py" />
      <source>That PIN stands in the id, badge or licence: choose another one.</source>
      <translation>Ese PIN figura en el id, la tarjeta o la licencia: elija otro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/amend.py" />
      <source>That already lies at seat {seat}: nothing is changed.</source>
      <translation>Eso ya está en el puesto {seat}: no cambia nada.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/register.py" />
      <source>That badge is {name}'s: use another one.</source>
      <translation>Esa tarjeta es de {name}: use otra.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>That badge may not sign here: somebody else must sign.</source>
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
      <source>That cannot be corrected by itself: let it stand, or rule a misdeal.</source>
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
      <translation>Eso no se puede introducir ahora: siga la pantalla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/rulings.py" />
      <source>That card goes to {place}.</source>
      <translation>Esa carta va a {place}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/rulings.py" />
      <source>That card is already back: check both cards, and call the floor.</source>
      <translation>Esa carta ya está devuelta: compruebe las dos y llame al piso.</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>That card is already in this hand: stop, and call the floor.</source>
      <translation>Esa carta ya está en esta mano: pare y llame al piso.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/showing/enrolment.py" />
      <source>That card is not clear: lay it aside, or say which it is.</source>
      <translation>Esa carta no es clara: apártela o diga cuál es.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/rulings.py" />
      <source>That card was not in this hand: put it back on the deck, and draw the next one.</source>
      <translation>Esa carta no era de esta mano: devuélvala a la baraja y saque la siguiente.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>That card was not read: show it again, or enter it by hand.</source>
      <translation>Esa carta no se leyó: muéstrela otra vez o introdúzcala a mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/watch.py" />
      <source>That day cannot be: enter the year, month, day, hour and minute.</source>
      <translation>Ese día no es posible: introduzca año, mes, día, hora y minuto.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/enrolment.py" />
      <source>That device key has been used by table {table}: take a new one.</source>
      <translation>Esa clave de aparato ya la usó la mesa {table}: tome una nueva.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>That dispute has been ruled on already: see the history.</source>
      <translation>Esa disputa ya se resolvió: vea el historial.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/showing/enrolment.py" />
      <source>That does not look like a card face.</source>
      <translation>Eso no parece la cara de una carta.</translation>
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
      <location filename="../../kiosk/procedure/records/records.py" />
      <source>That is not a hand record: write one record on one line.</source>
      <translation>Eso no es un registro de mano: escriba un registro por línea.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>That is not the floor’s server: its certificate is not of our authority, or has expired.</source>
      <translation>Ese no es el servidor del piso: su certificado no es de nuestra autoridad o ha caducado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>That is not the floor’s server: its certificate names another host.</source>
      <translation>Ese no es el servidor del piso: su certificado nombra otro equipo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/answering/pin_box.py" />
      <source>That is not the kiosk that was enrolled for {table}: go there.</source>
      <translation>Ese no es el kiosco que se inscribió para {table}: vaya allí.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/drill/session.py" />
      <source>That is not what is asked now: look at the question.</source>
      <translation>Eso no es lo que se pregunta ahora: mire la pregunta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>That is right</source>
      <translation>Está bien</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/answering/pin_box.py" />
      <source>That is too long to be signed for at a console: go to the table.</source>
      <translation>Eso es demasiado largo para firmarlo en una consola: vaya a la mesa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/amend.py" />
      <source>That is what seat {seat} decided: nothing is changed.</source>
      <translation>Eso es lo que decidió el puesto {seat}: no cambia nada.</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/pots.py" />
      <source>That is what seat {seat} wins of another pot.</source>
      <translation>Eso es lo que el puesto {seat} gana de otro bote.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/showing/enrolment.py" />
      <source>That looks like the previous card.</source>
      <translation>Eso parece la carta anterior.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>That person is not locked out: choose one who is.</source>
      <translation>Esa persona no está bloqueada: elija una que lo esté.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/drill/session.py" />
      <source>That question is answered already: go on with the next one.</source>
      <translation>Esa pregunta ya se contestó: siga con la próxima.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/store/store.py" />
      <source>That question was answered in another window: here is the next one.</source>
      <translation>Esa pregunta se respondió en otra ventana: esta es la siguiente.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/answering/pin_box.py" />
      <source>That was signed for before: look again, and sign once more.</source>
      <translation>Eso ya se firmó antes: mire de nuevo y firme otra vez.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/answering/answers.py" />
      <source>That was signed for something else: look again, and sign what is shown.</source>
      <translation>Eso se firmó para otra cosa: mire de nuevo y firme lo que se muestra.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/drill/stages.py" />
      <source>That was the last question of this drill: begin another one.</source>
      <translation>Era la última pregunta de esta práctica: empiece otra.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/handbook.py" />
      <source>The 6 Card bonus is decided by the four bonus cards of the dealer and the two hole cards of the player. The four stay face down until that bonus is settled.</source>
      <translation>El bono 6 Card se decide con las cuatro cartas de bono del crupier y las dos del jugador. Las cuatro quedan boca abajo hasta que ese bono se liquida.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/irregularities.py" />
      <source>The Blind wager is made before any cards are dealt.</source>
      <translation>El Blind se apuesta antes de dar cartas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>The Board bonus stays in action. The Pocket and 6 Card bonus bets are lost.</source>
      <translation>El bono Board sigue en juego. Los bonos Pocket y 6 Card se pierden.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>The PIN has changed.</source>
      <translation>El PIN ha cambiado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/register.py" />
      <source>The PIN was changed just now: enter the new one.</source>
      <translation>El PIN se acaba de cambiar: introduzca el nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>The action is taken back: no chips move.</source>
      <translation>La acción se retira: no se mueven fichas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>The all-in was less than a full raise, so seat {seat} may only call or fold.</source>
      <translation>El all-in fue menos que una subida entera: el puesto {seat} solo puede igualar o retirarse.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>The amounts were wrong</source>
      <translation>Los importes estaban mal</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/archiving.py" />
      <source>The archive {folder} cannot be written ({strerror}): check its disk; the journal has everything.</source>
      <translation>No se puede escribir el archivo {folder} ({strerror}): compruebe su disco; el registro lo tiene todo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/archiving.py" />
      <source>The archive {path} has events that the journal does not have: keep both, and call a supervisor.</source>
      <translation>El archivo {path} tiene sucesos que el registro no tiene: guarde ambos y llame a un supervisor.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/read.py" />
      <source>The archive {path} is of another journal: take it out of its folder.</source>
      <translation>El archivo {path} es de otro registro: sáquelo de su carpeta.</translation>
    </message>
    <message>
      <location filename="../../drivers/badge/rdm6300/driver.py" />
      <source>The badge reader sends garbled data: {fault}.</source>
      <translation>El lector de tarjetas envía datos ilegibles: {fault}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>The best five of seven cards make the hand. Enter each card that the shoe has not read.</source>
      <translation>Las mejores cinco de siete hacen la mano. Introduzca cada carta que el sabot no leyó.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>The best five of seven cards win. Equal hands split. Side pots are settled first, then the main pot.</source>
      <translation>Ganan las mejores cinco de siete. Las iguales reparten. Primero los paralelos, luego el principal.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/handbook.py" />
      <source>The best five of seven cards, the player’s against the dealer’s. The better hand wins even money on Peek and Raise; the dealer’s takes both; a tie is a push.</source>
      <translation>Las mejores cinco de siete, el jugador contra el crupier. La mejor mano gana uno a uno en Peek y Raise; la del crupier toma ambas; un empate es push.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>The best five of two hole cards and four bonus cards. Enter each card that the shoe has not read.</source>
      <translation>Las mejores cinco de dos propias y cuatro de bono. Introduzca cada carta que el sabot no leyó.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>The best five of two hole cards and four bonus cards. Only the highest line is paid.</source>
      <translation>Las mejores cinco de dos propias y cuatro de bono. Solo se paga la línea más alta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>The best five-card hand is awarded the pot. Equal best hands split it.</source>
      <translation>El bote es de la mejor mano de cinco cartas. Las iguales lo reparten.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/handbook.py" />
      <source>The best five-card hand is awarded the pot; equal best hands split it. After the first round the betting begins with the first player left of the button who is still in: check or bet, then call, raise or fold.</source>
      <translation>La mejor mano de cinco cartas gana el bote; las iguales lo reparten. Después de la primera ronda empieza el primer jugador a la izquierda del botón que siga: pasa o apuesta, luego iguala, sube o se retira.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>The best hand among those who put into a pot wins it. A tie splits it evenly.</source>
      <translation>Gana un bote la mejor mano de quienes pusieron en él. Un empate lo reparte por igual.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>The better hand wins even money on Peek and Raise. A tie is a push.</source>
      <translation>La mejor mano gana uno a uno en Peek y Raise. Un empate es push.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>The betting is capped: one bet and the allowed raises are in. Seat {seat} may call or fold.</source>
      <translation>Las apuestas están al tope: una apuesta y las subidas permitidas. El puesto {seat} puede igualar o retirarse.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>The bid is taken back: no chips move.</source>
      <translation>La apuesta se retira: no se mueven fichas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>The big blind is all-in for less: what do the others call?</source>
      <translation>La ciega grande va all-in por menos: ¿qué igualan los otros?</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>The big blind is the first bet: call it, raise it, or fold. Three raises at most.</source>
      <translation>La ciega grande es la primera apuesta: igualar, subir o retirarse. Tres subidas como mucho.</translation>
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
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>The button stays. Shuffle, and deal again.</source>
      <translation>El botón queda. Baraje y dé otra vez.</translation>
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
      <location filename="../../drivers/camera/calibration/zones.py" />
      <source>The camera does not see all of the zone {place}: move it in.</source>
      <translation>La cámara no ve toda la zona {place}: muévala hacia dentro.</translation>
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
      <location filename="../../drivers/camera/eye.py" />
      <source>The camera does not see the whole board: hold it still, in the light: {left} more.</source>
      <translation>La cámara no ve el tablero entero: manténgalo quieto, con luz: faltan {left}.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/source.py" />
      <source>The camera gives no more pictures: is its cable in?</source>
      <translation>La cámara ya no da imágenes: ¿está conectado su cable?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/screen.py" />
      <source>The camera gives no picture.</source>
      <translation>La cámara no da imagen.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>The camera gives no picture: check its cable first.</source>
      <translation>La cámara no da imagen: compruebe primero su cable.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/source.py" />
      <source>The camera gives {size}: set width and height to a size that it supports.</source>
      <translation>La cámara da {size}: ajuste ancho y alto a un tamaño que admita.</translation>
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
      <source>The camera is calibrated: take the board away and draw the zones.</source>
      <translation>La cámara está calibrada: retire el tablero y dibuje las zonas.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>The camera is looking at the table.</source>
      <translation>La cámara mira la mesa.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/line/driver.py" />
      <source>The camera is starting.</source>
      <translation>La cámara arranca.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/line/driver.py" />
      <source>The camera is stopped.</source>
      <translation>La cámara está parada.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/watch.py" />
      <source>The camera or the table has moved by {drift} mm: calibrate the camera again.</source>
      <translation>La cámara o la mesa se movió {drift} mm: calibre la cámara de nuevo.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>The camera reads the table.</source>
      <translation>La cámara lee la mesa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/doubts.py" />
      <source>The camera sees different cards from those dealt: {zones}. Check, and correct a misread card.</source>
      <translation>La cámara ve otras cartas que las dadas: {zones}. Compruebe y corrija una mal leída.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>The camera's networks are not installed: make them with `make camera-model`.</source>
      <translation>Las redes de la cámara no están instaladas: hágalas con `make camera-model`.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/source.py" />
      <source>The camera's picture is black: uncover it, or switch the light on.</source>
      <translation>La imagen de la cámara está negra: destápela o encienda la luz.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/source.py" />
      <source>The camera's picture is frozen: unplug it and plug it in again.</source>
      <translation>La imagen de la cámara está congelada: desconéctela y vuelva a conectarla.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/process.py" />
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
      <location filename="../../ui/vm/camera/deck.py" />
      <source>The camera’s networks are not installed.</source>
      <translation>Las redes de la cámara no están instaladas.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/watch.py" />
      <source>The camera’s picture has no colour: check its settings and the lamp.</source>
      <translation>La imagen de la cámara no tiene color: compruebe sus ajustes y la lámpara.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/evidence.py" />
      <source>The camera’s pictures cannot be saved ({why}): enter the cards by hand.</source>
      <translation>Las imágenes de la cámara no se pueden guardar ({why}): introduzca las cartas a mano.</translation>
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
      <location filename="../../kiosk/games/new_hampshire/irregularities.py" />
      <source>The card stays face up, and plays.</source>
      <translation>La carta queda boca arriba y juega.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/irregularities.py" />
      <source>The card stays up; nobody may change a wager for it.</source>
      <translation>La carta queda vuelta; nadie cambia una apuesta por ella.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>The card that lay there is out of play in this hand.</source>
      <translation>La carta que había ahí está fuera de juego en esta mano.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>The card that the floor drew is the burn. Burn no other.</source>
      <translation>La carta que sacó el supervisor es la quemada. No queme otra.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/steps.py" />
      <source>The cards are right</source>
      <translation>Las cartas son correctas</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>The cards contradict the winners of the pot {pot}: seat {winners} may win it. Correct it.</source>
      <translation>Las cartas contradicen a los ganadores del bote {pot}: puede ganarlo el puesto {winners}. Corríjalo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>The cards contradict the winners of the pot {pot}: seat {winners} wins it; correct the record.</source>
      <translation>Las cartas contradicen a los ganadores del bote {pot}: lo gana el puesto {winners}; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/irregularities.py" />
      <source>The cards go where they belong, face down.</source>
      <translation>Las cartas van a su lugar, boca abajo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>The cards of this hand have been drawn again.</source>
      <translation>Las cartas de esta mano se sacaron otra vez.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>The cards stay where they lie; the screen is corrected.</source>
      <translation>Las cartas quedan donde están; se corrige la pantalla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>The cards stay; the skipped seat gets the next one.</source>
      <translation>Las cartas quedan; el puesto saltado recibe la siguiente.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>The cards to be turned over are not there</source>
      <translation>Las cartas que hay que voltear no están</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>The certificate has expired: {day}</source>
      <translation>El certificado venció: {day}</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/office.py" />
      <source>The certificate holds already: revoke it first, or let it end.</source>
      <translation>El certificado ya vale: revóquelo primero o deje que venza.</translation>
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
      <translation>Las fichas se reparten por igual entre todos.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/handbook.py" />
      <source>The chips are divided evenly: yellow is 1 point, orange 2, red 5. Each takes a Peeker and three dice; three community dice lie in the box. Each tosses one die, and the highest roller is the dealer.</source>
      <translation>Las fichas se reparten por igual: amarilla 1 punto, naranja 2, roja 5. Cada uno toma un Peeker y tres dados; tres dados comunitarios quedan en la caja. Cada uno tira un dado, y el más alto es el crupier.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/games/peekpoker/record.py" />
      <source>The chips of the game are %n points together; correct the record.</source>
      <translation>
        <numerusform>Las fichas del juego suman %n punto; corrija el registro.</numerusform>
        <numerusform>Las fichas del juego suman %n puntos; corrija el registro.</numerusform>
      </translation>
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
      <location filename="../../ui/vm/training/words.py" />
      <source>The clock</source>
      <translation>El reloj</translation>
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
      <source>The clock is {seconds} s behind your last answer: wait so long, or have a technician set it.</source>
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
      <translation>El reloj se adelantó {by}, a {at}: si es un error, llame a un técnico.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/watch.py" />
      <source>The clock was set back by {by}, to {at}: if that is wrong, call a technician.</source>
      <translation>El reloj se atrasó {by}, a {at}: si es un error, llame a un técnico.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>The clock was set back.</source>
      <translation>El reloj se atrasó.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>The credit has gone</source>
      <translation>El crédito salió</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>The cut card came out of the shoe: put it aside.</source>
      <translation>Salió la carta de corte del sabot: apártela.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/watch.py" />
      <source>The damage is known and was looked into</source>
      <translation>El daño se conoce y se investigó</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/handbook.py" />
      <source>The deal passes to the left. A player who has lost all tokens is out of the game.</source>
      <translation>El turno de dar pasa a la izquierda. Quien perdió todas sus fichas queda fuera del juego.</translation>
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
      <location filename="../../kiosk/games/texas_peek/handbook.py" />
      <source>The dealer burns a card and deals the last two community cards, face up.</source>
      <translation>El crupier quema una carta y da las dos últimas comunitarias, boca arriba.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/handbook.py" />
      <source>The dealer burns a card and deals two hole cards to each player who stayed.</source>
      <translation>El crupier quema una carta y da dos a cada jugador que se quedó.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/handbook.py" />
      <source>The dealer burns a card and reveals the flop: three community cards, face up.</source>
      <translation>El crupier quema una carta y descubre el flop: tres cartas comunitarias boca arriba.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>The dealer burns a card before dealing to the players who stayed.</source>
      <translation>El crupier quema una carta antes de dar a quienes se quedaron.</translation>
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
      <translation>El crupier introduce las cartas y el kiosco las compara.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>The dealer exposed a card</source>
      <translation>El crupier expuso una carta</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>The dealer has checked: the cards are right.</source>
      <translation>El crupier lo comprobó: las cartas son correctas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>The dealer has two hole cards. One of them is turned over for all to view.</source>
      <translation>El crupier tiene dos cartas. Una se voltea a la vista de todos.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>The dealer is relieved after this hand.</source>
      <translation>El crupier es relevado tras esta mano.</translation>
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
      <translation>El crupier las lee y toca los puestos que ganan cada bote.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/handbook.py" />
      <source>The dealer reveals the flop: the first community card.</source>
      <translation>El crupier descubre el flop: la primera carta comunitaria.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>The dealer reveals the four bonus cards only now. Enter each card that the shoe has not read.</source>
      <translation>El crupier descubre las cuatro cartas de bono solo ahora. Introduzca cada carta que el sabot no leyó.</translation>
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
      <location filename="../../kiosk/table/people/people.py" />
      <source>The dealer was signed out after fifteen minutes without a touch: sign in again.</source>
      <translation>El crupier salió después de quince minutos sin un toque: identifíquese otra vez.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>The dealer who signs is the one who deals. Nobody signs twice.</source>
      <translation>El crupier que firma es el que da. Nadie firma dos veces.</translation>
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
      <source>The decision is changed, and the hand goes on from there.</source>
      <translation>Se cambia la decisión, y la mano sigue desde ahí.</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The decision was different</source>
      <translation>La decisión era otra</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>The deck at the table is known</source>
      <translation>La baraja de la mesa es conocida</translation>
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
      <location filename="../../kiosk/table/kernel/log.py" />
      <source>The deck count is wrong: count again, or change the deck, before a hand begins.</source>
      <translation>El recuento de la baraja no cuadra: cuente otra vez o cambie la baraja antes de otra mano.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>The deck is forgotten.</source>
      <translation>La baraja está olvidada.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>The deck is known.</source>
      <translation>La baraja es conocida.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>The deck {deck} is being learned.</source>
      <translation>Se aprende la baraja {deck}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>The deck {deck} is in play from now on.</source>
      <translation>La baraja {deck} está en juego desde ahora.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>The deck {deck} is known and in play.</source>
      <translation>La baraja {deck} es conocida y está en juego.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>The deck {deck} is known.</source>
      <translation>La baraja {deck} es conocida.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>The deck …</source>
      <translation>La baraja …</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/journal.py" />
      <source>The device key {key} is not here: the journal was checked only against itself.</source>
      <translation>Falta la clave {key} del aparato: el registro se comprobó solo consigo mismo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/chain.py" />
      <source>The device key {path} cannot be read or made ({strerror}): call a technician.</source>
      <translation>No se puede leer o hacer la clave {path} del aparato ({strerror}): llame a un técnico.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/chain.py" />
      <source>The device key {path} is broken: restore it from its backup.</source>
      <translation>La clave {path} del aparato está rota: recupérela de su copia.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/house.py" />
      <source>The device key {path} is missing, and its journal is signed with it: restore it from its backup.</source>
      <translation>Falta la clave {path} del aparato, y su registro está firmado con ella: recupérela de su copia.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/chain.py" />
      <source>The device key {path} is not an Ed25519 key: restore it from its backup.</source>
      <translation>La clave {path} del aparato no es una clave Ed25519: recupérela de su copia.</translation>
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
      <source>The disk is full, so nothing was written: free some space, then go on.</source>
      <translation>El disco está lleno y no se escribió nada: libere espacio y siga.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/store/store.py" />
      <source>The disk is full, so this answer was not kept: free some space, then answer again.</source>
      <translation>El disco está lleno y esta respuesta no se guardó: libere espacio y responda otra vez.</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/errors.py" />
      <source>The disk is full. Make room, then try again.</source>
      <translation>El disco está lleno. Libere espacio y vuelva a intentarlo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/watch.py" />
      <source>The disk was exchanged or restored</source>
      <translation>Se cambió o restauró el disco</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/office.py" />
      <source>The examination was passed too long ago: another one must be passed.</source>
      <translation>El examen se aprobó hace demasiado tiempo: hay que aprobar otro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/book.py" />
      <source>The examinations are not what was written, and no certificate counts: {why} Call a technician.</source>
      <translation>Los exámenes no son lo que se escribió, y ningún certificado cuenta: {why} Llame a un técnico.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>The exposed card lies under the burns, face up.</source>
      <translation>La carta expuesta va bajo las quemas, boca arriba.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>The extra hand is mucked: play on.</source>
      <translation>La mano de más se descarta: siga el juego.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/ladder.py" />
      <source>The fewest chips, the largest first.</source>
      <translation>Las menos fichas, las mayores primero.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>The fill is in the rack</source>
      <translation>El relleno está en el rack</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>The first card goes to the left of the button; the player with the button gets the last.</source>
      <translation>La primera carta va a la izquierda del botón; quien tiene el botón recibe la última.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/irregularities.py" />
      <source>The first card that was dealt instead is the burn.</source>
      <translation>La primera carta que se dio en su lugar es la quema.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>The first motion stands; an announced raise is binding.</source>
      <translation>Vale el primer gesto; una subida anunciada obliga.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>The first player left of the button pays the small blind, the next player the big blind.</source>
      <translation>El primer jugador a la izquierda del botón paga la ciega pequeña, el siguiente la grande.</translation>
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
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>The floor draws one: it is the next burn.</source>
      <translation>El piso saca una: es la próxima quema.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>The floor has acknowledged the hand, by badge without a PIN.</source>
      <translation>El piso confirmó la mano, con tarjeta y sin PIN.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>The floor has acknowledged the hand.</source>
      <translation>El piso ha confirmado la mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>The floor has come.</source>
      <translation>El piso ha llegado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>The floor has disputed the hand.</source>
      <translation>El piso ha disputado la mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>The floor has locked the table: this is its last hand.</source>
      <translation>El piso bloqueó la mesa: esta es su última mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/kernel/suspension.py" />
      <source>The floor has locked this table: no hand begins.</source>
      <translation>El piso bloqueó esta mesa: no empieza ninguna mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>The floor has signed for the closing after this hand.</source>
      <translation>El piso firmó el cierre tras esta mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/live.py" />
      <source>The floor has signed for the closing: count the rack, and sign.</source>
      <translation>El piso firmó el cierre: cuente el rack y firme.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>The floor has unlocked the table.</source>
      <translation>El piso desbloqueó la mesa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>The floor is called: {why}</source>
      <translation>Se llama al piso: {why}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>The floor is here</source>
      <translation>El piso está aquí</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/floor.py" />
      <source>The floor is not called to this table any more.</source>
      <translation>Ya no se llama al supervisor a esta mesa.</translation>
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
      <location filename="../../ui/vm/controls/words.py" />
      <source>The floor was called at {time}: {why}</source>
      <translation>Se llamó al piso a las {time}: {why}</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opening.py" />
      <source>The floor's checkpoints {path} belong to another journal: check their path.</source>
      <translation>Los puntos de control del piso {path} son de otro registro: compruebe su ruta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/copy.py" />
      <source>The floor's copy of the checkpoints {path} cannot be read or written ({strerror}): check its disk; the journal itself is safe.</source>
      <translation>No se puede leer o escribir la copia del piso de los puntos de control {path} ({strerror}): compruebe su disco; el registro está a salvo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/copy.py" />
      <source>The floor's copy of the checkpoints {path} is broken at its end: keep the file, and call a supervisor.</source>
      <translation>La copia del piso de los puntos de control {path} está rota al final: guarde el archivo y llame a un supervisor.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opening.py" />
      <source>The floor's copy {path} ends at event {seq}, but it had the checkpoint at {kept}: find out who took lines out of it, and have a manager accept it.</source>
      <translation>La copia del piso {path} termina en el suceso {seq}, pero tenía el punto de control en {kept}: averigüe quién quitó líneas, y que un gerente lo acepte.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>The floor’s copy</source>
      <translation>La copia del piso</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>The floor’s count holds: bets and pots follow it.</source>
      <translation>Rige el recuento del piso: las apuestas y los botes lo siguen.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/schema.py" />
      <source>The floor’s database is newer ({number}): install that version here.</source>
      <translation>La base de datos del piso es más nueva ({number}): instale aquí esa versión.</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The floor’s database is older than this program: have it updated (kiosk floor migrate).</source>
      <translation>La base de datos del piso es anterior a este programa: que la actualicen (kiosk floor migrate).</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>The floor’s database is up to date.</source>
      <translation>La base de datos del piso está al día.</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The floor’s server answers.</source>
      <translation>El servidor del piso responde.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>The floor’s server does not allow this: {why}</source>
      <translation>El servidor del piso no permite esto: {why}</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The floor’s server does not answer.</source>
      <translation>El servidor del piso no responde.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/screen.py" />
      <source>The floor’s server does not answer: go to the table.</source>
      <translation>El servidor del piso no responde: vaya a la mesa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>The floor’s server does not answer: {why}</source>
      <translation>El servidor del piso no responde: {why}</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The floor’s server does not give this device its rights: have a manager enrol it again.</source>
      <translation>El servidor del piso no da a este aparato sus permisos: que un gerente lo inscriba de nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>The floor’s server does not know this device: have a manager enrol it.</source>
      <translation>El servidor del piso no conoce este aparato: que un gerente lo inscriba.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/pushing.py" />
      <source>The floor’s server does not know this kiosk: have a manager enrol it.</source>
      <translation>El servidor del piso no conoce este kiosco: que un gerente lo inscriba.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>The floor’s server does not trust this certificate: have a manager make a new one.</source>
      <translation>El servidor del piso no confía en este certificado: pida a un gerente que haga uno nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/pushing.py" />
      <source>The floor’s server has another end of this journal: a disk was put back or copied. Call a technician.</source>
      <translation>El servidor del piso tiene otro final de este registro: un disco se restauró o se copió. Llame a un técnico.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/link.py" />
      <source>The floor’s server has another version: {why}</source>
      <translation>El servidor del piso tiene otra versión: {why}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/pushing.py" />
      <source>The floor’s server has found an event that is not what was written: call a technician.</source>
      <translation>El servidor del piso halló un suceso que no es lo que se escribió: llame a un técnico.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/console/link.py" />
      <source>The floor’s server has not answered for ten seconds: call by voice.</source>
      <translation>El servidor del piso lleva diez segundos sin responder: llame de viva voz.</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The floor’s server has not answered for ten seconds: the table goes on, and calls by voice.</source>
      <translation>El servidor del piso no responde desde hace diez segundos: la mesa sigue y llama de viva voz.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/claims.py" />
      <source>The floor’s server has not said yet whose {jackpot} this is: wait a moment.</source>
      <translation>El servidor del piso aún no ha dicho de quién es este {jackpot}: espere un momento.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>The floor’s server has said whose the jackpot is.</source>
      <translation>El servidor del piso dijo de quién es el jackpot.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/dealers.py" />
      <source>The floor’s server has sent a certificate that {table} has not signed.</source>
      <translation>El servidor del piso ha enviado un certificado que {table} no ha firmado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/versions.py" />
      <source>The floor’s server has sent an older version than the one here.</source>
      <translation>El servidor del piso envió una versión anterior a la de aquí.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/news.py" />
      <source>The floor’s server has sent jackpots without amounts: post them again.</source>
      <translation>El servidor del piso envió jackpots sin importe: publíquelos de nuevo.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>The floor’s server is being asked.</source>
      <translation>Se está consultando al servidor del piso.</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The floor’s server is newer than this program: have the newest version installed here.</source>
      <translation>El servidor del piso es más nuevo que este programa: que instalen aquí la última versión.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/move.py" />
      <source>The floor’s server refuses a certificate ({why}): {certificate}</source>
      <translation>El servidor del piso rechaza un certificado ({why}): {certificate}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/versions.py" />
      <source>The floor’s server sent {kind}, version {number}, not as it was signed: it is refused.</source>
      <translation>Lo que envía el servidor del piso ({kind}, versión {number}) no es lo que se firmó: no se acepta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/versions.py" />
      <source>The floor’s server sent {kind}, version {number}, signed by one person: this house wants two.</source>
      <translation>Lo que envía el servidor del piso ({kind}, versión {number}) lo firmó una persona: esta casa pide dos.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/versions.py" />
      <source>The floor’s server sent {kind}, version {number}, signed by somebody not trusted here.</source>
      <translation>Lo que envía el servidor del piso ({kind}, versión {number}) lo firmó alguien en quien aquí no se confía.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>The floor’s server takes nobody without encryption and a certificate.</source>
      <translation>El servidor del piso no admite a nadie sin cifrado y sin certificado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The floor’s server takes too long to answer.</source>
      <translation>El servidor del piso tarda demasiado en responder.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>The floor’s server takes too long to answer: {why}</source>
      <translation>El servidor del piso tarda demasiado en responder: {why}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>The floor’s server wants a certificate, and none is shown: have a manager make one for this device.</source>
      <translation>El servidor del piso pide un certificado y no se muestra ninguno: pida a un gerente que haga uno para este aparato.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>The floor’s server: {why}</source>
      <translation>El servidor del piso: {why}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>The flop had four cards: one of them is the next burn.</source>
      <translation>El flop tuvo cuatro cartas: una de ellas es la próxima quemada.</translation>
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
      <translation>El flop se dio</translation>
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
      <location filename="../../kiosk/games/peekpoker/handbook.py" />
      <source>The game ends when one player has won all of the tokens.</source>
      <translation>El juego termina cuando un jugador ganó todas las fichas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>The game is played with a standard deck of 52 cards.</source>
      <translation>El juego se juega con una baraja normal de 52 cartas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>The hand begins.</source>
      <translation>Empieza la mano.</translation>
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
      <location filename="../../kiosk/events/reasons.py" />
      <source>The hand is not what the screen shows</source>
      <translation>La mano no es lo que muestra la pantalla</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>The hand is over.</source>
      <translation>La mano terminó.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>The hand is reopened: its settlement no longer counts.</source>
      <translation>La mano está reabierta: su liquidación ya no cuenta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>The hand is void, and the deck goes out of play.</source>
      <translation>La mano es nula y la baraja sale de juego.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/giving_back.py" />
      <source>The hand is void: every wager goes back, and what was paid is taken back.</source>
      <translation>La mano es nula: toda apuesta vuelve, y lo pagado se recupera.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>The hand is void: {why}. Every wager is returned.</source>
      <translation>La mano es nula: {why}. Se devuelven todas las apuestas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The hand stands as it was settled</source>
      <translation>La mano queda como se liquidó</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The hand was corrected</source>
      <translation>La mano se corrigió</translation>
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
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>The house does not play in this game: rule without an amount.</source>
      <translation>La casa no juega en este juego: resuelva sin importe.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/move.py" />
      <source>The house has moved: its kiosks join the floor’s server when they start.</source>
      <translation>La casa se ha trasladado: sus kioscos se unen al servidor del piso al iniciarse.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>The house has no manager to sign for it: add one first, with --role manager.</source>
      <translation>La casa no tiene gerente que lo firme: añada uno primero, con --role manager.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>The house has set other amounts</source>
      <translation>La casa ha fijado otros importes</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/school.py" />
      <source>The house wins</source>
      <translation>Gana la casa</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>The house’s journal</source>
      <translation>El registro de la casa</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/journal.py" />
      <source>The house’s own: {what}</source>
      <translation>El de la casa: {what}</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/records.py" />
      <source>The id is a text or a whole number; correct the record.</source>
      <translation>El id es un texto o un número entero; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/register.py" />
      <source>The id {id} is {name}'s: choose another one.</source>
      <translation>El id {id} es de {name}: elija otro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opened.py" />
      <source>The journal cannot be opened: check its folder and its disk.</source>
      <translation>No se puede abrir el registro: compruebe su carpeta y su disco.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opened.py" />
      <source>The journal cannot be opened: check the permissions of its file.</source>
      <translation>No se puede abrir el registro: compruebe los permisos de su archivo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/write.py" />
      <source>The journal cannot be reached, and the last answer may or may not be in it: check the disk, then try the same again.</source>
      <translation>No se alcanza el registro, y la última respuesta puede estar o no en él: compruebe el disco y pruebe lo mismo otra vez.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opening.py" />
      <source>The journal ends at event {seq}, but event {kept} was acknowledged: keep the files, and call a supervisor.</source>
      <translation>El registro termina en el suceso {seq}, pero el {kept} se confirmó: guarde los archivos y llame a un supervisor.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opening.py" />
      <source>The journal ends at event {seq}, but the floor has a checkpoint at {kept}: keep the file, and call a supervisor.</source>
      <translation>El registro termina en el suceso {seq}, pero el piso tiene un punto de control en {kept}: guarde el archivo y llame a un supervisor.</translation>
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
      <location filename="../../kiosk/app/commands/journal.py" />
      <source>The journal has {size} left.</source>
      <translation>Al registro le quedan {size}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opened.py" />
      <source>The journal is damaged: keep the file, and call a supervisor.</source>
      <translation>El registro está dañado: guarde el archivo y llame a un supervisor.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/accepting.py" />
      <source>The journal is still being read: sign again in a moment.</source>
      <translation>El registro todavía se está leyendo: firme de nuevo en un momento.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/accepting.py" />
      <source>The journal is whole: there is nothing to accept.</source>
      <translation>El registro está entero: no hay nada que aceptar.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opened.py" />
      <source>The journal may not be written: make its disk writable, then go on.</source>
      <translation>No se puede escribir el registro: haga escribible su disco y siga.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/verification.py" />
      <source>The journal of table {table} is whole. Events: {events}; checkpoints: {checkpoints}; not signed yet: {unsigned}.</source>
      <translation>El registro de la mesa {table} está íntegro. Sucesos: {events}; puntos de control: {checkpoints}; sin firmar aún: {unsigned}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/beginning_again.py" />
      <source>The journal opens: there is nothing to begin again.</source>
      <translation>El registro se abre: no hay nada que iniciar de nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/file.py" />
      <source>The journal was begun with another device key: restore that key; nothing was changed.</source>
      <translation>El registro se empezó con otra clave: recupérela; no se cambió nada.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/chain.py" />
      <source>The journal was made by a newer version ({what}): install that version; nothing was changed.</source>
      <translation>El registro lo hizo una versión más nueva ({what}): instálela; no se cambió nada.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/file.py" />
      <source>The journal {path} cannot be opened ({strerror}): check its folder.</source>
      <translation>No se puede abrir el registro {path} ({strerror}): compruebe su carpeta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/file.py" />
      <source>The journal {path} is gone, but {but}: call a supervisor.</source>
      <translation>El registro {path} no está, pero {but}: llame a un supervisor.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/file.py" />
      <source>The journal {path} may not be written: make it writable, then start again.</source>
      <translation>No se puede escribir el registro {path}: hágalo escribible y empiece de nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/place.py" />
      <source>The journal {path} was deleted, moved or cut while the table was open: deal no further, keep the folder as it is, and call a technician.</source>
      <translation>El registro {path} se borró, se movió o se cortó con la mesa abierta: no dé más, deje la carpeta como está y llame a un técnico.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opened.py" />
      <source>The journal's {name} was changed by hand: keep the file, and call a supervisor.</source>
      <translation>{name} del registro se cambió a mano: guarde el archivo y llame a un supervisor.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/witness.py" />
      <source>The journal’s witness {path} cannot be read or written ({strerror}): check its folder and its disk.</source>
      <translation>No se puede leer o escribir el testigo {path} del registro ({strerror}): compruebe su carpeta y su disco.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opening.py" />
      <source>The journal’s witness {path} {what}: find out why, and have a manager accept it.</source>
      <translation>El testigo {path} del registro {what}: averigüe por qué, y que un gerente lo acepte.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/records.py" />
      <source>The key {key} is there twice in one object; correct the record.</source>
      <translation>La clave {key} está dos veces en un objeto; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/book.py" />
      <source>The key {path} is missing, and the examinations are signed with it: restore it from its backup.</source>
      <translation>Falta la clave {path}, y los exámenes están firmados con ella: recupérela de su copia.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>The kicker decides</source>
      <translation>Decide el kicker</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>The kiosk asks; what was right is told at the end</source>
      <translation>El kiosco pregunta; al final se dice qué estuvo bien</translation>
    </message>
    <message>
      <location filename="../../drivers/link.py" />
      <source>The kiosk may not open {port}: add its user to the port's group.</source>
      <translation>El kiosco no puede abrir {port}: añada su usuario al grupo del puerto.</translation>
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
      <location filename="../../drivers/printer/printing.py" />
      <source>The kiosk was stopped.</source>
      <translation>El kiosco se paró.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/write.py" />
      <source>The last answer was written after all: restart the kiosk, and go on from where it is.</source>
      <translation>La última respuesta sí se escribió: reinicie el kiosco y siga desde donde está.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>The last entry is undone.</source>
      <translation>La última entrada está deshecha.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/office.py" />
      <source>The last examination was not passed: a certificate takes one that was.</source>
      <translation>El último examen no se aprobó: un certificado pide uno aprobado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/reopening.py" />
      <source>The last hand is already reopened: correct it, and settle it.</source>
      <translation>La última mano ya está reabierta: corríjala y liquídela.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>The last to bet shows first, then going left; with no bet, the first player left of the button.</source>
      <translation>Muestra primero el último en apostar, luego hacia la izquierda; sin apuesta, el primero a la izquierda del botón.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>The last two community cards are dealt together and face up.</source>
      <translation>Las dos últimas comunitarias se dan juntas y boca arriba.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>The late chips are returned; the original wager plays.</source>
      <translation>Se devuelven las fichas tardías; juega la apuesta original.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>The limits here</source>
      <translation>Los límites aquí</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/console/link.py" />
      <source>The link broke before the server answered: look whether it counted; if not, sign again.</source>
      <translation>El enlace se cortó antes de que el servidor respondiera: mire si contó; si no, firme de nuevo.</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>The lock of the shoe changed: check that it gives cards.</source>
      <translation>El cierre del sabot cambió: compruebe que da cartas.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>The log, the last frames, versions, and the journal’s events about devices.</source>
      <translation>El diario del programa, las últimas tramas, las versiones y los sucesos del registro sobre aparatos.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/watch.py" />
      <source>The manager’s decision</source>
      <translation>Decisión del gerente</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/handbook.py" />
      <source>The most that is raked from one hand.</source>
      <translation>Lo máximo que se toma de rake en una mano.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>The new amounts hold from the next hand, and are on the players’ sign at once.</source>
      <translation>Los importes nuevos valen desde la próxima mano, y están enseguida en el letrero.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>The next change is possible from {at}.</source>
      <translation>El próximo cambio es posible desde {at}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/pots.py" />
      <source>The odd chip is not this seat’s.</source>
      <translation>La ficha impar no es de este puesto.</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/pots.py" />
      <source>The odd chip is this seat’s.</source>
      <translation>La ficha impar es de este puesto.</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/pots.py" />
      <source>The odd {odd} goes to seat {seat}</source>
      <translation>La ficha impar de {odd} va al puesto {seat}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>The one player who is left wins the entire pot, and need not show the dice.</source>
      <translation>El único que queda gana todo el bote y no tiene que mostrar los dados.</translation>
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
      <location filename="../../kiosk/training/study/cards.py" />
      <source>The order of the steps</source>
      <translation>El orden de los pasos</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>The pace of this house is %n hands an hour.</source>
      <translation>
        <numerusform>El ritmo de esta casa es de %n mano por hora.</numerusform>
        <numerusform>El ritmo de esta casa es de %n manos por hora.</numerusform>
      </translation>
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
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>The payout is signed for.</source>
      <translation>El pago está firmado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>The percentage of all pots together, from each pot by its size.</source>
      <translation>El porcentaje de todos los botes juntos, de cada uno según su tamaño.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>The percentage of all pots together, out of the main pot first.</source>
      <translation>El porcentaje de todos los botes juntos, primero del principal.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>The player</source>
      <translation>El jugador</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>The player buys in like a new one.</source>
      <translation>El jugador compra fichas como uno nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>The player in turn acts first, and then that one again.</source>
      <translation>Actúa primero el jugador de turno, y luego otra vez este.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>The player in turn acts first.</source>
      <translation>Actúa primero el jugador de turno.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>The player in turn bids first, and then that one again.</source>
      <translation>Habla primero el jugador de turno, y luego otra vez este.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>The player is bound to it, unless the bet changes first.</source>
      <translation>El jugador queda obligado, si la apuesta no cambia antes.</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The player is right</source>
      <translation>El jugador tiene razón</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>The player keeps {kept} of the Raise</source>
      <translation>El jugador conserva {kept} del Raise</translation>
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
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>The player's two hole cards decide the Pocket bonus. Enter each card that the shoe has not read.</source>
      <translation>Las dos cartas del jugador deciden el bono Pocket. Introduzca cada carta que el sabot no leyó.</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The players have agreed</source>
      <translation>Los jugadores se pusieron de acuerdo</translation>
    </message>
    <message>
      <location filename="../../ui/sign.py" />
      <source>The players’ sign has no display of its own: connect a second one, or switch it on.</source>
      <translation>El letrero de los jugadores no tiene pantalla propia: conecte una segunda o enciéndala.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/handbook.py" />
      <source>The player’s best five cards decide, by the I’m In pay table. A flush or better is paid, even if it lost to the dealer. Anything less than a flush pushes on a win, and loses on a loss or a tie.</source>
      <translation>Deciden las mejores cinco del jugador, por la tabla I’m In. Un color o mejor se paga, aunque pierda con el crupier. Menos de color empata si gana, y pierde si pierde o empata.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/round.py" />
      <source>The pots are pushed: take that back before you rule a hand dead.</source>
      <translation>Los botes ya se empujaron: cancele eso antes de declarar muerta una mano.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>The practice shoe could not read that card: put it back, and pull it again.</source>
      <translation>El sabot de práctica no pudo leer esa carta: devuélvala y sáquela otra vez.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>The practice shoe does not answer: plug it in, put back any card pulled meanwhile, and go on.</source>
      <translation>El sabot de práctica no responde: conéctelo, devuelva toda carta sacada y siga.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>The practice shoe is back: go on where you are.</source>
      <translation>El sabot de práctica volvió: siga donde está.</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The previous hand was resettled</source>
      <translation>La mano anterior se liquidó de nuevo</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/printing.py" />
      <source>The printer does not answer: check its power and cable.</source>
      <translation>La impresora no responde: compruebe su corriente y su cable.</translation>
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
      <location filename="../../drivers/printer/escpos/driver.py" />
      <source>The printer is offline: check its lamps.</source>
      <translation>La impresora no está en línea: compruebe sus luces.</translation>
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
      <translation>La impresora informa de un error: apáguela y enciéndala.</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/printing.py" />
      <source>The printer sends garbled data: check its cable, and call a technician.</source>
      <translation>La impresora envía datos ilegibles: compruebe su cable y llame a un técnico.</translation>
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
      <location filename="../../ui/window/dropped.py" />
      <source>The question changed under the finger: nothing was touched. Look again.</source>
      <translation>La pregunta cambió bajo el dedo: no se tocó nada. Mire otra vez.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>The rack is counted</source>
      <translation>El rack está contado</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>The rake is a share of the pots, rounded down, up to the cap of one hand.</source>
      <translation>El rake es una parte de los botes, hacia abajo, hasta el tope de una mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/record.py" />
      <source>The record does not say what every die shows; correct the record.</source>
      <translation>El registro no dice qué muestra cada dado; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>The record ends while seat {seat} is to act; correct the record.</source>
      <translation>El registro termina cuando le toca al puesto {seat}; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/journal.py" />
      <source>The records lie in {aside}: take them to where the house keeps evidence.</source>
      <translation>Los registros están en {aside}: llévelos adonde la casa guarda las pruebas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>The river card is dealt face up next to the turn card.</source>
      <translation>El river se da boca arriba junto al turn.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>The river is the third and last community card.</source>
      <translation>El river es la tercera y última carta comunitaria.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/enrolment.py" />
      <source>The role {role} is there, and is something else: take another name.</source>
      <translation>El rol {role} ya existe y es otra cosa: tome otro nombre.</translation>
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
      <location filename="../../kiosk/app/house/house.py" />
      <source>The rules and settings of the floor’s server hold. These files here do not: {names}.</source>
      <translation>Valen las reglas y los ajustes del servidor del piso. Estos archivos de aquí no: {names}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>The rules are silent. House ruling, beside {clause}:</source>
      <translation>Las reglas callan. Resolución de la casa, junto a {clause}:</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>The rules have changed since the certificate of {day}</source>
      <translation>Las reglas cambiaron desde el certificado de {day}</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/office.py" />
      <source>The rules have changed since the examination: another one must be passed.</source>
      <translation>Las reglas cambiaron desde el examen: hay que aprobar otro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/gate.py" />
      <source>The rules have changed since {name} was certified: train again, or choose another dealer.</source>
      <translation>Las reglas cambiaron desde que {name} se certificó: entrene otra vez o elija otro crupier.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>The rules were changed.</source>
      <translation>Las reglas se cambiaron.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/command_line/terminal.py" />
      <source>The same PIN again</source>
      <translation>El mismo PIN otra vez</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>The same card twice: check both cards, and call the floor.</source>
      <translation>La misma carta dos veces: compruebe las dos y llame al piso.</translation>
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
      <location filename="../../kiosk/training/school.py" />
      <source>The scenario of that hand is gone: begin another one.</source>
      <translation>El escenario de esa mano ya no está: empiece otra.</translation>
    </message>
    <message>
      <location filename="../../ui/window/dropped.py" />
      <source>The screen changed its size under the finger: nothing was touched. Look again.</source>
      <translation>La pantalla cambió de tamaño bajo el dedo: no se tocó nada. Mire otra vez.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>The screen shows what lies there</source>
      <translation>La pantalla muestra lo que hay</translation>
    </message>
    <message>
      <location filename="../../drivers/seat_reader/hub/driver.py" />
      <source>The seat hub does not answer: check its power and cable.</source>
      <translation>El concentrador de puestos no responde: compruebe su corriente y su cable.</translation>
    </message>
    <message>
      <location filename="../../drivers/seat_reader/hub/driver.py" />
      <source>The seat hub sends garbled data: {fault}.</source>
      <translation>El concentrador de puestos envía datos ilegibles: {fault}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>The seat that the button comes to is empty: where does it go?</source>
      <translation>El puesto al que llega el botón está vacío: ¿adónde va?</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/access.py" />
      <source>The server needs server.crt, server.key, authority.crt and revoked.crl of {folder}.</source>
      <translation>El servidor necesita server.crt, server.key, authority.crt y revoked.crl de {folder}.</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>The settings of the shoe were changed: call the floor.</source>
      <translation>Se cambiaron los ajustes del sabot: llame al piso.</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>The shoe could not read a card: enter it.</source>
      <translation>El sabot no pudo leer una carta: introdúzcala.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/rulings.py" />
      <source>The shoe could not read that card: draw it again.</source>
      <translation>El sabot no pudo leer esa carta: sáquela otra vez.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/shoe.py" />
      <source>The shoe could not read that card: enter it by hand.</source>
      <translation>El sabot no pudo leer esa carta: introdúzcala a mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/shoe.py" />
      <source>The shoe could not read that card: it lies face down, and is entered when it is turned.</source>
      <translation>El sabot no pudo leer esa carta: está boca abajo, y se introduce al volverla.</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>The shoe counts a burn: check every card against the screen.</source>
      <translation>El sabot cuenta una quema: compruebe cada carta con la pantalla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The shoe disconnected and may have missed cards. Check every card, then confirm.</source>
      <translation>El sabot se desconectó y pudo perder cartas. Compruebe cada carta y confirme.</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>The shoe does not know the code on a card: check every card against the screen.</source>
      <translation>El sabot no conoce el código de una carta: compruebe cada carta con la pantalla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/guided.py" />
      <source>The shoe has dealt the {card} twice: correct the misread card, or load one whole deck.</source>
      <translation>El sabot dio dos veces {card}: corrija la carta mal leída o cargue una baraja entera.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>The shoe has gone dead: cards come out, the screen shows none.</source>
      <translation>El sabot se apagó: salen cartas y la pantalla no muestra ninguna.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>The shoe is lost: check its cable, or enter each card by hand.</source>
      <translation>Se perdió el sabot: revise su cable o introduzca cada carta a mano.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>The shoe is unplugged: plug it in, or enter each card by hand.</source>
      <translation>El sabot está desconectado: conéctelo o introduzca cada carta a mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>The shoe misread a card</source>
      <translation>El sabot leyó mal una carta</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>The shoe repeated or redealt a card: check every card against the screen.</source>
      <translation>El sabot repitió o volvió a dar una carta: compruebe cada carta con la pantalla.</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>The shoe reports error {number}: check the shoe.</source>
      <translation>El sabot informa del error {number}: compruebe el sabot.</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>The shoe reports one card too many: check every card against the screen.</source>
      <translation>El sabot informa de una carta de más: compruebe cada carta con la pantalla.</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/beetek/driver.py" />
      <source>The shoe reports {name}: check the shoe.</source>
      <translation>El sabot informa de {name}: compruebe el sabot.</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>The shoe sends garbled data: {fault}.</source>
      <translation>El sabot envía datos ilegibles: {fault}.</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>The shoe waited too long for a card: check the shoe.</source>
      <translation>El sabot esperó demasiado una carta: compruebe el sabot.</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/beetek/driver.py" />
      <source>The shoe warns of {code}: call a technician if the warning stays.</source>
      <translation>El sabot avisa de {code}: llame a un técnico si el aviso sigue.</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The shoe was disconnected when this hand began. Check every card, then confirm.</source>
      <translation>El sabot estaba desconectado al empezar esta mano. Revise cada carta y luego confirme.</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/listening.py" />
      <source>The shoe's message was damaged: check every card against the screen.</source>
      <translation>El mensaje del sabot llegó dañado: compruebe cada carta con la pantalla.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>The signatures have expired: sign again.</source>
      <translation>Las firmas vencieron: firmen otra vez.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/sim/set_up.py" />
      <source>The simulated camera gives no picture: start it again.</source>
      <translation>La cámara simulada no da imagen: iníciela de nuevo.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/sim/set_up.py" />
      <source>The simulated camera says nothing: start it again.</source>
      <translation>La cámara simulada no dice nada: iníciela de nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The slip is damaged or unreadable</source>
      <translation>El comprobante está dañado o ilegible</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>The slip is made and signed before the payout is paid. It is printed once.</source>
      <translation>El comprobante se hace y se firma antes de pagar. Se imprime una vez.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>The slip is not printed: print it, or write it by hand.</source>
      <translation>El comprobante no está impreso: imprímalo o escríbalo a mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>The slip is printed.</source>
      <translation>El comprobante está impreso.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>The slip is signed on paper. Where the printer cannot print it, write it by hand.</source>
      <translation>El comprobante se firma en papel. Si la impresora no puede imprimirlo, escríbalo a mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>The slip is written by hand.</source>
      <translation>El comprobante está escrito a mano.</translation>
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
      <source>The staff that was sent has no manager: publish it again with one.</source>
      <translation>El personal enviado no tiene gerente: publíquelo de nuevo con uno.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/register.py" />
      <source>The staff that was sent is no register: publish it again.</source>
      <translation>El personal enviado no es un registro: publíquelo de nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/handbook.py" />
      <source>The sum of antes, blinds and called wagers. What nobody has called is not in it.</source>
      <translation>La suma de antes, ciegas y apuestas igualadas. Lo que nadie igualó no está en ella.</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/errors.py" />
      <source>The system reports: {error}. Call a technician.</source>
      <translation>El sistema informa: {error}. Llame a un técnico.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/answering/orders.py" />
      <source>The table has changed meanwhile: look again, and sign once more.</source>
      <translation>La mesa cambió entretanto: mire de nuevo y firme otra vez.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>The table is closed. The floor and a dealer open it together.</source>
      <translation>La mesa está cerrada. La abren juntos el piso y un crupier.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/live.py" />
      <source>The table is closed: the floor opens it first.</source>
      <translation>La mesa está cerrada: la abre primero el piso.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/floor.py" />
      <source>The table is locked already.</source>
      <translation>La mesa ya está bloqueada.</translation>
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
      <source>The table opens by itself once a technician has corrected what is named above.</source>
      <translation>La mesa se abrirá sola cuando un técnico corrija lo indicado arriba.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/answering/pin_box.py" />
      <source>The table was started again after that was signed: sign once more.</source>
      <translation>La mesa se reinició después de esa firma: firme otra vez.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>The tax form is filled in.</source>
      <translation>El formulario fiscal está cumplimentado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>The test slip is on its way.</source>
      <translation>El comprobante de prueba está en camino.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>The three community cards alone decide. Only the hands of the Board Bonus table win.</source>
      <translation>Deciden solo las tres cartas comunitarias. Solo ganan las manos de la tabla del Board.</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/tcl/driver.py" />
      <source>The tickets are low: have new ones ready.</source>
      <translation>Quedan pocos boletos: tenga nuevos listos.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/sitting.py" />
      <source>The time of this examination is over: it is not passed.</source>
      <translation>El tiempo de este examen se acabó: no está aprobado.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>The time ran out.</source>
      <translation>Se acabó su tiempo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/store/tables.py" />
      <source>The training records are of a version that is no longer read.</source>
      <translation>Los registros de entrenamiento son de una versión que ya no se lee.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/store/store.py" />
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
      <translation>El turn se da boca arriba junto al flop.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>The turn is the second community card.</source>
      <translation>El turn es la segunda carta comunitaria.</translation>
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
      <location filename="../../drivers/camera/calibration/calibrate.py" />
      <source>The views do not agree: keep the board stiff, and show it again, also tilted.</source>
      <translation>Las vistas no concuerdan: mantenga rígido el tablero y muéstrelo otra vez, también inclinado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>The wager is corrected.</source>
      <translation>Se corrige la apuesta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>The wager is within its limits, and in time.</source>
      <translation>La apuesta está dentro de sus límites y a tiempo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>The wager stands</source>
      <translation>La apuesta vale</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The wager was different</source>
      <translation>La apuesta era otra</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>The week of training · {game} · {day}</source>
      <translation>La semana de entrenamiento · {game} · {day}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>The whole board and all four tags must be seen.</source>
      <translation>Deben verse el tablero entero y las cuatro marcas.</translation>
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
      <translation>Se pagó al puesto equivocado</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The wrong seat was paid or taken</source>
      <translation>Se pagó o recogió en el puesto equivocado</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/calibration/zones.py" />
      <source>The zone {place} is too small for {holds}: draw it larger.</source>
      <translation>La zona {place} es demasiado pequeña para {holds}: dibújela más grande.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/calibration/zones.py" />
      <source>The zone {place} lies off the table: draw it again.</source>
      <translation>La zona {place} queda fuera de la mesa: dibújela de nuevo.</translation>
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
      <location filename="../../drivers/camera/calibration/zones.py" />
      <source>The zones {place} and {other} overlap: draw them apart.</source>
      <translation>Las zonas {place} y {other} se solapan: sepárelas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/felt.py" />
      <source>The {card} already lies {where}: check both cards, and call the floor.</source>
      <translation>{card} ya está {where}: compruebe las dos cartas y llame al piso.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/record_input.py" />
      <source>The {card} is in this hand twice; correct the record.</source>
      <translation>En esta mano está dos veces la carta {card}; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../drivers/listening.py" />
      <source>The {device} is heard again; %n byte was lost.</source>
      <translation>El aparato {device} se oye de nuevo; se perdió %n byte.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../drivers/listening.py" />
      <source>The {device} is heard again; %n bytes were lost.</source>
      <translation>
        <numerusform>El aparato {device} se oye de nuevo; se perdió %n byte.</numerusform>
        <numerusform>El aparato {device} se oye de nuevo; se perdieron %n bytes.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../drivers/listening.py" />
      <source>The {device} sends clear data again.</source>
      <translation>El aparato {device} vuelve a enviar datos claros.</translation>
    </message>
    <message>
      <location filename="../../drivers/listening.py" />
      <source>The {device} sends too much and is cut off: unplug it, and check its cable.</source>
      <translation>El aparato {device} envía demasiado y queda desconectado: desenchúfelo y compruebe su cable.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/play.py" />
      <source>There are no last bets to repeat: enter them by chip.</source>
      <translation>No hay últimas apuestas que repetir: introdúzcalas por ficha.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>There is a bet already: seat {seat} may call, raise or fold.</source>
      <translation>Ya hay una apuesta: el puesto {seat} puede igualar, subir o retirarse.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/certificates.py" />
      <source>There is an authority in {folder}: take another folder.</source>
      <translation>Ya hay una autoridad en {folder}: elija otra carpeta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/certificates.py" />
      <source>There is no authority in {folder}: make it with `kiosk floor authority`.</source>
      <translation>No hay ninguna autoridad en {folder}: créela con `kiosk floor authority`.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/office.py" />
      <source>There is no certificate to revoke.</source>
      <translation>No hay certificado que revocar.</translation>
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
      <location filename="../../kiosk/app/floor/move.py" />
      <source>There is no journal here that could be moved: say where with --data.</source>
      <translation>Aquí no hay ningún registro que trasladar: diga dónde con --data.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/journal.py" />
      <source>There is no journal {path}: check the path.</source>
      <translation>No hay registro {path}: compruebe la ruta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/records.py" />
      <source>There is no key {key} in a record: write {near}.</source>
      <translation>En un registro no hay clave {key}: escriba {near}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opened.py" />
      <source>There is no memory left, so nothing was written: restart the kiosk.</source>
      <translation>No queda memoria y no se escribió nada: reinicie el kiosco.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>There is no pot {pot}: choose from {pots}; correct the record.</source>
      <translation>No hay bote {pot}: elija entre {pots}; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>There is no seat {seat} in this hand.</source>
      <translation>No hay puesto {seat} en esta mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/table_slips.py" />
      <source>There is no slip {number}: the last one is {last}.</source>
      <translation>No hay comprobante {number}: el último es {last}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>There is no such time: enter four digits, as in 1942.</source>
      <translation>Esa hora no existe: introduzca cuatro cifras, como 1942.</translation>
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
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>There is nothing to sign for now: follow the screen.</source>
      <translation>Ahora no hay nada que firmar: siga la pantalla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/round.py" />
      <source>There is nothing to undo in this hand.</source>
      <translation>No hay nada que deshacer en esta mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/judge.py" />
      <source>These are not the words: say {right}</source>
      <translation>Esas no son las palabras: diga {right}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/evidence.py" />
      <source>These cards lay face down: nothing of them is shown.</source>
      <translation>Estas cartas estaban boca abajo: no se muestra nada de ellas.</translation>
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
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>These four cards stay face down until the 6 Card bonus is settled.</source>
      <translation>Estas cuatro cartas quedan boca abajo hasta liquidar el bono 6 Card.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>These players</source>
      <translation>Estos jugadores</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/due.py" />
      <source>These wagers are settled: no chips move.</source>
      <translation>Estas apuestas están liquidadas: no se mueve ninguna ficha.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>These win</source>
      <translation>Ganan estos</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>They are lost with the hand: take every bonus bet with the ante and the street bets.</source>
      <translation>Se pierden con la mano: recoja todos los bonos con el ante y las apuestas de calle.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>They may be changed when this hand is over.</source>
      <translation>Se pueden cambiar cuando termine esta mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>They stay in action: Board, Pocket and 6 Card are settled as if the player had stayed.</source>
      <translation>Siguen en juego: Board, Pocket y 6 Card se liquidan como si el jugador siguiera.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>This certificate has expired: have a manager make a new one.</source>
      <translation>Este certificado ha caducado: pida a un gerente que haga uno nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>This certificate is another’s: have a manager make one for this device.</source>
      <translation>Este certificado es de otro: pida a un gerente que haga uno para este aparato.</translation>
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
      <source>This console cannot read what the table sends: install the same version on both.</source>
      <translation>Esta consola no puede leer lo que dice la mesa: instale la misma versión en ambas.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>This deck is in play.</source>
      <translation>Esta baraja está en juego.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/office.py" />
      <source>This examination was signed for already: another one must be passed.</source>
      <translation>Este examen ya se firmó: hay que aprobar otro.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>This hand</source>
      <translation>Esta mano</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/acting.py" />
      <source>This hand does not end: its players go on for ever.</source>
      <translation>Esta mano no termina: sus jugadores siguen para siempre.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/judge.py" />
      <source>This hand is called: the floor must see it before anything is paid.</source>
      <translation>Esta mano se canta: el piso debe verla antes de pagar nada.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/round.py" />
      <source>This hand is over: begin the next one.</source>
      <translation>Esta mano terminó: empiece la siguiente.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/rules.py" />
      <source>This house</source>
      <translation>Esta casa</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/move.py" />
      <source>This house has joined another floor’s server: {server}.</source>
      <translation>Esta casa se ha unido al servidor de otro piso: {server}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/records.py" />
      <source>This house has no rules of {game}: its file is missing.</source>
      <translation>Esta casa no tiene reglas de {game}: falta su archivo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/settings/screen_choices.py" />
      <source>This is a dealer's own setting: sign in first.</source>
      <translation>Este ajuste es de cada crupier: identifíquese primero.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_table.py" />
      <source>This is a finished hand: close the recall, and go on at the table.</source>
      <translation>Esta mano ya terminó: cierre el repaso y siga en la mesa.</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>This is not a payout</source>
      <translation>Esto no es un pago</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/file.py" />
      <source>This is the journal of table {table}, not of {wanted}: check the path; nothing was changed.</source>
      <translation>Este es el registro de la mesa {table}, no de {wanted}: compruebe la ruta; no se cambió nada.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/table.py" />
      <source>This is training: nobody signs here, and nothing real is done.</source>
      <translation>Esto es entrenamiento: aquí nadie firma y nada es real.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/answering/orders.py" />
      <source>This kiosk does not know what was ordered: install the newest version.</source>
      <translation>Este kiosco no conoce lo que se ordenó: instale la versión más reciente.</translation>
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
      <location filename="../../ui/vm/pages/evidence.py" />
      <source>This picture is gone.</source>
      <translation>Esta imagen ya no está.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/evidence.py" />
      <source>This picture was altered: it is not the one that the journal names.</source>
      <translation>Esta imagen se alteró: no es la que nombra el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/records.py" />
      <source>This record broke the program ({kind}): report it, with the record.</source>
      <translation>Este registro rompió el programa ({kind}): infórmelo con el registro.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/rules.py" />
      <source>This step</source>
      <translation>Este paso</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/shift.py" />
      <source>This table does not deal that game: choose one of those shown.</source>
      <translation>Esta mesa no da ese juego: elija uno de los mostrados.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/camera.py" />
      <source>This table has no camera.</source>
      <translation>Esta mesa no tiene cámara.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>This table has no devices: cards are entered by hand.</source>
      <translation>Esta mesa no tiene aparatos: las cartas se introducen a mano.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/school.py" />
      <source>This table has no hands yet: deal some first.</source>
      <translation>Esta mesa aún no tiene manos: dé algunas primero.</translation>
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
      <location filename="../../ui/vm/floor/words.py" />
      <source>This table is enrolled, and its kiosk has not joined the floor’s server yet: start it.</source>
      <translation>Esta mesa está inscrita y su kiosco aún no se ha unido al servidor del piso: arránquelo.</translation>
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
      <source>This table’s jackpots are posted at a console: have them posted there.</source>
      <translation>Los jackpots de esta mesa se publican en una consola: haga que se publiquen allí.</translation>
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
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>Those of the Hold ’Em bets alone.</source>
      <translation>Solo las de Hold ’Em.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>Those of the Hold ’Em bets and of the 6 Card bonus.</source>
      <translation>Las de Hold ’Em y del bono 6 Card.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>Those of the Hold ’Em bets, of the Board bonus and of the 6 Card bonus.</source>
      <translation>Las de Hold ’Em, del bono Board y del bono 6 Card.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Three cards are dealt face up in the middle of the table. All players use the board.</source>
      <translation>Se dan tres cartas boca arriba en medio de la mesa. Todos usan el board.</translation>
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
      <translation>Tres botes paralelos</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Three side pots and an odd chip</source>
      <translation>Tres botes paralelos y una ficha impar</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>Time</source>
      <translation>Hora</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>To look at: {count}.</source>
      <translation>Por revisar: {count}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>To the signature</source>
      <translation>A la firma</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Tones</source>
      <translation>Tonos</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/round.py" />
      <source>Too early: no card is dealt now. Set it aside face down; enter the cards shown in gold by touch.</source>
      <translation>Demasiado pronto: ahora no se reparte ninguna carta. Apártela boca abajo; introduzca con el dedo las cartas en dorado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Too many wrong PINs at this table</source>
      <translation>Demasiados PIN erróneos en esta mesa</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Too many wrong PINs at this table: it takes none for a while.</source>
      <translation>Demasiados PIN erróneos en esta mesa: no acepta ninguno por un rato.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/locks.py" />
      <source>Too many wrong PINs here: no PIN is taken until {at}. Call the floor.</source>
      <translation>Demasiados PIN erróneos aquí: no se acepta ninguno hasta las {at}. Llame al piso.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Too many wrong PINs: the person is locked out.</source>
      <translation>Demasiados PIN erróneos: la persona queda bloqueada.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Took</source>
      <translation>Recogido</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Touch Exceptions: the floor rules whether the card plays, or goes back into the stub.</source>
      <translation>Toque Excepciones: el piso decide si la carta juega o vuelve al resto de la baraja.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Touch a chip, then enter how many came. Chips that did not come stay empty.</source>
      <translation>Toque una ficha e introduzca cuántas llegaron. Las que no llegaron quedan vacías.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Touch a chip, then enter how many go. Chips that stay are left empty.</source>
      <translation>Toque una ficha e introduzca cuántas salen. Las que se quedan, vacías.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Touch a chip, then enter how many there are. The screen pays from this count.</source>
      <translation>Toque una ficha e introduzca cuántas hay. La pantalla paga según este recuento.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Touch a chip, then enter how many there are. The total must be what the slip says.</source>
      <translation>Toque una ficha e introduzca cuántas hay. El total debe ser el del comprobante.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Touch a chip, then enter how many there are. What was there comes after it.</source>
      <translation>Toque una ficha e introduzca cuántas hay. Detrás figura cuántas había.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Touch a dispute to rule on it: the floor signs.</source>
      <translation>Toque una disputa para resolverla: firma el piso.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Touch a seat, then say take, push or pay, in the order of the rules. Change what you like until you hand in.</source>
      <translation>Toque un puesto y diga recoger, empatar o pagar, en el orden de las reglas. Cambie lo que quiera hasta entregar.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Touch a signature to take it back.</source>
      <translation>Toque una firma para retirarla.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Touch each seat that changes. Then post the blinds.</source>
      <translation>Toque cada puesto que cambia. Luego ponga las ciegas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Touch each seat that wins: {pot}.</source>
      <translation>Toque cada puesto que gana: {pot}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/surface.py" />
      <source>Touch every field, the corners too. Then use several fingers at once.</source>
      <translation>Toque todos los campos, también las esquinas. Luego use varios dedos a la vez.</translation>
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
      <location filename="../../ui/vm/pages/rules.py" />
      <source>Touch the first letters of a word.</source>
      <translation>Toque las primeras letras de una palabra.</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/reading.py" />
      <source>Touch the five cards that play for seat {seat}.</source>
      <translation>Toque las cinco cartas que juegan del puesto {seat}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/reading.py" />
      <source>Touch the five dice that play for seat {seat}.</source>
      <translation>Toque los cinco dados que juegan del puesto {seat}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Touch the misread card.</source>
      <translation>Toque la carta mal leída.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/exam.py" />
      <source>Touch the seat first.</source>
      <translation>Toque primero el puesto.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Touch the seat that forfeits its hand.</source>
      <translation>Toque el puesto que pierde su mano.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Touch the seat that wins a pot, enter the amount, cut the chips. Leave other seats.</source>
      <translation>Toque el puesto que gana un bote, introduzca el importe, corte las fichas. Deje los demás puestos.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>Touch the seat where other chips moved than hand {hand} shows. Or reopen it to correct a card or wager.</source>
      <translation>Toque el puesto donde se movieron otras fichas que las que muestra la mano {hand}. O reábrala para corregir una carta o apuesta.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>Touch the seat where other chips moved than was confirmed. The difference is shown before the table is cleared.</source>
      <translation>Toque el puesto donde se movieron otras fichas que las confirmadas. La diferencia se muestra antes de recoger la mesa.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Touch “Forget the deck” again: its 52 cards must then be shown again.</source>
      <translation>Toque otra vez “Olvidar la baraja”: habrá que mostrar de nuevo sus 52 cartas.</translation>
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
      <source>Turn bets, turn</source>
      <translation>Apuestas de turn, turn</translation>
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
      <translation>Voltee las cartas marcadas en oro.</translation>
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
      <source>Turn the others face up, and correct them on the screen.</source>
      <translation>Voltee las otras boca arriba y corríjalas en la pantalla.</translation>
    </message>
    <message>
      <location filename="../../ui/window/dropped.py" />
      <source>Two answers were touched at once. Nothing was entered: touch one.</source>
      <translation>Se tocaron dos respuestas a la vez. No se registró nada: toque una.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/showing/enrolment.py" />
      <source>Two cards look like the {card}: say which this is.</source>
      <translation>Dos cartas parecen la misma ({card}): diga cuál es esta.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Two colours</source>
      <translation>Dos colores</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Two dealt</source>
      <translation>Dos dadas</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Two hands of the same combination: which is stronger?</source>
      <translation>Dos manos de la misma combinación: ¿cuál es más fuerte?</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Two hole cards and three community cards make the hand. Enter each card that the shoe has not read.</source>
      <translation>Dos cartas propias y tres comunitarias hacen la mano. Introduzca cada carta que el sabot no leyó.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Two hole cards and three community cards. Ante and street bets are paid alike.</source>
      <translation>Dos cartas propias y tres comunitarias. Ante y calles se pagan igual.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Two journals of one table</source>
      <translation>Dos registros de una mesa</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Two large flushes: which is stronger?</source>
      <translation>Dos colores grandes: ¿cuál es más fuerte?</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/compare.py" />
      <source>Two pair</source>
      <translation>Doble pareja</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>Two pair, {rank} and {low}</source>
      <translation>Doble pareja, {rank} y {low}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/move.py" />
      <source>Two people must sign for this: name the second with --second.</source>
      <translation>Esto lo firman dos personas: nombre a la segunda con --second.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/console/office.py" />
      <source>Two people sign for this here: post it with “kiosk floor post” and --second.</source>
      <translation>Aquí esto lo firman dos personas: publíquelo con «kiosk floor post» y --second.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Two players: who is the small blind?</source>
      <translation>Dos jugadores: ¿quién es la ciega pequeña?</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Two to four players share the chips out evenly. A game goes on until one has won them all.</source>
      <translation>De dos a cuatro jugadores se reparten las fichas por igual. El juego sigue hasta que uno las gana todas.</translation>
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
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Uncalled bet</source>
      <translation>Apuesta sin igualar</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Undo</source>
      <translation>Deshacer</translation>
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
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>VOID</source>
      <translation>NULO</translation>
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
      <source>Verifier’s key is not trusted</source>
      <translation>Clave del verificador no fiable</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Verifier’s result is not as signed</source>
      <translation>El resultado de la verificación no es como se firmó</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>Versions</source>
      <translation>Versiones</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>Void</source>
      <translation>Anulada</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/slips.py" />
      <source>Void because</source>
      <translation>Anulado por</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/slips.py" />
      <source>Void by</source>
      <translation>Anulado por</translation>
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
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>WRONG</source>
      <translation>MAL</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/slips.py" />
      <source>Wager</source>
      <translation>Apuesta</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Wagers</source>
      <translation>Apuestas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Wagers and decisions entered</source>
      <translation>Apuestas y decisiones introducidas</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/play.py" />
      <source>Wagers cannot change once a card is out: call the floor.</source>
      <translation>Las apuestas no cambian con una carta fuera: llame al piso.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Wagers of seats {seats}</source>
      <translation>
        <numerusform>Apuestas del puesto {seats}</numerusform>
        <numerusform>Apuestas de los puestos {seats}</numerusform>
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
        <numerusform>Espere el comprobante del puesto {seats}.</numerusform>
        <numerusform>Espere los comprobantes de los puestos {seats}.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/judge.py" />
      <source>Wait: nothing is paid before the floor has seen the hand.</source>
      <translation>Espere: no se paga nada hasta que el piso vea la mano.</translation>
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
      <source>Weakest line</source>
      <translation>Línea más floja</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>Were these dice entered rightly?</source>
      <translation>¿Se introdujeron bien estos dados?</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>What</source>
      <translation>Qué</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>What a dealer notices</source>
      <translation>Lo que nota un crupier</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>What a seat was actually paid is entered.</source>
      <translation>Se anotó lo que de verdad se pagó a un puesto.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>What comes after “{step}”?</source>
      <translation>¿Qué sigue después de “{step}”?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>What do you do about it?</source>
      <translation>¿Qué hace con eso?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>What do you do now?</source>
      <translation>¿Qué hace ahora?</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>What does a player lose who shares cards?</source>
      <translation>¿Qué pierde un jugador que comparte cartas?</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/banked.py" />
      <source>What does the house pay seat {seat}?</source>
      <translation>¿Cuánto paga la casa al puesto {seat}?</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>What does {line} pay?</source>
      <translation>¿Cuánto paga {line}?</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>What follows was signed at a console.</source>
      <translation>Lo que sigue se firmó en una consola.</translation>
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
      <source>What happens to the part of a blind that nobody calls?</source>
      <translation>¿Qué pasa con la parte de una ciega que nadie iguala?</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>What is a flush or better among hands of five cards: flush and straight flush.</source>
      <translation>Lo que es color o mejor entre manos de cinco: color y escalera de color.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>What is a flush or better on a board of three cards?</source>
      <translation>¿Qué es color o mejor en un board de tres cartas?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>What is it about?</source>
      <translation>¿De qué se trata?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/stopped.py" />
      <source>What is lost cannot be brought back. With a PIN and a reason a manager may go on from what is there: {names}.</source>
      <translation>Lo perdido no se puede recuperar. Un gerente puede hacer que la mesa continúe con lo que hay, con un PIN y un motivo: {names}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>What is said?</source>
      <translation>¿Qué se dice?</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>What is the ruling?</source>
      <translation>¿Cuál es la decisión?</translation>
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
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>What it sends is understood</source>
      <translation>Lo que envía se entiende</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/handbook.py" />
      <source>What lies on the table plays, and stays there until a player quits: nothing is cashed out, given away or pocketed. No player may play over another player’s bankroll.</source>
      <translation>Juega lo que hay en la mesa, y queda ahí hasta que un jugador se va: nada se cambia, se regala ni se guarda. Ningún jugador puede jugar con el dinero de otro.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>What lines pay, the words, the rules: read, covered, recalled</source>
      <translation>Lo que pagan las líneas, las palabras, las reglas: leer, cubrir, recordar</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>What moves by this ruling? Leave it empty for nothing.</source>
      <translation>¿Qué se mueve por esta resolución? Déjelo vacío si nada.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>What pays as much as a flush or more: flush, straight, three of a kind, straight flush.</source>
      <translation>Lo que paga como color o más: color, escalera, trío, escalera de color.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>What should it be?</source>
      <translation>¿Qué debería ser?</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>What the big blind has posted.</source>
      <translation>Lo que puso la ciega grande.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/versions.py" />
      <source>What the floor’s server has sent are not a house’s files: publish them again.</source>
      <translation>Lo que envió el servidor del piso no son archivos de una casa: publíquelos de nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/news.py" />
      <source>What the floor’s server has sent cannot be saved here: {why}</source>
      <translation>Lo que ha enviado el servidor del piso no se puede guardar aquí: {why}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>What the hands do not explain must be in the drop box, or on a slip.</source>
      <translation>Lo que las manos no explican debe estar en la caja de drop o en un comprobante.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>What the shoe has read</source>
      <translation>Lo que leyó el sabot</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/live.py" />
      <source>What waited for the disk is written now: look at the screen, then go on.</source>
      <translation>Lo que esperaba al disco ya está escrito: mire la pantalla y siga.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>What was chosen here could not be read, so the house’s settings hold. Choose again.</source>
      <translation>Lo elegido aquí no se pudo leer: valen los ajustes de la casa. Elija otra vez.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>What went wrong?</source>
      <translation>¿Qué salió mal?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>What went wrong? An exposed card: touch it.</source>
      <translation>¿Qué salió mal? Una carta expuesta: tóquela.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Where</source>
      <translation>Dónde</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Where does the card lie?</source>
      <translation>¿Dónde está la carta?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Where does the other card lie?</source>
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
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Which decision?</source>
      <translation>¿Qué decisión?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Which die?</source>
      <translation>¿Qué dado?</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>Which hands of flush or better are called to the floor?</source>
      <translation>¿Qué manos de color o mejor se cantan al piso?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Which rule was broken?</source>
      <translation>¿Qué regla se infringió?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Which seat gets the chips?</source>
      <translation>¿Qué puesto recibe las fichas?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Which seat of hand {hand} is it about?</source>
      <translation>¿De qué puesto de la mano {hand} se trata?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Which seat?</source>
      <translation>¿Qué puesto?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Which wager or pot of seat {seat} is it about?</source>
      <translation>¿De qué apuesta o bote del puesto {seat} se trata?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Which wager?</source>
      <translation>¿Qué apuesta?</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>Who</source>
      <translation>Quién</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>Who acknowledges a called hand, and signs an opening?</source>
      <translation>¿Quién confirma una mano cantada y firma una apertura?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/stopped.py" />
      <source>Who answers for going on?</source>
      <translation>¿Quién responde de que se continúe?</translation>
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
      <translation>¿De quién son las fichas impares de un bote repartido?</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Who gets the odd point of a split pot?</source>
      <translation>¿De quién es el punto impar de un bote repartido?</translation>
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
      <location filename="../../kiosk/training/study/cards.py" />
      <source>Who signs</source>
      <translation>Quién firma</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Who signs: {verb}</source>
      <translation>Quién firma: {verb}</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>Who stands beside a trainee who deals?</source>
      <translation>¿Quién está junto a un aprendiz que reparte?</translation>
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
      <location filename="../../ui/vm/training/words.py" />
      <source>Whose turn it is</source>
      <translation>A quién le toca</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>Why is hand {hand} reopened?</source>
      <translation>¿Por qué se reabre la mano {hand}?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/slips.py" />
      <source>Why is slip {number} void?</source>
      <translation>¿Por qué se anula el comprobante {number}?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Why is the certificate of {name} revoked?</source>
      <translation>¿Por qué se revoca el certificado de {name}?</translation>
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
      <location filename="../../kiosk/table/money/slips.py" />
      <source>Wins by</source>
      <translation>Gana con</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Wins, below a flush</source>
      <translation>Gana, menos que color</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>With 95 % certainty at least {percent} of 100 are right.</source>
      <translation>Con 95 % de certeza son correctas al menos {percent} de 100.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>With a shoe, draw them again: the screen says where each goes.</source>
      <translation>Con sabot, sáquelas otra vez: la pantalla dice adónde va cada una.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Without a word it is a call: return the rest.</source>
      <translation>Sin palabra es igualar: devuelva el resto.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Without one, the floor rebuilds the hand from the recording.</source>
      <translation>Sin él, el piso rehace la mano con la grabación.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Won</source>
      <translation>Ganó</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/console/house.py" />
      <source>Won while offline</source>
      <translation>Ganado sin conexión</translation>
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
      <source>Write everything into one file</source>
      <translation>Escribir todo en un archivo</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Write my own answers into one file</source>
      <translation>Escribir mis propias respuestas en un archivo</translation>
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
        <numerusform>Escriba a mano el comprobante del puesto {seats}.</numerusform>
        <numerusform>Escriba a mano los comprobantes de los puestos {seats}.</numerusform>
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
    <message numerus="yes">
      <location filename="../../kiosk/staff/register.py" />
      <source>Wrong PIN: %n tries left.</source>
      <translation>
        <numerusform>PIN erróneo: queda %n intento.</numerusform>
        <numerusform>PIN erróneo: quedan %n intentos.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/rules.py" />
      <source>Yes: call it, and wait for the floor before it is paid.</source>
      <translation>Sí: cántelo y espere al piso antes de pagarlo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Yes: it is one of them.</source>
      <translation>Sí: es una de ellas.</translation>
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
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Yes: the next raise is at least as large as the last one, short or not, and as the minimum bet.</source>
      <translation>Sí: la próxima es al menos como la última, corta o no, y como la apuesta mínima.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>Yes: the stake stays the player’s, and the payout comes on top.</source>
      <translation>Sí: la apuesta sigue siendo del jugador, y el pago va además.</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/drill.py" />
      <source>You</source>
      <translation>Usted</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>You have passed: a trainer signs your certificate</source>
      <translation>Aprobó: un instructor firma su certificado</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>You have said “No more bets”.</source>
      <translation>Usted dijo “No more bets”.</translation>
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
      <location filename="../../kiosk/training/school.py" />
      <source>Your examination is not finished: go on with it, or stop it and fail.</source>
      <translation>Su examen no está terminado: siga con él, o párelo y suspenda.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/office.py" />
      <source>Your examination was begun at table {table}: go on with it there.</source>
      <translation>Su examen empezó en la mesa {table}: siga con él ahí.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/screen.py" />
      <source>Zones</source>
      <translation>Zonas</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Zones are drawn</source>
      <translation>Las zonas están dibujadas</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/zones.py" />
      <source>Zones are drawn in millimetres: the camera must know the table.</source>
      <translation>Las zonas se dibujan en milímetros: la cámara debe conocer la mesa.</translation>
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
      <location filename="../../drivers/listening.py" />
      <source>a card that was not read</source>
      <translation>una carta que no se leyó</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/wire.py" />
      <source>a card was drawn in a form that is not known</source>
      <translation>se sacó una carta de una forma desconocida</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/wire.py" />
      <source>a card was drawn that does not exist</source>
      <translation>se sacó una carta que no existe</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>a file of the server</source>
      <translation>un archivo del servidor</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/wire.py" />
      <source>a frame did not end</source>
      <translation>una trama no terminó</translation>
    </message>
    <message>
      <location filename="../../drivers/seat_reader/feig/wire.py" />
      <source>a frame has a length that no frame has</source>
      <translation>una trama tiene una longitud que ninguna tiene</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/wire.py" />
      <source>a frame has no number or no data</source>
      <translation>una trama no tiene número o no tiene datos</translation>
    </message>
    <message>
      <location filename="../../drivers/seat_reader/feig/wire.py" />
      <source>a frame is not a tag reader's answer</source>
      <translation>una trama no es respuesta de un lector de etiquetas</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>a frame is not twelve digits between 02 and 03</source>
      <translation>una trama no tiene doce dígitos entre 02 y 03</translation>
    </message>
    <message>
      <location filename="../../drivers/badge/rdm6300/wire.py" />
      <source>a frame was cut short</source>
      <translation>una trama quedó cortada</translation>
    </message>
    <message>
      <location filename="../../drivers/badge/rdm6300/wire.py" />
      <source>a frame's check is wrong</source>
      <translation>la suma de control de una trama es errónea</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>a function in the schema</source>
      <translation>una función en el esquema</translation>
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
      <source>a line did not end</source>
      <translation>una línea no terminó</translation>
    </message>
    <message>
      <location filename="../../drivers/badge/scanner/wire.py" />
      <source>a line holds something other than letters and digits</source>
      <translation>una línea contiene algo que no son letras ni cifras</translation>
    </message>
    <message>
      <location filename="../../drivers/seat_reader/hub/wire.py" />
      <source>a line is not one that a seat hub says</source>
      <translation>una línea no es de las que dice un concentrador de puestos</translation>
    </message>
    <message>
      <location filename="../../drivers/badge/scanner/wire.py" />
      <source>a line was cut short</source>
      <translation>una línea quedó cortada</translation>
    </message>
    <message>
      <location filename="../../drivers/lookalikes.py" />
      <source>a printer</source>
      <translation>una impresora</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>a program of the server</source>
      <translation>un programa del servidor</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>a role</source>
      <translation>un rol</translation>
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
      <source>a table of its own</source>
      <translation>una tabla propia</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>a temporary table</source>
      <translation>una tabla temporal</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/beetek/wire.py" />
      <source>a token did not end</source>
      <translation>una señal no terminó</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/beetek/wire.py" />
      <source>a token is not one that this shoe is known to send</source>
      <translation>una señal no es de las que este sabot envía</translation>
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
      <location filename="../../ui/vm/controls/words.py" />
      <source>all in</source>
      <translation>all-in</translation>
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
        <numerusform>y %n puesto más</numerusform>
        <numerusform>y %n puestos más</numerusform>
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
      <translation>en el puesto {seat}</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>at {at}</source>
      <translation>a las {at}</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>badge reader</source>
      <translation>lector de tarjetas</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>black</source>
      <translation>negro</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>blinds.posts: a seat, and whether it posts big and small; correct the record.</source>
      <translation>blinds.posts: un puesto, y si pone la grande y la pequeña; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/kernel/suspension.py" />
      <source>burn {nth}</source>
      <translation>quema {nth}</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>bytes outside a frame arrived</source>
      <translation>llegaron bytes fuera de una trama</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>bytes that are no token arrived</source>
      <translation>llegaron bytes que no forman un código</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/chain.py" />
      <source>cannot be read</source>
      <translation>no se puede leer</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/watch.py" />
      <source>card {place} from the left is not a card that the camera knows; check, and enter it.</source>
      <translation>la carta {place} desde la izquierda no es una que la cámara conozca; compruébela e introdúzcala.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/watch.py" />
      <source>card {place} from the left is not clear; straighten it, or enter it.</source>
      <translation>la carta {place} desde la izquierda no se ve bien; enderécela o introdúzcala.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/watch.py" />
      <source>card {place} from the left is out of focus; straighten it, or enter it.</source>
      <translation>la carta {place} desde la izquierda está desenfocada; enderécela o introdúzcala.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/watch.py" />
      <source>card {place} from the left is too bright; shade it from the lamp, or enter it.</source>
      <translation>la carta {place} desde la izquierda brilla demasiado; tápele la lámpara o introdúzcala.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/verified/verified.py" />
      <source>certificate {number} is not signed</source>
      <translation>el certificado {number} no está firmado</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/verified/verified.py" />
      <source>checkpoint {seq} is not signed</source>
      <translation>el punto de control {seq} no está firmado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/evidence.py" />
      <source>cleared</source>
      <translation>retirada</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/cards.py" />
      <source>clubs</source>
      <translation>tréboles</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>cover open</source>
      <translation>tapa abierta</translation>
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
      <location filename="../../kiosk/journal/opened.py" />
      <source>does not begin the journal</source>
      <translation>no empieza el registro</translation>
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
      <location filename="../../drivers/link.py" />
      <source>error {code} of the system</source>
      <translation>error {code} del sistema</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/verified/verified.py" />
      <source>event {seq} does not follow the one before it</source>
      <translation>el suceso {seq} no sigue al anterior</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>event {seq} of {last}</source>
      <translation>suceso {seq} de {last}</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>event {seq}, {at}</source>
      <translation>suceso {seq}, {at}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>everybody has {privilege} on {name}</source>
      <translation>todos tienen {privilege} sobre {name}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>everybody who connects over the network shows a certificate</source>
      <translation>quien se conecta por la red muestra un certificado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>expired {day}</source>
      <translation>venció {day}</translation>
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
      <translation>repóker</translation>
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
      <location filename="../../kiosk/core/hands.py" />
      <source>flush</source>
      <translation>color</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>flush, {rank} high</source>
      <translation>color hasta {rank}</translation>
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
      <translation>perdida</translation>
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
      <location filename="../../ui/vm/floor/words.py" />
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
      <source>has a wrong signature</source>
      <translation>tiene una firma errónea</translation>
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
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>in order</source>
      <translation>en orden</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>in play</source>
      <translation>en juego</translation>
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
      <location filename="../../kiosk/journal/opening.py" />
      <source>is not the checkpoint that the floor has</source>
      <translation>no es el punto de control que tiene el piso</translation>
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
      <location filename="../../kiosk/journal/opened.py" />
      <source>is not what was written</source>
      <translation>no es lo que se escribió</translation>
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
      <location filename="../../kiosk/events/reasons.py" />
      <source>it is not known whether it was printed. Look in the printer, or print it again.</source>
      <translation>no se sabe si se imprimió. Mire en la impresora o imprímalo otra vez.</translation>
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
      <location filename="../../kiosk/events/reasons.py" />
      <source>its reader does not answer</source>
      <translation>su lector no responde</translation>
    </message>
    <message>
      <location filename="../../drivers/seat_reader/feig/driver.py" />
      <source>its reader says {status}</source>
      <translation>su lector dice {status}</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/write.py" />
      <source>its witness has event {seq} of it</source>
      <translation>su testigo tiene el suceso {seq} de él</translation>
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
      <location filename="../../ui/vm/camera/deck.py" />
      <source>learning</source>
      <translation>aprendiendo</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>left</source>
      <translation>se ha ido</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>live</source>
      <translation>en juego</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>lost</source>
      <translation>perdido</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/authority.py" />
      <source>manager</source>
      <translation>gerente</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>needs attention</source>
      <translation>pide atención</translation>
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
      <location filename="../../ui/vm/controls/words.py" />
      <source>no bet</source>
      <translation>sin apuesta</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>no dealer</source>
      <translation>sin crupier</translation>
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
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>not heard from yet</source>
      <translation>aún sin noticias</translation>
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
      <location filename="../../kiosk/journal/growth.py" />
      <source>not known before its second day</source>
      <translation>no se sabe antes de su segundo día</translation>
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
      <source>not shown: it may name amounts</source>
      <translation>no se muestra: puede nombrar importes</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>not shown: no message of this device</source>
      <translation>no se muestra: no es un mensaje de este aparato</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>not yet</source>
      <translation>aún no</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>nothing is open to everybody</source>
      <translation>nada está abierto a todos</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/money/book.py" />
      <source>nothing put in</source>
      <translation>nada apostado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/pay_rows.py" />
      <source>of the posted {jackpot}</source>
      <translation>del {jackpot} publicado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>offline</source>
      <translation>sin línea</translation>
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
      <location filename="../../kiosk/procedure/prompts/felt.py" />
      <source>on the table</source>
      <translation>en la mesa</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>opening</source>
      <translation>abriendo</translation>
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
      <translation>pareja</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>pair of {rank}</source>
      <translation>pareja de {rank}</translation>
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
      <location filename="../../ui/vm/controls/words.py" />
      <source>pay</source>
      <translation>pagar</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/drill.py" />
      <source>push</source>
      <translation>empate</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/money/book.py" />
      <source>pushed</source>
      <translation>empate</translation>
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
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>ready</source>
      <translation>listo</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>red</source>
      <translation>rojo</translation>
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
      <translation>concentrador de puestos</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>seat {seat}</source>
      <translation>puesto {seat}</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/kernel/suspension.py" />
      <source>seat {seat}, card {nth}</source>
      <translation>puesto {seat}, carta {nth}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>seats {seats}</source>
      <translation>puestos {seats}</translation>
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
      <location filename="../../ui/vm/controls/words.py" />
      <source>take</source>
      <translation>recoger</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/money/book.py" />
      <source>taken {amount}</source>
      <translation>recogido {amount}</translation>
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
      <location filename="../../drivers/camera/watch.py" />
      <source>the cards are not clear; straighten them, or enter them.</source>
      <translation>las cartas no se ven bien; enderécelas o introdúzcalas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/verified/verified.py" />
      <source>the closing at event {seq} says {said}, and its hands come to {sums}</source>
      <translation>el cierre del suceso {seq} dice {said}, y sus manos suman {sums}</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/watch.py" />
      <source>the dice are not clear; spread them on the tray, or enter them.</source>
      <translation>los dados no se ven bien; sepárelos en la bandeja o introdúzcalos.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/verified/verified.py" />
      <source>the figure of event {seq} is not what the event says</source>
      <translation>la cifra del suceso {seq} no es la que dice el suceso</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/write.py" />
      <source>the floor has checkpoints of it</source>
      <translation>el piso tiene puntos de control de él</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/watch.py" />
      <source>the index of card {place} from the left is not clear; turn it to the light, or enter it.</source>
      <translation>el índice de la carta {place} desde la izquierda no se ve bien; gírela hacia la luz o introdúzcala.</translation>
    </message>
    <message>
      <location filename="../../drivers/link.py" />
      <source>the other side ended the connection</source>
      <translation>el otro lado cerró la conexión</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>the rights of the owner</source>
      <translation>los derechos del dueño</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/watch.py" />
      <source>the same card shows twice; check it, and call the floor if it is there twice.</source>
      <translation>la misma carta aparece dos veces; compruébela y llame al piso si está dos veces.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>the server’s log names who connected, who was not let in, and what was refused</source>
      <translation>el registro del servidor nombra quién se conectó, a quién no se dejó entrar y qué se rechazó</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/drill.py" />
      <source>the winner: seat {seat}</source>
      <translation>el ganador: puesto {seat}</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/drill.py" />
      <source>the winners: seats {seats}</source>
      <translation>los ganadores: puestos {seats}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/verified/verified.py" />
      <source>there are two of it from event {seq} on, found {at}</source>
      <translation>hay dos de él desde el suceso {seq}, hallado {at}</translation>
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
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>to the device</source>
      <translation>al aparato</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>today {time}</source>
      <translation>hoy {time}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>took</source>
      <translation>recogido</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>took {count}</source>
      <translation>recogidas {count}</translation>
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
      <location filename="../../kiosk/core/cards.py" />
      <source>two</source>
      <translation>dos</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>two pair</source>
      <translation>doble pareja</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>two pair, {rank} and {low}</source>
      <translation>doble pareja, {rank} y {low}</translation>
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
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>unknown</source>
      <translation>desconocido</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opening.py" />
      <source>was not written by this kiosk</source>
      <translation>no lo escribió este kiosco</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/write.py" />
      <source>was written by somebody else</source>
      <translation>lo escribió otro</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>whole</source>
      <translation>íntegro</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>yes</source>
      <translation>sí</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/bid.py" />
      <source>{FEWEST} to {MOST} players make a game, not {playing}: ask again who plays.</source>
      <translation>Juegan de {FEWEST} a {MOST}, no {playing}: pregunte otra vez quién juega.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>{about}. {ruled}</source>
      <translation>{about}. {ruled}</translation>
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
      <source>{at}; set by {hours} h while the kiosk ran</source>
      <translation>{at}; puesto en hora {hours} h con el kiosco en marcha</translation>
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
      <location filename="../../ui/vm/training/words.py" />
      <source>{change} since the week before</source>
      <translation>{change} desde la semana anterior</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>{clause} says: “{says}”</source>
      <translation>{clause} dice: “{says}”</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>{code}: {what}</source>
      <translation>{code}: {what}</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>{colour} {face}</source>
      <translation>{face} {colour}</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/rulings.py" />
      <source>{count} counted, {due} due: count again.</source>
      <translation>{count} contadas, tocan {due}: cuente otra vez.</translation>
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
      <location filename="../../ui/vm/controls/words.py" />
      <source>{day} {month} {year} · {time}</source>
      <translation>{day} {month} {year} · {time}</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>{deck}, learned at {at}</source>
      <translation>{deck}, aprendida el {at}</translation>
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
      <location filename="../../drivers/camera/source.py" />
      <source>{device} cannot be opened: close the program that holds it.</source>
      <translation>No se puede abrir {device}: cierre el programa que lo ocupa.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/source.py" />
      <source>{device} does not exist: is the camera's cable in?</source>
      <translation>{device} no existe: ¿está conectado el cable de la cámara?</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{device} lost</source>
      <translation>{device} perdido</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{device} offline</source>
      <translation>{device} sin línea</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{device} opening</source>
      <translation>{device} abriendo</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{device} unknown</source>
      <translation>{device} desconocido</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>{device} was not opened by this kiosk: there is nothing to test.</source>
      <translation>Este kiosco no abrió {device}: no hay nada que probar.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{device}: check it</source>
      <translation>{device}: compruebe</translation>
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
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{done} of {all}</source>
      <translation>{done} de {all}</translation>
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
      <source>{file} is not a readable deck: show the deck again.</source>
      <translation>{file} no es una baraja legible: muestre la baraja de nuevo.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/reading/deck.py" />
      <source>{file} was made with other networks: show the deck again.</source>
      <translation>{file} se hizo con otras redes: muestre la baraja de nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/procedure.py" />
      <source>{first} · {second}</source>
      <translation>{first} · {second}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/own_server.py" />
      <source>{folder} holds other things: give the server a folder of its own.</source>
      <translation>{folder} contiene otras cosas: dé al servidor una carpeta propia.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/new_game/__init__.py" />
      <source>{folder} is there already: choose another name, or another folder.</source>
      <translation>{folder} ya existe: elija otro nombre u otra carpeta.</translation>
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
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>{form} filled in</source>
      <translation>{form} cumplimentado</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/rules.py" />
      <source>{game}
Revision {revision}</source>
      <translation>{game}
Revisión {revision}</translation>
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
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>{highest} is called up to {called}: {back} goes back</source>
      <translation>{highest} se iguala hasta {called}: vuelven {back}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{hours} h</source>
      <translation>{hours} h</translation>
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
      <location filename="../../kiosk/table/money/claims.py" />
      <source>{jackpot} was won at {table} in hand {hand}: a manager must confirm this.</source>
      <translation>{jackpot} se ganó en {table}, mano {hand}: un gerente debe confirmarlo.</translation>
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
      <location filename="../../drivers/camera/eye.py" />
      <source>{name} cannot be read: set the camera up again.</source>
      <translation>No se puede leer {name}: configure la cámara de nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/gate.py" />
      <source>{name} had a certificate for this game until {day}: train again, or choose another dealer.</source>
      <translation>{name} tenía certificado para este juego hasta {day}: entrene otra vez o elija otro crupier.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>{name} has left the house and is signed out.</source>
      <translation>{name} ha dejado la casa y ya no está identificado.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{name} has left the house: another dealer must sign in.</source>
      <translation>{name} dejó la casa: debe identificarse otro crupier.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/register.py" />
      <source>{name} has left the house: choose somebody else.</source>
      <translation>{name} dejó la casa: elija a otra persona.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>{name} has left.</source>
      <translation>{name} se ha ido.</translation>
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
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>{name} has signed already: another person signs.</source>
      <translation>{name} ya firmó: firma otra persona.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>{name} has signed in at {table} and is signed out here.</source>
      <translation>{name} se identificó en {table} y ya no lo está aquí.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>{name} has the badge {badge}.</source>
      <translation>{name} tiene la tarjeta {badge}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>{name} has the licence {licence}.</source>
      <translation>{name} tiene la licencia {licence}.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/source.py" />
      <source>{name} holds no pictures: put .jpg or .png files there.</source>
      <translation>{name} no contiene imágenes: ponga ahí archivos .jpg o .png.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/access.py" />
      <source>{name} is a console.</source>
      <translation>{name} es una consola.</translation>
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
      <source>{name} is given twice: say which amount it is.</source>
      <translation>{name} se da dos veces: diga qué importe es.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/devices.py" />
      <source>{name} is in order.</source>
      <translation>{name} está en orden.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>{name} is locked out: somebody else must sign.</source>
      <translation>{name} está bloqueado: debe firmar otra persona.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/staff/locks.py" />
      <source>{name} is locked until {at}, after %n wrong tries.</source>
      <translation>
        <numerusform>{name} no puede firmar hasta las {at}, tras %n intento fallido.</numerusform>
        <numerusform>{name} no puede firmar hasta las {at}, tras %n intentos fallidos.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/locks.py" />
      <source>{name} is locked until {at}. The floor or another table locked this PIN.</source>
      <translation>{name} está bloqueado hasta {at}. El piso u otra mesa bloqueó este PIN.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/source.py" />
      <source>{name} is not a readable picture: remove it.</source>
      <translation>{name} no es una imagen legible: quítela.</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/source.py" />
      <source>{name} is not a readable video: choose another file.</source>
      <translation>{name} no es un vídeo legible: elija otro archivo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/register.py" />
      <source>{name} is not {role}: choose somebody with that role.</source>
      <translation>{name} no es {role}: elija a alguien con ese cargo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/register.py" />
      <source>{name} is on the staff as {id}: give each of the two their licence number.</source>
      <translation>{name} está en el personal como {id}: dé a cada uno su número de licencia.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>{name} is on the staff.</source>
      <translation>{name} está en el personal.</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/records.py" />
      <source>{name} is one of {words}; correct the record.</source>
      <translation>{name} es uno de {words}; corrija el registro.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>{name} is relieved by the floor: the next dealer signs in.</source>
      <translation>El piso releva a {name}: se identifica el siguiente crupier.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{name} is signed in at another console: sign out there first.</source>
      <translation>{name} está en otra consola: salga allí primero.</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/register.py" />
      <source>{name} is the only manager: add another one first.</source>
      <translation>{name} es el único gerente: agregue antes a otro.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/locks.py" />
      <source>{name} is unlocked.</source>
      <translation>{name} está desbloqueado.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{name} may not sign here: somebody else must sign.</source>
      <translation>{name} no puede firmar aquí: debe firmar otra persona.</translation>
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
      <source>{name} of the floor is coming: {why}</source>
      <translation>Viene {name}, supervisor: {why}</translation>
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
      <source>{name} {percent} %</source>
      <translation>{name} {percent} %</translation>
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
      <source>{n} open</source>
      <translation>{n} abiertas</translation>
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
      <location filename="../../ui/vm/floor/words.py" />
      <source>{pace}, usual {least} to {most}</source>
      <translation>{pace}, normal de {least} a {most}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{part}: {right} of {asked} right, {allowed} may be wrong.</source>
      <translation>{part}: {right} de {asked} bien, {allowed} pueden fallar.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{path} cannot be written ({why}): check its folder.</source>
      <translation>No se puede escribir {path} ({why}): compruebe su carpeta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/store/store.py" />
      <source>{path} holds no training: choose a file that a kiosk has written.</source>
      <translation>{path} no contiene entrenamiento: elija un archivo escrito por un kiosco.</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/versions.py" />
      <source>{path} is broken: remove it, and the floor’s server sends it again.</source>
      <translation>{path} está dañado: quítelo y el servidor del piso lo envía de nuevo.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opened.py" />
      <source>{path} is empty or not a journal: check the path; nothing was changed.</source>
      <translation>{path} está vacío o no es un registro: compruebe la ruta; no se cambió nada.</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/file.py" />
      <source>{path} is on a disk without write-ahead logs: put it on a local disk.</source>
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
      <source>{path}: {error}. Check that path, and who may use it.</source>
      <translation>{path}: {error}. Revise esa ruta y quién puede usarla.</translation>
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
      <location filename="../../ui/vm/controls/pay_rows.py" />
      <source>{percent} %</source>
      <translation>{percent} %</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/money/settlement.py" />
      <source>{percent} % of the {jackpot}</source>
      <translation>{percent} % del {jackpot}</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/money/settlement.py" />
      <source>{percent} % of the {jackpot}, shared by {winners}</source>
      <translation>{percent} % del {jackpot}, repartido entre {winners}</translation>
    </message>
    <message>
      <location filename="../../drivers/link.py" />
      <source>{port} could not be opened: {why}.</source>
      <translation>No se pudo abrir {port}: {why}.</translation>
    </message>
    <message>
      <location filename="../../drivers/link.py" />
      <source>{port} does not exist: is its cable in, and has the device power?</source>
      <translation>{port} no existe: ¿está conectado su cable y tiene corriente el aparato?</translation>
    </message>
    <message>
      <location filename="../../drivers/link.py" />
      <source>{port} is held by another program: close that program.</source>
      <translation>Otro programa ocupa {port}: ciérrelo.</translation>
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
      <source>{port} was lost ({why}): check its cable and power.</source>
      <translation>Se perdió {port} ({why}): compruebe su cable y su corriente.</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/procedure.py" />
      <source>{pot} {points}</source>
      <translation>{pot} {points}</translation>
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
      <location filename="../../ui/cues.py" />
      <source>{program} cannot be started: {why}.</source>
      <translation>No se puede iniciar {program}: {why}.</translation>
    </message>
    <message>
      <location filename="../../ui/cues.py" />
      <source>{program} ended with status {status}: check the sound card.</source>
      <translation>{program} terminó con estado {status}: compruebe la tarjeta de sonido.</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/cards.py" />
      <source>{rank} of {suit}</source>
      <translation>{rank} de {suit}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{right} of {asked} right, in {seconds} s. Only a hand without a mistake counts.</source>
      <translation>{right} de {asked} bien, en {seconds} s. Solo cuenta una mano sin errores.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{right} of {asked} right; at least {percent} of 100 with 95 % certainty</source>
      <translation>{right} de {asked} bien; al menos {percent} de 100 con 95 % de certeza</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>{role} can neither make nor reach {what}</source>
      <translation>{role} no puede crear ni alcanzar {what}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>{role} has no power over the server</source>
      <translation>{role} no tiene poder sobre el servidor</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>{role} may not {what}, and it can</source>
      <translation>{role} no debe tener {what}, y lo tiene</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>{role} may {what}, and it cannot</source>
      <translation>{role} debe tener {what}, y no lo tiene</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>{role} may {what}, and nothing else of {tried} tries</source>
      <translation>{role} tiene {what}, y nada más en {tried} intentos</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/publishing.py" />
      <source>{role} publishes with another key: take another name.</source>
      <translation>{role} publica con otra clave: elija otro nombre.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/access.py" />
      <source>{role} publishes, as before.</source>
      <translation>{role} publica, como antes.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/access.py" />
      <source>{role} publishes.</source>
      <translation>{role} publica.</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/access.py" />
      <source>{role}: {certificates}, {connections}.</source>
      <translation>{role}: {certificates}, {connections}.</translation>
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
      <translation>{said} El puesto {seat} pone {amount} en {spot}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>{says} The kiosk: {kiosk}.</source>
      <translation>{says} El kiosco: {kiosk}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>{seconds} s</source>
      <translation>{seconds} s</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>{setting} is {value}</source>
      <translation>{setting} es {value}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>{share} % of {pot}: {part}</source>
      <translation>{share} % de {pot}: {part}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>{small}/{big} limit</source>
      <translation>{small}/{big} límite</translation>
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
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>{start} to {end}</source>
      <translation>{start} a {end}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>{state}, and NOT AS SIGNED</source>
      <translation>{state}, y NO COMO SE FIRMÓ</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>{state}, by a key that is NOT TRUSTED here</source>
      <translation>{state}, con una clave que aquí NO ES DE CONFIANZA</translation>
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
      <source>{table}: nothing that pays</source>
      <translation>{table}: nada que pague</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/drill.py" />
      <source>{table}: {line}, {pays}</source>
      <translation>{table}: {line}, {pays}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>{table}: {pushed}; the floor’s server has {count}.</source>
      <translation>{table}: {pushed}; el servidor del piso tiene {count}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{table}: {why}</source>
      <translation>{table}: {why}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{taken} of {seats}</source>
      <translation>{taken} de {seats}</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/banked.py" />
      <source>{times}×</source>
      <translation>{times}×</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{time} · {day} {month}</source>
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
      <translation>{touched} de {all} campos · dedos a la vez como mucho: {fingers}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{trainee} with {dealer}</source>
      <translation>{trainee} con {dealer}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>{verb} on {name} is refused, also to a superuser</source>
      <translation>{verb} sobre {name} se rechaza, también a un superusuario</translation>
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
      <source>{well} of {all} devices</source>
      <translation>{well} de {all} aparatos</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/sim/set_up.py" />
      <source>{what}</source>
      <translation>{what}</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/kernel/damage.py" />
      <source>{what} Keep the journal’s file, and call a supervisor.</source>
      <translation>{what} Guarde el archivo del registro y llame a un supervisor.</translation>
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
      <location filename="../../kiosk/app/floor/move.py" />
      <source>{what}, version {number}, is published.</source>
      <translation>{what}, versión {number}, está publicado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>{what}.</source>
      <translation>{what}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>{what}: seat {seat}.</source>
      <translation>{what}: puesto {seat}.</translation>
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
      <source>{who} added the wager, which is the player’s already.</source>
      <translation>{who} sumó la apuesta, que ya es del jugador.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>{who} disputes seat {seat}, {wager}: “{claim}”, should be {claimed}.</source>
      <translation>{who} disputa el puesto {seat}, {wager}: “{claim}”, debería ser {claimed}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>{who} disputes seat {seat}, {wager}: “{claim}”.</source>
      <translation>{who} disputa el puesto {seat}, {wager}: “{claim}”.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>{who} disputes seat {seat}: “{claim}”, {claimed} claimed.</source>
      <translation>{who} disputa el puesto {seat}: “{claim}”, reclama {claimed}.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>{who} disputes seat {seat}: “{claim}”.</source>
      <translation>{who} disputa el puesto {seat}: “{claim}”.</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/pots.py" />
      <source>{who} left the rake in the pot.</source>
      <translation>{who} dejó el rake en el bote.</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/banked.py" />
      <source>{who} paid nothing, and this wins.</source>
      <translation>{who} no pagó nada, y esto gana.</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/pots.py" />
      <source>{who} pushed all the pots: each is pushed by itself.</source>
      <translation>{who} empujó todos los botes: cada uno se empuja por separado.</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/pots.py" />
      <source>{who} pushed the whole pot, and it is split.</source>
      <translation>{who} empujó todo el bote, y está repartido.</translation>
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
      <source>{word} is not UTF-8: write that word again.</source>
      <translation>{word} no es UTF-8: escriba esa palabra de nuevo.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{wrong} {why}</source>
      <translation>{wrong} {why}</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/calibration/zones.py" />
      <source>{zones} zones are too many: draw at most {most}.</source>
      <translation>{zones} zonas son demasiadas: dibuje como máximo {most}.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/table/cards/camera.py" />
      <source>{zone}: %n lie there, but only {due} due: check them, and call the floor.</source>
      <translation>
        <numerusform>{zone}: hay %n, pero tocan {due}: compruebe y llame al piso.</numerusform>
        <numerusform>{zone}: hay %n, pero tocan solo {due}: compruébelas y llame al piso.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/camera.py" />
      <source>{zone}: exposed card, due face down: call the floor.</source>
      <translation>{zone}: carta expuesta, debía ir boca abajo: llame al piso.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/camera.py" />
      <source>{zone}: something lay there before this hand: remove it, or enter what counts.</source>
      <translation>{zone}: había algo antes de esta mano: retírelo o introduzca lo que cuenta.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/camera.py" />
      <source>{zone}: the camera and the seat reader see different cards: check, and enter them.</source>
      <translation>{zone}: la cámara y el lector del puesto ven cartas distintas: compruebe e introdúzcalas.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/camera.py" />
      <source>{zone}: the camera sees a different card from the one dealt: check, and enter what is due.</source>
      <translation>{zone}: la cámara ve otra carta que la dada: compruebe e introduzca la que toca.</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/camera.py" />
      <source>{zone}: {read} of {due} are read: turn the others face up, or enter them.</source>
      <translation>{zone}: se leyeron {read} de {due}: voltee las otras o introdúzcalas.</translation>
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
      <source>■ SLIP</source>
      <translation>■ COMPROBANTE</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>■ SLIP, NO PAPER</source>
      <translation>■ COMPROBANTE, SIN PAPEL</translation>
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
      <source>✓ its cards agree</source>
      <translation>✓ sus cartas coinciden</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>✗ Void</source>
      <translation>✗ Nula</translation>
    </message>
  </context>
</TS>
