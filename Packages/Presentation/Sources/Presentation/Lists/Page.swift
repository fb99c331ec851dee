/// What one request of a list brought.
public struct Page<Cursor: Sendable, Item: Sendable>: Sendable {
  /// The items in their order.
  public var items: [Item]
  /// Where the next page begins; nil if this one is the last.
  public var next: Cursor?

  /// Creates a page.
  public init(_ items: [Item], next: Cursor?) {
    self.items = items
    self.next = next
  }
}

extension Page: Equatable where Cursor: Equatable, Item: Equatable {}
