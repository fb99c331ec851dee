public import Foundation
import Networking

/// A step of a login to a Mastodon server.
public enum MastodonStep: Sendable, Hashable {
  /// No login is running.
  case idle
  /// The server registers this program.
  case registering
  /// The user authorizes the program at a URL. The browser is then redirected to this machine, or the user pastes the
  /// code.
  ///
  /// - Parameters:
  ///   - isOpened: A Boolean value that indicates whether a browser was launched to open the URL.
  ///   - problem: The reason why the last response was not accepted, or `nil` if there has been no response.
  case waiting(URL, isOpened: Bool, problem: LoginFailure?)
  /// The program exchanges the code for a token.
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

  /// A Boolean value that indicates whether the login waits for the server, and not for the user.
  public var isBusy: Bool {
    switch self {
    case .registering, .exchanging: true
    case .idle, .waiting, .ended: false
    }
  }
}
