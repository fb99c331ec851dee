public import Foundation

/// The files of a checkout according to Git: tracked files, and new files that are not ignored.
public struct Checkout: Sendable {
  /// The root folder.
  public let root: URL

  /// Creates a checkout at `root`.
  public init(root: URL) { self.root = root }

  /// Returns the paths on disk, each with an identity: its mode and its content, or its destination if it is a symbolic
  /// link.
  ///
  /// - Throws: ``Tool/Failure`` if Git cannot read a file. The error contains the file's name.
  public func files() throws -> [String: String] {
    var modes: [String: String] = [:]
    var links: [String: String] = [:]
    for path in try paths("ls-files", "--cached", "--others", "--exclude-standard", "-z") {
      let file = root.appending(path: path).path
      // A tracked file that was deleted has no attributes.
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: file) else { continue }
      switch attributes[.type] as? FileAttributeType {
      case .typeSymbolicLink?: links[path] = try FileManager.default.destinationOfSymbolicLink(atPath: file)
      case .typeRegular?:
        let permissions = attributes[.posixPermissions] as? Int ?? 0
        modes[path] = permissions & 0o111 == 0 ? "file" : "program"
      default: continue
      }
    }
    let regular = modes.keys.sorted()
    var files = Dictionary(uniqueKeysWithValues: zip(regular, try hashes(of: regular))).merging(modes) { "\($1)-\($0)" }
    for (path, destination) in links { files[path] = "link-\(try hash(of: destination))" }
    return files
  }

  /// Returns the inputs of a test besides the files of the repository, each with an identity: the toolchain, the
  /// environment variables that manifests and tests read, and the resolved versions of third-party packages.
  ///
  /// - Throws: ``Tool/Failure`` if Git or the compiler fails.
  public func circumstances() throws -> [String: String] {
    let environment = ProcessInfo.processInfo.environment
    let variables = Self.variables.map { "\($0)=\(environment[$0] ?? "")" }.joined(separator: "\n")
    var circumstances = [
      PackageGraph.toolchain: try hash(of: Tool.output(of: ["swift", "--version"], in: root)),
      PackageGraph.environment: try hash(of: variables),
    ]
    let packages = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Packages").path)
    for folder in [""] + packages.map({ "Packages/\($0)/" }) {
      let path = folder + PackageGraph.resolvedVersions
      guard let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8) else { continue }
      circumstances[path] = try hash(of: text)
    }
    return circumstances
  }

  private static let variables = [
    "CI", "FUZZ", "FUZZ_INPUTS", "LANG", "LONG", "LOOPBACK", "PERSISTENCE_EDITS", "STRESS", "TERM",
  ]

  /// Returns the paths whose content or mode differs from that of a commit, including removed and new files.
  ///
  /// - Throws: ``Tool/Failure`` if Git fails, for example because the commit does not exist.
  public func changes(since commit: String) throws -> Set<String> {
    try paths("diff", "--name-only", "--no-renames", "-z", commit, "--")
      .union(paths("ls-files", "--others", "--exclude-standard", "-z"))
  }

  /// Returns the commit at which this branch diverged from `origin/main` or, without that branch, from `main`. Returns
  /// the last commit if there is neither.
  public func base() -> String {
    for branch in ["origin/main", "main"] {
      if let commit = try? git(["merge-base", "HEAD", branch]) { return commit }
    }
    return "HEAD"
  }

  private func paths(_ arguments: String...) throws -> Set<String> {
    Set(try git(arguments).split(separator: "\0").map(String.init))
  }

  /// Returns the hashes of files. Git reads the paths from standard input, one per line; a path with a line break has
  /// to be an argument.
  private func hashes(of paths: [String]) throws -> [String] {
    guard !paths.contains(where: { $0.contains("\n") }) else {
      return try paths.map { try git(["hash-object", "--", $0]) }
    }
    return try git(["hash-object", "--stdin-paths"], input: paths.map { $0 + "\n" }.joined())
      .split(separator: "\n").map(String.init)
  }

  private func hash(of text: String) throws -> String { try git(["hash-object", "--stdin"], input: text) }

  private func git(_ arguments: [String], input: String = "") throws -> String {
    try Tool.output(of: ["git"] + arguments, in: root, input: input)
  }
}
