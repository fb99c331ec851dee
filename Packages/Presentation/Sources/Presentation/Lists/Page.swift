/// One page of a list, which a single request loads.
public struct Page<Cursor: Sendable, Item: Sendable>: Sendable {
  /// The items in the server's order.
  public var items: [Item]
  /// The cursor of the next page, or `nil` if this page is the last one.
  public var next: Cursor?

  /// Creates a page.
  public init(_ items: [Item], next: Cursor?) {
    self.items = items
    self.next = next
  }
}

extension Page: Equatable where Cursor: Equatable, Item: Equatable {}
