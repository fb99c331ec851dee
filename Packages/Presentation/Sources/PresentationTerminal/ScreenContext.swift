public import Foundation
public import Presentation
public import TerminalUI

/// The values with which a screen is created.
@MainActor public struct ScreenContext {
  /// The host, which shows messages and provides the keys. Screens do not retain it.
  public private(set) weak var host: (any ScreenHost)?
  /// The language of the screen.
  public var language: Language
  /// A closure that returns the current time, for ages and for the time of the last update.
  public var now: @MainActor () -> Date
  /// The time zone of dates.
  public let timeZone: TimeZone
  /// A closure that returns the image at a URL, or `nil` if it is not loaded. Screens call it whenever they draw, so it
  /// must not block.
  public let image: @MainActor (URL) -> PixelImage?
  /// A Boolean value that indicates whether ``image`` can return images, so that screens reserve the space for them.
  public let loadsImages: Bool

  /// Creates a context.
  ///
  /// - Parameter image: A closure that returns the image at a URL, or `nil` if no images are loaded.
  public init(
    host: any ScreenHost, language: Language, now: @escaping @MainActor () -> Date = { Date() },
    timeZone: TimeZone = .current, image: (@MainActor (URL) -> PixelImage?)? = nil
  ) {
    self.host = host
    self.language = language
    self.now = now
    self.timeZone = timeZone
    self.image = image ?? { _ in nil }
    loadsImages = image != nil
  }
}
