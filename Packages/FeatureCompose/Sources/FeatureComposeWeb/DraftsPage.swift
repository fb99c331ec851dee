import Composition
import FeatureCompose
import FeatureComposeModule
import Presentation
import Reactive
import WebApp
import WebUI

extension SceneContext<WebInterface> {
  /// Creates a scene with the list of drafts.
  func drafts() throws -> Scene<WebInterface> {
    let viewModel = try container.resolve(ComposeFeature.self).makeDraftsViewModel()
    let page = ListPage(viewModel, .drafts, context: self)
    page.onAction = { action, row, _ in if action == "discard", let row { viewModel.discard.accept(row) } }
    page.showMessages(viewModel.failure.map { [language] failure in failure.message(in: language) })
    return Scene(screen: page)
  }
}

extension PageLayout<DraftRow> {
  fileprivate static var drafts: PageLayout {
    PageLayout(title: ComposeText.drafts, text: ComposeText.draftList) { row in
      HTML([
        HTML.element("h2") { HTML(ComposeText.title(of: row.row.subject)[row.language]) },
        HTML.element("p") {
          row.link(Segue(.write(row.row.subject), row.modules)) {
            HTML(ComposeText.line(of: row.row, in: row.language))
          }
        },
        row.button("discard", ComposeText.discard[row.language]).afterDiscardQuestion(row.language),
      ])
    }
  }
}
