import Composition
import Presentation

/// The findings of the health checks.
enum DoctorText {
  static let noStore = LocalizedText(en: "nothing stored yet", zhHans: "尚无数据")
  static let noLocale = LocalizedText(en: "not set: UTF-8 is assumed", zhHans: "未设置：假定为 UTF-8")
  static let intact = LocalizedText(en: "intact", zhHans: "完好")

  static func noScreens(_ term: String) -> LocalizedText {
    LocalizedText(en: "\(term), screens cannot be shown: commands print plain text", zhHans: "\(term)，无法显示界面：命令输出纯文本")
  }

  static func notWritable(_ path: String, folder: String) -> LocalizedText {
    LocalizedText(
      en: "\(path) cannot be written: check the permissions of \(folder)", zhHans: "无法写入 \(path)：请检查 \(folder) 的权限")
  }

  static func notFolder(_ path: String, folder: String) -> LocalizedText {
    LocalizedText(
      en: "\(path) cannot be written: \(folder) is not a folder. Move it elsewhere",
      zhHans: "无法写入 \(path)：\(folder) 不是文件夹，请移走")
  }

  static func irregular(_ path: String, isFolder: Bool) -> LocalizedText {
    isFolder
      ? LocalizedText(en: "\(path) is not a folder. Move it elsewhere", zhHans: "\(path) 不是文件夹，请移走")
      : LocalizedText(en: "\(path) is not a regular file. Move it elsewhere", zhHans: "\(path) 不是普通文件，请移走")
  }

  static func noURL(_ server: ServerID) -> LocalizedText {
    LocalizedText(
      en: "not set: name the server with --server \(server)=URL, or in the configuration file",
      zhHans: "未设置：请用 --server \(server)=URL 或在配置文件中指定服务器")
  }

  static func responds(_ server: String, milliseconds: Int) -> LocalizedText {
    // A space separates Chinese from Latin letters only.
    let space = server.last?.isASCII == true ? " " : ""
    return LocalizedText(
      en: "\(server) responds in \(milliseconds) ms", zhHans: "\(server)\(space)在 \(milliseconds) 毫秒内响应")
  }

  static func otherKind(_ server: String, _ purpose: LocalizedText) -> LocalizedText {
    let space = server.last?.isASCII == true ? " " : ""
    return LocalizedText(
      en: "\(server) responds, but is not a server for this purpose: \(purpose[.en]). Check the server's address.",
      zhHans: "\(server)\(space)有响应，但不是用于“\(purpose[.zhHans])”的服务器。请检查服务器的地址。")
  }

  static func complete(milliseconds: Int) -> LocalizedText {
    LocalizedText(en: "complete, checked in \(milliseconds) ms", zhHans: "完整，检查用时 \(milliseconds) 毫秒")
  }
}
