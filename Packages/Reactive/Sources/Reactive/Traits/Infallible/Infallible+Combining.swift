extension InfallibleType {
  /// Returns a sequence that emits `element` before the elements of this sequence.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-StartWithOne)
  public func startWith(_ element: Element) -> Infallible<Element> { asObservable().startWith(element).infallible }

  /// Returns a sequence that emits the elements of this sequence and then those of `second`, which must not fail.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleConcat)
  public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Infallible<Element>
  where Source.Element == Element {
    asObservable().concat(second).infallible
  }

  /// Returns a sequence that emits the elements of the given sequences, one sequence after another.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleConcat)
  public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> { concat(sources) }

  /// Returns a sequence that emits the elements of the given sequences, one sequence after another.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleConcat)
  public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<Element>
  where Collection.Element == Infallible<Element> {
    Observable.concat(collection.map(\.source)).infallible
  }

  /// Returns a sequence that emits the elements of all sequences of a Swift sequence, one sequence after another. Each
  /// sequence is obtained when it is needed.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleConcat)
  public static func concat<Sequence: Swift.Sequence & Sendable>(_ sequence: Sequence) -> Infallible<Element>
  where Sequence.Element == Infallible<Element> {
    Infallible(raw: Producer { sink in ConcatSink.run(sink, each: sequence) { $0.source } })
  }

  /// Returns a sequence that emits the elements of all `sources` as they arrive.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleMerge)
  public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> { merge(sources) }

  /// Returns a sequence that emits the elements of all `sources` as they arrive.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleMerge)
  public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Infallible<Element>
  where Collection.Element == Infallible<Element> { merge(Array(sources)) }

  /// Returns a sequence that emits the elements of all `sources` as they arrive.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleMerge)
  public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element> {
    Observable.merge(sources.map(\.source)).infallible
  }

  /// Returns a sequence that combines each element with the latest element of `second`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-WithLatestFrom)
  @available(swift, introduced: 6)
  public func withLatestFrom<Source: InfallibleType, ResultType: Sendable>(
    _ second: Source, resultSelector: @escaping @Sendable (Element, Source.Element) throws -> ResultType
  ) -> Infallible<ResultType> {
    asObservable().withLatestFrom(second, resultSelector: resultSelector).infallible
  }

  /// Returns a sequence that emits the latest element of `second` for each element of this sequence.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-WithLatestFrom)
  public func withLatestFrom<Source: InfallibleType>(_ second: Source) -> Infallible<Source.Element> {
    asObservable().withLatestFrom(second).infallible
  }

  /// Returns a sequence that combines the latest elements of all sequences of a collection, in the order of the
  /// collection.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleCombineLatest)
  @available(swift, introduced: 6)
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection, resultSelector: @escaping @Sendable ([Collection.Element.Element]) throws -> Element
  ) -> Infallible<Element> where Collection.Element: InfallibleType {
    Observable.combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector).infallible
  }

  /// Returns a sequence of arrays of the latest elements of all sequences of a collection, in the order of the
  /// collection.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleCombineLatest)
  public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<[Element]>
  where Collection.Element: InfallibleType, Collection.Element.Element == Element {
    Observable.combineLatest(collection.map { $0.asObservable() }).infallible
  }
}
