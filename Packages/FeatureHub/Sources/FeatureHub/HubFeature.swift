import Networking
public import Persistence
public import Presentation
import Reactive

/// The feature's entry point. Creates view models and runs commands.
public struct HubFeature: Sendable {
  /// The schema of the recent searches and of the stars. The store in the dependencies must be opened with it, and with
  /// `OutboxStorage.schema` of `Persistence`.
  public static let schema = Schema(
    "hub", tables: [StoredSearch.table, StoredStar.table],
    migrations: [
      // 1 → 2: a new table
      { _ in }
    ])

  private let dependencies: HubDependencies
  private let searches = SearchBudget()
  private let stars: Stars

  /// Creates the feature. Sends no requests.
  public init(dependencies: HubDependencies) {
    self.dependencies = dependencies
    stars = Stars(dependencies)
  }

  /// The stars that wait to be sent.
  public var outbox: OutboxSource { stars.source }

  private func requests(about subject: HubSubject?) -> HubRequests {
    HubRequests(dependencies: dependencies, searches: searches, subject: subject)
  }

  /// Creates the view model of the search.
  ///
  /// - Parameters:
  ///   - text: The initial text to search for, or an empty string for none.
  ///   - suggestions: The repositories to show below the recent searches while there is no text, or `nil` for none.
  @MainActor public func makeSearchViewModel(
    text: String = "", suggesting suggestions: HubQuery<Repository>? = nil
  ) -> any SearchViewModel {
    DefaultSearchViewModel(requests(about: nil), text: text, suggestions: suggestions)
  }

  /// Creates the view model of a repository.
  @MainActor public func makeRepositoryViewModel(of name: RepositoryName) -> any RepositoryViewModel {
    DefaultRepositoryViewModel(requests(about: .repository(name)), stars, name: name)
  }

  /// Creates the view model of the issues of a repository.
  @MainActor public func makeIssuesViewModel(of name: RepositoryName) -> any IssuesViewModel {
    DefaultIssuesViewModel(requests(about: .repository(name)), repository: name)
  }

  /// Creates the view model of a query without additional inputs: an issue, the commits of a branch, a commit,
  /// branches, contributors or a user.
  @MainActor public func makeListViewModel<Item>(of query: HubQuery<Item>) -> any HubListViewModel {
    let requests = requests(about: query.subject)
    return DefaultHubListViewModel(requests) { $0.state(query, requests) }
  }

  /// Loads the first pages of a query, without a screen. Uses a cached response only if the server confirms it.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - pages: The maximum number of pages to load.
  /// - Returns: The items, up to a link that leads to another server, and the reason if the list ends early. If a part of
  ///   an item cannot be loaded, such as the comments on an issue, the rest is returned with the reason.
  /// - Throws: A `LoadFailure` from `Presentation`, or `CancellationError` if the task is canceled.
  public func contents<Item>(of query: HubQuery<Item>, pages: Int = 1) async throws -> HubContents<Item> {
    let requests = requests(about: query.subject)
    var items: [Item] = []
    var next: HubCursor? = .first
    var end: LoadFailure?
    for _ in 0..<pages {
      guard let cursor = next else { break }
      let page: Page<HubCursor, Item>
      do {
        page = try await query.load(requests, cursor).value
      } catch NetworkError.foreignLink {
        return HubContents(items: items, end: .foreignLink)
      } catch {
        throw error is CancellationError ? error : requests.failure(error)
      }
      if requests.isStale.value { throw LoadFailure.unreachable }
      items += page.items
      next = page.next
      // A page of issues is empty only after several pages that contain only pull requests.
      if page.items.isEmpty, next != nil { end = .onlyPullRequests } else { end = nil }
    }
    return HubContents(items: items, end: end, missing: items.lazy.compactMap(query.missing).first)
  }

  /// Returns the rows that show the items of a query.
  public func rows<Item>(_ query: HubQuery<Item>, _ items: [Item]) -> [HubRow] {
    items.flatMap { query.rows($0, dependencies) }
  }
}
