public import Foundation

/// A cached response.
public struct CachedResponse: Sendable, Hashable, Codable {
  /// The headers of the response, without those that set cookies.
  public var headers: [Header]
  /// The body of the response.
  public var body: Data
  /// The date on which the server last sent or confirmed the response.
  public var confirmed: Date

  /// A header field.
  public struct Header: Sendable, Hashable, Codable {
    /// The name of the field.
    public var name: String
    /// The value of the field.
    public var value: String
  }

  /// Creates a cached response. Omits the headers that set cookies, because a response from the cache must not set them
  /// again.
  init(_ response: HTTPResponse, confirmed: Date) {
    headers = response.headers.fields.filter { !$0.name.equalsIgnoringCase("Set-Cookie") }
      .map { Header(name: $0.name, value: $0.value) }
    body = response.body
    self.confirmed = confirmed
  }

  var response: HTTPResponse {
    HTTPResponse(
      status: 200, headers: HTTPHeaders(headers.map { .init(name: $0.name, value: $0.value) }), body: body)
  }
}

/// The key of a cached response.
public struct CacheKey: Sendable, Hashable, Codable {
  /// The identifier of the user. Responses for one user are never returned to another.
  public var user: String
  /// The URL of the request.
  public var url: String
  /// The `Accept` and `Accept-Language` headers.
  public var variant: String
}
