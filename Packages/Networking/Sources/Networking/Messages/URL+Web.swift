public import Foundation

extension URL {
  /// Creates an `http` or `https` URL with a host from text, without any change.
  ///
  /// Returns `nil` without text, for any other scheme, without a host, or if the text contains invalid characters. Nothing is
  /// repaired or percent-encoded, so the URL that is shown or opened is the one that was received.
  public init?(web text: String?) {
    guard let text, let url = URL(string: text, encodingInvalidCharacters: false), url.origin != nil
    else { return nil }
    self = url
  }
}
