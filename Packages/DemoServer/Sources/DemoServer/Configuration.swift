public import Foundation

extension DemoServer {
  /// What a server shows and how. The same seed and clock give the same answers.
  public struct Configuration: Sendable {
    /// Chooses names, texts and tokens.
    public var seed: UInt64 = 1
    /// The clock. New posts appear and cookies and tokens expire by it; time-outs and delays of connections do not use it.
    public var now: @Sendable () -> Date = { Date() }
    /// Where the state is kept so that it survives a restart: accounts, sessions, tokens, likes, posts. Nil keeps it in memory.
    public var stateFile: URL?
    /// Generated users in the coin ranking; the accounts come on top.
    public var rankedUsers = 240
    /// How many users overtake all others at each request for the ranking. With 2, the first two rows of page 2 are the last
    /// two of page 1 again.
    public var rankingShift = 0
    /// How often a new post appears in the timelines; `.zero` is never.
    public var postInterval = Duration.seconds(20)
    /// Puts escape sequences and bidirectional overrides into some names and texts, as a hostile server could.
    public var hasHostileTexts = false
    /// Requests to the Mastodon API that one token, or all without a token, may make in five minutes; then it answers 429.
    public var mastodonRateLimit = 300
    /// What the Mastodon API shows without a token.
    public var publicTimelines = PublicTimelines.open
    /// Requests to the Twitter API in fifteen minutes; then it answers 429.
    public var twitterRateLimit = 900
    /// Refuses all reads of the Twitter API with 403 and code 453, as the living service does on its free tier.
    public var refusesTwitterReads = false
    /// Requests to the GitHub API without a token in one hour; then it answers 403.
    public var gitHubRateLimit = 60
    /// Entries of the moments' feed. With fewer than four it is the first of them; 0 makes it empty.
    public var moments = 24
    /// What `/remote-config` answers at first.
    public var remoteConfig = RemoteConfig()
    /// What one client may cost.
    public var limits = Limits()

    /// What an administrator of a Mastodon server can choose for its public and hashtag timelines.
    public enum PublicTimelines: Sendable {
      /// Everybody may read them.
      case open
      /// They need a user's token.
      case restricted
      /// They are empty.
      case disabled
    }

    /// A lively world on the system's clock, in memory.
    public init() {}
  }

  /// Who can sign in from the start.
  public enum Accounts {
    /// wanandroid's user.
    public static let username = "alice_example"
    /// The password of every account that exists from the start.
    public static let password = "123456"
    /// The phone number of `/login`.
    public static let phoneNumber = "13800138000"
    /// A token of the Mastodon API with the scope `read`, for those who do not want to go through OAuth.
    public static let mastodonToken = "example-access-token"
    /// The key of the Twitter API.
    public static let twitterKey = "demo-key"
    /// The secret that belongs to ``twitterKey``.
    public static let twitterSecret = "demo-secret"
    /// A token of the GitHub API, which lifts its rate limit.
    public static let gitHubToken = "demo-github-token"
  }
}
