import DemoServer
import Foundation
import TerminalAppTest
import TerminalUI
import TerminalUITest
import Testing

@Suite(.serialized, .builtProgram, .timeLimit(.minutes(15))) struct MomentsCommandTests {
  private let program = BuiltProgram()

  @Test
  func `Events are written to the file that --trace names`() throws {
    let terminal = try program.start(shell: "$PROGRAM moments --trace $HOME/trace")
    #expect(terminal.wait(seconds: 30) { $0.text.contains("Tobias Lind") }, "\(terminal.emulator.text)")
    terminal.press("q")
    #expect(terminal.waitForExit() == 0)
    #expect(try program.read("trace").contains(#""kind":"screenview""#))
  }

  @Test func `Only commands that record events need the file for tracked events`() async throws {
    let server = try await DemoServer.start()
    let trace = ["TESSERA_TRACE": "/nowhere/trace"]
    for command in [["open", "tessera://about"], ["moments", "--once"], ["config"]] {
      let result = try program.run(command, variables: trace)
      #expect(result.code == 0 && result.errorText.isEmpty, "\(command): \(result.errorText)")
    }
    let like = ["like", "0", "--server", server.baseURL.absoluteString]
    let refused = try program.run(like, variables: trace)
    #expect(refused.code == 64 && refused.errorText.contains("/nowhere/trace cannot be written to"))
    await server.stop()
  }

  @Test func `A screen whose events cannot be tracked is shown with a warning`() throws {
    let terminal = try program.start(["moments", "--trace", "/nowhere/trace"], size: Size(columns: 200, rows: 24))
    terminal.wait(for: "/nowhere/trace cannot be written to")
    terminal.wait(for: "Tobias Lind")
    terminal.press("q")
    #expect(terminal.waitForExit() == 0)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "/dev/full does not exist"))
  func `A like whose event cannot be tracked succeeds with a warning`() async throws {
    let server = try await DemoServer.start()
    for (language, sentence) in [
      (
        "en",
        "Events cannot be tracked, because /dev/full cannot be written to. Choose another file for the setting trace."
      ),
      ("zh-Hans", "无法跟踪事件，因为无法写入 /dev/full。请为设置 trace 选择其他文件。"),
    ] {
      let result = try program.run([
        "like", "0", "--trace", "/dev/full", "--server", server.baseURL.absoluteString, "--lang", language,
      ])
      #expect(result.code == 0 && result.errorText == "tessera: \(sentence)\n", "\(result.errorText)")
    }
    await server.stop()
  }

  @Test func `The option --likes off turns off likes, and an unknown value of the option is rejected`() async throws {
    let server = try await DemoServer.start()
    let address = ["--server", server.baseURL.absoluteString]
    #expect(try program.run(["like", "0"] + address).code == 0)
    let off = try program.run(["like", "0", "--likes", "off"] + address)
    #expect(off.code == 64 && off.errorText == "tessera: Likes are turned off. Turn them on with --likes on.\n")
    let page = try program.run(["moments", "--once"] + address).text
    #expect(page != (try program.run(["moments", "--once", "--likes", "off"] + address).text))
    #expect(try program.run(["moments", "--likes", "perhaps"] + address).code == 64)
    await server.stop()
  }

  @Test(arguments: ["like", "unlike"])
  func `A like at the demo server inside the program is rejected, because it would be lost when the command ends`(
    command: String
  ) throws {
    let result = try program.run([command, "0"])
    #expect(result.code == 64 && result.text.isEmpty)
    #expect(result.errorText.contains("Nothing was changed") && result.errorText.contains("--server"))
  }

  @Test func `The moments and like commands accept the URL that the serve command prints`() async throws {
    try await program.expectAddressIsTaken(by: [["moments", "--once"], ["like", "0"]])
  }

  @Test func `The doctor command accepts the Moments server, and rejects a server of another kind`() async throws {
    try await program.expectDoctorKnows(["moments"])
  }

  @Test
  func `A rate limit of the Moments server is reported in one sentence, and a like is stored until it can be sent`()
    async throws
  {
    try await program.expectRateLimitIsReported(by: [["moments", "--once"]])
    let server = try await DemoServer.start()
    server.inject(.rateLimit(resetAfter: .seconds(90)), count: 100)
    let like = try program.run(["like", "0", "--server", server.baseURL.absoluteString])
    let message = "The server asks to wait. The action is stored and will be sent the next time the app is open."
    #expect(like.code != 0 && like.errorText.contains(message), "\(like.errorText)")
    await server.stop()
  }

  @Test func `The option --server sets the server of the moments command`() async throws {
    let server = try await DemoServer.start()
    let result = try program.run(["moments", "--json", "--server", server.baseURL.absoluteString])
    #expect(result.text.contains(#""server" : "127.0.0.1:\#(server.port)""#), "\(result.errorText)")
    await server.stop()
  }

  @Test func `The moments command exits with a failure and the reason if the output device is full`() throws {
    let (code, error) = try program.run(shell: "$PROGRAM moments --once >/dev/full 2>$HOME/err")
    #expect(code == 1)
    #expect(error.contains("Writing to standard output failed: No space left on device."))
  }
}
