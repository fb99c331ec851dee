public import Networking

/// The endpoints that change the relationship of the logged-in user to another account. Repeating a request changes
/// nothing.
extension Endpoint where Response == Relationship {
  /// Returns the endpoint that follows or unfollows an account. Following a locked account requests the owner's
  /// approval.
  public static func setFollow(_ id: EntityID, _ isFollowing: Bool) -> Endpoint {
    isFollowing ? Endpoint(.post, "/api/v1/accounts/\(id)/follow") : Endpoint(.post, "/api/v1/accounts/\(id)/unfollow")
  }

  /// Returns the endpoint that mutes or unmutes an account.
  public static func setMute(_ id: EntityID, _ isMuted: Bool) -> Endpoint {
    isMuted ? Endpoint(.post, "/api/v1/accounts/\(id)/mute") : Endpoint(.post, "/api/v1/accounts/\(id)/unmute")
  }

  /// Returns the endpoint that blocks or unblocks an account. A block ends the follows between both accounts.
  public static func setBlock(_ id: EntityID, _ isBlocked: Bool) -> Endpoint {
    isBlocked ? Endpoint(.post, "/api/v1/accounts/\(id)/block") : Endpoint(.post, "/api/v1/accounts/\(id)/unblock")
  }

  /// Returns the endpoint that accepts or rejects the request of an account to follow the logged-in user. The request
  /// fails with 404 if the account does not ask, for example because the request was answered before.
  public static func answerFollowRequest(of id: EntityID, _ isAccepted: Bool) -> Endpoint {
    isAccepted
      ? Endpoint(.post, "/api/v1/follow_requests/\(id)/authorize")
      : Endpoint(.post, "/api/v1/follow_requests/\(id)/reject")
  }
}

extension Endpoint where Response == Report {
  /// Returns the endpoint that reports an account to the moderators of the server. Each request creates a report.
  ///
  /// - Parameters:
  ///   - id: The account.
  ///   - statuses: Statuses of the account that the report is about.
  ///   - comment: An explanation, at most 1,000 characters on Mastodon.
  public static func report(_ id: EntityID, statuses: [EntityID] = [], comment: String) -> Endpoint {
    var form: Parameters = ["account_id": id.description, "comment": comment]
    for status in statuses { form.add("status_ids[]", status.description) }
    return Endpoint(.post, "/api/v1/reports", body: .form(form))
  }
}
