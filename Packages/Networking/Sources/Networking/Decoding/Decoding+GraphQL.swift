public import Foundation

/// An error in a GraphQL response.
public struct GraphQLError: Error, Decodable, Sendable, Hashable {
  /// The server's message, on one line, at most 200 characters. Empty if there is none.
  public let message: String
  /// The path of the field, such as `timeline.moments[3]`. Empty if the error concerns the whole operation.
  public let path: String
  /// The server's error code, such as `NOT_FOUND`, or `nil` if there is none.
  public let code: String?

  private enum CodingKeys: String, CodingKey {
    case message, path, extensions
  }

  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    message = (try? object.decode(String.self, forKey: .message)).flatMap(ServerMessage.cleaned) ?? ""
    let keys = (try? object.decodeIfPresent([StringOrNumber].self, forKey: .path)) ?? []
    path = keys.reduce("") { path, key in
      key.integer.map { "\(path)[\($0)]" } ?? (path.isEmpty ? key.text : "\(path).\(key.text)")
    }
    let extensions = try? object.nestedContainer(keyedBy: JSONKey.self, forKey: .extensions)
    code = (try? extensions?.decode(StringOrNumber.self, forKey: "code"))?.text
  }
}

/// The data of a GraphQL response together with its errors.
public struct GraphQLResponse<Value: Decodable>: Decodable {
  /// The data of the response.
  public let data: Value
  /// The errors, such as one for each field that the server could not supply. Empty if there are no errors.
  public let errors: [GraphQLError]

  private enum CodingKeys: CodingKey {
    case data, errors
  }

  /// Creates a response by decoding it. If the response has errors and no usable data, the initializer throws the first
  /// error as ``NetworkError/business(_:)``.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    errors = (try? object.decode(LossyArray<GraphQLError>.self, forKey: .errors))?.elements ?? []
    do {
      data = try object.decode(Value.self, forKey: .data)
    } catch {
      guard let first = errors.first else { throw error }
      throw NetworkError.business(
        BusinessFailure(code: nil, name: first.code, message: first.message.isEmpty ? nil : first.message))
    }
  }
}

extension GraphQLResponse: Sendable where Value: Sendable {}

extension Decoding where Value: Decodable {
  /// Returns a decoding of the data of a GraphQL response.
  ///
  /// Errors next to usable data are ignored. To receive them, decode a ``GraphQLResponse`` with
  /// ``json(decoder:limits:)``.
  ///
  /// If the response has errors and no usable data, the decoding throws ``NetworkError/business(_:)`` with the first
  /// error.
  public static func graphQL(decoder: JSONDecoder = JSONDecoder(), limits: JSONLimits = .default) -> Decoding {
    Decoding<GraphQLResponse<Value>>.json(decoder: decoder, limits: limits).map(\.data)
  }
}

extension RequestBody {
  /// Returns the body of a GraphQL operation with its variables.
  public static func graphQL(_ query: String, variables: some Encodable & Sendable) -> RequestBody {
    .json(GraphQLOperation(query: query, variables: variables))
  }
}

private struct GraphQLOperation<Variables: Encodable & Sendable>: Encodable, Sendable {
  let query: String
  let variables: Variables
}
