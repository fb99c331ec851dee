/// One way to do the work of a ``Benchmark``.
public struct Contender: Sendable {
  /// What the table calls it, for example `OpenCombine`. The same name in several benchmarks is one peer.
  public let name: String
  /// Prepares, runs and times; `measured` is given the run.
  private let perform: @Sendable (_ measured: (() async -> Void) async -> Void) async -> Void

  /// Work that is timed as a whole.
  ///
  /// Call ``consume(_:)`` with the result, or the optimiser may leave the work out.
  public init(_ name: String, run: @escaping @Sendable () async -> Void) {
    self.init(name, prepare: {}, run: { await run() })
  }

  /// Work on something that is made anew for every sample and whose making is not timed.
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

  /// Counted in a run of its own, as counting takes time.
  func allocations() async -> Allocations? {
    var allocations: Allocations?
    await perform { run in allocations = await Allocations.counted { await run() } }
    return allocations
  }
}

/// Keeps the optimiser from leaving out the computation of `value`.
@inline(never)
public func consume<Value>(_ value: Value) {}
