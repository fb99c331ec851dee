public import Composition
import Foundation
import Persistence
public import Presentation
public import Reactive
public import WebUI

/// A page that shows a list in each of its states: loading, empty, failed, or content with the status of its requests.
///
/// The page shows the state of a `ListViewModel` and sends the user's actions to its inputs, as `PagedListView` does in a
/// terminal.
@MainActor public final class ListPage<Row: ListItemViewModel>: WebPage {
  /// The title of the page.
  public let title: LocalizedText
  /// A closure that returns what the page shows above the rows. Call ``headlineChanged()`` after each change.
  public var headline: @MainActor () -> HTML = { .empty }
  /// A closure that returns what the page shows in place of the list, or `nil` to show the list. Call
  /// ``headlineChanged()`` after each change.
  public var replacement: @MainActor () -> HTML? = { nil }
  /// A closure that performs an action of the feature, on a row or on the page. The row is `nil` if the page does not
  /// have it any longer.
  public var onAction: @MainActor (_ action: String, Row?, FormFields) -> Void = { _, _, _ in }

  private let layout: PageLayout<Row>
  private let viewModel: any ListViewModel
  private let context: SceneContext<WebInterface>
  private let changes = PublishRelay<[PageUpdate]>()
  private var state = ListState<Row>.loading
  private var updated: Date?
  private var isReplaced = false
  /// The parts of the page as the browser has them.
  private var shown: [String: HTML] = [:]
  private let bag = DisposeBag()

  /// Creates a page that shows the state of a view model. The page retains the view model.
  public init<ViewModel: ListViewModel>(
    _ viewModel: ViewModel, _ layout: PageLayout<Row>, context: SceneContext<WebInterface>
  ) where ViewModel.Row == Row {
    title = layout.title
    self.layout = layout
    self.viewModel = viewModel
    self.context = context
    viewModel.state.drive(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)
    viewModel.updated.drive(onNext: { [weak self] in self?.show(updated: $0) }).disposed(by: bag)
  }

  private var language: Language { context.language }

  /// The page in its current state.
  public var content: HTML {
    let heading = HTML.element("h1") { HTML(title[language]) }
    let replacement = replacement()
    isReplaced = replacement != nil
    if let replacement { return HTML([heading, replacement]) }
    return HTML([
      heading,
      HTML([part("status", "div"), part("headline", "div")]),
      layout.container(language, HTML(state.rows.map(element))),
      part("more", "div"),
    ])
  }

  /// Emits the changes of the rows, as the store reports them, and of the parts around them.
  public var updates: Signal<[PageUpdate]> { changes.asSignal() }

  /// Updates the part above the rows, or in place of the list.
  public func headlineChanged() {
    changes.accept(isReplaced || replacement() != nil ? [.part("page", content)] : changedParts)
  }

  /// Draws all rows again, after something has changed that they show besides their view models.
  public func rowsChanged() { send([.part("rows", HTML(state.rows.map(element)))]) }

  /// Calls a closure with each value of a driver, while the page exists.
  public func bind<Value>(_ driver: Driver<Value>, to body: @escaping @MainActor (ListPage, Value) -> Void) {
    driver.drive(with: self) { body($0, $1) }.disposed(by: bag)
  }

  /// Calls a closure with each value of a driver, and then updates the part above the rows, or in place of the list.
  public func bindHeadline<Value>(_ driver: Driver<Value>, to update: @escaping @MainActor (Value) -> Void) {
    bind(driver) { page, value in
      update(value)
      page.headlineChanged()
    }
  }

  /// Shows each message to the user, while the page exists.
  public func showMessages(_ messages: Signal<String>) {
    messages.emit(onNext: { [host = context.host] in host.show($0) }).disposed(by: bag)
  }

  /// Sends an action to the inputs of the view model, or to ``onAction``.
  public func perform(_ action: String, _ form: FormFields) {
    switch action {
    case "refresh": viewModel.input.refresh.accept(())
    case "more": viewModel.input.loadMore.accept(())
    default: onAction(action, form.row.flatMap { id in state.rows.first { identifier($0) == id } }, form)
    }
  }

  /// Notifies the view model that the page is visible.
  public func didAppear() { viewModel.input.appear.accept(()) }

  /// Notifies the view model that the page is no longer visible.
  public func didDisappear() { viewModel.input.disappear.accept(()) }

  private func show(_ new: ListState<Row>) {
    let old = state.rows
    state = new
    var update: [PageUpdate] = []
    if new.rows != old {
      var structure: Changeset?
      if case .content(let content) = new, !old.isEmpty { structure = content.changes }
      update = RowUpdates.from(
        old, to: new.rows, structure, identifier: { "row-\(identifier($0))" }, element: { element($0) })
    }
    send(update)
  }

  private func show(updated: Date?) {
    self.updated = updated
    send([])
  }

  private func send(_ update: [PageUpdate]) { if !isReplaced { changes.accept(update + changedParts) } }

  private func identifier(_ row: Row) -> String { "\(row.id)" }

  private func element(_ row: Row) -> HTML {
    layout.element(RowContext(row: row, identifier: identifier(row), scene: context))
  }
}

// MARK: - The parts around the rows

extension ListPage {
  private var text: ListText { layout.text }

  private func part(_ name: String, _ element: StaticString) -> HTML {
    let content = part(name)
    shown[name] = content
    return HTML.element(element, [.identifier(name)]) { content }
  }

  /// The updates of the parts that differ from those in the browser.
  private var changedParts: [PageUpdate] {
    ["status", "headline", "more"].compactMap { name in
      let content = part(name)
      if shown.updateValue(content, forKey: name) == content { return nil }
      return .part(name, content)
    }
  }

  private func part(_ name: String) -> HTML {
    switch name {
    case "status": status
    case "headline": headline()
    default: footer
    }
  }

  private var status: HTML {
    HTML.element("div", [.style("bar")]) {
      context.host.button("refresh", text.refresh[language], key: "R")
      HTML.element("span", [.style("muted"), .live]) { statusText }
    }
  }

  private var statusText: HTML {
    switch state {
    case .content(let content):
      switch content.header {
      case .refreshing: return HTML(text.loading[language])
      case .stale(let failure):
        return HTML(LocalizedText.notUpToDate[language] + LocalizedText.colon[language] + failure.message(in: language))
      case .current:
        return updated.map { HTML(ListText.updated($0.clockTime(asOf: Date(), in: .current))[language]) } ?? ""
      }
    case .loading: return HTML(text.loading[language])
    case .empty, .failed: return ""
    }
  }

  private var footer: HTML {
    switch state {
    case .loading: .empty
    case .empty: message(text.empty, text.emptyDetail?[language], text.refresh)
    case .failed(let failure): message(text.failed, failure.message(in: language), text.retry)
    case .content(let content):
      switch content.footer {
      case .idle, .stored: text.loadMore.map { more($0, [.nearEnd]) } ?? .empty
      case .loadingMore: HTML.element("p", [.style("muted"), .live]) { HTML(text.loadingMore[language]) }
      case .endReached: HTML.element("p", [.style("muted")]) { HTML(text.endReached[language]) }
      case .loadMoreFailed(let failure):
        HTML([HTML.element("p", [.live]) { HTML(failure.message(in: language)) }, more(text.retry, [])])
      }
    }
  }

  private func more(_ label: LocalizedText, _ attributes: [HTML.Attribute?]) -> HTML {
    context.host.button("more", label[language], key: "m", attributes)
  }

  private func message(_ title: LocalizedText, _ detail: String?, _ action: LocalizedText) -> HTML {
    HTML([
      HTML.element("p", [.style("strong"), .live]) { HTML(title[language]) },
      detail.map { detail in HTML.element("p", [.style("muted")]) { HTML(detail) } } ?? .empty,
      context.host.button("refresh", action[language]),
    ])
  }
}
