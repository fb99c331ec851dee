extension ObservableType {
  /// Creates an observable with a resource that is created for each subscription and disposed of when the subscription
  /// ends.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Using)
  ///
  /// The source is disposed of first, then the resource. An error that either closure throws terminates the sequence.
  /// If `observableFactory` throws, the resource is disposed of.
  @available(swift, introduced: 6)
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping @Sendable () throws -> Resource,
    observableFactory: @escaping @Sendable (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    Producer { sink in
      var acquired: Resource?
      do {
        let resource = try resourceFactory()
        acquired = resource
        return Disposables.create(try observableFactory(resource).run(sink), resource)
      } catch {
        sink.fail(error)
        return acquired ?? Disposables.create()
      }
    }
  }
}
