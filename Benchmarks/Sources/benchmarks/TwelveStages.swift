import Harness
import OpenCombine
import Reactive

private let events = 100_000

extension Benchmark {
  /// Events through an existing chain of six `map` and six `filter` stages.
  static let twelveStages = Benchmark(
    "subject through twelve map and filter stages", operations: events,
    [
      Contender("Reactive", prepare: { ReactiveChain() }) { chain in
        for event in 0..<events { chain.subject.onNext(event) }
      },
      Contender("closures", prepare: closures) { send in
        for event in 0..<events { send(event) }
      },
      Contender("OpenCombine", prepare: { CombineChain() }) { chain in
        for event in 0..<events { chain.subject.send(event) }
      },
    ])
}

/// The least that the work can cost where stages do not know one another: each calls the next one.
@Sendable private func closures() -> (Int) -> Void {
  (0..<6).reduce({ consume($0) }) { next, _ in mapped(filtered(next)) }
}

// Not inlined, or the optimiser melts all stages into one, which no library can do.
@inline(never)
private func mapped(_ next: @escaping (Int) -> Void) -> (Int) -> Void { { next($0 &+ 1) } }
@inline(never)
private func filtered(_ next: @escaping (Int) -> Void) -> (Int) -> Void { { if $0 >= 0 { next($0) } } }

private struct ReactiveChain {
  let subject = PublishSubject<Int>()
  private let bag = DisposeBag()

  init() {
    // In steps: twelve closures in one expression take the type checker too long.
    let first = subject.map { $0 &+ 1 }.filter { $0 >= 0 }.map { $0 &+ 2 }.filter { $0 >= 1 }
    let second = first.map { $0 &+ 3 }.filter { $0 >= 2 }.map { $0 &+ 4 }.filter { $0 >= 3 }
    let third = second.map { $0 &+ 5 }.filter { $0 >= 4 }.map { $0 &+ 6 }.filter { $0 >= 5 }
    third.subscribe(onNext: { consume($0) }).disposed(by: bag)
  }
}

private struct CombineChain {
  let subject = PassthroughSubject<Int, Never>()
  private let subscription: AnyCancellable

  init() {
    // In steps: twelve closures in one expression take the type checker too long.
    let first = subject.map { $0 &+ 1 }.filter { $0 >= 0 }.map { $0 &+ 2 }.filter { $0 >= 1 }
    let second = first.map { $0 &+ 3 }.filter { $0 >= 2 }.map { $0 &+ 4 }.filter { $0 >= 3 }
    let third = second.map { $0 &+ 5 }.filter { $0 >= 4 }.map { $0 &+ 6 }.filter { $0 >= 5 }
    subscription = third.sink { consume($0) }
  }
}
