import Dispatch
import Reactive

extension Marble {
  static let filtering = [
    Marble("Debounce", "-1-2-3-----4-|") { a, b, scheduler in
      a.debounce(.seconds(2), scheduler: scheduler)
    },
    Marble("DistinctUntilChanged", "-1-1-2-2-1-|") { a, b, scheduler in
      a.distinctUntilChanged()
    },
    Marble("ElementAt", "-1--2--3--4-|") { a, b, scheduler in
      a.element(at: 2)
    },
    Marble("Filter", "-1--2--3--4-|") { a, b, scheduler in
      a.filter { $0.isMultiple(of: 2) }
    },
    Marble("First", "--1--2--3--|") { a, b, scheduler in
      a.first().map { $0 ?? 0 }
    },
    Marble("IgnoreElements", "--1--2--3--|") { a, b, scheduler in
      a.ignoreElements()
    },
    Marble("Sample", "-1-2---3-4---|", "--9--9--9--9-|") { a, b, scheduler in
      a.sample(b)
    },
    Marble("SingleAsync", "--1--2--3--|") { a, b, scheduler in
      a.single { $0 > 2 }
    },
    Marble("Skip", "-1--2--3--4-|") { a, b, scheduler in
      a.skip(2)
    },
    Marble("SkipDuration", "-1--2--3--4-|") { a, b, scheduler in
      a.skip(.seconds(5), scheduler: scheduler)
    },
    Marble("Take", "-1--2--3--4-|") { a, b, scheduler in
      a.take(2)
    },
    Marble("TakeFor", "-1--2--3--4-|") { a, b, scheduler in
      a.take(for: .seconds(5), scheduler: scheduler)
    },
    Marble("TakeLast", "-1--2--3--4-|") { a, b, scheduler in
      a.takeLast(2)
    },
    Marble("Throttle", "-1-2-3----4-5---|") { a, b, scheduler in
      a.throttle(.seconds(3), scheduler: scheduler)
    },
  ]
}
