/// A password or token. Whatever prints, dumps or mirrors it gets dots: only ``reveal()`` gives the text away.
public struct Secret: Hashable, Sendable {
  private let text: String

  /// Wraps the text.
  public init(_ text: String) {
    self.text = text
  }

  /// The text itself, for the one place that sends it. Never log it.
  public func reveal() -> String { text }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "•••" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
