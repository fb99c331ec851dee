import Harness
import OpenCombine
import Reactive

extension Benchmark {
  /// The benchmarks that send events to one, two and ten observers.
  static let observers = [1, 2, 10].map { count in
    pumping(
      "publish subject, \(count == 1 ? "1 observer" : "\(count) observers")",
      reactive: { subject, bag in
        for _ in 0..<count { subject.subscribe(onNext: { consume($0) }).disposed(by: bag) }
      },
      closures: {
        let observers = (0..<count).map { _ in consumer() }
        return { event in for observer in observers { observer(event) } }
      },
      openCombine: { subject, subscriptions in
        for _ in 0..<count { subject.sink { consume($0) }.store(in: &subscriptions) }
      })
  }

  static let subjectCreation = creating(
    "publish subject made, subscribed and disposed of",
    reactive: {
      let subject = PublishSubject<Int>()
      let subscription = subject.subscribe(onNext: { consume($0) })
      subject.onNext(1)
      subscription.dispose()
    },
    closures: {
      let subject = Observers()
      let stop = subject.add(consumer())
      subject.send(1)
      stop()
    },
    openCombine: {
      let subject = PassthroughSubject<Int, Never>()
      let subscription = subject.sink { consume($0) }
      subject.send(1)
      subscription.cancel()
    })

  static let behaviorRelay = Benchmark(
    "behavior relay, 1 observer", operations: events,
    [
      Contender(
        "Reactive",
        prepare: {
          let relay = BehaviorRelay(value: 0)
          return (relay, relay.subscribe(onNext: { consume($0) }))
        }
      ) { relay, _ in
        for event in 0..<events { relay.accept(event) }
      },
      Contender("closures", prepare: { consumer() }) { observer in
        var value = 0
        for event in 0..<events {
          value = event
          observer(value)
        }
        consume(value)
      },
      Contender(
        "OpenCombine",
        prepare: {
          let subject = CurrentValueSubject<Int, Never>(0)
          return (subject, subject.sink { consume($0) })
        }
      ) { subject, _ in
        for event in 0..<events { subject.send(event) }
      },
    ])

  static let replaySubject = Benchmark(
    "replay subject of ten, 1 observer", operations: events,
    [
      Contender(
        "Reactive",
        prepare: {
          let subject = ReplaySubject<Int>.create(bufferSize: 10)
          return (subject, subject.subscribe(onNext: { consume($0) }))
        }
      ) { subject, _ in
        for event in 0..<events { subject.onNext(event) }
      },
      Contender("closures", prepare: { consumer() }) { observer in
        var buffer = Array(repeating: 0, count: 10)
        for event in 0..<events {
          buffer[event % 10] = event
          observer(event)
        }
        consume(buffer)
      },
    ])

  static let disposeBag = creating(
    "dispose bag with ten disposables",
    reactive: {
      let bag = DisposeBag()
      for _ in 0..<10 { Disposables.create { consume(1) }.disposed(by: bag) }
    },
    closures: {
      var disposals: [() -> Void] = []
      for _ in 0..<10 { disposals.append { consume(1) } }
      for dispose in disposals { dispose() }
    },
    openCombine: {
      var bag: Set<AnyCancellable> = []
      for _ in 0..<10 { AnyCancellable { consume(1) }.store(in: &bag) }
    })
}
