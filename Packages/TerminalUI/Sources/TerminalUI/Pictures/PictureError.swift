/// Why a file was not read as a picture.
public enum PictureError: Error, Sendable, Hashable, CustomStringConvertible {
  /// It does not begin as a PNG file does.
  case notPNG
  /// It has more pixels than are read, so many.
  case tooLarge(PixelSize)
  /// It is a PNG file of a kind that is not read.
  case unsupported(String)
  /// It ends early, or contradicts itself.
  case damaged

  /// What is wrong.
  public var description: String {
    switch self {
    case .notPNG: "The file is not a PNG picture."
    case .tooLarge(let size):
      "The picture has \(size.width) x \(size.height) pixels; no more than \(PNGReader.mostPixels) are read."
    case .unsupported(let what): "PNG pictures that are \(what) are not read."
    case .damaged: "The PNG picture is damaged."
    }
  }
}
