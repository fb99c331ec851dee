import Foundation

/// A response and the way in which the server delivers it.
struct Reply: Sendable, Equatable {
  enum Delivery: Equatable {
    case whole
    /// The head declares the size of the whole body. Half of the body is sent, and the connection is closed.
    case half
    /// The connection is closed without a response.
    case nothing
  }

  var response: Response
  var delay: Duration = .zero
  var delivery = Delivery.whole

  init(response: Response) { self.response = response }

  /// Creates the response to a request that is affected by faults.
  ///
  /// - Parameters:
  ///   - faults: The faults of the request.
  ///   - rateLimited: A closure that returns the API's response to too many requests.
  ///   - answer: A closure that processes the request. Not called if a fault replaces the response.
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
      case .malformed, .empty, .events: break
      }
    }
    response = replaced ?? answer()
    if replaced == nil, faults.contains(.empty) { response.removeListItems() }
    for case .events(let count) in faults { response.feed?.remaining = count }
    if faults.contains(.malformed) { response.body = response.body.prefix(response.body.count / 2) + "{\"".utf8 }
  }
}

extension Response {
  /// Removes the items of all lists in a JSON body, and the links to further pages.
  fileprivate mutating func removeListItems() {
    guard let json = try? JSON(parsing: body) else { return }
    body = json.withoutListItems.data
    headers = Headers(headers.fields.filter { $0.name != "Link" })
  }
}

extension JSON {
  fileprivate var withoutListItems: JSON {
    switch self {
    case .array: []
    case .object(let members): .object(members.mapValues(\.withoutListItems))
    default: self
    }
  }
}
