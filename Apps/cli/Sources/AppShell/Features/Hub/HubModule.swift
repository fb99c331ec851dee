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
  let tabs = [RouteKey.hub(HubSearchInput())]
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

  /// The first path components of github.com's own pages, which are not usernames.
  private static let ownPages: Set<String> = [
    "about", "apps", "codespaces", "collections", "contact", "customer-stories", "enterprise", "events", "explore",
    "features", "issues", "join", "login", "logout", "marketplace", "new", "notifications", "orgs", "pricing", "pulls",
    "readme", "search", "security", "settings", "signup", "site", "sponsors", "stars", "team", "topics", "trending",
  ]

  /// Returns the route of a page of github.com: a user, a repository, its issues, an issue, or a commit.
  func route(opening page: URL) -> Route? {
    guard page.host?.lowercased() == "github.com" else { return nil }
    let parts = page.path.split(separator: "/").map(String.init)
    guard let first = parts.first, !Self.ownPages.contains(first.lowercased()) else { return nil }
    if parts.count == 1 { return RouteKey.hubUser(HubUserInput(first)) }
    guard let name = RepositoryName("\(parts[0])/\(parts[1])") else { return nil }
    switch (parts.count, parts.dropFirst(2).first) {
    case (2, _): return RouteKey.hubRepository(HubRepositoryInput(name))
    case (3, "issues"): return RouteKey.hubIssues(HubRepositoryInput(name))
    case (4, "issues"): return Int(parts[3]).map { RouteKey.hubIssue(HubIssueInput(name, $0)) }
    case (4, "commit"): return RouteKey.hubCommit(HubItemInput(name, parts[3]))
    default: return nil
    }
  }

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
      warn(
        LocalizedText(en: "The token for GitHub could not be read: \(error)", zhHans: "无法读取 GitHub 令牌：\(error)"))
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
      throw Failure(
        LocalizedText(
          en: "The token in TESSERA_GITHUB_TOKEN contains a space or a line break. Copy it again.",
          zhHans: "TESSERA_GITHUB_TOKEN 中的令牌含有空格或换行符。请重新复制。"
        ).text, .usage)
    }
    return token.isEmpty ? nil : Secret(token)
  }
}

extension Segue {
  /// Creates the segue of an intent.
  init(_ intent: HubIntent) {
    switch intent {
    case .repository(let name): self = .push(RouteKey.hubRepository(HubRepositoryInput(name)))
    case .issues(let name): self = .push(RouteKey.hubIssues(HubRepositoryInput(name)))
    case .issue(let number, let name): self = .push(RouteKey.hubIssue(HubIssueInput(name, number)))
    case .commits(let name, let branch): self = .push(RouteKey.hubCommits(HubItemInput(name, branch ?? "")))
    case .commit(let sha, let name): self = .push(RouteKey.hubCommit(HubItemInput(name, sha)))
    case .branches(let name): self = .push(RouteKey.hubBranches(HubRepositoryInput(name)))
    case .contributors(let name): self = .push(RouteKey.hubContributors(HubRepositoryInput(name)))
    case .user(let login): self = .push(RouteKey.hubUser(HubUserInput(login)))
    case .profile(let address): self = .push(RouteKey.person(HubPersonInput(address)))
    case .web(let url): self = .external(.web(url))
    }
  }
}
