public import Foundation

extension URL {
  /// An `http` or `https` address with a host, exactly as a server wrote it.
  ///
  /// Nil for anything else: no text, another scheme, no host, or characters that do not belong in an address. Nothing is
  /// repaired or percent-encoded, so an address that is shown or opened is the one that was sent.
  public init?(web text: String?) {
    guard let text, let url = URL(string: text, encodingInvalidCharacters: false), url.origin != nil
    else { return nil }
    self = url
  }
}
