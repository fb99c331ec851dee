import FeatureCoinRank
import FeatureCoinRankTerminal
import Foundation
import Networking
import NetworkingTest
import Persistence
import Presentation
import PresentationTerminal
import Reactive
import ReactiveTest
import TerminalUI
import TerminalUITest
import Testing

/// Tests of the screens with the view models that the app uses, from keys to requests to the drawn screen.
@MainActor @Suite struct JourneyTests {
  private let transport = ScriptedTransport { Issue.record($0) }
  private let clock = TestScheduler(initialClock: 0, resolution: 0.001)
  private let user = BehaviorRelay<String?>(value: "alice")
  private let driver: ScreenDriver
  private let feature: CoinRankFeature

  init() throws {
    var options = StoreOptions()
    options.notification = .beforeWriteReturns
    driver = try ScreenDriver(size: Size(columns: 50, rows: 10))
    feature = CoinRankFeature(
      dependencies: CoinRankDependencies(
        client: APIClient(baseURL: try #require(URL(string: "http://rank.test")), transport: transport),
        store: try .inMemory(schemas: [CoinRankFeature.schema], options: options),
        account: CoinAccount(user: user.asObservable()) { [user] in user.accept(nil) }, offersLogin: true,
        scheduler: CurrentThreadScheduler.instance, clock: clock))
  }

  private func page(_ number: Int, _ ids: ClosedRange<Int>, of pages: Int, _ entry: (Int) -> String) -> ScriptedReply {
    .json(
      """
      {"data": {"curPage": \(number), "datas": [\(ids.map(entry).joined(separator: ","))], "over": false, \
      "pageCount": \(pages)}, "errorCode": 0, "errorMsg": ""}
      """)
  }

  private func user(_ id: Int) -> String {
    #"{"coinCount": \#(1000 - id), "level": 7, "rank": "\#(id)", "userId": \#(id), "username": "u\#(id)"}"#
  }

  private func entry(_ id: Int) -> String {
    #"{"coinCount": 17, "date": 1716167553000, "desc": "d\#(id)", "id": \#(id), "reason": "签到"}"#
  }

  @Test
  func
    `The ranking loads a page on appearance and near the end, retries a failed page, and keeps its rows during a refresh`()
    throws
  {
    for reply in [
      .json(#"{"data": \#(user(2)), "errorCode": 0}"#).on("GET /lg/coin/userinfo/json").repeated(),
      page(1, 1...30, of: 3, user), .failure(.transport(.offline)), page(2, 28...50, of: 3, user), .never, .never,
    ] { transport.script(reply) }
    let screen = TitledListScreen(
      feature.makeRankingViewModel(), .ranking,
      context: ScreenContext(
        host: driver.application, language: .zhHans,
        now: { Date(timeIntervalSince1970: 0) }, timeZone: try #require(TimeZone(identifier: "UTC"))))
    driver.application.screens.push(screen)
    #expect(driver.lines[2].hasPrefix(">     1 u1 ") && driver.lines[3].hasPrefix("      2 ● 你 u2 "))
    #expect(driver.lines.last?.hasSuffix("更新于 00:00") == true)
    driver.press("G")
    #expect(driver.text.contains("加载失败 · m 重试"))
    driver.press("m", "G")
    #expect(driver.text.contains("u50"))
    #expect(transport.requests.map { $0.url.path() }.suffix(2) == ["/coin/rank/2/json", "/coin/rank/3/json"])
    driver.press("r")
    #expect(!driver.text.contains("正在刷新数据中…"))
    driver.advance(by: .milliseconds(200))
    #expect(driver.text.contains("正在刷新数据中…"))
    #expect(driver.text.contains("u50"))
  }

  @Test
  func `The screen of the user's coins changes with the account: logged out, logged in, and logged out by the server`()
    throws
  {
    user.accept(nil)
    let viewModel = feature.makeMyCoinsViewModel()
    let loggingIn = viewModel.intents.asSignal().emit(onNext: { [user] intent in
      switch intent {
      case .logIn: user.accept("alice")
      }
    })
    driver.application.screens.push(
      MyCoinsScreen(viewModel: viewModel, context: ScreenContext(host: driver.application, language: .zhHans)))
    #expect(driver.text.contains("请先登录"))
    transport.script(page(1, 1...1, of: 1, entry).on("GET /lg/coin/list/1/json"))
    transport.script(
      .json(#"{"data": {"coinCount": 451, "level": 5, "rank": "7", "userId": 1, "username": "a"}, "errorCode": 0}"#)
        .on("GET /lg/coin/userinfo/json"))
    driver.press(.enter)
    #expect(driver.lines[1] == "alice  排名：7 等级：5 积分：451")
    #expect(driver.text.contains("签到"))
    for _ in 1...2 { transport.script(.json(#"{"errorCode":-1001,"errorMsg":"请先登录！"}"#)) }
    driver.press("r")
    #expect(driver.text.contains("请先登录"))
    #expect(!driver.text.contains("签到"))
    loggingIn.dispose()
  }
}
