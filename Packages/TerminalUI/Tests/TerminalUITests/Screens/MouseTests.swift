import TerminalUITest
import Testing

@testable import TerminalUI

@MainActor @Suite struct MouseTests {
  private let here = Point(column: 3, row: 2)

  @Test func `Presses at one location count together if less than 400 ms are between them`() {
    var state = MouseState()
    func clicks(_ action: Mouse.Action = .press, at location: Point, _ time: Int) -> Int {
      state.count(Mouse(action, at: location), at: .milliseconds(time)).clicks
    }
    #expect(clicks(at: here, 0) == 1)
    #expect(clicks(.release, at: here, 10) == 1)
    #expect(clicks(at: here, 399) == 2)
    #expect(clicks(at: here, 798) == 3)
    #expect(clicks(at: here, 1_198) == 1)
    #expect(clicks(at: Point(column: 4, row: 2), 1_200) == 1)
  }

  @Test func `A drag, a release and a move of the wheel do not press the hints of the status bar`() throws {
    let driver = try ScreenDriver(NumbersScreen(count: 3), size: Size(columns: 40, rows: 8))
    for report in ["<32;2;8M", "<0;2;8m", "<64;2;8M", "<65;2;8M"] { driver.type("\u{1B}[" + report) }
    #expect(driver.exit == nil)
    driver.click(column: 1, row: 7)
    #expect(driver.exit == .quit)
  }

  @Test func `A press removes a toast, and a release keeps it`() throws {
    let driver = try ScreenDriver(NumbersScreen(count: 3), size: Size(columns: 40, rows: 8))
    driver.application.toasts.show("Saved")
    driver.type("\u{1B}[<0;2;3m")
    #expect(driver.lines.last == " Saved")
    driver.type("\u{1B}[<0;2;3M")
    #expect(driver.lines.last?.contains("Help") == true)
  }
}
