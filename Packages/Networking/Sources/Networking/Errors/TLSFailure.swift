/// The reason why a secure connection could not be established.
public enum TLSFailure: Error, Sendable, Hashable {
  /// The certificate has expired.
  case expired
  /// The certificate is not valid yet.
  case notYetValid
  /// The certificate is self-signed.
  case selfSigned
  /// The certificate was issued by an authority that this machine does not trust.
  case unknownIssuer
  /// The certificate is for another host name.
  case wrongHost
  /// The certificate is not trusted for another reason.
  case untrusted
  /// The file of trusted certificate authorities cannot be read.
  case unreadableAuthorities
  /// The server does not use encryption on the port.
  case notEncrypted
  /// The handshake failed, for example because the server does not support any encryption that this machine accepts.
  case handshake
}

extension TLSFailure {
  var explanation: Explanation {
    let (reason, advice) =
      switch self {
      case .expired:
        ("its certificate has expired", "Check the date of this machine, or contact the server's operator.")
      case .notYetValid: ("its certificate is not valid yet", "Check the date of this machine.")
      case .selfSigned:
        (
          "its certificate is self-signed",
          "If you trust the server, name a file with its certificate in SSL_CERT_FILE."
        )
      case .unknownIssuer:
        (
          "an unknown authority issued its certificate",
          "If you trust the authority, such as your company's, name a file with its certificate in SSL_CERT_FILE."
        )
      case .wrongHost: ("its certificate belongs to another host", "Check the server's address.")
      case .untrusted: ("its certificate is not trusted", "Check the server's address and the date of this machine.")
      case .unreadableAuthorities:
        ("the file of certificate authorities cannot be read", "Check SSL_CERT_FILE and SSL_CERT_DIR.")
      case .notEncrypted:
        ("the server does not use encryption on this port", "Check the port, or begin the address with http://.")
      case .handshake:
        ("the handshake failed", "Check the server's address and port. The server may not use encryption.")
      }
    return Explanation("No secure connection to the server: \(reason).", advice)
  }
}
