import Foundation
import TerminalAppTest
import TerminalUI
import TerminalUITest
import Testing

@Suite(.timeLimit(.minutes(15))) struct OutputTests {
  private let program = BuiltProgram()

  private static let commands = [
    "open tessera://about --json", "open tessera://about --once", "doctor --json", "config", "routes",
    "completions bash", "man", "--help", "open --help", "--version", "serve --port 0",
  ]

  @Test(arguments: commands)
  func `Every command exits with a failure and the reason if the output device is full`(command: String) throws {
    let (code, error) = try program.run(shell: "$PROGRAM \(command) >/dev/full 2>$HOME/err")
    #expect(code == 1)
    #expect(error.contains("Writing to standard output failed: No space left on device."))
  }

  @Test(arguments: commands)
  func `Every command exits with a failure if standard output is closed`(command: String) throws {
    let (code, error) = try program.run(shell: "$PROGRAM \(command) >&- 2>$HOME/err")
    #expect(code == 1)
    #expect(error.contains("Writing to standard output failed: Bad file descriptor."))
  }

  @Test func `A failure with --json prints a JSON document`() throws {
    let (_, error) = try program.run(shell: "$PROGRAM open tessera://about --json >/dev/full 2>$HOME/err")
    let document = try JSONDecoder().decode(ErrorDocument.self, from: Data(error.utf8))
    #expect(document.schema == "tessera.error/1" && document.code == 1)
  }

  @Test func `A command fails if it cannot write a message to standard error, and succeeds if it has none`() throws {
    #expect(try program.run(shell: "$PROGRAM open --unknown 2>/dev/full").code == 64)
    #expect(
      try program.run(shell: "$PROGRAM open tessera://about --once >$HOME/out 2>&-").code == 0, "nothing had to be said"
    )
  }

  @Test(arguments: ["completions bash", "man", "--help", "routes"])
  func `A command exits silently if the reader of its output has exited`(command: String) throws {
    for trap in ["", "trap '' PIPE; "] {
      // The shell waits for the reader, so the reader has ended.
      let (code, error) = try program.run(
        shell: """
          rm -f $HOME/pipe; mkfifo $HOME/pipe; : <$HOME/pipe & exec 3>$HOME/pipe; wait
          \(trap)$PROGRAM \(command) >&3 2>$HOME/err
          """)
      #expect(code == 141 && error.isEmpty, "\(error)")
    }
  }

  private struct ErrorDocument: Decodable {
    let schema: String
    let code: Int
  }
}
