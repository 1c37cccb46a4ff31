<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
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
      <translation>呼⁠叫主⁠管</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/ActionsBar.qml" />
      <source>Cancel</source>
      <translation>取消</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/ActionsBar.qml" />
      <source>Clear alarm</source>
      <translation>解除警报</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/ActionsBar.qml" />
      <source>Exceptions</source>
      <translation>异常</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/ActionsBar.qml" />
      <source>Floor is here</source>
      <translation>主管已到</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/ActionsBar.qml" />
      <source>Forfeit</source>
      <translation>没⁠收</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/ActionsBar.qml" />
      <source>Forfeit hand</source>
      <translation>没⁠收手⁠牌</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/ActionsBar.qml" />
      <source>Misread</source>
      <translation>误读</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/ActionsBar.qml" />
      <source>Misread card</source>
      <translation>牌读错</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/ActionsBar.qml" />
      <source>Misread die</source>
      <translation>骰子读错</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/ActionsBar.qml" />
      <source>↩ Undo</source>
      <translation>↩ 撤⁠销</translation>
    </message>
  </context>
  <context>
    <name>AskedPlaces</name>
    <message>
      <location filename="../../ui/qml/table/AskedPlaces.qml" />
      <source>%1, card %2</source>
      <translation>%1，第 %2 张</translation>
    </message>
  </context>
  <context>
    <name>BooksNight</name>
    <message>
      <location filename="../../ui/qml/pages/BooksNight.qml" />
      <source>Charity</source>
      <translation>慈善机构</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/BooksNight.qml" />
      <source>Closer</source>
      <translation>收桌单</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/BooksNight.qml" />
      <source>Credits</source>
      <translation>退码</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/BooksNight.qml" />
      <source>Deposit</source>
      <translation>存款</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/BooksNight.qml" />
      <source>Difference</source>
      <translation>差额</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/BooksNight.qml" />
      <source>Drop</source>
      <translation>钱箱收入</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/BooksNight.qml" />
      <source>Fills</source>
      <translation>补码</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/BooksNight.qml" />
      <source>Hand result</source>
      <translation>牌局结果</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/BooksNight.qml" />
      <source>House</source>
      <translation>本场所</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/BooksNight.qml" />
      <source>Opener</source>
      <translation>开桌单</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/BooksNight.qml" />
      <source>State</source>
      <translation>州</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/BooksNight.qml" />
      <source>Table</source>
      <translation>牌桌</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/BooksNight.qml" />
      <source>Where it goes</source>
      <translation>去向</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/BooksNight.qml" />
      <source>Win</source>
      <translation>净赢</translation>
    </message>
  </context>
  <context>
    <name>BooksPage</name>
    <message>
      <location filename="../../ui/qml/pages/BooksPage.qml" />
      <source>Go on</source>
      <translation>继续</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/BooksPage.qml" />
      <source>Sign</source>
      <translation>签名</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/BooksPage.qml" />
      <source>Write the packets</source>
      <translation>生成报告</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/BooksPage.qml" />
      <source>← Back</source>
      <translation>← 返回</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/BooksPage.qml" />
      <source>← Back to the table</source>
      <translation>← 返回牌桌</translation>
    </message>
  </context>
  <context>
    <name>BooksText</name>
    <message>
      <location filename="../../ui/qml/pages/BooksText.qml" />
      <source>Space</source>
      <translation>空格</translation>
    </message>
  </context>
  <context>
    <name>CameraFrame</name>
    <message>
      <location filename="../../ui/qml/camera/CameraFrame.qml" />
      <source>← Back to the table</source>
      <translation>← 返回牌桌</translation>
    </message>
  </context>
  <context>
    <name>ClockLock</name>
    <message>
      <location filename="../../ui/qml/table/ClockLock.qml" />
      <source>Lock the screen to clean it</source>
      <translation>锁定屏幕以便擦拭</translation>
    </message>
  </context>
  <context>
    <name>ClockPage</name>
    <message>
      <location filename="../../ui/qml/pages/ClockPage.qml" />
      <source>Enter the time</source>
      <translation>输入时间</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/ClockPage.qml" />
      <source>Sign for this time</source>
      <translation>为此时间签名</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/ClockPage.qml" />
      <source>← Back to the table</source>
      <translation>← 返回牌桌</translation>
    </message>
  </context>
  <context>
    <name>ConsoleAmounts</name>
    <message>
      <location filename="../../ui/qml/floor/ConsoleAmounts.qml" />
      <source>At all tables</source>
      <translation>所有牌桌</translation>
    </message>
    <message>
      <location filename="../../ui/qml/floor/ConsoleAmounts.qml" />
      <source>Next jackpot</source>
      <translation>下一个彩金</translation>
    </message>
  </context>
  <context>
    <name>ConsoleCalls</name>
    <message>
      <location filename="../../ui/qml/floor/ConsoleCalls.qml" />
      <source>Calls</source>
      <translation>呼叫</translation>
    </message>
  </context>
  <context>
    <name>ConsoleHeader</name>
    <message>
      <location filename="../../ui/qml/floor/ConsoleHeader.qml" />
      <source>Floor console</source>
      <translation>主管控制台</translation>
    </message>
    <message>
      <location filename="../../ui/qml/floor/ConsoleHeader.qml" />
      <source>Night</source>
      <translation>当晚</translation>
    </message>
    <message>
      <location filename="../../ui/qml/floor/ConsoleHeader.qml" />
      <source>People</source>
      <translation>人员</translation>
    </message>
    <message>
      <location filename="../../ui/qml/floor/ConsoleHeader.qml" />
      <source>Search hands</source>
      <translation>查找牌局</translation>
    </message>
    <message>
      <location filename="../../ui/qml/floor/ConsoleHeader.qml" />
      <source>Sign out %1</source>
      <translation>%1 退出</translation>
    </message>
    <message>
      <location filename="../../ui/qml/floor/ConsoleHeader.qml" />
      <source>Tables</source>
      <translation>牌桌</translation>
    </message>
  </context>
  <context>
    <name>ConsolePanel</name>
    <message>
      <location filename="../../ui/qml/floor/ConsolePanel.qml" />
      <source>Touch a call or a table.</source>
      <translation>请点一个呼叫或一张桌。</translation>
    </message>
  </context>
  <context>
    <name>ConsoleSearch</name>
    <message>
      <location filename="../../ui/qml/floor/ConsoleSearch.qml" />
      <source>All hands</source>
      <translation>全部牌局</translation>
    </message>
    <message>
      <location filename="../../ui/qml/floor/ConsoleSearch.qml" />
      <source>Search</source>
      <translation>搜索</translation>
    </message>
    <message>
      <location filename="../../ui/qml/floor/ConsoleSearch.qml" />
      <source>Touch a hand to replay it.</source>
      <translation>点一局可回看。</translation>
    </message>
  </context>
  <context>
    <name>ConsoleSignIn</name>
    <message>
      <location filename="../../ui/qml/floor/ConsoleSignIn.qml" />
      <source>Floor console</source>
      <translation>主管控制台</translation>
    </message>
    <message>
      <location filename="../../ui/qml/floor/ConsoleSignIn.qml" />
      <source>Sign in</source>
      <translation>登录</translation>
    </message>
  </context>
  <context>
    <name>DeskPage</name>
    <message>
      <location filename="../../ui/qml/pages/DeskPage.qml" />
      <source>← Back to the table</source>
      <translation>← 返回牌桌</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/DeskPage.qml" />
      <source>↑ Back</source>
      <translation>↑ 返回</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/DeskPage.qml" />
      <source>↓ More</source>
      <translation>↓ 更多</translation>
    </message>
  </context>
  <context>
    <name>DeskPaper</name>
    <message>
      <location filename="../../ui/qml/pages/DeskPaper.qml" />
      <source>%1 of %2 →</source>
      <translation>第 %1/%2 页 →</translation>
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
      <translation>诊断</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/DiagnosticsPage.qml" />
      <source>← Back to the table</source>
      <translation>← 返回牌桌</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/DiagnosticsPage.qml" />
      <source>↑ Back</source>
      <translation>↑ 返回</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/DiagnosticsPage.qml" />
      <source>↓ More</source>
      <translation>↓ 更多</translation>
    </message>
  </context>
  <context>
    <name>DiagnosticsSurface</name>
    <message>
      <location filename="../../ui/qml/pages/DiagnosticsSurface.qml" />
      <source>Done</source>
      <translation>完成</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/DiagnosticsSurface.qml" />
      <source>Plain colors</source>
      <translation>纯色画面</translation>
    </message>
  </context>
  <context>
    <name>EvidencePage</name>
    <message>
      <location filename="../../ui/qml/pages/EvidencePage.qml" />
      <source>Hand →</source>
      <translation>下局 →</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/EvidencePage.qml" />
      <source>Next hand</source>
      <translation>下一局</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/EvidencePage.qml" />
      <source>Previous hand</source>
      <translation>上一局</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/EvidencePage.qml" />
      <source>← Back</source>
      <translation>← 返回</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/EvidencePage.qml" />
      <source>← Back to the table</source>
      <translation>← 返回牌桌</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/EvidencePage.qml" />
      <source>← Hand</source>
      <translation>← 上局</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/EvidencePage.qml" />
      <source>↑ Back</source>
      <translation>↑ 返回</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/EvidencePage.qml" />
      <source>↓ More</source>
      <translation>↓ 更多</translation>
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
      <translation>争议</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/FloorBanner.qml" />
      <source>Misread card</source>
      <translation>牌读错</translation>
    </message>
  </context>
  <context>
    <name>FloorWindow</name>
    <message>
      <location filename="../../ui/qml/floor/FloorWindow.qml" />
      <source>Floor console</source>
      <translation>主管控制台</translation>
    </message>
    <message>
      <location filename="../../ui/qml/floor/FloorWindow.qml" />
      <source>← Back to the floor</source>
      <translation>← 返回楼面</translation>
    </message>
  </context>
  <context>
    <name>FoldedSeat</name>
    <message>
      <location filename="../../ui/qml/table/FoldedSeat.qml" />
      <source>%1 %2</source>
      <translation>%1 %2</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/FoldedSeat.qml" />
      <source>%1 · %2</source>
      <translation>%1 · %2</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/FoldedSeat.qml" />
      <source>D</source>
      <comment>the dealer button</comment>
      <translation>庄</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/FoldedSeat.qml" />
      <source>bonus</source>
      <comment>a folded seat that still has a bonus wager</comment>
      <translation>奖金注</translation>
    </message>
  </context>
  <context>
    <name>Guide</name>
    <message>
      <location filename="../../ui/qml/table/Guide.qml" />
      <source>%1 · Why?</source>
      <translation>%1 · 为⁠什⁠么？</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/Guide.qml" />
      <source>Why?</source>
      <translation>为⁠什⁠么？</translation>
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
      <translation>全部牌局</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/HistoryFilters.qml" />
      <source>Clear</source>
      <translation>清除</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/HistoryFilters.qml" />
      <source>Hand history</source>
      <translation>牌局历史</translation>
    </message>
  </context>
  <context>
    <name>HistoryPage</name>
    <message>
      <location filename="../../ui/qml/pages/HistoryPage.qml" />
      <source>← Back to the table</source>
      <translation>← 返回牌桌</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/HistoryPage.qml" />
      <source>↑ Newer</source>
      <translation>↑ 较新</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/HistoryPage.qml" />
      <source>↓ Older</source>
      <translation>↓ 较旧</translation>
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
      <translation>现在：%1</translation>
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
      <translation>签名</translation>
    </message>
  </context>
  <context>
    <name>PaletteStrip</name>
    <message>
      <location filename="../../ui/qml/table/PaletteStrip.qml" />
      <source>Touch a chip, then touch a spot:</source>
      <translation>点筹码，再点注位：</translation>
    </message>
  </context>
  <context>
    <name>PayTables</name>
    <message>
      <location filename="../../ui/qml/controls/PayTables.qml" />
      <source>More pay tables · %1 of %2</source>
      <translation>更多赔付表 · %1 / %2</translation>
    </message>
    <message>
      <location filename="../../ui/qml/controls/PayTables.qml" />
      <source>More · %1 of %2</source>
      <translation>更多 · %1 / %2</translation>
    </message>
  </context>
  <context>
    <name>PeoplePage</name>
    <message>
      <location filename="../../ui/qml/pages/PeoplePage.qml" />
      <source>Add a person</source>
      <translation>添加人员</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/PeoplePage.qml" />
      <source>Go on</source>
      <translation>继续</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/PeoplePage.qml" />
      <source>People</source>
      <translation>人员</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/PeoplePage.qml" />
      <source>Sign</source>
      <translation>签名</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/PeoplePage.qml" />
      <source>Space</source>
      <translation>空格</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/PeoplePage.qml" />
      <source>Yes, two people</source>
      <translation>是，两个人</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/PeoplePage.qml" />
      <source>← Back</source>
      <translation>← 返回</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/PeoplePage.qml" />
      <source>← Back to the table</source>
      <translation>← 返回牌桌</translation>
    </message>
  </context>
  <context>
    <name>PinKeys</name>
    <message>
      <location filename="../../ui/qml/controls/PinKeys.qml" />
      <source>Other name</source>
      <translation>换人</translation>
    </message>
  </context>
  <context>
    <name>PinPad</name>
    <message>
      <location filename="../../ui/qml/controls/PinPad.qml" />
      <source>Back</source>
      <translation>返回</translation>
    </message>
    <message>
      <location filename="../../ui/qml/controls/PinPad.qml" />
      <source>Find a name</source>
      <translation>查找姓名</translation>
    </message>
  </context>
  <context>
    <name>Pots</name>
    <message>
      <location filename="../../ui/qml/table/Pots.qml" />
      <source>Pot total</source>
      <translation>底池总额</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/Pots.qml" />
      <source>seat %1</source>
      <translation>%1 号位</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/Pots.qml" />
      <source>seats %1</source>
      <translation>%1 号位</translation>
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
      <translation>摄像头</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/RecallPage.qml" />
      <source>Camera evidence</source>
      <translation>摄像头证据</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/RecallPage.qml" />
      <source>Close</source>
      <translation>关闭</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/RecallPage.qml" />
      <source>Close recall</source>
      <translation>关闭回看</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/RecallPage.qml" />
      <source>Dispute</source>
      <translation>争议</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/RecallPage.qml" />
      <source>Forward one step →</source>
      <translation>前进一步 →</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/RecallPage.qml" />
      <source>Next question</source>
      <translation>下一步提问</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/RecallPage.qml" />
      <source>Previous question</source>
      <translation>上一步提问</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/RecallPage.qml" />
      <source>RECALL</source>
      <translation>回看</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/RecallPage.qml" />
      <source>Reopen</source>
      <translation>重新打开</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/RecallPage.qml" />
      <source>This hand is over. Nothing here can be paid or changed.</source>
      <translation>本局已结束。此处不能赔付，也不能更改。</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/RecallPage.qml" />
      <source>This hand is over. To change it, reopen it.</source>
      <translation>本局已结束。如需更改，请重新打开。</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/RecallPage.qml" />
      <source>To the end</source>
      <translation>到结尾</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/RecallPage.qml" />
      <source>To the start</source>
      <translation>到开头</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/RecallPage.qml" />
      <source>← Back one step</source>
      <translation>← 后退一步</translation>
    </message>
  </context>
  <context>
    <name>RulesEntries</name>
    <message>
      <location filename="../../ui/qml/pages/RulesEntries.qml" />
      <source>%1: %2</source>
      <translation>%1：%2</translation>
    </message>
  </context>
  <context>
    <name>RulesPage</name>
    <message>
      <location filename="../../ui/qml/pages/RulesPage.qml" />
      <source>New word</source>
      <translation>换一个词</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/RulesPage.qml" />
      <source>Rules</source>
      <translation>规则</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/RulesPage.qml" />
      <source>← Back to the table</source>
      <translation>← 返回牌桌</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/RulesPage.qml" />
      <source>↑ Back</source>
      <translation>↑ 返回</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/RulesPage.qml" />
      <source>↓ More</source>
      <translation>↓ 更多</translation>
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
      <translation>= 退注</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/ScreenPage.qml" />
      <source>Screen</source>
      <translation>屏幕</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/ScreenPage.qml" />
      <source>← Back to the table</source>
      <translation>← 返回牌桌</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/ScreenPage.qml" />
      <source>▲ Pay</source>
      <translation>▲ 赔付</translation>
    </message>
    <message>
      <location filename="../../ui/qml/pages/ScreenPage.qml" />
      <source>▼ Take</source>
      <translation>▼ 收取</translation>
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
      <translation>庄</translation>
    </message>
  </context>
  <context>
    <name>SeatPanel</name>
    <message>
      <location filename="../../ui/qml/table/SeatPanel.qml" />
      <source>Forfeit seat %1</source>
      <translation>没收 %1 号位手牌</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/SeatPanel.qml" />
      <source>Stack %1</source>
      <translation>筹码 %1</translation>
    </message>
  </context>
  <context>
    <name>SeatTiles</name>
    <message>
      <location filename="../../ui/qml/table/SeatTiles.qml" />
      <source>Clear</source>
      <translation>清除</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/SeatTiles.qml" />
      <source>Repeat bets</source>
      <translation>重复下注</translation>
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
    <message>
      <location filename="../../ui/qml/shift/ShiftPage.qml" />
      <source>Call floor</source>
      <translation>呼⁠叫主⁠管</translation>
    </message>
    <message>
      <location filename="../../ui/qml/shift/ShiftPage.qml" />
      <source>Floor called</source>
      <translation>已呼叫主管</translation>
    </message>
  </context>
  <context>
    <name>ShiftPanel</name>
    <message>
      <location filename="../../ui/qml/shift/ShiftPanel.qml" />
      <source>Slip</source>
      <translation>单据</translation>
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
      <source>Back</source>
      <translation>返回</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/SidePanel.qml" />
      <source>Cancel</source>
      <translation>取消</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/SidePanel.qml" />
      <source>Enter</source>
      <translation>输入</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/SidePanel.qml" />
      <source>Floor is here</source>
      <translation>主管已到</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/SidePanel.qml" />
      <source>Max</source>
      <translation>最大</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/SidePanel.qml" />
      <source>Min</source>
      <translation>最小</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/SidePanel.qml" />
      <source>More · %1 of %2</source>
      <translation>更多 · %1 / %2</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/SidePanel.qml" />
      <source>Sign in</source>
      <translation>登录</translation>
    </message>
  </context>
  <context>
    <name>SignIn</name>
    <message>
      <location filename="../../ui/qml/shift/SignIn.qml" />
      <source>Cancel</source>
      <translation>取消</translation>
    </message>
    <message>
      <location filename="../../ui/qml/shift/SignIn.qml" />
      <source>Sign in to deal at %1</source>
      <translation>登录后在 %1 发牌</translation>
    </message>
  </context>
  <context>
    <name>SignWindow</name>
    <message>
      <location filename="../../ui/qml/SignWindow.qml" />
      <source>Jackpots</source>
      <translation>彩金</translation>
    </message>
  </context>
  <context>
    <name>Stopped</name>
    <message>
      <location filename="../../ui/qml/Stopped.qml" />
      <source>Do not move cards or chips. A supervisor decides what happens next.</source>
      <translation>勿动牌和筹码。由主管决定下一步。</translation>
    </message>
    <message>
      <location filename="../../ui/qml/Stopped.qml" />
      <source>Stopped: call a supervisor</source>
      <translation>已停止：请叫主管</translation>
    </message>
  </context>
  <context>
    <name>StoppedWindow</name>
    <message>
      <location filename="../../ui/qml/StoppedWindow.qml" />
      <source>Cancel</source>
      <translation>取消</translation>
    </message>
    <message>
      <location filename="../../ui/qml/StoppedWindow.qml" />
      <source>Close this window</source>
      <translation>关闭此窗口</translation>
    </message>
    <message>
      <location filename="../../ui/qml/StoppedWindow.qml" />
      <source>Close this window: the table runs behind it. Nothing was changed.</source>
      <translation>关闭此窗口：牌桌在其后继续。没有任何更改。</translation>
    </message>
    <message>
      <location filename="../../ui/qml/StoppedWindow.qml" />
      <source>Continue from saved data</source>
      <translation>以现有记录继续</translation>
    </message>
    <message>
      <location filename="../../ui/qml/StoppedWindow.qml" />
      <source>Dealer assist kiosk</source>
      <translation>荷官辅助终端</translation>
    </message>
    <message>
      <location filename="../../ui/qml/StoppedWindow.qml" />
      <source>Do not move cards or chips. Nothing was changed.</source>
      <translation>勿动牌和筹码。没有任何更改。</translation>
    </message>
    <message>
      <location filename="../../ui/qml/StoppedWindow.qml" />
      <source>Stopped: call a supervisor</source>
      <translation>已停止：请叫主管</translation>
    </message>
    <message>
      <location filename="../../ui/qml/StoppedWindow.qml" />
      <source>This table is already open</source>
      <translation>本桌已经打开</translation>
    </message>
  </context>
  <context>
    <name>TotalLines</name>
    <message>
      <location filename="../../ui/qml/table/TotalLines.qml" />
      <source>and %1 more</source>
      <translation>另有 %1 个</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/TotalLines.qml" />
      <source>seat %1</source>
      <translation>%1 号位</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/TotalLines.qml" />
      <source>seats %1</source>
      <translation>%1 号位</translation>
    </message>
    <message>
      <location filename="../../ui/qml/table/TotalLines.qml" />
      <source>− %1 rake</source>
      <translation>− %1 抽水</translation>
    </message>
  </context>
  <context>
    <name>TrainingAllPage</name>
    <message>
      <location filename="../../ui/qml/training/TrainingAllPage.qml" />
      <source>Close training</source>
      <translation>关闭培训</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingAllPage.qml" />
      <source>Continue the drill</source>
      <translation>继续练习</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingAllPage.qml" />
      <source>Continue the examination</source>
      <translation>继续考试</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingAllPage.qml" />
      <source>Continue the hand</source>
      <translation>继续牌局</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingAllPage.qml" />
      <source>Everyone</source>
      <translation>所有人</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingAllPage.qml" />
      <source>Examination</source>
      <translation>考试</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingAllPage.qml" />
      <source>Guided hands</source>
      <translation>引导牌局</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingAllPage.qml" />
      <source>My progress</source>
      <translation>我的进度</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingAllPage.qml" />
      <source>Name the hand, work out the payout, cut the chips</source>
      <translation>说出牌型，算出金额，切好筹码</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingAllPage.qml" />
      <source>New scenario</source>
      <translation>新场景</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingAllPage.qml" />
      <source>Payout drill</source>
      <translation>赔付练习</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingAllPage.qml" />
      <source>Sign out</source>
      <translation>退出登录</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingAllPage.qml" />
      <source>The kiosk asks; you see your score at the end</source>
      <translation>由终端出题，结束时显示得分</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingAllPage.qml" />
      <source>What do you want to train?</source>
      <translation>您想练什么？</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingAllPage.qml" />
      <source>Where you left off</source>
      <translation>从上次停下处继续</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingAllPage.qml" />
      <source>paused</source>
      <translation>已暂停</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingAllPage.qml" />
      <source>← Back</source>
      <translation>← 返回</translation>
    </message>
  </context>
  <context>
    <name>TrainingDrillPage</name>
    <message>
      <location filename="../../ui/qml/training/TrainingDrillPage.qml" />
      <source>%1 (%2)</source>
      <translation>%1（%2）</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingDrillPage.qml" />
      <source>%1 →</source>
      <translation>%1 →</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingDrillPage.qml" />
      <source>I don’t know</source>
      <translation>我不知道</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingDrillPage.qml" />
      <source>Show the rule</source>
      <translation>显示规则</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingDrillPage.qml" />
      <source>Stop</source>
      <translation>停止</translation>
    </message>
  </context>
  <context>
    <name>TrainingExamAsk</name>
    <message>
      <location filename="../../ui/qml/training/TrainingExamAsk.qml" />
      <source>%1: %2</source>
      <translation>%1：%2</translation>
    </message>
  </context>
  <context>
    <name>TrainingExamPage</name>
    <message>
      <location filename="../../ui/qml/training/TrainingExamPage.qml" />
      <source>Answer this seat →</source>
      <translation>回答此座位 →</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingExamPage.qml" />
      <source>Hand in</source>
      <translation>交卷</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingExamPage.qml" />
      <source>Stop</source>
      <translation>停止</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingExamPage.qml" />
      <source>Undo this answer</source>
      <translation>撤销答案</translation>
    </message>
  </context>
  <context>
    <name>TrainingExchangePage</name>
    <message>
      <location filename="../../ui/qml/training/TrainingExchangePage.qml" />
      <source>← Back</source>
      <translation>← 返回</translation>
    </message>
  </context>
  <context>
    <name>TrainingExercisesPage</name>
    <message>
      <location filename="../../ui/qml/training/TrainingExercisesPage.qml" />
      <source>← Back</source>
      <translation>← 返回</translation>
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
      <translation>时间花在哪里、错误出在哪里</translation>
    </message>
  </context>
  <context>
    <name>TrainingHandPage</name>
    <message>
      <location filename="../../ui/qml/training/TrainingHandPage.qml" />
      <source>Cancel</source>
      <translation>取消</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingHandPage.qml" />
      <source>Deal it yourself →</source>
      <translation>自己发这一手 →</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingHandPage.qml" />
      <source>Misread card</source>
      <translation>牌读错</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingHandPage.qml" />
      <source>My progress</source>
      <translation>我的进度</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingHandPage.qml" />
      <source>Next up →</source>
      <translation>下一步 →</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingHandPage.qml" />
      <source>Next →</source>
      <translation>下一步 →</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingHandPage.qml" />
      <source>Repeat this hand</source>
      <translation>同一局再来一次</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingHandPage.qml" />
      <source>Show me</source>
      <translation>给我看</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingHandPage.qml" />
      <source>Show the rule</source>
      <translation>显示规则</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingHandPage.qml" />
      <source>Stop</source>
      <translation>停止</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingHandPage.qml" />
      <source>Wrong moves: %1</source>
      <translation>错误动作：%1</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingHandPage.qml" />
      <source>Your move  →  correct move</source>
      <translation>所做的  →  应做的</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingHandPage.qml" />
      <source>← Back</source>
      <translation>← 返回</translation>
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
      <translation>无真实注码</translation>
    </message>
  </context>
  <context>
    <name>TrainingHeat</name>
    <message>
      <location filename="../../ui/qml/training/TrainingHeat.qml" />
      <source>Lines %1</source>
      <translation>%1的项目</translation>
    </message>
  </context>
  <context>
    <name>TrainingListPage</name>
    <message>
      <location filename="../../ui/qml/training/TrainingListPage.qml" />
      <source>Hand %1</source>
      <translation>第 %1 局</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingListPage.qml" />
      <source>← Back</source>
      <translation>← 返回</translation>
    </message>
  </context>
  <context>
    <name>TrainingMap</name>
    <message>
      <location filename="../../ui/qml/training/TrainingMap.qml" />
      <source>What you know</source>
      <translation>已掌握的内容</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingMap.qml" />
      <source>What you know, in the order of the hand</source>
      <translation>已掌握的内容（按牌局顺序）</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingMap.qml" />
      <source>gold: weak</source>
      <translation>金色：薄弱</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingMap.qml" />
      <source>✓ strong · gold: weak</source>
      <translation>✓ 熟练 · 金色：薄弱</translation>
    </message>
  </context>
  <context>
    <name>TrainingNeedsPage</name>
    <message>
      <location filename="../../ui/qml/training/TrainingNeedsPage.qml" />
      <source>Hand that touches</source>
      <translation>操作用手</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingNeedsPage.qml" />
      <source>It is kept with the certificate’s record. The printed certificate does not show it.</source>
      <translation>这会保存在证书的记录里。打印的证书不显示。</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingNeedsPage.qml" />
      <source>Sign</source>
      <translation>签名</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingNeedsPage.qml" />
      <source>Size of words</source>
      <translation>文字大小</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingNeedsPage.qml" />
      <source>Time for an answer</source>
      <translation>答题时间</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingNeedsPage.qml" />
      <source>← Back</source>
      <translation>← 返回</translation>
    </message>
  </context>
  <context>
    <name>TrainingOutcomePage</name>
    <message>
      <location filename="../../ui/qml/training/TrainingOutcomePage.qml" />
      <source>Begin the examination</source>
      <translation>开始考试</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingOutcomePage.qml" />
      <source>My progress</source>
      <translation>我的进度</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingOutcomePage.qml" />
      <source>Next up →</source>
      <translation>下一步 →</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingOutcomePage.qml" />
      <source>← Back</source>
      <translation>← 返回</translation>
    </message>
  </context>
  <context>
    <name>TrainingPeoplePage</name>
    <message>
      <location filename="../../ui/qml/training/TrainingPeoplePage.qml" />
      <source>Certified</source>
      <translation>已获证</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingPeoplePage.qml" />
      <source>Correct</source>
      <translation>正确</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingPeoplePage.qml" />
      <source>Export CSV</source>
      <translation>导出 CSV</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingPeoplePage.qml" />
      <source>Hours</source>
      <translation>小时</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingPeoplePage.qml" />
      <source>Last day</source>
      <translation>最近一天</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingPeoplePage.qml" />
      <source>Name</source>
      <translation>姓名</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingPeoplePage.qml" />
      <source>Other kiosks</source>
      <translation>其他终端</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingPeoplePage.qml" />
      <source>Score</source>
      <translation>得分</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingPeoplePage.qml" />
      <source>Sort</source>
      <translation>排序</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingPeoplePage.qml" />
      <source>Stage</source>
      <translation>阶段</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingPeoplePage.qml" />
      <source>Weakest line</source>
      <translation>最弱项目</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingPeoplePage.qml" />
      <source>Weekly report</source>
      <translation>周报</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingPeoplePage.qml" />
      <source>← Back</source>
      <translation>← 返回</translation>
    </message>
  </context>
  <context>
    <name>TrainingReasonsPage</name>
    <message>
      <location filename="../../ui/qml/training/TrainingReasonsPage.qml" />
      <source>← Back</source>
      <translation>← 返回</translation>
    </message>
  </context>
  <context>
    <name>TrainingReportPage</name>
    <message>
      <location filename="../../ui/qml/training/TrainingReportPage.qml" />
      <source>Certify</source>
      <translation>发证</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingReportPage.qml" />
      <source>Correct answers by week</source>
      <translation>每周答对情况</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingReportPage.qml" />
      <source>Export CSV</source>
      <translation>导出 CSV</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingReportPage.qml" />
      <source>Give to a person</source>
      <translation>转给某人</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingReportPage.qml" />
      <source>Needs</source>
      <translation>个人需要</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingReportPage.qml" />
      <source>One-page PDF</source>
      <translation>单页 PDF</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingReportPage.qml" />
      <source>Print certificate</source>
      <translation>打印证书</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingReportPage.qml" />
      <source>Procedure by type of move</source>
      <translation>流程，按动作种类</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingReportPage.qml" />
      <source>Revoke</source>
      <translation>吊销</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingReportPage.qml" />
      <source>← Back</source>
      <translation>← 返回</translation>
    </message>
  </context>
  <context>
    <name>TrainingRing</name>
    <message>
      <location filename="../../ui/qml/training/TrainingRing.qml" />
      <source>of %1 left</source>
      <translation>共 %1</translation>
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
      <source>= Push</source>
      <translation>= 退注</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingSettlePad.qml" />
      <source>Call the floor</source>
      <translation>呼⁠叫主⁠管</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingSettlePad.qml" />
      <source>Clear chips: %1</source>
      <translation>清除筹码：%1</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingSettlePad.qml" />
      <source>Push</source>
      <comment>of a pot</comment>
      <translation>推池</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingSettlePad.qml" />
      <source>× %1</source>
      <translation>× %1</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingSettlePad.qml" />
      <source>▲ Pay</source>
      <translation>▲ 赔付</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingSettlePad.qml" />
      <source>▼ Take</source>
      <translation>▼ 收取</translation>
    </message>
  </context>
  <context>
    <name>TrainingSignIn</name>
    <message>
      <location filename="../../ui/qml/training/TrainingSignIn.qml" />
      <source>Cancel</source>
      <translation>取消</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingSignIn.qml" />
      <source>Examinations</source>
      <translation>考试记录</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingSignIn.qml" />
      <source>Sign</source>
      <translation>签名</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingSignIn.qml" />
      <source>Sign in</source>
      <translation>登录</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingSignIn.qml" />
      <source>Sign in to train at %1</source>
      <translation>登录后在 %1 培训</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingSignIn.qml" />
      <source>Stop</source>
      <translation>停止</translation>
    </message>
  </context>
  <context>
    <name>TrainingToday</name>
    <message>
      <location filename="../../ui/qml/training/TrainingToday.qml" />
      <source>Start →</source>
      <translation>开始 →</translation>
    </message>
  </context>
  <context>
    <name>TrainingVerdict</name>
    <message>
      <location filename="../../ui/qml/training/TrainingVerdict.qml" />
      <source>%1 (%2)</source>
      <translation>%1（%2）</translation>
    </message>
  </context>
  <context>
    <name>TrainingWayPage</name>
    <message>
      <location filename="../../ui/qml/training/TrainingWayPage.qml" />
      <source>Close training</source>
      <translation>关闭培训</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingWayPage.qml" />
      <source>Everyone</source>
      <translation>所有人</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingWayPage.qml" />
      <source>My answers</source>
      <translation>我的答题</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingWayPage.qml" />
      <source>Other kiosks</source>
      <translation>其他终端</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingWayPage.qml" />
      <source>Sign out</source>
      <translation>退出登录</translation>
    </message>
  </context>
  <context>
    <name>TrainingWays</name>
    <message>
      <location filename="../../ui/qml/training/TrainingWays.qml" />
      <source>Exercises</source>
      <translation>练习</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingWays.qml" />
      <source>Hands, examination</source>
      <translation>牌局、考试</translation>
    </message>
    <message>
      <location filename="../../ui/qml/training/TrainingWays.qml" />
      <source>My progress</source>
      <translation>我的进度</translation>
    </message>
  </context>
  <context>
    <name>TrainingWeakSpots</name>
    <message>
      <location filename="../../ui/qml/training/TrainingWeakSpots.qml" />
      <source>Weak spots · your last miss in each</source>
      <translation>薄弱环节 · 各自最近答错的例子</translation>
    </message>
  </context>
  <context>
    <name>TrainingWindow</name>
    <message>
      <location filename="../../ui/qml/training/TrainingWindow.qml" />
      <source>TRAINING · %1</source>
      <translation>培训 · %1</translation>
    </message>
  </context>
  <context>
    <name>kiosk</name>
    <message>
      <location filename="../../kiosk/app/commands/players.py" />
      <source>  corrected: {way} {amount} from {player} to {to}, {reason}; signed by {id}</source>
      <translation>  已更正：{way} {amount}，从 {player} 到 {to}，{reason}；{id} 已签名</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source># Deck miscounted</source>
      <translation># 牌数不符</translation>
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
        <numerusform>%n 条提醒</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>%n answers added.</source>
      <translation>
        <numerusform>已合并 %n 个答案。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>%n answers added; {twice} also answered here: both are kept.</source>
      <translation>
        <numerusform>已合并 %n 个答案，其中 {twice} 个的问题在此处也答过：两者均保留。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>%n answers from other kiosks are here now.</source>
      <translation>
        <numerusform>其他终端的 %n 个答案现已在此。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>%n answers ran out of time.</source>
      <translation>
        <numerusform>%n 个回答超时。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>%n bytes</source>
      <translation>
        <numerusform>%n 字节</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../drivers/camera/reading/deck.py" />
      <source>%n cards have not been shown yet: {names}.</source>
      <translation>
        <numerusform>还有 %n 张牌未展示：{names}。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/camera/deck.py" />
      <source>%n cards. Show the deck again in more light, or deal without the camera.</source>
      <translation>
        <numerusform>%n 张牌。请在更亮的光线下再次展示整副牌，或不用摄像头发牌。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/app/floor/access.py" />
      <source>%n certificates revoked</source>
      <translation>
        <numerusform>吊销 %n 份证书</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/shift/words.py" />
      <source>%n chips of {chip} were in the rack: this game has no tube for them.</source>
      <translation>
        <numerusform>筹码盘中原有 %n 枚 {chip} 筹码：本游戏没有对应的筹码管。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/app/floor/access.py" />
      <source>%n connections ended</source>
      <translation>
        <numerusform>断开 %n 个连接</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/floor/words.py" />
      <source>%n days left</source>
      <translation>
        <numerusform>还剩 %n 天</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/controls/words.py" />
      <source>%n devices need attention</source>
      <translation>
        <numerusform>%n 台设备需要处理</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/shift/words.py" />
      <source>%n disputes wait for rulings, on hands {hands}. They can be ruled on after the closing.</source>
      <translation>
        <numerusform>%n 起争议待裁决，涉及第 {hands} 手。收桌后仍可裁决。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>%n earlier tries, {passed} passed</source>
      <translation>
        <numerusform>之前考过 %n 次，通过 {passed} 次</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>%n events</source>
      <translation>
        <numerusform>%n 个事件</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/floor/words.py" />
      <source>%n events missing</source>
      <translation>
        <numerusform>缺少 %n 个事件</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>%n events pushed</source>
      <translation>
        <numerusform>已推送 %n 个事件</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/floor/words.py" />
      <source>%n hands</source>
      <translation>
        <numerusform>%n 局</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>%n hands an hour</source>
      <translation>
        <numerusform>每小时 %n 局</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>%n hands an hour here</source>
      <translation>
        <numerusform>本场所每小时 %n 局</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/floor/words.py" />
      <source>%n hands/h</source>
      <translation>
        <numerusform>%n 局/小时</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>%n lines are due today</source>
      <translation>
        <numerusform>今天有 %n 项到期</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>%n lines are still to learn</source>
      <translation>
        <numerusform>还有 %n 项要学</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/shift/words.py" />
      <source>%n minutes on the way</source>
      <translation>
        <numerusform>在途 %n 分钟</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>%n more are overdue: they come over the next days ({days}).</source>
      <translation>
        <numerusform>另有 %n 项已逾期，分到之后几天（{days} 天）。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>%n moves</source>
      <translation>
        <numerusform>%n 个动作</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>%n moves, none wrong.</source>
      <translation>
        <numerusform>%n 个动作，全部正确。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>%n moves, {wrong} wrong, {hints} after a prompt.</source>
      <translation>
        <numerusform>%n 个动作，{wrong} 个错误，{hints} 个经提示。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>%n moves, {wrong} wrong.</source>
      <translation>
        <numerusform>%n 个动作，{wrong} 个错误。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/floor/words.py" />
      <source>%n players</source>
      <translation>
        <numerusform>%n 位玩家</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/shift/words.py" />
      <source>%n players have chips at the table, to cash out: {held}</source>
      <translation>
        <numerusform>%n 位玩家桌上仍有筹码待兑换：{held}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>%n points</source>
      <translation>
        <numerusform>%n 分</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/shift/words.py" />
      <source>%n seats</source>
      <translation>
        <numerusform>%n 个座位</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/drills/pots.py" />
      <source>%n shares: {each} each</source>
      <translation>
        <numerusform>分 %n 份：每份 {each}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/pages/slips.py" />
      <source>%n slips at this table. Touch one to look at it.</source>
      <translation>
        <numerusform>本桌有 %n 张单据。点一张查看。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/floor/words.py" />
      <source>%n tables</source>
      <translation>
        <numerusform>%n 张桌</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/shift/words.py" />
      <source>%n tubes differ.</source>
      <translation>
        <numerusform>%n 个筹码管不符。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>%n zones</source>
      <translation>
        <numerusform>%n 个区域</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../drivers/camera/eye.py" />
      <source>%n zones saved.</source>
      <translation>
        <numerusform>已保存 %n 个区域。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/report.py" />
      <source>--from {first} is after --to {end}: swap them.</source>
      <translation>--from {first} 晚于 --to {end}：请互换。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>1 bet, %n raises left.</source>
      <translation>
        <numerusform>已下注一次，还可加注 %n 次。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/publishing.py" />
      <source>500 versions were published today: find out who uses this machine’s certificate.</source>
      <translation>今天已发布 500 个版本：请查明谁在使用本机的证书。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>6 Card</source>
      <translation>6 Card</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>6 Card Bonus</source>
      <translation>6 Card 奖金注</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>6 Card bonus</source>
      <translation>6 Card 奖金注</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>6 Card settled</source>
      <translation>6 Card 已结算</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>95% confident: at least {percent}% correct.</source>
      <translation>95% 把握：至少答对 {percent}%。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>? Disputed</source>
      <translation>？有争议</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>A Blind wager is made before any card is dealt. It plays against the Blind pay table.</source>
      <translation>Blind 注在发任何牌之前下，按 Blind 赔付表结算。</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/pins.py" />
      <source>A PIN has {least} to {most} digits: choose another one.</source>
      <translation>PIN 为 {least} 至 {most} 位数字：请另选一个。</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/pins.py" />
      <source>A PIN has {most} digits: choose another one.</source>
      <translation>PIN 为 {most} 位数字：请另选一个。</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>A PIN was entered to continue the hand.</source>
      <translation>已输入 PIN，继续本手牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>A PIN was locked.</source>
      <translation>一个 PIN 已被锁定。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>A Peeker was lifted early</source>
      <translation>Peeker 杯被提前掀开</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>A PostgreSQL connection string has no {word}: write {near}.</source>
      <translation>PostgreSQL 的连接字符串没有 {word}：请写 {near}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>A Raise is a multiple of the Peek wager. A fold loses the Peek; the Blind stays in action.</source>
      <translation>加注须为 Peek 注的倍数。弃牌输掉 Peek；Blind 仍有效。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/floor_calls.py" />
      <source>A badge alone does not acknowledge this: enter your PIN.</source>
      <translation>仅凭工牌不能确认此项：请输入您的 PIN。</translation>
    </message>
    <message>
      <location filename="../../drivers/badge/scanner/driver.py" />
      <source>A badge could not be read: swipe or hold it again.</source>
      <translation>未能读取工牌：请重新刷卡或重新靠近。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>A bet or raise is short of the minimum</source>
      <translation>下注或加注低于最低额</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/irregularities.py" />
      <source>A bonus card was exposed early</source>
      <translation>一张奖金牌提前亮出</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>A breach of the rules forfeits the hand. Its chips stay in; muck the cards.</source>
      <translation>因违规没收该手牌。其筹码留在池中；牌放入弃牌堆。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>A breach of the rules forfeits the hand. Take the wagers on it; muck the cards.</source>
      <translation>因违规没收该手牌。收取其注码；牌放入弃牌堆。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>A burn was forgotten</source>
      <translation>忘记烧牌</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>A button on the shoe was pressed at the wrong time: check the shoe.</source>
      <translation>牌靴按钮按得不是时候：请检查牌靴。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/handbook.py" />
      <source>A call and at least as much on top as the last bet or raise, within the table’s limits, in whole chips; only an all-in may be less. A player who announces a raise is bound to it. No raise where no one has more than a call.</source>
      <translation>跟注之上至少再加上一次下注或加注的金额，在桌限之内，以整枚筹码计；只有全下可以更少。口头宣布加注者须照办。若无人筹码多于跟注额，则无人可加注。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>A card appears twice</source>
      <translation>有一张牌出现两次</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>A card cannot be read</source>
      <translation>有一张牌无法读取</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>A card is burned before the flop, the turn and the river. It stays face down.</source>
      <translation>翻牌、转牌、河牌之前各烧一张牌，保持牌面朝下。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/guided.py" />
      <source>A card is due: pull it from the practice shoe.</source>
      <translation>该出牌了：从练习牌靴中抽出。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>A card is missing, foreign or duplicated</source>
      <translation>缺牌、混入外来牌或重复牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>A card left the shoe before all bets were entered. Put it back, then confirm.</source>
      <translation>所有下注尚未录入，一张牌已离开牌靴。请放回，然后确认。</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>A card left the shoe early: the floor rules on it.</source>
      <translation>一张牌提前离开牌靴：由主管裁定。</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>A card left the shoe too early</source>
      <translation>一张牌过早离开牌靴</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>A card left the shoe too early. Lay it aside; call the floor.</source>
      <translation>一张牌过早离开牌靴。放到一旁；呼叫主管。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/kernel/suspension.py" />
      <source>A card left the shoe too early: call the floor, then touch “Exceptions”.</source>
      <translation>一张牌过早离开牌靴：呼叫主管，然后点“异常”。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>A card left the table, or was marked</source>
      <translation>一张牌离开了牌桌，或被做了记号</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/amend.py" />
      <source>A card moves to another place: choose two different places.</source>
      <translation>移动一张牌：请选择两个不同的位置。</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/beetek/driver.py" />
      <source>A card was burned at the shoe: enter it if this hand needs it.</source>
      <translation>牌靴处烧了一张牌：本局若需要请录入。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>A card was dealt before the betting was over</source>
      <translation>下注未结束就发出了一张牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>A card was different</source>
      <translation>有一张牌不同</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>A card was drawn outside a game: enter it if this hand needs it.</source>
      <translation>在牌局之外抽出一张牌：本局若需要请录入。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>A card was misread</source>
      <translation>一张牌读错</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>A card was pushed back at the exit of the shoe: check every card against the screen.</source>
      <translation>一张牌在牌靴出口被推回：请对照屏幕核对每一张牌。</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>A card was pushed back inside the shoe: check every card against the screen.</source>
      <translation>一张牌在牌靴内被推回：请对照屏幕核对每一张牌。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>A card …</source>
      <translation>一张牌……</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>A colleague’s payout</source>
      <translation>同事的赔付</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>A count of the chips by hand overrides the amount on the screen.</source>
      <translation>以手工清点的筹码为准，而不是屏幕上的金额。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>A counted stack differs from the screen</source>
      <translation>清点的筹码与屏幕不符</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>A decision was misheard</source>
      <translation>决定被听错</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/inspection.py" />
      <source>A deck is being inspected. This card is not counted: put it back.</source>
      <translation>正在检查一副牌。这张牌不计入：请放回。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>A die is cocked, or fell off the table</source>
      <translation>骰子斜靠，或掉下桌</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>A die is missing, foreign or extra</source>
      <translation>缺骰子、有外来骰子或多骰子</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>A die was entered wrong</source>
      <translation>一颗骰子输入错误</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>A die was misread</source>
      <translation>一颗骰子读错</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>A die …</source>
      <translation>一颗骰子……</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/steps.py" />
      <source>A disputed hand goes back to the cards. Touch a misread card; the hand is recalculated.</source>
      <translation>有争议的牌局回到牌面。点读错的牌；本局将重新计算。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfers.py" />
      <source>A fill, credit, or transfer is not finished: finish it, or void it, first.</source>
      <translation>有补码、退码或转移未完成：请先完成或作废。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>A fixed limit has no max_bet, and its min_bet is the small_bet; correct the record.</source>
      <translation>固定限注没有 max_bet，且其 min_bet 即 small_bet；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>A fixed limit needs small_bet and big_bet; correct the record.</source>
      <translation>固定限注需要 small_bet 和 big_bet；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/answering/answers.py" />
      <source>A floor supervisor must come to the table for this.</source>
      <translation>此事须由主管到桌处理。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>A floor supervisor must go to the table.</source>
      <translation>须有主管到桌处理。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>A floor supervisor must sign for this payout.</source>
      <translation>此项赔付须由主管签名。</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/separation.py" />
      <source>A floor supervisor or manager needs a license number: enter one.</source>
      <translation>主管或经理需要执照号码：请输入。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>A full big blind.</source>
      <translation>一个完整的大盲。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/bid.py" />
      <source>A game needs {FEWEST} to {MOST} players, not {playing}: ask who plays.</source>
      <translation>一场需要 {FEWEST} 至 {MOST} 位玩家，不是 {playing} 位：请再问谁参加。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>A hand at showdown must be known, or its winners named; correct the record.</source>
      <translation>摊牌的手牌必须已知，或指明其赢家；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>A hand at showdown must be known; correct the record.</source>
      <translation>摊牌的手牌必须已知；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/deck_seals.py" />
      <source>A hand has begun: finish it first, or void it under “Exceptions”.</source>
      <translation>牌局已开始：请先完成，或在“异常”中作废。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>A hand has too many or too few cards</source>
      <translation>手牌张数过多或过少</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>A hand has too many or too few cards, and players have acted</source>
      <translation>一手牌的张数过多或过少，且玩家已行动</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/camera.py" />
      <source>A hand is in progress: finish it, then set up the camera.</source>
      <translation>牌局进行中：请先完成，再设置摄像头。</translation>
    </message>
    <message>
      <location filename="../../ui/app.py" />
      <source>A hand is open, and it is saved. Close the window again to exit the kiosk.</source>
      <translation>牌局未完：它会原样保留。再关一次窗口即退出终端。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>A hand is open: the floor signs for the next dealer, under “Change dealer”.</source>
      <translation>一局正在进行：请在“更换荷官”中由主管为下一位荷官签名。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>A hand is open: the next dealer signs in, then the floor signs.</source>
      <translation>一手牌正在进行：下一位荷官先登录，然后由主管签名。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>A hand not called</source>
      <translation>未报牌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>A hand, all prompts</source>
      <translation>一局，全程提示</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>A hand, no prompts</source>
      <translation>一局，全程无提示</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>A jackpot was won</source>
      <translation>彩金已中</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/access.py" />
      <source>A key has 64 characters, 0–9 and a–f: see “kiosk floor verify --keep”.</source>
      <translation>密钥为 64 个字符，0–9 和 a–f：见“kiosk floor verify --keep”。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>A late or out-of-limits wager</source>
      <translation>迟下或超限的注</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/file.py" />
      <source>A license number has 1 to 32 letters, digits and dashes: enter it again.</source>
      <translation>执照号为 1 至 32 个字母、数字和短横：请重新输入。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/beginning_again.py" />
      <source>A manager can resume this table from its journal: kiosk journal accept.</source>
      <translation>经理可让本桌从其日志继续：kiosk journal accept。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/house.py" />
      <source>A manager signed for another examination journal at this table: restart the kiosk, then have a manager sign.</source>
      <translation>经理在本桌签署的是另一份考试日志：请重新启动终端，然后由经理签名。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/training.py" />
      <source>A manager signs for it: give your ID with --by.</source>
      <translation>须由经理签名：请用 --by 提供您的 ID。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>A manager signs: choose your name, then enter your PIN.</source>
      <translation>由经理签名：选择您的姓名，然后输入 PIN。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>A manager signs: hold your badge to the reader, or choose your name. Then enter your PIN.</source>
      <translation>由经理签名：请将工牌靠近读取器，或选择您的姓名，然后输入 PIN。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>A missed big blind is posted as a live bet; a missed small blind goes dead into the pot.</source>
      <translation>错过的大盲补作活注；错过的小盲作死钱进入底池。</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/names.py" />
      <source>A name has letters, digits, spaces and punctuation: remove {sign}.</source>
      <translation>姓名只能有字母、数字、空格和标点：请去掉 {sign}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/names.py" />
      <source>A name needs a letter: enter it again.</source>
      <translation>姓名至少要有一个字：请重新输入。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>A new deck is counted and signed for, so no one can bring one in unnoticed.</source>
      <translation>新牌要清点并签名，所以没有人能偷偷换牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>A no-limit game has no max_bet; correct the record.</source>
      <translation>无限注没有 max_bet；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>A payout is paid by the cage or by check; the floor signed.</source>
      <translation>赔付由账房或支票支付；主管已签名。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>A payout test of %n questions with {answers} answers, then hands until {moves} moves are made.</source>
      <translation>
        <numerusform>先是 %n 题共 {answers} 个答案的赔付测验，再发牌直到完成 {moves} 个动作。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>A percentage of each pot, main pot first, up to the cap per hand.</source>
      <translation>每个底池按其百分比抽取，先抽主池，直到本局封顶。</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/file.py" />
      <source>A person’s ID has 1 to 32 of a–z, 0–9, dot, dash: choose another one.</source>
      <translation>人员编号为 1 至 32 个 a–z、0–9、点、短横：请另选。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>A player acts out of turn</source>
      <translation>玩家不按顺序行动</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>A player bids out of turn</source>
      <translation>玩家不按顺序叫注</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>A player comes from a broken or must-move game</source>
      <translation>玩家来自解散或强制转台的牌局</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>A player is all in for less than a full raise.</source>
      <translation>玩家全下，但不足一次完整加注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>A player leaves in the middle of a hand</source>
      <translation>玩家在牌局中途离开</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/cash.py" />
      <source>A player leaves with all chips: seat {seat} has {stack}.</source>
      <translation>玩家须带走全部筹码：{seat} 号位有 {stack}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>A player showed a card</source>
      <translation>玩家亮出一张牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/changes.py" />
      <source>A player sits down between hands: finish this one first.</source>
      <translation>玩家在两手牌之间入座：请先完成这一手。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>A player tips out of the stack</source>
      <translation>玩家从筹码中给小费</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>A player was dealt a card twice</source>
      <translation>一位玩家被多发一张牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>A player was skipped</source>
      <translation>漏发了一位玩家</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>A player who folds here keeps the Blind in action.</source>
      <translation>在此弃牌的玩家，其 Blind 仍有效。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>A player who folds loses all bets but the Board bonus, which stays in action.</source>
      <translation>弃牌的玩家输掉所有注码，但 Board 奖金注仍有效。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>A player who folds loses the ante and street bets; the bonus bets stay in action.</source>
      <translation>弃牌的玩家输掉底注和各街注；奖金注仍有效。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>A player who folds loses the ante, the street bets and every bonus bet.</source>
      <translation>弃牌的玩家输掉底注、各街注和所有奖金注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>A player who owes a blind is not dealt in at the button, or between the button and the big blind.</source>
      <translation>欠盲注的玩家在庄位或庄位与大盲之间时不发牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/handbook.py" />
      <source>A player who stays puts in 1 point; a player who passes does nothing. If only one player stays, that player takes the chip back, and a new round begins.</source>
      <translation>留下的玩家放入 1 分；不押的玩家不动。若只有一位留下，该玩家取回筹码，新一轮开始。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>A player who surrenders loses the Peek wager and keeps half of the Raise wager.</source>
      <translation>投降的玩家输掉 Peek 注，保留加注的一半。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/handbook.py" />
      <source>A player without enough chips for a call or a full raise goes all-in. Further bets go into a side pot to the right of the main pot. An all-in counts as a bet or raise.</source>
      <translation>筹码不足跟注或完整加注的玩家全下。之后的下注进入主池右侧的边池。全下算作一次下注或加注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>A player’s claim</source>
      <translation>玩家的说法</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>A posted jackpot is the house’s money, so the person who posts it is responsible for the amount.</source>
      <translation>公示的彩金是本场所的钱，所以公示的人对金额负责。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>A pot is the sum of the called wagers. An uncalled bet is returned, and is never raked.</source>
      <translation>底池为被跟注码之和：无人跟的部分退还，且不抽水。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>A raise may be any amount. Checking is allowed.</source>
      <translation>加注金额不限。可以过牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>A raise may be as large as every opponent can call. Checking is allowed.</source>
      <translation>加注最多为每位对手都能跟的金额。可以过牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>A raise may be as large as the richest opponent can call. Checking is allowed.</source>
      <translation>加注最多为筹码最多的对手能跟的金额。可以过牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/records.py" />
      <source>A record needs an input: correct the record.</source>
      <translation>记录需要有输入：请更正记录。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>A seat that keeps the old minimum keeps it until the limits change again.</source>
      <translation>保留原最低限额的座位，一直保留到限额再次更改为止。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>A second person checks an amount at which a mistake is expensive.</source>
      <translation>金额大到出错代价高时，由第二个人核对。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/night_signing.py" />
      <source>A second person must sign for the night.</source>
      <translation>当晚须由第二人签名。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>A second supervisor must sign.</source>
      <translation>须有第二位主管签名。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/settling.py" />
      <source>A settling process was killed: try again with --jobs 1.</source>
      <translation>结算记录的进程被终止：请用 --jobs 1 再试。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/stopped.py" />
      <source>A signature cannot clear this. A technician must fix the above and restart the kiosk, or a manager has the records set aside: {command}.</source>
      <translation>此处签名无济于事：由技术员处理上述问题并重新启动终端，或由经理将记录封存：{command}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfers.py" />
      <source>A signature is missing: everybody on the list must sign.</source>
      <translation>缺少签名：名单上的每个人都须签名。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>A slip does not match the payout: the floor must void it first.</source>
      <translation>有单据与赔付不符：须先由主管作废。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>A spread limit needs a max_bet; correct the record.</source>
      <translation>区间限注需要 max_bet；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>A step out of order</source>
      <translation>步骤顺序错误</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>A straddle is twice the big blind, before the cards. It is the bet to call, and acts last.</source>
      <translation>Straddle 是发牌前下的两倍大盲；它是要跟的注，最后行动。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>A technician builds them with “make camera-model”. Until then, enter cards by hand.</source>
      <translation>技术员用“make camera-model”生成。在此之前请手动录入牌。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/stopped.py" />
      <source>A technician must fix the above and restart the kiosk.</source>
      <translation>由技术员处理上述问题，并重新启动终端。</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/tcl/driver.py" />
      <source>A ticket is in the printer’s chute: take it.</source>
      <translation>打印机出票口有一张票：请取走。</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/tcl/driver.py" />
      <source>A ticket is jammed: open the printer and take it out.</source>
      <translation>有票卡住：请打开打印机取出。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/banked.py" />
      <source>A tie</source>
      <translation>平手</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>A tie for the highest toss: who is the dealer?</source>
      <translation>最高点数相同：由谁坐庄？</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/drill.py" />
      <source>A tie splits the pot. The odd point: {ruling}</source>
      <translation>平手平分底池。多出的一分：{ruling}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/rules.py" />
      <source>A tie with the dealer, and the player has a flush or better: what happens to I’m In?</source>
      <translation>与荷官平手，且玩家有同花或以上：I’m In 如何处理？</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>A tip may leave the table; nothing else may.</source>
      <translation>小费可以离开牌桌；其他筹码不可以。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>A trainee cannot relieve a dealer in the middle of a hand: a dealer must.</source>
      <translation>学员不能在一手牌中途接手：须由荷官接手。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>A trainee needs a supervising dealer, who must also sign.</source>
      <translation>学员须在带教荷官陪同下发牌，带教荷官也须签名。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>A trainee’s mistakes cost real money, so a person who may correct them must watch.</source>
      <translation>学员的错误会损失真钱，所以须由有权纠正的人看着。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>A void slip is kept with its reason. Make a new one if still needed.</source>
      <translation>作废的单据连同原因一并保存。若仍需要，请另出一张。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>A wager below the minimum does not cover the cost of the hand, so it is no bet.</source>
      <translation>低于下限的投注抵不了一局的成本，所以无效。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/hand.py" />
      <source>A wager has no answer yet: answer every seat, then hand in.</source>
      <translation>有一注尚无答案：请先回答每个座位，再交卷。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>A wager or decision …</source>
      <translation>注码或决定……</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>A winner cannot be paid now</source>
      <translation>暂不能赔付赢家</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/calibration/zones.py" />
      <source>A zone has no place: choose the place it covers.</source>
      <translation>有区域没有位置：请指明它覆盖的位置。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>About {time}</source>
      <translation>大约 {time}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/menu.py" />
      <source>Accept: {why}</source>
      <translation>接受：{why}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/journal.py" />
      <source>Accepted. The journal continues as is.</source>
      <translation>已接受。从现有记录继续。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/journal.py" />
      <source>Accepted. The table resumes from its journal.</source>
      <translation>已接受。牌桌从其日志继续。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Ace and face, suited</source>
      <translation>A 配人头牌，同花</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Ace and face, unsuited</source>
      <translation>A 配人头牌，不同花</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>Ace high</source>
      <translation>A 高牌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Ace-king, suited</source>
      <translation>AK 同花</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Ace-king, unsuited</source>
      <translation>AK 不同花</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Ace-queen or ace-jack, suited</source>
      <translation>AQ 或 AJ 同花</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Ace-queen or ace-jack, unsuited</source>
      <translation>AQ 或 AJ 不同花</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Acknowledge</source>
      <translation>确认</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Acknowledged</source>
      <translation>已确认</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/judge.py" />
      <source>Action is on seat {seat}.</source>
      <translation>轮到 {seat} 号位。</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Actual payment to a seat entered.</source>
      <translation>已录入座位的实际赔付。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Add chips</source>
      <translation>加筹码</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Add {file}</source>
      <translation>合并 {file}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>Add {name}, ID {id}: {roles}</source>
      <translation>添加 {name}，ID {id}：{roles}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>Added: {name} ({id}), {roles}.</source>
      <translation>新增：{name}（{id}），{roles}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Adds</source>
      <translation>加筹码</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>After a failed try, %n days pass before the next.</source>
      <translation>
        <numerusform>未通过后须隔 %n 天再考。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>After the players’ hole cards, face down.</source>
      <translation>在玩家底牌之后，面朝下发。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/ladder.py" />
      <source>Against the clock</source>
      <translation>计时</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>All</source>
      <translation>全部</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>All 52 cards shown. Learning the deck.</source>
      <translation>52 张牌已全部展示。正在学习这副牌。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>All cards are back</source>
      <translation>所有牌已放回</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>All cards are back in place.</source>
      <translation>每张牌都回到原位。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>All cards are back in place: continue</source>
      <translation>所有牌已放回原位：继续发牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>All cards go back to the deck, which is shuffled before the next hand.</source>
      <translation>收回所有牌，下一局前洗牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/deck_seals.py" />
      <source>All cards of this deck were read: sign for it, or retire it.</source>
      <translation>这副牌已全部读取：请签名，或停用。</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>All corner tags seen, but no vision models installed: the camera reads no cards.</source>
      <translation>看到全部角标，但识别模型未安装：摄像头读不了牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>All corner tags seen, but no zones drawn: draw the zones next.</source>
      <translation>看到全部角标，但没有画区域：接下来画区域。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>All correct in {seconds} s.</source>
      <translation>全部正确，用时 {seconds} 秒。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>All dealt</source>
      <translation>全部发完</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>All dealt face down</source>
      <translation>全部牌面朝下发出</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/surface.py" />
      <source>All fields touched · most fingers at once: {fingers}</source>
      <translation>每个区块都已触碰 · 同时最多 {fingers} 指</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>All have peeked</source>
      <translation>全部看过</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>All have signed. Request the credit.</source>
      <translation>全部已签名。申请退码。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>All have signed. Request the fill.</source>
      <translation>全部已签名。申请补码。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>All have signed. Request the transfer.</source>
      <translation>全部已签名。请申请转移。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>All have signed. Send the chips.</source>
      <translation>全部已签名。送出筹码。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>All have signed. The chips have arrived.</source>
      <translation>全部已签名。筹码已送达。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>All in {amount}</source>
      <translation>全下 {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/bid.py" />
      <source>All in {points}</source>
      <translation>全下 {points}</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/limits.py" />
      <source>All of it: an amount that no chips make is paid in coins or by check.</source>
      <translation>全额赔付：筹码凑不成的部分用硬币或支票支付。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>All of them go to the first winner left of the button.</source>
      <translation>全部归按钮左侧第一位赢家。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>All others fold: may the two blinds agree to take their chips back?</source>
      <translation>其他人全部弃牌：两个盲注可以约定取回筹码吗？</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>All others folded, and the blinds agreed to chop. The button moves, and nothing is dropped.</source>
      <translation>其他人全部弃牌，两个盲注约定取回筹码。按钮移动，不抽水。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/procedure.py" />
      <source>All play</source>
      <translation>全部参加</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>All players still in the round lift their Peekers and announce their hands.</source>
      <translation>仍在本轮的所有玩家掀开 Peeker 杯并报出牌型。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>All players turn over their two down cards. Enter any card not yet read.</source>
      <translation>所有玩家翻开两张底牌。录入每张尚未读到的牌。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>All prompts</source>
      <translation>全程提示</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>All questions answered.</source>
      <translation>已全部作答。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/giving_back.py" />
      <source>All returned</source>
      <translation>全部已退还</translation>
    </message>
    <message>
      <location filename="../../drivers/seat_reader/feig/driver.py" />
      <source>All seats can be read.</source>
      <translation>所有座位均可读取。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/procedure.py" />
      <source>All stake 1</source>
      <translation>全部押 1 分</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>All tables</source>
      <translation>所有牌桌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>All that was trained as {id} is {name}’s now.</source>
      <translation>以 {id} 培训的全部内容现归 {name}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>All the chips count.</source>
      <translation>所有筹码都算数。</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>All wagers settled: the hand is over.</source>
      <translation>每一注都已结算：本局结束。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>All wagers, Board bonus included.</source>
      <translation>每一注，包括 Board 奖金注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/handbook.py" />
      <source>All who are still in lift their Peekers and announce their hands. The strongest five of six dice wins; a tie splits the pot evenly. Each side pot goes to the best hand among those who put into it.</source>
      <translation>仍在局者全部掀开 Peeker 杯并报出牌型。六颗骰子中最强的五颗获胜；平手平分底池。每个边池归投入该池者中最好的牌型。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>All {n}</source>
      <translation>全部 {n}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>All {n} check</source>
      <translation>{n} 人全部过牌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>All {option}</source>
      <translation>全部 {option}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>All-in stands.</source>
      <translation>全下成立。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>Also signed in at {tables}: change the dealer there.</source>
      <translation>也已在 {tables} 登录：请在那里更换荷官。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/rulings.py" />
      <source>Among the first cards dealt: {ruling}</source>
      <translation>发牌的头几张之一：{ruling}</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/slips.py" />
      <source>Amount</source>
      <translation>金额</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Amount on the slip</source>
      <translation>单据金额</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Amounts</source>
      <translation>金额</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>An all-in for less than a full raise: does it reopen the betting?</source>
      <translation>全下不足一次完整加注：是否重新开放下注？</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/handbook.py" />
      <source>An ante of at least the posted table minimum buys a hand. The flop, turn and river bets are made in multiples of it. A Board or Pocket bonus bet has a minimum; a 6 Card bonus bet is one of the house’s amounts. A bonus bet needs an ante.</source>
      <translation>底注不低于公示的本桌最低额即可入局。翻牌、转牌、河牌注为底注的倍数。Board 或 Pocket 奖金注有最低额；6 Card 奖金注为本场所所定金额之一。奖金注须有底注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>An ante of at least the table minimum buys a hand. Bonus bets are optional and need an ante.</source>
      <translation>底注不低于本桌最低额即可入局。奖金注可选，须有底注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>An extra hand was dealt</source>
      <translation>多发了一手牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/records.py" />
      <source>An option is named twice, with the game’s key and without; name it once.</source>
      <translation>一个选项出现两次，一次带游戏键、一次不带；只写一次。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Announce the seat’s wagers.</source>
      <translation>大声报出该座位的注码。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Another amount</source>
      <translation>其他金额</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/pin.py" />
      <source>Another badge ended this PIN entry. Hold the badge again, or choose a name.</source>
      <translation>另一张工牌中断了 PIN 输入。请再刷一次工牌，或选择姓名。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Another card</source>
      <translation>另一张牌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>Another card was read: look again.</source>
      <translation>又读到一张牌：请再看一次。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>Another charity</source>
      <translation>其他慈善机构</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Another day …</source>
      <translation>其他日期……</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Another dealer relieved the first; the floor signed.</source>
      <translation>另一位荷官接手；主管已签名。</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/file.py" />
      <source>Another kiosk (process {holder}) has the journal {path} open: use that one, or end it and start again.</source>
      <translation>另一台终端（进程 {holder}）已打开日志 {path}：请用那一台，或结束它再启动。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/versions.py" />
      <source>Another kiosk is saving the floor server’s update: wait.</source>
      <translation>本场所另一台终端正在保存楼面服务器发来的内容：请稍候。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/move.py" />
      <source>Another machine publishes to the floor server: enroll this one’s tables, and push them.</source>
      <translation>另一台机器已向楼面服务器发布：请登记本机的牌桌并推送。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>Another manager must lock {name}.</source>
      <translation>须由另一位经理锁定 {name}。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Another number</source>
      <translation>其他号码</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/judge.py" />
      <source>Another player won this pot: {right}</source>
      <translation>此底池由另一位玩家赢得：{right}</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opened.py" />
      <source>Another program has the journal open: close that program.</source>
      <translation>另一个程序已打开日志：请关闭该程序。</translation>
    </message>
    <message>
      <location filename="../../drivers/link.py" />
      <source>Another program is using {port}: close it.</source>
      <translation>{port} 被另一程序占用：请关闭该程序。</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/chain.py" />
      <source>Another version made this journal ({what}): install that version, or run kiosk journal begin-again. Nothing was changed.</source>
      <translation>此日志由另一版本（{what}）生成：请安装该版本，或运行 kiosk journal begin-again。未作任何更改。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/actions.py" />
      <source>Answer the open question first, or touch Cancel.</source>
      <translation>请先回答打开的问题，或点“取消”。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Answer the question again.</source>
      <translation>请重新回答问题。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/drill/stages.py" />
      <source>Answer this question first, or touch “I don’t know”.</source>
      <translation>请先回答此题，或点“我不知道”。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Answered today</source>
      <translation>今日已答复</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Answers</source>
      <translation>答案</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/training.py" />
      <source>Answers deleted: {n}. Examinations, certificates, and signatures stay.</source>
      <translation>已删除的回答：{n}。考试、证书和签名均予保留。</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Answers taken back</source>
      <translation>撤回的回答</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Ante</source>
      <translation>底注</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Ante and bonus bets</source>
      <translation>底注与奖金注</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Any</source>
      <translation>不限</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Any amount that the player has.</source>
      <translation>玩家拥有的任何金额。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>Any card can be entered by hand. No hand stops for a shoe.</source>
      <translation>任何牌都可手动录入。不会因牌靴而停局。</translation>
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
      <translation>任何荷官</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Any hand</source>
      <translation>任何牌局</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>Any number</source>
      <translation>任何局号</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/irregularities.py" />
      <source>Any player who shares their cards with any other player at the table will forfeit their hand and any bets that have been placed on the same.</source>
      <translation>任何玩家若与同桌其他玩家互看底牌，即丧失其手牌及对该手牌的全部投注。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>Any result</source>
      <translation>任何结果</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>Any seat</source>
      <translation>任何座位</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>Any time</source>
      <translation>任何时间</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dates.py" />
      <source>Apr</source>
      <translation>4月</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/journal.py" />
      <source>Archived: {path}, {size}.</source>
      <translation>已归档：{path}，{size}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>Are the four bonus cards revealed if no 6 Card bet is in action?</source>
      <translation>没有有效的 6 Card 投注时，是否翻开四张奖金牌？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Arrived, counted</source>
      <translation>已到，已清点</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>As last seen at {time}.</source>
      <translation>此处显示的是 {time} 的情况。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>As many cards are burned as the rules ask for, so the next cards are the right ones.</source>
      <translation>烧牌数与规则一致，所以接下来的牌是正确的。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>As much as the poorest opponent still in has left.</source>
      <translation>不超过仍在局、筹码最少的对手所剩。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>As much as the richest opponent still in has left.</source>
      <translation>不超过仍在局、筹码最多的对手所剩。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>As recorded</source>
      <translation>原始记录</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/move.py" />
      <source>Ask the owner of {path} to add this line at its top: {line}</source>
      <translation>请让 {path} 的所有者把这一行放在开头：{line}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Ask who plays: two to four players.</source>
      <translation>询问谁参加：二至四位玩家。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/main.py" />
      <source>At a table everyone signs in with a PIN: omit --as.</source>
      <translation>在牌桌上每人用自己的 PIN 登录：请去掉 --as。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>At all tables</source>
      <translation>在所有牌桌</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>At least {least}</source>
      <translation>至少 {least}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>At most %n raises.</source>
      <translation>
        <numerusform>最多加注 %n 次。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>At most {cap}</source>
      <translation>最多 {cap}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>At some moment you must sign in again.</source>
      <translation>考试中途会要求您重新登录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>At table stakes only a tip may leave a stack, so that each player can lose what was shown.</source>
      <translation>桌面筹码规则下，只有小费可以从筹码中拿走，这样每位玩家可能输的就是所示的筹码。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>At what payout does a second supervisor sign?</source>
      <translation>从多大的赔付起须第二位主管签名？</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>At what payout is a slip written?</source>
      <translation>从多大的赔付起须写单据？</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>At what payout is a tax form filled in?</source>
      <translation>从多大的赔付起须填税表？</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/questions.py" />
      <source>At which table are payouts wrong?</source>
      <translation>哪张牌桌赔付出错？</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/questions.py" />
      <source>At which table do players disagree?</source>
      <translation>哪张牌桌有玩家争议？</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/questions.py" />
      <source>At which table is the floor slow to come?</source>
      <translation>主管在哪一桌到得慢？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Attempt number</source>
      <translation>第几次考试</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dates.py" />
      <source>Aug</source>
      <translation>8月</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Award the pots</source>
      <translation>判定底池</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>BAD SIGNATURE</source>
      <translation>签名错误</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/slips.py" />
      <source>BY HAND · paper {paper} · {name}</source>
      <translation>手写 · 纸号 {paper} · {name}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Back</source>
      <translation>返回</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Back to the hand</source>
      <translation>回到牌局</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>Badge held to reader</source>
      <translation>把工牌贴近读取器</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Badges</source>
      <comment>the device</comment>
      <translation>工牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Bag the deck for the floor; open another one.</source>
      <translation>把这副牌装袋交主管；打开另一副。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Bag the dice for the floor; open another set.</source>
      <translation>把骰子装袋交主管；打开另一套。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Bag the old deck for the floor.</source>
      <translation>把旧牌装袋交主管。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Bag the old dice for the floor.</source>
      <translation>把旧骰子装袋交主管。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seals.py" />
      <source>Bag {bag}</source>
      <translation>封袋 {bag}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>Bag {bag}: its time ended on {day}.</source>
      <translation>封袋 {bag}：保管期已于 {day} 结束。</translation>
    </message>
    <message>
      <location filename="../../kiosk/bank/inspections.py" />
      <source>Bar code</source>
      <translation>条形码</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>Bar code on the box</source>
      <translation>盒上的条码</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Barred: payout seized</source>
      <translation>禁入者：赔付扣留</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/handbook.py" />
      <source>Before the flop a player folds, or makes a flop bet, a multiple of the ante.</source>
      <translation>翻牌前，玩家弃牌，或下翻牌注，为底注的倍数。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Before the pots are pushed</source>
      <translation>推底池之前</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/handbook.py" />
      <source>Before the river a player folds, or makes a river bet, a multiple of the ante.</source>
      <translation>河牌前，玩家弃牌，或下河牌注，为底注的倍数。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/handbook.py" />
      <source>Before the turn a player folds, or makes a turn bet, a multiple of the ante.</source>
      <translation>转牌前，玩家弃牌，或下转牌注，为底注的倍数。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/moves.py" />
      <source>Begin at seat {seat}</source>
      <translation>从 {seat} 号位开始</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>Begin the calibration first.</source>
      <translation>请先开始校准。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Bet</source>
      <translation>下注</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Bet after the flop</source>
      <translation>翻牌后的下注</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Bet before and on the flop</source>
      <translation>翻牌前及翻牌圈的下注</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Bets</source>
      <translation>下注</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>Bets are still open.</source>
      <translation>仍可下注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Betting</source>
      <translation>下注方式</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Bidding</source>
      <translation>叫注</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Big blind</source>
      <translation>大盲注</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/decks.py" />
      <source>Black</source>
      <translation>黑色</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Blind</source>
      <translation>Blind</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Blind bonus</source>
      <translation>Blind 奖金注</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Blind wagers</source>
      <translation>Blind 注</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Blinds are up, deal</source>
      <translation>盲注已下，发牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Blinds returned</source>
      <translation>盲注已退回</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Blinds settled</source>
      <translation>Blind 注已结算</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Blinds, please.</source>
      <extracomment>Called aloud by the dealer, in English: keep it as it is.</extracomment>
      <translation>Blinds, please.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Blinds, please. Seats {seats} post missed blinds.</source>
      <extracomment>Called aloud by the dealer, in English: keep it as it is.</extracomment>
      <translation>
        <numerusform>Blinds, please. Seats {seats} post missed blinds.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/decks.py" />
      <source>Blue</source>
      <translation>蓝色</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>Blue back</source>
      <translation>蓝色牌背</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Board</source>
      <translation>Board</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/drill.py" />
      <source>Board</source>
      <comment>the community cards</comment>
      <translation>公共牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Board bonus</source>
      <translation>Board 奖金注</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Board settled</source>
      <translation>Board 已结算</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Both count the tube once more. If it still differs, both sign for it.</source>
      <translation>双方再清点一次该筹码管。若仍不符，双方签名确认。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Both count the tube once more. If it still differs, both sign for the difference, and the table opens.</source>
      <translation>双方再清点一次该筹码管。若仍不符，双方为差额签名，然后开桌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Both dealer cards are shown after I’m In. Enter the card if the shoe did not read it.</source>
      <translation>荷官的两张牌在 I’m In 之后亮出。若牌靴未读到，请录入该牌。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Both hands</source>
      <translation>双手</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Both have signed. Close the table.</source>
      <translation>双方已签名。请收桌。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Both have signed. Open the table.</source>
      <translation>双方已签名。请开桌。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Both have signed. Save this count.</source>
      <translation>双方已签名。保存此清点。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Both sign</source>
      <translation>双方签名</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Both sign for the count. The screen pays from it from the next hand.</source>
      <translation>双方为清点签名。从下一局起屏幕按此赔付。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Both sign for the rack of a table that is not opened today.</source>
      <translation>双方为今天未开桌的筹码盘签名。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Bought with cash since the opening</source>
      <translation>开桌以来现金购买</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Boxed card</source>
      <translation>反置牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Bring in a new deck; the floor signs for it.</source>
      <translation>换上新牌；由主管签名。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Bring in a new set of dice; the floor signs for it.</source>
      <translation>换上新骰子；由主管签名。</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Broke procedure</source>
      <translation>未遵守流程</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/zones.py" />
      <source>Burn</source>
      <translation>烧牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>Burn a card and deal the next one to {place}</source>
      <translation>烧一张牌，并把其后的一张发到{place}</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/judge.py" />
      <source>Burn a card first: {right}</source>
      <translation>先烧一张牌：{right}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Burn a card.</source>
      <translation>烧一张牌。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Burn. {spot}: enter card {nth} of {all}.</source>
      <translation>先烧牌，再录入{spot}的牌，第 {nth} 张（共 {all} 张）。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Burned</source>
      <translation>已烧</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Burns</source>
      <translation>烧牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Button</source>
      <translation>按钮</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Button and blinds</source>
      <translation>按钮与盲注</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Button at seat {button}. Big blind: seat {big}. No small blind.</source>
      <translation>按钮在 {button} 号位。大盲：{big} 号位。无小盲。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Button at seat {button}. Blinds: seats {small} and {big}.</source>
      <translation>按钮在 {button} 号位。盲注：{small} 号位和 {big} 号位。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Button at seat {seat}</source>
      <translation>按钮在 {seat} 号位</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Buy-in</source>
      <translation>买入</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Buy-ins</source>
      <translation>买入</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>By</source>
      <translation>人员</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>By charity</source>
      <translation>按慈善机构</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>By day</source>
      <translation>按日</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>By dealer</source>
      <translation>按荷官</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>By game</source>
      <translation>按游戏</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>By shift</source>
      <translation>按班次</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>By table</source>
      <translation>按牌桌</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>COUNT OF A CLOSED TABLE</source>
      <translation>已收桌清点单</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>CREDIT</source>
      <translation>退码</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>CREDIT RECEIPT</source>
      <translation>退码收据</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>CREDIT REQUEST</source>
      <translation>退码申请</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>CREDIT SLIP</source>
      <translation>退码单</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>Cage</source>
      <translation>账房</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Cage pays {amount}</source>
      <translation>账房赔付 {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Cage: choose your name, then enter your PIN.</source>
      <translation>账房：选择您的姓名，再输入 PIN。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Cage: hold your badge to the reader, or choose your name. Then enter your PIN.</source>
      <translation>账房：把工牌贴近读取器，或选择您的姓名。再输入 PIN。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Cage: sign here.</source>
      <translation>账房：在此签名。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>Calibrate</source>
      <translation>校准</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>Calibrate the camera first.</source>
      <translation>请先校准摄像头。</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Calibrated</source>
      <translation>已校准</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>Calibrated: remove the board and draw the zones.</source>
      <translation>已校准：拿走校准板并画出区域。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/evidence.py" />
      <source>Calibration</source>
      <translation>校准</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Call a second supervisor to sign for this payout.</source>
      <translation>请叫第二位主管为此赔付签名。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Call all in {amount}</source>
      <translation>跟注全下 {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Call at {table}</source>
      <translation>{table} 已报牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/moves.py" />
      <source>Call the floor</source>
      <translation>呼⁠叫主⁠管</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Call the floor to sign for this payout.</source>
      <translation>请叫主管为此赔付签名。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/steps.py" />
      <source>Call the {hand} at seat {seat}. Wait for the floor.</source>
      <translation>报出 {seat} 号位的{hand}。等待主管。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/steps.py" />
      <source>Call the {hand} for seats {seats}. Wait for the floor.</source>
      <translation>报出 {seats} 号位的{hand}。等待主管。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/judge.py" />
      <source>Call this hand: the floor confirms it before anything is paid.</source>
      <translation>请报此手牌：赔付前须由主管确认。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Call {amount}</source>
      <translation>跟注 {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/felt/felt_rows.py" />
      <source>Call {call} of {stack} · pot then {pot}</source>
      <translation>跟注 {call}（共 {stack}）· 底池变为 {pot}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/bid.py" />
      <source>Call {points}</source>
      <translation>跟注 {points}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/bid.py" />
      <source>Call {points} and raise</source>
      <translation>跟注 {points} 并加注</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/handbook.py" />
      <source>Call, raise or fold; the big blind may check or raise unless the betting is capped. Three cards come face up, then the turn, then the river, with a betting round after each: one bet and as many raises as the house allows. At the end all turn over their two cards.</source>
      <translation>跟注、加注或弃牌；大盲可过牌或加注，除非已封顶。先发三张明牌，再发转牌、河牌，每次之后有一轮下注：一次下注，加注次数以本场所规定为限。最后所有人翻开自己的两张牌。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Calling the floor</source>
      <translation>呼⁠叫主⁠管</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>Calls</source>
      <translation>呼叫</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Calls of the floor</source>
      <translation>呼叫主管次数</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/catalog.py" />
      <source>Camera</source>
      <translation>摄像头</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Camera</source>
      <comment>the device</comment>
      <translation>摄像头</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/doubts.py" />
      <source>Camera and dealt cards disagree: {zones}. Check, and correct any misread card.</source>
      <translation>摄像头看到的牌与所发不同：{zones}。请核对，并更正读错的牌。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>Camera calibrated. Remove the board and draw the zones.</source>
      <translation>摄像头已校准：拿走校准板并画出区域。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/catalog.py" />
      <source>Camera evidence</source>
      <translation>摄像头证据</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>Camera reading the table.</source>
      <translation>摄像头正在读牌桌。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Camera {time}</source>
      <translation>摄像头 {time}</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Can print</source>
      <translation>可以打印</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>Cancel</source>
      <translation>取消</translation>
    </message>
    <message>
      <location filename="../../kiosk/bank/inspections.py" />
      <source>Card back</source>
      <translation>牌背</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Card exposed or damaged</source>
      <translation>牌露出或损坏</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>Card laid at a seat</source>
      <translation>一张牌发到座位</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/evidence.py" />
      <source>Card model</source>
      <translation>牌面模型</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>Card not read: clean the shoe’s window, then pull another one.</source>
      <translation>读不出这张牌：清洁牌靴窗口，再抽一张。</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>Card pulled</source>
      <translation>抽出一张牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Card put back in its place.</source>
      <translation>一张牌放回原位。</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Card refused: it is already in this hand.</source>
      <translation>拒绝一张牌：它已在本局中。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/showing/enrollment.py" />
      <source>Card unclear: set it aside, or name it.</source>
      <translation>该牌不清楚：放一边，或说明是哪张。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Card {nth}</source>
      <translation>第 {nth} 张牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Card {nth} of {count} face down</source>
      <translation>第 {nth} 张牌（共 {count} 张）牌面朝下</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Cards</source>
      <translation>卡片</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Cards already in this hand were entered again</source>
      <translation>录入了本局中已有的牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfers.py" />
      <source>Cards are being dealt: finish this first.</source>
      <translation>正在发牌：请先完成。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/handbook.py" />
      <source>Cards go from left to right, one at a time, until everybody has two, face down. Hole cards are private: a player who shares them forfeits the hand and the bets on it.</source>
      <translation>牌从左到右一次一张，每人两张，牌面朝下。底牌不得外露：给他人看手牌者，手牌及其注码没收。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/judge.py" />
      <source>Cards go left to right: seat {seat} is first.</source>
      <translation>牌从左到右发：{seat} 号位先。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seals.py" />
      <source>Cards read</source>
      <translation>已读牌数</translation>
    </message>
    <message>
      <location filename="../../kiosk/bank/inspections.py" />
      <source>Cards read by the machine</source>
      <translation>机器读取的牌数</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Cards were dealt out of order</source>
      <translation>发牌顺序错误</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Cards were swept or mixed up</source>
      <translation>牌被收走或弄乱</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Carried in</source>
      <translation>带入</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Carried out</source>
      <translation>带出</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>Cash of each person at all tables and in the cage, and who is barred</source>
      <translation>每个人在所有桌和账房的现金，以及不得参与的人员</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Cash-out</source>
      <translation>兑现</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Cash-outs</source>
      <translation>兑现</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Certificate</source>
      <translation>证书</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/office.py" />
      <source>Certificate still valid: revoke it, or let it expire.</source>
      <translation>证书仍有效：请先吊销，或等其到期。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/floor/words.py" />
      <source>Certificate: %n days left</source>
      <translation>
        <numerusform>证书：还剩 %n 天</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Certified until {day}</source>
      <translation>证书有效至 {day}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Change amounts</source>
      <translation>更改金额</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Change chips</source>
      <translation>兑换筹码</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/menu.py" />
      <source>Change dealer</source>
      <translation>更换荷官</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Change of dealer</source>
      <translation>更换荷官</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Change the drop box</source>
      <translation>更换钱箱</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Change the limits</source>
      <translation>更改限额</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>Change the name</source>
      <translation>更改姓名</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>Change the roles</source>
      <translation>更改角色</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/sealed.py" />
      <source>Changed, not signed for: {parts}. Manager: sign in from the menu and sign.</source>
      <translation>有变更尚未签名：{parts}。经理：从菜单登录并为其签名。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>Changed: {name} ({id}): {what}.</source>
      <translation>变更：{name}（{id}）：{what}。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>Charities</source>
      <translation>慈善机构</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/bid.py" />
      <source>Check</source>
      <translation>过牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Check all dice against the screen.</source>
      <translation>对照屏幕核对所有骰子。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Check each seat against the screen; keep dealing.</source>
      <translation>对照屏幕核对每个座位，再继续发牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/shoe.py" />
      <source>Check every card and confirm, then continue.</source>
      <translation>核对每张牌并确认，再继续发牌。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Check every card on the table against the screen.</source>
      <translation>对照屏幕核对桌上每一张牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Check or bet; a bet is called or raised, or the hand folded. {cap}</source>
      <translation>过牌或下注；有人下注后，跟注、加注或弃牌。{cap}</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/steps.py" />
      <source>Check the cards with the floor. Correct a misread card.</source>
      <translation>与主管核对牌面。更正读错的牌。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Check the cards, then touch “All cards are back”.</source>
      <translation>核对牌，然后点“所有牌已放回”。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Check the list of barred and self-excluded people before you sign.</source>
      <translation>签名前请核对禁入和自我排除人员名单。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/check.py" />
      <source>Check the names of these pay table lines:</source>
      <translation>请核对赔付表中这些赔付项的名称：</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Check what this table pays.</source>
      <translation>核对本桌的赔付。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>Check {check}</source>
      <translation>支票 {check}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Chip cutting</source>
      <translation>计时切筹码</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Chips</source>
      <translation>筹码</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/cash.py" />
      <source>Chips are carried between poker tables only.</source>
      <translation>只有扑克桌之间可以携带筹码。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Chips come once with each slip. Copy both from the paper.</source>
      <translation>每张单据只用一次。请照单据抄录两项。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Chips given out</source>
      <translation>筹码已发出</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/changes.py" />
      <source>Chips go to another player: choose that seat.</source>
      <translation>筹码给另一位玩家：请选择其座位。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfers.py" />
      <source>Chips have come with slip {slip} of {table} before: call the floor.</source>
      <translation>{table} 的单据 {slip} 已接收过筹码：请呼叫主管。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>Chips move between stacks only while the floor watches.</source>
      <translation>筹码只能在主管注视下从一堆移到另一堆。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Chips moved by this ruling, if any?</source>
      <translation>此裁定移动的筹码（如有）？</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Chips of a slip received.</source>
      <translation>已收到单据上的筹码。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Chips of {chip}</source>
      <translation>面额 {chip}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Chips of {chip}: worth how much together?</source>
      <translation>面额 {chip} 的筹码：合计多少？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Chips of {chip}: {count} of {slip}</source>
      <translation>{chip} 筹码：{count}/{slip}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Chips of {chip}: {stacks} + {loose}</source>
      <translation>{chip}筹码：{stacks} + {loose}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Chips on their way are returned to where they came from.</source>
      <translation>途中的筹码退回原处。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/shift.py" />
      <source>Chips on their way have no tube in this game: open the game that they are for, and finish the fill, credit, or transfer.</source>
      <translation>在途筹码在此游戏中没有筹码管：请开放这些筹码所属的游戏，并完成补码、退码或转移。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Chips received</source>
      <translation>筹码已收到</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Chips sent</source>
      <translation>筹码已送出</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Chips sent with a slip.</source>
      <translation>筹码已随单据送出。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Chips sold for cash or coupons</source>
      <translation>以现金或优惠券售出的筹码</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Choose</source>
      <translation>选择</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/decks.py" />
      <source>Choose --as from {steps}.</source>
      <translation>请从 {steps} 中选择 --as。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/decks.py" />
      <source>Choose --how from hand, shoe, camera.</source>
      <translation>请从 hand、shoe、camera 中选择 --how。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/devices.py" />
      <source>Choose a badge reader with --reader: {what}.</source>
      <translation>请用 --reader 指明工牌读取器：{what}。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Choose the game for this table.</source>
      <translation>选择本桌的游戏。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>Choose the person to change.</source>
      <translation>选择要更改的人员。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/locks.py" />
      <source>Choose the person to unlock. The PIN does not change.</source>
      <translation>选择要解锁的人。PIN 不变。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>Choose the roles of {name}.</source>
      <translation>选择 {name} 的角色。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/cash.py" />
      <source>Choose the seat first.</source>
      <translation>请先选择座位。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Choose the table that the chips come from.</source>
      <translation>请选择筹码来自哪一桌。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Choose the table that the chips go to.</source>
      <translation>请选择筹码送往哪一桌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/needs.py" />
      <source>Choose the time, the text size, and the usable hand from the lists.</source>
      <translation>请从列表中选择时间、文字大小和可用的手。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>Choose what to publish: people, house or tables.</source>
      <translation>请说明发布什么：people、house 或 tables。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/menu.py" />
      <source>Choose your name, then enter your PIN.</source>
      <translation>选择您的姓名，再输入 PIN。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Chop the blinds</source>
      <translation>退回盲注</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Clear the table</source>
      <translation>清理牌桌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/zones.py" />
      <source>Clear the table, then draw a zone for each place.</source>
      <translation>清理牌桌，再为每个位置画一个区域。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Clear the table.</source>
      <translation>清理牌桌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Clear the table. Shuffle the deck.</source>
      <translation>清理牌桌。洗牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Clock</source>
      <translation>时钟</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Clock {words}</source>
      <translation>时钟{words}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>Close the night</source>
      <translation>当晚结账</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Close the table</source>
      <translation>收桌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Closed</source>
      <translation>已关闭</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>Closer of {table}, dealer</source>
      <translation>{table} 收桌，荷官</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>Closer of {table}, floor</source>
      <translation>{table} 收桌，主管</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Closing</source>
      <translation>收桌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Closing signed: rack count next</source>
      <translation>收桌已签：接着清点筹码盘</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Collect all cards and count them into the deck.</source>
      <translation>收齐所有牌，清点成整副。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Collect the cards. Move the button.</source>
      <translation>收牌。移动按钮。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Coming {age}</source>
      <translation>前来中 {age}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/recalled.py" />
      <source>Community cards</source>
      <translation>公共牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/drill.py" />
      <source>Community dice</source>
      <translation>公共骰子</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/record.py" />
      <source>Community dice are rolled when two or more are in; correct the record.</source>
      <translation>两人或以上在局时才掷公共骰子；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Compare</source>
      <translation>比对</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Compare each hand. Settle Peek and Raise, right to left.</source>
      <translation>比较每手牌。从右到左结算 Peek 和加注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>Compare the screen with the felt</source>
      <translation>屏幕与台面对照</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Configuration</source>
      <translation>配置</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Configuration digest</source>
      <translation>配置摘要</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/controls/words.py" />
      <source>Confirm: %n cards face down</source>
      <translation>
        <numerusform>确认：%n 张牌面朝下</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Confirmed as moved: {moved}. It stays where it is; only what differs will move.</source>
      <translation>已确认移动：{moved}。筹码留在原处，只移动差额。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/console/link.py" />
      <source>Connection lost before the server answered: check if it counted; if not, sign again.</source>
      <translation>服务器应答之前连接断了：请看是否已生效；若没有，再签一次。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Console certificate</source>
      <translation>控制台证书</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/access.py" />
      <source>Console {name} added.</source>
      <translation>已添加控制台 {name}。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Contacting the floor server.</source>
      <translation>正在连接楼面服务器。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Continue the hand</source>
      <translation>继续本手牌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Continue to sign</source>
      <translation>去签名</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>Continue, and give that seat the last card</source>
      <translation>继续发牌，最后一张补给该座位</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Contrast</source>
      <translation>对比度</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/evidence.py" />
      <source>Corner model</source>
      <translation>牌角模型</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Correct</source>
      <translation>正确</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Correct amount? Leave empty for none.</source>
      <translation>正确金额？没有则留空。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/guided.py" />
      <source>Correct another card</source>
      <translation>更正另一张牌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Correct answers</source>
      <translation>正确答案</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Correct the card; the hand is recalculated.</source>
      <translation>更正该牌；本局将重新计算。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Correct the die; the round is recalculated.</source>
      <translation>更正该骰子；本轮将重新计算。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Correct the mistake with Misread card or Undo. The screen shows only what each seat is still due.</source>
      <translation>用“牌读错”或“撤销”更正。屏幕只显示每个座位仍应得的部分。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Correct, count the rack</source>
      <translation>正确，清点筹码盘</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Corrected</source>
      <translation>已更正</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Corrections</source>
      <translation>更正</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>Could not save: {why}.</source>
      <translation>无法保存：{why}。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Count</source>
      <translation>清点</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Count again</source>
      <translation>重新清点</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Count again first. No chip changes hands before everyone has signed.</source>
      <translation>请先重新清点。全部签名之前，筹码不得转手。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Count aloud, and enter the number.</source>
      <translation>大声清点，并输入数目。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>Count by yourself. Touch a value, then enter how many there are.</source>
      <translation>请独自清点。点一个面值，再输入数量。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfers.py" />
      <source>Count every chip in the rack; no negative counts.</source>
      <translation>清点筹码盘中的每枚筹码；数目不得小于零。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>Count of the other cards or dice: {count}, not {due}. The deck is not complete.</source>
      <translation>其余的牌或骰子为 {count}，而非 {due}：整副牌不齐。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Count or change the deck: touch Exceptions.</source>
      <translation>清点或更换整副牌：点“异常”。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>Count room</source>
      <translation>点算室</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Count the arrived chips.</source>
      <translation>清点送达的筹码。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/count.py" />
      <source>Count the box first.</source>
      <translation>请先清点钱箱。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Count the chips at the seat.</source>
      <translation>在座位上清点筹码。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Count the chips before the player and the floor.</source>
      <translation>当着玩家和主管的面清点筹码。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Count the deck, and enter the count.</source>
      <translation>清点整副牌，并输入张数。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Count the dice, and enter the count.</source>
      <translation>清点骰子，并输入颗数。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Count the new deck before the next hand.</source>
      <translation>下一局前清点新牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/deck_seals.py" />
      <source>Count the new deck or dice first, under “Exceptions”.</source>
      <translation>请先在“异常”中清点新的一副牌或骰子。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Count the rack</source>
      <translation>清点筹码盘</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Count the rack, chip by chip.</source>
      <translation>按面额清点筹码盘。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Count tube again</source>
      <translation>重新清点</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Count {side} {amount}</source>
      <translation>清点{side} {amount}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/shift/words.py" />
      <source>Counted again %n times, after a first count of</source>
      <translation>
        <numerusform>重新清点了 %n 次，首次清点为</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Counted differently: a new slip was issued</source>
      <translation>清点不符：已另开单据</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Counted now</source>
      <translation>现清点数</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Counted, compare</source>
      <translation>清点完毕，比较</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Counted, sign</source>
      <translation>清点完毕，签名</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Coupon</source>
      <translation>优惠券</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Coupons</source>
      <translation>优惠券</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Cover it</source>
      <translation>遮住</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Credit</source>
      <translation>退码</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/controls/words.py" />
      <source>Credit of {amount} on its way for %n minutes, slip {slip}. The receipt: menu, “On its way”.</source>
      <translation>
        <numerusform>退码 {amount} 在途 %n 分钟，单据 {slip}。收据：菜单“在途”。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/controls/words.py" />
      <source>Credit of {amount} on its way for %n minutes, slip {slip}: call the floor.</source>
      <translation>
        <numerusform>退码 {amount} 在途 %n 分钟，单据 {slip}：请叫主管。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Credit of {amount} requested. When the chips leave the rack: menu, “On its way”.</source>
      <translation>已申请退码 {amount}。筹码离开筹码盘时：菜单“在途”。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Credit on its way · slip {slip}</source>
      <translation>退码在途 · 单据 {slip}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Credit {number}, requested</source>
      <translation>退码 {number}，已申请</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Credits</source>
      <translation>退码</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/ladder.py" />
      <source>Cut in {seconds} s</source>
      <translation>{seconds} 秒内切好</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Cut out the payout, and give the chips to the floor.</source>
      <translation>切出赔付筹码，交给主管。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/ladder.py" />
      <source>Cut the amount.</source>
      <translation>切出该金额。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/exam.py" />
      <source>Cut the chips first.</source>
      <translation>请先切筹码。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Cut {amount} in the fewest chips</source>
      <translation>用最少的筹码切出 {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>D</source>
      <comment>the dealer button</comment>
      <translation>庄</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/reports.py" />
      <source>DAMAGED: {table}: {what}</source>
      <translation>已损坏：{table}：{what}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/journal.py" />
      <source>DAMAGED: {what}</source>
      <translation>已损坏：{what}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>Damaged</source>
      <translation>损坏</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/table_link.py" />
      <source>Data from the floor server cannot be saved here: {why}</source>
      <translation>楼面服务器下发的内容无法保存在此：{why}</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Data understood</source>
      <translation>数据可解读</translation>
    </message>
    <message>
      <location filename="../../kiosk/bank/inspections.py" />
      <source>Date</source>
      <translation>日期</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>Day</source>
      <translation>日期</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Days trained: {n} of the last {of}</source>
      <translation>培训天数：最近 {of} 天中的 {n} 天</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Dead button: it stays, so nobody misses or pays a blind twice.</source>
      <translation>死按钮：留在那里，使无人漏付或重付盲注。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Deal it once, face up, one card at a time and in any order. It takes two or three minutes.</source>
      <translation>牌面朝上发一遍，一次一张，次序不限。需要两三分钟。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Deal one card at a time, in any order.</source>
      <translation>一张接一张地发，次序不限。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Deal one card at a time, left to right, two each.</source>
      <translation>一次发一张牌，从左到右，每人两张。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Deal one card at a time, two each, face down.</source>
      <translation>一次发一张牌，每人两张，牌面朝下。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Deal the flop</source>
      <translation>发翻牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Deal the flop: three cards, face up.</source>
      <translation>发翻牌：三张，牌面朝上。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Deal the four 6 Card bonus cards, face down.</source>
      <translation>发四张 6 Card 奖金牌，牌面朝下。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Deal the fourth card face up: the turn.</source>
      <translation>发第四张，牌面朝上：转牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Deal the last card face up: the river.</source>
      <translation>发最后一张，牌面朝上：河牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Deal the last two community cards, face up.</source>
      <translation>发最后两张公共牌，牌面朝上。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Deal the next card in its place, as shown.</source>
      <translation>按屏幕提示，在原位发下一张牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>Deal the next card to {place}</source>
      <translation>把下一张牌发到{place}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Deal the next card to {place}.</source>
      <translation>把下一张牌发到{place}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/kernel/suspension.py" />
      <source>Deal the next card to {place}: the first one is out of play.</source>
      <translation>把下一张牌发到{place}：原来那张退出使用。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Deal the next card where the screen shows.</source>
      <translation>把下一张牌发到屏幕所示的位置。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Deal the player in.</source>
      <translation>给该玩家发牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Deal the players</source>
      <translation>给玩家发牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Deal the river</source>
      <translation>发河牌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Deal the same hand; each move is shown first</source>
      <translation>发同一手牌，每个步骤先显示</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Deal the turn</source>
      <translation>发转牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Deal three cards face up: the flop.</source>
      <translation>发三张牌，牌面朝上：翻牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Deal two cards each to the players who stayed.</source>
      <translation>给留下的玩家各发两张牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Deal two each</source>
      <translation>各发两张</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Deal yourself two cards, face down.</source>
      <translation>给自己发两张牌，牌面朝下。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>Dealer</source>
      <translation>荷官</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/drill.py" />
      <source>Dealer at seat {seat}</source>
      <translation>庄位在 {seat} 号位</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Dealer confirmed the cards.</source>
      <translation>荷官已核对：牌正确。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Dealer or floor: choose your name, then enter your PIN.</source>
      <translation>荷官或主管：请选择您的姓名，然后输入 PIN。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Dealer or floor: hold your badge, or choose your name. Then enter your PIN.</source>
      <translation>荷官或主管：请将工牌靠近读取器，或选择您的姓名，然后输入 PIN。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>Dealer signed out after 15 idle minutes: sign in again.</source>
      <translation>十五分钟无触碰，荷官已退出登录：请重新登录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Dealer to be relieved after this hand.</source>
      <translation>本局后更换荷官。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Dealer: choose your name, then enter your PIN.</source>
      <translation>荷官：选择您的姓名，再输入 PIN。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Dealer: hold your badge to the reader, or choose your name. Then enter your PIN.</source>
      <translation>荷官：请将工牌靠近读取器，或选择您的姓名，然后输入 PIN。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Dealer: sign here.</source>
      <translation>荷官：在此签名。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Dealer’s cards</source>
      <translation>荷官的牌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Dealing</source>
      <translation>进行中</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Dealing left to right</source>
      <translation>从左到右发牌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Dealt at random, never the same</source>
      <translation>随机发牌，每次不同</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Dealt face down</source>
      <translation>牌面朝下发出</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dates.py" />
      <source>Dec</source>
      <translation>12月</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Decisions: seats {seats}</source>
      <translation>{seats} 号位的决定</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/screen.py" />
      <source>Deck</source>
      <translation>牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Deck change</source>
      <translation>更换整副牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Deck count</source>
      <translation>清点整副牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/kernel/log.py" />
      <source>Deck count wrong: recount or change the deck before the next hand.</source>
      <translation>牌的张数不对：开局前重新清点，或换一副牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Deck digest</source>
      <translation>整副牌摘要</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/catalog.py" />
      <source>Deck for the camera</source>
      <translation>摄像头用牌</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>Deck learned: {known} of {all} cards known.</source>
      <translation>这副牌已学习：{all} 张中认识 {known} 张。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../drivers/camera/eye.py" />
      <source>Deck learned: {known} of {all} cards known; %n are often refused.</source>
      <translation>
        <numerusform>这副牌已学习：{all} 张中认识 {known} 张；%n 张常被拒读。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>Deck learned: {known} of {all} cards known; %n is often refused.</source>
      <translation>这副牌已学习：{all} 张中认识 {known} 张；%n 张常被拒读。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>Deck {seal} has {count} pieces and needs {due}: retire it.</source>
      <translation>牌 {seal} 有 {count} 张，应为 {due}：请停用。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/kernel/suspension.py" />
      <source>Deck {seal} is being inspected: finish it in the menu, “Decks and dice”.</source>
      <translation>正在检查牌 {seal}：请在菜单“牌和骰子”中完成。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>Deck {seal} is whole: every card was read, once.</source>
      <translation>牌 {seal} 完整：每张牌都读取了一次。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>Deck {seal} is “{step}” since {at}.</source>
      <translation>牌 {seal} 自 {at} 起处于“{step}”。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>Deck {seal} is “{was}”: it cannot be “{step}” now.</source>
      <translation>牌 {seal} 处于“{was}”：现在不能改为“{step}”。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>Deck {seal} was last counted on {day}.</source>
      <translation>牌 {seal} 上次清点于 {day}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/decks.py" />
      <source>Deck {seal} was not inspected.</source>
      <translation>牌 {seal} 未经检查。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>Deck {seal}: not one whole deck. Read it again, or reject it.</source>
      <translation>牌 {seal}：不是一副完整的牌。请重新读取，或拒收。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>Deck {seal}: place every card in a zone of the camera, one at a time, and take it away.</source>
      <translation>牌 {seal}：将每张牌逐张放入摄像头区域，然后拿走。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>Deck {seal}: pull every card out of the shoe, one at a time.</source>
      <translation>牌 {seal}：将所有牌逐张从牌靴中抽出。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/decks.py" />
      <source>Deck {seal}: {step}.</source>
      <translation>牌 {seal}：{step}。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/catalog.py" />
      <source>Decks and dice</source>
      <translation>牌和骰子</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/live.py" />
      <source>Delayed entries are now saved: check the screen, then continue.</source>
      <translation>延迟的录入现已保存：请核对屏幕，再继续。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>Destroy it</source>
      <translation>销毁</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Device away</source>
      <translation>设备离线时间</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Device failures</source>
      <translation>设备故障</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/journal.py" />
      <source>Device key {key} not found: the journal was checked only against itself.</source>
      <translation>找不到设备密钥 {key}：日志只与其自身核对。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/house.py" />
      <source>Device key {path} is missing, and the journal is signed with it: restore it from backup.</source>
      <translation>设备密钥 {path} 缺失，而其日志由它签名：请从备份恢复。</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Device state changed.</source>
      <translation>设备状态已变。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>Devices</source>
      <translation>设备</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/catalog.py" />
      <source>Diagnostics</source>
      <translation>诊断</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/drill.py" />
      <source>Dice</source>
      <translation>骰子</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Dice change</source>
      <translation>更换骰子</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Dice count</source>
      <translation>清点骰子</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/evidence.py" />
      <source>Dice model</source>
      <translation>骰子模型</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Did not wait for the floor</source>
      <translation>未等主管</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>Did the shoe misread a card?</source>
      <translation>牌靴读错牌了吗？</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>Difference</source>
      <translation>差额</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>Differences in {month} {year}</source>
      <translation>{year}年{month}的差异</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/pay_rows.py" />
      <source>Differs from the document</source>
      <translation>与游戏文件不同</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Differs from the tracked rack: {chips}</source>
      <translation>与追踪的筹码盘不同：{chips}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/zones.py" />
      <source>Discard changes</source>
      <translation>放弃更改</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/store/store.py" />
      <source>Disk full: this answer was not saved. Free some space, then answer again.</source>
      <translation>磁盘已满，此答案未保存：腾出空间，再次作答。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>Dispute</source>
      <translation>争议</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Dispute hand {hand}</source>
      <translation>对第 {hand} 局提出争议</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Dispute over hand {hand} pending: the floor rules on it from the menu, “Mispay and disputes”.</source>
      <translation>第 {hand} 局有争议待处理：由主管在菜单“错赔与争议”中裁定。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Disputed</source>
      <translation>有争议</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Disputes</source>
      <translation>争议</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Disputes ruled</source>
      <translation>已裁决的争议</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Do not deal with this deck.</source>
      <translation>勿用这副牌发牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>Do these dice match the screen?</source>
      <translation>这些骰子与屏幕一致吗？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Do this now</source>
      <translation>现在请这样做</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/pay_rows.py" />
      <source>Document</source>
      <translation>文件</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Does not add up</source>
      <translation>账目不平</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Does such an all-in count toward the round’s raises?</source>
      <translation>这样的全下是否计入本轮的加注次数？</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Does such an all-in set the next minimum raise?</source>
      <translation>这样的全下是否确定下一次最低加注？</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/rules.py" />
      <source>Does the floor acknowledge a flush or better on I’m In?</source>
      <translation>主管是否确认 I’m In 上的同花或以上？</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Done</source>
      <translation>完成</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/steps.py" />
      <source>Done, next seat</source>
      <translation>完成，下一座位</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seals.py" />
      <source>Doubled</source>
      <translation>重复</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Down</source>
      <translation>净输</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/zones.py" />
      <source>Drag a zone or a corner. A card counts in the zone that holds its center.</source>
      <translation>拖动区域或其一角。牌的中心落在哪个区域就算在哪个区域。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/zones.py" />
      <source>Draw it</source>
      <translation>画出来</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>Draw the zones</source>
      <translation>画区域</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>Draw the zones: the camera does not know where to look.</source>
      <translation>请画区域：摄像头不知道该看哪里。</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Drop</source>
      <translation>钱箱收入</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Drop box</source>
      <translation>钱箱</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/count_room.py" />
      <source>Drop box {box} of table {table} is posted already.</source>
      <translation>{table} 桌的钱箱 {box} 已入账。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>Drop box {box}, counted</source>
      <translation>钱箱 {box}，已清点</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>Drop box {box}, table {table}</source>
      <translation>钱箱 {box}，牌桌 {table}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Drop box {box}. Touch the seat of the player who buys chips or gives a tip.</source>
      <translation>钱箱 {box}。请点买筹码或给小费的座位。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Drop the promotion: {promotion}.</source>
      <translation>推广金入箱：{promotion}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Drop the rake, {amount}, and the promotion, {promotion}.</source>
      <translation>抽水 {amount} 和推广金 {promotion} 入箱。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Drop the rake: {amount}.</source>
      <translation>抽水入箱：{amount}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/due.py" />
      <source>Drop {amount} more.</source>
      <translation>再抽水 {amount}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Dropped</source>
      <translation>已入箱</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>EXAMINATION</source>
      <translation>考试</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>Each is paid their own percentage; if these exceed 100%, all are scaled down.</source>
      <translation>每人按各自百分比赔付；合计超过 100% 时按比例缩减。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>Each player gets the card that the right order would have dealt.</source>
      <translation>每位玩家得到按正确顺序本应发到的牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>Each player had a right to exactly those cards, so nobody gains by the mistake.</source>
      <translation>每位玩家本就应得这些牌，所以没有人因失误获益。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Each player is delivered 2 card face down.</source>
      <translation>每位玩家发 2 张面朝下的牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Each player takes a “Peeker” cup and 3 dice.</source>
      <translation>每位玩家拿一个“Peeker”杯和 3 颗骰子。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Each player tosses one die; the highest roller is the dealer.</source>
      <translation>每位玩家掷一颗骰子；点数最高者坐庄。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Each player who made a Peek wager is dealt two hole cards, face down.</source>
      <translation>每位下了 Peek 注的玩家发两张底牌，牌面朝下。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Each player who stays puts in a 1-point token. A player who passes does nothing.</source>
      <translation>留下的玩家放入 1 分筹码。不押的玩家不动。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Each player: {kinds}.</source>
      <extracomment>Called aloud by the dealer, in English: keep it as it is.</extracomment>
      <translation>Each player: {kinds}.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Each signer counts the chips and signs. Then the chips leave with the slip.</source>
      <translation>每人清点筹码并签名。之后筹码随单据送出。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/decks.py" />
      <source>Earlier deck</source>
      <translation>先前的牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/due.py" />
      <source>Earlier pot</source>
      <translation>先前的底池</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>Eight high</source>
      <translation>8 高牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Empty</source>
      <translation>空</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>End of its time</source>
      <translation>使用期满</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>End the test</source>
      <translation>结束测试</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/handbook.py" />
      <source>English is the only language spoken in the poker room at all times.</source>
      <translation>扑克室内任何时候都只讲英语。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Enrolled, but its kiosk has not joined the floor server yet: start it.</source>
      <translation>此牌桌已登记，但它的终端还没有连上楼面服务器：请启动它。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Enter</source>
      <translation>输入</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>Enter %n more cards here, not {cards}.</source>
      <translation>
        <numerusform>此处应再录入 %n 张牌，而不是 {cards} 张。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>Enter %n more dice here, not {dice}.</source>
      <translation>
        <numerusform>此处应再录入 %n 颗骰子，而不是 {dice} 颗。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Enter Blind wagers.</source>
      <translation>录入 Blind 注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/command_line/options.py" />
      <source>Enter a day from 2000 to 2099.</source>
      <translation>请输入 2000 年至 2099 年之间的日期。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/money/jackpot.py" />
      <source>Enter a jackpot amount above zero.</source>
      <translation>彩金须大于零：请输入金额。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>Enter a license number</source>
      <translation>输入执照号</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/new_house.py" />
      <source>Enter a name of 1 to 60 letters.</source>
      <translation>请输入 1 到 60 个字符的名称。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>Enter a seal number</source>
      <translation>输入封条号</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>Enter an ID for {name}. It never changes.</source>
      <translation>输入 {name} 的 ID。ID 永不更改。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Enter an amount for each jackpot first. Still missing: {name}.</source>
      <translation>请先输入每个彩金的金额。还缺：{name}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Enter antes and bonus bets.</source>
      <translation>录入底注和奖金注。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Enter by hand</source>
      <translation>手动录入</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Enter each I’m In wager or surrender.</source>
      <translation>录入每个 I’m In 注或投降。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Enter each Raise. For a fold, take the Peek.</source>
      <translation>录入每个加注。弃牌的收取 Peek 注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>Enter each card by hand and continue</source>
      <translation>手动录入每张牌，并继续发牌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Enter each jackpot.</source>
      <translation>输入每个彩金。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/screen.py" />
      <source>Enter every amount first: {missing}.</source>
      <translation>请先输入全部金额：{missing}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Enter flop bets. Take what a fold loses.</source>
      <translation>录入翻牌注。收取弃牌所输的注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Enter river bets. Take what a fold loses.</source>
      <translation>录入河牌注。收取弃牌所输的注。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Enter the amount</source>
      <translation>输入金额</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/players.py" />
      <source>Enter the amount first.</source>
      <translation>请先输入金额。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>Enter the amount that player and house agreed on.</source>
      <translation>请输入玩家与庄家商定的金额。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/irregularities.py" />
      <source>Enter the bets the screen asks for.</source>
      <translation>录入屏幕要求的下注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Enter the card the shoe could not read. Then check the next one and confirm.</source>
      <translation>先录入牌靴读不出的牌；再核对下一张，并确认。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfers.py" />
      <source>Enter the chips first.</source>
      <translation>请先输入筹码。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Enter the chips to ask for.</source>
      <translation>输入要申请的筹码。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Enter the chips to send to the cage.</source>
      <translation>输入要送往账房的筹码。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Enter the chips to send to the other table.</source>
      <translation>请输入送往另一桌的筹码。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/hand.py" />
      <source>Enter the correct amount here, then submit it.</source>
      <translation>输入此处应有的内容，然后交卷。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/clock.py" />
      <source>Enter the date and time, then sign.</source>
      <translation>请输入日期和时间，然后签名。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Enter the full amount.</source>
      <translation>录入全部金额。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/players.py" />
      <source>Enter the last day as in 2026-12-31.</source>
      <translation>请输入最后一天，例如 2026-12-31。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>Enter the license number of {name}, or continue without one.</source>
      <translation>输入 {name} 的执照号，没有则直接继续。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>Enter the license number of {name}.</source>
      <translation>输入 {name} 的执照号。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Enter the minimum first.</source>
      <translation>请先输入最低限额。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/charities.py" />
      <source>Enter the name of the charity.</source>
      <translation>请输入慈善机构的名称。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>Enter the name. For letters that are not here, use `kiosk staff add`.</source>
      <translation>输入姓名。这里没有的文字请用 `kiosk staff add` 输入。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Enter the new limits.</source>
      <translation>请输入新的限额。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>Enter the new name of {name}.</source>
      <translation>输入 {name} 的新姓名。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Enter the new result.</source>
      <translation>录入新的结果。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Enter the number and the amount of the slip first.</source>
      <translation>请先输入单据的编号和金额。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Enter the number and the amount on the other table’s slip.</source>
      <translation>请输入另一桌单据的编号和金额。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>Enter the number of each paper slip.</source>
      <translation>请输入每张纸质单据的编号。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>Enter the number of the check.</source>
      <translation>请输入支票号码。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/cash.py" />
      <source>Enter the number of the drop box first.</source>
      <translation>请先输入钱箱编号。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfers.py" />
      <source>Enter the number of the slip first.</source>
      <translation>请先输入单据号码。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/cash.py" />
      <source>Enter the number on the drop box.</source>
      <translation>请输入钱箱上的编号。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/screen.py" />
      <source>Enter the number that is printed on the paper.</source>
      <translation>请输入纸上印的编号。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/players.py" />
      <source>Enter the player’s name.</source>
      <translation>请输入玩家姓名。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/players.py" />
      <source>Enter the player’s number in the log.</source>
      <translation>请输入玩家在登记簿中的编号。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>Enter the reason. Before the first hand, you can continue without one.</source>
      <translation>请输入原因；第一局之前可不填，直接继续。</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/seals.py" />
      <source>Enter the seal number first.</source>
      <translation>请先输入封条号。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/deck_seals.py" />
      <source>Enter the seal number of the bag.</source>
      <translation>请输入封袋的封条号。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Enter the seal number: menu, “Decks and dice”.</source>
      <translation>请输入封条号：菜单“牌和骰子”。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/catalog.py" />
      <source>Enter the time</source>
      <translation>输入时间</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/irregularities.py" />
      <source>Enter the wagers the screen asks for.</source>
      <translation>录入屏幕要求的注码。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>Enter the winning cards, the hand, and the seal number of the bag.</source>
      <translation>请输入中奖牌、局号和封袋的封条号。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Enter turn bets. Take what a fold loses.</source>
      <translation>录入转牌注。收取弃牌所输的注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/players.py" />
      <source>Enter two different numbers of the log.</source>
      <translation>请输入登记簿中两个不同的编号。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/night_signing.py" />
      <source>Enter what is known of the difference.</source>
      <translation>请输入该差异的已知情况。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/hand.py" />
      <source>Enter what the players do</source>
      <translation>录入玩家的动作</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/pin.py" />
      <source>Enter your PIN first.</source>
      <translation>请先输入 PIN。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Entered, count</source>
      <translation>已输入，清点</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Entered, sign</source>
      <translation>已录入，签名</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Entered: {choice}</source>
      <translation>已录入：{choice}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Entered: {choice} {amount}</source>
      <translation>已录入：{choice} {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Equals or beats {percent}% of others</source>
      <translation>持平或优于 {percent}% 的人</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Even</source>
      <translation>持平</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/limits.py" />
      <source>Evenly; nobody is paid more than they are due.</source>
      <translation>平均分配；任何人所得不超过其应得的金额。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>Event</source>
      <translation>事项</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/round.py" />
      <source>Event {seq} ({clause}) does not fit these rules. Nothing was changed.</source>
      <translation>事件 {seq}（{clause}）与这些规则不符。没有任何更改。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/replayed.py" />
      <source>Event {seq} corrects a missing entry.</source>
      <translation>事件 {seq} 更正的内容不存在。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/replayed.py" />
      <source>Event {seq} does not undo the last entry.</source>
      <translation>事件 {seq} 撤销的不是最后一项录入。</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/chain.py" />
      <source>Event {seq} names face-down cards: they can be read only with the table’s device key.</source>
      <translation>事件 {seq} 含有牌面朝下的牌：只能用本桌设备密钥读取。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/pushing.py" />
      <source>Event {seq} of {table} is missing: restore its archive beside the journal first.</source>
      <translation>缺少 {table} 的事件 {seq}：请先把它的归档放回日志旁边。</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/chain.py" />
      <source>Event {seq} {what}: stop the table, and keep the file.</source>
      <translation>事件 {seq} {what}：停止牌桌，并保留文件。</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Events</source>
      <translation>事件</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>Every manager is locked: two floor supervisors sign, with --by and --second.</source>
      <translation>所有经理都被锁定：由两位主管签名，使用 --by 和 --second。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>Every player who posts a blind must have a seat; correct the record.</source>
      <translation>每位下盲注的玩家都必须有座位；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/naming.py" />
      <source>Every pot has a winner: touch the seat, or seats that split it.</source>
      <translation>每个底池都有赢家：点座位，或平分的各座位。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Every seat and every wager, amounts and chips</source>
      <translation>每个座位、每个注、金额与筹码</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/rules.py" />
      <source>Every step</source>
      <translation>每一步</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>Every table agrees with its hands</source>
      <translation>每张牌桌都与牌局相符</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>Every wager decided by their own cards. The Board bonus stays in action.</source>
      <translation>由其手牌决定的每一注。Board 奖金注仍有效。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>Every wager returned</source>
      <translation>每一注都已退还</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Every wager returned.</source>
      <translation>每一注都已退还。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/procedure.py" />
      <source>Everybody else has folded</source>
      <translation>其他人都已弃牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Everybody folded before the flop</source>
      <translation>翻牌前所有人都已弃牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/handbook.py" />
      <source>Everybody makes a Blind wager before any card is dealt. It plays against the Blind pay table.</source>
      <translation>所有人在发任何牌之前下 Blind 注，按 Blind 赔付表结算。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Everyone has signed. Void it now.</source>
      <translation>全部已签名。作废。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Everyone signs for the chips as counted. Only then do they change hands.</source>
      <translation>每人为清点的筹码签名。之后筹码才转手。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Everyone signs for the chips as counted. Take the receipt to the other table.</source>
      <translation>所有人按清点的筹码签名。请把收据送到另一桌。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Everyone · {game}</source>
      <translation>所有人 · {game}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Everything in this file is already here.</source>
      <translation>此文件中的内容此处均已有。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Examination</source>
      <translation>考试</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/book.py" />
      <source>Examination records damaged or altered; no certificate is valid: {why} Call a technician.</source>
      <translation>考试记录损坏或被改动，证书均无效：{why} 请叫技术员。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Examination · {game}</source>
      <translation>考试 · {game}</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/school.py" />
      <source>Examinations are taken at a table: open training there, with --table.</source>
      <translation>考试须在牌桌上进行：请在那里用 --table 打开培训。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Examined on</source>
      <translation>考试日期</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Exception mishandled</source>
      <translation>异常处理错误</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/rules.py" />
      <source>Exceptions</source>
      <translation>异常</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Exercises · {game}</source>
      <translation>练习 · {game}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>Explain {table} to sign and close</source>
      <translation>说明 {table} 后才能签名结账</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>Explain…</source>
      <translation>说明……</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>Export</source>
      <translation>导出</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Export everything to one file</source>
      <translation>全部写入一个文件</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>FAILED</source>
      <translation>未通过</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>FILL</source>
      <translation>补码</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>FILL RECEIPT</source>
      <translation>补码收据</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>FILL REQUEST</source>
      <translation>补码申请</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>FILL SLIP</source>
      <translation>补码单</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>FLOOR</source>
      <translation>主管</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dates.py" />
      <source>Feb</source>
      <translation>2月</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/ladder.py" />
      <source>Fewest chips, largest first.</source>
      <translation>最少的筹码，从最大的开始。</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>File</source>
      <translation>文件</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Fill</source>
      <translation>补码</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>Fill in the {form} first, then confirm.</source>
      <translation>请先填写 {form}，再确认。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Fill in the {form} for seats {seats}.</source>
      <translation>
        <numerusform>为 {seats} 号位填写 {form}。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/controls/words.py" />
      <source>Fill of {amount} on its way for %n minutes, slip {slip}. When it is here: menu, “On its way”.</source>
      <translation>
        <numerusform>补码 {amount} 在途 %n 分钟，单据 {slip}。送达时：菜单“在途”。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/controls/words.py" />
      <source>Fill of {amount} on its way for %n minutes, slip {slip}: call the floor.</source>
      <translation>
        <numerusform>补码 {amount} 在途 %n 分钟，单据 {slip}：请叫主管。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Fill of {amount} requested. When the chips leave the cage: menu, “On its way”.</source>
      <translation>已申请补码 {amount}。筹码离开账房时：菜单“在途”。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Fill on its way · slip {slip}</source>
      <translation>补码在途 · 单据 {slip}</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Fill or chips</source>
      <translation>补码或筹码</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Fill or credit counted: it differs from the slip.</source>
      <translation>补码或退码已清点：与单据不符。</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Fill or credit voided.</source>
      <translation>补码或退码已作废。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Fill {number}, requested</source>
      <translation>补码 {number}，已申请</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Fill, credit, or inspection paper not confirmed as printed.</source>
      <translation>补码、退码或检查单据未确认已打印。</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Fill, credit, or inspection paper printed.</source>
      <translation>补码、退码或检查单据已打印。</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Fill, credit, or transfer requested.</source>
      <translation>已申请补码、退码或转移。</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Fills</source>
      <translation>补码</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Fills less credits</source>
      <translation>补码减退码</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/pin.py" />
      <source>Find a name by its first letters</source>
      <translation>按首字母查找姓名</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Find what is wrong: a payout, a claim, a card or die, a late wager</source>
      <translation>找出错误：赔付、说法、牌或骰子、事后下注</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Finding</source>
      <translation>发现</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Finish</source>
      <translation>结束</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Finish the deal before you replace it.</source>
      <translation>先发完牌，再替换。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/changes.py" />
      <source>Finish the deal first, then touch “Exceptions” again.</source>
      <translation>请先发完牌，再点“异常”。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Finish the decisions; then keep dealing as shown.</source>
      <translation>完成所有决定，然后按屏幕提示继续发牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/round.py" />
      <source>Finish this step first: the next cards are already on the table.</source>
      <translation>先完成这一步：下一批牌已在桌上。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>Finish {table} to sign and close</source>
      <translation>完成 {table} 后才能签名结账</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>First betting round</source>
      <translation>第一轮下注</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/showing/enrollment.py" />
      <source>First lay down the {card} alone, and wait.</source>
      <translation>先单独放下 {card}，并等待。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/school.py" />
      <source>First lesson</source>
      <translation>第一课</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>First lesson: deal the hand</source>
      <translation>第一课：发这手牌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>First lesson: watch a hand</source>
      <translation>第一课：观看一手牌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>First signature</source>
      <translation>第一签名</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/due.py" />
      <source>First take chips as seats show. Then push the pots.</source>
      <translation>先按座位所示收筹码，再推底池。</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>Five of a kind, {rank}</source>
      <translation>五条 {rank}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Fixed amounts, funded by the house. They never grow with wagers.</source>
      <translation>固定金额，由本场所出资。不随下注增长。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Fixed limit</source>
      <translation>固定限注</translation>
    </message>
    <message>
      <location filename="../../kiosk/bank/inspections.py" />
      <source>Floor</source>
      <translation>主管</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Floor</source>
      <comment>the server</comment>
      <translation>主管台</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Floor acknowledged the hand by badge, without a PIN.</source>
      <translation>主管已凭工牌确认手牌，未输入 PIN。</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Floor acknowledged the hand.</source>
      <translation>主管已确认手牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Floor arrived.</source>
      <translation>主管已到。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Floor call</source>
      <translation>呼⁠叫主⁠管</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Floor called: {why}</source>
      <translation>已呼叫主管：{why}</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Floor checked the list, and named the player of a seat.</source>
      <translation>主管核对了名单，并登记了座位上的玩家。</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Floor copy</source>
      <translation>楼面副本</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Floor decision</source>
      <translation>主管裁定</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Floor disputed the hand.</source>
      <translation>主管对手牌提出争议。</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Floor locked the table: this is the last hand.</source>
      <translation>主管已锁定牌桌：这是最后一局。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Floor ruling?</source>
      <translation>主管如何裁定？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Floor server</source>
      <translation>楼面服务器</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Floor server connected.</source>
      <translation>楼面服务器已连接。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/console/link.py" />
      <source>Floor server replaced before the table answered: check if it counted; if not, sign again.</source>
      <translation>牌桌答复前楼面服务器已被更换：请核对是否生效；如未生效，请重新签名。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Floor server restored</source>
      <translation>楼面服务器已恢复</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Floor signed to close after this hand.</source>
      <translation>主管已签署本局后收桌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Floor supervisor on the way.</source>
      <translation>主管正在前来。</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Floor took back an entry of {amount} that was wrong.</source>
      <translation>主管撤回了一笔 {amount} 的错误记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Floor unlocked the table.</source>
      <translation>主管已解锁牌桌。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/menu.py" />
      <source>Floor, manager, technician</source>
      <translation>主管、经理、技术员</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Floor: choose your name, then enter your PIN.</source>
      <translation>主管：选择您的姓名，再输入 PIN。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Floor: hold your badge to the reader, or choose your name. Then enter your PIN.</source>
      <translation>主管：把工牌贴近读取器，或选择您的姓名。再输入 PIN。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Floor: hold your badge, or choose your name and enter your PIN.</source>
      <translation>主管：贴近工牌，或选择您的姓名并输入 PIN。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Floor: sign here.</source>
      <translation>主管：在此签名。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Floor: void slips {slips}. The payout has changed.</source>
      <translation>
        <numerusform>主管：作废单据 {slips}。赔付已改变。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Floor: your badge picks the first ruling.</source>
      <translation>主管：您的工牌选择第一项裁定。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Floor: {name} relieves the dealer in this hand.</source>
      <translation>主管：{name} 接手这手牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Flop</source>
      <translation>翻牌</translation>
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
      <source>Flop bet</source>
      <translation>翻牌注</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Flop bets</source>
      <translation>翻牌注</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Flop · Turn · River</source>
      <translation>翻牌 · 转牌 · 河牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/compare.py" />
      <source>Flush</source>
      <translation>同花</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>Flush or better as in five-card hands: flush and straight flush.</source>
      <translation>按五张牌的算法：同花和同花顺。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Flush or better: by the pay table, win or lose. Otherwise a win pushes. A tie loses.</source>
      <translation>同花或以上：无论输赢均按赔付表。否则赢则退注。平手则输。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Flush or better: by the pay table, win, lose or tie. Otherwise a win pushes.</source>
      <translation>同花或以上：无论赢、输、平手均按赔付表。否则赢则退注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>Flush, {rank} high</source>
      <translation>同花，{rank} 高</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/bid.py" />
      <source>Fold</source>
      <translation>弃牌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/felt/revealed.py" />
      <source>Folded: {seats}</source>
      <translation>已弃牌：{seats}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>For points</source>
      <translation>计分</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>For the dealer</source>
      <translation>荷官用</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>For this table</source>
      <translation>本桌通用</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>For which charity is {table} dealt?</source>
      <translation>牌桌 {table} 为哪家慈善机构发牌？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>For {name}</source>
      <translation>{name} 专用</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Forfeit seat {seat}</source>
      <translation>没收 {seat} 号位手牌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Forfeit the hand</source>
      <translation>没⁠收手⁠牌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Forget the deck</source>
      <translation>忘记这副牌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Four colors</source>
      <translation>四种颜色</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/compare.py" />
      <source>Four of a kind</source>
      <translation>四条</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>Four of a kind, {rank}</source>
      <translation>四条 {rank}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/evidence.py" />
      <source>Frames: {count}, from {first} to {last}</source>
      <translation>画面：{count} 帧，{first} 至 {last}</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Free disk space</source>
      <translation>磁盘剩余</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>From another table</source>
      <translation>来自另一桌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/felt/seat_results.py" />
      <source>From floor</source>
      <translation>由主管退回</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/handbook.py" />
      <source>From right to left, one at a time: take or pay each Board bonus bet. Only the three community cards count and only the hands of its pay table win. A-2-3 and Q-K-A are straights; K-A-2 is not.</source>
      <translation>从右到左，逐个：收取或赔付每个 Board 奖金注。只算三张公共牌，且只有赔付表中的牌型赢。A-2-3 和 Q-K-A 是顺子；K-A-2 不是。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/handbook.py" />
      <source>From right to left, one at a time: take or pay each Pocket bonus by the two hole cards. Only the hands of its pay table win. A face is a jack, queen or king.</source>
      <translation>从右到左，逐个：按两张底牌收取或赔付每个 Pocket 奖金注。只有赔付表中的牌型赢。人头牌为 J、Q 或 K。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/handbook.py" />
      <source>From right to left, one at a time: take or pay the ante and the street bets together. Two hole cards and three community cards make the hand. A hand below the pay table loses.</source>
      <translation>从右到左，逐个：底注和各街注一起收取或赔付。两张底牌和三张公共牌组成手牌。低于赔付表的手牌则输。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>From table</source>
      <translation>来自桌</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/handbook.py" />
      <source>From the dealer’s left, clockwise: raise, call, call and raise, fold, or go all-in. Nobody bets more than an opponent has left. An all-in player wins only pots they put into; the others bet into a side pot.</source>
      <translation>从庄位左侧起顺时针：加注、跟注、跟注并加注、弃牌或全下。下注不得超过对手所剩。全下者只争其投入的底池；其他人下入边池。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>From which pots is the rake taken?</source>
      <translation>从哪些底池抽水？</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/cash.py" />
      <source>From {amount}, the floor must identify the player: touch “Player” first.</source>
      <translation>自 {amount} 起须由主管登记玩家：请先点“玩家”。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>From {table}</source>
      <translation>来自 {table}</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/compare.py" />
      <source>Full house</source>
      <translation>葫芦</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>Full house, {rank} over {low}</source>
      <translation>葫芦，{rank} 带 {low}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Full table</source>
      <translation>结算满桌</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>Game</source>
      <translation>游戏</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Game over</source>
      <translation>牌局结束</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Gaming day</source>
      <translation>营业日</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>Gaming day {day}</source>
      <translation>营业日 {day}</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Gather the cards of this hand, face down.</source>
      <translation>收起本局的牌，牌面朝下。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Get one point from each player who stays in.</source>
      <translation>请每位留下的玩家押一分。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Gets</source>
      <translation>得到</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>Give a badge</source>
      <translation>发放工牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/office.py" />
      <source>Give a reason for revoking the certificate.</source>
      <translation>请说明吊销证书的原因。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/charities.py" />
      <source>Give a reason for the change, with --why.</source>
      <translation>请用 --why 说明更改原因。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/house.py" />
      <source>Give a reason to reveal these cards, with --reason.</source>
      <translation>请用 --reason 说明查看这些牌的原因。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/records.py" />
      <source>Give each option a name and a value: correct the record.</source>
      <translation>每个选项须有名称和值：请更正记录。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Give each player %n chips, three dice and a Peeker.</source>
      <translation>
        <numerusform>给每位玩家 %n 枚筹码、三颗骰子和一个 Peeker 杯。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Give each player three dice of the new set.</source>
      <translation>从新的一套中给每位玩家三颗骰子。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/players.py" />
      <source>Give either --in or --out.</source>
      <translation>请给出 --in 或 --out。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/night.py" />
      <source>Give the ID of the person who signs, with --by.</source>
      <translation>请用 --by 输入签名人的 ID。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>Give the reason, with --why.</source>
      <translation>请用 --why 说明原因。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/accepting.py" />
      <source>Give the reason: it is kept in the journal.</source>
      <translation>请说明原因：它会记入日志。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>Give your ID with --by: a manager must sign for staff changes.</source>
      <translation>请用 --by 给出您的编号：员工变更须由经理签名。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Gives</source>
      <translation>给出</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>Goes to</source>
      <translation>去处</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/decks.py" />
      <source>Green</source>
      <translation>绿色</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Growth</source>
      <translation>增长速度</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Guided hand</source>
      <translation>引导牌局</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Guided hand · {scenario}</source>
      <translation>引导牌局 · {scenario}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/slips.py" />
      <source>HELD BY THE FLOOR</source>
      <translation>由主管暂存</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/rules.py" />
      <source>Half of a Raise that cannot be halved evenly: what does the player keep?</source>
      <translation>加注不能平分为两半：玩家保留多少？</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/rules.py" />
      <source>Half, rounded down to whole cents.</source>
      <translation>一半，向下取整到分。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/rules.py" />
      <source>Half, rounded down to whole dollars.</source>
      <translation>一半，向下取整到元。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/rules.py" />
      <source>Half, rounded to the nearest cent; half a cent goes up.</source>
      <translation>一半，四舍五入到分；半分进一。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Hand</source>
      <translation>手牌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Hand</source>
      <comment>of a table</comment>
      <translation>局号</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Hand</source>
      <comment>of the dealer</comment>
      <translation>惯用手</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Hand called</source>
      <translation>已报牌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Hand corrected</source>
      <translation>牌局已更正</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/catalog.py" />
      <source>Hand history</source>
      <translation>牌局历史</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Hand in</source>
      <translation>交卷</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Hand paused</source>
      <translation>本手牌已暂停</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/live.py" />
      <source>Hand paused: the dealer or the floor enters a PIN to continue.</source>
      <translation>本手牌已暂停：荷官或主管输入 PIN 后继续。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Hand reading</source>
      <translation>一眼读牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Hand reopened: its settlement no longer counts.</source>
      <translation>本局已重新打开：其结算不再作数。</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Hand started.</source>
      <translation>牌局开始。</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Hand void: {why}. Every wager is returned.</source>
      <translation>本局作废：{why}。每一注都退还。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/due.py" />
      <source>Hand {hand} does not add up: {moved} moved, {settled} settled. Call the floor.</source>
      <translation>第 {hand} 局账目不平：移动 {moved}，结算 {settled}。请呼叫主管。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/table_slips.py" />
      <source>Hand {hand} is not over: settle it, then try again.</source>
      <translation>第 {hand} 局尚未结束：请先结算，再重试。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>Hand {hand} is reopened. Touch a seat paid or taken differently than shown.</source>
      <translation>第 {hand} 局已重新打开。点赔付或收取与所示不同的座位。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Hand {hand} is reopened: move only the differences.</source>
      <translation>第 {hand} 局已重新打开：只移动差额。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/reopening.py" />
      <source>Hand {hand} is resettled.</source>
      <translation>第 {hand} 局已重新结算。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/reopening.py" />
      <source>Hand {hand} is resettled. Enter its changed seats and chips again.</source>
      <translation>第 {hand} 局已重新结算。请重新输入变动的座位和筹码。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/reopening.py" />
      <source>Hand {hand} is resettled. Repeat the wagers on the table.</source>
      <translation>第 {hand} 局已重新结算。重新录入桌上的注码。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/reopening.py" />
      <source>Hand {hand} is resettled. The wagers of hand {next} stand.</source>
      <translation>第 {hand} 局已重新结算。第 {next} 局的注码不变。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/reopening.py" />
      <source>Hand {hand} is resettled. What was entered for hand {next} stands.</source>
      <translation>第 {hand} 局已重新结算。为第 {next} 局输入的内容有效。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/rulings.py" />
      <source>Hand {hand} is void: return every wager.</source>
      <translation>第 {hand} 局作废：退还每一注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/kernel/log.py" />
      <source>Hand {hand} was dealt under different rules. Nothing was changed.</source>
      <translation>第 {hand} 局按不同的规则发牌。没有任何更改。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Hand {hand} won a jackpot. Set its deck aside: menu, “Decks and dice”.</source>
      <translation>第 {hand} 局赢得彩金。请封存这副牌：菜单“牌和骰子”。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>Hand {hand} won a jackpot: set its deck aside before the next hand.</source>
      <translation>第 {hand} 局赢得彩金：请在下一手之前封存这副牌。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Hand {hand} · seat {seat}</source>
      <translation>第 {hand} 局 · {seat} 号位</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Hand {hand} · seat {seat} · {wager}</source>
      <translation>第 {hand} 局 · {seat} 号位 · {wager}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>Hand {hand} · {at} · {dealer}</source>
      <translation>第 {hand} 局 · {at} · {dealer}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/slips.py" />
      <source>Hand {hand} · {time}</source>
      <translation>第 {hand} 局 · {time}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Hand {nth}</source>
      <translation>第 {nth} 局</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/histories.py" />
      <source>Hand {nth} of this PHH file cannot be read: correct it.</source>
      <translation>无法读取此 PHH 文件的第 {nth} 局：请更正。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/evidence.py" />
      <source>Hand {number}</source>
      <translation>第 {number} 局</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/journal.py" />
      <source>Hand {number} is left out: {why}.</source>
      <translation>第 {number} 局略去：{why}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/scenario.py" />
      <source>Hand {number} is not settled: choose one that was played to its end.</source>
      <translation>第 {number} 局尚未结算：请选已打完的一局。</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recall.py" />
      <source>Hand {number} is still being dealt: finish it first.</source>
      <translation>第 {number} 局仍在发牌：请先完成。</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Handle</source>
      <translation>投注总额</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>Hands</source>
      <translation>局数</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Hands an hour</source>
      <translation>每小时局数</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Hands not read by a shoe: how does the kiosk know who wins?</source>
      <translation>牌靴未读到的手牌：终端如何得知谁赢？</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Hands shown</source>
      <translation>手牌已亮</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>Hands that pay at least as much as a flush, by the Board pay table.</source>
      <translation>按 Board 赔付表，赔付不低于同花的手牌。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Hands, all prompts</source>
      <translation>牌局，全程提示</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Hands, no prompts</source>
      <translation>牌局，全程无提示</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Hands: {made} → {due}</source>
      <translation>牌局：{made} → {due}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>Hands: {right} of {asked} moves right; %n misses allowed.</source>
      <translation>
        <numerusform>牌局：{asked} 个动作中对 {right} 个，可错 %n 个。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Has not dealt this game lately</source>
      <translation>近期未发过此游戏</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Has sent data</source>
      <translation>已发出数据</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Have all hands shown, seat {seat} first.</source>
      <translation>请各家亮牌，{seat} 号位先。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Have every player shake, turn over and peek.</source>
      <translation>请每位玩家摇杯、倒扣并看骰。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Have the player make the bet shown.</source>
      <translation>请玩家按所示下注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/handbook.py" />
      <source>Having seen both cards, a player folds or makes a Raise, a multiple of the Peek wager. A fold loses the Peek; the Blind is still in action.</source>
      <translation>看过两张牌后，玩家弃牌或加注，加注为 Peek 注的倍数。弃牌输掉 Peek；Blind 仍有效。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/handbook.py" />
      <source>Having seen that card, a player makes a Peek wager or folds. After a fold the Blind is still in action.</source>
      <translation>看过该牌后，玩家下 Peek 注或弃牌。弃牌后 Blind 仍有效。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Held</source>
      <translation>暂停</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Hello, {name}.</source>
      <translation>您好，{name}。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>Hide the hands</source>
      <translation>隐藏牌局</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Hide the keys</source>
      <translation>隐藏按键</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>High</source>
      <translation>高</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Hold</source>
      <translation>赢率</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>Hold any badge to the reader now.</source>
      <translation>现在把任一工牌贴近读取器。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>Hold the badge for {name} to the reader.</source>
      <translation>将给 {name} 的工牌靠近读取器。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/devices.py" />
      <source>Hold the badge to the reader.</source>
      <translation>请将工牌放到读取器上。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Hold your badge to the reader, or choose your name. Then enter your PIN.</source>
      <translation>把工牌贴近读取器，或选择您的姓名。再输入 PIN。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Hold ’Em</source>
      <translation>Hold ’Em</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>Holds</source>
      <translation>包含</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Hold ’Em bets</source>
      <translation>Hold ’Em 注</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Hold ’Em settled</source>
      <translation>Hold ’Em 已结算</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Hole cards stay face down and private. A player who shows them to another forfeits the hand.</source>
      <translation>底牌朝下，不得外露。给他人看手牌的玩家，手牌没收。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Hours trained</source>
      <translation>培训小时数</translation>
    </message>
    <message>
      <location filename="../../kiosk/bank/inspections.py" />
      <source>House</source>
      <translation>场所</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>House even</source>
      <translation>庄家持平</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/pay_rows.py" />
      <source>House figures</source>
      <translation>本场所数字</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>House journal</source>
      <translation>场所日志</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/journal.py" />
      <source>House journal: {what}</source>
      <translation>场所日志：{what}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>House pace: %n hands an hour.</source>
      <translation>
        <numerusform>本场所的节奏是每小时 %n 局。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>House paid</source>
      <translation>庄家赔付</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>House paid {amount}</source>
      <translation>庄家已赔 {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>House pays</source>
      <translation>庄家赔付</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>House procedure (see {clause}):</source>
      <translation>场所流程，见 {clause}：</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>House result</source>
      <translation>庄家输赢</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>House rules</source>
      <translation>场所规则</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>House ruling</source>
      <translation>场所裁定</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>House ruling. It holds for every hand until the table closes.</source>
      <translation>场所裁定。在收桌前对每一局有效。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/pay_rows.py" />
      <source>House rulings</source>
      <translation>场所裁定</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>House takes</source>
      <translation>庄家收取</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>House won</source>
      <comment>of a hand</comment>
      <translation>庄家赢</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>House won {amount}</source>
      <translation>庄家赢 {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>How do several winners share one jackpot?</source>
      <translation>多位赢家如何分一个彩金？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>How many are there?</source>
      <translation>有多少？</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>How much is dropped?</source>
      <translation>抽水入箱多少？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>How much is it?</source>
      <translation>是多少？</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>How much may be bet?</source>
      <translation>可以下多少？</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>How much of it goes to seat {seat}?</source>
      <translation>其中推给 {seat} 号位多少？</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/register.py" />
      <source>ID {id} belongs to {name}: choose another.</source>
      <translation>编号 {id} 是 {name} 的：请另选一个。</translation>
    </message>
    <message>
      <location filename="../../kiosk/bank/inspections.py" />
      <source>INSPECTION RECEIPT</source>
      <translation>检查收据</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Idle for ten minutes: training saved, table free.</source>
      <translation>十分钟无操作：培训已保存，牌桌空出。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/handbook.py" />
      <source>If all others fold, the last player wins the whole pot and need not show the dice.</source>
      <translation>若其他人都弃牌，剩下的一位赢得全部底池，且不必亮骰子。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>If announced, complete the minimum raise; otherwise it is a call.</source>
      <translation>宣布加注的，补足到最低加注；否则算跟注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>If no one has acted, burn the card; otherwise it stands.</source>
      <translation>在任何人行动之前该牌烧掉；之后则有效。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>If nobody has raised, hold the player to the action.</source>
      <translation>若无人加注，则要求该玩家照其动作执行。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>If only one player wants to bet, that player takes the chip back.</source>
      <translation>若只有一位玩家想下注，该玩家取回筹码。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>If the tips of one hand exceed the big blind, the floor signs.</source>
      <translation>一手牌中超过大盲注的小费须由主管签名。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>Ignore it and continue</source>
      <translation>不管它，继续发牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>In</source>
      <translation>在局</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>In play</source>
      <translation>使用中</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>In progress</source>
      <translation>进行中</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/house.py" />
      <source>In the house journal: {what}</source>
      <translation>在场所日志中：{what}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>In the payout test, {wrong} of {payouts} answers may be wrong; in the hands, {wrong_moves} of {moves} moves.</source>
      <translation>赔付测验 {payouts} 个答案中可错 {wrong} 个；发牌 {moves} 个动作中可错 {wrong_moves} 个。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>In the pot</source>
      <translation>底池内</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>In the pots</source>
      <translation>各底池内</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/limits.py" />
      <source>In the ratio of what each is due.</source>
      <translation>按各人应得金额的比例分配。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>In twelve seconds, then nine, then six</source>
      <translation>十二秒，然后九秒，然后六秒</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/rules.py" />
      <source>In which order are wagers settled?</source>
      <translation>投注按什么顺序结算？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>Inspect it</source>
      <translation>检查</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>Inspect it by camera</source>
      <translation>用摄像头检查</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>Inspect it by hand</source>
      <translation>手工检查</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>Inspect it by shoe</source>
      <translation>用牌靴检查</translation>
    </message>
    <message>
      <location filename="../../kiosk/bank/inspections.py" />
      <source>Inspected</source>
      <translation>检查方式</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>Instead of slip</source>
      <translation>代替单据</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Into the rack</source>
      <translation>放入筹码盘</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>Inventory: it is here</source>
      <translation>盘点：在此</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>Is a 6 Card payout on top of the stake?</source>
      <translation>6 Card 的赔付是否不含本注？</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Is a card burned before the flop, the turn and the river?</source>
      <translation>翻牌、转牌、河牌之前是否烧牌？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Is it the {card}?</source>
      <translation>是 {card} 吗？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>Issue it to this table</source>
      <translation>发给本桌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>It belongs on {spot}</source>
      <translation>它应放在 {spot}</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>It changes nothing that a player has won or lost so far, so the hand continues.</source>
      <translation>玩家到此为止的输赢都不变，所以牌局继续。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>It decides a player’s wagers or cards, which a dealer must not do alone.</source>
      <translation>这涉及玩家的投注或牌，荷官不能单独决定。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>It is a call, unless it makes a raise or one was announced.</source>
      <translation>跟注，除非构成加注或已宣布加注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>It is a call.</source>
      <translation>算跟注。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>It is destroyed</source>
      <translation>已销毁</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>It is here</source>
      <translation>在此</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>It is in play</source>
      <translation>已启用</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>It is inspected</source>
      <translation>已检查</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>It is issued</source>
      <translation>已发给本桌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>It is kept with its reason, and no longer counts.</source>
      <translation>连同原因一并保留，不再有效。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/rules.py" />
      <source>It is lost with the Peek.</source>
      <translation>随 Peek 一起输掉。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>It is not {said}.</source>
      <translation>不是 {said}。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>It is not: {said}</source>
      <translation>不是：{said}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/rules.py" />
      <source>It is paid by the I’m In pay table, as if the hand had won.</source>
      <translation>按 I’m In 赔付表赔付，如同赢牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>It is printed in the pay table of this wager, and no dealer may change it.</source>
      <translation>这项投注的赔付表就是这样写的，荷官不得更改。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>It is received</source>
      <translation>已收到</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>It is rejected</source>
      <translation>已拒收</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>It is retired</source>
      <translation>已停用</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>It is returned</source>
      <translation>已归还</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>It is returned to the player.</source>
      <translation>退还玩家。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/limits.py" />
      <source>It is rounded down to whole chips.</source>
      <translation>向下取整到整枚筹码。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/limits.py" />
      <source>It is rounded up to whole chips.</source>
      <translation>向上取整到整枚筹码。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>It is set aside, then mixed into the stub.</source>
      <translation>放在一边，之后混入剩余牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/rules.py" />
      <source>It is still in action, as after a fold.</source>
      <translation>仍有效，如弃牌之后。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>It is the card that would have come next, so no result changes.</source>
      <translation>这本来就是下一张牌，所以结果不变。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>It is the rule of the step “{step}”. Nothing else is allowed there.</source>
      <translation>这是步骤“{step}”的规则：此处不得做别的。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>It is: {name}</source>
      <translation>是：{name}</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>It limits what one hand can cost the house.</source>
      <translation>它限定一局最多会让本场所付出多少。</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>It looks like</source>
      <translation>看起来像</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/rules.py" />
      <source>It loses: the clause’s last sentence allows no exceptions.</source>
      <translation>输：条款最后一句不设例外。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>It moves a large amount, so a person who is not dealing checks it first.</source>
      <translation>涉及大笔金额，所以先由不发牌的人核对。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/training/scenarios/scenario.py" />
      <source>It needs seat {seat}, but this table has %n seats.</source>
      <translation>
        <numerusform>它需要 {seat} 号位，而本桌有 %n 个座位。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>It plays: it is the next card that is dealt.</source>
      <translation>它有效：就是接下来要发的牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>It plays; the screen is corrected.</source>
      <translation>它有效；屏幕已更正。</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>It read a badge not assigned to any staff.</source>
      <translation>它读到一个不属于任何员工的工牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>It read the badge of {name}.</source>
      <translation>它读到 {name} 的工牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>It read {card}. Put the card back, and shuffle before the next hand.</source>
      <translation>读到 {card}。把牌放回，下一局前洗牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>It reopens the betting: players who have acted may raise again</source>
      <translation>重新开放下注：已行动的玩家可再加注</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>It says</source>
      <translation>单据金额</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/irregularities.py" />
      <source>It stands: play on.</source>
      <translation>有效：继续。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>It stays in the pot.</source>
      <translation>留在底池。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>It takes about {minutes} min, {hours} h at most.</source>
      <translation>约需 {minutes} 分钟，最多 {hours} 小时。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>It was stopped early.</source>
      <translation>提前停止。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>Its slip</source>
      <translation>该桌单据</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>I’m In</source>
      <translation>I’m In</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>I’m In bonus</source>
      <translation>I’m In 奖金注</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>I’m In equals the Peek wager. A surrender loses the Peek and keeps half of the Raise.</source>
      <translation>I’m In 等于 Peek 注。投降输掉 Peek，保留加注的一半。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>I’m In or surrender</source>
      <translation>I’m In 或投降</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>I’m In settled</source>
      <translation>I’m In 已结算</translation>
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
      <translation>J 高牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Jackpot claim decided.</source>
      <translation>彩金归属已定。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Jackpot won twice</source>
      <translation>彩金被赢两次</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Jackpots</source>
      <translation>彩金</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/money/jackpot.py" />
      <source>Jackpots are not changed during a hand: finish it, then post.</source>
      <translation>牌局中不能更改彩金：请先完成，再公示。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/publishing.py" />
      <source>Jackpots change at most once in 24 hours, or after a win: nothing changed.</source>
      <translation>彩金每 24 小时最多更改一次，或在中奖之后：目前的仍然有效。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/money/jackpot.py" />
      <source>Jackpots change at most once in 24 hours: wait {hours} h {minutes} min.</source>
      <translation>彩金 24 小时内最多更改一次：请等 {hours} 小时 {minutes} 分。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Jackpots may be posted now.</source>
      <translation>现在可以公示彩金。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Jackpots not posted. Before the first hand, post them as {roles}.</source>
      <translation>彩金未公示。第一局前，请以{roles}身份公示。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Jackpots not posted. Sign in from the menu as {roles} and post them.</source>
      <translation>彩金未公示。请从菜单以{roles}身份登录并公示。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/kernel/log.py" />
      <source>Jackpots not posted: {missing}. Sign in from the menu and post them.</source>
      <translation>彩金未公示：{missing}。请从菜单登录并公示。</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Jackpots paid</source>
      <translation>已付彩金金额</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Jackpots won</source>
      <translation>彩金中奖次数</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Jackpots: {names}</source>
      <translation>彩金：{names}</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dates.py" />
      <source>Jan</source>
      <translation>1月</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>Journal</source>
      <translation>日志</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Journal altered or damaged</source>
      <translation>日志被更改或损坏</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Journal number</source>
      <translation>日志中的编号</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/journal.py" />
      <source>Journal {path} not found: check the path.</source>
      <translation>找不到日志 {path}：请检查路径。</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dates.py" />
      <source>Jul</source>
      <translation>7月</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dates.py" />
      <source>Jun</source>
      <translation>6月</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/irregularities.py" />
      <source>Keep dealing as shown.</source>
      <translation>按所示继续发牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Keep dealing with the next card of the deck.</source>
      <translation>用整副牌的下一张继续发牌。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/controls/words.py" />
      <source>Keep the cards of seats {seats} face down: their bonus bets play.</source>
      <translation>
        <numerusform>{seats} 号座位的牌保持面朝下：其奖金注仍有效。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>Keep the whole board and all four tags in view.</source>
      <translation>须看到整块校准板和全部四个角标。</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Key of the examinations</source>
      <translation>考试的密钥</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Key of the house journal</source>
      <translation>场所日志的密钥</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Key of the publisher</source>
      <translation>发布者密钥</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>King high</source>
      <translation>K 高牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Kiosk or shoe</source>
      <translation>终端或牌靴</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>LAST STEP</source>
      <translation>最近一步</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Language</source>
      <translation>语言</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Large</source>
      <translation>大</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>Large flush, {color}</source>
      <translation>大同花，{color}</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>Large straight, {rank} high</source>
      <translation>大顺子，{rank} 高</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Largest</source>
      <translation>最大</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Last closing</source>
      <translation>上次收桌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Last count</source>
      <translation>上次清点</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Last dealt here</source>
      <translation>最近在此发牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Last entry undone.</source>
      <translation>最后一项录入已撤销。</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Last intact</source>
      <translation>确认完整的时间</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Last self-check</source>
      <translation>上次自检</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Last signed checkpoint</source>
      <translation>最近签名的检查点</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Late or raised wager (past-posting)</source>
      <translation>迟下或加大注码（事后下注）</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Lay all dice in the box.</source>
      <translation>把所有骰子放进盒子。</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>Lay one card at any seat now.</source>
      <translation>现在在任一座位放一张牌。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>Lay the board flat on the table, then measure.</source>
      <translation>把校准板平放在桌上，然后测量。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>Lay the board flat on the table, with all of it and the corner tags in view.</source>
      <translation>把校准板平放在桌上，整块板和角标都要入镜。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/calibration/calibrate.py" />
      <source>Lay the whole board flat on the table, in the camera’s view.</source>
      <translation>把整块校准板平放在桌上，全部入镜。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Learned on {at}. Show it again when you change card brands.</source>
      <translation>学习于 {at}。更换牌的品牌时请再次展示。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Learned on {at}. Touch “In play” when it comes to the table.</source>
      <translation>学习于 {at}。上桌时点“使用中”。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/irregularities.py" />
      <source>Leave the card face up.</source>
      <translation>该牌保持牌面朝上。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Leave the card in place.</source>
      <translation>把牌留在原处。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Leave the cards where they are.</source>
      <translation>牌保持原样。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Leave the chips where they are.</source>
      <translation>筹码保持原样。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Leave the player’s chips in the pot.</source>
      <translation>玩家的筹码留在底池。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Leave with {stack}</source>
      <translation>带 {stack} 离开</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Leaves</source>
      <translation>离开</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Left</source>
      <comment>the hand</comment>
      <translation>左手</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Left hand</source>
      <translation>左手</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Left, and another hand begun</source>
      <translation>已离开，并开始了另一手牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/pots.py" />
      <source>Less the drop of {rake}: {left}</source>
      <translation>减去抽水 {rake}：{left}</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>Let each player pick two cards</source>
      <translation>让每位玩家选其中两张</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>Letters</source>
      <translation>字母</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Library digest</source>
      <translation>程序库摘要</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/register.py" />
      <source>License {license} belongs to {name}, ID {id}: one person has one ID.</source>
      <translation>执照 {license} 属于 {name}（ID {id}）：一人只有一个 ID。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Lift the Peeker of seat {seat}. Enter its three dice.</source>
      <translation>掀开 {seat} 号位的 Peeker 杯。录入其三颗骰子。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Lift the Peekers</source>
      <translation>掀开 Peeker 杯</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Limits</source>
      <translation>限额</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/record_input.py" />
      <source>List each seat once, numbered 1 to {most}; correct the record.</source>
      <translation>每个座位只列一次，编号为 1 至 {most}；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>List each seat once; correct the record.</source>
      <translation>每个座位只列一次；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/record.py" />
      <source>List each seat once; nobody joins a game in progress; correct the record.</source>
      <translation>每个座位只列一次；不得加入已开始的牌局；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/record_input.py" />
      <source>List forfeits in the order in which they happened; correct the record.</source>
      <translation>没收手牌须按发生的顺序列出；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>List only players who post a blind, and the small blind only if it posts both; correct the record.</source>
      <translation>只列出补盲的人；小盲只有在同时补两个盲注时才列出；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Lock a PIN</source>
      <translation>锁定 PIN</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Lock the table</source>
      <translation>锁定牌桌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Locked</source>
      <translation>已锁定</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/catalog.py" />
      <source>Locked PINs</source>
      <translation>已锁定的 PIN</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/judge.py" />
      <source>Look at the hand again: {right}</source>
      <translation>再看一遍这手牌：{right}</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>Look at the sign: it shows TEST until the test ends.</source>
      <translation>看显示牌：测试结束前显示 TEST。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Look for the card, then count again.</source>
      <translation>找那张牌，再清点一次。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Look for the die, then count again.</source>
      <translation>找那颗骰子，再清点一次。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Look in the cups, the box, and under the table.</source>
      <translation>查看杯中、盒中和桌下。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Look in the shoe, the muck, the rack, and under the table.</source>
      <translation>查看牌靴、弃牌堆、筹码盘和桌下。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Loses, below a flush</source>
      <translation>输，小于同花</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/stopped.py" />
      <source>Lost data cannot be restored. With a PIN and a reason, a manager may continue from the saved data: {names}.</source>
      <translation>丢失的无法找回。经理可凭 PIN 和理由让牌桌以现有记录继续：{names}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/handbook.py" />
      <source>MEGA, MAJOR and MINOR are posted prominently at the table. They may be updated at most once every 24 hours, never in the middle of play, and after a win once it is paid. Several winners of one jackpot in a hand split it. The bonus is funded by the house; no amount is based on past wagers.</source>
      <translation>MEGA、MAJOR 和 MINOR 的金额须在牌桌醒目处公示。最多每 24 小时更新一次，不得在牌局进行中更新；有人中奖并赔付后可更新。同一手牌有多人中同一彩金时平分。该奖金由本场所出资，金额与过往投注无关。</translation>
    </message>
    <message>
      <location filename="../../kiosk/bank/inspections.py" />
      <source>Machine</source>
      <translation>机器</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Made out for</source>
      <translation>开给</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Made out for the wrong seat</source>
      <translation>开给了错误的座位</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/totals.py" />
      <source>Main</source>
      <translation>主池</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Main pot</source>
      <translation>主池</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Make and sign the slip before paying. Further copies say REPRINT.</source>
      <translation>赔付前制作并签名。重印标有 REPRINT。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Make each move of the dealer without help</source>
      <translation>独自完成荷官的每个动作</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Make each move of the dealer; it is shown first</source>
      <translation>完成荷官的每个动作；每个事先有提示</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Make the slip</source>
      <translation>制作单据</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>Make the slip first: this payout needs one.</source>
      <translation>先制作单据：此赔付需要一张。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Make the slips for seats {seats}. Pay nothing yet.</source>
      <translation>
        <numerusform>为 {seats} 号位制作单据。先不要赔付。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/bank/inspections.py" />
      <source>Maker</source>
      <translation>制造商</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dates.py" />
      <source>Mar</source>
      <translation>3月</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>Marked</source>
      <translation>有记号</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Material of your group</source>
      <translation>本组的学习内容</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Maximum</source>
      <translation>最高限额</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Maximum bet</source>
      <translation>最高下注</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Maximum buy-in</source>
      <translation>最高买入</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Maximum raises per round</source>
      <translation>每轮加注次数上限</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Maximum rake per hand</source>
      <translation>每手最高抽水</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dates.py" />
      <source>May</source>
      <translation>5月</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/game/handbook.py" />
      <source>May a player wager a coupon or a free bet?</source>
      <translation>玩家可以用优惠券或免费注下注吗？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>May be changed now</source>
      <translation>现在可以更改</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>May change in {n} h</source>
      <translation>{n} 小时后可更改</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/sealed.py" />
      <source>May no longer sign: {names}</source>
      <translation>不再可以签名：{names}</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/sealed.py" />
      <source>May sign from now on, or has a new PIN: {names}</source>
      <translation>从现在起可以签名，或有新的 PIN：{names}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>Measure the table</source>
      <translation>测量牌桌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Median time</source>
      <translation>时间中位数</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Median wait</source>
      <translation>等待中位数</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/schema.py" />
      <source>Migration {number} differs from the one applied: install that version.</source>
      <translation>迁移 {number} 与已应用的不同：请安装原来的版本。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Minimum</source>
      <translation>最低限额</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Minimum bet</source>
      <translation>最低下注</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Minimum buy-in</source>
      <translation>最低买入</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Minimum rake above the promotion</source>
      <translation>抽水至少高于推广金</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Minimum rake also without a flop</source>
      <translation>无翻牌时也收最低抽水</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Minimum rake per hand</source>
      <translation>每手最低抽水</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/irregularities.py" />
      <source>Misdeal: the hand is void.</source>
      <translation>误发：本局作废。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>Mispay</source>
      <translation>错赔</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/catalog.py" />
      <source>Mispay and disputes</source>
      <translation>错赔与争议</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Mispay: reopen</source>
      <translation>错赔：重新打开</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Mispay: wrong payout in this hand</source>
      <translation>错赔：本局赔付有误</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Mispay: wrong payout on the last hand</source>
      <translation>错赔：上一局赔付有误</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Mispays</source>
      <translation>赔付错误</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Mispays at the live table</source>
      <translation>实桌错赔</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Missed too often: {lines}</source>
      <translation>答对次数太少：{lines}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seals.py" />
      <source>Missing</source>
      <translation>缺少</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Mix the early card into the stub.</source>
      <translation>把提前的牌混入剩余牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Mix the four cards face down.</source>
      <translation>把四张牌面朝下混合。</translation>
    </message>
    <message>
      <location filename="../../kiosk/bank/inspections.py" />
      <source>Model</source>
      <translation>型号</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/handbook.py" />
      <source>Money on the table plays, and stays there until a player quits: nothing is cashed out, given away or pocketed, except for tips. Cards are held over the table, in the dealer’s view. No player may play over another player’s bankroll.</source>
      <translation>桌面上的钱参与牌局，直到玩家离桌为止：除小费外不得兑现、赠与或收起。牌须拿在桌面上方、荷官视线之内。任何玩家不得超出他人的筹码下注。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/paging.py" />
      <source>More · {page} of {pages}</source>
      <translation>更多 · {page} / {pages}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Motion</source>
      <translation>动画</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/irregularities.py" />
      <source>Move each later card one place back.</source>
      <translation>把其后的每张牌后移一位。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Move only what each seat shows, then confirm.</source>
      <translation>只移动每个座位所示，然后确认。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Move or return the chips as the screen now shows.</source>
      <translation>按屏幕所示移动或退还筹码。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Move the bets and pots as the screen now shows.</source>
      <translation>按屏幕现在的显示移动下注和底池。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Move the chips as the screen now shows.</source>
      <translation>按屏幕所示移动筹码。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Move the chips from one stack to the other.</source>
      <translation>将筹码从一方移到另一方。</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/read.py" />
      <source>Moving the records in {folder} was interrupted: a manager repeats kiosk journal begin-again, or adds --reverse.</source>
      <translation>移动 {folder} 中的记录时中断：由经理重复 kiosk journal begin-again，或加上 --reverse。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Muck the extra hand, face down.</source>
      <translation>将多出的一手牌面朝下弃掉。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Muck the hand, face down.</source>
      <translation>手牌放入弃牌堆，牌面朝下。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/rules.py" />
      <source>Must the Peek and the Blind be equal?</source>
      <translation>Peek 与 Blind 必须相等吗？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>NOT COMPLETE</source>
      <translation>不完整</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>NOT IN THE REGISTER</source>
      <translation>未登记</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>NOT PRINTED</source>
      <translation>未打印</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>NOT TRUSTED</source>
      <translation>不受信任</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Name</source>
      <translation>姓名</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>Name each winning card once.</source>
      <translation>每张中奖牌只写一次。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Name the hand</source>
      <translation>说出牌型</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/ladder.py" />
      <source>Name the hand of seat {seat}.</source>
      <translation>说出 {seat} 号位的牌型。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Name the hand, work out the payout, cut the chips</source>
      <translation>说出牌型，算出金额，切好筹码</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>Name the machine, its maker, its model, and its serial number.</source>
      <translation>请写明机器及其制造商、型号和序列号。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>Name the seats that win the pot {pot}, each once; correct the record.</source>
      <translation>写出赢得底池 {pot} 的座位，每个一次；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Named by the dealer</source>
      <translation>由荷官指明</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>Near and far, left and right, tilted each way. Each position is saved automatically.</source>
      <translation>近与远、左与右、各向倾斜。每个位置自动保存。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Neither: the same combination is a tie.</source>
      <translation>都不：相同组合为平手。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>Never holds</source>
      <translation>绝不包含</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/__init__.py" />
      <source>New Hampshire Hold ’Em</source>
      <translation>New Hampshire Hold ’Em</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/command_line/terminal.py" />
      <source>New PIN</source>
      <translation>新 PIN</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>New amounts apply from the next hand. The players’ sign shows them now.</source>
      <translation>新金额从下一局起生效，并立即显示在玩家显示牌上。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/camera.py" />
      <source>New deck in play: sign in, then choose or show it under “Deck for the camera”.</source>
      <translation>换了一副牌：请登录，在“摄像头用牌”中选择或展示。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/journal.py" />
      <source>New journal started. A manager signs at the table before it opens.</source>
      <translation>新日志已开始。该桌开桌前须由经理签名。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>New limits apply from the next hand, until the table closes.</source>
      <translation>新限额从下一手牌起生效，直到收桌为止。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>New person</source>
      <translation>新人员</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>New picture checked</source>
      <translation>正在核对新画面</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/news.py" />
      <source>New rules and settings take effect at the next start.</source>
      <translation>新的规则和设置从本机下次启动起生效。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>New scenario · choose a hand dealt here</source>
      <translation>新场景 · 选择本桌的一局</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>New {name}</source>
      <translation>新的 {name}</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Newest event</source>
      <translation>最新事件</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Next</source>
      <translation>下一个</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Next change allowed from {at}.</source>
      <translation>{at} 起可再次更改。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Next chip</source>
      <translation>下一种筹码</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Next entry signed at a console.</source>
      <translation>下一项在控制台签署。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Next jackpot</source>
      <translation>下一个彩金</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Next limit</source>
      <translation>下一个限额</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Next round</source>
      <translation>下一轮</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Night</source>
      <translation>夜间</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/catalog.py" />
      <source>Night and reports</source>
      <translation>当晚与报告</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>Night, second</source>
      <translation>当晚，第二人</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>Night, signed first</source>
      <translation>当晚，第一签名</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Nightly verifier</source>
      <translation>每夜核验</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>Nine high</source>
      <translation>9 高牌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/pay_rows.py" />
      <source>No</source>
      <translation>否</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>No USB stick is plugged in, and no folder is configured: plug one in.</source>
      <translation>没有插入 USB 盘，也没有配置文件夹：请插入一个。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>No ace with a face, no pair, not suited</source>
      <translation>没有 A 配人头牌，没有对子，不同花色</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>No answer from the floor server for ten seconds: keep dealing, and call the floor by voice.</source>
      <translation>楼面服务器十秒未应答：继续发牌，口头呼叫主管。</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/file.py" />
      <source>No badge ID: read it again, or leave it out.</source>
      <translation>工牌须有编号：请重新读取，或留空。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/devices.py" />
      <source>No badge reader is configured: add one to devices.toml.</source>
      <translation>尚未配置工牌读取器：请在 devices.toml 中写入一个。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/devices.py" />
      <source>No badge was read: hold it to the reader, and try again.</source>
      <translation>没有读到工牌：贴近读取器，再试一次。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>No badge was read: hold your badge to the reader.</source>
      <translation>刚才没有读到工牌：请把工牌贴近读取器。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>No bet: return the chips.</source>
      <translation>无效注：退还筹码。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>No card burned</source>
      <translation>未烧牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/guided.py" />
      <source>No card can be corrected now: make the next move.</source>
      <translation>现在不能更正牌：请做下一步。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/amend.py" />
      <source>No card has been dealt there: choose a card on the table.</source>
      <translation>那里没有发过牌：请选桌上的牌。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/showing/enrollment.py" />
      <source>No card has been shown yet.</source>
      <translation>尚未展示任何牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/play.py" />
      <source>No card is due now: follow the screen.</source>
      <translation>现在不该出牌：按屏幕操作。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/round.py" />
      <source>No card is due now: put it aside face down, and call the floor.</source>
      <translation>现在不该出牌：把它牌面朝下放在一边，并呼叫主管。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/guided.py" />
      <source>No card is due: put it back and make the next move.</source>
      <translation>现在不该出牌：放回去，请做下一步。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>No card of a hand, no badge, no PIN, no name, no money.</source>
      <translation>不含牌局中的牌、工牌、PIN、姓名和金额。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/rulings.py" />
      <source>No card to replace now: follow the screen.</source>
      <translation>现在没有要替换的牌：按屏幕操作。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/amend.py" />
      <source>No card was dealt past seat {seat}: keep dealing in order.</source>
      <translation>{seat} 号位应得的那张之后没有发过牌：按顺序继续发。</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>No card was drawn in time: check the shoe.</source>
      <translation>未及时抽牌：请检查牌靴。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/deck_seals.py" />
      <source>No card was read yet.</source>
      <translation>尚未读取任何牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/record.py" />
      <source>No cards are dealt to {spot} in this game; correct the record.</source>
      <translation>此游戏的 {spot} 不放牌；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/banked.py" />
      <source>No cards make {line}: correct the game’s lines or its pay table.</source>
      <translation>没有牌能组成 {line}：请更正游戏的牌型或赔付表。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/rulings.py" />
      <source>No cards to put back now: follow the screen.</source>
      <translation>现在没有要放回的牌：按屏幕操作。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>No cash of this gaming day is in the log, and nobody is on the list.</source>
      <translation>本营业日没有登记的现金，名单上也没有人。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>No cash since the opening</source>
      <translation>开桌以来无现金</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>No certificate</source>
      <translation>无证书</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/certificates.py" />
      <source>No certificate was ever made for {role}.</source>
      <translation>从未为 {role} 签发过证书。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>No change</source>
      <translation>不变</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>No charity</source>
      <translation>无慈善机构</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>No chip leaves the rack yet. The slip goes with the chips.</source>
      <translation>尚无筹码离开筹码盘。单据随筹码一起送出。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>No chips</source>
      <translation>无筹码</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfers.py" />
      <source>No chips may go to {table} or come from it.</source>
      <translation>不得向 {table} 送出或从其接收筹码。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>No chips move</source>
      <translation>不移动筹码</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/cash.py" />
      <source>No chips of this table make {amount}: enter another.</source>
      <translation>本桌的筹码无法凑成 {amount}：请输入其他金额。</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>No data received since the kiosk started.</source>
      <translation>自终端启动以来未收到它的任何数据。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>No dealer is signed in at this table.</source>
      <translation>本桌没有荷官登录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/live.py" />
      <source>No dealer is signed in: sign in first.</source>
      <translation>没有荷官登录：请先登录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/deck_seals.py" />
      <source>No deck is being inspected.</source>
      <translation>没有正在检查的牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/devices.py" />
      <source>No device is configured.</source>
      <translation>未配置设备。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/devices.py" />
      <source>No device is configured: add one to devices.toml.</source>
      <translation>未配置设备：请在 devices.toml 中添加。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/amend.py" />
      <source>No die has been entered there: choose one on the table.</source>
      <translation>那里没有录入骰子：请选桌上的一颗。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/play.py" />
      <source>No die is due now: follow the screen.</source>
      <translation>现在不该录骰子：按屏幕操作。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>No die shows that: enter the face and color shown.</source>
      <translation>没有这样的骰子：请按所示的面和颜色录入。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>No disputes pending.</source>
      <translation>没有待裁定的争议。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>No drop box is entered. Touch “Drop box” and enter its number.</source>
      <translation>尚未录入钱箱。请点“钱箱”并输入编号。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>No drop box needs to be counted.</source>
      <translation>没有等待清点的钱箱。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/count_room.py" />
      <source>No drop box {box} was taken out of table {table}: check both.</source>
      <translation>{table} 桌没有取出过钱箱 {box}：请核对两者。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/cash.py" />
      <source>No entry can be taken back.</source>
      <translation>没有可撤回的记录。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/rules.py" />
      <source>No exceptions are listed for this game: call the floor.</source>
      <translation>此游戏没有写明的异常：请呼叫主管。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfers.py" />
      <source>No fill or credit is on its way.</source>
      <translation>没有在途的补码或退码。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>No flop, no drop</source>
      <translation>无翻牌，不抽水</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/drill.py" />
      <source>No hand at this table makes {line}: check its limits and chips.</source>
      <translation>本桌没有手牌能成 {line}：请检查限额和筹码。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/play.py" />
      <source>No hand can be forfeited for that now: choose one of those shown.</source>
      <translation>现在不能因此判负：请从所示选项中选择。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/round.py" />
      <source>No hand can be forfeited now.</source>
      <translation>现在没有可没收的手牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recall.py" />
      <source>No hand has been dealt at this table yet.</source>
      <translation>本桌尚未发过任何一局。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>No hand has been finished at this table yet.</source>
      <translation>本桌尚未打完任何一局。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>No hand is open: the next dealer signs in.</source>
      <translation>没有进行中的牌：请下一位荷官登录。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>No hand matches.</source>
      <translation>没有符合的牌局。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>No hand matches: touch “All hands”, or choose another filter.</source>
      <translation>没有符合的牌局：点“全部牌局”，或选其他筛选。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/judge.py" />
      <source>No hand to call here: {right}</source>
      <translation>此处无牌可报：{right}</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>No hand with such a deck or such dice is fair, so every wager is returned.</source>
      <translation>用这样的牌或骰子发出的牌局都不公平，所以退回所有投注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>No house money in this game: rule without an amount.</source>
      <translation>庄家不参与此游戏：裁定时不填金额。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>No identification: payout held</source>
      <translation>无身份证件：赔付暂存</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/deck_seals.py" />
      <source>No jackpot deck needs to be set aside.</source>
      <translation>没有待封存的彩金牌。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>No jackpots</source>
      <translation>无彩金</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/move.py" />
      <source>No journal here to move: give its folder with --data.</source>
      <translation>这里没有可迁移的日志：请用 --data 给出其文件夹。</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/file_plan.py" />
      <source>No kiosk has written {path}: have a technician find out who did, then delete it.</source>
      <translation>{path} 不是本系统写入的：请技术员查明来源，然后删除该文件。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/play.py" />
      <source>No last bets to repeat: enter them chip by chip.</source>
      <translation>没有可重复的上次下注：请逐枚录入。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>No limit</source>
      <translation>无限注</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>No link to the floor server</source>
      <translation>与楼面服务器无连接</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>No longer employed here</source>
      <translation>已离职</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>No longer needed</source>
      <translation>不再需要</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>No manager can sign for this: add one first, with --role manager.</source>
      <translation>本场所没有可签名的经理：请先添加一位，用 --role manager。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/register_trust.py" />
      <source>No manager has signed at this table for the publisher’s key: sign at the table first.</source>
      <translation>尚无经理在本桌为发布密钥签名：请先在该桌签名。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>No more Blinds, deal</source>
      <translation>Blind 注截止，发牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>No more bets, shuffle</source>
      <translation>停止下注，洗牌</translation>
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
      <translation>不再更改</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/sealed.py" />
      <source>No one at this table has signed for the present register entry of {name}. One of these must sign: {names}.</source>
      <translation>员工名单中 {name} 的现有记录，尚无人在本桌签名确认。须由以下人员之一签名：{names}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>No one can prove which cards the player had, so the hand wins nothing.</source>
      <translation>已无法证明玩家原来的牌，所以这手牌不能赢。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>No one can tell how the hand would have ended, so every wager is returned.</source>
      <translation>已无法知道这手牌本来会如何，所以退回所有投注。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>No one else has tried this yet</source>
      <translation>还没有其他人练过</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/register.py" />
      <source>No one has the ID {person_id}: check the staff list.</source>
      <translation>无人的编号为 {person_id}：请核对员工名单。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/bid.py" />
      <source>No one left can call a raise: seat {seat} may call or fold.</source>
      <translation>无人能跟加注：{seat} 号位可跟注或弃牌。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>No one on staff may sign this: ask a manager to add someone.</source>
      <translation>没有员工可签此项：请经理添加人员。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/charities.py" />
      <source>No other charity may benefit from this day. These do: {names}.</source>
      <translation>当天不能再有其他慈善机构受益。已有：{names}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/cash.py" />
      <source>No other chips make {amount}: enter another.</source>
      <translation>其他筹码凑不成 {amount}：请输入其他金额。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>No pair, flush or straight</source>
      <translation>无对子、同花或顺子</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>No pair, no ace with a face</source>
      <translation>无对子，无 A 配人头牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/office.py" />
      <source>No passed examination on record: a certificate needs one.</source>
      <translation>没有通过考试的记录：发证须先通过考试。</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/drill.py" />
      <source>No paying hand</source>
      <translation>没有赔付的牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>No payout here may be paid by the cage or by check.</source>
      <translation>这里没有可由账房或支票支付的赔付。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/screen.py" />
      <source>No picture from the camera.</source>
      <translation>摄像头没有画面。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>No picture from the camera: check its cable first.</source>
      <translation>摄像头没有画面：请先检查其线缆。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/sim/set_up.py" />
      <source>No picture from the simulated camera: restart it.</source>
      <translation>模拟摄像头没有画面：请重新启动。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>No player at seat {button}: give the button to a player.</source>
      <translation>{button} 号位无人参加：按钮给一位玩家。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>No player has chips beyond a call: seat {seat} may call or fold.</source>
      <translation>无人筹码多于跟注额：{seat} 号位可跟注或弃牌。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>No prompts</source>
      <translation>全程无提示</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/guided.py" />
      <source>No prompts at this level: make the next move.</source>
      <translation>此级别不提示：请做下一步。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>No rake</source>
      <translation>不抽水</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>No recent training on this game.</source>
      <translation>最近几周无人练过此游戏。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>No seal number is entered since the last change.</source>
      <translation>自上次更换以来未输入封条号。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/reopening.py" />
      <source>No settled hand can be reopened: open a dispute in the history.</source>
      <translation>没有可重新打开的已结算牌局：请在历史中提出争议。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>No signal</source>
      <translation>无信号</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>No signal yet</source>
      <translation>尚无信号</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/slips.py" />
      <source>No slip has been made at this table yet.</source>
      <translation>本桌尚未制作任何单据。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>No slip is due now: follow the screen.</source>
      <translation>现在不需要单据：按屏幕操作。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>No speech program is set up: a technician must name one in the configuration.</source>
      <translation>未设置语音程序：由技术员在配置中指定。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/amend.py" />
      <source>No stacks are kept in this hand: there is nothing to correct.</source>
      <translation>这手牌不记录筹码：无可更正。</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/register.py" />
      <source>No staff member has that ID: choose a name from the list.</source>
      <translation>没有员工用该编号：请从名单中选择。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/records.py" />
      <source>No such game: {key}. Choose from {games}.</source>
      <translation>没有此游戏：{key}。请从 {games} 中选择。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/records.py" />
      <source>No such option: {name}. Choose from {known}.</source>
      <translation>没有此选项：{name}。请从 {known} 中选择。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>No table is enrolled on the floor server yet.</source>
      <translation>楼面服务器上还没有登记任何牌桌。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>No table is waiting.</source>
      <translation>没有牌桌在等主管。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>No table was dealt on this gaming day.</source>
      <translation>此营业日没有牌桌发牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>No tax form is due now: follow the screen.</source>
      <translation>现在不需要税表：按屏幕操作。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>No tone player is set up: a technician must name one in the configuration.</source>
      <translation>未设置播放提示音的程序：由技术员在配置中指定。</translation>
    </message>
    <message>
      <location filename="../../ui/cues.py" />
      <source>No tone player: install alsa-utils, or name a player in the configuration.</source>
      <translation>没有播放提示音的程序：请安装 alsa-utils，或在配置中指定播放器。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>No touch for 15 minutes. The dealer or the floor enters a PIN to continue the hand.</source>
      <translation>15 分钟无人触屏。荷官或主管输入 PIN 后继续本手牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>No wager is accepted once cards are out.</source>
      <translation>开始出牌后不再收注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/rulings.py" />
      <source>No wagers to return now: follow the screen.</source>
      <translation>现在没有要退还的注码：按屏幕操作。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/amend.py" />
      <source>No wagers were taken in this hand: there is nothing to correct.</source>
      <translation>本局未下任何注：没有可更正的。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/rules.py" />
      <source>No: each is any amount within its own limits.</source>
      <translation>否：各自在自己的限额内任意下注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>No: it does not count.</source>
      <translation>否：不计入。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/rules.py" />
      <source>No: it is paid without the floor.</source>
      <translation>否：无须主管即赔付。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>No: players who called or raised may only call, until short all-ins add up to a full raise.</source>
      <translation>否：已跟注或加注的玩家只能跟注，直到不足的全下累计成完整加注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>No: the cards come straight off the deck.</source>
      <translation>否：不烧牌，直接发。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>No: the hand is played.</source>
      <translation>不可以：继续打这手牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>No: the next raise is at least as large as the last full one.</source>
      <translation>否：下一次加注至少与上次完整加注一样大。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>No: the payout includes the stake.</source>
      <translation>否：赔付已含本注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>No: they go back to the deck face down.</source>
      <translation>否：面朝下放回牌堆。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Nobody else is in</source>
      <translation>没有其他人在局</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>Nobody finished the new PIN: enter it twice again.</source>
      <translation>新 PIN 未输入完毕：请重新输入两次。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Nobody has bet yet: seat {seat} may check or bet.</source>
      <translation>尚无人下注：{seat} 号位可过牌或下注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>Nobody has placed a wager: there is no hand to deal.</source>
      <translation>无人下注：没有可发的牌局。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/sealed.py" />
      <source>Nobody has signed for this staff register: restore it from backup, or use kiosk staff recover, and start the kiosk again.</source>
      <translation>无人为此员工名单签名：请从备份恢复，或使用 kiosk staff recover，然后重新启动终端。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>Nobody is added, removed or changed.</source>
      <translation>没有人员新增、移除或变更。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/locks.py" />
      <source>Nobody is locked out.</source>
      <translation>无人被锁定。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/house.py" />
      <source>Nobody keeps a second copy of this table’s records: tell a technician.</source>
      <translation>本桌记录没有第二份副本：请通知技术员。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/irregularities.py" />
      <source>Nobody may look at a moved card.</source>
      <translation>任何人不得查看移动过的牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Nobody may straddle in this hand.</source>
      <translation>这手牌任何人都不可以 straddle。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>Nobody was paid</source>
      <translation>未赔付任何人</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Nobody.</source>
      <translation>任何人都不可以。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Nobody: it goes to the next round’s pot.</source>
      <translation>无人：留作下一轮底池。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Normal</source>
      <translation>正常</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>Not a time: enter four digits, such as 1942.</source>
      <translation>时间无效：请输入四位数字，如 1942。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>Not allowed: return it</source>
      <translation>不允许：退还</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>Not complete</source>
      <translation>不完整</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Not counted: {chips}.</source>
      <translation>未清点：{chips}。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Not dealt left to right</source>
      <translation>未从左到右发牌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Not finished: slips</source>
      <translation>未完成：单据</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Not in the fewest chips.</source>
      <translation>不是最少的筹码。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Not known yet: see how to work it out.</source>
      <translation>尚不知道：请看如何计算。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Not limited</source>
      <translation>不限</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>Not now. {do}</source>
      <translation>现在不行。{do}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Not opened</source>
      <translation>未开桌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Not opened today</source>
      <translation>今天不开桌</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/slips.py" />
      <source>Not paid</source>
      <translation>未赔付</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Not passed</source>
      <translation>未通过</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/authority.py" />
      <source>Not permitted. Sign in as {role}.</source>
      <translation>不允许。请以{role}身份登录。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Not posted: {words}</source>
      <translation>未公示：{words}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seals.py" />
      <source>Not readable</source>
      <translation>无法读取</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Not received</source>
      <translation>未收到</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Not ruled on: disputes of hands</source>
      <translation>尚未裁决：争议牌局</translation>
    </message>
    <message>
      <location filename="../../kiosk/settings/screen_choices.py" />
      <source>Not saved ({why}): it applies until the kiosk restarts.</source>
      <translation>未保存（{why}）：终端重启前有效。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Not settled right to left</source>
      <translation>未从右到左结算</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Not signed: {words}</source>
      <translation>未签：{words}</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/judge.py" />
      <source>Not that: {right}</source>
      <translation>不对：{right}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Not the {card}: touch the card that is there.</source>
      <translation>不是 {card}：点实际的那张。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/judge.py" />
      <source>Not yet. First: {right}</source>
      <translation>还不行。先：{right}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Noted</source>
      <translation>已知悉</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>Nothing</source>
      <translation>无</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/screen.py" />
      <source>Nothing can be corrected now: call the floor.</source>
      <translation>现在没有可更正的事项：请呼叫主管。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/scenario.py" />
      <source>Nothing can happen at {at}; its steps are {steps}.</source>
      <translation>{at} 不可能发生任何事；其步骤为 {steps}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>Nothing changed: one person has one ID.</source>
      <translation>未作更改：一人只有一个 ID。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfers.py" />
      <source>Nothing has arrived: send the slip back instead.</source>
      <translation>没有筹码送达：请退回单据。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/sealed.py" />
      <source>Nothing has changed since a manager signed.</source>
      <translation>自经理签名以来没有变更。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>Nothing has changed: choose another way.</source>
      <translation>没有任何更改：请选择其他方式。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/cash.py" />
      <source>Nothing has changed: enter another number.</source>
      <translation>没有任何更改：请输入其他编号。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/reopening.py" />
      <source>Nothing has moved in this hand: reopen the last one first.</source>
      <translation>本手没有筹码移动：请先重开上一手。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>Nothing in these days.</source>
      <translation>这些天没有记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/room.py" />
      <source>Nothing is asked about this step: deal a hand.</source>
      <translation>这个步骤没有问题：请发一手牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>Nothing to sign now: follow the screen.</source>
      <translation>现在没有要签名的：按屏幕操作。</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/archiving.py" />
      <source>Nothing was archived: {found}</source>
      <translation>未归档任何内容：{found}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/charity.py" />
      <source>Nothing was assigned: {found}</source>
      <translation>未指派：{found}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/count_room.py" />
      <source>Nothing was counted: {found}</source>
      <translation>未计入任何清点：{found}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/journal.py" />
      <source>Nothing was exported: {found}</source>
      <translation>未导出任何内容：{found}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/beginning_again.py" />
      <source>Nothing was interrupted: there is nothing to put back.</source>
      <translation>没有中断的操作：无需放回。</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/log_export.py" />
      <source>Nothing was written to {folder}: {why}.</source>
      <translation>未写入 {folder}：{why}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dates.py" />
      <source>Nov</source>
      <translation>11月</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>Now reopen hand {hand}: the floor signs, and the difference is moved. Or touch another seat that was wrong.</source>
      <translation>现在重新打开第 {hand} 局：主管签名后补差额。或点另一个有误的座位。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Now you deal the same hand. Each move is shown before you make it.</source>
      <translation>现在请发同一手牌。每个步骤都会先显示出来。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>Number of all its cards or dice, as counted</source>
      <translation>清点所得的牌或骰子总数</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>Number of all other cards, as counted</source>
      <translation>其余所有牌的清点张数</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/elsewhere.py" />
      <source>Number of the check</source>
      <translation>支票号码</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Number of the new drop box</source>
      <translation>新钱箱的编号</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Number of the paper</source>
      <translation>纸号</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Number of the slip</source>
      <translation>单据号码</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>OK</source>
      <translation>正常</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>OK: {good}; needs attention: {bad}.</source>
      <translation>正常：{good}；需处理：{bad}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>OK: {tags} corner tags, {zones}, vision models; deck not learned.</source>
      <translation>正常：{tags} 个角标、{zones}、识别模型；这副牌未学习。</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>OK: {tags} corner tags, {zones}, vision models; deck {deck} learned.</source>
      <translation>正常：{tags} 个角标、{zones}、识别模型；已学习这副牌 {deck}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>OK: {tags} corner tags, {zones}; deck {deck} learned, {read} of {cards} cards in view read.</source>
      <translation>正常：{tags} 个角标、{zones}；已学习这副牌 {deck}，视野内 {cards} 张牌读出 {read} 张。</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dates.py" />
      <source>Oct</source>
      <translation>10月</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/training.py" />
      <source>Of these, already answered here: {twice}.</source>
      <translation>其中此处已答过：{twice}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Of two players, the one with the button pays the small blind, the other the big blind.</source>
      <translation>两人时，庄位付小盲，另一位付大盲。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Off</source>
      <translation>关</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Office</source>
      <translation>办公室</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Oldest event</source>
      <translation>最早事件</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>On</source>
      <translation>开</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>On each line, at least two of three answers must be right.</source>
      <translation>每一行至少须有三分之二的答案正确。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>On its way</source>
      <translation>在途</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>On my way</source>
      <translation>我过来</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>On the felt</source>
      <translation>台面上</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>On the screen</source>
      <translation>屏幕上</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>On which wagers is a flush or better called?</source>
      <translation>哪些注的同花或以上须报牌？</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/handbook.py" />
      <source>Once a player plays the last bet, the cards are placed in front of the chips. From then on only the dealer touches the cards.</source>
      <translation>玩家下完最后一注后，把牌放在筹码前。此后只有荷官可以碰牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/hand.py" />
      <source>One after the other, in the order of the rules</source>
      <translation>按规则顺序逐一结算</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>One dealer hole card is shown before the Peek wagers. Enter it if the shoe did not read it.</source>
      <translation>荷官的一张底牌在 Peek 注之前亮出。若牌靴未读到请录入。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>One each, beginning with the first winner left of the button.</source>
      <translation>每人一份，从按钮左侧第一位赢家开始。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>One hand cannot play: the dealer exposed it, or its player is barred</source>
      <translation>一手牌不能参与：荷官误露，或其玩家被禁止</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/limits.py" />
      <source>One hand pays at most {amount}</source>
      <translation>一手牌最多赔付 {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>One of the first two: misdeal. Later: the next card replaces it.</source>
      <translation>前两张之一：误发。之后：下一张牌替换它。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>One person signs for this step.</source>
      <translation>此步骤由一人签名。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>One player owes another chips</source>
      <translation>一位玩家欠另一位玩家筹码</translation>
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
      <translation>一副标准 52 张牌，每局前洗牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/handbook.py" />
      <source>One standard deck of 52 cards. The dealer shuffles it before each hand.</source>
      <translation>一副标准 52 张牌。荷官每局前洗牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/limits.py" />
      <source>One wager pays at most {amount}</source>
      <translation>一注最多赔付 {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/drill.py" />
      <source>One winner</source>
      <translation>一位赢家</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>One winner, after the rake</source>
      <translation>一位赢家，抽水之后</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>Only a complete deck deals fair hands, and only a count shows that it is complete.</source>
      <translation>只有完整的牌才公平，而只有清点才能证明完整。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/amend.py" />
      <source>Only a face-up card can be corrected.</source>
      <translation>只有牌面朝上的牌才能更正。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>Only a fixed limit has small_bet and big_bet; correct the record.</source>
      <translation>只有固定限注有 small_bet 和 big_bet；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/stopped.py" />
      <source>Only a manager may continue from the saved data, and none is on staff.</source>
      <translation>只有经理可以让牌桌以现有记录继续，而本场所没有经理。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/office.py" />
      <source>Only a manager may sign for a person’s needs.</source>
      <translation>只有经理可以为个人需要签名。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/histories.py" />
      <source>Only a small and a big blind, and one ante for all, are read from a PHH file.</source>
      <translation>PHH 文件只读取一个小盲、一个大盲以及人人相同的前注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>Only a standby of the floor server answers: have a technician promote it.</source>
      <translation>只有楼面服务器的备机应答：请技术员将其升为主机。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/office.py" />
      <source>Only a trainer may do that: a floor supervisor or a manager.</source>
      <translation>只有培训员可以这样做：主管或经理。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/game/handbook.py" />
      <source>Only as chips: the dealer gives chips for it under “Table money”, and the coupon goes into the drop box.</source>
      <translation>只能作为筹码：荷官在“桌上款项”中给出筹码，优惠券投入钱箱。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Only one player may have the button.</source>
      <translation>只能有一位玩家持按钮。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Only one player may straddle.</source>
      <translation>只有一位玩家可以 straddle。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Only tables that the house lists send each other chips.</source>
      <translation>只有本店列出的桌之间可以互送筹码。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>Only the dealer of this hand or the floor may continue it.</source>
      <translation>只有本手牌的荷官或主管可以继续。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/round.py" />
      <source>Only the floor can acknowledge this hand.</source>
      <translation>只有主管能确认此手牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/play.py" />
      <source>Only the floor may decide that for seat {seat}: call the floor.</source>
      <translation>只有主管可以为 {seat} 号位作此决定：请叫主管。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/moved.py" />
      <source>Only {lay} was bet: enter what was taken.</source>
      <translation>只下注了 {lay}：请输入收取的金额。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>Open the bag</source>
      <translation>打开封袋</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Open the table</source>
      <translation>开桌</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Opened as</source>
      <translation>打开方式</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Opening rack</source>
      <translation>开桌筹码盘</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Opening signed: rack count next</source>
      <translation>开桌已签：接着清点筹码盘</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>Order of steps</source>
      <translation>步骤顺序</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Ordered</source>
      <translation>指令</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Other</source>
      <translation>其他</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>Other back</source>
      <translation>其他牌背</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/deck_seals.py" />
      <source>Other cards: {count}, not {due}. Count again, or call the floor.</source>
      <translation>其他牌：{count} 张，应为 {due} 张。请重新清点或呼叫主管。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Other chips</source>
      <translation>筹码种类不同</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Other chips than on the slip</source>
      <translation>筹码与单据不同</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Other dice</source>
      <translation>其他骰子</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Other kiosks and laptops</source>
      <translation>其他终端与笔记本电脑</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Other version</source>
      <translation>版本不同</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/certificates.py" />
      <source>Others can read the authority’s key in {folder}: make a new authority.</source>
      <translation>他人可以读取 {folder} 中的颁发机构密钥：请新建颁发机构。</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/chain.py" />
      <source>Others can read the device key {path}: set its mode to 0600, and have a technician renew it.</source>
      <translation>他人可读取设备密钥 {path}：请把权限设为 0600，并由技术员更新密钥。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Out of chips</source>
      <translation>筹码用尽</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opened.py" />
      <source>Out of memory, so nothing was written: restart the kiosk.</source>
      <translation>内存不足，未写入任何内容：请重启终端。</translation>
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
      <translation>取出筹码盘</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Out: {devices}. Check their cables, or enter cards by hand.</source>
      <translation>未连接：{devices}。请检查电缆，或手动录入牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Over</source>
      <translation>盈余</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Over or short</source>
      <translation>溢余或短缺</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Over the slip</source>
      <translation>多于单据</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Over: no hand and no fill explains it</source>
      <translation>溢余：没有牌局或补码能解释</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/count.py" />
      <source>Over: {off}.</source>
      <translation>多出：{off}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Overrides</source>
      <translation>人工推翻</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/slips.py" />
      <source>PAID FROM THE CAGE · {names}</source>
      <translation>账房已支付 · {names}</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/slips.py" />
      <source>PAYOUT SLIP</source>
      <translation>赔付单</translation>
    </message>
    <message>
      <location filename="../../ui/sign.py" />
      <source>PENDING</source>
      <translation>待处理</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/histories.py" />
      <source>PHH variant {variant}: only NT and FT are read.</source>
      <translation>PHH 变体 {variant}：只读取 NT 和 FT。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/controls/pin.py" />
      <source>PIN entry ended after %n seconds. Choose a name and enter the PIN again.</source>
      <translation>
        <numerusform>%n 秒未完成，PIN 已清除。请选择姓名并重新输入 PIN。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/pin.py" />
      <source>PIN entry ended: the screen was locked. Choose a name and enter the PIN again.</source>
      <translation>屏幕已锁定，PIN 已清除。请选择姓名并重新输入 PIN。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>PIN locked: {words}</source>
      <translation>PIN 已锁定：{words}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/charity.py" />
      <source>PIN of {id}:</source>
      <translation>{id} 的 PIN：</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>PIN pad locked</source>
      <translation>PIN 键盘已锁定</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/slips.py" />
      <source>PRINTED</source>
      <translation>已打印</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Pace</source>
      <translation>速度</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Pace high</source>
      <translation>速度偏快</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Pace low</source>
      <translation>速度偏慢</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Pace {n}</source>
      <translation>速度 {n}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/paging.py" />
      <source>Page {page} of {pages}</source>
      <translation>第 {page}/{pages} 页</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Paid</source>
      <translation>已赔</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Paid at least</source>
      <translation>赔付不少于</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/slips.py" />
      <source>Paid by</source>
      <translation>付款方</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/elsewhere.py" />
      <source>Paid by check</source>
      <translation>用支票支付</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/elsewhere.py" />
      <source>Paid by the cage</source>
      <translation>由账房支付</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/slips.py" />
      <source>Paid from the cage</source>
      <translation>账房已支付</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/elsewhere.py" />
      <source>Paid from the rack</source>
      <translation>从筹码盘支付</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Paid too little</source>
      <translation>少赔</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Paid too much</source>
      <translation>多赔</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Paid {amount}</source>
      <translation>已赔 {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/steps.py" />
      <source>Paid, next seat</source>
      <translation>已赔，下一座位</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Pair</source>
      <translation>一对</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Pair of 2’s through 10’s</source>
      <translation>一对 2 至一对 10</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Pair of 2’s to K’s</source>
      <translation>一对 2 至一对 K</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Pair of 6’s through 10’s</source>
      <translation>一对 6 至一对 10</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Pair of aces</source>
      <translation>一对 A</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Pair of jacks through aces</source>
      <translation>一对 J 至一对 A</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Pair of kings, queens or jacks</source>
      <translation>一对 K、Q 或 J</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>Pair of {rank}</source>
      <translation>一对 {rank}</translation>
    </message>
    <message>
      <location filename="../../ui/window/dropped.py" />
      <source>Palm ignored. Use one finger.</source>
      <translation>已忽略手掌。请用一根手指。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Paper {papers}</source>
      <translation>纸号 {papers}</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>Paper {paper} already has a slip: enter this paper’s number.</source>
      <translation>纸张 {paper} 上已有单据：请输入这张纸的编号。</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Part of the answer entered.</source>
      <translation>已录入部分答案。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/procedure.py" />
      <source>Pass</source>
      <translation>过</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Pass the deal</source>
      <translation>移交庄位</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Pass the deal to seat {seat}.</source>
      <translation>把庄位移交给 {seat} 号位。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Passed</source>
      <translation>已通过</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>Past-posted: call the floor</source>
      <translation>事后下注：呼叫主管</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Pay</source>
      <translation>赔付</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/catalog.py" />
      <source>Pay by cage or check</source>
      <translation>由账房或支票支付</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Pay by check {check}</source>
      <translation>用支票 {check} 赔付</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Pay each as shown, together</source>
      <translation>按所示一起赔付各家</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/moves.py" />
      <source>Pay seat {seat} · {wager}</source>
      <translation>赔付 {seat} 号位 · {wager}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Pay table</source>
      <translation>赔付表</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/rules.py" />
      <source>Pay tables</source>
      <translation>赔付表</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/cash.py" />
      <source>Pay this hand first: then enter the money.</source>
      <translation>请先赔付本手牌，再输入款项。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Payout drill</source>
      <translation>赔付练习</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Payout signed for.</source>
      <translation>赔付已签名。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Payout test</source>
      <translation>赔付测验</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>Payout test: {right} of {asked} answers right; %n misses allowed.</source>
      <translation>
        <numerusform>赔付测验：{asked} 个答案中对 {right} 个，可错 %n 个。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Payouts stated otherwise</source>
      <translation>另行申报的赔付</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Payouts, calls and rules: read, cover, recall</source>
      <translation>赔付、用语、规则：读、遮、忆</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/slips.py" />
      <source>Pays</source>
      <translation>赔付</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Peek</source>
      <translation>Peek</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Peek and Raise</source>
      <translation>Peek 与加注</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Peek and Raise settled</source>
      <translation>Peek 与加注已结算</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Peek wagers</source>
      <translation>Peek 注</translation>
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
      <translation>Peek、加注与 Blind</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/__init__.py" />
      <source>PeekPoker Hold’em</source>
      <translation>PeekPoker Hold’em</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/catalog.py" />
      <source>People</source>
      <translation>人员</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/evidence.py" />
      <source>Picture</source>
      <translation>画面</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>Picture OK, {tags} of {due} corner tags seen: calibrate it next.</source>
      <translation>画面正常，看到 {due} 个角标中的 {tags} 个：接下来校准。</translation>
    </message>
    <message>
      <location filename="../../kiosk/bank/inspections.py" />
      <source>Pieces</source>
      <translation>张数</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/deck_seals.py" />
      <source>Pieces: {count}, and not {due}. Show all of them again, or call the floor.</source>
      <translation>数量：{count}，应为 {due}。请重新全部展示，或呼叫主管。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>Pit</source>
      <translation>区</translation>
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
      <translation>玩家</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Player and house agreed on an amount</source>
      <translation>玩家与庄家就金额达成一致</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Player left</source>
      <translation>玩家已离开</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Player wants a folded hand back</source>
      <translation>玩家想取回弃掉的手牌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Player {player}</source>
      <translation>玩家 {player}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/players.py" />
      <source>Player {player} has only {amount} there.</source>
      <translation>玩家 {player} 在那里只有 {amount}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/players.py" />
      <source>Player {player} to {to}: {amount}.</source>
      <translation>玩家 {player} 到 {to}：{amount}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/players.py" />
      <source>Player {player}: {amount}.</source>
      <translation>玩家 {player}：{amount}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/players.py" />
      <source>Player {player}: {status}.</source>
      <translation>玩家 {player}：{status}。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>Players</source>
      <translation>玩家</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>Players act on what they hear, so the words come before the step.</source>
      <translation>玩家按听到的话行动，所以先说话再操作。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/handbook.py" />
      <source>Players make the I’m In wager, equal to their Peek, or surrender. A surrender loses the Peek and keeps half of the Raise.</source>
      <translation>玩家下与其 Peek 相等的 I’m In 注，或投降。投降输掉 Peek，保留加注的一半。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Players may add on between hands; all chips stay on the table until a player quits. English is the only language in the room.</source>
      <translation>两手牌之间可以加买；所有筹码留在桌上直到玩家离桌。扑克室只讲英语。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>Players must not act on a card that they saw too early.</source>
      <translation>玩家不得根据过早看到的牌行动。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Players shake all three dice and turn the Peekers upside down. Their dice stay private.</source>
      <translation>玩家摇三颗骰子，并把 Peeker 杯倒扣。其骰子保密。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>Players who have acted may only call or fold</source>
      <translation>已行动的玩家只能跟注或弃牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>Players who have seen the card could act on it, so it must not play.</source>
      <translation>看到这张牌的玩家可能据此行动，所以它不能上场。</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Player’s question</source>
      <translation>玩家的提问</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Playing the board</source>
      <translation>以公共牌为手牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/procedure.py" />
      <source>Plays</source>
      <translation>参加</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Pocket</source>
      <translation>Pocket</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Pocket aces</source>
      <translation>底牌一对 A</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Pocket bonus</source>
      <translation>Pocket 奖金注</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Pocket settled</source>
      <translation>Pocket 已结算</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Port found</source>
      <translation>端口存在</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Port open</source>
      <translation>端口已打开</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/record.py" />
      <source>Post an amount for each of {jackpots}; correct the record.</source>
      <translation>请为 {jackpots} 各公示一个金额；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/money/jackpot.py" />
      <source>Post an amount for each of {names}.</source>
      <translation>请为 {names} 各公示一个金额。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Post jackpots</source>
      <translation>公示彩金</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Post missed blinds</source>
      <translation>补下错过的盲注</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Post the jackpots</source>
      <translation>公示彩金</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Posted at {table}</source>
      <translation>{table} 已公示</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Posted at {table} by {name}, {time}</source>
      <translation>{table} 由 {name} 公示，{time}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Posted by the office for several tables: change it there</source>
      <translation>由办公室为多张牌桌公示：请在那里更改</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Posted by {name}, {at}.</source>
      <translation>由 {name} 于 {at} 公示。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>Posted for {place}, version {number}.</source>
      <translation>已为 {place} 公示，版本 {number}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/limits.py" />
      <source>Posted jackpots are paid in full.</source>
      <translation>已公示的彩金全额支付。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/console/house.py" />
      <source>Posted while offline</source>
      <translation>离线时公示</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/count.py" />
      <source>Posted: drop box {box}, {amount}. Entered at the table: {entered}.</source>
      <translation>已入账：钱箱 {box}，{amount}。桌上录入：{entered}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/jackpots.py" />
      <source>Posted: {amounts}.</source>
      <translation>已公示：{amounts}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/own_server.py" />
      <source>PostgreSQL cannot create the database: {why}</source>
      <translation>PostgreSQL 无法建立数据库：{why}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/own_server.py" />
      <source>PostgreSQL {least} is not installed: apt-get install {package}.</source>
      <translation>此处没有 PostgreSQL {least}：apt-get install {package}。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Posting not received</source>
      <translation>公示未送达</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Posting: seat {seats}. {waiting}</source>
      <extracomment>Called aloud by the dealer, in English: keep it as it is.</extracomment>
      <translation>Posting: seat {seats}. {waiting}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Posts</source>
      <translation>下盲注</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Pot of {amount}</source>
      <translation>底池 {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Pot pushed</source>
      <translation>底池已推</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Pot pushed to the wrong player</source>
      <translation>底池推错了玩家</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Pot pushed too early</source>
      <translation>底池推出过早</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Pot {amount}</source>
      <translation>底池 {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/procedure.py" />
      <source>Pots</source>
      <translation>底池</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/exam.py" />
      <source>Pots are pushed.</source>
      <translation>底池只能推。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Pots pushed</source>
      <translation>各底池已推</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Practice shoe not responding: plug it in, put back any card pulled since, and continue.</source>
      <translation>练习牌靴没有应答：接好它，放回其间取出的牌，再继续。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Previous card</source>
      <translation>上一张牌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/slips.py" />
      <source>Print again</source>
      <translation>再次打印</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/calibration/paper.py" />
      <source>Print at 100%. Cut each out with its white margin and fix it in its table corner.</source>
      <translation>按 100% 打印。连白边剪下，分别固定在牌桌的对应角上。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Print slip</source>
      <translation>打印单据</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Print slips again</source>
      <translation>重新打印单据</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>Print the board, fix the tags, then calibrate.</source>
      <translation>打印校准板，固定角标，然后校准。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>Print the receipt again</source>
      <translation>重新打印收据</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Print the slips for seats {seats}. Pay nothing yet.</source>
      <translation>
        <numerusform>为 {seats} 号位打印单据。先不要赔付。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>Printed: check that it is legible, then tear it up.</source>
      <translation>已打印：检查是否清晰，然后撕毁。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Printer</source>
      <comment>the device</comment>
      <translation>打印机</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/escpos/driver.py" />
      <source>Printer offline: check its lights.</source>
      <translation>打印机离线：请检查其指示灯。</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>Printing the test slip.</source>
      <translation>正在打印测试单据。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Procedure order</source>
      <translation>流程顺序</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Program</source>
      <translation>程序</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Program digest</source>
      <translation>程序摘要</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Progress · {name}</source>
      <translation>进度 · {name}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Promotion per hand</source>
      <translation>每手推广金</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Prompts on request</source>
      <translation>按需提示</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>Publish the changes to all tables afterwards: kiosk floor publish people.</source>
      <translation>之后请将更改发布到所有牌桌：kiosk floor publish people。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/news.py" />
      <source>Published with a key not signed for here: restart the kiosk, then have a manager sign.</source>
      <translation>发布所用的密钥在本桌尚未经经理签名：请重新启动终端，再由经理签名。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/move.py" />
      <source>Published: {what}, version {number}.</source>
      <translation>{what} 的版本 {number} 已发布。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>Pull a card</source>
      <translation>抽一张牌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Pull a card from the practice shoe.</source>
      <translation>从练习牌靴抽一张牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>Pull one card from the shoe now.</source>
      <translation>现在从牌靴抽一张牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/guided.py" />
      <source>Pull the next card</source>
      <translation>抽下一张牌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/pay_rows.py" />
      <source>Push</source>
      <translation>退注</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Push</source>
      <comment>of a pot</comment>
      <translation>推池</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Push each as shown, together</source>
      <translation>按所示一起退注</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Push each pot to its winner.</source>
      <translation>把每个底池推给其赢家。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/drill.py" />
      <source>Push how many points to seat {seat}?</source>
      <translation>推给 {seat} 号位多少分？</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/moves.py" />
      <source>Push seat {seat} · {wager}</source>
      <translation>退注 {seat} 号位 · {wager}</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/moves.py" />
      <source>Push seat {seat} · {wager}</source>
      <comment>of a pot</comment>
      <translation>推池给 {seat} 号位 · {wager}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Push the pot to the remaining player.</source>
      <translation>把底池推给剩下的玩家。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Push the pot.</source>
      <translation>推底池。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Push the pots</source>
      <translation>推底池</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Push the pots, the last side pot first.</source>
      <translation>推底池，先推最后的边池。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Push them</source>
      <translation>推出</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Pushed</source>
      <translation>已退注</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Pushed</source>
      <comment>of a pot</comment>
      <translation>已推池</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/steps.py" />
      <source>Pushed, next seat</source>
      <translation>已退注，下一座位</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/kernel/suspension.py" />
      <source>Put every card back, then confirm.</source>
      <translation>把每张牌放回，然后确认。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Put in</source>
      <translation>已投入</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Put in drop box {box}.</source>
      <translation>放入钱箱 {box}。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/totals.py" />
      <source>Put in {put} + uncalled {back} = {paid}</source>
      <translation>投入 {put} + 无人跟 {back} = {paid}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/totals.py" />
      <source>Put in {put} − rake {rake} = {paid}</source>
      <translation>投入 {put} − 抽水 {rake} = {paid}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/totals.py" />
      <source>Put in {put}, paid out {paid}</source>
      <translation>投入 {put}，付出 {paid}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>Put it in play</source>
      <translation>投入使用</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/irregularities.py" />
      <source>Put that card with the burns, face down.</source>
      <translation>把那张牌与烧牌放在一起，牌面朝下。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Put the exposed card under the burns, face up.</source>
      <translation>把露出的牌放在烧牌之下，牌面朝上。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Put the same cards back. {count} to come.</source>
      <translation>把相同的牌放回。还有 {count} 张。</translation>
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
      <translation>Q 高牌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>READ BY THE CAMERA</source>
      <translation>由摄像头读取</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>READ BY THE SHOE</source>
      <translation>由牌靴读取</translation>
    </message>
    <message>
      <location filename="../../kiosk/bank/inspections.py" />
      <source>REPRINT</source>
      <translation>重印</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/slips.py" />
      <source>REPRINT {copy}</source>
      <translation>重印 {copy}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/slips.py" />
      <source>RETURNED TO THE HOUSE · {names}</source>
      <translation>已归还本场所 · {names}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Rack</source>
      <translation>筹码盘</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Rack counted.</source>
      <translation>筹码盘已清点。</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Rack of the closed table counted.</source>
      <translation>已收桌的筹码盘已清点。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Rack {before} → {after}</source>
      <translation>筹码盘 {before} → {after}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/bid.py" />
      <source>Raise</source>
      <translation>加注</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Raise</source>
      <comment>the step</comment>
      <translation>加注</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Raise</source>
      <comment>the wager</comment>
      <translation>加注</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Raise to</source>
      <translation>加注到</translation>
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
      <translation>加注次数不限。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Rake</source>
      <translation>抽水</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Rake and pots</source>
      <translation>抽水与底池</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Rake at its cap</source>
      <translation>抽水封顶</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Rake in the drop box</source>
      <translation>抽水（在钱箱中）</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Rake rounded down to</source>
      <translation>抽水向下取整到</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>Rake {amount}</source>
      <translation>抽水 {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Rake {share}%, round down to {unit}</source>
      <translation>抽水 {share}%，向下取整到 {unit}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Rake {share}%, round down to {unit}, {cap} at most</source>
      <translation>抽水 {share}%，向下取整到 {unit}，最多 {cap}</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/ladder.py" />
      <source>Read in {seconds} s</source>
      <translation>{seconds} 秒内读出</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>Read it again from the first card</source>
      <translation>从第一张重新读取</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Read it, then cover it</source>
      <translation>读一遍，再遮住</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/drill.py" />
      <source>Read: {hand}</source>
      <translation>读作：{hand}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>Reading the journals…</source>
      <translation>正在读取日志……</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>Reading the register…</source>
      <translation>正在读取登记册……</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Reading {file}…</source>
      <translation>正在读取 {file}…</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Ready about {day}, between {early} and {late}.</source>
      <translation>预计 {day} 前后准备好（{early} 至 {late}）。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Reason</source>
      <translation>原因</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Reason for call?</source>
      <translation>呼叫原因？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>Recalibrate</source>
      <translation>重新校准</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>Recalibrate if the camera, the lens or the table moves.</source>
      <translation>摄像头、镜头或牌桌移动后须重新校准。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/recall.py" />
      <source>Recall step {nth} of {steps}</source>
      <translation>回看第 {nth}/{steps} 步</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>Receive it into the store</source>
      <translation>收入库房</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>Received</source>
      <translation>接收时间</translation>
    </message>
    <message>
      <location filename="../../kiosk/bank/inspections.py" />
      <source>Record</source>
      <translation>记录</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Record the dispute</source>
      <translation>记录争议</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Records</source>
      <translation>记录</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Records failed check</source>
      <translation>记录核验失败</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Records not verified for {n} h</source>
      <translation>记录已有 {n} 小时未核验</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Recount every value that is over or short. Both sign for the count and any difference, and the table closes.</source>
      <translation>多出或短缺之处请重新清点。双方为清点和差额签名，牌桌随即关闭。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/command_line/terminal.py" />
      <source>Recovery code</source>
      <translation>恢复码</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Recovery code used: {words}</source>
      <translation>已使用恢复码：{words}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>Recovery code: {code}. Write it down, seal it, and lock it away. It is not shown again.</source>
      <translation>恢复码：{code}。请抄下、密封并锁好，不会再次显示。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/decks.py" />
      <source>Red</source>
      <translation>红色</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>Red back</source>
      <translation>红色牌背</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Redraw them from the shoe, face down: the strip shows where each one goes.</source>
      <translation>再次从牌靴抽出，牌面朝下：提示条会说明每张去哪里。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>Regulator</source>
      <translation>监管机构</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>Reject it</source>
      <translation>拒收</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Relief after this hand</source>
      <translation>本局后换人</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Relieve the dealer</source>
      <translation>替换荷官</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/zones.py" />
      <source>Remove it</source>
      <translation>移除</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>Removed: {name} ({id}), {roles}.</source>
      <translation>移除：{name}（{id}），{roles}。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>Reopen</source>
      <translation>重新打开</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>Reopen hand {hand}</source>
      <translation>重新打开第 {hand} 局</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Reopened</source>
      <translation>已重开</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/command_line/terminal.py" />
      <source>Repeat PIN</source>
      <translation>再次输入 PIN</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Repeat last bets</source>
      <translation>重复上次下注</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Repeat touch after</source>
      <translation>重复触摸间隔</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/report.py" />
      <source>Report by day, shift, table, game, dealer or charity.</source>
      <translation>请按 day、shift、table、game、dealer 或 charity 报告。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>Report by shift, table, pit, game, dealer or day.</source>
      <translation>报表按 shift、table、pit、game、dealer 或 day。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>Reports</source>
      <translation>报告</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Reports refused</source>
      <translation>报告被拒绝</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>Request</source>
      <translation>申请</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Request the credit</source>
      <translation>申请退码</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Request the fill</source>
      <translation>申请补码</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Request the transfer</source>
      <translation>申请转移</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Requested</source>
      <translation>已申请</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Responds</source>
      <translation>有应答</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>Response</source>
      <translation>响应时间</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Response of the floor</source>
      <translation>主管响应时间</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Result</source>
      <translation>结果</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Result of the hands</source>
      <translation>牌局结果</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Resume</source>
      <translation>继续</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>Retire it</source>
      <translation>停用</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Return</source>
      <translation>退还</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Return all chips</source>
      <translation>退回全部筹码</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Return each player’s chips from the pot.</source>
      <translation>把底池中的筹码退还各玩家。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Return every blind, ante and bet to its stack.</source>
      <translation>把每个盲注、前注和下注退还玩家。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Return every wager to its player.</source>
      <translation>把每一注退还其玩家。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Return how much to seat {seat}?</source>
      <translation>退还 {seat} 号位多少？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>Return it to the store</source>
      <translation>归还库房</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>Return the card and continue</source>
      <translation>退回该牌，继续发牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Return the chips that the player put into the pot.</source>
      <translation>退还该玩家投入底池的筹码。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Return the chips.</source>
      <translation>退还筹码。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Return the late chips to the player.</source>
      <translation>把迟下的筹码退还玩家。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Return the point to seat {seat}.</source>
      <translation>把那一分退还 {seat} 号位。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Return the rest.</source>
      <translation>退还其余。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Return the rest. All-in stands.</source>
      <translation>退还其余。全下成立。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/giving_back.py" />
      <source>Return the wagers as each seat shows.</source>
      <translation>按每个座位所示退还注码。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Return the wagers of that hand to the player.</source>
      <translation>将这手牌的下注退还玩家。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/reopening.py" />
      <source>Return the wagers of the void hand first.</source>
      <translation>请先退回作废一手的注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Return uncalled {points} to seat {seat}. Then push each pot.</source>
      <translation>把无人跟的 {points} 退还 {seat} 号位。然后推每个底池。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Return uncalled {points} to seat {seat}. Then push the pot.</source>
      <translation>把无人跟的 {points} 退还 {seat} 号位。然后推底池。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/giving_back.py" />
      <source>Return wagers as shown. Take {amount} back from the floor.</source>
      <translation>按所示退注。从主管处收回 {amount}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Return {amount} to seat {seat}.</source>
      <translation>退还 {seat} 号位 {amount}。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/giving_back.py" />
      <source>Return {amount} too</source>
      <translation>另退回 {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Return {low} to seat {small} and {high} to seat {big}.</source>
      <translation>将 {low} 退给 {small} 号位，将 {high} 退给 {big} 号位。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Returned</source>
      <translation>已退还</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/slips.py" />
      <source>Returned to the house</source>
      <translation>归还本场所</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Reveal the bonus cards. Settle 6 Card right to left.</source>
      <translation>翻开奖金牌。从右到左结算 6 Card。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Reveal the flop.</source>
      <translation>开翻牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Reveal the four 6 Card bonus cards.</source>
      <translation>翻开四张 6 Card 奖金牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Reveal the four 6 Card bonus cards. Clear the table.</source>
      <translation>翻开四张 6 Card 奖金牌。清理牌桌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/handbook.py" />
      <source>Reveal the four bonus cards. From right to left: take or pay each 6 Card bonus by the best five of six cards. Only the highest line is paid. Winners of one jackpot share it.</source>
      <translation>翻开四张奖金牌。从右到左：按六张中最好的五张收取或赔付每个 6 Card 奖金注。只赔最高一项。同一彩金的赢家平分。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Reveal the river.</source>
      <translation>开河牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Reveal the turn.</source>
      <translation>开转牌。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Revision {revision}</source>
      <translation>版本 {revision}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Revoke the certificate of {name}</source>
      <translation>吊销 {name} 的证书</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Right</source>
      <comment>the hand</comment>
      <translation>右手</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Right hand</source>
      <translation>右手</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/rules.py" />
      <source>Right to left, one kind of wager at a time: Peek and Raise, I’m In, Blind.</source>
      <translation>从右到左，逐类结算：Peek 和 Raise、I’m In、Blind。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/judge.py" />
      <source>Right to left, one wager at a time: seat {seat} comes first.</source>
      <translation>从右到左，一次一注：{seat} 号位先。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Right · {seconds} s</source>
      <translation>正确 · {seconds} 秒</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Right, but slow · {seconds} s, target {target} s</source>
      <translation>正确，但慢 · {seconds} 秒，目标 {target} 秒</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Right, but too late.</source>
      <translation>正确，但太迟。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Right.</source>
      <translation>正确。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>River</source>
      <translation>河牌</translation>
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
      <source>River bet</source>
      <translation>河牌注</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>River bets, deal</source>
      <translation>河牌注，发牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/enrollment.py" />
      <source>Role {role} exists for another purpose: use another name.</source>
      <translation>角色 {role} 已存在且另有用途：请另选名称。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Roll that die again.</source>
      <translation>重掷该骰子。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Roll the community dice. Call each die and enter it.</source>
      <translation>掷公共骰子。报出每颗并录入。</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Rolled: {dice}</source>
      <translation>已掷：{dice}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/felt/felt_rows.py" />
      <source>Round</source>
      <translation>本轮</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Round down to {unit}: {part}</source>
      <translation>向下取整到 {unit}：{part}</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/compare.py" />
      <source>Royal flush</source>
      <translation>皇家同花顺</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Royal flush in hearts</source>
      <translation>红心皇家同花顺</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Royal flush, any other suit</source>
      <translation>其他皇家同花顺</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Rule</source>
      <translation>裁定</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>Ruled: “{ruling}”.</source>
      <translation>已裁定：“{ruling}”。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>Ruled: “{ruling}”. Seat {giver} gives seat {getter} {amount}.</source>
      <translation>裁定：“{ruling}”。{giver} 号位给 {getter} 号位 {amount}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>Ruled: “{ruling}”. The house pays {amount}.</source>
      <translation>已裁定：“{ruling}”。庄家赔付 {amount}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>Ruled: “{ruling}”. The house takes {amount} back.</source>
      <translation>已裁定：“{ruling}”。庄家收回 {amount}。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/catalog.py" />
      <source>Rules and pay tables</source>
      <translation>规则与赔付表</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Rules digest</source>
      <translation>规则摘要</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>Ruling of the floor</source>
      <translation>主管裁定</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>Runner</source>
      <translation>送码员</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Runner: choose your name, then enter your PIN.</source>
      <translation>送码员：选择您的姓名，再输入 PIN。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Runner: hold your badge to the reader, or choose your name. Then enter your PIN.</source>
      <translation>送码员：把工牌贴近读取器，或选择您的姓名。再输入 PIN。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Runner: sign here.</source>
      <translation>送码员：在此签名。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>SECOND SIGNATURE</source>
      <translation>第二签名</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>SIGNATURE</source>
      <translation>签名</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>SLIP</source>
      <translation>单据</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>SLIP NOT CONFIRMED</source>
      <translation>单据未确认</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>SLIP NOT PRINTED</source>
      <translation>单据未打印</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>SLIP VOID</source>
      <translation>单据作废</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>SQLite</source>
      <translation>SQLite</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Same as the last closing</source>
      <translation>与上次收桌相同</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Same as the last count</source>
      <translation>与上次清点相同</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Same as the tracked rack</source>
      <translation>与追踪的筹码盘相同</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>Save the board</source>
      <translation>保存校准板</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/zones.py" />
      <source>Save the zones</source>
      <translation>保存区域</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Saved as a scenario: {title}</source>
      <translation>已存为场景：{title}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/standby.py" />
      <source>Saved at the floor server {host}, but its standby does not confirm: have a technician look at it.</source>
      <translation>已保存在楼面服务器 {host}，但其备机没有确认：请技术员检查。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>Saved: {name}. Print at 100%; each square must measure 30 mm.</source>
      <translation>已保存：{name}。以 100% 打印；每格须为 30 毫米。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/training.py" />
      <source>Saved: {path}</source>
      <translation>已保存：{path}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>Say how it was inspected, and which dealer did so.</source>
      <translation>请写明检查方式和检查的荷官。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/moves.py" />
      <source>Say nothing</source>
      <translation>什么也不说</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/exam.py" />
      <source>Say take, push or pay first.</source>
      <translation>请先选收、赔或推/退注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Say the amount aloud.</source>
      <translation>大声说出金额。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Say: “No more bets.” Play on.</source>
      <translation>说：“No more bets.” 继续。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Score {score}</source>
      <translation>得分 {score}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/catalog.py" />
      <source>Screen</source>
      <translation>屏幕</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>Screen and touch</source>
      <translation>屏幕与触控</translation>
    </message>
    <message>
      <location filename="../../ui/window/dropped.py" />
      <source>Screen locked for cleaning. To unlock, touch 1, then 2.</source>
      <translation>屏幕已锁定，可以擦拭。要解锁，请先点 1，再点 2。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/screens.py" />
      <source>Screen settings from {table} are dated in the future: have a technician set its clock.</source>
      <translation>来自 {table} 的屏幕设置日期在未来：请技术员校准其时钟。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/screens.py" />
      <source>Screen settings from {table} cannot be used and are ignored.</source>
      <translation>来自 {table} 的屏幕设置无法使用，已忽略。</translation>
    </message>
    <message>
      <location filename="../../kiosk/bank/inspections.py" />
      <source>Seal number</source>
      <translation>封条号</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>Seal number of the bag</source>
      <translation>封袋的封条号</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>Seal number on the box</source>
      <translation>盒上的封条号</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seals.py" />
      <source>Seal number {seal}</source>
      <translation>封条号 {seal}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>Seal number {seal} is in play.</source>
      <translation>封条号 {seal} 正在使用。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/rules.py" />
      <source>Search</source>
      <translation>搜索</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Searching…</source>
      <translation>正在查找……</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/slips.py" />
      <source>Seat</source>
      <translation>座位</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Seat the player on the felt, with an amount within the limits.</source>
      <translation>在屏幕上让玩家入座，金额在限额之内。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>Seat {button} has the button but no player; correct the record.</source>
      <translation>按钮所在的 {button} 号位无人；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/record.py" />
      <source>Seat {dealer} is not in the game and cannot deal; correct the record.</source>
      <translation>{dealer} 号位不在局中，不能坐庄；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/banked.py" />
      <source>Seat {seat}</source>
      <translation>{seat} 号位</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>Seat {seat} acts on the {street} too early or late; correct the record.</source>
      <translation>{seat} 号位在{street}行动过早或过晚；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Seat {seat} acts out of turn: action is on seat {turn}.</source>
      <translation>{seat} 号位不按顺序行动：轮到 {turn} 号位。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>Seat {seat} acts when nobody is to act; correct the record.</source>
      <translation>{seat} 号位在无人应行动时行动；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/record.py" />
      <source>Seat {seat} acts when nobody may; correct the record.</source>
      <translation>{seat} 号位在无人可行动时行动；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Seat {seat} acts.</source>
      <translation>{seat} 号位行动。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Seat {seat} acts. The betting is capped.</source>
      <translation>{seat} 号位行动。下注已封顶。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Seat {seat} acts: {call} to call.</source>
      <translation>{seat} 号位行动：跟注 {call}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/amend.py" />
      <source>Seat {seat} already decided that: nothing changed.</source>
      <translation>{seat} 号位已作此决定：没有任何更改。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/amend.py" />
      <source>Seat {seat} already has that: nothing changed.</source>
      <translation>{seat} 号位已是如此：没有任何更改。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/record.py" />
      <source>Seat {seat} bets after folding; correct the record.</source>
      <translation>{seat} 号位弃牌后又下注；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/histories.py" />
      <source>Seat {seat} bets more than its stack; correct the file.</source>
      <translation>{seat} 号位下注超过其筹码；请更正文件。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/bid.py" />
      <source>Seat {seat} bids out of turn: action is on seat {turn}.</source>
      <translation>{seat} 号位不按顺序叫注：轮到 {turn} 号位。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Seat {seat} bids.</source>
      <translation>轮到 {seat} 号位叫注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Seat {seat} bought {amount} in chips. The cash is in the drop box.</source>
      <translation>{seat} 号位买了 {amount} 筹码。现金已入钱箱。</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Seat {seat} brought {amount} in chips from another table.</source>
      <translation>{seat} 号位从另一桌带来了 {amount} 筹码。</translation>
    </message>
    <message>
      <location filename="../../drivers/seat_reader/hub/driver.py" />
      <source>Seat {seat} cannot be read ({what}).</source>
      <translation>{seat} 号位无法读取（{what}）。</translation>
    </message>
    <message>
      <location filename="../../drivers/seat_reader/feig/driver.py" />
      <source>Seat {seat} cannot be read: {why}.</source>
      <translation>{seat} 号位无法读取：{why}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>Seat {seat} cannot do that. Possible choices: {options}.</source>
      <translation>{seat} 号位不能这样做。可选：{options}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Seat {seat} cannot straddle in this hand: seat {may} can.</source>
      <translation>{seat} 号位这手牌不能 straddle：{may} 号位可以。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/record.py" />
      <source>Seat {seat} continues after folding; correct the record.</source>
      <translation>{seat} 号位弃牌后仍继续；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/record.py" />
      <source>Seat {seat} does not act at {step}; correct the record.</source>
      <translation>{seat} 号位在{step}不行动；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>Seat {seat} does not act now.</source>
      <translation>现在不轮到 {seat} 号位行动。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Seat {seat} does not have enough for a raise: call all in, or fold.</source>
      <translation>{seat} 号位不够加注：跟注全下，或弃牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Seat {seat} faces a bet: call {call} or fold.</source>
      <translation>{seat} 号位面对下注：跟注 {call} 或弃牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/bid.py" />
      <source>Seat {seat} faces a raise: call {owed}, or fold.</source>
      <translation>{seat} 号位面对加注：跟注 {owed} 或弃牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/record_input.py" />
      <source>Seat {seat} forfeits after answer {after}, and the last answer is {last}; correct the record.</source>
      <translation>{seat} 号位的手牌在第 {after} 个回答后被没收，但最后一个是第 {last} 个；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Seat {seat} forfeits its hand.</source>
      <translation>{seat} 号位手牌被没收。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Seat {seat} forfeits its hand. Confirm, or cancel.</source>
      <translation>没收 {seat} 号位手牌。确认或取消。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Seat {seat} gets {amount} in cash. The chips are in the rack.</source>
      <translation>{seat} 号位得到 {amount} 现金。筹码已在筹码盘中。</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Seat {seat} got {amount} for a coupon. The coupon is in the drop box.</source>
      <translation>{seat} 号位凭优惠券得到 {amount}。优惠券已入钱箱。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/games/peekpoker/bid.py" />
      <source>Seat {seat} has %n points left: call, go all in, or fold.</source>
      <translation>
        <numerusform>{seat} 号位还剩 %n 分：跟注、全下或弃牌。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/drill.py" />
      <source>Seat {seat} has bet {bet}</source>
      <translation>{seat} 号位已下 {bet}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>Seat {seat} has both blinds: they are at two seats; correct the record.</source>
      <translation>{seat} 号位有两个盲注：它们在两个座位上；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Seat {seat} has brought {amount} in chips.</source>
      <translation>{seat} 号位带来了 {amount} 筹码。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>Seat {seat} has chips left and is not all in; correct the record.</source>
      <translation>{seat} 号位还有筹码，并非全下；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/play.py" />
      <source>Seat {seat} has decided: only the floor may change it, with Undo.</source>
      <translation>{seat} 号位已作决定：只有主管可以用“撤销”更改。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/amend.py" />
      <source>Seat {seat} has made no such decision in this hand: choose one shown.</source>
      <translation>{seat} 号位在本局没有作此决定：请选所示之一。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/record.py" />
      <source>Seat {seat} has no Blind wager: it is not in the hand; correct the record.</source>
      <translation>{seat} 号位没有 Blind 注：不在本局；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>Seat {seat} has no chips left and is all in; correct the record.</source>
      <translation>{seat} 号位已无筹码，是全下；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/record.py" />
      <source>Seat {seat} has no decision at {step}; correct the record.</source>
      <translation>{seat} 号位在{step}没有决定；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/record.py" />
      <source>Seat {seat} has no hand to forfeit.</source>
      <translation>{seat} 号位没有可没收的手牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>Seat {seat} has no such wager in this hand: choose another one.</source>
      <translation>{seat} 号位在本局没有此注：请另选一个。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>Seat {seat} has no {label} wager. Place it, or return the others.</source>
      <translation>{seat} 号位没有 {label}。请下注，或退还其他注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>Seat {seat} has not decided yet.</source>
      <translation>{seat} 号位尚未决定。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/games/peekpoker/bid.py" />
      <source>Seat {seat} has only %n points: go all in, or fold.</source>
      <translation>
        <numerusform>{seat} 号位只有 %n 分：全下或弃牌。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Seat {seat} has too few chips for that: go all in.</source>
      <translation>{seat} 号位筹码不够：请全下。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Seat {seat} has too few chips.</source>
      <translation>{seat} 号位筹码不足。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Seat {seat} has won the game.</source>
      <translation>{seat} 号位赢得整场。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Seat {seat} has {has} left: no player may bet more than that.</source>
      <translation>{seat} 号位还剩 {has}：下注不得超过桌上筹码。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/changes.py" />
      <source>Seat {seat} is all in: rule on its chips after this hand.</source>
      <translation>{seat} 号位已全下：本局之后再裁决其筹码。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/naming.py" />
      <source>Seat {seat} is beaten by a hand that is shown: it cannot win.</source>
      <translation>{seat} 号位输给已亮出的手牌：不能赢。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/record.py" />
      <source>Seat {seat} is forfeited, and the forfeits do not say when; correct the record.</source>
      <translation>{seat} 号位的手牌被没收，但 forfeits 没有说明何时；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/changes.py" />
      <source>Seat {seat} is not paid now: choose another one.</source>
      <translation>{seat} 号位现在没有赔付：请选择其他座位。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Seat {seat} is taken: the player sits at another one.</source>
      <translation>{seat} 号位已有人：玩家坐到另一个座位。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/moves.py" />
      <source>Seat {seat} is to act</source>
      <translation>轮到 {seat} 号位行动</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/naming.py" />
      <source>Seat {seat} lost a side pot to seat {winners}: it cannot win this one.</source>
      <translation>{seat} 号位的一个边池输给了 {winners} 号位：不能赢这个底池。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/bid.py" />
      <source>Seat {seat} may raise by at most {most}: opponents have no more.</source>
      <translation>{seat} 号位最多加注 {most}：对手没有更多。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Seat {seat} put in {amount}</source>
      <translation>{seat} 号位投入 {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/drill.py" />
      <source>Seat {seat} put in {points}</source>
      <translation>{seat} 号位投入 {points}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>Seat {seat} puts no chips in with a {action}; correct the record.</source>
      <translation>{seat} 号位做 {action} 时不放筹码；请更正记录。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>Seat {seat} reads %n cards. Put them back on the deck.</source>
      <translation>
        <numerusform>{seat} 号位读到 %n 张牌。请放回整副牌。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>Seat {seat} reads a tag not from this deck.</source>
      <translation>{seat} 号位读到不属于本副牌的标签。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>Seat {seat} says: “{hand}”.</source>
      <translation>{seat} 号位说：“{hand}”。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Seat {seat} takes {amount} in chips to another table.</source>
      <translation>{seat} 号位把 {amount} 筹码带到另一桌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Seat {seat} tipped {amount}.</source>
      <translation>{seat} 号位给了 {amount} 小费。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Seat {seat} tips {amount}</source>
      <translation>{seat} 号位给小费 {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Seat {seat} to act</source>
      <translation>轮到 {seat} 号位</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Seat {seat} took {amount} in chips to another table.</source>
      <translation>{seat} 号位把 {amount} 筹码带到了另一桌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Seat {seat} tosses one die. Enter it.</source>
      <translation>{seat} 号位掷一颗骰子。请录入。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>Seat {seat} was not in hand {hand}: choose another one.</source>
      <translation>{seat} 号位未参加第 {hand} 局：请另选一个。</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Seat {seat} was paid {amount} in cash for chips.</source>
      <translation>{seat} 号位用筹码兑换了 {amount} 现金。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>Seat {seat} won</source>
      <translation>{seat} 号位赢</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>Seat {seat} {amount}</source>
      <translation>{seat} 号位 {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Seat {seat} · {line}</source>
      <translation>{seat} 号位 · {line}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Seat {seat} · {option}, from {least}</source>
      <translation>{seat} 号位 · {option}，{least} 起</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Seat {seat} · {option}, {least} to {most}</source>
      <translation>{seat} 号位 · {option}，{least} 至 {most}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Seat {seat} · {wager}</source>
      <translation>{seat} 号位 · {wager}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Seat {seat} · {wager} {bet}</source>
      <translation>{seat} 号位 · {wager} {bet}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Seat {seat} · {wager}: {made}. Correct: {due}.</source>
      <translation>{seat} 号位 · {wager}：{made}。正确的是 {due}。</translation>
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
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>Seat {seat}, {name}: actual amount?</source>
      <translation>{seat} 号位，{name}：实际金额？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>Seat {seat}, {name}: what was actually pushed?</source>
      <translation>{seat} 号位，{name}：实际推出了多少？</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/hand.py" />
      <source>Seat {seat}, {wager}: nothing</source>
      <translation>{seat} 号位，{wager}：无</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/hand.py" />
      <source>Seat {seat}, {wager}: pay {amount}</source>
      <translation>{seat} 号位，{wager}：赔 {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/hand.py" />
      <source>Seat {seat}, {wager}: push {amount}</source>
      <translation>{seat} 号位，{wager}：推 {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/hand.py" />
      <source>Seat {seat}, {wager}: take {amount}</source>
      <translation>{seat} 号位，{wager}：收 {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Seat {seat}, {wager}: {was}. Now: {now}.</source>
      <translation>{seat} 号位，{wager}：{was}。现在：{now}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Seat {seat}: a bet is a whole number of cents.</source>
      <translation>{seat} 号位：下注须为整分。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/bid.py" />
      <source>Seat {seat}: a raise is at least 1 point.</source>
      <translation>{seat} 号位：加注至少 1 分。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/changes.py" />
      <source>Seat {seat}: chips of this wager have moved. Move them back, enter it with Mispay, try again.</source>
      <translation>{seat} 号位：该注码的筹码已移动。请先移回，在“赔付错误”中输入，再重试。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Seat {seat}: enter card {nth} of {all}.</source>
      <translation>录入 {seat} 号位的牌，第 {nth} 张（共 {all} 张）。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Seat {seat}: how much cash?</source>
      <translation>{seat} 号位：多少现金？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Seat {seat}: how much did the player bring in chips?</source>
      <translation>{seat} 号位：带来多少筹码？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Seat {seat}: how much in chips for cash?</source>
      <translation>{seat} 号位：兑现多少筹码？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Seat {seat}: how much in chips leaves the table?</source>
      <translation>{seat} 号位：带走多少筹码？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Seat {seat}: how much is the coupon?</source>
      <translation>{seat} 号位：优惠券是多少？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Seat {seat}: how much is the tip?</source>
      <translation>{seat} 号位：小费是多少？</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/record.py" />
      <source>Seat {seat}: its forfeit and its seat contradict each other; correct the record.</source>
      <translation>{seat} 号位：没收记录与座位记录相互矛盾；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/reopening.py" />
      <source>Seat {seat}: no change.</source>
      <translation>{seat} 号位：不变。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/bid.py" />
      <source>Seat {seat}: only a raise has an amount. Enter the choice again.</source>
      <translation>{seat} 号位：只有加注才有金额。请重新录入选择。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>Seat {seat}: the call does not match the bet; correct the record.</source>
      <translation>{seat} 号位跟注金额与应付不符；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Seat {seat}: the hand is void, and its open wagers go back.</source>
      <translation>{seat} 号位：手牌作废，其未结算的下注退回。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Seat {seat}: the player’s number in the log</source>
      <translation>{seat} 号位：玩家在登记簿中的编号</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Seat {seat}: the stack was {was}, and is {now}. {said}</source>
      <translation>{seat} 号位：筹码原为 {was}，现为 {now}。{said}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>Seat {seat}: which pot?</source>
      <translation>{seat} 号位：哪个底池？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>Seat {seat}: which wager?</source>
      <translation>{seat} 号位：哪个投注？</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Seat {seat}: {call} to call.</source>
      <extracomment>Called aloud by the dealer, in English: keep it as it is.</extracomment>
      <translation>Seat {seat}: {call} to call.</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Seat {seat}: {cards}</source>
      <translation>{seat} 号位：{cards}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Seat {seat}: {choice}</source>
      <translation>{seat} 号位：{choice}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Seat {seat}: {choice} {amount}</source>
      <translation>{seat} 号位：{choice} {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Seat {seat}: {die}</source>
      <translation>{seat} 号位：{die}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Seat {seat}: {key} in whole chips of {unit}.</source>
      <translation>{seat} 号位：{key} 须为 {unit} 的整枚筹码。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Seat {seat}: {key} to at least {least}, or call.</source>
      <translation>{seat} 号位：{key} 至少到 {least}，或跟注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Seat {seat}: {key} to at most {most}. Return the rest.</source>
      <translation>{seat} 号位：{key} 最多到 {most}。退还其余。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>Seat {seat}: {label} at least {least}.</source>
      <translation>{seat} 号位：{label} 至少 {least}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>Seat {seat}: {label} at most {most}.</source>
      <translation>{seat} 号位：{label} 最多 {most}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Seat {seat}: {label} has a fixed amount.</source>
      <translation>{seat} 号位：{label} 金额固定。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>Seat {seat}: {label} how much? Enter the player’s total.</source>
      <translation>{seat} 号位：{label} 多少？请输入玩家的总额。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/offered.py" />
      <source>Seat {seat}: {label} is {amount}. A wager is never below zero.</source>
      <translation>{seat} 号位：{label} 为 {amount}。投注不得小于零。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/offered.py" />
      <source>Seat {seat}: {label} may be at most {most}. Return the rest.</source>
      <translation>{seat} 号位：{label} 不得超过 {most}。退还其余。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/offered.py" />
      <source>Seat {seat}: {label} must be a multiple of {unit}. Change it.</source>
      <translation>{seat} 号位：{label} 须为 {unit} 的倍数。请更改。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/offered.py" />
      <source>Seat {seat}: {label} must be at least {least}. Change or return it.</source>
      <translation>{seat} 号位：{label} 不得少于 {least}。请更改或退还。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/offered.py" />
      <source>Seat {seat}: {label} must be in whole cents.</source>
      <translation>{seat} 号位：{label} 须为整分。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/offered.py" />
      <source>Seat {seat}: {label} must be {amounts} or {last}. Change or return it.</source>
      <translation>{seat} 号位：{label} 须为 {amounts} 或 {last}。请更改或退还。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/offered.py" />
      <source>Seat {seat}: {label} must be {last}. Change or return it.</source>
      <translation>{seat} 号位：{label} 须为 {last}。请更改或退还。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>Seat {seat}: {label}, in whole chips of {unit}.</source>
      <translation>{seat} 号位：{label}，须为 {unit} 的整枚筹码。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/play.py" />
      <source>Seat {seat}: {moved}</source>
      <translation>{seat} 号位：{moved}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Seat {seat}: {option}</source>
      <translation>{seat} 号位：{option}</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Seat {seat}: {spot} undone</source>
      <translation>{seat} 号位：{spot} 已撤销</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Seat {seat}: {spot} {amount}</source>
      <translation>{seat} 号位：{spot} {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/reopening.py" />
      <source>Seat {seat}: {why}. Pay {amount}.</source>
      <translation>{seat} 号位：{why}。赔付 {amount}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/reopening.py" />
      <source>Seat {seat}: {why}. Take {amount}.</source>
      <translation>{seat} 号位：{why}。收取 {amount}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Seat {seat}: {words}</source>
      <translation>{seat} 号位：{words}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>Seat {seat}: “to” and “adds” do not match; correct the record.</source>
      <translation>{seat} 号位：to 与 adds 不符；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/record.py" />
      <source>Seat {turn} has not bid yet; correct the record.</source>
      <translation>{turn} 号位尚未叫注；请更正记录。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/games/peekpoker/record.py" />
      <source>Seat {turn} has put in %n points so far; correct the record.</source>
      <translation>
        <numerusform>{turn} 号位至此已投入 %n 分；请更正记录。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Seats</source>
      <translation>座位</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Seats</source>
      <comment>the readers</comment>
      <translation>座位</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Seats and stacks</source>
      <translation>座位与筹码</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Seats that keep the old minimum</source>
      <translation>保留原最低限额的座位</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Seats {seats} · big payouts</source>
      <translation>{seats} 号位 · 大额赔付</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Seats {seats} · {line}</source>
      <translation>{seats} 号位 · {line}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Seats {seats}, {wager}, each: {was}. Now: {now}.</source>
      <translation>{seats} 号位，{wager}，各：{was}。现在：{now}。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Seats {seats}: post after the button.</source>
      <extracomment>Called aloud by the dealer, in English: keep it as it is.</extracomment>
      <translation>
        <numerusform>Seats {seats}: post after the button.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Seats {seats}: {option}</source>
      <translation>
        <numerusform>{seats} 号位：{option}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Seats {seats}: {option} {amount}</source>
      <translation>
        <numerusform>{seats} 号位：{option} {amount}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Seats {seat} and {other}: how much does seat {seat} get or give?</source>
      <translation>{seat} 号位与 {other} 号位：{seat} 号位得到或付出多少？</translation>
    </message>
    <message>
      <location filename="../../ui/window/dropped.py" />
      <source>Second contact ignored. To touch the same place again, wait a moment.</source>
      <translation>已忽略第二次触点。要再触摸同一处，请稍候。</translation>
    </message>
    <message>
      <location filename="../../kiosk/bank/inspections.py" />
      <source>Second signature</source>
      <translation>第二签名</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>See the last %n hands</source>
      <translation>
        <numerusform>查看最近 %n 局</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>Self test</source>
      <translation>自检</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>Self test · {device}</source>
      <translation>自检 · {device}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Sending to the table</source>
      <translation>正在发往该桌</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Sends pictures</source>
      <translation>有画面</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Sent back after the count</source>
      <translation>清点后退回</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dates.py" />
      <source>Sep</source>
      <translation>9月</translation>
    </message>
    <message>
      <location filename="../../kiosk/bank/inspections.py" />
      <source>Serial number</source>
      <translation>序列号</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Server certificate</source>
      <translation>服务器证书</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>Set a new PIN</source>
      <translation>设置新 PIN</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Set the card aside and finish the betting.</source>
      <translation>把该牌放在一边，完成下注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/irregularities.py" />
      <source>Set the card aside, face down.</source>
      <translation>把该牌放在一边，牌面朝下。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>Set the deck aside</source>
      <translation>封存这副牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Set up the game</source>
      <translation>布置游戏</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/controls.py" />
      <source>Set {key} from {least} to {most}: the camera takes nothing else.</source>
      <translation>摄像头的 {key} 范围为 {least} 到 {most}：请设为其中的值。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Settle every seat</source>
      <translation>结算每个座位</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Settle the Blind wagers, right to left.</source>
      <translation>从右到左结算 Blind 注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Settle the Board bonus bets, right to left.</source>
      <translation>从右到左结算 Board 奖金注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Settle the I’m In wagers, right to left.</source>
      <translation>从右到左结算 I’m In 注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/hand.py" />
      <source>Settled in another order</source>
      <translation>结算顺序不对</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Settling in order</source>
      <translation>按顺序结算</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>Seven high</source>
      <translation>7 高牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/handbook.py" />
      <source>Seven-card poker with a standard deck of 52 cards; the best five count.</source>
      <translation>用一副标准 52 张牌的七张扑克；最好的五张算数。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Shake again: a new round begins.</source>
      <translation>再摇：新一轮开始。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Shake and peek</source>
      <translation>摇杯看骰</translation>
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
      <translation>份额向下取整到分。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>Shares are rounded down to the dollar.</source>
      <translation>份额向下取整到元。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>Shares are rounded to the nearest cent, half a cent up.</source>
      <translation>份额四舍五入到分；半分进一。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>Shift</source>
      <translation>班次</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Shoe</source>
      <comment>the device</comment>
      <translation>牌靴</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Shoe disconnected: check its cable, or enter cards by hand.</source>
      <translation>牌靴已断开：检查其线缆，或手动录入牌。</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>Shoe sent a burn count: check every card against the screen.</source>
      <translation>牌靴发来烧牌计数：请对照屏幕核对每张牌。</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/beetek/driver.py" />
      <source>Shoe warning {code}: call a technician if it persists.</source>
      <translation>牌靴警告 {code}：若警告持续请叫技术员。</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Short</source>
      <translation>短缺</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Short of the slip</source>
      <translation>少于单据</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Short: no hand and no fill explains it</source>
      <translation>短缺：没有牌局或补码能解释</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/count.py" />
      <source>Short: {off}.</source>
      <translation>短缺：{off}。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Show it again</source>
      <translation>再展示一次</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/calibration/calibrate.py" />
      <source>Show the board in %n more position first.</source>
      <translation>请先在另外 %n 个位置展示校准板。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../drivers/camera/calibration/calibrate.py" />
      <source>Show the board in %n more positions first.</source>
      <translation>
        <numerusform>请先在另外 %n 个位置展示校准板。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>Show the board in {most} positions.</source>
      <translation>在 {most} 个位置展示校准板。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>Show the board tilted, in a new position: {left} more.</source>
      <translation>把校准板倾斜，换个位置给摄像头看：还差 {left} 个。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Show the deck</source>
      <translation>展示整副牌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Show the remaining cards: {left}.</source>
      <translation>展示剩下的 {left} 张牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Show the tip, and drop it.</source>
      <translation>展示小费，然后投入小费箱。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Show the {card} or another one left.</source>
      <translation>展示 {card}，或剩下的任何一张。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/showing/enrollment.py" />
      <source>Show the {card}.</source>
      <translation>展示 {card}。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Show these</source>
      <translation>展示这些牌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Show these again, or deal without the camera: {cards}.</source>
      <translation>再次展示这些牌，或不用摄像头发牌：{cards}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Show your first card. Enter each Peek wager or fold.</source>
      <translation>亮出您的第一张牌。录入每个 Peek 注或弃牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Show your second card. Burn a card.</source>
      <translation>亮出您的第二张牌。烧一张牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/drill.py" />
      <source>Showdown</source>
      <translation>摊牌</translation>
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
      <translation>显示三秒，然后两秒，然后一秒</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>Shows TEST</source>
      <translation>显示 TEST</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>Shuffle and redeal to everyone</source>
      <translation>洗牌，给所有人发新牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Shuffle the deck.</source>
      <translation>洗牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Shuffle the new deck.</source>
      <translation>洗新牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/irregularities.py" />
      <source>Shuffle, and restart the hand.</source>
      <translation>洗牌，并重新开始本局。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Shuffle, deal two each</source>
      <translation>洗牌，各发两张</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Shuffled, deal</source>
      <translation>已洗，发牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Side pot {nth}</source>
      <translation>边池 {nth}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/drill.py" />
      <source>Side pots</source>
      <translation>边池</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/totals.py" />
      <source>Side {nth}</source>
      <translation>边池 {nth}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Sign</source>
      <translation>签名</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Sign</source>
      <comment>of the players</comment>
      <translation>显示牌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>Sign again</source>
      <translation>重新签名</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>Sign and close</source>
      <translation>签名结账</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Sign as cage</source>
      <translation>以账房身份签名</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Sign as dealer</source>
      <translation>以荷官身份签名</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Sign as floor</source>
      <translation>以主管身份签名</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Sign as runner</source>
      <translation>以送码员身份签名</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/menu.py" />
      <source>Sign for changes</source>
      <translation>为变更签名</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Sign for it</source>
      <translation>签名确认</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Sign in again to continue the examination</source>
      <translation>请重新登录以继续考试</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/sitting.py" />
      <source>Sign in again to continue the examination.</source>
      <translation>请重新登录，然后考试继续。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/menu.py" />
      <source>Sign out {name}, {roles}</source>
      <translation>{name} 退出登录（{roles}）</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Sign the certificate of {name}</source>
      <translation>为 {name} 的证书签名</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Sign the dispute</source>
      <translation>签署争议</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Sign the relief</source>
      <translation>签名换班</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Sign the ruling</source>
      <translation>为裁定签名</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Sign the slip</source>
      <translation>签署单据</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Sign the slip on paper. If it will not print, write it by hand.</source>
      <translation>单据在纸上签名。打印机无法打印时请手写。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Sign what {name} needs</source>
      <translation>为 {name} 的个人需要签名</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Signature</source>
      <translation>签名</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Signatures</source>
      <translation>签名</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seals.py" />
      <source>Signed</source>
      <translation>签名</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Signed by</source>
      <translation>签名人</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>Signed for: {count}.</source>
      <translation>已签名：{count}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Signed in error</source>
      <translation>误签</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Signed result changes: seat {seat}.</source>
      <translation>{seat} 号位已签名的结果会变。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Signed results change: seats {seats}.</source>
      <translation>{seats} 号位已签名的结果会变。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Signed with key</source>
      <translation>签名密钥</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>Signed with the key {key}.</source>
      <translation>用密钥 {key} 签署。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>Signed: {what}.</source>
      <translation>已签名：{what}。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Since the last closing: {chips}</source>
      <translation>自上次收桌以来：{chips}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Since the last count: {chips}</source>
      <translation>自上次清点以来：{chips}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Sit down</source>
      <translation>入座</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Sit out</source>
      <translation>暂离</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Sit, button</source>
      <translation>入座持按钮</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Sit, post {blind}</source>
      <translation>入座，补下 {blind}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Sit, wait for the big blind</source>
      <translation>入座，等大盲</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Sits</source>
      <translation>入座</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/procedure.py" />
      <source>Sits out</source>
      <translation>暂离</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/journal.py" />
      <source>Size: {size}. Growth: {pace}.</source>
      <translation>大小：{size}。增长：{pace}。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Slide a tube sideways for loose chips.</source>
      <translation>横向滑动筹码管以添加零散筹码。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/irregularities.py" />
      <source>Slide each card, face down, to its correct seat.</source>
      <translation>把每张牌牌面朝下滑到正确的座位。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Slide the two cards back to the player, face down.</source>
      <translation>把两张牌牌面朝下滑回给玩家。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>Slip</source>
      <translation>单据</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Slip not confirmed as printed.</source>
      <translation>单据打印未确认。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Slip of {table}</source>
      <translation>{table} 的单据</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Slip printed.</source>
      <translation>单据已打印。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Slip void</source>
      <translation>单据作废</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Slip written</source>
      <translation>单据已手写</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Slip written by hand; the floor signed.</source>
      <translation>单据为手写；主管已签名。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Slip {key} is not out. The printer is ready now.</source>
      <translation>单据 {key} 未打印出。打印机现已就绪。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Slip {key} may be out: look in the printer, which is ready now.</source>
      <translation>单据 {key} 可能已打印出：请查看打印机。打印机现已就绪。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/table_slips.py" />
      <source>Slip {key}: {why}</source>
      <translation>单据 {key}：{why}</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Slip {number} issued.</source>
      <translation>单据 {number} 已开出。</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Slip {number} printed again, extra print {copy}.</source>
      <translation>单据 {number} 再次打印，加印第 {copy} 份。</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Slip {number} voided: {reason}.</source>
      <translation>单据 {number} 作废：{reason}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Slip {number}: the payout was paid from the cage.</source>
      <translation>单据 {number}：赔付已由账房支付。</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Slip {number}: the payout went back to the house.</source>
      <translation>单据 {number}：赔付已归还本场所。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Slip {slip}</source>
      <translation>单据 {slip}</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/table_slips.py" />
      <source>Slip {slip} is already void.</source>
      <translation>单据 {slip} 已作废。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/table_slips.py" />
      <source>Slip {slip} is not for a payout that is held.</source>
      <translation>单据 {slip} 的赔付并未由主管暂存。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/table_slips.py" />
      <source>Slip {slip} is void: it cannot be reprinted.</source>
      <translation>单据 {slip} 已作废：不能重印。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfers.py" />
      <source>Slip {slip} of {table} says {said}, and {counted} arrived: call the floor of both tables.</source>
      <translation>{table} 的单据 {slip} 写的是 {said}，实到 {counted}：请呼叫两桌的主管。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>Slip {slip} says who pays. Void it first, then choose.</source>
      <translation>单据 {slip} 已写明由谁付款。请先作废，再选择。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Slip {slip} void</source>
      <translation>单据 {slip} 作废</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Slip {slip} void, slip {next} instead</source>
      <translation>单据 {slip} 作废，改用单据 {next}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/catalog.py" />
      <source>Slips</source>
      <translation>单据</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>Slips of {table}</source>
      <translation>{table} 的单据</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/table/calls.py" />
      <source>Slips {slips} do not match</source>
      <translation>
        <numerusform>单据 {slips} 已不符</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Small blind</source>
      <translation>小盲注</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Smallest chip</source>
      <translation>最小筹码</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/publishing.py" />
      <source>Someone else published first: review that, and publish again.</source>
      <translation>其间有人已发布：请查看后重新发布。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>Someone may have been guessing a locked PIN, so another person checks who is there.</source>
      <translation>被锁定的 PIN 可能有人在猜，所以由另一个人核实当事人。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/hand.py" />
      <source>Something else was entered than the players did</source>
      <translation>录入的与玩家所做不符</translation>
    </message>
    <message>
      <location filename="../../ui/window/dropped.py" />
      <source>Something is on the screen: wipe it.</source>
      <translation>屏幕上有异物：请擦拭。</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Sound</source>
      <translation>声音</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Speech</source>
      <translation>语音</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/drill.py" />
      <source>Split</source>
      <translation>平分</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>Split evenly; each is paid a full share, whatever the bet.</source>
      <translation>平均分配，每人得一整份，不论注码大小。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>Split evenly; each is then paid their bet’s percentage of the share.</source>
      <translation>平均分配；再按各自注码的百分比赔付。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/drill.py" />
      <source>Split pot</source>
      <translation>平分底池</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Split pot with an odd chip</source>
      <translation>平分底池，多出一枚筹码</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/drill.py" />
      <source>Split pot with an odd point</source>
      <translation>平分底池，多出一分</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/naming.py" />
      <source>Splits</source>
      <translation>平分</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Spot the mistake</source>
      <translation>找出错误</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Spread limit</source>
      <translation>区间限注</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Spread the deck face up, one row for each suit.</source>
      <translation>把整副牌面朝上摊开，每种花色一行。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/news.py" />
      <source>Staff and settings date from {at}.</source>
      <translation>人员和设置为 {at} 的版本。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Staff list</source>
      <translation>员工名单</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Staff register digest</source>
      <translation>员工名单摘要</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Stage</source>
      <translation>阶段</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/procedure.py" />
      <source>Stake 1</source>
      <translation>押 1 分</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Stake or pass</source>
      <translation>押分或过</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Stakes are in</source>
      <translation>已押分</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Start over</source>
      <translation>重新开始</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>Start showing the deck first.</source>
      <translation>请先开始展示整副牌。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>Start the test</source>
      <translation>开始测试</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>State</source>
      <translation>状态</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seals.py" />
      <source>Step</source>
      <translation>步骤</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Step {nth} of {steps} · {label}</source>
      <translation>第 {nth}/{steps} 步 · {label}</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>Still learning a deck: wait until it finishes.</source>
      <translation>正在学习一副牌：请等它完成。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Stop for now</source>
      <translation>暂停</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>Stop the inspection</source>
      <translation>停止检查</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>Stop, and wait for a technician</source>
      <translation>停止，等技术员</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Stopped</source>
      <translation>已停止</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Stopping fails this examination. Touch Stop again to stop.</source>
      <translation>停止即此次考试不通过。再点一次“停止”即停止。</translation>
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
      <translation>顺子</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/compare.py" />
      <source>Straight flush</source>
      <translation>同花顺</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Straight flush</source>
      <comment>in a seat</comment>
      <translation>同花顺</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>Straight flush, {rank} high</source>
      <translation>同花顺，{rank} 高</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>Straight, {rank} high</source>
      <translation>顺子，{rank} 高</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Street bets</source>
      <translation>各圈下注</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>String bet: chips go in more than once</source>
      <translation>分次下注：筹码不是一次放入</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Study</source>
      <translation>学习</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Suited cards</source>
      <translation>两张同花</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Suits</source>
      <translation>花色</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Supervising dealer for {name}: choose your name, then enter your PIN.</source>
      <translation>{name} 的带教荷官：选择您的姓名，再输入 PIN。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Supervising dealer for {name}: hold your badge to the reader, or choose your name. Then enter your PIN.</source>
      <translation>{name} 的带教荷官：请将工牌靠近读取器，或选择您的姓名，然后输入 PIN。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/drill.py" />
      <source>Surrender</source>
      <translation>投降</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/drill.py" />
      <source>Surrender · Raise {raised}</source>
      <translation>投降 · 加注 {raised}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Surrenders settled</source>
      <translation>投降已结算</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>Surveillance</source>
      <translation>监控部</translation>
    </message>
    <message>
      <location filename="../../ui/window/dropped.py" />
      <source>Swipe ignored. Touch, then lift.</source>
      <translation>已忽略滑动。请点一下再抬起。</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>System</source>
      <translation>系统</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>TAX FORM</source>
      <translation>税表</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>TEST SLIP</source>
      <translation>测试单据</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>TRAINING</source>
      <translation>培训</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>TRANSFER</source>
      <translation>转移</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>TRANSFER RECEIPT</source>
      <translation>转移收据</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>TRANSFER REQUEST</source>
      <translation>转移申请</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>TRANSFER SLIP</source>
      <translation>转移单</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>Table</source>
      <translation>牌桌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/amount_keys.py" />
      <source>Table chips cannot make {amount}: enter another amount.</source>
      <translation>本桌筹码凑不出 {amount}：请输入其他金额。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Table clear</source>
      <translation>牌桌已清</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Table deck learned</source>
      <translation>已学习桌上的牌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Table has two journals</source>
      <translation>一桌有两份日志</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>Table limits</source>
      <translation>本桌限额</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Table locked by the floor</source>
      <translation>牌桌已由主管锁定</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/kernel/suspension.py" />
      <source>Table locked by the floor: no new hands.</source>
      <translation>主管已锁定本桌：不再开新局。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Table money</source>
      <translation>桌上款项</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Table stopped</source>
      <translation>牌桌已停止</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/night_signing.py" />
      <source>Table {table} cannot be signed yet: {what}.</source>
      <translation>牌桌 {table} 还不能签名：{what}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/night_signing.py" />
      <source>Table {table} has a difference that nobody has explained: explain it first.</source>
      <translation>牌桌 {table} 有一处差异无人说明：请先说明。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/enrollment.py" />
      <source>Table {table} has already used that device key: make a new one.</source>
      <translation>该设备密钥已被牌桌 {table} 使用：请换新的。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/beginning_again.py" />
      <source>Table {table} has no journal yet: kiosk run creates it.</source>
      <translation>牌桌 {table} 尚无日志：由 kiosk run 创建。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/charities.py" />
      <source>Table {table} is dealt for {charity} already.</source>
      <translation>{table} 桌已经为 {charity} 开桌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/charity.py" />
      <source>Table {table} is dealt for {charity} on {day}.</source>
      <translation>{table} 桌于 {day} 为 {charity} 开桌。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>Table {table} is dealt for {charity}.</source>
      <translation>牌桌 {table} 为 {charity} 发牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/school.py" />
      <source>Table {table} is open: close it before training.</source>
      <translation>牌桌 {table} 已开：培训前请先收桌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>Table {table} was dealt with a deck that is not in the register.</source>
      <translation>牌桌 {table} 使用了登记册中没有的牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>Table {table}, hand {hand}: the jackpot’s cards are not set aside.</source>
      <translation>牌桌 {table} 第 {hand} 局：彩金的牌尚未封存。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>Table {table}, hands {first} to {last}: dealt with a deck without a seal number.</source>
      <translation>{table} 桌，第 {first} 至 {last} 手：使用了没有封条号的牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>Table {table}, hands {first} to {last}: dealt with deck {seal}, which was rejected.</source>
      <translation>桌 {table}，第 {first} 至 {last} 局：使用的牌 {seal} 已被拒收。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>Table {table}: deck changes in the journal: {n}; in the register: {known}.</source>
      <translation>牌桌 {table}：换牌 {n} 次，登记册中 {known} 次。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>Table {table}: deck {seal} is in play since {at}. Limit in hours: {hours}.</source>
      <translation>桌 {table}：牌 {seal} 自 {at} 起使用。小时上限：{hours}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>Table {table}: deck {seal} is “{step}” there, and was “{was}” in the register.</source>
      <translation>{table} 桌：牌 {seal} 在那里为“{step}”，登记簿中为“{was}”。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>Table {table}: deck {seal} was rejected: {why}.</source>
      <translation>桌 {table}：牌 {seal} 被拒收：{why}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/check.py" />
      <source>Table {table}: {files}</source>
      <translation>牌桌 {table}：{files}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>Tables and consoles follow this server now (epoch {epoch}). Stop every other one.</source>
      <translation>牌桌和控制台现在跟随此服务器（纪元 {epoch}）。请停止其他所有服务器。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>Tag 0 goes far left, 1 far right, 2 near right, 3 near left. Squares measure 30 mm.</source>
      <translation>角标 0 固定在远左，1 远右，2 近右，3 近左。每格 30 毫米。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Take</source>
      <translation>收取</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/giving_back.py" />
      <source>Take back</source>
      <translation>收回</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Take back the first card of the street, and burn it.</source>
      <translation>收回该街的第一张牌，并把它烧掉。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Take each as shown, together</source>
      <translation>按所示一起收取各家</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/drill.py" />
      <source>Take how much from seat {seat}?</source>
      <translation>从 {seat} 号位收取多少？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Take out drop box {box}, and put in drop box {other}.</source>
      <translation>取出钱箱 {box}，放入钱箱 {other}。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Take out drop box {box}.</source>
      <translation>取出钱箱 {box}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/moves.py" />
      <source>Take seat {seat} · {wager}</source>
      <translation>收取 {seat} 号位 · {wager}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Take the Peek and half the Raise of each surrender.</source>
      <translation>收取每个投降者的 Peek 和一半加注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/devices.py" />
      <source>Take the badge away, then hold it to the reader again.</source>
      <translation>请移开工牌，然后再次靠近读取器。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Take the player’s details. Pay only after the form is complete.</source>
      <translation>登记玩家资料。表格填完后赔付。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/irregularities.py" />
      <source>Take the wagers shown, and play on.</source>
      <translation>收取所示注码，继续。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Take {amount}</source>
      <translation>收下 {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/due.py" />
      <source>Take {amount} back from the drop.</source>
      <translation>从抽水中取回 {amount}。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Take {amount} from seat {seat} and muck its cards.</source>
      <translation>向 {seat} 号位收取 {amount}，其牌放入弃牌堆。</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Take-up</source>
      <translation>参与率</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Taken</source>
      <translation>已收</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/steps.py" />
      <source>Taken, next seat</source>
      <translation>已收，下一座位</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/slips.py" />
      <source>Tax form</source>
      <translation>税表</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Tax form completed.</source>
      <translation>税表已填写。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Tell the player: “The floor holds your payout, and you get a slip.”</source>
      <translation>告诉玩家：“主管暂存您的赔付，您会得到一张单据。”</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Tell the players, and play on.</source>
      <translation>告知玩家，继续。</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>Ten high</source>
      <translation>10 高牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>Test slip printed</source>
      <translation>打印一张测试单据</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>Test the screen</source>
      <translation>测试屏幕</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>Test {device}</source>
      <translation>测试 {device}</translation>
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
      <location filename="../../kiosk/games/texas_peek/irregularities.py" />
      <source>Texas Peek Hold’em is a seven card poker game played using a standard deck of 52 cards.</source>
      <translation>Texas Peek Hold’em 是使用一副标准 52 张牌的七张牌扑克游戏。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Text size</source>
      <translation>字号</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/pins.py" />
      <source>That PIN is a year or date, easy to guess: choose another one.</source>
      <translation>该 PIN 是年份或日期，容易被猜到：请另选一个。</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/register.py" />
      <source>That PIN is now too short: get a new one from a manager.</source>
      <translation>该 PIN 现已太短：请向经理索取新的。</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/pins.py" />
      <source>That PIN is part of the ID, badge or license: choose another.</source>
      <translation>该 PIN 出现在编号、工牌或执照中：请另选一个。</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/pins.py" />
      <source>That PIN is too easy to guess: choose one without a pattern.</source>
      <translation>该 PIN 太易猜：请选没有规律的。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>That badge cannot sign here: someone else must sign.</source>
      <translation>此工牌在这里不能签名：须由他人签名。</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/register.py" />
      <source>That badge is {name}’s: use another one.</source>
      <translation>该工牌是 {name} 的：请用另一个。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/answering/answers.py" />
      <source>That call is over: look again.</source>
      <translation>该呼叫已结束：请再看一遍。</translation>
    </message>
    <message>
      <location filename="../../kiosk/settings/screen_choices.py" />
      <source>That cannot be chosen: choose one of those shown.</source>
      <translation>不能选它：请选所示之一。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/round.py" />
      <source>That cannot be corrected alone: let it stand, or rule a misdeal.</source>
      <translation>它不能单独更正：保持不变，或裁定误发。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/rulings.py" />
      <source>That cannot be corrected now: choose one of those shown.</source>
      <translation>现在不能更正它：请选所示之一。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/round.py" />
      <source>That cannot be entered now: follow the screen.</source>
      <translation>现在不能录入：按屏幕操作。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/rulings.py" />
      <source>That card goes to {place}.</source>
      <translation>该牌应放到{place}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/rulings.py" />
      <source>That card is already back: check both cards, and call the floor.</source>
      <translation>该牌已放回：核对两张牌，并呼叫主管。</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>That card is already in this hand: stop, and call the floor.</source>
      <translation>该牌已在本局中：停下，呼叫主管。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/rulings.py" />
      <source>That card was not in this hand: put it back on the deck, and draw the next one.</source>
      <translation>该牌不在本局中：放回整副牌，抽下一张。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>That card was not read: show it again, or enter it by hand.</source>
      <translation>未读到该牌：再展示一次，或手动录入。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/recovering.py" />
      <source>That code was used: the PIN that was set with it counts. A manager prints a new code with kiosk staff code.</source>
      <translation>该恢复码已用过：用它设置的 PIN 有效。由经理用 kiosk staff code 打印新的恢复码。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/watch.py" />
      <source>That date does not exist: enter the year, month, day, hour and minute.</source>
      <translation>该日期不存在：请输入年、月、日、时、分。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>That dispute already has a ruling: see the history.</source>
      <translation>该争议已裁定：请看历史。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/drill/session.py" />
      <source>That does not answer this question: read it again.</source>
      <translation>答非所问：请再读一遍题目。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/showing/enrollment.py" />
      <source>That does not look like a card face.</source>
      <translation>那不像牌面。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/school.py" />
      <source>That hand’s scenario is gone: start another one.</source>
      <translation>该牌局的场景已不存在：请开始另一个。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>That is a mispay</source>
      <translation>那是错赔</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/clock.py" />
      <source>That is not a date and time: enter the year, month, day, hour and minute.</source>
      <translation>这不是有效的日期和时间：请输入年、月、日、时、分。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/search.py" />
      <source>That is not a day: enter the year, month and day.</source>
      <translation>没有这一天：请输入年、月、日。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/records.py" />
      <source>That is not a hand record: write one record on one line.</source>
      <translation>这不是牌局记录：每行写一条记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>That is not the badge of {id}: nothing changed.</source>
      <translation>该工牌不属于 {id}：未做任何更改。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>That is not the floor server: its certificate is not from our authority, or has expired.</source>
      <translation>那不是楼面服务器：它的证书不是本机构签发的，或已过期。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>That is not the floor server: its certificate names another host.</source>
      <translation>那不是楼面服务器：它的证书属于另一台主机。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/recovering.py" />
      <source>That is not the recovery code: nothing changed.</source>
      <translation>恢复码不对：未作任何更改。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>That is right</source>
      <translation>那是对的</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/answering/pin_box.py" />
      <source>That is too long to sign at a console: go to the table.</source>
      <translation>内容过长，无法在控制台签署：请到桌处理。</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/pots.py" />
      <source>That is what seat {seat} wins in another pot.</source>
      <translation>那是 {seat} 号位在另一底池所赢。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/showing/enrollment.py" />
      <source>That looks like the previous card.</source>
      <translation>那像是上一张牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>That person is not locked out: choose another.</source>
      <translation>该人未被锁定：请另选一人。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/drill/session.py" />
      <source>That question is already answered: take the next one.</source>
      <translation>该题已答：继续下一题。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/store/store.py" />
      <source>That question was answered in another window: here is the next one.</source>
      <translation>该题已在另一窗口作答：这是下一题。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/answering/answers.py" />
      <source>That signature was for something else: check, and sign what is shown.</source>
      <translation>刚才签的是另一件事：请再看一遍，按所示内容签署。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>That was a whole hand.</source>
      <translation>这就是完整的一手牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/answering/pin_box.py" />
      <source>That was already signed: check, and sign again.</source>
      <translation>此项先前已签过：请再看一遍，重新签署。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/drill/stages.py" />
      <source>That was the last question: start another drill.</source>
      <translation>这是本次练习的最后一题：请开始新的练习。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/handbook.py" />
      <source>The 6 Card bonus is decided by the four bonus cards of the dealer and the two hole cards of the player. The four stay face down until that bonus is settled.</source>
      <translation>6 Card 奖金注由荷官的四张奖金牌和玩家的两张底牌决定。四张牌在该奖金注结算前牌面朝下。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>The Board bonus stays in action. The Pocket and 6 Card bonus bets are lost.</source>
      <translation>Board 奖金注仍有效。Pocket 和 6 Card 奖金注输掉。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>The Hold ’Em bets and the 6 Card bonus.</source>
      <translation>Hold ’Em 注与 6 Card 奖金注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>The Hold ’Em bets only.</source>
      <translation>只有 Hold ’Em 注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>The Hold ’Em bets, the Board bonus and the 6 Card bonus.</source>
      <translation>Hold ’Em 注、Board 奖金注与 6 Card 奖金注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>The PIN has changed.</source>
      <translation>PIN 已更改。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>The PIN has changed. Every table asks a manager to sign for the changed staff.</source>
      <translation>PIN 已更改。每张牌桌都会请经理为人员变更签名。</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/register.py" />
      <source>The PIN was just changed: enter the new one.</source>
      <translation>PIN 刚刚更改：请输入新的。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/command_line/terminal.py" />
      <source>The PIN would be seen here: type the command in a terminal (ssh -t).</source>
      <translation>在此输入会显示 PIN：请在终端中输入命令（ssh -t）。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>The action is binding unless the bet changes first.</source>
      <translation>该动作须照办，除非之前下注有变。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>The action is taken back: no chips move.</source>
      <translation>该动作收回：不移动筹码。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>The all-in was less than a full raise, so seat {seat} may only call or fold.</source>
      <translation>全下不足一次完整加注，因此 {seat} 号位只能跟注或弃牌。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>The all-in: {amount} is in the pots</source>
      <translation>全下：{amount} 已在底池</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>The amount is {amount}</source>
      <translation>金额为 {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>The amount the big blind posted.</source>
      <translation>大盲所下的金额。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>The amounts were wrong</source>
      <translation>金额有误</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/archiving.py" />
      <source>The archive {folder} cannot be written ({strerror}): check its disk; the journal has everything.</source>
      <translation>归档 {folder} 无法写入（{strerror}）：请检查磁盘；日志保有全部内容。</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/read.py" />
      <source>The archive {path} belongs to another journal: move it elsewhere.</source>
      <translation>归档 {path} 属于另一份日志：请移到别处。</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/archiving.py" />
      <source>The archive {path} has events missing from the journal: keep both.</source>
      <translation>归档 {path} 有日志中没有的事件：两者都保留。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>The badge is lost</source>
      <translation>工牌已丢失</translation>
    </message>
    <message>
      <location filename="../../drivers/badge/rdm6300/driver.py" />
      <source>The badge reader sends garbled data: {fault}.</source>
      <translation>工牌读取器发来乱码：{fault}。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>The bag is opened</source>
      <translation>封袋已打开</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>The bag is sealed</source>
      <translation>封袋已封好</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>The bag {bag} is kept until {day}.</source>
      <translation>封袋 {bag} 保管至 {day}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>The best five of seven cards make the hand. Enter any card the shoe did not read.</source>
      <translation>七张中最好的五张组成手牌。录入牌靴未读到的每张牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>The best five of seven cards win. Equal hands split.</source>
      <translation>七张牌中最好的五张获胜。相同牌型平分。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>The best five of seven cards win. Equal hands split. Side pots are settled first, then the main pot.</source>
      <translation>七张中最好的五张赢。相同手牌平分。先结算边池，再结算主池。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/handbook.py" />
      <source>The best five of seven cards, player against dealer. A better player hand wins even money on Peek and Raise; a better dealer hand takes both; a tie is a push.</source>
      <translation>七张中最好的五张，玩家对荷官。玩家牌大，Peek 与加注 1 赔 1；荷官牌大，两者都收；平手退注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>The best five of two hole cards and four bonus cards. Enter any card the shoe did not read.</source>
      <translation>两张底牌和四张奖金牌中最好的五张。录入牌靴未读到的每张牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>The best five of two hole cards and four bonus cards. Only the highest line is paid.</source>
      <translation>两张底牌和四张奖金牌中最好的五张。只赔最高一项。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>The best five-card hand is awarded the pot. Equal best hands split it.</source>
      <translation>最好的五张手牌得底池。同样最好的平分。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/handbook.py" />
      <source>The best five-card hand is awarded the pot; equal best hands split it. After the first round the betting begins with the first player left of the button who is still in: check or bet, then call, raise or fold.</source>
      <translation>最好的五张手牌得底池；同样最好的平分。第一轮之后，下注从按钮左侧第一位仍在局的玩家开始：过牌或下注，然后跟注、加注或弃牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>The best hand among a pot’s contributors wins it. A tie splits it evenly.</source>
      <translation>投入该底池者中最好的牌型赢。平手平分。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>The better hand wins even money on Peek and Raise. A tie is a push.</source>
      <translation>牌大者赢，Peek 与加注 1 赔 1。平手退注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>The betting is capped: one bet and the allowed raises are in. Seat {seat} may call or fold.</source>
      <translation>下注已封顶：一次下注和允许的加注已满。{seat} 号位可跟注或弃牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>The bid is taken back: no chips move.</source>
      <translation>该叫注收回：不移动筹码。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>The big blind is all-in for less: what do the others call?</source>
      <translation>大盲以较少筹码全下：其他人跟多少？</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>The big blind is the first bet: call it, raise it, or fold. {cap}</source>
      <translation>大盲是第一注：跟注、加注或弃牌。{cap}</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/calibration/calibrate.py" />
      <source>The board cannot be measured: lay it where the camera sees all of it.</source>
      <translation>无法测量校准板：请放在摄像头能看到整块的地方。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>The board has %n cards, this hand {dealt}; correct the record.</source>
      <translation>
        <numerusform>公共牌有 %n 张，本局为 {dealt}；请更正记录。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>The board has %n cards, too few for this hand; correct the record.</source>
      <translation>
        <numerusform>公共牌有 %n 张，对本局太少；请更正记录。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>The burns</source>
      <translation>烧牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>The button moves to the left. A player without chips is out, or rebuys.</source>
      <translation>按钮左移。没有筹码的玩家出局，或重新买入。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>The button stays at a seat that is not in the hand: nobody misses a blind or pays it twice.</source>
      <translation>庄位停在未参与本手的座位：无人错过盲注，也无人付两次。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>The button stays. Shuffle, and deal again.</source>
      <translation>按钮不动。洗牌，重新发。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>The button’s next seat is empty: where does it go?</source>
      <translation>按钮将到的座位是空的：它去哪里？</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/calibration/calibrate.py" />
      <source>The calibration cannot be read: calibrate the camera again.</source>
      <translation>无法读取校准：请重新校准摄像头。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>The camera cannot do {task}: choose another task.</source>
      <translation>摄像头不能执行{task}：请另选任务。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>The camera cannot read this picture: spread the cards, or enter them by hand.</source>
      <translation>摄像头无法读取此图像：请将牌分开，或手动录入。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/calibration/zones.py" />
      <source>The camera cannot see all of zone {place}: move the zone into the picture.</source>
      <translation>摄像头看不到{place}区域的全部：请把该区域移进画面。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>The camera cannot see the whole board. Hold it still, in the light: {left} more.</source>
      <translation>摄像头看不到整块校准板：在光亮处拿稳：还差 {left} 个。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/controls.py" />
      <source>The camera does not keep its {key}: set it with the maker’s program.</source>
      <translation>摄像头不保留 {key}：请用制造商的程序设置。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/calibration/calibrate.py" />
      <source>The camera does not see the corner tags {lost}: uncover them.</source>
      <translation>摄像头看不到角标 {lost}：请露出它们。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/watch.py" />
      <source>The camera does not see the corner tags: uncover them.</source>
      <translation>摄像头看不到角标：请露出它们。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/controls.py" />
      <source>The camera has no {key}: remove {key} from its settings.</source>
      <translation>摄像头没有 {key}：请从其设置中删除 {key}。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/evidence.py" />
      <source>The camera has read nothing at this table yet.</source>
      <translation>摄像头在本桌尚未读到任何牌。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/evidence.py" />
      <source>The camera has read nothing in this hand.</source>
      <translation>摄像头在本局没有读到任何牌。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>The camera is calibrated.</source>
      <translation>摄像头已校准。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>The camera is looking at the table.</source>
      <translation>摄像头正看着牌桌。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>The camera is not calibrated yet: calibrate it.</source>
      <translation>摄像头尚未校准：请校准。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/deck_seals.py" />
      <source>The camera is not ready: set it up, or inspect the deck by hand.</source>
      <translation>摄像头未就绪：请设置，或手工检查。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/line/driver.py" />
      <source>The camera is starting.</source>
      <translation>摄像头正在启动。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/line/driver.py" />
      <source>The camera is stopped.</source>
      <translation>摄像头已停止。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>The camera learns each card as the one this person names, so this person answers for it.</source>
      <translation>摄像头按此人所说的牌学习每张牌，所以由此人负责。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>The camera models are not installed.</source>
      <translation>识别模型未安装。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/watch.py" />
      <source>The camera or table moved {drift} mm: recalibrate the camera.</source>
      <translation>摄像头或牌桌移动了 {drift} 毫米：请重新校准摄像头。</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>The camera or table moved {mm} mm: recalibrate.</source>
      <translation>摄像头或牌桌移动了 {mm} 毫米：请重新校准。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/zones.py" />
      <source>The camera reads a deck better once it has been shown. It takes two or three minutes.</source>
      <translation>展示过的牌，摄像头读得更准。需要两三分钟。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/source.py" />
      <source>The camera sends no color pictures: choose another camera.</source>
      <translation>摄像头未发送彩色图像：请选择其他摄像头。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/controls.py" />
      <source>The camera sends no more pictures: check its cable.</source>
      <translation>摄像头不再有画面：请检查其线缆。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/source.py" />
      <source>The camera sends {format}: set pixel_format to this.</source>
      <translation>摄像头发送 {format}：请将 pixel_format 设为此值。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/source.py" />
      <source>The camera sends {rate} pictures a second: set frames_per_s to this.</source>
      <translation>摄像头每秒发送 {rate} 幅图像：请将 frames_per_s 设为此值。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/source.py" />
      <source>The camera sends {size}: set width and height to a size it supports.</source>
      <translation>摄像头输出 {size}：请把宽高设为其支持的尺寸。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/watch.py" />
      <source>The camera’s picture has no color: check its settings and the lamp.</source>
      <translation>摄像头画面没有颜色：请检查其设置和灯光。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/source.py" />
      <source>The camera’s picture is black: uncover it, or switch the light on.</source>
      <translation>摄像头画面全黑：请移开遮挡或打开灯。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/source.py" />
      <source>The camera’s picture is too large: set at most 1920 × 1080.</source>
      <translation>摄像头画面太大：最多设为 1920 × 1080。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/source.py" />
      <source>The camera’s picture is white: shade it from the lamp.</source>
      <translation>摄像头画面全白：请遮挡灯光。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/evidence.py" />
      <source>The camera’s pictures cannot be saved ({why}): enter the cards by hand.</source>
      <translation>无法保存摄像头的图片（{why}）：请手动录入牌。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/line/driver.py" />
      <source>The camera’s process cannot be started: {why}.</source>
      <translation>无法启动摄像头进程：{why}。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/line/driver.py" />
      <source>The camera’s process ended and is restarting.</source>
      <translation>摄像头进程已结束，正在重启。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/line/driver.py" />
      <source>The camera’s process sent garbled data and is restarting.</source>
      <translation>摄像头进程发来乱码，正在重启。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/line/driver.py" />
      <source>The camera’s process stopped responding and is restarting.</source>
      <translation>摄像头进程停止响应，正在重启。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>The card at {place} is out of play.</source>
      <translation>{place}的牌退出使用。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/irregularities.py" />
      <source>The card goes out of play; the next one takes its place.</source>
      <translation>该牌退出使用；下一张代替它。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>The card on the felt counts; what the screen shows only follows it.</source>
      <translation>以台面上的牌为准；屏幕只是跟随。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/irregularities.py" />
      <source>The card stays face up, and plays.</source>
      <translation>该牌保持牌面朝上，并有效。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/irregularities.py" />
      <source>The card stays face up; nobody may change a wager.</source>
      <translation>该牌保持朝上；任何人不得因此改注。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>The card there is out of play for this hand.</source>
      <translation>原来那张牌在本局退出使用。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/steps.py" />
      <source>The cards are right</source>
      <translation>牌正确</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/kernel/suspension.py" />
      <source>The cards came in the order in which the deck was inspected</source>
      <translation>牌的顺序与检查时相同</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The cards came in the order of a new deck</source>
      <translation>牌的顺序与新牌相同</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The cards came in the order of an earlier hand</source>
      <translation>牌的顺序与前面某手牌相同</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>The cards contradict the winners of the pot {pot}: seat {winners} may win it. Correct it.</source>
      <translation>牌与底池 {pot} 的赢家不符：可能赢的是 {winners} 号位。请更正。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>The cards contradict the winners of the pot {pot}: seat {winners} wins it; correct the record.</source>
      <translation>牌与底池 {pot} 的赢家不符：赢的是 {winners} 号位；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/irregularities.py" />
      <source>The cards go where they belong, face down.</source>
      <translation>把牌放到应在之处，牌面朝下。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/kernel/suspension.py" />
      <source>The cards may not have been shuffled: wait for the floor before anything is paid.</source>
      <translation>牌可能没有洗过：主管到场前请勿赔付。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>The cards of this hand have been drawn again.</source>
      <translation>本局的牌已重新抽出。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>The cards stay; the screen is corrected.</source>
      <translation>牌不动；屏幕更正。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>The cards stay; the skipped seat gets the next one.</source>
      <translation>牌不动；漏发的座位得下一张。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>The cards to be turned over are not there</source>
      <translation>要翻开的牌不在</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>The certificate expired {day}</source>
      <translation>证书已过期：{day}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>The certificate of {name} is revoked.</source>
      <translation>{name} 的证书已吊销。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/gate.py" />
      <source>The certificate of {name} was revoked ({why}): train again, or choose another dealer.</source>
      <translation>{name} 的证书已吊销（{why}）：请重新培训，或另选荷官。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>The certificate was revoked: {why}</source>
      <translation>证书已吊销：{why}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>The chips are divided evenly between all players.</source>
      <translation>筹码在所有玩家间平均分配。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/handbook.py" />
      <source>The chips are divided evenly. Each takes a Peeker and three dice; three community dice are in the box. Each tosses one die, and the highest roller is the dealer.</source>
      <translation>筹码平均分配。每人拿一个 Peeker 杯和三颗骰子；三颗公共骰子放盒中。每人掷一颗，点数最高者坐庄。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/limits.py" />
      <source>The chips cannot make a payout or share exactly: what is paid?</source>
      <translation>筹码凑不出确切的赔付或份额：赔付多少？</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfers.py" />
      <source>The chips have not been sent: the cage and the runner sign first.</source>
      <translation>筹码尚未送出：账房和送码员须先签名。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>The chips, limits, or seats of the table were changed. This try does not count.</source>
      <translation>牌桌的筹码、限额或座位已更改。本次不计入考试次数。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>The claim is false</source>
      <translation>说法不实</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>The claim is true</source>
      <translation>说法属实</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>The claim?</source>
      <translation>争议内容？</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/office.py" />
      <source>The clock is behind the records: a technician sets it first.</source>
      <translation>时钟落后于记录：须先由技术员校准。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/watch.py" />
      <source>The clock is not behind the records: there is no time to enter.</source>
      <translation>时钟没有落后于记录：无需输入时间。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/kernel/suspension.py" />
      <source>The clock is wrong: the floor enters the time, from the menu.</source>
      <translation>时钟有误：请主管从菜单输入时间。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/sitting.py" />
      <source>The clock is {seconds} s behind your last answer: wait that long, or have a technician set it.</source>
      <translation>时钟比您最后一次作答慢 {seconds} 秒：请等候，或请技术员校时。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/clock.py" />
      <source>The clock says {clock}. The records end at {known}.</source>
      <translation>时钟显示 {clock}。记录截至 {known}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/watch.py" />
      <source>The clock was set ahead by {by}, to {at}: if that is wrong, call a technician.</source>
      <translation>时钟被拨快 {by}，到 {at}：若有误，请叫技术员。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/watch.py" />
      <source>The clock was set back by {by}, to {at}: if that is wrong, call a technician.</source>
      <translation>时钟被拨慢 {by}，到 {at}：若有误，请叫技术员。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>The clock was set back.</source>
      <translation>时钟被拨慢。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>The count differs from the slip. What now?</source>
      <translation>清点与单据不符。怎么办？</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>The cut card came out of the shoe: put it aside.</source>
      <translation>切牌卡已出靴：放在一边。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/watch.py" />
      <source>The damage is known and was reviewed</source>
      <translation>损坏已知并已查明</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/schema.py" />
      <source>The database is in {encoding} and cannot hold every name. Make a new one: createdb --encoding=UTF8 --locale=C.UTF-8 --template=template0 floor</source>
      <translation>数据库编码为 {encoding}，无法保存所有姓名。请新建：createdb --encoding=UTF8 --locale=C.UTF-8 --template=template0 floor</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/handbook.py" />
      <source>The deal passes to the left. A player who has lost all tokens is out of the game.</source>
      <translation>庄位左移。输光筹码的玩家出局。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>The deal …</source>
      <translation>发牌……</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>The dealer</source>
      <translation>荷官</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/game/game.py" />
      <source>The dealer alone, before a hand is called or a payout is signed.</source>
      <translation>仅由荷官决定，须在报牌或赔付签名之前。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/handbook.py" />
      <source>The dealer burns a card and deals the last two community cards, face up.</source>
      <translation>荷官烧一张牌，并发最后两张公共牌，牌面朝上。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/handbook.py" />
      <source>The dealer burns a card and deals two hole cards to each player who stayed.</source>
      <translation>荷官烧一张牌，并给每位留下的玩家发两张底牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/handbook.py" />
      <source>The dealer burns a card and reveals the flop: three community cards, face up.</source>
      <translation>荷官烧一张牌并开翻牌：三张公共牌，牌面朝上。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>The dealer burns a card before dealing to the players who stayed.</source>
      <translation>荷官在给留下的玩家发牌前烧一张牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>The dealer burns a card before taking two hole cards.</source>
      <translation>荷官在拿两张底牌前烧一张牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>The dealer burns a card before the flop.</source>
      <translation>荷官在翻牌前烧一张牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>The dealer burns a card before the last two community cards.</source>
      <translation>荷官在最后两张公共牌前烧一张牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/handbook.py" />
      <source>The dealer burns a card, takes two hole cards, and turns over one of them for all players to view.</source>
      <translation>荷官烧一张牌，拿两张底牌，并翻开其中一张给所有玩家看。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/handbook.py" />
      <source>The dealer calls out any hand of flush or better, and the floor manager acknowledges it.</source>
      <translation>荷官报出同花或以上的手牌，由主管确认。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/banked.py" />
      <source>The dealer does not qualify</source>
      <translation>荷官不合资格</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>The dealer enters the cards, and the kiosk compares them.</source>
      <translation>由荷官录入牌，终端比较。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>The dealer exposed a card</source>
      <translation>荷官误露一张牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>The dealer has two hole cards. One of them is turned over for all to view.</source>
      <translation>荷官有两张底牌。其中一张翻开给所有人看。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/round.py" />
      <source>The dealer of a hand cannot acknowledge it: call the floor.</source>
      <translation>本局荷官不能确认它：请呼叫主管。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>The dealer picks the three dice up one at a time, calls the face, and places them for all to see.</source>
      <translation>坐庄者逐颗拿起三颗骰子，报出其面，并摆放给所有人看。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>The dealer reads them and touches the seats that win each pot.</source>
      <translation>由荷官读牌，并点每个底池的赢家座位。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/handbook.py" />
      <source>The dealer reveals the flop: the first community card.</source>
      <translation>荷官开翻牌：第一张公共牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>The dealer reveals the four bonus cards in every hand, even if no 6 Card bet is in action.</source>
      <translation>荷官每局都翻开四张奖金牌，即使没有有效的 6 Card 投注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>The dealer reveals the four bonus cards only now. Enter any card the shoe did not read.</source>
      <translation>荷官此时才翻开四张奖金牌。录入牌靴未读到的每张牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/handbook.py" />
      <source>The dealer reveals the river: the third and last community card.</source>
      <translation>荷官开河牌：第三张也是最后一张公共牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/handbook.py" />
      <source>The dealer reveals the turn: the second community card.</source>
      <translation>荷官开转牌：第二张公共牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/handbook.py" />
      <source>The dealer rolls the three community dice, picks them up one at a time, calls the face, and places them where all can see.</source>
      <translation>坐庄者掷三颗公共骰子，逐颗拿起，报出其面，并摆在所有人看得到的地方。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/handbook.py" />
      <source>The dealer turns over the second hole card, so that both can be seen.</source>
      <translation>荷官翻开第二张底牌，使两张都可见。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>The dealer who signs must deal. No one signs twice.</source>
      <translation>签名的荷官就是发牌的荷官。任何人不得签两次。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/irregularities.py" />
      <source>The dealer will have use one standard 52 card deck.</source>
      <translation>荷官使用一副标准的 52 张牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/banked.py" />
      <source>The dealer wins</source>
      <translation>荷官赢</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/irregularities.py" />
      <source>The dealer’s second card was exposed early</source>
      <translation>荷官的第二张牌提前露出</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/handbook.py" />
      <source>The dealer’s two hole cards alone decide. A Blind that is not in its pay table loses.</source>
      <translation>只由荷官的两张底牌决定。不在赔付表中的 Blind 输。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>The dealer’s two hole cards alone decide. A Blind that is not in the table loses.</source>
      <translation>只由荷官的两张底牌决定。不在表中的 Blind 输。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>The decision is changed; the hand continues from there.</source>
      <translation>该决定更改，牌局从那里继续。</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The decision was different</source>
      <translation>决定不同</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/showing/decks.py" />
      <source>The deck cannot be saved under its name: {why}.</source>
      <translation>这副牌无法以其名称保存：{why}。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>The deck cannot be saved: {why}</source>
      <translation>这副牌无法保存：{why}</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>The deck count is wrong</source>
      <translation>整副牌张数不对</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>The deck is forgotten.</source>
      <translation>已忘记这副牌。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>The deck is sealed in bag {bag}. Count another deck: “Exceptions”, “Deck change”.</source>
      <translation>牌已封入封袋 {bag}。请清点另一副牌：“异常”，“更换整副牌”。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/deck_seals.py" />
      <source>The deck was not read whole: read it again, reject it, or inspect it by hand.</source>
      <translation>这副牌未完整读取：请重新读取、拒收，或手工检查。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>The deck …</source>
      <translation>整副牌……</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/chain.py" />
      <source>The device key {path} cannot be read or made ({strerror}): call a technician.</source>
      <translation>设备密钥 {path} 无法读取或生成（{strerror}）：请叫技术员。</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/chain.py" />
      <source>The device key {path} is broken: restore it from backup.</source>
      <translation>设备密钥 {path} 已损坏：请从备份恢复。</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/chain.py" />
      <source>The device key {path} is not an Ed25519 key: restore it from backup.</source>
      <translation>设备密钥 {path} 不是 Ed25519 密钥：请从备份恢复。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>The dice count is wrong</source>
      <translation>骰子数不对</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>The dice stay under the Peeker, unseen.</source>
      <translation>骰子留在 Peeker 杯下，不得查看。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>The dice …</source>
      <translation>骰子……</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>The die is rolled again.</source>
      <translation>重掷该骰子。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>The die on the table counts; what the screen shows only follows it.</source>
      <translation>以桌上的骰子为准；屏幕只是跟随。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>The difference of {table} is explained. It stays in the packet.</source>
      <translation>{table} 的差异已说明，仍保留在报告中。</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/archiving.py" />
      <source>The disk failed, so nothing was archived: call a technician.</source>
      <translation>磁盘故障，未归档任何内容：请叫技术员。</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opened.py" />
      <source>The disk failed, so nothing was written: call a technician.</source>
      <translation>磁盘故障，未写入任何内容：请叫技术员。</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/file.py" />
      <source>The disk is full and nothing was written: free space, then continue.</source>
      <translation>磁盘已满，未写入任何内容：腾出空间，再继续。</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/errors.py" />
      <source>The disk is full. Make room, then try again.</source>
      <translation>磁盘已满。请腾出空间，然后重试。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/watch.py" />
      <source>The disk was replaced or restored</source>
      <translation>磁盘已更换或恢复</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/book.py" />
      <source>The examination signing key {path} is missing: restore it from backup.</source>
      <translation>考试签名密钥 {path} 缺失：请从备份恢复。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>The extra hand is mucked: play on.</source>
      <translation>多出的一手牌弃掉：继续。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/irregularities.py" />
      <source>The first card dealt instead becomes the burn.</source>
      <translation>原先发出的第一张牌即为烧牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>The first card goes to the left of the button, the last to the button. Players hold their cards over the table, in the dealer’s view.</source>
      <translation>第一张牌发给庄位左侧，最后一张发给庄位。玩家须把牌拿在桌面上方、荷官视线之内。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>The first motion stands; an announced raise is binding.</source>
      <translation>第一个动作有效；宣布的加注须照办。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>The first player left of the button pays the small blind, the next player the big blind.</source>
      <translation>按钮左侧第一位玩家下小盲，下一位下大盲。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>The first player left of the button shows first, then clockwise.</source>
      <translation>庄位左侧第一位玩家先亮牌，然后按顺时针。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>The first player left of the button.</source>
      <translation>庄位左侧第一位玩家。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>The first winner left of the dealer.</source>
      <translation>庄位左侧第一位赢家。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>The floor</source>
      <translation>主管</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/steps.py" />
      <source>The floor confirms a flush or better before it is paid.</source>
      <translation>同花或以上在赔付前由主管确认。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/schema.py" />
      <source>The floor database is newer ({number}): install that version here.</source>
      <translation>楼面服务器的数据库较新（{number}）：请在此安装该版本。</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The floor database is older than this program: have it updated (kiosk floor migrate).</source>
      <translation>楼面服务器的数据库比本程序旧：请让人升级（kiosk floor migrate）。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>The floor database is up to date.</source>
      <translation>楼面服务器的数据库已是最新。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>The floor draws one as the next burn.</source>
      <translation>由主管抽一张，作为下一张烧牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>The floor has relieved {name}: next dealer, sign in.</source>
      <translation>主管已换下 {name}：请下一位荷官登录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/round.py" />
      <source>The floor has signed for seat {seat}: call the floor to change it.</source>
      <translation>主管已为 {seat} 号位签名：如需更改，请叫主管。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/live.py" />
      <source>The floor has signed the closing: count the rack and sign.</source>
      <translation>主管已签署收桌：请清点筹码盘并签名。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/table_slips.py" />
      <source>The floor holds the payout of slip {slip}: pay it, or return it to the house.</source>
      <translation>单据 {slip} 的赔付由主管暂存：请支付，或归还本场所。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>The floor is here</source>
      <translation>主管已到</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/shift.py" />
      <source>The floor must sign first.</source>
      <translation>须先由主管签名。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/signatures.py" />
      <source>The floor must sign for this.</source>
      <translation>此操作须由主管签名。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>The floor rules how many chips go from one stack to the other.</source>
      <translation>由主管裁定有多少筹码从一方移到另一方。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/link.py" />
      <source>The floor server answers but keeps no events: keep dealing, and call a technician.</source>
      <translation>楼面服务器有应答，但不保存事件：请继续发牌，并呼叫技术员。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/known.py" />
      <source>The floor server at {host} is older than the one before: stop it, or have a manager run kiosk floor restored.</source>
      <translation>{host} 上的楼面服务器比之前的旧：请停止它，或请经理运行 kiosk floor restored。</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The floor server denies this device its rights: have a manager enroll it again.</source>
      <translation>楼面服务器没有给本设备应有的权限：请经理重新登记。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>The floor server does not allow this: {why}</source>
      <translation>楼面服务器不允许此操作：{why}</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The floor server does not answer.</source>
      <translation>楼面服务器没有应答。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/screen.py" />
      <source>The floor server does not answer: go to the table.</source>
      <translation>楼面服务器没有应答：请到桌边处理。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>The floor server does not answer: what you trained at other kiosks is not here yet. Keep training.</source>
      <translation>楼面服务器没有应答：您在其他终端的培训内容尚未到此。请继续培训。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>The floor server does not answer: {why}</source>
      <translation>楼面服务器没有应答：{why}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>The floor server does not know this device: have a manager enroll it.</source>
      <translation>楼面服务器不认识本设备：请经理登记。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/pushing.py" />
      <source>The floor server does not know this kiosk: have a manager enroll it.</source>
      <translation>楼面服务器不认识本终端：请经理登记。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>The floor server does not trust this certificate: have a manager make a new one.</source>
      <translation>楼面服务器不信任此证书：请经理另做一份。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/schema.py" />
      <source>The floor server failed to answer: call a technician; the program log has the reason.</source>
      <translation>楼面服务器未能答复：请叫技术员，原因在程序日志中。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/pushing.py" />
      <source>The floor server found an altered event: call a technician.</source>
      <translation>楼面服务器发现一个事件被改动：请叫技术员。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/versions.py" />
      <source>The floor server has an older {kind}, version {number}: version {newer} stays here.</source>
      <translation>楼面服务器的 {kind} 较旧，版本 {number}：此处保留版本 {newer}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/link.py" />
      <source>The floor server has another version: {why}</source>
      <translation>楼面服务器的版本不同：{why}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/versions.py" />
      <source>The floor server has another {kind}, version {number}: the one here stays until version {newer}.</source>
      <translation>楼面服务器有另一个 {kind}，版本 {number}：此处的保留到版本 {newer}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/copies.py" />
      <source>The floor server has had no copy since {at}: keep dealing, and call a technician.</source>
      <translation>楼面服务器自 {at} 起没有副本：继续发牌，并叫技术员。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>The floor server has no connection left: have a technician raise its limit.</source>
      <translation>楼面服务器已无可用连接：请技术员提高上限。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/console/link.py" />
      <source>The floor server has not answered for ten seconds: call by voice.</source>
      <translation>楼面服务器十秒没有应答：请口头呼叫。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/claims.py" />
      <source>The floor server has not yet confirmed this {jackpot}: wait a moment.</source>
      <translation>楼面服务器尚未确认此 {jackpot}：请稍候。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>The floor server has version {number} of the house’s files, and these came from {has}. Start the console here to take it, and make your changes again.</source>
      <translation>楼面服务器的本场所文件为版本 {number}，而这些文件源自版本 {has}。请在此启动控制台以接收新版本，然后重新更改。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>The floor server has version {number} of the staff, and this register came from {has}. Start the console here to take it, and make your changes again.</source>
      <translation>楼面服务器的员工名单为版本 {number}，而本名单源自版本 {has}。请在此启动控制台以接收新版本，然后重新更改。</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The floor server is newer than this program: have the latest version installed here.</source>
      <translation>楼面服务器比本程序新：请在此安装最新版本。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/training.py" />
      <source>The floor server keeps answers, too: name the table from which it is reached, with --table.</source>
      <translation>楼面服务器也保存答案：请用 --table 指明可连接到它的牌桌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>The floor server offers no encryption: have a technician turn on TLS there.</source>
      <translation>楼面服务器不提供加密：请技术员在那里启用 TLS。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/move.py" />
      <source>The floor server refuses a certificate ({why}): {certificate}</source>
      <translation>楼面服务器拒绝了一份证书（{why}）：{certificate}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>The floor server requires a certificate, but this device has none: have a manager make one.</source>
      <translation>楼面服务器要求证书，而这里没有：请经理为本设备做一份。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/dealers.py" />
      <source>The floor server sent a certificate that {table} has not signed.</source>
      <translation>楼面服务器发来了一份 {table} 没有签署的证书。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/store/carried.py" />
      <source>The floor server sent damaged training records: call a technician.</source>
      <translation>楼面服务器发来的培训记录已损坏：请叫技术员。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/news.py" />
      <source>The floor server sent jackpots without amounts: post them again.</source>
      <translation>楼面服务器发来的彩金没有金额：请重新公示。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/screens.py" />
      <source>The floor server sent screen settings that {table} has not signed.</source>
      <translation>楼面服务器发来了 {table} 没有签署的屏幕设置。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/versions.py" />
      <source>The floor server sent unusable house files: publish them again.</source>
      <translation>楼面服务器发来的场所文件无效：请重新发布。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/versions.py" />
      <source>The floor server sent {kind}, version {number}, signed by one person: two must sign.</source>
      <translation>楼面服务器发来的 {kind} 第 {number} 版只有一人签署：本场所要求两人。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/versions.py" />
      <source>The floor server sent {kind}, version {number}, signed by someone not trusted here.</source>
      <translation>楼面服务器发来的 {kind} 第 {number} 版由此处不信任的人签署。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/versions.py" />
      <source>The floor server sent {kind}, version {number}, with a bad signature: refused.</source>
      <translation>楼面服务器发来的 {kind} 第 {number} 版签名错误：不予采用。</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The floor server takes too long to answer.</source>
      <translation>楼面服务器应答太慢。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>The floor server takes too long to answer: {why}</source>
      <translation>楼面服务器应答太慢：{why}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/known.py" />
      <source>The floor server was restored or replaced ({at}). Resending {lost} of this table.</source>
      <translation>楼面服务器已恢复或更换（{at}）。正在重新发送本桌的 {lost}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/known.py" />
      <source>The floor server was restored or replaced ({at}): tables resend what it lost.</source>
      <translation>楼面服务器已恢复或更换（{at}）：牌桌正在重新发送它丢失的数据。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/console/house.py" />
      <source>The floor server was restored or replaced: tables resend what it lost.</source>
      <translation>楼面服务器已恢复或更换：牌桌正在重新发送它丢失的数据。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>The floor server: {why}</source>
      <translation>楼面服务器：{why}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/publishing.py" />
      <source>The floor server’s clock differs by {n} s from this one: have a technician set it, then post again.</source>
      <translation>楼面服务器的时钟与本机相差 {n} 秒：请技术员校准，然后重新公示。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/pushing.py" />
      <source>The floor server’s copy of this journal ends differently: disk restored or copied. Call a technician.</source>
      <translation>楼面服务器保有本日志的另一结尾：有磁盘被回退或复制。请叫技术员。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/house.py" />
      <source>The floor server’s rules and settings apply. These local files are ignored: {names}.</source>
      <translation>以楼面服务器的规则和设置为准。已忽略本地文件：{names}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/link.py" />
      <source>The floor server’s standby does not confirm: keep dealing, and call a technician.</source>
      <translation>楼面服务器的备机没有确认：请继续发牌，并呼叫技术员。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>The floor signed for a payout of seat {seat}, so it must sign for this change, too.</source>
      <translation>主管曾为 {seat} 号位的赔付签名：此更改也须签名。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>The floor signs for a payout this large before it is paid.</source>
      <translation>此金额的赔付须在赔付前由主管签名。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/game/game.py" />
      <source>The floor signs for every forfeit.</source>
      <translation>每次没收手牌均须主管签名。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>The floor signs for this undo. Why?</source>
      <translation>撤销须由主管签名。原因？</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>The floor voids the hand</source>
      <translation>主管作废本局</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>The floor voids the round</source>
      <translation>主管作废本轮</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>The floor was called and has not come</source>
      <translation>已叫主管，尚未到场</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>The floor was called at {time}: {why}</source>
      <translation>{time} 呼叫了主管：{why}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>The floor’s card is the burn. Do not burn another.</source>
      <translation>主管抽的那张就是烧牌。不要另烧。</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opening.py" />
      <source>The floor’s checkpoints {path} belong to another journal: check their path.</source>
      <translation>楼面的检查点 {path} 属于另一份日志：请检查其路径。</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/copy.py" />
      <source>The floor’s copy of the checkpoints {path} cannot be read or written ({strerror}): check its disk; the journal itself is safe.</source>
      <translation>楼面的检查点副本 {path} 无法读写（{strerror}）：请检查其磁盘；日志本身安全。</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/copy.py" />
      <source>The floor’s copy of the checkpoints {path} is broken at its end: keep the file.</source>
      <translation>楼面的检查点副本 {path} 末尾损坏：保留该文件。</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opening.py" />
      <source>The floor’s copy {path} ends at event {seq}, but it had the checkpoint at {kept}: find out who removed lines, and have a manager accept it.</source>
      <translation>楼面的副本 {path} 止于事件 {seq}，而它曾有 {kept} 处的检查点：查明谁删了其中的行，并由经理接受。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>The floor’s count holds: bets and pots follow it.</source>
      <translation>以主管的清点为准：下注和底池随之更正。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/copies.py" />
      <source>The floor’s folder has had no copy since {at}: keep dealing, and call a technician.</source>
      <translation>楼面文件夹自 {at} 起没有副本：继续发牌，并叫技术员。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>The flop had four cards: one of them is the next burn.</source>
      <translation>翻牌有四张：其中一张是下一张烧牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>The flop has four cards</source>
      <translation>翻牌有四张牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>The flop is the first community card.</source>
      <translation>翻牌是第一张公共牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>The flop was dealt</source>
      <translation>翻牌已发</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>The four bonus cards come after the hole cards, and stay face down until the 6 Card bonus is settled.</source>
      <translation>四张奖金牌在底牌之后发出，面朝下放到结算 6 Card 奖金注为止。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>The four cards are mixed; the floor draws the next burn.</source>
      <translation>四张混合；由主管抽下一张烧牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/handbook.py" />
      <source>The game ends when one player has won all of the tokens.</source>
      <translation>一位玩家赢得所有筹码时整场结束。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>The game is played with a standard deck of 52 cards.</source>
      <translation>本游戏用一副标准 52 张牌。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/games/peekpoker/record.py" />
      <source>The game’s chips total %n points; correct the record.</source>
      <translation>
        <numerusform>全场筹码共 %n 分；请更正记录。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/table/shift.py" />
      <source>The game’s figures have changed, and its revision is still {revision}: raise it.</source>
      <translation>游戏的数字已更改，而修订号仍为 {revision}：请提高修订号。</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The hand differs from the screen</source>
      <translation>手牌与屏幕所示不同</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/irregularities.py" />
      <source>The hand is dead, with the wagers on it.</source>
      <translation>该手牌为死牌，其注码没收。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>The hand is dead; its chips in the pot stay there.</source>
      <translation>该手牌为死牌；其在底池中的筹码不动。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>The hand is folded; the chips in the pot stay there.</source>
      <translation>该手牌算弃牌；底池中的筹码不动。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>The hand is not paused: continue.</source>
      <translation>本手牌未暂停：请继续。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>The hand is over.</source>
      <translation>本局结束。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>The hand is returned: it is clearly the player’s.</source>
      <translation>手牌退回：它明显属于该玩家。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>The hand is void, and the deck goes out of play.</source>
      <translation>本局作废，这副牌退出使用。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>The hand is void: its open wagers go back, and the others play on.</source>
      <translation>手牌作废：其未结算的下注退回，其他人继续。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/giving_back.py" />
      <source>The hand is void: return every wager, take back what was paid.</source>
      <translation>本局作废：每一注退还，已赔付的收回。</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The hand was corrected</source>
      <translation>牌局已更正</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>The hand was won fairly; only the person cannot be paid now.</source>
      <translation>这手牌赢得公平，只是此人现在不能领款。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>The hand won, but the rules do not let this person win anything.</source>
      <translation>这手牌赢了，但规则不允许此人赢取。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>The hand …</source>
      <translation>手牌……</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>The higher faces of the combination win; kickers do not count.</source>
      <translation>组合中面大的赢；踢脚不算。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>The higher faces win, then the kickers, as in poker: 9 is low and ace high.</source>
      <translation>面大的赢，再比踢脚，如同扑克：9 最小，A 最大。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/training/examination/office.py" />
      <source>The house asks for a pause after a failed try: %n more days.</source>
      <translation>
        <numerusform>未通过后须间隔一段时间：还有 %n 天。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/move.py" />
      <source>The house has moved: its kiosks join the floor server when they start.</source>
      <translation>本场所已迁移：各终端启动时即连上楼面服务器。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/new_house.py" />
      <source>The house is in {folder}. Check it with: kiosk check --config {folder}</source>
      <translation>场所配置在 {folder}。请检查：kiosk check --config {folder}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/house.py" />
      <source>The house journal is damaged: have a technician check it first.</source>
      <translation>本场所日志不完整：请先让技术员检查。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/sealed.py" />
      <source>The house journal is in doubt and signs for no staff register: run kiosk journal accept --house, and start the kiosk again.</source>
      <translation>场所日志存疑，不能为任何员工名单作证：请运行 kiosk journal accept --house，然后重新启动终端。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/house.py" />
      <source>The house journal is not the one that the tables know: a manager signs for it at a table.</source>
      <translation>场所日志不是各桌所认识的那一份：须由经理在一张桌上为其签名。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>The house pays in this game: enter what it pays or takes.</source>
      <translation>本游戏由庄家赔付：请输入庄家赔付或收取的金额。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>The house set new amounts</source>
      <translation>本场所另定了金额</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/school.py" />
      <source>The house wins</source>
      <translation>庄家赢</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/records.py" />
      <source>The id is a text or a whole number; correct the record.</source>
      <translation>id 是文字或整数；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/record.py" />
      <source>The jackpot {name} is {amount}: no jackpot is below zero; correct the record.</source>
      <translation>彩金 {name} 为 {amount}：彩金不得小于零；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opened.py" />
      <source>The journal cannot be opened: check its folder and its disk.</source>
      <translation>日志无法打开：请检查其文件夹和磁盘。</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opened.py" />
      <source>The journal cannot be opened: check the permissions of its file.</source>
      <translation>日志无法打开：请检查其文件的权限。</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opening.py" />
      <source>The journal ends at event {seq}, but event {kept} was acknowledged: keep the files.</source>
      <translation>日志止于事件 {seq}，但事件 {kept} 已确认：保留文件。</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opening.py" />
      <source>The journal ends at event {seq}, but the floor’s copy has a checkpoint at {kept}: keep the file.</source>
      <translation>日志止于事件 {seq}，但楼面副本有 {kept} 处的检查点：保留文件。</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opening.py" />
      <source>The journal ends at event {seq}, but the floor’s folder has seen event {kept}: keep the files.</source>
      <translation>日志止于事件 {seq}，但楼面文件夹已有事件 {kept}：保留文件。</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opened.py" />
      <source>The journal failed ({error}): call a technician.</source>
      <translation>日志出错（{error}）：请叫技术员。</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/archiving.py" />
      <source>The journal has no days before {before} to archive.</source>
      <translation>日志中没有 {before} 之前可归档的日期。</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opened.py" />
      <source>The journal is damaged: keep the file.</source>
      <translation>日志损坏：保留该文件。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/accepting.py" />
      <source>The journal is intact: there is nothing to accept.</source>
      <translation>日志完整：没有需要接受的。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/journal.py" />
      <source>The journal is now {size}.</source>
      <translation>日志现为 {size}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opened.py" />
      <source>The journal is read-only: make its disk writable, then continue.</source>
      <translation>日志为只读：请使其磁盘可写，再继续。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/accepting.py" />
      <source>The journal is still being read: sign again in a moment.</source>
      <translation>日志仍在读取中：请稍后再签。</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/write.py" />
      <source>The journal is unavailable, and the last answer may or may not be saved: check the disk, then enter it again.</source>
      <translation>日志无法访问，上一个答案可能已保存，也可能没有：检查磁盘，再录入一次。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/night_signing.py" />
      <source>The journal of table {table} is damaged: have a technician look at it before the night is signed.</source>
      <translation>牌桌 {table} 的日志已损坏：签名前请技术员检查。</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/verification.py" />
      <source>The journal of table {table} is intact. Events: {events}; checkpoints: {checkpoints}; not signed yet: {unsigned}.</source>
      <translation>牌桌 {table} 的日志完整。事件：{events}；检查点：{checkpoints}；尚未签名：{unsigned}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/beginning_again.py" />
      <source>The journal opens: no new one is needed.</source>
      <translation>日志可以打开：无需新日志。</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/file.py" />
      <source>The journal uses another device key: restore that key; nothing was changed.</source>
      <translation>日志用的是另一把设备密钥：请恢复该密钥；没有任何更改。</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/file.py" />
      <source>The journal {path} cannot be opened ({strerror}): check its folder.</source>
      <translation>日志 {path} 无法打开（{strerror}）：请检查其文件夹。</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/file.py" />
      <source>The journal {path} is gone, but {but}.</source>
      <translation>日志 {path} 不见了，但 {but}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/file.py" />
      <source>The journal {path} is read-only: make it writable, then start again.</source>
      <translation>日志 {path} 为只读：请设为可写，再启动。</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/place.py" />
      <source>The journal {path} was deleted, moved or cut while the table was open: stop dealing, leave the folder as it is, and call a technician.</source>
      <translation>牌桌开着时日志 {path} 被删除、移动或截断：不要再发牌，文件夹保持原样，并叫技术员。</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/witness.py" />
      <source>The journal’s witness {path} cannot be read or written ({strerror}): check its folder and its disk.</source>
      <translation>日志的见证文件 {path} 无法读写（{strerror}）：请检查其文件夹和磁盘。</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opening.py" />
      <source>The journal’s witness {path} {what}: find out why, and have a manager accept it.</source>
      <translation>日志的见证文件 {path} {what}：查明原因，并由经理接受。</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opened.py" />
      <source>The journal’s {name} was altered: keep the file.</source>
      <translation>日志的 {name} 已被改动：保留该文件。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/house.py" />
      <source>The key of the house’s journal is missing: restore {path} from backup.</source>
      <translation>缺少本场所日志的密钥：请从备份中恢复 {path}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/records.py" />
      <source>The key {key} appears twice in one object; correct the record.</source>
      <translation>键 {key} 在一个对象中出现两次；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>The kicker decides</source>
      <translation>由踢脚决定</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>The kiosk asks; you see your score at the end</source>
      <translation>由终端出题，结束时显示得分</translation>
    </message>
    <message>
      <location filename="../../drivers/link.py" />
      <source>The kiosk cannot open {port}: add its user to the port’s group.</source>
      <translation>终端无权打开 {port}：请把其用户加入该端口的组。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>The kiosk deals a whole hand; you read each sentence</source>
      <translation>终端发完整的一手牌，请阅读每一句</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/school.py" />
      <source>The kiosk of table {table} is running: close it, then train.</source>
      <translation>牌桌 {table} 的终端正在运行：请先关闭它，再培训。</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The kiosk restarted during this hand. Check every card, then confirm.</source>
      <translation>终端在这手牌中重新启动。检查每张牌，然后确认。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>The kiosk restarted during this hand. The dealer or the floor enters a PIN to continue.</source>
      <translation>本手牌期间设备重启。荷官或主管输入 PIN 后继续。</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/printing.py" />
      <source>The kiosk was stopped.</source>
      <translation>终端已停止。</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/write.py" />
      <source>The last answer was saved after all: restart the kiosk and continue from there.</source>
      <translation>上一个答案其实已保存：重启终端，从该处继续。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>The last bettor shows first, then clockwise; with no bet, the first player left of the button.</source>
      <translation>最后下注者先亮牌，然后顺时针；若无下注，按钮左侧第一位先亮。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/reopening.py" />
      <source>The last hand is already reopened: correct it, and settle it.</source>
      <translation>上一局已重新打开：请更正并结算。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>The last to bet or raise on the river; with no bet, the first left of the button.</source>
      <translation>河牌圈最后下注或加注者；无人下注时为庄位左侧第一位。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>The last two community cards are dealt together and face up.</source>
      <translation>最后两张公共牌一起发出，牌面朝上。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>The late chips are returned; the original wager plays.</source>
      <translation>迟下的筹码退还；原注有效。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>The law requires a form for this amount or more, before the player is paid.</source>
      <translation>达到此金额时，法律要求先填表再付款给玩家。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/limits.py" />
      <source>The limit of the hand is less than its winners are due: how do they share it?</source>
      <translation>一手牌的赔付上限低于赢家应得的总额：如何分配？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>The list is checked</source>
      <translation>名单已核对</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>The log, recent frames, versions, and device events from the journal.</source>
      <translation>记录、最近的数据帧、版本，以及日志中关于设备的事件。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/watch.py" />
      <source>The manager’s decision</source>
      <translation>经理的裁定</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/shift.py" />
      <source>The maximum is less than the minimum: correct one of them.</source>
      <translation>最高限额低于最低限额：请更正其中一个。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/handbook.py" />
      <source>The maximum rake from one hand.</source>
      <translation>每局最多的抽水。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/new_game/__init__.py" />
      <source>The name {name} is taken by Python, a package, or a game: choose another.</source>
      <translation>名称 {name} 已被 Python、某个软件包或某个游戏占用：请另选。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/beginning_again.py" />
      <source>The new journal has begun: repeat the command without --reverse.</source>
      <translation>新日志已开始：请重复该命令，不加 --reverse。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>The next dealer signs in.</source>
      <translation>下一位荷官登录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/reopening.py" />
      <source>The next hand is being dealt: open a dispute in the history and call the floor.</source>
      <translation>下一局的牌已发出：请在历史中提出争议，并呼叫主管。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>The night is signed.</source>
      <translation>当晚已签名。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/night_signing.py" />
      <source>The night of table {table} has changed: look at it again before you sign.</source>
      <translation>牌桌 {table} 当晚的数字已更改：请再看一遍后签名。</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/pots.py" />
      <source>The odd chip is not this seat’s.</source>
      <translation>多出的筹码不属于此座位。</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/pots.py" />
      <source>The odd chip is this seat’s.</source>
      <translation>多出的筹码属于此座位。</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/pots.py" />
      <source>The odd {odd} goes to seat {seat}</source>
      <translation>多出的 {odd} 归 {seat} 号位</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>The one whose faces make the better combination.</source>
      <translation>其面组成较好组合者。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>The one with the highest die, then the next highest.</source>
      <translation>单颗最大者，再比次大。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>The only exception will be for tips and cigarettes.</source>
      <translation>唯一的例外是小费和香烟。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>The packets are in {folder}.</source>
      <translation>报告已存入 {folder}。</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/escpos/driver.py" />
      <source>The paper is low: have a new roll ready.</source>
      <translation>纸快用完：请备好新卷。</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/escpos/driver.py" />
      <source>The paper is out: put in a new roll.</source>
      <translation>纸已用完：请装新卷。</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/tcl/driver.py" />
      <source>The paper is out: put in new tickets.</source>
      <translation>票纸已用完：请装新票。</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/escpos/driver.py" />
      <source>The paper ran out while the slip was being printed.</source>
      <translation>打印单据时纸用完了。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/office.py" />
      <source>The passing examination is too old: a new one is required.</source>
      <translation>通过的考试已过太久：须重新考试。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>The percentage of all pots together, from the main pot first.</source>
      <translation>各底池合计的百分比，先从主池抽取。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>The percentage of all pots together, taken from each by size.</source>
      <translation>各底池合计的百分比，按各池大小抽取。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>The person has left</source>
      <translation>人员已离职</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>The person is back</source>
      <translation>人员已复职</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/source.py" />
      <source>The picture is frozen: unplug the camera and plug it back in.</source>
      <translation>画面冻结：拔下摄像头再接好。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>The player</source>
      <translation>玩家</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>The player brings all chips, so no player gains or loses by the move.</source>
      <translation>玩家带上全部筹码，所以换桌的人不吃亏也不占便宜。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>The player buys in like a new one.</source>
      <translation>该玩家像新玩家一样买入。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>The player in turn acts first.</source>
      <translation>由轮到的玩家先行动。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>The player in turn acts; then the other acts again.</source>
      <translation>轮到的玩家先行动，另一位再行动。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>The player in turn bids; then the other bids again.</source>
      <translation>轮到的玩家先叫注，另一位再叫。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>The player is not at fault, and the other hands are not touched by it.</source>
      <translation>玩家没有过错，其他人的牌也不受影响。</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The player is right</source>
      <translation>玩家是对的</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>The player is right about an amount: enter what the house pays or takes.</source>
      <translation>玩家所说的金额正确：请输入庄家支付或收取的金额。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>The player keeps {kept} of the Raise</source>
      <translation>玩家保留加注中的 {kept}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>The player left of the big blind. The straddle is the bet, and acts last.</source>
      <translation>大盲注左边的玩家。straddle 即为下注，最后行动。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>The player left of the button, as with more players.</source>
      <translation>按钮左侧的玩家，与多人时相同。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>The player must fold: it is less than a raise</source>
      <translation>玩家必须弃牌：不足一次加注</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>The player sits with all chips, and owes no post.</source>
      <translation>玩家带全部筹码入座，无需补盲。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>The player takes the dice and the Peeker back, unseen.</source>
      <translation>玩家取回骰子和 Peeker 杯，不得查看。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/banked.py" />
      <source>The player wins</source>
      <translation>玩家赢</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>The player with the button.</source>
      <translation>持按钮的玩家。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>The player with the button. The straddle is the bet, and acts last.</source>
      <translation>持按钮的玩家。straddle 即为下注，最后行动。</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The players have agreed</source>
      <translation>玩家之间达成一致</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>The players who tied for the highest toss again.</source>
      <translation>点数并列最高的玩家重新掷。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>The players who tied toss again, until one is the highest.</source>
      <translation>并列的玩家重掷，直到有一人最高。</translation>
    </message>
    <message>
      <location filename="../../ui/sign.py" />
      <source>The players’ sign has no display of its own: connect a second one, or switch it on.</source>
      <translation>玩家显示牌没有自己的屏幕：请连接第二块屏幕，或打开它。</translation>
    </message>
    <message>
      <location filename="../../ui/sign.py" />
      <source>The players’ sign is hard to read at 2.5 m: use a display of at least 42 inches.</source>
      <translation>玩家显示牌在 2.5 米处难以看清：请使用至少 42 英寸的显示器。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>The player’s actual decision counts, not what the dealer heard.</source>
      <translation>以玩家实际作出的决定为准，而不是荷官听到的。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>The player’s actual wager counts, not the wager that was entered.</source>
      <translation>以玩家下的注为准，而不是录入的。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/handbook.py" />
      <source>The player’s best five cards decide, by the I’m In pay table. A flush or better goes by it on a win or a loss. Anything less than a flush pushes on a win and loses on a loss. A tie loses, unless the house rules that a flush or better goes by the pay table.</source>
      <translation>由玩家最好的五张牌按 I’m In 赔付表决定。同花或以上，无论输赢均按该表。小于同花，赢则退注，输则输。平手则输，除非本场所规定同花或以上按赔付表。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>The player’s two hole cards decide the Pocket bonus. Enter any card the shoe did not read.</source>
      <translation>玩家的两张底牌决定 Pocket 奖金注。录入牌靴未读到的每张牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>The port in this connection string is not a number from 1 to {most}: correct it.</source>
      <translation>这个连接字符串中的端口不是 1 到 {most} 的数字：请更正。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/round.py" />
      <source>The pots are pushed: undo that first, then rule the hand dead.</source>
      <translation>底池已推出：在裁定死牌之前先撤回。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/moved.py" />
      <source>The pots held only {lay}: enter what was pushed.</source>
      <translation>底池中只有 {lay}：请输入推出的金额。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>The practice shoe could not read that card: put it back, and pull it again.</source>
      <translation>练习牌靴读不出该牌：放回再抽。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>The practice shoe is back: continue.</source>
      <translation>练习牌靴恢复：从当前处继续。</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The previous hand was resettled</source>
      <translation>上一局已重新结算</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>The printed rules do not say; this is the house ruling for every table.</source>
      <translation>印刷的规则没有规定；这是本场所对所有牌桌的裁定。</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/printing.py" />
      <source>The printer does not answer: check its power and cable, and that no other table or program uses it.</source>
      <translation>打印机没有应答：请检查电源和电缆，并确认没有其他牌桌或程序在使用。</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/printing.py" />
      <source>The printer does not answer: check its power and cable.</source>
      <translation>打印机没有应答：请检查其电源和线缆。</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/printing.py" />
      <source>The printer does not confirm its prints: call a technician.</source>
      <translation>打印机不确认打印结果：请呼叫技术员。</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/tcl/driver.py" />
      <source>The printer has lost data: switch it off and on.</source>
      <translation>打印机丢失了数据：请关闭后重新打开。</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/printing.py" />
      <source>The printer has not answered yet.</source>
      <translation>打印机尚未应答。</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/printing.py" />
      <source>The printer has not been started.</source>
      <translation>打印机尚未启动。</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/printing.py" />
      <source>The printer has not confirmed the slip. {why}</source>
      <translation>打印机未确认该单据。{why}</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/printing.py" />
      <source>The printer is not connected: check its cable and power.</source>
      <translation>打印机未连接：请检查电缆和电源。</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/tcl/driver.py" />
      <source>The printer is printing.</source>
      <translation>打印机正在打印。</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/escpos/driver.py" />
      <source>The printer is ready.</source>
      <translation>打印机就绪。</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/tcl/driver.py" />
      <source>The printer refused a command: call a technician.</source>
      <translation>打印机拒绝了一条指令：请呼叫技术员。</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/tcl/driver.py" />
      <source>The printer reports an error that is not known ({flags}): call a technician.</source>
      <translation>打印机报告未知错误（{flags}）：请呼叫技术员。</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/escpos/driver.py" />
      <source>The printer reports an error: switch it off and on.</source>
      <translation>打印机报错：请关机再开机。</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/printing.py" />
      <source>The printer sends garbled data: check its cable, and call a technician.</source>
      <translation>打印机发来乱码：检查其线缆，并叫技术员。</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/tcl/driver.py" />
      <source>The printer’s chassis is open: close it.</source>
      <translation>打印机机箱已打开：请关上。</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/escpos/driver.py" />
      <source>The printer’s cover is open: close it.</source>
      <translation>打印机盖开着：请合上。</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/tcl/driver.py" />
      <source>The printer’s cutter is blocked: open the printer and clear it.</source>
      <translation>打印机切刀被卡住：请打开打印机清理。</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/tcl/driver.py" />
      <source>The printer’s head has failed: call a technician.</source>
      <translation>打印头出现故障：请呼叫技术员。</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/tcl/driver.py" />
      <source>The printer’s head is too hot: wait until it has cooled down.</source>
      <translation>打印头过热：请等待冷却。</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/tcl/driver.py" />
      <source>The printer’s head is up: close it.</source>
      <translation>打印机打印头抬起：请合上。</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/tcl/driver.py" />
      <source>The printer’s power supply is out of range: call a technician.</source>
      <translation>打印机电源电压超出范围：请呼叫技术员。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/sealed.py" />
      <source>The program cannot be checked ({why}): call a technician.</source>
      <translation>程序无法自检（{why}）：请叫技术员。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>The promotion: {promotion}</source>
      <translation>推广金：{promotion}</translation>
    </message>
    <message>
      <location filename="../../ui/window/dropped.py" />
      <source>The question changed as you touched: touch ignored. Look again.</source>
      <translation>触碰时问题已变：已忽略。请再看一遍。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>The rack cannot make {amounts}: ask for a fill, or the cage pays it.</source>
      <translation>筹码盘的筹码凑不出 {amounts}：请求补码，或由账房赔付。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/cash.py" />
      <source>The rack cannot make {amount}: ask for a fill first.</source>
      <translation>筹码盘凑不成 {amount}：请先要求补码。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>The rack is counted</source>
      <translation>筹码盘已清点</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/shift.py" />
      <source>The rack of {amount} is counted and signed for, count {number}. The table stays closed.</source>
      <translation>{amount} 的筹码盘已清点并签名，清点 {number}。牌桌保持关闭。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfers.py" />
      <source>The rack should have only {count} × {chip}: count the rack first.</source>
      <translation>筹码盘应只有 {count} × {chip}：请先清点筹码盘。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>The rake is a share of the pots, rounded down, up to the cap of {cap} per hand.</source>
      <translation>抽水是底池的一部分，向下取整，每局封顶 {cap}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>The rake is a share of the pots, rounded down, without a cap.</source>
      <translation>抽水是底池的一部分，向下取整，没有封顶。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/record.py" />
      <source>The record does not say what every die shows; correct the record.</source>
      <translation>记录未说明每颗骰子的面；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>The record ends while seat {seat} is to act; correct the record.</source>
      <translation>记录在轮到 {seat} 号位时结束；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/records.py" />
      <source>The record has no “game”: add one of {games}.</source>
      <translation>记录中没有“game”：请填写 {games} 之一。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/journal.py" />
      <source>The records are back in their place.</source>
      <translation>记录已放回原处。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/journal.py" />
      <source>The records are in {aside}: move them to the house’s evidence storage.</source>
      <translation>记录位于 {aside}：请移交至本场所保存证据之处。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>The register has no deck of this table. Enter or scan a seal number.</source>
      <translation>登记册中没有本桌的牌。请输入或扫描封条号。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/decks.py" />
      <source>The register has no decks.</source>
      <translation>登记册中没有牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/house.py" />
      <source>The register is as before the last change, {change} of {person} by {by}: repeat that command first.</source>
      <translation>名单仍是上次更改之前的状态（{by} 对 {person} 的 {change}）：请先重复该命令。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seals.py" />
      <source>The register is kept elsewhere: use `kiosk decks` there.</source>
      <translation>登记册在另一台机器上：请在那里使用 `kiosk decks`。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>The remaining player wins the entire pot and need not show the dice.</source>
      <translation>剩下的玩家赢得全部底池，不必亮骰子。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/report.py" />
      <source>The report has no figures: no hand was dealt on these days.</source>
      <translation>报告中没有指标：这些日期没有发过牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/report.py" />
      <source>The report has no row {of}.</source>
      <translation>报告中没有 {of} 这一行。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>The request goes to the cage. No chip enters the rack yet.</source>
      <translation>申请送往账房。筹码尚未入盘。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>The request goes to the cage. No chip leaves the rack yet.</source>
      <translation>申请送往账房。筹码尚未离盘。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>The rest of the hand builds on “{step}”, so it is complete before “{after}” begins.</source>
      <translation>后面的步骤以“{step}”为基础，所以先完成它，再开始“{after}”。</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The result stands</source>
      <translation>维持结果</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>The result stands: no chips move. Clear the amount, or rule otherwise.</source>
      <translation>结果不变：筹码不动。请清除金额，或另行裁决。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>The river card is dealt face up next to the turn card.</source>
      <translation>河牌牌面朝上发在转牌旁边。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>The river is the third and last community card.</source>
      <translation>河牌是第三张也是最后一张公共牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>The round is void, and the dice go out of play.</source>
      <translation>本轮作废，骰子退出使用。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>The round is void.</source>
      <translation>本轮作废。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>The rule</source>
      <translation>规则</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>The rules are silent. House ruling (see {clause}):</source>
      <translation>规则未作规定。场所裁定，见 {clause}：</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>The rules changed after the certificate of {day}</source>
      <translation>自 {day} 的证书以来规则已变</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/office.py" />
      <source>The rules have changed since the examination: a new one is required.</source>
      <translation>考试之后规则已变：须重新考试。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/gate.py" />
      <source>The rules have changed since {name} was certified: train again, or choose another dealer.</source>
      <translation>{name} 获证之后规则已变：请重新培训，或另选荷官。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/reminders.py" />
      <source>The rules of {game} have changed: your certificate needs a new examination.</source>
      <translation>{game} 的规则已更改：您的证书需要重新考试。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>The rules were changed. This try does not count.</source>
      <translation>规则已更改。本次不计入考试次数。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>The same card twice: check both cards, and call the floor.</source>
      <translation>同一张牌出现两次：核对两张牌，并呼叫主管。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>The same cards go back to the same places.</source>
      <translation>相同的牌放回相同的位置。</translation>
    </message>
    <message>
      <location filename="../../drivers/badge/scanner/driver.py" />
      <source>The scanner sends garbled data: {fault}.</source>
      <translation>扫描器发来乱码：{fault}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>The screen matches the table</source>
      <translation>屏幕显示的与实际一致</translation>
    </message>
    <message>
      <location filename="../../ui/window/dropped.py" />
      <source>The screen resized as you touched: touch ignored. Look again.</source>
      <translation>触碰时屏幕改变了大小：已忽略。请再看一遍。</translation>
    </message>
    <message>
      <location filename="../../ui/window/dropped.py" />
      <source>The screen was dim. That touch only woke it.</source>
      <translation>屏幕已变暗，刚才的触摸只是唤醒屏幕。</translation>
    </message>
    <message>
      <location filename="../../drivers/seat_reader/hub/driver.py" />
      <source>The seat hub does not answer: check its power and cable.</source>
      <translation>座位集线器没有应答：请检查其电源和线缆。</translation>
    </message>
    <message>
      <location filename="../../drivers/seat_reader/hub/driver.py" />
      <source>The seat hub sends garbled data: {fault}.</source>
      <translation>座位集线器发来乱码：{fault}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>The seat that is due the small blind is not in the hand: nobody pays it.</source>
      <translation>应付小盲的座位未参与本手：无人支付小盲。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/access.py" />
      <source>The server needs server.crt, server.key, authority.crt, revoked.crl from {folder}.</source>
      <translation>服务器需要 {folder} 里的 server.crt、server.key、authority.crt 和 revoked.crl。</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>The shoe cannot decode a card: check every card against the screen.</source>
      <translation>牌靴无法解码一张牌：请对照屏幕核对每张牌。</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>The shoe could not read a card: enter it.</source>
      <translation>牌靴读不出一张牌：请录入。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/rulings.py" />
      <source>The shoe could not read that card: draw it again.</source>
      <translation>牌靴读不出该牌：请重抽。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/shoe.py" />
      <source>The shoe could not read that card: enter it by hand.</source>
      <translation>牌靴读不出该牌：请手动录入。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/shoe.py" />
      <source>The shoe could not read that card: enter it when it is turned over.</source>
      <translation>牌靴读不出该牌：翻开时再录入。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/guided.py" />
      <source>The shoe dealt the {card} twice: correct the misread card, or load a full deck.</source>
      <translation>牌靴两次发出 {card}：更正读错的牌，或装入一副完整的牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The shoe disconnected and may have missed cards. Check every card, then confirm.</source>
      <translation>牌靴断开过，可能漏读牌。核对每张牌，然后确认。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/deck_seals.py" />
      <source>The shoe is not ready: connect it, or inspect the deck by hand.</source>
      <translation>牌靴未就绪：请连接，或手工检查。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>The shoe is unplugged: plug it in, or enter each card by hand.</source>
      <translation>牌靴已拔下：插上它，或手动录入每张牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>The shoe misread a card</source>
      <translation>牌靴读错一张牌</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>The shoe repeated or redealt a card: check every card against the screen.</source>
      <translation>牌靴重复或重发了一张牌：请对照屏幕核对每张牌。</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>The shoe reports error {number}: check the shoe.</source>
      <translation>牌靴报告错误 {number}：请检查牌靴。</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>The shoe reports one card too many: check every card against the screen.</source>
      <translation>牌靴多报了一张牌：请对照屏幕核对每张牌。</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/beetek/driver.py" />
      <source>The shoe reports {name}: check the shoe.</source>
      <translation>牌靴报告 {name}：请检查牌靴。</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>The shoe sends garbled data: {fault}.</source>
      <translation>牌靴发来乱码：{fault}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>The shoe stopped reading: no cards show on the screen.</source>
      <translation>牌靴失灵：牌出来了，屏幕没有显示。</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The shoe was disconnected when this hand began. Check every card, then confirm.</source>
      <translation>这手牌开始时牌靴未连接。检查每张牌，然后确认。</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>The shoe was locked or unlocked: check that it deals.</source>
      <translation>牌靴已上锁或开锁：请检查能否出牌。</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/listening.py" />
      <source>The shoe’s message was damaged: check every card against the screen.</source>
      <translation>牌靴消息损坏：请对照屏幕核对每张牌。</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/driver.py" />
      <source>The shoe’s settings changed: call the floor.</source>
      <translation>牌靴的设置被更改：请呼叫主管。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/pin.py" />
      <source>The signatures have expired: sign again.</source>
      <translation>签名已过期：请重新签名。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/sim/set_up.py" />
      <source>The simulated camera does not respond: restart it.</source>
      <translation>模拟摄像头没有响应：请重新启动。</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The slip is damaged or unreadable</source>
      <translation>单据损坏或无法辨认</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>The slip is not printed: print it, or write it by hand.</source>
      <translation>单据未打印：请打印，或手写。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>The slip is written by hand: the floor signs.</source>
      <translation>单据为手写：请主管签名。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>The slip shows the cage and surveillance where a large payout went.</source>
      <translation>单据让账房和监控看到大额赔付的去向。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>The small blind is at most the big one, min_bet at most max_bet; correct the record.</source>
      <translation>小盲不大于大盲，min_bet 不大于 max_bet；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>The stack, with the bet in front of it</source>
      <translation>筹码，包括其前面的下注</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/register.py" />
      <source>The staff list sent has no manager: add one, publish again.</source>
      <translation>发来的员工名单中没有经理：请加入经理后重新发布。</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/register.py" />
      <source>The staff list sent is not valid: publish it again.</source>
      <translation>发来的员工名单无效：请重新发布。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/sealed.py" />
      <source>The staff register cannot be checked ({why}): call a technician.</source>
      <translation>无法检查员工名单（{why}）：请呼叫技术员。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/register_trust.py" />
      <source>The staff register is not as the last kiosk staff command left it: restore it from backup, sign for it at a table, or use kiosk staff recover.</source>
      <translation>员工名单与上次 kiosk staff 命令留下的不同：请从备份恢复，在一张桌上为其签名，或使用 kiosk staff recover。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/shift.py" />
      <source>The stakes of this game are in its file: close the table to change them.</source>
      <translation>此游戏的注额在其文件中设定：请收桌后更改。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/access.py" />
      <source>The standby needs the files in {folder}; it signs in as {role}.</source>
      <translation>备用服务器需要 {folder} 中的文件；它以 {role} 登录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>The straddle is the first bet: call it, raise it, or fold. {cap}</source>
      <translation>straddle 是第一注：跟注、加注或弃牌。{cap}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/handbook.py" />
      <source>The sum of antes, blinds and called wagers. Uncalled chips are not in it.</source>
      <translation>前注、盲注和被跟注码之和。无人跟的不算在内。</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/errors.py" />
      <source>The system reports: {error}. Call a technician.</source>
      <translation>系统报告：{error}。请通知技术员。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/answering/orders.py" />
      <source>The table has changed since: check it, and sign again.</source>
      <translation>牌桌状态已变：请再看一遍，重新签署。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/floor_calls.py" />
      <source>The table is already locked.</source>
      <translation>牌桌已经锁定。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>The table is closed. The floor and a dealer open it together.</source>
      <translation>牌桌已关。由主管和荷官一起开桌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/live.py" />
      <source>The table is closed: the floor must open it.</source>
      <translation>牌桌已关：请主管先开桌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/floor_calls.py" />
      <source>The table is not locked.</source>
      <translation>牌桌没有锁定。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/shift.py" />
      <source>The table is open: close it first.</source>
      <translation>牌桌已开：请先收桌。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/stopped.py" />
      <source>The table opens by itself once a technician has fixed the above.</source>
      <translation>技术员处理上述问题后，牌桌会自行开启。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/answering/pin_box.py" />
      <source>The table restarted after that was signed: sign again.</source>
      <translation>签名之后该桌重新启动过：请再签一次。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/kernel/log.py" />
      <source>The table’s bank does not add up: nothing was saved. Call the floor.</source>
      <translation>牌桌的账目不平：未保存任何内容。请叫主管。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>The three community cards alone decide. Only the hands of the Board Bonus table win.</source>
      <translation>只由三张公共牌决定。只有 Board 赔付表中的牌型赢。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/hand.py" />
      <source>The time for that answer ran out: it counts as wrong.</source>
      <translation>该题回答超时，按答错计算。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/hand.py" />
      <source>The time ran out</source>
      <translation>时间已到</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>The time ran out.</source>
      <translation>时间已到。</translation>
    </message>
    <message>
      <location filename="../../ui/window/dropped.py" />
      <source>The touchscreen lost a touch. Touch again.</source>
      <translation>触摸屏漏掉了一次触摸，请再触摸一次。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/store/tables.py" />
      <source>The training records are of a version that is no longer read.</source>
      <translation>培训记录的版本过旧，无法再读取。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/table.py" />
      <source>The training records cannot be saved ({error}): call a technician.</source>
      <translation>培训记录无法保存（{error}）：请叫技术员。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/store/tables.py" />
      <source>The training records were made by a newer version: install that version.</source>
      <translation>培训记录由较新版本生成：请安装该版本。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>The turn card is dealt face up next to the flop.</source>
      <translation>转牌牌面朝上发在翻牌旁边。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>The turn is the second community card.</source>
      <translation>转牌是第二张公共牌。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>The two PINs differ: enter the new PIN again.</source>
      <translation>两次 PIN 不同：请重新输入新 PIN。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/count.py" />
      <source>The two counts differ: both count again.</source>
      <translation>两次清点不同：双方重新清点。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>The two hole cards decide. A face is a jack, queen or king.</source>
      <translation>由两张底牌决定。人头牌为 J、Q 或 K。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/devices.py" />
      <source>The two reads differ: begin again, and hold the same badge both times.</source>
      <translation>两次读取不一致：请重新开始，两次使用同一工牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>The uncalled part of a blind is returned to its player, and is never raked.</source>
      <translation>盲注中无人跟注的部分退还玩家，且不抽水。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/calibration/calibrate.py" />
      <source>The views do not match. Keep the board rigid; start over, tilting it too.</source>
      <translation>各视图不一致：校准板勿弯折；从头再来，也要倾斜。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>The vision models are not installed: make them with `make camera-model`.</source>
      <translation>识别模型未安装：用 `make camera-model` 生成。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>The wager is corrected.</source>
      <translation>注码已更正。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>The wager is within limits and on time.</source>
      <translation>该注在限额内，且及时。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>The wager stands</source>
      <translation>该注有效</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The wager was different</source>
      <translation>注码不同</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>The whole jackpot is paid out, in the ratio of the winners’ percentages.</source>
      <translation>整个彩金按赢家的百分比之比付出。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>The words to say</source>
      <translation>用语</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The wrong seat was paid</source>
      <translation>赔给了错误的座位</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>The wrong seat was paid or taken</source>
      <translation>赔付或收取了错误的座位</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/zones.py" />
      <source>The zones are not saved yet: save them, or touch again to discard the changes.</source>
      <translation>区域尚未保存：请保存，或再点一次放弃更改。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/zones.py" />
      <source>The zones are saved. Show the deck next.</source>
      <translation>区域已保存。接下来展示整副牌。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/calibration/zones.py" />
      <source>The zones cannot be read: draw them again.</source>
      <translation>无法读取区域：请重画。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/felt.py" />
      <source>The {card} is already {where}: check both cards, and call the floor.</source>
      <translation>{card} 已在{where}：核对两张牌，并呼叫主管。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/record_input.py" />
      <source>The {card} is in this hand twice; correct the record.</source>
      <translation>{card} 在这手牌中出现两次；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../drivers/listening.py" />
      <source>The {device} is back; %n byte was lost.</source>
      <translation>{device} 已恢复；丢失 %n 字节。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../drivers/listening.py" />
      <source>The {device} is back; %n bytes were lost.</source>
      <translation>
        <numerusform>{device} 已恢复；丢失 %n 字节。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../drivers/listening.py" />
      <source>The {device} sends clear data again.</source>
      <translation>{device} 的数据已恢复正常。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/store/store.py" />
      <source>There are no answers of {id} here: check the ID.</source>
      <translation>这里没有 {id} 的答题记录：请检查 ID。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>There is a bet already: seat {seat} may call, raise or fold.</source>
      <translation>已有下注：{seat} 号位可跟注、加注或弃牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/certificates.py" />
      <source>There is no authority in {folder}: make it with `kiosk floor authority`.</source>
      <translation>{folder} 中没有颁发机构：请用 `kiosk floor authority` 创建。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>There is no badge reader here: use `kiosk staff badge`.</source>
      <translation>此处没有读取器：请使用 `kiosk staff badge`。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/count_room.py" />
      <source>There is no bill of {value}.</source>
      <translation>没有 {value} 面值的钞票。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/office.py" />
      <source>There is no certificate to revoke.</source>
      <translation>没有可吊销的证书。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>There is no deck {seal} in the register.</source>
      <translation>登记册中没有牌 {seal}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/report.py" />
      <source>There is no figure {key}: choose from {names}.</source>
      <translation>没有指标 {key}：请从 {names} 中选择。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/store/store.py" />
      <source>There is no file {path}: check the path.</source>
      <translation>没有文件 {path}：请检查路径。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>There is no hand {hand}: choose one from the history.</source>
      <translation>没有第 {hand} 局：请从历史中选一局。</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recall.py" />
      <source>There is no hand {number}: the last one is hand {last}.</source>
      <translation>没有第 {number} 局：最后一局是第 {last} 局。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/records.py" />
      <source>There is no key {key} in a record: write {near}.</source>
      <translation>记录中没有键 {key}：请写 {near}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>There is no pot {pot}: choose from {pots}; correct the record.</source>
      <translation>没有底池 {pot}：从 {pots} 中选择；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/report.py" />
      <source>There is no question {ask}: print them with --ask list.</source>
      <translation>没有问题 {ask}：用 --ask list 列出全部问题。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>There is no seat {seat} in this hand.</source>
      <translation>本局没有 {seat} 号位。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>There is no slip to print: follow the screen.</source>
      <translation>现在没有要打印的单据：按屏幕操作。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>There is no slip to write: follow the screen.</source>
      <translation>现在没有要手写的单据：按屏幕操作。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/table_slips.py" />
      <source>There is no slip {number}: the last one is {last}.</source>
      <translation>没有单据 {number}：最后一张是 {last}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/report.py" />
      <source>There is no table {table}.</source>
      <translation>没有牌桌 {table}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/prompt.py" />
      <source>There is no {key} wager in this game.</source>
      <translation>此游戏没有 {key} 注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/play.py" />
      <source>There is nothing to decide now: follow the screen.</source>
      <translation>现在没有要决定的：按屏幕操作。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/hand.py" />
      <source>There is nothing to enter now: make the next move.</source>
      <translation>现在没有要录入的：请做下一步。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/hand.py" />
      <source>There is nothing to settle now: make the next move.</source>
      <translation>现在没有要结算的：请做下一步。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/round.py" />
      <source>There is nothing to undo in this hand.</source>
      <translation>本局没有可撤销的。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>There is one right answer to it, and it moves no money that was won.</source>
      <translation>正确的处理只有一种，而且不动已赢的钱。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/shift.py" />
      <source>These are the limits now: enter the new ones.</source>
      <translation>这些就是当前的限额：请输入新的限额。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/evidence.py" />
      <source>These cards were face down: they are not shown.</source>
      <translation>这些牌牌面朝下：不显示任何内容。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfers.py" />
      <source>These chips are already on their way.</source>
      <translation>这些筹码已在途中。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>These chips come to {worth}.</source>
      <translation>这些筹码合计 {worth}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/play.py" />
      <source>These chips have moved: {moved}. They stay; only what differs will move. Undo?</source>
      <translation>这些筹码已移动：{moved}。筹码不动，只移动差额。要撤销吗？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>These five</source>
      <translation>就这五个</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>These five are not the best hand.</source>
      <translation>这五个不是最好的牌型。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/shift.py" />
      <source>These limits do not fit the game: {why}.</source>
      <translation>这些限额不适用于此游戏：{why}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>These players</source>
      <translation>这些玩家</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>These split it</source>
      <translation>由他们平分</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/due.py" />
      <source>These wagers are settled: no chips move.</source>
      <translation>这些下注已结算：筹码不动。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>They are lost with the hand: take every bonus bet with the ante and the street bets.</source>
      <translation>随手牌输掉：奖金注与底注、各街注一并收取。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>They may be changed after this hand.</source>
      <translation>本局结束后可以更改。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>They stay in action: Board, Pocket and 6 Card are settled as if the player had stayed.</source>
      <translation>仍有效：Board、Pocket 和 6 Card 视同未弃牌结算。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>This badge is {other}’s now. It will be {name}’s.</source>
      <translation>此工牌现属 {other}，将改属 {name}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/floor_calls.py" />
      <source>This call to the floor has ended.</source>
      <translation>该次呼叫已结束。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>This certificate and its key do not match: have a manager make a new one.</source>
      <translation>此证书与其密钥不匹配：请经理重新制作。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>This certificate belongs to another device: have a manager make one.</source>
      <translation>此证书属于另一设备：请经理为本设备做一份。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>This certificate has expired: have a manager make a new one.</source>
      <translation>此证书已过期：请经理另做一份。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>This certificate was revoked: have a manager make a new one.</source>
      <translation>此证书已被吊销：请经理另做一份。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/desk.py" />
      <source>This certificate was signed at another kiosk: print it there.</source>
      <translation>这份证书是在另一台终端签署的：请在那里打印。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>This console</source>
      <translation>本控制台</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>This console cannot read what the table sends: install the same version on both.</source>
      <translation>本控制台读不懂该牌桌的信息：请在两边安装同一版本。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/console/link.py" />
      <source>This console has sent too many answers that no table has taken: sign at the table.</source>
      <translation>本控制台发出的回复过多，牌桌尚未接收：请到牌桌签名。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>This database has no floor yet: run kiosk floor migrate.</source>
      <translation>该数据库还没有 floor 架构：请运行 kiosk floor migrate。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>This dealer is dealing the hand: choose another one.</source>
      <translation>这位荷官正在发这手牌：须由另一位接手。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>This deck is in play.</source>
      <translation>这副牌使用中。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>This device has too many connections to the floor server: wait a minute.</source>
      <translation>此设备与楼面服务器的连接过多：请等一分钟。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/cash.py" />
      <source>This drop box is in the table already: enter the number of the other one.</source>
      <translation>此钱箱已在桌内：请输入另一个的编号。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/sitting.py" />
      <source>This examination has ended: it is not passed.</source>
      <translation>此次考试已结束：未通过。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/office.py" />
      <source>This examination was already used: a new one is required.</source>
      <translation>此次考试已用于发证：须重新考试。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/night.py" />
      <source>This game is played for points: no money moves.</source>
      <translation>此游戏以分数进行：不涉及款项。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>This hand</source>
      <translation>本局</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_table.py" />
      <source>This hand is finished: close the recall and return to the table.</source>
      <translation>这是已结束的牌局：关闭回看，继续牌桌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/round.py" />
      <source>This hand is over: begin the next one.</source>
      <translation>本局结束：开始下一局。</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/acting.py" />
      <source>This hand never ends: its players keep acting.</source>
      <translation>本局不会结束：玩家一直在行动。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/rules.py" />
      <source>This house</source>
      <translation>本场所</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/move.py" />
      <source>This house has joined another floor server: {server}.</source>
      <translation>本场所已连上另一台楼面服务器：{server}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/charities.py" />
      <source>This house has no [[shares]] in house.toml: add them first.</source>
      <translation>本场所的 house.toml 中没有 [[shares]]：请先添加。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/recovering.py" />
      <source>This house has no recovery code yet: a manager makes one (kiosk staff code).</source>
      <translation>本场所还没有恢复码：由经理生成一个（kiosk staff code）。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/records.py" />
      <source>This house has no rules for {game}: its file is missing.</source>
      <translation>本场所没有 {game} 的规则：其文件缺失。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/cash.py" />
      <source>This house pays no cash for chips at the table: send the player to the cage.</source>
      <translation>本店不在桌上兑换现金：请玩家前往账房。</translation>
    </message>
    <message>
      <location filename="../../kiosk/settings/screen_choices.py" />
      <source>This is a dealer’s own setting: sign in first.</source>
      <translation>这是荷官个人的设置：请先登录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/histories.py" />
      <source>This is not a PHH file: {why}.</source>
      <translation>这不是 PHH 文件：{why}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>This is not a PostgreSQL connection string: write it as host=floor.example dbname=floor.</source>
      <translation>这不是 PostgreSQL 的连接字符串：请写成 host=floor.example dbname=floor。</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>This is not a payout</source>
      <translation>这不是赔付</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/answering/pin_box.py" />
      <source>This is not the kiosk enrolled for {table}: go to the table.</source>
      <translation>这不是为 {table} 登记的终端：请到桌边处理。</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/file.py" />
      <source>This is the journal of table {table}, not of {wanted}: check the path; nothing was changed.</source>
      <translation>这是牌桌 {table} 的日志，不是 {wanted} 的：请检查路径；没有任何更改。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/table.py" />
      <source>This is training: no signatures, and nothing is real.</source>
      <translation>这是培训：不签名，一切均非真实。</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>This kiosk did not open {device}: there is nothing to test.</source>
      <translation>{device} 不是本终端打开的：没有可测试的。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/answering/orders.py" />
      <source>This kiosk does not know that order: install the latest version.</source>
      <translation>本机不认识该指令：请安装最新版本。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/records.py" />
      <source>This line cannot be read: write one hand record on one line.</source>
      <translation>此行无法读取：每行写一条牌局记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/records.py" />
      <source>This line is not UTF-8: save the file as UTF-8.</source>
      <translation>这一行不是 UTF-8：请将文件存为 UTF-8。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/store/store.py" />
      <source>This machine has no training data.</source>
      <translation>本机不含培训数据。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>This machine’s register has no “{id}”: check the ID. A trainer can give its hours to you.</source>
      <translation>本机员工名单中没有“{id}”：请核对编号。培训员可把其学时转给您。</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/names.py" />
      <source>This name has {letters} letters, at most {most} are allowed: shorten it.</source>
      <translation>此姓名有 {letters} 个字，最多 {most} 个：请缩短。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/night_signing.py" />
      <source>This night has no difference {line} to explain: {names}.</source>
      <translation>当晚没有需要说明的差异 {line}：{names}。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/evidence.py" />
      <source>This picture does not match the journal.</source>
      <translation>此图像与日志不符。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/evidence.py" />
      <source>This picture is gone.</source>
      <translation>此图片已不在。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>This pit has no tables now: touch it to see the others.</source>
      <translation>此区已没有牌桌：点此可看其他区。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>This rack cannot make {amounts}, which its pay tables may owe. Ask for a fill before the first hand.</source>
      <translation>本筹码盘的筹码凑不出 {amounts}，而赔付表可能需要。第一局前请求补码。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/records.py" />
      <source>This record caused an error ({kind}): report it with the record.</source>
      <translation>此记录使程序出错（{kind}）：请连同记录一起报告。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/felt/felt_rows.py" />
      <source>This round</source>
      <translation>本轮</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/deck_seals.py" />
      <source>This seal number is in play already: enter the other one.</source>
      <translation>此封条号已在使用：请输入另一个。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/rules.py" />
      <source>This step</source>
      <translation>本步骤</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/watch.py" />
      <source>This stop cannot be accepted: call a technician.</source>
      <translation>此停机不能通过接受解除：请叫技术员。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/house.py" />
      <source>This table accepts files published with the key {key}…</source>
      <translation>本桌接受以密钥 {key}… 发布的文件</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/shift.py" />
      <source>This table does not deal that game: choose one of those shown.</source>
      <translation>本桌不开该游戏：请选所示之一。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/camera.py" />
      <source>This table has no camera.</source>
      <translation>本桌没有摄像头。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/count_room.py" />
      <source>This table has no chip of {value}.</source>
      <translation>此桌没有 {value} 的筹码。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>This table has no devices: cards are entered by hand.</source>
      <translation>本桌没有设备：手动录入牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/school.py" />
      <source>This table has no hands yet: deal some first.</source>
      <translation>本桌还没有牌局：请先发几局。</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/drill.py" />
      <source>This table has no line {key}: choose one of {known}.</source>
      <translation>本桌没有项目 {key}：请从 {known} 中选择。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/calibration/zones.py" />
      <source>This table has no place {place}{meant}</source>
      <translation>本桌没有位置 {place}{meant}</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/cash.py" />
      <source>This table has no seat {seat}.</source>
      <translation>此桌没有 {seat} 号位。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>This table has no settled hands yet.</source>
      <translation>本桌还没有已结算的牌局。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/school.py" />
      <source>This table has no shoe in its configuration: train without --shoe.</source>
      <translation>本桌配置中没有牌靴：请不带 --shoe 培训。</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>This table has no shoe: there is nothing to test.</source>
      <translation>本桌没有牌靴：没有可测试的。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/table_slips.py" />
      <source>This table has no slip printer.</source>
      <translation>本桌没有单据打印机。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/deck_seals.py" />
      <source>This table has no {how}: inspect the deck by hand.</source>
      <translation>本桌没有 {how}：请手工检查整副牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/house.py" />
      <source>This table trusts no publisher’s key.</source>
      <translation>本桌不信任任何发布者密钥。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/table.py" />
      <source>This table’s file has changed. The change takes effect after the closing.</source>
      <translation>本牌桌的配置文件已更改。更改在收桌后生效。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/shift.py" />
      <source>This table’s jackpots are posted at a console: post them there.</source>
      <translation>本桌的彩金在控制台公示：请在那里公示。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>This takes a minute; the camera keeps reading. You may leave this page.</source>
      <translation>需要一分钟，摄像头照常读牌。可以离开此页。</translation>
    </message>
    <message>
      <location filename="../../kiosk/settings/folders.py" />
      <source>This user has no home folder. Give the folder of the records with --data.</source>
      <translation>此用户没有主文件夹。请用 --data 指定记录的文件夹。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>This week</source>
      <translation>本周</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Three cards are dealt face up in the middle of the table. All players use the board.</source>
      <translation>三张牌面朝上发在桌子中央。所有玩家共用。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Three community cards are face up on the board for all to view.</source>
      <translation>三张公共牌牌面朝上供所有人看。</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/compare.py" />
      <source>Three of a kind</source>
      <translation>三条</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>Three of a kind, {rank}</source>
      <translation>三条 {rank}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Three side pots</source>
      <translation>三个边池</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Three side pots and an odd chip</source>
      <translation>三个边池和多出的一枚筹码</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/tcl/driver.py" />
      <source>Tickets are low: have new ones ready.</source>
      <translation>票纸快用完：请备好新票。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>Time</source>
      <translation>时间</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>Time is over</source>
      <translation>期限已到</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Times paid</source>
      <translation>赔付次数</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Tip</source>
      <translation>小费</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Tips</source>
      <translation>小费</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>To another table</source>
      <translation>送往另一桌</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/irregularities.py" />
      <source>To begin, all players make a Blind Wager before any cards are dealt.</source>
      <translation>开始时，所有玩家在发牌前下 Blind 注。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>To export, sign in as {roles}.</source>
      <translation>导出须以{roles}身份登录。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/felt/seat_results.py" />
      <source>To floor</source>
      <translation>交主管</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>To review: {count}.</source>
      <translation>待查看：{count}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/transfer_papers.py" />
      <source>To table</source>
      <translation>送往桌</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>To the next player; missed blinds are posted.</source>
      <translation>到下一位玩家；错过的盲注须补下。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>To {table}</source>
      <translation>送往 {table}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>Today: %n minutes</source>
      <translation>
        <numerusform>今天：%n 分钟</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Tones</source>
      <translation>提示音</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>Tonight</source>
      <translation>当晚</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/round.py" />
      <source>Too early: no card is dealt now. Set it aside face down; enter the cards shown in gold by touch.</source>
      <translation>过早：现在不发牌。请将该牌面朝下放在一边，并点按键录入金色所示的牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Too many wrong PINs at this table</source>
      <translation>本桌错误 PIN 过多</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Too many wrong PINs at this table: PIN entry is locked.</source>
      <translation>本桌错误 PIN 过多：PIN 输入已锁定。</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/locks.py" />
      <source>Too many wrong PINs here: no PIN is taken until {at}. Call the floor.</source>
      <translation>此处错误 PIN 过多：{at} 之前不接受 PIN。请呼叫主管。</translation>
    </message>
    <message>
      <location filename="../../drivers/listening.py" />
      <source>Too much data from the {device}: cut off. Unplug it and check its cable.</source>
      <translation>{device} 数据过多，已切断：请拔下并检查其线缆。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>Total</source>
      <translation>合计</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Touch Exceptions: the floor rules whether the card plays, or goes back into the stub.</source>
      <translation>点“异常”：由主管裁定该牌有效，还是放回剩余牌。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Touch a chip first, then enter its count.</source>
      <translation>请先输入筹码：点一种，再输入枚数。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Touch a chip, then enter how many are needed. Leave the others empty.</source>
      <translation>点一种筹码，再输入所需枚数。其他留空。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Touch a chip, then enter how many go. Leave the others empty.</source>
      <translation>点一种筹码，再输入送走的枚数。留下的留空。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Touch a dispute to rule on it: the floor signs.</source>
      <translation>点一项争议以裁定：由主管签名。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/changes.py" />
      <source>Touch a seat or card on the screen first.</source>
      <translation>请先在屏幕上点座位或牌。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>Touch a seat paid or taken differently than hand {hand} shows. Or reopen it to fix a card or wager.</source>
      <translation>点赔付或收取与第 {hand} 局所示不同的座位。或重新打开以更正牌或注码。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Touch a seat, then take, push or pay, in rules order. Change answers until you hand in.</source>
      <translation>点座位，再按规则顺序收取、退注或赔付。交卷前可更改答案。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Touch a signature to withdraw it.</source>
      <translation>点签名可收回。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>Touch a table to assign it. Two people sign.</source>
      <translation>点一张牌桌进行分配，由两人签名。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/count.py" />
      <source>Touch a value first.</source>
      <translation>请先点一个面值。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Touch each seat that changes. Then post the blinds.</source>
      <translation>点每个有变化的座位。然后下盲注。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Touch each tube at its highest full stack of 20. Slide sideways for loose chips, or enter them.</source>
      <translation>在每个筹码管最高的整叠（20 枚）处点一下。横向滑动添加零散筹码，或直接输入。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Touch each tube at its highest full stack of 20. Slide sideways for loose chips, or enter them. Do not read them from the slip.</source>
      <translation>在每个筹码管最高的整叠（20 枚）处点一下。横向滑动添加零散筹码，或直接输入。不要照单据填写。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Touch each tube at its highest full stack of 20. Slide sideways for loose chips, or enter them. The last closing is shown when all are counted.</source>
      <translation>在每个筹码管最高的整叠（20 枚）处点一下。横向滑动添加零散筹码，或直接输入。全部清点后显示上次收桌。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Touch each tube at its highest full stack of 20. Slide sideways for loose chips, or enter them. The last count is shown when all are counted.</source>
      <translation>在每个筹码管最高的整叠（20 枚）处点一下。横向滑动添加零散筹码，或直接输入。全部清点后显示上次清点。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Touch each tube at its highest full stack of 20. Slide sideways for loose chips, or enter them. The slip is shown when all are counted.</source>
      <translation>在每个筹码管最高的整叠（20 枚）处点一下。横向滑动添加零散筹码，或直接输入。全部清点后显示单据。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Touch each tube at its highest full stack of 20. Slide sideways for loose chips, or enter them. The tracked rack is shown when all are counted.</source>
      <translation>在每个筹码管最高的整叠（20 枚）处点一下。横向滑动添加零散筹码，或直接输入。全部清点后显示系统记录的筹码盘。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/surface.py" />
      <source>Touch every field, the corners too. Then use several fingers at once.</source>
      <translation>触碰每个区块，包括四角。然后同时用多根手指。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>Touch fields, finger traces, and plain colors to find dead pixels.</source>
      <translation>全屏触控区块、每根手指的轨迹，以及用于查找坏点的纯色画面。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Touch five</source>
      <translation>点五个</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Touch it on the felt, as at a live table.</source>
      <translation>在台面上点它，如同实桌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Touch no card until the floor has seen it.</source>
      <translation>主管看过之前不要动任何牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/irregularities.py" />
      <source>Touch no die until the floor has seen it.</source>
      <translation>主管看过之前不要动任何骰子。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Touch the answer</source>
      <translation>点答案</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Touch the card, or:</source>
      <translation>请点那张牌，或选择：</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Touch the chip that is changed for others.</source>
      <translation>请点要兑换的筹码。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>Touch the drop box that you count.</source>
      <translation>请点您要清点的钱箱。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/rules.py" />
      <source>Touch the first letters of a word.</source>
      <translation>点一个词的开头字母。</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/reading.py" />
      <source>Touch the five cards that play for seat {seat}.</source>
      <translation>点 {seat} 号位成牌的五张牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/reading.py" />
      <source>Touch the five dice that play for seat {seat}.</source>
      <translation>点 {seat} 号位成牌的五颗骰子。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Touch the misread card.</source>
      <translation>点读错的牌。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/elsewhere.py" />
      <source>Touch the payout that does not come from the rack.</source>
      <translation>请点不从筹码盘支付的赔付。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Touch the pot’s winning seat, enter the amount, cut the chips. Skip other seats.</source>
      <translation>点赢得底池的座位，输入金额，切筹码。其余座位不作答。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/exam.py" />
      <source>Touch the seat first.</source>
      <translation>请先点座位。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Touch the seat that forfeits its hand.</source>
      <translation>点被没收手牌的座位。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Touch the seat that wins, or each that splits: {pot}.</source>
      <translation>点获胜的座位，或每个平分的座位：{pot}。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>Touch the seat where other chips moved than was confirmed. The difference is shown before the table is cleared.</source>
      <translation>点实际移动与确认不符的座位。清理牌桌前会显示差额。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/deck_seals.py" />
      <source>Touch the winning cards first.</source>
      <translation>请先点赢牌。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>Touch the winning cards.</source>
      <translation>请点赢牌。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Touch “Forget the deck” again. All 52 cards must then be reshown.</source>
      <translation>再点一次“忘记这副牌”：之后须重新展示全部 52 张牌。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Tracked rack</source>
      <translation>系统记录</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Train on a few days: then the kiosk says when you are ready.</source>
      <translation>请再参加几天培训，之后终端会显示预计日期。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/main.py" />
      <source>Training closed after ten idle minutes. The table is free.</source>
      <translation>十分钟无人培训：培训已关闭，牌桌空闲。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Training week · {game} · {day}</source>
      <translation>本周培训 · {game} · {day}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/controls/words.py" />
      <source>Transfer of {amount} on its way for %n minutes, slip {slip}. The receipt: menu, “On its way”.</source>
      <translation>
        <numerusform>{amount} 的转移已在途 %n 分钟，单据 {slip}。收据：菜单“在途”。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/controls/words.py" />
      <source>Transfer of {amount} on its way for %n minutes, slip {slip}: call the floor.</source>
      <translation>
        <numerusform>{amount} 的转移已在途 %n 分钟，单据 {slip}：请呼叫主管。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Transfer of {amount} requested. When the chips leave the rack: menu, “On its way”.</source>
      <translation>已申请 {amount} 的转移。筹码离开筹码盘时：菜单“在途”。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Transfer on its way · slip {slip}</source>
      <translation>转移在途 · 单据 {slip}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Transfer {number}, requested</source>
      <translation>转移 {number}，已申请</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Tube is empty</source>
      <translation>筹码管为空</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/shift/words.py" />
      <source>Tube of {chip}: %n chips over.</source>
      <translation>
        <numerusform>{chip} 筹码管：多 %n 枚。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/shift/words.py" />
      <source>Tube of {chip}: %n chips short.</source>
      <translation>
        <numerusform>{chip} 筹码管：少 %n 枚。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>Turn</source>
      <translation>转牌</translation>
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
      <translation>转牌与河牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Turn bet</source>
      <translation>转牌注</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Turn bets, deal</source>
      <translation>转牌注，发牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Turn over each hand. Settle right to left.</source>
      <translation>翻开每手牌。从右到左结算。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Turn over second card</source>
      <translation>翻开第二张牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Turn over the Pocket players’ cards. Settle right to left.</source>
      <translation>翻开 Pocket 玩家的牌。从右到左结算。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Turn over the cards shown in gold.</source>
      <translation>翻开金色所示的牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Turn over your first card.</source>
      <translation>翻开您的第一张牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Turn over your second card.</source>
      <translation>翻开您的第二张牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Turn the others over, and correct them on the screen.</source>
      <translation>把其余的翻成牌面朝上，并在屏幕上更正。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/showing/enrollment.py" />
      <source>Two cards look like the {card}: name this one.</source>
      <translation>两张牌都像 {card}：请说明这是哪张。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Two colors</source>
      <translation>两种颜色</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Two dealt</source>
      <translation>已发两张</translation>
    </message>
    <message>
      <location filename="../../ui/window/dropped.py" />
      <source>Two fingers at once. Nothing was entered: touch with one.</source>
      <translation>两个手指同时触摸。未录入任何内容：请用一个手指触摸。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Two floor servers</source>
      <translation>两台楼面服务器</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/known.py" />
      <source>Two floor servers run, {newer} and {older}: stop {older}.</source>
      <translation>有两台楼面服务器在运行：{newer} 和 {older}。请停止 {older}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Two hands of the same combination: which is stronger?</source>
      <translation>相同组合的两手牌：哪个更大？</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Two hole cards and three community cards make the hand. Enter any card the shoe did not read.</source>
      <translation>两张底牌和三张公共牌组成手牌。录入牌靴未读到的每张牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>Two hole cards and three community cards. Ante and street bets are paid alike.</source>
      <translation>两张底牌和三张公共牌。底注与各街注同样赔付。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Two large flushes: which is stronger?</source>
      <translation>两个大同花：哪个更大？</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/compare.py" />
      <source>Two pair</source>
      <translation>两对</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>Two pair, {rank} and {low}</source>
      <translation>两对 {rank} 和 {low}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/move.py" />
      <source>Two people must sign for this: name the second with --second.</source>
      <translation>此处须两人签名：请用 --second 指定第二人。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/console/office.py" />
      <source>Two people must sign for this: post it with “kiosk floor post” and --second.</source>
      <translation>此处须两人签名：请用“kiosk floor post”并加 --second 公示。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/charity.py" />
      <source>Two people must sign: name them with --by and --second.</source>
      <translation>须由两人签名：请用 --by 和 --second 指定两人。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>Two people sign for this step: give both IDs.</source>
      <translation>此步骤由两人签名：请给出两个 ID。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Two players: who is the small blind?</source>
      <translation>两位玩家：谁是小盲？</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>Two slips cannot have one paper: enter the number of each.</source>
      <translation>两张单据不能用同一张纸：请分别输入编号。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Two supervisors, neither of them the dealer, must sign for this payout.</source>
      <translation>此金额的赔付须由两位主管签名，且均非荷官。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Two to four players divide the chips evenly. A game lasts until one has won them all.</source>
      <translation>二至四位玩家平均分筹码。一场进行到一人赢得全部为止。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Two to ten players with chips are needed: seat them, or close the table.</source>
      <translation>需要二至十位有筹码的玩家：请安排入座，或收桌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/handbook.py" />
      <source>Two to ten players. The first left of the button pays the small blind, the next the big blind. Everybody gets two cards, the button last. The big blind is a bet. The first round starts left of it.</source>
      <translation>二至十位玩家。按钮左侧第一位下小盲，下一位下大盲。每人两张牌，按钮最后。大盲算一次下注。第一轮从其左侧开始。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/calibration/zones.py" />
      <source>Two zones are called {place}: remove one.</source>
      <translation>两个区域都叫{place}：请移除一个。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/irregularities.py" />
      <source>Unannounced, it is a call: return the rest.</source>
      <translation>未宣布则算跟注：退还其余。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>Uncalled bet</source>
      <translation>无人跟的下注</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Under age: payout seized</source>
      <translation>未成年：赔付扣留</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Under review: payout held</source>
      <translation>核查中：赔付暂存</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Undo</source>
      <translation>撤销</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Undo anyway</source>
      <translation>仍要撤销</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Undo the buy-in of {amount} at seat {seat}?</source>
      <translation>撤回 {seat} 号位的 {amount} 买入？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Undo the cash-out of {amount} at seat {seat}?</source>
      <translation>撤回 {seat} 号位的 {amount} 兑现？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Undo the coupon of {amount} at seat {seat}?</source>
      <translation>撤回 {seat} 号位的 {amount} 优惠券？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Undo the entry</source>
      <translation>撤回该记录</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Undo the entry of {amount} brought to seat {seat}?</source>
      <translation>撤回带到 {seat} 号位的 {amount}？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Undo the entry of {amount} carried from seat {seat}?</source>
      <translation>撤回 {seat} 号位带走的 {amount}？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Undo the exchange of {amount} in chips?</source>
      <translation>撤回 {amount} 的兑换？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>Undo the tip of {amount} at seat {seat}?</source>
      <translation>撤回 {seat} 号位的 {amount} 小费？</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/table/cards/doubts.py" />
      <source>Unexpected cards at seats {seats}: check them. If any is face down, call the floor.</source>
      <translation>
        <numerusform>{seats} 号位有并非发到那里的牌：请检查；若有牌面朝下，请呼叫主管。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/devices.py" />
      <source>Unknown badge reader {name}: choose from {known}.</source>
      <translation>没有名为 {name} 的工牌读取器：请从 {known} 中选择。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>Unknown badge: choose your name.</source>
      <translation>未知工牌：请选择您的姓名。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/showing/decks.py" />
      <source>Unknown deck {name}: choose one on the page.</source>
      <translation>没有名为 {name} 的牌：请选页面上的一副。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/devices.py" />
      <source>Unknown device {name}: choose from {names}.</source>
      <translation>没有名为 {name} 的设备：请从 {names} 中选择。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>Unknown game {game}.</source>
      <translation>这里没有名为 {game} 的游戏。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/main.py" />
      <source>Unknown language {code}: choose from {known}.</source>
      <translation>没有名为 {code} 的语言：请从 {known} 中选择。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>Unknown role {role}: choose from {known}.</source>
      <translation>没有名为 {role} 的角色：请从 {known} 中选择。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/certificates.py" />
      <source>Unknown server {host}: give its name or address.</source>
      <translation>没有名为 {host} 的服务器：请给出其名称或地址。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/demo.py" />
      <source>Unknown table {table}: choose from {known}.</source>
      <translation>没有名为 {table} 的牌桌：请从 {known} 中选择。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Unlock a PIN</source>
      <translation>解锁 PIN</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Unlock the table</source>
      <translation>解锁牌桌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/locks.py" />
      <source>Unlock {name}</source>
      <translation>解锁 {name}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Unneeded floor call</source>
      <translation>误叫主管</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Up</source>
      <translation>净赢</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/new_game/__init__.py" />
      <source>Use lowercase letters for a game name, such as lucky_nines.</source>
      <translation>游戏名请用小写字母，例如 lucky_nines。</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>VOID</source>
      <translation>作废</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Valid until</source>
      <translation>有效至</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Verified</source>
      <translation>核验</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Verified from the beginning</source>
      <translation>从头核验</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Verifier result: bad signature</source>
      <translation>核验结果签名错误</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Verifier’s key not trusted</source>
      <translation>核验密钥不受信任</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>Versions</source>
      <translation>版本</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Vision model digest</source>
      <translation>识别模型摘要</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Vision models installed</source>
      <translation>识别模型已安装</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>Void</source>
      <translation>作废</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/slips.py" />
      <source>Void by</source>
      <translation>作废人</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Void hands</source>
      <translation>作废牌局</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Void it</source>
      <translation>作废</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/slips.py" />
      <source>Void reason</source>
      <translation>作废原因</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/slips.py" />
      <source>Void slip</source>
      <translation>作废单据</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>Void the hand</source>
      <translation>作废本局</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/slips.py" />
      <source>Wager</source>
      <translation>注码</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Wager dispute</source>
      <translation>注码争议</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>Wager on the wrong spot or in the wrong amount</source>
      <translation>注码放错注位，或金额错误</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Wagers</source>
      <translation>注码</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Wagers and decisions entered</source>
      <translation>录入的注码与决定</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/play.py" />
      <source>Wagers cannot change once a card is out: call the floor.</source>
      <translation>牌发出后不能更改注码：请呼叫主管。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Wagers: seats {seats}</source>
      <translation>
        <numerusform>{seats} 号位的注码</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Wait for the big blind</source>
      <translation>等大盲</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/moves.py" />
      <source>Wait for the floor</source>
      <translation>等待主管</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Wait for the slips of seats {seats}.</source>
      <translation>
        <numerusform>等待 {seats} 号位的单据。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/judge.py" />
      <source>Wait: pay nothing until the floor confirms the hand.</source>
      <translation>请等：主管确认手牌之前不赔付。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Waiting for a card</source>
      <translation>等待一张牌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Waiting for a die</source>
      <translation>等待一颗骰子</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>Waiting for a new picture.</source>
      <translation>等待新画面。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Waiting for a signature</source>
      <translation>等待签名</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Waiting for the floor</source>
      <translation>等待主管</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Waiting for the printer</source>
      <translation>等待打印机</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Waiting {age}</source>
      <translation>等待 {age}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Waiting {minutes}:{seconds}</source>
      <translation>已等 {minutes}:{seconds}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/seats.py" />
      <source>Waits</source>
      <translation>等待</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/check.py" />
      <source>Warnings. The kiosk runs with them:</source>
      <translation>警告。终端仍可运行：</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Watch</source>
      <translation>观看</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Weakest line</source>
      <translation>最弱项目</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>What comes after “{step}”?</source>
      <translation>“{step}”之后是什么？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>What do you do about it?</source>
      <translation>您如何处理？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>What do you do now?</source>
      <translation>您现在做什么？</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>What does a player who shares cards lose?</source>
      <translation>给人看手牌的玩家输掉什么？</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/banked.py" />
      <source>What does the house pay seat {seat}?</source>
      <translation>庄家赔付 {seat} 号位多少？</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>What does {line} pay?</source>
      <translation>{line} 赔多少？</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>What happens to a fraction of a cent in a share?</source>
      <translation>份额中不足一分的部分如何处理？</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/rules.py" />
      <source>What happens to the Blind after a surrender?</source>
      <translation>投降之后 Blind 如何处理？</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>What happens to the bonus bets of a player who folds?</source>
      <translation>弃牌玩家的奖金注如何处理？</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>What happens to the uncalled part of a blind?</source>
      <translation>盲注中无人跟的部分如何处理？</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>What is a flush or better on a three-card board?</source>
      <translation>三张公共牌上什么算同花或以上？</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/limits.py" />
      <source>What is the most that one wager pays?</source>
      <translation>一注最多赔付多少？</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/limits.py" />
      <source>What is the most that the house pays in one hand?</source>
      <translation>庄家在一局中最多赔付多少？</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>What is the ruling?</source>
      <translation>如何裁定？</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>What is the table maximum?</source>
      <translation>本桌上限是多少？</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>What is the table minimum?</source>
      <translation>本桌下限是多少？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>What should it be?</source>
      <translation>应该是什么？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>What the house has set for your group</source>
      <translation>本场所为本组规定的内容</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>What went wrong?</source>
      <translation>出了什么问题？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/menu.py" />
      <source>What you sign for has changed. Read it again, then enter the PIN.</source>
      <translation>您要签名的内容已变化。请重新阅读，然后输入 PIN。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>What {name} needs</source>
      <translation>{name} 的个人需要</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>When are the four 6 Card bonus cards dealt?</source>
      <translation>四张 6 Card 奖金牌何时发？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Where</source>
      <translation>地点</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Where is the card?</source>
      <translation>这张牌在哪里？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Where is the die?</source>
      <translation>骰子在哪里？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Where is the other card?</source>
      <translation>另一张牌在哪里？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Which card is it?</source>
      <translation>是哪张牌？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Which card?</source>
      <translation>哪张牌？</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/questions.py" />
      <source>Which day does not add up?</source>
      <translation>哪一天账目不平？</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/questions.py" />
      <source>Which dealer is slow?</source>
      <translation>哪位荷官发牌慢？</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/questions.py" />
      <source>Which dealer makes corrections?</source>
      <translation>哪位荷官更正多？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Which decision?</source>
      <translation>哪个决定？</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/questions.py" />
      <source>Which device fails?</source>
      <translation>哪台设备出故障？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Which die?</source>
      <translation>哪颗骰子？</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/questions.py" />
      <source>Which line of a pay table costs the most?</source>
      <translation>赔付表哪一行支出最多？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Which rule was broken?</source>
      <translation>违反了哪条规则？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Which seat gets the chips?</source>
      <translation>哪个座位得到筹码？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Which seat gives or gets chips?</source>
      <translation>哪个座位给出或得到筹码？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Which seat in hand {hand}?</source>
      <translation>关于第 {hand} 局的哪个座位？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Which seat?</source>
      <translation>哪个座位？</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/questions.py" />
      <source>Which table holds less than it should?</source>
      <translation>哪张牌桌赢率低于应有水平？</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/questions.py" />
      <source>Which table loses more than its hands explain?</source>
      <translation>哪张牌桌的亏损超出牌局所能解释？</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/questions.py" />
      <source>Which wager do few players make?</source>
      <translation>哪种投注少有人下？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Which wager or pot at seat {seat}?</source>
      <translation>关于 {seat} 号位的哪个注或底池？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>Which wager?</source>
      <translation>哪个注？</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>Who acknowledges a called hand, and signs an opening?</source>
      <translation>谁确认所报的手牌，并为开桌签名？</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>Who decides?</source>
      <translation>谁决定？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>Who disputes it?</source>
      <translation>谁提出争议？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>Who explains the difference?</source>
      <translation>谁来说明差异？</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Who gets the odd chips of a split pot?</source>
      <translation>平分底池多出的筹码归谁？</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/words.py" />
      <source>Who gets the odd point of a split pot?</source>
      <translation>平分底池多出的一分归谁？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>Who has counted?</source>
      <translation>由谁清点？</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Who may straddle, for twice the big blind before the cards?</source>
      <translation>谁可以在发牌前以两倍大盲注 straddle？</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/questions.py" />
      <source>Who overrides the kiosk?</source>
      <translation>谁签名推翻终端结果？</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>Who posts the jackpots?</source>
      <translation>谁公示彩金？</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>Who shows a deck to the camera?</source>
      <translation>谁向摄像头展示整副牌？</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Who shows first at the showdown?</source>
      <translation>摊牌时谁先亮牌？</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>Who signs</source>
      <translation>谁签名</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>Who signs first?</source>
      <translation>谁先签名？</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/game/game.py" />
      <source>Who signs for a forfeited hand?</source>
      <translation>没收手牌由谁签名？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>Who signs second?</source>
      <translation>谁第二个签名？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/stopped.py" />
      <source>Who signs to continue?</source>
      <translation>由谁签名继续？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Who signs: {verb}</source>
      <translation>由谁签署：{verb}</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>Who supervises a trainee dealer?</source>
      <translation>学员发牌由谁带教？</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>Who unlocks a PIN?</source>
      <translation>谁解锁 PIN？</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/drill.py" />
      <source>Who wins</source>
      <translation>谁赢</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/drill.py" />
      <source>Who wins the pot?</source>
      <translation>谁赢得底池？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Whole dollars. A seat that you touch keeps the old minimum.</source>
      <translation>整数美元。您点选的座位保留原最低限额。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Whose turn it is</source>
      <translation>轮到谁</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>Why is it void?</source>
      <translation>为何作废？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>Why reopen hand {hand}?</source>
      <translation>为何重新打开第 {hand} 局？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Why revoke the certificate of {name}?</source>
      <translation>为何吊销 {name} 的证书？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/slips.py" />
      <source>Why void slip {number}?</source>
      <translation>为何作废单据 {number}？</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>Why? Deck {seal}: {step}</source>
      <translation>原因？{seal}：{step}</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>Win</source>
      <translation>净赢</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/naming.py" />
      <source>Wins</source>
      <translation>赢</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/naming.py" />
      <source>Wins all</source>
      <translation>赢全部</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/naming.py" />
      <source>Wins all pots</source>
      <translation>赢全部底池</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>Wins, below a flush</source>
      <translation>赢，小于同花</translation>
    </message>
    <message>
      <location filename="../../ui/window/dropped.py" />
      <source>Wipe ignored. To clean the screen, touch the padlock first.</source>
      <translation>已忽略擦拭。要擦屏幕，请先点锁形图标。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server.py" />
      <source>With --joins, give the tables’ PostgreSQL address without a user.</source>
      <translation>请用 --joins 给出牌桌的 PostgreSQL 地址，不含用户。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>With a shoe, draw them again: the screen says where each goes.</source>
      <translation>有牌靴则重新抽出：屏幕说明每张去哪里。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/irregularities/cards.py" />
      <source>With no shoe, the floor rebuilds the hand from video.</source>
      <translation>没有牌靴则由主管按录像重建牌局。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/slips.py" />
      <source>Won with</source>
      <translation>赢牌牌型</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/console/house.py" />
      <source>Won without the floor’s answer</source>
      <translation>未经服务器答复即赢得</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>Won {amount}</source>
      <translation>赢得 {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Words said</source>
      <translation>用语</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>Worn</source>
      <translation>磨损</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Write my own answers into one file</source>
      <translation>把我自己的答题写入一个文件</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>Write slip {number} by hand, then enter the number of the paper.</source>
      <translation>请手写单据 {number}，然后输入纸号。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>Write the day as in 2026-11-01.</source>
      <translation>日期写作 2026-11-01。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>Write the export</source>
      <translation>写出导出文件</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Write the slips for seats {seats} by hand.</source>
      <translation>
        <numerusform>为 {seats} 号位手写单据。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>Written by hand</source>
      <translation>手写</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>Written: {name}</source>
      <translation>已写出：{name}</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>Wrong PIN entered.</source>
      <translation>输入了错误的 PIN。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/staff/register.py" />
      <source>Wrong PIN: %n tries left.</source>
      <translation>
        <numerusform>PIN 错误：还可试 %n 次。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Wrong amount paid to a seat</source>
      <translation>一个座位赔付金额错误</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Wrong card entered</source>
      <translation>一张牌录入错误</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Wrong chips requested</source>
      <translation>申请的筹码有误</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Wrong player decision entered</source>
      <translation>玩家的决定录入错误</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Wrong seat to act</source>
      <translation>弄错轮到谁</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Wrong take, pay or push</source>
      <translation>收、赔、推/退注有误</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>Wrong wager entered</source>
      <translation>注码录入错误</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>Wrong words, or none</source>
      <translation>用语错误或漏说</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/guided/judge.py" />
      <source>Wrong words: say {right}</source>
      <translation>不是这句话：请说 {right}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>Year, month and day</source>
      <translation>年、月、日</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/pay_rows.py" />
      <source>Yes</source>
      <translation>是</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>Yes, this card</source>
      <translation>是这张牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Yes, with three or more players dealt in: the button moves, and nothing is dropped.</source>
      <translation>可以，至少有三位玩家参与时：按钮移动，不抽水。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/rules.py" />
      <source>Yes: call it, and wait for the floor before it is paid.</source>
      <translation>是：报牌，等主管确认后再赔付。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Yes: it counts.</source>
      <translation>是：计入。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Yes: one each time, face down.</source>
      <translation>是：每次一张，牌面朝下。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Yes: players who have acted before may raise again.</source>
      <translation>是：已行动的玩家可再加注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>Yes: the dealer reveals them in every hand.</source>
      <translation>是：荷官每手都翻开。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>Yes: the next raise is at least as large as the last one, short or not, and as the minimum bet.</source>
      <translation>是：下一次加注至少与上一次一样大（无论是否不足），且不小于最低下注。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/rules.py" />
      <source>Yes: the player keeps the stake, and the payout is on top.</source>
      <translation>是：本注归玩家，赔付另加。</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/drill.py" />
      <source>You</source>
      <translation>您</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>You are ready for the examination.</source>
      <translation>您已准备好参加考试。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/office.py" />
      <source>You began your examination at table {table}: continue it there.</source>
      <translation>您的考试在牌桌 {table} 开始：请在那里继续。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>You called “No more bets”.</source>
      <translation>您已喊“No more bets”。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/office.py" />
      <source>You cannot certify yourself: another trainer must sign.</source>
      <translation>不能给自己发证：须由另一位培训员签名。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>You cannot lock your own PIN.</source>
      <translation>不可锁定自己的 PIN。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>You did not know it yet.</source>
      <translation>当时还不知道。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>You have passed: a trainer signs your certificate</source>
      <translation>您已通过：由培训员为您的证书签名</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>You have {seconds} s for an answer, {table} s for a wager at all its seats.</source>
      <translation>每个回答限时 {seconds} 秒，结算所有座位的一种投注限时 {table} 秒。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>You may try %n times a day.</source>
      <translation>
        <numerusform>每天可考 %n 次。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/training/examination/office.py" />
      <source>You may try %n times a day: come back tomorrow.</source>
      <translation>
        <numerusform>每天可考 %n 次：请明天再来。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>You said: {said}</source>
      <translation>您的回答：{said}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>You see the correct answers at the end. If you stop, you fail.</source>
      <translation>结束时显示正确答案。中途停止即为不通过。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/reminders.py" />
      <source>Your certificate for {game} ends on {day}.</source>
      <translation>您的 {game} 证书将于 {day} 到期。</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/drill.py" />
      <source>Your colleague</source>
      <translation>您的同事</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>Your colleague pays {amount}.</source>
      <translation>您的同事赔付 {amount}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/count.py" />
      <source>Your count of {amount} is kept. A second person counts the box.</source>
      <translation>您清点的 {amount} 已保存。由另一人清点钱箱。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/reminders.py" />
      <source>Your examination in {game} is not finished: continue it.</source>
      <translation>您的 {game} 考试尚未完成：请继续。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/school.py" />
      <source>Your examination is not finished: continue it, or stop and fail.</source>
      <translation>您的考试尚未完成：请继续，或停止并算不通过。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>Your own PIN: another manager must unlock it.</source>
      <translation>不可给自己的 PIN 解锁：须由另一位经理。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>Your settings could not be read, so house settings apply. Choose again.</source>
      <translation>您的设置无法读取，现用本场所设置。请重新选择。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/calibration/zones.py" />
      <source>Zone {place} is off the table: redraw it.</source>
      <translation>{place}区域在桌外：请重画。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/calibration/zones.py" />
      <source>Zone {place} is too small for {holds}: draw it larger.</source>
      <translation>{place}区域放不下 {holds}：请画大些。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/screen.py" />
      <source>Zones</source>
      <translation>区域</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/zones.py" />
      <source>Zones are in millimeters: the camera must know the table.</source>
      <translation>区域以毫米绘制：摄像头须认识牌桌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>Zones drawn</source>
      <translation>已画区域</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/calibration/zones.py" />
      <source>Zones {place} and {other} overlap: separate them.</source>
      <translation>{place}与{other}区域重叠：请分开画。</translation>
    </message>
    <message>
      <location filename="../../drivers/badge/rdm6300/wire.py" />
      <source>a bad frame checksum</source>
      <translation>一帧的校验错误</translation>
    </message>
    <message>
      <location filename="../../drivers/badge/scanner/wire.py" />
      <source>a badge could not be read</source>
      <translation>未能读取工牌</translation>
    </message>
    <message>
      <location filename="../../drivers/lookalikes.py" />
      <source>a badge reader</source>
      <translation>工牌读取器</translation>
    </message>
    <message>
      <location filename="../../drivers/listening.py" />
      <source>a card</source>
      <translation>一张牌</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/wire.py" />
      <source>a card message has an unknown format</source>
      <translation>牌消息格式未知</translation>
    </message>
    <message>
      <location filename="../../drivers/listening.py" />
      <source>a card that was not read</source>
      <translation>一张未读到的牌</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/wire.py" />
      <source>a drawn card does not exist</source>
      <translation>抽出的牌不存在</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>a frame does not have twelve digits between 02 and 03</source>
      <translation>数据帧在 02 与 03 之间不是十二位数字</translation>
    </message>
    <message>
      <location filename="../../drivers/seat_reader/feig/wire.py" />
      <source>a frame has an impossible length</source>
      <translation>一帧长度无效</translation>
    </message>
    <message>
      <location filename="../../drivers/seat_reader/feig/wire.py" />
      <source>a frame is not a tag reader reply</source>
      <translation>一帧不是标签读取器的应答</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/wire.py" />
      <source>a frame is too long</source>
      <translation>一帧过长</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/angel_eye/wire.py" />
      <source>a frame lacks a number or data</source>
      <translation>一帧没有编号或数据</translation>
    </message>
    <message>
      <location filename="../../drivers/badge/rdm6300/wire.py" />
      <source>a frame was cut short</source>
      <translation>一帧被截断</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>a function in the schema</source>
      <translation>结构中的函数</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/histories.py" />
      <source>a hand was ruled dead</source>
      <translation>有一手牌被判为死牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>a large object</source>
      <translation>大对象</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/tcl/driver.py" />
      <source>a letter or a digit</source>
      <translation>字母或数字</translation>
    </message>
    <message>
      <location filename="../../drivers/seat_reader/hub/wire.py" />
      <source>a line cannot be read</source>
      <translation>有一行无法读取</translation>
    </message>
    <message>
      <location filename="../../drivers/badge/scanner/wire.py" />
      <source>a line has characters other than letters and digits</source>
      <translation>一行含有字母和数字以外的内容</translation>
    </message>
    <message>
      <location filename="../../drivers/badge/scanner/wire.py" />
      <source>a line is not a badge number</source>
      <translation>一行内容不是工牌号码</translation>
    </message>
    <message>
      <location filename="../../drivers/seat_reader/hub/wire.py" />
      <source>a line is not a seat hub message</source>
      <translation>一行不是座位集线器的消息</translation>
    </message>
    <message>
      <location filename="../../drivers/badge/scanner/wire.py" />
      <source>a line is too long</source>
      <translation>一行过长</translation>
    </message>
    <message>
      <location filename="../../drivers/badge/scanner/wire.py" />
      <source>a line was cut short</source>
      <translation>一行被截断</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>a lock that others need</source>
      <translation>他人需要的锁</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>a message in the server’s log of changes</source>
      <translation>服务器变更日志中的消息</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>a pair of {rank}’s</source>
      <translation>一对 {rank}</translation>
    </message>
    <message>
      <location filename="../../drivers/lookalikes.py" />
      <source>a printer</source>
      <translation>打印机</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>a role</source>
      <translation>角色</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/felt/seat_results.py" />
      <source>a ruling paid {amount}</source>
      <translation>裁决已付 {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/felt/seat_results.py" />
      <source>a ruling took {amount}</source>
      <translation>裁决已收 {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>a schema</source>
      <translation>结构</translation>
    </message>
    <message>
      <location filename="../../drivers/lookalikes.py" />
      <source>a seat reader</source>
      <translation>座位读取器</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>a server file</source>
      <translation>服务器的文件</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>a server program</source>
      <translation>服务器的程序</translation>
    </message>
    <message>
      <location filename="../../drivers/lookalikes.py" />
      <source>a shoe</source>
      <translation>牌靴</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/printing.py" />
      <source>a slip is out</source>
      <translation>单据已打印出</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>a temporary table</source>
      <translation>临时表</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/beetek/wire.py" />
      <source>a token is not known for this shoe</source>
      <translation>此牌靴没有这个令牌</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/beetek/wire.py" />
      <source>a token is too long</source>
      <translation>一个令牌过长</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/beetek/wire.py" />
      <source>a token named a card that does not exist</source>
      <translation>一个令牌指出了不存在的牌</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/beetek/wire.py" />
      <source>a token was cut short</source>
      <translation>一个令牌被截断</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/histories.py" />
      <source>a winner’s cards are unknown</source>
      <translation>有赢家的牌未知</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>absent</source>
      <translation>未接</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/cards.py" />
      <source>ace</source>
      <translation>A</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>ace high</source>
      <translation>A 高牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>aces</source>
      <translation>A</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>actually {moved}</source>
      <translation>实际{moved}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>actually {moved} · pay {amount} more</source>
      <translation>实际 {moved} · 再付 {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>actually {moved} · push {amount} more</source>
      <translation>实际 {moved} · 再推 {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>actually {moved} · take back {amount}</source>
      <translation>实际 {moved} · 收回 {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>all in</source>
      <translation>全下</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>all tables</source>
      <translation>所有牌桌</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/specs.py" />
      <source>an absolute path</source>
      <translation>绝对路径</translation>
    </message>
    <message>
      <location filename="../../drivers/shoe/beetek/driver.py" />
      <source>an alarm</source>
      <translation>警报</translation>
    </message>
    <message>
      <location filename="../../drivers/printer/printing.py" />
      <source>an answer</source>
      <translation>应答</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/pages/history.py" />
      <source>and %n more seats</source>
      <translation>
        <numerusform>以及另外 %n 个座位</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/evidence.py" />
      <source>and {count} more</source>
      <translation>以及另外 {count} 个</translation>
    </message>
    <message>
      <location filename="../../drivers/lookalikes.py" />
      <source>another device: check which cable is in which port</source>
      <translation>其他设备：请检查各端口所接的电缆</translation>
    </message>
    <message>
      <location filename="../../drivers/lookalikes.py" />
      <source>another speed or parity: compare them with the device’s manual</source>
      <translation>速率或校验位不同：请与设备手册核对</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/felt.py" />
      <source>at seat {seat}</source>
      <translation>{seat} 号位</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>at {at}</source>
      <translation>在 {at}</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/growth.py" />
      <source>available after two days</source>
      <translation>两天后可知</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>bad-beat pool {amount}</source>
      <translation>坏牌彩金 {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>badge</source>
      <translation>工牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>badge reader</source>
      <translation>工牌读取器</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/decks.py" />
      <source>bag {bag}, until {day}</source>
      <translation>封袋 {bag}，至 {day}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>barred</source>
      <translation>禁入</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/banked.py" />
      <source>below {hand}</source>
      <translation>低于{hand}</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/banked.py" />
      <source>below {line}</source>
      <translation>低于“{line}”</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>bet</source>
      <translation>下注</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>between {low} and {high}</source>
      <translation>介于 {low} 与 {high} 之间</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>big blind</source>
      <translation>大盲</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>black</source>
      <translation>黑色</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/record.py" />
      <source>blinds.posts: a seat, and whether it posts big and small; correct the record.</source>
      <translation>blinds.posts：一个座位，及其是否下大盲和小盲；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>bonus only</source>
      <translation>仅奖金注</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/kernel/suspension.py" />
      <source>burn {nth}</source>
      <translation>烧牌 {nth}</translation>
    </message>
    <message>
      <location filename="../../kiosk/bank/inspections.py" />
      <source>by hand</source>
      <translation>手工</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>bytes not shown</source>
      <translation>不显示字节</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>bytes outside a frame arrived</source>
      <translation>收到数据帧以外的字节</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>called</source>
      <translation>跟注</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/chain.py" />
      <source>cannot be read</source>
      <translation>无法读取</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/watch.py" />
      <source>card {place} from the left is not clear; straighten it, or enter it.</source>
      <translation>左起第 {place} 张不清楚；请摆正，或录入。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/watch.py" />
      <source>card {place} from the left is out of focus; straighten it, or enter it.</source>
      <translation>左起第 {place} 张失焦；请摆正，或录入。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/watch.py" />
      <source>card {place} from the left is too bright; shade it from the lamp, or enter it.</source>
      <translation>左起第 {place} 张太亮；请遮住灯光，或录入。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>cards read. No hand is dealt until the inspection ends.</source>
      <translation>张已读。检查结束前不发牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/verified/verified.py" />
      <source>certificate {number}: bad signature</source>
      <translation>证书 {number} 签名错误</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>changed</source>
      <translation>已更换</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>checked</source>
      <translation>过牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/verified/verified.py" />
      <source>checkpoint {seq}: bad signature</source>
      <translation>检查点 {seq} 签名错误</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/evidence.py" />
      <source>cleared</source>
      <translation>已清除</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>closer {count}</source>
      <translation>收桌 {count}</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/cards.py" />
      <source>clubs</source>
      <translation>梅花</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>corrected</source>
      <translation>已更正</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>counted</source>
      <translation>已盘点</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>cover open</source>
      <translation>盖子开着</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>days begin at {begins}, {zone}</source>
      <translation>营业日从 {begins} 开始，{zone}</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/authority.py" />
      <source>dealer</source>
      <translation>荷官</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>destroyed</source>
      <translation>已销毁</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/cards.py" />
      <source>diamonds</source>
      <translation>方块</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opening.py" />
      <source>differs from its signature</source>
      <translation>与其签名不符</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opening.py" />
      <source>differs from the acknowledged event</source>
      <translation>与已确认的事件不符</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opening.py" />
      <source>differs from the event in the floor’s folder</source>
      <translation>与楼面文件夹中的事件不符</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opening.py" />
      <source>does not match the floor’s checkpoint</source>
      <translation>与楼面的检查点不符</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>down</source>
      <translation>已断开</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>due again</source>
      <translation>再次到期</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>each part of the floor’s records has its proper owner</source>
      <translation>服务器记录的每一部分都有应有的所有者</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/cards.py" />
      <source>eight</source>
      <translation>8</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>eight high</source>
      <translation>8 高牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>eights</source>
      <translation>8</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>empty</source>
      <translation>空位</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>ended by a change of the rules or the table</source>
      <translation>因规则或牌桌更改而终止</translation>
    </message>
    <message>
      <location filename="../../drivers/link.py" />
      <source>error {code} of the system</source>
      <translation>系统错误 {code}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/verified/verified.py" />
      <source>event {seq} does not follow the one before it</source>
      <translation>事件 {seq} 与前面不相接</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>event {seq} of {last}</source>
      <translation>事件 {seq}，共 {last}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/verified/verified.py" />
      <source>event {seq}, which was verified, is missing</source>
      <translation>曾经核验过的事件 {seq} 已不在此处</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>event {seq}, {at}</source>
      <translation>事件 {seq}，{at}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>everyone has {privilege} on {name}</source>
      <translation>人人对 {name} 都有 {privilege}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>expired {day}</source>
      <translation>{day} 过期</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>filled in</source>
      <translation>已填写</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>first hands</source>
      <translation>最初几局</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/cards.py" />
      <source>five</source>
      <translation>5</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/drill.py" />
      <source>five of a kind</source>
      <translation>五条</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>fives</source>
      <translation>5</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/drill.py" />
      <source>fixed</source>
      <translation>固定</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/money/settlement.py" />
      <source>fixed on {stake}</source>
      <translation>固定，注 {stake}</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/authority.py" />
      <source>floor</source>
      <translation>主管</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/felt.py" />
      <source>flop</source>
      <translation>翻牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/felt.py" />
      <source>flop card {nth}</source>
      <translation>翻牌第 {nth} 张</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>flush</source>
      <translation>同花</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>flush, {rank} high</source>
      <translation>同花，{rank} 高</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>folded</source>
      <translation>已弃牌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>for the floor</source>
      <translation>等主管</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>forfeited</source>
      <translation>已没收</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>former</source>
      <translation>已离职</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/cards.py" />
      <source>four</source>
      <translation>4</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>four of a kind</source>
      <translation>四条</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>four of a kind, {rank}</source>
      <translation>四条 {rank}</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>fours</source>
      <translation>4</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>from the device</source>
      <translation>来自设备</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/game/game.py" />
      <source>from {least}</source>
      <translation>{least} 起</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>full house</source>
      <translation>葫芦</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>full house, {rank} over {low}</source>
      <translation>葫芦，{rank} 带 {low}</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>green</source>
      <translation>绿色</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>hand not finished</source>
      <translation>牌局未完成</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/report.py" />
      <source>hand {hand}</source>
      <translation>第 {hand} 局</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>hand {nth}</source>
      <translation>第 {nth} 局</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opening.py" />
      <source>has a bad signature</source>
      <translation>签名错误</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/cards.py" />
      <source>hearts</source>
      <translation>红心</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>hidden until the hand is over</source>
      <translation>本局结束前隐藏</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>high card</source>
      <translation>高牌</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>in</source>
      <translation>在局</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>in %n weeks</source>
      <translation>
        <numerusform>%n 周内</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>in all: move only what each seat shows</source>
      <translation>合计：只移动各座位所示</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>in all: pay only {amount} more</source>
      <translation>合计：只补付 {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>in all: take {amount} back</source>
      <translation>合计：收回 {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>in play</source>
      <translation>使用中</translation>
    </message>
    <message>
      <location filename="../../kiosk/bank/inspections.py" />
      <source>in the shoe</source>
      <translation>用牌靴</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/players.py" />
      <source>in {cash_in}, out {cash_out}</source>
      <translation>入 {cash_in}，出 {cash_out}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>inspected</source>
      <translation>已检查</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>intact</source>
      <translation>完整</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opening.py" />
      <source>is gone</source>
      <translation>已不见</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opening.py" />
      <source>is missing</source>
      <translation>缺失</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opened.py" />
      <source>is not the first event</source>
      <translation>不是第一个事件</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>issued</source>
      <translation>已发到桌</translation>
    </message>
    <message>
      <location filename="../../drivers/link.py" />
      <source>it cannot be used</source>
      <translation>无法使用</translation>
    </message>
    <message>
      <location filename="../../drivers/link.py" />
      <source>it does not answer</source>
      <translation>没有应答</translation>
    </message>
    <message>
      <location filename="../../drivers/link.py" />
      <source>it is gone, or another program reads it</source>
      <translation>已消失，或有其他程序在读取</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/file.py" />
      <source>its log is still there</source>
      <translation>其记录文件仍在</translation>
    </message>
    <message>
      <location filename="../../drivers/link.py" />
      <source>its name is not known in the network</source>
      <translation>网络中没有此名称</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>its own table</source>
      <translation>自己的表</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>its reader does not answer</source>
      <translation>它的读取器没有响应</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/write.py" />
      <source>its witness has event {seq}</source>
      <translation>其见证文件有事件 {seq}</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/cards.py" />
      <source>jack</source>
      <translation>J</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>jack high</source>
      <translation>J 高牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>jacks</source>
      <translation>J</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/felt/seat_results.py" />
      <source>keep the cards</source>
      <translation>保留牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/cards.py" />
      <source>king</source>
      <translation>K</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>king high</source>
      <translation>K 高牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>kings</source>
      <translation>K</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>kiosk: {was}</source>
      <translation>终端：{was}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>known</source>
      <translation>已学习</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/drill.py" />
      <source>large flush</source>
      <translation>大同花</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/drill.py" />
      <source>large straight</source>
      <translation>大顺子</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>last at {at}</source>
      <translation>最近 {at}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>last count {count}</source>
      <translation>上次 {count}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>learning</source>
      <translation>学习中</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>left</source>
      <translation>已离席</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>left open</source>
      <translation>未完成</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>license</source>
      <translation>执照</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>limit {limit}, {left} left</source>
      <translation>限额 {limit}，还剩 {left}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>limit {limit}: a notice is due</source>
      <translation>限额 {limit}：须提交报告</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>main pot only</source>
      <translation>仅主池</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/authority.py" />
      <source>manager</source>
      <translation>经理</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>missing: {numbers}</source>
      <translation>缺少：{numbers}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/players.py" />
      <source>more than {amount} before the correction</source>
      <translation>更正前超过 {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/players.py" />
      <source>more than {amount}: a notice is due</source>
      <translation>超过 {amount}：须提交报告</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>name</source>
      <translation>姓名</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>needs attention</source>
      <translation>需要处理</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server_needs.py" />
      <source>network connections require a certificate</source>
      <translation>网络连接须有证书</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>never</source>
      <translation>从未</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/cards.py" />
      <source>nine</source>
      <translation>9</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>nine high</source>
      <translation>9 高牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>nines</source>
      <translation>9</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>no answer in time</source>
      <translation>超时未答</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>no bet</source>
      <translation>未下注</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>no chips</source>
      <translation>无筹码</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>no dealer</source>
      <translation>无荷官</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>no signal yet</source>
      <translation>尚无信号</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>no slips</source>
      <translation>没有单据</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server_needs.py" />
      <source>no standby of {names} confirms: nothing that a table sends is acknowledged</source>
      <translation>{names} 中没有备机确认：牌桌发来的内容都不会得到确认</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>no. {number}, {when}</source>
      <translation>第 {number} 版，{when}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>nobody signs in as {role}</source>
      <translation>没有人以 {role} 登录</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>none</source>
      <translation>无</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/zones.py" />
      <source>not drawn</source>
      <translation>未画</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>not every card was seen</source>
      <translation>并非每张牌都被看到</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>not finished: {n}</source>
      <translation>未完成：{n}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>not in</source>
      <translation>不在局</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>not known</source>
      <translation>未学习</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>not made</source>
      <translation>未开具</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/players.py" />
      <source>not named</source>
      <translation>未登记</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>not on paper</source>
      <translation>未打印</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>not passed</source>
      <translation>未通过</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>not posted</source>
      <translation>未公示</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/money/book.py" />
      <source>not pushed</source>
      <translation>未推</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>not settled</source>
      <translation>未结算</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>not shown: it may name a badge</source>
      <translation>不显示：可能含工牌号</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>not shown: it may name a card</source>
      <translation>不显示：可能含牌面</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>not shown: may contain amounts</source>
      <translation>不显示：可能含金额</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>not shown: no message of this device</source>
      <translation>不显示：不是此设备的消息</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>not signed</source>
      <translation>未签名</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>not yet</source>
      <translation>还没有</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>nothing due</source>
      <translation>无需处理</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>nothing is open to everyone</source>
      <translation>没有对所有人开放的内容</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/money/book.py" />
      <source>nothing put in</source>
      <translation>未投入</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>notice due</source>
      <translation>须提交报告</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>now {amount}</source>
      <translation>现为 {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/pay_rows.py" />
      <source>of the posted {jackpot}</source>
      <translation>占公示的 {jackpot}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>of {count}</source>
      <translation>/ {count}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>offline</source>
      <translation>离线</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>ok</source>
      <translation>通过</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>older rules</source>
      <translation>旧规则</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>oldest first</source>
      <translation>最早的在前</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>on paper</source>
      <translation>已打印</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/felt.py" />
      <source>on the table</source>
      <translation>桌上</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>opened</source>
      <translation>已开封</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report_files.py" />
      <source>outside {low} to {high}</source>
      <translation>超出 {low} 至 {high}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>over</source>
      <translation>多出</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>owes a blind</source>
      <translation>欠盲注</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>owes {amount}</source>
      <translation>欠 {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>paid</source>
      <translation>已赔</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/money/book.py" />
      <source>paid {amount}</source>
      <translation>赔 {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>paid {count}</source>
      <translation>已赔 {count}</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>pair</source>
      <translation>对子</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>pair of {rank}</source>
      <translation>一对 {rank}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>paper low</source>
      <translation>纸快用完</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>paper out</source>
      <translation>缺纸</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>passed</source>
      <translation>通过</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>pay</source>
      <translation>赔付</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>pay {amount} more</source>
      <translation>再付 {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server_needs.py" />
      <source>pg_hba.conf, line {line}: {rule} allows logins without a certificate</source>
      <translation>pg_hba.conf 第 {line} 行：{rule} 允许无证书登录</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>player signs first</source>
      <translation>玩家先签名</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>posted</source>
      <translation>已补盲</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>promotion {amount}</source>
      <translation>推广金 {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/drill.py" />
      <source>push</source>
      <translation>退注</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>push</source>
      <comment>of a pot</comment>
      <translation>推</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>push {amount} more</source>
      <translation>再推 {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/money/book.py" />
      <source>pushed</source>
      <translation>已退注</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>pushed</source>
      <comment>of a pot</comment>
      <translation>已推</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/money/book.py" />
      <source>pushed {amount}</source>
      <translation>推 {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>pushed {count}</source>
      <translation>退注 {count}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>pushed {count}</source>
      <comment>of pots</comment>
      <translation>已推池 {count}</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/money/book.py" />
      <source>put in {amount}</source>
      <translation>投入 {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/cards.py" />
      <source>queen</source>
      <translation>Q</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>queen high</source>
      <translation>Q 高牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>queens</source>
      <translation>Q</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>question {nth} of {all}</source>
      <translation>第 {nth}/{all} 题</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>question {nth} of {all} · {streak} in a row</source>
      <translation>第 {nth}/{all} 题 · 连对 {streak}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>raised</source>
      <translation>加注</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>rake {amount}</source>
      <translation>抽水 {amount}</translation>
    </message>
    <message>
      <location filename="../../drivers/seat_reader/feig/driver.py" />
      <source>reader status {status}</source>
      <translation>读取器状态 {status}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>ready</source>
      <translation>就绪</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>received</source>
      <translation>已收到</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>recovery code</source>
      <translation>恢复码</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>red</source>
      <translation>红色</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>rejected</source>
      <translation>已拒收</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server_needs.py" />
      <source>replication slot {slot} is unused and fills the disk: drop it, or set max_slot_wal_keep_size</source>
      <translation>复制槽 {slot} 未被使用并会占满磁盘：请删除它，或设置 max_slot_wal_keep_size</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>retired</source>
      <translation>已停用</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>returned</source>
      <translation>已归还</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/money/book.py" />
      <source>returned {amount}</source>
      <translation>退还 {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>revoked</source>
      <translation>已吊销</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/felt.py" />
      <source>river</source>
      <translation>河牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/publishing.py" />
      <source>roles</source>
      <translation>角色</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/verified/verified.py" />
      <source>rows of a journal that nobody has enrolled</source>
      <translation>有某个日志的行，而该日志无人登记</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>rows of {name} are shown only to their table and to consoles</source>
      <translation>{name} 的各行只给所属牌桌和控制台看</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>royal flush</source>
      <translation>皇家同花顺</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>scanner</source>
      <translation>扫描器</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>seat hub</source>
      <translation>座位集线器</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>seat {seat}</source>
      <translation>{seat} 号位</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>seat {seat} {amount}</source>
      <translation>{seat} 号位 {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/kernel/suspension.py" />
      <source>seat {seat}, card {nth}</source>
      <translation>{seat} 号位，第 {nth} 张</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>seats {seats}</source>
      <translation>{seats} 号位</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>self-excluded</source>
      <translation>自我排除</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>set aside</source>
      <translation>已封存</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/cards.py" />
      <source>seven</source>
      <translation>7</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>seven high</source>
      <translation>7 高牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>sevens</source>
      <translation>7</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>shoe</source>
      <translation>牌靴</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>short</source>
      <translation>短缺</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>should be {claimed}</source>
      <translation>应{claimed}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>shown as {was}, is {now}</source>
      <translation>原显示{was}，实为{now}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>signed</source>
      <translation>已签名</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>signs next</source>
      <translation>下一位签名</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>signs now</source>
      <translation>正在签名</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>since {at}</source>
      <translation>自 {at}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>since {time}</source>
      <translation>{time} 起</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>sits out</source>
      <translation>暂离</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/cards.py" />
      <source>six</source>
      <translation>6</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>sixes</source>
      <translation>6</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>small blind</source>
      <translation>小盲</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/cards.py" />
      <source>spades</source>
      <translation>黑桃</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/watch.py" />
      <source>spread the cards, and remove everything else.</source>
      <translation>把牌摊开，移走其他东西。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>starting</source>
      <translation>正在启动</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/felt/seat_results.py" />
      <source>stays in place</source>
      <translation>留在原位</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>straddle</source>
      <translation>straddle</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>straight</source>
      <translation>顺子</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>straight flush</source>
      <translation>同花顺</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>straight flush, {rank} high</source>
      <translation>同花顺，{rank} 高</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>straight, {rank} high</source>
      <translation>顺子，{rank} 高</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>surrendered</source>
      <translation>已投降</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>take</source>
      <translation>收取</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/mispay.py" />
      <source>take back {amount}</source>
      <translation>收回 {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>taken</source>
      <translation>已收</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/money/book.py" />
      <source>taken {amount}</source>
      <translation>收 {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>taken {count}</source>
      <translation>已收 {count}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>target {seconds} s</source>
      <translation>目标 {seconds} 秒</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/authority.py" />
      <source>technician</source>
      <translation>技术员</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/cards.py" />
      <source>ten</source>
      <translation>10</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>ten high</source>
      <translation>10 高牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>tens</source>
      <translation>10</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/histories.py" />
      <source>the blinds were chopped</source>
      <translation>盲注已各自收回</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>the bytes received are not a token</source>
      <translation>收到不成代码的字节</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/watch.py" />
      <source>the camera does not recognize card {place} from the left; check and enter it.</source>
      <translation>左起第 {place} 张不是摄像头认识的牌；请核对并录入。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/watch.py" />
      <source>the cards are not clear; straighten them, or enter them.</source>
      <translation>牌不清楚；请摆正，或录入。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/verified/verified.py" />
      <source>the closing at event {seq} says {said}, but its hands total {sums}</source>
      <translation>事件 {seq} 的收桌记为 {said}，而各局合计 {sums}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server_needs.py" />
      <source>the database sorts as the system does</source>
      <translation>数据库的排序与系统一致</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/watch.py" />
      <source>the dice are not clear; spread them on the tray, or enter them.</source>
      <translation>骰子不清楚；请在盘上摊开，或录入。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/verified/verified.py" />
      <source>the figure for event {seq} does not match the event</source>
      <translation>事件 {seq} 的数字与事件内容不符</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/verified/verified.py" />
      <source>the figure for event {seq} has another dealer, game, time, or count than its events</source>
      <translation>事件 {seq} 的数字与其事件的荷官、游戏、时间或次数不符</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/write.py" />
      <source>the floor’s copy has its checkpoints</source>
      <translation>楼面副本有其检查点</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/watch.py" />
      <source>the index of card {place} from the left is not clear; turn it to the light, or enter it.</source>
      <translation>左起第 {place} 张的角码不清楚；请转向光线，或录入。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server_needs.py" />
      <source>the newest WAL file could not be archived: read the server log</source>
      <translation>最新的 WAL 文件无法归档：请查看服务器日志</translation>
    </message>
    <message>
      <location filename="../../drivers/link.py" />
      <source>the other side ended the connection</source>
      <translation>对方已断开连接</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>the owner’s rights</source>
      <translation>所有者的权限</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>the right to push for every table</source>
      <translation>代所有牌桌发送的权限</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/verified/verified.py" />
      <source>the row of hand {hand} does not match its events</source>
      <translation>第 {hand} 局的记录与其事件不符</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/watch.py" />
      <source>the same card appears twice; check, and call the floor if there are two.</source>
      <translation>同一张牌显示两次；请核对，若真有两张请呼叫主管。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server_needs.py" />
      <source>the server has {memory} of memory; shared_buffers and the enrolled devices need {needed}</source>
      <translation>服务器内存为 {memory}；shared_buffers 和已登记的设备需要 {needed}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server_needs.py" />
      <source>the server log records connections, rejected logins and refused statements</source>
      <translation>服务器日志记录连接、被拒的登录和被拒的语句</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server_needs.py" />
      <source>the server reads no list of revoked certificates: set ssl_crl_file</source>
      <translation>服务器没有读取已吊销证书的列表：请设置 ssl_crl_file</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server_needs.py" />
      <source>the server’s certificate ends on {day} (kiosk floor renew-server)</source>
      <translation>服务器的证书于 {day} 到期（kiosk floor renew-server）</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server_needs.py" />
      <source>the sort order changed in an upgrade: run REINDEX DATABASE {name}, then ALTER DATABASE {name} REFRESH COLLATION VERSION</source>
      <translation>升级后排序方式已改变：先运行 REINDEX DATABASE {name}，再运行 ALTER DATABASE {name} REFRESH COLLATION VERSION</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server_needs.py" />
      <source>the sort order of {name} changed in an upgrade: run REINDEX DATABASE, then ALTER COLLATION {name} REFRESH VERSION</source>
      <translation>{name} 的排序规则在升级后改变了：请运行 REINDEX DATABASE，然后运行 ALTER COLLATION {name} REFRESH VERSION</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/verified/verified.py" />
      <source>the whole journal, which was verified, is missing</source>
      <translation>曾经核验过的整个日志已不在此处</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/drill.py" />
      <source>the winner: seat {seat}</source>
      <translation>赢家：{seat} 号位</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/drill.py" />
      <source>the winners: seats {seats}</source>
      <translation>赢家：{seats} 号位</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recall.py" />
      <source>this game exports hand records only</source>
      <translation>此游戏只有牌局记录</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server_needs.py" />
      <source>this server is a primary</source>
      <translation>此服务器是主服务器</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server_needs.py" />
      <source>this server is a standby: check the primary</source>
      <translation>此服务器是备用服务器：请检查主服务器</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/cards.py" />
      <source>three</source>
      <translation>3</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>three of a kind</source>
      <translation>三条</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>three of a kind, {rank}</source>
      <translation>三条 {rank}</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>threes</source>
      <translation>3</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>to act</source>
      <translation>待行动</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>to return</source>
      <translation>待退还</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>to seat {seat}</source>
      <translation>给 {seat} 号位</translation>
    </message>
    <message>
      <location filename="../../kiosk/bank/inspections.py" />
      <source>to the camera</source>
      <translation>用摄像头</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>to the device</source>
      <translation>发往设备</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/felt/seat_results.py" />
      <source>to the rack</source>
      <translation>收入筹码盘</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>today {time}</source>
      <translation>今天 {time}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>tracked {count}</source>
      <translation>记录 {count}</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/authority.py" />
      <source>trainee</source>
      <translation>学员</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>trainer</source>
      <translation>培训员</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/prompts/felt.py" />
      <source>turn</source>
      <translation>转牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/cards.py" />
      <source>two</source>
      <translation>2</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>two pair</source>
      <translation>两对</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>two pair, {rank} and {low}</source>
      <translation>两对 {rank} 和 {low}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/verified/verified.py" />
      <source>two versions from event {seq} on, found {at}</source>
      <translation>自事件 {seq} 起有两个版本，发现于 {at}</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/hands.py" />
      <source>twos</source>
      <translation>2</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/procedure.py" />
      <source>uncalled {points}</source>
      <translation>无人跟 {points}</translation>
    </message>
    <message>
      <location filename="../../kiosk/events/reasons.py" />
      <source>unclear whether it printed. Check the printer, or print it again.</source>
      <translation>不知道是否已打印。请查看打印机，或再次打印。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/diagnostics.py" />
      <source>unknown</source>
      <translation>未知</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>void</source>
      <translation>作废</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>void: {n}</source>
      <translation>作废：{n}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>waits</source>
      <translation>等待</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opened.py" />
      <source>was altered</source>
      <translation>已被改动</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opening.py" />
      <source>was not written by this kiosk</source>
      <translation>不是本终端所写</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/write.py" />
      <source>was written by someone else</source>
      <translation>是他人所写</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>yes</source>
      <translation>是</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>{about}. {ruled}</source>
      <translation>{about}。{ruled}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>{about}. {ruled} The table is closed: the cage moves the chips.</source>
      <translation>{about}。{ruled} 本桌已收桌：由账房处理筹码。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>{amount}</source>
      <translation>{amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/pay_rows.py" />
      <source>{amount} bet</source>
      <translation>{amount} 注</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/cash.py" />
      <source>{amount} is not made of {chip} chips.</source>
      <translation>{chip} 的筹码凑不成 {amount}。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/cash.py" />
      <source>{amount} on the felt</source>
      <translation>台面 {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/limits.py" />
      <source>{amount} to all players together. {aside}</source>
      <translation>所有玩家合计 {amount}。{aside}</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/limits.py" />
      <source>{amount} to one player. {aside}</source>
      <translation>每位玩家 {amount}。{aside}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/felt/seat_results.py" />
      <source>{amount} to the floor</source>
      <translation>{amount} 交主管</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>{amount} was changed for other chips.</source>
      <translation>{amount} 已兑换成其他筹码。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{asked} of {all} lines asked so far</source>
      <translation>已问 {all} 项中的 {asked} 项</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/training/words.py" />
      <source>{asked} of {all} lines asked so far, the last %n answers right</source>
      <translation>
        <numerusform>已问 {all} 项中的 {asked} 项，最近 %n 个答案正确</numerusform>
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
      <translation>{at}；终端运行时跳了 {hours} 小时</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>{before} before this day, {today} on it</source>
      <translation>此日之前 {before}，当日 {today}</translation>
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
      <translation>{blinds} Straddle：{seat} 号位。</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/growth.py" />
      <source>{bytes} a day</source>
      <translation>每天 {bytes}</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/growth.py" />
      <source>{bytes} a day; days until its disk is full: {days}</source>
      <translation>每天 {bytes}；磁盘写满还有 {days} 天</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/decks.py" />
      <source>{card} is not a card: write it as Ah or Td.</source>
      <translation>{card} 不是牌：请写成 Ah 或 Td。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{change} since the week before</source>
      <translation>比前一周 {change}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/charity.py" />
      <source>{charity}: tables {tables}; win {win}, share of the state {state}, share of the charity {share}.</source>
      <translation>{charity}：{tables} 桌；赢额 {win}，州分成 {state}，慈善机构分成 {share}。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>{chip} × {more}</source>
      <translation>{chip} × {more}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>{clause} says: “{says}”</source>
      <translation>{clause} 规定（译文）：{says}</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/seals.py" />
      <source>{code} is not a bar code: enter up to {most} letters, digits, and marks.</source>
      <translation>{code} 不是条码：最多 {most} 个字母、数字和符号。</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>{code}: {what}</source>
      <translation>{code}：{what}</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dice.py" />
      <source>{color} {face}</source>
      <translation>{color}{face}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/console/house.py" />
      <source>{console} claims a jackpot for a hand that is not open: find out who uses its certificate.</source>
      <translation>{console} 为未开始的一手牌申领彩金：请查明谁在使用其证书。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/console/house.py" />
      <source>{console} kept the floor server waiting and was disconnected: find out who uses its certificate.</source>
      <translation>{console} 使服务器等待，已被断开：请查明谁在使用其证书。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/console/house.py" />
      <source>{console} marked an alert as noted before it existed: find out who uses it.</source>
      <translation>{console} 在警报出现之前就已确认：请查明谁在使用它。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/console/house.py" />
      <source>{console} published 500 versions in one day: find out who uses its certificate.</source>
      <translation>{console} 一天内发布了 500 个版本：请查明谁在使用其证书。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/console/house.py" />
      <source>{console} reports wrong PINs of more than four people: find out who uses it.</source>
      <translation>{console} 报告四个以上的人输错 PIN：请查明谁在使用它。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/console/house.py" />
      <source>{console} says that the floor server has lost events: if nobody restored it, find out who uses it.</source>
      <translation>{console} 称服务器丢失了事件：如果没有人恢复过服务器，请查明谁在使用它。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/console/house.py" />
      <source>{console} sends more answers than a table can take: find out who uses it.</source>
      <translation>{console} 发送的回复超过牌桌所能处理的数量：请查明谁在使用它。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/changes.py" />
      <source>{count} counted, {due} due: count again.</source>
      <translation>清点 {count}，应为 {due}：请重新清点。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/evidence.py" />
      <source>{count} face down</source>
      <translation>{count} 张牌面朝下</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/pages/history.py" />
      <source>{count} hands</source>
      <translation>
        <numerusform>{count} 局</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{count} in</source>
      <translation>{count} 人在局</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>{count} of {due}</source>
      <translation>{count} / {due}</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dates.py" />
      <source>{day}, {time}</source>
      <translation>{day} {time}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{day}: {outcome}, nothing answered</source>
      <translation>{day}：{outcome}，未作答</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{day}: {outcome}, {wrong} of {asked} answers and moves wrong</source>
      <translation>{day}：{outcome}，{asked} 个答案和动作中错 {wrong} 个</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>{deck}, learned {at}</source>
      <translation>{deck}，学习于 {at}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>{deck}: all cards shown. Continue.</source>
      <translation>{deck}：牌已全部展示。请继续。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>{deck}: confirm only if it is. If not, set it aside, or find its name.</source>
      <translation>{deck}：确实是才确认。不是则放一边，或查找其名称。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>{deck}: known and in play.</source>
      <translation>{deck}：已学习，使用中。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>{deck}: known.</source>
      <translation>{deck}：已学习。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>{deck}: known. Some cards are often refused.</source>
      <translation>{deck}：已学习。有些牌常被拒读。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>{deck}: lay each card flat, hand away. Set unclear cards aside and show them again at the end.</source>
      <translation>{deck}：每张平放并移开手。不清楚的放一边，最后再展示。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>{deck}: learning the cards.</source>
      <translation>{deck}：正在学习。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>{deck}: now in play.</source>
      <translation>{deck}：现在起使用。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>{deck}: show it to the camera.</source>
      <translation>{deck}：展示给摄像头。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{device}</source>
      <translation>{device}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{device} absent</source>
      <translation>{device} 未接</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/controls.py" />
      <source>{device} cannot be opened: close the program using it.</source>
      <translation>{device} 无法打开：请关闭占用它的程序。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{device} down</source>
      <translation>{device} 断开</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/source.py" />
      <source>{device} not found: check the camera’s cable.</source>
      <translation>找不到 {device}：请检查摄像头的线缆。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{device} offline</source>
      <translation>{device} 离线</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{device} starting</source>
      <translation>{device} 正在启动</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{device} unknown</source>
      <translation>{device} 状态未知</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{device}: check it</source>
      <translation>{device}：请检查</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{device}: cover open</source>
      <translation>{device}：盖子开着</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{device}: paper low</source>
      <translation>{device}：纸快用完</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{device}: paper out</source>
      <translation>{device}：缺纸</translation>
    </message>
    <message>
      <location filename="../../drivers/lookalikes.py" />
      <source>{device}: the cables may be swapped</source>
      <translation>{device}：电缆可能接错</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{does} {amount}</source>
      <translation>{does} {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{does}, called</source>
      <translation>{does}，已报牌</translation>
    </message>
    <message numerus="yes">
      <location filename="../../ui/vm/shift/words.py" />
      <source>{done} of %n tubes</source>
      <translation>
        <numerusform>{done}/%n 个筹码管</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{done} of {all}</source>
      <translation>{done}/{all}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/totals.py" />
      <source>{done} of {all} settled</source>
      <translation>已结 {done}/{all}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>{done} of {most}</source>
      <translation>{done}/{most}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/deck.py" />
      <source>{done} of {most} cards</source>
      <translation>{most} 张牌中的 {done} 张</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/zones.py" />
      <source>{done} of {most} places</source>
      <translation>{most} 个位置中的 {done} 个</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/calibrate.py" />
      <source>{done} of {most} positions</source>
      <translation>{most} 个位置中的 {done} 个</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{done} of {of}</source>
      <translation>{done}/{of}</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>{do} What do you say?</source>
      <translation>{do} 您说什么？</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/jackpots.py" />
      <source>{entry}: {error}.</source>
      <translation>{entry}：{error}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/record.py" />
      <source>{error}; correct the record.</source>
      <translation>{error}；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{events} for {age}</source>
      <translation>{events}，已 {age}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{exercise} · {game}</source>
      <translation>{exercise} · {game}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/new_game/__init__.py" />
      <source>{file} cannot be read as plain text: {error}.</source>
      <translation>{file} 不能作为纯文本读取：{error}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/settling.py" />
      <source>{file} cannot be read: {strerror}.</source>
      <translation>{file} 无法读取：{strerror}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/check.py" />
      <source>{file} differs from the document of the game:</source>
      <translation>{file} 与游戏文件不同：</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/new_game/__init__.py" />
      <source>{file} has no sentence of a rule: choose the game’s document.</source>
      <translation>{file} 中没有规则语句：请选择该游戏的规则文件。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/settling.py" />
      <source>{file} is UTF-16 or UTF-32: save it as UTF-8.</source>
      <translation>{file} 是 UTF-16 或 UTF-32：请存为 UTF-8。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/reading/deck.py" />
      <source>{file} is for another vision model: show the deck again.</source>
      <translation>{file} 属于另一识别模型：请重新展示整副牌。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/reading/deck.py" />
      <source>{file} is not a readable deck: show the deck again.</source>
      <translation>{file} 不是可读的整副牌：请重新展示。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/settling.py" />
      <source>{file} is too large, or not UTF-8: split it, or save it as UTF-8.</source>
      <translation>{file} 过大或不是 UTF-8：请拆分，或另存为 UTF-8。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>{first} to {last}</source>
      <translation>{first} 至 {last}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>{first} to {last}, all there</source>
      <translation>{first} 至 {last}，齐全</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/procedure.py" />
      <source>{first} · {second}</source>
      <translation>{first} · {second}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/new_game/__init__.py" />
      <source>{folder} already exists: choose another name or folder.</source>
      <translation>{folder} 已存在：请另选名称，或另选文件夹。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/certificates.py" />
      <source>{folder} already has an authority: use another folder.</source>
      <translation>{folder} 中已有颁发机构：请换一个文件夹。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/new_house.py" />
      <source>{folder} cannot be written: {why}.</source>
      <translation>无法写入 {folder}：{why}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/new_house.py" />
      <source>{folder} is not empty: choose another folder.</source>
      <translation>{folder} 不是空文件夹：请选择其他文件夹。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/own_server.py" />
      <source>{folder} is not empty: give the server its own folder.</source>
      <translation>{folder} 里有别的东西：请给服务器一个单独的文件夹。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/app/commands/check.py" />
      <source>{folder}: %n errors.</source>
      <translation>
        <numerusform>{folder}：%n 个错误。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/check.py" />
      <source>{folder}: no errors.</source>
      <translation>{folder}：没有错误。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>{folds} After the last bet the cards are in front of the chips: only the dealer touches them.</source>
      <translation>{folds}下完最后一注后，牌放在筹码前：只有荷官可以碰。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>{form} filled in</source>
      <translation>{form} 已填写</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/menu.py" />
      <source>{found}
You sign: {why}</source>
      <translation>{found}
您签名确认：{why}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/rules.py" />
      <source>{game}
Revision {revision}</source>
      <translation>{game}
版本 {revision}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/training/reminders.py" />
      <source>{group}: %n lines to learn by {day}.</source>
      <translation>
        <numerusform>{group}：{day} 前要学 %n 项。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/training/reminders.py" />
      <source>{group}: %n lines were due on {day}.</source>
      <translation>
        <numerusform>{group}：%n 项已于 {day} 到期。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/banked.py" />
      <source>{hand} beats {other}</source>
      <translation>{hand} 胜 {other}</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/banked.py" />
      <source>{hand} loses to {other}</source>
      <translation>{hand} 负于 {other}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>{hand} loses, below a flush</source>
      <translation>{hand} 输，小于同花</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/banked.py" />
      <source>{hand} ties the dealer’s hand</source>
      <translation>{hand} 与荷官的手牌平手</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_peek/procedure.py" />
      <source>{hand} wins, below a flush</source>
      <translation>{hand} 赢，小于同花</translation>
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
      <translation>{hand}，</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/compare.py" />
      <source>{hand}, {rank} kicker</source>
      <translation>{hand}，{rank} 踢脚</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{heading}: {asks}</source>
      <translation>{heading}：{asks}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{heading}: {said} → {right}</source>
      <translation>{heading}：{said} → {right}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>{highest} is called up to {called}: {back} returned</source>
      <translation>{highest} 被跟到 {called}：退回 {back}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{hours} h</source>
      <translation>{hours} 小时</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{hours} h trained</source>
      <translation>已培训 {hours} 小时</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{hours} of {of} h trained</source>
      <translation>已培训 {hours} / {of} 小时</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/office.py" />
      <source>{hours} of {of} training hours are done: complete them before a certificate is signed.</source>
      <translation>已培训 {hours} / {of} 小时：签发证书前须补足。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>{id} is no longer locked.</source>
      <translation>{id} 已解除锁定。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/house/recovering.py" />
      <source>{id} is not a manager: a manager must set this person’s PIN (kiosk staff pin).</source>
      <translation>{id} 不是经理：须由经理设置此人的 PIN（kiosk staff pin）。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{id} is not in the register · who trained under this ID?</source>
      <translation>{id} 不在员工名单中 · 是谁用此编号培训的？</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>{id} is not locked.</source>
      <translation>{id} 未被锁定。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>{id} is now {name}.</source>
      <translation>{id} 现名为 {name}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>{id} is on the staff already. Where no recovery code was printed, print one: kiosk staff code --by {id}.</source>
      <translation>{id} 已在员工名单中。若未打印恢复码，请打印：kiosk staff code --by {id}。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>{id} · {roles} · license {license} · badge {badge}</source>
      <translation>{id} · {roles} · 执照 {license} · 工牌 {badge}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/night.py" />
      <source>{item}: {note}</source>
      <translation>{item}：{note}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/verified/verified.py" />
      <source>{jackpot} of {laid} was won twice: by {table}, hand {first}, and here in hand {hand}</source>
      <translation>{laid} 的 {jackpot} 被赢两次：{table} 第 {first} 局，以及此处第 {hand} 局</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/claims.py" />
      <source>{jackpot} was won at {table} in hand {hand}: a manager must confirm this.</source>
      <translation>{jackpot} 已在 {table} 第 {hand} 局中奖：须由经理确认。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/console/house.py" />
      <source>{jackpot}: {table}, hand {hand}, and hand {again} here</source>
      <translation>{jackpot}：{table} 第 {hand} 局，以及此处第 {again} 局</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>{kind}, hand {hand}</source>
      <translation>{kind}，第 {hand} 局</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{known} of {all} known</source>
      <translation>已掌握 {known}/{all}</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/game/game.py" />
      <source>{least} – {most}</source>
      <translation>{least} – {most}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{limits} · hand {hand}</source>
      <translation>{limits} · 第 {hand} 局</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>{line}, pay {amount}</source>
      <translation>{line}，赔付 {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>{line}, push {amount}</source>
      <translation>{line}，退注 {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>{line}, take {amount}</source>
      <translation>{line}，收取 {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/rules.py" />
      <source>{line}: {pays}</source>
      <translation>{line}：{pays}</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/locks.py" />
      <source>{locked} Unlocked by {who}.</source>
      <translation>{locked} 由{who}解锁。</translation>
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
      <location filename="../../kiosk/core/dates.py" />
      <source>{month} {day}</source>
      <translation>{month}{day}日</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dates.py" />
      <source>{month} {day}, {year}</source>
      <translation>{year}年{month}{day}日</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dates.py" />
      <source>{month} {day}, {year} · {time}</source>
      <translation>{year}年{month}{day}日 · {time}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{name} (floor) is coming: {why}</source>
      <translation>主管 {name} 正在过来：{why}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>{name} belongs to {role}: restore the database with its owners</source>
      <translation>{name} 属于 {role}：请连同所有者一起恢复数据库</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/eye.py" />
      <source>{name} cannot be read: set the camera up again.</source>
      <translation>{name} 无法读取：请重新设置摄像头。</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/register.py" />
      <source>{name} cannot do this: choose someone else.</source>
      <translation>{name} 不能这样做：请另选一人。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{name} cannot sign here: someone else must sign.</source>
      <translation>{name} 不能在此签名：须由他人签名。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>{name} enters a new PIN.</source>
      <translation>{name} 输入新 PIN。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/people_words.py" />
      <source>{name} enters the same PIN again.</source>
      <translation>{name} 再次输入同一 PIN。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/money/payouts.py" />
      <source>{name} has already signed: another person must.</source>
      <translation>{name} 已签名：须由另一人签名。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>{name} has left.</source>
      <translation>{name} 已离职。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>{name} has left: use `kiosk staff return` first.</source>
      <translation>{name} 已离职：请先使用 `kiosk staff return`。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>{name} has no badge.</source>
      <translation>{name} 没有工牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/gate.py" />
      <source>{name} has no certificate for this game: train first, or choose another dealer.</source>
      <translation>{name} 没有此游戏的证书：请先培训，或另选荷官。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/source.py" />
      <source>{name} has no pictures: put .jpg or .png files there.</source>
      <translation>{name} 没有图片：请放入 .jpg 或 .png 文件。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>{name} has signed in at {table} and is signed out here.</source>
      <translation>{name} 已在 {table} 登录，此处已退出登录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>{name} has the badge {badge}.</source>
      <translation>{name} 的工牌是 {badge}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>{name} has the license {license}.</source>
      <translation>{name} 的执照是 {license}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/devices.py" />
      <source>{name} is OK.</source>
      <translation>{name} 正常。</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/register.py" />
      <source>{name} is already on staff as {id}: enter a license number for each.</source>
      <translation>{name} 已以 {id} 在册：请为两人各输入执照号。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{name} is certified until {day}.</source>
      <translation>{name} 已获证至 {day}。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{name} is coming.</source>
      <translation>{name} 正在过来。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/jackpots.py" />
      <source>{name} is given twice: give one amount.</source>
      <translation>{name} 给了两次：只给一个金额。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/staff/locks.py" />
      <source>{name} is locked out until {at}: %n wrong PINs.</source>
      <translation>
        <numerusform>{name} 输错 %n 次，锁定至 {at}。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>{name} is locked out: someone else must sign.</source>
      <translation>{name} 已被锁定：须由他人签名。</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/locks.py" />
      <source>{name} is locked until {at}. The floor or another table locked this PIN.</source>
      <translation>{name} 被锁定至 {at}。由主管或其他牌桌锁定此 PIN。</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/locks.py" />
      <source>{name} is locked until {at}. {by} locked this PIN.</source>
      <translation>{name} 被锁定至 {at}。由 {by} 锁定此 PIN。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/source.py" />
      <source>{name} is not a readable picture: remove it.</source>
      <translation>{name} 不是可读的图片：请移除它。</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/source.py" />
      <source>{name} is not a readable video: choose another file.</source>
      <translation>{name} 不是可读的视频：请另选文件。</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/register.py" />
      <source>{name} is not {role}: choose someone with that role.</source>
      <translation>{name} 不是{role}：请选有该角色的人。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>{name} is on the staff already: set another PIN with kiosk staff pin.</source>
      <translation>{name} 已在员工名单中：请用 kiosk staff pin 设置新的 PIN。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>{name} is on the staff.</source>
      <translation>{name} 已列入员工名单。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{name} is signed in at another console: sign out there first.</source>
      <translation>{name} 已在另一控制台登录：请先在那里退出。</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/register.py" />
      <source>{name} is the last one who can sign: this PIN is not locked.</source>
      <translation>{name} 是最后一位能签名的人：不锁定此 PIN。</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/register.py" />
      <source>{name} is the only manager: add another one first.</source>
      <translation>{name} 是唯一的经理：请先添加另一位经理。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/locks.py" />
      <source>{name} is unlocked.</source>
      <translation>{name} 已解锁。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/records.py" />
      <source>{name} must be one of {words}; correct the record.</source>
      <translation>{name} 须为 {words} 之一；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/file.py" />
      <source>{name} needs at least one role: choose one.</source>
      <translation>{name} 至少需要一个角色：请选一个。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/devices.py" />
      <source>{name} needs attention.</source>
      <translation>{name} 需要处理。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{name} no longer works here: another dealer signs in.</source>
      <translation>{name} 已离职：须由另一位荷官登录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/register.py" />
      <source>{name} no longer works here: choose another.</source>
      <translation>{name} 已离职：请另选一人。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>{name} no longer works here: signed out.</source>
      <translation>{name} 已离职，现已退出登录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>{name} reads like {other}, ID {id}. Are they two people?</source>
      <translation>{name} 与 {other}（ID {id}）相似。是两个人吗？</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/training.py" />
      <source>{name} still works here: answers are deleted after a person has left.</source>
      <translation>{name} 仍在职：离职后才能删除其回答。</translation>
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
        <numerusform>{name}：自上次登录以来有 %n 次错误的 PIN。如非本人输入，请通知主管。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{name}: enter your PIN.</source>
      <translation>{name}：请输入您的 PIN。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/jackpots.py" />
      <source>{name}: no chips make a share of {share}.</source>
      <translation>{name}：没有筹码能凑成 {share} 的份额。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>{name}: no chips make a share of {share}. Post another amount, or pay it by check.</source>
      <translation>{name}：没有筹码能凑成 {share} 的份额。请公示另一金额，或用支票支付。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{name}: signed, and valid from the next sign-in.</source>
      <translation>{name}：已签名，下次登录起生效。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/giving_back.py" />
      <source>{name}: take back {amount}</source>
      <translation>{name}：收回 {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/people/people.py" />
      <source>{name}: the floor relieves you after this hand.</source>
      <translation>{name}：主管已安排人在本局后接替您。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{name}: your PIN acknowledges the hand.</source>
      <translation>{name}：输入 PIN 即确认此手牌。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{name}: your PIN disputes the hand.</source>
      <translation>{name}：输入 PIN 即对此手牌提出争议。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{name}: your PIN signs the ruling.</source>
      <translation>{name}：输入 PIN 即为裁定签名。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/staff.py" />
      <source>{name}: {roles}.</source>
      <translation>{name}：{roles}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/reopening.py" />
      <source>{name}: {was}, should be {due}</source>
      <translation>{name}：实际{was}，应{due}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{name}: “Acknowledge” signs with your badge.</source>
      <translation>{name}：“确认”即以您的工牌签名。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/examination/gate.py" />
      <source>{name}’s certificate for this game expired {day}: train again, or choose another dealer.</source>
      <translation>{name} 对此游戏的证书已于 {day} 过期：请重新培训，或另选荷官。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/signatures.py" />
      <source>{needed} supervisors must sign for this.</source>
      <translation>此操作须由 {needed} 名主管签名。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>{nth}. {step}</source>
      <translation>{nth}. {step}</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/records.py" />
      <source>{number} is too large for a number; correct the record.</source>
      <translation>{number} 作为数字太大；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/records.py" />
      <source>{number} is too large: no number is above {most}; correct the record.</source>
      <translation>{number} 太大：任何数字都不超过 {most}；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{n} corrections</source>
      <translation>{n} 次更正</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{n} h fast</source>
      <translation>快 {n} 小时</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{n} h slow</source>
      <translation>慢 {n} 小时</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{n} min</source>
      <translation>{n} 分钟</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{n} min fast</source>
      <translation>快 {n} 分钟</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{n} min slow</source>
      <translation>慢 {n} 分钟</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{n} open</source>
      <translation>{n} 桌已开</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{n} s fast</source>
      <translation>快 {n} 秒</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{n} s slow</source>
      <translation>慢 {n} 秒</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>{n} with a rake</source>
      <translation>{n} 张抽水</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>{odds.words}</source>
      <translation>{odds.on} 赔 {odds.pays}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>{one} against {two}</source>
      <translation>{one} 对 {two}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/turn.py" />
      <source>{option} {amount}</source>
      <translation>{option} {amount}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>{option}, from {least}</source>
      <translation>{option}，{least} 起</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>{option}, {least} to {most}</source>
      <translation>{option}，{least} 至 {most}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{option} …</source>
      <translation>{option}……</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/command_line/options.py" />
      <source>{out} cannot be written: {why}.</source>
      <translation>无法写入 {out}：{why}。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{pace}, usual {least} to {most}</source>
      <translation>{pace}，通常 {least} 至 {most}</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/sealed.py" />
      <source>{part}: {old} → {new}</source>
      <translation>{part}：{old} → {new}</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/store/store.py" />
      <source>{path} cannot be written ({why}): check its folder.</source>
      <translation>{path} 无法写入（{why}）：请检查其文件夹。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/store/store.py" />
      <source>{path} has no training data: choose a file that a kiosk wrote.</source>
      <translation>{path} 不含培训数据：请选终端写出的文件。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/versions.py" />
      <source>{path} is damaged: delete it, and the floor server resends it.</source>
      <translation>{path} 已损坏：请删除，楼面服务器会重新发送。</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/file_plan.py" />
      <source>{path} is damaged: move the files of the newest folder in {folder}/aside back to {folder}, then delete {path}.</source>
      <translation>{path} 已损坏：请将 {folder}/aside 中最新文件夹里的文件移回 {folder}，然后删除 {path}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/opened.py" />
      <source>{path} is empty or not a journal: check the path; nothing was changed.</source>
      <translation>{path} 是空的或不是日志：请检查路径；没有任何更改。</translation>
    </message>
    <message>
      <location filename="../../kiosk/journal/file.py" />
      <source>{path} is on a disk without write-ahead logging: use a local disk.</source>
      <translation>{path} 所在磁盘不支持预写日志：请用本地磁盘。</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/report.py" />
      <source>{path}, {size}</source>
      <translation>{path}，{size}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/training.py" />
      <source>{path}: answers added: {answers}.</source>
      <translation>{path}：已合并的答案：{answers}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/errors.py" />
      <source>{path}: {error}. Check the path and its permissions.</source>
      <translation>{path}：{error}。请检查该路径及其使用权限。</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/banked.py" />
      <source>{pays} to {on}</source>
      <translation>{on} 赔 {pays}</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/money/settlement.py" />
      <source>{pays} to {on} on {stake}</source>
      <translation>{on} 赔 {pays}，注 {stake}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/pay_rows.py" />
      <source>{percent}%</source>
      <translation>{percent}%</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/money/settlement.py" />
      <source>{percent}% of the {jackpot}</source>
      <translation>{jackpot} 的 {percent}%</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/money/settlement.py" />
      <source>{percent}% of the {jackpot}, shared by {winners}</source>
      <translation>{jackpot} 的 {percent}%，由 {winners} 人分</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{percent}% time</source>
      <translation>{percent}% 时间</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{percent}% words</source>
      <translation>{percent}% 文字</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/trained.py" />
      <source>{person} still works here at the floor server: publish people first.</source>
      <translation>在楼面服务器上，{person} 仍在职：请先发布人员名单。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/console/house.py" />
      <source>{person}: {wrong} wrong PINs within a day, at {tables} tables: find out who tries.</source>
      <translation>{person}：一天内在 {tables} 张牌桌输错 PIN {wrong} 次：请查明是谁在尝试。</translation>
    </message>
    <message>
      <location filename="../../drivers/link.py" />
      <source>{port} could not be opened: {why}.</source>
      <translation>{port} 无法打开：{why}。</translation>
    </message>
    <message>
      <location filename="../../drivers/link.py" />
      <source>{port} is open.</source>
      <translation>{port} 已打开。</translation>
    </message>
    <message>
      <location filename="../../drivers/link.py" />
      <source>{port} is opening.</source>
      <translation>{port} 正在打开。</translation>
    </message>
    <message>
      <location filename="../../drivers/link.py" />
      <source>{port} not found: check the cable and the device’s power.</source>
      <translation>找不到 {port}：请检查线缆和设备电源。</translation>
    </message>
    <message>
      <location filename="../../drivers/link.py" />
      <source>{port} was lost ({why}): check its cable and power.</source>
      <translation>{port} 已断开（{why}）：请检查其线缆和电源。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/totals.py" />
      <source>{pot} to seat {seat}</source>
      <translation>{pot} 推给 {seat} 号位</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/totals.py" />
      <source>{pot} to seats {seats}</source>
      <translation>{pot} 推给 {seats} 号位</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/drill.py" />
      <source>{pot} · {winners}</source>
      <translation>{pot} · {winners}</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/pots.py" />
      <source>{pot}: {parts} = {amount}</source>
      <translation>{pot}：{parts} = {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/peekpoker/procedure.py" />
      <source>{pot}: {points}</source>
      <translation>{pot}：{points}</translation>
    </message>
    <message>
      <location filename="../../ui/cues.py" />
      <source>{program} cannot be started: {why}.</source>
      <translation>{program} 无法启动：{why}。</translation>
    </message>
    <message>
      <location filename="../../ui/cues.py" />
      <source>{program} ended with status {status}: check the sound card.</source>
      <translation>{program} 以状态 {status} 结束：请检查声卡。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>{rake}; promotion {promotion}</source>
      <translation>{rake}；推广金 {promotion}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>{rake}; rake at least {least}</source>
      <translation>{rake}；抽水至少 {least}</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/cards.py" />
      <source>{rank} of {suit}</source>
      <translation>{suit}⁠{rank}</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>{read} of {cards} cards in view read: straighten the others, or show the deck again.</source>
      <translation>视野内 {cards} 张牌读出 {read} 张：请摆正其余的牌，或再次展示这副牌。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{right} of {asked} answers right; 95% confident: at least {percent}%</source>
      <translation>{asked} 个答案中对 {right} 个；95% 把握：至少 {percent}%</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{right} of {asked} moves right; 95% confident: at least {percent}%</source>
      <translation>{asked} 个动作中对 {right} 个；95% 把握：至少 {percent}%</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{right} of {asked} right</source>
      <translation>{asked} 次中对 {right} 次</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{right} of {asked} right in {seconds} s. Only a perfect hand counts.</source>
      <translation>{asked} 题中对 {right} 题，用时 {seconds} 秒。只有无错的一局才算。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>{role} can neither create nor use {what}</source>
      <translation>{role} 不能建立也不能使用{what}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>{role} has no server admin rights</source>
      <translation>{role} 没有服务器管理权</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>{role} has the settings that it was enrolled with, and no password</source>
      <translation>{role} 保持注册时的设置，且没有密码</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/enrollment.py" />
      <source>{role} is not a valid role name: use letters, digits, - and _, at most 63.</source>
      <translation>{role} 不是有效的角色名：请用字母、数字、- 和 _，最多 63 个。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/access.py" />
      <source>{role} may publish, as before.</source>
      <translation>{role} 照旧可以发布。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/access.py" />
      <source>{role} may publish.</source>
      <translation>{role} 可以发布。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>{role} may {what}, and nothing else in {tried} tries</source>
      <translation>{role} 能 {what}，在 {tried} 次尝试中别无其他</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>{role} must not {what}, but can</source>
      <translation>{role} 不应能 {what}，却能</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/publishing.py" />
      <source>{role} publishes with another key: use another name.</source>
      <translation>{role} 使用另一密钥发布：请换一个名称。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>{role} should {what}, but cannot</source>
      <translation>{role} 应能 {what}，却不能</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/access.py" />
      <source>{role}: {certificates}, {connections}.</source>
      <translation>{role}：{certificates}，{connections}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/words.py" />
      <source>{rule} It is at least {least}.</source>
      <translation>{rule}至少为 {least}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/banked.py" />
      <source>{rule} Push: {lines}.</source>
      <translation>{rule}退注：{lines}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>{ruling} {says}</source>
      <translation>{ruling}{says}</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/noticing.py" />
      <source>{said} Seat {seat} puts {amount} on {spot}.</source>
      <translation>{said} {seat} 号位在 {spot} 放 {amount}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>{says} Kiosk: {kiosk}.</source>
      <translation>{says} 终端：{kiosk}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/seals.py" />
      <source>{seal} is not a seal number: enter up to {most} letters of A to Z, digits, “-”, “.”, and “/”.</source>
      <translation>{seal} 不是封条号：最多 {most} 个 A 到 Z 的字母、数字、“-”、“.”和“/”。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>{seal} is not in the register.</source>
      <translation>{seal} 未登记。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seal_words.py" />
      <source>{seal}: {step}</source>
      <translation>{seal}：{step}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>{seats} at {least}</source>
      <translation>座位 {seats}：{least}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>{seconds} s</source>
      <translation>{seconds} 秒</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server_needs.py" />
      <source>{setting} is {value}</source>
      <translation>{setting} 为 {value}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server_needs.py" />
      <source>{setting} is {value}: set it to {wanted}</source>
      <translation>{setting} 为 {value}：请设为 {wanted}</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/server_needs.py" />
      <source>{setting} is {value}; the enrolled devices need {needed}</source>
      <translation>{setting} 为 {value}；已登记的设备需要 {needed}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/drill.py" />
      <source>{share}% of {pot}: {part}</source>
      <translation>{pot} 的 {share}%：{part}</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>{small}/{big} limit</source>
      <translation>{small}/{big} 限注</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>{small}/{big} no limit</source>
      <translation>{small}/{big} 无限注</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/texas_holdem/rules.py" />
      <source>{small}/{big} spread</source>
      <translation>{small}/{big} 区间注</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/file_plan.py" />
      <source>{source} and {target} both exist: move one away, then repeat the command.</source>
      <translation>{source} 和 {target} 同时存在：移走其中一个，然后重复该命令。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/reports_taken.py" />
      <source>{source} reports more locked people than one place can have: {name} is not locked.</source>
      <translation>{source} 报告的锁定人数超过一处的上限：{name} 不被锁定。</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/publishing/reports_taken.py" />
      <source>{source} reports {name}, but its device did not sign that: refused.</source>
      <translation>{source} 报告了 {name}，但其设备未签名：已拒绝。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>{spot} {amount}</source>
      <translation>{spot} {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/kernel/suspension.py" />
      <source>{spot}, card {nth}</source>
      <translation>{spot}，第 {nth} 张</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{spot}: enter card {nth} of {all}.</source>
      <translation>录入{spot}的牌，第 {nth} 张（共 {all} 张）。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>{spot}: none</source>
      <translation>{spot}：无</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>{spot}: {cards}</source>
      <translation>{spot}：{cards}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>{spot}: {die}</source>
      <translation>{spot}：{die}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{stage}: {progress}</source>
      <translation>{stage}：{progress}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/screen_options.py" />
      <source>{start} to {end}</source>
      <translation>{start} 至 {end}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>{state}; BAD SIGNATURE</source>
      <translation>{state}；签名错误</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>{state}; signed by a key NOT TRUSTED here</source>
      <translation>{state}，所用密钥在此不受信任</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/players.py" />
      <source>{status}: must not play</source>
      <translation>{status}：不得参与</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/under_way/exception_words.py" />
      <source>{step}: {option}</source>
      <translation>{step}：{option}</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/cards.py" />
      <source>{step}: “{do}” By which rule?</source>
      <translation>{step}：“{do}”依据哪条规则？</translation>
    </message>
    <message>
      <location filename="../../kiosk/games/new_hampshire/procedure.py" />
      <source>{street} bets, please. {low} to {high} times your ante.</source>
      <extracomment>Called aloud by the dealer, in English: keep it as it is.</extracomment>
      <translation>{street} bets, please. {low} to {high} times your ante.</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>{table} agrees with its hands</source>
      <translation>{table} 与其牌局相符</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>{table} is explained</source>
      <translation>{table} 已说明</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>{table} is over</source>
      <translation>{table} 盈余</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>{table} is short</source>
      <translation>{table} 短缺</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/books/words.py" />
      <source>{table} must be explained</source>
      <translation>{table} 须说明</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/access.py" />
      <source>{table} signs in as {role}, as before.</source>
      <translation>{table} 照旧以 {role} 登录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/access.py" />
      <source>{table} signs in as {role}.</source>
      <translation>{table} 以 {role} 登录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/reports/report.py" />
      <source>{table} · {day}, {time}</source>
      <translation>{table} · {day} {time}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{table} · {name}</source>
      <translation>{table} · {name}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{table} · {order}: signed</source>
      <translation>{table} · {order}：已签名</translation>
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
      <translation>{table}，日志 {journal}：{events}，{signed} 个有签名：{found}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/drill.py" />
      <source>{table}: no paying hand</source>
      <translation>{table}：没有赔付的牌</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/drill.py" />
      <source>{table}: {line}, {pays}</source>
      <translation>{table}：{line}，{pays}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/floor/commands.py" />
      <source>{table}: {pushed}; the floor server has {count}.</source>
      <translation>{table}：{pushed}；楼面服务器有 {count} 个。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{table}: {why}</source>
      <translation>{table}：{why}</translation>
    </message>
    <message>
      <location filename="../../kiosk/diagnostics/self_tests.py" />
      <source>{tags} of {due} corner tags seen: uncover the others.</source>
      <translation>看到 {due} 个角标中的 {tags} 个：请露出其余的。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{taken} of {seats}</source>
      <translation>{taken}/{seats}</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/money/settlement.py" />
      <source>{terms} is {amount}, cut to the house limit</source>
      <translation>{terms}，应付 {amount}，按本场所上限减少</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/money/settlement.py" />
      <source>{terms} is {amount}, rounded to whole chips</source>
      <translation>{terms}，应付 {amount}，取整到整枚筹码</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/banked/banked.py" />
      <source>{times}×</source>
      <translation>{times}×</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/dates.py" />
      <source>{time} · {month} {day}</source>
      <translation>{time} · {month}{day}日</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{time}, {n} h ago</source>
      <translation>{time}，{n} 小时前</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/surface.py" />
      <source>{touched} of {all} fields · most fingers at once: {fingers}</source>
      <translation>{all} 个区块中的 {touched} 个 · 同时最多 {fingers} 指</translation>
    </message>
    <message>
      <location filename="../../ui/vm/controls/words.py" />
      <source>{trainee} with {dealer}</source>
      <translation>{trainee} 由 {dealer} 带教</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/server/tried_rights.py" />
      <source>{verb} on {name} is refused, even to a superuser</source>
      <translation>对 {name} 的 {verb} 被拒绝，超级用户也不行</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/rulings.py" />
      <source>{void} Void tax forms, with their seats: {forms}.</source>
      <translation>{void} 作废的税表及其座位：{forms}。</translation>
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
      <translation>{wager} · 注 {bet}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/felt/seat_results.py" />
      <source>{wager}: take {amount}</source>
      <translation>{wager}：收取 {amount}</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/hand/due.py" />
      <source>{was}, should be {due}</source>
      <translation>实际{was}，应{due}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{well}/{all} devices OK</source>
      <translation>{well}/{all} 台设备正常</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/sim/set_up.py" />
      <source>{what}</source>
      <translation>{what}</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/kernel/damage.py" />
      <source>{what} Keep the journal file.</source>
      <translation>{what} 保留日志文件。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/scenario.py" />
      <source>{what} is not an event in this game{hint}.</source>
      <translation>此游戏中没有事件 {what}{hint}。</translation>
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
      <translation>{what}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/scenarios/situation.py" />
      <source>{what}: seat {seat}.</source>
      <translation>{what}：{seat} 号位。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/seals.py" />
      <source>{what}: {number}</source>
      <translation>{what}：{number}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/night.py" />
      <source>{when} has not begun: choose an earlier one.</source>
      <translation>{when} 尚未开始：请选择更早的日期。</translation>
    </message>
    <message>
      <location filename="../../kiosk/archive/recalled_hand.py" />
      <source>{when}. {said}</source>
      <translation>{when}。{said}</translation>
    </message>
    <message>
      <location filename="../../kiosk/procedure/records/record_input.py" />
      <source>{where}: {wrong}; correct the record.</source>
      <translation>{where}：{wrong}；请更正记录。</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/banked.py" />
      <source>{who} added the wager, which is already the player’s.</source>
      <translation>{who}把注码也加上了，而它本就是玩家的。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>{who} disputes seat {seat}, {wager}: “{claim}”, should be {claimed}.</source>
      <translation>{who} 对 {seat} 号位的 {wager} 提出争议：“{claim}”，应{claimed}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>{who} disputes seat {seat}, {wager}: “{claim}”.</source>
      <translation>{who} 对 {seat} 号位的 {wager} 提出争议：“{claim}”。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>{who} disputes seat {seat}: “{claim}”, claims {claimed}.</source>
      <translation>{who} 对 {seat} 号位提出争议：“{claim}”，要求 {claimed}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/rulings/disputes.py" />
      <source>{who} disputes seat {seat}: “{claim}”.</source>
      <translation>{who} 对 {seat} 号位提出争议：“{claim}”。</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/pots.py" />
      <source>{who} left the drop in the pot.</source>
      <translation>{who}没有从底池中扣除应入箱的部分。</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/banked.py" />
      <source>{who} paid nothing, but this wins.</source>
      <translation>{who}没有赔付，而这手牌赢。</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/pots.py" />
      <source>{who} pushed all the pots: push each pot separately.</source>
      <translation>{who}推出了所有底池：每个底池应单独推。</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/pots.py" />
      <source>{who} pushed the whole pot, but it is split.</source>
      <translation>{who}推出了整个底池，而它应平分。</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/banked.py" />
      <source>{who} used {line} for a bet of {bet}.</source>
      <translation>{who}对 {bet} 的注用了 {line}。</translation>
    </message>
    <message>
      <location filename="../../kiosk/drills/banked.py" />
      <source>{who} used {odds}: {wager}, {line}.</source>
      <translation>{who}用了 {odds}：{wager}，{line}。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/recall.py" />
      <source>{who} · {time}</source>
      <translation>{who} · {time}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/disputes.py" />
      <source>{who}: “{claim}”</source>
      <translation>{who}：“{claim}”</translation>
    </message>
    <message>
      <location filename="../../kiosk/floor/console/link.py" />
      <source>{why}</source>
      <translation>{why}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/devices.py" />
      <source>{why}.</source>
      <translation>{why}。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/camera/zones.py" />
      <source>{width} × {height} mm</source>
      <translation>{width} × {height} 毫米</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{words}</source>
      <translation>{words}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>{words} offline</source>
      <translation>{words}离线</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/text.py" />
      <source>{words} or {last}</source>
      <translation>{words}或{last}</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/text.py" />
      <source>{words}, {last}</source>
      <translation>{words}、{last}</translation>
    </message>
    <message>
      <location filename="../../kiosk/core/text.py" />
      <source>{words}; {last}</source>
      <translation>{words}；{last}</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/main.py" />
      <source>{word} is not UTF-8: enter it again.</source>
      <translation>{word} 不是 UTF-8：请重新输入。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/training/words.py" />
      <source>{wrong} {why}</source>
      <translation>{wrong} {why}</translation>
    </message>
    <message>
      <location filename="../../drivers/camera/calibration/zones.py" />
      <source>{zones} zones is too many: draw at most {most}.</source>
      <translation>{zones} 个区域太多：最多画 {most} 个。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../kiosk/table/cards/camera.py" />
      <source>{zone}: %n seen, only {due} due: check and call the floor.</source>
      <translation>
        <numerusform>{zone}：看到 %n 张，只应有 {due} 张：请核对并呼叫主管。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/camera.py" />
      <source>{zone}: a card is face up that must be face down. Call the floor.</source>
      <translation>{zone}：牌露出，本应牌面朝下：请呼叫主管。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/camera.py" />
      <source>{zone}: camera and dealt cards disagree: check, then enter what is due.</source>
      <translation>{zone}：摄像头看到的牌与所发不同：请核对，并录入应有的牌。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/camera.py" />
      <source>{zone}: camera and seat reader disagree: check the cards and enter them.</source>
      <translation>{zone}：摄像头与座位读取器看到的牌不同：请核对并录入。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/camera.py" />
      <source>{zone}: not cleared before this hand: clear it, or enter by hand.</source>
      <translation>{zone}：本局前未清空：请清空，或手动录入。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/camera.py" />
      <source>{zone}: {read} of {due} read: turn the others over, or enter them.</source>
      <translation>{zone}：{due} 张中读到 {read} 张：把其余翻成牌面朝上，或录入。</translation>
    </message>
    <message>
      <location filename="../../kiosk/table/cards/camera.py" />
      <source>{zone}: {what}</source>
      <translation>{zone}：{what}</translation>
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
      <translation>“Shake your Peekers!” 所有人摇三颗骰子，并把 Peeker 杯倒扣在桌上。</translation>
    </message>
    <message>
      <location filename="../../kiosk/training/study/reasons.py" />
      <source>“{step}” is complete before “{after}” begins. {rule}</source>
      <translation>先完成“{step}”，再开始“{after}”。{rule}</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/names.py" />
      <source>“{word}” has letters of two alphabets: enter the name again.</source>
      <translation>“{word}”混用了两种字母：请重新输入姓名。</translation>
    </message>
    <message>
      <location filename="../../kiosk/staff/names.py" />
      <source>“{word}” has too many accents on one letter: enter the name again.</source>
      <translation>“{word}”的一个字母上变音符号过多：请重新输入姓名。</translation>
    </message>
    <message>
      <location filename="../../kiosk/app/commands/count.py" />
      <source>“{word}” is not a count: write each value once, as in 20=17.</source>
      <translation>“{word}”不是清点数：每个面值写一次，如 20=17。</translation>
    </message>
    <message>
      <location filename="../../ui/stopped.py" />
      <source>… and {count} more: `kiosk check` lists all of them.</source>
      <translation>……还有 {count} 项：`kiosk check` 列出全部。</translation>
    </message>
    <message>
      <location filename="../../ui/vm/shift/words.py" />
      <source>← Back</source>
      <translation>← 返回</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>↻ Reopened</source>
      <translation>↻ 已重新打开</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>≠ Corrected</source>
      <translation>≠ 已更正</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>■ HELD</source>
      <translation>■ 暂存</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>■ SEIZED</source>
      <translation>■ 扣留</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>■ SLIP</source>
      <translation>■ 单据</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>■ SLIP, NO PAPER</source>
      <translation>■ 单据，缺纸</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/felt/seat_results.py" />
      <source>▼ check {check} back</source>
      <translation>▼ 收回支票 {check}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/felt/seat_results.py" />
      <source>▼ to the cage</source>
      <translation>▼ 交回账房</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>◆ {form}</source>
      <translation>◆ {form}</translation>
    </message>
    <message>
      <location filename="../../ui/vm/table/money/payout_rows.py" />
      <source>● SIGN</source>
      <translation>● 签名</translation>
    </message>
    <message>
      <location filename="../../ui/vm/floor/words.py" />
      <source>✓ cards agree</source>
      <translation>✓ 牌面一致</translation>
    </message>
    <message>
      <location filename="../../ui/vm/pages/history.py" />
      <source>✗ Void</source>
      <translation>✗ 作废</translation>
    </message>
  </context>
</TS>
