/// An interceptor that reports the array elements that are skipped because they cannot be decoded.
///
/// Changes neither requests nor responses. ``Reply/skippedElements`` contains the same number for one response.
public struct SkippedElementsInterceptor: Interceptor {
  private let report: @Sendable (Int) -> Void

  /// Creates an interceptor.
  ///
  /// - Parameter report: A closure that is called with the number of skipped elements of each decoded response that has
  ///   any, on the thread that decodes the response.
  public init(_ report: @escaping @Sendable (Int) -> Void) {
    self.report = report
  }

  /// Sends the request.
  public func intercept(
    _ request: HTTPRequest, next: any Transport, completion: @escaping ExchangeCompletion
  ) -> any TransportTask {
    next.start(request) { [report] result in
      completion(
        result.map { response in
          var response = response
          response.whenSkipping = report
          return response
        })
    }
  }
}
