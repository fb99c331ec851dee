import Posts

/// The results of a search as a document for other programs.
public struct SearchDocument: Encodable, Sendable {
  private let schema = "tessera.search/1"
  private let server: String
  private let text: String
  private let people: [Person]
  private let tags: [SearchTag]
  private let posts: [PostDocument]

  /// Creates a document.
  ///
  /// - Parameters:
  ///   - server: The server's name.
  ///   - text: The text that was searched for.
  ///   - results: The results.
  public init(server: String, text: String, results: [SearchResult]) {
    self.server = server
    self.text = text
    people = results.compactMap { if case .person(let person) = $0 { person } else { nil } }
    tags = results.compactMap { if case .tag(let tag) = $0 { tag } else { nil } }
    posts = results.compactMap(\.post).map { PostDocument($0.filtered) }
  }
}
