/// A receiver of events.
@preconcurrency public protocol ObserverType<Element>: Sendable {
  associatedtype Element: Sendable

  /// Receives one event. Calls must not overlap.
  func on(_ event: Event<Element>)
}

extension ObserverType {
  /// Sends `.next(element)`.
  @inlinable public func onNext(_ element: Element) { on(.next(element)) }

  /// Sends `.error(error)`; nothing may follow.
  @inlinable public func onError(_ error: any Error) { on(.error(error)) }

  /// Sends `.completed`; nothing may follow.
  @inlinable public func onCompleted() { on(.completed) }

  /// The observer with its type hidden.
  public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

  /// An observer of `Result` that sends each element through `transform` to this one.
  ///
  /// Errors and completions pass; an error that `transform` throws is sent on as `.error`.
  @preconcurrency
  public func mapObserver<Result: Sendable>(
    _ transform: @escaping @Sendable (Result) throws -> Element
  ) -> AnyObserver<Result> {
    AnyObserver { self.on($0.map(transform)) }
  }
}
