public import FeatureTimeline
import FeatureTimelineModule
public import Presentation
public import PresentationTerminal
import Reactive
public import TerminalUI

/// A screen with the sources from which the user can choose.
@MainActor public final class SourcesScreen: ListScreen {
  /// The list of sources.
  public let list: PagedListView<TimelineChoice>

  private let viewModel: any SourcesViewModel

  /// Creates a screen that shows the state of a view model. The screen retains the view model.
  public init(viewModel: any SourcesViewModel, context: ScreenContext) {
    self.viewModel = viewModel
    list = PagedListView(
      viewModel, context: context, text: TimelineText.listText,
      rows: .table { language in Table([.init("", minimum: 5) { $0.line(language) }]) })
    list.onOpen = { [viewModel] in viewModel.choose.accept($0) }
    list.onFirstRows = { [weak self] in
      guard let self, let current = viewModel.current else { return }
      if let index = list.state.rows.firstIndex(where: { $0.source == current }) { list.select(index) }
    }
  }

  /// The title in the header.
  public var title: TerminalText { TerminalText(TimelineText.sources, language) }

  /// The keys of the screen in addition to the keys of the list, and their actions.
  public var actions: [KeyAction] { [KeyAction(.search(language, TimelineText.otherSource), perform: ask)] }

  /// Asks the user for a hashtag or accounts, in the format that the command line accepts.
  private func ask() {
    let label = TerminalText(TimelineText.otherSource, language) + TerminalText(.colon, language)
    list.context.host?.ask(label, text: "", onChange: nil) { [weak self] in
      if let self, let text = $0, !text.isEmpty { choose(text) }
    }
  }

  private func choose(_ text: String) {
    if let source = TimelineSource(text), source.api == .mastodon {
      viewModel.choose.accept(.source(source))
    } else {
      list.context.host?.toasts.show(TerminalText(TimelineText.noSource(text), language), .warning)
    }
  }
}

extension TimelineChoice {
  /// Returns the row as a line of text.
  public func text(_ language: Language) -> TerminalText {
    switch self {
    case .source(let source, let title): title.map { TerminalText($0) } ?? TerminalText(source.title, language)
    case .notice(let sentence): TerminalText(sentence, language)
    }
  }

  fileprivate func line(_ language: Language) -> StyledText {
    if case .notice = self { return StyledText(text(language), .muted) }
    return StyledText(text(language))
  }
}
