public import FeatureTimeline
public import Foundation
import Posts
public import Presentation
public import PresentationTerminal
import Reactive
public import TerminalUI

/// A screen with the thread of a post: the posts above it, the post, and the replies, each indented below the post that it replies to.
@MainActor public final class ThreadScreen: ListScreen {
  /// The list of posts.
  public let list: PagedListView<ThreadRow>

  private let viewModel: any ThreadViewModel
  private let rows: PostRows
  private var hasRows = false
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
    viewModel: any ThreadViewModel, host: any ScreenHost, language: Language,
    now: @escaping @MainActor () -> Date = { Date() }, timeZone: TimeZone = .current,
    image: @escaping @MainActor (URL) -> PixelImage? = { _ in nil }
  ) {
    self.viewModel = viewModel
    let rows = PostRows(host: host, language: language, now: now, timeZone: timeZone, image: image)
    self.rows = rows
    list = PagedListView(
      viewModel, host: host, language: language, text: TimelineText.wholeList, now: now, timeZone: timeZone,
      rows: rows.blocks { row, _ in
        .post(row.post, depth: row.depth, note: row.isParentMissing ? TimelineText.parentMissing : nil)
      })
    list.onOpen = { [viewModel] in viewModel.open.accept($0) }
    // The list subscribed before this, so it already shows the rows.
    viewModel.state.drive(onNext: { [weak self] in self?.selectPost(in: $0.rows) }).disposed(by: bag)
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
  public var title: TerminalText { TerminalText(TimelineText.thread, language) }

  /// The keys of the screen in addition to those of the list.
  public var screenKeys: [KeyBinding] {
    [.author(language), .browse(language)] + rows.keys(for: list.selectedRow?.post)
  }

  /// Performs one of the screen's own commands. Returns `false` for any other command.
  public func performScreenCommand(_ command: Command) -> Bool {
    let post = list.selectedRow?.post
    switch command {
    case .timelineAuthor: if let post { viewModel.showAuthor.accept(post) }
    case .timelineBrowse: if let post { viewModel.browse.accept(post) }
    case .timelineThread: if let post { viewModel.showThread.accept(post) }
    default: return rows.perform(command, on: post)
    }
    return true
  }

  /// Selects the post whose thread this is as soon as there are rows: the last one that is not a reply to it.
  private func selectPost(in rows: [ThreadRow]) {
    defer { hasRows = !rows.isEmpty }
    guard !hasRows, let index = rows.lastIndex(where: { $0.depth == 0 }) else { return }
    list.select(index)
  }
}
