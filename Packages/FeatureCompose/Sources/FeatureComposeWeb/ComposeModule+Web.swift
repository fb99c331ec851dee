import Composition
import FeatureCompose
public import FeatureComposeModule
import Posts
import Presentation
import Reactive
public import WebApp

extension ComposeModule: WebModule {
  public var pages: [WebScene] {
    [
      WebScene(.compose) { try $0.editor(.newPost) },
      WebScene(.drafts) { try $0.drafts() },
      WebScene(.reply) { try $1.editor(.reply($0.description)) },
      WebScene(.quote) { try $1.editor(.quote($0.description)) },
      WebScene(.edit) { try $1.editor(.edit(PostID($0.description))) },
      WebScene(.redraft) { try $1.editor(.redraft(PostID($0.description))) },
    ] + Self.morePages
  }
}

extension SceneContext<WebInterface> {
  /// Creates a scene with the editor.
  fileprivate func editor(_ subject: ComposeSubject) throws -> Scene<WebInterface> {
    let viewModel = try container.resolve(ComposeFeature.self).makeComposeViewModel(subject)
    let segues = viewModel.intents.asSignal().compactMap { [modules] in Segue($0, modules) }
    return Scene(screen: StatePage.editor(viewModel, self), segues: segues)
  }
}
