public import Networking

/// A stream of events of a server.
public enum StreamingChannel: Sendable, Hashable {
  /// The home timeline of the logged-in user.
  case home
  /// The notifications of the logged-in user.
  case notifications
  /// The public statuses of the server's own users.
  case local
  /// All public statuses on the server.
  case federated
  /// Public statuses with a hashtag, which is given without `#`.
  case tag(String)
  /// The statuses of the accounts in a list of the logged-in user.
  case list(EntityID)

  /// Creates the channel on which the server sends the new statuses of a timeline. Returns `nil` if there is none.
  public init?(_ timeline: Timeline) {
    switch timeline {
    case .home: self = .home
    case .local: self = .local
    case .federated: self = .federated
    case .list(let id): self = .list(id)
    case .tag(let tag): self = .tag(tag)
    case .account, .pinned, .bookmarks, .favourites: return nil
    }
  }
}

extension Endpoint where Response == Void {
  /// Returns the endpoint of a channel as a stream of server-sent events. Pass it to `events(_:reconnecting:scheduler:)`.
  public static func streaming(_ channel: StreamingChannel) -> Endpoint {
    let (path, query): (EndpointPath, Parameters) =
      switch channel {
      case .home: ("/api/v1/streaming/user", [:])
      case .notifications: ("/api/v1/streaming/user/notification", [:])
      case .local: ("/api/v1/streaming/public/local", [:])
      case .federated: ("/api/v1/streaming/public", [:])
      case .tag(let tag): ("/api/v1/streaming/hashtag", ["tag": tag])
      case .list(let id): ("/api/v1/streaming/list", ["list": id.description])
      }
    return Endpoint(.get, path, query: query, decoding: .ignored)
  }
  /// Returns the endpoint of a channel as a WebSocket. Pass it to `messages(_:sending:reconnecting:scheduler:)`.
  public static func streamingSocket(_ channel: StreamingChannel) -> Endpoint {
    let query: Parameters =
      switch channel {
      case .home: ["stream": "user"]
      case .notifications: ["stream": "user:notification"]
      case .local: ["stream": "public:local"]
      case .federated: ["stream": "public"]
      case .tag(let tag): ["stream": "hashtag", "tag": tag]
      case .list(let id): ["stream": "list", "list": id.description]
      }
    return Endpoint(.get, "/api/v1/streaming", query: query, decoding: .ignored)
  }
}
