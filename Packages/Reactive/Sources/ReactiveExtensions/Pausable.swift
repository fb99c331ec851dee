public import Reactive

extension ObservableType {
  /// Returns an observable that drops elements unless the latest element of `pauser` is `true`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Pausable)
  ///
  ///     source     --1--2--3--4--5--|
  ///     pauser     ----t-----f------
  ///     pausable   -----2--3--------|
  ///
  /// Elements that arrive before the first element of `pauser` are dropped, too. A completion of `pauser` has no
  /// effect; an error of `pauser` terminates the sequence.
  public func pausable<Pauser: ObservableType>(_ pauser: Pauser) -> Observable<Element> where Pauser.Element == Bool {
    withLatestFrom(pauser) { element, isOpen in isOpen ? element : nil }.unwrap()
  }
}
