import Foundation
public import Persistence

/// The stored state of a user's page. It exists after the server's first response.
struct StoredPage: Record {
  /// The server and the user of the page, in one string.
  let page: String
  let user: UserDetails
  /// The number of moments.
  let count: Int
  /// The time of the server's last response.
  let updated: Date

  static let table = Table<StoredPage>(
    "moments_pages",
    Column(key: "page", \.page), Column("user", \.user), Column("count", \.count), Column("updated", \.updated),
    make: StoredPage.init)
}

extension UserDetails: JSONColumnValue {}
