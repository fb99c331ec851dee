public import Foundation

/// The files of a checkout as Git sees them: those that are tracked, and new ones that are not ignored.
public struct Checkout: Sendable {
  /// The folder that holds everything.
  public let root: URL

  /// The checkout at `root`.
  public init(root: URL) { self.root = root }

  /// What stands on disk now, each path with an identity of its content.
  ///
  /// - Throws: ``Tool/Failure`` if Git fails.
  public func files() throws -> [String: String] {
    let listed = try paths("ls-files", "--cached", "--others", "--exclude-standard", "-z")
    let present = listed.filter { FileManager.default.fileExists(atPath: root.appending(path: $0).path) }.sorted()
    var files: [String: String] = [:]
    // In portions, as a command line has a limit.
    for start in stride(from: 0, to: present.count, by: 1_000) {
      let portion = Array(present[start..<min(start + 1_000, present.count)])
      let identities = try git(["hash-object", "--"] + portion).split(separator: "\n").map(String.init)
      files.merge(zip(portion, identities), uniquingKeysWith: { $1 })
    }
    return files
  }

  /// The paths whose content differs from that of a commit, files that are gone and new ones included.
  ///
  /// - Throws: ``Tool/Failure`` if Git fails, for example because there is no such commit.
  public func changes(since commit: String) throws -> Set<String> {
    try paths("diff", "--name-only", "--no-renames", "-z", commit, "--")
      .union(paths("ls-files", "--others", "--exclude-standard", "-z"))
  }

  /// Where this branch left the one that it will go back to: its upstream or `main`; the last commit if there is neither.
  public func base() -> String {
    for branch in ["@{upstream}", "origin/main", "main"] {
      if let commit = try? git(["merge-base", "HEAD", branch]) { return commit }
    }
    return "HEAD"
  }

  private func paths(_ arguments: String...) throws -> Set<String> {
    Set(try git(arguments).split(separator: "\0").map(String.init))
  }

  private func git(_ arguments: [String]) throws -> String { try Tool.output(of: ["git"] + arguments, in: root) }
}
