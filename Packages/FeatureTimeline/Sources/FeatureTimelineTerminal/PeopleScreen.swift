public import FeatureTimeline
public import Foundation
public import Posts
import PostsTerminal
public import Presentation
public import PresentationTerminal
import Reactive
public import TerminalUI

/// A screen with the people who write the posts of a source.
@MainActor public final class PeopleScreen: ListScreen {
  /// The list of people.
  public let list: PagedListView<Person>

  private let viewModel: any PeopleViewModel

  /// Creates a screen that shows the state of a view model.
  ///
  /// - Parameters:
  ///   - viewModel: The view model, which the screen retains.
  ///   - host: The host, which shows messages. The screen does not retain it.
  ///   - language: The language of the screen.
  ///   - image: A closure that returns the image at a URL, or `nil` if it is not loaded. Without an image, the screen shows
  ///     initials. The screen calls the closure whenever it draws a row, so it must not block.
  public init(
    viewModel: any PeopleViewModel, host: any ScreenHost, language: Language,
    image: @escaping @MainActor (URL) -> PixelImage? = { _ in nil }
  ) {
    self.viewModel = viewModel
    list = PagedListView(
      viewModel, host: host, language: language, text: TimelineText.listText,
      rows: .blocks(
        height: { $0.height(columns: $1) }, draw: { person, _, canvas in person.draw(image: image, in: &canvas) }))
    list.onOpen = { [viewModel] in viewModel.select.accept($0) }
  }

  /// The title in the header.
  public var title: TerminalText { TerminalText(TimelineText.peopleTitle, language) }

  /// The keys of the screen in addition to those of the list.
  public var screenKeys: [KeyBinding] { [.browse(language)] }

  /// Performs one of the screen's own commands. Returns `false` for any other command.
  public func performScreenCommand(_ command: Command) -> Bool {
    guard command == .timelineBrowse else { return false }
    if let person = list.selectedRow { viewModel.browse.accept(person) }
    return true
  }
}
