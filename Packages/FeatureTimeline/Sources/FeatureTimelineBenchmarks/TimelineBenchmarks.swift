import FeatureTimeline
import FeatureTimelineTerminal
import FeatureTimelineTest
import Foundation
import Locking
import Networking
import Persistence
import Posts
import Presentation
import PresentationTerminal
import Reactive
import TerminalUI
import TerminalUITest

// Release builds only: make bench-FeatureTimeline

/// Benchmarks of the time from the insertion of a post into the store to the view model's state, for several numbers of
/// stored posts, and of the time for which each page keeps the main thread busy while a screen scrolls through a
/// timeline.
@main @MainActor enum TimelineBenchmarks {
  private static let lengths = [100, 1_000]
  private static let insertions = 50

  static func main() async throws {
    for isOnDisk in [true, false] {
      var medians: [Duration] = []
      for count in lengths {
        let times = try await withTimeline(posts: count, isOnDisk: isOnDisk) { try await insert($0) }.sorted()
        let (median, percentile) = (times[times.count / 2], times[times.count * 95 / 100])
        medians.append(median)
        report(
          "one post into \(count), store \(isOnDisk ? "on disk" : "in memory"): median \(text(median)) ms, "
            + "95th percentile \(text(percentile)) ms")
      }
      if let few = medians.first, let many = medians.last {
        report("ratio of the medians: \(String(format: "%.2f", many / few))")
      }
    }
    let pages = try await withTimeline(posts: 1_000, isOnDisk: true) { try await scroll($0.viewModel, posts: 1_000) }
      .sorted()
    report(
      "a page of 1000, with its frame: median \(text(pages[pages.count / 2])) ms, 95th percentile "
        + "\(text(pages[pages.count * 95 / 100])) ms, at most \(text(pages[pages.count - 1])) ms")
  }

  private typealias Timeline = (
    viewModel: any TimelineViewModel, server: TimelineStubServer, scheduler: StampingScheduler
  )

  /// Calls a closure with a view model whose posts are all in the store.
  private static func withTimeline<Result>(
    posts count: Int, isOnDisk: Bool, _ body: @MainActor (Timeline) async throws -> Result
  ) async throws -> Result {
    let directory = FileManager.default.temporaryDirectory.appending(path: "timeline-bench-\(UUID())")
    defer { try? FileManager.default.removeItem(at: directory) }
    let schemas = [TimelineFeature.schema, UserActions.schema, OutboxStorage.schema]
    let store =
      isOnDisk
      ? try Store(file: directory.appending(path: "store.sqlite"), schemas: schemas) : try .inMemory(schemas: schemas)

    // Both servers have the same posts. The first sends large pages, so that it fills the store with few requests.
    let (filling, server) = (TimelineStubServer(pageSize: 2_000), TimelineStubServer(pageSize: 40))
    let scheduler = StampingScheduler()
    func feature(_ server: TimelineStubServer) throws -> TimelineFeature {
      server.publish(count)
      guard let url = URL(string: "http://benchmark.invalid") else { throw LoadFailure.unknown }
      let side = TimelineServer(client: APIClient(baseURL: url, transport: server), isReachable: .just(true))
      return TimelineFeature(
        dependencies: TimelineDependencies(mastodon: side, twitter: side, store: store, scheduler: scheduler))
    }
    let source = TimelineSource.twitterList(owner: "o", slug: "s")

    // A new view model would trim the stored posts.
    let viewModel = try feature(server).makeTimelineViewModel(for: source)
    let watching = viewModel.state.drive()
    defer { watching.dispose() }
    let contents = try await feature(filling).contents(of: source, count: count)
    guard contents.posts.count == count else { throw LoadFailure.unknown }
    return try await body((viewModel, server, scheduler))
  }

  /// Returns the times of fifty insertions.
  private static func insert(_ timeline: Timeline) async throws -> [Duration] {
    let (viewModel, server, scheduler) = timeline
    let states = BehaviorRelay(value: (list: ListState<TimelineRow>.loading, time: ContinuousClock.now))
    let watching = viewModel.state.drive(onNext: { states.accept(($0, .now)) })
    defer { watching.dispose() }

    var times: [Duration] = []
    for _ in 0..<insertions {
      server.publish(1)
      guard let newest = server.ids().first else { break }
      viewModel.input.refresh.accept(())
      for try await state in states.values where state.list.rows.first?.id == .post(newest) {
        times.append(state.time - scheduler.start)
        break
      }
      // The request ends after the post is shown.
      for try await state in states.values {
        if case .content(let content) = state.list, content.header == .current { break }
      }
    }
    return times
  }

  /// Scrolls page by page to the last post, and returns the time for which each page keeps the main thread busy.
  private static func scroll(_ viewModel: any TimelineViewModel, posts count: Int) async throws -> [Duration] {
    let driver = try ScreenDriver(size: Size(columns: 80, rows: 24))
    let screen = TimelineScreen(
      viewModel: viewModel, context: ScreenContext(host: driver.application, language: .en))
    driver.application.screens.push(screen)
    var times: [Duration] = []
    let pause = Duration.milliseconds(2)
    while screen.list.state.rows.count < count || screen.list.selectedIndex != count - 1 {
      let start = ContinuousClock.now
      driver.press(.pageDown)
      // The window of posts is extended between two frames. That work occupies the main thread, so the sleep takes
      // longer than the pause.
      try await Task.sleep(for: pause)
      times.append(.now - start - pause)
      guard times.count < count else { throw LoadFailure.unknown }
    }
    return times
  }

  private static func report(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

  private static func text(_ duration: Duration) -> String { String(format: "%.2f", duration / .milliseconds(1)) }
}

/// A scheduler that behaves like the app's, and records when it last received a response. The next step after a
/// response is to insert its posts into the store.
private final class StampingScheduler: ImmediateSchedulerType {
  private let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "FeatureTimeline")
  private let last = Locked(ContinuousClock.now)

  var start: ContinuousClock.Instant { last.withLock { $0 } }

  func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    last.withLock { $0 = .now }
    return queue.schedule(state, action: action)
  }
}
