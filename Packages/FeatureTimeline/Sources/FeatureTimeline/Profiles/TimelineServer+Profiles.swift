import Mastodon
import Networking
import Posts
import Presentation
import Reactive

extension TimelineServer {
  /// Requests a profile and its pinned posts. With a login, also requests the relationship of the logged-in user to the
  /// person, unless the profile is the user's own. If the server does not support pinned posts or relationships, the
  /// profile omits them. If they cannot be loaded, the profile has the reason, because the person arrived.
  ///
  /// - Parameter name: The username, with the domain if the person is on another server.
  func profile(of name: String) -> Single<Profile> {
    foundAccount(named: name).explainingAbsence(as: .noPerson(named: name)).flatMap {
      [client, account, actions] found in
      let pinned = client.send(.timeline(.pinned(found.id))).withFailure
      // `account` contains the domain of the user's server, which `acct` omits for a person on that server.
      let isOther = account.map { $0 != found.acct && !$0.hasPrefix("\(found.acct)@") } ?? false
      let relationships =
        !isOther
        ? Single<[Relationship]>.just([]).withFailure : client.send(.relationships(to: [found.id])).withFailure
      return Single.zip(pinned, relationships) { pinned, relationships in
        let relationship = relationships.elements.first { $0.id == found.id }
        // allow(no-dropped-errors): if the store cannot be written, the screen shows what is stored
        if let relationship { try? actions?.note(PersonRelationship(relationship), to: found.id.description) }
        return Profile(
          found, relationship: relationship, pinned: pinned.elements,
          failure: pinned.failure ?? relationships.failure)
      }
    }
  }
}

extension TimelineServer {
  /// Requests an account. If the user is logged in, and the server does not know the person of another server, asks that
  /// server: the domain of an address can be that of the person's website.
  private func foundAccount(named name: String) -> Single<MastodonAccount> {
    let known = client.send(.account(named: name))
    guard account != nil, name.contains("@") else { return known }
    return known.catch { [client] error in
      guard case NetworkError.status(let status) = error, status.code == 404 else { throw error }
      return client.send(.search("@\(name)", resolves: true)).map { results in
        guard let found = results.accounts.first, results.accounts.count == 1 else { throw error }
        return found
      }
    }
  }
}

extension PrimitiveSequence where Trait == SingleTrait, Element: RangeReplaceableCollection & Sendable {
  /// A single that does not fail: emits no elements if the server does not have them, and no elements with the reason if
  /// they cannot be loaded.
  fileprivate var withFailure: Single<(elements: Element, failure: LoadFailure?)> {
    replacingAbsence(with: Element()).map { ($0, nil) }.catch { .just((Element(), LoadFailure($0))) }
  }
}
