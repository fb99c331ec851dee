/// The audience of a build. It is also the feature flag of ``BuildToggles`` that is on in that build.
public enum BuildFlavor: String, Sendable, Hashable, CaseIterable {
  /// A build for developers.
  case debug
  /// A build for testers.
  case `internal`
  /// A build for users.
  case production

  /// A Boolean value that indicates whether the build has the internal menu.
  public var hasInternalMenu: Bool { self != .production }
}
