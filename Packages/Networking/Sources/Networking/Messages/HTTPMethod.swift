/// A request method.
public enum HTTPMethod: String, Sendable, Hashable, CaseIterable {
  /// `GET`: retrieves a resource.
  case get = "GET"
  /// `HEAD`: retrieves the headers of a resource.
  case head = "HEAD"
  /// `OPTIONS`: retrieves the communication options of a resource.
  case options = "OPTIONS"
  /// `POST`: submits content for processing.
  case post = "POST"
  /// `PUT`: creates or replaces a resource.
  case put = "PUT"
  /// `PATCH`: modifies a part of a resource.
  case patch = "PATCH"
  /// `DELETE`: removes a resource.
  case delete = "DELETE"

  /// A Boolean value that indicates whether sending a request twice has the same effect as sending it once (RFC 9110,
  /// section 9.2.2).
  ///
  /// A ``RetryPolicy`` repeats only requests with an idempotent method or an `Idempotency-Key` header.
  public var isIdempotent: Bool {
    switch self {
    case .get, .head, .options, .put, .delete: true
    case .post, .patch: false
    }
  }
}
