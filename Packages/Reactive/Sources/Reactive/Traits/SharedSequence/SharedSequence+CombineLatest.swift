extension SharedSequence {
  /// A result of the latest elements of both. See ``ObservableType/combineLatest(_:_:resultSelector:)``.
  @preconcurrency
  public static func combineLatest<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType>(
    _ source1: O1, _ source2: O2, resultSelector: @escaping @Sendable (O1.Element, O2.Element) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy {
    SharedSequence(
      .combineLatest(source1.asObservable(), source2.asObservable(), resultSelector: resultSelector))
  }
}
