import Dispatch
import Reactive
import ReactiveTest

extension Marble {
  /// The operators of `Driver` and `Signal`. Those with the same code as an operator of `Observable` have the diagram
  /// of that operator.
  static let shared: [Marble] = [
    .driver("StartWithOne", "---1--2--|") { a, b, scheduler in
      a.startWith(9)
    },
    .driver("DriverMerge", "-1----2---3-|", "---4----5--|") { a, b, scheduler in
      Driver.merge(a, b)
    },
    .driver("DriverConcat", "-1-2-|", "--4-5-|") { a, b, scheduler in
      Driver.concat([a, b])
    },
    .driver("DriverCombineLatest", "-1----2---3-|", "---4----5--|") { a, b, scheduler in
      Driver.combineLatest(a, b) { $0 * 10 + $1 }
    },
    .driver("DriverZip", "-1-2------3-|", "---4----5--6-|") { a, b, scheduler in
      Driver.zip(a, b) { $0 * 10 + $1 }
    },
    .driver("DriverJust") { a, b, scheduler in
      Driver.just(1)
    },
    .driver("DriverEmpty") { a, b, scheduler in
      Driver<Int>.empty()
    },
    .driver("DriverNever") { a, b, scheduler in
      Driver<Int>.never()
    },
    .driver("DriverDeferred", "--1--2-|") { a, b, scheduler in
      Driver.deferred { a }
    },
    .driver("DriverOf") { a, b, scheduler in
      Driver.of(1, 2, 3)
    },
    .driver("DriverFrom") { a, b, scheduler in
      Driver.from([1, 2, 3])
    },
    .driver("DriverInterval") { a, b, scheduler in
      Driver<Int>.interval(.seconds(2)).asObservable().take(4)
    },
    .driver("DriverTimer") { a, b, scheduler in
      Driver<Int>.timer(.seconds(3), period: .seconds(2)).asObservable().take(3)
    },
    .driver("DriverDebounce", "-1-2-3-----4-|") { a, b, scheduler in
      a.debounce(.seconds(2))
    },
    .driver("DriverThrottle", "-1-2-3----4-5---|") { a, b, scheduler in
      a.throttle(.seconds(3))
    },
    .driver("DriverDelay", "-1--2--3--|") { a, b, scheduler in
      a.delay(.seconds(3))
    },
    .driver("DriverMergeSequences", "-1-2------3-|", "-1-2-|") { a, b, scheduler in
      a.map { number in b.map { number * 10 + $0 } }.merge()
    },
    .driver("MergeMaxConcurrent", "-1-2------3-|", "-1-2-|") { a, b, scheduler in
      a.map { number in b.map { number * 10 + $0 } }.merge(maxConcurrent: 1)
    },
    .driver("WithLatestFrom", "-1----2---3-|", "---4----5--|") { a, b, scheduler in
      a.withLatestFrom(b) { $0 * 10 + $1 }
    },
    .driver("Filter", "-1--2--3--4-|") { a, b, scheduler in
      a.filter { $0.isMultiple(of: 2) }
    },
    .driver("DistinctUntilChanged", "-1-1-2-2-1-|") { a, b, scheduler in
      a.distinctUntilChanged()
    },
    .driver("Skip", "-1--2--3--4-|") { a, b, scheduler in
      a.skip(2)
    },
    .driver("Map", "--1--2--3--|") { a, b, scheduler in
      a.map { $0 * 10 }
    },
    .driver("CompactMap", "-1--2--3--4-|") { a, b, scheduler in
      a.compactMap { $0.isMultiple(of: 2) ? $0 * 10 : nil }
    },
    .driver("Scan", "--1--2--3--|") { a, b, scheduler in
      a.scan(0) { $0 + $1 }
    },
    .driver("DriverFlatMap", "-1-2------3-|", "-1-2-|") { a, b, scheduler in
      a.flatMap { number in b.map { number * 10 + $0 } }
    },
    .driver("FlatMapLatest", "-1--2-----3-|", "-1-2-|") { a, b, scheduler in
      a.flatMapLatest { number in b.map { number * 10 + $0 } }
    },
    .driver("FlatMapFirst", "-1-2------3-|", "-1-2-|") { a, b, scheduler in
      a.flatMapFirst { number in b.map { number * 10 + $0 } }
    },
    .driver("SwitchLatest", "-1--2-----3-|", "-1-2-|") { a, b, scheduler in
      a.map { number in b.map { number * 10 + $0 } }.switchLatest()
    },
    .driver("Debug", "--1--2--|") { a, b, scheduler in
      a.debug("a")
    },
    .driver("Do", "--1--2--|") { a, b, scheduler in
      a.do(onNext: { log.write($0) })
    },
    .signal("WithUnretained", "--1---2---|") { a, b, scheduler in
      a.withUnretained(scheduler).map { _, number in number * 10 }
    },
  ]

  private static let log = Journal(Int.self)

  private static func driver<Source: ObservableConvertibleType>(
    _ name: String, _ a: String? = nil, _ b: String? = nil, file: String = #filePath, line: Int = #line,
    build: @escaping @Sendable (Driver<Int>, Driver<Int>, TestScheduler) -> Source
  ) -> Marble {
    Marble(name, a, b, trait: "SharedSequence", file: file, line: line) { a, b, scheduler in
      build(a.asDriver(onErrorJustReturn: 0), b.asDriver(onErrorJustReturn: 0), scheduler)
    }
  }

  private static func signal<Source: ObservableConvertibleType>(
    _ name: String, _ a: String? = nil, _ b: String? = nil, file: String = #filePath, line: Int = #line,
    build: @escaping @Sendable (Signal<Int>, Signal<Int>, TestScheduler) -> Source
  ) -> Marble {
    Marble(name, a, b, trait: "Signal", file: file, line: line) { a, b, scheduler in
      build(a.asSignal(onErrorJustReturn: 0), b.asSignal(onErrorJustReturn: 0), scheduler)
    }
  }
}
