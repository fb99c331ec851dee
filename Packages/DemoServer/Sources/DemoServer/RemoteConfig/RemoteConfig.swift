extension DemoServer {
  /// The response of `/remote-config`: the feature flags that an application reads from the server.
  public struct RemoteConfig: Codable, Equatable, Sendable {
    /// A Boolean value that indicates whether avatars are round.
    public var isRoundedAvatar: Bool
    /// The style of the like button: `heart`, `star`, or any other text for a style that is unknown to the application.
    /// Omitted if `nil`.
    public var likeButtonStyle: String?

    /// Creates a configuration. The defaults are square avatars and hearts.
    public init(isRoundedAvatar: Bool = false, likeButtonStyle: String? = "heart") {
      self.isRoundedAvatar = isRoundedAvatar
      self.likeButtonStyle = likeButtonStyle
    }
  }
}

/// The API from which clients read the feature flags: `GET /remote-config`.
struct RemoteConfigAPI: APIFamily {
  var config: DemoServer.RemoteConfig

  static var notFound: Response { Response.statusPage(404) }

  static let routes: [Route<RemoteConfigAPI>] = [.get("/") { api, _ in .json(api.json) }]

  var json: JSON {
    let rounded: JSON = ["isRoundedAvatar": .bool(config.isRoundedAvatar)]
    return config.likeButtonStyle.map { rounded.merging(["likeButtonStyle": .string($0)]) } ?? rounded
  }
}
