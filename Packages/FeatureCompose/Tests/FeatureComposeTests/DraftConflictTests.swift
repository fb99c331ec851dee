import FeatureCompose
import Foundation
import Networking
import NetworkingTest
import Posts
import Presentation
import Reactive
import Testing

/// Two editors of one draft, as two running copies of the app have them.
@MainActor @Suite struct DraftConflictTests {
  private let bench: ComposeBench
  private static let removed =
    "This draft was published or discarded in another window. Publish again to publish what is here, too"
  private static let changed =
    "This draft was changed in another window, and that text is stored. Publish again to publish what is here"

  init() throws {
    bench = try ComposeBench([.json(ComposeBench.status()).on("POST /api/v1/statuses").repeated()])
  }

  private func editor(_ subject: ComposeSubject = .newPost) -> WatchedEditor {
    WatchedEditor(bench.feature.makeComposeViewModel(subject))
  }

  /// Writes a draft that is stored, and restores it in another editor.
  private func both(_ text: String) -> (WatchedEditor, WatchedEditor) {
    let first = editor()
    first.write(text)
    bench.advance(seconds: 2)
    return (first, editor())
  }

  private func publish(_ editor: WatchedEditor) {
    editor.viewModel.publish.accept(())
    bench.advance(seconds: 1)
  }

  private var published: [String] { bench.published.map(\.form) }

  @Test func `A draft that another editor has published is published again only after a message`() {
    let (first, second) = both("Tea")
    publish(first)
    publish(second)
    #expect(published == ["status=Tea"] && second.state.phase == .writing && second.state.draft.text == "Tea")
    #expect(second.state.failure?.message(in: .en) == Self.removed)
    publish(second)
    #expect(published == ["status=Tea", "status=Tea"] && second.intents == [.close])
  }

  @Test func `A changed draft that another editor has published is stored, and published after a message`() {
    let (first, second) = both("Tea")
    publish(first)
    second.write("Tea!")
    bench.advance(seconds: 2)
    #expect(second.state.failure?.message(in: .en) == Self.removed && editor().shown.text == "Tea!")
    second.write("Tea!!")
    publish(second)
    #expect(published == ["status=Tea"] && second.state.failure?.message(in: .en) == Self.removed)
    publish(second)
    #expect(published == ["status=Tea", "status=Tea%21%21"] && editor().shown.text.isEmpty)
  }

  @Test func `A text that another editor has kept stays when this one publishes, discards or stores its own`() {
    let (first, second) = both("Tea")
    second.write("Coffee")
    second.viewModel.disappear.accept(())
    publish(first)
    #expect(published.isEmpty && first.state.failure?.message(in: .en) == Self.changed)
    publish(first)
    #expect(published == ["status=Tea"] && editor().shown.text == "Coffee")
    let (third, fourth) = (editor(), editor())
    fourth.write("Milk")
    fourth.viewModel.disappear.accept(())
    third.viewModel.discard.accept(())
    #expect(editor().shown.text == "Milk")
  }

  @Test func `Each of two editors that change one draft stores its own text`() {
    let (first, second) = both("Tea")
    second.write("Coffee")
    bench.advance(seconds: 2)
    first.write("Milk")
    bench.advance(seconds: 2)
    #expect(first.state.failure?.message(in: .en) == Self.changed && second.state.failure == nil)
    #expect(editor().shown.text == "Milk")
    first.viewModel.discard.accept(())
    #expect(editor().shown.text == "Coffee")
    publish(second)
    #expect(published == ["status=Coffee"] && editor().shown.text.isEmpty)
  }

  @Test func `Two drafts that were begun at the same time are both stored and published without a message`() {
    let (first, second, third) = (editor(), editor(), editor())
    first.write("Tea")
    second.write("Coffee")
    bench.advance(seconds: 2)
    third.write("Milk")
    for editor in [third, first, second] { publish(editor) }
    #expect(published == ["status=Milk", "status=Tea", "status=Coffee"] && editor().shown.text.isEmpty)
  }

  @Test
  func
    `A draft that another editor has published is not stored again without a change, and a cleared one needs no message`()
  {
    let (first, second) = both("Tea")
    publish(first)
    second.viewModel.disappear.accept(())
    #expect(editor().shown.text.isEmpty)
    publish(second)
    second.viewModel.disappear.accept(())
    #expect(second.state.failure != nil && editor().shown.text.isEmpty)
    second.write("")
    bench.advance(seconds: 2)
    second.write("Coffee")
    publish(second)
    #expect(published == ["status=Tea", "status=Coffee"])
  }

  @Test func `A draft that is as another editor has stored it is published without a message`() {
    let (first, second) = both("Tea")
    for editor in [first, second] {
      editor.write("Coffee")
      bench.advance(seconds: 2)
    }
    publish(first)
    #expect(published == ["status=Coffee"])
  }

  @Test func `A refused draft of an editor with a slot of its own is stored there again`() throws {
    let bench = try ComposeBench([.json(#"{"error": "No tea"}"#, status: 422).on("POST /api/v1/statuses")])
    let editors = (0..<2).map { _ in WatchedEditor(bench.feature.makeComposeViewModel()) }
    for (editor, text) in zip(editors, ["Tea", "Coffee"]) {
      editor.write(text)
      bench.advance(seconds: 2)
    }
    editors[1].viewModel.publish.accept(())
    bench.advance(seconds: 1)
    #expect(editors[1].state.phase == .writing && editors[1].shown.text == "Coffee")
    let next = WatchedEditor(bench.feature.makeComposeViewModel())
    #expect(next.shown.text == "Coffee")
    next.viewModel.discard.accept(())
    #expect(WatchedEditor(bench.feature.makeComposeViewModel()).shown.text == "Tea")
  }
}
