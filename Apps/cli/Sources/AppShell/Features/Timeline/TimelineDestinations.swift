import Composition
import FeatureTimeline
import FeatureTimelineTerminal
import Posts
import Presentation
import Reactive
import TerminalApp
import TerminalImages

extension RouteKey where Input == TimelineInput {
  static let timeline = RouteKey("timeline")
}

extension RouteKey where Input == NoInput {
  static let sources = RouteKey("timelines")
}

extension RouteKey where Input == PeopleInput {
  static let people = RouteKey("people")
}

extension RouteKey where Input == PostInput {
  static let post = RouteKey("post")
}

/// The source of a timeline.
struct TimelineInput: RouteInput {
  /// The source, or `nil` for the one in the settings.
  var source: TimelineSource?

  init(_ source: TimelineSource? = nil) { self.source = source }

  init?(parameters: [String: String]) {
    source = parameters["source"].flatMap { TimelineSource($0) }
    if parameters["source"] != nil, source == nil { return nil }
  }

  var parameters: [String: String] { source.map { ["source": $0.description] } ?? [:] }
}

/// The source whose people to show.
struct PeopleInput: RouteInput {
  let source: TimelineSource

  init(_ source: TimelineSource) { self.source = source }

  init?(parameters: [String: String]) {
    guard let source = parameters["source"].flatMap({ TimelineSource($0) }) else { return nil }
    self.source = source
  }

  var parameters: [String: String] { ["source": source.description] }
}

/// A post of a source.
struct PostInput: RouteInput {
  let id: PostID
  let source: TimelineSource

  init(_ id: PostID, _ source: TimelineSource) {
    self.id = id
    self.source = source
  }

  init?(parameters: [String: String]) {
    guard let source = parameters["source"].flatMap({ TimelineSource($0) }), let id = parameters["id"], !id.isEmpty
    else { return nil }
    self.init(PostID(id), source)
  }

  var parameters: [String: String] { ["id": id.text, "source": source.description] }
}

extension TimelineModule {
  static let timeline = Destination<TerminalInterface>(
    .timeline, title: { _ in LocalizedText(en: "Timeline", zhHans: "时间线") },
    samples: [TimelineInput(), TimelineInput(.mastodonTag("swift"))],
    below: { $0.source == nil ? [] : [RouteKey.timeline(TimelineInput())] },
    scene: { input, context in
      let source = try input.source ?? context.container.firstTimeline
      let viewModel = try context.container.resolve(TimelineFeature.self).makeTimelineViewModel(for: source)
      let images = try context.container.resolve(Images.self)
      let screen = TimelineScreen(
        viewModel: viewModel, host: context.host, language: context.language, image: images.avatars.image)
      let login = context.modules.mastodonLoginRoute
      return Scene(screen, segues: viewModel.intents.compactMap { Segue($0, login: login) })
    },
    report: { try await TimelineReports.timeline($0.source, $1) })

  static let sources = Destination<TerminalInterface>(
    .sources, title: LocalizedText(en: "Timelines", zhHans: "时间线列表"), below: [RouteKey.timeline(TimelineInput())],
    scene: { context in
      let viewModel = try context.container.resolve(TimelineFeature.self).makeSourcesViewModel()
      let screen = SourcesScreen(viewModel: viewModel, host: context.host, language: context.language)
      return Scene(screen, segues: viewModel.intents.compactMap { Segue($0) })
    },
    report: { try await TimelineReports.sources($0) })

  static let people = Destination<TerminalInterface>(
    .people, title: { _ in LocalizedText(en: "People", zhHans: "成员") },
    samples: [PeopleInput(.mastodonList(id: "12249"))], below: { below($0.source) },
    scene: { input, context in
      let viewModel = try context.container.resolve(TimelineFeature.self).makePeopleViewModel(of: input.source)
      let images = try context.container.resolve(Images.self)
      let screen = PeopleScreen(
        viewModel: viewModel, host: context.host, language: context.language, image: images.avatars.image)
      return Scene(screen, segues: viewModel.intents.compactMap { Segue($0) })
    },
    report: { try await TimelineReports.people($0.source, $1) })

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
    [RouteKey.timeline(TimelineInput()), RouteKey.timeline(TimelineInput(source))]
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
    case .timeline(let source): self = .push(RouteKey.timeline(TimelineInput(source)))
    case .sources: self = .push(RouteKey.sources())
    case .chosen(let source):
      self = .path([RouteKey.timeline(TimelineInput()), RouteKey.timeline(TimelineInput(source))])
    case .people(let source): self = .push(RouteKey.people(PeopleInput(source)))
    case .post(let id, let source): self = .push(RouteKey.post(PostInput(id, source)))
    case .thread(let id): self = .push(RouteKey.thread(ThreadInput(id)))
    case .profile(let name):
      guard let input = ProfileInput(name) else { return nil }
      self = .push(RouteKey.profile(input))
    case .search: self = .push(RouteKey.search(SearchInput()))
    case .web(let url): self = .link(url)
    case .logIn:
      guard let login else { return nil }
      self = .push(login)
    }
  }
}
