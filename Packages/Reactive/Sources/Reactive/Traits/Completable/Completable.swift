/// The trait of sequences that emit no elements.
public enum CompletableTrait {}

/// A sequence that completes or fails, such as an operation without a result.
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

/// The only event of a `Completable`.
@frozen public enum CompletableEvent: Sendable {
  /// The operation failed.
  case error(any Error)
  /// The operation completed.
  case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// A closure that receives the only event of a `Completable`.
  public typealias CompletableObserver = @Sendable (CompletableEvent) -> Void

  /// Creates a completable from a closure, which is called once per subscription.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-CompletableCreate)
  ///
  /// Events after the first are dropped. The disposable that the closure returns is disposed of once, after the event
  /// or on disposal.
  @available(swift, introduced: 6)
  public static func create(
    subscribe: @escaping @Sendable (@escaping CompletableObserver) -> any Disposable
  ) -> Completable {
    Completable(
      raw: .create { observer in
        subscribe { event in
          switch event {
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  /// Creates a completable that fails with `error` on subscription.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-CompletableError)
  public static func error(_ error: any Error) -> Completable { Completable(raw: .error(error)) }

  /// Creates a completable that never emits an event.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-CompletableNever)
  public static func never() -> Completable { Completable(raw: .never()) }

  /// Creates a completable that completes on subscription.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-CompletableEmpty)
  public static func empty() -> Completable { Completable(raw: .empty()) }
}

extension Observable {
  /// Returns a sequence with the given element type that completes or fails with this sequence.
  func withoutElements<Other: Sendable>(as _: Other.Type) -> Observable<Other> {
    Producer { sink in self.run(Sink(sink.subscription, next: { _ in }, stop: sink.stop)) }
  }
}
