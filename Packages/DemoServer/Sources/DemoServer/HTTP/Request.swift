import Foundation

/// One request as a value. It carries the moment at which it is answered and the server's own address, so that an answer
/// depends on nothing but the request and the state.
struct Request: Sendable {
  var method: String
  /// The decoded parts of the path between its slashes; empty parts are left out.
  var segments: [String]
  var query: FormFields = [:]
  var headers: Headers = [:]
  var body = Data()
  var keepsAlive = true
  var date = Date(timeIntervalSince1970: 0)
  /// Scheme, host and port, without a slash at the end.
  var origin = "http://127.0.0.1"
  /// What a route's `{placeholders}` matched.
  var parameters: [String: String] = [:]

  /// The segments before those of the API that answers.
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

  /// The whole address without the query, as a client can use it.
  var url: String { ([origin] + (prefix + segments).map(percentEncoded)).joined(separator: "/") }

  /// The body's fields, if its type is that of a form; else none.
  var form: FormFields {
    let type = headers["Content-Type"]?.split(separator: ";").first?.trimmed.lowercased()
    guard type == "application/x-www-form-urlencoded", let text = String(data: body, encoding: .utf8) else {
      return [:]
    }
    return FormFields(parsing: text)
  }

  /// The body's fields, whether it is a form or a JSON object; of the latter those that are text or numbers.
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

  /// What follows the scheme's name in `Authorization`. The scheme is compared without regard to case.
  func credentials(scheme: String) -> String? {
    guard let parts = headers["Authorization"]?.split(separator: " ", maxSplits: 1), parts.count == 2,
      parts[0].lowercased() == scheme.lowercased()
    else { return nil }
    return parts[1].trimmed
  }

  /// Name and password of basic authentication.
  var basicCredentials: (name: String, password: String)? {
    guard let encoded = credentials(scheme: "Basic"), let data = Data(base64Encoded: encoded),
      let parts = String(data: data, encoding: .utf8)?.split(
        separator: ":", maxSplits: 1, omittingEmptySubsequences: false),
      parts.count == 2
    else { return nil }
    return (String(parts[0]), String(parts[1]))
  }

  /// The request as the API mounted on `prefix` sees it: without the prefix.
  func dropping(prefix count: Int) -> Request {
    var copy = self
    copy.prefix = Array(segments.prefix(count))
    copy.segments = Array(segments.dropFirst(count))
    return copy
  }
}
