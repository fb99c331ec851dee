import ArgumentParser
import Composition
import Foundation
import Presentation
import TerminalApp
import TerminalAppTest
import Testing

@testable import AppShell

/// The help of every command, as `--help`, the manual page and the completions show it.
@Suite(.tessera) struct HelpTests {
  private struct Tool: Decodable { let command: Command }

  private struct Command: Decodable {
    let commandName: String
    let abstract, discussion: String?
    let subcommands: [Command]?
    let arguments: [Argument]?

    /// Returns the texts of the command and its subcommands, with their names. The texts of `--help`, `--version` and
    /// the command `help` are those of the parser.
    func texts(_ parent: String = "") -> [String: String] {
      if commandName == "help" { return [:] }
      let name = parent + commandName
      var texts = (subcommands ?? []).reduce(into: [String: String]()) { $0.merge($1.texts(name + " ")) { $1 } }
      texts[name] = abstract ?? ""
      if let discussion, !discussion.isEmpty { texts[name + ": discussion"] = discussion }
      for argument in arguments ?? [] where argument.shouldDisplay && !["help", "version"].contains(argument.valueName)
      {
        texts["\(name): \(argument.valueName)"] = argument.abstract ?? ""
      }
      return texts
    }
  }

  private struct Argument: Decodable {
    let valueName: String
    let abstract: String?
    let shouldDisplay: Bool
  }

  private func texts(_ language: Language) throws -> [String: String] {
    try AppDefinition.$language.withValue(language) {
      try JSONDecoder().decode(Tool.self, from: Data(AppDefinition.commandDump.utf8)).command.texts()
    }
  }

  @Test func `Every command, argument and option has help in both languages`() throws {
    let (english, chinese) = (try texts(.en), try texts(.zhHans))
    #expect(english.count > 50)
    #expect(english.keys.sorted() == chinese.keys.sorted())
    func isChinese(_ text: String) -> Bool { text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) } }
    #expect(english.filter { $0.value.isEmpty || isChinese($0.value) }.keys.sorted() == [])
    #expect(chinese.filter { !isChinese($0.value) }.keys.sorted() == [])
  }

  @Test func `The abstract of every command is a sentence that starts with a verb in the imperative`() throws {
    let verbs: Set = [
      "Accept", "Add", "Block", "Boost", "Change", "Check", "Delete", "Follow", "Hide", "Like", "List", "Log", "Mute",
      "Print",
      "Publish", "Reject", "Remove", "Reply", "Report", "Run", "Search", "Send", "Set", "Show", "Vote", "Write",
    ]
    let commands = try texts(.en).filter { $0.key.contains(" ") && !$0.key.contains(":") }
    #expect(commands.count >= AppDefinition.commandNames.count)
    for (name, abstract) in commands {
      #expect(verbs.contains(abstract.split(separator: " ").first.map(String.init) ?? ""), "\(name): \(abstract)")
      #expect(abstract.hasSuffix("."), "\(name): \(abstract)")
    }
  }

  @Test func `The help of a command says what its options mean, and what a login is necessary for`() throws {
    let (english, chinese) = (try texts(.en), try texts(.zhHans))
    for (name, en, zhHans) in [
      ("publish: discussion", "Requires a login. JSON: schema tessera.action/1.", "需要登录。JSON 格式：tessera.action/1。"),
      (
        "publish: visibility",
        "Who can see the post: public, unlisted, followers or direct. Default: your default at the server.",
        "谁可以看到：public（所有人）、unlisted（不公开列出）、followers（关注者）或 direct（被提及的人）。默认：你在服务器上的默认设置。"
      ),
      ("publish: warning", "The content warning. Default: none.", "内容警告。默认：无。"),
      (
        "publish: language", "The language, as a code such as en. Default: your default at the server.",
        "语言代码，例如 en。默认：你在服务器上的默认设置。"
      ),
      ("publish: poll", "An option of a poll. Name the option --poll once for each.", "投票的一个选项。每个选项使用一次 --poll。"),
      (
        "publish: poll-duration", "The time for which the poll is open, such as 30m, 12h or 7d. Default: 1d.",
        "投票的持续时间，例如 30m、12h 或 7d。默认：1d。"
      ),
      ("publish: poll-multiple", "Several options of the poll can be chosen.", "投票允许多选。"),
      ("publish: image", "The file of an image. Name the option --image once for each.", "图片文件。每张图片使用一次 --image。"),
      (
        "publish: alt", "The description of an image for those who cannot see it, in the order of the images.",
        "为看不到图片的人提供的描述，顺序与图片一致。"
      ),
      (
        "timeline: discussion",
        "home, bookmarks, favorites and lists require a login. Prints the newest 40 posts unless --pages is given. JSON: schema tessera.timeline/2.",
        "home、bookmarks、favorites 和列表需要登录。未指定 --pages 时输出最新的 40 条嘟文。JSON 格式：tessera.timeline/2。"
      ),
    ] {
      // A checkout can lack a feature.
      let isAbsent = english["tessera \(name.prefix { $0 != ":" })"] == nil
      #expect(isAbsent || english["tessera " + name] == en)
      #expect(isAbsent || chinese["tessera " + name] == zhHans)
    }
  }
}
