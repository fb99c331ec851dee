import Foundation
import TerminalUI
import TerminalUITest
import Testing

@Suite("What cannot be printed", .timeLimit(.minutes(5))) struct OutputTests {
  private let program = Program()

  private static let commands = [
    "rank --json --pages 1", "rank --once --pages 1", "moments --once", "doctor --json", "config", "routes",
    "completions bash", "man", "--help", "rank --help", "--version", "serve --port 0",
  ]

  /// Runs a script in a shell, and returns its exit code and what is in the file `err`.
  private func run(_ script: String) throws -> (code: Int32, error: String) {
    let terminal = try program.start(shell: "touch $HOME/err; \(script); echo \"code $?.\"")
    let pattern = /code (\d+)\./
    #expect(terminal.wait(seconds: 60) { $0.text.contains(pattern) }, "\(terminal.emulator.text)")
    let code = terminal.emulator.text.firstMatch(of: pattern).flatMap { Int32($0.1) }
    return (try #require(code), try program.read("err"))
  }

  @Test(arguments: commands) func `A full device ends every command with a failure and the reason`(command: String)
    throws
  {
    let (code, error) = try run("$PROGRAM \(command) >/dev/full 2>$HOME/err")
    #expect(code == 1)
    #expect(error.contains("Writing to standard output failed: No space left on device."))
  }

  @Test(arguments: commands) func `A closed standard output ends every command with a failure`(command: String) throws {
    let (code, error) = try run("$PROGRAM \(command) >&- 2>$HOME/err")
    #expect(code == 1)
    #expect(error.contains("Writing to standard output failed: Bad file descriptor."))
  }

  @Test func `With --json the failure is a document, too`() throws {
    let (_, error) = try run("$PROGRAM rank --json --pages 1 >/dev/full 2>$HOME/err")
    let document = try JSONDecoder().decode(ErrorDocument.self, from: Data(error.utf8))
    #expect(document.schema == "tessera.error/1" && document.code == 1)
  }

  @Test func `Messages that standard error does not take end the command with a failure`() throws {
    #expect(try run("$PROGRAM rank --unknown 2>/dev/full").code == 64)
    #expect(try run("$PROGRAM login phone 13800138000 2>&-").code == 64)
    #expect(try run("$PROGRAM rank --once --pages 1 >$HOME/out 2>&-").code == 0, "nothing had to be said")
  }

  @Test(arguments: ["completions bash", "man", "--help", "rank --once"])
  func `A reader that has gone ends the command without a word`(command: String) throws {
    for trap in ["", "trap '' PIPE; "] {
      // The reader has gone for certain when the shell has waited for it.
      let (code, error) = try run(
        """
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
