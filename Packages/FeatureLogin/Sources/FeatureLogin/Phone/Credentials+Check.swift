public import Presentation

extension Credentials {
  /// The result of validating the phone number, which must consist of at least 11 ASCII digits. Other characters
  /// are reported even if the number is also too short.
  public var phoneNumberCheck: FieldCheck {
    if phoneNumber.isEmpty { return .empty }
    // `Int(phoneNumber)` would accept a sign, and overflow at twenty digits.
    guard phoneNumber.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return .invalid(.phoneNumberFormat)
    }
    return phoneNumber.utf8.count < 11 ? .invalid(.phoneNumberTooShort) : .valid
  }

  /// The result of validating the password, which needs at least 6 characters, counted as grapheme clusters.
  public var passwordCheck: FieldCheck {
    if password.isEmpty { return .empty }
    return password.count < 6 ? .invalid(.passwordTooShort) : .valid
  }

  /// A Boolean value that indicates whether both fields are valid.
  public var areComplete: Bool { phoneNumberCheck == .valid && passwordCheck == .valid }
}

extension Credentials {
  /// Returns the messages about the invalid fields, in the order of the fields. Returns an empty string if neither
  /// field is invalid.
  public func tip(in language: Language) -> String {
    [phoneNumberCheck, passwordCheck].compactMap(\.problem).map { $0.message(in: language) }.joined(separator: " ")
  }
}
