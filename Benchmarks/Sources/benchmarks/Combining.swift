import AsyncAlgorithms
import Harness
import OpenCombine
import Reactive

extension Benchmark {
  static let combineLatestOfEight = pumping(
    "combineLatest of eight, pumping",
    reactive: { subject, bag in
      let others = (0..<7).map { BehaviorSubject(value: $0) }
      Observable.combineLatest(
        subject, others[0], others[1], others[2], others[3], others[4], others[5], others[6]
      ) { $0 &+ $1 &+ $2 &+ $3 &+ $4 &+ $5 &+ $6 &+ $7 }
      .subscribe(onNext: { consume($0) }).disposed(by: bag)
    },
    closures: {
      let next = consumer()
      var latest: (Int?, Int?, Int?, Int?, Int?, Int?, Int?, Int?) = (nil, 0, 1, 2, 3, 4, 5, 6)
      return { event in
        latest.0 = event
        if let a = latest.0, let b = latest.1, let c = latest.2, let d = latest.3, let e = latest.4,
          let f = latest.5, let g = latest.6, let h = latest.7
        {
          next(a &+ b &+ c &+ d &+ e &+ f &+ g &+ h)
        }
      }
    })

  static let combineLatestOfEightCreation = creating(
    "combineLatest of eight, creating and one event",
    reactive: {
      let just = Observable.just(1)
      Observable.combineLatest(just, just, just, just, just, just, just, just) {
        $0 &+ $1 &+ $2 &+ $3 &+ $4 &+ $5 &+ $6 &+ $7
      }
      .subscribe(onNext: { consume($0) }).dispose()
    },
    closures: {
      let next = consumer()
      var latest = [Int?](repeating: nil, count: 8)
      for index in 0..<8 {
        latest[index] = 1
        let values = latest.compactMap(\.self)
        if values.count == 8 { next(values.reduce(0, &+)) }
      }
    })

  static let combineLatestOfEightSubjectsCreation = creating(
    "combineLatest of eight subjects, creating and one event each",
    reactive: {
      let all = (0..<8).map { _ in PublishSubject<Int>() }
      let subscription = Observable.combineLatest(all[0], all[1], all[2], all[3], all[4], all[5], all[6], all[7]) {
        $0 &+ $1 &+ $2 &+ $3 &+ $4 &+ $5 &+ $6 &+ $7
      }
      .subscribe(onNext: { consume($0) })
      for subject in all { subject.onNext(1) }
      subscription.dispose()
    },
    closures: {
      let next = consumer()
      let all = (0..<8).map { _ in Observers() }
      var latest = [Int?](repeating: nil, count: 8)
      let stops = all.indices.map { index in
        all[index].add {
          latest[index] = $0
          if !latest.contains(nil) { next(latest.reduce(0) { $0 &+ ($1 ?? 0) }) }
        }
      }
      for subject in all { subject.send(1) }
      for stop in stops { stop() }
    })

  static let combineLatest = pumping(
    "combineLatest of two subjects",
    reactive: { subject, bag in
      let other = BehaviorSubject(value: 1)
      Observable.combineLatest(subject, other) { $0 &+ $1 }.subscribe(onNext: { consume($0) }).disposed(by: bag)
    },
    closures: withLatest)

  static let withLatestFrom = pumping(
    "withLatestFrom",
    reactive: { subject, bag in
      let other = BehaviorSubject(value: 1)
      subject.withLatestFrom(other) { $0 &+ $1 }.subscribe(onNext: { consume($0) }).disposed(by: bag)
    },
    closures: withLatest)

  static let zip = pumping(
    "zip of a subject with itself",
    reactive: { subject, bag in
      Observable.zip(subject, subject) { $0 &+ $1 }.subscribe(onNext: { consume($0) }).disposed(by: bag)
    },
    closures: {
      let next = consumer()
      var waiting: Int?
      let left: (Int) -> Void = { waiting = $0 }
      let right: (Int) -> Void = { event in
        if let first = waiting {
          waiting = nil
          next(first &+ event)
        }
      }
      return { event in
        left(event)
        right(event)
      }
    },
    openCombine: { subject, subscriptions in
      subject.zip(subject) { $0 &+ $1 }.sink { consume($0) }.store(in: &subscriptions)
    })

  /// The benchmark of `merge`. OpenCombine has no such operator, so its users write a `flatMap` of the two sequences.
  static let merge = pumping(
    "merge of two subjects",
    reactive: { subject, bag in
      Observable.merge(subject.asObservable(), PublishSubject<Int>().asObservable())
        .subscribe(onNext: { consume($0) }).disposed(by: bag)
    },
    closures: { mapped(consumer()) },
    openCombine: { subject, subscriptions in
      [subject, PassthroughSubject<Int, Never>()].publisher.flatMap { $0 }
        .sink { consume($0) }.store(in: &subscriptions)
    })

  static let groupBy = pumping(
    "groupBy of ten",
    reactive: { subject, bag in
      subject.groupBy { $0 % 10 }.flatMap { $0 }.subscribe(onNext: { consume($0) }).disposed(by: bag)
    },
    closures: {
      var groups: [Int: (Int) -> Void] = [:]
      return { event in
        let key = event % 10
        if groups[key] == nil { groups[key] = consumer() }
        groups[key]?(event)
      }
    })

  @Sendable private static func withLatest() -> (Int) -> Void {
    let next = consumer()
    let latest: Int? = 1
    return { event in
      if let latest { next(event &+ latest) }
    }
  }
}
