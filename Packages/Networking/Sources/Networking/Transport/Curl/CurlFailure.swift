import CCurl
import Foundation

/// A converter from libcurl's errors to ``NetworkError``.
struct CurlFailure {
  let code: CURLcode
  let easy: UnsafeMutableRawPointer
  let request: HTTPRequest
  let limits: TransportLimits
  let elapsed: Duration
  /// The proxy of the request, or `nil` if the server is reached directly.
  let proxy: Proxy?
  /// Whether a part of the response arrived.
  let hasResponse: Bool
  /// libcurl's description of the error.
  let message: String

  var error: NetworkError {
    switch code {
    case _ where Self.codesOfExhaustion.contains(code) && isOutOfDescriptors,
      CURLE_OPERATION_TIMEDOUT where !info.isAccepted && isOutOfDescriptors:
      .transport(.tooManyOpenFiles)
    case CURLE_URL_MALFORMAT: .invalidRequest("the address is not a valid URL")
    case CURLE_FILESIZE_EXCEEDED: .tooLarge(.body(bytes: limits.bodySize(for: request)))
    // libcurl reports these codes for a single header line above its own limit. `CURLcode(100)` is `CURLE_TOO_LARGE`,
    // available since version 8.6.
    case CURLE_OUT_OF_MEMORY, CURLcode(100): .tooLarge(.headers(bytes: 100 << 10))
    default: NetworkError.transport(transportFailure).attributed(to: proxy?.address)
    }
  }

  private var transportFailure: TransportFailure {
    switch code {
    case _ where proxyFailure != nil: proxyFailure.map { .proxy($0) } ?? .offline
    case CURLE_COULDNT_RESOLVE_HOST: NetworkInterface.isOnline ? .hostNotFound(host) : .offline
    case CURLE_COULDNT_CONNECT:
      switch info.systemError {
      case ENETUNREACH, ENETDOWN, EHOSTUNREACH: .offline
      case ETIMEDOUT: .timeout(.connecting)
      default: .refused(host)
      }
    case CURLE_OPERATION_TIMEDOUT: .timeout(phase)
    case CURLE_GOT_NOTHING where isRefusedByEncryption, CURLE_RECV_ERROR where isRefusedByEncryption,
      CURLE_UNSUPPORTED_PROTOCOL where isRefusedByEncryption, CURLE_WEIRD_SERVER_REPLY where isRefusedByEncryption:
      .notHTTP
    case CURLE_GOT_NOTHING, CURLE_RECV_ERROR, CURLE_SEND_ERROR, CURLE_PARTIAL_FILE, CURLE_HTTP2, CURLE_HTTP2_STREAM,
      CURLE_HTTP3, CURLE_QUIC_CONNECT_ERROR:
      .connectionLost
    // The bad argument is a header line that libcurl cannot parse, such as a folded line that continues no header.
    case CURLE_WEIRD_SERVER_REPLY, CURLE_UNSUPPORTED_PROTOCOL, CURLE_BAD_CONTENT_ENCODING, CURLE_WRITE_ERROR,
      CURLE_BAD_FUNCTION_ARGUMENT:
      .malformedReply
    case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_ISSUER_ERROR: .tls(certificateProblem)
    case CURLE_SSL_CACERT_BADFILE, CURLE_SSL_CRL_BADFILE: .tls(.unreadableAuthorities)
    case CURLE_SSL_CONNECT_ERROR where isPlainReply: .tls(.notEncrypted)
    case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CIPHER, CURLE_USE_SSL_FAILED, CURLE_SSL_INVALIDCERTSTATUS,
      CURLE_SSL_PINNEDPUBKEYNOTMATCH, CURLE_SSL_CLIENTCERT, CURLE_SSL_ENGINE_INITFAILED:
      .tls(.handshake)
    default: .other(code: Int(code.rawValue), String(cString: curl_easy_strerror(code)))
    }
  }

  /// The failure of the proxy, or `nil` if the proxy is not the cause.
  private var proxyFailure: ProxyFailure? {
    guard let proxy else { return nil }
    guard let address = proxy.address else { return .invalid(variable: proxy.variable) }
    switch code {
    case _ where info.proxyStatus == 407: return proxy.unauthorized
    case _ where info.proxyStatus >= 400: return .rejected(address, status: info.proxyStatus)
    case CURLE_COULDNT_RESOLVE_PROXY: return .unreachable(address)
    case CURLE_COULDNT_CONNECT where ![ENETUNREACH, ENETDOWN].contains(info.systemError): return .unreachable(address)
    case CURLE_OPERATION_TIMEDOUT where !info.isConnected && !hasTunnel: return .unreachable(address)
    case CURLE_PROXY: return .rejected(address, status: nil)
    case CURLE_GOT_NOTHING where !info.isConnected && !hasTunnel,
      CURLE_RECV_ERROR where !info.isConnected && !hasTunnel:
      return .rejected(address, status: nil)
    default: return nil
    }
  }

  /// Whether the proxy reported that it has connected to the server.
  private var hasTunnel: Bool { (200..<300).contains(info.proxyStatus) }

  /// Whether a server that expects encryption may have refused an unencrypted request: it
  /// closed the connection, or sent something other than HTTP.
  private var isRefusedByEncryption: Bool {
    request.origin?.scheme == "http" && proxy == nil && !hasResponse
  }

  /// Whether the response to the handshake is not encrypted. The messages are OpenSSL's;
  /// other TLS libraries have other messages.
  private var isPlainReply: Bool {
    ["wrong version number", "packet length too long"].contains { message.contains($0) }
  }

  private var info: CurlInfo { CurlInfo(easy: easy) }

  /// The problem with the server's certificate. The codes are OpenSSL's `X509_V_ERR_…`; other TLS libraries have other
  /// codes.
  private var certificateProblem: TLSFailure {
    guard Self.usesOpenSSL else { return .untrusted }
    return switch info.certificateStatus {
    case 9: .notYetValid
    case 10: .expired
    case 18: .selfSigned
    case 19, 20, 21: .unknownIssuer
    // libcurl compares the host names before it reads OpenSSL's result, which is 1 initially.
    case 0, 1, 62: .wrongHost
    default: .untrusted
    }
  }

  private static let usesOpenSSL =
    curl_version_info(CURLVERSION_FIRST).pointee.ssl_version.map { String(cString: $0).contains("SSL/") } ?? false

  /// The codes with which libcurl reports that it could not open a socket, a pipe, or a file of certificates. Without the
  /// certificate of an authority, a server's certificate seems to be untrusted.
  private static let codesOfExhaustion = [
    CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY, CURLE_COULDNT_CONNECT, CURLE_FAILED_INIT,
    CURLE_OUT_OF_MEMORY, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_CRL_BADFILE, CURLE_PEER_FAILED_VERIFICATION,
    CURLE_SSL_CONNECT_ERROR, CURLE_READ_ERROR,
  ]

  /// Whether this process cannot open a few more files. libcurl may already have closed the files that it could open.
  private var isOutOfDescriptors: Bool {
    [EMFILE, ENFILE].contains(info.systemError) || !FileDescriptors.hasFree(4)
  }

  private var phase: TransportFailure.Phase {
    if !info.isConnected { return info.isAccepted && request.origin?.scheme == "https" ? .handshake : .connecting }
    // libcurl's own times lag slightly behind its timers.
    return elapsed + .milliseconds(20) >= limits.total(for: request) ? .total : .idle
  }

  private var host: String { request.url.hostAndPort }
}
