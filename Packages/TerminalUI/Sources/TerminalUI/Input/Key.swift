// allow(type-names): Persistence also has a `Key`, but no screen may import that module.
/// A key that the user pressed, with its modifiers.
public struct Key: Sendable, Hashable {
  /// The key without its modifiers.
  public enum Code: Sendable, Hashable {
    /// A key that types a character.
    case character(Character)
    /// A key that edits, confirms or cancels.
    case enter, tab, backspace, escape
    /// A key that moves the cursor, or edits at its position.
    case up, down, left, right, home, end, pageUp, pageDown, insert, delete
    /// A function key, such as F1.
    case function(Int)
  }

  /// The modifiers of the key.
  public struct Modifiers: OptionSet, Sendable, Hashable {
    /// The bits of the set.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The Shift key. This modifier is not set for letters: `G` is a separate character.
    public static let shift = Modifiers(rawValue: 1)
    /// The Alt key, also known as Option or Meta.
    public static let alt = Modifiers(rawValue: 2)
    /// The Control key.
    public static let control = Modifiers(rawValue: 4)
  }

  /// The key without its modifiers.
  public var code: Code
  /// The modifiers of the key.
  public var modifiers: Modifiers

  /// Creates a key.
  public init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// Returns the key for a letter with Control.
  public static func control(_ character: Character) -> Key { Key(.character(character), .control) }
  /// Returns the key for a letter with Alt.
  public static func alt(_ character: Character) -> Key { Key(.character(character), .alt) }
  /// The Enter key, also known as Return.
  public static let enter = Key(.enter)
  /// The Tab key.
  public static let tab = Key(.tab)
  /// The Tab key with Shift.
  public static let backTab = Key(.tab, .shift)
  /// The key that deletes to the left.
  public static let backspace = Key(.backspace)
  /// The Esc key.
  public static let escape = Key(.escape)
  /// The space bar.
  public static let space = Key(.character(" "))
  /// The up arrow key.
  public static let up = Key(.up)
  /// The down arrow key.
  public static let down = Key(.down)
  /// The left arrow key.
  public static let left = Key(.left)
  /// The right arrow key.
  public static let right = Key(.right)
  /// The Home key.
  public static let home = Key(.home)
  /// The End key.
  public static let end = Key(.end)
  /// The Page Up key.
  public static let pageUp = Key(.pageUp)
  /// The Page Down key.
  public static let pageDown = Key(.pageDown)
  /// The key that deletes to the right.
  public static let delete = Key(.delete)
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Creates the key for a character, such as `"j"`.
  public init(extendedGraphemeClusterLiteral value: Character) {
    self.init(.character(value))
  }
}
