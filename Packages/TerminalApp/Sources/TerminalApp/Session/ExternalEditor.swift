public import Foundation
public import Presentation

/// The editor that the user's environment names, which changes a text outside the app.
public struct ExternalEditor: Sendable {
  private let command: String?

  /// The maximum size of a text that is read back, in bytes.
  private static let limit = 1 << 20

  /// Creates the editor that `VISUAL` or else `EDITOR` names.
  public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    command = ["VISUAL", "EDITOR"].lazy.compactMap { environment[$0] }.first { !$0.allSatisfy(\.isWhitespace) }
  }

  /// Runs the editor on a text, and waits until it has ended. The terminal must not be in use.
  ///
  /// - Returns: The text that the user has saved, without a line break that the editor has added at the end.
  /// - Throws: `LoadFailure` if there is no editor, if it fails, or if the text cannot be written or read. The file with what
  ///   the user has saved is deleted, except if it cannot be read.
  public func edit(_ text: String) throws(LoadFailure) -> String {
    guard let command else { throw .noEditor }
    let file = FileManager.default.temporaryDirectory.appending(path: "post-\(UUID().uuidString).txt")
    // Nobody else can read the text.
    guard
      FileManager.default.createFile(
        atPath: file.path, contents: Data(text.utf8), attributes: [.posixPermissions: 0o600])
    else { throw .editorFailed }
    let code = system("\(command) '\(file.path.replacing("'", with: #"'\''"#))'")
    if code != 0 {
      try? FileManager.default.removeItem(at: file)
      throw .editorFailed
    }
    guard let data = try? Data(contentsOf: file, options: .mappedIfSafe), data.count <= Self.limit,
      var edited = String(validating: data, as: UTF8.self)
    else { throw .editedUnreadable(file.path) }
    try? FileManager.default.removeItem(at: file)
    if edited.last?.isNewline == true, text.last?.isNewline != true { edited.removeLast() }
    return edited
  }
}

extension LoadFailure {
  fileprivate static let noEditor = LoadFailure.explained(
    LocalizedText(
      en: "No editor is set. Name one in the environment variable VISUAL or EDITOR",
      zhHans: "未设置编辑器。请在环境变量 VISUAL 或 EDITOR 中指定"))
  fileprivate static let editorFailed = LoadFailure.explained(
    LocalizedText(en: "The editor failed, and the text is unchanged", zhHans: "编辑器运行失败，正文未更改"))
  fileprivate static func editedUnreadable(_ path: String) -> LoadFailure {
    .explained(
      LocalizedText(
        en: "The saved text cannot be read. It stays in \(path)", zhHans: "无法读取已保存的正文，文件保留在 \(path)"))
  }
}
