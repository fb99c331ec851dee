import Foundation

extension HTTPRequest {
  /// Returns the request as a command line for `curl`.
  ///
  /// Secrets are replaced with `<redacted>`. A body that is neither a URL-encoded form nor valid JSON of at most 64 KiB
  /// is replaced with a comment that contains its size.
  ///
  /// - Parameter redaction: The rule that determines which values are secret.
  public func curlCommand(redaction: Redaction = .standard) -> String {
    var words = ["curl"]
    if method == .head { words.append("--head") } else if method != .get { words += ["-X", method.rawValue] }
    words.append(redaction.apply(to: url).shellQuoted)
    for field in redaction.apply(to: headers).fields {
      words += ["-H", "\(field.name): \(field.value)".shellQuoted]
    }
    guard !body.isEmpty else { return words.joined(separator: " ") }
    if case .data(let data)? = body.segments.first, body.segments.count == 1,
      let text = redaction.apply(to: data, contentType: headers["Content-Type"])
    {
      words += ["--data-raw", text.shellQuoted]
      return words.joined(separator: " ")
    }
    return words.joined(separator: " ") + " # and a body of \(body.length) bytes"
  }
}

extension String {
  /// The text in single quotes, within which a shell expands nothing. Control characters are omitted.
  fileprivate var shellQuoted: String {
    let printable = String(unicodeScalars.filter { $0.properties.generalCategory != .control })
    return "'" + printable.replacing("'", with: #"'\''"#) + "'"
  }
}
