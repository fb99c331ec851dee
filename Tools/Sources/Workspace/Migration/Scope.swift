import SourceFiles

/// The code between two braces of a program.
struct Scope {
  enum Kind: Equatable {
    /// A declaration of a type, or an extension of one.
    case type(keyword: String, name: String)
    case function
    /// A closure that is an argument of a call.
    case closure(callee: String)
    /// A branch, a loop, an accessor or another block.
    case other
  }

  let kind: Kind
  /// The tokens that introduce the scope, before its brace.
  let head: [Token]
  /// The positions of the braces among the tokens of the file, without comments.
  let range: ClosedRange<Int>
}

extension Scope {
  /// Returns the scopes of a file, each before those inside it.
  static func all(in code: [Token]) -> [Scope] {
    var open: [Int] = []
    var scopes: [Scope] = []
    for (index, token) in code.enumerated() {
      if token.isSymbol("{") { open.append(index) }
      if token.isSymbol("}"), let start = open.popLast() { scopes.append(Scope(from: start, to: index, in: code)) }
    }
    return scopes.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private init(from start: Int, to end: Int, in code: [Token]) {
    range = start...end
    var first = start
    var depth = 0
    scan: while first > 0 {
      let token = code[first - 1]
      if token.kind == .symbol {
        switch token.text {
        case ")", "]": depth += 1
        case "(", "[":
          guard depth > 0 else { break scan }
          depth -= 1
        case "{", "}", ";": if depth == 0 { break scan }
        default: break
        }
      }
      first -= 1
    }
    head = Array(code[first..<start])
    let isArgument = first > 0 && (code[first - 1].isSymbol("(") || code[first - 1].isSymbol("["))
    kind = Self.kind(head, line: code[start].line, callee: isArgument && first > 1 ? code[first - 2].text : nil)
  }

  private static let types: Set = ["actor", "class", "enum", "extension", "protocol", "struct"]
  private static let functions: Set = ["deinit", "func", "init", "subscript"]
  private static let others: Set = [
    "catch", "defer", "didSet", "do", "else", "for", "get", "guard", "if", "repeat", "set", "switch", "while",
    "willSet",
  ]

  private static func kind(_ head: [Token], line: Int, callee: String?) -> Kind {
    if let callee { return .closure(callee: callee) }
    let members = Set(head.indices.filter { $0 > 0 && head[$0 - 1].isSymbol(".") })
    let known = head.indices.last { index in
      let text = head[index].text
      guard head[index].kind == .word, !members.contains(index) else { return false }
      // A computed property, unlike one whose initial value contains a closure.
      if text == "var" { return head[index].line == line && !head[index...].contains { $0.isSymbol("=") } }
      return types.contains(text) || functions.contains(text) || others.contains(text)
    }
    guard let known else { return .closure(callee: trailingCallee(head)) }
    let text = head[known].text
    // `class func` and `class var` do not declare a type.
    if types.contains(text), known + 1 < head.count, !["func", "var", "let"].contains(head[known + 1].text) {
      return .type(keyword: text, name: head[known + 1].text)
    }
    return functions.contains(text) || text == "var" ? .function : .other
  }

  /// Returns the name of the called function: `map` for `source.map {` and `subscribe` for `source.subscribe(on: a) {`.
  private static func trailingCallee(_ head: [Token]) -> String {
    var index = head.count - 1
    var depth = 0
    while index >= 0 {
      if head[index].isSymbol(")") { depth += 1 }
      if depth == 0 { return head[index].kind == .word ? head[index].text : "" }
      if head[index].isSymbol("(") { depth -= 1 }
      index -= 1
    }
    return ""
  }
}
