// Written by Scripts/overloads from ZipWith.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

public import Reactive

extension ObservableType {
  /// Returns an observable that combines each element with the element of `second` at the same index. See `zip`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-ZipWith)
  ///
  ///     source      --1-----2--3--|
  ///     second      ----a--b--------c--|
  ///     zip(with:)  ----1a--2b------3c-|
  ///
  /// An error that `resultSelector` throws terminates the sequence.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func zip<Second: ObservableConvertibleType, Result: Sendable>(
    with second: consuming Second, resultSelector: @escaping @Sendable (Element, Second.Element) throws -> Result
  ) -> Observable<Result> {
    zipChecked(with: second, resultSelector: resultSelector)
  }

  @inlinable func zipChecked<Second: ObservableConvertibleType, Result: Sendable>(
    with second: Second, resultSelector: @escaping @Sendable (Element, Second.Element) throws -> Result
  ) -> Observable<Result> {
    self.zip(with: second, resultSelector: resultSelector)
  }
}

extension InfallibleType {
  /// Returns a sequence that combines each element with the element of `second` at the same index.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-ZipWith)
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func zip<Second: Sendable, Result: Sendable>(
    with second: consuming Infallible<Second>, resultSelector: @escaping @Sendable (Element, Second) -> Result
  ) -> Infallible<Result> {
    zipChecked(with: second, resultSelector: resultSelector)
  }

  @inlinable func zipChecked<Second: Sendable, Result: Sendable>(
    with second: Infallible<Second>, resultSelector: @escaping @Sendable (Element, Second) -> Result
  ) -> Infallible<Result> {
    self.zip(with: second, resultSelector: resultSelector)
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Returns a single that combines the element with the element of `second`. An error that `resultSelector` throws
  /// terminates the single.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-ZipWith)
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func zip<Second: Sendable, Result: Sendable>(
    with second: consuming Single<Second>, resultSelector: @escaping @Sendable (Element, Second) throws -> Result
  ) -> Single<Result> {
    zipChecked(with: second, resultSelector: resultSelector)
  }

  @inlinable func zipChecked<Second: Sendable, Result: Sendable>(
    with second: Single<Second>, resultSelector: @escaping @Sendable (Element, Second) throws -> Result
  ) -> Single<Result> {
    self.zip(with: second, resultSelector: resultSelector)
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Returns a maybe that combines the element with the element of `second`, and completes without an element if either
  /// is missing. An error that `resultSelector` throws terminates the maybe.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-ZipWith)
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func zip<Second: Sendable, Result: Sendable>(
    with second: consuming Maybe<Second>, resultSelector: @escaping @Sendable (Element, Second) throws -> Result
  ) -> Maybe<Result> {
    zipChecked(with: second, resultSelector: resultSelector)
  }

  @inlinable func zipChecked<Second: Sendable, Result: Sendable>(
    with second: Maybe<Second>, resultSelector: @escaping @Sendable (Element, Second) throws -> Result
  ) -> Maybe<Result> {
    self.zip(with: second, resultSelector: resultSelector)
  }
}
