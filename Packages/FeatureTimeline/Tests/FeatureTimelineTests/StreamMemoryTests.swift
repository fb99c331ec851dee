import FeatureTimeline
import FeatureTimelineTest
import Foundation
import Persistence
import Posts
import Presentation
import Reactive
import Testing

#if os(Linux) && !TSAN
  /// The memory of a program that shows a timeline for a day. `LONG` is set in the nightly run: a day has 86,400 events, each
  /// of which changes the store and the list.
  @Suite(
    .timeLimit(.minutes(60)),
    // AddressSanitizer keeps freed memory.
    .enabled(
      if: ProcessInfo.processInfo.environment["LONG"] != nil
        && ProcessInfo.processInfo.environment["ASAN_OPTIONS"] == nil))
  struct StreamMemoryTests {
    @Test func `From hour 2 to hour 24 of a stream with an event a second, the memory grows by less than 2 MB`()
      async throws
    {
      let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
        let memory = try await StreamMemory.hourly(24)
        FileHandle.standardOutput.write(Data("KiB by hour: \(memory.map { $0 >> 10 })\n".utf8))
        try #require(memory[23] - memory[1] < 2_000_000, "\(memory)")
      }
      // The nightly run stores the output.
      FileHandle.standardOutput.write(Data(result?.standardOutputContent ?? []))
    }
  }

  @MainActor private enum StreamMemory {
    /// Shows a timeline, stored in a file, whose server publishes, edits and deletes posts, one a second. Returns the least
    /// resident memory of each hour, in bytes. Freed memory is returned to the system before each measurement.
    static func hourly(_ hours: Int) throws -> [Int] {
      let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      var options = StoreOptions()
      options.notification = .beforeWriteReturns
      let store = try Store(
        file: folder.appending(path: "store.sqlite"),
        schemas: [TimelineFeature.schema, UserActions.schema, OutboxStorage.schema], options: options)
      let bench = try TimelineBench(posts: 3, account: "mira", streams: true, store: store)
      let viewModel = bench.feature.makeTimelineViewModel(for: .mastodonHome)
      let states = BehaviorRelay(value: ListState<TimelineRow>.loading)
      let bag = DisposeBag()
      viewModel.state.drive(states).disposed(by: bag)
      viewModel.input.appear.accept(())
      var memory: [Int] = []
      var least = Int.max
      for second in 1...(hours * 3_600) {
        let ids = bench.server.ids()
        switch second % 10 {
        case 4: bench.server.edit(ids[1], to: "Edited \(second)")
        case 7: bench.server.delete(ids[1])
        default: bench.server.publish(1)
        }
        // The server forgets old posts and all requests, which are memory of the test.
        if ids.count > 100 { for id in ids.dropFirst(50) { bench.server.delete(id, isAnnounced: false) } }
        bench.advance(seconds: 1)
        if second.isMultiple(of: 300) {
          try #require(states.value.rows.first?.id == bench.server.ids().first.map(TimelineRow.ID.post))
          _ = bench.takeRequests()
          least = min(least, try residentBytes())
        }
        if second.isMultiple(of: 3_600) {
          memory.append(least)
          least = .max
        }
      }
      return memory
    }

    private static func residentBytes() throws -> Int {
      typealias Trim = @convention(c) (Int) -> CInt
      if let trim = dlsym(nil, "malloc_trim") { _ = unsafeBitCast(trim, to: Trim.self)(0) }
      let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")[1]
      return (Int(pages) ?? 0) * sysconf(Int32(_SC_PAGESIZE))
    }
  }
#endif
