public import Foundation

/// Sends endpoints to one server and answers with their responses.
///
/// For example:
///
/// ```swift
/// let client = APIClient(baseURL: url, transport: CurlTransport())
/// let page = try await client.send(.ranking(page: 1))
/// ```
///
/// Nothing happens before somebody waits for the answer, and each waiter causes a request of its own.
public struct APIClient: Sendable {
  /// The address that all paths are below.
  public let baseURL: URL
  /// Headers of every request.
  public let headers: HTTPHeaders
  let transport: any Transport

  /// - Parameters:
  ///   - baseURL: An `http` or `https` address with a host, and with neither user name nor query. Another one makes
  ///     every request fail with ``NetworkError/invalidRequest(_:)``.
  ///   - headers: Headers of every request, under those of the endpoint.
  public init(
    baseURL: URL, headers: HTTPHeaders = ["Accept": "application/json", "User-Agent": "tessera"],
    transport: any Transport
  ) {
    self.baseURL = baseURL
    self.headers = headers
    self.transport = transport
  }

  /// The request that an endpoint stands for.
  public func request<Response>(for endpoint: Endpoint<Response>) throws(NetworkError) -> HTTPRequest {
    let url = try RequestURL(baseURL: baseURL).url(to: endpoint.path, query: endpoint.query)
    let encoded = try endpoint.body.encoded()
    var headers = headers
    if let contentType = encoded.contentType { headers["Content-Type"] = contentType }
    return HTTPRequest(
      endpoint.method, url, headers: headers.merging(endpoint.headers), body: encoded.body,
      isAuthorized: endpoint.isAuthorized, timeout: endpoint.timeout)
  }
}
