import Foundation

@testable import DemoServer

extension Response {
  /// Returns the path and query of the link with the given relation in the `Link` header, or `nil` if there is none.
  func link(_ relation: String) -> String? {
    for link in headers["Link"]?.components(separatedBy: ", ") ?? [] where link.hasSuffix("; rel=\"\(relation)\"") {
      let url = link.dropFirst().prefix { $0 != ">" }
      guard url.hasPrefix("http://127.0.0.1:8080/") else { return nil }
      return String(url.dropFirst("http://127.0.0.1:8080".count))
    }
    return nil
  }
}
