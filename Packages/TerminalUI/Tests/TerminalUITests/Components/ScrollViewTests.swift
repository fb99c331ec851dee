import Synchronization
import TerminalUITest
import Testing

@testable import TerminalUI

@MainActor @Suite struct ScrollViewTests {
  private final class LinesScreen: Screen {
    let view = ScrollView()
    let title: TerminalText = "Lines"
    private let lines: [StyledText]
    private let blocks: [ScrollBlock]

    init(_ count: Int, blocks: [ScrollBlock] = []) {
      lines = (0..<count).map { StyledText("line \($0)") }
      self.blocks = blocks
    }

    var keys: KeyTable { view.keys }
    func perform(_ command: Command) -> Bool { view.perform(command) }
    func draw(in canvas: inout Canvas) { view.draw(lines, blocks: blocks, in: &canvas) }
  }

  private final class Pressed: Sendable {
    let lines = Mutex<[Int]>([])

    func add(_ line: Int) -> Bool {
      lines.withLock { $0.append(line) }
      return true
    }
  }

  /// Returns a driver of a screen with six visible lines, below the header and above the status bar.
  private func driver(_ screen: LinesScreen) throws -> ScreenDriver {
    let driver = try ScreenDriver(screen, size: Size(columns: 20, rows: 8))
    driver.settle()
    return driver
  }

  private func visible(_ driver: ScreenDriver) -> [String] { driver.lines.filter { $0.hasPrefix("line") } }

  @Test func `Blocks are drawn over their lines, scroll with them, and can be partly visible`() throws {
    let block = ScrollBlock(line: 6, size: Size(columns: 4, rows: 3)) { canvas in
      for row in 0..<3 { canvas.draw("▄▄▄▄", row: row) }
    }
    let driver = try driver(LinesScreen(12, blocks: [block]))
    #expect(!driver.text.contains("▄"))
    driver.press("j")
    #expect(driver.lines.count { $0.hasPrefix("▄▄▄▄") } == 1 && visible(driver) == (1..<6).map { "line \($0)" })
    driver.press("G")
    #expect(driver.lines.count { $0.hasPrefix("▄▄▄▄") } == 3)
    #expect(visible(driver) == (9..<12).map { "line \($0)" })
  }

  @Test func `Keys scroll a view by one line, by one page less a line, and to both ends`() throws {
    let driver = try driver(LinesScreen(20))
    let steps: [(Key, Int)] = [
      ("j", 1), ("k", 0), ("k", 0), (.pageDown, 5), (.space, 10), (.pageUp, 5), ("G", 14), ("j", 14), ("g", 0),
      (.end, 14),
      (.home, 0),
    ]
    #expect(visible(driver) == (0..<6).map { "line \($0)" })
    for (key, top) in steps {
      driver.press(key)
      #expect(visible(driver) == (top..<top + 6).map { "line \($0)" }, "after \(key)")
    }
  }

  @Test func `A scroll view does not scroll lines that fit`() throws {
    let driver = try driver(LinesScreen(6))
    driver.press("j", "G", .space)
    #expect(visible(driver) == (0..<6).map { "line \($0)" })
  }

  @Test func `A scroll view scrolls as little as necessary to make a line visible`() throws {
    let screen = LinesScreen(20)
    let driver = try driver(screen)
    for (line, top) in [(5, 0), (6, 1), (3, 1), (0, 0), (19, 14)] {
      screen.view.show(line)
      driver.settle()
      #expect(visible(driver) == (top..<top + 6).map { "line \($0)" }, "line \(line)")
    }
  }

  @Test func `The wheel scrolls a view by three lines, and a press reports the line below the mouse`() throws {
    let view = ScrollView()
    let lines = (0..<20).map { StyledText("line \($0)") }
    func draw(_ pressed: Pressed) throws -> (first: String?, target: MouseTarget) {
      var canvas = Canvas(size: Size(columns: 20, rows: 6))
      view.draw(lines, in: &canvas) { pressed.add($0) }
      return (canvas.lines.first?.string, try #require(canvas.targets.last))
    }
    let pressed = Pressed()
    func send(_ action: Mouse.Action) throws -> (Bool, String?) {
      let isHandled = try draw(pressed).target.receive(Mouse(action, at: Point(column: 1, row: 2)))
      return (isHandled, try draw(pressed).first)
    }
    #expect(try send(.scrollDown) == (true, "line 3"))
    #expect(try send(.press) == (true, "line 3") && pressed.lines.withLock(\.self) == [5])
    #expect(try send(.scrollDown) == (true, "line 6"))
    #expect(try send(.scrollUp) == (true, "line 3"))
    #expect(try send(.scrollUp) == (true, "line 0"))
    #expect(try send(.drag) == (false, "line 0") && send(.release) == (false, "line 0"))
  }
}
