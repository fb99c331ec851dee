import Mastodon
import Networking
import Reactive

extension TimelineServer {
  /// Requests a profile, its pinned posts and, with a login, the user's relationship to the person. Servers may lack the last two.
  ///
  /// - Parameter name: The username, with the domain if the person is on another server.
  func profile(of name: String) -> Single<Profile> {
    client.send(.account(named: name)).explainingAbsence(as: .noPerson(named: name)).flatMap {
      [client, account] found in
      let pinned = client.send(.timeline(.pinned(found.id))).replacingAbsence(with: [])
      let relationships =
        account == nil
        ? Single<[Relationship]>.just([]) : client.send(.relationships(to: [found.id])).replacingAbsence(with: [])
      return Single.zip(pinned, relationships) { pinned, relationships in
        Profile(found, relationship: relationships.first { $0.id == found.id }, pinned: pinned)
      }
    }
  }
}
