import Foundation

/// A response with what came along with it.
public struct Reply<Value: Sendable>: Sendable {
  public let value: Value
  public let status: Int
  public let headers: HTTPHeaders
  /// Whether this is an older answer, given because the server could not be reached.
  public let isStale: Bool
  /// The addresses that the server offers beside the answer, such as the next page. Relative ones are relative to the
  /// address that answered, which redirects may have led to.
  public var links: Links { Links(headers, relativeTo: url) }
  private let url: URL

  init(_ value: Value, _ response: HTTPResponse, url: URL) {
    self.value = value
    status = response.status
    headers = response.headers
    isStale = response.isStale
    self.url = response.redirectedURL ?? url
  }
}
