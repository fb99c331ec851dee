// Written by Scripts/overloads from Operators/Conditional/TakeWhile.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension ObservableType {
  /// Returns an observable that emits elements as long as `predicate` returns `true`, and then completes.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-TakeWhile)
  ///
  ///     source                --1--2--3--1--|
  ///     take(while: { <3 })   --1--2--|
  ///
  /// The source is disposed of when `predicate` first returns `false`.
  ///
  /// - Parameters:
  ///   - predicate: A closure that tests an element. It is not called again after it has returned `false`. An error
  ///     that it throws terminates the sequence.
  ///   - behavior: A value that indicates whether the first element that fails the test is emitted.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func take(
    while predicate: consuming @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    takeChecked(while: predicate, behavior: behavior)
  }

  @inlinable func takeChecked(
    while predicate: @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    self.take(while: predicate, behavior: behavior)
  }

  /// Returns an observable that emits elements until `predicate` returns `true`, and then completes. See
  /// ``take(while:behavior:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-TakeWhile)
  ///
  ///     source                 --1--2--3--1--|
  ///     take(until: { >=3 })   --1--2--|
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func take(
    until predicate: consuming @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    takeChecked(until: predicate, behavior: behavior)
  }

  @inlinable func takeChecked(
    until predicate: @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    self.take(until: predicate, behavior: behavior)
  }

  /// Returns an observable that emits elements as long as `predicate` returns `true`, and then completes.
  @available(*, deprecated, renamed: "take(while:)")
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func takeWhile(_ predicate: consuming @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    takeWhileChecked(predicate)
  }

  @available(*, deprecated, renamed: "take(while:)")
  @inlinable func takeWhileChecked(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    self.takeWhile(predicate)
  }

  /// Returns an observable that emits elements until `predicate` returns `true`, and then completes. `behavior`
  /// indicates whether the element for which `predicate` returns `true` is emitted.
  @available(*, deprecated, renamed: "take(until:behavior:)")
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func takeUntil(
    _ behavior: consuming TakeBehavior, predicate: @escaping @Sendable (Element) throws -> Bool
  ) -> Observable<Element> {
    takeUntilChecked(behavior, predicate: predicate)
  }

  @available(*, deprecated, renamed: "take(until:behavior:)")
  @inlinable func takeUntilChecked(
    _ behavior: TakeBehavior, predicate: @escaping @Sendable (Element) throws -> Bool
  ) -> Observable<Element> {
    self.takeUntil(behavior, predicate: predicate)
  }
}
