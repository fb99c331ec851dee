extension InfallibleType {
  /// `element`, then the sequence.
  public func startWith(_ element: Element) -> Infallible<Element> { asObservable().startWith(element).infallible }

  /// This, then `second` when it has completed. `second` must not fail.
  public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Infallible<Element>
  where Source.Element == Element {
    asObservable().concat(second).infallible
  }

  /// One sequence after another.
  public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> { concat(sources) }

  /// One sequence after another.
  public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<Element>
  where Collection.Element == Infallible<Element> {
    Observable.concat(collection.map(\.source)).infallible
  }

  /// One sequence after another, taken from `sequence` as they are needed.
  public static func concat<Sequence: Swift.Sequence & Sendable>(_ sequence: Sequence) -> Infallible<Element>
  where Sequence.Element == Infallible<Element> {
    Infallible(raw: Producer { sink in Relay.run(sink, each: sequence) { $0.source } })
  }

  /// The elements of all `sources`, as they come.
  public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> { merge(sources) }

  /// The elements of all `sources`, as they come.
  public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Infallible<Element>
  where Collection.Element == Infallible<Element> { merge(Array(sources)) }

  /// The elements of all `sources`, as they come.
  public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element> {
    Observable.merge(sources.map(\.source)).infallible
  }

  /// Each element together with the latest of `second`.
  @preconcurrency
  public func withLatestFrom<Source: InfallibleType, ResultType: Sendable>(
    _ second: Source, resultSelector: @escaping @Sendable (Element, Source.Element) throws -> ResultType
  ) -> Infallible<ResultType> {
    asObservable().withLatestFrom(second, resultSelector: resultSelector).infallible
  }

  /// The latest of `second` at each element.
  public func withLatestFrom<Source: InfallibleType>(_ second: Source) -> Infallible<Source.Element> {
    asObservable().withLatestFrom(second).infallible
  }
}
