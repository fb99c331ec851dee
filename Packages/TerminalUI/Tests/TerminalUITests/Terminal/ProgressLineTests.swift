import Foundation
import Testing

@testable import TerminalUI

@Suite struct ProgressLineTests {
  private func written(isTerminal: Bool = true, columns: Int = 80, accessible: String? = nil) throws -> String {
    let pipe = Pipe()
    let printer = PlainPrinter(descriptor: pipe.fileHandleForWriting.fileDescriptor, depth: .none)
    let line = ProgressLine(
      printer, isTerminal: isTerminal, columns: columns, TerminalEnvironment(term: "xterm", accessible: accessible))
    line.show(ProgressBar("Pages", fraction: 0.5))
    line.clear()
    try pipe.fileHandleForWriting.close()
    return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  @Test("A bar is written over the line that the cursor is in, and leaves it empty")
  func terminal() throws {
    #expect(try written(columns: 21) == "\rPages [===    ]  50%\r" + String(repeating: " ", count: 20) + "\r")
  }

  @Test("A bar in a wide window is no wider than sixty columns")
  func widest() throws {
    let lines = try written(columns: 200).split(separator: "\r")
    #expect(lines.map(\.count) == [60, 60])
  }

  @Test("Where standard error is no terminal, and for a screen reader, not one byte is written")
  func nobody() throws {
    #expect(try written(isTerminal: false).isEmpty)
    #expect(try written(accessible: "1").isEmpty)
  }
}
