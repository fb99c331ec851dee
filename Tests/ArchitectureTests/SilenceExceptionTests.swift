import Rules
import SourceFiles
import Testing

/// Code and comments that resemble work, errors and notes which nobody would see.
@Suite struct SilenceExceptionTests {
  private let feature = "Packages/FeatureLogin/Sources"

  @Test(arguments: ["Sources/FeatureLoginDemo", "Sources/FeatureLoginTest", "Tests/FeatureLoginTests"])
  func `A task may run in a demo server and in a test`(folder: String) {
    let tree = SourceTree(["Packages/FeatureLogin/\(folder)/Sample.swift": "Task { await load() }"])
    #expect(Rule.noUnstructuredTasks.violations(tree) == [])
  }

  @Test(arguments: [
    "func size() -> Int? { try? file.size() }", "let size =\n  try? file.size()", "load(\n  try? file.size())",
    "func f() { try? files.removeItem(at: file) }", "var size: Int? {\n  try? file.size()\n}",
    "func f() -> Int? {\n  try? file.size()\n}", "rows.compactMap { row in\n  try? row.size()\n}",
  ])
  func `The app may take nothing for a value that could not be read, and ignore the failure of a cleanup`(text: String)
  {
    let tree = SourceTree(["Apps/cli/Sources/AppShell/Sample.swift": text])
    #expect(Rule.noDroppedErrors.violations(tree) == [])
  }

  @Test(arguments: [
    "load().subscribe(onSuccess: { show($0) }, onFailure: { fail($0) })", "reply.do(onSuccess: { show($0) })",
    "func f() { do { try load() } catch { failures.accept(LoadFailure(error)) } }",
  ])
  func `A subscription and a catch may show the failure`(text: String) {
    let tree = SourceTree(["\(feature)/FeatureLogin/Sample.swift": text])
    #expect(Rule.noDroppedErrors.violations(tree) == [])
  }

  @Test(arguments: [
    "/// The server accepts no requests for now.", "/// The rows have not loaded yet.",
    "// Drops those that arrive later.",
    "// If the store cannot be written, the action is sent again later.", "/// Functions that clean up.",
    "// The list is complete once the subscription has ended.", "/// A temporarily closed account.",
    "// Only one of the two can be removed after the user has confirmed it.",
    "// The server does not handle two requests at once.",
  ])
  func `A comment may say what happens later, and what is not so yet`(text: String) {
    let tree = SourceTree(["\(feature)/FeatureLogin/Sample.swift": text])
    #expect(Rule.noNotes.violations(tree) == [])
  }
}
