import Foundation

/// Returns the contents of a file in the package's `Fixtures` folder.
func fixture(_ name: String) throws -> Data {
  try Data(contentsOf: URL(filePath: #filePath).appending(path: "../../../Fixtures/\(name)").standardized)
}
