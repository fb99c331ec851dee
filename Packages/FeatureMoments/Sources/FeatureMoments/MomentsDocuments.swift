/// The page of moments as programs read it.
public struct MomentsDocument: Encodable, Sendable {
  /// The name and the version of the form.
  public let schema = "tessera.moments/1"
  /// The server's name.
  public let server: String
  /// The page.
  public let page: MomentsDetails

  /// Creates a document.
  public init(server: String, page: MomentsDetails) {
    self.server = server
    self.page = page
  }
}

/// One moment as programs read it.
public struct MomentDocument: Encodable, Sendable {
  /// The name and the version of the form.
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
