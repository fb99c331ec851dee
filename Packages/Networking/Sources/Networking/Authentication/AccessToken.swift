/// What a user is known to a server by. Printing one shows nothing of it.
public struct AccessToken: Sendable, Hashable, Codable {
  /// The token as it goes into the `Authorization` header.
  public var value: String
  /// The token that a new one can be had for.
  public var refreshToken: String?
  /// The word before the token in the header.
  public var scheme: String

  public init(_ value: String, refreshToken: String? = nil, scheme: String = "Bearer") {
    self.value = value
    self.refreshToken = refreshToken
    self.scheme = scheme
  }
}
