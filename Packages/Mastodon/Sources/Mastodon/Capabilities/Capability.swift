public import Networking

/// A part of the API that a compatible server may lack.
public enum Capability: String, Sendable, Hashable, CaseIterable, Codable {
  case home, publicTimelines, tags, lists, bookmarks, favourites, notifications, markers, search, accountLookup,
    threads, history, polls
}

/// What is known about the capabilities of a server, from its own replies.
///
/// A version says little, because servers count on their own or claim to be compatible with a version of Mastodon that they implement in
/// part. So a capability is unknown until a reply shows that it exists or is missing.
public struct Capabilities: Sendable, Hashable, Codable {
  private var known: [Capability: Bool] = [:]

  /// Creates a value without knowledge.
  public init() {}

  /// Whether the server has a capability, or `nil` if no reply has shown it.
  public subscript(capability: Capability) -> Bool? { known[capability] }

  /// Records that a request for a capability succeeded.
  public mutating func recordSuccess(_ capability: Capability) { known[capability] = true }

  /// Records that a request for a capability failed.
  ///
  /// The server lacks the capability if it replies 404, 405, 410 or 501 to a request that names no entity. Any other failure says nothing about
  /// it, and neither does such a reply to a request that names one, because that may be what is missing.
  ///
  /// - Parameter namesEntity: Whether the request contained an id, a name or a tag.
  public mutating func recordFailure(_ error: NetworkError, of capability: Capability, namesEntity: Bool) {
    guard !namesEntity, known[capability] != true, case .status(let failure) = error,
      [404, 405, 410, 501].contains(failure.code)
    else { return }
    known[capability] = false
  }
}
