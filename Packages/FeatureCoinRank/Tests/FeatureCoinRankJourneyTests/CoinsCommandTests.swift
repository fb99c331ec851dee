import DemoServer
import Foundation
import TerminalAppTest
import TerminalUI
import TerminalUITest
import Testing

@Suite(.serialized, .builtProgram(with: "login"), .timeLimit(.minutes(15))) struct CoinsCommandTests {
  private let program = BuiltProgram()

  @Test
  func `An account expires when the server no longer accepts it`() async throws {
    let server = try await DemoServer.start()
    let address = ["--server", server.baseURL.appending(path: "wanandroid").absoluteString]
    let login = try program.run(
      ["login", "wanandroid", DemoServer.Accounts.username, "--insecure-storage"] + address,
      variables: ["TESSERA_PASSWORD": DemoServer.Accounts.password])
    #expect(login.code == 0, "\(login.errorText)")
    let status = ["auth", "status", "--server", "ranking=" + address[1]]
    #expect(try program.run(["coins"] + address).code == 0)
    #expect(try program.run(status).code == 0)
    // If no server is named, the server of the account is used.
    #expect(try program.run(["coins"]).code == 0)
    #expect(try program.run(["rank", "--pages", "1", "--json"]).text.contains("127.0.0.1:\(server.port)"))
    server.reset()
    #expect(try program.run(["coins"] + address).code == 77)
    let expired = try program.run(status)
    #expect(expired.code == 77 && expired.text.contains("expired: log in again"))
    await server.stop()
  }
}
