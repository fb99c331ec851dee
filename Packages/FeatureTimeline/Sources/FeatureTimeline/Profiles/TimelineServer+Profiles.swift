import Mastodon
import Networking
import Reactive

extension TimelineServer {
  /// Requests a profile and its pinned posts. With a login, also requests the relationship of the logged-in user to the
  /// person, unless the profile is the user's own. If the server does not support pinned posts or relationships, the
  /// profile omits them.
  ///
  /// - Parameter name: The username, with the domain if the person is on another server.
  func profile(of name: String) -> Single<Profile> {
    client.send(.account(named: name)).explainingAbsence(as: .noPerson(named: name)).flatMap {
      [client, account] found in
      let pinned = client.send(.timeline(.pinned(found.id))).replacingAbsence(with: [])
      // `account` contains the domain of the user's server, which `acct` omits for a person on that server.
      let isOther = account.map { $0 != found.acct && !$0.hasPrefix("\(found.acct)@") } ?? false
      let relationships =
        !isOther
        ? Single<[Relationship]>.just([]) : client.send(.relationships(to: [found.id])).replacingAbsence(with: [])
      return Single.zip(pinned, relationships) { pinned, relationships in
        Profile(found, relationship: relationships.first { $0.id == found.id }, pinned: pinned)
      }
    }
  }
}
