public import Foundation

/// How far a sign-in at Mastodon has come.
public enum MastodonStep: Sendable, Hashable {
  /// Nothing is under way.
  case idle
  /// The server is told of this program.
  case registering
  /// The user is to say yes or no at an address, and then to come back by the browser or to paste what is there.
  ///
  /// - Parameters:
  ///   - isOpened: Whether a browser was asked to open it.
  ///   - problem: What was wrong with the last answer, which did not count.
  case waiting(URL, isOpened: Bool, problem: LoginFailure?)
  /// The answer is exchanged for a token.
  case exchanging
  /// It is over.
  case ended(Result<LoginSession, LoginFailure>)

  /// Whether another sign-in can begin.
  public var isOver: Bool {
    switch self {
    case .idle, .ended: true
    case .registering, .waiting, .exchanging: false
    }
  }

  /// Whether the server has something to do, and the user has not.
  public var isBusy: Bool {
    switch self {
    case .registering, .exchanging: true
    case .idle, .waiting, .ended: false
    }
  }
}
