/// A subject that sends its events to its current observers.
///
/// After a terminal event, it ignores all further events; a later observer receives the terminal event. Send from one
/// thread at a time unless observers may be called concurrently. An event that is sent within an observer is delivered
/// immediately, depth first.
@preconcurrency
public final class PublishSubject<Element: Sendable>: Observable<Element>, SubjectType, ObserverType,
  Cancelable, @unchecked Sendable
{
  // Invariant of @unchecked: the only stored property is immutable and Sendable.

  /// The type of the subject as an observer.
  public typealias SubjectObserverType = PublishSubject<Element>

  @usableFromInline let broadcast: Broadcast<Element>

  /// Creates a subject without observers.
  @inlinable public override init() {
    broadcast = Broadcast()
    super.init()
  }

  deinit { broadcast.abandon() }

  /// A Boolean value that indicates whether there is an observer.
  public var hasObservers: Bool { !broadcast.isEmpty }

  /// A Boolean value that indicates whether `dispose()` was called.
  public var isDisposed: Bool { broadcast.isDisposed }

  /// Sends `event` to every observer, in the order of subscription.
  @inlinable public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): broadcast.send(element)
    case .error(let error): broadcast.finish(.error(error))
    case .completed: broadcast.finish(.completed)
    }
  }

  /// Sends `element` to every observer.
  @inlinable public func onNext(_ element: Element) { broadcast.send(element) }

  @usableFromInline override func attach(_ sink: Sink<Element>) -> any Disposable {
    let subscriber = Subscriber(sink, of: broadcast)
    return broadcast.join(subscriber, of: self) ? subscriber : Disposables.create()
  }

  /// Returns the subject itself.
  public func asObserver() -> PublishSubject<Element> { self }

  /// Releases all observers without sending an event.
  ///
  /// A later observer receives `RxError.disposed`, even if the subject had terminated before, unless the subject
  /// receives a terminal event afterward, as in RxSwift.
  public func dispose() { broadcast.dispose() }
}
