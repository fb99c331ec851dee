import FeatureCompose
import FeatureComposeTerminal
import Foundation
import Posts
import Presentation
import PresentationTerminal
import Reactive
import TerminalAppTest
import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct DraftsScreenTests {
  private final class PreviewViewModel: DraftsViewModel {
    let input = ListInput()
    let intents = IntentRelay<ComposeIntent>()
    let state: Driver<ListState<DraftRow>>
    let discard = PublishRelay<DraftRow>()
    let failures = PublishRelay<LoadFailure>()
    var failure: Signal<LoadFailure> { failures.asSignal() }

    init(_ rows: [DraftRow]) { state = .just(rows.isEmpty ? .empty : .content(ListContent(rows: rows))) }
  }

  private func bench(_ rows: [DraftRow], _ language: Language = .en) throws -> (ScreenDriver, PreviewViewModel) {
    let driver = try ScreenDriver(size: Size(columns: 60, rows: 12))
    let viewModel = PreviewViewModel(rows)
    var context = ScreenContext(host: driver.application, language: language)
    context.now = { Date(timeIntervalSince1970: 7_300) }
    driver.application.screens.push(DraftsScreen(viewModel: viewModel, context: context))
    driver.settle()
    return (driver, viewModel)
  }

  private static func row(_ text: String, _ change: (inout ComposeDraft) -> Void = { _ in }) -> DraftRow {
    var draft = ComposeDraft()
    draft.text = text
    change(&draft)
    return DraftRow(draft: draft, updated: Date(timeIntervalSince1970: 0))
  }

  @Test(arguments: [
    (Language.en, ["Drafts", "New post", "Tea", "2h", "Reply", "no text"]),
    (.zhHans, ["草稿", "新嘟文", "2小时", "回复", "没有正文"]),
  ])
  func `The screen shows what each draft is for, its first line, and its age`(
    language: Language, texts: [String]
  ) throws {
    let (driver, _) = try bench([Self.row("Tea\u{1B}\nMilk"), Self.row("") { $0.replyTo = PostID("7") }], language)
    for text in texts { #expect(driver.text.contains(text), "\(driver.text)") }
    let (empty, _) = try bench([], language)
    #expect(empty.text.contains(language == .en ? "No drafts" : "没有草稿"), "\(empty.text)")
  }

  @Test func `The list of drafts and the question before one is discarded look as in their golden file`() throws {
    let rows = [
      Self.row("Tea " + String(repeating: "and milk ", count: 20)), Self.row("") { $0.replyTo = PostID("7") },
    ]
    try GoldenScreens.check("drafts", [("list", false), ("question", true)]) { asks, look in
      let driver = try look.show(at: Date(timeIntervalSince1970: 7_300)) {
        DraftsScreen(viewModel: PreviewViewModel(rows), context: $0)
      }
      if asks { driver.press(.control("x")) }
      return driver
    }
  }

  @Test func `Enter opens the editor of the selected draft`() throws {
    let (driver, viewModel) = try bench([Self.row("Tea"), Self.row("Milk") { $0.replyTo = PostID("7") }])
    var intents: [ComposeIntent] = []
    let subscription = viewModel.intents.asSignal().emit(onNext: { intents.append($0) })
    driver.press(.down)
    driver.press(.enter)
    #expect(intents == [.write(.reply("7"))])
    subscription.dispose()
  }

  @Test func `A draft is discarded after a question, and a failure is shown`() throws {
    let rows = [Self.row("Tea " + String(repeating: "a", count: 40))]
    let (driver, viewModel) = try bench(rows)
    var discarded: [DraftRow] = []
    let subscription = viewModel.discard.asSignal().emit(onNext: { discarded.append($0) })
    driver.press(.control("x"))
    #expect(driver.text.contains("Discard the draft?"), "\(driver.text)")
    let line = "Tea " + String(repeating: "a", count: 35) + "…"
    #expect(driver.text.contains("“\(line)”"), "\(driver.text)")
    #expect(driver.text.contains("is deleted from this machine."))
    driver.press(.escape)
    #expect(discarded.isEmpty)
    driver.press(.control("x"))
    driver.press("y")
    #expect(discarded == rows)
    viewModel.failures.accept(.actionIsBeingSent)
    driver.settle()
    #expect(driver.text.contains(LoadFailure.actionIsBeingSent.message(in: .en).prefix(20)), "\(driver.text)")
    subscription.dispose()
  }
}
