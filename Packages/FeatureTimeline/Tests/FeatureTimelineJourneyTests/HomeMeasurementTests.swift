import DemoServer
import Foundation
import TerminalAppTest
import TerminalUI
import Testing

@Suite(
  .serialized, .builtProgram(with: "login"),
  .enabled(if: Figures.file != nil, "Scripts/measure names a file for the figures"))
struct HomeMeasurementTests {
  private let program = BuiltProgram()

  @Test
  func `The first frame of the home timeline with stored posts appears within 100 ms, without a server`() async throws {
    let server = try await DemoServer.start()
    let url = server.baseURL.appending(path: "mastodon")
    try await program.logInAtMastodon(url)
    let arguments = ["timeline", "home", "--server", url.absoluteString]
    #expect(try program.run(arguments + ["--once"]).code == 0)
    await server.stop()
    try program.measureFirstFrame("timeline home", showing: "@mira_okafor", arguments: arguments)
  }
}
