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
  @available(swift, introduced: 6)
  public func partition(
    _ predicate: @escaping @Sendable (Element) throws -> Bool
  ) -> (matches: Observable<Element>, nonMatches: Observable<Element>) {
    let decided = map { (element: $0, isMatch: try predicate($0)) }.share()
    return (
      decided.compactMap { $0.isMatch ? $0.element : nil }, decided.compactMap { $0.isMatch ? nil : $0.element }
    )
  }
}

extension InfallibleType {
  /// Returns two sequences: one that emits the elements for which `predicate` returns `true`, and one that emits the
  /// others. While both sequences have subscribers, they share one subscription to the source.
  @available(swift, introduced: 6)
  public func partition(
    _ predicate: @escaping @Sendable (Element) -> Bool
  ) -> (matches: Infallible<Element>, nonMatches: Infallible<Element>) {
    let decided = map { (element: $0, isMatch: predicate($0)) }.share()
    return (
      decided.compactMap { $0.isMatch ? $0.element : nil }, decided.compactMap { $0.isMatch ? nil : $0.element }
    )
  }
}

extension SharedSequenceConvertibleType {
  /// Returns two sequences: one that emits the elements for which `predicate` returns `true`, and one that emits the
  /// others. While both sequences have subscribers, they share one subscription to the source.
  public consuming func partition(
    _ predicate: @escaping @MainActor (Element) -> Bool
  ) -> (matches: SharedSequence<SharingStrategy, Element>, nonMatches: SharedSequence<SharingStrategy, Element>) {
    let decided = map { (element: $0, isMatch: predicate($0)) }
    return (
      decided.compactMap { $0.isMatch ? $0.element : nil }, decided.compactMap { $0.isMatch ? nil : $0.element }
    )
  }
}

extension PrimitiveSequenceType where Self: ObservableConvertibleType, Trait == SingleTrait {
  /// Returns two maybes: the first succeeds with the element if `predicate` returns `true`, and the second if it
  /// returns `false`. While both maybes have subscribers, they share one subscription to the source.
  @available(swift, introduced: 6)
  public func partition(
    _ predicate: @escaping @Sendable (Element) throws -> Bool
  ) -> (matches: Maybe<Element>, nonMatches: Maybe<Element>) {
    let (matches, nonMatches) = asObservable().partition(predicate)
    return (matches.asMaybe(), nonMatches.asMaybe())
  }
}

extension PrimitiveSequenceType where Self: ObservableConvertibleType, Trait == MaybeTrait {
  /// Returns two maybes: the first succeeds with the element if `predicate` returns `true`, and the second if it
  /// returns `false`. While both maybes have subscribers, they share one subscription to the source.
  @available(swift, introduced: 6)
  public func partition(
    _ predicate: @escaping @Sendable (Element) throws -> Bool
  ) -> (matches: Maybe<Element>, nonMatches: Maybe<Element>) {
    let (matches, nonMatches) = asObservable().partition(predicate)
    return (matches.asMaybe(), nonMatches.asMaybe())
  }
}
