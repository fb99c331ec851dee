import Composition
package import FeatureLogin
package import Networking
package import Presentation

extension StoredAccounts {
  /// Returns the accounts that a name or the URL of a server names, or all accounts if `name` is `nil`, and a message if
  /// the name is not that of exactly one account.
  package func choose(_ name: String?) -> (accounts: [Account], problem: LocalizedText?) {
    let all = accountsAtAllServers
    guard let name else { return (all, nil) }
    let named = all.accounts(named: name)
    if named.count == 1 { return (named, nil) }
    return (named, LoginMessages.noSingleAccount(named: name, at: named.map(\.server), among: all.map(\.name)))
  }
}

extension LoginFeature {
  /// Logs out of an account.
  ///
  /// - Returns: Whether the account is gone, and a message to show, if there is one.
  /// - Throws: `CancellationError`.
  package nonisolated func logOutWithMessage(
    _ account: Account, from accounts: StoredAccounts
  ) async throws -> (isLoggedOut: Bool, message: LocalizedText?) {
    do {
      return (true, try await logOut(account, from: accounts))
    } catch let error as CancellationError {
      throw error
    } catch {
      return (false, LoginMessages.notLoggedOut(account.name, LocalizedText(describing: error)))
    }
  }
}
