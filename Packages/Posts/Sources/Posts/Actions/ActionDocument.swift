/// An action on a post or a person as a document for other programs.
public struct ActionDocument: Encodable, Sendable {
  private let schema = "tessera.action/1"
  private let server: String
  private let action: String
  private let post: PostDocument?
  private let person: Person?
  private let relationship: PersonRelationship?

  /// Creates a document.
  ///
  /// - Parameters:
  ///   - server: The server's name.
  ///   - action: The name of the action, such as `favorite`.
  ///   - post: The post after the action, or `nil` if the server's response cannot be read.
  public init(server: String, action: String, post: Post?) {
    self.init(server, action, post.map(PostDocument.init), nil, nil)
  }

  /// Creates a document.
  ///
  /// - Parameters:
  ///   - server: The server's name.
  ///   - action: The name of the action, such as `follow`.
  ///   - person: The person.
  ///   - relationship: The relationship to the person after the action, or `nil` if it is unknown.
  public init(server: String, action: String, person: Person, relationship: PersonRelationship?) {
    self.init(server, action, nil, person, relationship)
  }

  private init(
    _ server: String, _ action: String, _ post: PostDocument?, _ person: Person?, _ relationship: PersonRelationship?
  ) {
    self.server = server
    self.action = action
    self.post = post
    self.person = person
    self.relationship = relationship
  }
}
