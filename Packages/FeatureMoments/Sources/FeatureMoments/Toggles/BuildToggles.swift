public import Reactive

/// The switches that were thrown when the program was built: that of its flavor is on, the others are off. They never change.
public struct BuildToggles: ToggleStore {
  private let flavor: BuildFlavor

  /// Creates the switches of a program that was built for somebody.
  public init(flavor: BuildFlavor) {
    self.flavor = flavor
  }

  public func isOn(_ toggle: BuildFlavor) -> Observable<Bool> { .just(toggle == flavor) }
}
