/// A token of an application for Twitter's API.
public struct TwitterToken: Sendable, Hashable {
  /// The secret, which the server has percent-encoded. Send it unchanged; do not display or log it.
  public let text: String
}

extension TwitterToken: Decodable {
  private enum CodingKeys: String, CodingKey {
    case type = "token_type"
    case text = "access_token"
  }

  /// Decodes a token.
  ///
  /// - Throws: A `DecodingError` if the token is not a bearer token.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    guard try object.decode(String.self, forKey: .type).lowercased() == "bearer" else {
      throw DecodingError.dataCorruptedError(forKey: .type, in: object, debugDescription: "not a bearer token")
    }
    text = try object.decode(String.self, forKey: .text)
  }
}

extension TwitterToken: CustomStringConvertible, CustomReflectable {
  /// The name of the type, so that printing a token does not reveal the secret.
  public var description: String { "TwitterToken" }
  /// An empty mirror, so that `dump` does not reveal the secret.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
