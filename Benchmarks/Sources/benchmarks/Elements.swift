import AsyncAlgorithms
import Harness
import OpenCombine
import Reactive

extension Benchmark {
  /// A million elements of an array, one event each.
  static let elements = Benchmark(
    "from a million elements", operations: array.count,
    [
      Contender("Reactive") {
        Observable.from(array).subscribe(onNext: { consume($0) }).dispose()
      },
      Contender("closures", prepare: { { (element: Int) in consume(element) } }) { next in
        for element in array { next(element) }
      },
      Contender("OpenCombine") {
        let subscription = array.publisher.sink { consume($0) }
        subscription.cancel()
      },
      Contender("AsyncAlgorithms") {
        for await element in array.async { consume(element) }
      },
    ])

  private static let array = Array(0..<1_000_000)
}
