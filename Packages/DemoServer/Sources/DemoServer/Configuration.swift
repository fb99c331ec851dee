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
    /// What one client may cost.
    public var limits = Limits()

    /// A lively world on the system's clock, in memory.
    public init() {}
  }

  /// Who can sign in from the start.
  public enum Accounts {
    /// wanandroid's user.
    public static let username = "alice_example"
    /// The password of every account that exists from the start.
    public static let password = "123456"
  }
}
