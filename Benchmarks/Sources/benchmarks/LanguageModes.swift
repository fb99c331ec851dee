import Harness
import Reactive
import Swift5Mode

/// Benchmarks of the same calls in this module and in a module in Swift 5 mode.
extension Benchmark {
  static let languageModes: [Benchmark] = [
    inBothModes(
      "just", { Observable.just(1).subscribe(onNext: { consume($0) }).dispose() }, swift5: Swift5Calls.just),
    inBothModes(
      "Single.create",
      {
        Single<Int>.create { single in
          single(.success(1))
          return Disposables.create()
        }
        .subscribe(onSuccess: { consume($0) }).dispose()
      },
      swift5: Swift5Calls.singleCreate),
    inBothModes(
      "publish subject made, subscribed and disposed of",
      {
        let subject = PublishSubject<Int>()
        let subscription = subject.subscribe(onNext: { consume($0) })
        subject.onNext(1)
        subscription.dispose()
      },
      swift5: Swift5Calls.subject),
  ]

  private static func inBothModes(
    _ name: String, _ swift6: @escaping @Sendable () -> Void, swift5: @escaping @Sendable () -> Void
  ) -> Benchmark {
    let operations = 10_000
    return Benchmark(
      "language modes: \(name)", operations: operations,
      [("Reactive", swift6), ("Swift 5 mode", swift5)].map { name, work in
        Contender(name) { for _ in 0..<operations { work() } }
      })
  }
}
