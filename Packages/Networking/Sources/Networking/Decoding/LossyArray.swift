/// An array out of JSON in which a bad element costs only itself: it is dropped and counted, the others are kept.
///
/// Null reads as an empty array. Anything else that is not an array is an error.
public struct LossyArray<Element: Decodable>: Decodable {
  /// The elements that could be read, in order.
  public let elements: [Element]
  /// How many could not.
  public let dropped: Int

  public init(_ elements: [Element], dropped: Int = 0) {
    self.elements = elements
    self.dropped = dropped
  }

  public init(from decoder: any Decoder) throws {
    if try decoder.singleValueContainer().decodeNil() {
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
        // A failed decode leaves the cursor where it was.
        _ = try array.decode(Ignored.self)
        dropped += 1
      }
    }
    self.init(elements, dropped: dropped)
  }
}

extension LossyArray: Sendable where Element: Sendable {}
extension LossyArray: Equatable where Element: Equatable {}
