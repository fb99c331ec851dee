public import Foundation

/// The stored results of test runs: passes, each with the files that were tested. A run that failed, hung or was
/// interrupted leaves a mark, so the next run tests the package again even if nothing has changed.
public struct TestRecords: Sendable {
  private let folder: URL

  /// Creates records in `folder`, which is created when the first record is written.
  public init(folder: URL) { self.folder = folder }

  /// Returns the files of the last run, with their identities; `nil` if there was no run, or if the run did not pass.
  public func pass(of package: String) -> [String: String]? {
    guard !isUnfinished(package), let text = try? String(contentsOf: passFile(package), encoding: .utf8) else {
      return nil
    }
    let lines = text.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1).map(String.init) }
    return Dictionary(lines.filter { $0.count == 2 }.map { ($0[1], $0[0]) }, uniquingKeysWith: { $1 })
  }

  /// Returns a Boolean value that indicates whether a run began and did not pass.
  public func isUnfinished(_ package: String) -> Bool {
    FileManager.default.fileExists(atPath: markFile(package).path)
  }

  /// Records the start of a run.
  public func begin(_ package: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: markFile(package))
  }

  /// Records that every test of a run passed.
  public func pass(_ package: String, with files: [String: String]) throws {
    let text = files.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\n" }.joined()
    try Data(text.utf8).write(to: passFile(package), options: .atomic)
    try FileManager.default.removeItem(at: markFile(package))
  }

  private func passFile(_ package: String) -> URL { folder.appending(path: "\(package).passed") }
  private func markFile(_ package: String) -> URL { folder.appending(path: "\(package).unfinished") }
}
