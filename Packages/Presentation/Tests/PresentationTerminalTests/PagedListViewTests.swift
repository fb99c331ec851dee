import Foundation
import Presentation
import PresentationTerminal
import Reactive
import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct PagedListViewTests {
  private func driver(
    _ viewModel: PreviewAlbums, text: ListText = .standard, language: Language = .en
  ) throws -> ScreenDriver {
    let driver = try ScreenDriver(size: Size(columns: 40, rows: 8))
    driver.application.screens.push(
      AlbumsScreen(viewModel: viewModel, host: driver.application, language: language, text: text))
    driver.settle()
    return driver
  }

  private func content(
    _ ids: ClosedRange<Int> = 1...2, _ header: ListContent<AlbumRow>.Header = .current,
    _ footer: ListContent<AlbumRow>.Footer = .endReached
  ) -> ListState<AlbumRow> {
    .content(ListContent(rows: AlbumRow.albums(ids), header: header, footer: footer))
  }

  @Test func `A list shows its column titles, its rows and its footer`() throws {
    let driver = try driver(PreviewAlbums(content()))
    #expect(driver.lines[0...4] == [" Albums", "  Title", "> album 1", "  album 2", "  No more data"])
  }

  @Test func `A list of text lines sanitizes them and shows no column titles`() throws {
    let driver = try ScreenDriver(size: Size(columns: 40, rows: 8))
    let rows = ListRows<AlbumRow>.lines { "\u{7}\($0.title)" }
    driver.application.screens.push(
      AlbumsScreen(viewModel: PreviewAlbums(content()), host: driver.application, rows: rows))
    driver.settle()
    #expect(driver.text.contains("album 1") && !driver.text.contains("Title") && !driver.text.contains("\u{7}"))
  }

  @Test func `A screen with a layout shows its title, its texts and its rows in the current language`() throws {
    let driver = try ScreenDriver(size: Size(columns: 40, rows: 8))
    let states = PreviewAlbums(content(1...2))
    var text = ListText.standard
    text.empty = LocalizedText(en: "No albums", zhHans: "没有专辑")
    let layout = ListLayout<AlbumRow>(
      title: LocalizedText(en: "Albums", zhHans: "专辑"), text: text, rows: .lines(\.title))
    let screen = TitledListScreen(states, layout, context: ScreenContext(host: driver.application, language: .en))
    driver.application.screens.push(screen)
    driver.settle()
    #expect(driver.lines[0] == " Albums" && driver.lines[2] == "> album 1")
    screen.language = .zhHans
    states.states.accept(.empty)
    driver.settle()
    #expect(driver.lines[0] == " 专辑" && driver.text.contains("没有专辑"))
  }

  @Test func `A list shows a spinner only after a request has taken 150 ms`() throws {
    let viewModel = PreviewAlbums(.loading)
    let driver = try driver(viewModel)
    driver.advance(by: .milliseconds(100))
    #expect(!driver.text.contains("Loading…"))
    driver.advance(by: .milliseconds(100))
    #expect(driver.text.contains("Loading…"))
    viewModel.states.accept(content())
    driver.settle()
    viewModel.states.accept(content(1...2, .refreshing))
    driver.advance(by: .milliseconds(100))
    #expect(driver.lines[1] == "  Title")
    driver.advance(by: .milliseconds(100))
    #expect(driver.lines[1].hasSuffix("Loading…"))
  }

  @Test func `A warning above the list names the key of its remedy, if the screen offers the key`() throws {
    let driver = try ScreenDriver(size: Size(columns: 40, rows: 8))
    let albums = PreviewAlbums(content())
    let screen = AlbumsScreen(viewModel: albums, host: driver.application)
    let text = LocalizedText(en: "Old albums", zhHans: "旧专辑")
    let remedy = (Command.listRefresh, LocalizedText(en: "renew", zhHans: "更新"))
    screen.list.warning = { ListWarning(text, remedy: remedy) }
    driver.application.screens.push(screen)
    driver.settle()
    #expect(driver.lines[1...3] == ["Old albums · R renew", "  Title", "> album 1"])
    screen.list.warning = { ListWarning(text, remedy: (Command("albums.renew"), remedy.1)) }
    screen.language = .zhHans
    driver.settle()
    #expect(driver.lines[1] == "旧专辑")
  }

  @Test func `A list reports its first rows once, even if it already has rows, and again after it was empty`() throws {
    let albums = PreviewAlbums(content())
    let screen = AlbumsScreen(viewModel: albums, host: try ScreenDriver().application)
    var counts: [Int] = []
    screen.list.onFirstRows = { [weak screen] in counts.append(screen?.list.state.rows.count ?? 0) }
    #expect(counts == [2])
    for state in [content(1...3), .empty, .loading, content(1...2), content(1...4)] { albums.states.accept(state) }
    #expect(counts == [2, 2])
  }

  @Test(arguments: [true, false])
  func `Only a list that shows ages is drawn again after a minute`(showsAges: Bool) throws {
    let driver = try ScreenDriver(size: Size(columns: 40, rows: 8))
    let drawn = BehaviorRelay(value: 0)
    let rows = ListRows<AlbumRow>.lines {
      drawn.accept(drawn.value + 1)
      return $0.title
    }
    let screen = AlbumsScreen(viewModel: PreviewAlbums(content()), host: driver.application, rows: rows)
    screen.list.showsAges = showsAges
    driver.application.screens.push(screen)
    driver.settle()
    let before = drawn.value
    driver.advance(by: .seconds(61))
    #expect((drawn.value > before) == showsAges)
  }

  @Test func `A list preserves its rows when a refresh fails, and shows the reason for the failure`() throws {
    let viewModel = PreviewAlbums(content(1...2, .refreshing))
    let driver = try driver(viewModel)
    viewModel.states.accept(content(1...2, .stale(.offline)))
    #expect(driver.lines[1] == "Loading failed · R Retry")
    #expect(driver.text.contains("album 1"))
    #expect(driver.text.contains("The Internet connection appears to be"))
    driver.press("r")
    #expect(viewModel.received == ["appear", "refresh"])
  }

  @Test func `Near its end, a list requests further rows, and the retry key repeats a failed request`() throws {
    let viewModel = PreviewAlbums(content(1...40, .current, .idle))
    let driver = try driver(viewModel)
    #expect(viewModel.received == ["appear"])
    driver.press("G")
    #expect(viewModel.received == ["appear", "more"])
    viewModel.states.accept(content(1...40, .current, .loadMoreFailed(.offline)))
    #expect(driver.text.contains("Loading failed · m Retry"))
    driver.press("m")
    #expect(viewModel.received == ["appear", "more", "more"])
  }

  @Test func `The footer of a list shows a feature's own explanation of a failure`() throws {
    let reason = LocalizedText(en: "The list ends at a foreign link.", zhHans: "列表到此为止。")
    let driver = try driver(PreviewAlbums(content(1...2, .current, .loadMoreFailed(.explained(reason)))))
    #expect(driver.lines[4] == "  The list ends at a foreign link.")
  }

  @Test func `Near its end, a list requests more rows when the running request ends`() throws {
    let viewModel = PreviewAlbums(content(1...5, .current, .loadingMore))
    let driver = try driver(viewModel)
    #expect(viewModel.received == ["appear"])
    viewModel.states.accept(content(1...5, .current, .idle))
    driver.settle()
    #expect(viewModel.received == ["appear", "more"])
  }

  @Test func `Near its end, a list loads stored rows, but sends no request while the server is unreachable`() throws {
    let viewModel = PreviewAlbums(content(1...40, .stale(.offline), .stored))
    let driver = try driver(viewModel)
    driver.press("G")
    #expect(viewModel.received == ["appear", "more"])
    let offline = PreviewAlbums(content(1...40, .stale(.offline), .idle))
    try self.driver(offline).press("G")
    #expect(offline.received == ["appear"])
  }

  @Test func `Hints name the keys that the user has bound, and omit a command without a key`() throws {
    let viewModel = PreviewAlbums(content(1...2, .current, .loadMoreFailed(.offline)))
    let driver = try driver(viewModel)
    driver.application.rebindings = [.listMore: ["+"]]
    #expect(driver.lines[4] == "  Loading failed · + Retry")
    driver.application.rebindings = [.listMore: []]
    #expect(driver.lines[4] == "  Loading failed")
  }

  @Test func `A search that finds nothing in the loaded rows names the key that loads further rows`() throws {
    let driver = try driver(PreviewAlbums(content(1...3, .current, .idle)))
    driver.resize(columns: 70, rows: 8)
    let message = "Searched only the 3 rows that are loaded · m Load more"
    driver.press("/", "9")
    driver.press(.enter)
    #expect(driver.text.contains(message))
    driver.press("/", "3", .enter)
    #expect(!driver.text.contains(message) && driver.text.contains("> album 3"))
    driver.press("n")
    #expect(driver.text.contains(message))
    let whole = try self.driver(PreviewAlbums(content(1...3, .current, .endReached)))
    whole.press("/", "9", .enter)
    #expect(whole.text.contains("Not found: 9"))
  }

  @Test func `A list without further rows has no key that loads more`() throws {
    var text = ListText.standard
    text.loadMore = nil
    let viewModel = PreviewAlbums(content(1...2, .current, .idle))
    let driver = try driver(viewModel, text: text)
    #expect(driver.lines[4] == "")
    let requests = viewModel.received
    driver.press("m")
    #expect(viewModel.received == requests)
  }

  @Test(arguments: [(Language.en, ["No data", "R Refresh"]), (.zhHans, ["暂无数据", "R 刷新"])])
  func `An empty list shows a message and the key that refreshes it`(language: Language, words: [String]) throws {
    let driver = try driver(PreviewAlbums(.empty), language: language)
    for word in words { #expect(driver.text.contains(word)) }
  }

  @Test func `The status bar shows the time of the last update while the screen is visible`() throws {
    let viewModel = PreviewAlbums(content())
    let driver = try ScreenDriver(size: Size(columns: 60, rows: 8))
    let screen = AlbumsScreen(viewModel: viewModel, host: driver.application, now: Date(timeIntervalSince1970: 60))
    driver.application.screens.push(screen)
    driver.settle()
    #expect(driver.application.statusBar.detail.isEmpty)
    viewModel.updates.accept(Date(timeIntervalSince1970: 60))
    #expect(driver.lines.last?.hasSuffix("updated 00:01") == true)
    screen.language = .zhHans
    #expect(driver.lines.last?.hasSuffix("更新于 00:01") == true)
    screen.screenDidCover()
    #expect(driver.application.statusBar.detail.isEmpty)
    #expect(viewModel.received == ["appear", "disappear"])
  }
}
