package import Presentation

extension Post {
  /// Returns the audience of a post that not everyone can see, and whether the post was edited.
  package func audienceMarks(in language: Language) -> [String] {
    let isOpen = visibility == .public || visibility == .unlisted
    return [isOpen ? nil : visibility.map(PostText.audience), edited.map { _ in PostText.edited }]
      .compactMap { $0?[language] }
  }
}

extension PostText {
  /// Returns the name of an audience.
  package static func audience(_ visibility: PostVisibility) -> LocalizedText {
    switch visibility {
    case .public: `public`
    case .unlisted: unlisted
    case .direct: direct
    case .followers: followers
    case .restricted: restricted
    }
  }
}
