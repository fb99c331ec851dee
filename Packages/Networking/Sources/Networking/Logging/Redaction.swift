public import Foundation

/// A rule for removing secrets from logs of requests.
///
/// A header, query parameter, form field or JSON field is secret if its name contains one of ``secretWords``.
public struct Redaction: Sendable, Hashable {
  /// The parts of names that mark a value as secret, in lowercase.
  public var secretWords: Set<String> {
    didSet { words = secretWords.map { Array($0.utf8) } }
  }

  /// The secret words as UTF-8 bytes, converted once because every logged name is searched for each of them.
  private var words: [[UInt8]]

  /// Creates a rule.
  ///
  /// - Parameter secretWords: The parts of names that mark a value as secret, in lowercase.
  public init(secretWords: Set<String>) {
    self.secretWords = secretWords
    words = secretWords.map { Array($0.utf8) }
  }

  /// The default rule: names that contain `auth`, `cookie`, `token`, `secret`, `password`, `passwd`, `session`,
  /// `credential`, `signature`, `api-key`, `api_key`, `apikey`, `code`, `verifier` or `assertion`.
  public static let standard = Redaction(secretWords: [
    "auth", "cookie", "token", "secret", "password", "passwd", "session", "credential", "signature", "api-key",
    "api_key", "apikey", "code", "verifier", "assertion",
  ])

  static let mask = "<redacted>"

  /// Returns a Boolean value that indicates whether a value with this name is secret.
  public func isSecret(_ name: String) -> Bool {
    let name = Array(name.lowercased().utf8)
    return words.contains { word in name.indices.contains { name[$0...].starts(with: word) } }
  }

  /// Returns the headers with secret values replaced.
  public func apply(to headers: HTTPHeaders) -> HTTPHeaders {
    HTTPHeaders(
      headers.fields.map { field in
        isSecret(field.name) ? .init(name: field.name, value: Self.mask) : field
      })
  }

  /// Returns the URL without its username, password and fragment, and with the values of secret query parameters
  /// replaced.
  public func apply(to url: URL) -> String {
    var text = url.scheme.map { "\($0)://" } ?? ""
    text += url.hostAndPort
    text += url.path(percentEncoded: true)
    if let query = url.query(percentEncoded: true) { text += "?" + applyToForm(query) }
    return text
  }

  /// Returns the body as text, with the values of secret fields replaced, or `nil` if the body is neither a
  /// URL-encoded form nor valid JSON of at most 64 KiB.
  public func apply(to body: Data, contentType: String?) -> String? {
    let type = contentType?.lowercased() ?? ""
    if type.hasPrefix("application/x-www-form-urlencoded") { return applyToForm(String(decoding: body, as: UTF8.self)) }
    guard type.contains("json"), body.count <= 1 << 16,
      let json = try? JSONBody(body, limits: .default).decode(JSONValue.self, with: JSONDecoder())
    else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(json.redacted(by: self))).map { String(decoding: $0, as: UTF8.self) }
  }

  func applyToForm(_ text: String) -> String {
    text.split(separator: "&", omittingEmptySubsequences: false).map { pair in
      let name = pair.prefix { $0 != "=" }
      let isSecret = isSecret(name.removingPercentEncoding ?? String(name))
      return isSecret && name.endIndex != pair.endIndex ? "\(name)=\(Self.mask)" : String(pair)
    }.joined(separator: "&")
  }
}
