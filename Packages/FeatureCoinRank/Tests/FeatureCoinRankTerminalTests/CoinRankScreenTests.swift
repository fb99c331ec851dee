import FeatureCoinRank
import FeatureCoinRankTerminal
import Foundation
import Presentation
import PresentationTerminal
import Reactive
import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct CoinRankScreenTests {
  /// Returns a driver of the screen in a terminal of the given size.
  private func driver(
    _ viewModel: PreviewViewModel, columns: Int = 40, rows: Int = 8, language: Language = .zhHans
  ) throws -> ScreenDriver {
    let driver = try ScreenDriver(size: Size(columns: columns, rows: rows))
    driver.application.screens.push(
      TitledListScreen(viewModel, .ranking, context: ScreenContext(host: driver.application, language: language)))
    driver.settle()
    return driver
  }

  @Test
  func
    `The ranking screen shows rows below column titles, marks the selected row, and loads the next page near the end`()
    throws
  {
    let viewModel = PreviewViewModel(.content(ListContent(rows: RankingRow.users(1...30))))
    let driver = try driver(viewModel)
    #expect(
      driver.lines.dropLast() == [
        " 积分排名",
        "   排名 用户                等级    积分",
        ">     1 用户1              1,999 189,999",
        "      2 用户2              1,998 189,998",
        "      3 用户3              1,997 189,997",
        "      4 用户4              1,996 189,996",
        "      5 用户5              1,995 189,995",
      ])
    #expect(viewModel.calls == ["appeared"])
    driver.press("G")
    #expect(viewModel.calls == ["appeared", "more"])
  }

  @Test func `The ranking screen shows a message below the last page, and requests no page after it`() throws {
    let viewModel = PreviewViewModel(
      .content(ListContent(rows: RankingRow.users(1...3), footer: .endReached)))
    let driver = try driver(viewModel)
    #expect(driver.text.contains("已经全部加载完毕"))
    driver.press("j", "j", "j", "j")
    #expect(viewModel.calls == ["appeared"])
  }

  @Test
  func
    `When a page fails to load, the ranking screen keeps the rows, shows the failure below them, and waits for a key`()
    throws
  {
    let viewModel = PreviewViewModel(
      .content(ListContent(rows: RankingRow.users(1...3), footer: .loadMoreFailed(.offline))))
    let driver = try driver(viewModel)
    #expect(driver.text.contains("用户3"))
    #expect(driver.text.contains("加载失败 · m 重试"))
    driver.press("j", "j", "j", "j")
    #expect(viewModel.calls == ["appeared"])
    driver.press("m")
    #expect(viewModel.calls == ["appeared", "more"])
  }

  @Test
  func
    `After a failed refresh, the ranking screen keeps the rows, with the failure above them and the reason in a toast`()
    throws
  {
    let viewModel = PreviewViewModel(.content(ListContent(rows: RankingRow.users(1...3), header: .refreshing)))
    let driver = try driver(viewModel)
    driver.advance(by: .milliseconds(200))
    #expect(driver.text.contains("正在刷新数据中…"))
    viewModel.show(.content(ListContent(rows: RankingRow.users(1...3), header: .stale(.offline))))
    #expect(driver.text.contains("加载失败 · R 重试"))
    #expect(driver.text.contains("用户1"))
    #expect(driver.text.contains("似乎已断开与互联网的连接"))
    driver.press("r")
    #expect(viewModel.calls == ["appeared", "refresh"])
  }

  @Test(arguments: [
    (Language.zhHans, ["暂无数据", "尝试点击刷新获取数据", "R 刷新"]),
    (.en, ["No data", "Try refreshing to get data", "R Refresh"]),
  ])
  func `The screen of an empty ranking shows a message and the key that refreshes`(language: Language, words: [String])
    throws
  {
    let driver = try driver(PreviewViewModel(.empty), language: language)
    for word in words { #expect(driver.text.contains(word)) }
  }

  @Test(arguments: [
    (Language.zhHans, ["加载失败", "似乎已断开与互联网的连接", "R 重试"]),
    (.en, ["Loading failed", "The Internet connection appears to be", "offline", "R Retry"]),
  ])
  func `When the first page fails to load, the ranking screen shows the reason and the key that retries`(
    language: Language, words: [String]
  ) throws {
    let driver = try driver(PreviewViewModel(.failed(.offline)), language: language)
    for word in words { #expect(driver.text.contains(word)) }
  }

  @Test func `The ranking screen shows a loading message while it waits for the first page`() throws {
    for (language, words) in [(Language.zhHans, "正在刷新数据中…"), (.en, "Loading…")] {
      let driver = try driver(PreviewViewModel(.loading), language: language)
      driver.advance(by: .milliseconds(200))
      #expect(driver.text.contains(words))
    }
  }

  @Test(arguments: [
    (ListContent<RankingRow>.Footer.idle, "m 加载更多", "m Load more"),
    (.loadingMore, "正在加载更多的数据…", "Loading…"),
    (.loadMoreFailed(.offline), "加载失败 · m 重试", "Loading failed · m Retry"),
    (.endReached, "已经全部加载完毕", "No more data"),
  ])
  func `The footer of the ranking is localized in English and Chinese`(
    footer: ListContent<RankingRow>.Footer, chinese: String, english: String
  ) throws {
    let state = ListState.content(ListContent(rows: RankingRow.users(1...2), footer: footer))
    #expect(try driver(PreviewViewModel(state)).lines[4] == "  " + chinese)
    #expect(try driver(PreviewViewModel(state), language: .en).lines[4] == "  " + english)
  }

  @Test func `A wide ranking keeps its columns together, and has a bar that is scaled to the first row`() throws {
    let rows = [(1, 1_000), (2, 500), (3, 1)].map { id, coins in
      RankingRow(RankedUser(id: id, rank: "\(id)", name: "u\(id)", level: 1, coins: coins), top: 1_000)
    }
    let state = ListState.content(ListContent(rows: rows, footer: .endReached))
    let driver = try driver(PreviewViewModel(state), columns: 90, language: .en)
    #expect(driver.lines[2] == ">     1 u1\(String(repeating: " ", count: 22))      1   1,000  ▇▇▇▇▇▇▇▇▇▇")
    #expect(driver.lines[3].hasSuffix("    500  ▇▇▇▇▇") && driver.lines[4].hasSuffix("      1  ▇"))
  }

  @Test func `A ranking in a terminal 20 columns wide shows rank, name and coins`() throws {
    let viewModel = PreviewViewModel(.content(ListContent(rows: RankingRow.users(1...3), footer: .endReached)))
    let driver = try driver(viewModel, columns: 20)
    #expect(
      driver.lines[1...5] == [
        "   排名 用户    积分", ">     1 用…  189,999", "      2 用…  189,998", "      3 用…  189,997", "  已经全部加载完毕",
      ])
  }

  @Test func `The ranking screen requests the next page if a request ends while the last row is visible`()
    throws
  {
    let viewModel = PreviewViewModel(
      .content(ListContent(rows: RankingRow.users(1...5), footer: .loadingMore)))
    let driver = try driver(viewModel)
    #expect(viewModel.calls == ["appeared"])
    viewModel.show(.content(ListContent(rows: RankingRow.users(1...5))))
    driver.settle()
    #expect(viewModel.calls == ["appeared", "more"])
  }

  @Test
  func `The ranking screen shows missing fields as --, and makes control characters from the server visible`() throws {
    let row = RankingRow(RankedUser(id: 1, rank: nil, name: "a\u{1B}[31mb", level: nil, coins: nil))
    let driver = try driver(PreviewViewModel(.content(ListContent(rows: [row], footer: .endReached))))
    #expect(driver.lines[2] == ">    -- a␛[31mb               --      --")
  }

  @Test func `A change of the language is visible on the ranking screen at once`() throws {
    let viewModel = PreviewViewModel(.content(ListContent(rows: RankingRow.users(1...2), footer: .endReached)))
    let driver = try ScreenDriver(size: Size(columns: 40, rows: 8))
    let screen = TitledListScreen(
      viewModel, .ranking, context: ScreenContext(host: driver.application, language: .zhHans))
    driver.application.screens.push(screen)
    driver.settle()
    screen.language = .en
    #expect(driver.text.contains("Ranking"))
    #expect(driver.text.contains("No more data"))
  }

  @Test
  func `A hint names the key that the user has bound to its command, and disappears if the command has no key`() throws
  {
    let viewModel = PreviewViewModel(.content(ListContent(rows: RankingRow.users(1...2))))
    let driver = try driver(viewModel)
    driver.application.rebindings = [.listMore: ["+"], .listRefresh: [.control("r")]]
    #expect(driver.lines[4] == "  + 加载更多")
    viewModel.show(.content(ListContent(rows: RankingRow.users(1...2), footer: .loadMoreFailed(.offline))))
    #expect(driver.lines[4] == "  加载失败 · + 重试")
    viewModel.show(.empty)
    #expect(driver.text.contains("Ctrl-r 刷新"))
    driver.application.rebindings = [.listRefresh: []]
    #expect(!driver.lines.contains { $0.trimmingCharacters(in: .whitespaces).hasSuffix(" 刷新") })
    driver.press("r")
    #expect(!viewModel.calls.contains("refresh"))
  }

  @Test func `The status bar shows the time of the last update as long as the ranking screen is visible`()
    throws
  {
    let viewModel = PreviewViewModel(.content(ListContent(rows: RankingRow.users(1...2))))
    let driver = try ScreenDriver(size: Size(columns: 60, rows: 8))
    let utc = try #require(TimeZone(identifier: "UTC"))
    let noon = Date(timeIntervalSince1970: 1_716_206_580)
    let screen = TitledListScreen(
      viewModel, .ranking,
      context: ScreenContext(host: driver.application, language: .zhHans, now: { noon }, timeZone: utc))
    driver.application.screens.push(screen)
    driver.settle()
    #expect(driver.application.statusBar.detail.isEmpty)
    viewModel.updates.accept(noon)
    #expect(driver.lines.last?.hasSuffix("更新于 12:03") == true)
    screen.language = .en
    #expect(driver.lines.last?.hasSuffix("updated 12:03") == true)
    viewModel.updates.accept(noon.addingTimeInterval(-86_400))
    #expect(driver.lines.last?.hasSuffix("updated 05-19 12:03") == true)
    driver.press("?")
    #expect(driver.lines.last?.hasSuffix("updated 05-19 12:03") == true)
    driver.press("?")
    driver.press(.control("z"))
    #expect(driver.lines.last?.hasSuffix("updated 05-19 12:03") == true)
    screen.screenDidCover()
    #expect(driver.application.statusBar.detail.isEmpty)
  }
}
