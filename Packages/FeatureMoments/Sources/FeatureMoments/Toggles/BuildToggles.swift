public import Reactive

/// The feature flags of the build: the flag of its flavor is on, and all others are off. They never change.
public struct BuildToggles: ToggleStore {
  private let flavor: BuildFlavor

  /// Creates the flags of a build flavor.
  public init(flavor: BuildFlavor) {
    self.flavor = flavor
  }

  /// Returns an observable that emits whether the app was built with the given flavor.
  public func isOn(_ toggle: BuildFlavor) -> Observable<Bool> { .just(toggle == flavor) }
}
