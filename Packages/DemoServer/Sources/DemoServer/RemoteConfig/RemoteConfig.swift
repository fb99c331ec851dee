extension DemoServer {
  /// What `/remote-config` answers: the switches that an application reads from afar.
  public struct RemoteConfig: Codable, Equatable, Sendable {
    /// Whether avatars are drawn round.
    public var isRoundedAvatar: Bool
    /// `heart` or `star`; another text stands for a variant that the application does not know. Left out when nil.
    public var likeButtonStyle: String?

    /// The defaults: square avatars, hearts.
    public init(isRoundedAvatar: Bool = false, likeButtonStyle: String? = "heart") {
      self.isRoundedAvatar = isRoundedAvatar
      self.likeButtonStyle = likeButtonStyle
    }
  }
}

/// `GET /remote-config`.
struct RemoteConfigAPI: APIFamily {
  var config: DemoServer.RemoteConfig

  static var notFound: Response { Response.statusPage(404) }

  static let routes: [Route<RemoteConfigAPI>] = [.get("/") { api, _ in .json(api.json) }]

  var json: JSON {
    let rounded: JSON = ["isRoundedAvatar": .bool(config.isRoundedAvatar)]
    return config.likeButtonStyle.map { rounded.merging(["likeButtonStyle": .string($0)]) } ?? rounded
  }
}
