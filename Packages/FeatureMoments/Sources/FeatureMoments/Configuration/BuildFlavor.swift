/// For whom this program was built. It is itself a switch that is on: the one that a ``BuildToggles`` store answers about.
public enum BuildFlavor: String, Sendable, Hashable, CaseIterable {
  /// For those who write it.
  case debug
  /// For those who try it before everybody else.
  case `internal`
  /// For everybody.
  case production

  /// Whether what only the makers need is there: the internal menu and what it leads to.
  public var hasInternalMenu: Bool { self != .production }
}
