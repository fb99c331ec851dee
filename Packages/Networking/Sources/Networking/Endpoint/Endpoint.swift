/// A description of a request: its path and contents, the responses that it accepts, and the way to decode them.
///
/// Send an endpoint with an ``APIClient``. For example:
///
/// ```swift
/// extension Endpoint where Response == RankPage {
///   static func ranking(page: Int) -> Endpoint {
///     Endpoint(.get, "/coin/rank/\(page)/json", decoding: .envelope(.wanAndroid))
///   }
/// }
/// ```
public struct Endpoint<Response: Sendable>: Sendable {
  /// The request method.
  public var method: HTTPMethod
  /// The path below the client's base URL.
  public var path: EndpointPath
  /// The parameters of the query.
  public var query: Parameters
  /// The headers of this endpoint. They take precedence over the client's.
  public var headers: HTTPHeaders
  /// The content of the request.
  public var body: RequestBody
  /// The status codes that are accepted. All others are reported as ``NetworkError/status(_:)``.
  public var validation: Validation
  /// The decoding of the response.
  public var decoding: Decoding<Response>
  /// A Boolean value that indicates whether interceptors may add authentication. Set it to `false` for login requests.
  public var isAuthorized: Bool
  /// The maximum duration of the request, or `nil` for the transport's limit.
  public var timeout: Duration?

  /// Creates an endpoint.
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
  /// Creates an endpoint whose response is JSON.
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
