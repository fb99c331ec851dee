/// Something that reads bytes from outside, and what holds for every input.
struct FuzzTarget: Sendable {
  /// As it is called in `Scripts/fuzz <name>`, and the folder of its corpus.
  let name: String
  /// The feature that reads the bytes, in whose folder the corpus is; nil for what all of the app reads.
  var feature: String?
  /// Throws where the property does not hold. A trap fails, too.
  let check: @Sendable ([UInt8]) throws -> Void

  /// All of them.
  static let all: [FuzzTarget] =
    [changesets, cookies, headers, json, keys, routes, terminalText, textField] + ofFeatures.flatMap { $0 }
}

/// A property that does not hold.
struct BrokenProperty: Error, CustomStringConvertible {
  let description: String
}

/// Throws unless the condition holds.
func require(_ condition: Bool, _ property: @autoclosure () -> String) throws(BrokenProperty) {
  guard condition else { throw BrokenProperty(description: property()) }
}
