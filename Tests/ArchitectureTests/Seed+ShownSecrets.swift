import Rules

private let login = "Packages/FeatureLogin/Sources/FeatureLogin/Seed.swift"

extension Seed {
  /// Secrets that are shown, and an index that another function checks.
  static let shownSecrets: [Seed] =
    all(
      .noRevealedSecrets, at: login, advice: "leave it out",
      [
        ("a secret as a property of an error", "struct Failure: Error { let user: String, password: String }"),
        ("a secret as a value of an error", "enum Failure: Error { case login(user: String, password: String) }"),
        ("a secret in a description", #"var description: String { "\(user), \(token.value)" }"#),
        ("a secret in a text", #"let a = LocalizedText(en: "\(password) is wrong", zhHans: "\(password) 错误")"#),
      ])
    + all(
      .noUncheckedIndexes, at: login, advice: "check `count` before",
      [
        (
          "a look at the count in another function",
          "func size() -> Int { names.count }\nfunc head() -> String { names[0] }"
        )
      ])
}
