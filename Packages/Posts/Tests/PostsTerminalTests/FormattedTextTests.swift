import Foundation
import TerminalUI
import TerminalUITest
import Testing

@testable import Posts
@testable import PostsTerminal

@MainActor @Suite struct FormattedTextTests {
  /// Returns the text of the cells that have a background, and that of the cells with a link.
  private func parts(_ text: FormattedText, columns: Int) throws -> (lines: [String], code: String, link: String) {
    var canvas = Canvas(size: Size(columns: columns, rows: 8))
    for (row, line) in text.lines(of: text.string, columns: columns, measuring: .standard).enumerated() {
      canvas.draw(line, row: row)
    }
    var emulator = TerminalEmulator(size: Size(columns: columns, rows: 8))
    var renderer = Renderer(theme: .night, depth: .trueColor)
    emulator.isWrapping = false
    emulator.write(renderer.render(canvas))
    let surface = Theme.night.rgb(.surface)
    let code = emulator.cells.joined().filter {
      $0.look.contains("48;2;\(surface.red);\(surface.green);\(surface.blue)")
    }
    let link = emulator.cells.joined().filter { $0.link == "https://swift.example/" }
    return (emulator.lines.filter { !$0.isEmpty }, code.map(\.text).joined(), link.map(\.text).joined())
  }

  private let url = URL(string: "https://swift.example/")

  @Test func `Code has a background and a link its URL on every line over which they are wrapped`() throws {
    let text = FormattedText(
      "Read the long blog post, then run swift test.",
      spans: [TextSpan(5..<23, .link, url: url), TextSpan(34..<44, .code)])
    let parts = try parts(text, columns: 14)
    #expect(parts.lines == ["Read the long", "blog post,", "then run swift", "test."])
    #expect(parts.link == "the longblog post" && parts.code == "swifttest")
  }

  @Test func `Each line of a text has its own styles`() throws {
    let text = FormattedText("one\nand two", spans: [TextSpan(0..<3, .link, url: url), TextSpan(8..<11, .code)])
    let parts = try parts(text, columns: 14)
    #expect(parts.lines == ["one", "and two"] && parts.link == "one" && parts.code == "two")
  }

  @Test func `Characters that are replaced or dropped move no style`() throws {
    let text = FormattedText("界\u{1B}a\u{202E}b code \u{1B}", spans: [TextSpan(10..<14, .code)])
    #expect(try parts(text, columns: 40).code == "code")
  }

  @Test func `A line with more than a hundred parts has no styles`() throws {
    let spans = (0..<200).map { TextSpan($0..<$0 + 1, .code) }
    #expect(try parts(FormattedText(String(repeating: "a", count: 200), spans: spans), columns: 200).code == "")
  }
}
