import Dispatch
import Reactive
import Testing

/// A subscription that a test leaves alive on purpose.
struct SeededLeak: CustomTestStringConvertible {
  /// The chain that the leak check names.
  let chain: String
  /// The line of the subscribing call.
  let line: UInt
  let subscribe: @Sendable (PublishSubject<Int>) -> any Disposable

  /// Creates a leak. The subscribing call must be on the line of this call.
  init(_ chain: String, line: UInt = #line, subscribe: @escaping @Sendable (PublishSubject<Int>) -> any Disposable) {
    self.chain = chain
    self.line = line
    self.subscribe = subscribe
  }

  var testDescription: String { chain }

  private static let scheduler = HistoricalScheduler()
  private static let other = BehaviorSubject(value: 0)
  private static let relay = PublishRelay<Int>()
  private static let never = Observable<Int>.never()

  static let all = [
    SeededLeak("PublishSubject") { $0.subscribe() },
    SeededLeak("PublishSubject → map") { $0.map { $0 + 1 }.subscribe { _ in } },
    SeededLeak("PublishSubject → filter") { $0.filter { $0 > 0 }.subscribe(onNext: { _ in }) },
    SeededLeak("PublishSubject → compactMap → take") { $0.compactMap { $0 }.take(9).bind(onNext: { _ in }) },
    SeededLeak("PublishSubject → scan") { $0.scan(0) { $0 + $1 }.bind(to: relay) },
    SeededLeak("PublishSubject → distinctUntilChanged") { $0.distinctUntilChanged().subscribe() },
    SeededLeak("PublishSubject → materialize") { $0.materialize().subscribe() },
    SeededLeak("PublishSubject → do") { $0.do(onNext: { _ in }).subscribe() },
    SeededLeak("PublishSubject → startWith") { $0.startWith(0).subscribe() },
    SeededLeak("PublishSubject → debounce") { $0.debounce(.seconds(1), scheduler: scheduler).subscribe() },
    SeededLeak("PublishSubject → concat") { $0.concat(never).subscribe() },
    SeededLeak("PublishSubject → retry") { $0.retry(2).subscribe(onError: { _ in }) },
    SeededLeak("PublishSubject → catch") { $0.catch { _ in never }.subscribe() },
    SeededLeak("PublishSubject → share") { $0.share(replay: 1).subscribe() },
    SeededLeak("PublishSubject → asSingle") { $0.asSingle().subscribe(onFailure: { _ in }) },
    SeededLeak("PublishSubject → asMaybe") { $0.asMaybe().subscribe(onError: { _ in }) },
    SeededLeak("(PublishSubject, never) → flatMap") { $0.flatMap { _ in never }.subscribe() },
    SeededLeak("(PublishSubject, never) → flatMapLatest") { $0.flatMapLatest { _ in never }.subscribe() },
    SeededLeak("(PublishSubject, never) → merge") { Observable.merge($0, never).subscribe() },
    SeededLeak("(PublishSubject, BehaviorSubject) → zip") { Observable.zip($0, other) { $0 + $1 }.subscribe() },
    SeededLeak("(BehaviorSubject, PublishSubject) → withLatestFrom") { $0.withLatestFrom(other).subscribe() },
    SeededLeak("(PublishSubject, BehaviorSubject) → combineLatest → map", line: #line + 1) {
      Observable.combineLatest($0, other) { $0 + $1 }.map { $0 }.subscribe()
    },
  ]
}
