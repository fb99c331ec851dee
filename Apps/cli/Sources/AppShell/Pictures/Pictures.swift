import Composition
import Networking
import TerminalUI

/// What servers show in pixels: people, four cells wide, and photos.
struct Pictures: Sendable {
  let avatars: PictureLoader
  let photos: PictureLoader

  /// - Parameters:
  ///   - transport: Asks the servers; nil asks none, and nothing is shown.
  ///   - hosts: What the user named, and may be near.
  init(_ transport: (any Transport)?, hosts: Set<String>) {
    avatars = PictureLoader(transport, most: PixelSize(width: 96, height: 96), hosts: hosts)
    photos = PictureLoader(transport, most: PixelSize(width: 480, height: 240), hosts: hosts)
  }
}

/// Whether pictures are asked for.
enum PicturesChoice: String, SettingValue, CaseIterable {
  /// Where the terminal can show them.
  case auto
  /// Nowhere: no server learns that somebody looks.
  case never
}
