/// Something that a user can ask for by a key. Its name is what settings refer to, `list.down`.
public struct Command: Sendable, Hashable {
  /// The name, unique in the application.
  public let name: String

  /// Creates a command.
  public init(_ name: String) {
    self.name = name
  }
}

/// The keys of one command, and what help says about it.
public struct KeyBinding: Sendable, Hashable {
  /// The keys, the one to show first.
  public var keys: [Key]
  /// What they do.
  public let command: Command
  /// What help and the status bar call it, in the user's language.
  public var label: TerminalText

  /// Binds keys to a command.
  public init(_ keys: [Key], _ command: Command, _ label: TerminalText) {
    self.keys = keys
    self.command = command
    self.label = label
  }
}

extension KeyBinding {
  /// The keys and the label in one line; the label as it can be typed for a command without keys.
  var line: TerminalText {
    if keys.isEmpty { return ":" + label }
    return keys.map { TerminalText($0.description) }.joined(separator: " ") + "  " + label
  }
}

/// The one table that keys are looked up in and that help is made from.
///
/// Where a key stands twice, the binding that stands first wins; ``conflicts`` tells.
public struct KeyTable: Sendable, Hashable {
  /// The bindings in the order in which help shows them.
  public private(set) var bindings: [KeyBinding]

  /// Creates a table.
  public init(_ bindings: [KeyBinding] = []) {
    self.bindings = bindings
  }

  /// Two tables behind one another; the left one wins.
  public static func + (left: KeyTable, right: KeyTable) -> KeyTable {
    KeyTable(left.bindings + right.bindings)
  }

  /// What a key does, or nil.
  public func command(for key: Key) -> Command? {
    bindings.first { $0.keys.contains(key) }?.command
  }

  /// The keys of a command, the one to show first.
  public func keys(for command: Command) -> [Key] {
    bindings.first { $0.command == command }?.keys ?? []
  }

  /// The command that is called so: by its name, by what stands behind the last dot of it, or by its label, in any case.
  public func command(named text: String) -> Command? {
    let name = text.lowercased()
    return bindings.first { binding in
      let own = binding.command.name.lowercased()
      return own == name || own.split(separator: ".").last.map(String.init) == name
        || binding.label.string.lowercased() == name
    }?.command
  }

  /// The table with other keys for some commands. An empty list leaves a command without keys.
  ///
  /// A key that is chosen for one command is taken from those that have it by default, which keep their other keys; ``orphans(by:)``
  /// are those that have none.
  public func rebound(_ keys: [Command: [Key]]) -> KeyTable {
    let chosen = Set(bindings.flatMap { keys[$0.command] ?? [] })
    return KeyTable(
      bindings.map { binding in
        var binding = binding
        binding.keys = keys[binding.command] ?? binding.keys.filter { !chosen.contains($0) }
        return binding
      })
  }

  /// A command whose keys were all chosen for others.
  public struct Orphan: Sendable, Hashable, CustomStringConvertible {
    /// The command.
    public let command: Command
    /// The keys that it has by default.
    public let keys: [Key]
    /// The command that has the first of them.
    public let taker: Command

    /// Says which command has no key, and why.
    public var description: String {
      "\(command.name) has no key: \(keys[0]) is bound to \(taker.name)"
    }
  }

  /// The commands that ``rebound(_:)`` leaves without a key though nobody asked for that.
  public func orphans(by keys: [Command: [Key]]) -> [Orphan] {
    let table = rebound(keys)
    return bindings.compactMap { binding in
      guard keys[binding.command] == nil, table.keys(for: binding.command).isEmpty, let first = binding.keys.first,
        let taker = table.command(for: first)
      else { return nil }
      return Orphan(command: binding.command, keys: binding.keys, taker: taker)
    }
  }

  /// The table without some keys. Its commands can still be found by their names.
  func without(_ isTaken: (Key) -> Bool) -> KeyTable {
    KeyTable(
      bindings.map { binding in
        var binding = binding
        binding.keys.removeAll(where: isTaken)
        return binding
      })
  }

  /// A key that stands for more than one command.
  public struct Conflict: Sendable, Hashable, CustomStringConvertible {
    /// The key.
    public let key: Key
    /// The commands, the one that wins first.
    public let commands: [Command]

    /// Says which key and which commands.
    public var description: String {
      "\(key) is bound to \(commands.map(\.name).joined(separator: " and ")); \(commands[0].name) wins"
    }
  }

  /// All keys that stand for more than one command, in the order of the table.
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

  /// The bindings in whose keys, label or command every word of the query occurs, in any case.
  public func search(_ query: String) -> [KeyBinding] {
    let words = query.lowercased().split(separator: " ")
    return bindings.filter { binding in
      let text = (binding.keys.map(\.description) + [binding.label.string, binding.command.name])
        .joined(separator: " ").lowercased()
      return words.allSatisfy { text.contains($0) }
    }
  }
}
