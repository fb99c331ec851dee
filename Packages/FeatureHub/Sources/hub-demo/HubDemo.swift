import FeatureHub
import FeatureHubTerminal
import Foundation
import Networking
import NetworkingTest
import Persistence
import Presentation
import Reactive
import TerminalUI

/// A demo of the feature alone, with a scripted server and an in-memory store.
///
/// `--scenario NAME` chooses the screen and the behavior of the server (`--help` lists the scenarios), and `--once`
/// prints plain text.
@main @MainActor enum HubDemo {
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    let named = arguments.firstIndex(of: "--scenario").flatMap { arguments.dropFirst($0).first }
    guard !arguments.contains("--help"), let scenario = Scenario(rawValue: named ?? Scenario.search.rawValue) else {
      let names = Scenario.allCases.map(\.rawValue).joined(separator: "|")
      try? PlainPrinter.standardError().print(StyledText(TerminalText("hub-demo [--once] [--scenario \(names)]")))
      exit(arguments.contains("--help") ? 0 : 64)
    }
    do {
      try await run(scenario, isInteractive: isatty(STDOUT_FILENO) == 1 && !arguments.contains("--once"))
    } catch {
      let words = (error as? LoadFailure)?.message(in: language) ?? "\(error)"
      try? PlainPrinter.standardError().print(StyledText(TerminalText("hub-demo: \(words)"), .error))
      exit(1)
    }
  }

  static let language = Language(ProcessInfo.processInfo.environment["LANG"] ?? "") ?? .en

  private static func run(_ scenario: Scenario, isInteractive: Bool) async throws {
    guard let address = URL(string: "http://demo.invalid"), let name = RepositoryName("example/reactive-monorepo")
    else { return }
    let transport = ScriptedTransport(scenario.replies) {
      try? PlainPrinter.standardError().print(StyledText(TerminalText("\($0)")))
    }
    let limits = RateLimitInterceptor()
    let feature = HubFeature(
      dependencies: HubDependencies(
        client: APIClient(baseURL: address, transport: transport, interceptors: [limits]),
        store: try .inMemory(schemas: [HubFeature.schema]), hasToken: .just(true), limits: limits.limits))
    if isInteractive { return try await show(scenario, feature, name) }
    let rows = try await rows(scenario, feature, name)
    try PlainPrinter.standardOutput().print(HubPlain.lines(rows, language: language).map { StyledText($0) })
  }

  private static func rows(_ scenario: Scenario, _ feature: HubFeature, _ name: RepositoryName) async throws -> [HubRow]
  {
    func rows<Item>(_ query: HubQuery<Item>) async throws -> [HubRow] {
      feature.rows(query, try await feature.contents(of: query).items)
    }
    return switch scenario {
    case .search, .empty, .offline, .limited, .slow: try await rows(.search("swift"))
    case .repository: try await rows(.repository(name))
    case .issues: try await rows(.issues(of: name, .open))
    case .issue: try await rows(.issue(42, in: name))
    case .commits: try await rows(.commits(of: name, branch: nil))
    case .commit: try await rows(.commit(Replies.sha, in: name))
    case .branches: try await rows(.branches(of: name))
    case .contributors: try await rows(.contributors(to: name))
    case .user: try await rows(.user("mira_okafor"))
    }
  }
}
