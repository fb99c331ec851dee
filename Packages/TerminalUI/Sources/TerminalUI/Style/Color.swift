/// A color of a cell: a role of the theme, or a fixed color.
public enum Color: Sendable, Hashable {
  /// The color of a role in the theme.
  case role(Role)
  /// A fixed color, which is the same in every theme. Use it for images, not for text.
  case rgb(RGB)

  /// The purpose of a color. The theme determines its value.
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
  /// Primary text.
  public static let text = Color.role(.text)
  /// Secondary text.
  public static let secondaryText = Color.role(.secondaryText)
  /// Hints and placeholders.
  public static let tertiaryText = Color.role(.tertiaryText)
  /// Interactive elements.
  public static let primary = Color.role(.primary)
  /// A favorite marked by a star.
  public static let star = Color.role(.star)
  /// A favorite marked by a heart.
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
  /// The roles for backgrounds.
  static let backgrounds: [Self] = [.background, .secondaryBackground, .tertiaryBackground, .selection]
  /// The roles for text, which are legible on every background.
  static let foregrounds: [Self] = [
    .text, .secondaryText, .tertiaryText, .primary, .star, .heart, .success, .warning, .error,
  ]
}
