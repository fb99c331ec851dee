import Foundation

/// Follows redirects, and keeps what is meant for one server from another.
///
/// Every client has one in front of its other interceptors, so that each step passes through them again: cookies are
/// taken up on the way, and authentication is added for its own server only.
struct RedirectInterceptor: Interceptor {
  /// How many redirects one request may meet.
  let limit: Int

  func intercept(
    _ request: HTTPRequest, next: any Transport, completion: @escaping ExchangeCompletion
  ) -> any TransportTask {
    let steps = SerialTask()
    follow(request, remaining: limit, steps: steps, next: next, completion: completion)
    return steps
  }

  private func follow(
    _ request: HTTPRequest, remaining: Int, steps: SerialTask, next: any Transport,
    completion: @escaping ExchangeCompletion
  ) {
    let isStarted = steps.start {
      next.start(request) { result in
        guard case .success(let response) = result, let location = response.redirectLocation else {
          completion(remaining == limit ? result : result.map { $0.answered(by: request.url) })
          return
        }
        guard remaining > 0 else {
          completion(.failure(.transport(.tooManyRedirects(limit: limit))))
          return
        }
        guard let redirected = request.redirected(to: location, status: response.status) else {
          completion(.failure(.transport(.unsafeRedirect)))
          return
        }
        follow(redirected, remaining: remaining - 1, steps: steps, next: next, completion: completion)
      }
    }
    if !isStarted { completion(.failure(.cancelled)) }
  }
}

extension HTTPResponse {
  fileprivate func answered(by url: URL) -> HTTPResponse {
    var response = self
    response.redirectedURL = url
    return response
  }

  fileprivate var redirectLocation: String? {
    [301, 302, 303, 307, 308].contains(status) ? headers["Location"] : nil
  }
}

extension HTTPRequest {
  /// The request to send instead; `nil` when that would be unsafe: an unencrypted or strange address after an encrypted
  /// one, or a body, which may hold a password, for another server. Another server sees harmless headers only.
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
    redirected.headers = HTTPHeaders(headers.fields.filter { Self.harmlessHeaders.contains($0.name.lowercased()) })
    return redirected
  }

  /// The headers that another server may see. Any other one may hold a secret under a name that nobody can foresee.
  private static let harmlessHeaders: Set = ["accept", "accept-language", "user-agent"]
}
