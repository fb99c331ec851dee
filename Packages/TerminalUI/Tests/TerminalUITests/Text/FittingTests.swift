import Testing

@testable import TerminalUI

@Suite struct FittingTests {
  @Test(arguments: [
    ("hello", 5, "hello"), ("hello", 4, "hel…"), ("hello", 1, "…"), ("hello", 0, ""), ("张鸿洋", 5, "张鸿…"),
    ("张鸿洋", 4, "张…"), ("张鸿洋", 2, "…"), ("👩‍👩‍👧👩‍👩‍👧", 3, "👩‍👩‍👧…"), ("", 0, ""),
  ])
  func `Truncated text ends in an ellipsis and never in half a character`(
    _ text: String, _ limit: Int, _ expected: String
  ) {
    #expect(TerminalText(text).truncated(to: limit).string == expected)
  }

  @Test
  func `A wide ellipsis counts as two columns`() {
    let wide = ColumnWidth(ambiguousIsWide: true)
    #expect(TerminalText("hello").truncated(to: 4, measuring: wide).string == "he…")
  }

  @Test
  func `Padded text has exactly the requested width`() {
    var random = SplitMix(seed: 7)
    for _ in 0..<2_000 {
      let text = TerminalText(random.hostileString())
      let columns = Int.random(in: 1...30, using: &random)
      #expect(text.padded(to: columns).columns == columns)
    }
    #expect(TerminalText("张").padded(to: 5, .trailing).string == "   张")
    #expect(TerminalText("张").padded(to: 5, .center).string == " 张  ")
  }

  @Test(arguments: [
    ("the quick brown fox", 10, ["the quick", "brown fox"]), ("the quick", 5, ["the", "quick"]),
    ("abcdefghij", 4, ["abcd", "efgh", "ij"]), ("积分排名列表", 4, ["积分", "排名", "列表"]), ("a积分", 4, ["a积", "分"]),
    ("", 4, [""]), ("ab  cd", 3, ["ab", "cd"]), ("exactly ten", 7, ["exactly", "ten"]), ("go 积分", 6, ["go 积", "分"]),
  ])
  func `A line breaks at spaces, between East Asian characters, and within words that are longer than the line`(
    _ text: String, _ columns: Int, _ expected: [String]
  ) {
    #expect(TerminalText(text).wrapped(to: columns).map(\.string) == expected)
  }

  @Test(arguments: [
    ("积分排名。", 8, ["积分排", "名。"]), ("积分，排名", 4, ["积", "分，", "排名"]), ("尚未登录，无需退出。", 8, ["尚未登", "录，无需", "退出。"]),
    ("保存（仅你可读）？", 6, ["保存", "（仅你", "可", "读）？"]), ("打开“积分”", 6, ["打开", "“积分”"]),
    ("hello world。", 11, ["hello", "world。"]),
    ("abcd。", 4, ["abc", "d。"]), ("a分。」", 5, ["a", "分。", "」"]), ("积。。。", 4, ["积。", "。。"]), ("积。", 2, ["积", "。"]),
    ("ab   cd", 3, ["ab", "cd"]),
  ])
  func `A line that is wide enough neither begins with a closing punctuation mark nor ends with an opening one`(
    text: String, columns: Int, lines: [String]
  ) {
    #expect(TerminalText(text).wrapped(to: columns).map(\.string) == lines)
  }

  @Test func `Wrapped lines of random Chinese text fit their width and begin with no closing punctuation mark`() {
    var random = SplitMix(seed: 9)
    for _ in 0..<500 {
      // At most two marks in a row, which fit in a line with the character before them.
      let text = (0..<60).map { _ in
        let mark = ["", "", "。", "）。", "，"].randomElement(using: &random) ?? ""
        return "积分排名a".randomElement(using: &random).map { "\($0)\(mark)" } ?? ""
      }.joined()
      let columns = Int.random(in: 8...20, using: &random)
      let lines = TerminalText(text).wrapped(to: columns)
      #expect(lines.allSatisfy { $0.columns <= columns })
      #expect(lines.joined().string == text)
      #expect(lines.allSatisfy { line in line.string.first.map { !"。），".contains($0) } ?? false }, "\(text)")
    }
  }

  @Test
  func `Wrapped lines fit their width and contain all characters except spaces`() {
    var random = SplitMix(seed: 8)
    for _ in 0..<1_000 {
      let text = TerminalText((0..<4).map { _ in random.hostileString() }.joined(separator: " "))
      let columns = Int.random(in: 2...20, using: &random)
      let lines = text.wrapped(to: columns)
      #expect(lines.allSatisfy { $0.columns <= columns })
      let characters = lines.joined().string.filter { $0 != " " }
      #expect(characters.unicodeScalars.elementsEqual(text.string.filter { $0 != " " }.unicodeScalars))
    }
  }

  @Test
  func `Styled text is truncated across its spans`() {
    let line = StyledText("abc", .accent) + "defg"
    #expect(line.truncated(to: 7) == line)
    #expect(line.truncated(to: 5).text.string == "abcd…")
    #expect(line.truncated(to: 4).text.string == "abc…")
    #expect(line.truncated(to: 2).spans == StyledText("a…", .accent).spans)
  }
}
