import Dispatch
import Foundation
import Reactive

/// The traits, called as in RxSwift.
final class Traits {
  let bag = DisposeBag()
  let seen = Journal()
  let model = Single.just(Repository(name: "a"))
  let scheduler = SerialDispatchQueueScheduler(qos: .default)

  func singles() {
    model.subscribe(onSuccess: { self.seen.append($0.name) }, onFailure: { _ in }).disposed(by: bag)
    model.subscribe(with: self, onSuccess: { $0.seen.append($1) }, onDisposed: { _ in }).disposed(by: bag)
    model.subscribe { event in
      switch event {
      case .success(let model): self.seen.append(model.name)
      case .failure(let error): self.seen.append(error)
      }
    }.disposed(by: bag)
    let single = model.map { $0.name }.flatMap { Single.just($0) }
      .do(onSuccess: { self.seen.append($0) }, onError: { _ in })
      .catchAndReturn("").catch { _ in .just("") }.retry(2)
      .timeout(.seconds(10), scheduler: scheduler).delay(.milliseconds(1), scheduler: scheduler)
      .observe(on: scheduler).subscribe(on: scheduler)
    single.filter { !$0.isEmpty }.subscribe(onSuccess: { self.seen.append($0) }).disposed(by: bag)
    single.compactMap(Int.init).subscribe().disposed(by: bag)
    single.flatMapMaybe { _ in Maybe<Int>.empty() }.subscribe().disposed(by: bag)
    single.flatMapCompletable { _ in Completable.empty() }.subscribe().disposed(by: bag)
    single.asMaybe().subscribe().disposed(by: bag)
    single.asCompletable().subscribe().disposed(by: bag)
    Single.zip(model, single).subscribe(onSuccess: { self.seen.append($0.0.name + $0.1) }).disposed(by: bag)
    Single.zip(model, single, single) { $0.name + $1 + $2 }.subscribe().disposed(by: bag)
    Single.zip([single, single]).subscribe().disposed(by: bag)
    Single<Int>.timer(.milliseconds(1), scheduler: scheduler).subscribe().disposed(by: bag)
    Single<Int>.deferred { .error(RxError.unknown) }.subscribe(onFailure: { self.seen.append($0) }).disposed(by: bag)
  }

  func maybes() {
    let maybe = Maybe<Repository>.create { maybe in
      maybe(.success(Repository(name: "m")))
      return Disposables.create {}
    }
    maybe.subscribe(
      onSuccess: { self.seen.append($0) }, onError: { _ in }, onCompleted: { self.seen.append("completed") }
    ).disposed(by: bag)
    maybe.map { $0.name }.flatMap { .just($0) }.ifEmpty(default: "").subscribe().disposed(by: bag)
    maybe.ifEmpty(switchTo: model).subscribe().disposed(by: bag)
    Maybe.zip(maybe, maybe) { $0.name + $1.name }.subscribe().disposed(by: bag)
  }

  func completables() {
    let work = Completable.create { completable in
      completable(.completed)
      return Disposables.create()
    }
    work.subscribe(onCompleted: { self.seen.append("done") }, onError: { _ in }).disposed(by: bag)
    work.andThen(model).subscribe().disposed(by: bag)
    work.andThen(Observable.just(1)).subscribe().disposed(by: bag)
    work.concat(work).subscribe().disposed(by: bag)
    Completable.zip(work, work).subscribe().disposed(by: bag)
    Completable.concat([work, work]).subscribe().disposed(by: bag)
  }

  func infallibles() {
    let infallible = Infallible<Int>.create { observer in
      observer(.next(1))
      observer(.completed)
      return Disposables.create()
    }
    infallible.subscribe(onNext: { self.seen.append($0) }).disposed(by: bag)
    infallible.map { $0 + 1 }.flatMapLatest { Infallible.just($0) }.asDriver().drive().disposed(by: bag)
    Infallible.combineLatest(infallible, infallible).subscribe(onNext: { self.seen.append($0) }).disposed(by: bag)
    infallible.bind(to: BehaviorRelay<Int>(value: 0)).disposed(by: bag)
  }

  func binding() {
    let relay = BehaviorRelay(value: 0)
    let optional = BehaviorRelay<Int?>(value: nil)
    let publish = PublishRelay<Int>()
    let replay = ReplayRelay<Int>.create(bufferSize: 1)
    Observable.just(1).bind(to: relay, relay).disposed(by: bag)
    Observable.just(1).bind(to: optional).disposed(by: bag)
    Observable.just(1).bind(to: publish).disposed(by: bag)
    Observable.just(1).bind(to: replay).disposed(by: bag)
    Observable.just(1).bind(to: PublishSubject<Int?>()).disposed(by: bag)
    Observable.just(1).bind(onNext: { self.seen.append($0) }).disposed(by: bag)
    Observable.just(1).bind(with: self, onNext: { $0.seen.append($1) }).disposed(by: bag)
    Observable.just(1).bind { self.seen.append($0) }.disposed(by: bag)
    relay.asDriver().drive(optional).disposed(by: bag)
    relay.asDriver().map { $0 + 1 }.drive(onNext: { self.seen.append($0) }).disposed(by: bag)
    relay.asDriver().drive(with: self, onNext: { $0.seen.append($1) }).disposed(by: bag)
    publish.asSignal().emit(to: relay).disposed(by: bag)
    publish.asSignal().emit(onNext: { self.seen.append($0) }).disposed(by: bag)
    Driver.merge(relay.asDriver(), .just(1)).debounce(.milliseconds(1)).drive().disposed(by: bag)
    Driver.zip(relay.asDriver(), Driver.just("a")).drive(onNext: { self.seen.append($0.1) }).disposed(by: bag)
    relay.asDriver().flatMapLatest { Driver.just($0) }.scan(0) { $0 + $1 }.startWith(0).skip(1).drive().disposed(
      by: bag)
    NotificationCenter.default.rx.notification(Notification.Name("saved"))
      .map { $0.userInfo?["name"] as? String }.subscribe(onNext: { self.seen.append($0 as Any) }).disposed(by: bag)
    let event = ControlEvent(events: publish)
    event.asSignal().emit(to: relay).disposed(by: bag)
    let text = ControlProperty<String?>(values: Observable.just(nil), valueSink: PublishSubject<String?>())
    text.orEmpty.changed.subscribe().disposed(by: bag)
  }

  /// Uses features that RxSwift does not have: bindings to key paths, `flatMap(policy:)` and `values(buffering:)`.
  func concurrency() {
    let relay = BehaviorRelay(value: "a")
    let label = Label()
    relay.asDriver().drive(to: \.text, on: label).disposed(by: bag)
    relay.asSignal(onErrorJustReturn: "").emit(to: \.hint, on: label).disposed(by: bag)
    seen.append(label.text)
    relay.flatMap(policy: .concat) { try await self.load($0) }.subscribe(onNext: { self.seen.append($0) })
      .disposed(by: bag)
    relay.asDriver().flatMap(policy: .latest) { $0 + "!" }.drive(onNext: { self.seen.append($0) }).disposed(by: bag)
    Task { for try await text in relay.values(buffering: .newest(1)) { self.seen.append(text) } }
  }

  func load(_ text: String) async throws -> Int { text.count }
}

final class Label {
  var text = ""
  var hint: String?
}
