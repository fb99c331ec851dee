/// The persistent storage of a cookie jar.
///
/// Cookies are credentials: store them in the same way as other secrets.
public protocol CookieStorage: Sendable {
  /// Returns the cookies that were saved last, or an empty array if they cannot be read.
  func load() -> [Cookie]
  /// Replaces the saved cookies.
  func save(_ cookies: [Cookie])
}
