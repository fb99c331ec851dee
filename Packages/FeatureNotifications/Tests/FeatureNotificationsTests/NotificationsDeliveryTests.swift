import FeatureNotifications
import Foundation
import Networking
import Persistence
import Presentation
import Reactive
import ReactiveTest
import Testing

/// Tests of the states that reach the screen, with a store on disk and the schedulers of the app.
@MainActor @Suite struct NotificationsDeliveryTests {
  private let states = BehaviorRelay<[ListState<NotificationRow>]>(value: [])
  private let bag = DisposeBag()

  private func waitForStates(_ count: Int) async throws {
    for try await all in states.asObservable().values where all.count >= count { return }
  }

  @Test func `Each of sixty refreshes of notifications emits the old rows while loading, and then one whole state`()
    async throws
  {
    let directory = FileManager.default.temporaryDirectory.appending(path: "notifications-\(UUID())")
    defer { try? FileManager.default.removeItem(at: directory) }
    let server = StubServer()
    let feature = NotificationsFeature(
      dependencies: NotificationsDependencies(
        client: APIClient(baseURL: try #require(URL(string: "https://stub.example")), transport: server),
        account: "mira", isReachable: .just(true),
        store: try Store(
          file: directory.appending(path: "store.sqlite"), schemas: [NotificationsFeature.schema]),
        scheduler: SerialDispatchQueueScheduler(internalSerialQueueName: "NotificationsDeliveryTests"),
        clock: TestScheduler(initialClock: 0)))
    let viewModel = feature.makeNotificationsViewModel()
    viewModel.state.drive(onNext: { [states] in states.accept(states.value + [$0]) }).disposed(by: bag)
    server.add(1)
    viewModel.input.appear.accept(())
    try await waitForStates(2)
    for run in 1...60 {
      server.add(1)
      viewModel.input.refresh.accept(())
      try await waitForStates(2 + 2 * run)
    }
    let seen = states.value.dropFirst(2).map { state in
      if case .content(let content) = state {
        "\(content.rows.count) \(content.header) \(content.arrivals)"
      } else {
        "\(state)"
      }
    }
    #expect(seen == (1...60).flatMap { ["\($0) refreshing []", "\($0 + 1) current [0]"] })
  }
}
