import Composition
import FeatureHub
import FeatureHubModule
import Presentation
import Reactive
import WebApp
import WebUI

extension ListPage<HubRow> {
  /// Creates the page of the issues of a repository.
  convenience init(issues viewModel: any IssuesViewModel, context: SceneContext<WebInterface>) {
    let language = context.language
    var state = IssueState.open
    self.init(hub: viewModel, title: HubText.issues, context: context) {
      let text = state == .open ? HubText.openIssues : HubText.closedIssues
      return HTML.element("div", [.style("bar")]) {
        HTML.element("span") { HTML(text[language]) }
        context.host.button("state", HubText.toggleState[language], key: "s")
      }
    }
    onAction = { action, _, _ in if action == "state" { viewModel.toggleState.accept(()) } }
    bindHeadline(viewModel.filter) { state = $0 }
  }
}
