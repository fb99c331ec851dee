public import FeatureTimeline
public import Foundation
import Posts
public import Presentation
public import PresentationTerminal
import Reactive
public import TerminalUI

/// The screen of the search for people, hashtags and posts, which searches as the user types.
@MainActor public final class TimelineSearchScreen: ListScreen {
  /// The list of results.
  public let list: PagedListView<SearchResult>

  private let viewModel: any TimelineSearchViewModel
  private let rows: PostRows
  private let field = TextField()
  private let bag = DisposeBag()

  /// Creates a screen that shows the state of a view model.
  ///
  /// - Parameters:
  ///   - viewModel: The view model, which the screen retains.
  ///   - host: The host, which shows messages. The screen does not retain it.
  ///   - language: The language of the screen.
  ///   - now: A closure that returns the current time, for the ages of posts.
  ///   - timeZone: The time zone of dates.
  ///   - image: A closure that returns the image at a URL, or `nil` if it is not loaded. It must not block.
  public init(
    viewModel: any TimelineSearchViewModel, host: any ScreenHost, language: Language,
    now: @escaping @MainActor () -> Date = { Date() }, timeZone: TimeZone = .current,
    image: @escaping @MainActor (URL) -> PixelImage? = { _ in nil }
  ) {
    self.viewModel = viewModel
    let rows = PostRows(host: host, language: language, now: now, timeZone: timeZone, image: image)
    self.rows = rows
    list = PagedListView(
      viewModel, host: host, language: language, text: TimelineText.searchList, now: now, timeZone: timeZone,
      rows: rows.blocks { result, _ in
        switch result {
        case .person(let person): .person(person)
        case .tag(let tag): .lines([(TerminalText("#\(tag.name)"), Style(.primary))])
        case .post(let post): .post(post)
        }
      })
    list.onOpen = { [viewModel] in viewModel.open.accept($0) }
    list.warning = { [weak self] in self?.warning }
    field.onChange = { [viewModel] in viewModel.type.accept($0) }
    viewModel.text.drive(with: self) { screen, text in
      if screen.field.text != text { screen.field.text = text }
    }.disposed(by: bag)
    field.isFocused = field.text.isEmpty
  }

  /// The language of the screen. A change is visible in the next frame.
  public var language: Language {
    get { list.language }
    set {
      list.language = newValue
      rows.language = newValue
    }
  }

  /// The title in the header.
  public var title: TerminalText { TerminalText(TimelineText.search, language) }

  /// The keys of the screen in addition to those of the list.
  public var screenKeys: [KeyBinding] {
    [.search(language, TimelineText.type), .author(language), .browse(language)]
      + rows.keys(for: list.selectedRow?.post)
  }

  /// The notice that the server may not have searched posts, or `nil`.
  private var warning: ListWarning? {
    switch list.state {
    case .empty where !field.text.isEmpty, .content:
      list.state.rows.arePostsMissing(viewModel.searchesPosts) ? ListWarning(TimelineText.postsNeedLogin) : nil
    case .loading, .empty, .failed: nil
    }
  }

  /// Returns a Boolean value that indicates whether a key enters text.
  public func types(_ key: Key) -> Bool { field.types(key) }

  /// Handles an event. A field with the focus receives all keys; Enter, Escape and Down return to the results.
  public func receive(_ event: InputEvent) -> Bool { field.receive(event) { list.receive($0) } }

  /// Performs one of the screen's own commands. Returns `false` for any other command.
  public func performScreenCommand(_ command: Command) -> Bool {
    switch command {
    case .timelineSearch: field.isFocused = true
    case .timelineAuthor: if let result = list.selectedRow { viewModel.showAuthor.accept(result) }
    case .timelineBrowse: if let result = list.selectedRow { viewModel.browse.accept(result) }
    case .timelineThread: if let post = list.selectedRow?.post { viewModel.showThread.accept(post) }
    default: return rows.perform(command, on: list.selectedRow?.post)
    }
    return true
  }

  /// Draws the field, and the results below it.
  public func draw(in canvas: inout Canvas) {
    field.placeholder = TerminalText(TimelineText.placeholder, language)
    field.draw(in: &canvas)
    let rest = Rect(row: 1, columns: canvas.size.columns, rows: max(0, canvas.size.rows - 1))
    canvas.inside(rest) { list.draw(in: &$0, on: self) }
  }
}
