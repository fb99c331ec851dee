/// A parser of untrusted bytes, with a property that holds for every input.
struct FuzzTarget: Sendable {
  /// The name of the target in `Scripts/fuzz <name>`, and the name of the folder with its corpus.
  let name: String
  /// A closure that throws an error if the property does not hold. A trap is a failure, too.
  let check: @Sendable ([UInt8]) throws -> Void

  /// All fuzz targets.
  static let all: [FuzzTarget] =
    [changesets, cookies, events, headers, html, json, keys, routes, terminalText, textField, webSocket]
}

/// An error for a property that does not hold.
struct BrokenProperty: Error, CustomStringConvertible {
  let description: String
}

/// Throws unless the condition holds.
func require(_ condition: Bool, _ property: @autoclosure () -> String) throws(BrokenProperty) {
  guard condition else { throw BrokenProperty(description: property()) }
}
