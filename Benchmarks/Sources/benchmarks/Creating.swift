import AsyncAlgorithms
import Harness
import OpenCombine
import Reactive

extension Benchmark {
  /// A benchmark of sequences that emit the elements of an array with a million elements, one at a time.
  static let elements = Benchmark(
    "from a million elements", operations: array.count,
    [
      Contender("Reactive") {
        Observable.from(array).subscribe(onNext: { consume($0) }).dispose()
      },
      Contender("closures", prepare: { consumer() }) { next in
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

  static let just = creating(
    "just",
    reactive: { Observable.just(1).subscribe(onNext: { consume($0) }).dispose() },
    closures: { one(1)(consumer(), {})() },
    openCombine: { Just(1).sink { consume($0) }.cancel() })

  static let singleCreate = creating(
    "Single.create",
    reactive: {
      Single<Int>.create { single in
        single(.success(1))
        return Disposables.create()
      }
      .subscribe(onSuccess: { consume($0) }).dispose()
    },
    closures: {
      let create: (@escaping (Result<Int, any Error>) -> Void) -> () -> Void = { answer in
        answer(.success(1))
        return {}
      }
      var isAnswered = false
      let stop = create { result in
        guard !isAnswered else { return }
        isAnswered = true
        if case .success(let element) = result { consume(element) }
      }
      stop()
    },
    openCombine: {
      Deferred { Future<Int, any Error> { $0(.success(1)) } }
        .sink(receiveCompletion: { _ in }, receiveValue: { consume($0) }).cancel()
    })

  static let takeOne = creating(
    "take(1), creating and one event",
    reactive: {
      let subject = PublishSubject<Int>()
      let subscription = subject.take(1).subscribe(onNext: { consume($0) })
      subject.onNext(1)
      subscription.dispose()
    },
    closures: {
      let subject = Observers()
      var remaining = 1
      var stop: (() -> Void)?
      stop = subject.add { element in
        guard remaining > 0 else { return }
        remaining -= 1
        consume(element)
        if remaining == 0 { stop?() }
      }
      subject.send(1)
      stop?()
      stop = nil
    },
    openCombine: {
      let subject = PassthroughSubject<Int, Never>()
      let subscription = subject.prefix(1).sink { consume($0) }
      subject.send(1)
      subscription.cancel()
    })

  static let retry = Benchmark(
    "synchronous retry", operations: 10_000,
    [
      Contender("Reactive") {
        Observable<Int>.error(Failure()).retry(10_000).subscribe(onError: { consume($0) }).dispose()
      },
      Contender("closures") {
        for attempt in 0..<10_000 {
          do { try fail(attempt) } catch { consume(error) }
        }
      },
      Contender("OpenCombine") {
        Fail<Int, Failure>(error: Failure()).retry(10_000)
          .sink(receiveCompletion: { consume($0) }, receiveValue: { consume($0) }).cancel()
      },
    ])

  @inline(never) private static func fail(_ attempt: Int) throws { throw Failure() }

  private struct Failure: Error {}
}
