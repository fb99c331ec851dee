import Reactive
import RxSwiftExt

/// A class that uses the operators of RxSwiftExt together with Reactive. The names of the two modules do not conflict.
final class BesideRxSwiftExt {
  private let source = PublishSubject<Int>()
  private let pauser = BehaviorRelay(value: true)

  func sequences() -> [Observable<Int>] {
    [
      source.apply { $0.map { $0 + 1 } }, source.bufferWithTrigger(pauser).map(\.count), source.cascade([source]),
      source.count(), source.filterMap { $0 > 1 ? .map($0) : .ignore }, source.mapTo(1), source.nwise(2).map(\.count),
      source.ofType(Int.self), source.pairwise().map { $0.0 }, source.partition { $0 > 1 }.matches,
      source.pausable(pauser), source.pausableBuffered(pauser), source.retry(RepeatBehavior.immediate(maxCount: 2)),
      source.map { Optional($0) }.unwrap(), source.zip(with: source) { $0 + $1 }, source.materialize().elements(),
      source.materialize().errors().map { _ in 0 }, source.map { [$0] }.mapMany { $0 + 1 }.map(\.count),
    ]
  }
}
