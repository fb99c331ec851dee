import Dispatch
import Observation
import Reactive
import ReactiveExtensions

extension StressedOperator {
  /// Operators that retry, pause, collect and change threads.
  static let extended = [
    StressedOperator(name: "retry(when:)", endsWithItsInputs: false) { inputs in
      inputs[0].retry { (errors: Observable<any Error>) in errors.take(1).withLatestFrom(inputs[1]) }
    },
    StressedOperator(name: "retry with waits") {
      Observable.merge($0).retry(.delayed(maxCount: 2, time: 0.000_001), scheduler: serial)
    },
    StressedOperator(name: "timeout(other:)") {
      $0[0].timeout(.microseconds(1), other: $0[1], scheduler: serial)
    },
    StressedOperator(name: "delaySubscription") {
      Observable.merge($0).delaySubscription(.microseconds(1), scheduler: serial)
    },
    StressedOperator(name: "subscribe(on:)") { Observable.merge($0).subscribe(on: serial) },
    StressedOperator(name: "pausable") { $0[0].pausable($0[1].map { $0.isMultiple(of: 2) }) },
    StressedOperator(name: "pausableBuffered") {
      $0[0].pausableBuffered($0[1].map { $0.isMultiple(of: 2) }, limit: nil)
    },
    StressedOperator(name: "bufferWithTrigger") { $0[0].bufferWithTrigger($0[1]).map(\.count) },
    StressedOperator(name: "cascade") { .cascade($0) },
    StressedOperator(name: "partition") {
      let (even, odd) = Observable.merge($0).partition { $0.isMultiple(of: 2) }
      return .merge(even, odd)
    },
    StressedOperator(name: "take(for:)") {
      Observable.merge($0).take(for: .microseconds(1), scheduler: serial)
    },
    StressedOperator(name: "observe(on:) a serial queue") {
      Observable.merge($0).observe(on: serial)
    },
    StressedOperator(name: "flatMap(policy: .latest)") { Observable.merge($0).flatMap(policy: .latest) { $0 } },
    StressedOperator(name: "flatMap(policy: .merge)") {
      Observable.merge($0).flatMap(policy: .merge(maxConcurrent: 2)) { $0 }
    },
    StressedOperator(name: "checkpoint") { Observable.merge($0).checkpoint() },
    StressedOperator(name: "a driver's operators, off the main actor") {
      Observable.merge($0).asDriver(onErrorJustReturn: 0).startWith(0).map { $0 }.asObservable()
    },
    StressedOperator(name: "a signal's operators, off the main actor") {
      Observable.merge($0).asSignal(onErrorJustReturn: 0).filter { $0 >= 0 }.asObservable()
    },
    StressedOperator(name: "tracking") { inputs in
      let model = Model()
      let changes = Observable.merge(inputs).do(onNext: { number in
        DispatchQueue.main.async { MainActor.assumeIsolated { model.number = number } }
      })
      return .tracking { model.number }.take(until: changes.materialize().filter(\.isStopEvent))
    },
    StressedOperator(name: "do") { Observable.merge($0).do(afterCompleted: {}, onDispose: {}) },
  ]

  private static let serial = SerialDispatchQueueScheduler(qos: .default)
}

@Observable @MainActor private final class Model {
  var number = 0

  nonisolated init() {}
}
