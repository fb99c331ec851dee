import ArgumentParser
import Foundation
import Presentation
import PresentationTerminal
import TerminalUI

/// The `cache` command, which lists the files of stored data and their sizes.
struct CacheCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "cache",
      abstract: LocalizedText(
        en: "List the files with cached data, and their sizes.", zhHans: "列出缓存文件及其大小。"),
      discussion: LocalizedText(schema: AppDefinition.current.schema("cache")), subcommands: [Clear.self])
  }

  @Flag(help: .json)
  var json = false

  @OptionGroup var language: LanguageOption

  private struct Document: Encodable {
    struct Entry: Encodable {
      let path: String
      let bytes: Int
    }
    var schema = AppDefinition.current.schema("cache")
    let files: [Entry]
  }

  @MainActor func run() async throws {
    try await Program.reporting(asJSON: json) {
      try language.check()
      let files = Self.files().map { Document.Entry(path: $0.path(percentEncoded: false), bytes: Self.size(of: $0)) }
      try Program.print(json ? Document(files: files) : nil) {
        TextTable(files.map { ["\($0.bytes) B", TerminalText($0.path)] }).lines
      }
    }
  }

  /// Returns the files of the store, including those that SQLite creates beside it, and the contents of the cache
  /// directory.
  static func files() -> [URL] {
    let paths = SettingsOptions().paths
    let store = ["", "-wal", "-shm"].map { URL(filePath: paths.store.path(percentEncoded: false) + $0) }
    let cached = try? FileManager.default.contentsOfDirectory(at: paths.cache, includingPropertiesForKeys: nil)
    return (store + (cached ?? [])).filter { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
  }

  /// Returns the size of a file, or of all files in a directory.
  static func size(of file: URL) -> Int {
    let path = file.path(percentEncoded: false)
    let folder = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return ([path] + folder.map { "\(path)/\($0)" }).reduce(0) { sum, path in
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      guard attributes?[.type] as? FileAttributeType == .typeRegular else { return sum }
      return sum + ((attributes?[.size] as? Int) ?? 0)
    }
  }

  /// The `cache clear` command.
  struct Clear: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: LocalizedText(en: "Delete the cached data.", zhHans: "删除缓存数据。"),
        discussion: LocalizedText(
          en: "Settings and secrets are not deleted. Quit other running instances first, because they use the data.",
          zhHans: "不会删除设置和密钥。请先退出其他正在运行的实例，因为它们正在使用这些数据。"))
    }

    @OptionGroup var language: LanguageOption

    /// Checks that none of the store's files is a directory. The contents of such a directory do not belong to the app,
    /// unlike those of a directory in the cache directory.
    ///
    /// - Throws: A ``Failure`` that names the first directory. The command then deletes nothing.
    static func check(_ files: [URL]) throws(Failure) {
      for file in files {
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: file.path(percentEncoded: false), isDirectory: &isFolder)
        if isFolder.boolValue { throw Failure(AppText.folderInPlaceOfFile(file.path(percentEncoded: false)).text) }
      }
    }

    @MainActor func run() async throws {
      try await Program.reporting(asJSON: false) {
        try language.check()
        let files = CacheCommand.files()
        let store = SettingsOptions().paths.store.deletingLastPathComponent().path(percentEncoded: false)
        try Self.check(files.filter { store == $0.deletingLastPathComponent().path(percentEncoded: false) })
        for file in files {
          do {
            try FileManager.default.removeItem(at: file)
          } catch {
            throw Failure(AppText.notDeleted(file.path(percentEncoded: false)).text)
          }
        }
      }
    }
  }
}
