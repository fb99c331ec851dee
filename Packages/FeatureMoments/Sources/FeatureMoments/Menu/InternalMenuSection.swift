public import Reactive

/// A section of the internal menu.
public struct InternalMenuSection: Sendable, Identifiable {
  /// The identity of a section.
  public enum ID: Sendable, Hashable, CaseIterable {
    /// The sections, from the top.
    case generalInfo, designKitDemo, featureToggles, tools
  }

  /// The identity of the section.
  public let id: ID
  /// The items of the section.
  public let items: [InternalMenuItem]

  /// Creates a section.
  public init(id: ID, items: [InternalMenuItem]) {
    self.id = id
    self.items = items
  }
}

/// An item of the internal menu. Only the value of a feature flag can change; a driver emits it.
public struct InternalMenuItem: Sendable, Identifiable {
  /// The identity of an item.
  public enum ID: Sendable, Hashable {
    /// Items without a flag.
    case version, designKit, crash
    /// The item of a feature flag.
    case toggle(InternalToggle)
  }

  /// The effect of selecting an item.
  public enum Kind: Sendable {
    /// Selecting the item has no effect. The item shows text.
    case description(String)
    /// Selecting the item turns a feature flag on or off.
    case featureToggle(isOn: Driver<Bool>)
    /// Selecting the item triggers an action.
    case actionTrigger
  }

  /// The identity of the item.
  public let id: ID
  /// The effect of selecting the item.
  public let kind: Kind

  /// Creates an item.
  public init(id: ID, kind: Kind) {
    self.id = id
    self.kind = kind
  }
}
