/// A type that can be converted to an `Observable`, such as a trait, a subject or a relay.
@preconcurrency public protocol ObservableConvertibleType<Element>: Sendable {
  /// The type of the elements.
  associatedtype Element: Sendable

  /// Returns the sequence as an `Observable`.
  func asObservable() -> Observable<Element>
}

/// A sequence to which observers can subscribe.
@preconcurrency public protocol ObservableType<Element>: ObservableConvertibleType {
  /// Subscribes an observer to the events of the sequence.
  ///
  /// - Returns: The subscription. Disposing of it stops delivery and releases the resources that the sequence holds.
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element
}

extension ObservableType {
  /// Returns the sequence as an `Observable`, which hides the type of `self`.
  public func asObservable() -> Observable<Element> {
    Producer { sink in self.subscribe(AnyObserver(sink)) }
  }
}
