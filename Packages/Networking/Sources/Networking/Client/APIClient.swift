public import Foundation

/// A client that sends endpoints to one server and returns their responses.
///
/// For example:
///
/// ```swift
/// let client = APIClient(baseURL: url, transport: CurlTransport())
/// let page = try await client.send(.ranking(page: 1))
/// ```
///
/// Nothing is sent until the response is awaited or subscribed to, and each await or subscription sends a request.
public struct APIClient: Sendable {
  /// The URL to which the paths of endpoints are appended.
  public let baseURL: URL
  /// The headers of every request.
  public let headers: HTTPHeaders
  private let addresses: RequestURL
  /// The transport, wrapped in all interceptors.
  private let chain: any Transport

  /// Creates a client for one server.
  ///
  /// - Parameters:
  ///   - baseURL: An `http` or `https` URL with a host, without a username, a query or a fragment. With any other URL,
  ///     every request fails with ``NetworkError/invalidRequest(_:)``.
  ///   - headers: The headers of every request. An endpoint's headers take precedence.
  ///   - transport: The transport that sends the requests.
  ///   - interceptors: The interceptors between the client and its transport. The first one handles a request first. A
  ///     sensible order is logging, cache, retry, authentication, cookies.
  ///   - redirects: The maximum number of redirects to follow. Secrets are sent only to the server that they belong to.
  ///     A redirect from an encrypted to an unencrypted URL is not followed, and a body is not sent to another server.
  public init(
    baseURL: URL, headers: HTTPHeaders = ["Accept": "application/json", "User-Agent": "tessera"],
    transport: any Transport, interceptors: [any Interceptor] = [], redirects: Int = 5
  ) {
    self.baseURL = baseURL
    self.headers = headers
    addresses = RequestURL(baseURL: baseURL)
    chain = transport.intercepted(by: [RedirectInterceptor(limit: redirects)] + interceptors)
  }

  private init(baseURL: URL, headers: HTTPHeaders, chain: any Transport) {
    self.baseURL = baseURL
    self.headers = headers
    addresses = RequestURL(baseURL: baseURL)
    self.chain = chain
  }

  /// Returns a client of another server that shares the transport, the interceptors and the headers with this client. It
  /// sends no token unless an ``AuthenticationInterceptor`` allows that with ``AuthenticationInterceptor/authorize(_:)``.
  public func at(_ url: URL) -> APIClient { APIClient(baseURL: url, headers: headers, chain: chain) }

  /// Returns the request for an endpoint.
  public func request<Response>(for endpoint: Endpoint<Response>) throws(NetworkError) -> HTTPRequest {
    let target = try addresses.target(of: endpoint.path, query: endpoint.query)
    let encoded = try endpoint.body.encoded()
    var headers = headers
    if let contentType = encoded.contentType { headers["Content-Type"] = contentType }
    return HTTPRequest(
      endpoint.method, target.url, origin: target.origin, headers: headers.merging(endpoint.headers),
      body: encoded.body, isAuthorized: endpoint.isAuthorized, timeout: endpoint.timeout)
  }

  /// Sends an endpoint and calls a closure with the result. All other methods that send endpoints call this method.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint to send.
  ///   - prepare: A closure that modifies the request before it is sent.
  ///   - completion: A closure that is called once with the result, on any thread.
  func start<Response>(
    _ endpoint: Endpoint<Response>, prepare: (inout HTTPRequest) -> Void = { _ in },
    completion: @escaping @Sendable (Result<UndecodedReply<Response>, NetworkError>) -> Void
  ) -> any TransportTask {
    do throws(NetworkError) {
      var request = try request(for: endpoint)
      prepare(&request)
      return chain.start(request) { [url = request.url] result in
        completion(result.map { UndecodedReply(endpoint: endpoint, response: $0, url: url) })
      }
    } catch {
      completion(.failure(error))
      return FinishedTask()
    }
  }
}

/// A server's response to an endpoint, which is decoded on demand.
struct UndecodedReply<Response: Sendable>: Sendable {
  let endpoint: Endpoint<Response>
  let response: HTTPResponse
  let url: URL

  func reply() throws(NetworkError) -> Reply<Response> {
    do throws(NetworkError) {
      try endpoint.validation.check(response)
      let skipped = SkippedElements()
      let value = try SkippedElements.$current.withValue(skipped) {
        Result { () throws(NetworkError) in try endpoint.decoding.decode(response) }
      }.get()
      response.whenAccepted?()
      if skipped.count > 0 { response.whenSkipping?(skipped.count) }
      return Reply(value, response, url: url, skippedElements: skipped.count)
    } catch {
      throw error.naming(response.redirectedURL?.origin, unless: url.origin).attributed(to: response.proxy)
    }
  }
}

extension NetworkError {
  /// Returns the error with the server that caused it, if that is not the server to which the request was sent.
  func naming(_ server: Origin?, unless first: Origin?) -> NetworkError {
    guard let server, server != first, let url = server.url, self != .cancelled else { return self }
    return .redirected(to: url, self)
  }
}

extension Result where Failure == NetworkError {
  func reply<Response>() -> Result<Reply<Response>, NetworkError> where Success == UndecodedReply<Response> {
    Result<Reply<Response>, NetworkError> { () throws(NetworkError) in try get().reply() }
  }
}
