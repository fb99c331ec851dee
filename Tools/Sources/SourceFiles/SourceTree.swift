public import Foundation

/// The repository's text files in memory, so that a rule can also check a tree that does not exist on disk.
public struct SourceTree: Sendable {
  /// The files in the order of their paths.
  public let files: [SourceFile]
  private let filesByPath: [String: SourceFile]

  /// The file at a path from the root; `nil` if there is no such file.
  public subscript(path: String) -> SourceFile? { filesByPath[path] }

  /// Creates a tree from the texts of its files, keyed by path.
  public init(_ texts: [String: String] = [:]) {
    self.init(files: texts.map { SourceFile(path: $0, text: $1) })
  }

  private init(files: [SourceFile]) {
    self.files = files.sorted { $0.path < $1.path }
    filesByPath = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0) })
  }

  /// Returns a copy in which one file is added, replaced or, if the text is `nil`, removed.
  public func editing(_ path: String, _ text: String?) -> SourceTree {
    SourceTree(files: files.filter { $0.path != path } + (text.map { [SourceFile(path: path, text: $0)] } ?? []))
  }

  /// Returns a copy with some of the files, in which no comment permits what a rule forbids.
  public func withoutExceptions(_ isIncluded: (SourceFile) -> Bool) -> SourceTree {
    SourceTree(files: files.filter(isIncluded).map(\.withoutExceptions))
  }

  /// The manifests of all packages, including the root's.
  public var manifests: [SourceFile] { files.filter(\.isManifest) }
  /// The Swift files of targets that are not tests.
  public var swiftSources: [SourceFile] { files.filter { $0.isSwift && $0.isSource } }
  /// The Swift files of test targets.
  public var swiftTests: [SourceFile] { files.filter { $0.isSwift && $0.isTest } }
  /// The names of the folders under `Packages`.
  public var packages: [String] { Set(files.compactMap(\.package)).sorted() }

  /// The names of the packages' executable targets: demos, probes and benchmarks, which are not part of a release.
  public var programs: Set<String> {
    Set(manifests.filter { $0.package != nil }.flatMap { Manifest($0).targets.filter(\.isExecutable).map(\.name) })
  }

  /// The modules of this repository, each with its package; the app's modules have no package.
  public var packageOfModule: [String: String?] {
    Dictionary(
      files.filter { $0.isSource && !$0.path.hasPrefix("Benchmarks/") }.compactMap { file in
        file.target.map { ($0, file.package) }
      },
      uniquingKeysWith: { first, _ in first })
  }
}

extension SourceTree {
  private static let folders = ["Apps", "Benchmarks", "Documentation", "Packages", "Tests", "Tools"]

  /// Reads the checkout that contains a file. Pass `#filePath` for the checkout of the calling code.
  public init(checkoutOf file: String) throws {
    var folder = URL(filePath: file).deletingLastPathComponent()
    while folder.path != "/", !FileManager.default.fileExists(atPath: folder.appending(path: "Packages").path) {
      folder.deleteLastPathComponent()
    }
    try self.init(root: folder)
  }

  /// Reads the Swift, Markdown and text files of the checkout at `root`. Build folders and other hidden folders are
  /// skipped.
  ///
  /// - Parameter package: The name of the only package to read. Default: everything.
  /// - Throws: A file system error if a file cannot be read.
  public init(root: URL, package: String? = nil) throws {
    if let package {
      try self.init(root: root, folders: ["Packages/\(package)"], top: [])
    } else {
      try self.init(root: root, folders: Self.folders)
    }
  }

  /// Reads the Swift, Markdown and text files at `root` and in some of its folders.
  ///
  /// - Throws: A file system error if a file cannot be read.
  public init(root: URL, folders: [String]) throws {
    let top = try FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)
    try self.init(root: root, folders: folders, top: top)
  }

  private init(root: URL, folders: [String], top: [URL]) throws {
    let manager = FileManager.default
    var texts: [String: String] = [:]
    let nested = folders.flatMap { folder in
      manager.enumerator(
        at: root.appending(path: folder), includingPropertiesForKeys: nil, options: .skipsHiddenFiles)?
        .compactMap { $0 as? URL } ?? []
    }
    for file in top + nested where ["swift", "md", "txt"].contains(file.pathExtension) {
      let path = String(file.path.dropFirst(root.path.count + 1))
      texts[path] = try String(contentsOf: file, encoding: .utf8)
    }
    self.init(texts)
  }
}
