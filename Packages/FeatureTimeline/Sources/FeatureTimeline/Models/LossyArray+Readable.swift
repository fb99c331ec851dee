import Networking

extension LossyArray {
  /// The elements that could be decoded.
  ///
  /// - Throws: A `DecodingError` if there were elements and none could be decoded. An empty page would mean that the timeline ends here,
  ///   or that nothing is new.
  var readable: [Element] {
    get throws {
      guard elements.isEmpty, dropped > 0 else { return elements }
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no element could be read"))
    }
  }
}
