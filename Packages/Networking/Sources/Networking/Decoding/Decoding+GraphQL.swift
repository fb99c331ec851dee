public import Foundation

/// An error of a GraphQL answer.
public struct GraphQLError: Error, Decodable, Sendable, Hashable {
  /// The server's own words, on one line, at most 300 characters.
  public let message: String
  /// The field that it is about, as in `timeline.moments[3]`; empty for the operation as a whole.
  public let path: String
  /// The server's name for the kind of error, such as `NOT_FOUND`.
  public let code: String?

  private enum CodingKeys: String, CodingKey {
    case message, path, extensions
  }

  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    message = ServerMessage.cleaned(try object.decode(String.self, forKey: .message)) ?? ""
    let keys = (try? object.decodeIfPresent([StringOrNumber].self, forKey: .path)) ?? []
    path = keys.reduce("") { path, key in
      key.integer.map { "\(path)[\($0)]" } ?? (path.isEmpty ? key.text : "\(path).\(key.text)")
    }
    let extensions = try? object.nestedContainer(keyedBy: JSONKey.self, forKey: .extensions)
    code = (try? extensions?.decode(StringOrNumber.self, forKey: "code"))?.text
  }
}

/// The data of a GraphQL answer beside the errors that it came with.
public struct GraphQLResponse<Value: Decodable>: Decodable {
  public let data: Value
  /// The fields that the server could not supply. Empty when it supplied all.
  public let errors: [GraphQLError]

  private enum CodingKeys: CodingKey {
    case data, errors
  }

  /// Errors without usable data are the outcome, thrown as ``NetworkError/business(_:)``.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    errors = (try object.decodeIfPresent(LossyArray<GraphQLError>.self, forKey: .errors))?.elements ?? []
    do {
      data = try object.decode(Value.self, forKey: .data)
    } catch {
      guard let first = errors.first else { throw error }
      throw NetworkError.business(BusinessFailure(code: nil, name: first.code, message: first.message))
    }
  }
}

extension GraphQLResponse: Sendable where Value: Sendable {}

extension Decoding where Value: Decodable {
  /// The data of a GraphQL answer. Errors that leave usable data are let go; ask for a ``GraphQLResponse`` with
  /// ``json(decoder:limits:)`` to see them.
  ///
  /// - Throws: ``NetworkError/business(_:)`` with the first error when there is no usable data.
  public static func graphQL(decoder: JSONDecoder = JSONDecoder(), limits: JSONLimits = .default) -> Decoding {
    Decoding<GraphQLResponse<Value>>.json(decoder: decoder, limits: limits).map(\.data)
  }
}

extension RequestBody {
  /// A GraphQL operation with its variables.
  public static func graphQL(_ query: String, variables: some Encodable & Sendable) -> RequestBody {
    .json(GraphQLOperation(query: query, variables: variables))
  }
}

private struct GraphQLOperation<Variables: Encodable & Sendable>: Encodable, Sendable {
  let query: String
  let variables: Variables
}
