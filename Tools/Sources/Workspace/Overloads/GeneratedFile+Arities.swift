extension GeneratedFile {
  /// The overloads of `combineLatest` and `zip` that differ only in the number of sequences. The overloads for two
  /// observables are in `CombineLatest.swift` and `Zip.swift`, which document the operators.
  static let arities: [GeneratedFile] = [
    arities("Operators/Combining/CombineLatest+arity", .observable, "combineLatest", 3...8),
    arities("Operators/Combining/Zip+arity", .observable, "zip", 3...8),
    arities("Traits/Infallible/Infallible+CombineLatest", .infallible, "combineLatest", 2...8),
    arities("Traits/Infallible/Infallible+Zip", .zippedInfallible, "zip", 2...8),
    arities("Traits/Maybe/Maybe+Zip", .maybe, "zip", 2...8),
    arities("Traits/SharedSequence/SharedSequence+CombineLatest", .sharedSequence, "combineLatest", 2...8),
    arities("Traits/SharedSequence/SharedSequence+Zip", .sharedSequence, "zip", 2...8),
    arities("Traits/Single/Single+Zip", .single, "zip", 2...8),
  ]

  private static func arities(
    _ name: String, _ type: ArityType, _ function: String, _ counts: ClosedRange<Int>
  ) -> GeneratedFile {
    let overloads = counts.map { Overload(type: type, function: function, count: $0) }
    let withSelector = overloads.map(\.withSelector).joined(separator: "\n\n")
    var text = """
      // Written by Scripts/overloads from Tools/Sources/Workspace/Overloads: edit that, and run it.

      extension \(type.extended) {
      \(withSelector)
      }

      """
    if let extended = type.extendedByTuples {
      text += "\nextension \(extended) {\n\(overloads.map(\.ofTuples).joined(separator: "\n\n"))\n}\n"
    }
    return GeneratedFile(path: "Packages/Reactive/Sources/Reactive/\(name).swift", text: text)
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
    \(type.isolation == "MainActor" ? "" : "@available(swift, introduced: 6) ")\(type.attributes)
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
    var lines = [summary]
    if !more.isEmpty { lines.append(more) }
    lines += ["", "![A marble diagram of this operator, with its code.](\(diagram))"]
    if let discussion = type.discussion { lines += [""] + discussion.split(separator: "\n").map(String.init) }
    lines += ["", "Disposing of the subscription ends the subscriptions to all \(type.operand ?? "sequences")."]
    return lines.map { $0.isEmpty ? "///" : "/// \($0)" }.joined(separator: "\n")
  }

  private var constraints: String { type.constraint.map { "where \(list($0))" } ?? "" }

  private func list(_ item: (Int) -> String) -> String { (1...count).map(item).joined(separator: ", ") }
}
