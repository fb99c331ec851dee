public import Foundation
import Networking

/// The steps of a login at a Mastodon server.
public enum MastodonStep: Sendable, Hashable {
  /// No login is running.
  case idle
  /// The server registers this program.
  case registering
  /// The user decides at an address, and comes back by the browser or pastes the answer.
  ///
  /// - Parameters:
  ///   - isOpened: Whether a browser was asked to open the address.
  ///   - problem: Why the last answer was ignored.
  case waiting(URL, isOpened: Bool, problem: LoginFailure?)
  /// The answer is exchanged for a token.
  case exchanging
  /// The login has ended.
  case ended(LoginResult)

  /// A Boolean value that indicates whether another login can start.
  public var isOver: Bool {
    switch self {
    case .idle, .ended: true
    case .registering, .waiting, .exchanging: false
    }
  }

  /// A Boolean value that indicates whether the server, and not the user, has to answer next.
  public var isBusy: Bool {
    switch self {
    case .registering, .exchanging: true
    case .idle, .waiting, .ended: false
    }
  }
}
