import Reactive

extension Marble {
  static let conditional = [
    Marble("IfEmptyDefault", "------|") { a, b, scheduler in
      a.ifEmpty(default: 0)
    },
    Marble("IfEmptySwitchTo", "----|", "-1-2-|") { a, b, scheduler in
      a.ifEmpty(switchTo: b)
    },
    Marble("SkipUntil", "-1--2--3--4-|", "-----9---|") { a, b, scheduler in
      a.skip(until: b)
    },
    Marble("SkipWhile", "-1--2--3--1-|") { a, b, scheduler in
      a.skip(while: { $0 < 3 })
    },
    Marble("TakeUntil", "-1--2--3--4-|", "-----9---|") { a, b, scheduler in
      a.take(until: b)
    },
    Marble("TakeWhile", "-1--2--3--1-|") { a, b, scheduler in
      a.take(while: { $0 < 3 })
    },
  ]
}
