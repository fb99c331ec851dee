public import FeatureTimeline
public import Foundation
import Posts
public import Presentation
public import PresentationTerminal
import Reactive
public import TerminalUI

/// A screen with the profile of a person: the description, the counts, the relationship, the fields and the pinned posts.
@MainActor public final class ProfileScreen: ListScreen {
  /// The list of rows.
  public let list: PagedListView<ProfileRow>

  private let viewModel: any ProfileViewModel
  private let rows: PostRows

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
    viewModel: any ProfileViewModel, host: any ScreenHost, language: Language,
    now: @escaping @MainActor () -> Date = { Date() }, timeZone: TimeZone = .current,
    image: @escaping @MainActor (URL) -> PixelImage? = { _ in nil }
  ) {
    self.viewModel = viewModel
    let rows = PostRows(host: host, language: language, now: now, timeZone: timeZone, image: image)
    self.rows = rows
    list = PagedListView(
      viewModel, host: host, language: language, text: TimelineText.wholeList, now: now, timeZone: timeZone,
      rows: rows.blocks { $0.content($1) })
    list.onOpen = { [viewModel] in viewModel.open.accept($0) }
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
  public var title: TerminalText {
    TerminalText(TimelineText.profile, language) + " · @" + TerminalText(viewModel.name)
  }

  /// The keys of the screen in addition to those of the list.
  public var screenKeys: [KeyBinding] {
    [.author(language), .browse(language)] + rows.keys(for: list.selectedRow?.post)
  }

  /// Performs one of the screen's own commands. Returns `false` for any other command.
  public func performScreenCommand(_ command: Command) -> Bool {
    switch command {
    case .timelineAuthor: viewModel.showPosts.accept(())
    case .timelineBrowse: if let row = list.selectedRow { viewModel.browse.accept(row) }
    case .timelineThread: if let post = list.selectedRow?.post { viewModel.showThread.accept(post) }
    default: return rows.perform(command, on: list.selectedRow?.post)
    }
    return true
  }
}

extension ProfileRow {
  fileprivate func content(_ language: Language) -> PostRows.Content {
    switch self {
    case .about(let profile):
      let (head, rest) = profile.lines(language)
      return .lines([(head, Style(.text, [.bold]))] + rest.map { ($0, nil) })
    case .field(let field, _):
      return .lines([(field.line(language), field.url == nil ? nil : Style(.primary))])
    case .posts(let count):
      return .lines([(TerminalText(TimelineText.allPosts(count), language), Style(.primary))])
    case .pinned(let post): return .post(post, note: TimelineText.pinned)
    }
  }
}
