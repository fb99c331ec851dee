import TerminalUI
import TerminalUITest
import Testing

@Suite struct InputParserTests {
  private func parse(_ text: String) -> [InputEvent] {
    var parser = InputParser()
    return parser.parse(Array(text.utf8)) + parser.flush()
  }

  @Test(arguments: [
    ("a", Key("a")), ("G", Key("G")), ("é", Key("é")), ("张", Key("张")), ("😀", Key("😀")), ("\r", .enter),
    ("\n", .enter),
    ("\t", .tab), ("\u{7F}", .backspace), ("\u{08}", .backspace), ("\u{1B}", .escape), ("\u{03}", .control("c")),
    ("\u{00}", .control(" ")), ("\u{1F}", .control("_")), ("\u{1B}x", .alt("x")), ("\u{1B}\r", Key(.enter, .alt)),
    ("\u{1B}[A", .up), ("\u{1B}OA", .up), ("\u{1B}[1;5C", Key(.right, .control)), ("\u{1B}[1;2D", Key(.left, .shift)),
    ("\u{1B}[H", .home), ("\u{1B}[1~", .home), ("\u{1B}[7~", .home), ("\u{1B}[4~", .end), ("\u{1B}[3~", .delete),
    ("\u{1B}[5~", .pageUp), ("\u{1B}[6;3~", Key(.pageDown, .alt)), ("\u{1B}[Z", .backTab),
    ("\u{1B}OP", Key(.function(1))),
    ("\u{1B}[15~", Key(.function(5))), ("\u{1B}[24~", Key(.function(12))), ("\u{1B}[[B", Key(.function(2))),
    ("\u{1B}[97;5u", .control("a")), ("\u{1B}[27;5;97~", .control("a")), ("\u{1B}[27u", .escape),
    ("\u{1B}[", .alt("[")), ("\u{1B}O", .alt("O")),
  ])
  func `The input parser recognizes the keys that terminals send`(_ text: String, _ key: Key) {
    #expect(parse(text) == [.key(key)])
  }

  @Test
  func `The input parser assembles a sequence that arrives in pieces`() {
    var parser = InputParser()
    var events: [InputEvent] = []
    for byte in Array("\u{1B}[1;5A张".utf8) { events += parser.parse([byte]) }
    #expect(events == [.key(Key(.up, .control)), .key("张")])
    #expect(!parser.isWaiting)
  }

  @Test
  func `The input parser holds Esc back until it is clear that nothing follows`() {
    var parser = InputParser()
    #expect(parser.parse([0x1B]) == [])
    #expect(parser.isWaiting)
    #expect(parser.flush() == [.key(.escape)])
    #expect(!parser.isWaiting)
    #expect(parser.parse([0x1B, 0x1B, 0x5B, 0x41]) == [.key(.escape), .key(.up)])
  }

  @Test
  func `The input parser treats everything up to the end of a paste as text`() {
    let text = "a\u{1B}[A\u{03}\r\n张\u{1B}[201"
    #expect(parse("\u{1B}[200~\(text)\u{1B}[201~q") == [.paste(text), .key("q")])
  }

  @Test
  func `The input parser truncates a paste after one mebibyte, and still finds its end`() {
    let text = String(repeating: "x", count: 1 << 20)
    let events = parse("\u{1B}[200~\(text)yyyyyyyy\u{1B}[201~q")
    #expect(events == [.paste(text), .key("q")])
  }

  @Test
  func `The input parser reports mouse positions starting from zero`() {
    #expect(parse("\u{1B}[<0;3;4M") == [.mouse(Mouse(.press, at: Point(column: 2, row: 3)))])
    #expect(parse("\u{1B}[<0;3;4m") == [.mouse(Mouse(.release, at: Point(column: 2, row: 3)))])
    #expect(parse("\u{1B}[<64;1;1M") == [.mouse(Mouse(.scrollUp, at: Point(column: 0, row: 0)))])
    #expect(parse("\u{1B}[<0;0;0M") == [])
  }

  @Test
  func `The input parser reads the mouse reports of X10, and none of their bytes as a key`() {
    func parse(_ bytes: [UInt8]) -> [InputEvent] {
      var parser = InputParser()
      return parser.parse([0x1B, 0x5B, 0x4D] + bytes + [0x71])
    }
    let location = Point(column: 64, row: 4)
    let events: [(UInt8, [InputEvent])] = [
      (32, [.mouse(Mouse(.press, at: location))]), (35, [.mouse(Mouse(.release, at: location))]),
      (96, [.mouse(Mouse(.scrollUp, at: location))]), (97, [.mouse(Mouse(.scrollDown, at: location))]), (33, []),
    ]
    for (button, expected) in events { #expect(parse([button, 97, 37]) == expected + [.key("q")]) }
    #expect(parse([0x1B, 0xFF, 0x00]) == [.key("q")])
  }

  @Test
  func `The input parser reports the terminal's attributes, and the size of its cells if the size is valid`() {
    #expect(parse("\u{1B}[?62;4;22c") == [.attributes([62, 4, 22])])
    #expect(parse("\u{1B}[6;20;10t") == [.cellSize(PixelSize(width: 10, height: 20))])
    for odd in ["6;0;10", "6;20;101", "6;20", "4;600;800", "6;;"] { #expect(parse("\u{1B}[\(odd)t") == []) }
  }

  @Test(arguments: [
    "\u{1B}[99~", "\u{1B}[>1;2c", "\u{1B}[?2026;2$y", "\u{1B}]0;title\u{07}", "\u{1B}P1$r\u{1B}\\",
    "\u{1B}_G\u{1B}\\", "\u{1B}[1;1R",
    "\u{1B}[12\u{18}", "\u{1B}[" + String(repeating: "1;", count: 500) + "A",
  ])
  func `The input parser drops an unknown sequence, but not the input after it`(_ text: String) {
    let events = parse(text + "q")
    #expect(events.last == .key("q"))
    #expect(events.dropLast().allSatisfy { $0 == .key(Key(.function(3))) })  // `CSI 1;1R` is F3 as well
  }

  @Test
  func `The input parser drops bytes that are not valid UTF-8`() {
    var parser = InputParser()
    #expect(
      parser.parse([0xFF, 0x80, 0xC3, 0x28, 0xE5, 0xBC, 0x61, 0xF4, 0xBF, 0xBF, 0xBF, 0x62]) == [
        .key("("), .key("a"), .key("b"),
      ])
  }

  @Test
  func `The input parser accepts random bytes and remains usable`() {
    var random = SplitMix(seed: 5)
    var parser = InputParser()
    for _ in 0..<20_000 {
      let bytes = (0..<12).map { _ in
        Bool.random(using: &random)
          ? UInt8.random(in: 0...255, using: &random)
          : Array("\u{1B}[]O;~0129<Mm".utf8).randomElement(using: &random) ?? 0
      }
      _ = parser.parse(bytes)
    }
    _ = parser.parse(Array("\u{1B}[201~\u{07}\u{18}".utf8))
    _ = parser.flush()
    #expect(parser.parse([0x71]) == [.key("q")])
  }

  @Test
  func `The input parser reads the bytes that the virtual terminal sends for a key as that key`() {
    let keys: [Key] = [
      "a", .enter, .tab, .backTab, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .delete, .backspace,
      .control("c"), .alt("x"), Key(.up, [.shift, .control]), Key(.function(7)), Key(.backspace, .alt),
    ]
    for key in keys {
      var parser = InputParser()
      #expect(parser.parse(key.bytes) == [.key(key)])
    }
  }

  @Test func `The input parser skips a string of 4,096 bytes up to its end, and ends a longer one after one more byte`()
  {
    let text = String(repeating: "x", count: 4_096)
    #expect(parse("\u{1B}]\(text)\u{07}q") == [.key("q")])
    #expect(parse("\u{1B}]\(text)yz\u{07}q") == [.key("z"), .key(.control("g")), .key("q")])
  }

  @Test func `The input parser reads a sequence with 63 bytes of parameters, and drops one with more`() {
    let zeros = String(repeating: "0", count: 60)
    #expect(parse("\u{1B}[\(zeros)1;5Aq") == [.key(Key(.up, .control)), .key("q")])
    #expect(parse("\u{1B}[0\(zeros)1;5Aq") == [.key("q")])
  }
}
