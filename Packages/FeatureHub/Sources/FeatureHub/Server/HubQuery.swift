import Networking
public import Presentation
import Reactive

/// The contents of a screen: their title, the request that loads them, and the rows that show them. Creating a
/// query sends no request.
public struct HubQuery<Item: Codable & Sendable>: Sendable {
  /// The title of the screen, such as “Commits”.
  public let title: LocalizedText
  /// The subject of the query, or `nil` for a search.
  let subject: HubSubject?
  let load: @Sendable (HubRequests, HubCursor) -> Single<Page<HubCursor, Item>>
  let rows: @Sendable (Item, HubDependencies) -> [HubRow]
  /// Returns the reason why a part of an item could not be loaded, or `nil` if the item is complete.
  var missing: @Sendable (Item) -> LoadFailure? = { _ in nil }
}

extension HubQuery where Item == Repository {
  /// Returns a query for the repositories that match a search, best match first. If the text is empty, the query
  /// matches nothing, and no request is sent.
  public static func search(_ text: String) -> HubQuery {
    HubQuery(
      title: LocalizedText(en: "Repositories", zhHans: "仓库"), subject: nil,
      load: { requests, cursor in
        if text.isEmpty { return .just(Page([], next: nil)) }
        return requests.permitForSearch().flatMap { requests.page(of: .search(text), at: cursor) }
      },
      rows: { repository, _ in [HubRow(repository)] })
  }

  /// A query for the repositories with the most stars.
  public static var popular: HubQuery {
    HubQuery(
      title: LocalizedText(en: "Popular repositories", zhHans: "热门仓库"), subject: nil,
      load: { requests, cursor in requests.permitForSearch().flatMap { requests.page(of: .popular, at: cursor) } },
      rows: { repository, _ in [HubRow(repository)] })
  }
}

extension HubQuery where Item == RepositoryDetails {
  /// Returns a query for a repository with its languages.
  public static func repository(_ name: RepositoryName) -> HubQuery {
    HubQuery(
      title: LocalizedText(en: "Repository", zhHans: "仓库"), subject: .repository(name),
      load: { requests, _ in
        Single.zip(requests.send(.repository(name)), requests.send(.languages(of: name)).asPart) {
          Page([RepositoryDetails(repository: $0, languages: $1.value?.bytes ?? [:], missing: $1.failure)], next: nil)
        }
      },
      rows: { details, _ in HubRow.rows(details) }, missing: \.missing)
  }
}

extension HubQuery where Item == Issue {
  /// Returns a query for the issues of a repository, newest first, without pull requests.
  public static func issues(of name: RepositoryName, _ state: IssueState) -> HubQuery {
    HubQuery(
      title: LocalizedText(en: "Issues", zhHans: "议题"), subject: .repository(name),
      load: { issues(of: name, state, $0, at: $1, pagesLeft: 5) }, rows: { issue, _ in [HubRow(issue, in: name)] })
  }

  /// Returns a single that loads a page of issues. If the page contains only pull requests, the single loads the next
  /// page instead, at most five times.
  private static func issues(
    of name: RepositoryName, _ state: IssueState, _ requests: HubRequests, at cursor: HubCursor, pagesLeft: Int
  ) -> Single<Page<HubCursor, Issue>> {
    requests.page(of: .issues(of: name, state), at: cursor).flatMap { page in
      let issues = page.items.filter { $0.pullRequest == nil }
      guard issues.isEmpty, let next = page.next, pagesLeft > 0 else { return .just(Page(issues, next: page.next)) }
      return self.issues(of: name, state, requests, at: next, pagesLeft: pagesLeft - 1)
    }
  }
}

extension HubQuery where Item == IssueEntry {
  /// Returns a query for an issue and its comments, oldest comment first.
  public static func issue(_ number: Int, in name: RepositoryName) -> HubQuery {
    HubQuery(
      title: LocalizedText(en: "Issue", zhHans: "议题"), subject: .issue(number, name),
      load: { requests, cursor in
        let comments = requests.page(of: .comments(on: number, of: name), at: cursor)
          .map { Page($0.items.map { IssueEntry(issue: nil, comment: $0) }, next: $0.next) }
        guard cursor == .first else { return comments }
        return Single.zip(requests.send(.issue(number, of: name)), comments.asPart) { issue, comments in
          let missing = comments.failure.map { IssueEntry(issue: nil, comment: nil, missing: $0) }
          let entries = comments.value?.items ?? [missing].compactMap(\.self)
          return Page([IssueEntry(issue: issue, comment: nil)] + entries, next: comments.value?.next)
        }
      },
      rows: { entry, _ in [HubRow(entry, in: name)] }, missing: \.missing)
  }
}

extension HubQuery where Item == Commit {
  /// Returns a query for the commits of a branch, or of the default branch if `branch` is `nil`, newest first.
  public static func commits(of name: RepositoryName, branch: String?) -> HubQuery {
    HubQuery(
      title: LocalizedText(en: "Commits", zhHans: "提交"),
      subject: branch.map { .branch($0, name) } ?? .repository(name),
      load: { $0.page(of: .commits(of: name, branch: branch), at: $1) },
      rows: { commit, _ in [HubRow(commit, in: name)] })
  }

  /// Returns a query for a commit with its files.
  public static func commit(_ sha: String, in name: RepositoryName) -> HubQuery {
    HubQuery(
      title: LocalizedText(en: "Commit", zhHans: "提交"), subject: .commit(sha, name),
      load: { requests, _ in requests.send(.commit(sha, of: name)).map { Page([$0], next: nil) } },
      rows: { commit, _ in HubRow.rows(commit) })
  }
}

extension HubQuery where Item == Branch {
  /// Returns a query for the branches of a repository.
  public static func branches(of name: RepositoryName) -> HubQuery {
    HubQuery(
      title: LocalizedText(en: "Branches", zhHans: "分支"), subject: .repository(name),
      load: { $0.page(of: .branches(of: name), at: $1) },
      rows: { branch, _ in [HubRow(branch, in: name)] })
  }
}

extension HubQuery where Item == Contributor {
  /// Returns a query for the users who committed to a repository, most commits first.
  public static func contributors(to name: RepositoryName) -> HubQuery {
    HubQuery(
      title: LocalizedText(en: "Contributors", zhHans: "贡献者"), subject: .repository(name),
      load: { $0.page(of: .contributors(to: name), at: $1) },
      rows: { user, _ in [HubRow(user)] })
  }
}

extension HubQuery where Item == UserProfile {
  /// Returns a query for a user's profile and the user's accounts on other sites.
  public static func user(_ login: String) -> HubQuery {
    HubQuery(
      title: LocalizedText(en: "User", zhHans: "用户"), subject: .user(login),
      load: { requests, _ in
        Single.zip(requests.send(.user(login)), requests.send(.socialAccounts(of: login)).asPart) {
          Page([UserProfile(user: $0, accounts: $1.value?.elements ?? [], missing: $1.failure)], next: nil)
        }
      },
      rows: { details, dependencies in HubRow.rows(details, offersProfiles: dependencies.offersProfiles) },
      missing: \.missing)
  }
}

extension PrimitiveSequence where Trait == SingleTrait, Element: Sendable {
  /// A single that does not fail: for a part of a screen, emits the value, or the reason why it could not be loaded.
  fileprivate var asPart: Single<(value: Element?, failure: LoadFailure?)> {
    map { ($0, nil) }.catch { .just((nil, LoadFailure(ofHub: $0, about: nil))) }
  }
}
