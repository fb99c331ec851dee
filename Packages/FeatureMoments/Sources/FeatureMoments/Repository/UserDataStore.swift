/// Who uses the program.
public protocol UserDataStore: Sendable {
  /// The server's number of the user.
  var userID: String { get }
}

/// The one user of a server without accounts.
public struct SingleUser: UserDataStore {
  public let userID: String

  /// Creates a user; the first one, unless told otherwise.
  public init(id: String = "0") {
    userID = id
  }
}
