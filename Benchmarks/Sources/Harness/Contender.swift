/// One way to do the work of a ``Benchmark``.
public struct Contender: Sendable {
  /// What the table calls it, for example `OpenCombine`. The same name in several benchmarks is one peer.
  public let name: String
  let sample: @Sendable () async -> Duration

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
    sample = {
      let subject = await prepare()
      return await ContinuousClock().measure { await run(subject) }
    }
  }
}

/// Keeps the optimiser from leaving out the computation of `value`.
@inline(never)
public func consume<Value>(_ value: Value) {}
