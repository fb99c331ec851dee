/// A password or token. Printing, dumping or mirroring a secret shows dots. Only ``reveal()`` returns the text.
public struct Secret: Hashable, Sendable {
  private let text: String

  /// Creates a secret from text.
  public init(_ text: String) {
    self.text = text
  }

  /// Returns the text. Do not log it.
  public func reveal() -> String { text }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Three dots, regardless of the secret.
  public var description: String { "•••" }
  /// The text of `description`.
  public var debugDescription: String { description }
  /// A mirror without children, so that `dump` does not reveal the text.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
