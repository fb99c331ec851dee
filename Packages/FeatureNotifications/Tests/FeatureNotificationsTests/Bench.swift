import Dispatch
import FeatureNotifications
import Foundation
import Mastodon
import Networking
import Persistence
import Presentation
import Reactive
import ReactiveTest
import Testing

/// The feature with an in-memory server, an in-memory store, and a clock that advances only when a test moves it.
@MainActor final class Bench {
  let server = StubServer()
  let store: Store
  let clock = TestScheduler(initialClock: 0, resolution: 0.1)
  let isReachable = BehaviorRelay(value: true)
  let isAuthorized = BehaviorRelay(value: true)
  let feature: NotificationsFeature
  private let rows = BehaviorRelay(value: 0)

  init(_ count: Int = 0, account: String = "mira", streams: Bool = false, store: Store? = nil) throws {
    var options = StoreOptions()
    options.notification = .beforeWriteReturns
    options.onTransaction = { [rows] in rows.accept(rows.value + $0.rowsRead) }
    self.store = try store ?? .inMemory(schemas: [NotificationsFeature.schema], options: options)
    let base = try #require(URL(string: "https://stub.example"))
    let client = APIClient(baseURL: base, transport: server)
    feature = NotificationsFeature(
      dependencies: NotificationsDependencies(
        client: client, account: account,
        isAuthorized: isAuthorized.asObservable(), offersLogin: true, offersPosts: true,
        offersProfiles: true, isReachable: isReachable.asObservable(),
        streams: streams ? StreamingClient(client) : nil, store: self.store, scheduler: CurrentThreadScheduler.instance,
        clock: clock))
    server.add(count)
  }

  func watch() -> Watched { Watched(feature.makeNotificationsViewModel()) }

  func advance(seconds: Double) { clock.advanceTo(clock.clock + Int(seconds * 10)) }

  /// Returns the number of rows that the store read since the last call, including live queries.
  func takeRowsRead() -> Int {
    defer { rows.accept(0) }
    return rows.value
  }
}

/// A recorder of everything that a view model emits.
@MainActor final class Watched {
  let viewModel: any NotificationsViewModel
  private(set) var states: [ListState<NotificationRow>] = []
  private(set) var intents: [NotificationsIntent] = []
  private(set) var unread: [Int] = []
  private(set) var isAuthorized: [Bool] = []
  private(set) var absence: LocalizedText?
  private let bag = DisposeBag()

  init(_ viewModel: any NotificationsViewModel) {
    self.viewModel = viewModel
    viewModel.state.drive(onNext: { [weak self] in self?.states.append($0) }).disposed(by: bag)
    viewModel.intents.asSignal().emit(onNext: { [weak self] in self?.intents.append($0) }).disposed(by: bag)
    viewModel.unreadCount.drive(onNext: { [weak self] in self?.unread.append($0) }).disposed(by: bag)
    viewModel.isAuthorized.drive(onNext: { [weak self] in self?.isAuthorized.append($0) }).disposed(by: bag)
    viewModel.absence.drive(onNext: { [weak self] in self?.absence = $0 }).disposed(by: bag)
  }

  func appear() { viewModel.input.appear.accept(()) }

  var rows: [NotificationRow] { states.last?.rows ?? [] }
  var ids: [String] { rows.map(\.id) }

  var content: ListContent<NotificationRow>? {
    if case .content(let content)? = states.last { content } else { nil }
  }
}
