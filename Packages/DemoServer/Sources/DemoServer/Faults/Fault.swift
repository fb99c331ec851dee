/// A failure that the server produces on demand.
///
/// The text form, for the `X-Fault` header and the control endpoint, is `delay=1500` (milliseconds), `status=503`,
/// `drop`, `truncate`, `malformed`, `empty`, `events=3`, `ratelimit` or `ratelimit=30` (seconds), or a comma-separated
/// list of these.
public enum Fault: Sendable, Equatable {
  /// A delay of at most one minute before the response.
  case delay(Duration)
  /// A response with this status (400 to 599) and an HTML page, like that of a proxy. The request is not processed.
  case status(Int)
  /// A connection that is closed without a response. The request is not processed.
  case drop
  /// A connection that is closed in the middle of the response's body. The request is processed.
  case truncate
  /// A response body that ends in the middle of the JSON, with the length of that body in `Content-Length`. The request
  /// is processed.
  case malformed
  /// A response whose lists are all empty, like that of a service without content. The request is processed.
  case empty
  /// A stream of events that the server closes after this number of events. Has no effect on other responses.
  case events(Int)
  /// A response with the status 429 (GitHub: 403) and with the API's own message and headers. The request is not
  /// processed. The limit ends after `resetAfter`, in whole seconds, or, if that is `nil`, at the end of the API's own
  /// window.
  case rateLimit(resetAfter: Duration? = nil)

  /// Parses a fault from its text form. Returns `nil` for an unknown name or an invalid number.
  init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1).map(\.trimmed)
    switch (parts.first?.lowercased(), parts.count > 1 ? Int(parts[1]) : nil) {
    case ("delay", let milliseconds?) where (0...60_000).contains(milliseconds):
      self = .delay(.milliseconds(milliseconds))
    case ("status", let status?) where (400...599).contains(status): self = .status(status)
    case ("drop", nil) where parts.count == 1: self = .drop
    case ("truncate", nil) where parts.count == 1: self = .truncate
    case ("malformed", nil) where parts.count == 1: self = .malformed
    case ("empty", nil) where parts.count == 1: self = .empty
    case ("events", let count?) where (0...1_000_000).contains(count): self = .events(count)
    case ("ratelimit", nil) where parts.count == 1: self = .rateLimit()
    case ("ratelimit", let seconds?) where (0...86_400).contains(seconds):
      self = .rateLimit(resetAfter: .seconds(seconds))
    default: return nil
    }
  }

  /// Parses a comma-separated list of faults. Returns `nil` if the list is empty or one of the faults is invalid.
  static func list(_ text: String) -> [Fault]? {
    let faults = text.split(separator: ",").map { Fault($0.trimmed) }
    return faults.isEmpty || faults.contains(nil) ? nil : faults.compactMap(\.self)
  }

  var description: String {
    switch self {
    case .delay(let duration): "delay=\(duration.milliseconds)"
    case .status(let status): "status=\(status)"
    case .drop: "drop"
    case .truncate: "truncate"
    case .malformed: "malformed"
    case .empty: "empty"
    case .events(let count): "events=\(count)"
    case .rateLimit(nil): "ratelimit"
    case .rateLimit(let duration?): "ratelimit=\(duration.components.seconds)"
    }
  }
}

extension Duration {
  /// The duration in milliseconds, rounded down.
  var milliseconds: Int { Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000) }
}
