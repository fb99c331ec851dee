import Foundation
import Mastodon
import Networking
import Persistence
import Posts
import Presentation
import Reactive

/// The posts of one or more accounts on Mastodon, merged locally by date. Requires no login.
///
/// A page of the merged timeline consists of one page of each account, whose posts stay in the order of the server.
/// When one of these pages ends, the merged page ends, because the account of that page can have more posts beyond it. The
/// next page of each account continues below the account's own last post in the store.
struct MastodonAccountsSource: PostSource {
  let client: APIClient
  let store: Store
  /// The posts of this timeline that are stored.
  let stored: StoredPosts
  let names: [String]

  /// The maximum number of pages in which the posts of an account below another account's post are looked for.
  private static let pages = 10

  /// The pages of several accounts above a post have no common end, so a merged page of them cannot reach the stored
  /// posts.
  var newerPages: NewerPages { names.count == 1 ? .adjacent : .newest }

  var requestsPerPage: Int { max(1, names.count) }

  func posts(_ page: TimelinePage) -> Single<[Post]> {
    .deferred {
      let above = try stored(above: page)
      return each { person in
        guard let bottom = above.first else { return posts(of: person, page.request) }
        // The ID of an account's post is no position among the posts of another account.
        guard let own = above.first(where: { ($0.passedOnBy ?? $0.author).id == person.id }) else {
          return posts(of: person, .latest, olderThan: bottom)
        }
        return posts(of: person, .older(than: own.id.entity))
      }
      .map { pages in [Post](merging: pages.filter { !$0.isEmpty }) }
    }
  }

  /// Returns the stored posts between the top of a page and the next gap above it, oldest first. The first one is the post
  /// below which the page begins.
  private func stored(above page: TimelinePage) throws -> [Post] {
    guard case .older(let id) = page else { return [] }
    return try store.read { transaction in
      guard let bottom = try transaction.first(stored.post(id)) else { return [] }
      let rows = try transaction.array(stored.oldestFirst.from(bottom).limit(StoredPosts.maximum))
      return rows.prefix(upTo: rows.dropFirst().firstIndex(where: \.hasGapBelow) ?? rows.endIndex).map(\.post)
    }
  }

  /// Returns a single that requests a page of an account's posts. With `bottom`, requests pages until one contains older
  /// posts than this post, and emits only these.
  private func posts(
    of person: Person, _ page: PageRequest, olderThan bottom: Post? = nil, pages: Int = pages
  ) -> Single<[Post]> {
    client.reply(to: .timeline(.account(EntityID(person.id)), page)).flatMap { reply in
      let posts = reply.value.map { Post($0, in: .account) }
      guard let bottom else { return .just(posts) }
      let older = posts.drop { !$0.isOlder(than: bottom) }
      guard older.isEmpty, pages > 1, let last = posts.last else { return .just(Array(older)) }
      let next = reply.links.next.map(PageRequest.link) ?? .older(than: last.id.entity)
      return self.posts(of: person, next, olderThan: bottom, pages: pages - 1)
    }
  }

  func post(_ id: PostID) -> Single<Post> { client.send(.status(id.entity)).map { Post($0, in: .thread) } }

  func people(_ page: PeoplePage) -> Single<Page<PeoplePage, Person>> {
    each { .just($0) }.map { Page($0, next: nil) }
  }

  /// Returns a single that sends a request for each account concurrently, and emits all results in the order of the
  /// accounts.
  private func each<Value>(_ ask: @escaping @Sendable (Person) -> Single<Value>) -> Single<[Value]> {
    guard !names.isEmpty else { return .just([]) }
    let answers = names.enumerated().map { index, name in
      person(named: name)
        .flatMap { person in ask(person).catch { .error(try forgetting(name, after: $0)) } }
        .explainingAbsence(as: .noPerson(named: name))
        .map { (index, $0) }
        .asObservable()
    }
    return Observable.merge(answers).toArray().map { $0.sorted { $0.0 < $1.0 }.map(\.1) }
  }

  /// Returns a single that emits the account with the given name, from the store if the account was looked up before.
  /// Names rarely change, and lookups count against the rate limit.
  private func person(named name: String) -> Single<Person> {
    .deferred {
      let known = found(name)
      if let stored = try store.read({ try $0.first(known) }) { return .just(stored.person) }
      return client.send(.account(named: name)).map { account in
        let person = Person(account)
        let record = StoredPerson(server: client.baseURL.absoluteString, name: name, person: person)
        try store.write { try $0.add(record, update: .modified) }
        return person
      }
    }
  }

  /// Deletes the stored account if the server no longer has it, so that the next request looks it up again. Returns the
  /// error.
  private func forgetting(_ name: String, after error: any Error) throws -> any Error {
    if case NetworkError.status(let failure) = error, failure.code == 404 || failure.code == 410 {
      let known = found(name)
      try store.write { try $0.deleteAll(known) }
    }
    return error
  }

  private func found(_ name: String) -> Query<StoredPerson> {
    let server = client.baseURL.absoluteString
    return StoredPerson.filter(\.server == server && \.name == name)
  }
}

extension [Post] {
  /// Creates one page from pages that contain posts, newest first, up to the end of the page that ends first.
  fileprivate init(merging pages: [[Post]]) {
    self = []
    var next = pages.map(\.startIndex)
    while let first = pages.indices.max(by: { pages[$0][next[$0]].isOlder(than: pages[$1][next[$1]]) }) {
      append(pages[first][next[first]])
      next[first] += 1
      if next[first] == pages[first].endIndex { return }
    }
  }
}

extension Post {
  /// Returns whether this post is older than another: by date or, for equal or unknown dates, by ID.
  fileprivate func isOlder(than other: Post) -> Bool {
    if let created, let date = other.created, created != date { return created < date }
    return id < other.id
  }
}
