import DemoServer
import Foundation
import TerminalAppTest
import Testing

@Suite(.serialized, .builtProgram, .timeLimit(.minutes(15))) struct HubCommandTests {
  private let program = BuiltProgram()

  @Test(arguments: [
    (
      "en",
      "The server rejected the token, or requires one. Set TESSERA_GITHUB_TOKEN to a valid token, or remove the variable."
    ),
    ("zh-Hans", "服务器拒绝了令牌，或要求提供令牌。请将 TESSERA_GITHUB_TOKEN 设为有效的令牌，或删除该变量。"),
  ])
  func `The error message names the environment variable of a token that the server rejects`(
    language: String, sentence: String
  )
    async throws
  {
    let server = try await DemoServer.start()
    let result = try program.run(
      ["hub", "repo", "example/reactive-monorepo", "--lang", language, "--server", server.baseURL.absoluteString],
      variables: ["TESSERA_GITHUB_TOKEN": "bogus"])
    #expect(result.code == 77 && result.text.isEmpty)
    #expect(result.errorText == "tessera: 127.0.0.1:\(server.port)\(language == "en" ? ": " : "：")\(sentence)\n")
    await server.stop()
  }

  @Test func `The hub commit command accepts an abbreviated hash`() throws {
    let result = try program.run(["hub", "commit", "example/reactive-monorepo", "077a459"])
    #expect(result.code == 0 && result.text.contains("Pause the fetcher"), "\(result.errorText)")
  }

  @Test(arguments: [
    ("en", "The text to search for is missing. Enter it after the command: tessera hub search swift"),
    ("zh-Hans", "缺少要搜索的文字。请在命令后输入：tessera hub search swift"),
  ])
  func `A search without text causes a usage error outside a terminal`(language: String, sentence: String) throws {
    for arguments in [["hub"], ["hub", "search"], ["hub", "search", ""], ["open", "tessera://hub"]] {
      let result = try program.run(arguments + ["--lang", language])
      #expect(result.code == 64 && result.errorText == "tessera: \(sentence)\n", "\(result.errorText)")
    }
  }

  @Test(arguments: [
    (
      "tessera://hub-user", "The address tessera://hub-user lacks the parameter login. `tessera routes` lists examples."
    ),
    (
      "tessera://hub-issue?repository=a%2Fb&id=x",
      "A parameter of the address tessera://hub-issue?repository=a%2Fb&id=x has a value that is not allowed. `tessera routes` lists examples."
    ),
  ])
  func `An address that lacks a parameter or has an invalid one causes a usage error with the reason`(
    url: String, sentence: String
  ) throws {
    let result = try program.run(["open", url])
    #expect(result.code == 64 && result.errorText == "tessera: \(sentence)\n", "\(result.errorText)")
  }

  @Test func `The doctor command accepts the hub's server, and rejects a server of another kind`() async throws {
    try await program.expectDoctorKnows(["hub"])
  }

  @Test func `An unknown subcommand of hub is rejected, and is not used as search text`() throws {
    let result = try program.run(["hub", "nosuch"])
    #expect(result.code == 64 && result.text.isEmpty)
    #expect(
      result.errorText == "tessera: There is no command `hub nosuch`. `tessera hub --help` lists the commands.\n",
      "\(result.errorText)")
    let chinese = try program.run(["hub", "nosuch", "--lang", "zh-Hans"])
    #expect(chinese.errorText.hasPrefix("tessera: 没有命令 `hub nosuch`。"), "\(chinese.errorText)")
  }
}
