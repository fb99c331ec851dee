import Foundation
import Testing

@testable import TerminalUI

/// Output where the locale does not use UTF-8.
@Suite struct ASCIITextTests {
  private func ascii(_ text: String) -> String { String(decoding: ASCIIText.encode(Array(text.utf8)), as: UTF8.self) }

  @Test(
    arguments: [
      ("Łódź, Ångström, e\u{301}", "Lodz, Angstrom, e"), ("“Don’t” – she said…", "\"Don't\" - she said~"),
      ("├─┤ █▌ • ★ ♥ ○", "+-+ ## * * * *"), ("→ ← ↑ ↓ ↻ ⟲ ▸ ◂ ▴ ▾", "> < ^ v > > > < ^ v"), ("你好，ＡＢ。", "????, A B . "),
      ("👩‍🚀 Ж ß", "?? ? ?"),
      ("\u{1B}[1m‹x›\u{1B}[m\r\n", "\u{1B}[1m<x>\u{1B}[m\r\n"),
    ])
  func `Characters become similar ones of ASCII, or question marks`(text: String, expected: String) {
    #expect(ascii(text) == expected)
  }

  @Test func `Symbols become ASCII where the user wants none, and letters and emoji stay`() {
    let text = "╭─ 佐藤 Łódź ─╮ ⟲ 12 ♥ 4 ✎ ✦ ⎯⎯ ☕ 👩‍🚀…"
    let encoded = ASCIIText.encode(Array(text.utf8), symbolsOnly: true)
    #expect(String(decoding: encoded, as: UTF8.self) == "+- 佐藤 Łódź -+ > 12 * 4 * * -- ☕ 👩‍🚀~")
  }

  @Test func `Every character that can be drawn becomes bytes of ASCII, and takes the same columns`() {
    for value in UInt32(0xA0)..<0x1FB00 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = TerminalText("a\(scalar)b")
      let encoded = ASCIIText.encode(Array(text.string.utf8))
      #expect(encoded.allSatisfy { (0x20..<0x7F).contains($0) }, "U+\(String(value, radix: 16))")
      #expect(encoded.count == ColumnWidth.standard.columns(of: text), "U+\(String(value, radix: 16))")
    }
  }

  @Test func `A printer prints ASCII unless the locale uses UTF-8`() {
    let line = StyledText(TerminalText("naïve"))
    #expect(PlainPrinter(descriptor: 1, depth: .none, usesUTF8: false).bytes(of: line) == Array("naive\n".utf8))
    #expect(PlainPrinter(descriptor: 1, depth: .none).bytes(of: line) == Array("naïve\n".utf8))
    let environment = TerminalEnvironment(locale: "C")
    #expect(!PlainPrinter.standardOutput(environment: environment).usesUTF8)
    #expect(!PlainPrinter.standardError(environment: environment).usesUTF8)
  }

  @MainActor @Test func `A terminal receives ASCII unless the locale uses UTF-8`() throws {
    let pipe = Pipe()
    let terminal = try SystemTerminal(
      output: pipe.fileHandleForWriting.fileDescriptor, environment: TerminalEnvironment(locale: "POSIX"),
      presentation: .lines)
    terminal.write(Array("\u{1B}[1m¿Qué?\n".utf8))
    try pipe.fileHandleForWriting.close()
    #expect(try pipe.fileHandleForReading.readToEnd() == Data("\u{1B}[1m?Que?\n".utf8))
  }
}
