import FeatureLogin
import Foundation
import Networking
import NetworkingTest
import Presentation
import Reactive
import ReactiveTest
import Testing
import WebApp
import WebAppTest

extension LoginPageTests {
  /// Returns a closure that posts fields to a page, and returns what the page then shows.
  private func poster(_ client: PageClient, _ path: String) async throws -> ([String: String]) async -> String {
    let token = try #require(await client.get(path).token)
    return { fields in
      _ = await client.post(path, fields.merging(["token": token]) { $1 })
      return await client.get(path).body
    }
  }

  @Test func `A typed password that is too short is reported, and sends nothing`() async throws {
    let app = try await start(try feature())
    defer { app.server.stop() }
    let post = try await poster(await app.enter(), "/login?at=phone")
    let body = await post(["action": "typed", "phone": "13800138000", "password": "123"])
    #expect(body.contains("The password needs at least 6 characters"))
    #expect(!body.contains("Login failed"))
  }

  @Test func `The page of wanandroid shows a running registration, which the user cancels, and then a refusal`()
    async throws
  {
    let refusal = ScriptedReply.json(#"{"data": null, "errorCode": -1, "errorMsg": "name taken"}"#)
    let app = try await start(try feature([], .never, refusal))
    defer { app.server.stop() }
    let post = try await poster(await app.enter(), "/login?at=wanandroid")
    _ = await post(["action": "change"])
    let form = ["action": "submit", "username": "alice", "password": "abcdef", "repeated": "abcdef"]
    #expect(await post(form).contains(/<button[^>]* disabled[^>]*>Register</))
    scheduler.advanceTo(200)
    let typed = await post(["action": "typed"])
    #expect(typed.contains("Registering…") && typed.contains("Cancel"))
    let canceled = await post(["action": "cancel"])
    #expect(!canceled.contains("Registering…") && !canceled.contains("Cancel"))
    #expect(await post(form).contains("name taken"))
  }

  @Test func `The page of Mastodon shows the address to open and takes a code, and Cancel leads back to the form`()
    async throws
  {
    let program = ScriptedReply.json(#"{"client_id": "id1", "client_secret": "s3cret"}"#)
    let app = try await start(try feature([], program))
    defer { app.server.stop() }
    let post = try await poster(await app.enter(), "/login?at=mastodon")
    // A request would be an issue, because the server has only one reply.
    #expect(await !post(["action": "typed", "server": "mastodon.example"]).contains("Open this address"))
    let waiting = await post(["action": "submit"])
    #expect(waiting.contains("Open this address in a browser on any device and authorize the app there."))
    #expect(waiting.contains("https://mastodon.example/oauth/authorize?") && !waiting.contains("s3cret"))
    #expect(!waiting.contains(#"name="server""#))
    let answered = await post(["action": "answer", "code": "http://127.0.0.1:1/callback?code=evil&state=other"])
    #expect(answered.contains("This code belongs to another login"))
    #expect(await post(["action": "cancel"]).contains(#"name="server""#))
  }

  @Test func `The page of the accounts says which one is used, and the user can use another and log out`() async throws
  {
    let server = try #require(URL(string: "https://social.example"))
    let accounts = ["ada", "bea"].map {
      Account(server: server, name: $0, proof: .oauth(token: "canary", client: OAuthClient(id: "id", secret: "secret")))
    }
    let app = try await start(
      try feature(
        accounts, .json("{}").on("GET /api/v1/accounts/verify_credentials").repeated(),
        .json("{}").on("POST /oauth/revoke")))
    defer { app.server.stop() }
    let client = await app.enter()
    let post = try await poster(client, "/account")
    func rows(_ body: String) -> [Substring] {
      body.split(separator: #"id="rows""#).dropFirst().joined().split(separator: "<li").dropFirst().map { $0[...] }
    }
    func value(_ row: Substring) throws -> String {
      let encoded = String(try #require(row.firstMatch(of: /name="row" value="([^"]+)"/)).1)
      return encoded.replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
    }
    let before = rows(await client.get("/account").body)
    #expect(before[0].contains("Mastodon social.example") && before[0].contains("<strong>ada</strong>"))
    #expect(!before[0].contains("in use") && before[0].contains("Use this account"))
    #expect(before[1].contains("in use") && !before[1].contains("Use this account"))
    let used = rows(await post(["action": "use", "row": try value(before[0])]))
    #expect(used.first { $0.contains("<strong>ada</strong>") }?.contains("in use") == true)
    #expect(used.first { $0.contains("<strong>bea</strong>") }?.contains("Use this account") == true)
    let left = await post(["action": "logOut", "row": try value(before[1])])
    #expect(
      left.contains("Logged out") && left.contains("<strong>ada</strong>") && !left.contains("<strong>bea</strong>"))
  }
}
