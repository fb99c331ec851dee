/// A list of people, which is available on Mastodon and on Twitter.
struct PersonList: Sendable, Equatable {
  var id: Int
  /// The owner on Twitter. On Mastodon, the demo user owns all lists.
  var owner: String
  var slug: String
  var title: String
  var members: [Person]

  static let all = [
    PersonList(id: 12_249, owner: "icanzilb", slug: "RxSwift", title: "RxSwift", members: Array(Person.all.prefix(11))),
    PersonList(id: 13_585, owner: "mira_okafor", slug: "friends", title: "Friends", members: Array(Person.all[1...4])),
    PersonList(
      id: 14_020, owner: "mira_okafor", slug: "photography", title: "摄影 📷", members: Array(Person.all.suffix(3))),
    PersonList(id: 14_999, owner: "mira_okafor", slug: "quiet", title: "Quiet corner", members: []),
  ]
}
