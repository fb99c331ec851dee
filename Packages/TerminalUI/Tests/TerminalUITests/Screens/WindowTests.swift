import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct WindowTests {
  private final class Page: Screen {
    let title: TerminalText
    init(_ title: TerminalText) { self.title = title }
    func draw(in canvas: inout Canvas) {}
  }

  @Test
  func `The terminal's window has the title of the top screen if the application has a name`() throws {
    let driver = try ScreenDriver(Page("积分"))
    driver.settle()
    #expect(driver.terminal.emulator.title == "")
    driver.application.windowName = "tessera"
    driver.application.redraw()
    driver.settle()
    #expect(driver.terminal.emulator.title == "积分 - tessera")
    driver.application.screens.push(Page(TerminalText("\u{7}\u{1B}]52;c;eA==\u{7}About")))
    driver.settle()
    #expect(driver.terminal.emulator.title.hasSuffix("About - tessera"))
    #expect(driver.terminal.emulator.clipboard == nil && driver.terminal.emulator.unknown.isEmpty)
    driver.terminal.forgetOutput()
    driver.application.redraw()
    driver.settle()
    driver.application.setNeedsDisplay()
    driver.settle()
    #expect(String(decoding: driver.terminal.output, as: UTF8.self).split(separator: "]2;").count == 2)
  }

  @Test(arguments: [
    ("rgb:ffff/ffff/ffff", "day"), ("rgb:f/f/e", "day"), ("rgb:fd/f6/e3", "day"),
    ("rgb:0000/2b2b/3636", "night"),
    ("rgb:ffff/ffff", "night"), ("rgb:-1/0/0", "night"), ("rgba:ffff/ffff/ffff/ffff", "night"), ("?", "night"),
  ])
  func `The terminal's window determines the theme if it reports a background color`(_ color: String, _ theme: String)
    throws
  {
    for end in ["\u{7}", "\u{1B}\\"] {
      let driver = try ScreenDriver(Page("Page"))
      driver.application.followsBackground = true
      driver.terminal.send(.input(Array("\u{1B}]11;\(color)\(end)".utf8)))
      #expect(driver.application.theme.name == theme)
    }
  }

  @Test
  func `The terminal's window is queried for its background once, and only if the theme follows it`() throws {
    for follows in [false, true] {
      let terminal = VirtualTerminal()
      let application = TerminalApplication(terminal: terminal, scheduler: VirtualScheduler())
      application.followsBackground = follows
      application.screens.push(Page("Page"))
      try application.start { _ in }
      #expect(terminal.emulator.backgroundQueries == (follows ? 1 : 0))
      terminal.send(.input(Array("\u{1B}]11;rgb:ffff/ffff/ffff\u{7}".utf8)))
      #expect(application.theme == (follows ? .day : .night))
    }
  }

  @Test
  func `The terminal's window shows a new theme without waiting for an event`() throws {
    let terminal = VirtualTerminal()
    let scheduler = VirtualScheduler()
    let application = TerminalApplication(terminal: terminal, scheduler: scheduler, theme: .night)
    application.screens.push(Page("Page"))
    try application.start { _ in }
    scheduler.advance(by: .seconds(1))
    #expect(terminal.emulator.cells[5][5].look.contains("48;2;20;23;28"))
    application.theme = .day
    scheduler.advance(by: .seconds(1))
    #expect(terminal.emulator.cells[5][5].look.contains("48;2;251;250;247"))
  }

  @Test(arguments: [(ColorDepth.ansi16, 0), (.ansi256, 1), (.trueColor, 1)])
  func `The terminal is queried for sixels if it has at least 256 colors`(depth: ColorDepth, queries: Int) throws {
    let driver = try ScreenDriver(Page("Page"), depth: depth)
    #expect(driver.terminal.emulator.attributeQueries == queries)
  }
}
