/// A subject that stores its last elements and sends them to each new observer first, even after the subject has
/// terminated.
@preconcurrency
public final class ReplaySubject<Element: Sendable>: Observable<Element>, SubjectType, ObserverType,
  Disposable, @unchecked Sendable
{
  // Invariant of @unchecked: the only stored property is immutable and Sendable.

  /// The type of the subject as an observer.
  public typealias SubjectObserverType = ReplaySubject<Element>

  @usableFromInline let broadcast: ReplayBroadcast<Element>

  @inlinable init(capacity: Int) {
    broadcast = ReplayBroadcast(capacity: capacity, replaysAfterEnd: true)
    super.init()
  }

  deinit { broadcast.abandon() }

  /// Creates a subject that stores the last `bufferSize` elements, or none if `bufferSize` is 0.
  @inlinable public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    ReplaySubject(capacity: max(0, bufferSize))
  }

  /// Creates a subject that stores every element.
  @inlinable public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(capacity: .max) }

  /// A Boolean value that indicates whether there is an observer.
  public var hasObservers: Bool { !broadcast.isEmpty }

  /// Stores the element or the terminal event, and sends it to every observer.
  @inlinable public func on(_ event: Event<Element>) { broadcast.on(event) }

  @usableFromInline override func attach(_ sink: Sink<Element>) -> any Disposable { broadcast.run(sink, of: self) }

  /// Returns the subject itself.
  public func asObserver() -> ReplaySubject<Element> { self }

  /// Releases the stored elements and all observers, without sending an event.
  ///
  /// A later observer receives `RxError.disposed`, even if the subject had terminated before. Later events are ignored.
  public func dispose() { broadcast.dispose() }
}
