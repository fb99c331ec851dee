import Foundation

/// The API for logging in with a phone number and a password: `POST /login`. Its responses have the status 200, and
/// `status_code` in the body contains the outcome.
///
/// To test the robustness of a client, some phone numbers are exceptions: they yield unusual responses regardless
/// of the password, such as a page with the status 502.
struct Login: APIFamily {
  static var notFound: Response { Response.statusPage(404) }

  static let routes: [Route<Login>] = [.post("/") { api, request in api.login(request) }]

  private func login(_ request: Request) -> Response {
    let fields = request.fields
    let success: JSON = ["status_code": 200, "message": "登录成功"]
    switch (fields["tel_num"], fields["password"]) {
    case (nil, _), (_, nil): return .json(["status_code": 400, "message": "缺少号码或密码"])
    case ("13800138001", _): return .json(success)
    case ("13800138002", _): return .json(success.merging(["user": ["name": "Tangent"]]))
    case ("13800138003", _): return .json(["message": "?"])
    case ("13800138004", _): return .statusPage(502)
    case ("13900139000", _): return .json(["status_code": 403, "message": "账号已被冻结", "user": nil])
    case (DemoServer.Accounts.phoneNumber, DemoServer.Accounts.password):
      return .json(success.merging(["user": ["name": "Tangent", "user_token": "abcdefg123456"]]))
    default: return .json(["status_code": 401, "message": "号码或密码错误"])
    }
  }
}
