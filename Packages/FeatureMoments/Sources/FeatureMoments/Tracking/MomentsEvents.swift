public import Foundation

/// A screen was shown.
public struct ScreenviewsEvent: NamedTrackingEvent, Hashable {
  /// What the screen is called in reports, the same on every platform.
  public let screenName: String
  /// The type behind the screen.
  public let screenClass: String

  public var name: String { "screen_view" }
  public var parameters: [String: String] { ["screen_name": screenName, "screen_class": screenClass] }
}

/// Somebody likes a moment, or does so no more. It has taken place.
public struct LikeEvent: NamedTrackingEvent, Hashable {
  /// Whether it is liked now.
  public let isLiked: Bool
  /// Which moment.
  public let momentID: String
  /// Who likes it.
  public let userID: String

  public var name: String { isLiked ? "moment-like" : "moment-unlike" }
  public var parameters: [String: String] {
    ["item_id": "moment-id-\(momentID)-user-id-\(userID)", "item_name": name]
  }
}

/// Somebody made the gesture that opens the internal menu.
public struct ShakeEvent: NamedTrackingEvent, Hashable {
  /// Who.
  public let userID: String
  /// When.
  public let date: Date

  public var name: String { "shake" }
  public var parameters: [String: String] {
    ["userID": userID, "datetime": date.formatted(.iso8601)]
  }
}

/// Anything else.
public struct GenericEvent: NamedTrackingEvent, Hashable {
  public let name: String
  public let parameters: [String: String]

  /// Creates an event.
  public init(name: String, parameters: [String: String] = [:]) {
    self.name = name
    self.parameters = parameters
  }
}
