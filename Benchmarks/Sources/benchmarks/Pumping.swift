import Harness
import OpenCombine
import Reactive

/// The number of events in one sample.
let events = 100_000

extension Benchmark {
  /// Returns a benchmark that sends events to a subject with a chain attached. Attaching is not timed.
  static func pumping(
    _ name: String,
    reactive: @escaping @Sendable (PublishSubject<Int>, DisposeBag) -> Void,
    closures: @escaping @Sendable () -> (Int) -> Void,
    openCombine: (@Sendable (PassthroughSubject<Int, Never>, inout Set<AnyCancellable>) -> Void)? = nil
  ) -> Benchmark {
    var contenders = [
      Contender("Reactive", prepare: { Chain(reactive) }) { chain in
        for event in 0..<events { chain.subject.onNext(event) }
      },
      Contender("closures", prepare: closures) { send in
        for event in 0..<events { send(event) }
      },
    ]
    if let openCombine {
      contenders.append(
        Contender("OpenCombine", prepare: { CombineChain(openCombine) }) { chain in
          for event in 0..<events { chain.subject.send(event) }
        })
    }
    return Benchmark(name, operations: events, contenders)
  }

  /// Returns a benchmark that repeatedly creates a chain, subscribes to it, and disposes of the subscription.
  static func creating(
    _ name: String, operations: Int = 10_000,
    reactive: @escaping @Sendable () -> Void, closures: @escaping @Sendable () -> Void,
    openCombine: (@Sendable () -> Void)? = nil
  ) -> Benchmark {
    let works = [("Reactive", reactive), ("closures", closures)] + (openCombine.map { [("OpenCombine", $0)] } ?? [])
    return Benchmark(
      name, operations: operations,
      works.map { name, work in Contender(name) { for _ in 0..<operations { work() } } })
  }
}

private struct Chain {
  let subject = PublishSubject<Int>()
  private let bag = DisposeBag()

  init(_ attach: (PublishSubject<Int>, DisposeBag) -> Void) { attach(subject, bag) }
}

private struct CombineChain {
  let subject = PassthroughSubject<Int, Never>()
  private var subscriptions: Set<AnyCancellable> = []

  init(_ attach: (PassthroughSubject<Int, Never>, inout Set<AnyCancellable>) -> Void) {
    attach(subject, &subscriptions)
  }
}
