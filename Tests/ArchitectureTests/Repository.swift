import SourceFiles

extension SourceTree {
  /// The checkout that contains this file, read once.
  static let repository = Result { try SourceTree(checkoutOf: #filePath) }
}
