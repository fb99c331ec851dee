import Foundation

extension URL {
  /// An address of the web exactly as the server wrote it; nil for anything else, such as text with spaces, another
  /// scheme, or no host.
  init?(web text: String?) {
    guard let text, let url = URL(string: text, encodingInvalidCharacters: false),
      ["http", "https"].contains(url.scheme?.lowercased()), url.host()?.isEmpty == false
    else { return nil }
    self = url
  }
}
