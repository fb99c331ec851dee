import Dispatch
import Foundation
import Reactive

/// Every operator, called as in RxSwift: closures capture mutable variables, and some elements are not `Sendable`.
final class Operators {
  let bag = DisposeBag()
  let seen = Journal()
  let scheduler = SerialDispatchQueueScheduler(qos: .default)
  let numbers = Observable.of(1, 2, 3, 4)
  let words = Observable<String>.from(["a", "b"])
  let models = Observable.of(Repository(name: "a"), Repository(name: "b"))

  func note<T>(_ source: Observable<T>) {
    source
      .subscribe(onNext: { self.seen.append($0) }, onError: { self.seen.append($0) }, onCompleted: {})
      .disposed(by: bag)
  }

  func creating() {
    var count = 0
    note(
      Observable<Repository>.create { observer in
        count += 1
        observer.onNext(Repository(name: "\(count)"))
        observer.on(.completed)
        return Disposables.create { count -= 1 }
      })
    note(Observable.just(Repository(name: "just")))
    note(Observable.just(1, scheduler: MainScheduler.instance))
    note(Observable<Int>.empty())
    note(Observable<Int>.never().take(until: Observable.just(())))
    note(Observable<Int>.error(RxError.unknown))
    note(Observable.of(1, 2, scheduler: CurrentThreadScheduler.instance))
    note(Observable.from([1, 2]))
    note(Observable.from(optional: Optional(1)))
    note(Observable.from(1...3))
    note(Observable.range(start: 1, count: 3))
    note(Observable.generate(initialState: 0, condition: { $0 < 3 }, iterate: { $0 + 1 }))
    note(Observable.repeatElement(1).take(2))
    note(Observable.deferred { Observable.just(count) })
    note(Observable<Int>.interval(.milliseconds(1), scheduler: scheduler).take(1))
    note(Observable<Int>.timer(.milliseconds(1), scheduler: scheduler))
    note(Observable<Int>.timer(.milliseconds(1), period: .milliseconds(1), scheduler: scheduler).take(2))
    note(Observable.using({ BooleanDisposable() }, observableFactory: { _ in Observable.just(1) }))
  }

  func transforming() {
    var total = 0
    note(numbers.map { $0 * 2 })
    note(models.map { $0.name })
    note(models.map(\.name))
    note(numbers.compactMap { $0 > 1 ? "\($0)" : nil })
    note(numbers.enumerated().map { $0.index + $0.element })
    note(numbers.flatMap { Observable.just($0) })
    note(numbers.flatMap { Single.just($0) })
    note(models.flatMapFirst { Observable.just($0.name) })
    note(models.flatMapLatest { Observable.just($0.name) })
    note(numbers.concatMap { Observable.just($0) })
    note(numbers.map { Observable.just($0) }.merge())
    note(numbers.map { Observable.just($0) }.merge(maxConcurrent: 1))
    note(numbers.map { Observable.just($0) }.concat())
    note(numbers.map { Observable.just($0) }.switchLatest())
    note(numbers.scan(0, accumulator: +))
    note(numbers.scan(0) { $0 + $1 })
    note(numbers.scan(into: [Int]()) { $0.append($1) })
    note(numbers.reduce(0, accumulator: +))
    note(numbers.reduce(0, accumulator: +, mapResult: { "\($0)" }))
    note(numbers.toArray().asObservable())
    note(numbers.groupBy { $0 % 2 }.flatMap { group in group.map { (group.key, $0) } })
    note(numbers.buffer(timeSpan: .milliseconds(1), count: 2, scheduler: scheduler))
    note(numbers.window(timeSpan: .milliseconds(1), count: 2, scheduler: scheduler).flatMap { $0 })
    note(numbers.materialize().map { "\($0)" })
    note(numbers.materialize().dematerialize())
    note(Observable.just(Data("[1]".utf8)).decode(type: [Int].self, decoder: JSONDecoder()))
    note(numbers.do(onNext: { total += $0 }))
  }

  func filtering() {
    note(numbers.filter { $0 > 2 })
    note(numbers.ignoreElements().asCompletable().andThen(Observable.just(1)))
    note(numbers.distinctUntilChanged())
    note(models.distinctUntilChanged { $0.name })
    note(models.distinctUntilChanged { $0.name == $1.name })
    note(models.distinctUntilChanged({ $0.name }, comparer: { $0 == $1 }))
    note(models.distinctUntilChanged(at: \.name))
    note(numbers.take(2))
    note(numbers.take(while: { $0 < 3 }))
    note(numbers.take(until: { $0 > 3 }, behavior: .inclusive))
    note(numbers.take(until: Observable<Void>.never()))
    note(numbers.take(for: .seconds(1), scheduler: scheduler))
    note(numbers.takeLast(2))
    note(numbers.skip(1))
    note(numbers.skip(while: { $0 < 2 }))
    note(numbers.skip(until: Observable.just(())))
    note(numbers.skip(.milliseconds(1), scheduler: scheduler))
    note(numbers.element(at: 1))
    note(numbers.single { $0 == 2 })
    note(numbers.first().asObservable())
    note(numbers.sample(Observable.just(())))
    note(numbers.debounce(.milliseconds(1), scheduler: scheduler))
    note(numbers.throttle(.milliseconds(1), latest: false, scheduler: scheduler))
    note(numbers.ifEmpty(default: 0))
    note(numbers.ifEmpty(switchTo: Observable.just(1)))
  }

  func combining() {
    note(Observable.combineLatest(numbers, words).map { "\($0)\($1)" })
    note(Observable.combineLatest(numbers, words) { "\($0)\($1)" })
    note(Observable.combineLatest(numbers, words, models).map { $0.2.name })
    note(Observable.combineLatest([numbers, numbers]).map { $0.reduce(0, +) })
    note(Observable.combineLatest([numbers, numbers]) { $0.count })
    note(Observable.zip(numbers, words).map { "\($0.0)\($0.1)" })
    note(Observable.zip(numbers, words, models) { number, word, model in "\(number)\(word)\(model.name)" })
    note(Observable.zip([numbers, numbers]))
    note(numbers.withLatestFrom(words) { ($0, $1) })
    note(numbers.withLatestFrom(models))
    note(Observable.merge(numbers, numbers))
    note(Observable.merge([numbers, numbers]))
    note(Observable.concat(numbers, numbers))
    note(Observable.concat([numbers, numbers]))
    note(numbers.concat(numbers))
    note(numbers.amb(numbers))
    note(Observable.amb([numbers, numbers]))
    note(numbers.startWith(0))
  }

  func handlingErrors() {
    var attempts = 0
    note(numbers.catch { _ in Observable.just(0) })
    note(numbers.catchAndReturn(0))
    note(Observable.catch(sequence: [numbers, numbers]))
    note(numbers.retry())
    note(numbers.retry(2))
    note(
      numbers.retry { (errors: Observable<Error>) in
        errors.enumerated().flatMap { index, error -> Observable<Int> in
          attempts += 1
          return index < 2 ? Observable.just(index) : Observable.error(error)
        }
      })
    note(numbers.timeout(.seconds(10), scheduler: scheduler))
    note(numbers.timeout(.seconds(10), other: numbers, scheduler: scheduler))
  }

  func sharing() {
    let connectable = numbers.publish()
    note(connectable.map { $0 })
    connectable.connect().disposed(by: bag)
    note(numbers.replay(1).refCount())
    note(numbers.replayAll().refCount())
    note(numbers.multicast(PublishSubject<Int>()).refCount())
    note(numbers.multicast(makeSubject: { ReplaySubject<Int>.create(bufferSize: 1) }).refCount())
    note(numbers.multicast({ PublishSubject<Int>() }) { $0.map { $0 + 1 } })
    note(numbers.share())
    note(numbers.share(replay: 1, scope: .forever))
  }

  func utilities() {
    note(numbers.do(onNext: { _ in }, onError: { _ in }, onCompleted: {}, onSubscribe: {}, onDispose: {}))
    note(numbers.observe(on: scheduler))
    note(numbers.subscribe(on: ConcurrentDispatchQueueScheduler(qos: .background)))
    note(numbers.delay(.milliseconds(1), scheduler: scheduler))
    note(numbers.delaySubscription(.milliseconds(1), scheduler: scheduler))
    note(numbers.withUnretained(self).map { owner, number in owner.seen.count + number })
    note(numbers.withUnretained(self) { $1 })
    note(numbers.asSingle().asObservable())
    note(numbers.asMaybe().asObservable())
    note(numbers.asInfallible(onErrorJustReturn: 0).asObservable())
    note(numbers.asObservable())
    numbers.subscribe { event in
      switch event {
      case .next(let number): self.seen.append(number)
      case .error(let error): self.seen.append(error)
      case .completed: break
      }
    }.disposed(by: bag)
    numbers.subscribe(with: self, onNext: { owner, number in owner.seen.append(number) }).disposed(by: bag)
    _ = numbers.subscribe()
  }
}
