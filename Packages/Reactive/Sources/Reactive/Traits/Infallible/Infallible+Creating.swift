extension Infallible {
  /// What receives the events.
  public typealias InfallibleObserver = @Sendable (InfallibleEvent<Element>) -> Void

  /// A sequence made of a closure. It runs once per subscription; what it sends after the completion is dropped. What it returns is
  /// disposed of once, when the sequence ends or is disposed of.
  @preconcurrency
  public static func create(
    subscribe: @escaping @Sendable (@escaping InfallibleObserver) -> any Disposable
  ) -> Infallible<Element> {
    Infallible(raw: .create { observer in subscribe { observer.on($0.event) } })
  }

  /// The given elements, one per turn of `scheduler`. See ``ObservableType/of(_:scheduler:)``.
  public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(raw: .from(elements, scheduler: scheduler))
  }

  /// The elements of `array`, one per turn of `scheduler`.
  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(raw: .from(array, scheduler: scheduler))
  }

  /// The elements of `sequence`, one per turn of `scheduler`; each subscription makes an iterator of its own.
  public static func from<Sequence: Swift.Sequence & Sendable>(
    _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> where Sequence.Element == Element {
    Infallible(raw: .from(sequence, scheduler: scheduler))
  }
}

extension InfallibleType {
  /// A sequence of one element, sent while subscribing.
  public static func just(_ element: Element) -> Infallible<Element> { Infallible(raw: .just(element)) }

  /// A sequence of one element, sent by `scheduler`.
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
    Infallible(raw: .just(element, scheduler: scheduler))
  }

  /// A sequence that sends nothing, ever.
  public static func never() -> Infallible<Element> { Infallible(raw: .never()) }

  /// A sequence that completes at once.
  public static func empty() -> Infallible<Element> { Infallible(raw: .empty()) }

  /// A sequence that `observableFactory` makes anew for each subscription. It must not throw: see ``InfallibleType/subscribe(_:)``.
  @preconcurrency
  public static func deferred(
    _ observableFactory: @escaping @Sendable () throws -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(raw: .deferred { try observableFactory().source })
  }
}
