import Foundation
import Presentation
import TerminalUI

/// The contents of the configuration file `config.json`. For example:
///
///     {"ranking-server": "https://www.wanandroid.com", "lang": "zh-Hans", "keys": {"list.down": ["j", "Down"]}}
struct SettingsFile: Sendable {
  private(set) var texts: [String: String] = [:]
  private(set) var keys: [Command: [Key]] = [:]

  /// A JSON value.
  enum Value: Decodable {
    case text(String)
    case list([Value])
    case object([String: Value])
    case number, boolean, null

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if (try? container.decode(Bool.self)) != nil {
        self = .boolean
      } else if (try? container.decode(Double.self)) != nil {
        self = .number
      } else if let list = try? container.decode([Value].self) {
        self = .list(list)
      } else {
        self = .object(try container.decode([String: Value].self))
      }
    }

    /// The kind of value, as in "lang is a number".
    var kind: LocalizedText {
      switch self {
      case .text: SettingsText.text
      case .list: LocalizedText(en: "a list", zhHans: "列表")
      case .object: LocalizedText(en: "an object", zhHans: "对象")
      case .number: LocalizedText(en: "a number", zhHans: "数字")
      case .boolean: LocalizedText(en: "a Boolean value", zhHans: "布尔值")
      case .null: LocalizedText(en: "null", zhHans: "空值（null）")
      }
    }
  }

  /// Creates the contents by reading a file. If the file does not exist, the contents are empty.
  ///
  /// - Parameters:
  ///   - file: The URL of the file.
  ///   - names: The names of all settings.
  ///   - commands: The commands to which keys can be bound.
  init(_ file: URL, names: [String], commands: Set<Command>) throws(Failure) {
    let path = file.path(percentEncoded: false)
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      // The result is also false for a symbolic link that leads to no file.
      guard (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil else { return }
      throw Failure(SettingsText.linkToNoFile(path).text, .usage)
    }
    if isDirectory.boolValue { throw Failure(SettingsText.directoryInPlaceOfFile(path).text, .usage) }
    for (name, value) in try Self.entries(file, path).sorted(by: { $0.key < $1.key }) {
      if name == "keys" {
        keys = try Self.keys(Self.bindings(value, path), commands, path)
      } else if names.contains(name) {
        texts[name] = try Self.text(value, name, path)
      } else {
        throw Failure(SettingsText.noSetting(name, in: path, names: names + ["keys"]).text, .usage)
      }
    }
  }

  private static func unreadable(_ path: String, _ reason: LocalizedText) -> Failure {
    Failure(SettingsText.unreadable(path, reason).text, .usage)
  }

  static func entries(_ file: URL, _ path: String) throws(Failure) -> [String: Value] {
    let data: Data
    do throws(BoundedFile.Problem) {
      data = try BoundedFile.read(file)
    } catch {
      let message =
        switch error {
        case .irregular: SettingsText.irregularFile(path)
        case .tooLarge: SettingsText.tooLarge(path)
        case .tooManyOpenFiles: AppText.tooFewDescriptors
        case .unreadable: SettingsText.notOpened(path)
        }
      throw Failure(message.text, .usage)
    }
    let text = String(decoding: data, as: UTF8.self)
    let syntax = JSONSyntax(text)
    let error = syntax.firstError
    if let error, error.isTooDeep {
      throw unreadable(path, SettingsText.tooDeep(line: error.line, column: error.column))
    }
    if error == nil, let (escape, line, column) = syntax.firstLoneSurrogate {
      throw unreadable(path, SettingsText.loneSurrogate(escape, line: line, column: column))
    }
    guard let entries = try? JSONDecoder().decode([String: Value].self, from: data) else {
      guard let error else { throw unreadable(path, SettingsText.noObject) }
      throw unreadable(path, SettingsText.notJSON(line: error.line, column: error.column))
    }
    if let (name, line, column) = syntax.firstRepeatedName {
      throw unreadable(path, SettingsText.repeated(name, line: line, column: column))
    }
    return entries
  }

  static func text(_ value: Value, _ name: String, _ path: String) throws(Failure) -> String {
    guard case .text(let text) = value else {
      throw unreadable(path, SettingsText.wrongType(name, value.kind, expected: SettingsText.text))
    }
    return text
  }

  /// Returns the names of keys for each command.
  private static func bindings(_ value: Value, _ path: String) throws(Failure) -> [String: [String]] {
    guard case .object(let commands) = value else {
      throw unreadable(path, SettingsText.wrongType("keys", value.kind, expected: SettingsText.keysOfCommands))
    }
    var bindings: [String: [String]] = [:]
    for (command, value) in commands.sorted(by: { $0.key < $1.key }) {
      let name = "keys.\(command)"
      guard case .list(let keys) = value else {
        throw unreadable(path, SettingsText.wrongType(name, value.kind, expected: SettingsText.keyList))
      }
      var texts: [String] = []
      for (index, key) in keys.enumerated() { texts.append(try text(key, "\(name)[\(index)]", path)) }
      bindings[command] = texts
    }
    return bindings
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
