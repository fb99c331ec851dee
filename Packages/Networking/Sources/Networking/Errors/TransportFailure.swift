public import Foundation

/// The reason why a request could not be sent, or its response could not be received.
public enum TransportFailure: Error, Sendable, Hashable {
  /// The phase of a request that timed out.
  public enum Phase: Sendable, Hashable {
    /// Resolving the name and connecting.
    case connecting
    /// Negotiating encryption. The server accepted the connection.
    case handshake
    /// Transferring data. No data was transferred for too long.
    case idle
    /// The whole request.
    case total
  }

  /// This machine has no network connection or no route to the server.
  case offline
  /// The server's host name could not be resolved.
  case hostNotFound(String)
  /// The server refused the connection, for example because no program listens on the port.
  case refused(String)
  /// A phase of the request took too long.
  case timeout(Phase)
  /// A secure connection could not be established, for example because the server's certificate has expired.
  case tls(TLSFailure)
  /// The proxy did not forward the request.
  case proxy(ProxyFailure)
  /// The connection was lost before the response was complete.
  case connectionLost
  /// The server closed an unencrypted connection before it sent a response, or what it sent is not HTTP. The port may be
  /// for encrypted connections.
  case notHTTP
  /// The response is not HTTP, or it is malformed.
  case malformedReply
  /// The server redirected the request more often than the limit allows.
  case tooManyRedirects(limit: Int)
  /// The server redirected the request to a URL that must not be followed. The associated value is the address of the
  /// other server, or `nil` if the URL does not belong to a server.
  case unsafeRedirect(to: URL?)
  /// A file to read or write cannot be accessed.
  case file(String)
  /// This process or the system has no free file descriptor for a connection.
  case tooManyOpenFiles
  /// Another failure, with libcurl's code and message.
  case other(code: Int, String)
}

extension TransportFailure {
  var explanation: Explanation {
    switch self {
    case .offline: Explanation("There is no network connection.", "Connect to a network and try again.")
    case .hostNotFound(let host):
      Explanation("The server \(host) was not found.", "Check the server's name and the network connection.")
    case .refused(let host):
      Explanation("The server \(host) does not accept connections.", "Check that the server is running, and try again.")
    case .timeout(.connecting):
      Explanation("The server did not respond in time.", "Check the network connection and try again.")
    case .timeout(.handshake):
      Explanation(
        "The server accepted the connection, but did not negotiate encryption in time.",
        "Check the port, or begin the address with http://.")
    case .timeout(.idle): Explanation("The server stopped sending.", "Try again later.")
    case .timeout(.total): Explanation("The response took too long.", "Try again later.")
    case .tls(let failure): failure.explanation
    case .proxy(let failure): failure.explanation
    case .notHTTP:
      Explanation(
        "The server did not respond with HTTP.", "If the server expects encryption, begin its address with https://.")
    case .connectionLost: Explanation("The connection to the server was lost.", "Try again.")
    case .malformedReply:
      Explanation("The server's response is damaged.", "Try again. If it happens again, check the server's address.")
    case .tooManyRedirects(let limit):
      Explanation("The server redirected the request more than \(limit) times.", "Check the server's address.")
    case .unsafeRedirect(let url):
      Explanation(
        "The server redirected the request to an unsafe address\(url.map { ": \($0.hostAndPort)" } ?? "").",
        "Check the server's address.")
    case .file(let reason): Explanation("\(reason).", "Check the file, its permissions and the free space.")
    case .tooManyOpenFiles:
      Explanation(
        "Too many files and connections are open.", "Close some programs, or raise the limit with “ulimit -n”.")
    case .other(let code, let reason):
      Explanation("The request failed: \(reason) (\(code)).", "Try again. If the error occurs again, report it.")
    }
  }
}
