import Dispatch
import Foundation
import Reactive

/// Every operator of the traits, used from the main actor.
@MainActor final class EveryTrait {
  let bag = DisposeBag()
  let scheduler = SerialDispatchQueueScheduler(qos: .default)
  let one = Single.just(1)
  private(set) var shown: [Int] = []

  func singles() async throws {
    one.subscribe(onSuccess: { _ in }, onFailure: { _ in }, onDisposed: {}).disposed(by: bag)
    one.subscribe(with: self, onSuccess: { _, _ in }).disposed(by: bag)
    one.subscribe { (event: SingleEvent<Int>) in _ = event }.disposed(by: bag)
    let single = one.map { $0 + 1 }.flatMap { .just($0) }.do(onSuccess: { _ in }).catchAndReturn(0).catch { _ in
      .just(0)
    }
    .retry(2).retry { (errors: Observable<any Error>) in errors.take(1) }.timeout(.seconds(1), scheduler: scheduler)
    .timeout(.seconds(1), other: .just(0), scheduler: scheduler).delay(.milliseconds(1), scheduler: scheduler)
    .delaySubscription(.milliseconds(1), scheduler: scheduler).observe(on: scheduler).subscribe(on: scheduler)
    single.filter { $0 > 0 }.ifEmpty(default: 0).subscribe().disposed(by: bag)
    single.compactMap { $0 }.ifEmpty(switchTo: one).subscribe().disposed(by: bag)
    single.flatMapMaybe { .just($0) }.map { $0 }.flatMap { .just($0) }.filter { $0 > 0 }.subscribe().disposed(by: bag)
    single.flatMapCompletable { _ in .empty() }.andThen(one).subscribe().disposed(by: bag)
    Single.zip(one, one).subscribe().disposed(by: bag)
    Single.zip(one, one, one) { $0 + $1 + $2 }.subscribe().disposed(by: bag)
    Single.zip([one, one]).asCompletable().concat(.empty()).subscribe().disposed(by: bag)
    Single<Int>.create(work: { 1 }).asMaybe().subscribe().disposed(by: bag)
    shown.append(try await one.value)
    shown.append(try await one.asMaybe().value ?? 0)
    try await one.asCompletable().value
  }

  func infallibles() async {
    let numbers = Infallible.of(1, 2, 3)
    numbers.map { $0 }.compactMap { $0 }.filter { $0 > 0 }.flatMap { Infallible.just($0) }.concatMap {
      Infallible.just($0)
    }
    .flatMapLatest { Infallible.just($0) }.flatMapFirst { Infallible.just($0) }.scan(0) { $0 + $1 }
    .distinctUntilChanged().distinctUntilChanged(at: \.description).take(2).take(while: { $0 > 0 })
    .skip(while: { $0 < 0 }).startWith(0).share().withLatestFrom(numbers).debounce(.seconds(1), scheduler: scheduler)
    .throttle(.seconds(1), scheduler: scheduler).do(onNext: { _ in }).bind(to: BehaviorRelay(value: 0))
    .disposed(by: bag)
    Infallible.combineLatest(numbers, numbers).subscribe(onNext: { _ in }).disposed(by: bag)
    Infallible.zip(numbers, numbers) { $0 + $1 }.subscribe(with: self, onNext: { _, _ in }).disposed(by: bag)
    Infallible.merge(numbers, .concat(numbers, numbers)).withUnretained(self).subscribe().disposed(by: bag)
    for await number in numbers.values { shown.append(number) }
  }

  func drivers() async {
    let relay = BehaviorRelay(value: 0)
    let driver = relay.asDriver()
    driver.map { $0 }.compactMap { $0 }.filter { $0 > 0 }.flatMap { Driver.just($0) }.flatMapLatest { Driver.just($0) }
      .flatMapFirst { Driver.just($0) }.scan(0) { $0 + $1 }.distinctUntilChanged().skip(1).startWith(0)
      .withLatestFrom(driver) { $0 + $1 }.debounce(.seconds(1)).throttle(.seconds(1)).delay(.seconds(1))
      .do(onNext: { _ in }).drive(onNext: { self.shown.append($0) }).disposed(by: bag)
    driver.drive(relay, relay).disposed(by: bag)
    driver.drive(BehaviorRelay<Int?>(value: nil)).disposed(by: bag)
    driver.drive(with: self, onNext: { $0.shown.append($1) }, onCompleted: { $0.shown = [] }).disposed(by: bag)
    Driver.combineLatest(driver, driver).drive(onNext: { self.shown.append($0.0) }).disposed(by: bag)
    Driver.zip(driver, driver) { $0 + $1 }.drive().disposed(by: bag)
    Driver.merge(driver, .concat([driver, .empty()])).drive().disposed(by: bag)
    let signal: Signal<Int> = driver.asSignal(onErrorJustReturn: 0)
    signal.withUnretained(self).emit(onNext: { $0.0.shown.append($0.1) }).disposed(by: bag)
    signal.emit(to: PublishRelay<Int>()).disposed(by: bag)
    ControlEvent(events: relay).asSignal().emit(to: relay).disposed(by: bag)
    ControlProperty(values: relay, valueSink: PublishSubject<Int>()).changed.asDriver().drive().disposed(by: bag)
    NotificationCenter.default.rx.notification(Notification.Name("saved")).map(\.name.rawValue).subscribe()
      .disposed(by: bag)
    for await value in driver.values { shown.append(value) }
  }
}
