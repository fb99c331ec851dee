import FeatureCompose
import Foundation
import NetworkingTest
import Posts
import Presentation
import Reactive
import Testing

@MainActor @Suite struct PollDraftTests {
  @Test(
    arguments: [
      (["a"], 3_600, .fewOptions), (["a", " "], 3_600, .fewOptions), (["a", "b", "a"], 3_600, .sameOptions),
      (["a", "b", "c", "d", "e"], 3_600, .manyOptions(limit: 4)),
      (["a", String(repeating: "b", count: 51)], 3_600, .longOption(limit: 50)),
      (["a", "b"], 60, .duration(300...2_629_746)), (["a", "b", ""], 3_600, nil),
      (["a", "b", "c", String(repeating: "d", count: 50)], 300, nil),
    ] as [([String], Int, PollProblem?)])
  func `A poll that the server would refuse cannot be published`(
    options: [String], duration: Int, problem: PollProblem?
  ) {
    #expect(PollLimit().problem(of: DraftPoll(options, duration: duration)) == problem)
  }

  private static func instance(_ polls: String) -> ScriptedReply {
    .json(#"{"domain": "compose.test", "configuration": {\#(polls)}}"#).on("GET /api/v2/instance")
  }

  @Test func `The limits of polls are those of the server, and a server without polls offers none`() throws {
    let polls =
      #""polls": {"max_options": 8, "max_characters_per_option": 5, "min_expiration": 60, "max_expiration": 7200}"#
    let bench = try ComposeBench([Self.instance(polls)])
    let editor = WatchedEditor(bench.feature.makeComposeViewModel())
    #expect(editor.state.offersPoll && editor.state.limit.polls?.options == 8)
    #expect(editor.state.limit.polls?.offeredDurations == [300, 1_800, 3_600])
    editor.write("Which?") { $0.poll = DraftPoll(["a", "bbbbbb"], duration: 3_600) }
    #expect(editor.state.pollProblem == .longOption(limit: 5) && !editor.state.canPublish)
    editor.write("Which?") { $0.poll = DraftPoll(["a", "b"], duration: 3_600) }
    #expect(editor.state.pollProblem == nil && editor.state.canPublish)
    let without = try ComposeBench([Self.instance(#""statuses": {}"#)])
    #expect(!WatchedEditor(without.feature.makeComposeViewModel()).state.offersPoll)
  }

  @Test func `A poll is stored with the draft, and published with the options that have text`() throws {
    let polls = #""polls": {"max_options": 4}"#
    let bench = try ComposeBench([
      Self.instance(polls), .json(ComposeBench.status()).on("POST /api/v1/statuses"),
    ])
    let first = WatchedEditor(bench.feature.makeComposeViewModel())
    first.write("Which?") { $0.poll = DraftPoll(["Tea", "", "Coffee"], duration: 1_800, isMultiple: true) }
    first.viewModel.disappear.accept(())
    let editor = WatchedEditor(bench.feature.makeComposeViewModel())
    #expect(editor.shown.poll?.options == ["Tea", "", "Coffee"])
    editor.viewModel.publish.accept(())
    bench.advance(seconds: 5)
    #expect(
      bench.published.map(\.form) == [
        "status=Which%3F&poll%5Boptions%5D%5B%5D=Tea&poll%5Boptions%5D%5B%5D=Coffee&poll%5Bexpires_in%5D=1800&poll%5Bmultiple%5D=true&poll%5Bhide_totals%5D=false"
      ])
  }
}
