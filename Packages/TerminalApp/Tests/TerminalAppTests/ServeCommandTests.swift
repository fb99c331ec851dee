import ArgumentParser
import Foundation
import Presentation
import Testing

@testable import TerminalApp

/// Tests of the command `serve`, in processes of their own.
@Suite struct ServeCommandTests {
  /// Runs the command in an app whose demo server ends at once. The server prints its options.
  private static func serve(_ arguments: String...) async throws -> ExitCode {
    let app = AppDefinition(
      name: "toy", version: "1.0",
      startDemoServer: { options in
        print("port \(options.port), \(options.stateFile?.path ?? "no file")")
        fflush(nil)
        guard let url = URL(string: "http://127.0.0.1:8081") else { throw CancellationError() }
        return DemoService(url: url, isRunning: { false }) {}
      })
    return try await ToyProgram.run(ServeCommand.parse(arguments), in: app)
  }

  @Test func `The serve command starts the demo server on the given port, and prints its URL`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      let codes = [
        try await Self.serve(), try await Self.serve("--port", "0", "--state", "/tmp/state"),
        try await Self.serve("--port", "65535"),
      ]
      #expect(codes == [.success, .success, .success])
    }
    let url = "http://127.0.0.1:8081\n"
    #expect(result?.output == "port 8080, no file\n\(url)port 0, /tmp/state\n\(url)port 65535, no file\n\(url)")
  }

  @Test func `The serve command rejects a port that does not exist, and an empty path`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      let codes = [
        try await Self.serve("--port", "65536"), try await Self.serve("--port", "-1"),
        try await Self.serve("--state", ""),
      ]
      #expect(codes == [.usage, .usage, .usage])
    }
    #expect(
      result?.errorOutput == """
        toy: --port 65536 is not a port. Use a number from 0 to 65535.
        toy: --port -1 is not a port. Use a number from 0 to 65535.
        toy: --state is empty (command line). Enter a value, or omit the option.

        """)
    #expect(result?.output == "")
  }
}
