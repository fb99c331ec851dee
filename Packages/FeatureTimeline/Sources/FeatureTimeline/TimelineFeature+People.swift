import Networking
import Posts
import Presentation
import Reactive

extension TimelineFeature {
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
