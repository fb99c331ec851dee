public import Networking
import TerminalUI

/// The images that servers show: people, four cells wide, and photos.
public struct Images: Sendable {
  /// Images of people.
  public let avatars: ImageLoader
  /// Photos.
  public let photos: ImageLoader

  /// Creates the loaders.
  ///
  /// - Parameters:
  ///   - transport: Asks the servers; `nil` asks none, and nothing is shown.
  ///   - hosts: The hosts that the user named. They may be in the local network.
  ///   - userAgent: What servers are told about the app.
  public init(_ transport: (any Transport)?, hosts: Set<String>, userAgent: String) {
    avatars = ImageLoader(
      transport, maximum: PixelSize(width: 96, height: 96), hosts: hosts, userAgent: userAgent)
    photos = ImageLoader(
      transport, maximum: PixelSize(width: 480, height: 240), hosts: hosts, userAgent: userAgent)
  }
}
