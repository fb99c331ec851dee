extension AsyncSequence where Self: Sendable, Element: Sendable {
  /// The elements of the asynchronous sequence, iterated anew for each subscription.
  ///
  /// Each subscription iterates in a detached task, so elements arrive on threads of Swift's pool, never on the subscriber's actor. The end
  /// completes the sequence, and so does a `CancellationError`; any other error ends it. Disposing cancels the task, and nothing is
  /// delivered after.
  ///
  /// - Parameter priority: The task's priority.
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
