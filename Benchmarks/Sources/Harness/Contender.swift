/// An implementation of the work of a ``Benchmark``.
public struct Contender: Sendable {
  /// The name in the table, for example `OpenCombine`. Contenders with the same name in several benchmarks are reported
  /// as one peer.
  public let name: String
  /// A closure that prepares the work and passes the part that is measured to `measured`.
  private let perform: @Sendable (_ measured: (() async -> Void) async -> Void) async -> Void

  /// Creates a contender whose work is timed as a whole.
  ///
  /// Call ``consume(_:)`` with the result, because otherwise the optimizer may remove the work.
  public init(_ name: String, run: @escaping @Sendable () async -> Void) {
    self.init(name, prepare: {}, run: { await run() })
  }

  /// Creates a contender whose `run` receives a new result of `prepare` for every sample. Only `run` is timed.
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

  func sample(_ clock: BenchmarkClock = .wall) async -> Duration {
    var time = Duration.zero
    await perform { run in
      let start = clock.now
      await run()
      time = clock.now - start
    }
    return time
  }

  /// Returns the allocations of a separate run, because counting makes a timed run slower. Returns `nil` if allocations
  /// cannot be counted.
  func allocations() async -> Allocations? {
    var allocations: Allocations?
    await perform { run in allocations = await Allocations.counted { await run() } }
    return allocations
  }
}

/// Prevents the optimizer from removing the computation of `value`.
@inline(never)
public func consume<Value>(_ value: Value) {}
