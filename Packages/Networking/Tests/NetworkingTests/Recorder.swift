import Foundation
import Reactive

/// A recorder of the events of sequences, which disposes of its subscriptions when it is deallocated.
final class Recorder<Element: Sendable>: Sendable {
  private let record = Record<Element>()

  var elements: [Element] { record.elements }
  var errors: [any Error] { record.errors }
  var isCompleted: Bool { record.isCompleted }

  deinit {
    record.subscriptions.forEach { $0.dispose() }
  }

  /// Records the events of a sequence. Tests can use the returned disposable to unsubscribe earlier.
  @discardableResult
  func record(_ observable: Observable<Element>) -> any Disposable {
    let subscription = observable.subscribe(
      onNext: { [record] element in record.change { $0.elements.append(element) } },
      onError: { [record] error in record.change { $0.errors.append(error) } },
      onCompleted: { [record] in record.change { $0.isCompleted = true } })
    record.change { $0.subscriptions.append(subscription) }
    return subscription
  }

  /// Records the events of a sequence. Tests can use the returned disposable to unsubscribe earlier.
  @discardableResult
  func record(_ single: Single<Element>) -> any Disposable {
    record(single.asObservable())
  }
}

/// The events of a sequence. `@unchecked Sendable`: changed only with `lock` held, and read by the test afterward.
private final class Record<Element: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  var elements: [Element] = []
  var errors: [any Error] = []
  var isCompleted = false
  var subscriptions: [any Disposable] = []

  func change(_ change: (Record) -> Void) {
    lock.withLock { change(self) }
  }
}
