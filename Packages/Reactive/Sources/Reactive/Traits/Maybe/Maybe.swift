/// The trait of sequences that send at most one element.
public enum MaybeTrait {}

/// A sequence that sends one element, or completes without one, or fails: a look-up that may find nothing.
public typealias Maybe<Element: Sendable> = PrimitiveSequence<MaybeTrait, Element>

/// The one event of a `Maybe`.
@frozen public enum MaybeEvent<Element> {
  /// The element; no completion follows.
  case success(Element)
  /// The sequence failed.
  case error(any Error)
  /// The sequence ended without an element.
  case completed
}

extension MaybeEvent: Sendable where Element: Sendable {}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// What receives the one event.
  public typealias MaybeObserver = @Sendable (MaybeEvent<Element>) -> Void

  /// A maybe made of a closure. It runs once per subscription; the first event that it sends counts, further ones are dropped. What it
  /// returns is disposed of once, after that event or on disposal.
  @preconcurrency
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

  /// A maybe of `element`.
  public static func just(_ element: Element) -> Maybe<Element> { Maybe(raw: .just(element)) }

  /// A maybe of `element`, sent by `scheduler`.
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Maybe<Element> {
    Maybe(raw: .just(element, scheduler: scheduler))
  }

  /// A maybe that fails.
  public static func error(_ error: any Error) -> Maybe<Element> { Maybe(raw: .error(error)) }

  /// A maybe that sends nothing, ever.
  public static func never() -> Maybe<Element> { Maybe(raw: .never()) }

  /// A maybe that completes without an element.
  public static func empty() -> Maybe<Element> { Maybe(raw: .empty()) }
}
