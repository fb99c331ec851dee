#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A type that decodes values from data, such as `JSONDecoder` and `PropertyListDecoder`.
@preconcurrency public protocol DataDecoder: Sendable {
  /// Returns a value of the given type, decoded from `data`.
  ///
  /// - Throws: An error if `data` does not contain a valid value.
  func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
}

extension JSONDecoder: DataDecoder {}

extension PropertyListDecoder: DataDecoder {}

extension ObservableType where Element == Data {
  /// Returns an observable that decodes each element.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Decode)
  ///
  ///     source               --"[1]"--"[2,3]"--"x"
  ///     decode([Int].self)   --[1]----[2, 3]----#
  ///
  /// An error that `decoder` throws terminates the sequence.
  ///
  /// An error or the completion of the source is forwarded. Disposing of the subscription disposes of the source.
  @inlinable @inline(never) public func decode<Item: Decodable & Sendable>(
    type: Item.Type, decoder: some DataDecoder
  ) -> Observable<Item> {
    map { try decoder.decode(type, from: $0) }
  }
}
