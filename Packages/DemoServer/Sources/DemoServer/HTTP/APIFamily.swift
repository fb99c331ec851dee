import Foundation

/// An API family below a path prefix, as a value that contains all of its state.
protocol APIFamily: Sendable {
  static var routes: [Route<Self>] { get }
  /// The family's response to an unknown path.
  static var notFound: Response { get }
  /// Returns the family's response to too many requests. The limit ends `resetAfter` after `date`, or at the end of the
  /// family's own window if `resetAfter` is `nil`.
  static func rateLimited(at date: Date, resetAfter: Duration?) -> Response
}

extension APIFamily {
  static func rateLimited(at date: Date, resetAfter: Duration?) -> Response {
    var response = Response.statusPage(429)
    response.headers.add("Retry-After", String((resetAfter ?? .seconds(60)).components.seconds))
    return response
  }

  /// Responds with the first route that matches. If only the method differs, responds with an `Allow` header and the
  /// status 405, or 204 for OPTIONS. Handles HEAD like GET.
  mutating func respond(to request: Request) -> Response {
    let method = request.method == "HEAD" ? "GET" : request.method
    var allowed: [String] = []
    for route in Self.routes {
      guard let parameters = route.match(request.segments) else { continue }
      if route.method == method {
        var matched = request
        matched.parameters = parameters
        return route.respond(&self, matched)
      }
      allowed += route.method == "GET" ? ["GET", "HEAD"] : [route.method]
    }
    guard !allowed.isEmpty else { return Self.notFound }
    var response = request.method == "OPTIONS" ? Response(status: 204) : .statusPage(405)
    response.headers.add("Allow", (allowed + ["OPTIONS"]).joined(separator: ", "))
    return response
  }
}
