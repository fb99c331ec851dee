/// A converter from MathML to text: the TeX source that the formula contains, or else its symbols, with `^`, `_` and `/`
/// for exponents, indices, fractions and roots.
struct MathText {
  private static let separators: [String: [String]] = [
    "msup": ["", "^"], "mover": ["", "^"], "msub": ["", "_"], "munder": ["", "_"], "msubsup": ["", "_", "^"],
    "munderover": ["", "_", "^"], "mfrac": ["", "/"], "mroot": ["", ")^(1/"],
  ]
  /// The texts between the rows and between the cells of a matrix.
  private static let tableSeparators = ["mtable": "; ", "mtr": " ", "mlabeledtr": " "]
  private static let tokens: Set = ["mi", "mn", "mo", "ms", "mtext", "mspace"]
  /// The number of innermost open tags that a closing tag can close. Hostile HTML can be nested arbitrarily deep.
  private static let depthLimit = 8

  private var symbols = ""
  private var open: [(name: String, children: Int, suffix: String)] = []

  /// Returns the text of the element that a tag opens.
  static func read(_ content: Substring, of tag: HTMLTag) -> String {
    var text = MathText()
    var plain = tag["alttext"].flatMap { Self.isBlank($0) ? nil : $0 }
    var reader = HTMLReader(content)
    var annotation: String?
    while true {
      let words = HTMLEntities.decode(reader.takeText())
      if annotation == nil {
        text.symbols += words.split { $0.isNewline || $0 == " " || $0 == "\t" }.joined(separator: " ")
      }
      if reader.isAtEnd { break }
      guard let tag = reader.takeTag() else {
        reader.takeBracket()
        if annotation == nil { text.symbols += "<" }
        continue
      }
      if annotation != nil {
        if tag.isClosing, tag.name == annotation { annotation = nil }
      } else if tag.name == "annotation" || tag.name == "annotation-xml", !tag.isClosing {
        if tag.attributes.hasSuffix("/") { continue }
        annotation = tag.name
        let source = HTMLEntities.decode(reader.takeText())
        if Self.isBlank(source) { continue }
        if tag["encoding"] == "application/x-tex" { return source }
        if tag["encoding"] == "text/plain" { plain = source }
      } else if !tag.name.isEmpty {
        text.apply(tag)
      }
    }
    while let last = text.open.popLast() { text.symbols += last.suffix }
    return plain ?? text.symbols
  }

  private static func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }

  private mutating func apply(_ tag: HTMLTag) {
    if tag.isClosing {
      guard let index = open.suffix(Self.depthLimit).lastIndex(where: { $0.name == tag.name }) else { return }
      while open.count > index, let last = open.popLast() { symbols += last.suffix }
      return
    }
    var (prefix, suffix) = tag.name == "msqrt" ? ("√(", ")") : tag.name == "mroot" ? ("(", ")") : ("", "")
    if let parent = open.last, parent.children > 0, let separator = Self.tableSeparators[parent.name] {
      symbols += separator
    }
    if let parent = open.last, let separators = Self.separators[parent.name] {
      if separators.indices.contains(parent.children) { symbols += separators[parent.children] }
      if tag.name != "msqrt", parent.name != "mroot", !Self.tokens.contains(tag.name) {
        (prefix, suffix) = ("(" + prefix, suffix + ")")
      }
    }
    if !open.isEmpty { open[open.count - 1].children += 1 }
    symbols += prefix
    if tag.attributes.hasSuffix("/") { symbols += suffix } else { open.append((tag.name, 0, suffix)) }
  }
}
