/// A condition on the columns of `R`, written with key paths and the usual operators.
///
///     \Ranking.list == "swift" && \Ranking.rank <= 10
///
/// Values are always bound, never written into SQL.
public struct Filter<R: Record>: Hashable, Sendable {
  let condition: Condition

  /// Returns a filter for rows that match both filters.
  public static func && (left: Self, right: Self) -> Self {
    Self(condition: .all([left.condition, right.condition]))
  }

  /// Returns a filter for rows that match at least one of the two filters.
  public static func || (left: Self, right: Self) -> Self {
    Self(condition: .any([left.condition, right.condition]))
  }

  /// Returns a filter for the rows that do not match `filter`.
  public static prefix func ! (filter: Self) -> Self {
    Self(condition: .not(filter.condition))
  }
}

/// The condition of a ``Filter``, without the type of the record.
indirect enum Condition: Hashable, Sendable {
  case comparison(column: String, operator: Operator, value: StoredValue)
  case isIn(column: String, values: [StoredValue])
  case contains(column: String, text: String)
  /// A lexicographic comparison of several columns, none of which is optional.
  case row(columns: [String], operator: Operator, values: [StoredValue])
  case all([Condition])
  case any([Condition])
  case not(Condition)

  enum Operator: String, Sendable {
    // Unlike `=`, `IS` and `IS NOT` treat NULL as a value, as Swift does. They use indexes in the same way.
    case equal = "IS"
    case notEqual = "IS NOT"
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
  }

  /// Returns the condition as SQL with placeholders, and appends the values to bind to `values`, in order.
  func sql(binding values: inout [StoredValue]) -> String {
    switch self {
    case .comparison(let column, let comparison, let value):
      values.append(value)
      return "\(column.quoted) \(comparison.rawValue) ?"
    case .isIn(let column, let candidates):
      values += candidates
      return "\(column.quoted) IN (\(candidates.map { _ in "?" }.joined(separator: ", ")))"
    case .contains(let column, let text):
      values.append(.text(text))
      return "instr(\(column.quoted), ?) > 0"
    case .row(let columns, let comparison, let row):
      values += row
      let placeholders = row.map { _ in "?" }.joined(separator: ", ")
      return "(\(columns.map(\.quoted).joined(separator: ", "))) \(comparison.rawValue) (\(placeholders))"
    case .all(let conditions):
      return conditions.isEmpty ? "TRUE" : "(\(conditions.map { $0.sql(binding: &values) }.joined(separator: " AND ")))"
    case .any(let conditions):
      return conditions.isEmpty ? "FALSE" : "(\(conditions.map { $0.sql(binding: &values) }.joined(separator: " OR ")))"
    case .not(let condition):
      // In SQL, `NOT NULL` is NULL. A row for which the condition is unknown does not match it, and so matches its
      // negation.
      return "(\(condition.sql(binding: &values)) IS NOT TRUE)"
    }
  }
}
