import Testing

@testable import TerminalUI

@Suite struct LongTextTests {
  /// Texts that are long when repeated, and that caused problems before.
  nonisolated static let hostile = [
    "\u{1B}", "a", "a ", "\u{E9} ", "\u{301}", "e\u{301}", "\u{200D}", "\u{1F469}\u{200D}", "\u{1F1E8}", "\u{202E}x",
    "\u{4E2D}",
    "\u{915}\u{94D}", "\u{D4E}", "\u{1160}", "\u{E0061}", "\r\n", "\t ",
    "。", "（", "积。。。。。。。。", "“a",
  ]

  @Test(arguments: hostile) func `Sanitizing takes time linear in the length of the text`(piece: String) {
    #expect(growth(from: 3000) { _ = Sanitizer.line(String(repeating: piece, count: $0), limit: .max) } <= 2.2)
  }

  /// The text is long, because copying it for each character is noticeable only in long text.
  @Test func `Sanitizing 120,000 control characters takes about twice as long as sanitizing 60,000`() {
    #expect(growth(from: 60_000) { _ = Sanitizer.line(String(repeating: "\u{1B}", count: $0), limit: .max) } <= 2.2)
  }

  @Test(arguments: hostile) func `Wrapping, measuring and truncating text take linear time`(piece: String) {
    let texts = [3000, 6000].map { count in
      (count, StyledText(TerminalText.lines(String(repeating: piece, count: count)).joined()))
    }
    func text(_ count: Int) -> StyledText { texts.first { $0.0 == count }?.1 ?? .empty }
    #expect(growth(from: 3000) { _ = text($0).text.wrapped(to: 40) } <= 2.2)
    #expect(growth(from: 3000) { _ = text($0).columns() } <= 2.2)
    #expect(growth(from: 3000) { _ = text($0).truncated(to: $0 / 2) } <= 2.2)
  }

  @Test func `Splitting text into lines takes time linear in the number of lines`() {
    #expect(growth(from: 10_000) { _ = TerminalText.lines(String(repeating: "\u{E9}\n", count: $0)) } <= 2.2)
  }

  @Test func `A line is truncated to 64 KiB between two characters, and ends in an ellipsis`() {
    let limit = 64 << 10
    #expect(TerminalText(String(repeating: "a", count: limit)).string.utf8.count == limit)
    #expect(
      TerminalText(String(repeating: "a", count: limit + 1)).string == String(repeating: "a", count: limit - 3) + "…")
    for piece in Self.hostile {
      let text = TerminalText(String(repeating: piece, count: limit + 1))
      #expect(text.string.utf8.count <= limit)
      #expect(text.string.unicodeScalars.last == "…")
      // A character that joins the next one absorbs the ellipsis.
      #expect(TerminalText(text.string) == text || piece == "\u{D4E}", "cut again, it stays the same")
    }
  }

  @Test(arguments: 0...3) func `A line of non-ASCII text that fits in 64 KiB is not truncated`(bytesLeft: Int) {
    let line = String(repeating: "\u{E9}", count: (32 << 10) - 2) + String(repeating: "a", count: 4 - bytesLeft)
    #expect(TerminalText(line).string == line)
  }

  @Test func `The lines of multiline text are not truncated`() {
    let line = String(repeating: "é", count: 100_000)
    let lines = TerminalText.lines(line + "\n" + line)
    #expect(lines.map(\.string) == [line, line])
    #expect(("  " + lines[0]).string == "  " + line)
    #expect(lines.joined().string == line + line)
  }
}
