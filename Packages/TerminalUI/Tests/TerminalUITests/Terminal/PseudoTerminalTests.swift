import Foundation
import TerminalUITest
import Testing

struct PseudoTerminalTests {
  private let file = FileManager.default.temporaryDirectory.appending(path: "terminal-\(UUID())").path

  /// Starts a shell that treats a hangup as stated, releases its terminal, and returns its process.
  private func releaseTerminal(trap: String) throws -> Int32 {
    let terminal = try PseudoTerminal(["/bin/sh", "-c", "trap '\(trap)' HUP; echo ready; while :; do sleep 0.01; done"])
    try #require(terminal.wait { $0.text.contains("ready") }, "\(terminal.emulator.text)")
    return terminal.foregroundProcess
  }

  private func hasEnded(_ process: Int32) -> Bool { kill(process, 0) == -1 && errno == ESRCH }

  @Test
  func `The release of a terminal hangs up its program, and waits for the end`() throws {
    defer { try? FileManager.default.removeItem(atPath: file) }
    let process = try releaseTerminal(trap: "echo hung up > \(file); exit")
    #expect(hasEnded(process))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "hung up\n")
  }

  @Test
  func `A program that ignores a hangup is killed`() throws {
    let process = try releaseTerminal(trap: "")
    #expect(hasEnded(process))
  }
}
