import FeatureTimeline
import FeatureTimelineTerminal
import FeatureTimelineTest
import Foundation
import Networking
import Persistence
import Presentation
import Reactive
import TerminalUI

/// A demo of the feature alone, with a stub server or a real one, and an in-memory store.
@main @MainActor enum TimelineDemo {
  static func main() async {
    do {
      try await run()
    } catch {
      let reason = (error as? LoadFailure)?.message(in: .en) ?? "\(error)"
      FileHandle.standardError.write(Data("timeline-demo: \(reason)\n".utf8))
      exit(1)
    }
  }

  private static func run() async throws {
    let language = Language(ProcessInfo.processInfo.environment["LANG"] ?? "") ?? .en
    let demo = try DemoArguments(CommandLine.arguments.dropFirst(), ProcessInfo.processInfo.environment)
    let stub = demo.scenario.server(for: demo.screen)
    if demo.scenario == .slow {
      Task {
        // allow(no-dropped-errors): only a canceled task fails, and nothing cancels it
        try? await Task.sleep(for: .seconds(3))
        stub.isHolding = false
      }
    }
    let feature = TimelineFeature(
      dependencies: TimelineDependencies(
        mastodon: try demo.server("mastodon", orElse: stub), twitter: try demo.server("twitter", orElse: stub),
        store: try Store.inMemory(schemas: [TimelineFeature.schema, OutboxStorage.schema])))
    if isatty(STDOUT_FILENO) == 1, !demo.isOnce {
      try await show(demo, feature, language, stub)
    } else {
      let lines = try await lines(demo, feature, language, stub)
      try PlainPrinter.standardOutput().print(lines.map { StyledText($0) })
    }
  }

  /// Returns the content of the screen as plain text.
  private static func lines(
    _ demo: DemoArguments, _ feature: TimelineFeature, _ language: Language, _ stub: TimelineStubServer
  ) async throws -> [TerminalText] {
    switch demo.scenario.intent(to: demo.screen, of: demo.source, on: stub) {
    case .post(let id, let source):
      TimelinePlain.lines(try await feature.contents(ofPost: id, in: source), showsDetails: true, language: language)
    case .thread(let id): ThreadPlain.lines(try await feature.thread(of: id), language: language)
    case .profile(let name): ProfilePlain.lines(try await feature.profile(of: name), language: language)
    case .sources: SourcesPlain.lines(try await feature.sources(), language: language)
    case .people(let source): PeoplePlain.lines(try await feature.people(of: source), language: language)
    case .search:
      SearchPlain.lines(
        try await feature.results(of: demo.scenario.searchText), searchesPosts: feature.searchesPosts,
        language: language)
    default: TimelinePlain.lines(try await feature.contents(of: demo.source), language: language)
    }
  }

  private static func show(
    _ demo: DemoArguments, _ feature: TimelineFeature, _ language: Language, _ stub: TimelineStubServer
  ) async throws {
    let application = TerminalApplication(
      terminal: try SystemTerminal(), scheduler: MainQueueScheduler(), theme: .detect(.current))
    application.strings = language == .zhHans ? .simplifiedChinese : .english
    let journey = DemoJourney(feature: feature, application: application, language: language)
    switch demo.screen {
    case .search: journey.search(demo.scenario.searchText)
    default: journey.go(to: demo.scenario.intent(to: demo.screen, of: demo.source, on: stub))
    }
    let news = Observable<Int>.interval(.seconds(12), scheduler: MainScheduler.instance)
      .subscribe(onNext: { stub.publish(DemoPosts.news[$0 % DemoPosts.news.count]) })
    defer { news.dispose() }
    exit(try await application.run().code)
  }
}
