/// An observable that starts when `connect()` is called, independently of its observers.
@preconcurrency public protocol ConnectableObservableType: ObservableType {
  /// Subscribes to the source, unless there is a connection already.
  ///
  /// - Returns: The connection. Disposing of it stops the sequence without sending an event.
  func connect() -> any Disposable
}

/// The observable that operators such as `multicast`, `publish` and `replay` return. Observers subscribe to a subject,
/// and `connect()` subscribes that subject to the source.
@preconcurrency
public final class ConnectableObservable<Element: Sendable>: Observable<Element>, ConnectableObservableType,
  @unchecked Sendable
{
  // Invariant of @unchecked: immutable.
  private let subject: @Sendable () -> Observable<Element>
  private let connection: @Sendable () -> any Disposable
  /// The sequence that `refCount` returns. It is connected while it has observers.
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
  /// - Returns: The connection. While the connection exists, further calls do not create another one. Disposing of the
  ///   connection unsubscribes from the source without sending an event to the subject.
  public func connect() -> any Disposable { connection() }

  @usableFromInline override func attach(_ sink: Sink<Element>) -> any Disposable { subject().run(sink) }
}
