import Foundation
import Networking
import Persistence
import Posts
import Presentation
import Reactive

extension TimelineFeature {
  /// The sources of the Mastodon server that need no request to be known: the server's public timelines and, with a login,
  /// the user's home timeline, bookmarks and favorites.
  public var fixedSources: [TimelineSource] { TimelineChoices(dependencies).fixed.compactMap(\.source) }

  /// Returns the people and the hashtags that the store knows on the Mastodon server, such as `@mira` and `#swift`, each
  /// once, whatever its case: those of the newest posts of the source that the user last chose, then of all other timelines,
  /// and then the people whose timelines the user has opened. Sends no requests.
  ///
  /// - Throws: `LoadFailure` from `Presentation`.
  public func places() throws -> [String] {
    let server = dependencies.mastodon
    let source = try lastSource() ?? .mastodonHome
    let repository = TimelineRepository(source.api == .mastodon ? source : .mastodonHome, dependencies)
    let (posts, people) = try repository.store.read { transaction in
      let newest = try transaction.array(repository.posts.newestFirst.limit(Self.placePosts))
      let all = try transaction.array(TimelineRepository.posts(at: server).limit(Self.placePosts))
      let people = try transaction.array(StoredPerson.people(at: server.client.baseURL.absoluteString))
      return (newest + all, people)
    }
    var places = posts.map(\.post).flatMap { post -> [String] in
      let hashtags = post.body.spans.filter { $0.kind == .hashtag }.map { String(post.body[$0]) }
      return ["@\(post.author.username)"] + hashtags
    }
    places += people.map { "@\($0.person.username)" }
    var seen: Set<String> = []
    return places.filter { $0.count > 1 && seen.insert($0.lowercased()).inserted }
  }

  /// The number of posts of the last source, and of all others, in which ``places()`` looks.
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
