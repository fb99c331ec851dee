public import Foundation

/// How an accepted answer becomes a value.
public struct Decoding<Value: Sendable>: Sendable {
  let decode: @Sendable (HTTPResponse) throws(NetworkError) -> Value

  /// Reads the answer with a closure. What it throws and is no ``NetworkError`` becomes
  /// ``NetworkError/decoding(_:)``, with the path of the field where it is a `DecodingError`.
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

  /// This decoding, and then a transformation that may refuse the value by throwing.
  public func map<New>(_ transform: @escaping @Sendable (Value) throws -> New) -> Decoding<New> {
    Decoding<New> { try transform(decode($0)) }
  }
}

extension Decoding where Value: Decodable {
  /// JSON in the shape of `Value`, whatever content type the server claims.
  public static func json(decoder: JSONDecoder = JSONDecoder(), limits: JSONLimits = .default) -> Decoding {
    Decoding { try JSONBody($0.body, limits: limits).decode(Value.self, with: decoder) }
  }
}

extension Decoding where Value == Void {
  /// Nothing is read; the status alone decides.
  public static var ignored: Decoding { Decoding { _ in } }
}

extension Decoding where Value == Data {
  /// The body as it came.
  public static var data: Decoding { Decoding { $0.body } }
}

extension Decoding where Value == String {
  /// The body as UTF-8, ill-formed sequences replaced.
  public static var text: Decoding { Decoding { String(decoding: $0.body, as: UTF8.self) } }
}
