import Composition
import FeatureTimeline
import FeatureTimelineTerminal
import Posts
import Presentation
import TerminalApp

/// The destinations that are available for Mastodon only: threads, profiles and search.
extension TimelineModule {
  static let thread = Destination<TerminalInterface>(
    .thread, title: { _ in LocalizedText(en: "Thread", zhHans: "对话") },
    samples: ["112350000001000000"], below: { _ in [RouteKey.timeline(nil)] },
    scene: { id, context in try context.scene { $0.thread(of: id) } },
    report: { id, context in
      try await context.report(
        from: ServerDefinition.mastodon.id, { (feature: TimelineFeature) in try await feature.thread(of: id) },
        lines: { ThreadPlain.lines($0, language: $1) }, document: ThreadDocument.init)
    })

  static let profile = Destination<TerminalInterface>(
    .profile, title: { _ in LocalizedText(en: "Profile", zhHans: "个人资料") },
    samples: [Username("mira_okafor")].compactMap(\.self), below: { _ in [RouteKey.timeline(nil)] },
    scene: { name, context in try context.scene { $0.profile(of: name.description) } },
    report: { name, context in
      try await context.report(
        from: ServerDefinition.mastodon.id,
        { (feature: TimelineFeature) in try await feature.profile(of: name.description) },
        lines: { ProfilePlain.lines($0, language: $1) }, document: ProfileDocument.init)
    })

  static let search = Destination<TerminalInterface>(
    .search, title: { _ in LocalizedText(en: "Search", zhHans: "搜索") },
    samples: [SearchInput(""), SearchInput("swift")], below: { _ in [RouteKey.timeline(nil)] },
    scene: { input, context in try context.scene { $0.search(input.description) } },
    report: { input, context in
      let text = input.description
      return try await context.report(
        from: ServerDefinition.mastodon.id,
        { (feature: TimelineFeature) in (try await feature.results(of: text), feature.searchesPosts || text.isEmpty) },
        lines: { SearchPlain.lines($0.0, searchesPosts: $0.1, language: $1) },
        document: { SearchDocument(server: $0, text: text, results: $1.0) })
    })
}
