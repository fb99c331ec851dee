import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct SplitScreenTests {
  private let left = NumbersScreen(count: 3)
  private let right = NumbersScreen(count: 5)

  @Test("In a wide window both are seen, and the keys go to one")
  func wide() throws {
    let driver = try ScreenDriver(SplitScreen(leading: left, trailing: right), size: Size(columns: 120, rows: 10))
    #expect(driver.text.parts { $0 == "> Row 0" } == 2)
    driver.press(.tab, "j")
    #expect(left.list.selectedIndex == 0)
    #expect(right.list.selectedIndex == 1)
  }

  @Test("In a narrow window only the one with the keys is seen")
  func narrow() throws {
    let driver = try ScreenDriver(SplitScreen(leading: left, trailing: right), size: Size(columns: 60, rows: 10))
    #expect(!driver.text.contains("Row 4"))
    driver.press(.tab)
    #expect(driver.text.contains("Row 4"))
  }

  @Test("A screen that takes the right half is told, and so is the one that goes")
  func replacing() throws {
    let split = SplitScreen(leading: left, trailing: right)
    let driver = try ScreenDriver(split)
    let other = NumbersScreen(count: 1)
    split.trailing = other
    #expect(right.calls == ["appear", "cover", "disappear"])
    #expect(other.calls == ["appear"])
    driver.application.screens.push(NumbersScreen(count: 1))
    #expect(other.calls == ["appear", "cover"])
    #expect(left.calls == ["appear", "cover"])
  }
}

extension String {
  /// How many parts between rules and line ends are as described.
  fileprivate func parts(where isWanted: (String) -> Bool) -> Int {
    split { $0 == "\n" || $0 == "|" }.map { $0.trimmingPrefix(" ") }
      .map { String($0.reversed().drop { $0 == " " }.reversed()) }.filter { isWanted(String($0)) }.count
  }
}
