/// A small change of a program that a test should notice.
public struct Mutant: Sendable, Equatable {
  /// How code is changed.
  enum Change: Sendable, Equatable {
    /// An infix operator becomes another one. `protocol` is what its operands have in common.
    case infix(to: String, precedence: String, operands: String)
    /// `&&` becomes `||`, or the reverse.
    case logic(to: String)
    /// `min` becomes `max`, or the reverse.
    case extremum(to: String)
    /// A literal becomes another one.
    case literal(to: String)
    /// Two arguments change places.
    case arguments(String, String)
    /// A condition is inverted.
    case inversion
    /// A statement is not executed.
    case omission
  }

  /// The path of the file from the root of the repository.
  public let path: String
  /// The 1-based line.
  public let line: Int
  /// The bytes of the file's UTF-8 text that are changed.
  let range: Range<Int>
  /// The text of these bytes.
  let original: String
  let change: Change
  /// The whole line, without the spaces around it.
  let statement: String
  /// The whole line after the change; empty if it is omitted.
  let mutated: String

  /// The path and the change as text: the same after edits elsewhere in the file.
  public var description: String { "\(path): \(statement) → \(mutated.isEmpty ? "nothing" : mutated)" }

  /// The name of the operator that replaces an infix operator: the number in characters that operators may contain.
  private static func symbol(_ number: Int) -> String {
    let digits = ["⊕", "⊖", "⊗", "⊘", "⊙", "⊚", "⊛", "⊜"]
    return "⊰" + String(number, radix: 8).map { digits[$0.wholeNumberValue ?? 0] }.joined()
  }

  /// The code in place of `original`: both versions, of which the active mutant decides.
  func code(number: Int) -> String {
    switch change {
    case .infix, .logic: Self.symbol(number)
    case .extremum: "\(original)\(number)"
    case .literal(let other): "(isMutant(\(number)) ? \(other) : \(original))"
    case .arguments(let first, let second):
      "isMutant(\(number)) ? \(second) : \(first), isMutant(\(number)) ? \(first) : \(second)"
    case .inversion: "isMutant(\(number)) != (\(original))"
    case .omission: "if !isMutant(\(number)) { \(original) }"
    }
  }

  /// What the module has to declare for `code(number:)`; empty if nothing.
  func declaration(number: Int) -> String {
    let symbol = Self.symbol(number)
    switch change {
    case .infix(let other, let precedence, let operands):
      let result = precedence == "ComparisonPrecedence" ? "Bool" : "T"
      let body = "isMutant(\(number)) ? left \(other) right : left \(original) right"
      let operation = """
        infix operator \(symbol): \(precedence)
        @usableFromInline func \(symbol) <T: \(operands)>(left: T, right: T) -> \(result) {
          \(body)
        }

        """
      guard operands == "Equatable" else { return operation }
      // A value of any type can be compared with `nil`.
      return operation + """
        @_disfavoredOverload @usableFromInline
        func \(symbol) <T>(left: T?, right: _OptionalNilComparisonType) -> Bool {
          \(body)
        }

        """
    case .logic(let other):
      let precedence = original == "&&" ? "LogicalConjunctionPrecedence" : "LogicalDisjunctionPrecedence"
      return """
        infix operator \(symbol): \(precedence)
        @usableFromInline func \(symbol) (left: Bool, right: @autoclosure () throws -> Bool) rethrows -> Bool {
          isMutant(\(number)) ? try left \(other) right() : try left \(original) right()
        }

        """
    case .extremum(let other):
      return """
        @usableFromInline func \(original)\(number)<T: Comparable>(_ first: T, _ second: T) -> T {
          isMutant(\(number)) ? \(other)(first, second) : \(original)(first, second)
        }

        """
    case .literal, .arguments, .inversion, .omission: return ""
    }
  }
}
