import FeatureCoinRank
import FeatureCoinRankWeb
import Foundation
import Networking
import NetworkingTest
import Presentation
import Reactive
import Testing
import WebApp
import WebAppTest

@MainActor @Suite(.timeLimit(.minutes(15))) struct CoinRankPageTests {
  @Test func `The page of the ranking shows the rows in a table, and the button that loads more`() async throws {
    let app = try await RankingApp(RankingApp.page(1, 1...2, of: 2))
    defer { app.server.stop() }
    _ = await app.client.get("/ranking")
    let body = await app.client.get("/ranking").body
    #expect(
      body.contains(
        #"<tr id="row-1" tabindex="-1"><td class="number">1</td><td class="text">u1</td><td class="number">7</td>"#
          + #"<td class="number">999</td></tr>"#))
    #expect(body.contains(">Load more</button>"))
  }

  @Test func `A failed page of the ranking shows the reason and a button that retries`() async throws {
    let app = try await RankingApp(.failure(.transport(.offline)))
    defer { app.server.stop() }
    _ = await app.client.get("/ranking")
    let body = await app.client.get("/ranking").body
    #expect(body.contains("Loading failed"))
    #expect(body.contains("The Internet connection appears to be offline"))
    #expect(body.contains(">Retry</button>"))
  }

  @Test func `The page of the user's coins changes when the user logs in and out`() async throws {
    let user = BehaviorRelay<String?>(value: nil)
    let app = try await RankingApp(account: CoinAccount(user: user.asObservable()))
    defer { app.server.stop() }
    #expect(await app.client.get("/coins").body.contains("You are not logged in"))
    app.transport.script(
      .json(
        #"{"data": {"curPage": 1, "datas": [{"coinCount": 17, "date": 1716167553000, "desc": "d", "id": 1, "reason": "<b>"}], "#
          + #""over": true, "pageCount": 1}, "errorCode": 0}"#
      ).on("GET /lg/coin/list/1/json"))
    app.transport.script(
      .json(#"{"data": {"coinCount": 451, "level": 5, "rank": "7", "userId": 1, "username": "a"}, "errorCode": 0}"#)
        .on("GET /lg/coin/userinfo/json"))
    user.accept("alice")
    let body = await app.client.get("/coins").body
    #expect(body.contains("<strong>alice</strong><span>Rank: 7</span><span>Level: 5</span><span>Coins: 451</span>"))
    #expect(body.contains(#"<td class="text">&lt;b&gt;</td>"#))
    user.accept(nil)
    #expect(await app.client.get("/coins").body.contains("You are not logged in"))
  }
}
