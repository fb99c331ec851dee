import Composition
import FeatureHub
import FeatureHubModule
import Presentation
import Reactive
import WebApp
import WebUI

extension ListPage<HubRow> {
  /// Creates the page of the search. Without text, it shows recent searches, which the user can repeat.
  convenience init(search viewModel: any SearchViewModel, context: SceneContext<WebInterface>) {
    let language = context.language
    var (text, pause) = ("", Int?.none)
    self.init(hub: viewModel, title: HubText.search, text: HubText.searchList, context: context) {
      let notice = pause.map { HTML(HubText.pause($0)[language]) }
      return HTML([
        context.host.searchForm(text, HubText.placeholder[language], button: HubText.type[language]),
        HTML.element("p", [.style("warning"), .live]) { notice ?? .empty },
      ])
    }
    onAction = { action, _, form in if action == "search" { viewModel.type.accept(form["text"] ?? "") } }
    bindHeadline(viewModel.text) { text = $0 }
    bindHeadline(viewModel.pause) { pause = $0 }
  }
}
