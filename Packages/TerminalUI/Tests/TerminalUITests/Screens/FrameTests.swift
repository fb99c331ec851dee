import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct FrameTests {
  @Test(arguments: [
    (TerminalPresentation.screens, Duration.microseconds(16_667)), (.lines, .milliseconds(200)),
  ])
  func `A change is drawn at once, and the next one a sixtieth of a second later, or 200 ms if screens are lines`(
    presentation: TerminalPresentation, interval: Duration
  ) throws {
    let screen = NumbersScreen(count: 3)
    let driver = try ScreenDriver(screen, presentation: presentation)
    driver.advance(by: .seconds(1))
    let before = screen.frames
    screen.list.footer = "first"
    driver.advance(by: .zero)
    #expect(screen.frames == before + 1)
    screen.list.footer = "second"
    driver.advance(by: interval - .microseconds(1))
    #expect(screen.frames == before + 1)
    driver.advance(by: .microseconds(1))
    #expect(screen.frames == before + 2)
  }

  @Test(arguments: [(65_536, "Unknown input; type :? for help: xx"), (65_537, "> 2. Row 1")])
  func `A typed line of more than 65,536 bytes is dropped as it arrives, and the rest is read`(
    count: Int, printed: String
  ) throws {
    let driver = try ScreenDriver(NumbersScreen(count: 3), presentation: .lines)
    _ = driver.newLines()
    driver.terminal.send(.input(Array(repeating: UInt8(ascii: "x"), count: count)))
    #expect(driver.say("2").first?.hasPrefix(printed) == true)
  }
}
