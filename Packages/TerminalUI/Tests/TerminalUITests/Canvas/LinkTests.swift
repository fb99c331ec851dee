import TerminalUITest
import Testing

@testable import TerminalUI

@MainActor @Suite struct LinkTests {
  private final class LinkScreen: Screen {
    let url: TerminalText
    let title: TerminalText = "Links"
    let keys = KeyTable()

    init(_ url: TerminalText) { self.url = url }

    func draw(in canvas: inout Canvas) {
      canvas.draw(StyledText("See ") + StyledText("the page", .accent).linked(to: url) + StyledText(" now"), row: 2)
    }
  }

  private static let url = "https://a.example/x?y=1"

  private func linked(_ driver: ScreenDriver) -> String {
    driver.settle()
    return driver.terminal.emulator.cells.joined().filter { $0.link != nil }.map(\.text).joined()
  }

  @Test func `The cells of a link name its URL, and no others do`() throws {
    let driver = try ScreenDriver(LinkScreen(TerminalText(Self.url)))
    #expect(linked(driver) == "the page")
    #expect(Set(driver.terminal.emulator.cells.joined().compactMap(\.link)) == [Self.url])
    #expect(driver.terminal.emulator.unknown.isEmpty)
  }

  @Test(arguments: [
    "javascript:alert(1)", "https://a.example/ü", "https://a.example/" + String(repeating: "x", count: 3_000),
  ])
  func `Text that terminals do not accept as a URL is no link`(text: String) throws {
    #expect(try linked(ScreenDriver(LinkScreen(TerminalText(text)))) == "")
  }

  private final class TextScreen: Screen {
    let text: TerminalText
    let title: TerminalText = "Text"
    let keys = KeyTable()

    init(_ text: TerminalText) { self.text = text }

    func draw(in canvas: inout Canvas) {
      for (row, line) in text.linkedLines(to: 40, style: Style(.muted)).enumerated() { canvas.draw(line, row: row) }
    }
  }

  @Test(arguments: [
    ("See https://a.example/x, or http://b.example.", "https://a.example/x,http://b.example."),
    ("(https://a.example) xhttps://c.example", ""), ("https://a.example/" + String(repeating: "y", count: 60), ""),
  ])
  func `The addresses in wrapped text are links if they fit on a line`(text: String, links: String) throws {
    #expect(try linked(ScreenDriver(TextScreen(TerminalText(text)))) == links)
  }

  @Test func `The link of an address does not contain the punctuation after it`() throws {
    let driver = try ScreenDriver(TextScreen("See https://a.example/x."))
    driver.settle()
    #expect(Set(driver.terminal.emulator.cells.joined().compactMap(\.link)) == ["https://a.example/x"])
  }

  @Test func `A terminal without colors receives no links`() throws {
    #expect(try linked(ScreenDriver(LinkScreen(TerminalText(Self.url)), depth: .none)) == "")
  }

  @Test func `A click on a link opens its URL, and a click beside it does not`() throws {
    let driver = try ScreenDriver(LinkScreen(TerminalText(Self.url)))
    var opened: [String] = []
    driver.application.openLink = { opened.append($0.string) }
    let row = try #require(driver.lines.firstIndex { $0.contains("the page") })
    driver.click(column: 1, row: row)
    #expect(opened == [])
    driver.click(column: 6, row: row)
    #expect(opened == [Self.url])
  }

  @Test(arguments: [(2_083, true), (2_084, false)])
  func `A URL of up to 2,083 bytes is a link`(length: Int, isLink: Bool) throws {
    let url = "https://" + String(repeating: "x", count: length - 8)
    #expect(try linked(ScreenDriver(LinkScreen(TerminalText(url)))) == (isLink ? "the page" : ""))
  }
}
