extension Key: LosslessStringConvertible {
  /// Creates a key from a name such as `j`, `Ctrl-x`, `Alt-Enter`, `PgDn` or `F5`. Case matters only for a single
  /// character: `g` and `G` are different keys. Returns `nil` if there is no such key.
  public init?(_ name: String) {
    var rest = name[...]
    var modifiers: Modifiers = []
    while let dash = rest.dropFirst().firstIndex(of: "-"), rest.index(after: dash) < rest.endIndex {
      guard let modifier = Self.modifierNames.first(where: { $0.name.lowercased() == rest[..<dash].lowercased() })
      else {
        return nil
      }
      modifiers.insert(modifier.modifier)
      rest = rest[rest.index(after: dash)...]
    }
    if rest.count == 1, let character = rest.first {
      self.init(.character(character), modifiers)
    } else if let named = Self.codeNames.first(where: { $0.name.lowercased() == rest.lowercased() }) {
      self.init(named.code, modifiers)
    } else if rest.lowercased().hasPrefix("f"), let number = Int(rest.dropFirst()), (1...24).contains(number) {
      self.init(.function(number), modifiers)
    } else {
      return nil
    }
  }

  /// The name of the key, such as `Ctrl-x`, which can be used in settings.
  public var description: String {
    let prefix = Self.modifierNames.filter { modifiers.contains($0.modifier) }.map { $0.name + "-" }.joined()
    switch code {
    case .character(" "): return prefix + "Space"
    case .character(let character): return prefix + String(character)
    case .function(let number): return prefix + "F\(number)"
    default: return prefix + (Self.codeNames.first { $0.code == code }?.name ?? "")
    }
  }

  private static let modifierNames: [(name: String, modifier: Modifiers)] = [
    ("Ctrl", .control), ("Alt", .alt), ("Shift", .shift),
  ]

  private static let codeNames: [(name: String, code: Code)] = [
    ("Enter", .enter), ("Tab", .tab), ("Backspace", .backspace), ("Esc", .escape), ("Space", .character(" ")),
    ("Up", .up), ("Down", .down), ("Left", .left), ("Right", .right), ("Home", .home), ("End", .end),
    ("PgUp", .pageUp), ("PgDn", .pageDown), ("Insert", .insert), ("Delete", .delete),
  ]
}
