/// A subject that stores its latest value and sends it to each new observer.
///
/// After a terminal event, a new observer receives only that event.
@preconcurrency
public final class BehaviorSubject<Element: Sendable>: Observable<Element>, SubjectType, ObserverType,
  Cancelable, @unchecked Sendable
{
  // Invariant of @unchecked: the only stored property is immutable and Sendable.

  /// The type of the subject as an observer.
  public typealias SubjectObserverType = BehaviorSubject<Element>

  @usableFromInline let broadcast: ReplayBroadcast<Element>

  /// Creates a subject with an initial value.
  @inlinable public init(value: Element) {
    broadcast = ReplayBroadcast(capacity: 1, initial: value, replaysAfterEnd: false)
    super.init()
  }

  deinit { broadcast.abandon() }

  /// A Boolean value that indicates whether there is an observer.
  public var hasObservers: Bool { !broadcast.isEmpty }

  /// A Boolean value that indicates whether `dispose()` was called.
  public var isDisposed: Bool { broadcast.isDisposed }

  /// Returns the latest value, even after the subject has completed.
  ///
  /// - Throws: The error that terminated the subject. After `dispose()`, `RxError.disposed` in any case.
  public func value() throws -> Element {
    if case .error(let error) = broadcast.termination { throw error }
    guard let value = broadcast.last else { throw RxError.disposed(object: self) }
    return value
  }

  /// Stores the value or the terminal event, and sends it to every observer.
  @inlinable public func on(_ event: Event<Element>) { broadcast.on(event) }

  @usableFromInline override func attach(_ sink: Sink<Element>) -> any Disposable { broadcast.run(sink, of: self) }

  /// Returns the subject itself.
  public func asObserver() -> BehaviorSubject<Element> { self }

  /// Releases all observers without sending an event.
  ///
  /// A later observer receives `RxError.disposed`, even if the subject had terminated before. Later events are ignored.
  public func dispose() { broadcast.dispose() }
}
