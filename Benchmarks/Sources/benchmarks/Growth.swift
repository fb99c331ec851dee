import Dispatch
import Harness
import Reactive

/// Benchmarks with many observers, elements or inputs, and benchmarks whose main work is outside the chain.
extension Benchmark {
  static let growth: [Benchmark] = [
    Benchmark(
      "subscribe and dispose, 10000 observers of one subject", operations: 20_000,
      [
        Contender("Reactive") {
          let subject = PublishSubject<Int>()
          let subscriptions = (0..<10_000).map { _ in subject.subscribe(onNext: { consume($0) }) }
          for subscription in subscriptions { subscription.dispose() }
        }
      ]),
    Benchmark(
      "event to 10000 observers, each", operations: 100_000,
      [
        Contender(
          "Reactive",
          prepare: {
            let subject = PublishSubject<Int>()
            for _ in 0..<10_000 { _ = subject.subscribe(onNext: { consume($0) }) }
            return subject
          }
        ) { subject in
          for event in 0..<10 { subject.onNext(event) }
        }
      ]),
    Benchmark(
      "combineLatest of 10000 inputs, creating, each", operations: 10_000,
      [
        Contender("Reactive") {
          let sources = (0..<10_000).map { Observable.just($0) }
          Observable.combineLatest(sources).subscribe(onNext: { consume($0) }).dispose()
        }
      ]),
    Benchmark(
      "replay of 1000 elements to a late observer, each", operations: 100_000,
      [
        Contender(
          "Reactive",
          prepare: {
            let subject = ReplaySubject<Int>.createUnbounded()
            for element in 0..<1_000 { subject.onNext(element) }
            return subject
          }
        ) { subject in
          for _ in 0..<100 { subject.subscribe(onNext: { consume($0) }).dispose() }
        }
      ]),
    Benchmark(
      "debounce on a queue", operations: 10_000,
      [
        Contender("Reactive") {
          let subject = PublishSubject<Int>()
          let subscription = subject.debounce(.seconds(1), scheduler: SerialDispatchQueueScheduler(qos: .default))
            .subscribe(onNext: { consume($0) })
          for event in 0..<10_000 { subject.onNext(event) }
          subscription.dispose()
        }
      ]),
    pumping(
      "buffer by count",
      reactive: { subject, bag in
        subject.buffer(timeSpan: .never, count: 10, scheduler: SerialDispatchQueueScheduler(qos: .default))
          .subscribe(onNext: { consume($0) }).disposed(by: bag)
      },
      closures: {
        var buffer: [Int] = []
        return { event in
          buffer.append(event)
          guard buffer.count == 10 else { return }
          consume(buffer)
          buffer = []
        }
      }),
    pumping(
      "bind(to:) a relay",
      reactive: { subject, bag in subject.bind(to: PublishRelay<Int>()).disposed(by: bag) },
      closures: consumer),
    Benchmark(
      "observe(on:) a concurrent queue", operations: 10_000,
      [
        Contender("Reactive") {
          let done = DispatchSemaphore(value: 0)
          let subscription = Observable.from(Array(0..<10_000))
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .userInitiated))
            .subscribe(onNext: { consume($0) }, onCompleted: { done.signal() })
          blockUntil(done)
          subscription.dispose()
        }
      ]),
    pumping(
      "flatMap of create",
      reactive: { subject, bag in
        subject.flatMap { created($0) }.subscribe(onNext: { consume($0) }).disposed(by: bag)
      },
      closures: { flatMapped(consumer()) { one($0) } }),
    pumping(
      "concatMap of create",
      reactive: { subject, bag in
        subject.concatMap { created($0) }.subscribe(onNext: { consume($0) }).disposed(by: bag)
      },
      closures: { flatMapped(consumer()) { one($0) } }),
    Benchmark(
      "twelve stages as Driver, creating and one event", operations: 1_000,
      [
        Contender("Reactive") { @MainActor in
          for _ in 0..<1_000 { _ = DriverChain() }
        }
      ]),
  ]

  private static func created(_ element: Int) -> Observable<Int> {
    .create { observer in
      observer.onNext(element)
      observer.onCompleted()
      return Disposables.create()
    }
  }
}

private func blockUntil(_ done: DispatchSemaphore) { done.wait() }
