import Foundation
import Testing

@testable import DemoServer

@Suite
struct AccountTests {
  private let world: TestWorld

  init() throws { world = try TestWorld() }

  private func logIn(_ username: String = "alice_example", _ password: String = "123456") throws -> Response {
    try world.post("/wanandroid/user/login", form: ["username": username, "password": password])
  }

  /// Stores the cookies that a client on 127.0.0.1 can store and send over HTTP.
  private func storeCookies(of response: Response) {
    for line in response.headers.values(of: "Set-Cookie") where !line.contains("Domain=") && !line.contains("Secure") {
      let pair = line.prefix { $0 != ";" }.split(separator: "=", maxSplits: 1)
      world.cookies[String(pair[0])] = String(pair[1])
    }
  }

  @Test
  func `A wanandroid login sets five cookies, four of which last thirty days`() throws {
    let response = try logIn()
    #expect(try response.json["errorCode"] == 0)
    #expect(try response.json["data"]?["username"] == "alice_example")
    let token = world.lastTokenPass
    #expect(
      response.headers.values(of: "Set-Cookie") == [
        "JSESSIONID=\(world.lastSessionID); Path=/; Secure; HttpOnly",
        "loginUserName=alice_example; Expires=Fri, 31-May-2024 21:46:40 GMT; Path=/",
        "token_pass=\(token); Expires=Fri, 31-May-2024 21:46:40 GMT; Path=/",
        "loginUserName_wanandroid_com=alice_example; Domain=wanandroid.com; Expires=Fri, 31-May-2024 21:46:40 GMT; Path=/",
        "token_pass_wanandroid_com=\(token); Domain=wanandroid.com; Expires=Fri, 31-May-2024 21:46:40 GMT; Path=/",
      ])
  }

  @Test(arguments: ["alice_example", "nobody"])
  func `A wanandroid login reports a wrong password and an unknown name with the same error`(username: String) throws {
    let response = try logIn(username, "wrong!")
    #expect(response.text == #"{"data":null,"errorCode":-1,"errorMsg":"账号密码不匹配！"}"#)
    #expect(response.headers.values(of: "Set-Cookie").isEmpty)
  }

  @Test(arguments: [
    "user/lg/userinfo", "lg/coin/userinfo", "lg/coin/list/1", "message/lg/count_unread", "message/lg/unread_list/1",
  ])
  func `A wanandroid request that requires a login fails in text/html without a data key`(path: String) throws {
    let response = try world.get("/wanandroid/\(path)/json")
    #expect(response.status == 200)
    #expect(response.headers["Content-Type"] == "text/html;charset=UTF-8")
    #expect(response.text == #"{"errorCode":-1001,"errorMsg":"请先登录！"}"#)
  }

  @Test func `The cookies of the demo session are valid without a login and after a reset`() throws {
    world.cookies = DemoServer.Accounts.sessionCookies
    #expect(try world.get("/wanandroid/lg/coin/userinfo/json").json["data"]?["username"] == "a**ce_example")
    world.change { $0.reset() }
    #expect(try world.get("/wanandroid/lg/coin/userinfo/json").json["errorCode"] == 0)
  }

  @Test
  func `wanandroid recognizes an account by the cookies of a loopback client until they expire`() throws {
    storeCookies(of: try logIn())
    #expect(world.cookies.keys.sorted() == ["loginUserName", "token_pass"])
    let mine = try world.get("/wanandroid/lg/coin/userinfo/json").json["data"]
    #expect(mine?["userId"] == 159_001)
    #expect(mine?["username"] == "a**ce_example")
    world.advance(by: 30 * 86_400)
    #expect(try world.get("/wanandroid/lg/coin/userinfo/json").json["errorCode"] == -1001)
  }

  @Test
  func `A wanandroid logout deletes the session and expires its cookies`() throws {
    storeCookies(of: try logIn())
    let response = try world.get("/wanandroid/user/logout/json")
    #expect(try response.json == ["data": nil, "errorCode": 0, "errorMsg": ""])
    let lines = response.headers.values(of: "Set-Cookie")
    #expect(lines.count == 4)
    #expect(lines.allSatisfy { $0.contains("=\"\"; ") && $0.contains("Max-Age=0; Expires=Thu, 01-Jan-1970") })
    #expect(try world.get("/wanandroid/lg/coin/userinfo/json").json["errorCode"] == -1001)
  }

  @Test
  func `A wanandroid registration logs in the new account, which is last in the ranking and has no history`() throws {
    let form: FormFields = ["username": "新用户 a&b", "password": "secret1", "repassword": "secret1"]
    storeCookies(of: try world.post("/wanandroid/user/register", form: form))
    let info = try world.get("/wanandroid/user/lg/userinfo/json").json["data"]
    #expect(info?["userInfo"]?["username"] == "新用户 a&b")
    #expect(info?["coinInfo"]?["rank"] == "242")
    let history = try world.get("/wanandroid/lg/coin/list/1/json").json["data"]
    #expect(history?["datas"] == [])
    #expect(history?["over"] == true)
  }

  @Test(arguments: [
    ("alice_example", "123456", "123456", "用户名已被注册"), ("new", "123456", "123457", "确认密码与密码不一致！"),
    ("new", "12345", "12345", "密码至少6位！"), ("", "123456", "123456", "用户名不能为空！"),
  ])
  func
    `A wanandroid registration rejects a name that is taken or empty, and a password that is too short or not repeated`(
      username: String, password: String, repeated: String, message: String
    ) throws
  {
    let form: FormFields = ["username": username, "password": password, "repassword": repeated]
    let json = try world.post("/wanandroid/user/register", form: form).json
    #expect(json["errorMsg"]?.text == message)
    #expect(json["errorCode"] == -1)
  }

  @Test
  func `The coin history has pages of 20 rows, whose coins add up to the coins of the account`() throws {
    storeCookies(of: try logIn())
    let pages = try (1...3).map { try world.get("/wanandroid/lg/coin/list/\($0)/json").json["data"] }
    #expect(pages.map { $0?["datas"]?.items.count } == [20, 20, 5])
    #expect(pages.map { $0?["over"]?.bool } == [false, false, true])
    let rows = pages.flatMap { $0?["datas"]?.items ?? [] }
    let sum = rows.compactMap { $0["coinCount"]?.int }.reduce(0, +)
    #expect(try world.get("/wanandroid/lg/coin/userinfo/json").json["data"]?["coinCount"]?.int == sum)
    #expect(rows.first?["desc"] == "2024-05-02 05:06:40 签到 , 积分：10 + 15")
    #expect(rows.first?["date"]?.int == 1_714_597_600_000)
  }

  @Test
  func `Reading the list of unread messages marks all of them as read`() throws {
    storeCookies(of: try logIn())
    #expect(try world.get("/wanandroid/message/lg/count_unread/json").json["data"] == 3)
    let unread = try world.get("/wanandroid/message/lg/unread_list/1/json").json["data"]
    #expect(unread?["datas"]?.items.map { $0["isRead"] } == [0, 0, 0])
    #expect(unread?["datas"]?[0]?["niceDate"] == "1小时前")
    #expect(unread?["datas"]?.items.allSatisfy { $0["fromUser"] == "小编" && $0["fromUserId"] == 2 } == true)
    #expect(try world.get("/wanandroid/message/lg/count_unread/json").json["data"] == 0)
    #expect(try world.get("/wanandroid/message/lg/readed_list/1/json").json["data"]?["total"] == 8)
  }
}

extension TestWorld {
  fileprivate var lastTokenPass: String { session?.tokenPass ?? "" }
  fileprivate var lastSessionID: String { session?.sessionID ?? "" }
  private var session: Session? {
    var last: Session?
    change { last = $0.world.wanAndroid.state.sessions.last }
    return last
  }
}
