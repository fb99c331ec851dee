/// The trait of sequences that send exactly one element or an error.
public enum SingleTrait {}

/// A sequence that sends exactly one element or an error: the answer to a request.
public typealias Single<Element: Sendable> = PrimitiveSequence<SingleTrait, Element>

/// The one event of a `Single`.
public typealias SingleEvent<Element> = Result<Element, any Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// What receives the one event.
  public typealias SingleObserver = @Sendable (SingleEvent<Element>) -> Void

  /// A single made of a closure. It runs once per subscription; the first event that it sends counts, further ones are dropped. What it
  /// returns is disposed of once, after that event or on disposal.
  @preconcurrency @inlinable
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

  /// A single of `element`.
  @inlinable public static func just(_ element: Element) -> Single<Element> { Single(raw: .just(element)) }

  /// A single of `element`, sent by `scheduler`.
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Single<Element> {
    Single(raw: .just(element, scheduler: scheduler))
  }

  /// A single that fails.
  public static func error(_ error: any Error) -> Single<Element> { Single(raw: .error(error)) }

  /// A single that sends nothing, ever.
  public static func never() -> Single<Element> { Single(raw: .never()) }

  /// The same element or its error, as a `Maybe`.
  public func asMaybe() -> Maybe<Element> { Maybe(raw: primitiveSequence.source) }

  /// The completion without the element, or the error.
  public func asCompletable() -> Completable {
    Completable(raw: primitiveSequence.source.withoutElements(as: Never.self))
  }
}
