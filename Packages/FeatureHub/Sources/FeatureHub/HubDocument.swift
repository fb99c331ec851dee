/// The document that the commands print with `--json`. Omits fields that the server does not send.
public struct HubDocument<Item: Encodable & Sendable>: Encodable, Sendable {
  /// The name and version of the document's schema.
  public let schema: String
  /// The server's name.
  public let server: String
  /// The items.
  public let items: [Item]

  /// Creates a document.
  public init(schema: String, server: String, items: [Item]) {
    self.schema = schema
    self.server = server
    self.items = items
  }
}
