public import Networking

extension Endpoint where Response == Status {
  /// Returns the endpoint for a status.
  public static func status(_ id: EntityID) -> Endpoint { Endpoint(.get, "/api/v1/statuses/\(id)") }

  /// Returns the endpoint that adds a status to the favorites or removes it from them. The response is the status.
  /// Repeating the request changes nothing.
  public static func setFavourite(_ id: EntityID, _ isFavourite: Bool) -> Endpoint {
    isFavourite
      ? Endpoint(.post, "/api/v1/statuses/\(id)/favourite") : Endpoint(.post, "/api/v1/statuses/\(id)/unfavourite")
  }

  /// Returns the endpoint that adds a status to the bookmarks or removes it from them. The response is the status.
  /// Repeating the request changes nothing.
  public static func setBookmark(_ id: EntityID, _ isBookmarked: Bool) -> Endpoint {
    isBookmarked
      ? Endpoint(.post, "/api/v1/statuses/\(id)/bookmark") : Endpoint(.post, "/api/v1/statuses/\(id)/unbookmark")
  }

  /// Returns the endpoint that boosts a status or withdraws the boost. The response to a boost is the boost, whose
  /// ``Status/reblog`` is the status.
  public static func setReblog(_ id: EntityID, _ isReblogged: Bool) -> Endpoint {
    isReblogged ? Endpoint(.post, "/api/v1/statuses/\(id)/reblog") : Endpoint(.post, "/api/v1/statuses/\(id)/unreblog")
  }

  /// Returns the endpoint that mutes or unmutes the conversation of a status, about which the logged-in user then gets no
  /// notifications. The response is the status. Repeating the request changes nothing.
  public static func setConversationMute(_ id: EntityID, _ isMuted: Bool) -> Endpoint {
    isMuted ? Endpoint(.post, "/api/v1/statuses/\(id)/mute") : Endpoint(.post, "/api/v1/statuses/\(id)/unmute")
  }

  /// Returns the endpoint that publishes a status.
  ///
  /// - Parameters:
  ///   - draft: The status.
  ///   - key: An idempotency key. Pass the same key for each attempt to publish one status. Mastodon publishes one
  ///     status for all requests with the same key within an hour. Other servers may publish one status for each
  ///     request.
  public static func post(_ draft: StatusDraft, key: String) -> Endpoint {
    Endpoint(.post, "/api/v1/statuses", headers: ["Idempotency-Key": key], body: .form(draft.parameters))
  }

  /// Returns the endpoint that replaces the content of a status of the logged-in user with a draft. The visibility
  /// cannot be changed.
  ///
  /// Mastodon removes everything that the draft lacks: the content warning, the files that are not in
  /// ``StatusDraft/mediaIDs``, and the poll with its votes if ``StatusDraft/poll`` is `nil`. If the poll's options or
  /// ``PollDraft/isMultiple`` differ from those of the status, Mastodon deletes the votes.
  public static func edit(_ id: EntityID, _ draft: StatusDraft) -> Endpoint {
    Endpoint(.put, "/api/v1/statuses/\(id)", body: .form(draft.parameters))
  }

  /// Returns the endpoint that deletes a status of the logged-in user. The response is the status.
  public static func delete(_ id: EntityID) -> Endpoint { Endpoint(.delete, "/api/v1/statuses/\(id)") }
}

extension Endpoint where Response == StatusContext {
  /// Returns the endpoint for the thread around a status. Without a login, servers may limit the thread's length.
  public static func context(of id: EntityID) -> Endpoint { Endpoint(.get, "/api/v1/statuses/\(id)/context") }
}

extension Endpoint where Response == [StatusEdit] {
  /// Returns the endpoint for all versions of a status, oldest first.
  public static func history(of id: EntityID) -> Endpoint {
    Endpoint(.get, "/api/v1/statuses/\(id)/history", decoding: .entities())
  }
}

extension Endpoint where Response == StatusSource {
  /// Returns the endpoint for the source of a status of the logged-in user.
  public static func source(of id: EntityID) -> Endpoint { Endpoint(.get, "/api/v1/statuses/\(id)/source") }
}

extension Endpoint where Response == Poll {
  /// Returns the endpoint for a poll.
  public static func poll(_ id: EntityID) -> Endpoint { Endpoint(.get, "/api/v1/polls/\(id)") }

  /// Returns the endpoint that votes in a poll. The request fails with 422 if the user has voted before.
  ///
  /// - Parameter choices: Indices of ``Poll/options``.
  public static func vote(_ choices: [Int], in id: EntityID) -> Endpoint {
    var form: Parameters = [:]
    for choice in choices { form.add("choices[]", "\(choice)") }
    return Endpoint(.post, "/api/v1/polls/\(id)/votes", body: .form(form))
  }
}

/// A status to publish.
public struct StatusDraft: Sendable, Hashable {
  /// The text, in the server's source format, which is plain text on Mastodon.
  public var text: String
  /// The content warning, or `nil` if there is none.
  public var spoilerText: String?
  /// A Boolean value that indicates whether media are hidden until a reader asks for them.
  public var isSensitive: Bool
  /// The visibility, or `nil` for the user's default at the server.
  public var visibility: Status.Visibility?
  /// A language code such as `en`, or `nil` for the user's default at the server.
  public var language: String?
  /// The ID of the status that the draft replies to, or `nil` if the draft is not a reply.
  public var inReplyToID: EntityID?
  /// The ID of the status that the draft quotes, or `nil` if it quotes none. See ``Instance/acceptsQuotes``. An edit keeps the
  /// quote of its status.
  public var quotedID: EntityID?
  /// The IDs of uploaded files.
  public var mediaIDs: [EntityID]
  /// The poll, or `nil` if there is none. Mastodon refuses a draft with both files and a poll.
  public var poll: PollDraft?

  /// Creates a draft.
  public init(
    _ text: String, spoilerText: String? = nil, isSensitive: Bool = false, visibility: Status.Visibility? = nil,
    language: String? = nil, inReplyTo inReplyToID: EntityID? = nil, quoting quotedID: EntityID? = nil,
    mediaIDs: [EntityID] = [], poll: PollDraft? = nil
  ) {
    self.text = text
    self.spoilerText = spoilerText
    self.isSensitive = isSensitive
    self.visibility = visibility
    self.language = language
    self.inReplyToID = inReplyToID
    self.quotedID = quotedID
    self.mediaIDs = mediaIDs
    self.poll = poll
  }

  var parameters: Parameters {
    var parameters: Parameters = [
      "status": text, "spoiler_text": spoilerText, "sensitive": isSensitive ? "true" : nil,
      "visibility": visibility?.text, "language": language, "in_reply_to_id": inReplyToID?.description,
      "quoted_status_id": quotedID?.description,
    ]
    for id in mediaIDs { parameters.add("media_ids[]", id.description) }
    poll?.add(to: &parameters)
    return parameters
  }
}
