/// A request method.
public enum HTTPMethod: String, Sendable, Hashable, CaseIterable {
  case get = "GET"
  case head = "HEAD"
  case options = "OPTIONS"
  case post = "POST"
  case put = "PUT"
  case patch = "PATCH"
  case delete = "DELETE"

  /// Whether sending the same request twice has the same effect as sending it once (RFC 9110, 9.2.2).
  ///
  /// Only such requests are repeated automatically, unless they carry an `Idempotency-Key` header.
  public var isIdempotent: Bool {
    switch self {
    case .get, .head, .options, .put, .delete: true
    case .post, .patch: false
    }
  }
}
