public import Foundation

/// An answer that is kept.
public struct CachedResponse: Sendable, Hashable, Codable {
  public var headers: [Header]
  public var body: Data
  /// When the server last confirmed it.
  public var confirmed: Date

  /// One header field.
  public struct Header: Sendable, Hashable, Codable {
    public var name: String
    public var value: String
  }

  /// Cookies are left out: they belong to the moment they were set in.
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

/// What makes two requests ask for the same thing.
public struct CacheKey: Sendable, Hashable, Codable {
  /// Who asks; answers for one user are never shown to another.
  public var user: String
  public var url: String
  /// The `Accept` and `Accept-Language` headers.
  public var variant: String
}
