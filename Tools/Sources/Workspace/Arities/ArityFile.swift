/// A source file of Reactive with the overloads of `combineLatest` or `zip` that differ only in the number of
/// sequences.
public struct ArityFile: Sendable {
  /// The path from the root of the repository.
  public let path: String
  /// The unformatted declarations: `Scripts/arities` formats the file.
  public let text: String

  /// All generated files. The overloads for two observables are in `CombineLatest.swift` and `Zip.swift`, which
  /// document the operators.
  public static let all: [ArityFile] = [
    ArityFile("Operators/Combining/CombineLatest+arity", .observable, "combineLatest", 3...8),
    ArityFile("Operators/Combining/Zip+arity", .observable, "zip", 3...8),
    ArityFile("Traits/Infallible/Infallible+CombineLatest", .infallible, "combineLatest", 2...8),
    ArityFile("Traits/Infallible/Infallible+Zip", .zippedInfallible, "zip", 2...8),
    ArityFile("Traits/Maybe/Maybe+Zip", .maybe, "zip", 2...8),
    ArityFile("Traits/SharedSequence/SharedSequence+CombineLatest", .sharedSequence, "combineLatest", 2...8),
    ArityFile("Traits/SharedSequence/SharedSequence+Zip", .sharedSequence, "zip", 2...8),
    ArityFile("Traits/Single/Single+Zip", .single, "zip", 2...8),
  ]

  private init(_ name: String, _ type: ArityType, _ function: String, _ counts: ClosedRange<Int>) {
    path = "Packages/Reactive/Sources/Reactive/\(name).swift"
    let overloads = counts.map { Overload(type: type, function: function, count: $0) }
    let withSelector = overloads.map(\.withSelector).joined(separator: "\n\n")
    var text = """
      // Written by Scripts/arities from Tools/Sources/Workspace/Arities: edit that, and run it.

      extension \(type.extended) {
      \(withSelector)
      }

      """
    if let extended = type.extendedByTuples {
      text += "\nextension \(extended) {\n\(overloads.map(\.ofTuples).joined(separator: "\n\n"))\n}\n"
    }
    self.text = text
  }

  /// Returns a Boolean value that indicates whether a file contains these declarations, regardless of formatting.
  public func matches(_ source: String) -> Bool {
    let (written, expected) = (Lexer.tokens(of: source), Lexer.tokens(of: text))
    return written.count == expected.count
      && zip(written, expected).allSatisfy { $0.kind == $1.kind && $0.text == $1.text }
  }
}

/// The overloads for one number of sequences: a function with a result selector, and one that returns tuples.
private struct Overload {
  let type: ArityType
  let function: String
  let count: Int

  var withSelector: String {
    """
    \(documentation("Returns \(type.article) that combines \(operands).", type.selectorNote))
    \(type.isolation == "MainActor" ? "" : "@preconcurrency ")\(type.attributes)
    public static func \(function)<\(list(type.generic))>(
      \(list(type.parameter)), resultSelector: @escaping @\(type.isolation) (\(list(type.element))) throws -> Element
    ) -> \(type.result("Element")) \(constraints) {
      \(type.body(function, count))
    }
    """
  }

  var ofTuples: String {
    let tuple = "(\(list(type.element)))"
    return """
      \(documentation("Returns \(type.article) \(type.ofTuples(count == 2 ? "pair" : "tuple")) of \(operands).", nil))
      \(type.attributes.isEmpty ? "" : type.attributes + "\n")public static func \(function)<\(list(type.generic))>(\(list(type.parameter))) -> \(type.result(tuple)) \(constraints) {
        \(type.tupleBase(tuple)).\(function)(\(list { "source\($0)" })) { (\(list { "$\($0 - 1)" })) }
      }
      """
  }

  private var operands: String {
    let number = ["two", "three", "four", "five", "six", "seven", "eight"][count - 2]
    return switch (type.operand, function) {
    case (let operand?, _): "the elements of \(number) \(operand)"
    case (nil, "zip"): "the elements at the same index in \(number) sequences"
    default: "the latest elements of \(number) sequences"
    }
  }

  private func documentation(_ summary: String, _ note: String?) -> String {
    let reference = type.reference.map { "See ``\($0)\(function)(_:_:resultSelector:)``." }
    let more = [note, reference].compactMap(\.self).joined(separator: " ")
    let diagram = "marble-\(type.diagramPrefix)\(function == "zip" ? "Zip" : "CombineLatest")"
    return
      ([summary] + (more.isEmpty ? [] : [more])
      + ["", "![A marble diagram of this operator, with its code.](\(diagram))"]
      + (type.discussion.map { [""] + $0.split(separator: "\n").map(String.init) } ?? []))
      .map { $0.isEmpty ? "///" : "/// \($0)" }.joined(separator: "\n")
  }

  private var constraints: String { type.constraint.map { "where \(list($0))" } ?? "" }

  private func list(_ item: (Int) -> String) -> String { (1...count).map(item).joined(separator: ", ") }
}
