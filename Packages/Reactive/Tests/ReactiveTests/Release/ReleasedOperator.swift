// allow(file-length): one entry for each operator.

import Foundation
import Observation
import Reactive
import Testing

/// The inputs of all tested operators: two sources that outlive the subscription, and an object that only it retains.
struct ReleaseInputs: Sendable {
  let source: Observable<Int>
  let other: Observable<Int>
  let scheduler: HistoricalScheduler
  let token: Token
}

/// An object that the closures of a chain capture, so that it lives as long as they do.
final class Token: Sendable {
  func pass<Value>(_ value: Value) -> Value { value }
}

/// An operator whose subscription releases everything that it retains when it ends.
struct ReleasedOperator: Sendable, CustomTestStringConvertible {
  /// The name of the operator's file, followed by the variant in parentheses.
  let name: String
  /// Whether the chain ends when both sources have ended.
  var endsWithItsInputs = true
  let build: @Sendable (ReleaseInputs) -> Observable<Int>

  init(
    _ name: String, endsWithItsInputs: Bool = true, _ build: @escaping @Sendable (ReleaseInputs) -> Observable<Int>
  ) {
    self.name = name
    self.endsWithItsInputs = endsWithItsInputs
    self.build = build
  }

  var testDescription: String { name }

  /// The name of the operator's file.
  var file: String { String(name.prefix { $0 != "(" }) }

  static let all = creating + transforming + filtering + combining + connecting + handling + traits + extensions
}

extension ReleasedOperator {
  private static let creating = [
    ReleasedOperator("Create") { inputs in .create { inputs.source.subscribe($0) } },
    ReleasedOperator("Create(a live work item)", endsWithItsInputs: false) { inputs in
      .create { _ in Disposables.create { _ = inputs.token.pass(1) } }
    },
    ReleasedOperator("Deferred") { inputs in .deferred { inputs.source } },
    ReleasedOperator("Empty") { inputs in .empty().ifEmpty(switchTo: inputs.source) },
    ReleasedOperator("Error") { inputs in .error(Fault("first")).catch { _ in inputs.source } },
    ReleasedOperator("From") { inputs in .from([1, 2], scheduler: inputs.scheduler).map(inputs.token.pass) },
    ReleasedOperator("Generate") { inputs in
      .generate(initialState: 0, condition: { $0 < 3 }, scheduler: inputs.scheduler) { inputs.token.pass($0 + 1) }
    },
    ReleasedOperator("Interval") { inputs in
      .interval(.seconds(1), scheduler: inputs.scheduler).map(inputs.token.pass).take(3)
    },
    ReleasedOperator("Just") { inputs in .just(1, scheduler: inputs.scheduler).map(inputs.token.pass) },
    ReleasedOperator("Never", endsWithItsInputs: false) { inputs in .never().map(inputs.token.pass) },
    ReleasedOperator("Of") { inputs in .of(1, 2, scheduler: inputs.scheduler).map(inputs.token.pass) },
    ReleasedOperator("Range") { inputs in
      .range(start: 0, count: 3, scheduler: inputs.scheduler).map(inputs.token.pass)
    },
    ReleasedOperator("RepeatElement") { inputs in
      .repeatElement(1, scheduler: inputs.scheduler).map(inputs.token.pass).take(3)
    },
    ReleasedOperator("Timer") { inputs in
      .timer(.seconds(1), scheduler: inputs.scheduler).map(inputs.token.pass)
    },
  ]

  private static let transforming = [
    ReleasedOperator("Buffer") { inputs in
      inputs.source.buffer(timeSpan: .seconds(9), count: 3, scheduler: inputs.scheduler).map(\.count)
    },
    ReleasedOperator("CompactMap") { inputs in inputs.source.compactMap { inputs.token.pass($0) } },
    ReleasedOperator("ConcatMap") { inputs in inputs.source.concatMap { _ in inputs.other } },
    ReleasedOperator("Decode") { inputs in
      inputs.source.map { _ in Data("1".utf8) }.decode(type: Int.self, decoder: JSONDecoder())
    },
    ReleasedOperator("Enumerated") { inputs in inputs.source.enumerated().map { inputs.token.pass($0.element) } },
    ReleasedOperator("FlatMap") { inputs in inputs.source.flatMap { _ in inputs.other } },
    ReleasedOperator("FlatMap(in another)") { inputs in
      inputs.source.flatMap { _ in inputs.other.flatMap { _ in inputs.other } }
    },
    ReleasedOperator("FlatMapFirst") { inputs in inputs.source.flatMapFirst { _ in inputs.other } },
    ReleasedOperator("FlatMapLatest") { inputs in inputs.source.flatMapLatest { _ in inputs.other } },
    ReleasedOperator("FlatMapLatest(in another)") { inputs in
      inputs.source.flatMapLatest { _ in inputs.other.flatMapLatest { _ in inputs.other } }
    },
    ReleasedOperator("FlatMapLatest(of just)") { inputs in
      inputs.source.flatMapLatest { Observable.just(inputs.token.pass($0)) }
    },
    ReleasedOperator("FlatMapLatest(of never)", endsWithItsInputs: false) { inputs in
      inputs.source.flatMapLatest { _ in Observable.never().map(inputs.token.pass) }
    },
    ReleasedOperator("GroupBy") { inputs in
      inputs.source.groupBy { inputs.token.pass($0) % 2 }.flatMap { $0 }
    },
    ReleasedOperator("Map") { inputs in inputs.source.map { inputs.token.pass($0) } },
    ReleasedOperator("Reduce") { inputs in inputs.source.reduce(0) { inputs.token.pass($0 + $1) } },
    ReleasedOperator("Scan") { inputs in inputs.source.scan(0) { inputs.token.pass($0 + $1) } },
    ReleasedOperator("ToArray") { inputs in inputs.source.toArray().asObservable().map(\.count) },
    ReleasedOperator("Window") { inputs in
      inputs.source.window(timeSpan: .seconds(9), count: 3, scheduler: inputs.scheduler).flatMap { $0 }
    },
  ]

  private static let filtering = [
    ReleasedOperator("Debounce") { $0.source.debounce(.seconds(1), scheduler: $0.scheduler) },
    ReleasedOperator("DistinctUntilChanged") { inputs in
      inputs.source.distinctUntilChanged { inputs.token.pass($0) == $1 }
    },
    ReleasedOperator("ElementAt") { $0.source.element(at: 9) },
    ReleasedOperator("Filter") { inputs in inputs.source.filter { inputs.token.pass($0) > 0 } },
    ReleasedOperator("First") { $0.source.first().asObservable().map { $0 ?? 0 } },
    ReleasedOperator("IgnoreElements") { $0.source.ignoreElements().materialize().map { _ in 0 } },
    ReleasedOperator("Sample") { $0.source.sample($0.other) },
    ReleasedOperator("SingleAsync") { inputs in inputs.source.single { inputs.token.pass($0) == 9 } },
    ReleasedOperator("Skip") { $0.source.skip(1) },
    ReleasedOperator("SkipDuration") { $0.source.skip(.seconds(1), scheduler: $0.scheduler) },
    ReleasedOperator("SkipUntil") { $0.source.skip(until: $0.other) },
    ReleasedOperator("SkipUntil(closed)", endsWithItsInputs: false) {
      $0.source.skip(until: $0.other.filter { $0 > 9 })
    },
    ReleasedOperator("SkipWhile") { inputs in inputs.source.skip(while: { inputs.token.pass($0) < 2 }) },
    ReleasedOperator("Take") { $0.source.take(9) },
    ReleasedOperator("TakeFor") { $0.source.take(for: .seconds(1), scheduler: $0.scheduler) },
    ReleasedOperator("TakeLast") { $0.source.takeLast(1) },
    ReleasedOperator("TakeUntil") { $0.source.take(until: $0.other.filter { $0 > 9 }) },
    ReleasedOperator("TakeWhile") { inputs in inputs.source.take(while: { inputs.token.pass($0) < 9 }) },
    ReleasedOperator("Throttle") { $0.source.throttle(.seconds(1), scheduler: $0.scheduler) },
  ]

  private static let combining = [
    ReleasedOperator("Amb") { $0.source.amb($0.other.skip(9)) },
    ReleasedOperator("CombineLatest") { inputs in
      .combineLatest(inputs.source, inputs.other) { inputs.token.pass($0 + $1) }
    },
    ReleasedOperator("CombineLatest(of three)") { inputs in
      .combineLatest(inputs.source, inputs.other, inputs.other) { inputs.token.pass($0 + $1 + $2) }
    },
    ReleasedOperator("CombineLatest(of a collection)") { inputs in
      .combineLatest([inputs.source, inputs.other]) { inputs.token.pass($0.count) }
    },
    ReleasedOperator("Concat") { .concat($0.source, $0.other) },
    ReleasedOperator("Concat(of a sequence)") { inputs in
      .concat(AnySequence([1, 2].lazy.map { _ in inputs.source }).map { $0 })
    },
    ReleasedOperator("IfEmptyDefault") { $0.source.filter { $0 > 9 }.ifEmpty(default: 0) },
    ReleasedOperator("IfEmptySwitchTo") { $0.source.filter { $0 > 9 }.ifEmpty(switchTo: $0.other) },
    ReleasedOperator("Merge") { .merge($0.source, $0.other) },
    ReleasedOperator("Merge(of sequences)") { inputs in inputs.source.map { _ in inputs.other }.merge() },
    ReleasedOperator("Merge(maxConcurrent:)") { inputs in
      inputs.source.map { _ in inputs.other }.merge(maxConcurrent: 1)
    },
    ReleasedOperator("StartWith") { $0.source.startWith(1) },
    ReleasedOperator("SwitchLatest") { inputs in inputs.source.map { _ in inputs.other }.switchLatest() },
    ReleasedOperator("WithLatestFrom") { inputs in
      inputs.source.withLatestFrom(inputs.other) { inputs.token.pass($0 + $1) }
    },
    ReleasedOperator("Zip") { inputs in .zip(inputs.source, inputs.other) { inputs.token.pass($0 + $1) } },
    ReleasedOperator("Zip(of three)") { inputs in
      .zip(inputs.source, inputs.other, inputs.other) { inputs.token.pass($0 + $1 + $2) }
    },
    ReleasedOperator("Zip(of a collection)") { inputs in
      .zip([inputs.source, inputs.other]) { inputs.token.pass($0.count) }
    },
  ]

  private static let connecting = [
    ReleasedOperator("Multicast") { inputs in
      inputs.source.multicast({ PublishSubject() }, selector: { $0.map { inputs.token.pass($0) } })
    },
    ReleasedOperator("Multicast(of one subject)") { $0.source.multicast(PublishSubject()).refCount() },
    ReleasedOperator("Publish") { $0.source.publish().refCount() },
    ReleasedOperator("RefCount") { $0.source.multicast { BehaviorSubject(value: 0) }.refCount() },
    ReleasedOperator("Replay") { $0.source.replay(1).refCount() },
    ReleasedOperator("ReplayAll") { $0.source.replayAll().refCount() },
    ReleasedOperator("Share") { $0.source.share() },
    ReleasedOperator("Share(replay:)") { $0.source.share(replay: 1) },
    ReleasedOperator("Share(replay:scope: .forever)") { $0.source.share(replay: 1, scope: .forever) },
    ReleasedOperator("Share(between two flatMapLatest)") { inputs in
      inputs.source.flatMapLatest { _ in inputs.other }.share(replay: 1).flatMapLatest { _ in inputs.other }
    },
  ]

  private static let handling = [
    ReleasedOperator("Catch") { inputs in inputs.source.catch { _ in inputs.other } },
    ReleasedOperator("Catch(of an earlier error)") { inputs in
      inputs.source.map { if $0 == 2 { throw Fault("two") } else { $0 } }.catch { _ in inputs.other }
    },
    ReleasedOperator("Retry") { $0.source.retry(2) },
    ReleasedOperator("RetryWhen") { inputs in
      inputs.source.retry { (errors: Observable<any Error>) in errors.take(1).flatMap { _ in inputs.other } }
    },
    ReleasedOperator("RetryWhen(waiting)") { inputs in
      inputs.source.map { if $0 == 2 { throw Fault("two") } else { $0 } }
        .retry { (errors: Observable<any Error>) in errors.take(1).flatMap { _ in inputs.other.filter { $0 > 9 } } }
    },
    ReleasedOperator("Debug") { $0.source.debug("release") },
    ReleasedOperator("Delay") { $0.source.delay(.seconds(1), scheduler: $0.scheduler) },
    ReleasedOperator("DelaySubscription") { $0.source.delaySubscription(.seconds(1), scheduler: $0.scheduler) },
    ReleasedOperator("Dematerialize") { $0.source.materialize().dematerialize() },
    ReleasedOperator("Do") { inputs in
      inputs.source.do(onNext: { _ = inputs.token.pass($0) }, onDispose: { _ = inputs.token.pass(0) })
    },
    ReleasedOperator("Materialize") { $0.source.materialize().map { _ in 0 } },
    ReleasedOperator("ObserveOn") { $0.source.observe(on: $0.scheduler) },
    ReleasedOperator("SubscribeOn") { $0.source.subscribe(on: CurrentThreadScheduler.instance) },
    ReleasedOperator("Timeout") { $0.source.timeout(.seconds(9), scheduler: $0.scheduler) },
    ReleasedOperator("Timeout(other:)") { $0.source.timeout(.seconds(9), other: $0.other, scheduler: $0.scheduler) },
    ReleasedOperator("Using") { inputs in
      .using({ BooleanDisposable() }, observableFactory: { _ in inputs.source })
    },
    ReleasedOperator("WithUnretained") { inputs in
      inputs.source.withUnretained(inputs.token).map { token, element in token.pass(element) }
    },
  ]

  private static let traits = [
    ReleasedOperator("AsCompletable") {
      $0.source.ignoreElements().asCompletable().asObservable().materialize().map { _ in 0 }
    },
    ReleasedOperator("AsCompletable(then another)") { inputs in
      Completable.empty().andThen(inputs.source)
    },
    ReleasedOperator("AsInfallible") { inputs in
      inputs.source.asInfallible(onErrorFallbackTo: inputs.other.asInfallible(onErrorJustReturn: 0)).asObservable()
    },
    ReleasedOperator("AsInfallible(flatMapLatest)") { inputs in
      inputs.source.asInfallible(onErrorJustReturn: 0).flatMapLatest { _ in inputs.other }.asObservable()
    },
    ReleasedOperator("Driver") { inputs in
      shared(inputs) { inputs.source.asDriver(onErrorJustReturn: 0).map(inputs.token.pass).asObservable() }
    },
    ReleasedOperator("Driver(flatMapLatest)") { inputs in
      shared(inputs) {
        let other = inputs.other.asDriver(onErrorJustReturn: 0)
        return inputs.source.asDriver(onErrorJustReturn: 0).flatMapLatest { _ in other }.asObservable()
      }
    },
    ReleasedOperator("Signal(withLatestFrom)") { inputs in
      shared(inputs) {
        let other = inputs.other.asSignal(onErrorJustReturn: 0)
        return inputs.source.asSignal(onErrorJustReturn: 0).withLatestFrom(other) { inputs.token.pass($0 + $1) }
          .asObservable()
      }
    },
    ReleasedOperator("Completable(andThen)") { inputs in
      inputs.source.ignoreElements().asCompletable().andThen(inputs.other)
    },
    ReleasedOperator("Single(zip)") { inputs in
      Single.zip(inputs.source.take(1).asSingle(), inputs.other.filter { $0 > 9 }.asSingle()) {
        inputs.token.pass($0 + $1)
      }
      .asObservable()
    },
    ReleasedOperator("Tracking", endsWithItsInputs: false) { inputs in
      let model = Model()
      return .tracking { inputs.token.pass(model.number) }
    },
    ReleasedOperator("Tracking(changed, until another sends)") { inputs in
      let model = Model()
      let changes = inputs.source.do(onNext: { number in MainActor.assumeIsolated { model.number = number } })
      return .tracking { inputs.token.pass(model.number) }.take(until: changes.materialize().filter(\.isStopEvent))
    },
    ReleasedOperator("AsMaybe") { $0.source.filter { $0 > 9 }.asMaybe().asObservable() },
    ReleasedOperator("AsSingle") { inputs in
      inputs.source.take(1).asSingle().flatMap { _ in inputs.other.filter { $0 > 9 }.asSingle() }.asObservable()
    },
  ]
}

/// Creates a sequence whose drivers and signals deliver on the virtual scheduler of `inputs`.
private func shared(_ inputs: ReleaseInputs, _ make: () -> Observable<Int>) -> Observable<Int> {
  var made = Observable<Int>.never()
  SharingScheduler.mock(scheduler: inputs.scheduler) { made = make() }
  return made
}

@Observable @MainActor private final class Model {
  var number = 0

  nonisolated init() {}
}
