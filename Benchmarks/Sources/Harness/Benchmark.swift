/// A comparison of several contenders that do the same work in one run.
///
/// For example:
///
///     Benchmark("subject, 12 stages", operations: 100_000, [
///       Contender("Reactive", prepare: makeChain) { $0.pump() },
///       Contender("OpenCombine", prepare: makeOtherChain) { $0.pump() },
///     ])
public struct Benchmark: Sendable {
  public let name: String
  /// The number of operations in one sample of each contender. Times are per operation.
  public let operations: Int
  /// The contenders. All others are compared with the first one.
  public private(set) var contenders: [Contender]
  /// A Boolean value that indicates whether the first contender guarantees not to allocate per operation;
  /// `--check-allocations` verifies it.
  public private(set) var allocatesNothing = false

  public init(_ name: String, operations: Int, _ contenders: [Contender]) {
    precondition(operations > 0, "a benchmark needs one operation or more, not \(operations)")
    (self.name, self.operations, self.contenders) = (name, operations, contenders)
  }

  /// Measures each contender `samples` times, after a warm-up sample that is discarded.
  ///
  /// The contenders alternate, so that a temporary slowdown of the machine affects all of them.
  public func measure(samples: Int, _ clock: BenchmarkClock = .wall) async -> [Measurement] {
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

  /// A copy of the benchmark whose first contender guarantees to allocate nothing per operation.
  public var guaranteeingNoAllocation: Benchmark {
    var benchmark = self
    benchmark.allocatesNothing = true
    return benchmark
  }

  /// Returns the number of allocations of the first contender per operation, measured after a warm-up run, or `nil` if
  /// allocations cannot be counted.
  public func allocations() async -> Double? {
    guard let first = contenders.first else { return nil }
    _ = await first.sample()
    return await first.allocations().map { Double($0.blocks) / Double(operations) }
  }

  /// Returns the benchmark with only the contender named `name`, or with all contenders if `name` is `nil`.
  func only(_ name: String?) -> Benchmark {
    guard let name else { return self }
    var benchmark = self
    benchmark.contenders = contenders.filter { $0.name == name }
    return benchmark
  }
}
