import Foundation

/// A request as a value. It contains the current time and the server's own origin, so that a response depends only on
/// the request and the state.
struct Request: Sendable {
  var method: String
  /// The decoded components of the path. Empty components are omitted.
  var segments: [String]
  var query: FormFields = [:]
  var headers: Headers = [:]
  var body = Data()
  var keepsAlive = true
  var date = Date(timeIntervalSince1970: 0)
  /// The scheme, host and port, without a trailing slash.
  var origin = "http://127.0.0.1"
  /// The values of the route's `{placeholders}`.
  var parameters: [String: String] = [:]

  /// The path components of the API's prefix.
  private var prefix: [String] = []

  init(
    method: String, segments: [String], query: FormFields = [:], headers: Headers = [:], keepsAlive: Bool = true
  ) {
    self.method = method
    self.segments = segments
    self.query = query
    self.headers = headers
    self.keepsAlive = keepsAlive
  }

  var path: String { "/" + segments.joined(separator: "/") }

  /// The complete URL without the query, as a client can use it.
  var url: String { ([origin] + (prefix + segments).map(percentEncoded)).joined(separator: "/") }

  /// The fields of the body if it is a form, or else no fields.
  var form: FormFields {
    let type = headers["Content-Type"]?.split(separator: ";").first?.trimmed.lowercased()
    guard type == "application/x-www-form-urlencoded", let text = String(data: body, encoding: .utf8) else {
      return [:]
    }
    return FormFields(parsing: text)
  }

  /// The fields of the body if it is a form or a JSON object. Only text and numbers of the object are included.
  var fields: FormFields {
    guard case .object(let members)? = try? JSON(parsing: body) else { return form }
    return members.reduce(into: [:]) { fields, member in
      if let text = member.value.text { fields = fields.setting(member.key, to: text) }
    }
  }

  var cookies: [String: String] {
    headers.values(of: "Cookie").flatMap { $0.split(separator: ";") }.reduce(into: [:]) { cookies, pair in
      let parts = pair.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { return }
      cookies[parts[0].trimmed] = parts[1].trimmed
    }
  }

  /// Returns the part of the `Authorization` header after the given scheme, or `nil` if the header is missing or has
  /// another scheme. The scheme is compared without regard to case.
  func credentials(scheme: String) -> String? {
    guard let parts = headers["Authorization"]?.split(separator: " ", maxSplits: 1), parts.count == 2,
      parts[0].lowercased() == scheme.lowercased()
    else { return nil }
    return parts[1].trimmed
  }

  /// The name and password of basic authentication, or `nil` if the request does not use it.
  var basicCredentials: (name: String, password: String)? {
    guard let encoded = credentials(scheme: "Basic"), let data = Data(base64Encoded: encoded),
      let parts = String(data: data, encoding: .utf8)?.split(
        separator: ":", maxSplits: 1, omittingEmptySubsequences: false),
      parts.count == 2
    else { return nil }
    return (String(parts[0]), String(parts[1]))
  }

  /// Returns the request without the first `count` path components, which are the API's prefix.
  func dropping(prefix count: Int) -> Request {
    var copy = self
    copy.prefix = Array(segments.prefix(count))
    copy.segments = Array(segments.dropFirst(count))
    return copy
  }
}
