import Foundation

/// One API family on one path prefix: a value that holds all its state.
protocol APIFamily: Sendable {
  static var routes: [Route<Self>] { get }
  /// The family's words for a path that it does not have.
  static var notFound: Response { get }
  /// The family's words for too many requests, until `resetAfter` from `date`, or until its own window ends.
  static func rateLimited(at date: Date, resetAfter: Duration?) -> Response
}

extension APIFamily {
  static func rateLimited(at date: Date, resetAfter: Duration?) -> Response {
    var response = Response.statusPage(429)
    response.headers.add("Retry-After", String((resetAfter ?? .seconds(60)).components.seconds))
    return response
  }

  /// Answers by the first route that matches; 405 with `Allow` where only the method differs. HEAD is answered as GET.
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
