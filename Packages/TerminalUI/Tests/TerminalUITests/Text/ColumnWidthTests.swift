import Testing

@testable import TerminalUI

@Suite struct ColumnWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("张鸿洋", 6), ("ﾊﾝｶｸ", 4), ("ＡＢ", 4), ("한국어", 6),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧", 2), ("🇨🇳", 2), ("❤", 1), ("❤️", 2), ("1️⃣", 2),
    ("⌚", 2), ("⌚︎", 2), ("नमस्ते", 4), ("ไทย", 3), ("שלום", 4), ("│", 1), ("…", 1), ("\u{A0}", 1), ("\u{3000}", 2),
    ("𠀀", 2), ("\u{E000}", 1),
  ])
  func `The measured width of text equals its width in a terminal`(_ text: String, _ columns: Int) {
    #expect(TerminalText(text).columns == columns)
  }

  @Test
  func `Every emoji of Unicode takes two columns, and sanitizing does not change it`() {
    let wrong = EmojiSamples.qualified.filter { emoji in
      TerminalText(emoji).columns != 2 || !TerminalText(emoji).string.unicodeScalars.elementsEqual(emoji.unicodeScalars)
    }
    #expect(wrong == [])
    #expect(EmojiSamples.qualified.count > 3600)
  }

  @Test(arguments: ["…", "“", "①", "α", "─"])
  func `Ambiguous characters take two columns if ambiguousIsWide is true`(_ text: String) {
    #expect(ColumnWidth.standard.columns(of: TerminalText(text)) == 1)
    #expect(ColumnWidth(ambiguousIsWide: true).columns(of: TerminalText(text)) == 2)
  }

  @Test
  func `The width of emoji, joiners and ambiguous symbols is disputed, and that of letters, CJK and accents is not`() {
    let width = ColumnWidth.standard
    #expect("aéяαe\u{301}张한ﾊ⠋⎯".filter(width.isDisputed).isEmpty)
    #expect("👍👍🏽❤️🇨🇳1️⃣…“⌚क्ष🫨".filter { !width.isDisputed($0) }.isEmpty)
  }

  @Test
  func `The width table is sorted and has no overlaps, as its binary search requires`() {
    let ranges = widthTable.map { (first: $0 >> 28, last: $0 >> 4 & 0xFFFFFF) }
    #expect(ranges.allSatisfy { $0.first <= $0.last })
    #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.last < $1.first })
  }
}
