import FeatureCoinRank
import Foundation
import Networking
import NetworkingTest
import Presentation
import Reactive
import Testing

@MainActor @Suite struct MyCoinsTests {
  private static let expired = ScriptedReply.json(#"{"errorCode":-1001,"errorMsg":"请先登录！"}"#)

  static func coins(_ count: Int) -> ScriptedReply {
    .json(
      #"{"data": {"coinCount": \#(count), "level": 5, "nickname": "", "rank": "7", "userId": 159001, "username": "a**ce"}, "errorCode": 0, "errorMsg": ""}"#
    ).on("GET /wanandroid/lg/coin/userinfo/json")
  }

  private static func row(_ coins: Int) -> RankedUser {
    RankedUser(id: 159_001, rank: "7", name: "a**ce", level: 5, coins: coins)
  }

  static func history(_ page: Int, _ ids: Range<Int>, of pages: Int) -> ScriptedReply {
    let rows = ids.map {
      #"{"coinCount": \#(10 + $0), "date": 1716167553000, "desc": "2024-05-20 09:12:33 签到 , 积分：10 + \#($0)", "id": \#($0), "reason": "签到", "type": 1, "userId": 159001, "userName": "alice"}"#
    }
    return .json(RankServer.answer(page, rows, of: pages)).on("GET /wanandroid/lg/coin/list/\(page)/json")
  }

  /// A recorder of everything that the view model emits.
  @MainActor private final class View {
    let viewModel: any MyCoinsViewModel
    private(set) var owners: [CoinOwner?] = []
    private(set) var histories: [ListState<CoinEntryRow>] = []
    private(set) var problems: [LoadFailure] = []
    private(set) var intents: [MyCoinsIntent] = []
    private let bag = DisposeBag()

    init(_ server: RankServer) {
      viewModel = server.feature.makeMyCoinsViewModel()
      viewModel.state.drive(onNext: { [unowned self] in histories.append($0) }).disposed(by: bag)
      viewModel.owner.drive(onNext: { [unowned self] in owners.append($0) }).disposed(by: bag)
      viewModel.problems.emit(onNext: { [unowned self] in problems.append($0) }).disposed(by: bag)
      viewModel.intents.asSignal().emit(onNext: { [unowned self] in intents.append($0) }).disposed(by: bag)
    }

    var input: ListInput { viewModel.input }
    var owner: CoinOwner? { owners.last.flatMap(\.self) }
    var history: ListState<CoinEntryRow>? { histories.last }

    var footer: ListContent<CoinEntryRow>.Footer? {
      if case .content(let content)? = history { content.footer } else { nil }
    }
  }

  private let alice = TestAccount("alice")

  @Test
  func
    `The view model of the user's coins sends no request before the screen appears, and then requests coins and history once`()
    throws
  {
    let server = try RankServer(Self.coins(451), Self.history(1, 1..<4, of: 1), account: alice)
    let view = View(server)
    #expect(view.owners == [CoinOwner(name: "alice", row: nil)])
    #expect(view.histories == [.loading])
    #expect(server.requested.isEmpty)
    view.input.appear.accept(())
    view.input.appear.accept(())
    #expect(server.requested.sorted() == ["/wanandroid/lg/coin/list/1/json", "/wanandroid/lg/coin/userinfo/json"])
    #expect(view.owner == CoinOwner(name: "alice", row: Self.row(451)))
    #expect(view.history?.rows.map(\.id) == [1, 2, 3])
    #expect(
      view.history?.rows.first
        == CoinEntryRow(
          CoinEntry(
            id: 1, coins: 11, date: Date(timeIntervalSince1970: 1_716_167_553), reason: "签到",
            details: "2024-05-20 09:12:33 签到 , 积分：10 + 1")))
    #expect(view.footer == .endReached)
  }

  @Test
  func `The view model of the user's coins sends no requests without a login, and emits the intent to log in`()
    throws
  {
    let server = try RankServer(account: TestAccount(nil))
    let view = View(server)
    view.input.appear.accept(())
    view.input.refresh.accept(())
    #expect(view.owners == [nil])
    #expect(server.requested.isEmpty)
    #expect(view.intents.isEmpty)
    view.viewModel.intents.accept(.logIn)
    #expect(view.intents == [.logIn])
  }

  @Test
  func
    `In an app without a login screen, the view model of a user's coins does not offer a login`()
    throws
  {
    let view = View(try RankServer(account: TestAccount(nil), offersLogin: false))
    #expect(!view.viewModel.offersLogin)
  }

  @Test func `Coins appear when the user logs in, and disappear when the user logs out`() throws {
    let account = TestAccount(nil)
    let server = try RankServer(Self.coins(451), Self.history(1, 1..<4, of: 1), account: account)
    let view = View(server)
    view.input.appear.accept(())
    account.name.accept("alice")
    #expect(view.history?.rows.count == 3)
    account.name.accept(nil)
    #expect(view.owner == nil)
  }

  @Test func `A change of the account cancels the requests of the previous account`() throws {
    let server = try RankServer(.never, .never, .never, .never, account: alice)
    let view = View(server)
    view.input.appear.accept(())
    alice.name.accept("bob")
    #expect(server.transport.cancelled == 2)
  }

  @Test
  func `An account is removed if the server no longer accepts it, and the view model reports no failure`() throws {
    let server = try RankServer(Self.expired, Self.expired, account: alice)
    let view = View(server)
    view.input.appear.accept(())
    #expect(alice.name.value == nil)
    #expect(view.owner == nil)
    #expect(view.problems.isEmpty)
    #expect(
      !view.histories.contains { if case .failed = $0 { true } else { false } })
  }

  @Test
  func
    `Pages of the history are appended, a failed page is requested again, and an entry that is on two pages is listed once`()
    throws
  {
    let server = try RankServer(
      Self.coins(451), Self.history(1, 1..<4, of: 2),
      .failure(.transport(.offline)).on("GET /wanandroid/lg/coin/list/2/json"), Self.history(2, 3..<6, of: 2),
      account: alice)
    let view = View(server)
    view.input.appear.accept(())
    #expect(view.footer == .idle)
    view.input.loadMore.accept(())
    #expect(view.footer == .loadMoreFailed(.offline))
    #expect(view.history?.rows.map(\.id) == [1, 2, 3])
    view.input.loadMore.accept(())
    #expect(view.history?.rows.map(\.id) == [1, 2, 3, 4, 5])
    #expect(view.footer == .endReached)
    view.input.loadMore.accept(())
    #expect(server.requested.count == 4)
  }

  @Test func `A failure to load the coins is reported and leaves the history intact`() throws {
    let server = try RankServer(
      .status(503).on("GET /wanandroid/lg/coin/userinfo/json"), Self.history(1, 1..<4, of: 1), Self.coins(500),
      Self.history(1, 0..<4, of: 1), account: alice)
    let view = View(server)
    view.input.appear.accept(())
    #expect(view.owner == CoinOwner(name: "alice", row: nil))
    #expect(view.history?.rows.count == 3)
    #expect(view.problems == [.unavailable(status: 503, message: nil)])
    view.input.refresh.accept(())
    #expect(view.owner == CoinOwner(name: "alice", row: Self.row(500)))
    #expect(view.history?.rows.count == 4)
  }

  @Test func `A refresh that fails leaves the coins and the rows unchanged`() throws {
    let server = try RankServer(
      Self.coins(451), Self.history(1, 1..<4, of: 1), .failure(.transport(.offline)), .failure(.transport(.offline)),
      account: alice)
    let view = View(server)
    view.input.appear.accept(())
    view.input.refresh.accept(())
    #expect(view.owner == CoinOwner(name: "alice", row: Self.row(451)))
    #expect(view.history?.rows.count == 3)
    guard case .content(let content)? = view.history else {
      Issue.record("The rows are gone.")
      return
    }
    #expect(content.header == .stale(.offline))
  }

  @Test
  func `The state of a history is failed if its first page fails to load, and empty if the page has no entries`() throws
  {
    let server = try RankServer(
      Self.coins(0), .failure(.transport(.offline)).on("GET /wanandroid/lg/coin/list/1/json"), Self.coins(0),
      Self.history(1, 0..<0, of: 0), account: alice)
    let view = View(server)
    view.input.appear.accept(())
    #expect(view.history == .failed(.offline))
    view.input.refresh.accept(())
    #expect(view.history == .empty)
  }

  @Test
  func
    `myCoins loads the history up to its last page, a repeated one or a limit, and throws unauthorized if the user is not logged in`()
    async throws
  {
    let server = try RankServer(
      Self.coins(451), Self.history(1, 1..<4, of: 2), Self.history(2, 3..<6, of: 2), account: alice)
    let coins = try await server.feature.myCoins(pages: 5)
    #expect(coins.coins.coins == 451)
    #expect(coins.history.map(\.id) == [1, 2, 3, 4, 5])
    let repeating = try RankServer(
      Self.coins(451), Self.history(1, 1..<4, of: 9), Self.history(2, 1..<4, of: 9), account: alice)
    #expect(try await repeating.feature.myCoins(pages: nil).history.map(\.id) == [1, 2, 3])
    let endless = [Self.coins(451)] + (1...100).map { Self.history($0, $0 * 3..<$0 * 3 + 3, of: 9_999) }
    #expect(try await RankServer(replies: endless, account: alice).feature.myCoins(pages: nil).isTruncated)
    let loggedOut = try RankServer(Self.expired, account: TestAccount(nil))
    await #expect(throws: LoadFailure.unauthorized) { try await loggedOut.feature.myCoins() }
  }

  @Test
  func `The coins and the earlier pages stay if a page of the history fails to load, and the failure is returned`()
    async throws
  {
    let server = try RankServer(
      Self.coins(451), Self.history(1, 1..<4, of: 2), .status(500).on("GET /wanandroid/lg/coin/list/2/json"),
      account: alice)
    let coins = try await server.feature.myCoins(pages: 5)
    #expect(coins.coins.coins == 451 && coins.history.map(\.id) == [1, 2, 3])
    #expect(coins.failure == .status(500) && CoinsDocument(server: "a", coins: coins).isIncomplete)
  }

  @Test func `A page of the history of which no entry can be decoded is a failure`() async throws {
    let damaged = ScriptedReply.json(RankServer.answer(1, [#"{"coinCount": 1}"#], of: 1))
    let server = try RankServer(
      Self.coins(451), damaged.on("GET /wanandroid/lg/coin/list/1/json"), account: alice)
    #expect(try await server.feature.myCoins().failure == .unreadable)
  }

  @Test
  func `Responses with missing fields are decoded, and an entry without an identifier is dropped`() async throws {
    let server = try RankServer(
      .json(#"{"data": {"userId": 1, "rank": 7}, "errorCode": 0}"#),
      .json(
        #"{"data": {"curPage": 1, "datas": [{"id": 2}, {"reason": "no id"}], "over": true}, "errorCode": 0, "errorMsg": ""}"#
      ), account: alice)
    let coins = try await server.feature.myCoins()
    #expect(coins.coins == RankedUser(id: 1, rank: "7", name: nil, level: nil, coins: nil))
    #expect(coins.history == [CoinEntry(id: 2, coins: nil, date: nil, reason: nil, details: nil)])
  }
}
