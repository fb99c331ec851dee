#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What turns data into values: `JSONDecoder`, `PropertyListDecoder` or one of your own.
@preconcurrency public protocol DataDecoder: Sendable {
  /// The value that `data` stands for.
  ///
  /// - Throws: Whatever says that it stands for none.
  func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
}

extension JSONDecoder: DataDecoder {}

extension PropertyListDecoder: DataDecoder {}

extension ObservableType where Element == Data {
  /// Each element, decoded.
  ///
  ///     source               --"[1]"--"[2,3]"--"x"
  ///     decode([Int].self)   --[1]----[2, 3]----#
  ///
  /// An error that `decoder` throws ends the sequence.
  @inlinable public func decode<Item: Decodable & Sendable>(
    type: Item.Type, decoder: some DataDecoder
  ) -> Observable<Item> {
    map { try decoder.decode(type, from: $0) }
  }
}
