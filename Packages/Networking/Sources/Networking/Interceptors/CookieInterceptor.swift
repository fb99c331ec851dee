/// An interceptor that sends the cookies of a jar and stores the cookies that responses set.
///
/// A `Cookie` header that the request already has is not changed. A request that was redirected to another server neither
/// carries cookies nor sets any.
public struct CookieInterceptor: Interceptor {
  private let jar: CookieJar

  /// Creates an interceptor that uses the given jar.
  public init(_ jar: CookieJar) {
    self.jar = jar
  }

  /// Adds the jar's cookies to the request, and stores the cookies of the response.
  public func intercept(
    _ request: HTTPRequest, next: any Transport, completion: @escaping ExchangeCompletion
  ) -> any TransportTask {
    if request.isForeign { return next.start(request, completion: completion) }
    var request = request
    if request.headers["Cookie"] == nil { request.headers["Cookie"] = jar.header(for: request.url) }
    return next.start(request) { [url = request.url] result in
      if case .success(let response) = result { jar.store(response.headers, from: url) }
      completion(result)
    }
  }
}
