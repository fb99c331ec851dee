public import Foundation
import Networking
public import Persistence

/// The user's token for GitHub.
public enum HubToken {
  /// The error for a token that contains a character other than a visible ASCII character.
  public struct Malformed: Error {
    /// Creates the error.
    public init() {}
  }

  /// Reads the token from `TESSERA_GITHUB_TOKEN` or the secret store. Returns `nil` if there is no token, or if the
  /// connection to the server is neither encrypted nor within this machine.
  ///
  /// - Throws: An error from the secret store, or ``Malformed``.
  public static func read(from secrets: SecretStore, for server: URL) async throws -> Secret? {
    guard server.scheme == "https" || server.isLoopback else { return nil }
    guard let text = try await secrets.secret("github-token")?.secret.reveal() else { return nil }
    // A token that was read from a file can end with a line break, which no header may contain.
    let token = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard token.unicodeScalars.allSatisfy({ (0x21...0x7E).contains($0.value) }) else { throw Malformed() }
    return token.isEmpty ? nil : Secret(token)
  }
}
