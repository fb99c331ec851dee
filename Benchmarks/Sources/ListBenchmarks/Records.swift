import FeatureMoments
import FeatureNotifications
import Persistence
import Posts

// The tables of the features, as far as the benchmark fills them. No server could: a response is limited, and replaces the stored
// rows of the ranking with its first page, and those of moments with the whole page.

/// A row of the table of notifications.
struct Notification: Record {
  let owner: String
  let length: Int
  let id: String
  let kind: NotificationKind
  let person: Person
  let post: Post

  static let table = Table<Notification>(
    "notifications",
    Column(key: "owner", \.owner), Column(key: "length", \.length), Column(key: "id", \.id), Column("kind", \.kind),
    Column("person", \.person), Column("post", \.post), make: Notification.init)
}

/// A row of the table of the ranking.
struct Rank: Record {
  let server: String
  let userID: Int
  let position: Int
  let name: String

  static let table = Table<Rank>(
    "coinrank",
    Column(key: "server", \.server), Column(key: "userID", \.userID), Column("position", \.position),
    Column("name", \.name), make: Rank.init)
}

/// A row of the table of moments.
struct PageMoment: Record {
  let page: String
  let id: String
  let position: Int
  let moment: Moment

  static let table = Table<PageMoment>(
    "moments",
    Column(key: "page", \.page), Column(key: "id", \.id), Column("position", \.position), Column("moment", \.moment),
    make: PageMoment.init)
}

/// The row of the user of the page of moments.
struct MomentsPage: Record {
  let page: String
  let user: UserDetails
  let count: Int
  let updated: Double

  static let table = Table<MomentsPage>(
    "moments_pages",
    Column(key: "page", \.page), Column("user", \.user), Column("count", \.count), Column("updated", \.updated),
    make: MomentsPage.init)
}
