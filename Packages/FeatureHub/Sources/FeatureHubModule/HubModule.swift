public import Composition
public import FeatureHub
public import Foundation
import Networking
public import Persistence
public import Presentation

extension ServerID {
  /// The server of the repositories.
  public static let hub: ServerID = "hub"
}

/// The module that adds GitHub repositories to an app.
public struct HubModule: FeatureModule {
  public let tabs = [RouteKey.hub(HubSearchInput(""))]
  public let servers = [
    ServerDefinition(
      .hub, purpose: LocalizedText(en: "repositories", zhHans: "仓库"), demoPath: "github",
      names: ["github": "https://api.github.com"], probe: .get("/meta"))
  ]
  public let schemas: [Schema] = [HubFeature.schema, OutboxStorage.schema]

  /// Creates the module.
  public init() {}

  public func route(opening page: URL, in container: Container?) -> Route? {
    let environment = try? container?.resolve(AppEnvironment.self)
    return HubIntent(opening: page, at: environment?.servers[.hub]?.url).flatMap { Segue($0)?.routes.first }
  }

  public func outboxes(_ container: Container) throws -> [OutboxSource] {
    [try container.resolve(HubFeature.self).outbox]
  }

  public func register(in container: inout Container) {
    container.register(HubFeature.self) { resolver in
      let environment = try resolver.resolve(AppEnvironment.self)
      let server = try environment.server(.hub)
      let secrets = try resolver.resolve(SecretStore.self, ServerID.hub)
      let warn = try resolver.warnings()
      let modules = try resolver.resolve(ModuleList.self)
      return HubFeature(
        dependencies: try HubDependencies(
          server: server.url, transport: resolver.resolve(CurlTransport.self), store: resolver.store(.hub),
          token: { try await HubToken.read(from: secrets, for: server.url) },
          cache: { token in try resolver.cache(of: .hub, token: token()) },
          interceptors: [resolver.skippedEntries()],
          offersProfiles: modules.offers(.person),
          onUnreadableToken: {
            warn(
              HubMessages.unreadableToken(
                $0, description: LocalizedText(describing: $0), variable: environment.variable("github-token")))
          }))
    }
  }
}

extension Segue {
  /// Creates the segue of an intent. Returns `nil` if no module offers its destination.
  ///
  /// - Parameter modules: The modules of the app, or `nil` for a segue within the feature.
  public init?(_ intent: HubIntent, _ modules: ModuleList? = nil) {
    switch intent {
    case .repository(let name): self = .push(RouteKey.hubRepository(name))
    case .issues(let name): self = .push(RouteKey.hubIssues(name))
    case .issue(let number, let name): self = .push(RouteKey.hubIssue(HubIssueInput(name, number)))
    case .commits(let name, let branch): self = .push(RouteKey.hubCommits(HubItemInput(name, branch ?? "")))
    case .commit(let sha, let name): self = .push(RouteKey.hubCommit(HubItemInput(name, sha)))
    case .branches(let name): self = .push(RouteKey.hubBranches(name))
    case .contributors(let name): self = .push(RouteKey.hubContributors(name))
    case .user(let login): self = .push(RouteKey.hubUser(HubUserInput(login)))
    case .profile(let address):
      guard let route = modules?.route(to: .person, PersonInput("\(address)")) else { return nil }
      self = .push(route)
    case .preview(let intent): self = .preview(intent.flatMap { Segue($0, modules) }?.routes.last)
    case .link(let url): self = .link(url)
    case .web(let url): self = .external(.web(url))
    }
  }
}
