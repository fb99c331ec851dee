import Testing

@testable import DemoServer

@Suite
struct RankingTests {
  private func page(_ number: Int, of world: TestWorld, query: String = "") throws -> JSON {
    try #require(try world.get("/wanandroid/coin/rank/\(number)/json\(query)").json["data"])
  }

  @Test
  func `The coin ranking has the envelope and the rows of the real server`() throws {
    let response = try TestWorld().get("/wanandroid/coin/rank/1/json")
    #expect(response.status == 200)
    #expect(response.headers["Content-Type"] == "application/json; charset=utf-8")
    let json = try response.json
    #expect(json.keys == ["data", "errorCode", "errorMsg"])
    #expect(json["errorCode"] == 0)
    #expect(json["errorMsg"] == "")
    #expect(json["data"]?.keys == ["curPage", "datas", "offset", "over", "pageCount", "size", "total"])
    let row = try #require(json["data"]?["datas"]?[0])
    #expect(row.keys == ["coinCount", "level", "nickname", "rank", "userId", "username"])
    #expect(row["rank"] == "1")
    let coins = try #require(row["coinCount"]?.int)
    #expect(coins > 0 && row["level"]?.int == coins / 100 + 1)
  }

  @Test
  func `The coin ranking has 241 rows on nine pages of up to 30, with every rank once and the best first`() throws {
    let world = try TestWorld()
    let pages = try (1...9).map { try page($0, of: world) }
    for (index, page) in pages.enumerated() {
      #expect(page["over"]?.bool == (index == 8))
      #expect(page["curPage"]?.int == index + 1)
      #expect(page["offset"]?.int == 30 * index)
    }
    #expect(pages.allSatisfy { $0["pageCount"] == 9 && $0["total"] == 241 && $0["size"] == 30 })
    let rows = pages.flatMap { $0["datas"]?.items ?? [] }
    let ranks: [String] = (1...241).map { String($0) }
    #expect(rows.compactMap { $0["rank"]?.text } == ranks)
    let coins = rows.compactMap { $0["coinCount"]?.int }
    #expect(coins == coins.sorted(by: >))
    #expect(Set(rows.compactMap { $0["userId"]?.int }).count == 241)
  }

  @Test
  func `A page after the end of the coin ranking is empty, and its field over is true`() throws {
    let page = try page(10, of: TestWorld())
    #expect(page["datas"] == [])
    #expect(page["over"] == true)
    #expect(page["curPage"] == 10)
    #expect(page["offset"] == 270)
  }

  @Test
  func `Page 0 of the coin ranking has curPage 0 and offset -20, and its field over is false`() throws {
    let page = try page(0, of: TestWorld())
    #expect(page["curPage"] == 0)
    #expect(page["offset"] == -20)
    #expect(page["over"] == false)
  }

  @Test
  func `The coin ranking without users has no pages, and its field over is true`() throws {
    let world = try TestWorld { $0.rankedUsers = 0 }
    world.change { $0.world.wanAndroid.state.accounts = [] }
    let page = try page(1, of: world)
    #expect(page["datas"] == [])
    #expect(page["pageCount"] == 0)
    #expect(page["over"] == true)
  }

  @Test(arguments: [(10, 10), (40, 40), (41, 30), (0, 30)])
  func `The coin ranking accepts a page_size from 1 to 40 and ignores other sizes`(asked: Int, given: Int) throws {
    let page = try page(1, of: TestWorld(), query: "?page_size=\(asked)")
    #expect(page["size"]?.int == given)
    #expect(page["datas"]?.items.count == given)
  }

  @Test(arguments: ["x", "-1", "99999999999999999999", "1.5", "%20"])
  func `The coin ranking rejects an invalid page number`(text: String) throws {
    let json = try TestWorld().get("/wanandroid/coin/rank/\(text)/json").json
    #expect(json["errorCode"] == -1)
    #expect(json["data"] == JSON.null)
  }

  @Test
  func `A coin ranking with a shift of 2 repeats the last two rows of a page at the start of the next`() throws {
    let world = try TestWorld { $0.rankingShift = 2 }
    let first = try page(1, of: world)["datas"]?.items.map { $0["userId"] } ?? []
    let second = try page(2, of: world)["datas"]?.items.map { $0["userId"] } ?? []
    #expect(second.prefix(2) == first.suffix(2))
  }

  @Test(arguments: [("goweii", "g**eii"), ("晨曦微光", "晨**光"), ("ab", "a**")])
  func `The coin ranking masks usernames like the real server`(name: String, shown: String) {
    #expect(masked(name) == shown)
  }

  @Test
  func `The coin ranking depends only on its seed`() {
    #expect(Player.ranking(count: 50, seed: 7) == Player.ranking(count: 50, seed: 7))
    #expect(Player.ranking(count: 50, seed: 7) != Player.ranking(count: 50, seed: 8))
  }
}
