public import FeatureTimeline
public import Foundation
public import Observation
public import Presentation
public import PresentationTerminal
import Reactive
public import TerminalUI

/// A screen with the people who write the posts of a source.
@MainActor @Observation.Observable public final class PeopleScreen: ListScreen {
  /// The language of the screen. A change is visible in the next frame.
  public var language: Language { didSet { list.language = language } }
  /// The list of people.
  public let list: PagedListView<Person>

  @ObservationIgnored private let viewModel: any PeopleViewModel

  /// Creates a screen that shows the state of a view model.
  ///
  /// - Parameters:
  ///   - viewModel: The view model. Retained.
  ///   - host: The host, which shows messages. Not retained.
  ///   - language: The language of the screen.
  ///   - image: A closure that returns the image at a URL, or `nil` if it is not loaded. Without an image, the screen shows
  ///     initials. The screen calls the closure whenever it draws a row, so it must not block.
  public init(
    viewModel: any PeopleViewModel, host: any ScreenHost, language: Language,
    image: @escaping @MainActor (URL) -> PixelImage? = { _ in nil }
  ) {
    self.viewModel = viewModel
    self.language = language
    list = PagedListView(
      viewModel, host: host, language: language, text: TimelineText.listText,
      rows: .blocks(
        height: { Self.lines($0, columns: $1 - PostLayout.margin($1)).count },
        draw: { person, _, canvas in
          let margin = PostLayout.margin(canvas.size.columns)
          if margin > 0 {
            Avatar(PostLayout.beginning(of: person.name, columns: 80)).draw(person.avatar.flatMap(image), in: &canvas)
          }
          let lines = Self.lines(person, columns: canvas.size.columns - margin, measuring: canvas.width)
          for (index, line) in lines.enumerated() { canvas.draw(line, column: margin, row: index) }
        }))
    list.onOpen = { [viewModel] in viewModel.select.accept($0) }
  }

  public var title: TerminalText { TerminalText(TimelineText.peopleTitle, language) }

  public var screenKeys: [KeyBinding] { [.browse(language)] }

  public func performScreenCommand(_ command: Command) -> Bool {
    guard command == .timelineBrowse else { return false }
    if let person = list.selectedRow { viewModel.browse.accept(person) }
    return true
  }

  /// Returns the name and the beginning of the person's description.
  private static func lines(
    _ person: Person, columns: Int, measuring width: ColumnWidth = .standard
  ) -> [StyledText] {
    var name = StyledText(PostLayout.beginning(of: person.name, columns: columns), Style(.text, [.bold]))
    if !person.username.isEmpty {
      name += StyledText(" @" + PostLayout.beginning(of: person.username, columns: columns), .secondaryText)
    }
    let beginning = PostLayout.beginning(of: person.about, columns: 2 * columns)
    let about = beginning.isEmpty ? [] : beginning.wrapped(to: columns, measuring: width).prefix(2)
    return [name] + about.map { StyledText($0, .secondaryText) }
  }
}
