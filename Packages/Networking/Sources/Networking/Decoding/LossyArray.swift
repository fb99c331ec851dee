/// An array that skips and counts the elements that cannot be decoded.
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
    while !array.isAtEnd {
      do {
        elements.append(try array.decode(Element.self))
      } catch {
        // A failed decode does not advance the container.
        _ = try array.decode(Ignored.self)
        dropped += 1
      }
    }
    self.init(elements, dropped: dropped)
  }
}

extension LossyArray: Sendable where Element: Sendable {}
extension LossyArray: Equatable where Element: Equatable {}
