/// Keeps the last elements and sends them to each new subscriber before what comes next, also after the end.
@preconcurrency
public final class ReplaySubject<Element: Sendable>: Observable<Element>, SubjectType, ObserverType,
  Disposable, @unchecked Sendable
{
  // Invariant of @unchecked: the only stored property is immutable and Sendable.

  /// The observing side.
  public typealias SubjectObserverType = ReplaySubject<Element>

  @usableFromInline let broadcast: ReplayBroadcast<Element>

  private init(capacity: Int) {
    broadcast = ReplayBroadcast(capacity: capacity, replaysAfterEnd: true)
    super.init()
  }

  /// A subject that keeps the last `bufferSize` elements; none for 0.
  public static func create(bufferSize: Int) -> ReplaySubject<Element> { ReplaySubject(capacity: max(0, bufferSize)) }

  /// A subject that keeps every element.
  public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(capacity: .max) }

  /// Whether anybody is subscribed.
  public var hasObservers: Bool { !broadcast.isEmpty }

  /// Keeps the element or the end, and sends it to every observer.
  @inlinable public func on(_ event: Event<Element>) { broadcast.on(event) }

  @usableFromInline override func run(_ sink: Sink<Element>) -> any Disposable { broadcast.run(sink, of: self) }

  /// The subject itself.
  public func asObserver() -> ReplaySubject<Element> { self }

  /// Forgets the elements and drops every observer. Later subscribers get `RxError.disposed`, also if the subject had ended, and later
  /// events are ignored.
  public func dispose() { broadcast.dispose() }
}
