/// A sequence that is also an observer.
@preconcurrency public protocol SubjectType<Element>: ObservableType {
  associatedtype Observer: ObserverType

  /// The observing side.
  func asObserver() -> Observer
}
