public import Foundation

extension URL {
  /// Creates an `http` or `https` URL with a host from text, without any change.
  ///
  /// Returns `nil` if the text is `nil` or contains invalid characters, for any other scheme, or without a host. The
  /// text is not repaired or percent-encoded, so that the URL that is displayed or opened is the one that was received.
  public init?(web text: String?) {
    guard let text, let url = URL(string: text, encodingInvalidCharacters: false), url.origin != nil
    else { return nil }
    self = url
  }
}
