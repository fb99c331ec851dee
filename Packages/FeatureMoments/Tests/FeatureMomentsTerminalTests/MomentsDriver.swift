import FeatureMoments
import FeatureMomentsTerminal
import Foundation
import Presentation
import PresentationTerminal
import TerminalUI
import TerminalUITest

/// A driver of a screen of moments, in a terminal of a given size and in the time zone of Shanghai.
@MainActor final class MomentsDriver {
  let screen: any LocalizedScreen
  private let driver: ScreenDriver

  convenience init(
    _ viewModel: PreviewMoments, columns: Int = 48, language: Language = .zhHans, depth: ColorDepth = .trueColor,
    presentation: TerminalPresentation = .screens, image: (@MainActor (URL) -> PixelImage?)? = nil
  ) throws {
    try self.init(
      columns: columns, language: language, depth: depth, presentation: presentation, image: image
    ) { MomentsScreen(viewModel: viewModel, context: $0) }
  }

  init(
    columns: Int = 48, rows: Int = 18, language: Language = .zhHans, depth: ColorDepth = .trueColor,
    presentation: TerminalPresentation = .screens, image: (@MainActor (URL) -> PixelImage?)? = nil,
    screen: (ScreenContext) -> any LocalizedScreen
  ) throws {
    driver = try ScreenDriver(size: Size(columns: columns, rows: rows), depth: depth, presentation: presentation)
    self.screen = screen(
      ScreenContext(
        host: driver.application, language: language,
        timeZone: TimeZone(secondsFromGMT: 8 * 3_600) ?? .gmt, image: image))
    driver.application.screens.push(self.screen)
    driver.settle()
  }

  var application: TerminalApplication { driver.application }
  var lines: [String] { driver.lines }
  var text: String { driver.text }
  /// The style of the last line.
  var lastLook: Set<String>? {
    driver.settle()
    return driver.terminal.emulator.cells.last?.dropFirst().first?.look
  }
  func newLines() -> [String] { driver.newLines() }
  func advance(by duration: Duration) { driver.advance(by: duration) }
  func press(_ keys: Key...) { for key in keys { driver.press(key) } }
}
