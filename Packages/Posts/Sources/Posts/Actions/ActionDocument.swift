/// An action on a post as a document for other programs.
public struct ActionDocument: Encodable, Sendable {
  private let schema = "tessera.action/1"
  private let server: String
  private let action: String
  private let post: PostDocument?

  /// Creates a document.
  ///
  /// - Parameters:
  ///   - server: The server's name.
  ///   - action: The name of the action, such as `favorite`.
  ///   - post: The post after the action, or `nil` if the server's response cannot be read.
  public init(server: String, action: String, post: Post?) {
    self.server = server
    self.action = action
    self.post = post.map(PostDocument.init)
  }
}
