/// Holds a value: sends it to each new subscriber, and every later one to all.
@preconcurrency
public final class BehaviorSubject<Element: Sendable>: Observable<Element>, SubjectType, ObserverType,
  Cancelable, @unchecked Sendable
{
  // Invariant of @unchecked: the only stored property is immutable and Sendable.

  /// The observing side.
  public typealias SubjectObserverType = BehaviorSubject<Element>

  @usableFromInline let broadcast: ReplayBroadcast<Element>

  /// A subject that holds `value`.
  public init(value: Element) {
    broadcast = ReplayBroadcast(capacity: 1, initial: value, replaysAfterEnd: false)
    super.init()
  }

  /// Whether anybody is subscribed.
  public var hasObservers: Bool { !broadcast.isEmpty }

  /// Whether `dispose()` was called.
  public var isDisposed: Bool { broadcast.isDisposed }

  /// The value held, also after completion.
  ///
  /// - Throws: The error that ended the subject; `RxError.disposed` after `dispose()`, however it ended before.
  public func value() throws -> Element {
    if case .error(let error) = broadcast.termination { throw error }
    guard let value = broadcast.last else { throw RxError.disposed(object: self) }
    return value
  }

  /// Takes a new value, or the end; sends it to every observer.
  @inlinable public func on(_ event: Event<Element>) { broadcast.on(event) }

  @usableFromInline override func run(_ sink: Sink<Element>) -> any Disposable { broadcast.run(sink, of: self) }

  /// The subject itself.
  public func asObserver() -> BehaviorSubject<Element> { self }

  /// Drops every observer without an event. Later subscribers get `RxError.disposed`, also if the subject had ended, and later events are
  /// ignored.
  public func dispose() { broadcast.dispose() }
}
