import DemoServer
import Foundation
import TerminalAppTest
import TerminalUI
import TerminalUITest
import Testing
import WebAppTest

@Suite(.serialized, .timeLimit(.minutes(15))) struct CommandLineTests {
  private let program = BuiltProgram()

  @Test(.enabled(if: Bash.isThere, "There is no bash here"))
  func `Bash completes commands with the completion script`() throws {
    for shell in ["bash", "zsh", "fish"] {
      let script = try program.run(["completions", shell])
      #expect(script.code == 0 && script.text.contains("tessera") && script.text.contains("routes"))
    }
    try program.write(program.run(["completions", "bash"]).text, to: "completions.bash")
    let terminal = try program.start(
      shell: #"""
        /bin/bash -n $HOME/completions.bash && /bin/bash -c '. $HOME/completions.bash
        COMP_LINE="tessera ro"; COMP_POINT=10; COMP_WORDS=(tessera ro); COMP_CWORD=1
        $(complete -p tessera | sed "s/.*-F \([^ ]*\).*/\1/") tessera ro tessera
        echo "completed: ${COMPREPLY[*]}"'; echo done
        """#)
    #expect(terminal.wait(seconds: 20) { $0.text.contains("done") }, "\(terminal.emulator.text)")
    #expect(terminal.emulator.text.contains("completed: routes"), "\(terminal.emulator.text)")
  }

  @Test func `An error about a URL is in the user's language`() throws {
    let result = try program.run(["open", "tessera://nowhere", "--lang", "zh-Hans"])
    #expect(result.code == 64 && result.errorText.contains("没有地址为“tessera://nowhere”的界面"), "\(result.errorText)")
  }

  @Test func `Without free file descriptors, the program ends with a message`() throws {
    let terminal = try program.start(
      shell: "for n in 4 5 6 9; do (ulimit -n $n; $PROGRAM config; echo code $?); done; echo done")
    #expect(terminal.wait(seconds: 30) { $0.text.contains("done") }, "\(terminal.emulator.text)")
    let text = terminal.emulator.text
    #expect(text.components(separatedBy: "needs at least 8 free file descriptors").count == 5, "\(text)")
    #expect(text.components(separatedBy: "code 1").count == 5 && !text.contains("code 132"), "\(text)")
  }

  @Test(arguments: [
    (["confg"], "There is no command `confg`. Similar: config. `tessera --help` lists the commands."),
    (["help", "confg"], "There is no command `confg`. Similar: config. `tessera --help` lists the commands."),
    (
      ["cache", "cleer"],
      "There is no command `cache cleer`. Similar: clear. `tessera cache --help` lists the commands."
    ),
    (["open", "tessera://nope"], "No screen has the address “tessera://nope”. `tessera routes` lists the addresses."),
    (["open", ""], "No screen has the address “”. `tessera routes` lists the addresses."),
    (["serve", "--state", ""], "--state is empty (command line). Enter a value, or omit the option."),
    (["config", "--set", "=x"], "--set “=x” lacks a name or a value. Use --set NAME=VALUE."),
    (["serve", "--port", "99999"], "--port 99999 is not a port. Use a number from 0 to 65535."),
  ])
  func `An invalid command line is rejected with one sentence`(arguments: [String], message: String) throws {
    let result = try program.run(arguments)
    #expect(result.code == 64 && result.text.isEmpty)
    #expect(result.errorText == "tessera: \(message)\n")
  }

  @Test(arguments: ["cache", "cache clear", "completions bash", "man", "serve --port 0", "config", "routes"])
  func `Every command rejects a language that the app does not have, in the same format`(command: String) throws {
    let arguments = command.split(separator: " ").map(String.init)
    for (origin, result) in [
      ("environment variable TESSERA_LANG", try program.run(arguments, variables: ["TESSERA_LANG": "fr"])),
      ("command line", try program.run(arguments + ["--lang", "fr"])),
    ] {
      #expect(result.code == 64 && result.text.isEmpty, "\(result.text)")
      #expect(result.errorText == "tessera: The value “fr” of lang is not allowed (\(origin)). Use en or zh-Hans.\n")
    }
  }

  @Test func `A message about a name of 100,000 letters contains only the start of the name`() throws {
    let name = String(repeating: "a", count: 100_000)
    for arguments in [[name], ["cache", name], ["open", "--\(name)"], ["open", "--json", "tessera://\(name)"]] {
      let result = try program.run(arguments)
      #expect(result.code == 64 && result.errorText.contains("aaa…"), "\(result.errorText.prefix(500))")
      #expect(result.error.count < 3000)
    }
  }

  @Test func `Options before the name of a command belong to the command`() throws {
    let result = try program.run(["--lang", "zh-Hans", "--json", "config"])
    #expect(result.code == 0 && result.text.contains("tessera.config/1"), "\(result.errorText)")
    let unknown = try program.run(["--lang", "zh-Hans", "confg"])
    #expect(unknown.code == 64)
    #expect(unknown.errorText == "tessera: 没有命令 `confg`。相近的命令：config。`tessera --help` 会列出所有命令。\n")
  }

  @Test func `A state file that cannot be written to is rejected in one sentence`() throws {
    let result = try program.run(["serve", "--port", "0", "--state", "/nowhere/state"])
    #expect(result.code == 1 && result.text.isEmpty)
    #expect(result.errorText.hasPrefix("tessera: The demo server's state cannot be written to /nowhere/state"))
    #expect(result.errorText.split(separator: "\n").count == 1, "\(result.errorText)")
  }

  @Test func `A port that another program uses is reported with the option that chooses another one`() async throws {
    let server = try await DemoServer.start()
    for (language, message) in [
      (
        "en_US.UTF-8",
        "Port \(server.port) is in use. Stop the program that uses it, or choose another port with --port. --port 0 chooses an unused port."
      ),
      ("zh_CN.UTF-8", "端口 \(server.port) 已被占用。请停止占用该端口的程序，或用 --port 选择其他端口。--port 0 会自动选择空闲端口。"),
    ] {
      let result = try program.run(["serve", "--port", "\(server.port)"], variables: ["LANG": language])
      #expect(result.code == 1 && result.errorText == "tessera: \(message)\n", "\(result.errorText)")
    }
    await server.stop()
  }

  @Test func `A device is refused as a state file, in the user's language`() throws {
    for (language, message) in [
      (
        "en_US.UTF-8",
        "The demo server's state cannot be written to /dev/null: it is not a regular file. Choose a file in a writable folder."
      ),
      ("zh_CN.UTF-8", "无法写入演示服务器的状态文件 /dev/null。请选择可写文件夹中的文件。"),
    ] {
      let result = try program.run(["serve", "--port", "0", "--state", "/dev/null"], variables: ["LANG": language])
      #expect(result.code == 1 && result.errorText == "tessera: \(message)\n", "\(result.errorText)")
    }
  }

  @Test func `The help is in the language of the locale`() throws {
    let help = try program.run(["--help"], variables: ["LANG": "zh_CN.UTF-8"])
    #expect(help.code == 0 && help.text.contains("输出手册页。") && !help.text.contains("Print the manual page."))
  }

  @Test
  func `doctor reports no problems with the app`() throws {
    let result = try program.run(["doctor"])
    #expect(result.code == 0)
    for line in ["ok  terminal", "ok  store", "ok  graph"] {
      #expect(result.text.contains("\n\(line)"), "\(result.text)")
    }
  }

  @Test
  func `routes prints URLs, man prints a manual page, and config prints the keys in the configuration file`() throws {
    #expect(try program.run(["routes"]).text.contains("tessera://about"))
    #expect(try program.run(["man"]).text.hasPrefix(".Dd"))
    try program.write(#"{"keys": {"list.down": ["j", "Ctrl-n"]}}"#, to: ".config/tessera/config.json")
    let settings = try program.run(["config"])
    #expect(settings.text.contains("keys.list.down"), "\(settings.errorText)")
    #expect(settings.text.contains("j Ctrl-n"))
  }

  @Test
  func `serve prints the URL of the demo server, and serves until it is interrupted`() throws {
    let terminal = try program.start(["serve", "--port", "0"])
    #expect(terminal.wait(seconds: 20) { $0.text.contains("http://127.0.0.1:") }, "\(terminal.emulator.text)")
    terminal.press(.control("c"))
    #expect(terminal.waitForExit(seconds: 20) != nil)
  }

  /// Other clients, such as tooi, refuse to start if a field is missing that Mastodon always sends.
  @Test func `Another client finds every field of a server's description that Mastodon always sends`() async throws {
    let terminal = try program.start(["serve", "--port", "0"], size: Size(columns: 200, rows: 24))
    #expect(terminal.wait(seconds: 20) { $0.text.contains("http://127.0.0.1:") }, "\(terminal.emulator.text)")
    let port = try #require(terminal.emulator.text.firstMatch(of: /127\.0\.0\.1:(\d+)/)).1
    let response = await PageClient(port: try #require(Int(port))).get("/mastodon/api/v1/instance")
    let instance = try #require(try JSONSerialization.jsonObject(with: Data(response.body.utf8)) as? [String: Any])
    for name in [
      "uri", "title", "short_description", "description", "email", "version", "urls", "stats", "languages",
      "registrations",
      "approval_required", "invites_enabled", "configuration", "contact_account", "rules",
    ] { #expect(instance[name] != nil, "\(name)") }
    let media = (instance["configuration"] as? [String: Any])?["media_attachments"] as? [String: Any]
    #expect(media?["video_size_limit"] is Int && media?["image_matrix_limit"] is Int)
    terminal.press(.control("c"))
    #expect(terminal.waitForExit(seconds: 20) != nil)
  }
}

private enum Bash {
  static let isThere = FileManager.default.isExecutableFile(atPath: "/bin/bash")
}
