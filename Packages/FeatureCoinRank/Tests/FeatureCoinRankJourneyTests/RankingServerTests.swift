import DemoServer
import Foundation
import TerminalAppTest
import TerminalUI
import TerminalUITest
import Testing

@Suite(.serialized, .builtProgram, .timeLimit(.minutes(15))) struct RankingServerTests {
  private let program = BuiltProgram()

  @Test func `The rank and open commands accept the URL that the serve command prints`() async throws {
    try await program.expectAddressIsTaken(by: [
      ["rank", "--once", "--pages", "1"], ["open", "tessera://ranking", "--pages", "1"],
    ])
  }

  @Test func `The doctor command accepts the ranking's server, and rejects a server of another kind`() async throws {
    try await program.expectDoctorKnows(["ranking"])
  }

  @Test func `A rate limit of the ranking's server is reported in one sentence`() async throws {
    try await program.expectRateLimitIsReported(by: [["rank", "--once"]])
  }

  @Test(arguments: [["--server", ""], ["--server", "ranking="], ["--server", "127.0.0.1:99999"]])
  func `An empty or invalid address causes a usage error, and does not select the demo server`(
    option: [String]
  ) throws {
    let result = try program.run(["rank", "--once"] + option)
    #expect(result.code == 64 && result.text.isEmpty, "\(result.errorText)")
  }

  @Test
  func `--server sets the server of the rank and open commands, and two servers for the rank command are rejected`()
    async throws
  {
    let server = try await DemoServer.start()
    let base = server.baseURL
    let ranking = try program.run([
      "rank", "--pages", "1", "--json", "--server", base.appending(path: "wanandroid").absoluteString,
    ])
    #expect(ranking.text.contains(#""server" : "127.0.0.1:\#(server.port)""#), "\(ranking.errorText)")
    let opened = try program.run([
      "open", "tessera://ranking", "--pages", "1", "--json", "--server", base.absoluteString,
    ])
    #expect(opened.text.contains(#""server" : "127.0.0.1:\#(server.port)""#), "\(opened.errorText)")
    // Two servers for one command are an error, because the program must not silently choose one.
    let both = try program.run([
      "rank", "--pages", "1", "--json", "--server", "http://127.0.0.1:1", "--server",
      "ranking=" + base.appending(path: "wanandroid").absoluteString,
    ])
    #expect(both.code == 64 && both.text.isEmpty)
    #expect(both.errorText.contains("--server http://127.0.0.1:1") && both.errorText.contains("--server ranking="))
    await server.stop()
  }

  @Test func `The coins command reports in the user's language that it requires a login`() throws {
    let result = try program.run(["coins", "--lang", "zh-Hans"])
    #expect(result.code != 0 && result.errorText.contains("登录"), "\(result.errorText)")
  }
}
