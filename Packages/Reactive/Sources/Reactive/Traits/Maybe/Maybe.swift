/// The trait of sequences that emit at most one element.
public enum MaybeTrait {}

/// A sequence that succeeds with one element, completes without one, or fails, such as a lookup that may find nothing.
public typealias Maybe<Element: Sendable> = PrimitiveSequence<MaybeTrait, Element>

/// The only event of a `Maybe`.
@frozen public enum MaybeEvent<Element> {
  /// The sequence succeeded with an element. No completion follows.
  case success(Element)
  /// The sequence failed.
  case error(any Error)
  /// The sequence completed without an element.
  case completed
}

extension MaybeEvent: Sendable where Element: Sendable {}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// A closure that receives the only event of a `Maybe`.
  public typealias MaybeObserver = @Sendable (MaybeEvent<Element>) -> Void

  /// Creates a maybe from a closure, which is called once per subscription.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-MaybeCreate)
  ///
  /// Events after the first are dropped. The disposable that the closure returns is disposed of once, after the event
  /// or on disposal.
  @available(swift, introduced: 6)
  public static func create(
    subscribe: @escaping @Sendable (@escaping MaybeObserver) -> any Disposable
  ) -> Maybe<Element> {
    Maybe(
      raw: .create { observer in
        subscribe { event in
          switch event {
          case .success(let element):
            observer.onNext(element)
            observer.onCompleted()
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  /// Creates a maybe that succeeds with `element`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-MaybeJust)
  public static func just(_ element: Element) -> Maybe<Element> { Maybe(raw: .just(element)) }

  /// Creates a maybe that succeeds with `element` in an action of `scheduler`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-MaybeJust)
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Maybe<Element> {
    Maybe(raw: .just(element, scheduler: scheduler))
  }

  /// Creates a maybe that fails with `error` on subscription.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-MaybeError)
  public static func error(_ error: any Error) -> Maybe<Element> { Maybe(raw: .error(error)) }

  /// Creates a maybe that never emits an event.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-MaybeNever)
  public static func never() -> Maybe<Element> { Maybe(raw: .never()) }

  /// Creates a maybe that completes without an element.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-MaybeEmpty)
  public static func empty() -> Maybe<Element> { Maybe(raw: .empty()) }
}
