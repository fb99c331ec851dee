/// A GraphQL operation, limited to the syntax that a client with fixed documents needs: fields, aliases, arguments,
/// variables, and the directives `@include` and `@skip`. Fragments and several operations in one document are rejected.
struct GraphQLDocument: Equatable {
  enum Kind: Equatable {
    case query
    case mutation
  }

  struct Variable: Equatable {
    var name: String
    /// The type as written, such as `ID!`.
    var type: String
    var defaultValue: Value?
  }

  indirect enum Value: Equatable {
    case variable(String)
    case literal(JSON)
  }

  struct Field: Equatable {
    var alias: String
    var name: String
    var arguments: [String: Value] = [:]
    var directives: [Directive] = []
    var selections: [Field] = []
  }

  struct Directive: Equatable {
    var name: String
    var condition: Value?
  }

  var kind: Kind
  var variables: [Variable]
  var selections: [Field]
}

extension GraphQLDocument.Field {
  /// Returns whether `@include` and `@skip` select the field.
  func isSelected(_ variables: [String: JSON]) -> Bool {
    directives.allSatisfy { directive in
      let condition = directive.condition?.resolved(variables)?.bool
      return directive.name == "include" ? condition == true : condition == false
    }
  }

  /// Returns the members of `value` that the field selects, under their aliases.
  ///
  /// - Throws: A ``GraphQLProblem`` for the first field that does not exist or whose selection of subfields is missing
  ///   or not allowed.
  func project(_ value: JSON, _ variables: [String: JSON]) throws(GraphQLProblem) -> JSON {
    switch value {
    case .array(let items):
      var projected: [JSON] = []
      for item in items { projected.append(try project(item, variables)) }
      return .array(projected)
    case .object(let members):
      guard !selections.isEmpty else { throw .validation("Field \"\(name)\" must have a selection of subfields.") }
      var projected: [String: JSON] = [:]
      for selection in selections where selection.isSelected(variables) {
        guard let member = members[selection.name] else {
          throw .validation(
            "Cannot query field \"\(selection.name)\" on type \"\(members["__typename"]?.text ?? name)\".")
        }
        projected[selection.alias] = try selection.project(member, variables)
      }
      return .object(projected)
    default:
      guard selections.isEmpty else { throw .validation("Field \"\(name)\" must not have a selection of subfields.") }
      return value
    }
  }
}

extension GraphQLDocument.Value {
  func resolved(_ variables: [String: JSON]) -> JSON? {
    switch self {
    case .variable(let name): variables[name]
    case .literal(let value): value
    }
  }
}

/// The reason why an operation was not performed.
struct GraphQLProblem: Error, Equatable {
  var message: String
  var code: String
  /// The status: 400 for an invalid document, and otherwise 200, as in the reference server.
  var status: Int
  /// The path of the field that failed, or `nil` if no field was reached.
  var path: String?

  static func parse(_ message: String) -> Self {
    Self(message: "Syntax Error: \(message)", code: "GRAPHQL_PARSE_FAILED", status: 400)
  }

  static func validation(_ message: String) -> Self {
    Self(message: message, code: "GRAPHQL_VALIDATION_FAILED", status: 400)
  }

  static func missingVariable(_ variable: GraphQLDocument.Variable) -> Self {
    Self(
      message: "Variable \"$\(variable.name)\" of required type \"\(variable.type)\" was not provided.",
      code: "INTERNAL_SERVER_ERROR", status: 200)
  }

  static func notFound(_ what: String, path: String) -> Self {
    Self(message: "\(what) not found", code: "NOT_FOUND", status: 200, path: path)
  }

  var response: Response {
    let problem: JSON = ["message": .string(message), "extensions": ["code": .string(code)]]
    guard let path else { return .json(["errors": [problem]], status: status) }
    return .json(["data": nil, "errors": [problem.merging(["path": [.string(path)]])]], status: status)
  }
}
