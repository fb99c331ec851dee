import FeatureHub
import Foundation
import Networking
import NetworkingTest
import Persistence
import Presentation
import Reactive
import ReactiveTest
import Testing

/// The feature with a scripted server, an in-memory store and virtual time. Replies arrive before a call returns.
@MainActor final class HubServer {
  let transport: ScriptedTransport
  let clock = TestScheduler(initialClock: 0, resolution: 0.001)
  let store: Store
  let dependencies: HubDependencies
  let feature: HubFeature
  /// The lines that the client logs with full detail.
  let log = BehaviorRelay(value: "")
  static let name = RepositoryName("example/reactive-monorepo")

  init(
    _ replies: [ScriptedReply], token: String? = nil, store: Store? = nil, offersProfiles: Bool = false,
    interceptors: [any Interceptor] = [], at address: String = "http://hub.test/github"
  ) throws {
    var options = StoreOptions()
    options.notification = .beforeWriteReturns
    self.store = try store ?? .inMemory(schemas: [HubFeature.schema, OutboxStorage.schema], options: options)
    transport = ScriptedTransport(replies) { Testing.Issue.record($0) }
    let url = try #require(URL(string: address))
    let limits = RateLimitInterceptor()
    let authentication = AuthenticationInterceptor(for: url, token: token.map { AccessToken($0) })
    let logging = LoggingInterceptor(detail: .curl) { [log] in log.accept(log.value + $0 + "\n") }
    dependencies = HubDependencies(
      client: APIClient(
        baseURL: url, transport: transport, interceptors: [limits] + interceptors + [authentication, logging]),
      store: self.store, hasToken: .just(token != nil), tokenOwner: .just(token), offersProfiles: offersProfiles,
      limits: limits.limits, scheduler: clock, sending: clock)
    feature = HubFeature(dependencies: dependencies)
  }

  /// The requested paths with their queries, in order, without the prefix `/github`.
  var requested: [String] {
    transport.requests.map { request in
      let query = request.url.query().map { "?\($0)" } ?? ""
      return "\(request.method.rawValue) \(request.url.path().dropFirst("/github".count))\(query)"
    }
  }

  static func fixture(_ name: String, status: Int = 200, headers: HTTPHeaders = [:]) throws -> ScriptedReply {
    let url = URL(filePath: #filePath).appending(path: "../../../Fixtures/\(name).json").standardized
    return .json(try Data(contentsOf: url), status: status, headers: headers)
  }

  /// Returns the headers that GitHub sent with a fixture.
  static func headers(_ name: String) throws -> HTTPHeaders {
    let url = URL(filePath: #filePath).appending(path: "../../../Fixtures/headers.json").standardized
    let all = try JSONDecoder().decode([String: [String: String]].self, from: Data(contentsOf: url))
    return HTTPHeaders(try #require(all[name]).map { HTTPHeaders.Field(name: $0.key, value: $0.value) })
  }

  static func next(_ path: String) -> HTTPHeaders { ["Link": "<http://hub.test/github\(path)>; rel=\"next\""] }
}

/// A recorder of everything that a view model emits.
@MainActor final class Watched<ViewModel> {
  let viewModel: ViewModel
  private(set) var states: [ListState<HubRow>] = []
  private(set) var intents: [HubIntent] = []
  private(set) var loading: [Bool] = []
  private(set) var isStale = false
  private(set) var problems: [LoadFailure] = []
  private(set) var limit: RequestLimit?
  let bag = DisposeBag()

  init(_ viewModel: ViewModel, _ list: any HubListViewModel) {
    self.viewModel = viewModel
    list.state.drive(onNext: { [weak self] in self?.states.append($0) }).disposed(by: bag)
    list.intents.asSignal().emit(onNext: { [weak self] in self?.intents.append($0) }).disposed(by: bag)
    list.isLoading.drive(onNext: { [weak self] in self?.loading.append($0) }).disposed(by: bag)
    list.isStale.drive(onNext: { [weak self] in self?.isStale = $0 }).disposed(by: bag)
    list.problems.emit(onNext: { [weak self] in self?.problems.append($0) }).disposed(by: bag)
    list.rateLimit.drive(onNext: { [weak self] in self?.limit = $0 }).disposed(by: bag)
  }

  var rows: [HubRow] { states.last?.rows ?? [] }
  var titles: [String] { rows.map(\.title[.en]) }
  var details: [String] { rows.map(\.details[.en]) }
}
