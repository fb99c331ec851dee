package import Presentation

extension Post {
  /// Returns the audience of a post that not everyone can see, and whether the post was edited.
  package func audienceMarks(in language: Language) -> [String] {
    let audience: LocalizedText? =
      switch visibility {
      case .direct: PostText.direct
      case .followers: PostText.followers
      case .restricted: PostText.restricted
      case .public, .unlisted, nil: nil
      }
    return [audience, edited.map { _ in PostText.edited }].compactMap { $0?[language] }
  }
}
