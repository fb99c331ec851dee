import Testing

@testable import DemoServer

@Suite
struct LoginTests {
  @Test(arguments: [
    (
      "13800138000", "123456",
      #"{"message":"登录成功","status_code":200,"user":{"name":"Tangent","user_token":"abcdefg123456"}}"#
    ),
    ("13800138000", "wrong1", #"{"message":"号码或密码错误","status_code":401}"#),
    ("13700000000", "123456", #"{"message":"号码或密码错误","status_code":401}"#),
    ("13900139000", "123456", #"{"message":"账号已被冻结","status_code":403,"user":null}"#),
    ("13800138001", "123456", #"{"message":"登录成功","status_code":200}"#),
    ("13800138002", "123456", #"{"message":"登录成功","status_code":200,"user":{"name":"Tangent"}}"#),
    ("13800138003", "123456", #"{"message":"?"}"#),
  ])
  func `The phone login responds to each number as scripted, with status 200`(
    number: String, password: String, text: String
  ) throws {
    let world = try TestWorld()
    let response = try world.post("/login", form: ["tel_num": number, "password": password])
    #expect(response.status == 200)
    #expect(response.text == text)
    let json: JSON = ["tel_num": .string(number), "password": .string(password)]
    #expect(try world.post("/login", json: json) == response)
  }

  @Test
  func `The phone login responds to one number with the error of a proxy`() throws {
    let response = try TestWorld().post("/login", form: ["tel_num": "13800138004", "password": "123456"])
    #expect(response.status == 502)
    #expect(response.text == "<html><body>502 Bad Gateway</body></html>")
  }

  @Test
  func `The phone login requires a phone number and a password`() throws {
    #expect(try TestWorld().post("/login", form: ["tel_num": "13800138000"]).json["status_code"] == 400)
  }

  @Test
  func `The phone login accepts only POST`() throws {
    #expect(try TestWorld().get("/login").headers["Allow"] == "POST, OPTIONS")
  }
}

@Suite
struct RemoteConfigTests {
  @Test
  func `The remote config returns its defaults until values are set, and then those values`() throws {
    let world = try TestWorld()
    #expect(try world.get("/remote-config").text == #"{"isRoundedAvatar":false,"likeButtonStyle":"heart"}"#)
    let answer = try world.reply(
      "PUT", "/_control/remote-config", body: #"{"isRoundedAvatar":true,"likeButtonStyle":"star"}"#)
    #expect(answer.response.status == 200)
    #expect(try world.get("/remote-config").text == #"{"isRoundedAvatar":true,"likeButtonStyle":"star"}"#)
    world.change { $0.setRemoteConfig(DemoServer.RemoteConfig(isRoundedAvatar: false, likeButtonStyle: nil)) }
    #expect(try world.get("/remote-config").text == #"{"isRoundedAvatar":false}"#)
  }

  @Test(arguments: ["", "[]", #"{"isRoundedAvatar":1}"#])
  func `The remote config rejects an invalid value`(body: String) throws {
    #expect(try TestWorld().reply("PUT", "/_control/remote-config", body: body).response.status == 422)
  }
}
