/// A parser of a ``GraphQLDocument``.
struct GraphQLParser {
  private var tokens: ArraySlice<String>
  private static let deepest = 32
  /// The maximum number of tokens. A short document can request a lot of data by naming the same field repeatedly.
  private static let mostTokens = 1000

  static func document(in text: String) throws(GraphQLProblem) -> GraphQLDocument {
    var parser = GraphQLParser(tokens: try tokens(of: text)[...])
    let document = try parser.operation()
    guard let rest = parser.tokens.first else { return document }
    throw rest == "fragment"
      ? .validation("This server does not support fragments.")
      : .parse("Unexpected \(quoted(rest)) after the operation.")
  }

  /// Returns the tokens of a document: names, numbers, strings (with their opening quote) and punctuation. Omits
  /// commas, whitespace and comments.
  private static func tokens(of text: String) throws(GraphQLProblem) -> [String] {
    var tokens: [String] = []
    var rest = Substring(text)
    while let character = rest.first {
      guard tokens.count < mostTokens else { throw .validation("The document is too long.") }
      if character.isWhitespace || character == "," || character == "\u{FEFF}" {
        rest.removeFirst()
      } else if character == "#" {
        rest = rest.drop { !$0.isNewline }
      } else if character.isWordCharacter {
        tokens.append(String(rest.prefix(while: \.isWordCharacter)))
        rest = rest.drop(while: \.isWordCharacter)
      } else if character == "\"" {
        let string = rest.dropFirst().prefix { $0 != "\"" && !$0.isNewline }
        guard string.endIndex < rest.endIndex, rest[string.endIndex] == "\"", !string.contains("\\") else {
          throw .parse("Unterminated string, or one with escapes.")
        }
        tokens.append("\"" + string)
        rest = rest[rest.index(after: string.endIndex)...]
      } else if "{}()[]:!=@$|&".contains(character) {
        tokens.append(String(character))
        rest.removeFirst()
      } else {
        throw .parse("Unexpected character \(quoted(String(character))).")
      }
    }
    return tokens
  }

  private mutating func operation() throws(GraphQLProblem) -> GraphQLDocument {
    if tokens.first == "{" {
      return GraphQLDocument(kind: .query, variables: [], selections: try selections(depth: 0))
    }
    let kind: GraphQLDocument.Kind
    switch try next() {
    case "query": kind = .query
    case "mutation": kind = .mutation
    case let other: throw .parse("Unexpected \(Self.quoted(other)).")
    }
    if tokens.first?.first?.isWordCharacter == true { _ = try next() }
    let variables = try tokens.first == "(" ? variables() : []
    return GraphQLDocument(kind: kind, variables: variables, selections: try selections(depth: 0))
  }

  private mutating func variables() throws(GraphQLProblem) -> [GraphQLDocument.Variable] {
    try expect("(")
    var variables: [GraphQLDocument.Variable] = []
    while !skip(")") {
      try expect("$")
      let name = try word()
      try expect(":")
      var type = ""
      while let token = tokens.first, "[]!".contains(token) || token.first?.isWordCharacter == true {
        type += try next()
      }
      let value = skip("=") ? try self.value() : nil
      variables.append(.init(name: name, type: type, defaultValue: value))
    }
    return variables
  }

  private mutating func selections(depth: Int) throws(GraphQLProblem) -> [GraphQLDocument.Field] {
    guard depth < Self.deepest else { throw .validation("The selections are nested too deeply.") }
    try expect("{")
    var fields: [GraphQLDocument.Field] = []
    while !skip("}") {
      var name = try word()
      let alias = name
      if skip(":") { name = try word() }
      var field = GraphQLDocument.Field(alias: alias, name: name)
      if tokens.first == "(" { field.arguments = try arguments() }
      while skip("@") {
        let directive = try word()
        guard directive == "include" || directive == "skip" else {
          throw .validation("Unknown directive \"@\(directive)\".")
        }
        field.directives.append(.init(name: directive, condition: try arguments()["if"]))
      }
      if tokens.first == "{" { field.selections = try selections(depth: depth + 1) }
      fields.append(field)
    }
    guard !fields.isEmpty else { throw .parse("Expected a field, found \"}\".") }
    return fields
  }

  private mutating func arguments() throws(GraphQLProblem) -> [String: GraphQLDocument.Value] {
    try expect("(")
    var arguments: [String: GraphQLDocument.Value] = [:]
    while !skip(")") {
      let name = try word()
      try expect(":")
      arguments[name] = try value()
    }
    return arguments
  }

  private mutating func value() throws(GraphQLProblem) -> GraphQLDocument.Value {
    let token = try next()
    switch token {
    case "$": return .variable(try word())
    case "true", "false": return .literal(.bool(token == "true"))
    case "null": return .literal(.null)
    case _ where token.hasPrefix("\""): return .literal(.string(String(token.dropFirst())))
    case _ where Int(token) != nil: return .literal(.int(Int(token) ?? 0))
    default: throw .parse("Unexpected value \(Self.quoted(token)).")
    }
  }

  private mutating func next() throws(GraphQLProblem) -> String {
    guard let token = tokens.popFirst() else { throw .parse("Unexpected <EOF>.") }
    return token
  }

  private mutating func word() throws(GraphQLProblem) -> String {
    let token = try next()
    guard let first = token.first, first == "_" || first.isASCII && first.isLetter, !token.contains("-") else {
      throw .parse("Expected a name, found \(Self.quoted(token)).")
    }
    return token
  }

  private mutating func expect(_ punctuation: String) throws(GraphQLProblem) {
    let token = try next()
    guard token == punctuation else { throw .parse("Expected \"\(punctuation)\", found \(Self.quoted(token)).") }
  }

  private mutating func skip(_ punctuation: String) -> Bool {
    guard tokens.first == punctuation else { return false }
    tokens.removeFirst()
    return true
  }

  private static func quoted(_ token: String) -> String { "\"\(token.prefix(40))\"" }
}

extension Character {
  fileprivate var isWordCharacter: Bool {
    isASCII && (isLetter || isNumber || self == "_" || self == "-" || self == ".")
  }
}
