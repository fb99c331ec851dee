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

  @Test
  func `A progress line overwrites the current line and leaves it empty`() throws {
    #expect(try written(columns: 21) == "\rPages [===    ]  50%\r" + String(repeating: " ", count: 20) + "\r")
  }

  @Test
  func `A progress line is at most sixty columns wide`() throws {
    let lines = try written(columns: 200).split(separator: "\r")
    #expect(lines.map(\.count) == [60, 60])
  }

  @Test
  func `A progress line writes nothing if standard error is not a terminal, and nothing for a screen reader`() throws {
    #expect(try written(isTerminal: false).isEmpty)
    #expect(try written(accessible: "1").isEmpty)
  }
}
