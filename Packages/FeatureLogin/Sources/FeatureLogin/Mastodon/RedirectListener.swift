public import Foundation
public import Reactive

/// A listener on this machine for the browser that a server sends back.
public protocol RedirectListener: Sendable {
  /// Listens while there is a subscription. Emits the address, then each address that a browser requests. Fails if it cannot listen.
  func listen() -> Observable<RedirectEvent>
}

/// The elements of a ``RedirectListener``.
public enum RedirectEvent: Sendable, Hashable {
  /// Send browsers to this address.
  case listening(URL)
  /// A browser requested that address, with this query. Any program on this machine can have sent it.
  case arrived(URL)
}

/// A listener that always fails, so that the server shows a code to paste.
public struct NoRedirects: RedirectListener {
  /// Creates a listener.
  public init() {}

  /// Fails.
  public func listen() -> Observable<RedirectEvent> { .error(Unavailable()) }

  private struct Unavailable: Error {}
}
