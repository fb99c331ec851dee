import Reactive

extension Marble {
  static let combining = [
    Marble("Amb", "---1--2--|", "-4--5--6-|") { a, b, scheduler in
      a.amb(b)
    },
    Marble("CombineLatest", "-1----2---3-|", "---4----5--|") { a, b, scheduler in
      Observable.combineLatest(a, b) { $0 * 10 + $1 }
    },
    Marble("Concat", "-1-2-|", "--4-5-|") { a, b, scheduler in
      Observable.concat(a, b)
    },
    Marble("Merge", "-1----2---3-|", "---4----5--|") { a, b, scheduler in
      Observable.merge(a, b)
    },
    Marble("MergeSequences", "-1-2------3-|", "-1-2-|") { a, b, scheduler in
      a.map { number in b.map { number * 10 + $0 } }.merge()
    },
    Marble("MergeMaxConcurrent", "-1-2------3-|", "-1-2-|") { a, b, scheduler in
      a.map { number in b.map { number * 10 + $0 } }.merge(maxConcurrent: 1)
    },
    Marble("StartWith", "---1--2--|") { a, b, scheduler in
      a.startWith(8, 9)
    },
    Marble("SwitchLatest", "-1--2-----3-|", "-1-2-|") { a, b, scheduler in
      a.map { number in b.map { number * 10 + $0 } }.switchLatest()
    },
    Marble("WithLatestFrom", "-1----2---3-|", "---4----5--|") { a, b, scheduler in
      a.withLatestFrom(b) { $0 * 10 + $1 }
    },
    Marble("Zip", "-1-2------3-|", "---4----5--6-|") { a, b, scheduler in
      Observable.zip(a, b) { $0 * 10 + $1 }
    },
  ]
}
