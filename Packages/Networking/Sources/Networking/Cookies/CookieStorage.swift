/// Where a jar keeps its cookies from one run of the program to the next.
///
/// Cookies sign their holder in: keep them where secrets are kept.
public protocol CookieStorage: Sendable {
  /// The cookies saved last; none when there are none or they cannot be read.
  func load() -> [Cookie]
  /// Replaces what is saved.
  func save(_ cookies: [Cookie])
}
