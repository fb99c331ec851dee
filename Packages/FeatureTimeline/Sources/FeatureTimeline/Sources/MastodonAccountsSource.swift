import Foundation
import Mastodon
import Networking
import Persistence
import Posts
import Presentation
import Reactive

/// The posts of one or more accounts on Mastodon, merged locally. Requires no login.
///
/// The IDs of a server's posts have one order across accounts. A page of the merged timeline consists of one page of
/// each account. When one of these pages ends, the merged page ends, because the account of that page can have more
/// posts beyond it.
struct MastodonAccountsSource: PostSource {
  let client: APIClient
  let store: Store
  let names: [String]

  let newerPages = NewerPages.adjacent

  var requestsPerPage: Int { max(1, names.count) }

  func posts(_ page: TimelinePage) -> Single<[Post]> {
    each { person in client.send(.timeline(.account(EntityID(person.id)), page.request)).map { $0.map(Post.init) } }.map
    { pages in
      let pages = pages.filter { !$0.isEmpty }
      let posts = pages.joined()
      if case .newer = page {
        guard let end = pages.compactMap({ $0.map(\.id).max() }).min() else { return [] }
        return posts.filter { $0.id <= end }
      }
      guard let end = pages.compactMap({ $0.map(\.id).min() }).max() else { return [] }
      return posts.filter { $0.id >= end }
    }
  }

  func post(_ id: PostID) -> Single<Post> { client.send(.status(id.entity)).map(Post.init) }

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
    return Observable.merge(answers)
      .scan([(Int, Value)]()) { $0 + [$1] }
      .filter { $0.count == names.count }
      .map { $0.sorted { $0.0 < $1.0 }.map(\.1) }
      .asSingle()
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
