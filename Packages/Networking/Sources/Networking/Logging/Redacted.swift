import Foundation

/// A type that may contain secrets. Printing, interpolating or dumping a value shows only its description.
protocol Redacted: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {}

extension Redacted {
  /// The text of `description`.
  public var debugDescription: String { description }
  /// A mirror without secrets, so that `dump` does not reveal any.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension HTTPHeaders: Redacted {
  /// The header fields, one per line, with secret values replaced.
  public var description: String {
    Redaction.standard.apply(to: self).fields.map { "\($0.name): \($0.value)" }.joined(separator: "\n")
  }
}

extension HTTPHeaders.Field: Redacted {
  /// The field, with its value replaced if the value is secret.
  public var description: String { HTTPHeaders([self]).description }
}

extension HTTPRequest: Redacted {
  /// The method and the URL, with secrets replaced.
  public var description: String { "\(method.rawValue) \(Redaction.standard.apply(to: url))" }
}

extension HTTPResponse: Redacted {
  /// The status and the size of the body.
  public var description: String { "\(status)\(isStale ? " from the cache" : ""), \(body.count) bytes" }
}

extension HTTPBody: Redacted {
  /// The size of the body in bytes.
  public var description: String { "\(length) bytes" }
}

extension Parameters: Redacted {
  /// The names and values, with secret values replaced.
  public var description: String { Redaction.standard.applyToForm(encoded) }
}

extension RequestBody: Redacted {
  /// A short description of the body, with the secret values of a form replaced.
  public var description: String {
    switch self {
    case .none: "no body"
    case .json(let value, _): "\(type(of: value)) as JSON"
    case .form(let parameters): parameters.description
    case .raw(let data, let contentType): "\(data.count) bytes of \(contentType)"
    case .file(let url, let contentType): "the file \(url.lastPathComponent) of \(contentType)"
    case .multipart(let parts): "\(parts.count) parts"
    }
  }
}

extension MultipartPart: Redacted {
  /// The name of the part.
  public var description: String { name }
}

extension Cookie: Redacted {
  /// The name and the domain of the cookie.
  public var description: String { "\(name) of \(domain)" }
}

extension CachedResponse: Redacted {
  /// The size of the body, and the date on which the server last sent or confirmed the response.
  public var description: String { "\(body.count) bytes of \(confirmed)" }
}

extension AccessToken: Redacted {
  /// A description without the token.
  public var description: String { "AccessToken(\(Redaction.mask))" }
}
