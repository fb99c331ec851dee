import FeatureTimeline
import FeatureTimelineTest
import Foundation
import Networking
import Persistence
import Posts
import Presentation
import Reactive
import ReactiveTest
import Testing

/// Tests of the states that reach the screen, with a store on disk and the schedulers of the app.
@MainActor @Suite struct TimelineDeliveryTests {
  private let states = BehaviorRelay<[ListState<TimelineRow>]>(value: [])
  private let bag = DisposeBag()

  private func waitForStates(_ count: Int) async throws {
    for try await all in states.asObservable().values where all.count >= count { return }
  }

  @Test func `Each of sixty refreshes of a timeline emits the old rows while loading, and then one whole state`()
    async throws
  {
    let directory = FileManager.default.temporaryDirectory.appending(path: "timeline-\(UUID())")
    defer { try? FileManager.default.removeItem(at: directory) }
    let server = TimelineStubServer(pageSize: 40)
    let mastodon = TimelineServer(
      client: APIClient(baseURL: try #require(URL(string: "https://stub.example/mastodon")), transport: server),
      isReachable: .just(true))
    let feature = TimelineFeature(
      dependencies: TimelineDependencies(
        mastodon: mastodon, twitter: mastodon,
        store: try Store(
          file: directory.appending(path: "store.sqlite"),
          schemas: [TimelineFeature.schema, UserActions.schema, OutboxStorage.schema]),
        scheduler: SerialDispatchQueueScheduler(internalSerialQueueName: "TimelineDeliveryTests"),
        clock: TestScheduler(initialClock: 0), sending: TestScheduler(initialClock: 0)))
    let viewModel = feature.makeTimelineViewModel(for: .mastodonTag("swift"))
    viewModel.state.drive(onNext: { [states] in states.accept(states.value + [$0]) }).disposed(by: bag)
    server.publish(1)
    viewModel.input.appear.accept(())
    try await waitForStates(2)
    for run in 1...60 {
      server.publish(1)
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
