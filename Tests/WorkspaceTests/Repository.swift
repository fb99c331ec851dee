import Workspace

extension SourceTree {
  /// The checkout that holds this file, read once.
  static let repository = Result { try SourceTree(checkoutOf: #filePath) }
}
