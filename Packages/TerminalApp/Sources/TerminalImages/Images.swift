public import Networking
import TerminalUI

/// The image loaders of an app: one for avatars, which are four cells wide, and one for photos.
public struct Images: Sendable {
  /// The loader of avatars.
  public let avatars: ImageLoader
  /// The loader of photos.
  public let photos: ImageLoader

  /// Creates the loaders.
  ///
  /// - Parameters:
  ///   - transport: The transport that sends the requests, or `nil` to load no images.
  ///   - hosts: The hosts that the user named. Only these hosts may be on the local network.
  ///   - userAgent: The user agent in requests.
  public init(_ transport: (any Transport)?, hosts: Set<String>, userAgent: String) {
    avatars = ImageLoader(
      transport, maximum: PixelSize(width: 96, height: 96), hosts: hosts, userAgent: userAgent)
    photos = ImageLoader(
      transport, maximum: PixelSize(width: 480, height: 240), hosts: hosts, userAgent: userAgent)
  }
}
