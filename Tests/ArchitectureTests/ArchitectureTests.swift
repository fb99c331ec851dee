import Testing
import Workspace

@Suite("The repository obeys its own rules")
struct ArchitectureTests {
  @Test("On disk", arguments: Rule.all)
  func rule(_ rule: Rule) throws {
    let violations = rule.violations(try SourceTree.repository.get())
    #expect(violations.isEmpty, "\n\(violations.map(\.description).joined(separator: "\n"))")
  }

  @Test("Rules have distinct names")
  func names() {
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
  }

  @Test("Every rule is proven by at least one seeded violation")
  func everyRuleIsSeeded() {
    #expect(Set(Rule.all.map(\.id)) == Set(Seed.all.map(\.rule.id)))
  }
}
