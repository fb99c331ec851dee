import Dispatch
import FeatureTimeline
import FeatureTimelineTest
import Foundation
import Networking
import Persistence
import Presentation
import Reactive
import ReactiveTest
import Testing

/// The feature on a server without sockets, a store in memory and a clock that stands still until it is moved.
@MainActor final class TimelineBench {
  let server: TimelineStubServer
  let store: Store
  let clock = TestScheduler(initialClock: 0, resolution: 0.1)
  let isReachable = BehaviorRelay(value: true)
  let isAuthorized = BehaviorRelay(value: true)
  let limits = BehaviorRelay<RateLimit?>(value: nil)
  let feature: TimelineFeature
  private let work = BehaviorRelay(value: TransactionWork())

  init(
    _ server: TimelineStubServer = TimelineStubServer(), posts: Int = 0, account: String? = nil, store: Store? = nil
  ) throws {
    var options = StoreOptions()
    options.notification = .beforeWriteReturns
    options.onTransaction = { [work] in
      var sum = work.value
      sum.rowsRead += $0.rowsRead
      sum.steps += $0.steps
      work.accept(sum)
    }
    self.server = server
    self.store = try store ?? .inMemory(schemas: [TimelineFeature.schema], options: options)
    let (isAuthorized, isReachable, limits) = (isAuthorized, isReachable, limits)
    func side(_ address: String) throws -> TimelineServer {
      TimelineServer(
        client: APIClient(baseURL: try #require(URL(string: address)), transport: server), account: account,
        isAuthorized: isAuthorized.asObservable(), isReachable: isReachable.asObservable(),
        limits: limits.asObservable())
    }
    feature = TimelineFeature(
      dependencies: TimelineDependencies(
        mastodon: try side("https://stub.example/mastodon"), twitter: try side("https://stub.example/twitter"),
        store: self.store, scheduler: CurrentThreadScheduler.instance, clock: clock))
    server.publish(posts)
  }

  /// A view model whose states are recorded.
  func watch(_ source: TimelineSource = .mastodonTag("swift")) -> WatchedTimeline {
    WatchedTimeline(feature.makeTimelineViewModel(for: source))
  }

  func advance(seconds: Double) {
    clock.advanceTo(clock.clock + Int(seconds * 10))
  }

  /// The work of the store's transactions since the last time, live queries included.
  func takeWork() -> TransactionWork {
    defer { work.accept(TransactionWork()) }
    return work.value
  }

  /// The paths that were asked for since the last time, without what is the same in all of them.
  func takeRequests() -> [String] {
    server.takeRequests().map { request in
      request.replacing("/mastodon/api/v1/", with: "").replacing("/twitter/1.1/", with: "").replacing(
        "limit=40", with: ""
      )
      .replacing("?&", with: "?")
    }
  }
}

/// A headless screen: it shows nothing and remembers everything.
@MainActor final class WatchedTimeline {
  let viewModel: any TimelineViewModel
  private(set) var states: [ListState<TimelineRow>] = []
  private(set) var intents: [TimelineIntent] = []
  private(set) var isAuthorized: [Bool] = []
  private(set) var updated: [Date?] = []
  private(set) var titles: [String?] = []
  private let bag = DisposeBag()

  init(_ viewModel: any TimelineViewModel) {
    self.viewModel = viewModel
    viewModel.state.drive(onNext: { [weak self] in self?.states.append($0) }).disposed(by: bag)
    viewModel.intents.emit(onNext: { [weak self] in self?.intents.append($0) }).disposed(by: bag)
    viewModel.isAuthorized.drive(onNext: { [weak self] in self?.isAuthorized.append($0) }).disposed(by: bag)
    viewModel.title.drive(onNext: { [weak self] in self?.titles.append($0) }).disposed(by: bag)
    viewModel.updated.drive(onNext: { [weak self] in self?.updated.append($0) }).disposed(by: bag)
  }

  /// Reports that the screen became visible.
  func appear() { viewModel.input.appear.accept(()) }

  var state: ListState<TimelineRow>? { states.last }

  var content: ListContent<TimelineRow>? {
    if case .content(let content)? = state { content } else { nil }
  }

  var rows: [TimelineRow] { state?.rows ?? [] }

  var posts: [Post] { rows.compactMap { if case .post(let post) = $0 { post } else { nil } } }

  var ids: [PostID] { posts.map(\.id) }

  /// The indices of the rows that were pointed out as new, each time there were some.
  var arrivals: [[Int]] {
    states.compactMap { if case .content(let content) = $0 { content.arrivals } else { nil } }.filter { !$0.isEmpty }
  }

  var gaps: [TimelineGap] { rows.compactMap { if case .gap(let gap) = $0 { gap } else { nil } } }

  /// All headers that were shown above rows, each once in a row.
  var headers: [ListContent<TimelineRow>.Header] {
    states.compactMap { if case .content(let content) = $0 { content.header } else { nil } }
      .reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}
