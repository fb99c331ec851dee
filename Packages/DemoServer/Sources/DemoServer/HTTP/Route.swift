/// A method and a path of an API. A path component in braces is a placeholder, which matches any component. The request
/// contains the matched component under the placeholder's name.
struct Route<API>: Sendable {
  let method: String
  let pattern: [String]
  let respond: @Sendable (inout API, Request) -> Response

  init(_ method: String, _ path: String, respond: @escaping @Sendable (inout API, Request) -> Response) {
    self.method = method
    pattern = path.split(separator: "/").map(String.init)
    self.respond = respond
  }

  static func get(_ path: String, _ respond: @escaping @Sendable (inout API, Request) -> Response) -> Route {
    Route("GET", path, respond: respond)
  }

  static func post(_ path: String, _ respond: @escaping @Sendable (inout API, Request) -> Response) -> Route {
    Route("POST", path, respond: respond)
  }

  /// Returns the values of the placeholders, or `nil` if the path does not match.
  func match(_ segments: [String]) -> [String: String]? {
    guard segments.count == pattern.count else { return nil }
    var parameters: [String: String] = [:]
    for (part, segment) in zip(pattern, segments) {
      if part.hasPrefix("{") {
        parameters[String(part.dropFirst().dropLast())] = segment
      } else if part != segment {
        return nil
      }
    }
    return parameters
  }
}
