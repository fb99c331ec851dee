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
  public let contenders: [Contender]

  public init(_ name: String, operations: Int, _ contenders: [Contender]) {
    precondition(operations > 0, "a benchmark without operations has no time per operation")
    (self.name, self.operations, self.contenders) = (name, operations, contenders)
  }

  /// Takes `samples` samples of each contender, after one that warms up and does not count.
  ///
  /// The contenders take turns, so that whatever slows the machine for a while slows them all.
  public func measure(samples: Int) async -> [Measurement] {
    var times: [[Duration]] = Array(repeating: [], count: contenders.count)
    for round in 0...samples {
      for (index, contender) in contenders.enumerated() {
        let time = await contender.sample()
        if round > 0 { times[index].append(time) }
      }
    }
    return zip(contenders, times).map { Measurement(contender: $0.name, operations: operations, samples: $1) }
  }
}
