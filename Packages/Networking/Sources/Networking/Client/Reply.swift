import Foundation

/// A decoded response with its metadata.
public struct Reply<Value: Sendable>: Sendable {
  /// The decoded response.
  public let value: Value
  /// The HTTP status code.
  public let status: Int
  /// The headers of the response.
  public let headers: HTTPHeaders
  /// A Boolean value that indicates whether this is a cached response, returned because the server could not be
  /// reached, the request timed out, or the connection was lost.
  public let isStale: Bool
  /// The number of array elements that were skipped because they cannot be decoded, in every ``LossyArray`` of the
  /// response.
  public let skippedElements: Int
  /// The links in the response's headers, such as the link to the next page. Relative links are resolved against the
  /// URL of the response.
  public var links: Links { Links(headers, relativeTo: url) }
  private let url: URL

  init(_ value: Value, _ response: HTTPResponse, url: URL, skippedElements: Int) {
    self.value = value
    status = response.status
    headers = response.headers
    isStale = response.isStale
    self.skippedElements = skippedElements
    self.url = response.redirectedURL ?? url
  }
}
