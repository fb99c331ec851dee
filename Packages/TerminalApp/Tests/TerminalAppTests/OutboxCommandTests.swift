import ArgumentParser
import Foundation
import Presentation
import Testing

@testable import TerminalApp

/// Tests of what the commands of the outbox print and do, in processes of their own.
@Suite struct OutboxCommandTests {
  /// Runs a command on the row with a title in an outbox with an action in each state. Returns its exit code and the titles
  /// of the rows that are left.
  @MainActor private static func run<Command: OutboxChange>(
    _ command: Command.Type, on title: String
  ) async throws -> (code: ExitCode, titles: [String]) {
    let bench = try OutboxBench()
    try bench.addAll()
    let row = try #require(bench.rows.first { $0.title[.en] == title })
    let definition = AppDefinition(name: "toy", version: "1.0", features: [ToyModule("notes"), bench.module])
    let code = try await ToyProgram.run(command.parse([row.id.uuidString.lowercased()]), in: definition)
    return (code, bench.rows.map { $0.title[.en] })
  }

  @Test func `Canceling an action removes it, and prints those that are left`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      let (code, titles) = try await Self.run(OutboxCommand.Cancel.self, on: "Publish “Coffee”")
      #expect(code == .success && titles == ["Publish “Tea”", "Favorite post 112", "Reply “Yes”", "Boost post 112"])
    }
    #expect(result?.output.hasPrefix("Publish “Tea”") == true && result?.output.contains("Coffee") == false)
    #expect(result?.errorOutput == "")
  }

  @Test func `An action that the server has refused is not sent again`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      let (code, titles) = try await Self.run(OutboxCommand.Retry.self, on: "Publish “Coffee”")
      #expect(code == .failure && titles.count == 5)
    }
    let message = "The server has refused this action, so it is not sent again. `outbox cancel` removes it."
    #expect(result?.errorOutput == "toy: \(message)\n" && result?.output == "")
  }

  @Test func `Only an action of unknown outcome can be confirmed`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      let confirmed = try await Self.run(OutboxCommand.Confirm.self, on: "Publish “Tea”")
      #expect(confirmed.code == .success && confirmed.titles.count == 4)
      let refused = try await Self.run(OutboxCommand.Confirm.self, on: "Publish “Coffee”")
      #expect(refused.code == .failure && refused.titles.count == 5)
    }
    let message = "Only an action of unknown outcome can be confirmed. `outbox` shows the state of each."
    #expect(result?.errorOutput == "toy: \(message)\n")
    #expect(result?.output.hasPrefix("Publish “Coffee”") == true && result?.output.contains("Tea") == false)
  }

  @Test func `A command for an action that does not exist is a usage error`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let bench = try await OutboxBench()
      let definition = await AppDefinition(name: "toy", version: "1.0", features: [ToyModule("notes"), bench.module])
      let code = try await ToyProgram.run(OutboxCommand.Cancel.parse(["7"]), in: definition)
      #expect(code == .usage)
    }
    #expect(result?.errorOutput == "toy: No action in the outbox has the ID 7. `outbox` lists them.\n")
  }
}
