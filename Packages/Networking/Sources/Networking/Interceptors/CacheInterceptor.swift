public import Foundation

/// An interceptor that revalidates cached responses, and can return them if the connection to the server fails.
///
/// Each `GET` request is sent with the validator of the cached response. If the server responds with `304 Not
/// Modified`, the cached response is returned. If the server cannot be reached, the request times out or the connection
/// is lost, the cached response is returned with ``HTTPResponse/isStale`` set. All other responses and errors are
/// forwarded unchanged: an error that the server sends is never replaced by older data. A response is cached after its
/// endpoint has accepted and decoded it. `no-store` is respected, and downloads to files are not cached.
public struct CacheInterceptor: Interceptor {
  private let cache: any ResponseCache
  private let user: @Sendable () -> String
  private let now: @Sendable () -> Date

  /// Creates an interceptor that stores responses in `cache`.
  ///
  /// - Parameters:
  ///   - cache: The storage of the responses.
  ///   - user: A closure that identifies the logged-in user. Each user's responses are stored separately.
  ///   - now: A closure that returns the current date.
  public init(
    _ cache: any ResponseCache, user: @escaping @Sendable () -> String, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.cache = cache
    self.user = user
    self.now = now
  }

  /// Sends the request with the validator of the cached response, if there is one.
  public func intercept(
    _ request: HTTPRequest, next: any Transport, completion: @escaping ExchangeCompletion
  ) -> any TransportTask {
    guard request.isCacheable else { return next.start(request, completion: completion) }
    let variant = [request.headers["Accept"], request.headers["Accept-Language"]].map { $0 ?? "" }
    let key = CacheKey(user: user(), url: request.url.absoluteString, variant: variant.joined(separator: "|"))
    let cached = cache.response(for: key)
    var request = request
    request.headers["If-None-Match"] = cached?.response.headers["ETag"]
    request.headers["If-Modified-Since"] = cached?.response.headers["Last-Modified"]
    return next.start(request) { result in
      completion(reply(to: result, cached: cached, key: key))
    }
  }

  private func reply(
    to result: Result<HTTPResponse, NetworkError>, cached: CachedResponse?, key: CacheKey
  ) -> Result<HTTPResponse, NetworkError> {
    switch result.mapError(\.withoutProxy) {
    case .success(let response) where response.status == 304:
      guard let cached else { return result }
      return .success(caching(cached.response.updated(by: response.headers), for: key))
    case .success(let response) where response.isStorable: return .success(caching(response, for: key))
    case .failure(.transport(let failure)) where failure.isBeforeResponse:
      guard var response = cached?.response else { return result }
      response.isStale = true
      return .success(response)
    case .success, .failure: return result
    }
  }

  private func caching(_ response: HTTPResponse, for key: CacheKey) -> HTTPResponse {
    var response = response
    let cached = CachedResponse(response, confirmed: now())
    response.whenAccepted = { [cache] in cache.store(cached, for: key) }
    return response
  }
}

extension HTTPRequest {
  fileprivate var isCacheable: Bool {
    method == .get && destination == nil && onPiece == nil && headers["Range"] == nil && headers["If-None-Match"] == nil
      && headers["If-Modified-Since"] == nil
  }
}

extension HTTPResponse {
  fileprivate var isStorable: Bool {
    status == 200 && headers["Vary"] != "*" && headers["Cache-Control"]?.lowercased().contains("no-store") != true
  }

  fileprivate func updated(by newer: HTTPHeaders) -> HTTPResponse {
    var response = self
    // These headers describe the empty body of the 304.
    let own = newer.fields.filter { !["content-length", "content-encoding"].contains($0.name.lowercased()) }
    response.headers = headers.merging(HTTPHeaders(own))
    return response
  }
}

extension TransportFailure {
  /// Whether a cached response can replace the failure, which is the case if the server
  /// could not be reached, the request timed out or the connection was lost.
  fileprivate var isBeforeResponse: Bool {
    switch self {
    case .offline, .hostNotFound, .refused, .timeout, .proxy, .connectionLost, .notHTTP, .tooManyOpenFiles: true
    case .tls, .malformedReply, .tooManyRedirects, .unsafeRedirect, .file, .other: false
    }
  }
}
