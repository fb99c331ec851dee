import Dispatch
import Foundation
import Reactive

/// Every operator, used from the main actor. The closures run on the thread that sends an element, so none of them is
/// isolated to the main actor.
@MainActor final class EveryOperator {
  let bag = DisposeBag()
  let numbers = Observable.of(1, 2, 3, 4)
  let profiles = Observable.of(Profile(name: "a", followers: 1), Profile(name: "b", followers: 2))
  let words = Observable.of("a", "b")
  let scheduler = SerialDispatchQueueScheduler(qos: .default)
  private(set) var count = 0

  func run<Element: Sendable>(_ source: Observable<Element>) { source.subscribe().disposed(by: bag) }

  func creating() {
    run(
      Observable<Profile>.create { observer in
        observer.onNext(Profile(name: "a", followers: 1))
        observer.on(.completed)
        return Disposables.create {}
      })
    run(Observable.just(Profile(name: "just", followers: 0)))
    run(Observable.just(1, scheduler: MainScheduler.instance))
    run(Observable<Int>.empty())
    run(Observable<Int>.never().take(until: Observable.just(())))
    run(Observable<Int>.error(RxError.unknown))
    run(Observable.of(1, 2, scheduler: CurrentThreadScheduler.instance))
    run(Observable.from([1, 2]))
    run(Observable.from(optional: Optional(1)))
    run(Observable.from(1...3))
    run(Observable.range(start: 1, count: 3))
    run(Observable.generate(initialState: 0, condition: { $0 < 3 }, iterate: { $0 + 1 }))
    run(Observable.repeatElement(1).take(2))
    run(Observable.deferred { Observable.just(1) })
    run(Observable<Int>.interval(.milliseconds(1), scheduler: scheduler).take(1))
    run(Observable<Int>.timer(.milliseconds(1), scheduler: scheduler))
    run(Observable<Int>.timer(.milliseconds(1), period: .milliseconds(1), scheduler: scheduler).take(2))
    run(Observable.using({ BooleanDisposable() }, observableFactory: { _ in Observable.just(1) }))
  }

  func transforming() {
    run(numbers.map { $0 * 2 })
    run(profiles.map { $0.name })
    run(profiles.map(\.name))
    run(numbers.compactMap { $0 > 1 ? "\($0)" : nil })
    run(numbers.enumerated().map { $0.index + $0.element })
    run(numbers.flatMap { Observable.just($0) })
    run(numbers.flatMap { Single.just($0) })
    run(profiles.flatMapFirst { Observable.just($0.name) })
    run(profiles.flatMapLatest { Observable.just($0.name) })
    run(numbers.concatMap { Observable.just($0) })
    run(numbers.map { Observable.just($0) }.merge())
    run(numbers.map { Observable.just($0) }.merge(maxConcurrent: 1))
    run(numbers.map { Observable.just($0) }.concat())
    run(numbers.map { Observable.just($0) }.switchLatest())
    run(numbers.scan(0, accumulator: +))
    run(numbers.scan(0) { $0 + $1 })
    run(numbers.scan(into: [Int]()) { $0.append($1) })
    run(numbers.reduce(0, accumulator: +))
    run(numbers.reduce(0, accumulator: +, mapResult: { "\($0)" }))
    run(numbers.toArray().asObservable())
    run(numbers.groupBy { $0 % 2 }.flatMap { group in group.map { (group.key, $0) } })
    run(numbers.buffer(timeSpan: .milliseconds(1), count: 2, scheduler: scheduler))
    run(numbers.window(timeSpan: .milliseconds(1), count: 2, scheduler: scheduler).flatMap { $0 })
    run(numbers.materialize().map { "\($0)" })
    run(numbers.materialize().dematerialize())
    run(Observable.just(Data("[1]".utf8)).decode(type: [Int].self, decoder: JSONDecoder()))
    run(numbers.do(onNext: { _ in }))
  }

  func filtering() {
    run(numbers.filter { $0 > 2 })
    run(numbers.ignoreElements().asCompletable().andThen(Observable.just(1)))
    run(numbers.distinctUntilChanged())
    run(profiles.distinctUntilChanged { $0.name })
    run(profiles.distinctUntilChanged { $0.name == $1.name })
    run(profiles.distinctUntilChanged({ $0.name }, comparer: { $0 == $1 }))
    run(profiles.distinctUntilChanged(at: \.name))
    run(numbers.take(2))
    run(numbers.take(while: { $0 < 3 }))
    run(numbers.take(until: { $0 > 3 }, behavior: .inclusive))
    run(numbers.take(until: Observable<Void>.never()))
    run(numbers.take(for: .seconds(1), scheduler: scheduler))
    run(numbers.takeLast(2))
    run(numbers.skip(1))
    run(numbers.skip(while: { $0 < 2 }))
    run(numbers.skip(until: Observable.just(())))
    run(numbers.skip(.milliseconds(1), scheduler: scheduler))
    run(numbers.element(at: 1))
    run(numbers.single { $0 == 2 })
    run(numbers.first().asObservable())
    run(numbers.sample(Observable.just(())))
    run(numbers.debounce(.milliseconds(1), scheduler: scheduler))
    run(numbers.throttle(.milliseconds(1), latest: false, scheduler: scheduler))
    run(numbers.ifEmpty(default: 0))
    run(numbers.ifEmpty(switchTo: Observable.just(1)))
  }

  func combining() {
    run(Observable.combineLatest(numbers, words).map { "\($0)\($1)" })
    run(Observable.combineLatest(numbers, words) { "\($0)\($1)" })
    run(Observable.combineLatest(numbers, words, profiles).map { $0.2.name })
    run(Observable.combineLatest([numbers, numbers]).map { $0.reduce(0, +) })
    run(Observable.combineLatest([numbers, numbers]) { $0.count })
    run(Observable.zip(numbers, words).map { "\($0.0)\($0.1)" })
    run(Observable.zip(numbers, words, profiles) { number, word, model in "\(number)\(word)\(model.name)" })
    run(Observable.zip([numbers, numbers]))
    run(numbers.withLatestFrom(words) { ($0, $1) })
    run(numbers.withLatestFrom(profiles))
    run(Observable.merge(numbers, numbers))
    run(Observable.merge([numbers, numbers]))
    run(Observable.concat(numbers, numbers))
    run(Observable.concat([numbers, numbers]))
    run(numbers.concat(numbers))
    run(numbers.amb(numbers))
    run(Observable.amb([numbers, numbers]))
    run(numbers.startWith(0))
  }

  func handlingErrors() {
    run(numbers.catch { _ in Observable.just(0) })
    run(numbers.catchAndReturn(0))
    run(Observable.catch(sequence: [numbers, numbers]))
    run(numbers.retry())
    run(numbers.retry(2))
    run(
      numbers.retry { (errors: Observable<any Error>) in
        errors.enumerated().flatMap { index, error -> Observable<Int> in
          index < 2 ? Observable.just(index) : Observable.error(error)
        }
      })
    run(numbers.timeout(.seconds(10), scheduler: scheduler))
    run(numbers.timeout(.seconds(10), other: numbers, scheduler: scheduler))
  }

  func sharing() {
    let connectable = numbers.publish()
    run(connectable.map { $0 })
    connectable.connect().disposed(by: bag)
    run(numbers.replay(1).refCount())
    run(numbers.replayAll().refCount())
    run(numbers.multicast(PublishSubject<Int>()).refCount())
    run(numbers.multicast(makeSubject: { ReplaySubject<Int>.create(bufferSize: 1) }).refCount())
    run(numbers.multicast({ PublishSubject<Int>() }) { $0.map { $0 + 1 } })
    run(numbers.share())
    run(numbers.share(replay: 1, scope: .forever))
  }

  func utilities() {
    run(numbers.do(onNext: { _ in }, onError: { _ in }, onCompleted: {}, onSubscribe: {}, onDispose: {}))
    run(numbers.observe(on: scheduler))
    run(numbers.subscribe(on: ConcurrentDispatchQueueScheduler(qos: .background)))
    run(numbers.delay(.milliseconds(1), scheduler: scheduler))
    run(numbers.delaySubscription(.milliseconds(1), scheduler: scheduler))
    run(numbers.withUnretained(self).map { _, number in number })
    run(numbers.withUnretained(self) { $1 })
    run(numbers.asSingle().asObservable())
    run(numbers.asMaybe().asObservable())
    run(numbers.asInfallible(onErrorJustReturn: 0).asObservable())
    run(numbers.asObservable())
    numbers.subscribe { event in _ = event.element }.disposed(by: bag)
    numbers.subscribe(with: self, onNext: { _, _ in }).disposed(by: bag)
    numbers.asDriver(onErrorJustReturn: 0).drive(onNext: { self.count += $0 }).disposed(by: bag)
    run(numbers.debug("numbers"))
    run(numbers.asSingle().asObservable())
    _ = numbers.subscribe()
  }
}
