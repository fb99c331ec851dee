public import Foundation

/// The reading positions that a server stores for all clients of one user.
public struct Markers: Sendable, Hashable, Decodable {
  /// A reading position.
  public struct Marker: Sendable, Hashable, Decodable {
    /// The ID of the last status or notification that the user has read.
    public let lastReadID: EntityID
    /// The time at which the position was stored, or `nil` if the server does not specify it.
    public let updatedAt: Date?

    /// Decodes the server's format. Fields that are not essential have defaults.
    public init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: EntityKey.self)
      lastReadID = try object.decode(EntityID.self, forKey: "last_read_id")
      updatedAt = object.date("updated_at")
    }
  }

  /// The position in the home timeline, or `nil` if none is stored.
  public let home: Marker?
  /// The position among the notifications, or `nil` if none is stored.
  public let notifications: Marker?

  /// Decodes the server's format. Fields that are not essential have defaults.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: EntityKey.self)
    home = object.value("home")
    notifications = object.value("notifications")
  }
}
