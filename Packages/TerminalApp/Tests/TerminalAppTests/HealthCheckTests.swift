import Composition
import Foundation
import Networking
import NetworkingTest
import Persistence
import Presentation
import Reactive
import Testing

@testable import TerminalApp

@Suite struct HealthCheckTests {
  private func check(_ replies: ScriptedReply..., probe: ServerProbe? = nil) async throws -> HealthCheck {
    let transport = ScriptedTransport(replies) { Issue.record("\($0)") }
    let url = try #require(URL(string: "https://example.com"))
    let notes = ServerDefinition("notes", purpose: LocalizedText(en: "notes", zhHans: "笔记"), probe: probe)
    return await HealthCheck.server(notes, AppEnvironment.Server(url: url, isDemo: false), transport: transport)
  }

  /// A provider of accounts that cannot be read.
  private struct UnreadableAccounts: AccountProvider {
    var accounts: Observable<[Account]> { .just([]) }
    var endings: Observable<Account> { .never() }
    var temporary: [Account] { [] }
    var expirations: Observable<LocalizedText> { .never() }
    var arrivals: Observable<AccountArrival> { .never() }
    var others: [Account] { [] }
    var problem: LocalizedText? { LocalizedText(en: "They are damaged.", zhHans: "已损坏。") }
    func account(at server: ServerID) -> Account? { nil }
    func cookies(at server: ServerID) -> CookieJar? { nil }
    func loginAdvice(at server: ServerID) -> LocalizedText? { LocalizedText(en: "Log in.", zhHans: "请登录。") }
    func expire(at server: ServerID) -> Single<Void> { .just(()) }
    func use(_ account: Account) -> Single<AccountArrival> { .never() }
  }

  @Test func `The check of a server fails if the user's accounts cannot be read, since the server is then unknown`()
    async throws
  {
    let url = try #require(URL(string: "http://127.0.0.1:9"))
    let notes = ServerDefinition("notes", purpose: LocalizedText(en: "notes", zhHans: "笔记"))
    let environment = AppEnvironment(
      servers: ["notes": AppEnvironment.Server(url: url, isDemo: true)], storeFile: nil, language: .en,
      settings: try Settings([], layers: []))
    let check = try await HealthCheck.server(notes, environment, UnreadableAccounts())
    #expect(!check.isPassed && check.finding.hasPrefix("Your server is unknown"))
  }

  @Test(arguments: [200, 404, 401])
  func `The check of a server without a probe passes if the server responds, even with an error`(
    status: Int
  ) async throws {
    let check = try await check(.response(HTTPResponse(status: status)))
    #expect(check.isPassed && check.finding.hasPrefix("example.com responds in "))
  }

  @Test(arguments: [200, 400, 401, 403])
  func `The check of a server passes if the server responds to the probe with JSON, even with status 400, 401 or 403`(
    status: Int
  ) async throws {
    #expect(try await check(.json("{}", status: status).on("GET /v1/notes"), probe: .get("/v1/notes")).isPassed)
    #expect(try await check(.json("{}", status: status).on("POST /graphql"), probe: .graphQL("/graphql")).isPassed)
  }

  @Test(arguments: [ScriptedReply.json("{}", status: 404), .json("<html>"), .json("<html>", status: 403)])
  func `The check of a server fails if the server does not respond to the probe as servers of its kind do`(
    reply: ScriptedReply
  ) async throws {
    let english = try await check(reply, probe: .get("/v1/notes"))
    #expect(
      english
        == HealthCheck(
          "notes", isPassed: false,
          "example.com responds, but is not a server for this purpose: notes. Check the server's address."))
    let chinese = try await AppDefinition.$language.withValue(.zhHans) {
      try await check(reply, probe: .get("/v1/notes"))
    }
    #expect(chinese.finding == "example.com 有响应，但不是用于“笔记”的服务器。请检查服务器的地址。")
  }

  @Test func `The check of a server with several probes passes if the server responds to one of them`() async throws {
    let probe = ServerProbe.getAny(["/v2/notes", "/v1/notes"])
    #expect(try await check(.json("{}").on("GET /v2/notes"), probe: probe).isPassed)
    for absence in [ScriptedReply.status(404), .json("<html>"), .json("{}", status: 410)] {
      let (second, first) = (absence.on("GET /v2/notes"), ScriptedReply.json("{}").on("GET /v1/notes"))
      #expect(try await check(second, first, probe: probe).isPassed)
      #expect(try await !check(second, .status(404).on("GET /v1/notes"), probe: probe).isPassed)
    }
    #expect(try await !check(.status(503).on("GET /v2/notes"), probe: probe).isPassed)
  }

  @Test func `The check of a server fails if the server limits requests, with the same message as on screens`()
    async throws
  {
    let reply = HTTPResponse(status: 429, headers: ["Retry-After": "30"])
    #expect(
      try await check(.response(reply))
        == HealthCheck(
          "notes", isPassed: false,
          "example.com: The server accepts no further requests for now. Try again in 30 seconds."))
  }

  @Test func `The check of a server fails if the server responds with a server error`() async throws {
    #expect(
      try await check(.response(HTTPResponse(status: 503)))
        == HealthCheck(
          "notes", isPassed: false,
          "example.com responded with an error (HTTP 503). The server has a problem; try again later."))
  }

  @Test func `A colon separates the server's name from the failure, and is full-width in Chinese`() async throws {
    let chinese = try await AppDefinition.$language.withValue(.zhHans) {
      try await check(.failure(.transport(.connectionLost)))
    }
    #expect(chinese.finding == "example.com：与服务器的连接中断，请重试。")
    for (language, message) in [
      (
        Language.en,
        "demo: You are not logged in. The app does not support logging in to this server. Check the server's address."
      ), (.zhHans, "演示服务器：尚未登录。应用不支持登录此服务器。请检查服务器的地址。"),
    ] {
      let name = language == .en ? "demo" : "演示服务器"
      let error = await #expect(throws: Failure.self) {
        try await Failure.naming(name, in: language) { () -> Void in throw LoadFailure.unauthorized }
      }
      #expect(error?.description == message)
    }
  }

  @Test(arguments: [
    (LoadFailure.refused("Busy"), "demo says: “Busy”.", "演示服务器提示：“Busy”。"),
    (.refused("Busy!"), "demo says: “Busy!”", "演示服务器提示：“Busy!”"),
    (
      .status(500), "demo responded with an error (HTTP 500). The server has a problem; try again later.",
      "演示服务器返回错误（HTTP 500）。服务器出现问题，请稍后重试。"
    ),
    (
      .offline, "demo: The Internet connection appears to be offline. Check the network, and try again.",
      "演示服务器：似乎已断开与互联网的连接。请检查网络，然后重试。"
    ),
    (
      .connectionRefused,
      "demo: The server cannot be reached: the connection was refused. Check the server's address, or try again later.",
      "演示服务器：无法连接到服务器：连接被拒绝。请检查服务器的地址，或稍后重试。"
    ),
    (.timedOut, "demo: The server did not respond in time. Try again later.", "演示服务器：服务器响应超时。请稍后重试。"),
  ])
  func `A failure names the server and the remedy, if there is one, in sentences with one punctuation mark at the end`(
    failure: LoadFailure, english: String, chinese: String
  ) async throws {
    for (server, language, message) in [("demo", Language.en, english), ("演示服务器", .zhHans, chinese)] {
      let error = await #expect(throws: Failure.self) {
        try await Failure.naming(server, in: language) { () -> Void in throw failure }
      }
      #expect(error?.description == message)
    }
  }

  @Test func `The Chinese result of a server check has a space only after a Latin name`() {
    #expect(DoctorText.responds("演示服务器", milliseconds: 9)[.zhHans] == "演示服务器在 9 毫秒内响应")
    #expect(DoctorText.responds("example.com", milliseconds: 9)[.zhHans] == "example.com 在 9 毫秒内响应")
    #expect(DoctorText.responds("demo server", milliseconds: 9)[.en] == "demo server responds in 9 ms")
  }

  @Test func `The check of the paths fails if there is a file at the path of a folder`() {
    let paths = Paths(environment: ["HOME": "/dev/null"], app: "toy")
    let config = "/dev/null/.config/toy/config.json cannot be written: /dev/null is not a folder. Move it elsewhere"
    #expect(HealthCheck.paths(paths).allSatisfy { !$0.isPassed })
    #expect(HealthCheck.paths(paths).first?.finding == config)
    AppDefinition.$language.withValue(.zhHans) {
      let finding = HealthCheck.paths(paths).first?.finding
      #expect(finding == "无法写入 /dev/null/.config/toy/config.json：/dev/null 不是文件夹，请移走")
    }
  }

  @Test func `The check of the paths fails if a pipe, a folder or a link to a device is in place of a file`() throws {
    let home = FileManager.default.temporaryDirectory.appending(path: "paths-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: home) }
    let paths = Paths(environment: ["HOME": home.path], app: "toy")
    for file in [paths.configuration, paths.state, paths.store] {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
    try FileManager.default.createDirectory(at: paths.configuration, withIntermediateDirectories: false)
    #expect(mkfifo(paths.state.path, 0o600) == 0)
    try FileManager.default.createSymbolicLink(atPath: paths.store.path, withDestinationPath: "/dev/null")
    try FileManager.default.createDirectory(
      at: paths.cache.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: URL(filePath: paths.cache.path))
    let findings = HealthCheck.paths(paths)
    #expect(findings.allSatisfy { !$0.isPassed })
    #expect(
      findings.map(\.finding) == [
        "\(paths.configuration.path) is not a regular file. Move it elsewhere",
        "\(paths.state.path) is not a regular file. Move it elsewhere",
        "\(paths.store.path) is not a regular file. Move it elsewhere",
        "\(paths.cache.path(percentEncoded: false)) is not a folder. Move it elsewhere",
      ])
  }

  @Test func `The check of the store fails if a row cannot be read, and says how to delete the rows`() throws {
    struct Note: Record {
      var id: Int64
      var link: String
      static let table = Table<Note>("note", Column(key: "id", \.id), Column("link", \.link), make: Note.init)
    }
    struct LinkedNote: Record {
      var id: Int64
      var link: URL
      static let table = Table<LinkedNote>(
        "note", Column(key: "id", \.id), Column("link", \.link), make: LinkedNote.init)
    }
    let file = FileManager.default.temporaryDirectory.appending(path: "toy-\(UUID()).sqlite")
    defer { for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + suffix) } }
    try Store(file: file, schemas: [Schema("notes", tables: [Note.table])]).write { try $0.add(Note(id: 1, link: "")) }
    let environment = AppEnvironment(
      servers: [:], storeFile: file, language: .en, settings: try Settings([], layers: []))
    func finding() -> String {
      HealthCheck.store(environment, [Schema("notes", tables: [LinkedNote.table])]).finding
    }
    #expect(
      finding()
        == "The stored data cannot be read (column link of note). It was not changed. `cache clear` deletes it.")
    AppDefinition.$language.withValue(.zhHans) {
      #expect(finding() == "无法读取已存储的数据（note 的列 link）。数据未被更改。`cache clear` 会将其删除。")
    }
  }

  @Test func `The name of a server with an IPv6 address contains the address in brackets`() async throws {
    let url = try #require(URL(string: "http://[::1]:9"))
    #expect(AppEnvironment.Server(url: url, isDemo: false).name(in: .en) == "[::1]:9")
  }

  @Test func `The check of a server fails if the server is unreachable`() async throws {
    let check = try await check(.failure(.transport(.offline)))
    #expect(!check.isPassed && check.finding.hasPrefix("example.com: "))
  }

  @Test func `The health check of the proxies names them without passwords, and the variable of an unusable one`() {
    #expect(HealthCheck.proxies([:]) == nil && HealthCheck.proxies(["https_proxy": ""]) == nil)
    #expect(
      HealthCheck.proxies(["https_proxy": "http://me:secret@a.example:8080", "ALL_PROXY": "socks5://b.example"])
        == HealthCheck(
          "proxy", isPassed: true, "socks5://b.example (ALL_PROXY), http://a.example:8080 (https_proxy)"))
    #expect(
      HealthCheck.proxies(["HTTPS_PROXY": "garbage://x"])
        == HealthCheck(
          "proxy", isPassed: false, "The value of HTTPS_PROXY is not the address of a proxy. Correct or remove it"))
  }
}
