import Composition
import FeatureCoinRank
import FeatureCoinRankModule
import FeatureCoinRankWeb
import Foundation
import Networking
import NetworkingTest
import Persistence
import Presentation
import Reactive
import ReactiveTest
import Testing
import WebApp
import WebAppTest
import WebUI

/// The feature with a scripted server, in an app whose pages a client requests.
@MainActor struct RankingApp {
  let transport: ScriptedTransport
  let feature: CoinRankFeature
  let server: WebServer
  let address: String
  var client: PageClient

  /// Creates an app whose pages show the given view model, or one of its own.
  init(
    _ replies: ScriptedReply..., account: CoinAccount = CoinAccount(), isEntered: Bool = true,
    scene: (@MainActor (CoinRankFeature) -> WebScene)? = nil
  ) async throws {
    transport = ScriptedTransport(replies) { Issue.record($0) }
    var options = StoreOptions()
    options.notification = .beforeWriteReturns
    let feature = CoinRankFeature(
      dependencies: CoinRankDependencies(
        client: APIClient(baseURL: try #require(URL(string: "http://rank.test")), transport: transport),
        store: try .inMemory(schemas: [CoinRankFeature.schema], options: options), account: account,
        scheduler: CurrentThreadScheduler.instance, clock: TestScheduler(initialClock: 0, resolution: 0.001)))
    self.feature = feature
    let modules = try ModuleList([CoinRankModule()], format: RouteURLFormat(scheme: "tessera"))
    let environment = AppEnvironment(
      servers: [:], storeFile: nil, language: .en, settings: try Settings(modules.settings, layers: []))
    var container = try await Container.app(
      environment, modules, secrets: .inMemory(), consent: StorageConsent(standing: false))
    container.register(CoinRankFeature.self) { _ in feature }
    server = try WebServer()
    let session = try WebSession(
      name: "tessera", scenes: scene.map { [$0(feature)] } ?? CoinRankModule().pages, container: container,
      access: WebAccess(port: server.port))
    server.serve(session)
    client = PageClient(port: server.port)
    address = session.address ?? ""
    if isEntered { _ = await client.enter(address) }
  }

  static func page(_ number: Int, _ ids: ClosedRange<Int>, of pages: Int) -> ScriptedReply {
    let entries = ids.map {
      #"{"coinCount": \#(1000 - $0), "level": 7, "rank": "\#($0)", "userId": \#($0), "username": "u\#($0)"}"#
    }
    return .json(
      """
      {"data": {"curPage": \(number), "datas": [\(entries.joined(separator: ","))], "over": false, \
      "pageCount": \(pages)}, "errorCode": 0, "errorMsg": ""}
      """)
  }
}
