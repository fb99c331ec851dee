/// The status that another status quotes, and whether the logged-in user can see it.
public struct Quote: Sendable, Hashable, Decodable {
  /// The state of a quote. Only a quote in the state ``accepted`` can be shown.
  public enum State: Sendable, Hashable {
    /// The author of the quoted status allows the quote.
    case accepted
    /// The author of the quoted status has not decided yet whether to allow the quote.
    case pending
    /// The author of the quoted status has not allowed the quote.
    case rejected
    /// The author of the quoted status has withdrawn the permission.
    case revoked
    /// The quoted status was deleted.
    case deleted
    /// The user is not allowed to see the quoted status.
    case unauthorized
    /// The user blocks the author of the quoted status.
    case blockedAccount
    /// The user blocks the server of the quoted status.
    case blockedDomain
    /// The user has muted the author of the quoted status.
    case mutedAccount
    /// A state that is unknown to this package, or empty if the server sends a status without a state. Treat it as
    /// ``unauthorized``.
    case other(String)
  }

  /// The state of the quote.
  public let state: State
  /// The ID of the quoted status, or `nil` if the server does not send it.
  public let statusID: EntityID?
  /// The quoted status, or `nil` if the server does not send it, or if the quote is within another quote. Servers also
  /// send statuses that the ``state`` does not allow to show.
  public var status: Status? { quoted?.value }

  private let quoted: Boxed<Status>?

  init(_ state: State, _ statusID: EntityID) {
    self.state = state
    self.statusID = statusID
    quoted = nil
  }

  /// Decodes the server's format. Mastodon wraps the quoted status or its ID in a state; other servers send the status
  /// itself.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: EntityKey.self)
    let word = object.contains("state") ? object.text("state") : nil
    let sent = object.value("quoted_status", as: Reference.self)
    if word == nil, sent == nil, !object.contains("quoted_status_id"), !object.contains("quoted_status") {
      state = .accepted
      statusID = try object.decode(EntityID.self, forKey: "id")
      quoted = Self.isNested(decoder) ? nil : Boxed(try Status(from: decoder))
    } else {
      // An ID without a state shows nothing.
      state = word.map(State.init) ?? (object.contains("quoted_status") ? .other("") : .accepted)
      statusID = sent?.id ?? object.value("quoted_status_id")
      // Without an author, only the ID of the quoted status was sent.
      let isShallow = sent?.hasAuthor != true || Self.isNested(decoder)
      quoted = isShallow ? nil : object.value("quoted_status").map(Boxed.init)
    }
  }

  /// Returns whether the quote is within another one. Such a status is not decoded, because each level takes stack
  /// space, and a server can send hundreds of them.
  private static func isNested(_ decoder: any Decoder) -> Bool {
    decoder.codingPath.count { $0.stringValue == "quote" } > 1
  }

  private struct Reference: Decodable {
    let id: EntityID
    let hasAuthor: Bool

    init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: EntityKey.self)
      id = try object.decode(EntityID.self, forKey: "id")
      hasAuthor = object.contains("account")
    }
  }
}

extension Quote.State {
  /// Creates a state from the name that the server sends.
  public init(_ text: String) {
    switch text {
    case "accepted": self = .accepted
    case "pending": self = .pending
    case "rejected": self = .rejected
    case "revoked": self = .revoked
    case "deleted": self = .deleted
    case "unauthorized": self = .unauthorized
    case "blocked_account": self = .blockedAccount
    case "blocked_domain": self = .blockedDomain
    case "muted_account": self = .mutedAccount
    default: self = .other(text)
    }
  }
}
