public import Foundation

/// A wrapper around a function that decodes an accepted response.
public struct Decoding<Value: Sendable>: Sendable {
  let decode: @Sendable (HTTPResponse) throws(NetworkError) -> Value

  /// Creates a decoding from a closure.
  ///
  /// An error that the closure throws, other than a ``NetworkError``, is converted to ``NetworkError/decoding(_:)``,
  /// with the path of the field if it is a `DecodingError`.
  public init(_ decode: @escaping @Sendable (HTTPResponse) throws -> Value) {
    self.decode = { response throws(NetworkError) in
      do {
        return try decode(response)
      } catch let error as NetworkError {
        throw error
      } catch {
        throw .decoding(DecodingFailure(error))
      }
    }
  }

  /// Decodes a value that did not arrive as a response of its own, such as the content of an event.
  public func value(in body: Data) throws(NetworkError) -> Value { try decode(HTTPResponse(status: 200, body: body)) }

  /// Returns a decoding that transforms the decoded value. The transformation rejects a value by throwing an error.
  public func map<New>(_ transform: @escaping @Sendable (Value) throws -> New) -> Decoding<New> {
    Decoding<New> { try transform(decode($0)) }
  }
}

extension Decoding where Value: Decodable {
  /// Returns a decoding of JSON that ignores the content type. A response with the status 204 is an empty list if the
  /// value can be decoded from one. A response that cannot be decoded and is an object with the field `error` fails with
  /// the server's message.
  public static func json(decoder: JSONDecoder = JSONDecoder(), limits: JSONLimits = .default) -> Decoding {
    Decoding { response in
      // Some servers respond to a request for an empty list with 204, which has no body.
      if response.status == 204, response.body.isEmpty,
        let empty = try? decoder.decode(Value.self, from: Data("[]".utf8))
      {
        return empty
      }
      do {
        return try JSONBody(response.body, limits: limits).decode(Value.self, with: decoder)
      } catch NetworkError.decoding(let failure) {
        throw ServerMessage.failure(in: response).map(NetworkError.business) ?? .decoding(failure)
      }
    }
  }
}

extension Decoding where Value == Void {
  /// A decoding that ignores the body. Only the status matters.
  public static var ignored: Decoding { Decoding { _ in } }
}

extension Decoding where Value == Data {
  /// A decoding that returns the body unchanged.
  public static var data: Decoding { Decoding { $0.body } }
}

extension Decoding where Value == String {
  /// A decoding that returns the body as UTF-8 text, in which ill-formed sequences are replaced.
  public static var text: Decoding { Decoding { String(decoding: $0.body, as: UTF8.self) } }
}
