import Dispatch
import Reactive

extension Marble {
  static let connecting = [
    Marble("Multicast", "--1--2--|") { a, b, scheduler in
      a.multicast({ PublishSubject() }) { shared in
        Observable.zip(shared, shared.skip(1)) { $0 * 10 + $1 }
      }
    },
    Marble("Publish", "--1--2--3--|") { a, b, scheduler in
      a.publish().refCount()
    },
    Marble("RefCount", "--1--2--3--|") { a, b, scheduler in
      a.publish().refCount()
    },
    Marble("Replay", "--1--2--3--|") { a, b, scheduler in
      a.replay(1).refCount()
    },
    Marble("ReplayAll", "--1--2--3--|") { a, b, scheduler in
      a.replayAll().refCount()
    },
    Marble("Share", "-1--2--3--|") { a, b, scheduler in
      let shared = a.share(replay: 1)
      return Observable.merge(
        shared, shared.delaySubscription(.seconds(5), scheduler: scheduler).map { $0 * 10 })
    },
    Marble("DriverShare", "-1--2--3--|") { a, b, scheduler in
      let shared = DriverSharingStrategy.share(a)
      return Observable.merge(
        shared, shared.delaySubscription(.seconds(5), scheduler: scheduler).map { $0 * 10 })
    },
    Marble("SignalShare", "-1--2--3--|") { a, b, scheduler in
      let shared = SignalSharingStrategy.share(a)
      return Observable.merge(
        shared, shared.delaySubscription(.seconds(5), scheduler: scheduler).map { $0 * 10 })
    },
  ]
}
