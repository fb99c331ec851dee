import Dispatch
import Reactive
import ReactiveTest

extension Marble {
  /// The operators of `Infallible`.
  static let infallible = infallibleOwn + asThoseOfObservables

  private static let infallibleOwn: [Marble] = [
    .infallible("StartWithOne", "---1--2--|") { a, b, scheduler in
      a.startWith(9)
    },
    .infallible("InfallibleConcat", "-1-2-|", "--4-5-|") { a, b, scheduler in
      Infallible.concat(a, b)
    },
    .infallible("InfallibleMerge", "-1----2---3-|", "---4----5--|") { a, b, scheduler in
      Infallible.merge(a, b)
    },
    .infallible("InfallibleCombineLatest", "-1----2---3-|", "---4----5--|") { a, b, scheduler in
      Infallible.combineLatest(a, b) { $0 * 10 + $1 }
    },
    .infallible("InfallibleZip", "-1-2------3-|", "---4----5--6-|") { a, b, scheduler in
      Infallible.zip(a, b) { $0 * 10 + $1 }
    },
    .infallible("InfallibleSkipUntil", "-1--2--3--4-|", "-----9---|") { a, b, scheduler in
      a.skip(until: b.asObservable())
    },
    .infallible("InfallibleShare", "-1--2--3--|") { a, b, scheduler in
      let shared = a.share(replay: 1).asObservable()
      return Observable.merge(
        shared, shared.delaySubscription(.seconds(5), scheduler: scheduler).map { $0 * 10 })
    },
    .infallible("InfallibleCreate") { a, b, scheduler in
      Infallible<Int>.create { observer in
        observer(.next(1))
        observer(.completed)
        return Disposables.create()
      }
    },
    .infallible("InfallibleOf") { a, b, scheduler in
      Infallible.of(1, 2, 3)
    },
    .infallible("InfallibleFrom") { a, b, scheduler in
      Infallible.from([1, 2, 3])
    },
    .infallible("InfallibleJust") { a, b, scheduler in
      Infallible.just(1)
    },
    .infallible("InfallibleNever") { a, b, scheduler in
      Infallible<Int>.never()
    },
    .infallible("InfallibleEmpty") { a, b, scheduler in
      Infallible<Int>.empty()
    },
    .infallible("InfallibleDeferred", "--1--2-|") { a, b, scheduler in
      Infallible.deferred { a }
    },
  ]

  /// The operators with the same code as an operator of `Observable`. Their runs have the same diagrams.
  private static let asThoseOfObservables: [Marble] = [
    .infallible("WithLatestFrom", "-1----2---3-|", "---4----5--|") { a, b, scheduler in
      a.withLatestFrom(b) { $0 * 10 + $1 }
    },
    .infallible("Filter", "-1--2--3--4-|") { a, b, scheduler in
      a.filter { $0.isMultiple(of: 2) }
    },
    .infallible("DistinctUntilChanged", "-1-1-2-2-1-|") { a, b, scheduler in
      a.distinctUntilChanged()
    },
    .infallible("SkipWhile", "-1--2--3--1-|") { a, b, scheduler in
      a.skip(while: { $0 < 3 })
    },
    .infallible("TakeUntil", "-1--2--3--4-|", "-----9---|") { a, b, scheduler in
      a.take(until: b)
    },
    .infallible("TakeWhile", "-1--2--3--1-|") { a, b, scheduler in
      a.take(while: { $0 < 3 })
    },
    .infallible("TakeFor", "-1--2--3--4-|") { a, b, scheduler in
      a.take(for: .seconds(5), scheduler: scheduler)
    },
    .infallible("Take", "-1--2--3--4-|") { a, b, scheduler in
      a.take(2)
    },
    .infallible("Debounce", "-1-2-3-----4-|") { a, b, scheduler in
      a.debounce(.seconds(2), scheduler: scheduler)
    },
    .infallible("Throttle", "-1-2-3----4-5---|") { a, b, scheduler in
      a.throttle(.seconds(3), scheduler: scheduler)
    },
    .infallible("Map", "--1--2--3--|") { a, b, scheduler in
      a.map { $0 * 10 }
    },
    .infallible("CompactMap", "-1--2--3--4-|") { a, b, scheduler in
      a.compactMap { $0.isMultiple(of: 2) ? $0 * 10 : nil }
    },
    .infallible("FlatMap", "-1-2------3-|", "-1-2-|") { a, b, scheduler in
      a.flatMap { number in b.map { number * 10 + $0 } }
    },
    .infallible("FlatMapLatest", "-1--2-----3-|", "-1-2-|") { a, b, scheduler in
      a.flatMapLatest { number in b.map { number * 10 + $0 } }
    },
    .infallible("FlatMapFirst", "-1-2------3-|", "-1-2-|") { a, b, scheduler in
      a.flatMapFirst { number in b.map { number * 10 + $0 } }
    },
    .infallible("ConcatMap", "-1-2------3-|", "-1-2-|") { a, b, scheduler in
      a.concatMap { number in b.map { number * 10 + $0 } }
    },
    .infallible("Scan", "--1--2--3--|") { a, b, scheduler in
      a.scan(0) { $0 + $1 }
    },
    .infallible("Debug", "--1--2--|") { a, b, scheduler in
      a.debug("a")
    },
    .infallible("WithUnretained", "--1---2---|") { a, b, scheduler in
      a.withUnretained(scheduler).map { _, number in number * 10 }
    },
    .infallible("Do", "--1--2--|") { a, b, scheduler in
      a.do(onNext: { log.write($0) })
    },
  ]

  private static let log = Journal(Int.self)

  private static func infallible<Source: ObservableConvertibleType>(
    _ name: String, _ a: String? = nil, _ b: String? = nil, file: String = #filePath, line: Int = #line,
    build: @escaping @Sendable (Infallible<Int>, Infallible<Int>, TestScheduler) -> Source
  ) -> Marble {
    Marble(name, a, b, trait: "Infallible", file: file, line: line) { a, b, scheduler in
      build(a.asInfallible(onErrorJustReturn: 0), b.asInfallible(onErrorJustReturn: 0), scheduler)
    }
  }
}
