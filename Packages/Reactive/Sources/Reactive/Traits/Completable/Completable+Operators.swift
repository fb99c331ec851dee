extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// This, then `second`; an error ends it.
  public func concat(_ second: Completable) -> Completable { .concat(primitiveSequence, second) }

  /// One after another; an error ends it. It completes at once if there are none.
  public static func concat(_ sources: Completable...) -> Completable { concat(sources) }

  /// One after another; an error ends it. It completes at once if there are none.
  public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Completable
  where Collection.Element == Completable {
    Completable(raw: .concat(collection.map(\.source)))
  }

  /// One after another, taken from the sequence as they are needed; an error ends it.
  public static func concat<Sequence: Swift.Sequence & Sendable>(_ sequence: Sequence) -> Completable
  where Sequence.Element == Completable {
    Completable(raw: Producer { sink in Relay.run(sink, each: sequence) { $0.source } })
  }

  /// All at once. It completes when all have, and fails with the first error, which disposes of the others.
  public static func zip(_ sources: Completable...) -> Completable { zip(sources) }

  /// All at once. It completes when all have, and fails with the first error, which disposes of the others.
  public static func zip<Collection: Swift.Collection>(_ sources: Collection) -> Completable
  where Collection.Element == Completable { zip(Array(sources)) }

  /// All at once. It completes when all have, and fails with the first error, which disposes of the others.
  public static func zip(_ sources: [Completable]) -> Completable { Completable(raw: .merge(sources.map(\.source))) }

  /// The sequence, with the given closures called beside its events.
  /// See `do` of `Observable`.
  @preconcurrency
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
