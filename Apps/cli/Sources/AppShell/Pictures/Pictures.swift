import Networking
import TerminalUI

/// What servers show in pixels: people, four cells wide, and photos.
struct Pictures: Sendable {
  let avatars: PictureLoader
  let photos: PictureLoader

  /// - Parameter transport: Asks the servers; nil asks none, and nothing is shown.
  init(_ transport: (any Transport)?) {
    avatars = PictureLoader(transport, most: PixelSize(width: 96, height: 96))
    photos = PictureLoader(transport, most: PixelSize(width: 480, height: 240))
  }
}

/// Whether pictures are asked for.
enum PicturesChoice: String, Sendable, CaseIterable {
  /// Where the terminal can show them.
  case auto
  /// Nowhere: no server learns that somebody looks.
  case never
}
