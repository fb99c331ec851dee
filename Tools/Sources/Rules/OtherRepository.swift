public import Foundation
public import SourceFiles

/// A repository of a feature or of an app, which depends on this one.
///
/// The rules recognize a feature's targets and the app by their paths, so the repository's files are checked at the paths
/// that they would have in this repository.
public struct OtherRepository: Sendable {
  private let tree: SourceTree
  /// The paths in the repository, by the path here.
  private let paths: [String: String]

  /// Creates a repository from its files.
  ///
  /// - Parameter framework: The manifests of this repository, from which the rules know its modules.
  public init(files: SourceTree, framework: [SourceFile]) {
    let sources = files.files.filter(\.isSwift)
    paths = Dictionary(uniqueKeysWithValues: sources.map { (Self.placed($0), $0.path) })
    var texts = Dictionary(uniqueKeysWithValues: sources.map { (Self.placed($0), $0.text) })
    for manifest in framework {
      for target in Manifest(manifest).targets where !target.isTest {
        texts["Packages/\(manifest.package ?? "")/Sources/\(target.name)/Module.swift"] = ""
      }
    }
    tree = SourceTree(texts)
  }

  /// Reads the repository at `root` and, from `framework`, the manifests of this repository.
  ///
  /// - Throws: A file system error if a file cannot be read.
  public init(root: URL, framework: URL) throws {
    let packages = try FileManager.default.contentsOfDirectory(atPath: framework.appending(path: "Packages").path)
    let manifests = packages.map { "Packages/\($0)/Package.swift" }.compactMap { path in
      (try? String(contentsOf: framework.appending(path: path), encoding: .utf8)).map {
        SourceFile(path: path, text: $0)
      }
    }
    try self.init(files: SourceTree(root: root, folders: ["Sources", "Tests"]), framework: manifests)
  }

  /// What breaks the rules, at its path in the repository.
  public var violations: [Violation] {
    Self.rules.flatMap { $0.violations(tree) }.compactMap { violation in
      paths[violation.path].map(violation.at)
    }
  }

  /// The rules that hold for any feature and any app. The others are about the files of this repository, such as its
  /// manifests, documents and vocabulary.
  static let rules: [Rule] = [
    .layers, .testSupport, .noTraps, .noPrint, .noSleep, .injectedTime, .noURLSession, .noEscapeCodes,
    .noSharedInstances,
    .noSecretsInLogs, .noSecretsInURLs, .noRevealedSecrets, .noUnstructuredTasks, .noFilesInScreens, .noSelfInOwnBag,
    .noReexports, .noWaitForMainThread,
    .noBlockedThreads,
    .noDroppedErrors,
    .noNotes, .noCommentedCode, .noKeysInCode,
    .routeKeys, .joinedLists, .statedInvariants, .localizedTexts, .translatedTexts, .timeLimits, .testExpectations,
    .noDisabledTests,
    .testableImports, .noUncheckedIndexes, .noServersInCode, .noMarkup,
    .fileLength, .noPrivateAttributes,
  ]

  /// Returns the path of a file in this repository: that of a feature's target is in the feature's package, and that of
  /// any other target is in the folder of apps.
  private static func placed(_ file: SourceFile) -> String {
    guard let target = file.target else { return file.path }
    return feature(ofTarget: target).map { "Packages/\($0)/\(file.path)" } ?? "Apps/\(file.path)"
  }

  private static func feature(ofTarget target: String) -> String? {
    guard target.hasPrefix("Feature") else { return nil }
    let endings = [
      "TerminalTests", "ModuleTests", "WebTests", "JourneyTests", "DemoTests", "Demo", "Terminal", "Module", "Web",
      "Tests", "Test",
    ]
    return endings.first { target.hasSuffix($0) }.map { String(target.dropLast($0.count)) } ?? target
  }
}
