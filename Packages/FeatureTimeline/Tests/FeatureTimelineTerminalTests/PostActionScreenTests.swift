import FeatureTimeline
import FeatureTimelineTerminal
import Foundation
import NetworkingTest
import Posts
import Presentation
import PresentationTerminal
import Reactive
import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct PostActionScreenTests {
  private func driver(_ viewModel: PreviewTimeline, language: Language = .en) throws -> ScreenDriver {
    let driver = try ScreenDriver(size: Size(columns: 100, rows: 12))
    driver.application.screens.push(
      TimelineScreen(
        viewModel: viewModel, context: ScreenContext(host: driver.application, language: language)))
    driver.settle()
    return driver
  }

  private func timeline(_ post: Post) -> PreviewTimeline {
    PreviewTimeline(.content(ListContent(rows: [.post(post)], footer: .endReached)), source: .mastodonHome)
  }

  @Test(arguments: [("f", PostReaction.favorite), ("b", .boost), ("B", .bookmark)] as [(Key, PostReaction)])
  func `A key of the timeline toggles a reaction to the selected post`(key: Key, reaction: PostReaction) throws {
    let post = Post.sample(1)
    let viewModel = timeline(post)
    let toggles = BehaviorRelay<[PostToggle]>(value: [])
    let bag = DisposeBag()
    viewModel.actions.toggle.subscribe(onNext: { toggles.accept(toggles.value + [$0]) }).disposed(by: bag)
    try driver(viewModel).press(key)
    #expect(toggles.value == [PostToggle(reaction, of: post)])
  }

  @Test func `The key that undoes an action is offered only when there is one to undo`() throws {
    let viewModel = try TimelineFeature.scripted([.json("{}").repeated()], account: "me")
      .makeTimelineViewModel(for: .mastodonHome)
    let host = try ScreenDriver(size: Size(columns: 100, rows: 12)).application
    let screen = TimelineScreen(viewModel: viewModel, context: ScreenContext(host: host, language: .en))
    func offersUndo() -> Bool { screen.keys.bindings.contains { $0.command == Command("timeline.undo") } }
    #expect(!offersUndo())
    viewModel.actions.toggle.accept(PostToggle(.favorite, of: Post.sample(1)))
    #expect(offersUndo())
    viewModel.actions.undo.accept(())
    #expect(!offersUndo())
  }

  @Test(arguments: [
    (Language.en, "Log in to your server to take part"), (.zhHans, "请先登录你的服务器"),
  ])
  func `A row shows the signs of the user's reactions, and an action without a login says how to go on`(
    language: Language, advice: String
  ) throws {
    var post = Post.sample(1)
    for reaction in PostReaction.allCases { post.set(reaction, true) }
    let driver = try driver(timeline(post), language: language)
    #expect(driver.text.contains("⟲  ♥  ★"), "\(driver.text)")
    driver.press("f")
    #expect(driver.text.contains(advice), "\(driver.text)")
  }
}
