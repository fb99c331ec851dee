/// The primary key of a record, which identifies its row.
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
