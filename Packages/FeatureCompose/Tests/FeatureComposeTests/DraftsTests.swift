import FeatureCompose
import Foundation
import NetworkingTest
import Posts
import Presentation
import Reactive
import Testing

@MainActor @Suite struct DraftsTests {
  private let bench: ComposeBench
  private let viewModel: any DraftsViewModel
  private let bag = DisposeBag()

  init() throws {
    bench = try ComposeBench([.json(ComposeBench.status()).on("GET /api/v1/statuses/7").repeated()])
    viewModel = bench.feature.makeDraftsViewModel()
  }

  /// Writes a text in an editor and closes it.
  private func write(_ text: String, _ subject: ComposeSubject = .newPost) {
    let editor = WatchedEditor(bench.feature.makeComposeViewModel(subject))
    bench.advance(seconds: 1)
    editor.write(text)
    editor.viewModel.disappear.accept(())
    bench.advance(seconds: 1)
  }

  @Test func `The newest draft of each editor is listed, the newest first, and changes at once`() throws {
    var states: [ListState<DraftRow>] = []
    viewModel.state.drive(onNext: { states.append($0) }).disposed(by: bag)
    #expect(states == [.empty])
    write("\n Tea")
    write("Agreed", .reply("7"))
    #expect(states.last?.rows.map(\.line) == ["Agreed", "Tea"])
    #expect(states.last?.rows.map(\.subject) == [.reply("7"), .newPost])
    write("Coffee")
    #expect(states.last?.rows.map(\.line) == ["Coffee", "Agreed"])
    #expect(try bench.feature.storedDrafts() == states.last?.rows)
  }

  @Test func `A draft that is only looked at keeps its place and its age`() throws {
    write("Agreed", .reply("7"))
    write("Tea")
    let before = try bench.feature.storedDrafts()
    let editor = WatchedEditor(bench.feature.makeComposeViewModel(.reply("7")))
    bench.advance(seconds: 60)
    #expect(editor.shown.text == "Agreed")
    editor.viewModel.disappear.accept(())
    #expect(try bench.feature.storedDrafts() == before)
  }

  @Test func `A discarded draft is deleted, unless an editor has changed it since the list has shown it`() throws {
    var rows: [DraftRow] = []
    viewModel.listItems.drive(onNext: { rows = $0 }).disposed(by: bag)
    write("Tea")
    let old = try #require(rows.first)
    write("Coffee")
    viewModel.discard.accept(old)
    #expect(rows.map(\.line) == ["Coffee"])
    viewModel.discard.accept(try #require(rows.first))
    #expect(rows.isEmpty)
  }

  @Test func `A draft without text is listed with what it contains, and a long one with its beginning`() throws {
    write("") { $0.warning = "Tea" }
    #expect(try bench.feature.storedDrafts().map(\.line) == ["Tea"])
    write("") { ($0.warning, $0.poll) = ("", DraftPoll(["", "Milk"])) }
    #expect(try bench.feature.storedDrafts().map(\.line) == ["Milk"])
    write(String(repeating: "a", count: 300))
    #expect(try bench.feature.storedDrafts().map(\.line.count) == [200])
    write("") { ($0.poll, $0.visibility) = (nil, .direct) }
    #expect(try bench.feature.storedDrafts().map(\.line) == [""])
  }

  @Test func `There are no drafts without a login`() throws {
    let bench = try ComposeBench(account: nil)
    #expect(try bench.feature.storedDrafts().isEmpty)
    var states: [ListState<DraftRow>] = []
    bench.feature.makeDraftsViewModel().state.drive(onNext: { states.append($0) }).disposed(by: bag)
    #expect(states == [.empty])
  }

  private func write(_ text: String, _ change: @escaping (inout ComposeDraft) -> Void) {
    let editor = WatchedEditor(bench.feature.makeComposeViewModel())
    editor.write(text, change)
    editor.viewModel.disappear.accept(())
  }
}
