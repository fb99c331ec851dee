/// A value that is stored as a row of a table and identified by its primary key.
///
///     struct Ranking: Record {
///       var list: String
///       var userID: Int64
///       var rank: Int
///       var name: String?
///
///       static let table = Table<Ranking>(
///         "ranking",
///         Column(key: "list", \.list), Column(key: "userID", \.userID),
///         Column("rank", \.rank), Column("name", \.name),
///         indexes: [[\.list, \.rank]],
///         make: Ranking.init)
///     }
///
/// Records are values: they can be passed between threads, outlive the store, and do not change when the store does.
/// Two records with the same key are two states of one row. `==` compares all columns and determines whether a row has
/// changed.
public protocol Record: Equatable, Sendable {
  /// The table in which records of this type are stored.
  static var table: Table<Self> { get }
}
