/// An observable that is also an observer.
@preconcurrency public protocol SubjectType<Element>: ObservableType {
  associatedtype Observer: ObserverType

  /// The type of the subject as an observer.
  func asObserver() -> Observer
}
