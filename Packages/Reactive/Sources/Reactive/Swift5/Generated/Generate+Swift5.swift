// Written by Scripts/overloads from Operators/Creating/Generate.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension ObservableType {
  /// Creates an observable that emits a series of states, each computed from the previous one, as long as `condition`
  /// returns `true`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Generate)
  ///
  ///     generate(initialState: 1, condition: { $0 < 9 }, iterate: { $0 * 2 })   1-2-4-8-|
  ///
  /// Each state is emitted in an action of `scheduler`. `iterate` is called immediately before its result is needed. An
  /// error that either closure throws terminates the sequence.
  ///
  /// Disposing of the subscription stops the sequence.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func generate(
    initialState: consuming Element, condition: @escaping @Sendable (Element) throws -> Bool,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance,
    iterate: @escaping @Sendable (Element) throws -> Element
  ) -> Observable<Element> {
    generateChecked(initialState: initialState, condition: condition, scheduler: scheduler, iterate: iterate)
  }

  @inlinable static func generateChecked(
    initialState: Element, condition: @escaping @Sendable (Element) throws -> Bool,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance,
    iterate: @escaping @Sendable (Element) throws -> Element
  ) -> Observable<Element> {
    self.generate(initialState: initialState, condition: condition, scheduler: scheduler, iterate: iterate)
  }
}
