public import Observation

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
extension Observations where Failure == Never {
  /// Returns a driver that emits the observed values. Each subscription to the driver's source iterates the
  /// observations in a task. Disposing of the subscription cancels the task.
  ///
  /// Changes that follow each other faster than the task runs result in one element. The last change is never lost.
  public func asDriver() -> Driver<Element> {
    Driver(asObservable().observe(on: DriverSharingStrategy.mainScheduler))
  }
}
