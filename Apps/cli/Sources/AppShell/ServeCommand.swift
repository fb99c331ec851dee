import ArgumentParser
import DemoServer
import Foundation
import TerminalApp
import TerminalUI

/// The command `tessera serve`, which runs the demo server alone.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "The demo server alone, on 127.0.0.1, until it is interrupted.",
    discussion: """
      Then, elsewhere: tessera --server http://127.0.0.1:8080. Every command takes the address that is printed.
      """)

  @Option(help: "The port; 0 chooses a free one.")
  var port: UInt16 = 8080

  @Option(help: "A file that keeps what is changed, over restarts.")
  var state: String?

  @MainActor func run() async throws {
    try await Program.reporting(asJSON: false) {
      var configuration = DemoServer.Configuration()
      configuration.stateFile = state.map { URL(filePath: $0) }
      let server = try await DemoServer.start(port: port, configuration: configuration)
      try Program.print(nil) { [TerminalText(server.baseURL.absoluteString)] }
      while server.isRunning { try await Task.sleep(for: .seconds(3600)) }
    }
  }
}
