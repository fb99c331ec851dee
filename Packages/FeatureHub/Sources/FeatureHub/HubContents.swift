/// The items of a query, for commands that show no screens.
public struct HubContents<Item: Sendable>: Sendable {
  /// The items, in the order of the server.
  public let items: [Item]
  /// A Boolean value that indicates whether the list of items ends at a link that leads to another server.
  public let isTruncated: Bool

  /// Creates contents.
  public init(items: [Item], isTruncated: Bool = false) {
    self.items = items
    self.isTruncated = isTruncated
  }
}
