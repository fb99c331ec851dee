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

  @Test
  func `A tab bar shows tabs with their badges, and no digits`() {
    #expect(draw(columns: 60) == " Timeline  积分 3  Moments 99+")
  }

  @Test(arguments: [
    (0, 20, " Timeline  积分 3 ›"), (1, 20, " Timeline  积分 3 ›"), (2, 20, " ‹ Moments 99+"), (1, 12, " ‹ 积分 3 ›"),
    (1, 9, " ‹ 积… ›"), (1, 10, " ‹ 积分 ›"), (2, 27, " ‹ 积分 3  Moments 99+"), (0, 8, " Tim… ›"), (1, 6, " ‹  ›"),
    (0, 31, " Timeline  积分 3  Moments 99+"), (0, 30, " Timeline  积分 3 ›"),
  ])
  func `A narrow tab bar shows the tabs around the selected one, and marks where tabs are omitted`(
    selected: Int, columns: Int, expected: String
  ) {
    bar.select(selected)
    #expect(draw(columns: columns) == expected)
  }

  private nonisolated static let words = [
    "Timeline", "Moments", "Ranking", "Account", "Weather", "Recipes", "Garden", "Library", "Music", "Notes",
    "Photos", "Travel", "Budget", "Chess", "Maps", "News", "Podcasts", "Radio", "Sports", "Tasks",
  ]
  private nonisolated static let chinese = [
    "时间线", "朋友圈", "积分", "账号", "天气", "菜谱", "花园", "图书馆", "音乐", "笔记", "照片", "旅行", "预算", "象棋", "地图", "新闻", "播客", "电台", "运动",
    "任务",
  ]

  @Test(arguments: [words, chinese], [true, false])
  func `A bar of twenty tabs shows the selected title at each width, and no number without a title`(
    titles: [String], isPushed: Bool
  ) {
    let bar = TabBar(titles.map { TabBar.Tab(TerminalText($0)) })
    let screens: [any Screen] = isPushed ? [NumbersScreen(count: 1), NumbersScreen(count: 1)] : []
    for columns in [20...45, 100...104, 196...200].joined() {
      for selected in titles.indices {
        bar.select(selected)
        var canvas = Canvas(size: Size(columns: columns, rows: 1))
        bar.draw(in: &canvas, for: screens)
        let line = canvas.lines[0].string
        #expect(TerminalText(line).columns <= columns)
        if columns >= 40 || !isPushed { #expect(line.contains(titles[selected]), "\(columns): \(line)") }
        let tabs = line.split(separator: ">")[0]
        #expect(!tabs.contains(/\d (?!\S)/), "\(columns): \(line)")
        let shown = titles.indices.filter { tabs.contains(titles[$0]) }
        if let first = shown.first, let last = shown.last {
          #expect(shown == Array(first...last))
          #expect(tabs.contains("‹") == (first > 0), "\(columns): \(line)")
          if columns >= 40 || !isPushed { #expect(tabs.contains("›") == (last < 19), "\(columns): \(line)") }
        }
        if isPushed { #expect(line.contains("> "), "\(columns): \(line)") }
      }
    }
  }

  @Test func `A tab after the ninth has no number, and is selected by name or with brackets`() {
    let bar = TabBar(Self.words.map { TabBar.Tab(TerminalText($0)) })
    #expect(bar.keys.keys(for: .tab(8)) == ["9"])
    #expect(bar.keys.keys(for: .tab(9)) == [])
    #expect(bar.keys.command(named: "tasks").map(bar.perform) == true)
    #expect(bar.selectedIndex == 19)
    #expect(bar.keys.command(for: "{").map(bar.perform) == true)
    #expect(bar.text(of: bar.selectedIndex).text == "Sports")
  }

  @Test
  func `A tab bar shows the title of a pushed screen after the tabs`() {
    let screens = [NumbersScreen(count: 1), NumbersScreen(count: 1)]
    #expect(draw(columns: 60, screens).hasSuffix("99+  > Numbers"))
  }

  @Test
  func `Digits and brackets select tabs, brackets wrap around, and selecting the same tab again has no effect`() {
    var selected: [Int] = []
    bar.onSelect = { selected.append($0) }
    for key: Key in ["2", "2", "}", "}", "{", "1"] {
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

  @Test func `A tab bar of 60 columns shows the name of the app and the account, and a narrower one only the tabs`() {
    bar.name = "tessera"
    bar.right = "@ada"
    let gap = String(repeating: " ", count: 15)
    #expect(draw(columns: 60) == " tessera   Timeline  积分 3  Moments 99+\(gap)@ada")
    #expect(draw(columns: 59) == " Timeline  积分 3  Moments 99+")
  }

  @Test(arguments: [(-1, "Hub"), (0, "Hub"), (1, "Hub 1"), (99, "Hub 99"), (100, "Hub 99+")])
  func `A tab shows its number, unless it is zero, up to 99`(badge: Int, text: String) {
    let bar = TabBar([TabBar.Tab("Hub", badge: badge)])
    #expect(bar.text(of: 0, isNumbered: false).text.string == text)
    #expect(bar.text(of: 0, hasBadge: false).text == "1 Hub")
  }
}
