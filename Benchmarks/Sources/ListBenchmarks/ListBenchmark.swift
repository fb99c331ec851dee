import Foundation
import Persistence
import Presentation
import Reactive

/// A benchmark of the time from the insertion of a row into the store to the state of a list of the app.
@MainActor struct ListBenchmark<Row: ListItemViewModel> {
  /// The name of the list.
  let name: String
  /// The schemas of the feature.
  let schemas: [Schema]
  /// A closure that creates the view model of the list, and returns its state.
  let list: @MainActor (Store) -> (viewModel: AnyObject, state: Driver<ListState<Row>>)
  /// A closure that writes rows, each above the previous ones.
  let write: @Sendable (Range<Int>, borrowing WriteTransaction) throws -> Void
  /// A closure that returns the identity of a row in the list.
  let id: (Int) -> Row.ID

  /// Prints the medians for 1,000 and for 100,000 stored rows, and their ratio.
  func run() async throws {
    for isOnDisk in [true, false] {
      let few = try await median(rows: 1_000, isOnDisk: isOnDisk)
      let many = try await median(rows: 100_000, isOnDisk: isOnDisk)
      print(
        "\(name), one row into a store \(isOnDisk ? "on disk" : "in memory"): 1000 rows \(text(few)) ms, "
          + "100000 rows \(text(many)) ms, ratio \(String(format: "%.2f", many / few))")
    }
  }

  private func median(rows count: Int, isOnDisk: Bool) async throws -> Duration {
    let directory = FileManager.default.temporaryDirectory.appending(path: "list-bench-\(UUID())")
    defer { try? FileManager.default.removeItem(at: directory) }
    let store =
      isOnDisk
      ? try Store(file: directory.appending(path: "store.sqlite"), schemas: schemas) : try .inMemory(schemas: schemas)
    // A new view model may trim the stored rows, so they are written after it has been created.
    let (viewModel, state) = list(store)
    defer { withExtendedLifetime(viewModel) {} }
    let states = BehaviorRelay(value: (rows: [Row](), time: ContinuousClock.now))
    let watching = state.drive(onNext: { states.accept(($0.rows, .now)) })
    defer { watching.dispose() }
    _ = try await insert(0..<count, into: store, watching: states)
    var times: [Duration] = []
    for row in count..<count + 51 { times.append(try await insert(row..<row + 1, into: store, watching: states)) }
    return times.sorted()[times.count / 2]
  }

  /// Writes rows on another thread, as features do, and waits until the list shows the last one.
  private func insert(
    _ rows: Range<Int>, into store: Store, watching states: BehaviorRelay<(rows: [Row], time: ContinuousClock.Instant)>
  ) async throws -> Duration {
    let write = write
    let start = try await Task.detached {
      let start = ContinuousClock.now
      try store.write { try write(rows, $0) }
      return start
    }.value
    // A list can begin with a row of its own.
    for try await state in states.values
    where state.rows.prefix(2).contains(where: { $0.id == id(rows.upperBound - 1) }) {
      return state.time - start
    }
    throw CancellationError()
  }

  private func text(_ duration: Duration) -> String { String(format: "%.2f", duration / .milliseconds(1)) }
}
