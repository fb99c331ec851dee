/// A document with the number of entries that are missing in it.
struct IncompleteDocument: Encodable {
  let document: any Encodable
  let skipped: Int

  private enum CodingKeys: CodingKey { case skipped }

  /// Encodes the fields of the document, which is an object, and the number.
  func encode(to encoder: any Encoder) throws {
    try document.encode(to: encoder)
    var object = encoder.container(keyedBy: CodingKeys.self)
    try object.encode(skipped, forKey: .skipped)
  }
}
