public import Foundation

/// The event of a screen that was shown.
public struct ScreenviewsEvent: NamedTrackingEvent, Hashable {
  /// The name of the screen in reports, the same on every platform.
  public let screenName: String
  /// The name of the screen's type in reports.
  public let screenClass: String

  /// The name of the event.
  public var name: String { "screen_view" }
  /// The name and the type of the screen.
  public var parameters: [String: String] { ["screen_name": screenName, "screen_class": screenClass] }
}

/// The event of a like or unlike that the server has accepted.
public struct LikeEvent: NamedTrackingEvent, Hashable {
  /// A Boolean value that indicates whether the user likes the moment now.
  public let isLiked: Bool
  /// The identifier of the moment.
  public let momentID: String
  /// The identifier of the user.
  public let userID: String

  /// The name of the event: `moment-like` or `moment-unlike`.
  public var name: String { isLiked ? "moment-like" : "moment-unlike" }
  /// The identifiers of the moment and the user, and the name of the event.
  public var parameters: [String: String] {
    ["item_id": "moment-id-\(momentID)-user-id-\(userID)", "item_name": name]
  }
}

/// The event of the gesture that opens the internal menu.
public struct ShakeEvent: NamedTrackingEvent, Hashable {
  /// The identifier of the user.
  public let userID: String
  /// The time of the gesture.
  public let date: Date

  /// The name of the event.
  public var name: String { "shake" }
  /// The identifier of the user and the time of the gesture.
  public var parameters: [String: String] {
    ["userID": userID, "datetime": date.formatted(.iso8601)]
  }
}

/// An event with any name and parameters.
public struct GenericEvent: NamedTrackingEvent, Hashable {
  /// The name of the event.
  public let name: String
  /// The parameters of the event.
  public let parameters: [String: String]

  /// Creates an event.
  public init(name: String, parameters: [String: String] = [:]) {
    self.name = name
    self.parameters = parameters
  }
}
