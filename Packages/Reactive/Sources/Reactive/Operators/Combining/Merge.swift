extension ObservableType where Element: ObservableConvertibleType {
  /// The elements of all the sequences that arrive, as they come. See ``ObservableType/flatMap(_:)``.
  public func merge() -> Observable<Element.Element> { flatMap { $0 } }
}

extension ObservableType {
  /// The elements of all `sources`, as they come.
  ///
  ///     a      --1-----2---|
  ///     b      ----x-----|
  ///     merge  --1-x---2---|
  ///
  /// They are subscribed to in order. It completes when all have, at once if there are none; the first error ends it.
  public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Observable<Element>
  where Collection.Element == Observable<Element> { merge(Array(sources)) }

  /// The elements of all `sources`, as they come.
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> { merge(sources) }

  /// The elements of all `sources`, as they come.
  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    Producer { sink in
      let merging = Merging(sink)
      merging.start(Observable<Void>.just(())) { _ in
        for source in sources { merging.merge(source) }
      }
      return merging
    }
  }
}
