/// A credential that identifies a user to a server. Its description contains no secret.
public struct AccessToken: Sendable, Hashable, Codable {
  /// The token in the `Authorization` header.
  public var value: String
  /// The token with which to obtain a new access token, or `nil` if there is none.
  public var refreshToken: String?
  /// The authentication scheme, which precedes the token in the header.
  public var scheme: String

  /// Creates an access token.
  public init(_ value: String, refreshToken: String? = nil, scheme: String = "Bearer") {
    self.value = value
    self.refreshToken = refreshToken
    self.scheme = scheme
  }
}
