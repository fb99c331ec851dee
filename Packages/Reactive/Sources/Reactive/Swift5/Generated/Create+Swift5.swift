// Written by Scripts/overloads from Operators/Creating/Create.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

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
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func create(
    _ subscribe: consuming @escaping @Sendable (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    createChecked(subscribe)
  }

  @inlinable static func createChecked(
    _ subscribe: @escaping @Sendable (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    self.create(subscribe)
  }
}
