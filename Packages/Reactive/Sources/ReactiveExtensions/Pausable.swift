public import Reactive

extension ObservableType {
  /// The elements that come while the latest element of `pauser` is true. Until it has sent any, none.
  ///
  ///     source     --1--2--3--4--5--|
  ///     pauser     ----t-----f------
  ///     pausable   -----2--3--------|
  ///
  /// A completion of `pauser` changes nothing, its error ends the sequence.
  public func pausable<Pauser: ObservableType>(_ pauser: Pauser) -> Observable<Element> where Pauser.Element == Bool {
    withLatestFrom(pauser) { element, isOpen in isOpen ? element : nil }.unwrap()
  }
}
