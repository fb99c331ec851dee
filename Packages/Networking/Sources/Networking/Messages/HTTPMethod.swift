/// A request method.
public enum HTTPMethod: String, Sendable, Hashable, CaseIterable {
  case get = "GET"
  case head = "HEAD"
  case options = "OPTIONS"
  case post = "POST"
  case put = "PUT"
  case patch = "PATCH"
  case delete = "DELETE"

  /// A Boolean value that indicates whether sending a request twice has the same effect as sending it once (RFC 9110, section
  /// 9.2.2).
  ///
  /// Only such requests, and those with an `Idempotency-Key` header, are repeated automatically.
  public var isIdempotent: Bool {
    switch self {
    case .get, .head, .options, .put, .delete: true
    case .post, .patch: false
    }
  }
}
