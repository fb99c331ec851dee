import Dispatch
import Reactive
import Testing

/// An operator that several threads use at the same time.
struct StressedOperator: Sendable, CustomTestStringConvertible {
  let name: String
  /// Whether the sequence completes when all inputs have completed, in any order.
  var endsWithItsInputs = true
  let build: @Sendable ([Observable<Int>]) -> Observable<Int>

  var testDescription: String { name }

  static let all = combining + transforming + connecting + timed + extended

  private static let combining = [
    StressedOperator(name: "merge") { .merge($0) },
    StressedOperator(name: "merge(maxConcurrent:)") { Observable.from($0).merge(maxConcurrent: 2) },
    StressedOperator(name: "concat") { .concat($0) },
    StressedOperator(name: "combineLatest of two") { .combineLatest($0[0], $0[1]) { $0 + $1 } },
    StressedOperator(name: "combineLatest of three") { .combineLatest($0[0], $0[1], $0[2]) { $0 + $1 + $2 } },
    StressedOperator(name: "combineLatest of a collection") { .combineLatest($0) { $0.reduce(0, +) } },
    StressedOperator(name: "zip of two") { .zip($0[0], $0[1]) { $0 + $1 } },
    StressedOperator(name: "zip of three") { .zip($0[0], $0[1], $0[2]) { $0 + $1 + $2 } },
    StressedOperator(name: "zip of a collection") { .zip($0) { $0.reduce(0, +) } },
    StressedOperator(name: "withLatestFrom") { $0[0].withLatestFrom($0[1]) { $0 + $1 } },
    StressedOperator(name: "amb") { .amb($0) },
    StressedOperator(name: "switchLatest") { inputs in inputs[0].map { inputs[1 + $0 % 2] }.switchLatest() },
    StressedOperator(name: "startWith") { Observable.merge($0).startWith(1, 2) },
    StressedOperator(name: "take(until:)") { $0[0].take(until: $0[1]) },
    StressedOperator(name: "skip(until:)", endsWithItsInputs: false) { $0[0].skip(until: $0[1]) },
    StressedOperator(name: "sample", endsWithItsInputs: false) { $0[0].sample($0[1]) },
  ]

  private static let transforming = [
    StressedOperator(name: "flatMap") { inputs in inputs[0].flatMap { inputs[1 + $0 % 2] } },
    StressedOperator(name: "flatMapFirst") { inputs in inputs[0].flatMapFirst { inputs[1 + $0 % 2] } },
    StressedOperator(name: "flatMapLatest") { inputs in inputs[0].flatMapLatest { inputs[1 + $0 % 2] } },
    StressedOperator(name: "concatMap") { inputs in inputs[0].concatMap { inputs[1 + $0 % 2] } },
    StressedOperator(name: "groupBy") { Observable.merge($0).groupBy { $0 % 2 }.flatMap { $0.take(3) } },
    StressedOperator(name: "catch") { inputs in inputs[0].catch { _ in inputs[1] } },
    StressedOperator(name: "retry") { Observable.merge($0).retry(2) },
    StressedOperator(name: "ifEmpty(switchTo:)") { $0[0].filter { $0 > 9 }.ifEmpty(switchTo: $0[1]) },
  ]

  private static let connecting = [
    StressedOperator(name: "share") { Observable.merge($0).share() },
    StressedOperator(name: "share(replay:)") { Observable.merge($0).share(replay: 2) },
    StressedOperator(name: "share(replay:scope: .forever)") { Observable.merge($0).share(replay: 2, scope: .forever) },
    StressedOperator(name: "publish and refCount") { Observable.merge($0).publish().refCount() },
    StressedOperator(name: "replay and refCount") { Observable.merge($0).replay(2).refCount() },
    StressedOperator(name: "replayAll and refCount") { Observable.merge($0).replayAll().refCount() },
    StressedOperator(name: "multicast of a BehaviorSubject") {
      Observable.merge($0).multicast { BehaviorSubject(value: 0) }.refCount()
    },
    StressedOperator(name: "multicast of an AsyncSubject") {
      Observable.merge($0).multicast { AsyncSubject() }.refCount()
    },
    StressedOperator(name: "multicast of one subject") {
      Observable.merge($0).multicast(PublishSubject()).refCount()
    },
    StressedOperator(name: "multicast with a selector") {
      Observable.merge($0).multicast({ PublishSubject() }, selector: { .merge($0, $0) })
    },
  ]

  private static let timed = [
    StressedOperator(name: "buffer") {
      Observable.merge($0).buffer(timeSpan: .milliseconds(1), count: 2, scheduler: background).map(\.count)
    },
    StressedOperator(name: "window") {
      Observable.merge($0).window(timeSpan: .milliseconds(1), count: 2, scheduler: background).merge()
    },
    StressedOperator(name: "debounce") {
      Observable.merge($0).debounce(.microseconds(1), scheduler: background)
    },
    StressedOperator(name: "throttle") {
      Observable.merge($0).throttle(.microseconds(1), scheduler: background)
    },
    StressedOperator(name: "delay") {
      Observable.merge($0).delay(.microseconds(1), scheduler: background)
    },
    StressedOperator(name: "timeout") {
      Observable.merge($0).timeout(.milliseconds(1), scheduler: background)
    },
    StressedOperator(name: "observe(on:)") { Observable.merge($0).observe(on: background) },
  ]

  private static let background = ConcurrentDispatchQueueScheduler(qos: .default)
}
