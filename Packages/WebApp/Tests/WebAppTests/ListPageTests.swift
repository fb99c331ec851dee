import Composition
import Foundation
import Presentation
import Reactive
import Testing
import WebUI

@testable import WebApp

@MainActor @Suite struct ListPageTests {
  private let viewModel = NotesViewModel()
  private let messages = BehaviorRelay<[String]>(value: [])
  private let updates = BehaviorRelay<[[PageUpdate]]>(value: [])
  private let bag = DisposeBag()
  private let page: ListPage<Note>

  /// A browser has the content of the page.
  init() throws {
    let context = try SceneContext.page { [messages] in messages.accept(messages.value + [$0]) }
    let layout = PageLayout<Note>(title: LocalizedText(en: "Notes", zhHans: "笔记")) { HTML($0.row.text) }
    page = ListPage(viewModel, layout, context: context)
    page.updates.emit(onNext: { [updates] in updates.accept(updates.value + [$0]) }).disposed(by: bag)
    #expect(page.content.markup.contains("note 2"))
  }

  @Test func `A change of a row sends this row alone, since the browser has the parts around the list`() {
    viewModel.show([Note(id: 1, text: "note 1"), Note(id: 2, text: "tea"), Note(id: 3, text: "note 3")])
    let row = HTML.element("li", [.row("row-2")]) { "tea" }
    #expect(updates.value == [[.replace(row, row: "row-2")]])
  }

  @Test func `The time of the last update is above the list, beside the button that refreshes it`() {
    #expect(page.content.markup.contains(#"<button data-key="R">Refresh</button></form><span"#))
    #expect(!page.content.markup.contains("updated"))
    viewModel.times.accept(Date(timeIntervalSince1970: 0))
    #expect(page.content.markup.contains(/updated [0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}</))
    guard case .part("status", let status)? = updates.value.last?.last else {
      Issue.record("The time is not sent: \(updates.value)")
      return
    }
    #expect(updates.value.count == 1 && status.markup.contains("updated"))
  }

  @Test func `Changes of the list are not sent while the page shows something else in its place`() {
    let replacement = BehaviorRelay<HTML?>(value: "Log in to see notes.")
    page.replacement = { replacement.value }
    page.headlineChanged()
    #expect(updates.value == [[.part("page", page.content)]])
    #expect(page.content.markup == "<h1>Notes</h1>Log in to see notes.")
    viewModel.states.accept(.empty)
    #expect(updates.value.count == 1)
    replacement.accept(nil)
    page.headlineChanged()
    #expect(updates.value.last == [.part("page", page.content)])
    #expect(page.content.markup.contains("No data"))
    // The browser now has the part below the empty list.
    viewModel.show(Note.notes([4]))
    guard case .part("more", let more)? = updates.value.last?.last else {
      Issue.record("The part below the list is not sent: \(updates.value)")
      return
    }
    #expect(more.markup.contains("Load more"))
  }

  @Test func `A value above the list is sent with each change, without the rest of the page`() {
    let counts = BehaviorRelay(value: 0)
    var count = -1
    page.headline = { "\(count) notes" }
    page.bindHeadline(counts.asDriver()) { count = $0 }
    counts.accept(1)
    #expect(updates.value == [[.part("headline", "0 notes")], [.part("headline", "1 notes")]])
  }

  @Test func `The messages of a view model are shown to the user`() {
    let texts = PublishRelay<String>()
    page.showMessages(texts.asSignal())
    texts.accept("The note is deleted.")
    #expect(messages.value == ["The note is deleted."])
  }
}
