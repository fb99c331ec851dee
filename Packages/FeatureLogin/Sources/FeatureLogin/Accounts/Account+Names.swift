import Foundation
public import Networking

extension [Account] {
  /// Returns the accounts with the given name, which may begin with an `@`. If there are none, but the text is the
  /// username or the server's URL of exactly one account, returns that account.
  public func accounts(named text: String) -> [Account] {
    let named = filter { $0.name == text || "@\($0.name)" == text }
    if !named.isEmpty { return named }
    let user = text.hasPrefix("@") ? text.dropFirst() : text[...]
    let others = filter { account in
      account.name.prefix { $0 != "@" } == user || account.server.absoluteString == text
    }
    return others.count == 1 ? others : []
  }
}
