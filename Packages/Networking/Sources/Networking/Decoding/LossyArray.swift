/// An array that skips and counts the elements that cannot be decoded. ``Reply/skippedElements`` is their total in a
/// response.
///
/// In a field, `null` is decoded as an empty array. Decoding fails if the whole response is `null`, or if the value is
/// neither `null` nor an array.
public struct LossyArray<Element: Decodable>: Decodable {
  /// The decoded elements, in order.
  public let elements: [Element]
  /// The number of elements that could not be decoded.
  public let dropped: Int

  /// Creates an array from its elements and the number of elements that could not be decoded.
  public init(_ elements: [Element], dropped: Int = 0) {
    self.elements = elements
    self.dropped = dropped
  }

  public init(from decoder: any Decoder) throws {
    if try !decoder.codingPath.isEmpty && decoder.singleValueContainer().decodeNil() {
      self.init([])
      return
    }
    var array = try decoder.unkeyedContainer()
    var elements: [Element] = []
    var dropped = 0
    let skipped = SkippedElements.current
    while !array.isAtEnd {
      let earlier = skipped?.count ?? 0
      do {
        elements.append(try array.decode(Element.self))
      } catch {
        // A failed decode does not advance the container.
        _ = try array.decode(Ignored.self)
        dropped += 1
        // The elements within a skipped element do not count.
        skipped?.count = earlier + 1
      }
    }
    self.init(elements, dropped: dropped)
  }
}

extension LossyArray {
  /// The elements that could be decoded.
  ///
  /// - Throws: ``NetworkError/decoding(_:)`` if there are elements and none of them could be decoded. An empty page
  ///   would instead mean that the list ends here.
  public var readable: [Element] {
    get throws(NetworkError) {
      guard elements.isEmpty, dropped > 0 else { return elements }
      throw .decoding(DecodingFailure(path: "", reason: .invalid))
    }
  }
}

extension LossyArray: Encodable where Element: Encodable {
  /// Encodes the elements as an array.
  public func encode(to encoder: any Encoder) throws { try elements.encode(to: encoder) }
}

extension LossyArray: Sendable where Element: Sendable {}
extension LossyArray: Equatable where Element: Equatable {}
extension LossyArray: Hashable where Element: Hashable {}
