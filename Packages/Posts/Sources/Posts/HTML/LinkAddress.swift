import Foundation

/// The addresses of links that are not web pages, such as `mailto:`. They cannot be opened, so they are shown as text.
enum LinkAddress {
  /// The schemes whose addresses people know without the scheme.
  private static let known: Set = ["mailto", "tel", "xmpp"]
  private static let others: Set = ["gemini", "gopher", "ipfs", "ipns", "magnet", "matrix", "ftp", "sip", "geo"]

  /// Returns the text of an address, or `nil` if links with its scheme are not shown.
  static func text(of target: String) -> String? {
    guard let colon = target.firstIndex(of: ":") else { return nil }
    let scheme = target[..<colon].lowercased()
    if others.contains(scheme) { return target }
    guard known.contains(scheme) else { return nil }
    let address = String(target[colon...].dropFirst().prefix { $0 != "?" })
    let text = address.removingPercentEncoding ?? address
    return text.isEmpty ? nil : text
  }
}
