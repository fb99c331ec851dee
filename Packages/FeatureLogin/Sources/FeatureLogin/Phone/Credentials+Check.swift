public import Presentation

extension Credentials {
  /// The check of the telephone number: at least 11 ASCII digits and nothing else. The format is checked first.
  public var telephoneCheck: FieldCheck {
    if telephone.isEmpty { return .empty }
    // `Int(telephone)` would accept a sign, and overflow at twenty digits.
    guard telephone.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return .invalid(.telephoneFormat)
    }
    return telephone.utf8.count < 11 ? .invalid(.telephoneTooShort) : .valid
  }

  /// The check of the password: at least 6 characters, counted as grapheme clusters.
  public var passwordCheck: FieldCheck {
    if password.isEmpty { return .empty }
    return password.count < 6 ? .invalid(.passwordTooShort) : .valid
  }

  /// A Boolean value that indicates whether both fields are valid.
  public var areComplete: Bool { telephoneCheck == .valid && passwordCheck == .valid }
}

extension Credentials {
  /// Returns the problems of the fields, the number's first, or an empty string if both fields are valid.
  public func tip(in language: Language) -> String {
    [telephoneCheck, passwordCheck].compactMap(\.problem).map { $0.message(in: language) }.joined(separator: " ")
  }
}
