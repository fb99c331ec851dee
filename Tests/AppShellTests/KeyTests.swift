import Composition
import Foundation
import TerminalApp
import TerminalAppTest
import TerminalUI
import Testing

@testable import AppShell

@MainActor @Suite(.tessera) struct KeyTests {
  @Test(arguments: (try? TesseraApp.definition.moduleList())?.samples ?? [])
  func `Every command of every screen can be bound to other keys, and no two commands share a default key`(route: Route)
    async throws
  {
    let app = try await TestApp(App.inMemory())
    try app.open(route)
    let keys = app.keys
    #expect(keys.bindings.filter { !TesseraApp.definition.keyCommands.contains($0.command) }.map(\.command.name) == [])
    #expect(keys.conflicts.map(\.description) == [])
  }
}

/// The grammar of keys: a letter has one meaning on all screens.
@Suite struct KeyGrammarTests {
  /// The verbs with which several commands are meant, one per letter. Every other letter belongs to one command.
  private static let verbs: [String: [String]] = [
    "f": ["hubStar", "momentsLike", "timelineFavorite"], "I": ["notificationsLogIn", "timelineLogIn"],
    "o": ["hubBrowse", "momentsOpen", "timelineBrowse"], "p": ["notificationsProfile", "timelineProfile"],
    "s": ["hubState", "notificationsFilter", "timelineSources"], "y": ["momentsShare", "timelineCopy"],
    "D": ["momentsDates", "timelineDates"], "S": ["hubSearch", "timelineSearch"],
    "e": ["editorRedo", "timelineEdit"], "u": ["editorUndo", "outboxRemove", "timelineUndo"],
  ]

  /// Programs that are not part of the app, and the question, whose answers are its only keys.
  private static let excluded = ["TerminalProbe", "TerminalUIBenchmarks", ".build", "ConfirmationScreen.swift"]

  /// The commands of each letter in the sources of all packages, read once.
  private static let commands = Result(catching: readCommands)

  private static func readCommands() throws -> [String: Set<String>] {
    let packages = URL(filePath: #filePath).appending(path: "../../../Packages").standardized
    let files = try #require(FileManager.default.enumerator(at: packages, includingPropertiesForKeys: nil))
    let binding = /(?:KeyBinding|toggle)\(\s*(?:\[((?:"[^"]*"|[^\]"])*)\]|("[^"]+")),\s*(?:Self)?\.(\w+)/
    let (combination, letter) = (/\.control\("."\)/, /"([A-Za-z\[\]{}])"/)
    var commands: [String: Set<String>] = [:]
    for case let file as URL in files where file.pathExtension == "swift" && file.pathComponents.contains("Sources") {
      if !Set(file.pathComponents).isDisjoint(with: Self.excluded) { continue }
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      let code = lines.filter { !$0.contains("///") }.joined(separator: "\n")
      for match in code.matches(of: binding) {
        let (_, list, key, command) = match.output
        for key in (list ?? key ?? "").replacing(combination, with: "").matches(of: letter) {
          commands[String(key.1), default: []].insert(String(command))
        }
      }
    }
    return commands
  }

  @Test func `No letter has two meanings on the screens of all features`() throws {
    let commands = try Self.commands.get()
    #expect(commands.count > 25, "\(commands)")
    let free = (Array("abcdefghijklmnopqrstuvwxyz") + Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")).filter {
      commands[String($0)] == nil
    }
    for (letter, found) in commands where found.count > 1 {
      let (known, unknown) = (found.intersection(Self.verbs[letter] ?? []), found.subtracting(Self.verbs[letter] ?? []))
      #expect(
        unknown.isEmpty,
        """
        The key \(letter) has another meaning elsewhere (\(known.sorted().joined(separator: ", "))) than for \
        \(unknown.sorted().joined(separator: ", ")). Bind a letter that is free (\(String(free))), or list the command in \
        KeyGrammarTests.verbs if it means the same.
        """)
    }
  }

  /// Returns whether a command belongs to a feature that `make remove-feature` has removed from this checkout.
  private static func belongsToRemovedFeature(_ command: String) -> Bool {
    let name = command.prefix { $0.isLowercase }
    let package = URL(filePath: #filePath).appending(path: "../../../Packages/Feature\(name.capitalized)").standardized
    return ["hub", "moments", "notifications", "timeline"].contains(name)
      && !FileManager.default.fileExists(atPath: package.path)
  }

  @Test(arguments: [
    ("o", "timelineBrowse"), ("y", "timelineCopy"), ("x", "timelineFold"), ("b", "timelineBoost"),
    ("f", "timelineFavorite"), ("B", "timelineBookmark"), ("v", "timelineVote"), ("u", "timelineUndo"),
    ("t", "timelineThread"), ("p", "timelineProfile"), ("s", "timelineSources"), ("A", "accounts"), ("h", "leftPane"),
    ("F", "personFollow"), ("Z", "personMute"), ("K", "personBlock"), ("z", "muteConversation"), ("r", "timelineReply"),
    ("e", "timelineEdit"), ("d", "timelineDelete"), ("w", "timelineFavorites"), ("W", "timelineBoosts"),
    ("l", "rightPane"), ("j", "listDown"), ("k", "listUp"), ("[", "timelinePreviousLink"), ("]", "timelineNextLink"),
  ])
  func `A letter has the meaning that the grammar of keys gives it`(letter: String, command: String) throws {
    let isFound = try Self.commands.get()[letter]?.contains(command) == true
    #expect(isFound || Self.belongsToRemovedFeature(command))
  }
}
