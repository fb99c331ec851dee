import SourceFiles

extension Rule {
  /// Returns the statements of a test that run in any case: not those in an `if let` or `if case` without `else`, not those in
  /// a `catch`, and not those after a `guard` that returns from the test.
  static func certain(_ body: ArraySlice<Token>) -> ArraySlice<Token> {
    var certain: [Token] = []
    var depth = 0
    var index = body.startIndex
    while index < body.endIndex {
      let token = body[index]
      let isMember = certain.last?.isSymbol(".") == true
      if token.kind == .word, !isMember, let block = block(after: index, in: body) {
        let next = block.upperBound < body.endIndex ? body[block.upperBound] : nil
        let isBinding = index + 1 < body.endIndex && ["let", "case", "var"].contains(body[index + 1].text)
        switch token.text {
        case "if" where isBinding && next?.isWord("else") != true, "catch":
          certain.append(contentsOf: body[index..<block.lowerBound])
          index = block.upperBound
          continue
        case "guard" where depth == 0 && body[block].dropFirst().first?.isWord("return") == true && block.count == 3:
          certain.append(contentsOf: body[index..<block.lowerBound])
          return certain[...]
        default: break
        }
      }
      depth += token.isSymbol("{") ? 1 : token.isSymbol("}") ? -1 : 0
      certain.append(token)
      index += 1
    }
    return certain[...]
  }

  /// Returns the indices of the block in braces after a keyword, or `nil` if there is none.
  private static func block(after keyword: Int, in body: ArraySlice<Token>) -> Range<Int>? {
    guard ["if", "catch", "guard"].contains(body[keyword].text) else { return nil }
    var (depth, start) = (0, Int?.none)
    for index in body[keyword...].indices.dropFirst() where body[index].kind == .symbol {
      let text = body[index].text
      if text == "{", depth == 0, start == nil, body[keyword].text != "guard" || body[index - 1].isWord("else") {
        start = index
      }
      if ["(", "[", "{"].contains(text) { depth += 1 }
      if [")", "]", "}"].contains(text) { depth -= 1 }
      if text == "}", depth == 0, let start { return start..<(index + 1) }
      if depth < 0 { return nil }
    }
    return nil
  }
}
