public import Networking

extension Account {
  /// Returns whether this is the name of the account, with or without an `@` in front of it.
  func isNamed(_ text: String) -> Bool { name == text || "@\(name)" == text }
}

extension [Account] {
  /// Returns the accounts with a name. If there are none, returns the only one with that user name at any server.
  public func accounts(named text: String) -> [Account] {
    let named = filter { $0.isNamed(text) }
    let user = text.hasPrefix("@") ? text.dropFirst() : text[...]
    let users = named.isEmpty ? filter { $0.name.prefix { $0 != "@" } == user } : []
    return users.count == 1 ? users : named
  }
}
