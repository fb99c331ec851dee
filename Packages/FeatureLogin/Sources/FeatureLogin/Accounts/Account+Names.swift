public import Networking

extension [Account] {
  /// Returns the accounts with the given name, which may begin with an `@`. If there are none, but the text is the
  /// username of exactly one account, returns that account.
  public func accounts(named text: String) -> [Account] {
    let named = filter { $0.name == text || "@\($0.name)" == text }
    let user = text.hasPrefix("@") ? text.dropFirst() : text[...]
    let users = named.isEmpty ? filter { $0.name.prefix { $0 != "@" } == user } : []
    return users.count == 1 ? users : named
  }
}
