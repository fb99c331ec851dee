public import Persistence

// A feature's record contains a whole post in one column. Its key belongs to the feature.
extension Post: JSONColumnValue {}
extension Person: JSONColumnValue {}

extension PostID: ColumnValue {
  /// The storage class of an ID, which is text.
  public static var storageClass: StorageClass { .text }
  /// The ID as text.
  public var stored: StoredValue { .text(text) }

  /// Creates an ID from text. Returns `nil` for other values.
  public init?(stored: StoredValue) {
    guard case .text(let text) = stored else { return nil }
    self.init(text)
  }
}
