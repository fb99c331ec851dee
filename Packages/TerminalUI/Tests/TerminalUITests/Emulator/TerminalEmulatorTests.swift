import TerminalUI
import TerminalUITest
import Testing

@Suite struct TerminalEmulatorTests {
  private func emulator(
    _ text: String, columns: Int = 6, rows: Int = 2, clusters: TerminalEmulator.Clusters = .joined
  ) -> TerminalEmulator {
    var emulator = TerminalEmulator(size: Size(columns: columns, rows: rows), clusters: clusters)
    emulator.write(Array(text.utf8))
    return emulator
  }

  @Test
  func `The emulator wraps a line when a character arrives after the last column is filled`() {
    #expect(emulator("abcdef").cursor == Point(column: 5, row: 0))
    #expect(emulator("abcdefg").lines == ["abcdef", "g"])
    #expect(emulator("\u{1B}[?7labcdefg").lines == ["abcdeg", ""])
  }

  @Test
  func `The emulator scrolls at the end of the screen`() {
    #expect(emulator("a\r\nb\r\nc").lines == ["b", "c"])
  }

  @Test
  func `The emulator replaces the other half of an overwritten wide character with a space`() {
    #expect(emulator("积分\u{1B}[1;2Hx").lines[0] == " x分")
    #expect(emulator("积分\u{1B}[1;3Hx").lines[0] == "积x")
  }

  @Test
  func `The emulator draws a cluster as one unit or as individual scalars, as configured`() {
    #expect(emulator("👩‍🚀|", clusters: .joined).cells[0][2].text == "|")
    #expect(emulator("👩‍🚀|", clusters: .apart).cells[0][4].text == "|")
    #expect(emulator("❤️|", clusters: .joined).cells[0][2].text == "|")
    #expect(emulator("❤️|", clusters: .apart).cells[0][1].text == "|")
  }

  @Test
  func `The alternate screen starts empty, and leaving it restores the main screen and its cursor`() {
    var emulator = emulator("first\u{1B}[?1049h")
    #expect(emulator.isAlternate)
    #expect(emulator.lines == ["", ""])
    emulator.write(Array("second\u{1B}[?1049l".utf8))
    #expect(emulator.lines[0] == "first")
    emulator.write(Array("!".utf8))
    #expect(emulator.lines[0] == "first!")
  }

  @Test
  func `The emulator sets and resets attributes individually and all at once`() {
    let cells = emulator("\u{1B}[1;31;48;5;7ma\u{1B}[22;39mb\u{1B}[49;7mc\u{1B}[md").cells[0]
    #expect(cells.prefix(4).map(\.look) == [["1", "31", "48;5;7"], ["48;5;7"], ["7"], []])
  }

  @Test
  func `The emulator reports sequences that it does not recognize`() {
    #expect(emulator("\u{1B}[5n\u{1B}]0;x\u{07}\u{05}\u{1B}c").unknown == ["CSI 5 n", "OSC 0;x", "control 5", "ESC c"])
  }

  @Test
  func `The emulator erases the rest of a line or the whole screen`() {
    #expect(emulator("abc\r\nabc\u{1B}[1;2H\u{1B}[K").lines == ["a", "abc"])
    #expect(emulator("abc\r\nabc\u{1B}[2J").lines == ["", ""])
  }
}
