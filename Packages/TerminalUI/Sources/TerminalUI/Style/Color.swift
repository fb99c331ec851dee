/// A color of a cell: a role of the theme, or a fixed color.
public enum Color: Sendable, Hashable {
  /// The color of a role in the theme.
  case role(Role)
  /// A fixed color, which is the same in every theme. Use it for images, not for text.
  case rgb(RGB)

  /// The purpose of a color. The theme determines the color of each role.
  public enum Role: UInt8, Sendable, Hashable, CaseIterable {
    /// A role for backgrounds.
    case background, secondaryBackground, tertiaryBackground, selection
    /// A role for text.
    case text, secondaryText, tertiaryText, primary, star, heart, success, warning, error
    /// A role for rules and frames.
    case line
  }

  /// The background of screens.
  public static let background = Color.role(.background)
  /// The background of bars.
  public static let secondaryBackground = Color.role(.secondaryBackground)
  /// The background of dialogs and fields.
  public static let tertiaryBackground = Color.role(.tertiaryBackground)
  /// The background of the selected row.
  public static let selection = Color.role(.selection)
  /// The color of primary text.
  public static let text = Color.role(.text)
  /// The color of secondary text.
  public static let secondaryText = Color.role(.secondaryText)
  /// The color of hints and placeholders.
  public static let tertiaryText = Color.role(.tertiaryText)
  /// The color of interactive elements.
  public static let primary = Color.role(.primary)
  /// The color of a star that marks a favorite.
  public static let star = Color.role(.star)
  /// The color of a heart that marks a favorite.
  public static let heart = Color.role(.heart)
  /// The color of success messages.
  public static let success = Color.role(.success)
  /// The color of warnings.
  public static let warning = Color.role(.warning)
  /// The color of error messages.
  public static let error = Color.role(.error)
  /// The color of rules and frames. Do not use it for text.
  public static let line = Color.role(.line)
}

extension Color.Role {
  /// The roles for backgrounds.
  static let backgrounds: [Self] = [.background, .secondaryBackground, .tertiaryBackground, .selection]
  /// The roles for text, whose colors are legible on every background.
  static let foregrounds: [Self] = [
    .text, .secondaryText, .tertiaryText, .primary, .star, .heart, .success, .warning, .error,
  ]
}
