/// The page of moments as a document for other programs.
public struct MomentsDocument: Encodable, Sendable {
  /// The name and version of the document's schema.
  public let schema = "tessera.moments/1"
  /// The server's name.
  public let server: String
  /// The page of moments.
  public let page: MomentsDetails

  /// Creates a document.
  public init(server: String, page: MomentsDetails) {
    self.server = server
    self.page = page
  }
}

/// A moment as a document for other programs.
public struct MomentDocument: Encodable, Sendable {
  /// The name and version of the document's schema.
  public let schema = "tessera.moment/1"
  /// The server's name.
  public let server: String
  /// The moment.
  public let moment: Moment

  /// Creates a document.
  public init(server: String, moment: Moment) {
    self.server = server
    self.moment = moment
  }
}
