import Dispatch
import FeatureTimeline
import FeatureTimelineTerminal
import FeatureTimelineTest
import Foundation
import Networking
import Persistence
import Posts
import Presentation
import PresentationTerminal
import Reactive
import ReactiveTest
import TerminalUI
import TerminalUITest
import Testing

/// Tests of the screen with its view model, a store and a server: insertions never move the selection.
@MainActor @Suite struct SelectionTests {
  /// `LONG` is set in the nightly run.
  private nonisolated static let seeds: ClosedRange<UInt64> =
    ProcessInfo.processInfo.environment["LONG"] == nil ? 1...3 : 1...50

  @Test(arguments: seeds)
  func `The selection stays on its post when rows are inserted or removed, gaps are filled, and pages are loaded`(
    seed: UInt64
  ) throws {
    var numbers = SeededGenerator(seed: seed)
    let stub = TimelineStubServer()
    stub.publish(20)
    let clock = TestScheduler(initialClock: 0)
    var options = StoreOptions()
    options.notification = .beforeWriteReturns
    let server = TimelineServer(
      client: APIClient(baseURL: try #require(URL(string: "https://stub.example")), transport: stub),
      isReachable: .just(true))
    let feature = TimelineFeature(
      dependencies: TimelineDependencies(
        mastodon: server, twitter: server,
        store: try .inMemory(
          schemas: [TimelineFeature.schema, UserActions.schema, OutboxStorage.schema], options: options),
        scheduler: CurrentThreadScheduler.instance, clock: clock))
    let viewModel = feature.makeTimelineViewModel(for: .twitterList(owner: "o", slug: "s"))
    let driver = try ScreenDriver(size: Size(columns: 60, rows: 14))
    driver.application.screens.push(
      TimelineScreen(viewModel: viewModel, context: ScreenContext(host: driver.application, language: .en)))
    var rows: [TimelineRow] = []
    let bag = DisposeBag()
    viewModel.state.drive(onNext: { rows = $0.rows }).disposed(by: bag)
    for _ in 0..<Int.random(in: 2...9, using: &numbers) { driver.press("j") }
    let selected = try #require(selectedText(driver))
    for _ in 0..<30 {
      switch Int.random(in: 0..<6, using: &numbers) {
      case 0: stub.publish(Int.random(in: 1...4, using: &numbers))
      case 1: stub.publish(Int.random(in: 8...20, using: &numbers))
      case 2: clock.advanceTo(clock.clock + 31)
      case 3: viewModel.input.loadMore.accept(())
      case 4:
        for id in stub.ids() where "Post \(id)" != selected && Int.random(in: 0..<6, using: &numbers) == 0 {
          stub.delete(id)
        }
        viewModel.input.refresh.accept(())
      default:
        let gaps = rows.compactMap { if case .gap(let gap) = $0 { gap.post } else { nil } }
        if let gap = gaps.randomElement(using: &numbers) { viewModel.fillGap.accept(TimelineGap(below: gap)) }
      }
      try #require(selectedText(driver) == selected)
    }
  }

  /// Returns the text of the selected post, which is below its heading.
  private func selectedText(_ driver: ScreenDriver) -> String? {
    let lines = driver.lines
    return lines.firstIndex { $0.hasPrefix("> ") }.map { lines[$0 + 1].trimmingCharacters(in: .whitespaces) }
  }
}
