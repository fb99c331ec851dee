import Digest
import Foundation
public import Networking
public import Persistence

extension Resolver {
  /// Returns an interceptor that revalidates the responses of a server, and stores them in files that later commands
  /// use and `cache clear` deletes. The responses are stored in memory if the server is a demo server, or if the app
  /// has no cache directory.
  ///
  /// - Parameters:
  ///   - server: The server.
  ///   - token: The token of the requests, or `nil` for requests without a token. This expression is evaluated for each
  ///     request. Responses to different tokens are stored separately. The token itself is not stored.
  public func cache(
    of server: ServerID, token: @autoclosure @escaping @Sendable () -> Secret?
  ) throws -> CacheInterceptor {
    let environment = try resolve(AppEnvironment.self)
    let user: @Sendable () -> String = {
      token().map { SHA256.digest(of: $0.reveal().utf8).map { String($0, radix: 16) }.joined(separator: "-") } ?? ""
    }
    guard let directory = environment.cacheDirectory, try environment.server(server).storage == .file else {
      return CacheInterceptor(MemoryResponseCache(), user: user)
    }
    let files = FileResponseCache(directory: directory.appending(path: "responses-\(server)"))
    return CacheInterceptor(files, user: user)
  }
}
