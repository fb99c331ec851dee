import Composition
import Foundation
import Presentation
import Reactive
import WebUI

extension WebScene {
  /// The page of the actions that servers have not performed yet.
  public static let outbox = WebScene(.outbox) { context in
    let viewModel = OutboxViewModel(context.modules.outboxes(context.container))
    return Scene(screen: StatePage.outbox(viewModel, context))
  }
}

extension StatePage {
  fileprivate static func outbox(_ viewModel: OutboxViewModel, _ context: SceneContext<WebInterface>) -> StatePage {
    let page = StatePage(OutboxRow.listTitle, language: context.language)
    var rows: [OutboxRow] = []
    page.body = {
      if rows.isEmpty { return HTML.element("p", [.style("muted")]) { HTML(OutboxRow.empty[context.language]) } }
      return HTML.element("ol", [.identifier("rows")]) {
        for row in rows { HTML.element("li", [.row("row-\(row.id)")]) { row.content(context) } }
      }
    }
    page.onAction = { action, form in
      guard let decision = OutboxDecision(rawValue: action), let id = form.row.flatMap({ UUID(uuidString: $0) }) else {
        return
      }
      viewModel.decide.accept((decision, id))
    }
    page.bind(viewModel.rows) { rows = $0 }
    page.bind(viewModel.failure.asObservable().asDriver(onErrorDriveWith: .empty())) {
      context.host.show($0.message(in: context.language))
    }
    return page
  }
}

extension OutboxRow {
  /// Returns what the action does, its progress, and a button for each decision.
  @MainActor @HTMLBuilder fileprivate func content(_ context: SceneContext<WebInterface>) -> HTML {
    let language = context.language
    HTML.element("p", [.style("facts")]) {
      HTML.element("strong") { HTML(title[language]) }
      HTML.element("span", [.style("muted")]) { HTML(created.age(at: Date())[language]) }
    }
    for text in [progress(at: Date(), in: .current), reason].compactMap(\.self) {
      HTML.element("p", [.style(needsDecision ? "error" : "muted")]) { HTML(text[language]) }
    }
    for decision in decisions {
      context.host.button(decision.rawValue, decision.label(in: state)[language], row: id.uuidString)
    }
  }
}
