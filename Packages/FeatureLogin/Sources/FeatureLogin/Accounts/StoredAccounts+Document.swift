import Locking
public import Networking
import Persistence
public import Presentation

/// The accounts as a document for other programs.
extension StoredAccounts {
  /// Returns the location at which accounts are stored, or `nil` if none are stored.
  func location() async throws -> SecretLocation? {
    try await secrets.secret(StoredLogins.secretName)?.location
  }

  /// Returns the current accounts and their location, as a document for other programs.
  ///
  /// - Parameter service: The service whose accounts must be stored, or `nil` for any. If an account of this service is
  ///   not stored, the document has no location.
  public func document(for service: LoginService? = nil) async throws -> AccountsDocument {
    AccountsDocument(current, location: service.map(isStored) == false ? nil : try await location())
  }

  /// The stored accounts of servers that this run does not use, followed by the current accounts.
  public var accountsAtAllServers: [Account] { state.withLock { $0.others.accounts } + current }

  /// Returns the accounts at all servers and their location, as a document for other programs.
  public func documentOfAllServers() async throws -> AccountsDocument {
    AccountsDocument(accountsAtAllServers, location: try await location())
  }

  /// Returns a Boolean value that indicates whether all current accounts of a service are stored for the next run.
  public func isStored(_ service: LoginService) -> Bool {
    let accounts = current.filter { $0.service == service }
    return state.withLock { state in
      accounts.allSatisfy { servers.stores($0) && state.stored.contains(StoredLogins.Key($0)) }
    }
  }
}
