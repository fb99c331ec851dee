import Dispatch
import Reactive

extension Marble {
  static let others = [
    Marble("Reduce", "--1--2--3--|") { a, b, scheduler in
      a.reduce(0) { $0 + $1 }
    },
    Marble("ToArray", "--1--2--3--|") { a, b, scheduler in
      a.toArray()
    },
    Marble("AsCompletable", "--1--2--|") { a, b, scheduler in
      a.ignoreElements().asCompletable()
    },
    Marble("AsInfallible", "--1--2--x") { a, b, scheduler in
      a.asInfallible(onErrorJustReturn: 0)
    },
    Marble("AsMaybe", "-----1-|") { a, b, scheduler in
      a.asMaybe()
    },
    Marble("AsSingle", "-----1-|") { a, b, scheduler in
      a.asSingle()
    },
    Marble("AsDriver", "--1--2--x") { a, b, scheduler in
      a.asDriver(onErrorJustReturn: 0)
    },
    Marble("AsSharedSequence", "--1--2--x", trait: "SharedSequence") { a, b, scheduler in
      a.asSharedSequence(onErrorJustReturn: 0) as Driver<Int>
    },
    Marble("AsSignal", "--1--2--x") { a, b, scheduler in
      a.asSignal(onErrorJustReturn: 0)
    },
    Marble("Catch", "--1--x", "-8-9-|") { a, b, scheduler in
      a.catch { _ in b }
    },
    Marble("CatchAndReturn", "--1--x") { a, b, scheduler in
      a.catchAndReturn(0)
    },
    Marble("Checkpoint", "--1--2--x") { a, b, scheduler in
      a.checkpoint("rows")
    },
    Marble("Retry", "-1-2-x") { a, b, scheduler in
      a.retry(2)
    },
    Marble("RetryWhen", "-1-x") { a, b, scheduler in
      a.retry { (errors: Observable<any Error>) in
        errors.take(2).delay(.seconds(1), scheduler: scheduler)
      }
    },
    Marble("Debug", "--1--2--|") { a, b, scheduler in
      a.debug("a")
    },
    Marble("Delay", "-1--2--3--|") { a, b, scheduler in
      a.delay(.seconds(3), scheduler: scheduler)
    },
    Marble("DelaySubscription", "-1--2--|") { a, b, scheduler in
      a.delaySubscription(.seconds(4), scheduler: scheduler)
    },
    Marble("Dematerialize", "--1--2--|") { a, b, scheduler in
      a.materialize().dematerialize()
    },
    Marble("Do", "--1--2--|") { a, b, scheduler in
      a.do(onNext: { log.write($0) })
    },
    Marble("Materialize", "--1-----2-----|") { a, b, scheduler in
      a.materialize()
    },
    Marble("ObserveOn", "--1--2--|") { a, b, scheduler in
      a.observe(on: scheduler)
    },
    Marble("SubscribeOn", "--1--2--|") { a, b, scheduler in
      a.subscribe(on: scheduler)
    },
    Marble("Timeout", "-1--2------3-|") { a, b, scheduler in
      a.timeout(.seconds(4), scheduler: scheduler)
    },
    Marble("Using", "--1--2--|") { a, b, scheduler in
      Observable.using({ BooleanDisposable() }, observableFactory: { _ in a })
    },
    Marble("WithUnretained", "--1---2---|") { a, b, scheduler in
      a.withUnretained(scheduler).map { _, number in number * 10 }
    },
  ]

  private static let log = Journal(Int.self)
}
