public import Presentation

extension Person {
  /// Returns a sentence about an account that has moved, is suspended or limited, or is a memorial, or `nil` if none of
  /// these applies. It contains text of the server: sanitize it before display.
  public func standing(in language: Language) -> String? {
    let moved = movedTo.map { PostText.movedTo("@\($0)") }
    let facts = [moved].compactMap(\.self) + (marks ?? []).map(PostText.mark)
    return facts.isEmpty ? nil : facts.map { $0[language] }.joined(separator: " · ")
  }
}
