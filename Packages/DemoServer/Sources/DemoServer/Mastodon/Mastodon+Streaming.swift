import Foundation

/// A stream of events that a client has opened, and the position up to which it has received them.
struct EventFeed: Sendable, Equatable {
  enum Channel: Sendable, Equatable {
    case user
    case notifications
    case federated
    case local
    case tag
    case list

    /// The channel that a WebSocket requests by name.
    init?(stream: String) {
      switch stream {
      case "user": self = .user
      case "user:notification": self = .notifications
      case "public": self = .federated
      case "public:local": self = .local
      case "hashtag": self = .tag
      case "list": self = .list
      default: return nil
      }
    }
  }

  let channel: Channel
  let authorization: String
  /// The fields of the request that opened the stream.
  let fields: FormFields
  /// The index of the next post.
  var next: Int
  /// The number of edits and deletions that are sent.
  var changes: Int
  /// The number of events after which the server closes the connection, or `nil` if it does not.
  var remaining: Int?
  /// Whether the events are messages on a WebSocket, one per line, and not server-sent events.
  var isWebSocket = false

  fileprivate func event(_ type: String, _ text: String) -> String {
    guard isWebSocket else { return "event: \(type)\ndata: \(text)\n\n" }
    let message: JSON = ["stream": [.string(fields["stream"] ?? "")], "event": .string(type), "payload": .string(text)]
    return String(decoding: message.data, as: UTF8.self) + "\n"
  }
}

extension Mastodon {
  /// Opens a stream of server-sent events. Requires a user's token, as Mastodon does.
  func stream(_ channel: EventFeed.Channel, _ request: Request) -> Response {
    if streamsOverWebSocketOnly { return Self.notFound }
    return guarded(request, scope: channel == .notifications ? "read:notifications" : "read:statuses") {
      var response = Response(status: 200, type: "text/event-stream", headers: ["Cache-Control": "private, no-store"])
      response.feed = EventFeed(
        channel: channel, authorization: request.headers["Authorization"] ?? "", fields: request.query,
        next: posts.indices.upperBound, changes: posts.changes.count)
      return response
    }
  }

  /// Opens a WebSocket that sends the events of a channel.
  func webSocket(_ request: Request) -> Response {
    guard request.headers.tokens(of: "Upgrade") == ["websocket"], let key = request.headers["Sec-WebSocket-Key"],
      request.headers["Sec-WebSocket-Version"] == "13"
    else { return .error("This route needs a WebSocket", status: 400) }
    guard let channel = request.query["stream"].flatMap(EventFeed.Channel.init) else {
      return .error("Unknown stream type", status: 400)
    }
    return guarded(request, scope: channel == .notifications ? "read:notifications" : "read:statuses") {
      var response = Response(
        status: 101, headers: ["Upgrade": "websocket", "Sec-WebSocket-Accept": WebSocketPeer.acceptance(of: key)])
      response.feed = EventFeed(
        channel: channel, authorization: request.headers["Authorization"] ?? "", fields: request.query,
        next: posts.indices.upperBound, changes: posts.changes.count, isWebSocket: true)
      return response
    }
  }

  /// Returns the events that have occurred since the last call: those of the posts that the routes of timelines and
  /// notifications return for `min_id`, and then the edits and deletions.
  func events(of feed: inout EventFeed, at date: Date) -> Data {
    guard feed.remaining != 0 else { return Data() }
    var sent = newPosts(of: &feed, at: date)
    sent += changes(of: &feed, at: date)
    sent = Array(sent.prefix(feed.remaining ?? .max))
    feed.remaining = feed.remaining.map { $0 - sent.count }
    return Data(sent.joined().utf8)
  }

  /// Returns the edits and deletions since the last call. Public streams have no edits of posts that are not public.
  private func changes(of feed: inout EventFeed, at date: Date) -> [String] {
    let new = posts.changes.dropFirst(feed.changes)
    feed.changes = posts.changes.count
    if feed.channel == .notifications { return [] }
    return new.compactMap { [feed] change in
      if change.isDeletion { return feed.event("delete", String(PostIdentifiers.mastodon.id(of: change.index))) }
      guard let post = posts[change.index], feed.channel == .user || post.visibility == "public" else { return nil }
      return feed.event("status.update", String(decoding: entity(post, at: date).data, as: UTF8.self))
    }
  }

  private func newPosts(of feed: inout EventFeed, at date: Date) -> [String] {
    let last = min(feed.next + 40, posts.indices.upperBound)
    guard feed.next < last else { return [] }
    var request = Request(
      method: "GET", segments: [],
      query: ["min_id": String(PostIdentifiers.mastodon.id(of: feed.next - 1)), "limit": "40"],
      headers: ["Authorization": feed.authorization])
    request.date = date
    var events: [(id: Int, text: String)] = []
    func add(_ type: String, _ response: Response) {
      guard case .array(let items)? = try? JSON(parsing: response.body) else { return }
      for item in items {
        guard let id = item["id"]?.text.flatMap(Int.init), id < PostIdentifiers.mastodon.id(of: last) else { continue }
        events.append((id, feed.event(type, String(decoding: item.data, as: UTF8.self))))
      }
    }
    switch feed.channel {
    case .user:
      add("update", homeTimeline(request))
      add("notification", notifications(request))
    case .notifications: add("notification", notifications(request))
    case .federated: add("update", publicTimeline(request))
    case .local:
      request.query = request.query.setting("local", to: "true")
      add("update", publicTimeline(request))
    case .tag:
      request.parameters["tag"] = feed.fields["tag"]
      add("update", tagTimeline(request))
    case .list:
      request.parameters["id"] = feed.fields["list"]
      add("update", listTimeline(request))
    }
    feed.next = last
    return events.sorted { $0.id < $1.id }.map(\.text)
  }
}
