import Dispatch
import FeatureTimeline
import FeatureTimelineTest
import Foundation
import Mastodon
import Networking
import Persistence
import Posts
import Presentation
import Reactive
import ReactiveTest
import Testing

/// The feature with a stub server, an in-memory store, and a clock that advances only when a test moves it.
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
    _ server: TimelineStubServer = TimelineStubServer(), posts: Int = 0, account: String? = nil, streams: Bool = false,
    store: Store? = nil
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
    self.store =
      try store
      ?? .inMemory(schemas: [TimelineFeature.schema, UserActions.schema, OutboxStorage.schema], options: options)
    let (isAuthorized, isReachable, limits) = (isAuthorized, isReachable, limits)
    func side(_ address: String) throws -> TimelineServer {
      let client = APIClient(baseURL: try #require(URL(string: address)), transport: server)
      return TimelineServer(
        client: client, account: account, isAuthorized: isAuthorized.asObservable(),
        isReachable: isReachable.asObservable(), limits: limits.asObservable(),
        streams: streams ? StreamingClient(client) : nil)
    }
    feature = TimelineFeature(
      dependencies: TimelineDependencies(
        mastodon: try side("https://stub.example/mastodon"), twitter: try side("https://stub.example/twitter"),
        store: self.store, scheduler: CurrentThreadScheduler.instance, clock: clock, sending: clock))
    feature.outbox?.start()
    server.publish(posts)
  }

  /// Returns a view model with a recorder of its states.
  func watch(_ source: TimelineSource = .mastodonTag("swift")) -> WatchedTimeline {
    WatchedTimeline(feature.makeTimelineViewModel(for: source))
  }

  func advance(seconds: Double) {
    clock.advanceTo(clock.clock + Int(seconds * 10))
  }

  /// Returns the work of the store's transactions since the last call, including live queries.
  func takeWork() -> TransactionWork {
    defer { work.accept(TransactionWork()) }
    return work.value
  }

  /// Returns the paths requested since the last call, without the parts that all of them have in common.
  func takeRequests() -> [String] {
    server.takeRequests().map { request in
      request.replacing("/mastodon/api/v1/", with: "").replacing("/twitter/1.1/", with: "").replacing(
        "limit=40", with: ""
      )
      .replacing("?&", with: "?")
    }
  }
}

/// A recorder of everything that a view model emits.
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
    viewModel.intents.asSignal().emit(onNext: { [weak self] in self?.intents.append($0) }).disposed(by: bag)
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

  /// The indices of the rows reported as arrivals, for each state that has some.
  var arrivals: [[Int]] {
    states.compactMap { if case .content(let content) = $0 { content.arrivals } else { nil } }.filter { !$0.isEmpty }
  }

  var gaps: [TimelineGap] { rows.compactMap { if case .gap(let gap) = $0 { gap } else { nil } } }

  /// The headers above the rows, without consecutive duplicates.
  var headers: [ListContent<TimelineRow>.Header] {
    states.compactMap { if case .content(let content) = $0 { content.header } else { nil } }
      .reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}
