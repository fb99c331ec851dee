public import Foundation
public import Reactive

/// A listener on this machine to which a server redirects the browser.
public protocol RedirectListener: Sendable {
  /// Returns an observable that listens while there is a subscription, and emits the listener's URL and then the URL
  /// of each redirect. The observable fails if the listener cannot listen.
  func listen() -> Observable<RedirectEvent>
}

/// The elements that a ``RedirectListener`` emits.
public enum RedirectEvent: Sendable, Hashable {
  /// The listener is ready. Servers redirect browsers to this URL.
  case listening(URL)
  /// A browser requested this URL. Any program on this machine could have sent the request.
  case arrived(URL)
}

/// A listener that always fails. Servers then show a code to paste.
public struct NoRedirects: RedirectListener {
  /// Creates a listener.
  public init() {}

  /// Returns an observable that fails, because no listener is available.
  public func listen() -> Observable<RedirectEvent> { .error(Unavailable()) }

  private struct Unavailable: Error {}
}
