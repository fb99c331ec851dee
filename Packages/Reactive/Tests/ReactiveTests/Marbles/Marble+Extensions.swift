import Reactive
import ReactiveExtensions

extension Marble {
  /// The operators of the module `ReactiveExtensions`.
  static let extensions = [
    Marble("Apply", "--1--2--|") { a, b, scheduler in
      a.apply { $0.map { $0 * 10 } }
    },
    Marble("BufferWithTrigger", "--1--2-----3--|", "-------1-2----") { a, b, scheduler in
      a.bufferWithTrigger(b)
    },
    Marble("Cascade", "-1-2-3-4-|", "----8--9-|") { a, b, scheduler in
      a.cascade(b)
    },
    Marble("Count", "--1--2--|") { a, b, scheduler in
      a.count()
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
    Marble("MapMany", "--1--2--|") { a, b, scheduler in
      a.map { [$0, $0 + 1] }.mapMany { $0 * 10 }
    },
    Marble("MapTo", "--1--2--|") { a, b, scheduler in
      a.mapTo("x")
    },
    Marble("Nwise", "-1--2--3--4--|") { a, b, scheduler in
      a.nwise(3)
    },
    Marble("OfType", "--1--2--3--|") { a, b, scheduler in
      a.map { $0 == 2 ? "b" : $0 as any Sendable }.ofType(Int.self)
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
    Marble("RetryWithBehavior", "-1-2-x") { a, b, scheduler in
      a.retry(.delayed(maxCount: 2, time: 2), scheduler: scheduler)
    },
    Marble("Unwrap", "--1--2--3--|") { a, b, scheduler in
      a.map { $0 == 2 ? nil : $0 }.unwrap()
    },
    Marble("ZipWith", "--1-----2--3--|", "----5--6-----7--|") { a, b, scheduler in
      a.zip(with: b) { $0 * 10 + $1 }
    },
  ]
}
