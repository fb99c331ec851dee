import Foundation
import Presentation

extension LoadFailure {
  static func unreadableImage(_ name: String) -> LoadFailure {
    .explained(LocalizedText(en: "The file \(name) cannot be read. Check the path", zhHans: "无法读取文件 \(name)。请检查路径"))
  }

  static func emptyImage(_ name: String) -> LoadFailure {
    .explained(LocalizedText(en: "The file \(name) is empty", zhHans: "文件 \(name) 是空的"))
  }

  static func imageType(_ name: String) -> LoadFailure {
    .explained(
      LocalizedText(en: "This server does not accept \(name) as an image", zhHans: "此服务器不接受 \(name) 作为图片"))
  }

  static func imageSize(_ name: String, _ limit: Int) -> LoadFailure {
    func size(_ language: Language) -> String {
      let format = ByteCountFormatStyle(style: .binary, locale: Locale(identifier: language.rawValue))
      return format.format(Int64(limit))
    }
    return .explained(
      LocalizedText(
        en: "The file \(name) is too large: this server accepts \(size(.en))",
        zhHans: "文件 \(name) 过大：此服务器最多允许 \(size(.zhHans))"))
  }

  static func manyImages(_ limit: Int) -> LoadFailure {
    .explained(
      LocalizedText(
        en: "This server accepts \(limit) \(limit == 1 ? "image" : "images") in a post",
        zhHans: "此服务器每条嘟文最多允许 \(limit) 张图片"))
  }

  static func unprocessedImage(_ name: String) -> LoadFailure {
    .explained(
      LocalizedText(
        en: "The server has not processed \(name) within a minute. Attach it again",
        zhHans: "服务器未能在一分钟内处理 \(name)，请重新添加"))
  }

  /// The failure of an upload of unknown outcome.
  static func uncertainImage(_ name: String) -> LoadFailure {
    .explained(
      LocalizedText(
        en: "It is not known whether the server has \(name). Attach it again: the server deletes what no post contains",
        zhHans: "无法确定服务器是否已收到 \(name)。请重新添加：服务器会删除未被任何嘟文使用的文件"))
  }

  /// The failure of uploads that the end of the editor or of the program has interrupted.
  static func interruptedImages(_ names: [String]) -> LoadFailure {
    .explained(
      LocalizedText(
        en: "The upload of \(names.joined(separator: ", ")) was interrupted. Attach it again",
        zhHans: "\(names.joined(separator: "、")) 的上传已中断，请重新添加"))
  }
}
