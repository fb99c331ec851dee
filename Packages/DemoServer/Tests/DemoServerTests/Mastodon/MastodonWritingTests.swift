import Foundation
import Testing

@testable import DemoServer

@Suite struct MastodonWritingTests {
  private static let token: Headers = ["Authorization": "Bearer \(DemoServer.Accounts.mastodonToken)"]
  private static let statuses = "/mastodon/api/v1/statuses"
  private let world: TestWorld

  init() throws { world = try TestWorld() }

  private func publish(_ form: FormFields) throws -> String {
    let post = try world.post(Self.statuses, form: form, headers: Self.token)
    return try #require(post.json["id"]?.text)
  }

  private func send(_ method: String, _ id: String, _ form: FormFields = [:]) throws -> Response {
    let type = [(name: "Content-Type", value: "application/x-www-form-urlencoded")]
    return try world.reply(
      method, "\(Self.statuses)/\(id)", headers: Headers(Self.token.fields + type), body: form.encoded
    ).response
  }

  private func get(_ path: String) throws -> JSON {
    try world.get("\(Self.statuses)/\(path)", headers: Self.token).json
  }

  @Test func `An edit replaces text, warning and language, keeps the audience, and adds a version`() throws {
    let id = try publish(["status": "Hello @ada", "visibility": "unlisted", "language": "en"])
    #expect(try get("\(id)/source")["text"]?.text == "Hello @ada")
    #expect(try get(id)["edited_at"] == .null)
    world.advance(by: 60)
    let edited = try send(
      "PUT", id, ["status": "Moin", "spoiler_text": "tea", "language": "de", "visibility": "public"])
    #expect(edited.status == 200)
    let post = try get(id)
    #expect(try edited.json == post)
    #expect(post["content"]?.text == "<p>Moin</p>" && post["spoiler_text"] == "tea" && post["language"] == "de")
    #expect(post["visibility"] == "unlisted" && post["edited_at"]?.text != nil)
    let versions = try get("\(id)/history").items
    #expect(versions.map { $0["content"]?.text } == ["<p>Hello @ada</p>", "<p>Moin</p>"])
    #expect(versions.map { $0["spoiler_text"]?.text } == ["", "tea"])
  }

  @Test func `A reply to a written post is in its thread once`() throws {
    let id = try publish(["status": "Hello"])
    let reply = try publish(["status": "Hello back", "in_reply_to_id": id])
    let below = try get("\(id)/context")["descendants"]?.items.compactMap { $0["id"]?.text }
    #expect(below == [reply])
    #expect(try get(id)["replies_count"] == .int(1))
  }

  @Test(arguments: [["status": ""], ["status": String(repeating: "a", count: 501)]] as [FormFields])
  func `An edit to no text or to a too long text is refused`(form: FormFields) throws {
    #expect(try send("PUT", publish(["status": "Hello"]), form).status == 422)
  }

  @Test func `A deletion responds with the source, after which the post cannot be found`() throws {
    let id = try publish(["status": "Hello <b>", "spoiler_text": "tea"])
    let deleted = try send("DELETE", id)
    #expect(try deleted.json["text"]?.text == "Hello <b>" && deleted.json["spoiler_text"] == "tea")
    #expect(try get(id)["error"]?.text == "Record not found")
    #expect(try send("DELETE", id).status == 404)
    let home = try world.get("/mastodon/api/v1/timelines/home?limit=40", headers: Self.token).json.items
    #expect(home.count == 40 && !home.contains { $0["id"]?.text == id })
  }

  @Test(arguments: ["PUT", "DELETE"]) func `The posts of others can be neither edited nor deleted`(method: String)
    throws
  {
    let home = try world.get("/mastodon/api/v1/timelines/home?limit=40", headers: Self.token).json.items
    let other = try #require(home.first { $0["account"]?["acct"] != "mira_okafor" }?["id"]?.text)
    #expect(try send(method, other, ["status": "Mine"]).status == 404)
    #expect(try send(method, "1", ["status": "Mine"]).status == 404)
    #expect(try world.reply(method, "\(Self.statuses)/\(other)").response.status == 401)
  }

  @Test func `An edit of a generated post replaces its text, and keeps the files that the request names`() throws {
    world.change { $0.publishPosts(400) }
    let path = "/mastodon/api/v1/accounts/109000000000000000/statuses?limit=40"
    let own = try world.get(path, headers: Self.token).json.items
    let post = try #require(own.first { $0["media_attachments"]?[0] != nil && $0["content"] != "" })
    let id = try #require(post["id"]?.text)
    let file = try #require(post["media_attachments"]?[0]?["id"]?.text)
    let kept = try send("PUT", id, ["status": "New", "media_ids[]": file]).json
    #expect(kept["content"] == "<p>New</p>")
    #expect(kept["media_attachments"]?.items.count == 1 && kept["favourites_count"] == post["favourites_count"])
    #expect(try send("PUT", id, ["status": "Newer"]).json["media_attachments"]?.items.isEmpty == true)
  }

  @Test(arguments: [
    (String(repeating: "a", count: 500), "", true), (String(repeating: "a", count: 501), "", false),
    (String(repeating: "a", count: 499), "tea", false),
    (String(repeating: "a", count: 476) + " https://a.example/" + String(repeating: "b", count: 90), "", true),
    (String(repeating: "a", count: 477) + " https://a.example", "", false),
    (String(repeating: "a", count: 494) + " @mira@other.example", "", true),
    (String(repeating: "a", count: 495) + " @mira@other.example", "", false),
  ])
  func `A post is as long as Mastodon counts it`(text: String, warning: String, isAccepted: Bool) throws {
    let reply = try world.reply(
      "POST", Self.statuses,
      headers: Headers(Self.token.fields + [(name: "Content-Type", value: "application/x-www-form-urlencoded")]),
      body: "status=\(percentEncoded(text))&spoiler_text=\(percentEncoded(warning))&language=zh"
    ).response
    #expect(reply.status == (isAccepted ? 200 : 422))
    let error = "Validation failed: Text character limit of 500 exceeded"
    #expect(try reply.json["error"]?.text == (isAccepted ? nil : error))
    #expect(try reply.json["language"]?.text == (isAccepted ? "zh" : nil))
  }

  private func poll(_ options: [String], _ seconds: String, _ more: [(String, String)] = []) throws -> Response {
    let fields =
      [("status", "Which?")] + options.map { ("poll[options][]", $0) } + [("poll[expires_in]", seconds)] + more
    let body = fields.map { "\(percentEncoded($0.0))=\(percentEncoded($0.1))" }.joined(separator: "&")
    let type = [(name: "Content-Type", value: "application/x-www-form-urlencoded")]
    return try world.reply(
      "POST", Self.statuses, headers: Headers(Self.token.fields + type), body: body
    ).response
  }

  @Test
  func `A post is published with a poll, in which its author cannot vote, and an edit without the poll removes it`()
    throws
  {
    let post = try poll(["Tea", "Coffee"], "3600", [("poll[multiple]", "true")]).json
    let shown = try #require(post["poll"])
    #expect(shown["options"]?.items.map { $0["title"]?.text } == ["Tea", "Coffee"])
    #expect(shown["multiple"] == true && shown["voted"] == true && shown["expired"] == false)
    let id = try #require(post["id"]?.text)
    let vote = try world.post("/mastodon/api/v1/polls/\(id)/votes", form: ["choices[]": "0"], headers: Self.token)
    #expect(vote.status == 422)
    world.advance(by: 3_601)
    #expect(try get(id)["poll"]?["expired"] == true)
    #expect(try send("PUT", id, ["status": "No poll"]).json["poll"] == .null)
  }

  @Test(arguments: [
    (["a"], "3600"), (["a", "b", "c", "d", "e"], "3600"), (["a", "a"], "3600"),
    (["a", String(repeating: "b", count: 51)], "3600"), (["a", "b"], "299"), (["a", "b"], "2629747"),
    (["a", "b"], "x"),
  ]) func `A poll outside the limits is refused`(options: [String], seconds: String) throws {
    #expect(try poll(options, seconds).status == 422)
  }

  private func upload(_ type: String, _ content: String = "bytes") throws -> Response {
    let body =
      "--X\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.png\"\r\nContent-Type: \(type)\r\n\r\n\(content)\r\n--X--\r\n"
    let headers = Self.token.fields + [(name: "Content-Type", value: "multipart/form-data; boundary=X")]
    return try world.reply("POST", "/mastodon/api/v2/media", headers: Headers(headers), body: body).response
  }

  @Test func `An upload is processed, described and attached once, and returns when its post is deleted`() throws {
    let uploaded = try upload("image/png")
    #expect(try uploaded.status == 202 && uploaded.json["url"] == .null)
    let id = try #require(uploaded.json["id"]?.text)
    let path = "/mastodon/api/v1/media/\(id)"
    #expect(try world.get(path, headers: Self.token).status == 206)
    let form: FormFields = ["status": "Look", "media_ids[]": id]
    #expect(try world.post(Self.statuses, form: form, headers: Self.token).status == 422)
    world.advance(by: 2)
    #expect(try world.get(path, headers: Self.token).json["url"]?.text?.hasSuffix(".png") == true)
    let type = [(name: "Content-Type", value: "application/x-www-form-urlencoded")]
    let described = try world.reply(
      "PUT", path, headers: Headers(Self.token.fields + type), body: "description=A+cup"
    ).response
    #expect(try described.json["description"]?.text == "A cup")
    let post = try publish(form)
    #expect(try get(post)["media_attachments"]?[0]?["description"]?.text == "A cup")
    #expect(try world.post(Self.statuses, form: form, headers: Self.token).status == 422)
    #expect(try send("DELETE", post).status == 200)
    #expect(try get(publish(form))["media_attachments"]?[0]?["id"]?.text == id)
  }

  @Test(arguments: [("text/plain", "bytes"), ("image/png", "")])
  func `An upload that is empty or no image is refused`(type: String, content: String) throws {
    #expect(try upload(type, content).status == 422)
  }

  @Test func `A stream has the edits and deletions, and a public one no edits of other posts`() throws {
    let ids = try [publish(["status": "a"]), publish(["status": "b", "visibility": "private"])]
    for (stream, count) in [("user", 3), ("public", 2), ("user/notification", 0)] {
      var feed = try #require(
        try world.get("/mastodon/api/v1/streaming/\(stream)", headers: Self.token).feed)
      for id in ids { _ = try send("PUT", id, ["status": "c"]) }
      let gone = try publish(["status": "d"])
      _ = try send("DELETE", gone)
      var data = Data()
      world.change { data = $0.events(of: &feed, at: "http://127.0.0.1:1") }
      let events = String(decoding: data, as: UTF8.self)
      #expect(events.components(separatedBy: "event: ").count - 1 == count, "\(stream): \(events)")
      #expect(events.contains("event: delete\ndata: \(gone)\n\n") == (count > 0))
      #expect(events.components(separatedBy: "event: status.update").count - 1 == max(0, count - 1))
    }
  }
}
