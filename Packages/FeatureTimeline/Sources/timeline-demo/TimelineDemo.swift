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
    let stub = TimelineStubServer(pageSize: 20) { Date().timeIntervalSince1970 }
    DemoPosts.publish(on: stub)
    let feature = TimelineFeature(
      dependencies: TimelineDependencies(
        mastodon: try demo.server("mastodon", orElse: stub), twitter: try demo.server("twitter", orElse: stub),
        store: try Store.inMemory(schemas: [TimelineFeature.schema])))
    if isatty(STDOUT_FILENO) == 1, !demo.isOnce {
      try await show(demo.source, feature, language, stub)
    } else {
      let contents = try await feature.contents(of: demo.source)
      try PlainPrinter.standardOutput().print(TimelinePlain.lines(contents, language: language).map { StyledText($0) })
    }
  }

  private static func show(
    _ source: TimelineSource, _ feature: TimelineFeature, _ language: Language, _ stub: TimelineStubServer
  ) async throws {
    let application = TerminalApplication(
      terminal: try SystemTerminal(), scheduler: MainQueueScheduler(), theme: .detect(.current))
    application.strings = language == .zhHans ? .simplifiedChinese : .english
    let journey = DemoJourney(feature: feature, application: application, language: language)
    journey.go(to: .timeline(source))
    let news = Observable<Int>.interval(.seconds(12), scheduler: MainScheduler.instance)
      .subscribe(onNext: { stub.publish(DemoPosts.news[$0 % DemoPosts.news.count]) })
    defer { news.dispose() }
    exit(try await application.run().code)
  }
}
