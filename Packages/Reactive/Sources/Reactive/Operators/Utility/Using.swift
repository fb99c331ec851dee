extension ObservableType {
  /// A sequence with a resource of its own: made for each subscription, disposed of when that is over.
  ///
  /// The source is disposed of first, then the resource. An error that either closure throws ends the sequence; if it was the second, the
  /// resource is disposed of.
  @preconcurrency
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
