import Foundation

/// A reading position that clients share.
struct Marker: Codable, Equatable, Sendable {
  var lastReadID: String
  var updated: Date
  var version: Int
}

extension Mastodon {
  /// Responds with a page of the notifications of the token's user. Requires a user's token.
  ///
  /// Every third post causes a notification with the ID of the post, unless the user is the author.
  func notifications(_ request: Request) -> Response {
    guarded(request, scope: "read:notifications") {
      let user = user(of: request)
      return page(of: request, nextOnlyIfFull: true, where: { $0.index.isMultiple(of: 3) && $0.author != user }) {
        notification($0, to: user, at: request.date)
      }
    }
  }

  /// Returns a notification of one of five kinds. Favorites and boosts are about the user's latest post, so several
  /// notifications are about the same post.
  private func notification(_ post: Post, to user: Person, at date: Date) -> JSON {
    let latest = posts.newest(in: 0..<post.index, limit: 1) { $0.author == user && $0.boosted == nil }.first
    let requester = latest == nil ? nil : self.requester(post)
    let (kind, status): (String, Post?) =
      switch (post.index / 3 % 6, latest) {
      case (0, _), (_, nil): ("mention", post)
      case (1, _): (requester == nil ? "follow" : "follow_request", nil)
      case (2, let latest): ("reblog", latest)
      case (_, let latest): ("favourite", latest)
      }
    let notification: JSON = [
      "id": .string(String(PostIdentifiers.mastodon.id(of: post.index))), "type": .string(kind),
      "created_at": .string(Date(milliseconds: post.milliseconds).iso8601Milliseconds),
      "account": Self.entity(requester ?? post.author, at: date),
    ]
    return status.map { notification.merging(["status": entity($0, at: date)]) } ?? notification
  }

  /// Returns the person whose request to follow the user caused a notification, or `nil` for other notifications. A request
  /// that the user has answered causes none.
  private func requester(_ post: Post) -> Person? {
    let requesters = Person.all.filter { relation(to: $0).isRequesting }
    return post.index % 54 == 3 && !requesters.isEmpty ? requesters[post.index / 54 % requesters.count] : nil
  }

  /// Responds with the markers of the requested timelines. Omits markers that were never set.
  func markers(_ request: Request) -> Response {
    guarded(request, scope: "read:statuses") {
      let asked = request.query.fields.filter { $0.name == "timeline[]" }.map(\.value)
      return .json(Self.entity((state.markers ?? [:]).filter { asked.contains($0.key) }))
    }
  }

  /// Sets the markers that the request contains in the form `notifications[last_read_id]=1`, and responds with them.
  mutating func setMarkers(_ request: Request) -> Response {
    var changed: [String: Marker] = [:]
    for timeline in ["home", "notifications"] {
      guard let id = request.form["\(timeline)[last_read_id]"], !id.isEmpty, id.utf8.count <= 40 else { continue }
      let version = state.markers?[timeline].map { $0.version &+ 1 } ?? 0
      changed[timeline] = Marker(lastReadID: id, updated: request.date, version: version)
    }
    let response = guarded(request, scope: "write:statuses") { .json(Self.entity(changed)) }
    if response.status == 200 { state.markers = (state.markers ?? [:]).merging(changed) { $1 } }
    return response
  }

  private static func entity(_ markers: [String: Marker]) -> JSON {
    .object(
      markers.mapValues { marker in
        [
          "last_read_id": .string(marker.lastReadID), "updated_at": .string(marker.updated.iso8601Milliseconds),
          "version": .int(marker.version),
        ]
      })
  }
}
