import Harness
import Reactive

/// Calls to Reactive in Swift 5 mode, in which the compiler chooses overloads whose closures are not `@Sendable`.
public enum Swift5Calls {
  public static func just() { Observable.just(1).subscribe(onNext: { consume($0) }).dispose() }

  public static func singleCreate() {
    Single<Int>.create { single in
      single(.success(1))
      return Disposables.create()
    }
    .subscribe(onSuccess: { consume($0) }).dispose()
  }

  public static func subject() {
    let subject = PublishSubject<Int>()
    let subscription = subject.subscribe(onNext: { consume($0) })
    subject.onNext(1)
    subscription.dispose()
  }
}
