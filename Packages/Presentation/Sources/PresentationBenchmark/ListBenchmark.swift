import Foundation
public import Persistence
public import Presentation
public import Reactive

/// A benchmark of the time from the insertion of a row into the store until a feature's list emits a state with the
/// row.
///
/// The rows are written to a separate store, on disk and in memory, as the feature's repository would write them. The
/// list does not appear on a screen, so it sends no requests.
@MainActor public struct ListBenchmark<Row: ListItemViewModel> {
  /// The view model of a list, which the benchmark retains, and the state that it emits.
  public typealias List = (viewModel: AnyObject, state: Driver<ListState<Row>>)

  private let name: String
  private let schemas: [Schema]
  private let list: @MainActor (Store) -> List
  private let write: @Sendable (Range<Int>, borrowing WriteTransaction) throws -> Void
  private let id: (Int) -> Row.ID

  /// Creates a benchmark, which measures nothing until ``run()`` is called.
  ///
  /// - Parameters:
  ///   - name: The name of the list.
  ///   - schemas: The schemas of the feature.
  ///   - list: A closure that creates the view model of the list.
  ///   - write: A closure that writes the rows with the given numbers, each above the previous ones. It is called on
  ///     another thread.
  ///   - id: A closure that returns the ID that the row with the given number has in the list.
  public init(
    _ name: String, schemas: [Schema], list: @escaping @MainActor (Store) -> List,
    write: @escaping @Sendable (Range<Int>, borrowing WriteTransaction) throws -> Void, id: @escaping (Int) -> Row.ID
  ) {
    self.name = name
    self.schemas = schemas
    self.list = list
    self.write = write
    self.id = id
  }

  /// Prints the medians of 51 insertions into a store of 1,000 rows and into a store of 100,000 rows, in milliseconds,
  /// and their ratio.
  ///
  /// - Throws: `StoreError`, `CancellationError`, an error of the standard output, or an error of the closure that
  ///   writes the rows.
  public func run() async throws {
    for isOnDisk in [true, false] {
      let few = try await median(rows: 1_000, isOnDisk: isOnDisk)
      let many = try await median(rows: 100_000, isOnDisk: isOnDisk)
      let line =
        "\(name), one row into a store \(isOnDisk ? "on disk" : "in memory"): 1000 rows \(text(few)) ms, "
        + "100000 rows \(text(many)) ms, ratio \(String(format: "%.2f", many / few))\n"
      try FileHandle.standardOutput.write(contentsOf: Data(line.utf8))
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

  /// Writes rows on another thread, as features do, and returns the time until the list emits a state with the last
  /// row.
  private func insert(
    _ rows: Range<Int>, into store: Store, watching states: BehaviorRelay<(rows: [Row], time: ContinuousClock.Instant)>
  ) async throws -> Duration {
    let write = write
    let start = try await Task.detached {
      let start = ContinuousClock.now
      try store.write { try write(rows, $0) }
      return start
    }.value
    // A list can begin with a row of another kind, so the new row may be the second.
    for try await state in states.values
    where state.rows.prefix(2).contains(where: { $0.id == id(rows.upperBound - 1) }) {
      return state.time - start
    }
    throw CancellationError()
  }

  private func text(_ duration: Duration) -> String { String(format: "%.2f", duration / .milliseconds(1)) }
}
