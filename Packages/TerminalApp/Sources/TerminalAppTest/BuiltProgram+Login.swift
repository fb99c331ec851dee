public import DemoServer
public import Foundation
import Networking
import TerminalUI
import TerminalUITest
import Testing

/// Logins for the tests of features that show more to a user. Such tests require the command `login`; see
/// `Trait.builtProgram(with:)`.
extension BuiltProgram {
  /// Logs in with each method that needs no browser.
  public func logIn(_ server: DemoServer) throws {
    for arguments in [["wanandroid", DemoServer.Accounts.username], ["phone", DemoServer.Accounts.phoneNumber]] {
      let login = try run(
        ["login"] + arguments + ["--insecure-storage", "--server", server.baseURL.absoluteString],
        variables: ["TESSERA_PASSWORD": DemoServer.Accounts.password])
      #expect(login.code == 0, "\(login.errorText)")
    }
  }

  /// Logs in with a code that the demo server shows.
  public func logInAtMastodon(_ base: URL) async throws {
    let terminal = try start(
      ["login", "mastodon", base.absoluteString, "--no-browser", "--insecure-storage"],
      size: Size(columns: 600, rows: 24), variables: ["PATH": "/nowhere"])
    #expect(terminal.wait(seconds: 20) { $0.text.contains("press Enter:") }, "\(terminal.emulator.text)")
    let line = try #require(terminal.emulator.lines.first { $0.contains("oauth/authorize") })
    let address = try #require(URLComponents(string: line.trimmingCharacters(in: .whitespaces)))
    var query: Parameters = [:]
    for item in address.queryItems ?? [] { query.add(item.name, item.value ?? "") }
    let page = try await APIClient(baseURL: base, transport: CurlTransport())
      .send(Endpoint<String>(.get, "/oauth/authorize", query: query, decoding: .text))
    terminal.type("wrong\n")
    #expect(terminal.wait(seconds: 20) { $0.text.contains("invalid") }, "\(terminal.emulator.text)")
    // The program asks again after the message, and drops what was typed before.
    terminal.waitForSilence(seconds: 0.3)
    terminal.type("\(try #require(page.firstMatch(of: /<code>([^<]+)<\/code>/)?.1))\n")
    #expect(terminal.waitForExit(seconds: 60) == 0, "\(terminal.emulator.text)")
  }
}
