import ArgumentParser
import Composition
import DemoServer
import FeatureHub
import FeatureHubTerminal
import Foundation
import Networking
import Persistence
import Presentation
import Reactive
import TerminalApp
import TerminalUI

extension ServerID {
  static let hub: ServerID = "hub"
}

/// The module that adds GitHub's repositories to the app.
struct HubModule: AppModule {
  let tabs = [RouteKey.hub(HubSearchInput(""))]
  let servers = [
    ServerDefinition(
      .hub, purpose: LocalizedText(en: "repositories", zhHans: "仓库"), demoPath: "github",
      names: ["github": "https://api.github.com"])
  ]
  let schemas = [HubFeature.schema]
  let keyCommands = Command.ofHub
  var commands: [any ParsableCommand.Type] { [HubCommand.self] }

  var destinations: [Destination<TerminalInterface>] {
    [
      Self.search, Self.repository, Self.issues, Self.issue, Self.commits, Self.commit, Self.branches,
      Self.contributors, Self.user,
    ]
  }

  func route(opening page: URL) -> Route? { HubIntent(opening: page).flatMap { Segue($0).routes.first } }

  func register(in container: inout Container) {
    container.register(HubFeature.self) { resolver in
      let server = try resolver.resolve(AppEnvironment.self).server(.hub)
      let limits = RateLimitInterceptor()
      let authentication = AuthenticationInterceptor(for: server.url)
      let hasToken = Self.authorizing(
        authentication, for: server, secrets: try resolver.resolve(), warn: try resolver.warnings())
      let modules = try resolver.resolve(ModuleList<TerminalInterface>.self)
      return HubFeature(
        dependencies: HubDependencies(
          client: APIClient(
            baseURL: server.url, transport: try resolver.resolve(CurlTransport.self),
            interceptors: [
              PreparationInterceptor(hasToken.map { _ in }),
              try resolver.cache(of: .hub, token: authentication.token.map { Secret($0.value) }), limits,
              authentication,
            ]),
          store: try resolver.store(.hub), hasToken: hasToken,
          offersProfiles: modules.destinations.contains { $0.name == RouteKey.person.name }, limits: limits.limits))
    }
  }

  /// Reads the token and passes it to the interceptor, once, when the result is first subscribed to: reading can start a keyring,
  /// and most runs of the app send nothing to GitHub. Emits whether there is a token.
  private static func authorizing(
    _ authentication: AuthenticationInterceptor, for server: AppEnvironment.Server, secrets: SecretStore,
    warn: @escaping @Sendable (LocalizedText) -> Void
  ) -> Single<Bool> {
    Single.create {
      let token = try await token(for: server, in: secrets)
      authentication.token = token.map { AccessToken($0.reveal()) }
      return token != nil
    }
    .catch { error in
      warn(HubMessages.unreadableToken("\(error)"))
      return .just(false)
    }
    .asObservable().share(replay: 1, scope: .forever).asSingle()
  }

  /// Returns the user's token, from `TESSERA_GITHUB_TOKEN` or the secret store, or `nil` if there is none. The token is not sent
  /// over an unencrypted connection to another machine.
  static func token(for server: AppEnvironment.Server, in secrets: SecretStore) async throws -> Secret? {
    if server.isDemo { return Secret(DemoServer.Accounts.gitHubToken) }
    guard server.url.scheme == "https" || server.url.isLoopback else { return nil }
    guard let text = try await secrets.secret("github-token")?.secret.reveal() else { return nil }
    // A token that was read from a file can end with a line break, which no header may contain.
    let token = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard token.unicodeScalars.allSatisfy({ (0x21...0x7E).contains($0.value) }) else {
      throw Failure(HubMessages.brokenToken.text, .usage)
    }
    return token.isEmpty ? nil : Secret(token)
  }
}

extension Segue {
  /// Creates the segue of an intent.
  init(_ intent: HubIntent) {
    switch intent {
    case .repository(let name): self = .push(RouteKey.hubRepository(name))
    case .issues(let name): self = .push(RouteKey.hubIssues(name))
    case .issue(let number, let name): self = .push(RouteKey.hubIssue(HubIssueInput(name, number)))
    case .commits(let name, let branch): self = .push(RouteKey.hubCommits(HubItemInput(name, branch ?? "")))
    case .commit(let sha, let name): self = .push(RouteKey.hubCommit(HubItemInput(name, sha)))
    case .branches(let name): self = .push(RouteKey.hubBranches(name))
    case .contributors(let name): self = .push(RouteKey.hubContributors(name))
    case .user(let login): self = .push(RouteKey.hubUser(HubUserInput(login)))
    case .profile(let address): self = .push(RouteKey.person(PersonInput("\(address)")))
    case .web(let url): self = .external(.web(url))
    }
  }
}
