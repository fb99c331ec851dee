extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Returns a completable that runs this completable and then `second`. If one of the two fails, the resulting
  /// completable fails with the same error.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-CompletableConcat)
  public func concat(_ second: Completable) -> Completable { .concat(primitiveSequence, second) }

  /// Returns a completable that runs the given completables one after another. If one of them fails, the resulting
  /// completable fails with the same error.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-CompletableConcat)
  public static func concat(_ sources: Completable...) -> Completable { concat(sources) }

  /// Returns a completable that runs the given completables one after another. If one of them fails, the resulting
  /// completable fails with the same error.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-CompletableConcat)
  public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Completable
  where Collection.Element == Completable {
    Completable(raw: .concat(collection.map(\.source)))
  }

  /// Returns a completable that runs the completables of a Swift sequence one after another, obtaining each when it is
  /// needed.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-CompletableConcat)
  ///
  /// If one of the completables fails, the resulting completable fails with the same error.
  public static func concat<Sequence: Swift.Sequence & Sendable>(_ sequence: Sequence) -> Completable
  where Sequence.Element == Completable {
    Completable(raw: Producer { sink in ConcatSink.run(sink, each: sequence) { $0.source } })
  }

  /// Returns a completable that subscribes to all completables at the same time and completes when all of them have
  /// completed.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-CompletableZip)
  ///
  /// If one of the completables fails, the resulting completable fails with the same error and disposes of the others.
  public static func zip(_ sources: Completable...) -> Completable { zip(sources) }

  /// Returns a completable that subscribes to all completables at the same time and completes when all of them have
  /// completed.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-CompletableZip)
  ///
  /// If one of the completables fails, the resulting completable fails with the same error and disposes of the others.
  public static func zip<Collection: Swift.Collection>(_ sources: Collection) -> Completable
  where Collection.Element == Completable { zip(Array(sources)) }

  /// Returns a completable that subscribes to all completables at the same time and completes when all of them have
  /// completed.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-CompletableZip)
  ///
  /// If one of the completables fails, the resulting completable fails with the same error and disposes of the others.
  public static func zip(_ sources: [Completable]) -> Completable { Completable(raw: .merge(sources.map(\.source))) }

  /// Returns a sequence that calls the given closures when its events occur. See `do` of `Observable`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-CompletableDo)
  @available(swift, introduced: 6)
  public func `do`(
    onError: (@Sendable (any Error) throws -> Void)? = nil,
    afterError: (@Sendable (any Error) throws -> Void)? = nil,
    onCompleted: (@Sendable () throws -> Void)? = nil,
    afterCompleted: (@Sendable () throws -> Void)? = nil,
    onSubscribe: (@Sendable () -> Void)? = nil,
    onSubscribed: (@Sendable () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> Completable {
    Completable(
      raw: primitiveSequence.source.do(
        onError: onError, afterError: afterError, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }
}
