/// An observable that is also an observer.
@preconcurrency public protocol SubjectType<Element>: ObservableType {
  /// The type of the subject as an observer.
  associatedtype Observer: ObserverType

  /// Returns the subject as an observer.
  func asObserver() -> Observer
}
