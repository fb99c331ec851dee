import Foundation

/// An interceptor that follows redirects without revealing one server's data to another.
///
/// Every client has a redirect interceptor before its other interceptors, so that each redirected request passes
/// through them. Those interceptors store the cookies of each response, and add credentials only for the server that
/// issued them.
struct RedirectInterceptor: Interceptor {
  /// The maximum number of redirects per request.
  let limit: Int

  func intercept(
    _ request: HTTPRequest, next: any Transport, completion: @escaping ExchangeCompletion
  ) -> any TransportTask {
    let steps = SerialTask()
    follow(request, from: request.origin, via: nil, remaining: limit, steps: steps, next: next, completion: completion)
    return steps
  }

  private func follow(
    _ request: HTTPRequest, from first: Origin?, via proxy: String?, remaining: Int, steps: SerialTask,
    next: any Transport, completion: @escaping ExchangeCompletion
  ) {
    let isStarted = steps.start {
      next.start(request) { result in
        guard case .success(let response) = result, let location = response.redirectLocation else {
          completion(
            remaining == limit
              ? result
              : result.map { $0.answered(by: request.url, via: proxy) }
                .mapError { $0.naming(request.origin, unless: first).attributed(to: proxy) })
          return
        }
        let proxy = proxy ?? response.proxy
        guard remaining > 0 else {
          completion(.failure(NetworkError.transport(.tooManyRedirects(limit: limit)).attributed(to: proxy)))
          return
        }
        guard let redirected = request.redirected(to: location, status: response.status) else {
          let target = URL(string: location, relativeTo: request.url)?.absoluteURL.origin
          completion(.failure(NetworkError.transport(.unsafeRedirect(to: target?.url)).attributed(to: proxy)))
          return
        }
        follow(
          redirected, from: first, via: proxy, remaining: remaining - 1, steps: steps, next: next,
          completion: completion)
      }
    }
    if !isStarted { completion(.failure(.cancelled)) }
  }
}

extension HTTPResponse {
  fileprivate func answered(by url: URL, via proxy: String?) -> HTTPResponse {
    var response = self
    response.proxy = proxy ?? response.proxy
    response.redirectedURL = url
    return response
  }

  fileprivate var redirectLocation: String? {
    [301, 302, 303, 307, 308].contains(status) ? headers["Location"] : nil
  }
}

extension HTTPRequest {
  /// Returns the request that follows a redirect, or `nil` if following the redirect would be unsafe.
  ///
  /// An invalid URL, a URL with a username, and an unencrypted URL after an encrypted one are unsafe, and so is sending
  /// a body, which may contain a password, to another server. Another server receives harmless headers only.
  fileprivate func redirected(to location: String, status: Int) -> HTTPRequest? {
    guard let target = URL(string: location, relativeTo: url)?.absoluteURL, let origin = target.origin,
      target.user == nil, url.scheme != "https" || origin.scheme == "https"
    else { return nil }
    var redirected = self
    redirected.url = target
    if (status == 303 && method != .head) || ([301, 302].contains(status) && method == .post) {
      redirected.method = .get
      redirected.body = .empty
      redirected.headers["Content-Type"] = nil
    }
    guard origin != self.origin else { return redirected }
    guard redirected.body.isEmpty else { return nil }
    redirected.isAuthorized = false
    redirected.isForeign = true
    redirected.headers = HTTPHeaders(headers.fields.filter { Self.harmlessHeaders.contains($0.name.lowercased()) })
    return redirected
  }

  /// The headers that another server may receive. Any other header may contain a secret.
  private static let harmlessHeaders: Set = ["accept", "accept-language", "user-agent"]
}
