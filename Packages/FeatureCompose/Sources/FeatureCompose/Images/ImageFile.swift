public import Foundation
import Networking
import Presentation

/// An image that the user attaches to a post.
public enum ImageFile: Sendable, Hashable {
  /// The file at a path, which is read while it is sent. `~` at the start is the user's home folder.
  case path(String)
  /// The contents of a file with a name, such as one that a browser sends.
  case contents(Data, name: String)

  /// The name of the file.
  var name: String {
    switch self {
    case .path: url?.lastPathComponent ?? ""
    case .contents(_, let name): name
    }
  }

  /// A Boolean value that indicates whether the name of the file ends as that of an image does.
  public var hasImageName: Bool { ImageLimit.type(ofFile: name) != nil }

  /// The file on this machine, or `nil` if the contents are in memory.
  private var url: URL? {
    guard case .path(let path) = self else { return nil }
    return URL(filePath: (path as NSString).expandingTildeInPath)
  }

  /// The number of bytes, or `nil` if the file cannot be read.
  private var size: Int? {
    if case .contents(let data, _) = self { return data.count }
    // allow(no-files-in-screens): the size of a file that is sent later; the tests have files
    guard let url, FileManager.default.isReadableFile(atPath: url.path),
      // allow(no-files-in-screens): the size of that file
      // allow(no-dropped-errors): the caller reports that the file cannot be read
      let values = try? FileManager.default.attributesOfItem(atPath: url.path),
      values[.type] as? FileAttributeType == .typeRegular
    else { return nil }
    return values[.size] as? Int
  }

  /// Returns the part of a request that contains the file.
  ///
  /// - Throws: `LoadFailure` if the file cannot be read, is too large, or is not an image of a type that the server accepts.
  func part(within limit: ImageLimit) throws(LoadFailure) -> MultipartPart {
    guard let size else { throw .unreadableImage(name) }
    if size == 0 { throw .emptyImage(name) }
    guard let type = ImageLimit.type(ofFile: name), limit.types.isEmpty || limit.types.contains(type) else {
      throw .imageType(name)
    }
    if let bytes = limit.bytes, size > bytes { throw .imageSize(name, bytes) }
    switch self {
    case .path(let path): return .file("file", url ?? URL(filePath: path), contentType: type)
    case .contents(let data, let name): return .data("file", data, fileName: name, contentType: type)
    }
  }
}
