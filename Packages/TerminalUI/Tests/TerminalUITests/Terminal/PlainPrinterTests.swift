import Foundation
import Testing

@testable import TerminalUI

@Suite struct PlainPrinterTests {
  private let line = StyledText("error: ", Style(.error, [.bold])) + "no \u{1B}[31m connection"

  @Test
  func `Plain output at a color depth of none contains no escape byte, not even for bold text`() {
    let printer = PlainPrinter(descriptor: 1, depth: .none)
    #expect(String(decoding: printer.bytes(of: line), as: UTF8.self) == "error: no ␛[31m connection\n")
  }

  @Test
  func `Plain output with colors sets and resets the style of each span`() {
    let printer = PlainPrinter(descriptor: 1, depth: .ansi16)
    let text = String(decoding: printer.bytes(of: line), as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}[1;9"))
    #expect(text.hasSuffix("merror: \u{1B}[mno ␛[31m connection\n"))
  }

  @Test
  func `Plain output does not change the background of the terminal`() {
    let printer = PlainPrinter(descriptor: 1, depth: .trueColor)
    let text = String(decoding: printer.bytes(of: StyledText("x", .accent)), as: UTF8.self)
    #expect(text == "\u{1B}[38;2;110;168;254mx\u{1B}[m\n")
  }

  @Test func `A failed write throws the error of the system, and a broken pipe can be distinguished from other errors`()
    throws
  {
    let full = try FileHandle(forWritingTo: URL(filePath: "/dev/full"))
    let printer = PlainPrinter(descriptor: full.fileDescriptor, depth: .none)
    let error = #expect(throws: OutputError.self) { try printer.print([line, line]) }
    #expect(error?.code == ENOSPC && error?.isBrokenPipe == false)
    #expect(
      OutputError(descriptor: 1, code: ENOSPC).description
        == "Writing to standard output failed: No space left on device.")
    #expect(OutputError(descriptor: 2, code: EPIPE).isBrokenPipe)
  }
}
