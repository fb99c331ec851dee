import Foundation

extension WanAndroid {
  mutating func login(_ request: Request) -> Response {
    guard let account = state.accounts.first(where: { $0.username == request.form["username"] }),
      account.accepts(password: request.form["password"] ?? "")
    else { return .refusal("账号密码不匹配！") }
    return logIn(account, at: request.date)
  }

  /// Registers an account and logs it in, as the real service does.
  mutating func register(_ request: Request) -> Response {
    let form = request.form
    guard let username = form["username"], !username.isEmpty, username.count <= 50 else { return .refusal("用户名不能为空！") }
    guard let password = form["password"], password.count >= 6 else { return .refusal("密码至少6位！") }
    guard password == form["repassword"] else { return .refusal("确认密码与密码不一致！") }
    guard !state.accounts.contains(where: { $0.username == username }) else { return .refusal("用户名已被注册") }
    guard state.accounts.count < 1000 else { return .refusal("注册人数已满") }
    let account = Account(id: 159_000 + state.accounts.count + 1, username: username, password: password)
    state.accounts.append(account)
    return logIn(account, at: request.date)
  }

  mutating func logout(_ request: Request) -> Response {
    state.sessions.removeAll { $0.isProven(by: request.cookies, at: request.date) }
    var response = Response.envelope(nil)
    response.headers = Headers(response.headers.fields + Session.expiredCookies.fields)
    return response
  }

  private mutating func logIn(_ account: Account, at date: Date) -> Response {
    let session = Session(
      sessionID: state.random.token().uppercased(), tokenPass: state.random.token(), username: account.username,
      expires: date.addingTimeInterval(Session.lifetime))
    state.sessions.removeAll { $0.expires <= date }
    state.sessions = state.sessions.suffix(999) + [session]
    var response = Response.envelope(profile(of: account))
    response.headers = Headers(response.headers.fields + session.cookies.fields)
    return response
  }

  func userInfo(_ request: Request) -> Response {
    guard let account = account(of: request) else { return .notLoggedIn }
    return .envelope([
      "coinInfo": standing(of: account),
      "collectArticleInfo": ["count": 0],
      "userInfo": profile(of: account),
    ])
  }

  /// Returns the account that the request's cookies identify.
  func account(of request: Request) -> Account? {
    accountIndex(of: request).map { state.accounts[$0] }
  }

  func accountIndex(of request: Request) -> Int? {
    let cookies = request.cookies
    guard let session = state.sessions.first(where: { $0.isProven(by: cookies, at: request.date) }) else { return nil }
    return state.accounts.firstIndex { $0.username == session.username }
  }

  private func profile(of account: Account) -> JSON {
    [
      "admin": false, "chapterTops": [], "coinCount": .int(account.coins), "collectIds": [], "email": "", "icon": "",
      "id": .int(account.id), "nickname": .string(account.username), "password": "",
      "publicName": .string(account.username), "token": "", "type": 0, "username": .string(account.username),
    ]
  }
}
