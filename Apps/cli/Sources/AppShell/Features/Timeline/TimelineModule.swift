import ArgumentParser
import Composition
import DemoServer
import FeatureTimeline
import FeatureTimelineTerminal
import Networking
import Persistence
import Presentation
import TerminalApp
import TerminalUI

extension ServerID {
  static let twitter: ServerID = "twitter"
}

/// The module that adds the timeline to the app.
struct TimelineModule: AppModule {
  let tabs = [RouteKey.timeline(nil)]
  let servers = [
    ServerDefinition.mastodon,
    ServerDefinition(
      .twitter, purpose: LocalizedText(en: "Twitter's API 1.1", zhHans: "Twitter API 1.1"), demoPath: "twitter",
      probe: .get("/1.1/statuses/show.json")),
  ]
  let settings = [SettingDefinition(.timeline, effective: { try $0.firstTimeline })]
  let schemas = [TimelineFeature.schema]
  let keyCommands = Command.ofTimeline
  var commands: [any ParsableCommand.Type] {
    [
      TimelineCommand.self, TimelinesCommand.self, PeopleCommand.self, PostCommand.self, ThreadCommand.self,
      ProfileCommand.self, SearchCommand.self, MarkCommand.self,
    ]
  }

  var destinations: [Destination<TerminalInterface>] {
    [Self.timeline, Self.sources, Self.people, Self.post, Self.thread, Self.profile, Self.search]
  }

  // A server's client and the feature belong to the session, because they depend on the user's token.
  func register(in container: inout Container) async throws {
    let environment = try container.resolve(AppEnvironment.self)
    let twitterKey =
      switch environment.servers[.twitter]?.isDemo {
      case true?:
        TwitterKey(
          key: Secret(DemoServer.Accounts.twitterKey), secret: Secret(DemoServer.Accounts.twitterSecret))
      case false?: try await TwitterKey(container.resolve(SecretStore.self))
      case nil: TwitterKey(key: nil, secret: nil)
      }
    container.register(TimelineServer.self, .session, samples: servers.map(\.id)) { resolver, id in
      let connection = try resolver.connection(
        to: id,
        authentication: id == .twitter
          ? .twitter(twitterKey, at: environment.server(id).url, by: resolver.client(id)) : nil)
      return TimelineServer(
        client: connection.client, account: connection.account, isAuthorized: connection.isAuthorized,
        offersLogin: try id == ServerDefinition.mastodon.id
          && resolver.resolve(ModuleList<TerminalInterface>.self).offers(.login),
        isReachable: connection.isReachable, limits: connection.limits, store: connection.store,
        keyFailure: id == .twitter ? TimelineMessages.keyFailure(of: twitterKey) : nil)
    }
    container.register(TimelineFeature.self, .session) { resolver in
      TimelineFeature(
        dependencies: TimelineDependencies(
          mastodon: try resolver.resolve(TimelineServer.self, ServerDefinition.mastodon.id),
          twitter: try resolver.resolve(TimelineServer.self, ServerID.twitter),
          store: try resolver.store(ServerDefinition.mastodon.id)))
    }
  }

  func removeData(of account: Account, _ container: Container) throws {
    guard case .oauth = account.proof else { return }
    try TimelineFeature.removePosts(
      of: account.name, at: account.server, from: container.storeOfFile())
  }
}
