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
    scene: { source, context in
      let source = try source ?? context.container.firstTimeline
      return try context.scene { $0.timeline(of: source) }
    },
    report: { try await TimelineReports.timeline($0, $1) })

  static let sources = Destination<TerminalInterface>(
    .sources, title: LocalizedText(en: "Timelines", zhHans: "时间线列表"), below: [RouteKey.timeline(nil)],
    scene: { try $0.scene { $0.sources() } },
    report: { context in
      try await context.report(
        from: ServerDefinition.mastodon.id, { (feature: TimelineFeature) in try await feature.sources() },
        lines: { SourcesPlain.lines($0, language: $1) }, document: SourcesDocument.init)
    })

  static let people = Destination<TerminalInterface>(
    .people, title: { _ in LocalizedText(en: "People", zhHans: "成员") },
    samples: [.mastodonList(id: "12249")], below: { below($0) },
    scene: { source, context in try context.scene { $0.people(of: source) } },
    report: { source, context in
      try await context.report(
        from: source.server,
        { (feature: TimelineFeature) in try await feature.people(of: source, pages: context.pages) },
        lines: { PeoplePlain.lines($0, language: $1) }, document: PeopleDocument.init)
    })

  static let post = Destination<TerminalInterface>(
    .post, title: { _ in LocalizedText(en: "Post", zhHans: "动态") },
    samples: [PostInput("112350000006000000", .mastodonTag("swift"))],
    below: { below($0.source) },
    scene: { input, context in try context.scene { $0.post(input.id, in: input.source) } },
    report: { try await TimelineReports.post($0.id, $0.source, $1) })

  private static func below(_ source: TimelineSource) -> [Route] {
    [RouteKey.timeline(nil), RouteKey.timeline(source)]
  }
}

extension SceneContext<TerminalInterface> {
  /// Creates a scene from a screen of the feature and its intents.
  func scene(_ make: (TimelineScreens) -> TimelineScreens.Scene) throws -> Scene<TerminalInterface> {
    let screens = TimelineScreens(try container.resolve(), context: screenContext(image: try images.avatars.image))
    let (screen, intents) = make(screens)
    return Scene(screen, segues: intents.compactMap { [modules, container] in Segue($0, modules, container) })
  }
}

extension Container {
  /// The source of the first tab: the source in the settings if it is set, or else the source that the user chose last.
  var firstTimeline: TimelineSource {
    get throws {
      let settings = try resolve(AppEnvironment.self).settings
      let isSet = settings[Setting.timeline.name].map { $0.origin != .defaultValue } ?? false
      return try (isSet ? nil : resolve(TimelineFeature.self).lastSource()) ?? settings[.timeline]
    }
  }
}

extension Segue {
  /// Creates the segue of an intent. Returns `nil` if no module offers its destination.
  init?(_ intent: TimelineIntent, _ modules: ModuleList<TerminalInterface>, _ container: Container) {
    switch intent {
    case .timeline(let source): self = .push(RouteKey.timeline(source))
    case .sources: self = .push(RouteKey.sources())
    case .chosen(let source):
      // A timeline in the settings remains that of the first tab.
      let isFirst = (try? container.firstTimeline) == source
      self = .path([RouteKey.timeline(nil)] + (isFirst ? [] : [RouteKey.timeline(source)]))
    case .people(let source): self = .push(RouteKey.people(source))
    case .post(let id, let source): self = .push(RouteKey.post(PostInput(id, source)))
    case .thread(let id): self = .push(RouteKey.thread(id))
    case .profile(let name):
      guard let name = Username(name) else { return nil }
      self = .push(RouteKey.profile(name))
    case .search: self = .push(RouteKey.search(SearchInput("")))
    case .web(let url): self = .link(url)
    case .logIn:
      guard let login = modules.route(to: .login, .mastodon) else { return nil }
      self = .push(login)
    }
  }
}
