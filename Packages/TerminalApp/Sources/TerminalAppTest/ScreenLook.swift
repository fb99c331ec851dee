public import Foundation
public import Presentation
public import PresentationTerminal
public import TerminalUI
public import TerminalUITest

/// The size, the theme and the language in which a golden file shows a screen.
@MainActor public struct ScreenLook {
  /// The size of the window.
  public let size: Size
  /// The theme.
  public let theme: Theme
  /// The language of the texts.
  public let language: Language

  /// The look in which a golden file shows every state of a screen.
  static let standard = ScreenLook(size: Size(columns: 80, rows: 24), theme: .night, language: .en)

  /// The looks in which a golden file shows the main state of a screen, besides the standard one.
  static let others = [Size(columns: 120, rows: 40), Size(columns: 40, rows: 12)].flatMap { size in
    [Theme.night, .day].flatMap { theme in
      [Language.en, .zhHans].map { ScreenLook(size: size, theme: theme, language: $0) }
    }
  }

  /// Shows the screen that a closure creates, in an application that has panes in a wide window.
  ///
  /// - Parameters:
  ///   - now: The time of the screen. Its time zone is UTC.
  ///   - image: A closure that returns the images of the screen, or `nil` if no images are loaded.
  ///   - screen: A closure that creates the screen.
  public func show(
    at now: Date = Date(timeIntervalSince1970: 1_795_312_800), image: (@MainActor (URL) -> PixelImage?)? = nil,
    _ screen: (ScreenContext) throws -> any Screen
  ) throws -> ScreenDriver {
    // The first frame already has the screen and its theme, because drawing all cells takes most of the time.
    let (terminal, scheduler) = (VirtualTerminal(size: size), VirtualScheduler())
    let application = TerminalApplication(terminal: terminal, scheduler: scheduler, theme: theme)
    application.showsPixels = true
    application.columnsForTwo = 100
    let context = ScreenContext(host: application, language: language, now: { now }, timeZone: .gmt, image: image)
    application.screens.push(try screen(context))
    apply(to: application)
    return try ScreenDriver(application, terminal: terminal, scheduler: scheduler)
  }

  /// Uses the theme and the language for what the application itself shows.
  func apply(to application: TerminalApplication) {
    if application.theme != theme { application.theme = theme }
    application.strings = language == .zhHans ? .simplifiedChinese : .english
  }

  var name: String { "\(size.columns)x\(size.rows) \(theme.name) \(language.rawValue)" }
}
