import Foundation
import Rules
import SourceFiles
import Testing

/// Tests of the rules themselves, which run if `SEEDS` is set: in CI, and in `Scripts/test` if a rule has changed.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["SEEDS"] != nil))
struct SeededViolationTests {
  private static let tree = Result { try SourceTree.repository.get().completed }
  /// The violations in the tree without a seed, by rule.
  private static let violations = Dictionary(
    uniqueKeysWithValues: Rule.all.map { ($0.id, (try? tree.get()).map($0.violations) ?? []) })

  @Test(arguments: Seed.all)
  func `A seeded violation is reported once, at its line, with advice`(_ seed: Seed) throws {
    let tree = try Self.tree.get()
    let seeded = tree.editing(seed.path, seed.edit(tree[seed.path]?.text ?? ""))
    let new = Set(seed.rule.violations(seeded)).subtracting(Self.violations[seed.rule.id] ?? [])
    try #require(new.count == 1, "\(new)")
    #expect(new.first?.path == seed.reportedAt ?? seed.path)
    #expect(new.first?.message.contains(seed.advice) == true, "\(new)")
  }
}

extension SourceTree {
  /// The tree with stand-ins for the packages that the seeds name, so that the tests pass with any set of features.
  fileprivate var completed: SourceTree {
    let standIns = [
      "Apps/cli/Sources/AppShell/StandIn.swift": "",
      "Packages/Composition/Sources/Composition/StandIn.swift": "",
      "Packages/DemoServer/Sources/DemoServer/StandIn.swift": "import FlyingFox",
      "Packages/FeatureLogin/Sources/FeatureLogin/StandIn.swift": "",
      "Packages/FeatureLogin/Sources/FeatureLoginDemo/StandIn.swift": "",
      "Packages/FeatureLogin/Sources/FeatureLoginTerminal/StandIn.swift": "",
      "Packages/FeatureTimeline/Sources/FeatureTimeline/StandIn.swift": "",
      "Packages/Mastodon/Sources/Mastodon/StandIn.swift": "",
      "Packages/Networking/Sources/NetworkingTest/StandIn.swift": "",
      "Packages/Persistence/Sources/Persistence/StandIn.swift": "",
      "Packages/Posts/Sources/Posts/StandIn.swift": "",
      "Packages/Posts/Sources/PostsTerminal/StandIn.swift": "",
      "Packages/Presentation/Sources/Presentation/StandIn.swift": "",
      "Packages/Presentation/Sources/PresentationTerminal/StandIn.swift": "",
      "Packages/Reactive/Sources/Reactive/StandIn.swift": "@usableFromInline package final class Seedling {}",
      "Packages/StandIn/Package.swift": "",
      "Packages/StandIn/README.md": String(repeating: "A package like any other. ", count: 10),
      "Packages/StandIn/Tests/StandInTests/StandInTests.swift": "@Test func holds() {}",
      "Packages/TerminalApp/Sources/TerminalApp/StandIn.swift": "",
      "Packages/TerminalApp/Sources/TerminalImages/StandIn.swift": "",
      "Packages/TerminalUI/Sources/TerminalUI/StandIn.swift": "",
    ]
    return standIns.reduce(self) { tree, file in tree.editing(file.key, file.value) }
  }
}
