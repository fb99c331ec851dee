/// A provider of the user whose page the feature shows.
public protocol UserDataStore: Sendable {
  /// The user's identifier on the server.
  var userID: String { get }
}

/// The user of a server without accounts.
public struct SingleUser: UserDataStore {
  /// The user's identifier on the server.
  public let userID: String

  /// Creates a user. By default, it is the first user of the server.
  public init(id: String = "0") {
    userID = id
  }
}
