/// The trait of sequences that emit exactly one element or an error.
public enum SingleTrait {}

/// A sequence that succeeds with one element or fails, such as the response to a request.
public typealias Single<Element: Sendable> = PrimitiveSequence<SingleTrait, Element>

/// The only event of a `Single`.
public typealias SingleEvent<Element> = Result<Element, any Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// A closure that receives the only event of a `Single`.
  public typealias SingleObserver = @Sendable (SingleEvent<Element>) -> Void

  /// Creates a single from a closure, which is called once per subscription.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleCreate)
  ///
  /// Events after the first are dropped. The disposable that the closure returns is disposed of once, after the event
  /// or on disposal.
  @available(swift, introduced: 6) @inlinable
  public static func create(
    subscribe: @escaping @Sendable (@escaping SingleObserver) -> any Disposable
  ) -> Single<Element> {
    Single(
      raw: Producer { sink in
        subscribe { event in
          guard sink.subscription.isActive else { return }
          switch event {
          case .success(let element):
            sink.next(element)
            if sink.subscription.isActive { sink.stop(.completed) }
          case .failure(let error): sink.stop(.error(error))
          }
        }
      })
  }

  /// Creates a single that succeeds with `element`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleJust)
  @inlinable public static func just(_ element: Element) -> Single<Element> { Single(raw: .just(element)) }

  /// Creates a single that succeeds with `element` in an action of `scheduler`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleJust)
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Single<Element> {
    Single(raw: .just(element, scheduler: scheduler))
  }

  /// Creates a single that fails with `error` on subscription.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleError)
  public static func error(_ error: any Error) -> Single<Element> { Single(raw: .error(error)) }

  /// Creates a single that never emits an event.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleNever)
  public static func never() -> Single<Element> { Single(raw: .never()) }

  /// Returns a maybe that succeeds with the element or fails with the error of the single.
  public func asMaybe() -> Maybe<Element> { Maybe(raw: primitiveSequence.source) }

  /// Returns a completable that completes when the single succeeds, and fails when the single fails.
  public func asCompletable() -> Completable {
    Completable(raw: primitiveSequence.source.withoutElements(as: Never.self))
  }
}
