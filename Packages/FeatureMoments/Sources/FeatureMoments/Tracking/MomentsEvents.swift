public import Foundation

/// A screen was shown.
public struct ScreenviewsEvent: NamedTrackingEvent, Hashable {
  /// The name of the screen in reports, the same on every platform.
  public let screenName: String
  /// The type behind the screen.
  public let screenClass: String

  public var name: String { "screen_view" }
  public var parameters: [String: String] { ["screen_name": screenName, "screen_class": screenClass] }
}

/// The user has liked or unliked a moment, and the server has accepted it.
public struct LikeEvent: NamedTrackingEvent, Hashable {
  /// A Boolean value that indicates whether the moment is liked now.
  public let isLiked: Bool
  /// The moment.
  public let momentID: String
  /// The user.
  public let userID: String

  public var name: String { isLiked ? "moment-like" : "moment-unlike" }
  public var parameters: [String: String] {
    ["item_id": "moment-id-\(momentID)-user-id-\(userID)", "item_name": name]
  }
}

/// The user made the gesture that opens the internal menu.
public struct ShakeEvent: NamedTrackingEvent, Hashable {
  /// The user.
  public let userID: String
  /// The time.
  public let date: Date

  public var name: String { "shake" }
  public var parameters: [String: String] {
    ["userID": userID, "datetime": date.formatted(.iso8601)]
  }
}

/// Any other event.
public struct GenericEvent: NamedTrackingEvent, Hashable {
  public let name: String
  public let parameters: [String: String]

  /// Creates an event.
  public init(name: String, parameters: [String: String] = [:]) {
    self.name = name
    self.parameters = parameters
  }
}
