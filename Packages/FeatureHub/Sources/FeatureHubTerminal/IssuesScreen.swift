public import FeatureHub
public import Foundation
public import Presentation
import PresentationTerminal
import Reactive
public import TerminalUI

/// The screen of the issues of a repository.
@MainActor public final class IssuesScreen: HubListScreen {
  public let content: HubList

  private let viewModel: any IssuesViewModel
  private let bag = DisposeBag()

  /// Creates a screen that shows the state of a view model.
  ///
  /// - Parameters:
  ///   - viewModel: The view model, which the screen retains.
  ///   - host: The host, which shows messages and provides the keys. The screen does not retain it.
  ///   - language: The language of the screen.
  ///   - now: A closure that returns the current time.
  ///   - timeZone: The time zone of times.
  public init(
    viewModel: any IssuesViewModel, host: any ScreenHost, language: Language,
    now: @escaping @MainActor () -> Date = { Date() }, timeZone: TimeZone = .current
  ) {
    self.viewModel = viewModel
    content = HubList(viewModel, host: host, language: language, now: now, timeZone: timeZone)
    viewModel.filter.drive(onNext: { [content] filter in
      content.headline = { filter == .open ? HubText.openIssues : HubText.closedIssues }
    }).disposed(by: bag)
  }

  public var title: TerminalText { TerminalText(HubText.issues, language) }

  public var screenKeys: [KeyBinding] {
    [browseKey, KeyBinding(["s"], .hubState, TerminalText(HubText.toggleState, language))]
  }

  public func performScreenCommand(_ command: Command) -> Bool {
    guard command == .hubState else { return performBrowse(command) }
    viewModel.toggleState.accept(())
    return true
  }
}
