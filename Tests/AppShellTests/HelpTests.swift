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
}
