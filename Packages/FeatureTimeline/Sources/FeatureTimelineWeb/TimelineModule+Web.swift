import Composition
import FeatureTimeline
public import FeatureTimelineModule
import Posts
import Presentation
import Reactive
public import WebApp
import WebUI

extension TimelineModule: WebModule {
  public var pages: [WebScene] {
    [
      WebScene(.timeline) { source, context in
        let source = try source ?? context.container.firstTimeline
        return try context.page { ListPage(timeline: $0.makeTimelineViewModel(for: source), context: context) }
      },
      WebScene(.sources) { context in
        let viewModel = try context.container.resolve(TimelineFeature.self).makeSourcesViewModel()
        let segues = viewModel.intents.asSignal().compactMap { context.segue($0) }
        return Scene(screen: ListPage(sources: viewModel, context: context), segues: segues)
      },
      WebScene(.people) { source, context in
        try context.page { ListPage(people: $0.makePeopleViewModel(of: source), context: context) }
      },
      // A page has room to show a post of Mastodon with its thread. No page links to the posts of other servers.
      WebScene(.post) { try $1.thread(of: $0.id) },
      WebScene(.thread) { try $1.thread(of: $0) },
      WebScene(.profile) { name, context in
        try context.page { ListPage(profile: $0.makeProfileViewModel(of: name.description), context: context) }
      },
      WebScene(.search) { input, context in
        try context.page { ListPage(search: $0.makeSearchViewModel(text: input.description), context: context) }
      },
    ]
  }
}

extension SceneContext<WebInterface> {
  /// Creates a scene with a page. Its rows are links, so it requests no segues.
  fileprivate func page(_ make: (TimelineFeature) -> any WebPage) throws -> Scene<WebInterface> {
    Scene(screen: make(try container.resolve(TimelineFeature.self)))
  }

  fileprivate func thread(of id: PostID) throws -> Scene<WebInterface> {
    try page { ListPage(thread: $0.makeThreadViewModel(of: id), context: self) }
  }

  /// Returns the segue of an intent, or `nil` if there is none.
  func segue(_ intent: TimelineIntent?) -> Segue? { intent.flatMap { Segue($0, modules, container) } }

  /// Returns the link to what an intent opens, or an empty fragment if there is no page about it.
  func link(_ intent: TimelineIntent?, _ label: LocalizedText, key: String? = nil) -> HTML {
    guard let segue = segue(intent), host.path(of: segue.routes.last) != nil else { return .empty }
    return link(segue, key: key) { HTML(label[language]) }
  }
}
