// Written by Scripts/overloads from Operators/Connecting/Multicast.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension ObservableType {
  /// Returns a connectable observable that subscribes to the source once per connection. Each connection has its own
  /// subject.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Multicast)
  ///
  /// The observers that subscribe before a connection ends share its subject; later ones share the subject of the next
  /// connection. A connection ends when the source terminates or when the connection is disposed of. In the latter
  /// case, its observers receive no terminal event. If two threads need a new subject at the same time, both may
  /// call `makeSubject`; one of the subjects is then released unused.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func multicast<Subject: SubjectType>(
    makeSubject: consuming @escaping @Sendable () -> Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    multicastChecked(makeSubject: makeSubject)
  }

  @inlinable func multicastChecked<Subject: SubjectType>(
    makeSubject: @escaping @Sendable () -> Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    self.multicast(makeSubject: makeSubject)
  }

  /// Returns the sequence that `selector` creates from this sequence, shared through the subject that `subjectSelector`
  /// returns.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Multicast)
  ///
  /// For each subscription, the sequence that `selector` returns is subscribed to first, and then the source, once. An
  /// error that either closure throws terminates the sequence.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func multicast<Subject: SubjectType, Result: Sendable>(
    _ subjectSelector: consuming @escaping @Sendable () throws -> Subject,
    selector: @escaping @Sendable (Observable<Subject.Element>) throws -> Observable<Result>
  ) -> Observable<Result> where Subject.Observer.Element == Element {
    multicastChecked(subjectSelector, selector: selector)
  }

  @inlinable func multicastChecked<Subject: SubjectType, Result: Sendable>(
    _ subjectSelector: @escaping @Sendable () throws -> Subject,
    selector: @escaping @Sendable (Observable<Subject.Element>) throws -> Observable<Result>
  ) -> Observable<Result> where Subject.Observer.Element == Element {
    self.multicast(subjectSelector, selector: selector)
  }
}
