/// An implementation of the work of a ``Benchmark``.
public struct Contender: Sendable {
  /// The name in the table, for example `OpenCombine`. Contenders of several benchmarks with the same name are one peer.
  public let name: String
  /// A closure that prepares and runs the work, and passes the run to `measured`.
  private let perform: @Sendable (_ measured: (() async -> Void) async -> Void) async -> Void

  /// Creates a contender whose work is timed as a whole.
  ///
  /// Call ``consume(_:)`` with the result, because otherwise the optimizer may remove the work.
  public init(_ name: String, run: @escaping @Sendable () async -> Void) {
    self.init(name, prepare: {}, run: { await run() })
  }

  /// Creates a contender with a subject that is created for every sample. Its creation is not timed.
  public init<Subject>(
    _ name: String, prepare: @escaping @Sendable () async -> Subject,
    run: @escaping @Sendable (Subject) async -> Void
  ) {
    self.name = name
    perform = { measured in
      let subject = await prepare()
      await measured { await run(subject) }
    }
  }

  func sample(_ clock: Stopwatch = .wall) async -> Duration {
    var time = Duration.zero
    await perform { run in
      let start = clock.now
      await run()
      time = clock.now - start
    }
    return time
  }

  /// Counts the allocations in a separate run, because counting takes time.
  func allocations() async -> Allocations? {
    var allocations: Allocations?
    await perform { run in allocations = await Allocations.counted { await run() } }
    return allocations
  }
}

/// Prevents the optimizer from removing the computation of `value`.
@inline(never)
public func consume<Value>(_ value: Value) {}
