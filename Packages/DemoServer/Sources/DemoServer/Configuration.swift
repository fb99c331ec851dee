public import Foundation

extension DemoServer {
  /// The settings of a server. Servers with the same seed and clock send the same responses.
  public struct Configuration: Sendable {
    /// The seed that determines names, texts and tokens.
    public var seed: UInt64 = 1
    /// The clock that determines when new posts appear and when cookies and authorization codes expire. Timeouts and
    /// delays of connections do not use this clock.
    public var now: @Sendable () -> Date = { Date() }
    /// The file that stores accounts, sessions, tokens, likes and posts across restarts, or `nil` to store them in
    /// memory only.
    public var stateFile: URL?
    /// The number of generated users in the coin ranking, in addition to the accounts.
    public var rankedUsers = 240
    /// The number of users who overtake all others at each request for the ranking. With 2, the first two rows of page
    /// 2 repeat the last two rows of page 1.
    public var rankingShift = 0
    /// The time between two new posts in the timelines, or `.zero` for no new posts.
    public var postInterval = Duration.seconds(20)
    /// A Boolean value that indicates whether some names and texts contain escape sequences and bidirectional
    /// overrides, as a hostile server could send them.
    public var hasHostileTexts = false
    /// The number of requests to the Mastodon API that each token, and all clients without a token together, may make
    /// in five minutes. The API responds to further requests with 429.
    public var mastodonRateLimit = 300
    /// The access to the public and hashtag timelines of the Mastodon API.
    public var publicTimelines = PublicTimelines.open
    /// A Boolean value that indicates whether the Mastodon API streams over WebSocket only, as GoToSocial does.
    public var streamsOverWebSocketOnly = false
    /// The number of requests that each endpoint of the Twitter API allows in fifteen minutes. The API responds to
    /// further requests with 429.
    public var twitterRateLimit = 900
    /// A Boolean value that indicates whether the Twitter API refuses all reads with status 403 and code 453, as the
    /// real service does on its free tier.
    public var refusesTwitterReads = false
    /// The number of requests without a token that the GitHub API allows in one hour. The API responds to further
    /// requests with 403.
    public var gitHubRateLimit = 60
    /// The number of entries in the moments feed. The first four do not depend on the seed.
    public var moments = 24
    /// The initial response of `/remote-config`.
    public var remoteConfig = RemoteConfig()
    /// The services that features bring, in their initial state.
    public var services: [any Service] = []
    /// The limits for requests and connections.
    public var limits = Limits()

    /// The access that the administrator of a Mastodon server grants to its public and hashtag timelines.
    public enum PublicTimelines: Sendable {
      /// The timelines can be read without a token.
      case open
      /// The timelines require a user's token.
      case restricted
      /// The timelines are empty.
      case disabled
    }

    /// Creates the default settings: the server uses the system's clock and stores its state in memory only.
    public init() {}
  }

  /// The credentials that are valid from the start.
  public enum Accounts {
    /// The username of the wanandroid account.
    public static let username = "alice_example"
    /// The password of every account that exists from the start.
    public static let password = "123456"
    /// The cookies of a session of the wanandroid account, for clients without a login. The session is open from the
    /// start and after each reset.
    public static let sessionCookies = ["loginUserName": username, "token_pass": "demo-session"]
    /// The phone number for `/login`.
    public static let phoneNumber = "13800138000"
    /// The username of the demo user of the Mastodon API.
    public static let mastodonUsername = "mira_okafor"
    /// A token of the demo user of the Mastodon API with the scopes `read` and `write`, for clients without OAuth.
    public static let mastodonToken = "example-access-token"
    /// The registered program that can revoke ``mastodonToken``.
    public static let mastodonClient = (id: "demo-client", secret: "demo-client-secret")
    /// The key of the Twitter API.
    public static let twitterKey = "demo-key"
    /// The secret for ``twitterKey``.
    public static let twitterSecret = "demo-secret"
    /// A token of the GitHub API. The number of requests with this token is not limited.
    public static let gitHubToken = "demo-github-token"
    /// The secrets that clients need, keyed by the names under which they store them.
    public static let secrets = [
      "twitter-key": twitterKey, "twitter-secret": twitterSecret, "github-token": gitHubToken,
    ]
  }
}
