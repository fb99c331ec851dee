import Foundation
import Testing

/// Tests of `Scripts/publish` in a repository of a few files. Stubs replace the comparison of interfaces and the build.
@Suite struct PublishTests: ~Copyable {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "tessera-publish-\(UUID().uuidString)")

  init() throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let script = try String(contentsOf: root.appending(path: "Scripts/publish"), encoding: .utf8)
    try write("Scripts/publish", script)
    try write("Scripts/package", String(contentsOf: root.appending(path: "Scripts/package"), encoding: .utf8))
    try write("Scripts/api", "#!/bin/sh\necho \"api $*\" >>../calls-$(basename \"$PWD\")\n[ \"$2\" != 0.1.1 ]\n")
    try write(
      "Scripts/release",
      """
      #!/bin/sh
      [ ! -e broken ] || exit 1
      mkdir -p .build-release/release
      cc -x c -o .build-release/release/tessera - <<END
      #include <stdio.h>
      #include <string.h>
      int main(int n, char **arguments) { puts(strcmp(arguments[1], "--version") ? arguments[1] : "0.2.0"); }
      END

      """)
    try write("LICENSE", "MIT\n")
    try write(".gitignore", ".build-release/\n")
    try write("CHANGELOG.md", "# Changelog\n\n## Unreleased\n\n### Added\n- Something.\n")
    try write("Apps/cli/Sources/AppShell/TesseraApp.swift", "static let version = \"0.1.0\"\n")
    try write("Tests/EndToEndTests/Golden/about.json", "{\n  \"version\" : \"0.1.0\"\n}\n")
    try write("Tests/EndToEndTests/Journey.swift", "wait(for: \"tessera 0.1.0\")\n")
    for command in ["git init --quiet", "git config user.name a", "git config user.email a@b.c"] {
      _ = try run(command)
    }
    try commit()
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
    try? FileManager.default.removeItem(
      at: folder.deletingLastPathComponent().appending(path: "calls-\(folder.lastPathComponent)"))
  }

  private func write(_ path: String, _ text: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func read(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  private func commit() throws { _ = try run("git add --all && git commit --quiet --message all") }

  /// Runs a command. The shell reads the scripts as text, so they do not have to be executable.
  private func run(_ command: String) throws -> (status: Int32, output: String) {
    let output = Pipe()
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "chmod +x Scripts/*; \(command)"]
    process.currentDirectoryURL = folder
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  @Test func `A version is written to the program, its tests, the changelog, a commit and a tag`() throws {
    let result = try run("Scripts/publish 0.2.0")
    try #require(result.status == 0, "\(result.output)")
    #expect(try read("Apps/cli/Sources/AppShell/TesseraApp.swift") == "static let version = \"0.2.0\"\n")
    #expect(try read("Tests/EndToEndTests/Golden/about.json").contains("\"version\" : \"0.2.0\""))
    #expect(try read("Tests/EndToEndTests/Journey.swift") == "wait(for: \"tessera 0.2.0\")\n")
    #expect(try read("CHANGELOG.md").contains("## Unreleased\n\n## 0.2.0 - 2"))
    #expect(try run("git status --porcelain").output == "")
    #expect(try run("git tag --points-at HEAD").output == "0.2.0\n")
    #expect(try run("cd .build-release/0.2.0 && sha256sum --check --quiet SHA256SUMS").status == 0)
    let files = try run("tar -tzf .build-release/0.2.0/*.tar.gz").output
    for file in Self.files { #expect(files.contains("/\(file)\n"), "\(file)") }
  }

  /// The files that a release installs, below `/usr`.
  private static let files = [
    "bin/tessera", "share/bash-completion/completions/tessera", "share/doc/tessera/copyright",
    "share/fish/vendor_completions.d/tessera.fish", "share/man/man1/tessera.1", "share/zsh/vendor-completions/_tessera",
  ]

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/dpkg-shlibdeps")))
  func
    `The files of the Debian package belong to root, and the package depends on the program's libraries and names the committer`()
    throws
  {
    try #require(run("Scripts/publish 0.2.0").status == 0)
    let package = ".build-release/0.2.0/tessera_0.2.0_*.deb"
    let fields = try run("dpkg-deb --field \(package)").output
    #expect(fields.contains("Package: tessera\nVersion: 0.2.0\n"))
    #expect(fields.contains("Maintainer: a <a@b.c>\n"))
    #expect(fields.contains(/Depends: libc6 \(>= [\d.]+\)\n/))
    let files = try run("dpkg-deb --contents \(package)").output.split(separator: "\n")
    #expect(files.allSatisfy { $0.contains(" root/root ") })
    for file in Self.files {
      let path = "./usr/\(file)" + (file.hasPrefix("share/man") ? ".gz" : "")
      #expect(files.contains { $0.hasSuffix(" \(path)") }, "\(file)")
    }
  }

  @Test func `Scripts/publish creates identical release files when it publishes the same commit twice`() throws {
    let publish =
      "GIT_AUTHOR_DATE='2026-01-01T00:00:00Z' GIT_COMMITTER_DATE='2026-01-01T00:00:00Z' Scripts/publish 0.2.0"
    let sum = "cat .build-release/0.2.0/SHA256SUMS"
    let first = try run("\(publish) >/dev/null && \(sum)")
    let second = try run(
      "git tag --delete 0.2.0 >/dev/null && git reset --quiet --hard HEAD~1 && \(publish) >/dev/null && \(sum)")
    #expect(first.status == 0 && first.output == second.output)
  }

  @Test(
    arguments: [
      ("0.2", "publish: name a version of three numbers: Scripts/publish 0.2.0\n"),
      ("0.1.1", "publish: 0.1.1 cannot be released: see above.\n"),
    ])
  func `Scripts/publish rejects a version that is invalid or does not follow the current one, and changes nothing`(
    version: String, message: String
  ) throws {
    #expect(try run("Scripts/publish \(version)") == (1, message))
    #expect(try run("git status --porcelain; git tag").output == "")
  }

  @Test func `Scripts/publish leaves the repository unchanged if the build fails`() throws {
    try write("broken", "")
    try commit()
    let before = try run("git rev-parse HEAD").output
    #expect(try run("Scripts/publish 0.2.0").status != 0)
    #expect(try run("git rev-parse HEAD; git status --porcelain; git tag").output == before)
  }

  @Test func `Scripts/publish rejects uncommitted changes, an existing tag and an empty changelog`() throws {
    try write("LICENSE", "Another\n")
    #expect(try run("Scripts/publish 0.2.0") == (1, "publish: commit or stash your changes first.\n"))
    _ = try run("git checkout --quiet . && git tag 0.2.0")
    #expect(try run("Scripts/publish 0.2.0") == (1, "publish: there is a tag 0.2.0 already.\n"))
    try write("CHANGELOG.md", "# Changelog\n\n## Unreleased\n\n## 0.1.0\n- Something.\n")
    try commit()
    #expect(try run("Scripts/publish 0.3.0") == (1, "publish: CHANGELOG.md has nothing under Unreleased.\n"))
  }
}
