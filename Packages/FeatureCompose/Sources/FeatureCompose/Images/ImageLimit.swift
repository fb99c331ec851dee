import Foundation
import Mastodon
import Presentation

/// A server's limits of the files of a post.
public struct ImageLimit: Sendable, Hashable {
  /// The maximum number of files.
  public var count = 4
  /// The media types that the server accepts. Empty if the server does not specify them.
  var types: [String] = []
  /// The maximum size of a file in bytes, or `nil` if the server does not specify it.
  var bytes: Int?

  /// Creates limits like those of Mastodon.
  public init() {}

  init(_ instance: Instance) {
    (count, types, bytes) = (instance.maxMediaAttachments, instance.mediaTypes, instance.maxImageBytes)
  }

  private static let knownTypes = [
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
    "avif": "image/avif", "heic": "image/heic", "heif": "image/heif",
  ]

  /// Returns the media type of an image that the server accepts.
  ///
  /// - Throws: `LoadFailure` if the file cannot be read, is too large, or is no image of an accepted type.
  func type(of file: URL) throws(LoadFailure) -> String {
    let name = file.lastPathComponent
    let values = try? FileManager.default.attributesOfItem(atPath: file.path)
    guard let values, values[.type] as? FileAttributeType == .typeRegular, let size = values[.size] as? Int else {
      throw .noImage(name)
    }
    guard let type = Self.knownTypes[file.pathExtension.lowercased()], types.isEmpty || types.contains(type) else {
      throw .imageType(name)
    }
    if let bytes, size > bytes { throw .imageSize(name, bytes) }
    return type
  }
}

extension LoadFailure {
  fileprivate static func noImage(_ name: String) -> LoadFailure {
    .explained(LocalizedText(en: "The file \(name) cannot be read. Check the path", zhHans: "无法读取文件 \(name)。请检查路径"))
  }

  fileprivate static func imageType(_ name: String) -> LoadFailure {
    .explained(
      LocalizedText(en: "This server does not accept \(name) as an image", zhHans: "此服务器不接受 \(name) 作为图片"))
  }

  fileprivate static func imageSize(_ name: String, _ limit: Int) -> LoadFailure {
    let megabytes = limit >> 20
    return .explained(
      LocalizedText(
        en: "The file \(name) is too large: this server accepts \(megabytes) MB",
        zhHans: "文件 \(name) 过大：此服务器最多允许 \(megabytes) MB"))
  }

  static func manyImages(_ limit: Int) -> LoadFailure {
    .explained(
      LocalizedText(en: "This server accepts \(limit) images in a post", zhHans: "此服务器每条动态最多允许 \(limit) 张图片"))
  }

  static let unprocessedImage = LoadFailure.explained(
    LocalizedText(en: "The server has not processed the image. Attach it again", zhHans: "服务器未能处理图片，请重新添加"))
}
