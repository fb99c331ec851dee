import SourceFiles
import Testing
import Workspace

@Suite
struct LexerTests {
  private func words(_ source: String) -> [String] {
    Lexer.tokens(of: source).filter { $0.kind == .word }.map(\.text)
  }

  @Test
  func `The lexer separates code from comments, including nested ones`() {
    #expect(words("a // b\nc /* d /* e */ f */ g") == ["a", "c", "g"])
    #expect(words("a /* never closed") == ["a"])
  }

  @Test(arguments: [
    #"a "b" c"#, #"a "\"b" c"#, ##"a #"b " b"# c"##, #"a "" c"#, "a \"\"\"\nb \"b\"\n\"\"\" c", ##"a #"\"# c"##,
    #"a (/b"b/) c"#, ##"a #/b"b/b/# c"##,
  ])
  func `The lexer separates code from every kind of string`(source: String) {
    #expect(words(source) == ["a", "c"])
  }

  @Test
  func `The lexer reads interpolated code as code, to any depth`() {
    #expect(words(#"a "x \(b("y \(c) y")) x" d"#) == ["a", "b", "c", "d"])
    #expect(words(##"a #"x \(b) \#(c)"# d"##) == ["a", "c", "d"])
  }

  @Test
  func `The lexer reads a slash between operands as a division`() {
    #expect(words("a / b / c") == ["a", "b", "c"])
    #expect(words("(a)/b/c") == ["a", "b", "c"])
  }

  @Test
  func `The lexer ends an unterminated string at the end of its line`() {
    #expect(words("a \"b\nc") == ["a", "c"])
  }

  @Test
  func `The lexer counts lines in strings and comments`() {
    let tokens = Lexer.tokens(of: "/*\n*/ a \"\"\"\n\n\"\"\" b\nc")
    #expect(tokens.filter { $0.kind == .word }.map(\.line) == [2, 4, 5])
    #expect(tokens.first?.lastLine == 2)
  }

  @Test
  func `The lexer reads a quoted identifier with spaces as one token`() {
    #expect(words("func `Import of a thing`()") == ["func", "`Import of a thing`"])
  }

  @Test
  func `The lexer reads a name in backticks as without them, unless it is a keyword`() {
    #expect(words("`sleep` `default` `import`") == ["sleep", "default", "`import`"])
  }
}

@Suite
struct ImportTests {
  private func modules(_ source: String) -> [String] {
    Import.all(in: Lexer.tokens(of: source)).map(\.module)
  }

  @Test(arguments: [
    "import A", "@testable import A", "public import A", "@preconcurrency public import A", "import struct A.B",
    "import func A.b", "import A.B.C", "@_spi(Internals) import A", "let x = 1; import A",
    "#if X\n  import A\n#endif",
    "@_exported\nimport A",
  ])
  func `An import is found with every modifier and kind`(source: String) {
    #expect(modules(source) == ["A"])
  }

  @Test(arguments: [
    "// import A", "/* import A */", "\"import A\"", "\"\"\"\nimport A\n\"\"\"", "#if canImport(A)\n#endif",
    "x.import",
    "`import` A", "import\nA",
  ])
  func `A comment, a string, or other code that contains the word import is not found as an import`(source: String) {
    #expect(modules(source) == [])
  }

  @Test
  func `An import is found with the modifiers that make it public`() {
    let imports = Import.all(
      in: Lexer.tokens(of: "@preconcurrency public import A\ninternal import B\n@_exported import C"))
    #expect(imports.map(\.isPublic) == [true, false, true])
  }
}
