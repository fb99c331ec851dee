/// A sequence that starts when it is told to, however many are subscribed.
@preconcurrency public protocol ConnectableObservableType: ObservableType {
  /// Starts it, unless it runs already.
  ///
  /// - Returns: The connection. Disposing of it stops the sequence without an event.
  func connect() -> any Disposable
}

/// What `multicast`, `publish` and `replay` return: observers subscribe to a subject, and `connect()` subscribes that subject to the source.
@preconcurrency
public final class ConnectableObservable<Element: Sendable>: Observable<Element>, ConnectableObservableType,
  @unchecked Sendable
{
  // Invariant of @unchecked: immutable.
  private let subject: @Sendable () -> Observable<Element>
  private let connection: @Sendable () -> any Disposable
  /// The same sequence, connected to while somebody is subscribed.
  let counted: Observable<Element>

  init(
    subject: @escaping @Sendable () -> Observable<Element>, connection: @escaping @Sendable () -> any Disposable,
    counted: Observable<Element>
  ) {
    self.subject = subject
    self.connection = connection
    self.counted = counted
  }

  /// Subscribes the subject to the source.
  ///
  /// - Returns: The connection; the same one for as long as it lasts. Disposing of it unsubscribes from the source; the subject is told
  ///   nothing.
  public func connect() -> any Disposable { connection() }

  @usableFromInline override func run(_ sink: Sink<Element>) -> any Disposable { subject().run(sink) }
}
