public import Reactive
import Synchronization

extension ObservableType {
  /// Creates an observable that emits `element` to its first subscriber only, and completes for every subscriber.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Once)
  ///
  ///     once(1), first subscriber    1|
  ///     once(1), second subscriber   |
  ///
  /// The element is emitted during the subscription, so that disposing of the subscription has no effect.
  public static func once(_ element: Element) -> Observable<Element> {
    let isDelivered = Atomic(false)
    return .deferred { isDelivered.exchange(true, ordering: .relaxed) ? .empty() : .just(element) }
  }
}
