import TerminalUITest
import Testing

@testable import TerminalUI

@Suite struct RendererTests {
  private static let clusters: [TerminalEmulator.Clusters] = [.joined, .apart]

  private func output(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "␛")
  }

  private func canvas(_ columns: Int, _ rows: Int = 1, _ draw: (inout Canvas) -> Void = { _ in }) -> Canvas {
    var canvas = Canvas(size: Size(columns: columns, rows: rows))
    draw(&canvas)
    return canvas
  }

  @Test
  func `The renderer writes nothing if nothing changed`() {
    var renderer = Renderer(theme: .night, depth: .trueColor)
    let canvas = canvas(20, 5) { $0.draw("Hello 👩‍🚀 …", row: 2) }
    #expect(!renderer.render(canvas).isEmpty)
    #expect(renderer.render(canvas) == [])
  }

  @Test
  func `The renderer writes one cursor movement and one cell for a changed cell`() {
    var renderer = Renderer(theme: .night, depth: .none)
    _ = renderer.render(canvas(20, 3) { $0.draw("Hello world", row: 1) })
    #expect(output(renderer.render(canvas(20, 3) { $0.draw("Hello World", row: 1) })) == "␛[2;7HW")
  }

  @Test
  func `The renderer rewrites a short unchanged gap and skips a long one`() {
    var renderer = Renderer(theme: .night, depth: .none)
    _ = renderer.render(canvas(20) { $0.draw("abcdefghijklmnop") })
    let next = canvas(20) { $0.draw("AbcDefghijklmnoP") }
    #expect(output(renderer.render(next)) == "␛[HAbcD␛[11CP")
  }

  @Test
  func `The renderer erases to the end of the line if the background is the terminal's own`() {
    var renderer = Renderer(theme: .night, depth: .none)
    _ = renderer.render(canvas(40) { $0.draw("abcdefghijklmnop") })
    #expect(output(renderer.render(canvas(40) { $0.draw("abc") })) == "␛[1;4H␛[K")
  }

  @Test
  func `The renderer changes attributes with as few parameters as possible`() {
    var output = ControlSequence()
    let bold = Palette.Look(foreground: .indexed(1), attributes: [.bold, .dim])
    output.change(from: Palette.Look(), to: bold)
    output.change(from: bold, to: Palette.Look(foreground: .indexed(1), attributes: .dim))
    output.change(from: bold, to: Palette.Look())
    output.change(from: bold, to: bold)
    output.change(from: Palette.Look(), to: Palette.Look(foreground: .indexed(9), background: .rgb(RGB(1, 2, 3))))
    #expect(self.output(output.bytes) == "␛[1;2;31m␛[22;2m␛[m␛[91;48;2;1;2;3m")
  }

  @Test
  func `The renderer uses bold and reverse, but no color, at a color depth of none`() {
    var renderer = Renderer(theme: .night, depth: .none)
    let bytes = renderer.render(
      canvas(4) { canvas in
        canvas.fill(.selection, Rect(columns: 2, rows: 1))
        canvas.draw("ab", style: Style(.error, [.bold]))
      })
    #expect(output(bytes) == "␛[?25l␛[m␛[2J␛[H␛[1;7mab")
  }

  @Test(arguments: clusters)
  func `Text after a cluster is at the right column, regardless of the width of the cluster`(
    _ clusters: TerminalEmulator.Clusters
  ) {
    let size = Size(columns: 12, rows: 1)
    var random = SplitMix(seed: 9)
    for sample in EmojiSamples.qualified + EmojiSamples.unqualified + EmojiSamples.components {
      var renderer = Renderer(theme: .night, depth: .trueColor)
      var emulator = TerminalEmulator(size: size, clusters: clusters)
      emulator.isWrapping = false
      let text = TerminalText(sample)
      let first = canvas(12) { canvas in
        canvas.draw(text)
        canvas.draw("|after", column: text.columns)
      }
      emulator.write(renderer.render(first))
      #expect(emulator.cells[0][text.columns].text == "|", "\(sample)")
      #expect(emulator.lines[0].hasSuffix("|after"))
      if clusters == .joined { #expect(emulator.cells[0][0].text == text.string) }
      // The next frame overwrites every cell of the cluster.
      let column = Int.random(in: 0..<4, using: &random)
      emulator.write(renderer.render(canvas(12) { $0.draw("x", column: column) }))
      #expect(emulator.lines[0] == String(repeating: " ", count: column) + "x")
      #expect(emulator.unknown.isEmpty)
    }
  }

  @Test(arguments: [ColorDepth.none, .ansi256, .trueColor])
  func `The terminal shows the last frame of any sequence of frames`(_ depth: ColorDepth) {
    var random = SplitMix(seed: 11)
    var renderer = Renderer(theme: .day, depth: depth)
    let size = Size(columns: 14, rows: 4)
    var emulator = TerminalEmulator(size: size)
    emulator.isWrapping = false
    let words: [TerminalText] = ["积分", "abc", "👩‍🚀", "é", "  ", "“x”", "🇨🇳!", "z"]
    let styles = [
      Style.plain, Style(.accent, [.bold]), Style(.error, on: .selection), Style(.text, [.underline, .dim]),
    ]
    for _ in 0..<400 {
      let canvas = canvas(size.columns, size.rows) { canvas in
        for _ in 0..<Int.random(in: 0...10, using: &random) {
          canvas.draw(
            words[Int.random(in: 0..<words.count, using: &random)], column: Int.random(in: -1...13, using: &random),
            row: Int.random(in: 0..<4, using: &random), limit: 20,
            style: styles[Int.random(in: 0..<styles.count, using: &random)])
        }
      }
      emulator.write(renderer.render(canvas))
      guard emulator.lines == canvas.lines.map(\.string) else {
        Issue.record("\(emulator.lines) for \(canvas.lines)")
        return
      }
      // A terminal that is drawn from scratch looks the same, including the styles.
      var fresh = Renderer(theme: .day, depth: depth)
      var other = TerminalEmulator(size: size)
      other.isWrapping = false
      other.write(fresh.render(canvas))
      guard other.cells == emulator.cells else {
        Issue.record("another look: \(canvas.lines)")
        return
      }
    }
  }

  @Test
  func `The renderer draws a frame in full after the size or the theme changes, and after an invalidation`() {
    var renderer = Renderer(theme: .night, depth: .none)
    let canvas = canvas(10) { $0.draw("abc") }
    let first = renderer.render(canvas)
    renderer.invalidate()
    #expect(renderer.render(canvas) == first)
    renderer.use(theme: .day, depth: .none)
    #expect(renderer.render(canvas) == first)
    #expect(output(renderer.render(self.canvas(5) { $0.draw("abc") })).contains("abc"))
  }

  @Test
  func `The cursor is shown where it is placed, and hidden otherwise`() {
    var renderer = Renderer(theme: .night, depth: .none)
    _ = renderer.render(canvas(10))
    #expect(output(renderer.render(canvas(10) { $0.placeCursor(column: 3, row: 0) })) == "␛[1;4H␛[?25h")
    #expect(output(renderer.render(canvas(10) { $0.placeCursor(column: 3, row: 0) })) == "")
    #expect(output(renderer.render(canvas(10))) == "␛[?25l")
  }

  @Test func `A frame of 1,024 bytes is written as a synchronized update, and a shorter one as it is`() {
    let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 1_024)
    #expect(ControlSequence.frame(Array(bytes.dropFirst())) == Array(bytes.dropFirst()))
    #expect(ControlSequence.frame(bytes) == Array("\u{1B}[?2026h".utf8) + bytes + Array("\u{1B}[?2026l".utf8))
  }

  /// Returns what is written to change a line into another one.
  private func update(_ old: TerminalText, _ new: TerminalText) -> String {
    var renderer = Renderer(theme: .night, depth: .none)
    let bytes = [old, new].map { text in
      var canvas = Canvas(size: Size(columns: 8, rows: 1), depth: .none)
      canvas.draw(text)
      return renderer.render(canvas)
    }
    return String(decoding: bytes[1], as: UTF8.self)
  }

  @Test func `A gap of up to four unchanged characters is written again, and the cursor moves over a longer one`() {
    #expect(update("abcdefgh", "XbcdeYgh").hasSuffix("XbcdeY"))
    #expect(update("abcdefgh", "XbcdefYh").hasSuffix("X\u{1B}[5CY"))
  }

  @Test func `The end of a row is erased if it has more than three blanks`() {
    #expect(update("abcdefgh", "abcd").hasSuffix("\u{1B}[K"))
    #expect(update("abcdefgh", "abcde").hasSuffix("   "))
  }
}
