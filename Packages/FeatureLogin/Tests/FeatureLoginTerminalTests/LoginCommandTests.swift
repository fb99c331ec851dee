import ArgumentParser
import Composition
import Foundation
import Networking
import Presentation
import TerminalApp
import TerminalAppTest
import Testing

@testable import FeatureLoginModule
@testable import FeatureLoginTerminal

@MainActor @Suite(.app(of: LoginModule())) struct LoginCommandTests {
  /// Returns the error of the command in an app whose servers do not respond.
  private func failure(_ arguments: [String], isDemo: Bool = false) async throws -> Failure? {
    let url = try #require(URL(string: "http://127.0.0.1:1"))
    let server = AppEnvironment.Server(url: url, isDemo: isDemo)
    let app = try await App.inMemory(servers: [
      ServerDefinition.phone.id: server, ServerDefinition.wanAndroid.id: server,
    ])
    return await #expect(throws: Failure.self) { try await LoginCommand.parse(arguments).logIn(in: app) }
  }

  @Test(arguments: ["phone", "wanandroid"])
  func `A login to a demo server is refused, because it would end with the command`(service: String) async throws {
    let failure = try await failure([service, "13800138000"], isDemo: true)
    #expect(failure?.code == .usage)
    #expect(failure?.description.hasPrefix("You were not logged in, because the demo server stops") == true)
  }

  @Test(arguments: ["phone", "wanandroid"])
  func `A login to another server asks for what is missing`(service: String) async throws {
    let failure = try await failure([service])
    #expect(failure?.code == .usage)
    #expect(failure?.description.contains("demo server") == false)
  }

  @Test func `Without an option, the command prints text, opens a browser, and reads no password from standard input`()
    throws
  {
    let plain = try LoginCommand.parse(["mastodon"])
    #expect(!plain.json && !plain.noBrowser && !plain.passwordStdin && !plain.insecureStorage)
    let options = ["--json", "--no-browser", "--password-stdin", "--insecure-storage"]
    let all = try LoginCommand.parse(["mastodon"] + options)
    #expect(all.json && all.noBrowser && all.passwordStdin && all.insecureStorage)
  }
}
