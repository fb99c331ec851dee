/// The trait of sequences without elements.
public enum CompletableTrait {}

/// A sequence that completes or fails: work that has no result.
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

/// The one event of a `Completable`.
@frozen public enum CompletableEvent: Sendable {
  /// The work failed.
  case error(any Error)
  /// The work is done.
  case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// What receives the one event.
  public typealias CompletableObserver = @Sendable (CompletableEvent) -> Void

  /// A completable made of a closure. It runs once per subscription; the first event that it sends counts, further ones are dropped. What
  /// it returns is disposed of once, after that event or on disposal.
  @preconcurrency
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

  /// A completable that fails.
  public static func error(_ error: any Error) -> Completable { Completable(raw: .error(error)) }

  /// A completable that sends nothing, ever.
  public static func never() -> Completable { Completable(raw: .never()) }

  /// A completable that completes at once.
  public static func empty() -> Completable { Completable(raw: .empty()) }
}

extension Observable {
  /// How the sequence ends, in a sequence of other elements.
  func withoutElements<Other: Sendable>(as _: Other.Type) -> Observable<Other> {
    Producer { sink in self.run(Sink(sink.subscription, next: { _ in }, stop: sink.stop)) }
  }
}
