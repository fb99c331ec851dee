public import Foundation

/// An interceptor that writes a line about each request, without secrets.
///
/// An example of a line is `GET https://api.example/list?access_token=<redacted> 200, 1234 bytes, 57 ms`.
public struct LoggingInterceptor: Interceptor {
  /// The level of detail of the log.
  public enum Detail: Sendable, Hashable {
    /// A line after a request has ended.
    case summary
    /// A line after a request has ended, and a `curl` command line when it starts.
    case curl
  }

  private let detail: Detail
  private let redaction: Redaction
  private let now: @Sendable () -> Date
  private let write: @Sendable (String) -> Void

  /// Creates an interceptor that logs to a closure.
  ///
  /// - Parameters:
  ///   - detail: The level of detail.
  ///   - redaction: The rule that determines which values are secret.
  ///   - now: A closure that returns the current date.
  ///   - write: A closure that is called with each line, on any thread.
  public init(
    detail: Detail = .summary, redaction: Redaction = .standard, now: @escaping @Sendable () -> Date = { Date() },
    write: @escaping @Sendable (String) -> Void
  ) {
    self.detail = detail
    self.redaction = redaction
    self.now = now
    self.write = write
  }

  /// Writes a line when the request ends and, with ``Detail/curl``, a command line when the request starts.
  public func intercept(
    _ request: HTTPRequest, next: any Transport, completion: @escaping ExchangeCompletion
  ) -> any TransportTask {
    if detail == .curl { write(request.curlCommand(redaction: redaction)) }
    let started = now()
    return next.start(request) { result in
      let milliseconds = Int((now().timeIntervalSince(started) * 1_000).rounded())
      let subject = "\(request.method.rawValue) \(redaction.apply(to: request.url))"
      switch result {
      case .success(let response):
        let origin = response.isStale ? " from the cache" : ""
        write("\(subject) \(response.status)\(origin), \(response.body.count) bytes, \(milliseconds) ms")
      case .failure(let error): write("\(subject) failed, \(milliseconds) ms: \(error.errorDescription ?? "")")
      }
      completion(result)
    }
  }
}
