public import Foundation

/// One part of a `multipart/form-data` body.
public struct MultipartPart: Sendable, Hashable {
  enum Content: Sendable, Hashable {
    case data(Data)
    case file(URL)
  }

  let name: String
  let content: Content
  let fileName: String?
  let contentType: String?

  /// Returns a part that contains a text field.
  public static func field(_ name: String, _ value: String) -> MultipartPart {
    MultipartPart(name: name, content: .data(Data(value.utf8)), fileName: nil, contentType: nil)
  }

  /// Returns a part that contains a file whose content is in memory.
  public static func data(_ name: String, _ data: Data, fileName: String, contentType: String) -> MultipartPart {
    MultipartPart(name: name, content: .data(data), fileName: fileName, contentType: contentType)
  }

  /// Returns a part that contains a file, which is read from disk while it is sent. Memory usage does not depend on the
  /// file's size.
  public static func file(
    _ name: String, _ url: URL, fileName: String? = nil, contentType: String = "application/octet-stream"
  ) -> MultipartPart {
    MultipartPart(
      name: name, content: .file(url), fileName: fileName ?? url.lastPathComponent, contentType: contentType)
  }
}
