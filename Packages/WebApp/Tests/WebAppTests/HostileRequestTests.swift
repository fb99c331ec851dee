import Testing
import WebApp
import WebAppTest

@MainActor @Suite(.timeLimit(.minutes(15))) struct HostileRequestTests {
  /// Requests of other programs and of other sites. The placeholders stand for the port, the cookie and the token.
  private static let requests: [String] = {
    let lines = [
      "GET / HTTP/1.1", "GET /notes HTTP/1.1", "GET /_events?page=/notes HTTP/1.1", "GET /_missing HTTP/1.1",
      "GET /style.css HTTP/1.1", "POST /notes HTTP/1.1", "POST /_session HTTP/1.1", "HEAD /notes HTTP/1.1",
    ]
    let fields = [
      "Host: evil.example", "Host: localhost:PORT", "Host: 127.0.0.1", "Host: 127.0.0.1:PORT\r\nHost: evil.example",
      "X: no host", "Host: 127.0.0.1:PORT\r\nOrigin: http://evil.example", "Host: 127.0.0.1:PORT\r\nOrigin: null",
      "Host: 127.0.0.1:PORT\r\nSec-Fetch-Site: cross-site", "Host: 127.0.0.1:PORT\r\nSec-Fetch-Site: same-site",
      "Host : 127.0.0.1:PORT", " Host: 127.0.0.1:PORT", "Host: 127.0.0.1:PORT\r\nContent-Length: -1",
      "Host: 127.0.0.1:PORT\r\nContent-Length: 99999999999", "Host: 127.0.0.1:PORT\r\nTransfer-Encoding: chunked",
      "Host: 127.0.0.1:PORT\r\nContent-Length: 1\r\nContent-Length: 2", "Host: 127.0.0.1:PORT\r\nno colon",
      "Host: 127.0.0.1:PORT\r\nX: \u{0}", "Host: [::1]:PORT", "Host: 127.0.0.1:PORT.evil.example", "Host: 127.0.0.1:1",
    ]
    let combined = lines.flatMap { line in fields.map { "\(line)\r\nCookie: COOKIE\r\n\($0)\r\n\r\n" } }
    let host = "Host: 127.0.0.1:PORT\r\n"
    let sessions = [
      "", "Cookie: session-PORT=\r\n", "Cookie: COOKIEx\r\n", "Cookie: COOKIE; COOKIE\r\n", "Cookie: x=1\r\n",
    ]
    let uninvited = ["/notes", "/_events?page=/notes", "/_missing", "/nothing"].flatMap { path in
      sessions.map { "GET \(path) HTTP/1.1\r\n\(host)\($0)\r\n" }
    }
    let methods = ["PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "get", "PATCH", "PROPFIND"].map {
      "\($0) /notes HTTP/1.1\r\n\(host)Cookie: COOKIE\r\n\r\n"
    }
    let forms = ["", "token=", "token=x", "TOKEN=y", "action=refresh", "token=x&token=y"].map { body in
      "POST /notes HTTP/1.1\r\n\(host)Cookie: COOKIE\r\nOrigin: http://127.0.0.1:PORT\r\n"
        + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
    }
    let malformed = [
      "\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/2\r\n\r\n", "GET //evil HTTP/0.9\r\n\r\n", "\u{16}\u{3}\u{1}\r\n\r\n",
      "GET http://127.0.0.1:PORT/ HTTP/1.1\r\n\(host)\r\n",
      "GET /\(String(repeating: "a", count: 20_000)) HTTP/1.1\r\n\r\n",
      "GET / HTTP/1.1\r\n" + String(repeating: "A: b\r\n", count: 4_000) + "\r\n",
    ]
    return combined + uninvited + methods + forms + malformed
  }()

  @Test func `No hostile request gets a page, changes anything or stops the server`() async throws {
    let app = try await NotesApp()
    defer { app.server.stop() }
    #expect(Self.requests.count >= 200)
    for request in Self.requests {
      let request = request.replacing("PORT", with: "\(app.server.port)").replacing("COOKIE", with: app.client.cookie)
      let response = await app.client.send(request)
      // 0: the server closed the connection before it had read everything.
      #expect(
        response.status == 0 || (400..<500).contains(response.status), "\(request.prefix(200)) → \(response.status)")
      #expect(!response.body.contains("note 1"))
      #expect(response.value("set-cookie") == nil)
    }
    #expect(app.viewModel.calls.isEmpty)
    #expect(await app.client.get("/notes").body.contains("note 1"))
  }

  @Test func `A malformed request gets the reason, and a request that is not allowed gets the next step`() async throws
  {
    let app = try await NotesApp(isEntered: false)
    defer { app.server.stop() }
    let malformed = await app.client.send("GET\r\n\r\n")
    #expect(malformed.status == 400 && malformed.body == "The request is malformed.\n")
    let uninvited = await app.client.get("/notes")
    #expect(uninvited.status == 401)
    #expect(uninvited.body.contains("Run `notes web` again, and open the new address."))
    let foreign = await app.client.send("GET /notes HTTP/1.1\r\nHost: evil.example\r\n\r\n")
    #expect(foreign.status == 421)
    #expect(foreign.body.contains("This request did not come from a page of the app."))
  }

  /// The head of a form whose body does not follow.
  private func head(_ length: Int, _ type: String, cookie: String, port: Int) -> String {
    "POST /notes HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nOrigin: http://127.0.0.1:\(port)\r\nContent-Type: \(type)\r\n"
      + (cookie.isEmpty ? "" : "Cookie: \(cookie)\r\n") + "Content-Length: \(length)\r\n\r\n"
  }

  @Test
  func `A body over the limit is refused before it arrives, and the limit of files is only for the session`()
    async throws
  {
    let app = try await NotesApp()
    defer { app.server.stop() }
    let (port, cookie) = (app.server.port, app.client.cookie)
    let (form, file) = ("application/x-www-form-urlencoded", "multipart/form-data; boundary=limit")
    for request in [
      head(300_000, form, cookie: cookie, port: port), head(300_000, form, cookie: "", port: port),
      head(70_000_000, file, cookie: cookie, port: port), head(70_000_000, file, cookie: "", port: port),
      head(300_000, file, cookie: "", port: port), head(300_000, file, cookie: cookie + "x", port: port),
    ] {
      let response = await app.client.send(request)
      // A body that the server accepts, and that does not arrive, has status 408.
      #expect(response.status == 413 && response.body.hasPrefix("The body is too long"), "\(request)")
      #expect(response.value("set-cookie") == nil)
    }
    let longest = String(repeating: "a", count: 262_144)
    let response = await app.client.send(head(longest.utf8.count, form, cookie: "", port: port) + longest)
    #expect(response.status == 401)
    let image = ("image", "a.png", String(repeating: "a", count: 300_000))
    let token = try #require(await app.client.get("/notes").token)
    #expect(await app.client.post("/notes", ["action": "refresh", "token": token], file: image).status == 204)
    #expect(await app.client.post("/notes", ["action": "more", "token": "x"], file: image).status == 403)
    #expect(app.viewModel.calls == ["appear", "refresh"])
  }
}
