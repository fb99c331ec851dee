extension ObservableType {
  /// Creates an observable from a closure that sends events to an observer.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Create)
  ///
  ///     create { observer in … }   --1--2--|
  ///
  /// The closure is called once per subscription, immediately. Events that the closure sends after a terminal event or
  /// after disposal are dropped. The disposable that the closure returns is disposed of once, when the sequence
  /// terminates or the subscription is disposed of. The observer may be called from any thread, but calls must not
  /// overlap. It retains the closures of the operators and subscribers below it, so release it when the disposable is
  /// disposed of.
  @available(swift, introduced: 6) @inlinable
  public static func create(
    _ subscribe: @escaping @Sendable (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    CreateObservable(subscribe) { subscribe, sink in subscribe(AnyObserver(sink)) }
  }
}

/// The observable that `create` returns. As in `Stage`, `body` captures nothing, so that a single object holds the
/// client's closure.
@usableFromInline final class CreateObservable<Element: Sendable>: Observable<Element>, @unchecked Sendable {
  // Invariant of @unchecked: immutable.
  @usableFromInline typealias Function = @Sendable (AnyObserver<Element>) -> any Disposable
  @usableFromInline typealias Body = @Sendable (@escaping Function, Sink<Element>) -> any Disposable

  @usableFromInline let function: Function
  @usableFromInline let body: Body

  @inlinable init(_ function: @escaping Function, body: @escaping Body) {
    self.function = function
    self.body = body
  }

  @usableFromInline override var operatorName: String { "create" }

  @usableFromInline override func attach(_ sink: Sink<Element>) -> any Disposable { body(function, sink) }
}
