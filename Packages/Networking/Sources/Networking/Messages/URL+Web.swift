public import Foundation

extension URL {
  /// Creates an `http` or `https` URL with a host from unchanged text.
  ///
  /// Returns `nil` if the text is `nil`, contains invalid characters, or is not an `http` or `https` URL with a host.
  /// The text is not repaired or percent-encoded, so that the URL that is displayed or opened is the one that was
  /// received.
  public init?(web text: String?) {
    guard let text, let url = URL(string: text, encodingInvalidCharacters: false), url.origin != nil
    else { return nil }
    self = url
  }
}
