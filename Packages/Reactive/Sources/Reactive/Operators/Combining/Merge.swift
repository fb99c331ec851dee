extension ObservableType where Element: ObservableConvertibleType {
  /// The elements of all the sequences that arrive, as they come. See ``ObservableType/flatMap(_:)``.
  @inlinable public func merge() -> Observable<Element.Element> { flatMap { $0 } }

  /// The elements of the sequences that arrive, as they come, of at most `maxConcurrent` at a time; the others wait in order, without a
  /// limit.
  ///
  ///     source                    --A-B-----|      A: -a1---a2|   B: -b1-|
  ///     merge(maxConcurrent: 1)   ---a1---a2-b1-|
  ///
  /// It completes when the source and all sequences have. The first error, also of the source, ends it at once. The stack does not grow with
  /// their number.
  ///
  /// - Precondition: `maxConcurrent` is positive.
  @inlinable public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    precondition(maxConcurrent > 0, "merge needs a maxConcurrent of 1 or more, not \(maxConcurrent)")
    let source = asObservable()
    return Producer { sink in
      let merging = Merging(sink, limit: maxConcurrent)
      merging.start(source) { $0 }
      return merging
    }
  }
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
  @inlinable public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    Producer { sink in
      let merging = Merging(sink)
      for source in sources { merging.merge(source) }
      merging.completed()
      return merging
    }
  }
}
