import Rules

extension Seed {
  /// Violations whose messages named another thing.
  static let messages: [Seed] =
    all(
      .noDroppedErrors, at: "Packages/FeatureLogin/Sources/FeatureLogin/Seed.swift", advice: "The case drops",
      [("a result whose failure nobody looks at", "func f() { if case .success(let rows) = result { show(rows) } }")])
    + all(
      .timeLimits, at: "Packages/FeatureLogin/Tests/FeatureLoginTests/Seed.swift", advice: "more than a minute",
      [("a limit of a minute", "@Suite(.timeLimit(.minutes(1))) struct LoginTests {}")])
}
