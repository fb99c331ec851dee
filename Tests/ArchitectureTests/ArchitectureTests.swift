import Testing
import Workspace

@Suite("The repository follows its own rules")
struct ArchitectureTests {
  @Test("The repository complies with every rule", arguments: Rule.all)
  func rule(_ rule: Rule) throws {
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
