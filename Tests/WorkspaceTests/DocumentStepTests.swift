import Testing

@testable import Workspace

@Suite struct DocumentStepTests {
  private func steps(_ page: String) -> [DocumentStep] { DocumentStep.all(in: page) }

  @Test func `The commands of an indented block are steps, without comments and without their output`() {
    let page = """
      # Title

          Scripts/run rank --json | head -1   # the ranking
          {"rank": 1}
          make test                           # in another terminal

      In text, make is a word.
      """
    #expect(
      steps(page) == [
        DocumentStep(action: .command("Scripts/run rank --json | head -1"), line: 3, exception: nil),
        DocumentStep(action: .command("make test"), line: 5, exception: nil),
      ])
  }

  @Test func `A hash sign inside an argument does not start a comment`() {
    #expect(
      steps("    Scripts/run timeline '#swift' --once  # posts").map(\.action)
        == [.command("Scripts/run timeline '#swift' --once")])
  }

  @Test func `Environment variables can precede a command in a document`() {
    #expect(steps("    LOOPBACK=1 make test-Networking").map(\.action) == [.command("LOOPBACK=1 make test-Networking")])
  }

  @Test func `Each line of a shell block is a command, without the indentation of a list`() {
    #expect(
      steps("1. So:\n\n   ```sh\n   echo 1\n\n   echo 2  # two\n   ```\n")
        == [
          DocumentStep(action: .command("echo 1"), line: 4, exception: nil),
          DocumentStep(action: .command("echo 2"), line: 6, exception: nil),
        ])
  }

  @Test func `A document's command with the comment “in one terminal” is run as a server`() {
    #expect(steps("    Scripts/run serve   # in one terminal").map(\.action) == [.server("Scripts/run serve")])
  }

  @Test func `A Swift block after a path is a file, and a Swift block without a path is an example`() {
    let page = """
      1. The type: `Packages/A/Sources/A/A.swift`

         ```swift
         struct A {
           let b = 1
         }
         ```

      Then:

      ```swift
      A()
      ```
      """
    #expect(
      steps(page).map(\.action)
        == [.write(path: "Packages/A/Sources/A/A.swift", text: "struct A {\n  let b = 1\n}\n")])
  }

  @Test func `A diff block is a patch, in which indented lines are not commands`() {
    let page = "   ```diff\n   --- a/B\n   +++ b/B\n   @@ -1 +1,2 @@\n    make\n   +    make b\n   ```\n"
    #expect(steps(page).map(\.action) == [.patch("--- a/B\n+++ b/B\n@@ -1 +1,2 @@\n make\n+    make b\n")])
  }

  @Test func `A comment that begins with “not run” excludes only the block after the comment`() {
    let page = """
      <!-- not run: asks a server on the Internet -->

          make online

      And

          make offline
      """
    #expect(steps(page).map(\.exception) == [.notRun("asks a server on the Internet"), nil])
  }

  @Test func `A block after a nightly comment is excluded from the checks of each change`() {
    let page = """
      <!-- nightly: takes ten minutes -->

          make slow

      And

          make fast
      """
    #expect(steps(page).map(\.exception) == [.nightly("takes ten minutes"), nil])
  }

  @Test func `A command that has passed runs again only after an edit that did not precede it`() {
    var passed = DocumentStep.Passed(commands: ["Scripts/test"])
    let edit = DocumentStep(action: .patch("a patch"), line: 1, exception: nil)
    passed.begin()
    #expect(passed.contains("Scripts/test") && !passed.contains("make rules"))
    #expect(passed.contains("make test-Reactive"))
    passed.edit(edit)
    #expect(!passed.contains("Scripts/test") && !passed.contains("make test-Reactive"))
    passed.insert("make test-Reactive")
    #expect(passed.contains("PACKAGE=Reactive Scripts/test"))
    #expect(!passed.contains("Scripts/test"))
    passed.insert("make rules")
    passed.begin()
    #expect(!passed.contains("make rules"))
    passed.edit(edit)
    #expect(passed.contains("make rules"))
  }

  @Test func `A command that creates a feature is an edit for the commands after it`() {
    var passed = DocumentStep.Passed(commands: ["Scripts/test"])
    passed.begin()
    passed.insert("make new-feature NAME=Weather")
    #expect(!passed.contains("Scripts/test"))
  }

  @Test func `A page names the page that it continues`() {
    #expect(DocumentStep.predecessor(of: "# B\n\n<!-- continues: A.md -->\n") == "A.md")
    #expect(DocumentStep.predecessor(of: "# A\n") == nil)
  }
}
