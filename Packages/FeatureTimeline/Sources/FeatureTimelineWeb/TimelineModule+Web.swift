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
        return try context.page {
          let viewModel = $0.makeTimelineViewModel(for: source)
          return (ListPage(timeline: viewModel, context: context), viewModel.intents)
        }
      },
      WebScene(.sources) { context in
        let viewModel = try context.container.resolve(TimelineFeature.self).makeSourcesViewModel()
        let segues = viewModel.intents.asSignal().compactMap { context.segue($0) }
        return Scene(screen: ListPage(sources: viewModel, context: context), segues: segues)
      },
      WebScene(.people) { source, context in
        try context.page {
          let viewModel = $0.makePeopleViewModel(of: source)
          return (ListPage(people: viewModel, context: context), viewModel.intents)
        }
      },
      // A page has room to show a post of Mastodon with its thread. No page links to the posts of other servers.
      WebScene(.post) { try $1.thread(of: $0.id) },
      WebScene(.thread) { try $1.thread(of: $0.id) },
      WebScene(.profile) { name, context in
        try context.page {
          let viewModel = $0.makeProfileViewModel(of: name.description)
          return (ListPage(profile: viewModel, context: context), viewModel.intents)
        }
      },
      WebScene(.search) { input, context in
        try context.page {
          let viewModel = $0.makeSearchViewModel(text: input.description)
          return (ListPage(search: viewModel, context: context), viewModel.intents)
        }
      },
    ] + Self.morePages
  }
}

extension SceneContext<WebInterface> {
  /// Creates a scene with a page. Its rows are links, so it requests only the segues of its actions.
  fileprivate func page(
    _ make: (TimelineFeature) -> (any WebPage, IntentRelay<TimelineIntent>)
  ) throws -> Scene<WebInterface> {
    let (page, intents) = make(try container.resolve(TimelineFeature.self))
    return Scene(screen: page, segues: intents.asSignal().compactMap { segue($0) })
  }

  fileprivate func thread(of id: PostID) throws -> Scene<WebInterface> {
    try page {
      let viewModel = $0.makeThreadViewModel(of: id)
      return (ListPage(thread: viewModel, context: self), viewModel.intents)
    }
  }

  /// Returns the segue of an intent, or `nil` if there is none.
  func segue(_ intent: TimelineIntent?) -> Segue? { intent.flatMap { Segue($0, modules, container) } }

  /// Returns the link to what an intent opens, or an empty fragment if there is no page about it.
  func link(_ intent: TimelineIntent?, _ label: LocalizedText, key: String? = nil) -> HTML {
    guard let segue = segue(intent), host.path(of: segue.routes.last) != nil else { return .empty }
    return link(segue, key: key) { HTML(label[language]) }
  }
}
