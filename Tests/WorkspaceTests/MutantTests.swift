import SourceFiles
import Testing

@testable import Workspace

@Suite struct MutantTests {
  private static let path = "Packages/Clock/Sources/Clock/Clock.swift"

  private static let manifest = (
    path: "Packages/Clock/Package.swift",
    text: """
    let package = Package(targets: [
      .target(name: "Tick"), .target(name: "Clock", dependencies: ["Tick"]),
      .target(name: "ClockBenchmark", dependencies: ["Clock"]),
      .testTarget(name: "ClockTests", dependencies: ["Clock"]), .testTarget(name: "TickTests", dependencies: ["Tick"]),
    ])
    """
  )

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
    ("let c = a.sorted { $0 < $1 }", ["let c = a.sorted { $0 > $1 }"]),
    ("let c = a + \"b\"", []),
    ("let c = a + [b]", []),
    ("let (a, b) = c", []),
    ("typealias Turn = (A, B) -> C", []),
    ("static func == (a: A, b: A) -> Bool", []),
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
    "init(a: Int) {\n  self.a = a\n  b = a\n}", "init?() {\n  let c = 1\n  self = d\n}",
    "func f() -> Int {\n  g(a)\n}", "var c: Int {\n  g(a)\n}",
  ])
  func `A statement without which the code does not compile is not left out`(declaration: String) {
    let file = SourceFile(path: Self.path, text: "struct A {\n  let a: Int\n  private var b: Int\n\(declaration)\n}\n")
    #expect(!file.mutants.contains { $0.change == .omission })
  }

  @Test(arguments: ["func f() {\n  g(a)\n}", "init() {\n  c = a\n  g(a)\n}", "init() {\n  self.d = a\n}"])
  func `A statement without which the code still compiles is left out`(declaration: String) {
    let file = SourceFile(path: Self.path, text: "struct A {\n  var c = 1\n  var d: Int?\n\(declaration)\n}\n")
    let statements = declaration.split(separator: "\n").count - 2
    #expect(file.mutants.count { $0.change == .omission } == statements)
  }

  @Test func `Only code that a debug build on Linux compiles is changed`() {
    let file = SourceFile(
      path: Self.path,
      text: """
        #if DEBUG
          let a = 1
          #if canImport(Darwin)
            let b = 1
          #elseif os(Linux)
            let c = 1
          #else
            let d = 1
          #endif
        #else
          let e = 1
        #endif
        let f = 1

        """)
    #expect(file.mutants.map(\.statement) == ["let a = 1", "let c = 1", "let f = 1"])
  }

  @Test func `The output of a run chooses the changes that the tests did not notice`() throws {
    let tree = SourceTree([Self.path: "let a = 1\nlet b = 2\nlet c = true\n", Self.manifest.path: Self.manifest.text])
    let all = tree.mutants(of: "Clock", count: 9, seed: 1)
    let output = """
      Clock: 3 changes of 3 compile.
      Not noticed: line 7 of \(Self.path): let b = 2 → let b = 3
      Not reached: line 9 of \(Self.path): let c = true → let c = false
      """
    #expect(all.count == 3)
    #expect(tree.mutants(of: "Clock", notNoticedIn: output).map(\.statement) == ["let b = 2", "let c = true"])
  }

  @Test func `Only code that the package's tests are built from is changed`() {
    var texts: [String: String] = [Self.manifest.path: Self.manifest.text]
    for target in ["Clock", "Tick", "ClockBenchmark"] {
      texts["Packages/Clock/Sources/\(target)/A.swift"] = "let a = 1\n"
    }
    let tree = SourceTree(texts)
    let mutants: [Mutant] = tree.mutants(of: "Clock", count: 9, seed: 1)
    let paths: Set<String> = ["Packages/Clock/Sources/Clock/A.swift", "Packages/Clock/Sources/Tick/A.swift"]
    #expect(Set(mutants.map(\.path)) == paths)
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
    #expect(
      texts["Packages/Clock/Sources/Clock/Clock+Mutants.swift"]?.contains(declaration) == true || declaration.isEmpty)
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
      // A feature can have been removed from the checkout.
      guard tree.packages.contains(String(line.split(separator: "/")[1])) else { continue }
      let file = tree[String(line.prefix { $0 != ":" })]
      let isKnown = (file?.mutants.map(\.description) ?? []).contains {
        line.hasPrefix($0 + ": ") && line.count > $0.count + 10
      }
      #expect(isKnown, "\(line)")
    }
  }
}
