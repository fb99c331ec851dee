import Harness
import OpenCombine
import Reactive

extension Benchmark {
  static let flatMap = pumping(
    "three nested flatMap of just, pumping",
    reactive: { subject, bag in
      subject.flatMap { Observable.just($0) }.flatMap { Observable.just($0) }.flatMap { Observable.just($0) }
        .subscribe(onNext: { consume($0) }).disposed(by: bag)
    },
    closures: { flatMapped(flatMapped(flatMapped(consumer(), one), one), one) },
    openCombine: { subject, subscriptions in
      subject.flatMap { Just($0) }.flatMap { Just($0) }.flatMap { Just($0) }
        .sink { consume($0) }.store(in: &subscriptions)
    })

  static let flatMapCreation = creating(
    "three nested flatMap of just, creating and one event",
    reactive: {
      Observable.just(1).flatMap { Observable.just($0) }.flatMap { Observable.just($0) }
        .flatMap { Observable.just($0) }.subscribe(onNext: { consume($0) }).dispose()
    },
    closures: { one(1)(flatMapped(flatMapped(flatMapped(consumer(), one), one), one), {})() },
    openCombine: {
      Just(1).flatMap { Just($0) }.flatMap { Just($0) }.flatMap { Just($0) }.sink { consume($0) }.cancel()
    })

  static let flatMapLatest = pumping(
    "three nested flatMapLatest of just, pumping",
    reactive: { subject, bag in
      subject.flatMapLatest { Observable.just($0) }.flatMapLatest { Observable.just($0) }
        .flatMapLatest { Observable.just($0) }.subscribe(onNext: { consume($0) }).disposed(by: bag)
    },
    closures: { switched(switched(switched(consumer(), one), one), one) },
    openCombine: { subject, subscriptions in
      subject.map { Just($0) }.switchToLatest().map { Just($0) }.switchToLatest().map { Just($0) }.switchToLatest()
        .sink { consume($0) }.store(in: &subscriptions)
    })

  static let flatMapLatestCreation = creating(
    "three nested flatMapLatest of just, creating and one event",
    reactive: {
      Observable.just(1).flatMapLatest { Observable.just($0) }.flatMapLatest { Observable.just($0) }
        .flatMapLatest { Observable.just($0) }.subscribe(onNext: { consume($0) }).dispose()
    },
    closures: { one(1)(switched(switched(switched(consumer(), one), one), one), {})() },
    openCombine: {
      Just(1).map { Just($0) }.switchToLatest().map { Just($0) }.switchToLatest().map { Just($0) }.switchToLatest()
        .sink { consume($0) }.cancel()
    })

  static let switchLatest = pumping(
    "switchLatest of subjects",
    reactive: { subject, bag in
      let inner = PublishSubject<Int>()
      subject.map { _ in inner }.switchLatest().subscribe(onNext: { consume($0) }).disposed(by: bag)
    },
    closures: {
      let inner = Observers()
      return switched(consumer()) { _ in { next, _ in inner.add(next) } }
    },
    openCombine: { subject, subscriptions in
      let inner = PassthroughSubject<Int, Never>()
      subject.map { _ in inner }.switchToLatest().sink { consume($0) }.store(in: &subscriptions)
    })

  static let switchLatestOfJust = pumping(
    "switchLatest of just",
    reactive: { subject, bag in
      subject.map { Observable.just($0) }.switchLatest().subscribe(onNext: { consume($0) }).disposed(by: bag)
    },
    closures: { switched(consumer(), one) },
    openCombine: { subject, subscriptions in
      subject.map { Just($0) }.switchToLatest().sink { consume($0) }.store(in: &subscriptions)
    })

  static let concatMap = pumping(
    "concatMap of just",
    reactive: { subject, bag in
      subject.concatMap { Observable.just($0) }.subscribe(onNext: { consume($0) }).disposed(by: bag)
    },
    closures: { concatenated(consumer(), one) },
    openCombine: { subject, subscriptions in
      subject.flatMap(maxPublishers: .max(1)) { Just($0) }.sink { consume($0) }.store(in: &subscriptions)
    })

  static let flatMapOfElements = Benchmark(
    "flatMap of just, from elements", operations: events,
    [
      Contender("Reactive") {
        Observable.from(Array(0..<events)).flatMap { Observable.just($0) }.subscribe(onNext: { consume($0) }).dispose()
      },
      Contender("closures", prepare: { flatMapped(consumer(), one) }) { next in
        for event in Array(0..<events) { next(event) }
      },
      Contender("OpenCombine") {
        Array(0..<events).publisher.flatMap { Just($0) }.sink { consume($0) }.cancel()
      },
    ])
}
