public import Reactive

extension ObservableType where Element == Bool {
  /// Returns a maybe that succeeds with `false` as soon as the source emits `false`, and otherwise with `true` when the
  /// source completes. It completes without an element if the source does.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-And)
  ///
  ///     source   --t--t--f--
  ///     and()    --------f|
  ///
  /// If the source fails, the maybe fails with the same error. Disposing of the subscription disposes of the source.
  public func and() -> Maybe<Bool> { take(until: { !$0 }, behavior: .inclusive).takeLast(1).asMaybe() }

  /// Returns a maybe that succeeds with `false` as soon as one of the sources emits `false`, and otherwise, when all of
  /// them have completed, with `true`. It completes without an element if one of the sources has no element or if there
  /// are no sources.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-AndStatic)
  ///
  /// The first error of a source terminates the sequence. Disposing of the subscription disposes of all sources.
  public static func and<Collection: Swift.Collection>(_ sources: Collection) -> Maybe<Bool>
  where Collection.Element: ObservableType, Collection.Element.Element == Bool {
    let results = sources.map { $0.and().asObservable() }
    return Observable.merge(results).take(until: { !$0 }, behavior: .inclusive).toArray()
      .compactMap { $0.contains(false) ? false : $0.count == results.count ? $0.first : nil }
  }

  /// Returns a maybe that succeeds with `false` as soon as one of the sources emits `false`, and otherwise, when all of
  /// them have completed, with `true`. See `Observable.and(_:)` for a collection.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-AndStatic)
  public static func and<Source: ObservableType>(_ sources: Source...) -> Maybe<Bool> where Source.Element == Bool {
    and(sources)
  }
}
