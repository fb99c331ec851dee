/// The same work, done by several contenders in one run.
///
/// For example:
///
///     Benchmark("subject, 12 stages", operations: 100_000, [
///       Contender("Reactive", prepare: makeChain) { $0.pump() },
///       Contender("OpenCombine", prepare: makeOtherChain) { $0.pump() },
///     ])
public struct Benchmark: Sendable {
  public let name: String
  /// How many operations one sample of each contender does; times are stated per operation.
  public let operations: Int
  /// The first one is what the others are compared to.
  public private(set) var contenders: [Contender]
  /// Whether the first contender promises to allocate nothing per operation; `--check-allocations` holds it to that.
  public private(set) var allocatesNothing = false

  public init(_ name: String, operations: Int, _ contenders: [Contender]) {
    precondition(operations > 0, "a benchmark without operations has no time per operation")
    (self.name, self.operations, self.contenders) = (name, operations, contenders)
  }

  /// Takes `samples` samples of each contender, after one that warms up and does not count.
  ///
  /// The contenders take turns, so that whatever slows the machine for a while slows them all.
  public func measure(samples: Int, _ clock: Stopwatch = .wall) async -> [Measurement] {
    var times: [[Duration]] = Array(repeating: [], count: contenders.count)
    for round in 0...samples {
      for (index, contender) in contenders.enumerated() {
        let time = await contender.sample(clock)
        if round > 0 { times[index].append(time) }
      }
    }
    var measurements: [Measurement] = []
    for (contender, times) in zip(contenders, times) {
      measurements.append(
        Measurement(
          contender: contender.name, operations: operations, samples: times,
          allocations: await contender.allocations()))
    }
    return measurements
  }

  /// The benchmark, with the promise that its first contender allocates nothing per operation.
  public var promisingNoAllocation: Benchmark {
    var benchmark = self
    benchmark.allocatesNothing = true
    return benchmark
  }

  /// What the first contender allocates per operation, after a run that warms up; nil where that cannot be counted.
  public func allocations() async -> Double? {
    guard let first = contenders.first else { return nil }
    _ = await first.sample()
    return await first.allocations().map { Double($0.blocks) / Double(operations) }
  }

  /// The benchmark with those contenders only that are called `name`.
  func only(_ name: String?) -> Benchmark {
    guard let name else { return self }
    var benchmark = self
    benchmark.contenders = contenders.filter { $0.name == name }
    return benchmark
  }
}
