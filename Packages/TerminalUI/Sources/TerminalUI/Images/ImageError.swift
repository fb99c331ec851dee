/// The reason why a file could not be read as an image.
public enum ImageError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file is not a PNG file.
  case notPNG
  /// The image has too many pixels.
  case tooLarge(PixelSize)
  /// The file is a PNG file of an unsupported kind.
  case unsupported(String)
  /// The file is incomplete or invalid.
  case damaged

  /// A description of the problem.
  public var description: String {
    switch self {
    case .notPNG: "The file is not a PNG image."
    case .tooLarge(let size):
      "The image has \(size.width) x \(size.height) pixels; the maximum is \(PNGReader.mostPixels)."
    case .unsupported(let what): "PNG images that are \(what) are not supported."
    case .damaged: "The PNG image is damaged."
    }
  }
}
