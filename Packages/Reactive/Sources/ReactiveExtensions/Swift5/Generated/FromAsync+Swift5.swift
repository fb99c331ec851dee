// Written by Scripts/overloads from FromAsync.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

public import Reactive

extension ObservableType {
  /// Creates an observable that calls `asyncRequest` for each subscription, and emits the element that it passes to its
  /// completion handler.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-FromAsync)
  ///
  /// The observable then completes. Disposing of the subscription does not cancel the request, but its element is
  /// dropped.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func fromAsync(
    _ asyncRequest: consuming @escaping @Sendable (@escaping @Sendable (Element) -> Void) -> Void
  ) -> Observable<Element> {
    fromAsyncChecked(asyncRequest)
  }

  @inlinable static func fromAsyncChecked(
    _ asyncRequest: @escaping @Sendable (@escaping @Sendable (Element) -> Void) -> Void
  ) -> Observable<Element> {
    self.fromAsync(asyncRequest)
  }

  /// Returns a function that takes the argument of `asyncRequest` and creates an observable of its result. See
  /// `fromAsync(_:)` without arguments.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-FromAsync)
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func fromAsync<First: Sendable>(
    _ asyncRequest: consuming @escaping @Sendable (First, @escaping @Sendable (Element) -> Void) -> Void
  ) -> @Sendable (First) -> Observable<Element> {
    fromAsyncChecked(asyncRequest)
  }

  @inlinable static func fromAsyncChecked<First: Sendable>(
    _ asyncRequest: @escaping @Sendable (First, @escaping @Sendable (Element) -> Void) -> Void
  ) -> @Sendable (First) -> Observable<Element> {
    self.fromAsync(asyncRequest)
  }

  /// Returns a function that takes the arguments of `asyncRequest` and creates an observable of its result. See
  /// `fromAsync(_:)` without arguments.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-FromAsync)
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func fromAsync<First: Sendable, Second: Sendable>(
    _ asyncRequest: consuming @escaping @Sendable (First, Second, @escaping @Sendable (Element) -> Void) -> Void
  ) -> @Sendable (First, Second) -> Observable<Element> {
    fromAsyncChecked(asyncRequest)
  }

  @inlinable static func fromAsyncChecked<First: Sendable, Second: Sendable>(
    _ asyncRequest: @escaping @Sendable (First, Second, @escaping @Sendable (Element) -> Void) -> Void
  ) -> @Sendable (First, Second) -> Observable<Element> {
    self.fromAsync(asyncRequest)
  }

  /// Returns a function that takes the arguments of `asyncRequest` and creates an observable of its result. See
  /// `fromAsync(_:)` without arguments.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-FromAsync)
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func fromAsync<First: Sendable, Second: Sendable, Third: Sendable>(
    _ asyncRequest: consuming @escaping @Sendable (First, Second, Third, @escaping @Sendable (Element) -> Void) -> Void
  ) -> @Sendable (First, Second, Third) -> Observable<Element> {
    fromAsyncChecked(asyncRequest)
  }

  @inlinable static func fromAsyncChecked<First: Sendable, Second: Sendable, Third: Sendable>(
    _ asyncRequest: @escaping @Sendable (First, Second, Third, @escaping @Sendable (Element) -> Void) -> Void
  ) -> @Sendable (First, Second, Third) -> Observable<Element> {
    self.fromAsync(asyncRequest)
  }

  /// Returns a function that takes the arguments of `asyncRequest` and creates an observable of its result. See
  /// `fromAsync(_:)` without arguments.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-FromAsync)
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func fromAsync<First: Sendable, Second: Sendable, Third: Sendable, Fourth: Sendable>(
    _ asyncRequest:
      consuming @escaping @Sendable (First, Second, Third, Fourth, @escaping @Sendable (Element) -> Void) -> Void
  ) -> @Sendable (First, Second, Third, Fourth) -> Observable<Element> {
    fromAsyncChecked(asyncRequest)
  }

  @inlinable static func fromAsyncChecked<First: Sendable, Second: Sendable, Third: Sendable, Fourth: Sendable>(
    _ asyncRequest: @escaping @Sendable (First, Second, Third, Fourth, @escaping @Sendable (Element) -> Void) -> Void
  ) -> @Sendable (First, Second, Third, Fourth) -> Observable<Element> {
    self.fromAsync(asyncRequest)
  }
}
