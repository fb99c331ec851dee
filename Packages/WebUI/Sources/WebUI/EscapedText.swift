extension String {
  /// The text with the characters that HTML interprets, in content and in quoted attributes, as character references.
  var escapedForHTML: String { escapedForHTML(keepsDirections: false) }

  /// The same text for a field, whose border no control of text direction crosses.
  var escapedForField: String { escapedForHTML(keepsDirections: true) }

  private func escapedForHTML(keepsDirections: Bool) -> String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": escaped += "\u{FFFD}"
      // Controls of text direction could show a name, or a link, as another one.
      case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        if keepsDirections { escaped.unicodeScalars.append(scalar) } else { escaped += "\u{FFFD}" }
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
