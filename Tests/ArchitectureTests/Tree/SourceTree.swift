import Foundation

/// The repository's text files, in memory, so that a rule can be shown a tree that does not exist on disk.
struct SourceTree: Sendable {
  /// In the order of their paths.
  let files: [SourceFile]
  private let filesByPath: [String: SourceFile]

  subscript(path: String) -> SourceFile? { filesByPath[path] }

  init(_ texts: [String: String] = [:]) {
    self.init(files: texts.map { SourceFile(path: $0, text: $1) })
  }

  private init(files: [SourceFile]) {
    self.files = files.sorted { $0.path < $1.path }
    filesByPath = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0) })
  }

  /// A copy in which one file is added or replaced, or removed for a nil text.
  func editing(_ path: String, _ text: String?) -> SourceTree {
    SourceTree(files: files.filter { $0.path != path } + (text.map { [SourceFile(path: path, text: $0)] } ?? []))
  }

  var manifests: [SourceFile] { files.filter(\.isManifest) }
  var swiftSources: [SourceFile] { files.filter { $0.isSwift && $0.isSource } }
  var swiftTests: [SourceFile] { files.filter { $0.isSwift && $0.isTest } }
  var packages: [String] { Set(files.compactMap(\.package)).sorted() }

  /// The names of the packages' executable targets: demos, probes and benchmarks, which ship with nothing.
  var programs: Set<String> {
    Set(manifests.filter { $0.package != nil }.flatMap { Manifest($0).targets.filter(\.isExecutable).map(\.name) })
  }

  /// Our modules, each with the package that holds it; the app's belong to no package.
  var packageOfModule: [String: String?] {
    Dictionary(
      files.filter { $0.isSource && !$0.path.hasPrefix("Benchmarks/") }.compactMap { file in
        file.target.map { ($0, file.package) }
      },
      uniquingKeysWith: { first, _ in first })
  }
}

extension SourceTree {
  /// The checkout that holds this file, read once.
  static let repository = Result { try SourceTree(root: URL(filePath: #filePath).ancestor(4)) }

  private static let folders = ["Apps", "Benchmarks", "Documentation", "Packages", "Tests"]

  private init(root: URL) throws {
    let manager = FileManager.default
    var texts: [String: String] = [:]
    let top = try manager.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)
    // Build folders are hidden ones, and so skipped.
    let nested = Self.folders.flatMap { folder in
      manager.enumerator(
        at: root.appending(path: folder), includingPropertiesForKeys: nil, options: .skipsHiddenFiles)?
        .compactMap { $0 as? URL } ?? []
    }
    for file in top + nested where ["swift", "md"].contains(file.pathExtension) {
      let path = String(file.path.dropFirst(root.path.count + 1))
      texts[path] = try String(contentsOf: file, encoding: .utf8)
    }
    self.init(texts)
  }
}

extension URL {
  fileprivate func ancestor(_ generation: Int) -> URL {
    (0..<generation).reduce(self) { url, _ in url.deletingLastPathComponent() }
  }
}
