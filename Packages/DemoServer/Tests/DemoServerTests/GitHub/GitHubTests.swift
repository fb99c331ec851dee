import Testing

@testable import DemoServer

@Suite
struct GitHubTests {
  private static let issues = "/github/repos/example/reactive-monorepo/issues"
  private static let agent: Headers = ["User-Agent": "test"]
  private let world: TestWorld

  init() throws { world = try TestWorld() }

  private func get(_ path: String) throws -> Response { try world.get(path, headers: Self.agent) }

  @Test
  func `The GitHub API returns issues on linked pages, each issue once and newest first`() throws {
    var path: String? = Self.issues + "?state=all&per_page=30"
    var numbers: [Int] = []
    var relations: [[Bool]] = []
    while let next = path {
      let response = try get(next)
      numbers += try response.json.items.compactMap { $0["number"]?.int }
      relations.append(["prev", "first", "next", "last"].map { response.link($0) != nil })
      path = response.link("next")
    }
    #expect(numbers == Array((1...80).reversed()))
    #expect(relations == [[false, false, true, true], [true, true, true, true], [true, true, false, false]])
  }

  @Test
  func `The GitHub API separates open and closed issues, and includes pull requests and the users who closed issues`()
    throws
  {
    let open = try get(Self.issues + "?per_page=100").json.items
    let closed = try get(Self.issues + "?state=closed&per_page=100").json.items
    #expect(open.count + closed.count == 80)
    #expect(open.allSatisfy { $0["state"] == "open" && $0["closed_at"] == .null })
    #expect(closed.allSatisfy { $0["state"] == "closed" && $0["closed_by"]?["login"] != nil })
    #expect(open.contains { $0["pull_request"] != nil })
  }

  @Test(arguments: [("0", 1), ("1", 1), ("2", 2), ("x", 30)])
  func `A page of the GitHub API has as many items as requested, at least one, and 30 by default`(
    size: String, count: Int
  ) throws {
    #expect(try get(Self.issues + "?per_page=\(size)").json.items.count == count)
  }

  @Test(arguments: [("commits", 30), ("branches", 6), ("contributors", 14)])
  func `The GitHub API returns commits, branches and contributors of the repository`(name: String, count: Int) throws {
    #expect(try get("/github/repos/example/reactive-monorepo/\(name)").json.items.count == count)
  }

  @Test(arguments: [("main", 200), ("feature/pager", 200), ("nosuch", 404)])
  func `The GitHub API returns the commits of a branch, and reports a branch that does not exist`(
    name: String, status: Int
  ) throws {
    #expect(try get("/github/repos/example/reactive-monorepo/commits?sha=\(name)").status == status)
  }

  @Test
  func
    `The GitHub API finds a commit by its branch, or by the first characters of its hash in either case, but not by three`()
    throws
  {
    let path = "/github/repos/example/reactive-monorepo/commits"
    let hash = try #require(try get(path).json.items.first?["sha"]?.text)
    for name in ["main", hash, String(hash.prefix(7)), hash.prefix(8).uppercased()] {
      #expect(try get("\(path)/\(name)").json["sha"]?.text == hash)
    }
    for name in ["nosuch", String(hash.prefix(3))] { #expect(try get("\(path)/\(name)").status == 404) }
  }

  @Test
  func `The GitHub API finds users and repositories, and reports a missing parameter or record`() throws {
    #expect(try get("/github/users/hanae_sato").json["name"] == "佐藤 花江")
    #expect(try get("/github/users/nobody").json["message"] == "Not Found")
    let owner = try #require(try get("/github/repos/example/reactive-monorepo").json["owner"]?["login"]?.text)
    #expect(try get("/github/users/\(owner)").json["type"] == "Organization")
    #expect(try get("/github/users/\(owner)/social_accounts").json.items.isEmpty)
    #expect(try get("/github/repos/example/other").status == 404)
    func found(_ query: String) throws -> [JSON?] {
      try get("/github/search/repositories?q=\(query)").json["items"]?.items.map { $0["full_name"] } ?? []
    }
    #expect(try found("reactive") == ["example/reactive-monorepo"])
    #expect(try found("swift%20language:swift").count == 3)
    #expect(try found("stars:%3E=5000").count == 4)
    let response = try get("/github/search/repositories")
    #expect(response.status == 422)
    #expect(try response.json["errors"]?[0]?["code"] == "missing")
  }

  @Test
  func `The GitHub API requires a User-Agent, and rejects an invalid token`() throws {
    #expect(try world.get(Self.issues).status == 403)
    #expect(try world.get(Self.issues, headers: ["User-Agent": "x", "Authorization": "token wrong"]).status == 401)
    #expect(
      try world.get(Self.issues, headers: ["User-Agent": "x", "Authorization": "token demo-github-token"]).status == 200
    )
  }

  @Test
  func `The GitHub API does not count a request that receives 304 for an unchanged resource against the limit`() throws
  {
    let world = try TestWorld { $0.gitHubRateLimit = 2 }
    let first = try world.get(Self.issues, headers: Self.agent)
    #expect(first.headers["X-RateLimit-Remaining"] == "1")
    let tag = try #require(first.headers["ETag"])
    for _ in 0..<3 {
      let again = try world.get(Self.issues, headers: ["User-Agent": "x", "If-None-Match": tag])
      #expect(again.status == 304)
      #expect(again.body.isEmpty)
    }
    #expect(try world.get(Self.issues, headers: Self.agent).status == 200)
    let exceeded = try world.get(Self.issues, headers: Self.agent)
    #expect(exceeded.status == 403)
    #expect(exceeded.headers["X-RateLimit-Reset"] == "1714600800")
    world.advance(by: 3600)
    #expect(try world.get(Self.issues, headers: Self.agent).status == 200)
  }

  @Test
  func `The GitHub API returns an issue, as many comments as the issue declares, and a commit with its files`() throws {
    let all = try get(Self.issues + "?state=all&per_page=100").json.items
    let issue = try #require(all.first { ($0["comments"]?.int ?? 0) > 1 })
    let number = try #require(issue["number"]?.int)
    #expect(try get("\(Self.issues)/\(number)").json == issue)
    #expect(try get("\(Self.issues)/\(number)/comments").json.items.count == issue["comments"]?.int)
    #expect(try get("\(Self.issues)/999").status == 404)
    let repository = "/github/repos/example/reactive-monorepo"
    let sha = try #require(get("\(repository)/commits").json[3]?["sha"]?.text)
    #expect(try get("\(repository)/commits/\(sha)").json["files"]?.items.count == 2)
    #expect(try get("\(repository)/commits/0").status == 404)
    #expect(try get("\(repository)/languages").json.keys == ["Swift", "C", "Shell"])
  }

  @Test
  func `The GitHub API returns a Mastodon account for some users`() throws {
    let accounts = try get("/github/users/mira_okafor/social_accounts").json
    #expect(accounts[0]?["provider"] == "mastodon")
    #expect(accounts[0]?["url"] == "https://social.example/@mira_okafor")
    #expect(try get("/github/users/tobiaslind/social_accounts").json.items.isEmpty)
  }

  @Test
  func `The GitHub API stores the star of the token's owner, and rejects requests about stars without a token`() throws
  {
    let path = "/github/user/starred/example/reactive-monorepo"
    #expect(try get("/github/repos/mira_okafor/teapot").json["owner"]?["login"] == "mira_okafor")
    #expect(try get(path).status == 401)
    let headers: Headers = ["User-Agent": "x", "Authorization": "Bearer demo-github-token"]
    func status(_ method: String) throws -> Int { try world.reply(method, path, headers: headers).response.status }
    #expect(
      try [status("GET"), status("PUT"), status("GET"), status("DELETE"), status("GET")] == [404, 204, 204, 204, 404])
  }
}
