import DemoServer
import Foundation
import TerminalAppTest
import TerminalUI
import TerminalUITest
import Testing

@Suite(.serialized, .builtProgram, .timeLimit(.minutes(15))) struct RankingOutputTests {
  private let program = BuiltProgram()

  private static let commands = ["rank --json --pages 1", "rank --once --pages 1"]

  @Test(arguments: commands)
  func `The rank command exits with a failure and the reason if the output device is full`(command: String) throws {
    let (code, error) = try program.run(shell: "$PROGRAM \(command) >/dev/full 2>$HOME/err")
    #expect(code == 1)
    #expect(error.contains("Writing to standard output failed: No space left on device."))
  }

  @Test(arguments: commands)
  func `The rank command exits with a failure if standard output is closed`(command: String) throws {
    let (code, error) = try program.run(shell: "$PROGRAM \(command) >&- 2>$HOME/err")
    #expect(code == 1)
    #expect(error.contains("Writing to standard output failed: Bad file descriptor."))
  }
}
