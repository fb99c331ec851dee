extension AsyncSequence where Self: Sendable, Element: Sendable {
  /// Returns an observable that iterates the asynchronous sequence once per subscription.
  ///
  /// The iteration runs in a detached task, so elements are delivered on threads of Swift's cooperative thread pool and
  /// never on the subscriber's actor. The observable completes when the sequence ends or throws a `CancellationError`.
  /// It fails with any other error. Disposing of the subscription cancels the task, and nothing is delivered afterward.
  ///
  /// - Parameter priority: The priority of the task, or `nil` for the default.
  public func asObservable(priority: TaskPriority? = nil) -> Observable<Element> {
    .create { observer in
      let task = Task.detached(priority: priority) {
        do {
          for try await element in self { observer.onNext(element) }
          observer.onCompleted()
        } catch is CancellationError {
          observer.onCompleted()
        } catch {
          observer.onError(error)
        }
      }
      return Disposables.create(with: { task.cancel() })
    }
  }
}
