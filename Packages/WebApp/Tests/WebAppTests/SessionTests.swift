import Composition
import Persistence
import Presentation
import Reactive
import Testing
import WebApp
import WebAppTest

@MainActor @Suite(.timeLimit(.minutes(15))) struct SessionTests {
  @Test func `The key of the address is exchanged once for a cookie that opens the first tab`() async throws {
    var app = try await NotesApp(isEntered: false)
    defer { app.server.stop() }
    #expect(await app.client.get("/").body.contains(#"id="key""#))
    #expect(await app.client.get("/notes").status == 401)
    let entered = await app.client.enter(app.address)
    #expect(entered.status == 303)
    #expect(entered.value("set-cookie")?.hasSuffix("; Path=/; SameSite=Strict; HttpOnly") == true)
    #expect(await app.client.get("/").value("location") == "/notes")
    #expect(await app.client.get("/notes").status == 200)
    var other = PageClient(port: app.server.port)
    #expect(await other.enter(app.address).status == 401)
    #expect(await other.get("/notes").status == 401)
  }

  @Test func `A page has the navigation, the rows as text, and the script and the stylesheet of the app`() async throws
  {
    let app = try await NotesApp()
    defer { app.server.stop() }
    app.viewModel.show([Note(id: 1, text: "<script>alert(1)</script>")])
    let page = await app.client.get("/notes")
    #expect(page.value("content-security-policy")?.contains("script-src 'self'") == true)
    #expect(page.body.contains(#"<a href="/notes" data-key="1" aria-current="page">Notes</a>"#))
    #expect(page.body.contains(#"<a href="/_missing">Only in the terminal</a>"#))
    #expect(page.body.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
    #expect(!page.body.contains("<script>"))
    #expect(await app.client.get("/style.css").value("content-type") == "text/css; charset=utf-8")
    #expect(await app.client.get("/script.js").value("content-type") == "text/javascript; charset=utf-8")
    #expect(await app.client.send("HEAD /notes HTTP/1.1\r\nHost: 127.0.0.1:\(app.server.port)\r\n\r\n").body.isEmpty)
  }

  @Test func `A form performs its action on the page's view model, and needs the token of the page`() async throws {
    let app = try await NotesApp()
    defer { app.server.stop() }
    let token = try #require(await app.client.get("/notes").token)
    #expect(await app.client.post("/notes", ["action": "refresh"]).status == 403)
    #expect(await app.client.post("/notes", ["action": "refresh", "token": "x"]).status == 403)
    let plain = await app.client.post("/notes", ["action": "refresh", "token": token])
    #expect(plain.value("location") == "/notes")
    for fields in [["action": "more"], ["action": "star", "row": "2"], ["action": "star", "row": "9"]] {
      let response = await app.client.post("/notes", fields.merging(["token": token]) { $1 }, isScripted: true)
      #expect(response.status == 204)
    }
    #expect(app.viewModel.calls == ["appear", "refresh", "more", "star 2", "star 0"])
  }

  @Test func `A page that a browser shows receives the changes of its view model as events`() async throws {
    let app = try await NotesApp()
    defer { app.server.stop() }
    let body = await app.client.get("/notes").body
    let state = try #require(body.firstMatch(of: /data-state="([0-9]+)"/).flatMap { Int($0.1) })
    var events = app.client.events("/notes", state: state).makeAsyncIterator()
    #expect(await events.next()?.contains("content-type: text/event-stream") == true)
    app.viewModel.show(Note.notes([0, 1, 3]), Changeset(deleted: [1], inserted: [0]))
    let event = try #require(await events.next())
    #expect(event.contains(#"["remove","row-2"],["insert","<li id=\"row-0\""#))
    #expect(event.hasSuffix("\n\n"))
  }

  @Test func `A page that has missed changes receives its whole content`() async throws {
    let app = try await NotesApp()
    defer { app.server.stop() }
    _ = await app.client.get("/notes")
    app.viewModel.show(Note.notes([7]))
    var events = app.client.events("/notes", state: -1).makeAsyncIterator()
    var text = ""
    while !text.contains("\n\n"), let piece = await events.next() { text += piece }
    #expect(text.contains("note 7"))
    #expect(text.contains(#""page"]]"#))
  }

  @Test func `Destinations without a page are listed as such, and unknown paths are not found`() async throws {
    let app = try await NotesApp()
    defer { app.server.stop() }
    #expect(await app.client.get("/_missing").body.contains("<ul><li>Drafts</li></ul>"))
    let drafts = await app.client.get("/drafts")
    #expect(drafts.status == 404)
    #expect(drafts.body.contains("does not show “Drafts” yet"))
    for path in ["/nothing", "/notes/x", "/x/notes", "/%2e%2e", "/_image"] {
      let page = await app.client.get(path)
      #expect(page.status == 404 && (path == "/_image" || page.body.contains("<h1>No page has this address</h1>")))
    }
    #expect(await app.client.get("/_events?page=/nothing").status == 404)
    _ = await app.client.get("/notes")
    app.viewModel.segues.accept(.push(RouteKey.drafts()))
    #expect(await app.client.get("/notes").body.contains("does not show “Drafts” yet"))
  }

  @Test func `A page that goes back ends, and the page that was shown before it appears`() async throws {
    let created = BehaviorRelay(value: 0)
    let module = NotesModule()
    let drafts = WebScene(.drafts) { context in
      created.accept(created.value + 1)
      let (page, segues) = (
        StatePage(module.destinations[1].title(of: RouteKey.drafts()), language: .en), PublishRelay<Segue>()
      )
      page.onAction = { _, _ in segues.accept(.back) }
      return Scene(screen: page, segues: segues.asSignal())
    }
    let app = try await PageApp(module, pages: module.pages + [drafts]) { _ in }
    defer { app.server.stop() }
    let client = await app.enter()
    let token = try #require(await client.get("/notes").token)
    _ = await client.get("/drafts")
    let back = await client.post("/drafts", ["token": token, "action": "back"], isScripted: true)
    #expect(back.status == 200 && back.body == "/notes")
    #expect(created.value == 1)
    _ = await client.get("/drafts")
    #expect(created.value == 2)
  }
}
