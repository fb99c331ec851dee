/// The document that the commands print with `--json`. Omits fields that the server does not send.
public struct HubDocument<Item: Encodable & Sendable>: Encodable, Sendable {
  /// The name and version of the document's schema.
  public let schema: String
  /// The server's name.
  public let server: String
  /// The items.
  public let items: [Item]
  /// A Boolean value that indicates whether the list ends at a link that leads to another server, or after
  /// pages that contain only pull requests.
  public let isTruncated: Bool
  /// A Boolean value that indicates whether a part of an item could not be loaded, such as the comments on an issue.
  public let isIncomplete: Bool

  /// Creates a document.
  public init(schema: String, server: String, contents: HubContents<Item>) {
    self.schema = schema
    self.server = server
    items = contents.items
    isTruncated = contents.end != nil
    isIncomplete = contents.missing != nil
  }
}
