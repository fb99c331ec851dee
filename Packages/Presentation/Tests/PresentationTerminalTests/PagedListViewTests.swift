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

  @Test func `A list shows its titles, its rows and what is below them`() throws {
    let driver = try driver(PreviewAlbums(content()))
    #expect(driver.lines[0...4] == [" Albums", "  Title", "> album 1", "  album 2", "  No more data"])
  }

  @Test func `Rows that are lines of text are sanitized, and have no titles above them`() throws {
    let driver = try ScreenDriver(size: Size(columns: 40, rows: 8))
    let rows = ListRows<AlbumRow>.lines { "\u{7}\($0.title)" }
    driver.application.screens.push(
      AlbumsScreen(viewModel: PreviewAlbums(content()), host: driver.application, rows: rows))
    driver.settle()
    #expect(driver.text.contains("album 1") && !driver.text.contains("Title") && !driver.text.contains("\u{7}"))
  }

  @Test func `A spinner appears once a request takes longer than 150 ms, and not before`() throws {
    let viewModel = PreviewAlbums(.loading)
    let driver = try driver(viewModel)
    driver.advance(by: .milliseconds(100))
    #expect(!driver.text.contains("Loading..."))
    driver.advance(by: .milliseconds(100))
    #expect(driver.text.contains("Loading..."))
    viewModel.states.accept(content())
    driver.settle()
    viewModel.states.accept(content(1...2, .refreshing))
    driver.advance(by: .milliseconds(100))
    #expect(driver.lines[1] == "  Title")
    driver.advance(by: .milliseconds(100))
    #expect(driver.lines[1].hasSuffix("Loading..."))
  }

  @Test func `A refresh that fails keeps the rows, and tells why once`() throws {
    let viewModel = PreviewAlbums(content(1...2, .refreshing))
    let driver = try driver(viewModel)
    viewModel.states.accept(content(1...2, .stale(.offline)))
    #expect(driver.lines[1] == "Loading failed · r retry")
    #expect(driver.text.contains("album 1"))
    #expect(driver.text.contains("The Internet connection appears to be"))
    driver.press("r")
    #expect(viewModel.received == ["appear", "refresh"])
  }

  @Test func `Further rows are requested near the end, once, and again with a key after a failure`() throws {
    let viewModel = PreviewAlbums(content(1...40, .current, .idle))
    let driver = try driver(viewModel)
    #expect(viewModel.received == ["appear"])
    driver.press("G")
    #expect(viewModel.received == ["appear", "more"])
    viewModel.states.accept(content(1...40, .current, .loadMoreFailed(.offline)))
    #expect(driver.text.contains("Loading failed · m retry"))
    driver.press("m")
    #expect(viewModel.received == ["appear", "more", "more"])
  }

  @Test func `Rows that arrive before their request ends are followed by a request for more`() throws {
    let viewModel = PreviewAlbums(content(1...5, .current, .loadingMore))
    let driver = try driver(viewModel)
    #expect(viewModel.received == ["appear"])
    viewModel.states.accept(content(1...5, .current, .idle))
    driver.settle()
    #expect(viewModel.received == ["appear", "more"])
  }

  @Test func `Stored rows are shown near the end while the server cannot be reached, and no request is made then`()
    throws
  {
    let viewModel = PreviewAlbums(content(1...40, .stale(.offline), .stored))
    let driver = try driver(viewModel)
    driver.press("G")
    #expect(viewModel.received == ["appear", "more"])
    let offline = PreviewAlbums(content(1...40, .stale(.offline), .idle))
    try self.driver(offline).press("G")
    #expect(offline.received == ["appear"])
  }

  @Test func `Hints name the keys that the user has bound, and a command without a key is not mentioned`() throws {
    let viewModel = PreviewAlbums(content(1...2, .current, .loadMoreFailed(.offline)))
    let driver = try driver(viewModel)
    driver.application.rebindings = [.listMore: ["+"]]
    #expect(driver.lines[4] == "  Loading failed · + retry")
    driver.application.rebindings = [.listMore: []]
    #expect(driver.lines[4] == "  Loading failed")
  }

  @Test func `A list without further rows has no key for them`() throws {
    var text = ListText.standard
    text.loadMore = nil
    let viewModel = PreviewAlbums(content(1...2, .current, .idle))
    let driver = try driver(viewModel, text: text)
    #expect(driver.lines[4] == "")
    let requests = viewModel.received
    driver.press("m")
    #expect(viewModel.received == requests)
  }

  @Test(arguments: [(Language.en, ["No data", "r refresh"]), (.zhHans, ["暂无数据", "r 刷新"])])
  func `An empty list tells so and how to refresh`(language: Language, words: [String]) throws {
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
