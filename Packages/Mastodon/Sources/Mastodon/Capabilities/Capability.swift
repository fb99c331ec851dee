import Networking

/// A part of the API that a compatible server may lack.
public enum Capability: String, Sendable, Hashable, CaseIterable, Codable {
  /// The home timeline.
  case home
  /// The local and the federated timeline.
  case publicTimelines
  /// The timelines of hashtags.
  case tags
  /// Lists of accounts.
  case lists
  /// Bookmarks.
  case bookmarks
  /// Favorites.
  case favourites
  /// Notifications.
  case notifications
  /// Reading positions that clients share.
  case markers
  /// The search for accounts, statuses and hashtags.
  case search
  /// The lookup of an account by its name.
  case accountLookup
  /// The thread around a status.
  case threads
  /// The versions of an edited status.
  case history
  /// Polls.
  case polls
  /// The delivery of new statuses without polling.
  case streaming
  /// Translations of statuses.
  case translation
}

/// The availability of a part of the API on a server.
public enum Availability: String, Sendable, Hashable, Codable {
  /// The server supports the capability.
  case available
  /// The server supports the capability for logged-in users only.
  case requiresLogin
  /// The server lacks the capability.
  case missing
}

/// The known capabilities of a server, derived from its responses.
///
/// The version of a server is not reliable: compatible servers have their own version numbers, or claim a version of
/// Mastodon that they implement only in part. Therefore, a capability is unknown until a response shows that it exists
/// or is missing.
public struct Capabilities: Sendable, Hashable, Codable {
  private var known: [Capability: Availability] = [:]

  /// Creates a value in which every capability is unknown.
  public init() {}

  /// The availability of a capability, or `nil` if no response has shown it.
  public subscript(capability: Capability) -> Availability? { known[capability] }

  /// Records the capabilities that a server's description mentions. Does not change the others.
  public mutating func record(_ instance: Instance) {
    if instance.streamingURL != nil { known[.streaming] = .available }
    if instance.maxPollOptions != nil { known[.polls] = .available }
    if let translates = instance.translates { known[.translation] = translates ? .available : .missing }
  }

  /// Records that a request for a capability succeeded.
  public mutating func recordSuccess(_ capability: Capability) { known[capability] = .available }

  /// Records that a request for a capability failed.
  ///
  /// The server lacks the capability if it responds with 404, 405, 410 or 501 to a request that names no entity. The
  /// capability requires a login if the server responds with 401 to a request without a token. Any other failure has no
  /// effect, and neither does a 404 response to a request that names an entity, because the entity may be missing. A
  /// failure does not change a capability that is known to be available.
  ///
  /// - Parameters:
  ///   - error: The error of the request.
  ///   - capability: The capability that the request needs.
  ///   - namesEntity: A Boolean value that indicates whether the request contained an ID, a name or a hashtag.
  ///   - isAuthorized: A Boolean value that indicates whether the request contained a token.
  public mutating func recordFailure(
    _ error: any Error, of capability: Capability, namesEntity: Bool, isAuthorized: Bool
  ) {
    guard known[capability] != .available, case NetworkError.status(let failure) = error else { return }
    switch failure.code {
    case 404, 405, 410, 501: if !namesEntity { known[capability] = .missing }
    case 401: if !isAuthorized { known[capability] = .requiresLogin }
    default: return
    }
  }
}
