import FeatureMoments
import Foundation
import Networking
import NetworkingTest
import Persistence
import Presentation
import Reactive
import ReactiveTest
import Testing

/// Tests of the states that reach the screen, with a store on disk and the schedulers of the app.
@MainActor @Suite struct MomentsDeliveryTests {
  private let states = BehaviorRelay<[ListState<MomentsListItem>]>(value: [])
  private let bag = DisposeBag()

  private func waitForStates(_ count: Int) async throws {
    for try await all in states.asObservable().values where all.count >= count { return }
  }

  @Test func `Each of sixty refreshes of moments emits the old rows while loading, and then one whole state`()
    async throws
  {
    let directory = FileManager.default.temporaryDirectory.appending(path: "moments-\(UUID())")
    defer { try? FileManager.default.removeItem(at: directory) }
    let pages = (0...60).map { MomentsServer.page(ids: Array((0...$0).reversed())) }
    let transport = ScriptedTransport(
      [ScriptedReply.json("{}").on("GET /remote-config").repeated()] + pages.map { $0.on("POST /graphql") }
    ) { Issue.record($0) }
    let feature = MomentsFeature(
      dependencies: MomentsDependencies(
        client: APIClient(baseURL: try #require(URL(string: "https://moments.test")), transport: transport),
        store: try Store(file: directory.appending(path: "store.sqlite"), schemas: MomentsFeature.schemas),
        app: AppInformation(version: "1.2.0", flavor: .debug, platform: "linux", systemVersion: "6.1.0"),
        clock: TestScheduler(initialClock: 0),
        scheduler: SerialDispatchQueueScheduler(internalSerialQueueName: "MomentsDeliveryTests")))
    let viewModel = feature.makeMomentsViewModel()
    viewModel.state.drive(onNext: { [states] in states.accept(states.value + [$0]) }).disposed(by: bag)
    viewModel.input.appear.accept(())
    try await waitForStates(2)
    for run in 1...60 {
      viewModel.input.refresh.accept(())
      try await waitForStates(2 + 2 * run)
    }
    let seen = states.value.dropFirst(2).map { state in
      if case .content(let content) = state {
        "\(content.rows.count) \(content.header) \(content.footer) \(content.arrivals)"
      } else {
        "\(state)"
      }
    }
    // The first row is the profile.
    let expected = (1...60).flatMap { ["\($0 + 1) refreshing endReached []", "\($0 + 2) current endReached [1]"] }
    #expect(seen == expected)
  }
}
