public import FeatureHub
public import Foundation
public import Presentation
import PresentationTerminal
public import TerminalUI

/// The screen of a query that needs no keys of its own: an issue, commits, a commit, branches, contributors or a user.
@MainActor public final class HubQueryScreen: HubListScreen {
  public let content: HubList
  private let text: LocalizedText

  /// Creates a screen that shows the state of a view model.
  ///
  /// - Parameters:
  ///   - viewModel: The view model, which the screen retains.
  ///   - title: The title: that of the query.
  ///   - host: The host, which shows messages and provides the keys. The screen does not retain it.
  ///   - language: The language of the screen.
  ///   - now: A closure that returns the current time.
  ///   - timeZone: The time zone of times.
  public init(
    viewModel: any HubListViewModel, title: LocalizedText, host: any ScreenHost, language: Language,
    now: @escaping @MainActor () -> Date = { Date() }, timeZone: TimeZone = .current
  ) {
    text = title
    content = HubList(viewModel, host: host, language: language, now: now, timeZone: timeZone)
  }

  public var title: TerminalText { TerminalText(text, language) }
}
