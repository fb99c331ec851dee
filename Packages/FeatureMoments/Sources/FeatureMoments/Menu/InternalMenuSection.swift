public import Reactive

/// A part of the menu of the program's makers.
public struct InternalMenuSection: Sendable, Identifiable {
  /// What a part is about.
  public enum ID: Sendable, Hashable, CaseIterable {
    case generalInfo, designKitDemo, featureToggles, tools
  }

  /// What it is about.
  public let id: ID
  /// What stands in it.
  public let items: [InternalMenuItem]

  /// Creates a part, for example for a preview.
  public init(id: ID, items: [InternalMenuItem]) {
    self.id = id
    self.items = items
  }
}

/// A line of the menu: what does not change is a property, what changes is a driver.
public struct InternalMenuItem: Sendable, Identifiable {
  /// Which line.
  public enum ID: Sendable, Hashable {
    case version, designKit, crash
    case toggle(InternalToggle)
  }

  /// What becomes of it when it is selected.
  public enum Kind: Sendable {
    /// Nothing: it tells something.
    case description(String)
    /// It is thrown.
    case featureToggle(isOn: Driver<Bool>)
    /// It leads somewhere.
    case actionTrigger
  }

  /// Which line it is.
  public let id: ID
  /// What becomes of it.
  public let kind: Kind

  /// Creates a line, for example for a preview.
  public init(id: ID, kind: Kind) {
    self.id = id
    self.kind = kind
  }
}
