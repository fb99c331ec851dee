import Dispatch
import Reactive

extension Marble {
  static let creating = [
    Marble("Create") { a, b, scheduler in
      Observable<Int>.create { observer in
        observer.onNext(1)
        observer.onCompleted()
        return Disposables.create()
      }
    },
    Marble("Deferred", "--1--2-|") { a, b, scheduler in
      Observable.deferred { a }
    },
    Marble("Empty") { a, b, scheduler in
      Observable<Int>.empty()
    },
    Marble("Error") { a, b, scheduler in
      Observable<Int>.error(Fault("x"))
    },
    Marble("From") { a, b, scheduler in
      Observable.from([1, 2, 3])
    },
    Marble("Generate") { a, b, scheduler in
      Observable.generate(initialState: 1, condition: { $0 < 9 }, iterate: { $0 * 2 })
    },
    Marble("Interval") { a, b, scheduler in
      Observable<Int>.interval(.seconds(2), scheduler: scheduler).take(4)
    },
    Marble("Just") { a, b, scheduler in
      Observable.just(1)
    },
    Marble("Never") { a, b, scheduler in
      Observable<Int>.never()
    },
    Marble("Of") { a, b, scheduler in
      Observable.of(1, 2, 3)
    },
    Marble("Range") { a, b, scheduler in
      Observable.range(start: 4, count: 3)
    },
    Marble("RepeatElement") { a, b, scheduler in
      Observable.repeatElement(1).take(4)
    },
    Marble("Timer") { a, b, scheduler in
      Observable<Int>.timer(.seconds(3), period: .seconds(2), scheduler: scheduler).take(3)
    },
  ]
}
