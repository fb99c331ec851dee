import Rules

private let shell = "Apps/cli/Sources/AppShell/Seed.swift"
private let posts = "Packages/Posts/Sources/Posts/Seed.swift"
private let login = "Packages/FeatureLogin/Sources/FeatureLogin/Seed.swift"

extension Seed {
  /// Errors that nobody sees.
  static let silentErrors: [Seed] =
    all(
      .noDroppedErrors, at: shell, advice: "`try?` drops the reason",
      [
        ("the app drops the error of a function's only statement", "func save() { try? write() }"),
        ("the app drops the error of a statement", "func save() {\n  prepare()\n  try? write()\n  finish()\n}"),
        ("the app drops an error in a branch", "func save() { if isOpen { try? write() } }"),
      ])
    + all(
      .noDroppedErrors, at: posts, advice: "`try?` drops the reason",
      [("a package drops the error of a statement", "func save() throws {\n  try? write()\n  try close()\n}")])
    + all(
      .noDroppedErrors, at: login, advice: "The subscription drops",
      [
        (
          "a request whose failure nobody answers",
          "requests.send(a).subscribe(onSuccess: { [rows] in rows.accept([$0.name]) }).disposed(by: bag)"
        )
      ])
    + all(
      .noDroppedErrors, at: login, advice: "The `catch` drops",
      [("a failure that looks like an empty list", "func f() { do { try load() } catch { names.accept([]) } }")])
}
