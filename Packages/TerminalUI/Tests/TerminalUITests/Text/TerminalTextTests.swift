import Testing

@testable import TerminalUI

@Suite struct TerminalTextTests {
  @Test
  func `An escape sequence becomes visible text`() {
    #expect(TerminalText("a\u{1B}]52;c;Zm9v\u{07}b").string == "a␛]52;c;Zm9v␇b")
    #expect(TerminalText("\u{7F}").string == "␡")
  }

  @Test
  func `A C1 control becomes a visible substitute`() {
    #expect(TerminalText("\u{9B}31m\u{9D}0;x\u{9C}").string == "␦31m␦0;x␦")
  }

  @Test
  func `A string literal is sanitized like any other string`() {
    let text: TerminalText = "\u{1B}[31m"
    #expect(text.string == "␛[31m")
  }

  @Test
  func `An interpolated string is sanitized, too`() {
    let remote = "x\u{1B}[2J"
    let text: TerminalText = "Hello, \(remote)!"
    #expect(text.string == "Hello, x␛[2J!")
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\t", "\n\n\t\r\n", "\u{2028}", "\u{85}"])
  func `A run of line breaks and tabs becomes one space`(_ separator: String) {
    #expect(TerminalText("a\(separator)b").string == "a b")
  }

  @Test
  func `TerminalText.lines preserves the lines of multiline text`() {
    #expect(TerminalText.lines("a\r\nb\n\nc\u{2029}d").map(\.string) == ["a", "b", "", "c", "d"])
  }

  @Test(arguments: [
    "\u{202A}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{200E}", "\u{200F}", "\u{061C}", "\u{200B}", "\u{2060}",
    "\u{FEFF}", "\u{AD}", "\u{180E}", "\u{3164}", "\u{115F}", "\u{E0001}", "\u{E0041}", "\u{FFF9}", "\u{200D}",
    "\u{200C}", "\u{FE0F}", "\u{E0100}",
  ])
  func `Characters that reorder or hide text are removed`(_ character: String) {
    #expect(TerminalText("a\(character)b").string == "ab")
  }

  @Test(arguments: ["👩‍🚀", "❤️", "❤️‍🔥", "1️⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🇨🇳", "👍🏽", "👩🏽‍❤️‍💋‍👨🏿", "🧔🏻‍♂️"])
  func `Emoji keep their joiners and variation selectors`(_ emoji: String) {
    let kept = TerminalText("<\(emoji)>").string
    #expect(Array(kept.unicodeScalars) == Array("<\(emoji)>".unicodeScalars))
  }

  @Test
  func `A combining mark without a base does not combine with the preceding character on the screen`() {
    #expect(TerminalText("\u{338}x").string == "\u{25CC}\u{338}x")
    #expect(TerminalText("\u{1161}").isEmpty)
  }

  @Test
  func `TerminalText keeps at most sixteen scalars of a grapheme cluster`() {
    let text = TerminalText("a" + String(repeating: "\u{301}", count: 500) + "b")
    #expect(text.string.count == 2)
    #expect(text.string.unicodeScalars.count == 17)
  }
}
