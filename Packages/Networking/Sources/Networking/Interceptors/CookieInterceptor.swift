/// Sends the cookies of a jar and takes up those that answers set.
///
/// A request that brings a `Cookie` header of its own keeps it.
public struct CookieInterceptor: Interceptor {
  private let jar: CookieJar

  public init(_ jar: CookieJar) {
    self.jar = jar
  }

  public func intercept(
    _ request: HTTPRequest, next: any Transport, completion: @escaping ExchangeCompletion
  ) -> any TransportTask {
    var request = request
    if request.headers["Cookie"] == nil { request.headers["Cookie"] = jar.header(for: request.url) }
    return next.start(request) { [url = request.url] result in
      if case .success(let response) = result { jar.store(response.headers, from: url) }
      completion(result)
    }
  }
}
