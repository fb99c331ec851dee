import Foundation
import Presentation
import PresentationTerminal
import Reactive
import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct ListCommandTests {
  private let driver: ScreenDriver
  private let albums = PreviewAlbums(
    .content(ListContent(rows: AlbumRow.albums(1...2), header: .current, footer: .endReached)))

  init() throws { driver = try ScreenDriver(size: Size(columns: 40, rows: 8)) }

  private func show(_ screen: AlbumsScreen) {
    driver.application.screens.push(screen)
    driver.settle()
  }

  @Test func `The key that loads more rows says that there are none, and asks the server again`() {
    show(AlbumsScreen(viewModel: albums, host: driver.application))
    driver.press("m")
    #expect(driver.lines.last == " No more data" && albums.received == ["appear", "more"])
    let others = PreviewAlbums(.content(ListContent(rows: AlbumRow.albums(1...2), header: .current, footer: .stored)))
    show(AlbumsScreen(viewModel: others, host: driver.application))
    driver.advance(by: .seconds(10))
    driver.press("m")
    #expect(driver.lines.last != " No more data" && others.received.last == "more")
  }

  @Test func `A list performs its own commands, and leaves others to the application`() {
    let screen = AlbumsScreen(viewModel: albums, host: driver.application)
    #expect(screen.list.perform(.listRefresh) && screen.list.perform(.listMore))
    #expect(!screen.list.perform(Command("albums.other")))
  }

  @Test func `A list that becomes empty has no selected row`() {
    let screen = AlbumsScreen(viewModel: albums, host: driver.application)
    show(screen)
    #expect(screen.list.selectedRow?.id == 1)
    albums.states.accept(.empty)
    driver.settle()
    #expect(screen.list.selectedRow == nil)
  }

  @Test func `The time of the last update appears with the screen, and only while it is visible`() {
    albums.updates.accept(Date(timeIntervalSince1970: 60))
    let screen = AlbumsScreen(viewModel: albums, host: driver.application, now: Date(timeIntervalSince1970: 60))
    #expect(driver.application.statusBar.detail.isEmpty)
    show(screen)
    #expect(!driver.application.statusBar.detail.isEmpty)
    screen.screenDidCover()
    albums.updates.accept(Date(timeIntervalSince1970: 120))
    #expect(driver.application.statusBar.detail.isEmpty)
  }

  @Test func `The titles of the columns stand above the columns`() {
    let rows = ListRows<AlbumRow>.table { _ in
      Table([
        .init("Title", minimum: 8) { StyledText(TerminalText($0.title)) },
        .init("Number", columns: 6, alignment: .trailing) { StyledText(TerminalText("\($0.id)")) },
      ])
    }
    show(AlbumsScreen(viewModel: albums, host: driver.application, rows: rows))
    #expect(driver.lines[1].hasSuffix("  Number") && driver.lines[2].hasSuffix(" 1"))
    #expect(driver.lines[1].count == driver.lines[2].count)
  }

  @Test func `A copied URL is on the clipboard, and a message confirms it`() throws {
    show(AlbumsScreen(viewModel: albums, host: driver.application))
    let copied = LocalizedText(en: "Copied", zhHans: "已复制")
    driver.application.copy(nil, confirming: copied, .en)
    #expect(driver.terminal.emulator.clipboard == nil)
    let url = try #require(URL(string: "https://example.com"))
    driver.application.copy(url, confirming: copied, .en)
    driver.settle()
    #expect(driver.lines.last == " Copied")
    let clipboard = try #require(driver.terminal.emulator.clipboard)
    #expect(Data(base64Encoded: clipboard).map { String(decoding: $0, as: UTF8.self) } == "https://example.com")
  }

  @Test func `Screens reserve space for images only if the app loads them`() throws {
    let url = try #require(URL(string: "https://example.com/a.png"))
    let without = ScreenContext(host: driver.application, language: .en)
    #expect(!without.loadsImages && without.image(url) == nil)
    #expect(ScreenContext(host: driver.application, language: .en, image: { _ in nil }).loadsImages)
  }
}
