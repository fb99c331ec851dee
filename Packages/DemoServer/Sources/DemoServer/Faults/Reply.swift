import Foundation

/// A reply and how to deliver it.
struct Reply: Sendable, Equatable {
  enum Delivery: Equatable {
    case whole
    /// The head announces the whole body, half of it follows, and the connection closes.
    case half
    /// The connection closes without a reply.
    case nothing
  }

  var response: Response
  var delay: Duration = .zero
  var delivery = Delivery.whole

  init(response: Response) { self.response = response }

  /// - parameter answer: Does what the request asks. Not called when a fault answers in its place.
  /// - parameter rateLimited: The API's own words for too many requests.
  init(faults: [Fault], rateLimited: (Duration?) -> Response, answer: () -> Response) {
    var replaced: Response?
    for fault in faults {
      switch fault {
      case .delay(let duration): delay += min(duration, .seconds(60))
      case .status(let status): replaced = .statusPage(status)
      case .rateLimit(let resetAfter): replaced = rateLimited(resetAfter)
      case .drop:
        replaced = .statusPage(503)
        delivery = .nothing
      case .truncate: delivery = .half
      case .malformed: break
      }
    }
    response = replaced ?? answer()
    if faults.contains(.malformed) { response.body = response.body.prefix(response.body.count / 2) + "{\"".utf8 }
  }
}
