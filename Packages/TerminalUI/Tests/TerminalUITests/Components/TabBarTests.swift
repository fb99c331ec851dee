import TerminalUITest
import Testing

@testable import TerminalUI

@MainActor @Suite struct TabBarTests {
  private let bar = TabBar([.init("Timeline"), .init("积分", badge: 3), .init("Moments", badge: 120)])

  private func draw(columns: Int, _ screens: [any Screen] = []) -> String {
    var canvas = Canvas(size: Size(columns: columns, rows: 1))
    bar.draw(in: &canvas, for: screens)
    return canvas.lines[0].string
  }

  @Test("Tabs stand with their numbers and badges")
  func line() {
    #expect(draw(columns: 60) == " 1 Timeline  2 积分 (3)  3 Moments (99+)")
  }

  @Test("In a narrow window only the selected tab keeps its name")
  func narrow() {
    #expect(draw(columns: 20) == " 1 Timeline  2  3")
  }

  @Test("The title of a pushed screen stands behind the tabs")
  func pushed() {
    let screens = [NumbersScreen(count: 1), NumbersScreen(count: 1)]
    #expect(draw(columns: 60, screens).hasSuffix("(99+)  > Numbers"))
  }

  @Test("Digits and brackets select, round the ends, and the same tab only once")
  func keys() {
    var selected: [Int] = []
    bar.onSelect = { selected.append($0) }
    for key: Key in ["2", "2", "]", "]", "[", "1"] {
      #expect(bar.keys.command(for: key).map(bar.perform) == true)
    }
    #expect(selected == [1, 2, 0, 2, 0])
    bar.select(2)
    #expect(bar.selectedIndex == 2)
    #expect(selected.count == 5)
    bar.tabs.removeLast()
    #expect(bar.selectedIndex == 1)
    #expect(!bar.perform(.tab(2)))
  }
}
