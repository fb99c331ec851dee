import Foundation
import Mastodon

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

  /// Returns the media type of an image by the extension of its name, or `nil` if it is unknown.
  static func type(ofFile name: String) -> String? { knownTypes[(name as NSString).pathExtension.lowercased()] }
}
