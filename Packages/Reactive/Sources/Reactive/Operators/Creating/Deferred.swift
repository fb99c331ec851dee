extension ObservableType {
  /// Creates an observable that calls `observableFactory` for each subscription and mirrors the sequence that it
  /// returns.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Deferred)
  ///
  /// An error that the closure throws terminates the sequence.
  ///
  /// Disposing of the subscription disposes of the sequence that the closure returned.
  @available(swift, introduced: 6)
  public static func deferred(
    _ observableFactory: @escaping @Sendable () throws -> Observable<Element>
  ) -> Observable<Element> {
    Deferred(observableFactory)
  }
}

/// The observable that `deferred` returns. It is a separate type, so that `concat` recognizes it.
final class Deferred<Element: Sendable>: Observable<Element>, @unchecked Sendable {
  // Invariant of @unchecked: immutable.
  private let make: @Sendable () throws -> Observable<Element>

  init(_ make: @escaping @Sendable () throws -> Observable<Element>) { self.make = make }

  /// Returns the observable for one subscription.
  ///
  /// Disposing of the subscription disposes of the sequence that the closure returned.
  func made() throws -> Observable<Element> {
    var made = try make()
    while let nested = made as? Deferred<Element> { made = try nested.make() }
    return made
  }

  override var operatorName: String { "deferred" }

  override func attach(_ sink: Sink<Element>) -> any Disposable {
    do { return try made().run(sink) } catch {
      sink.stop(.error(error))
      return Disposables.create()
    }
  }
}
