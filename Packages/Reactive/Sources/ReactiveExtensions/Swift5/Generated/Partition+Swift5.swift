// Written by Scripts/overloads from Partition.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

public import Reactive

extension ObservableType {
  /// Returns two observables: one that emits the elements for which `predicate` returns `true`, and one that emits the
  /// others.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Partition)
  ///
  ///     source       --1--2--3--4--|
  ///     matches      -----2-----4--|      (is even)
  ///     nonMatches   --1-----3-----|
  ///
  /// While both observables have subscribers, they share one subscription to the source. An error that `predicate`
  /// throws terminates both.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func partition(
    _ predicate: consuming @escaping @Sendable (Element) throws -> Bool
  ) -> (matches: Observable<Element>, nonMatches: Observable<Element>) {
    partitionChecked(predicate)
  }

  @inlinable func partitionChecked(
    _ predicate: @escaping @Sendable (Element) throws -> Bool
  ) -> (matches: Observable<Element>, nonMatches: Observable<Element>) {
    self.partition(predicate)
  }
}

extension InfallibleType {
  /// Returns two sequences: one that emits the elements for which `predicate` returns `true`, and one that emits the
  /// others. While both sequences have subscribers, they share one subscription to the source.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func partition(
    _ predicate: consuming @escaping @Sendable (Element) -> Bool
  ) -> (matches: Infallible<Element>, nonMatches: Infallible<Element>) {
    partitionChecked(predicate)
  }

  @inlinable func partitionChecked(
    _ predicate: @escaping @Sendable (Element) -> Bool
  ) -> (matches: Infallible<Element>, nonMatches: Infallible<Element>) {
    self.partition(predicate)
  }
}

extension PrimitiveSequenceType where Self: ObservableConvertibleType, Trait == SingleTrait {
  /// Returns two maybes: the first succeeds with the element if `predicate` returns `true`, and the second if it
  /// returns `false`. While both maybes have subscribers, they share one subscription to the source.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func partition(
    _ predicate: consuming @escaping @Sendable (Element) throws -> Bool
  ) -> (matches: Maybe<Element>, nonMatches: Maybe<Element>) {
    partitionChecked(predicate)
  }

  @inlinable func partitionChecked(
    _ predicate: @escaping @Sendable (Element) throws -> Bool
  ) -> (matches: Maybe<Element>, nonMatches: Maybe<Element>) {
    self.partition(predicate)
  }
}

extension PrimitiveSequenceType where Self: ObservableConvertibleType, Trait == MaybeTrait {
  /// Returns two maybes: the first succeeds with the element if `predicate` returns `true`, and the second if it
  /// returns `false`. While both maybes have subscribers, they share one subscription to the source.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func partition(
    _ predicate: consuming @escaping @Sendable (Element) throws -> Bool
  ) -> (matches: Maybe<Element>, nonMatches: Maybe<Element>) {
    partitionChecked(predicate)
  }

  @inlinable func partitionChecked(
    _ predicate: @escaping @Sendable (Element) throws -> Bool
  ) -> (matches: Maybe<Element>, nonMatches: Maybe<Element>) {
    self.partition(predicate)
  }
}
