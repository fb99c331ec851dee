import DemoServer
import Foundation
import TerminalUI
import TerminalUITest
import Testing

extension MeasurementTests {
  @Test
  func `The first frame of the home timeline with stored posts appears within 100 ms, without a server`() async throws {
    let server = try await DemoServer.start()
    let url = server.baseURL.appending(path: "mastodon")
    try await program.logInAtMastodon(url)
    let arguments = ["timeline", "home", "--server", url.absoluteString]
    #expect(try program.run(arguments + ["--once"]).code == 0)
    await server.stop()
    try measureFirstFrame("timeline home", showing: "@mira_okafor", arguments: arguments)
  }
}
