import Foundation
import Presentation

/// A manual page in `mdoc` format, generated from ArgumentParser's description of the commands.
struct ManualPage {
  private struct Tool: Decodable {
    let command: Command
  }

  private struct Command: Decodable {
    let commandName: String
    let abstract, discussion: String?
    let subcommands: [Command]?
    let arguments: [Argument]?

    var shownArguments: [Argument] {
      (arguments ?? []).filter { $0.shouldDisplay && !["help", "version"].contains($0.valueName) }
    }
  }

  private struct Argument: Decodable, Hashable {
    struct Name: Decodable, Hashable {
      let kind, name: String
      var text: String { kind == "short" ? "-\(name)" : "--\(name)" }
    }
    let kind: String
    let shouldDisplay: Bool
    let names: [Name]?
    let valueName, abstract: String?
  }

  /// The headings of the sections and the names of the parts of a command line, in the language of the command line.
  private enum Heading {
    static var name: String { LocalizedText(en: "NAME", zhHans: "名称").text }
    static var synopsis: String { LocalizedText(en: "SYNOPSIS", zhHans: "概要").text }
    static var command: String { LocalizedText(en: "command", zhHans: "命令").text }
    static var option: String { LocalizedText(en: "options", zhHans: "选项").text }
    static var description: String { LocalizedText(en: "DESCRIPTION", zhHans: "描述").text }
    static var commands: String { LocalizedText(en: "COMMANDS", zhHans: "命令").text }
    static var options: String { LocalizedText(en: "OPTIONS", zhHans: "选项").text }
    static var commonOptions: String { LocalizedText(en: "COMMON OPTIONS", zhHans: "通用选项").text }
    static var licenses: String { LocalizedText(en: "LICENSES", zhHans: "许可证").text }
  }

  private let tool: Tool
  private let licensed: [String]

  /// Creates a manual page.
  ///
  /// - Parameters:
  ///   - dump: The result of `_dumpHelp()`.
  ///   - licensed: The third-party parts of the program, with their versions.
  init(dump: Data, licensed: [String]) throws {
    self.licensed = licensed
    tool = try JSONDecoder().decode(Tool.self, from: dump)
  }

  var text: String {
    let root = tool.command
    let commands = (root.subcommands ?? []).filter { $0.commandName != "help" }
    let common = Self.common(commands)
    var lines = [
      ".Dd $Mdocdate$", ".Dt \(root.commandName.uppercased()) 1", ".Os", ".Sh \(Heading.name)",
      ".Nm \(root.commandName)",
      ".Nd \(Self.escaped(root.abstract ?? ""))",
      ".Sh \(Heading.synopsis)", ".Nm", ".Op Ar \(Heading.command)", ".Op Ar \(Heading.option)",
      ".Sh \(Heading.description)",
    ]
    lines += Self.paragraphs(root.discussion) + [".Sh \(Heading.commands)", ".Bl -tag -width Ds"]
    for command in commands { lines += Self.item(command, without: common) }
    lines += [".El", ".Sh \(Heading.options)"] + Self.list(root.shownArguments)
    lines += [".Sh \(Heading.commonOptions)"] + Self.list(common)
    if !licensed.isEmpty {
      let text = LocalizedText(
        en:
          "The program contains code from other projects: \(licensed.joined(separator: ", ")). To read the licenses, use --licenses.",
        zhHans: "本程序包含其他项目的代码：\(licensed.joined(separator: "、"))。可用 --licenses 查看许可证。")
      lines += [".Sh \(Heading.licenses)", Self.escaped(text.text)]
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the arguments that three or more commands share. The manual page describes these arguments only once.
  private static func common(_ commands: [Command]) -> [Argument] {
    var seen: [Argument: Int] = [:]
    let all = commands.flatMap(\.shownArguments)
    for argument in all { seen[argument, default: 0] += 1 }
    var common: [Argument] = []
    for argument in all where (seen[argument] ?? 0) > 2 && !common.contains(argument) { common.append(argument) }
    return common
  }

  private static func item(_ command: Command, without common: [Argument], of parent: String = "") -> [String] {
    let name = parent + command.commandName
    let subcommands = (command.subcommands ?? []).filter { $0.commandName != "help" }
    return [".It Ic \(name)", escaped(command.abstract ?? "")] + paragraphs(command.discussion)
      + list(command.shownArguments.filter { !common.contains($0) })
      + subcommands.flatMap { item($0, without: common, of: name + " ") }
  }

  private static func list(_ arguments: [Argument]) -> [String] {
    if arguments.isEmpty { return [] }
    let items = arguments.flatMap { argument in
      let names = (argument.names ?? []).map(\.text)
      let value = argument.kind == "flag" ? "" : " Ar \(argument.valueName ?? "value")"
      return [
        ".It" + (names.isEmpty ? "" : " Li \(names.joined(separator: ", "))") + value, escaped(argument.abstract ?? ""),
      ]
    }
    return [".Bl -tag -width Ds"] + items + [".El"]
  }

  private static func paragraphs(_ text: String?) -> [String] {
    guard let text, !text.isEmpty else { return [] }
    return [".Pp"]
      + text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? ".Pp" : escaped(String($0)) }
  }

  /// Escapes text for `mdoc`, in which a period or an apostrophe at the beginning of a line would start a request.
  private static func escaped(_ text: String) -> String {
    let text = text.replacing("\\", with: "\\e")
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }
}
