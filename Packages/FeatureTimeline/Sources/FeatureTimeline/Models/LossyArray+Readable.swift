import Networking

extension LossyArray {
  /// The elements that could be read.
  ///
  /// - throws: A `DecodingError` when there were some and none of them could: taken for an empty page, it would say that the timeline
  ///   ends here, or that nothing is new.
  var readable: [Element] {
    get throws {
      guard elements.isEmpty, dropped > 0 else { return elements }
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no element could be read"))
    }
  }
}
