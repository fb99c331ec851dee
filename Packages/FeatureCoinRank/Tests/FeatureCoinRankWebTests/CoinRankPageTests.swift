import FeatureCoinRank
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

  @Test
  func `Of 10,000 stored rows, the page has the first window, and its end requests the next one without the server`()
    async throws
  {
    let app = try await RankingApp(RankingApp.page(1, 1...10_000, of: 2))
    defer { app.server.stop() }
    _ = await app.client.get("/ranking")
    let page = await app.client.get("/ranking")
    #expect(page.body.components(separatedBy: "<tr id=").count == 201)
    #expect(page.body.contains("data-near-end"))
    let state = try #require(page.body.firstMatch(of: /data-state="([0-9]+)"/).flatMap { Int($0.1) })
    var events = app.client.events("/ranking", state: state).makeAsyncIterator()
    _ = await events.next()
    let token = try #require(page.token)
    #expect(await app.client.post("/ranking", ["action": "more", "token": token], isScripted: true).status == 204)
    var received = ""
    while !received.contains("row-400"), let piece = await events.next() { received += piece }
    #expect(received.components(separatedBy: #"["insert","#).count == 201)
    #expect(!received.contains("row-401") && !received.contains(#""rows"]"#))
    #expect(app.transport.requests.count == 1)
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
    let without = await app.client.get("/coins").body
    #expect(without.contains("You are not logged in") && !without.contains("Log in"), "This app has no login.")
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
    app.transport.script(.failure(.transport(.offline)).repeated())
    _ = await app.client.post(
      "/coins", ["action": "refresh", "token": try #require(await app.client.get("/coins").token)])
    #expect(await app.client.get("/coins").body.contains("The Internet connection appears to be offline"))
    user.accept(nil)
    #expect(await app.client.get("/coins").body.contains("You are not logged in"))
  }
}
