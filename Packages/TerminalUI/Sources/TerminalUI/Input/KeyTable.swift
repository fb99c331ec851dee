/// An action that a key can be bound to. Settings refer to the action by its name, such as `list.down`.
public struct Command: Sendable, Hashable {
  /// The name, unique in the application.
  public let name: String

  /// Creates a command.
  public init(_ name: String) {
    self.name = name
  }
}

/// The keys of a command and its label.
public struct KeyBinding: Sendable, Hashable {
  /// The keys. The first one is shown to the user.
  public var keys: [Key]
  /// The command.
  public let command: Command
  /// The label in help and in the status bar, in the user's language.
  public var label: TerminalText

  /// Creates a binding of keys to a command.
  public init(_ keys: [Key], _ command: Command, _ label: TerminalText) {
    self.keys = keys
    self.command = command
    self.label = label
  }
}

extension KeyBinding {
  /// The keys and the label in one line. For a command without keys, a colon and the label, which the user can type as
  /// a line.
  var line: TerminalText {
    if keys.isEmpty { return ":" + label }
    return keys.map { TerminalText($0.description) }.joined(separator: " ") + "  " + label
  }
}

/// The key bindings that determine the effect of a key and the contents of help.
///
/// If a key is bound twice, the first binding applies; see ``conflicts``.
public struct KeyTable: Sendable, Hashable {
  /// The bindings, in the order in which help shows them.
  public private(set) var bindings: [KeyBinding]

  /// Creates a table.
  public init(_ bindings: [KeyBinding] = []) {
    self.bindings = bindings
  }

  /// Concatenates two tables. The left one takes precedence.
  public static func + (left: KeyTable, right: KeyTable) -> KeyTable {
    KeyTable(left.bindings + right.bindings)
  }

  /// Returns the command for a key, or `nil` if the key is not bound.
  public func command(for key: Key) -> Command? {
    bindings.first { $0.keys.contains(key) }?.command
  }

  /// Returns the keys of a command. The first one is shown to the user.
  public func keys(for command: Command) -> [Key] {
    bindings.first { $0.command == command }?.keys ?? []
  }

  /// Returns the command whose name, last component of the name, or label is the given text, without regard to case.
  public func command(named text: String) -> Command? {
    let name = text.lowercased()
    return bindings.first { binding in
      let own = binding.command.name.lowercased()
      return own == name || own.split(separator: ".").last.map(String.init) == name
        || binding.label.string.lowercased() == name
    }?.command
  }

  /// Returns a copy of the table in which the given commands have the given keys. An empty array leaves a command
  /// without keys.
  ///
  /// A key that the user binds to a command is removed from the commands that have it by default, which keep their
  /// other keys. ``orphans(by:)`` returns the commands that have no key left.
  public func rebound(_ keys: [Command: [Key]]) -> KeyTable {
    let chosen = Set(bindings.flatMap { keys[$0.command] ?? [] })
    return KeyTable(
      bindings.map { binding in
        var binding = binding
        binding.keys = keys[binding.command] ?? binding.keys.filter { !chosen.contains($0) }
        return binding
      })
  }

  /// A command whose keys are all bound to other commands.
  public struct Orphan: Sendable, Hashable, CustomStringConvertible {
    /// The command.
    public let command: Command
    /// The default keys of the command.
    public let keys: [Key]
    /// The command to which the first default key is bound.
    public let taker: Command

    /// A sentence that names the command without a key, and the reason.
    public var description: String {
      "\(command.name) has no key: \(keys[0]) is bound to \(taker.name)"
    }
  }

  /// Returns the commands that lose all their keys to other commands when ``rebound(_:)`` applies the given keys.
  public func orphans(by keys: [Command: [Key]]) -> [Orphan] {
    let table = rebound(keys)
    return bindings.compactMap { binding in
      guard keys[binding.command] == nil, table.keys(for: binding.command).isEmpty, let first = binding.keys.first,
        let taker = table.command(for: first)
      else { return nil }
      return Orphan(command: binding.command, keys: binding.keys, taker: taker)
    }
  }

  /// Returns a copy of the table without the keys for which a closure returns `true`. The commands of the copy can
  /// still be found by name.
  func without(_ isTaken: (Key) -> Bool) -> KeyTable {
    KeyTable(
      bindings.map { binding in
        var binding = binding
        binding.keys.removeAll(where: isTaken)
        return binding
      })
  }

  /// A key that is bound to more than one command.
  public struct Conflict: Sendable, Hashable, CustomStringConvertible {
    /// The key.
    public let key: Key
    /// The commands, in order of precedence.
    public let commands: [Command]

    /// A sentence with the key and the commands.
    public var description: String {
      "\(key) is bound to \(commands.map(\.name).joined(separator: " and ")); \(commands[0].name) applies"
    }
  }

  /// The keys that are bound to more than one command, in the order of the table.
  public var conflicts: [Conflict] {
    var order: [Key] = []
    var commands: [Key: [Command]] = [:]
    for binding in bindings {
      for key in binding.keys where commands[key]?.contains(binding.command) != true {
        if commands[key] == nil { order.append(key) }
        commands[key, default: []].append(binding.command)
      }
    }
    return order.compactMap { key in
      commands[key].flatMap { $0.count > 1 ? Conflict(key: key, commands: $0) : nil }
    }
  }

  /// Returns the bindings whose keys, label and command name together contain every word of the query, without regard
  /// to case.
  public func search(_ query: String) -> [KeyBinding] {
    let words = query.lowercased().split(separator: " ")
    return bindings.filter { binding in
      let text = (binding.keys.map(\.description) + [binding.label.string, binding.command.name])
        .joined(separator: " ").lowercased()
      return words.allSatisfy { text.contains($0) }
    }
  }
}
