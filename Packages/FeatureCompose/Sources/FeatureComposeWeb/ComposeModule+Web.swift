import Composition
import FeatureCompose
public import FeatureComposeModule
import Presentation
import Reactive
public import WebApp

extension ComposeModule: WebModule {
  public var pages: [WebScene] {
    [
      WebScene(.compose) { try $0.editor(ComposeText.newPost) },
      WebScene(.reply) { try $1.editor(ComposeText.reply, replyTo: $0.description) },
    ]
  }
}

extension SceneContext<WebInterface> {
  /// Creates a scene with the editor.
  fileprivate func editor(_ title: LocalizedText, replyTo post: String? = nil) throws -> Scene<WebInterface> {
    let viewModel = try container.resolve(ComposeFeature.self).makeComposeViewModel(replyTo: post)
    let segues = viewModel.intents.asSignal().compactMap { [modules] in Segue($0, modules) }
    return Scene(screen: StatePage.editor(viewModel, title, self), segues: segues)
  }
}
