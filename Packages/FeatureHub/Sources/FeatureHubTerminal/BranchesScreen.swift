public import FeatureHub
public import Foundation
public import Presentation
import PresentationTerminal
public import TerminalUI

/// The screen of the branches of a repository.
@MainActor public final class BranchesScreen: HubListScreen {
  public let content: HubList

  /// Creates a screen that shows the state of a view model.
  ///
  /// - Parameters:
  ///   - viewModel: The view model. Retained.
  ///   - host: The host, which shows messages and provides the keys. Not retained.
  ///   - language: The language of the screen.
  ///   - now: A closure that returns the current time.
  ///   - timeZone: The time zone of times.
  public init(
    viewModel: any BranchesViewModel, host: any ScreenHost, language: Language,
    now: @escaping @MainActor () -> Date = { Date() }, timeZone: TimeZone = .current
  ) {
    content = HubList(viewModel, host: host, language: language, now: now, timeZone: timeZone)
  }

  public var title: TerminalText { TerminalText(HubText.branches, language) }
}
