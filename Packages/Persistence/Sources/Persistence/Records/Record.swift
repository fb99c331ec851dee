/// A value that is stored as one row of a table and found again by its primary key.
///
///     struct Ranking: Record {
///       var list: String
///       var userID: Int64
///       var place: Int
///       var name: String?
///
///       static let table = Table<Ranking>(
///         "ranking",
///         Column(key: "list", \.list), Column(key: "userID", \.userID),
///         Column("place", \.place), Column("name", \.name),
///         indexes: [[\.list, \.place]],
///         make: Ranking.init)
///     }
///
/// Records are plain values: they may cross threads, outlive the store, and never change under their holder.
/// Two records with the same key are two states of one row; `==` compares the whole state and decides whether a row changed.
public protocol Record: Equatable, Sendable {
  /// Where and how records of this type are stored.
  static var table: Table<Self> { get }
}
