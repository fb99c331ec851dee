import Composition
import FeatureTimeline
import FeatureTimelineTerminal
import Posts
import Presentation
import Reactive
import TerminalApp
import TerminalImages

extension TimelineModule {
  static let timeline = Destination<TerminalInterface>(
    .timeline, title: { _ in LocalizedText(en: "Timeline", zhHans: "时间线") },
    samples: [nil, .mastodonTag("swift")],
    below: { $0 == nil ? [] : [RouteKey.timeline(nil)] },
    scene: { input, context in
      let source = try input ?? context.container.firstTimeline
      let viewModel = try context.container.resolve(TimelineFeature.self).makeTimelineViewModel(for: source)
      let screen = try TimelineScreen(
        viewModel: viewModel, host: context.host, language: context.language, image: context.images.avatars.image)
      let login = context.modules.mastodonLoginRoute
      return Scene(screen, segues: viewModel.intents.compactMap { Segue($0, login: login) })
    },
    report: { try await TimelineReports.timeline($0, $1) })

  static let sources = Destination<TerminalInterface>(
    .sources, title: LocalizedText(en: "Timelines", zhHans: "时间线列表"), below: [RouteKey.timeline(nil)],
    scene: { context in
      let viewModel = try context.container.resolve(TimelineFeature.self).makeSourcesViewModel()
      let screen = SourcesScreen(viewModel: viewModel, host: context.host, language: context.language)
      return Scene(screen, segues: viewModel.intents.compactMap { Segue($0) })
    },
    report: { try await TimelineReports.sources($0) })

  static let people = Destination<TerminalInterface>(
    .people, title: { _ in LocalizedText(en: "People", zhHans: "成员") },
    samples: [.mastodonList(id: "12249")], below: { below($0) },
    scene: { input, context in
      let viewModel = try context.container.resolve(TimelineFeature.self).makePeopleViewModel(of: input)
      let screen = try PeopleScreen(
        viewModel: viewModel, host: context.host, language: context.language, image: context.images.avatars.image)
      return Scene(screen, segues: viewModel.intents.compactMap { Segue($0) })
    },
    report: { try await TimelineReports.people($0, $1) })

  static let post = Destination<TerminalInterface>(
    .post, title: { _ in LocalizedText(en: "Post", zhHans: "动态") },
    samples: [PostInput("112350000006000000", .mastodonTag("swift"))],
    below: { below($0.source) },
    scene: { input, context in
      let viewModel = try context.container.resolve(TimelineFeature.self).makePostViewModel(
        for: input.id, in: input.source)
      let screen = PostScreen(viewModel: viewModel, host: context.host, language: context.language)
      return Scene(screen, segues: viewModel.intents.compactMap { Segue($0) })
    },
    report: { try await TimelineReports.post($0.id, $0.source, $1) })

  private static func below(_ source: TimelineSource) -> [Route] {
    [RouteKey.timeline(nil), RouteKey.timeline(source)]
  }
}

extension Container {
  /// The source of the first tab: the one in the settings if the user has set it, or else the one that the user last chose.
  var firstTimeline: TimelineSource {
    get throws {
      let settings = try resolve(AppEnvironment.self).settings
      let isSet = settings[Setting.timeline.name].map { $0.origin != .defaultValue } ?? false
      return try (isSet ? nil : resolve(TimelineFeature.self).lastSource()) ?? settings[.timeline]
    }
  }
}

extension Segue {
  /// Returns the segue of an intent, or `nil` if no module offers its destination.
  ///
  /// - Parameter login: The route to the form to log in, or `nil` if no module offers it.
  init?(_ intent: TimelineIntent, login: Route? = nil) {
    switch intent {
    case .timeline(let source): self = .push(RouteKey.timeline(source))
    case .sources: self = .push(RouteKey.sources())
    case .chosen(let source):
      self = .path([RouteKey.timeline(nil), RouteKey.timeline(source)])
    case .people(let source): self = .push(RouteKey.people(source))
    case .post(let id, let source): self = .push(RouteKey.post(PostInput(id, source)))
    case .thread(let id): self = .push(RouteKey.thread(ThreadInput(id.text)))
    case .profile(let name):
      guard let input = ProfileInput(name) else { return nil }
      self = .push(RouteKey.profile(input))
    case .search: self = .push(RouteKey.search(SearchInput("")))
    case .web(let url): self = .link(url)
    case .logIn:
      guard let login else { return nil }
      self = .push(login)
    }
  }
}
