import Rules
import SourceFiles
import Testing

/// Code that the rules must allow.
@Suite
struct RuleExceptionTests {
  private static let library = "Packages/Networking/Sources/Networking/Sample.swift"

  private func violations(_ rule: Rule, _ text: String, at path: String = library) -> [Violation] {
    rule.violations(SourceTree([path: text]))
  }

  @Test
  func `A rule allows a trap if a comment next to it or above its attributes explains why the trap cannot happen`() {
    #expect(violations(.noTraps, "fatalError() // allow(no-traps): the closure above never returns").isEmpty)
    #expect(violations(.noTraps, "// allow(no-traps): a literal, tested\n@inline(never)\nlet a = try! b()").isEmpty)
    #expect(violations(.noTraps, "// allow(no-print): not this rule\nlet a = try! b()").count == 1)
    #expect(violations(.noTraps, "// allow(no-traps): too far away\n\nlet a = try! b()").count == 1)
  }

  @Test func `A rule limits files to 250 lines, except generated files and files that state a reason`() {
    let long = String(repeating: "let a = 1\n", count: 300)
    #expect(violations(.fileLength, String(repeating: "let a = 1\n", count: 250)).isEmpty)
    #expect(violations(.fileLength, long).count == 1)
    #expect(violations(.fileLength, "// allow(file-length): a table of all words\n" + long).isEmpty)
    #expect(violations(.fileLength, "// Written by Scripts/words from a table.\n" + long).isEmpty)
  }

  @Test
  func `A rule allows the names of forbidden functions in comments, in strings and as members of another type`() {
    let text = """
      // try! as! fatalError( print(
      let a = "try! print(1) fatalError()"
      let b = try !isEmpty()
      page.print(x)
      func print(_ x: Int) {}
      """
    #expect(violations(.noTraps, text).isEmpty)
    #expect(violations(.noPrint, text).isEmpty)
  }

  @Test
  func `A rule allows a demo, which is a separate program, to print and to import test support`() {
    let tree = SourceTree([
      "Packages/FeatureLogin/Package.swift": ".executableTarget(name: \"login-demo\", dependencies: [])",
      "Packages/FeatureLogin/Sources/login-demo/Main.swift": "import NetworkingTest\nprint(1)",
      "Packages/Networking/Sources/NetworkingTest/Stub.swift": "",
    ])
    #expect(Rule.noPrint.violations(tree).isEmpty)
    #expect(Rule.testSupport.violations(tree).isEmpty)
  }

  @Test
  func `A rule allows an unchecked Sendable or unsafe isolation if a comment next to it states the invariant`() {
    let text = """
      /// A box.
      // Invariant: `value` is only touched under `lock`.
      @frozen
      public struct Box<Element>:
        Sequence, @unchecked Sendable
      {}
      nonisolated(unsafe) let a = b()  // Invariant: written once, before the first thread starts.
      """
    #expect(violations(.statedInvariants, text).isEmpty)
  }

  @Test
  func `A rule allows a test to sleep on a virtual clock, which does not wait`() {
    let tests = "Packages/Networking/Tests/NetworkingTests/SampleTests.swift"
    #expect(violations(.noSleep, "try await clock.sleep(for: .seconds(1))", at: tests).isEmpty)
  }

  @Test
  func `A rule allows Rx's error and debug, which are not log levels`() {
    #expect(violations(.noSecretsInLogs, "Single.error(badToken); stream.debug(tokenName: token)").isEmpty)
  }

  @Test
  func `A rule allows an import of a system module or of a declared dependency, and an import in a string`() {
    let manifest = """
      .target(name: "Networking", dependencies: ["Reactive", .product(name: "Logging", package: "swift-log")])
      """
    let tree = SourceTree([
      "Packages/Networking/Package.swift": manifest,
      Self.library: "import Foundation\nimport Reactive\nimport Logging\nlet a = \"\"\"\nimport GRDB\n\"\"\"",
    ])
    #expect(Rule.declaredDependencies.violations(tree).isEmpty)
  }
}
