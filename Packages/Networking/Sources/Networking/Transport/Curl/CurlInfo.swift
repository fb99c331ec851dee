import CCurl

/// Information about a request, from its libcurl handle.
struct CurlInfo {
  let easy: UnsafeMutableRawPointer

  var status: Int { long(CURLINFO_RESPONSE_CODE) }
  /// The status of the proxy's response to `CONNECT`, or 0 if there was no such response.
  var proxyStatus: Int { long(CURLINFO_HTTP_CONNECTCODE) }
  /// The TLS library's result of verifying the server's certificate.
  var certificateStatus: Int { long(CURLINFO_SSL_VERIFYRESULT) }
  var systemError: Int32 { Int32(truncatingIfNeeded: long(CURLINFO_OS_ERRNO)) }
  /// The number of bytes of the body before decompression.
  var bytesReceived: Int { offset(CURLINFO_SIZE_DOWNLOAD_T) }
  /// Whether the server or the proxy accepted the connection, which may not be encrypted yet. libcurl stores the time of
  /// that only when the encryption has been negotiated, but the port at once.
  var isAccepted: Bool { long(CURLINFO_PRIMARY_PORT) > 0 }
  /// Whether a connection was established, including its encryption.
  var isConnected: Bool { offset(CURLINFO_PRETRANSFER_TIME_T) > 0 }

  /// The descriptor of the connection that a request with `CURLOPT_CONNECT_ONLY` has opened.
  var socket: curl_socket_t {
    var socket = curl_socket_t(CURL_SOCKET_BAD)
    ccurl_get_socket(easy, CURLINFO_ACTIVESOCKET, &socket)
    return socket
  }

  private func long(_ info: CURLINFO) -> Int {
    var value = 0
    ccurl_get_long(easy, info, &value)
    return value
  }

  private func offset(_ info: CURLINFO) -> Int {
    var value: curl_off_t = 0
    ccurl_get_offset(easy, info, &value)
    return Int(value)
  }
}
