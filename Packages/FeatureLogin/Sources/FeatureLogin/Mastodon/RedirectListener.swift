public import Foundation
public import Reactive

/// Waits on this machine for a browser that a server sends back.
public protocol RedirectListener: Sendable {
  /// Listens while it is subscribed to. Emits where, and then each address that a browser came to. Fails if it cannot listen.
  func listen() -> Observable<RedirectEvent>
}

/// What a ``RedirectListener`` tells.
public enum RedirectEvent: Sendable, Hashable {
  /// Send browsers to this address.
  case listening(URL)
  /// A browser came to that address, with this query. Anybody on this machine can have sent it.
  case arrived(URL)
}

/// Listens to nothing, for where no browser can come: the code is shown, and pasted.
public struct NoRedirects: RedirectListener {
  /// Creates it.
  public init() {}

  /// Neither emits nor completes.
  public func listen() -> Observable<RedirectEvent> { .error(Unavailable()) }

  private struct Unavailable: Error {}
}
