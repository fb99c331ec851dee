import Dispatch
import Foundation
import Reactive

extension Marble {
  static let transforming = [
    Marble("Buffer", "-1-2-3----4-|") { a, b, scheduler in
      a.buffer(timeSpan: .seconds(4), count: 2, scheduler: scheduler)
    },
    Marble("CompactMap", "-1--2--3--4-|") { a, b, scheduler in
      a.compactMap { $0.isMultiple(of: 2) ? $0 * 10 : nil }
    },
    Marble("ConcatMap", "-1-2------3-|", "-1-2-|") { a, b, scheduler in
      a.concatMap { number in b.map { number * 10 + $0 } }
    },
    Marble("Decode", "--1---2---|") { a, b, scheduler in
      a.map { Data("[\($0)]".utf8) }
        .decode(type: [Int].self, decoder: JSONDecoder())
    },
    Marble("Enumerated", "--4---5---6--|") { a, b, scheduler in
      a.enumerated().map { "\($0.index): \($0.element)" }
    },
    Marble("FlatMap", "-1-2------3-|", "-1-2-|") { a, b, scheduler in
      a.flatMap { number in b.map { number * 10 + $0 } }
    },
    Marble("FlatMapFirst", "-1-2------3-|", "-1-2-|") { a, b, scheduler in
      a.flatMapFirst { number in b.map { number * 10 + $0 } }
    },
    Marble("FlatMapLatest", "-1--2-----3-|", "-1-2-|") { a, b, scheduler in
      a.flatMapLatest { number in b.map { number * 10 + $0 } }
    },
    Marble("GroupBy", "-1-2-3-4--|") { a, b, scheduler in
      a.groupBy { $0.isMultiple(of: 2) ? "even" : "odd" }
        .flatMap { group in group.map { "\(group.key) \($0)" } }
    },
    Marble("Map", "--1--2--3--|") { a, b, scheduler in
      a.map { $0 * 10 }
    },
    Marble("Scan", "--1--2--3--|") { a, b, scheduler in
      a.scan(0) { $0 + $1 }
    },
    Marble("Window", "-1-2-3----4-|") { a, b, scheduler in
      a.window(timeSpan: .seconds(4), count: 2, scheduler: scheduler)
        .enumerated()
        .flatMap { window in window.element.map { "\(window.index): \($0)" } }
    },
  ]
}
