import FeatureMoments
import FeatureMomentsTerminal
import Foundation
import Presentation
import PresentationTerminal
import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct MomentsStateTests {
  @Test func `The Moments screen shows a loading message while it waits for the page`() throws {
    for (language, words) in [(Language.zhHans, "正在刷新数据中…"), (.en, "Loading…")] {
      let driver = try MomentsDriver(PreviewMoments(.loading), language: language)
      driver.advance(by: .milliseconds(200))
      #expect(driver.text.contains(words))
    }
  }

  @Test
  func `The Moments screen shows the user of an empty page, a message, and the key that refreshes`() throws {
    let driver = try MomentsDriver(PreviewMoments(.empty), columns: 70)
    #expect(driver.lines[1] == "  [MO] Mira Okafor")
    let text = driver.lines.map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(text.joined().contains("目前还没有朋友圈信息，可以添加好友来查看更多的朋友圈信息"))
    #expect(text.contains("R 刷新"))
    let english = try MomentsDriver(PreviewMoments(.empty), columns: 70, language: .en)
    #expect(english.text.contains("There are no moments yet. Add friends to see their moments."))
    #expect(english.text.contains("R Refresh"))
  }

  @Test
  func `When the page fails to load, the Moments screen shows a message, the reason, and the key that retries`() throws
  {
    let viewModel = PreviewMoments(.failed(.offline), profile: nil)
    let driver = try MomentsDriver(viewModel, columns: 70)
    for words in ["出错啦，请稍后再试", "似乎已断开与互联网的连接", "R 重试"] { #expect(driver.text.contains(words)) }
    driver.press("r")
    #expect(viewModel.calls == ["appeared", "refresh"])
    let english = try MomentsDriver(viewModel, columns: 70, language: .en)
    for words in [
      "Something went wrong, please try again later", "The Internet connection appears to be offline", "R Retry",
    ] { #expect(english.text.contains(words)) }
  }

  @Test
  func
    `After a failed refresh, the Moments screen keeps its rows, with the failure above them and the reason in a toast`()
    throws
  {
    let viewModel = PreviewMoments([.lake], header: .refreshing)
    let driver = try MomentsDriver(viewModel)
    driver.advance(by: .milliseconds(200))
    #expect(driver.lines[1].hasSuffix("正在刷新数据中…"))
    viewModel.show(PreviewMoments.content([.lake], header: .stale(.offline)))
    #expect(driver.lines[1] == "加载失败 · R 重试")
    #expect(driver.text.contains("Tobias Lind"))
    #expect(driver.lines.last == " 似乎已断开与互联网的连接")
  }

  @Test
  func `The Moments screen shows the number of moments, and the status bar shows the time of the last response`() throws
  {
    let viewModel = PreviewMoments([.lake, .link])
    let driver = try MomentsDriver(viewModel)
    #expect(driver.lines[1] == "  2 条动态")
    viewModel.update(at: 1_605_521_480)
    #expect(driver.lines.last?.hasSuffix("更新于 18:11") == true)
    driver.screen.language = .en
    #expect(driver.lines[1] == "  2 moments")
    #expect(driver.lines.last?.hasSuffix("updated 18:11") == true)
  }

  @Test(arguments: [(Language.zhHans, "↑ 1 条新内容"), (.en, "↑ 1 new")])
  func `The Moments screen shows how many moments were inserted above the visible rows`(
    language: Language, words: String
  ) throws {
    let old = (1...9).map { Moment(id: "old \($0)", authorName: "a", kind: .photos) }
    let viewModel = PreviewMoments(old)
    let driver = try MomentsDriver(viewModel, language: language)
    driver.press("G")
    viewModel.show(PreviewMoments.content([.lake] + old, inserted: [0]))
    #expect(driver.text.contains(words))
  }

  @Test func `The Moments screen is released when it is popped`() throws {
    let driver = try ScreenDriver(size: Size(columns: 48, rows: 18))
    weak var screen: MomentsScreen?
    func show() {
      let shown = MomentsScreen(
        viewModel: PreviewMoments([.lake]), context: ScreenContext(host: driver.application, language: .en))
      screen = shown
      driver.application.screens.push(shown)
    }
    driver.application.screens.push(DesignKitScreen(productName: "Kit", version: "1", language: .en))
    show()
    driver.settle()
    #expect(screen != nil)
    driver.application.screens.pop()
    driver.settle()
    #expect(screen == nil)
  }

  @Test(arguments: [
    (ListContent<MomentsListItem>.Footer.idle, "", ""), (.loadingMore, "  正在加载更多的数据…", "  Loading…"),
    (.loadMoreFailed(.offline), "  加载失败", "  Loading failed"), (.endReached, "  已经全部加载完毕", "  No more data"),
  ])
  func `The footer of the Moments screen shows whether more moments are loading, failed to load, or do not exist`(
    footer: ListContent<MomentsListItem>.Footer, chinese: String, english: String
  ) throws {
    let state = PreviewMoments.content([.lake], footer: footer)
    #expect(try MomentsDriver(PreviewMoments(state)).lines[10] == chinese)
    #expect(try MomentsDriver(PreviewMoments(state), language: .en).lines[10] == english)
  }

  @Test
  func `The Moments screen marks inserted moments and preserves the selection`() throws {
    let viewModel = PreviewMoments([.lake])
    let driver = try MomentsDriver(viewModel)
    driver.press("j")
    viewModel.show(PreviewMoments.content([.link, .lake], inserted: [0]))
    #expect(driver.lines.contains { $0.hasPrefix("+ [佐] 佐藤 花江") })
    #expect(driver.lines.contains { $0.hasPrefix("> [TL] Tobias Lind") })
  }
}
