public import Reactive

/// A section of the internal menu.
public struct InternalMenuSection: Sendable, Identifiable {
  /// The subject of a section.
  public enum ID: Sendable, Hashable, CaseIterable {
    case generalInfo, designKitDemo, featureToggles, tools
  }

  /// The subject.
  public let id: ID
  /// The items.
  public let items: [InternalMenuItem]

  /// Creates a section.
  public init(id: ID, items: [InternalMenuItem]) {
    self.id = id
    self.items = items
  }
}

/// An item of the internal menu. What does not change is a property, what changes is a driver.
public struct InternalMenuItem: Sendable, Identifiable {
  /// The identity of an item.
  public enum ID: Sendable, Hashable {
    case version, designKit, crash
    case toggle(InternalToggle)
  }

  /// What selecting an item does.
  public enum Kind: Sendable {
    /// Nothing. The item shows a text.
    case description(String)
    /// Turns a feature flag on or off.
    case featureToggle(isOn: Driver<Bool>)
    /// Leads somewhere.
    case actionTrigger
  }

  /// The identity.
  public let id: ID
  /// What selecting the item does.
  public let kind: Kind

  /// Creates an item.
  public init(id: ID, kind: Kind) {
    self.id = id
    self.kind = kind
  }
}
