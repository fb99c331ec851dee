import Dispatch
import Foundation
import Reactive
import ReactiveExtensions

extension Marble {
  /// The operators of the module `ReactiveExtensions`.
  static let extensions = extensionsOfRxSwiftExt + extensionsOfOthers

  private static let extensionsOfRxSwiftExt = [
    Marble("And", "--1--1--0--|") { a, b, scheduler in
      a.map { $0 == 1 }.and()
    },
    Marble("AndStatic", "--1--1--|", "-1---0--|") { a, b, scheduler in
      Observable.and(a.map { $0 == 1 }, b.map { $0 == 1 })
    },
    Marble("Apply", "--1--2--|") { a, b, scheduler in
      a.apply { $0.map { $0 * 10 } }
    },
    Marble("BufferWithTrigger", "--1--2-----3--|", "-------1-2----") { a, b, scheduler in
      a.bufferWithTrigger(b)
    },
    Marble("Cascade", "-1-2-3-4-|", "----8--9-|") { a, b, scheduler in
      a.cascade(b)
    },
    Marble("CatchErrorJustComplete", "--1--2--x") { a, b, scheduler in
      a.catchErrorJustComplete()
    },
    Marble("Count", "--1--2--|") { a, b, scheduler in
      a.count()
    },
    Marble("Distinct", "--1--2--1--3--|") { a, b, scheduler in
      a.distinct()
    },
    Marble("DistinctPredicate", "--1--2--3--4--|") { a, b, scheduler in
      a.distinct { $0 == 2 }
    },
    Marble("Elements", "--1--2--x") { a, b, scheduler in
      a.materialize().elements()
    },
    Marble("Errors", "--1--2--x") { a, b, scheduler in
      a.materialize().errors()
    },
    Marble("FilterMap", "--1--2--3--4--|") { a, b, scheduler in
      a.filterMap { $0 > 2 ? .map($0 * 10) : .ignore }
    },
    Marble("FlatMapSync", "--1--2--|") { a, b, scheduler in
      a.flatMapSync { FilterMap.map($0 * 10) }
    },
    Marble("FromAsync") { a, b, scheduler in
      Observable.fromAsync { completion in completion(1) }
    },
    Marble("Ignore", "--1--2--3--|") { a, b, scheduler in
      a.ignore(2)
    },
    Marble("IgnoreErrors", "-1-2-x") { a, b, scheduler in
      a.ignoreErrors().take(4)
    },
    Marble("IgnoreWhen", "--1--2--3--|") { a, b, scheduler in
      a.ignoreWhen { $0 == 2 }
    },
    Marble("MapAt", "--1--2--|") { a, b, scheduler in
      a.mapAt(\.description)
    },
    Marble("MapMany", "--1--2--|") { a, b, scheduler in
      a.map { [$0, $0 + 1] }.mapMany { $0 * 10 }
    },
    Marble("MapTo", "--1--2--|") { a, b, scheduler in
      a.mapTo("x")
    },
    Marble("MergeWith", "--1-----3--|", "-----2-------|") { a, b, scheduler in
      a.merge(with: b)
    },
    Marble("Not", "--1--0--|") { a, b, scheduler in
      a.map { $0 == 1 }.not()
    },
    Marble("Nwise", "-1--2--3--4--|") { a, b, scheduler in
      a.nwise(3)
    },
    Marble("OfType", "--1--2--3--|") { a, b, scheduler in
      a.map { $0 == 2 ? "b" : $0 as any Sendable }.ofType(Int.self)
    },
    Marble("Once") { a, b, scheduler in
      Observable.once(1)
    },
    Marble("Pairwise", "--1--2--3--|") { a, b, scheduler in
      a.pairwise()
    },
    Marble("Partition", "--1--2--3--4--|") { a, b, scheduler in
      a.partition { $0 > 2 }.matches
    },
    Marble("Pausable", "--1--2--3--4--5--|", "---1-------0------") { a, b, scheduler in
      a.pausable(b.map { $0 == 1 })
    },
    Marble("PausableBuffered", "--1--2--3--4--5--|", "1--0------1-------") { a, b, scheduler in
      a.pausableBuffered(b.map { $0 == 1 }, limit: nil)
    },
    Marble("RepeatWithBehavior", "-1-2-|") { a, b, scheduler in
      a.repeatWithBehavior(.delayed(maxCount: 2, time: 2), scheduler: scheduler)
    },
    Marble("RetryWithBehavior", "-1-2-x") { a, b, scheduler in
      a.retry(.delayed(maxCount: 2, time: 2), scheduler: scheduler)
    },
    Marble("ToSortedArray", "--3--1--2--|") { a, b, scheduler in
      a.toSortedArray()
    },
    Marble("Unwrap", "--1--2--3--|") { a, b, scheduler in
      a.map { $0 == 2 ? nil : $0 }.unwrap()
    },
    Marble("ZipWith", "--1-----2--3--|", "----5--6-----7--|") { a, b, scheduler in
      a.zip(with: b) { $0 * 10 + $1 }
    },
  ]

  /// The operators of RxJS and Combine.
  private static let extensionsOfOthers = [
    Marble("AllSatisfy", "--1--2--3--|") { a, b, scheduler in
      a.allSatisfy { $0 < 3 }
    },
    Marble("Contains", "--1--2--3--|") { a, b, scheduler in
      a.contains(2)
    },
    Marble("DelayWhen", "--1--2--------|") { a, b, scheduler in
      a.delayWhen { Observable<Int>.timer(.seconds(7 - 3 * $0), scheduler: scheduler) }
    },
    Marble("EndWith", "--1--2--|") { a, b, scheduler in
      a.endWith(3)
    },
    Marble("Expand", "--1|") { a, b, scheduler in
      a.expand {
        $0 < 8 ? Observable.just($0 * 2).delay(.seconds(3), scheduler: scheduler) : .empty()
      }
    },
    Marble("ForkJoin", "--1--2--|", "---3------|") { a, b, scheduler in
      Observable.forkJoin(a, b)
    },
    Marble("IsEmpty", "---1--2--|") { a, b, scheduler in
      a.isEmpty()
    },
    Marble("Max", "--2--3--1--|") { a, b, scheduler in
      a.max()
    },
    Marble("Min", "--2--3--1--|") { a, b, scheduler in
      a.min()
    },
    Marble("Repeat", "-1-2-|") { a, b, scheduler in
      a.repeat(2)
    },
    Marble("SequenceEqual", "--1--2----|", "---1---3--|") { a, b, scheduler in
      a.sequenceEqual(b)
    },
    Marble("Timestamp", "--1--2--|") { a, b, scheduler in
      a.timestamp(scheduler: scheduler).map { "\($0.element) at \($0.time.timeIntervalSince1970)" }
    },
  ]
}
