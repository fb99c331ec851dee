import Networking

extension LossyArray {
  /// The elements that could be decoded.
  ///
  /// - Throws: A `DecodingError` if there are elements and none of them could be decoded. An empty page would instead
  ///   mean that there are no further posts.
  var readable: [Element] {
    get throws {
      guard elements.isEmpty, dropped > 0 else { return elements }
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no element could be read"))
    }
  }
}
