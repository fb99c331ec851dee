/// A sequence of events over time: the description of work that starts anew with each subscription.
///
/// It is `Sendable`: subscribe from any thread. Unless an operator says otherwise, events arrive on the thread that produced them.
@preconcurrency public class Observable<Element: Sendable>: ObservableType, @unchecked Sendable {
  // Invariant of @unchecked: this class stores nothing; each subclass is immutable or synchronises its own state.
  @usableFromInline init() {}

  /// Starts the sequence for `observer`; see ``ObservableType/subscribe(_:)``.
  @inlinable public final func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let subscription = Subscription()
    start(
      Sink(
        subscription,
        next: {
          ForeignCode.willRun()
          if subscription.isActive { observer.on(.next($0)) }
        },
        stop: { termination in
          ForeignCode.willRun()
          subscription.end { observer.on(Event(termination)) }
        }))
    return subscription
  }

  /// The sequence itself.
  @inlinable public final func asObservable() -> Observable<Element> { self }

  /// Begins the work for one subscriber and returns what stops it. Overridden by every sequence.
  ///
  /// Call `start`, which sees to the trampoline, unless this call is itself part of a running `start`.
  @usableFromInline func run(_ sink: Sink<Element>) -> any Disposable {
    preconditionFailure("Observable is abstract: subclasses override run(_:)")
  }

  /// Runs the sequence into `sink` within a trampoline and hands the result to the sink's subscription.
  @usableFromInline final func start(_ sink: Sink<Element>) {
    ForeignCode.willRun()
    Trampoline.perform { sink.subscription.assign(self.run(sink)) }
  }
}

/// Another name for `Observable`, for files in which it is ambiguous with the type of the Observation module.
public typealias RxObservable<Element: Sendable> = Observable<Element>

/// A sequence made of a closure: what every stateless operator returns.
@usableFromInline package final class Producer<Element: Sendable>: Observable<Element>, @unchecked Sendable {
  // Invariant of @unchecked: immutable.
  @usableFromInline let body: @Sendable (Sink<Element>) -> any Disposable

  @inlinable package init(_ body: @escaping @Sendable (Sink<Element>) -> any Disposable) { self.body = body }

  @usableFromInline override func run(_ sink: Sink<Element>) -> any Disposable { body(sink) }
}

/// A sequence made of another one and a function of its elements: what `map`, `filter` and their like return. `body` captures nothing, so
/// that this object is all that such a stage consists of.
@usableFromInline
final class Stage<Input: Sendable, Output, Element: Sendable>: Observable<Element>,
  @unchecked Sendable  // Invariant: immutable.
{
  @usableFromInline typealias Function = @Sendable (Input) throws -> Output
  @usableFromInline typealias Body = @Sendable (Observable<Input>, @escaping Function, Sink<Element>) -> any Disposable

  @usableFromInline let source: Observable<Input>
  @usableFromInline let function: Function
  @usableFromInline let body: Body

  @inlinable init(_ source: Observable<Input>, _ function: @escaping Function, body: @escaping Body) {
    self.source = source
    self.function = function
    self.body = body
  }

  @usableFromInline override func run(_ sink: Sink<Element>) -> any Disposable { body(source, function, sink) }
}
