import Locking
import Reactive

@testable import Persistence

/// A recorder of values to which several threads can append.
final class Recorded<Value: Sendable>: Sendable {
  private let recorded = Locked<[Value]>([])

  func append(_ value: Value) { recorded.withLock { $0.append(value) } }
  var values: [Value] { recorded.withLock { $0 } }
}

final class Counter: Sendable {
  private let count = Locked(0)

  func add() { count.withLock { $0 += 1 } }
  var value: Int { count.withLock { $0 } }
}

/// A recorder of all events that one subscription to an observable receives.
final class Events<Element: Sendable>: Sendable {
  private let recorded = Recorded<Element>()
  private let errors = Recorded<any Error>()
  private let subscription: any Disposable

  init(_ observable: Observable<Element>) {
    let (recorded, errors) = (recorded, errors)
    subscription = observable.subscribe(onNext: { recorded.append($0) }, onError: { errors.append($0) })
  }

  var values: [Element] { recorded.values }
  var error: (any Error)? { errors.values.first }
  func dispose() { subscription.dispose() }
}
