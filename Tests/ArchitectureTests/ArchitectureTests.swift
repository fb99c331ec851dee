import Rules
import SourceFiles
import Testing

@Suite
struct ArchitectureTests {
  @Test(arguments: Rule.all.map(\.id))
  func `The repository complies with every rule`(_ id: String) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    let violations = rule.violations(try SourceTree.repository.get())
    #expect(violations.isEmpty, "\n\(violations.map(\.description).joined(separator: "\n"))")
  }

  @Test
  func `No two rules have the same name`() {
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
  }

  @Test
  func `Every rule has at least one seeded violation`() {
    #expect(Set(Rule.all.map(\.id)) == Set(Seed.all.map(\.rule.id)))
  }
}
