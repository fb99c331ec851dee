public import Presentation

/// The items of a query, for commands that show no screens.
public struct HubContents<Item: Sendable>: Sendable {
  /// The items, in the order of the server.
  public let items: [Item]
  /// The reason why the list ends here although the server has more items, or `nil` if there is no reason other than the
  /// number of pages.
  public let end: LoadFailure?
  /// The reason why a part of an item could not be loaded, or `nil` if all items are complete.
  public let missing: LoadFailure?

  /// Creates contents.
  public init(items: [Item], end: LoadFailure? = nil, missing: LoadFailure? = nil) {
    self.items = items
    self.end = end
    self.missing = missing
  }
}
