import Rules
import SourceFiles
import Testing

@Suite("The repository follows its own rules")
struct ArchitectureTests {
  @Test("The repository complies with every rule", arguments: Rule.all.map(\.id))
  func rule(_ id: String) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    let violations = rule.violations(try SourceTree.repository.get())
    #expect(violations.isEmpty, "\n\(violations.map(\.description).joined(separator: "\n"))")
  }

  @Test("No two rules have the same name")
  func names() {
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
  }

  @Test("Every rule has at least one seeded violation")
  func everyRuleIsSeeded() {
    #expect(Set(Rule.all.map(\.id)) == Set(Seed.all.map(\.rule.id)))
  }
}
