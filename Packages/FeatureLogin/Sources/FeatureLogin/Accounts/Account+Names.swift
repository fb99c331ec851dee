public import Networking

extension [Account] {
  /// Returns the accounts with a name, which can have an `@` in front of it. If there are none, returns the only one with that username at
  /// any server.
  public func accounts(named text: String) -> [Account] {
    let named = filter { $0.name == text || "@\($0.name)" == text }
    let user = text.hasPrefix("@") ? text.dropFirst() : text[...]
    let users = named.isEmpty ? filter { $0.name.prefix { $0 != "@" } == user } : []
    return users.count == 1 ? users : named
  }
}
