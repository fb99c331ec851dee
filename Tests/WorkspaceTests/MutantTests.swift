import SourceFiles
import Testing

@testable import Workspace

@Suite struct MutantTests {
  private static let path = "Packages/Clock/Sources/Clock/Clock.swift"

  private static func file(_ line: String) -> SourceFile {
    SourceFile(path: path, text: "func tick() {\n  \(line)\n}\n")
  }

  @Test(arguments: [
    ("if a < b { }", ["if a <= b { }", "if !(a < b) { }"]),
    ("let c = a - b", ["let c = a + b"]),
    ("let c = isOn && isNew", ["let c = isOn || isNew"]),
    ("let c = max(a, b)", ["let c = min(a, b)"]),
    ("let c = [true, 9]", ["let c = [false, 9]", "let c = [true, 10]"]),
    ("guard isOn else { return }", ["guard !(isOn) else { return }"]),
    ("subscription.dispose()", [""]),
    ("count = a", [""]),
    ("let text = \"a < b && true 1\" // a < b", []),
    ("case 1: break", []),
    ("@available(macOS 15, *)", []),
    ("let c: [Int]", []),
    ("let c = pair.0", []),
    ("if let a, a < b { }", ["if let a, a <= b { }"]),
  ])
  func `A line has the changes that a test should notice, and none in text, comments and patterns`(
    line: String, mutated: [String]
  ) {
    let mutants = Self.file(line).mutants
    #expect(Set(mutants.map(\.mutated)) == Set(mutated), "\(mutants.map(\.mutated))")
    #expect(mutants.allSatisfy { $0.line == 2 && $0.statement == line })
  }

  @Test(arguments: ["a\n  .dispose()", "f(\n  a = b\n)", "let c =\n  f(a)"])
  func `A part of a statement is not left out`(lines: String) {
    #expect(!Self.file(lines).mutants.contains { $0.change == .omission })
  }

  @Test(arguments: [
    ("if a < b { }", 0, "if a ⊰⊖⊖ b { }", "isMutant(9) ? left <= right : left < right"),
    ("stop()", 0, "if !isMutant(9) { stop() }", ""),
    ("while isOn { }", 0, "while isMutant(9) != (isOn) { }", ""),
    ("let c = 4", 0, "let c = (isMutant(9) ? 5 : 4)", ""),
    ("let c = min(a, 4)", 1, "let c = min9(a, 4)", "isMutant(9) ? max(first, second) : min(first, second)"),
    ("turn(a, b)", 0, "turn(isMutant(9) ? b : a, isMutant(9) ? a : b)", ""),
  ])
  func `A changed line has both versions, and the active mutant decides`(
    line: String, index: Int, code: String, declaration: String
  ) throws {
    let tree = SourceTree([Self.path: Self.file(line).text])
    let mutant = try #require(tree.files[0].mutants.dropFirst(index).first)
    let texts = tree.texts(with: [9: mutant])
    #expect(texts[Self.path] == "func tick() {\n  \(code)\n}\n")
    #expect(texts["Packages/Clock/Sources/Clock/Mutants.swift"]?.contains(declaration) == true || declaration.isEmpty)
  }

  @Test func `The same seed chooses the same changes, at most one of a line, and another seed others`() throws {
    let tree = try SourceTree.repository.get()
    let first = tree.mutants(of: "Composition", count: 40, seed: 1)
    #expect(first.count == 40 && first == tree.mutants(of: "Composition", count: 40, seed: 1))
    #expect(first != tree.mutants(of: "Composition", count: 40, seed: 2))
    #expect(Set(first.map { "\($0.path):\($0.line)" }).count == 40)
  }

  @Test func `Every change that is listed as one without an effect is a change of the code, and has a reason`() throws {
    let tree = try SourceTree.repository.get()
    let list = try #require(tree["Tests/Mutants.txt"]?.text)
    for line in list.split(separator: "\n") {
      let file = tree[String(line.prefix { $0 != ":" })]
      let isKnown = (file?.mutants.map(\.description) ?? []).contains {
        line.hasPrefix($0 + ": ") && line.count > $0.count + 10
      }
      #expect(isKnown, "\(line)")
    }
  }
}
