import Foundation
import Presentation
import TerminalUI

/// The contents of the configuration file `config.json`. For example:
///
///     {"ranking-server": "https://www.wanandroid.com", "lang": "zh-Hans", "keys": {"list.down": ["j", "Down"]}}
struct SettingsFile: Sendable {
  private(set) var texts: [String: String] = [:]
  private(set) var keys: [Command: [Key]] = [:]

  private enum Entry: Decodable {
    case text(String)
    case keys([String: [String]])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .text(text)
      } else {
        self = .keys(try container.decode([String: [String]].self))
      }
    }
  }

  /// Reads the file. A missing file sets nothing.
  ///
  /// - Parameters:
  ///   - file: The URL of the file.
  ///   - names: The names of all settings.
  ///   - commands: The commands to which keys can be bound.
  init(_ file: URL, names: [String], commands: Set<Command>) throws(Failure) {
    let path = file.path(percentEncoded: false)
    guard FileManager.default.fileExists(atPath: path) else { return }
    let entries = try Self.entries(file, path)
    for (name, entry) in entries.sorted(by: { $0.key < $1.key }) {
      switch entry {
      case .text(let text) where names.contains(name): texts[name] = text
      case .keys(let bindings) where name == "keys": keys = try Self.keys(bindings, commands, path)
      default:
        throw Failure(
          SettingsText.notAllowed(name, in: path, names: names + ["keys"]).text, .usage)
      }
    }
  }

  private static func entries(_ file: URL, _ path: String) throws(Failure) -> [String: Entry] {
    func unreadable(_ reason: LocalizedText) -> Failure { Failure(SettingsText.unreadable(path, reason).text, .usage) }
    guard let data = try? Data(contentsOf: file) else {
      throw Failure(SettingsText.notOpened(path).text, .usage)
    }
    do {
      return try JSONDecoder().decode([String: Entry].self, from: data)
    } catch DecodingError.typeMismatch(_, let context) where !context.codingPath.isEmpty {
      let name = context.codingPath.map(\.stringValue).joined(separator: ".")
      throw unreadable(SettingsText.wrongType(name))
    } catch {
      guard let (line, column) = JSONSyntax.firstError(in: String(decoding: data, as: UTF8.self)) else {
        throw unreadable(SettingsText.noObject)
      }
      throw unreadable(SettingsText.notJSON(line: line, column: column))
    }
  }

  private static func keys(
    _ bindings: [String: [String]], _ commands: Set<Command>, _ path: String
  ) throws(Failure) -> [Command: [Key]] {
    var result: [Command: [Key]] = [:]
    for (command, names) in bindings.sorted(by: { $0.key < $1.key }) {
      guard commands.contains(Command(command)) else {
        let names = commands.map(\.name).sorted()
        throw Failure(
          SettingsText.noCommand(command, in: path, names: names).text, .usage)
      }
      for name in names {
        guard let key = Key(name) else {
          throw Failure(SettingsText.noKey(name, for: command, in: path).text, .usage)
        }
        guard key != .control("c") else {
          throw Failure(SettingsText.reservedKey(for: command, in: path).text, .usage)
        }
        result[Command(command), default: []].append(key)
      }
      if names.isEmpty { result[Command(command)] = [] }
    }
    return result
  }
}
