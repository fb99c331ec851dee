import Networking
import Persistence
import Posts
import Presentation
import Reactive

extension TimelineFeature {
  /// Returns the authors and the hashtags of the newest stored posts of the source that the user last chose, such as
  /// `@mira` and `#swift`, each once. Sends no requests.
  ///
  /// - Throws: `LoadFailure` from `Presentation`.
  public func places() throws -> [String] {
    guard let source = try lastSource(), source.api == .mastodon else { return [] }
    let repository = TimelineRepository(source, dependencies)
    let posts = try repository.store.read { try $0.array(repository.posts.newestFirst.limit(Self.placePosts)) }
    var seen: Set<String> = []
    let places = posts.map(\.post).flatMap { post -> [String] in
      let hashtags = post.body.spans.filter { $0.kind == .hashtag }.map { String(post.body[$0]) }
      return ["@\(post.author.username)"] + hashtags
    }
    return places.filter { $0.count > 1 && seen.insert($0).inserted }
  }

  /// The number of posts in which ``places()`` looks.
  private static let placePosts = 200

  /// Requests a list of people.
  ///
  /// - Parameters:
  ///   - source: The list.
  ///   - pages: The maximum number of pages, at least one, or `nil` for all people up to a limit.
  /// - Returns: The people, in the order of the source, up to a link that leads to another server.
  /// - Throws: `LoadFailure` from `Presentation`, or `CancellationError` if the task is canceled.
  public func people(of source: PeopleSource, pages: Int? = nil) async throws -> PeopleContents {
    let load = self.pages(of: source)
    return try await failing {
      var people: [Person] = []
      var next: PeoplePage? = .first
      for _ in 0..<max(1, pages ?? Self.peoplePages) {
        guard let page = next, pages != nil || people.count < Self.peopleLimit else { break }
        do {
          let answer = try await load(page).value
          people += answer.items
          next = answer.next
        } catch NetworkError.foreignLink {
          return PeopleContents(people: people, failure: .foreignLink)
        }
      }
      // With a number of pages, the user knows that there can be more.
      return PeopleContents(people: people, failure: pages == nil && next != nil ? .listTooLong : nil)
    }
  }

  /// The number of people after which no further page is requested.
  private static let peopleLimit = 5_000
  /// The maximum number of pages, because a page can be empty.
  private static let peoplePages = 200
}
