import Composition
import FeatureHub
import FeatureHubModule
import Presentation
import Reactive
import WebApp
import WebUI

extension ListPage<HubRow> {
  /// Creates the page of a repository: its description, its counts and its destinations.
  convenience init(repository viewModel: any RepositoryViewModel, context: SceneContext<WebInterface>) {
    let language = context.language
    var star: Bool?
    self.init(hub: viewModel, title: HubText.repository, context: context) {
      guard let star else { return .empty }
      let text = star ? HubText.starred : HubText.notStarred
      return context.host.button("star", text[language], key: "f", [.label(HubText.toggleStar[language])])
    }
    onAction = { action, _, _ in if action == "star" { viewModel.toggleStar.accept(()) } }
    bindHeadline(viewModel.star) { star = $0 }
    showMessages(viewModel.starFailures.map { $0.message(in: language) })
  }
}
