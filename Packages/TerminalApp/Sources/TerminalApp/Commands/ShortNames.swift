extension String {
  /// Returns the text of a message with long names cut off after 200 characters. Messages quote names from the command
  /// line, which can be of any length. Absolute paths are kept up to the length that systems allow, because the user
  /// needs all of a path.
  func shorteningNames() -> String {
    var result = UnicodeScalarView()
    var length = 0
    var limit = 0
    for scalar in unicodeScalars {
      if scalar.separatesNames {
        length = 0
        result.append(scalar)
        continue
      }
      if length == 0 { limit = scalar == "/" ? 4096 : 200 }
      length += 1
      if length <= limit {
        result.append(scalar)
      } else if length == limit + 1 {
        result.append("…")
      }
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is white space, a quotation mark or Chinese punctuation, which
  /// are the boundaries of names in messages.
  fileprivate var separatesNames: Bool {
    properties.isWhitespace || "“”‘’`\"'，。：；、（）".unicodeScalars.contains(self)
  }
}
