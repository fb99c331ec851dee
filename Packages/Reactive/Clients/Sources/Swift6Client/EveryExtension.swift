import Foundation
import Reactive
import ReactiveExtensions
import ReactiveURLSession

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Every operator of ReactiveExtensions, and `URLSession.rx`, as code in Swift 6 mode uses them.
final class EveryExtension: Sendable {
  private let source = PublishSubject<Int>()
  private let pauser = BehaviorRelay(value: true)

  func sequences() -> [Observable<Int>] {
    [
      source.apply { $0.map { $0 + 1 } }, source.bufferWithTrigger(pauser).map(\.count), source.cascade(source),
      source.count(), source.filterMap { $0 > 1 ? .map($0) : .ignore }, source.mapTo(1), source.nwise(2).map(\.count),
      source.flatMapSync { FilterMap.map($0) }, source.ofType(Int.self), source.pairwise().map { $0.0 },
      source.partition { $0 > 1 }.matches, source.pausable(pauser), source.pausableBuffered(pauser),
      source.retry(.immediate(maxCount: 2)), source.map { Optional($0) }.unwrap(), source.zip(with: source) { $0 + $1 },
      source.materialize().elements(), source.materialize().errors().map { _ in 0 },
      source.map { [$0] }.mapMany { $0 + 1 }.map(\.count),
    ]
  }

  func filtered() -> [Observable<Int>] {
    [
      source.distinct(), source.distinct { $0 > 1 }, source.ignore(1, 2), source.ignore([1]),
      source.ignoreWhen { $0 > 1 }, source.ignoreErrors { _ in true }, source.catchErrorJustComplete(), source.min(),
      source.max { $0 < $1 },
    ]
  }

  func continued() -> [Observable<Int>] {
    [
      Observable.once(1), Observable<Int>.fromAsync { completion in completion(1) },
      source.mapAt(\.description).map(\.count), source.merge(with: source),
      source.repeatWithBehavior(.immediate(maxCount: 2), shouldRepeat: { true }), source.endWith(1), source.repeat(2),
    ]
  }

  func combined() -> [Observable<Int>] {
    [
      Observable.forkJoin(source, source).map(\.count), source.expand { $0 > 1 ? .empty() : .just($0 + 1) },
      source.delayWhen { [pauser] _ in pauser }, source.timestamp().map(\.element),
    ]
  }

  func answers() -> [Observable<Bool>] {
    [
      pauser.not(), pauser.and().asObservable(), Observable<Bool>.and(pauser, pauser).asObservable(),
      source.contains(1),
      source.allSatisfy { $0 > 1 }, source.isEmpty(), source.sequenceEqual(source),
    ]
  }

  func sorted() -> Single<[Int]> { source.toSortedArray { $0 > $1 } }

  func show(_ element: Int) {}

  func showWeakly() -> any Disposable { source.subscribeNext(weak: self, { screen in { screen.show($0) } }) }

  func traits() -> (Single<Int>, Maybe<Int>, Infallible<Int>, Driver<Int>) {
    (
      Single.just(1).mapTo(2).zip(with: .just(3)) { $0 + $1 }, Single.just(1).partition { $0 > 1 }.matches,
      Infallible.of(1, nil).unwrap().flatMapLatest { Infallible.just($0) },
      pauser.asDriver().mapTo(1).zip(with: pauser.asDriver().mapTo(2)) { $0 + $1 }
    )
  }

  func requests(of url: URL) -> Observable<Int> {
    let session = URLSession.shared.rx
    return .merge(
      session.data(url: url).map(\.count), session.response(request: URLRequest(url: url)).map { $0.data.count },
      session.json(url: url).map { _ in 1 })
  }
}
