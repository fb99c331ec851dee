/// A type that receives events.
@preconcurrency public protocol ObserverType<Element>: Sendable {
  /// The type of the elements.
  associatedtype Element: Sendable

  /// Receives one event. Calls must not overlap.
  func on(_ event: Event<Element>)
}

extension ObserverType {
  /// Sends `.next(element)`.
  @inlinable public func onNext(_ element: Element) { on(.next(element)) }

  /// Sends `.error(error)`. No event may follow.
  @inlinable public func onError(_ error: any Error) { on(.error(error)) }

  /// Sends `.completed`. No event may follow.
  @inlinable public func onCompleted() { on(.completed) }

  /// Returns a type-erased observer.
  public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

  /// Returns an observer that transforms each element and sends the result to this observer.
  ///
  /// Errors and completions are forwarded. An error that `transform` throws is sent as an `error` event.
  @available(swift, introduced: 6)
  public func mapObserver<Result: Sendable>(
    _ transform: @escaping @Sendable (Result) throws -> Element
  ) -> AnyObserver<Result> {
    AnyObserver { self.on($0.map(transform)) }
  }
}
