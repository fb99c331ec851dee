import ArgumentParser
import Composition
import FeatureLogin
import Foundation
import Networking
import Persistence
import Presentation
import Reactive
import TerminalApp
import TerminalAppTest
import Testing

@testable import FeatureLoginModule
@testable import FeatureLoginTerminal

@MainActor @Suite(.app(of: LoginModule())) struct LogoutCommandTests {
  private let secrets = SecretStore.inMemory()

  /// Logs out in an app with accounts of these names, each at its own login server, whose server has no logout.
  ///
  /// - Returns: The error of the command, and the names of the accounts that remain.
  private func logOut(
    _ arguments: [String], of names: [String], obstacle: (any Error)? = nil
  ) async throws -> (error: (any Error)?, remaining: [String]) {
    let app = try await App.inMemory(secrets: secrets)
    let accounts = try app.container.resolve(StoredAccounts.self)
    for (number, name) in names.enumerated() {
      let server = try #require(URL(string: "https://\(number).example"))
      try await accounts.save(Account(server: server, name: name, proof: .token("canary"))).value
    }
    accounts.deleteData { _ in if let obstacle { throw obstacle } }
    var failure: (any Error)?
    do {
      try await LogoutCommand.parse(arguments).run(in: app)
    } catch {
      failure = error
    }
    return (failure, accounts.accountsAtAllServers.map(\.name))
  }

  @Test func `Without a name, the command logs out of all accounts`() async throws {
    let (error, remaining) = try await logOut([], of: ["Ada", "Grace"])
    #expect(error == nil && remaining.isEmpty)
  }

  @Test func `With a name, the command logs out of this account only`() async throws {
    let (error, remaining) = try await logOut(["Ada"], of: ["Ada", "Grace"])
    #expect(error == nil && remaining == ["Grace"])
  }

  @Test func `Without accounts, or with the name of none, the command exits with 77`() async throws {
    #expect((try await logOut([], of: []).error as? Failure)?.code == .notLoggedIn)
    let (error, remaining) = try await logOut(["nobody"], of: ["Ada"])
    #expect((error as? Failure)?.code == .notLoggedIn && remaining == ["Ada"])
  }

  @Test func `A name of two accounts is a usage error, and logs out of neither`() async throws {
    let (error, remaining) = try await logOut(["Ada"], of: ["Ada", "Ada"])
    #expect((error as? Failure)?.code == .usage && remaining == ["Ada", "Ada"])
  }

  @Test func `An account whose data cannot be deleted stays, and the command exits with 1`() async throws {
    struct Locked: Error {}
    let (error, remaining) = try await logOut([], of: ["Ada"], obstacle: Locked())
    #expect(error as? ExitCode == .failure && remaining == ["Ada"])
  }

  @Test func `Stored logins that cannot be read are not reported as missing`() async throws {
    try await secrets.save(Secret("damaged"), as: "accounts") { _ in true }
    #expect(try await logOut([], of: []).error as? ExitCode == .failure)
  }
}
