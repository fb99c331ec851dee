import FeatureTimeline
import FeatureTimelineTerminal
import Foundation
import Posts
import Presentation
import PresentationTerminal
import Reactive
import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct PeopleScreenTests {
  final class Preview: PeopleViewModel {
    let source = PeopleSource.timeline(.mastodonList(id: "1"))
    let actions = ActionInput()
    let input = ListInput()
    let intents = IntentRelay<TimelineIntent>()
    let relay: BehaviorRelay<ListState<Person>>
    var calls: [String] = []
    private let bag = DisposeBag()

    init(_ state: ListState<Person>) {
      relay = BehaviorRelay(value: state)
      for (relay, name) in [(input.appear, "appeared"), (input.refresh, "refresh"), (input.loadMore, "more")] {
        relay.asSignal().emit(onNext: { [weak self] in self?.calls.append(name) }).disposed(by: bag)
      }
      intents.asSignal().emit(onNext: { [weak self] in self?.calls.append($0.call) }).disposed(by: bag)
    }

    var state: Driver<ListState<Person>> { relay.asDriver() }
  }

  private func driver(
    _ viewModel: Preview, language: Language = .en, images: ImageProtocol = .halfBlocks,
    image: @escaping @MainActor (URL) -> PixelImage? = { _ in nil }
  ) throws -> ScreenDriver {
    let driver = try ScreenDriver(size: Size(columns: 50, rows: 10), images: images)
    driver.application.screens.push(
      PeopleScreen(
        viewModel: viewModel, context: ScreenContext(host: driver.application, language: language, image: image)))
    driver.settle()
    return driver
  }

  @Test
  func `The people screen shows the avatars that are loaded if the terminal can show images`() throws {
    let people = ["mira", "tobias"].map {
      Person(id: $0, name: $0, about: "Tea.", avatar: URL(string: "https://files.example/\($0).png"))
    }
    let face = PixelImage(width: 1, height: 1, pixels: [RGB(1, 2, 3)], description: "Mira")
    let driver = try driver(Preview(.content(ListContent(rows: people))), images: .kitty) {
      $0.lastPathComponent == "mira.png" ? face : nil
    }
    driver.settle()
    #expect(driver.terminal.emulator.images.map(\.rect) == [Rect(column: 2, row: 2, columns: 4, rows: 2)])
    #expect(driver.text.contains("[TO] tobias"))
  }

  @Test
  func `The people screen shows people with their descriptions, and Enter shows a person's posts`() throws {
    let viewModel = Preview(
      .content(
        ListContent(
          rows: [
            Person(id: "1", name: "Mira Okafor", username: "mira_okafor", about: "Swift on servers. Tea, not coffee."),
            Person(
              id: "2", name: "李伟", username: "liwei@other.example", url: URL(string: "https://other.example/@liwei")),
          ], footer: .endReached)))
    let driver = try driver(viewModel)
    #expect(
      driver.lines.prefix(6) == [
        " People", "", "> [MO] Mira Okafor @mira_okafor", "       Swift on servers. Tea, not coffee.",
        "  [李] 李伟 @liwei@other.example", "  No more data",
      ])
    driver.press("j", .enter, "p", "o", "r", "m")
    #expect(
      viewModel.calls == [
        "appeared", "timeline liwei@other.example", "profile liwei@other.example", "web https://other.example/@liwei",
        "refresh", "more",
      ])
  }

  @Test(arguments: [
    (ListState<Person>.loading, Language.en, "Loading…"), (.empty, .zhHans, "暂无内容"),
    (.failed(.unauthorized), .en, "You are not logged in"), (.failed(.unauthorized), .zhHans, "尚未登录"),
  ])
  func `A people screen without people shows the reason`(state: ListState<Person>, language: Language, words: String)
    throws
  {
    let driver = try driver(Preview(state), language: language)
    driver.advance(by: .milliseconds(200))
    #expect(driver.text.contains(words))
    #expect(driver.lines[0] == (language == .en ? " People" : " 成员"))
  }
}
