public import Mastodon

extension Post {
  /// Creates a post from a status. A boost becomes the boosted post, with the ID and the date of the boost.
  public init(_ status: Status) {
    let shown = status.reblog ?? status
    let warning = shown.spoilerText?.limited(to: TextLimit.field) ?? ""
    self.init(
      id: PostID(status.id),
      text: [warning, HTMLText.plain(shown.content)].filter { !$0.isEmpty }.joined(separator: "\n\n"),
      author: Person(shown.account), passedOnBy: status.reblog == nil ? nil : Person(status.account),
      created: status.createdAt, url: shown.url)
  }
}

extension PostID {
  /// Creates an ID from that of a status.
  public init(_ id: EntityID) { self.init(id.description) }

  /// The ID of the status.
  public var entity: EntityID { EntityID(text) }
}

extension Person {
  /// Creates a person from an account.
  public init(_ account: MastodonAccount) {
    self.init(
      id: account.id.description, name: account.displayName, username: account.acct,
      about: HTMLText.plain(account.note, limit: TextLimit.field), url: account.url, avatar: account.avatar)
  }
}
