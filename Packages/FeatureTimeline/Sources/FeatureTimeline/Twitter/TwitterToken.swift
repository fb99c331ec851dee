/// What an application proves itself with to Twitter's API.
public struct TwitterToken: Sendable, Hashable {
  /// The secret, percent-encoded by the server and to be sent as it is. Not for screens and logs.
  public let text: String
}

extension TwitterToken: Decodable {
  private enum CodingKeys: String, CodingKey {
    case type = "token_type"
    case text = "access_token"
  }

  /// - Throws: A `DecodingError` when the token is not one to be sent as a bearer token.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    guard try object.decode(String.self, forKey: .type).lowercased() == "bearer" else {
      throw DecodingError.dataCorruptedError(forKey: .type, in: object, debugDescription: "not a bearer token")
    }
    text = try object.decode(String.self, forKey: .text)
  }
}

extension TwitterToken: CustomStringConvertible, CustomReflectable {
  /// Not the secret.
  public var description: String { "TwitterToken" }
  /// Nothing: `dump` shows no secret either.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
