/// A sequence of events over time, which starts anew with each subscription.
///
/// Subscribe from any thread. Unless an operator's documentation states otherwise, events are delivered on the thread that
/// produces them.
@preconcurrency public class Observable<Element: Sendable>: ObservableType, @unchecked Sendable {
  // Invariant of @unchecked: this class stores nothing; each subclass is immutable or synchronizes its own state.
  @usableFromInline init() {}

  /// Subscribes an observer. See ``ObservableType/subscribe(_:)``.
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

  /// Starts the sequence for one subscriber and returns a disposable that stops it. Overridden by every sequence.
  ///
  /// Call `start`, which sets up the trampoline, unless this call is part of a running `start`.
  @usableFromInline func run(_ sink: Sink<Element>) -> any Disposable {
    preconditionFailure("Observable is abstract: subclasses override run(_:)")
  }

  /// Runs the sequence within a trampoline and passes the disposable to the sink's subscription.
  @usableFromInline final func start(_ sink: Sink<Element>) {
    ForeignCode.willRun()
    Trampoline.perform { sink.subscription.assign(self.run(sink)) }
  }
}

/// Another name for `Observable`, for files in which it is ambiguous with the type of the Observation module.
public typealias RxObservable<Element: Sendable> = Observable<Element>

/// An observable created from a closure. Every operator without state returns one.
@usableFromInline package final class Producer<Element: Sendable>: Observable<Element>, @unchecked Sendable {
  // Invariant of @unchecked: immutable.
  @usableFromInline let body: @Sendable (Sink<Element>) -> any Disposable

  @inlinable package init(_ body: @escaping @Sendable (Sink<Element>) -> any Disposable) { self.body = body }

  @usableFromInline override func run(_ sink: Sink<Element>) -> any Disposable { body(sink) }
}

/// An observable created from another one and a closure: what `map`, `filter` and similar operators return.
///
/// `body` captures nothing, so that a stage consists of this object alone.
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
