import Harness
import OpenCombine

private let events = 100_000

extension Benchmark {
  /// Events through an existing chain of six `map` and six `filter` stages.
  static let twelveStages = Benchmark(
    "subject through twelve map and filter stages", operations: events,
    [
      Contender("closures", prepare: closures) { send in
        for event in 0..<events { send(event) }
      },
      Contender("OpenCombine", prepare: { CombineChain() }) { chain in
        for event in 0..<events { chain.subject.send(event) }
      },
    ])
}

// Functions instead of closures: twelve closures in one expression take the type checker too long.
private func add(_ event: Int) -> Int { event &+ 1 }
private func isCount(_ event: Int) -> Bool { event >= 0 }

/// The least that the work can cost where stages do not know one another: each calls the next one.
@Sendable private func closures() -> (Int) -> Void {
  (0..<6).reduce({ consume($0) }) { next, _ in mapped(filtered(next)) }
}

// Not inlined, or the optimiser melts all stages into one, which no library can do.
@inline(never)
private func mapped(_ next: @escaping (Int) -> Void) -> (Int) -> Void { { next(add($0)) } }
@inline(never)
private func filtered(_ next: @escaping (Int) -> Void) -> (Int) -> Void { { if isCount($0) { next($0) } } }

private struct CombineChain {
  let subject = PassthroughSubject<Int, Never>()
  private let subscription: AnyCancellable

  init() {
    subscription =
      subject
      .map(add).filter(isCount).map(add).filter(isCount).map(add).filter(isCount)
      .map(add).filter(isCount).map(add).filter(isCount).map(add).filter(isCount)
      .sink { consume($0) }
  }
}
