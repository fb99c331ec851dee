extension LoadFailure: CustomStringConvertible {
  /// The description of the failure in English, as a sentence.
  public var description: String { sentence(in: .en) }

  /// Returns the description of the failure as a sentence that ends with one punctuation mark, so that another sentence
  /// can follow it.
  public func sentence(in language: Language) -> String { Self.sentence(message(in: language), in: language) }

  /// Returns a message as a sentence that ends with one punctuation mark.
  public static func sentence(_ message: String, in language: Language) -> String {
    // A message of the server, which is quoted, may already end with punctuation.
    let end = message.hasSuffix("”") ? message.dropLast().last : message.last
    return message + (end?.isPunctuation == true ? "" : language == .en ? "." : "。")
  }
}
