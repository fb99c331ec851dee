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

  @Test(arguments: [("r", PostEditor.reply("7")), ("\"", .quote("7"))] as [(Key, PostEditor)])
  func `A key opens the editor of a reply to the selected post, or of a post that quotes it`(
    key: Key, editor: PostEditor
  ) throws {
    var post = Post.sample(9)
    post.original = "7"
    let viewModel = timeline(post)
    let editors = BehaviorRelay<[PostEditor]>(value: [])
    let bag = DisposeBag()
    viewModel.actions.editor.emit(onNext: { editors.accept(editors.value + [$0]) }).disposed(by: bag)
    try driver(viewModel).press(key)
    #expect(editors.value == [editor])
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

  private func own(
    _ account: String = "mira_okafor", language: Language = .en
  ) throws -> (driver: ScreenDriver, calls: BehaviorRelay<[String]>, Any) {
    let feature = try TimelineFeature.scripted([.json("{}").repeated()], account: account)
    let viewModel = PreviewTimeline(
      .content(ListContent(rows: [.post(Post.sample(1))], footer: .endReached)), source: .mastodonHome,
      actions: feature.makeTimelineViewModel(for: .mastodonHome).actions)
    let calls = BehaviorRelay<[String]>(value: [])
    let bag = DisposeBag()
    for (name, relay) in [
      ("edit", viewModel.actions.edit), ("delete", viewModel.actions.delete), ("redraft", viewModel.actions.redraft),
    ] {
      relay.subscribe(onNext: { _ in calls.accept(calls.value + [name]) }).disposed(by: bag)
    }
    return (try driver(viewModel, language: language), calls, (viewModel, bag))
  }

  @Test(arguments: [(["y"], ["delete"]), (["2"], ["redraft"]), ([.escape], []), ([.enter], [])] as [([Key], [String])])
  func `The key to delete asks whether to delete the post, or to delete and write it again`(
    answer: [Key], expected: [String]
  ) throws {
    let (driver, calls, kept) = try own()
    driver.press("d")
    for text in ["Delete this post?", "[ Cancel ]", "[ Delete ]", "[ Delete and write again ]"] {
      #expect(driver.text.contains(text), "\(driver.text)")
    }
    for key in answer { driver.press(key) }
    #expect(calls.value == expected)
    #expect(!driver.text.contains("Delete this post?"))
    withExtendedLifetime(kept) {}
  }

  @Test(arguments: [
    (Language.en, "Only your own posts can be edited or deleted"), (.zhHans, "只能编辑或删除自己的嘟文"),
  ])
  func `On a post of another person, the keys to edit and to delete say why they do nothing`(
    language: Language, reason: String
  ) throws {
    for key in ["e", "d"] as [Key] {
      let (driver, calls, kept) = try own("ada", language: language)
      driver.press(key)
      #expect(driver.text.contains(reason) && !calls.value.contains("delete"), "\(driver.text)")
      withExtendedLifetime(kept) {}
    }
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
