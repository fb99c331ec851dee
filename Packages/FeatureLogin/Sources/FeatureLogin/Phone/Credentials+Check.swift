public import Presentation

extension Credentials {
  /// Whether the number is one: ASCII digits only, at least 11 of them. The format is looked at first.
  public var telephoneCheck: FieldCheck {
    if telephone.isEmpty { return .empty }
    // Not `Int(telephone)`: it takes a sign for a digit and gives up at twenty digits.
    guard telephone.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return .invalid(.telephoneFormat)
    }
    return telephone.utf8.count < 11 ? .invalid(.telephoneTooShort) : .valid
  }

  /// Whether the password is long enough: at least 6 characters, as people count them.
  public var passwordCheck: FieldCheck {
    if password.isEmpty { return .empty }
    return password.count < 6 ? .invalid(.passwordTooShort) : .valid
  }

  /// Whether both can be sent.
  public var areComplete: Bool { telephoneCheck == .valid && passwordCheck == .valid }
}

extension Credentials {
  /// What is wrong with the fields, number first; empty when nothing is.
  public func tip(in language: Language) -> String {
    [telephoneCheck, passwordCheck].compactMap(\.problem).map { $0.message(in: language) }.joined(separator: " ")
  }
}
