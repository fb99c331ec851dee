import Posts
import Presentation
public import TerminalUI

/// The signs with which the row of a post shows its facts, such as the numbers of its reactions.
public enum PostSigns: Sendable {
  /// Symbols and colors.
  case symbols
  /// Letters, for terminals without symbols.
  case letters
  /// Words, for screen readers.
  case words

  /// Creates the signs that suit a canvas.
  public init(for canvas: Canvas) {
    self = canvas.isLinear ? .words : canvas.usesSymbols ? .symbols : .letters
  }
}

extension Post {
  /// Returns the line of facts of a row: the numbers of reactions that are not zero, the links, the audience of a post
  /// that not everyone can see, and whether the post was edited. Returns `nil` if there are no facts.
  ///
  /// - Parameter isFolded: A Boolean value that indicates whether the files are hidden, so that their number is shown.
  func facts(in language: Language, _ signs: PostSigns, isFolded: Bool) -> StyledText? {
    if case .words = signs { return marks(in: language).map { StyledText($0, .muted) } }
    let isSymbol = if case .symbols = signs { true } else { false }
    func fact(_ symbol: String, _ letters: String, _ count: Int?, own: Bool? = nil, _ color: Color = .muted)
      -> StyledText?
    {
      let isOwn = own == true
      guard (count ?? 0) > 0 || isOwn else { return nil }
      let number = count.flatMap { $0 > 0 ? " \($0)" : nil } ?? ""
      let text = (isSymbol ? symbol : letters) + number + (isOwn && !isSymbol ? "*" : "")
      return StyledText(TerminalText(text), isOwn ? Style(color, [.bold]) : Style(.muted))
    }
    let isFavorite = reactions?[.favorite]
    let facts = [
      fact("↩", "re", counts?.replies), fact("⟲", "bo", counts?.boosts, own: reactions?[.boost], .boost),
      fact(isFavorite == true ? "♥" : "♡", "fav", counts?.favorites, own: isFavorite, .error),
      fact("★", "mark", nil, own: reactions?[.bookmark], .warning), fact("▣", "img", isFolded ? media.count : nil),
      fact("⧉", "link", body.spans.count { $0.kind == .link }),
      audience(in: language, isSymbol: isSymbol),
      edited.map { _ in StyledText(TerminalText((isSymbol ? "✎ " : "") + PostText.edited[language]), .muted) },
    ].compactMap(\.self)
    return facts.isEmpty ? nil : facts.dropFirst().reduce(facts[0]) { $0 + "  " + $1 }
  }

  private func audience(in language: Language, isSymbol: Bool) -> StyledText? {
    let (symbol, word): (String, LocalizedText)
    switch visibility {
    case .direct: (symbol, word) = ("✉ ", PostText.direct)
    case .followers: (symbol, word) = ("⚿ ", PostText.followers)
    case .restricted: (symbol, word) = ("⚿ ", PostText.restricted)
    case .public, .unlisted, nil: return nil
    }
    return StyledText(TerminalText((isSymbol ? symbol : "") + word[language]), .muted)
  }
}
