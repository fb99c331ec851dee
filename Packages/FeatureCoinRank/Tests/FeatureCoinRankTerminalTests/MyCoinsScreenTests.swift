import FeatureCoinRank
import FeatureCoinRankTerminal
import Foundation
import Presentation
import PresentationTerminal
import Reactive
import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct MyCoinsScreenTests {
  /// The content of the screen. The owner is `nil` if the user is not logged in.
  typealias Content = (owner: CoinOwner?, history: ListState<CoinEntryRow>)

  /// A view model that emits the values that a test sets, and records the calls to its inputs.
  @MainActor final class Preview: MyCoinsViewModel {
    let input = ListInput()
    let intents = IntentRelay<MyCoinsIntent>()
    let owners: BehaviorRelay<CoinOwner?>
    let states: BehaviorRelay<ListState<CoinEntryRow>>
    let failures = PublishRelay<LoadFailure>()
    private(set) var calls: [String] = []
    private let bag = DisposeBag()

    let offersLogin: Bool

    init(_ content: Content, offersLogin: Bool = true) {
      self.offersLogin = offersLogin
      owners = BehaviorRelay(value: content.owner)
      states = BehaviorRelay(value: content.history)
      for (relay, name) in [
        (input.appear, "appeared"), (input.refresh, "refresh"), (input.loadMore, "more"),
      ] {
        relay.asSignal().emit(onNext: { [weak self] in self?.calls.append(name) }).disposed(by: bag)
      }
      intents.asSignal().emit(onNext: { [weak self] _ in self?.calls.append("log in") }).disposed(by: bag)
    }

    var owner: Driver<CoinOwner?> { owners.asDriver() }
    var state: Driver<ListState<CoinEntryRow>> { states.asDriver() }
    var problems: Signal<LoadFailure> { failures.asSignal() }

    func show(_ content: Content) {
      owners.accept(content.owner)
      states.accept(content.history)
    }
  }

  private static let utc = TimeZone(secondsFromGMT: 0) ?? .current

  static func entries(_ ids: ClosedRange<Int>) -> [CoinEntry] {
    ids.map {
      CoinEntry(
        id: $0, coins: 10 + $0, date: Date(timeIntervalSince1970: 1_716_167_553), reason: "签到",
        details: "2024-05-20 09:12:33 签到 , 积分：10 + \($0)")
    }
  }

  private let row = RankedUser(id: 1, rank: "7", name: "a**ce", level: 5, coins: 451)

  private func driver(
    _ preview: Preview, columns: Int = 60, language: Language = .zhHans
  ) throws -> ScreenDriver {
    let driver = try ScreenDriver(size: Size(columns: columns, rows: 9))
    driver.application.screens.push(
      MyCoinsScreen(
        viewModel: preview, context: ScreenContext(host: driver.application, language: language, timeZone: Self.utc)))
    driver.settle()
    return driver
  }

  private func content(_ entries: [CoinEntry]) -> Content {
    (
      CoinOwner(name: "alice", row: row),
      .content(ListContent(rows: entries.map(CoinEntryRow.init), footer: .endReached))
    )
  }

  @Test func `The screen of the user's coins shows the coins in one line and their history below it`() throws {
    let preview = Preview(content(Self.entries(1...2)))
    let driver = try driver(preview)
    #expect(
      driver.lines[0...5] == [
        " 我的积分",
        "alice  排名：7 等级：5 积分：451",
        "  时间             来源    说明                         积分",
        "> 2024-05-20 01:12 签到    签到 , 积分：10 + 1           +11",
        "  2024-05-20 01:12 签到    签到 , 积分：10 + 2           +12",
        "  已经全部加载完毕",
      ])
    #expect(preview.calls == ["appeared"])
    driver.press("r", "m")
    #expect(preview.calls == ["appeared", "refresh", "more"])
  }

  @Test func `The user's rank, level and coins are all shown as dashes if one of them is missing`() throws {
    let preview = Preview((CoinOwner(name: "alice", row: nil), .loading))
    let driver = try driver(preview)
    #expect(driver.lines[1] == "alice  排名：-- 等级：-- 积分：--")
    driver.advance(by: .milliseconds(200))
    #expect(driver.text.contains("正在刷新数据中…"))
    let row = RankedUser(id: 1, rank: "7", name: nil, level: nil, coins: 451)
    preview.show((CoinOwner(name: "alice", row: row), .empty))
    #expect(driver.lines[1] == "alice  排名：-- 等级：-- 积分：--")
    #expect(driver.text.contains("暂无数据"))
  }

  @Test(arguments: [(Language.zhHans, ["请先登录", "Enter 登录"]), (.en, ["Please log in first", "Enter Log in"])])
  func `A user who is not logged in sees a message, and can log in with a key`(language: Language, words: [String])
    throws
  {
    let preview = Preview((nil, .loading))
    let driver = try driver(preview, language: language)
    for word in words { #expect(driver.text.contains(word)) }
    driver.press(.enter)
    #expect(preview.calls == ["appeared", "log in"])
    preview.show(content(Self.entries(1...1)))
    #expect(driver.text.contains("alice"))
  }

  @Test(arguments: [(Language.zhHans, "尚未登录", "请先登录"), (.en, "You are not logged in", "Enter")])
  func `In an app without a login screen, the screen of the user's coins shows neither a key nor advice to log in`(
    language: Language, shown: String, absent: String
  ) throws {
    let preview = Preview((nil, .loading), offersLogin: false)
    let driver = try driver(preview, language: language)
    #expect(driver.text.contains(shown) && !driver.text.contains(absent))
    #expect(!driver.application.activeKeys.bindings.contains { $0.command.name == "coinrank.logIn" })
    driver.press(.enter)
    #expect(preview.calls == ["appeared"])
  }

  @Test func `The screen of the user's coins shows no coins after the user logs out`() throws {
    let preview = Preview(content(Self.entries(1...2)))
    let driver = try driver(preview)
    preview.show((nil, .loading))
    #expect(!driver.text.contains("alice"))
    #expect(!driver.text.contains("签到"))
  }

  @Test func `A toast shows why the coins failed to load`() throws {
    let preview = Preview(content(Self.entries(1...2)))
    let driver = try driver(preview)
    preview.failures.accept(.offline)
    #expect(driver.lines.last == " 似乎已断开与互联网的连接")
  }

  @Test
  func `The history in a terminal 20 columns wide shows the reason and coins, and makes control characters visible`()
    throws
  {
    let entry = CoinEntry(id: 1, coins: -5, date: nil, reason: "a\u{1B}[2J", details: nil)
    let driver = try driver(Preview(content([entry])), columns: 20)
    #expect(driver.lines[3] == "> a␛[2J           -5")
  }

  @Test func `MyCoinsPlain returns the coins, the column titles, and a line for each entry`() {
    let coins = MyCoins(coins: row, history: Self.entries(1...2))
    #expect(
      MyCoinsPlain.lines(coins, language: .en, timeZone: Self.utc).map(\.string) == [
        "Rank: 7 Level: 5 Coins: 451",
        "Date              Reason   Coins  Details",
        "2024-05-20 01:12  签到       +11  签到 , 积分：10 + 1",
        "2024-05-20 01:12  签到       +12  签到 , 积分：10 + 2",
      ])
    #expect(
      MyCoinsPlain.lines(MyCoins(coins: row, history: []), language: .zhHans).map(\.string) == [
        "排名：7 等级：5 积分：451", "暂无数据",
      ])
    var incomplete = MyCoins(coins: row, history: [])
    incomplete.failure = .offline
    #expect(
      MyCoinsPlain.lines(incomplete, language: .en).map(\.string) == [
        "Rank: 7 Level: 5 Coins: 451",
        "The history could not be loaded: The Internet connection appears to be offline",
      ])
  }

  @Test func `The description of a change repeats no date, unless the change itself has none`() {
    let dated = CoinEntryRow(Self.entries(1...1)[0])
    #expect(dated.details == "签到 , 积分：10 + 1")
    let undated = CoinEntry(id: 1, coins: 1, date: nil, reason: nil, details: "2024-05-20 09:12 签到")
    #expect(CoinEntryRow(undated).details == "2024-05-20 09:12 签到")
  }
}
