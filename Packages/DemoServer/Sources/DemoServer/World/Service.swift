public import Foundation

extension DemoServer {
  /// A service that a feature brings to the server.
  ///
  /// Faults apply to a service as to any other: `server.inject(.status(503), into: "/weather")`.
  public protocol Service: Sendable {
    /// The first component of the paths of the service, such as `weather`. A service of the server itself takes precedence.
    static var path: String { get }
    /// Responds to a request. The server calls this method for one request at a time.
    ///
    /// A change of the service remains until the server is reset or ends. It is not in the state file.
    ///
    /// - Throws: An error, which becomes a response with the status 500.
    mutating func response(to request: ServiceRequest) throws -> ServiceResponse
  }

  /// A request to a ``Service``.
  public struct ServiceRequest: Sendable {
    /// The method, such as `GET`. A request with the method HEAD has the method GET here; its response is sent without the
    /// body.
    public let method: String
    /// The decoded path below that of the service, such as `/rows`.
    public let path: String
    /// The fields of the query. The first value, if a name is repeated.
    public let query: [String: String]
    /// The body.
    public let body: Data
    /// The time of the request, by the server's clock.
    public let date: Date
    private let headers: Headers

    init(_ request: Request) {
      method = request.method == "HEAD" ? "GET" : request.method
      path = request.path
      query = Dictionary(request.query.fields.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
      (body, date, headers) = (request.body, request.date, request.headers)
    }

    /// Returns the value of the first header field with a name, or `nil` if there is none. Ignores the case of the name.
    public func header(_ name: String) -> String? { headers[name] }
  }

  /// A response of a ``Service``.
  public struct ServiceResponse: Sendable {
    let response: Response

    /// Creates a response.
    ///
    /// - Parameters:
    ///   - status: The status.
    ///   - type: The content type, such as `text/plain`.
    ///   - headers: Further header fields, in order.
    ///   - body: The body.
    public init(
      status: Int = 200, type: String? = nil, headers: [(name: String, value: String)] = [], body: Data = Data()
    ) {
      response = Response(status: status, type: type, headers: Headers(headers), body: body)
    }

    /// Returns a response with a value as JSON.
    ///
    /// - Throws: An `EncodingError` if the value cannot be encoded.
    public static func json(_ value: some Encodable, status: Int = 200) throws -> ServiceResponse {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return ServiceResponse(
        status: status, type: "application/json; charset=utf-8", body: try encoder.encode(value))
    }

    /// Returns a response with a status and a page that contains it, such as 404.
    public static func status(_ status: Int) -> ServiceResponse {
      ServiceResponse(response: .statusPage(status))
    }

    private init(response: Response) { self.response = response }
  }
}
