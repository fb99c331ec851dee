/// A request described as a value: where to, with what, what counts as success, and how the answer is read.
///
/// An endpoint performs nothing; ``APIClient`` sends it. For example:
///
/// ```swift
/// extension Endpoint where Response == RankPage {
///   static func ranking(page: Int) -> Endpoint {
///     Endpoint(.get, "/coin/rank/\(page)/json", decoding: .envelope(.wanAndroid))
///   }
/// }
/// ```
public struct Endpoint<Response: Sendable>: Sendable {
  public var method: HTTPMethod
  public var path: EndpointPath
  public var query: Parameters
  /// Headers of this endpoint alone. They win over the client's.
  public var headers: HTTPHeaders
  public var body: RequestBody
  /// Which status codes are answers; all others become ``NetworkError/status(_:)``.
  public var validation: Validation
  /// How the answer becomes a `Response`.
  public var decoding: Decoding<Response>
  /// Whether authentication may be added. Set false for sign-in itself.
  public var isAuthorized: Bool
  /// The longest time that one exchange may take; nil takes the transport's own limit.
  public var timeout: Duration?

  public init(
    _ method: HTTPMethod = .get, _ path: EndpointPath, query: Parameters = [:], headers: HTTPHeaders = [:],
    body: RequestBody = .none, validation: Validation = .successful, isAuthorized: Bool = true,
    timeout: Duration? = nil, decoding: Decoding<Response>
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
    self.validation = validation
    self.decoding = decoding
    self.isAuthorized = isAuthorized
    self.timeout = timeout
  }
}

extension Endpoint where Response: Decodable {
  /// An endpoint whose answer is plain JSON in the shape of `Response`.
  public init(
    _ method: HTTPMethod = .get, _ path: EndpointPath, query: Parameters = [:], headers: HTTPHeaders = [:],
    body: RequestBody = .none, validation: Validation = .successful, isAuthorized: Bool = true,
    timeout: Duration? = nil
  ) {
    self.init(
      method, path, query: query, headers: headers, body: body, validation: validation, isAuthorized: isAuthorized,
      timeout: timeout, decoding: .json())
  }
}
