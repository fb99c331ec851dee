/// A sequence of events over time.
///
/// Unless the sequence is hot, such as a subject or the result of `share`, it starts again with each subscription.
///
/// You can subscribe from any thread. Unless an operator's documentation states otherwise, events are delivered on the
/// thread that produces them.
@preconcurrency public class Observable<Element: Sendable>: ObservableType, @unchecked Sendable {
  // Invariant of @unchecked: this class stores nothing. Each subclass is immutable or synchronizes its own state.
  @usableFromInline init() {}

  /// Subscribes an observer. See ``ObservableType/subscribe(_:)``.
  // Disfavored, because the other overload also receives the caller's line. The protocol requires this one.
  @_disfavoredOverload @inlinable
  public final func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { subscribe(observer, file: "", line: 0) }

  /// Subscribes an observer. See ``ObservableType/subscribe(_:)``.
  ///
  /// - Parameters:
  ///   - observer: The observer.
  ///   - file: The file of the call, which the ``Inspector`` shows.
  ///   - line: The line of the call.
  @inlinable public final func subscribe<Observer: ObserverType>(
    _ observer: Observer, file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable where Observer.Element == Element {
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
        }), at: Origin(file, line))
    return subscription
  }

  /// Returns the sequence itself.
  @inlinable public final func asObservable() -> Observable<Element> { self }

  /// The source, if this sequence only shares it; otherwise this sequence.
  @usableFromInline var withoutSharing: Observable<Element> { self }

  /// Starts the sequence for one subscriber and returns a disposable that stops it. Every subclass overrides this
  /// method.
  @usableFromInline func attach(_ sink: Sink<Element>) -> any Disposable {
    preconditionFailure("Observable is abstract: subclasses override attach(_:)")
  }

  /// The name that the inspector shows: the operator that returned the sequence, or the type of the sequence.
  @usableFromInline var operatorName: String { String("\(type(of: self))".prefix { $0 != "<" }) }

  /// Starts the sequence for one subscriber and returns a disposable that stops it.
  ///
  /// If no `start` is running on this thread, call `start` instead, which sets up the trampoline.
  @usableFromInline final func run(_ sink: Sink<Element>) -> any Disposable {
    Inspections.areOn ? attachInspected(sink) : attach(sink)
  }

  /// Runs the sequence within a trampoline and passes the disposable to the sink's subscription.
  @usableFromInline final func start(_ sink: Sink<Element>) {
    ForeignCode.willRun()
    if Inspections.areOn { return startInspected(sink, at: nil) }
    Trampoline.perform { sink.subscription.assign(self.run(sink)) }
  }

  /// Runs the sequence for a subscription that client code at `origin` made.
  @usableFromInline final func start(_ sink: Sink<Element>, at origin: Origin) {
    guard Inspections.areOn else { return start(sink) }
    ForeignCode.willRun()
    startInspected(sink, at: origin)
  }
}

/// Another name for `Observable`, for files in which the name is ambiguous because they import the Observation module.
public typealias RxObservable<Element: Sendable> = Observable<Element>

/// An observable created from a closure. Most operators return one.
@usableFromInline package final class Producer<Element: Sendable>: Observable<Element>, @unchecked Sendable {
  // Invariant of @unchecked: immutable.
  @usableFromInline let body: @Sendable (Sink<Element>) -> any Disposable
  @usableFromInline let name: OperatorName

  /// Creates an observable that runs `body` for each subscriber.
  ///
  /// - Parameter name: The name of the operator. By default, the name of the function that creates the observable.
  @inlinable package init(
    named name: StaticString = #function, _ body: @escaping @Sendable (Sink<Element>) -> any Disposable
  ) {
    self.body = body
    self.name = OperatorName(name)
  }

  @usableFromInline override var operatorName: String { name.text }

  @usableFromInline override func attach(_ sink: Sink<Element>) -> any Disposable { body(sink) }
}

/// An observable created from another observable and a closure. `map` and similar operators return one.
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
  @usableFromInline let name: OperatorName

  /// Creates an observable that runs `body` for each subscriber.
  ///
  /// - Parameter name: The name of the operator. By default, the name of the function that creates the observable.
  @inlinable init(
    _ source: Observable<Input>, _ function: @escaping Function, named name: StaticString = #function,
    body: @escaping Body
  ) {
    self.source = source
    self.function = function
    self.body = body
    self.name = OperatorName(name)
  }

  @usableFromInline override var operatorName: String { name.text }

  @usableFromInline override func attach(_ sink: Sink<Element>) -> any Disposable { body(source, function, sink) }
}
