/// A colour of a cell: a role that the theme gives a colour to, or a colour of one's own.
public enum Color: Sendable, Hashable {
  /// What the theme says.
  case role(Role)
  /// This colour in every theme. For pictures and swatches, not for text.
  case rgb(RGB)

  /// What a colour is for. The theme decides what it looks like.
  public enum Role: UInt8, Sendable, Hashable, CaseIterable {
    case background, secondaryBackground, tertiaryBackground, selection
    case text, secondaryText, tertiaryText, primary, star, heart, success, warning, error
    case line
  }

  /// The page.
  public static let background = Color.role(.background)
  /// Bars.
  public static let secondaryBackground = Color.role(.secondaryBackground)
  /// Dialogs and fields.
  public static let tertiaryBackground = Color.role(.tertiaryBackground)
  /// The selected row.
  public static let selection = Color.role(.selection)
  /// Text to be read.
  public static let text = Color.role(.text)
  /// Text beside it.
  public static let secondaryText = Color.role(.secondaryText)
  /// Hints and placeholders.
  public static let tertiaryText = Color.role(.tertiaryText)
  /// What can be acted on.
  public static let primary = Color.role(.primary)
  /// A favourite marked by a star.
  public static let star = Color.role(.star)
  /// A favourite marked by a heart.
  public static let heart = Color.role(.heart)
  /// Something went well.
  public static let success = Color.role(.success)
  /// Something needs attention.
  public static let warning = Color.role(.warning)
  /// Something failed.
  public static let error = Color.role(.error)
  /// Rules and frames. Not for text.
  public static let line = Color.role(.line)
}

extension Color.Role {
  /// The roles that cells are filled with.
  static let backgrounds: [Self] = [.background, .secondaryBackground, .tertiaryBackground, .selection]
  /// The roles that text may have; all are legible on every background.
  static let foregrounds: [Self] = [
    .text, .secondaryText, .tertiaryText, .primary, .star, .heart, .success, .warning, .error,
  ]
}
