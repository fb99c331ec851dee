/// The primary key of one record, for telling rows apart.
enum RecordKey: Hashable, Sendable {
  case single(StoredValue)
  case composite([StoredValue])

  var values: [StoredValue] {
    switch self {
    case .single(let value): [value]
    case .composite(let values): values
    }
  }
}
