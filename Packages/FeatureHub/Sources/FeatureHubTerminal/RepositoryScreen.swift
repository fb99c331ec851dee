public import FeatureHub
public import Foundation
public import Observation
public import Presentation
import PresentationTerminal
import Reactive
public import TerminalUI

/// The screen of a repository: its description and counts, and where it leads.
@MainActor @Observation.Observable public final class RepositoryScreen: HubListScreen {
  @ObservationIgnored public let content: HubList

  private var star: Bool?
  @ObservationIgnored private weak var host: (any ScreenHost)?
  @ObservationIgnored private let viewModel: any RepositoryViewModel
  @ObservationIgnored private let bag = DisposeBag()

  /// Creates a screen that shows the state of a view model.
  ///
  /// - Parameters:
  ///   - viewModel: The view model, which the screen retains.
  ///   - host: The host, which shows messages and provides the keys. The screen does not retain it.
  ///   - language: The language of the screen.
  ///   - now: A closure that returns the current time.
  ///   - timeZone: The time zone of times.
  public init(
    viewModel: any RepositoryViewModel, host: any ScreenHost, language: Language,
    now: @escaping @MainActor () -> Date = { Date() }, timeZone: TimeZone = .current
  ) {
    self.viewModel = viewModel
    self.host = host
    content = HubList(viewModel, host: host, language: language, now: now, timeZone: timeZone)
    content.headline = { [weak self] in self?.star.map { $0 ? HubText.starred : HubText.notStarred } }
    viewModel.star.drive(with: self) { $0.star = $1 }.disposed(by: bag)
    viewModel.starFailures.emit(with: self) { $0.host?.show($1, $0.language) }.disposed(by: bag)
  }

  public var title: TerminalText { TerminalText(HubText.repository, language) }

  public var screenKeys: [KeyBinding] {
    let keys = [browseKey]
    return star == nil ? keys : keys + [KeyBinding(["s"], .hubStar, TerminalText(HubText.toggleStar, language))]
  }

  public func performScreenCommand(_ command: Command) -> Bool {
    guard command == .hubStar else { return performBrowse(command) }
    viewModel.toggleStar.accept(())
    return true
  }
}
