public import Foundation

/// What is remembered of test runs: passes, each with the files that passed. A run that failed, hung or was interrupted
/// leaves a mark that makes the next one run again, whatever has changed.
public struct TestRecords: Sendable {
  private let folder: URL

  /// Keeps the records in `folder`, which is made when the first one is written.
  public init(folder: URL) { self.folder = folder }

  /// The files of the last pass, each with its content's identity; nil if there was none since the last failure.
  public func pass(of package: String) -> [String: String]? {
    guard !isUnfinished(package), let text = try? String(contentsOf: passFile(package), encoding: .utf8) else {
      return nil
    }
    let lines = text.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1).map(String.init) }
    return Dictionary(lines.filter { $0.count == 2 }.map { ($0[1], $0[0]) }, uniquingKeysWith: { $1 })
  }

  /// Whether a run began that has not passed.
  public func isUnfinished(_ package: String) -> Bool {
    FileManager.default.fileExists(atPath: markFile(package).path)
  }

  /// To be called before a run.
  public func begin(_ package: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: markFile(package))
  }

  /// To be called after a run in which every test passed.
  public func pass(_ package: String, with files: [String: String]) throws {
    let text = files.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\n" }.joined()
    try Data(text.utf8).write(to: passFile(package), options: .atomic)
    try FileManager.default.removeItem(at: markFile(package))
  }

  private func passFile(_ package: String) -> URL { folder.appending(path: "\(package).passed") }
  private func markFile(_ package: String) -> URL { folder.appending(path: "\(package).unfinished") }
}
