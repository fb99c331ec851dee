import Foundation

/// A public method of a source file that returns a sequence, with its documentation.
struct DocumentedOperator {
  /// The path of the source file, relative to the package's `Sources` directory.
  let file: String
  let name: String
  /// The declaration up to its body.
  let signature: String
  /// The names of the diagrams in the documentation.
  let diagrams: [String]

  /// Returns the documented operators in the text of a file, except those that are deprecated or unavailable.
  static func all(of source: String, file: String) -> [DocumentedOperator] {
    let declaration =
      #/(?<documentation>(?:^ *\/\/\/.*\n)+)(?<attributes>(?:^ *[@)*"m].*\n)*)(?<signature>^[^{\n]*func [^{]*)/#
      .anchorsMatchLineEndings()
    let types = "Observable|Infallible|SharedSequence|Driver|Signal|Single|Maybe|Completable|PrimitiveSequence"
    guard let sequence = try? Regex("-> *(\(types)|ConnectableObservable)\\b") else { return [] }
    return source.matches(of: declaration).compactMap { match in
      let (attributes, signature) = (match.output.attributes, match.output.signature)
      guard !attributes.contains("deprecated,"), !attributes.contains("unavailable,"),
        signature.contains("public "), signature.contains(sequence),
        let name = signature.firstMatch(of: #/func `?(\w+)/#)?.1
      else { return nil }
      return DocumentedOperator(
        file: file, name: String(name),
        signature: signature.split(whereSeparator: \.isWhitespace).joined(separator: " "),
        diagrams: Marble.names(in: match.output.documentation))
    }
  }
}
