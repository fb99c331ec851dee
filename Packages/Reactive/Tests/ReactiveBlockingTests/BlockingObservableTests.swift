import Dispatch
import Reactive
import ReactiveBlocking
import Testing

@Suite struct BlockingObservableTests {
  private struct Fault: Error, CustomStringConvertible { let description = "source" }

  private let numbers = Observable.of(1, 2, 3)
  private let none = Observable<Int>.empty()
  private let failing = Observable.just(1).concat(Observable<Int>.error(Fault()))

  /// Returns the description of the error that `body` throws.
  private func failure<Result>(_ body: () throws -> Result) -> String {
    do { return "\(try body()), and no error" } catch { return "\(error)" }
  }

  @Test func `BlockingObservable.toArray returns all elements or throws the error of the source`() throws {
    #expect(try numbers.toBlocking().toArray() == [1, 2, 3])
    #expect(try none.toBlocking().toArray() == [])
    #expect(throws: Fault.self) { try failing.toBlocking().toArray() }
  }

  @Test func `BlockingObservable.first returns the first element or nil, and disposes of the source`() throws {
    let source = ReplaySubject<Int>.create(bufferSize: 2)
    source.onNext(1)
    source.onNext(2)
    #expect(try source.toBlocking().first() == 1)
    #expect(!source.hasObservers)
    #expect(try none.toBlocking().first() == nil)
    #expect(try failing.toBlocking().first() == 1)
    #expect(throws: Fault.self) { try Observable<Int>.error(Fault()).toBlocking().first() }
  }

  @Test func `BlockingObservable.last returns the last element or nil, or throws the error of the source`() throws {
    #expect(try numbers.toBlocking().last() == 3)
    #expect(try none.toBlocking().last() == nil)
    #expect(throws: Fault.self) { try failing.toBlocking().last() }
  }

  @Test func `BlockingObservable.single returns the only element, and throws if there are none or several`() throws {
    #expect(try Single.just(1).toBlocking().single() == 1)
    #expect(failure { try none.toBlocking().single() } == "\(RxError.noElements)")
    #expect(failure { try numbers.toBlocking().single() } == "\(RxError.moreThanOneElement)")
    #expect(throws: Fault.self) { try failing.toBlocking().single() }
  }

  @Test func `BlockingObservable.single with a predicate returns the only match, and throws otherwise`() throws {
    #expect(try numbers.toBlocking().single { $0 == 2 } == 2)
    #expect(failure { try numbers.toBlocking().single { $0 > 3 } } == "\(RxError.noElements)")
    #expect(failure { try numbers.toBlocking().single { $0 > 1 } } == "\(RxError.moreThanOneElement)")
    #expect(throws: Fault.self) { try numbers.toBlocking().single { _ in throw Fault() } }
  }

  @Test func `BlockingObservable.materialize returns the elements together with the completion or the error`() {
    #expect("\(numbers.toBlocking().materialize())" == "completed(elements: [1, 2, 3])")
    #expect("\(failing.toBlocking().materialize())" == "failed(elements: [1], error: source)")
  }

  @Test func `A BlockingObservable fails with a timeout error after its timeout and disposes of the source`() {
    let source = ReplaySubject<Int>.create(bufferSize: 1)
    source.onNext(1)
    #expect(failure { try source.toBlocking(timeout: 0.001).toArray() } == "\(RxError.timeout)")
    #expect("\(source.toBlocking(timeout: 0.001).materialize())" == "failed(elements: [1], error: Sequence timeout.)")
    #expect(!source.hasObservers)
  }

  @Test func `Each call on a BlockingObservable subscribes to the source again`() throws {
    let source = BehaviorSubject(value: 0)
    let counted = source.take(1).do(onSubscribe: { source.onNext(((try? source.value()) ?? 0) + 1) }).toBlocking()
    #expect(try counted.first() == 1)
    #expect(try counted.first() == 2)
  }

  @Test func `toBlocking waits for sources that emit on other threads`() throws {
    let scheduler = SerialDispatchQueueScheduler(qos: .default)
    #expect(try numbers.observe(on: scheduler).map { $0 * 2 }.toBlocking().toArray() == [2, 4, 6])
    #expect(try Single<Int>.create(work: { 5 }).toBlocking().single() == 5)
  }

  @Test func `toBlocking can wait inside a callback of another subscription, which then continues`() throws {
    let seen = ReplaySubject<[Int]>.createUnbounded()
    _ = numbers.subscribe(onNext: { [numbers] number in
      seen.onNext([number] + ((try? numbers.toBlocking(timeout: 10).toArray()) ?? []))
    })
    seen.onCompleted()
    #expect(try seen.toBlocking().toArray() == [[1, 1, 2, 3], [2, 1, 2, 3], [3, 1, 2, 3]])
  }

  @MainActor @Test
  func `BlockingObservable.toArray on the main thread returns the elements or throws a timeout error`() throws {
    let scheduler = SerialDispatchQueueScheduler(qos: .default)
    #expect(try numbers.observe(on: scheduler).toBlocking(timeout: 60).toArray() == [1, 2, 3])
    #expect(failure { try Observable<Int>.never().toBlocking(timeout: 0.005).toArray() } == "\(RxError.timeout)")
  }
}
