/// An observable sequence with a promise about its events: the type behind `Single`, `Maybe` and `Completable`.
@preconcurrency public struct PrimitiveSequence<Trait, Element: Sendable>: Sendable {
  let source: Observable<Element>

  init(raw source: Observable<Element>) { self.source = source }
}

/// Anything that is a `PrimitiveSequence`.
@preconcurrency public protocol PrimitiveSequenceType<Element>: Sendable {
  associatedtype Trait
  associatedtype Element: Sendable

  /// The sequence itself.
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType, ObservableConvertibleType {
  /// The sequence itself.
  public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }

  /// The events as those of an `Observable`: an element is followed by its completion.
  public func asObservable() -> Observable<Element> { source }
}

extension PrimitiveSequence {
  /// A sequence that `observableFactory` makes anew for each subscription. An error that it throws ends the sequence.
  @preconcurrency
  public static func deferred(
    _ observableFactory: @escaping @Sendable () throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .deferred { try observableFactory().source })
  }

  /// Every event delivered by `scheduler`. See ``ObservableType/observe(on:)``.
  public func observe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.observe(on: scheduler))
  }

  /// Subscribed to in an action of `scheduler`. See ``ObservableType/subscribe(on:)``.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.subscribe(on: scheduler))
  }

  /// The element moved by `dueTime`. See ``ObservableType/delay(_:scheduler:)``.
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.delay(dueTime, scheduler: scheduler))
  }

  /// When it fails, the sequence that `handler` makes of the error. See ``ObservableType/catch(_:)``.
  @preconcurrency
  public func `catch`(
    _ handler: @escaping @Sendable (any Error) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.catch { try handler($0).source })
  }

  /// Tried at most `maxAttemptCount` times in all. See ``ObservableType/retry(_:)``.
  public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry(maxAttemptCount))
  }
}
