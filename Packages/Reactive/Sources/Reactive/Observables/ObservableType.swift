/// Something that can be seen as an `Observable`: sequences, traits, subjects and relays.
@preconcurrency public protocol ObservableConvertibleType<Element>: Sendable {
  associatedtype Element: Sendable

  /// The same sequence as an `Observable`, its own type hidden.
  func asObservable() -> Observable<Element>
}

/// A sequence that observers can subscribe to.
@preconcurrency public protocol ObservableType<Element>: ObservableConvertibleType {
  /// Starts the sequence for `observer`.
  ///
  /// - Returns: The subscription. Disposing of it stops delivery and releases what the sequence holds.
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element
}

extension ObservableType {
  /// The sequence as an `Observable` that hides the type of `self`.
  public func asObservable() -> Observable<Element> {
    Producer { sink in
      self.subscribe(
        AnyObserver { event in
          switch event {
          case .next(let element): if sink.subscription.isActive { sink.next(element) }
          case .error(let error): if sink.subscription.isActive { sink.stop(.error(error)) }
          case .completed: if sink.subscription.isActive { sink.stop(.completed) }
          }
        })
    }
  }
}
