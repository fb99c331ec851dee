import ArgumentParser
import Composition
import FeatureMoments
import Foundation
import Presentation
import Reactive
import TerminalApp
import TerminalAppTest
import Testing

@testable import FeatureMomentsModule
@testable import FeatureMomentsTerminal

@MainActor @Suite(.app(of: MomentsModule())) struct MomentsModuleTests {
  /// Returns an app that is connected to a server that nothing serves.
  private func app(isDemo: Bool = false, _ options: [String: String] = [:]) async throws -> App {
    let url = try #require(URL(string: "http://127.0.0.1:1"))
    return try await App.inMemory(servers: [.moments: .init(url: url, isDemo: isDemo)], options: options)
  }

  @Test func `The commands like and unlike refuse the demo server, which ends with them`() async throws {
    let demo = try await app(isDemo: true)
    for command in [try LikeCommand.parse(["1"]) as any SetLikeCommand, try UnlikeCommand.parse(["1"])] {
      let refused = await #expect(throws: Failure.self) { try await command.run(in: demo) }
      #expect(refused?.code == .usage && refused?.description == MomentsMessages.demoEnds[.en])
      let unreachable = try await #require(throws: Failure.self) { try await command.run(in: try await app()) }
      #expect(unreachable.description.hasPrefix("127.0.0.1:1: The server cannot be reached"))
    }
    #expect(LikeCommand.isLiked && !UnlikeCommand.isLiked)
  }

  @Test func `Likes are on unless the setting turns them off`() async throws {
    let off = try await app(["likes": "off"])
    let refused = await #expect(throws: Failure.self) { try await LikeCommand.parse(["1"]).run(in: off) }
    #expect(refused?.description == MomentsMessages.likesAreOff[.en])
  }

  @Test func `The internal menu and the design samples are not offered among the app's screens`() {
    let destinations = MomentsModule().destinations
    #expect(destinations.filter { !$0.isInternal }.map(\.name) == ["moments", "moment"])
    #expect(destinations.map(\.name).count == 4)
  }

  @Test func `A warning says once that events cannot be tracked, and none says that they are`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "trace-\(UUID())").path(percentEncoded: false)
    defer { try? FileManager.default.removeItem(atPath: file) }
    for (path, count) in [(file, 0), ("/nowhere/trace", 1)] {
      let app = try await app(["trace": path])
      let warnings = BehaviorRelay<[LocalizedText]>(value: [])
      let subscription = try app.container.resolve(Warnings.self).texts.subscribe(onNext: {
        warnings.accept(warnings.value + [$0])
      })
      let feature = try app.container.resolve(MomentsFeature.self)
      for _ in 1...2 {
        let viewModel = feature.makeMomentsViewModel()
        let shown = viewModel.state.drive()
        viewModel.input.appear.accept(())
        shown.dispose()
      }
      #expect(warnings.value == Array(repeating: MomentsMessages.notTraceable("/nowhere/trace"), count: count))
      subscription.dispose()
    }
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains(#""kind":"screenview""#))
  }

  @Test func `The day of an exact date is that of the time zone`() throws {
    let date = Date(timeIntervalSince1970: 1_605_569_400)
    for (hours, text) in [(0, "2020-11-16 23:30"), (8, "2020-11-17 07:30"), (-10, "2020-11-16 13:30")] {
      #expect(date.dayAndTime(in: try #require(TimeZone(secondsFromGMT: hours * 3_600))) == text)
    }
  }
}
