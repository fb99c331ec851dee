import ArgumentParser
import FeatureCoinRank
import FeatureLogin
import FeatureMoments
import FeatureTimeline
import Foundation
import Networking
import Persistence
import Presentation
import Reactive

extension TesseraCommand {
  /// The commands of the features, in the order of the help.
  static let featureCommands: [any ParsableCommand.Type] = [
    TimelineCommand.self, PeopleCommand.self, PostCommand.self, MomentsCommand.self, LikeCommand.self,
    UnlikeCommand.self,
    RankCommand.self, CoinsCommand.self, LoginCommand.self, LogoutCommand.self, AuthCommand.self,
  ]
}

extension Container {
  /// What the features keep.
  static let schemas = [CoinRankFeature.schema, MomentsFeature.schema, TimelineFeature.schema]

  /// All that the app consists of, in reading order.
  static func app(_ surroundings: Surroundings, accounts: KeptAccounts) -> Container {
    var container = Container()
    container.register(CurlTransport.self) { _ in CurlTransport() }
    container.register(KeptAccounts.self) { _ in accounts }
    container.register(Store.self, for: Place.allCases) { _, place in
      guard place == .file, let file = surroundings.storeFile else { return try Store.inMemory(schemas: schemas) }
      return try Store(file: file, schemas: schemas)
    }
    container.register(RateLimitInterceptor.self) { _ in RateLimitInterceptor() }
    // What is sent with somebody's proof, and what that somebody is shown, ends with the session.
    container.register(APIClient.self, .session, for: Service.allCases) { resolver, service in
      let url = surroundings[service].url
      let interceptors: [any Interceptor] =
        switch service {
        case .timeline:
          [
            try resolver.resolve(RateLimitInterceptor.self),
            AuthenticationInterceptor(for: url, token: accounts.currentTimelineSession?.token.map { AccessToken($0) }),
          ]
        case .ranking: [CookieInterceptor(accounts.cookies)]
        case .moments, .login: []
        }
      return APIClient(
        baseURL: url, transport: try resolver.resolve(CurlTransport.self), interceptors: interceptors)
    }

    container.register(TimelineFeature.self, .session) { resolver in
      let session = accounts.currentTimelineSession
      let client = try resolver.resolve(APIClient.self, Service.timeline)
      let limits = try resolver.resolve(RateLimitInterceptor.self)
      let server = TimelineServer(
        client: client, account: session?.name, isAuthorized: .just(session != nil),
        isReachable: surroundings[.timeline].isDemo ? .just(true) : Reachability.isOnline, limits: limits.limits)
      return TimelineFeature(
        dependencies: TimelineDependencies(
          mastodon: server, twitter: server, store: try resolver.resolve(Store.self, surroundings[.timeline].place)))
    }
    container.register(MomentsFeature.self) { resolver in
      let server = surroundings[.moments]
      let feature = MomentsFeature(
        dependencies: MomentsDependencies(
          client: try resolver.resolve(APIClient.self, Service.moments),
          store: try resolver.resolve(Store.self, server.place), app: Program.information))
      // The demo's store is a new one each time, and the demo shows all there is.
      if server.isDemo { try feature.toggles.set(.likeButton, to: true) }
      return feature
    }
    container.register(CoinRankFeature.self) { resolver in
      CoinRankFeature(
        dependencies: CoinRankDependencies(
          client: try resolver.resolve(APIClient.self, Service.ranking),
          store: try resolver.resolve(Store.self, surroundings[.ranking].place), account: WanAndroidAccount(accounts)))
    }
    container.register(LoginFeature.self) { resolver in
      let transport = try resolver.resolve(CurlTransport.self)
      return LoginFeature(
        dependencies: LoginDependencies(
          server: try resolver.resolve(APIClient.self, Service.login),
          wanAndroid: try resolver.resolve(APIClient.self, Service.ranking), cookies: accounts.cookies,
          mastodon: { APIClient(baseURL: $0, transport: transport) },
          accounts: accounts, redirects: LoopbackListener(), browser: DesktopBrowser()))
    }

    container.register(SceneMaker.self, .transient, for: Route.samples) { resolver, route in
      switch route {
      case .timeline(let source): .timeline(source ?? surroundings.source, try resolver.resolve())
      case .people(let source): .people(source, try resolver.resolve())
      case .post(let id, let source): .post(id, source, try resolver.resolve())
      case .moments: .moments(try resolver.resolve())
      case .internalMenu: .internalMenu(try resolver.resolve())
      case .designKit(let productName, let version): .designKit(productName, version)
      case .ranking: .ranking(try resolver.resolve())
      case .coins: .coins(try resolver.resolve())
      case .account: .account(try resolver.resolve())
      case .phoneLogin: .phoneLogin(try resolver.resolve())
      case .wanAndroidLogin: .wanAndroidLogin(try resolver.resolve())
      case .mastodonLogin: .mastodonLogin(try resolver.resolve(), server: surroundings[.timeline].url)
      case .about: .about(surroundings)
      }
    }
    container.register(ReportMaker.self, .transient, for: Route.samples) { resolver, route in
      switch route {
      case .timeline(let source):
        .timeline(source ?? surroundings.source, try resolver.resolve(), from: surroundings[.timeline])
      case .people(let source): .people(source, try resolver.resolve(), from: surroundings[.timeline])
      case .post(let id, let source): .post(id, source, try resolver.resolve(), from: surroundings[.timeline])
      case .moments: .moments(try resolver.resolve(), from: surroundings[.moments])
      case .ranking: .ranking(try resolver.resolve(), from: surroundings[.ranking])
      case .coins: .coins(try resolver.resolve(), from: surroundings[.ranking])
      case .account, .phoneLogin, .wanAndroidLogin, .mastodonLogin: .accounts(try resolver.resolve())
      case .internalMenu, .designKit: .none
      case .about: .about(surroundings)
      }
    }
    return container
  }

  /// Where a service's data is kept.
  fileprivate enum Place: Hashable, CaseIterable, Sendable {
    case memory, file
  }
}

extension Surroundings.Server {
  /// What the demo server says is forgotten with it.
  fileprivate var place: Container.Place { isDemo ? .memory : .file }
}
