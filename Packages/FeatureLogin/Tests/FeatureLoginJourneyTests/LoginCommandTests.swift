import DemoServer
import Foundation
import TerminalAppTest
import TerminalUI
import TerminalUITest
import Testing

@Suite(.serialized, .builtProgram, .timeLimit(.minutes(15))) struct LoginCommandTests {
  private let program = BuiltProgram()

  @Test func `Listing accounts and logging out do not depend on the server that the command uses`() async throws {
    let server = try await DemoServer.start()
    let address = ["--server", server.baseURL.absoluteString]
    let login = try program.run(
      ["login", "wanandroid", DemoServer.Accounts.username, "--insecure-storage"] + address,
      variables: ["TESSERA_PASSWORD": DemoServer.Accounts.password])
    #expect(login.code == 0, "\(login.errorText)")
    let elsewhere = ["--server", "http://127.0.0.1:1"]
    for arguments in [address, [], elsewhere] {
      #expect(try program.run(["auth", "status"] + arguments).text.contains(DemoServer.Accounts.username))
    }
    let unknown = try program.run(["logout", "nobody"] + elsewhere)
    #expect(unknown.code == 77)
    #expect(
      unknown.errorText
        == "tessera: You are not logged in as “nobody”. Your accounts: \(DemoServer.Accounts.username).\n")
    let logout = try program.run(["logout", DemoServer.Accounts.username] + elsewhere)
    #expect(logout.code == 0)
    #expect(
      logout.errorText
        == "tessera: \(DemoServer.Accounts.username) is logged out on this machine, but the session was not ended at "
        + "127.0.0.1:\(server.port) and remains valid there. To end it, change your password there.\n")
    #expect(try program.run(["auth", "status"]).code == 77)
    await server.stop()
  }

  @Test func `An invalid phone number is not sent`() async throws {
    let server = try await DemoServer.start()
    let login = ["login", "phone", "123", "--server", server.baseURL.absoluteString]
    let number = try program.run(login, variables: ["TESSERA_PASSWORD": "short"])
    #expect(number.code == 64)
    #expect(
      number.errorText == "tessera: The number needs at least 11 digits. The password needs at least 6 characters.\n")
    #expect(server.requests.isEmpty)
    await server.stop()
  }

  @Test
  func `A login to Mastodon fails if standard input ends without a code, or if no server is specified`() async throws {
    let server = try await DemoServer.start()
    let address = server.baseURL.appending(path: "mastodon").absoluteString
    let result = try program.run(["login", "mastodon", address, "--no-browser", "--insecure-storage"])
    #expect(result.code == 64 && result.errorText.contains("Standard input ended without a code."))
    #expect(try program.run(["login", "mastodon"]).errorText.contains("No server was specified."))
    await server.stop()
  }

  @Test func `A login to a Mastodon server that cannot be reached prints the reason and exits with 69`() throws {
    for (language, reason) in [
      (
        "en",
        "Login failed: The server cannot be reached: the connection was refused. Check the server's address, or try again later."
      ),
      ("zh-Hans", "登录失败：无法连接到服务器：连接被拒绝。请检查服务器的地址，或稍后重试。"),
    ] {
      let result = try program.run(["login", "mastodon", "http://127.0.0.1:1", "--no-browser", "--lang", language])
      #expect(result.code == 69 && result.errorText == "tessera: \(reason)\n", "\(result.errorText)")
    }
  }

  @Test(arguments: [["logout"], ["auth", "status"], ["auth", "status", "--json"]])
  func `Accounts that cannot be read are not reported as missing`(command: [String]) throws {
    try program.write("{}", to: ".local/share/tessera/secrets/accounts.secret")
    let result = try program.run(command)
    #expect(result.code == 1 && result.output.isEmpty, "\(result.text)")
    #expect(result.errorText.contains("The stored logins cannot be read"))
    #expect(!result.errorText.contains("not logged in"))
  }

  @Test func `A login over HTTPS to a server without TLS prints the reason and exits with 69`()
    async throws
  {
    let server = try await DemoServer.start()
    let address = "https://127.0.0.1:\(try #require(server.baseURL.port))/mastodon"
    let result = try program.run(["login", "mastodon", address, "--no-browser"])
    #expect(result.code == 69)
    #expect(
      result.errorText
        == "tessera: Login failed: The server does not use encryption on this port. Check the port, or begin the address with http://\n"
    )
    await server.stop()
  }

  @Test
  func `An account that the server no longer accepts expires at launch, and the user is notified`() async throws {
    let server = try await DemoServer.start()
    let address = server.baseURL.appending(path: "wanandroid").absoluteString
    let login = try program.run(
      ["login", "wanandroid", DemoServer.Accounts.username, "--insecure-storage", "--server", address],
      variables: ["TESSERA_PASSWORD": DemoServer.Accounts.password])
    #expect(login.code == 0, "\(login.errorText)")
    server.reset()
    let terminal = try program.start(["open", "tessera://account", "--server", "ranking=" + address])
    #expect(
      terminal.wait(seconds: 20) {
        $0.text.contains("\(DemoServer.Accounts.username) · expired: log in again")
          && $0.text.contains("Your login to wanandroid has expired. Log in again.")
      }, "\(terminal.emulator.text)")
    terminal.press("q")
    #expect(terminal.waitForExit() == 0)
    #expect(try program.run(["auth", "status", "--server", "ranking=" + address]).code == 77)
    await server.stop()
  }

  @Test func `The login command for phone or wanandroid accepts the URL that the serve command prints`() async throws {
    try await program.expectAddressIsTaken(by: Self.logins)
  }

  @Test func `A rate limit of a login server is reported in one sentence`() async throws {
    try await program.expectRateLimitIsReported(by: Self.logins)
  }

  private static let logins = [
    ["login", "phone", DemoServer.Accounts.phoneNumber, "--insecure-storage"],
    ["login", "wanandroid", DemoServer.Accounts.username, "--insecure-storage"],
  ]

  @Test func `A login fails with a usage error if standard error is closed`() throws {
    #expect(try program.run(shell: "$PROGRAM login phone 13800138000 2>&-").code == 64)
  }

  @Test func `A login that cannot be stored fails, and the message names the option that stores it`() async throws {
    let server = try await DemoServer.start()
    let login = ["login", "wanandroid", DemoServer.Accounts.username, "--server", server.baseURL.absoluteString]
    let result = try program.run(login, variables: ["TESSERA_PASSWORD": DemoServer.Accounts.password])
    #expect(result.code == 1 && result.text.isEmpty)
    #expect(result.errorText.contains("could not be stored, because there is no keyring. Add --insecure-storage"))
    #expect(server.requests.isEmpty)
    #expect(try program.run(["auth", "status"]).code == 77)
    await server.stop()
  }

  @Test
  func `A login to the demo server inside the program is rejected, because it would be lost when the command ends`()
    throws
  {
    let login = ["login", "wanandroid", DemoServer.Accounts.username, "--insecure-storage"]
    let result = try program.run(login, variables: ["TESSERA_PASSWORD": DemoServer.Accounts.password])
    #expect(result.code == 64 && result.text.isEmpty)
    #expect(result.errorText.contains("Log in with `tessera login wanandroid USERNAME --server URL`."))
  }

  @Test func `The error for a login to Mastodon without a server is in the user's language`() throws {
    let result = try program.run(["login", "mastodon", "--lang", "zh-Hans"])
    #expect(result.code != 0 && result.errorText.contains("未指定服务器"), "\(result.errorText)")
  }
}
