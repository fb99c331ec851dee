/// A color of a cell: a token of the theme, or a fixed color.
public enum Color: Sendable, Hashable {
  /// The color of a token in the theme.
  case role(Role)
  /// A fixed color, which is the same in every theme. Use it for images, not for text.
  case rgb(RGB)

  /// A token: the purpose of a color. The theme determines the color of each token.
  public enum Role: String, Sendable, Hashable, CaseIterable {
    /// A token for backgrounds.
    case background, surface, selection
    /// A token for frames and rules.
    case border
    /// A token for text and marks.
    case text, muted, accent, info, positive, boost, warning, error
  }

  /// The background of screens.
  public static let background = Color.role(.background)
  /// The background of bars, dialogs, fields and code.
  public static let surface = Color.role(.surface)
  /// The background of the selected row.
  public static let selection = Color.role(.selection)
  /// The color of frames and rules. Do not use it for text.
  public static let border = Color.role(.border)
  /// The color of primary text.
  public static let text = Color.role(.text)
  /// The color of secondary text, hints and placeholders.
  public static let muted = Color.role(.muted)
  /// The color of what is selected, focused or can be opened.
  public static let accent = Color.role(.accent)
  /// The color of marks for what is unread or new.
  public static let info = Color.role(.info)
  /// The color of success messages.
  public static let positive = Color.role(.positive)
  /// The color of boosts.
  public static let boost = Color.role(.boost)
  /// The color of warnings and bookmarks.
  public static let warning = Color.role(.warning)
  /// The color of error messages and favorites.
  public static let error = Color.role(.error)
}

extension Color.Role {
  /// The tokens for backgrounds.
  static let backgrounds: [Self] = [.background, .surface, .selection]
  /// The tokens for text, whose colors are legible on every background.
  static let foregrounds: [Self] = [.text, .muted, .accent, .info, .positive, .boost, .warning, .error]
}
