import CCurl
import Foundation

/// The options of a libcurl handle for a request.
struct CurlOptions {
  let easy: UnsafeMutableRawPointer

  func apply(_ settings: CurlSettings, to request: HTTPRequest) {
    set(CURLOPT_URL, request.url.absoluteString)
    set(CURLOPT_PROTOCOLS_STR, "http,https")
    set(CURLOPT_NOSIGNAL, 1)
    // Canceling must not wait for a name lookup that blocks in the system's resolver.
    set(CURLOPT_QUICK_EXIT, 1)
    set(CURLOPT_FOLLOWLOCATION, 0)
    // Ranges refer to the stored bytes of a file, not to the compressed ones, and compression delays events.
    if request.destination == nil, request.onPiece == nil { set(CURLOPT_ACCEPT_ENCODING, "") }
    set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
    set(CURLOPT_SSL_VERIFYPEER, 1)
    set(CURLOPT_SSL_VERIFYHOST, 2)
    if settings.needsPublicAddress(for: request.origin) { ccurl_set_open(easy, openPublicSocket) }
    if let authorities = settings.authorities { set(CURLOPT_CAINFO, authorities) }
    if let directory = settings.authorityDirectory { set(CURLOPT_CAPATH, directory) }
    // Sets both, so that libcurl does not read the environment itself.
    set(CURLOPT_PROXY, settings.proxy(for: request.origin)?.value ?? "")
    set(CURLOPT_NOPROXY, settings.directHosts)
    apply(settings.limits, to: request)
    setMethod(of: request)
    if request.upgrade != nil { connectOnly() }
  }

  /// Makes libcurl only open a connection over which HTTP/1.1 is sent, which is the only version that switches protocols. A
  /// proxy must not read that, so it opens a tunnel.
  private func connectOnly() {
    set(CURLOPT_CONNECT_ONLY, 1)
    set(CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_1_1))
    set(CURLOPT_HTTPPROXYTUNNEL, 1)
  }

  private func apply(_ limits: TransportLimits, to request: HTTPRequest) {
    set(CURLOPT_CONNECTTIMEOUT_MS, max(1, limits.connectTimeout.milliseconds))
    set(CURLOPT_TIMEOUT_MS, max(1, limits.total(for: request).milliseconds))
    set(CURLOPT_LOW_SPEED_LIMIT, 1)
    set(CURLOPT_LOW_SPEED_TIME, max(1, (limits.idleTimeout.milliseconds + 999) / 1_000))
    // The pieces of a stream are not kept, so it can have any size.
    if request.onPiece == nil {
      ccurl_set_offset(easy, CURLOPT_MAXFILESIZE_LARGE, curl_off_t(limits.bodySize(for: request)))
    }
  }

  /// Sets the request method. libcurl sends any method with a body as a POST with a custom method name. A POST always
  /// has a body, which can be empty.
  private func setMethod(of request: HTTPRequest) {
    switch request.method {
    case .head: set(CURLOPT_NOBODY, 1)
    case .get where request.body.isEmpty: set(CURLOPT_HTTPGET, 1)
    case .get, .options, .delete, .post, .put, .patch:
      if [.options, .delete].contains(request.method), request.body.isEmpty {
        set(CURLOPT_HTTPGET, 1)
      } else {
        set(CURLOPT_POST, 1)
        ccurl_set_offset(easy, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(request.body.length))
        if request.body.isEmpty { set(CURLOPT_COPYPOSTFIELDS, "") }
      }
      set(CURLOPT_CUSTOMREQUEST, request.method.rawValue)
    }
  }

  /// Sets the request headers.
  ///
  /// - Returns: The list of headers, which must exist until the request has ended, or `nil` if there are no headers.
  func setHeaders(_ headers: HTTPHeaders) -> UnsafeMutablePointer<curl_slist>? {
    var list: UnsafeMutablePointer<curl_slist>?
    for field in headers.fields {
      // libcurl removes a header that has nothing after its colon. A semicolon makes it send an empty one.
      list = curl_slist_append(list, field.value.isEmpty ? "\(field.name);" : "\(field.name): \(field.value)")
    }
    // Turned off: `Expect` causes a round trip before large bodies, to which many servers never respond, and libcurl
    // declares any body to be a form.
    if headers["Expect"] == nil { list = curl_slist_append(list, "Expect:") }
    if headers["Content-Type"] == nil { list = curl_slist_append(list, "Content-Type:") }
    ccurl_set_list(easy, CURLOPT_HTTPHEADER, list)
    return list
  }

  /// Registers the callbacks. The transfer must outlive the request; the loop retains it until the handle is removed.
  func setCallbacks(of transfer: CurlTransfer, sendsBody: Bool) {
    let context = Unmanaged.passUnretained(transfer).toOpaque()
    ccurl_set_pointer(easy, CURLOPT_HEADERDATA, context)
    ccurl_set_receive(easy, CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
      let line = UnsafeRawBufferPointer(start: bytes, count: size * count)
      return transferred(context).receiveHeader(line) ? line.count : Int(CURL_WRITEFUNC_ERROR)
    }
    ccurl_set_pointer(easy, CURLOPT_WRITEDATA, context)
    ccurl_set_receive(easy, CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
      let piece = UnsafeRawBufferPointer(start: bytes, count: size * count)
      if transferred(context).pausesStream() { return Int(CURL_WRITEFUNC_PAUSE) }
      return transferred(context).receiveBody(piece) ? piece.count : Int(CURL_WRITEFUNC_ERROR)
    }
    if transfer.request.onProgress != nil {
      set(CURLOPT_NOPROGRESS, 0)
      ccurl_set_pointer(easy, CURLOPT_XFERINFODATA, context)
      ccurl_set_progress(easy) { context, toReceive, received, toSend, sent in
        transferred(context).report(
          TransferProgress(
            sent: Int64(sent), totalToSend: Int64(toSend), received: Int64(received),
            totalToReceive: toReceive > 0 ? Int64(toReceive) : nil))
        return 0
      }
    }
    guard sendsBody else { return }
    ccurl_set_pointer(easy, CURLOPT_READDATA, context)
    ccurl_set_send(easy) { bytes, size, count, context in
      let buffer = UnsafeMutableRawBufferPointer(start: bytes, count: size * count)
      return transferred(context).supplyBody(buffer) ?? Int(CURL_READFUNC_ABORT)
    }
    ccurl_set_pointer(easy, CURLOPT_SEEKDATA, context)
    ccurl_set_seek(easy) { context, offset, _ in
      transferred(context).rewindBody(to: Int64(offset)) ? CURL_SEEKFUNC_OK : CURL_SEEKFUNC_FAIL
    }
  }

  private func set(_ option: CURLoption, _ value: Int) {
    ccurl_set_long(easy, option, value)
  }

  private func set(_ option: CURLoption, _ value: String) {
    ccurl_set_string(easy, option, value)
  }
}

/// Opens a socket for an address on the Internet, and refuses any other address.
private func openPublicSocket(
  _: UnsafeMutableRawPointer?, _: curlsocktype, _ address: UnsafeMutablePointer<curl_sockaddr>?
) -> curl_socket_t {
  // The address is longer than its declared type, so it must be read where it is.
  guard let address, let offset = MemoryLayout<curl_sockaddr>.offset(of: \.addr),
    IPAddress(UnsafeRawPointer(address).advanced(by: offset).assumingMemoryBound(to: sockaddr.self))?.isPublic == true
  else { return curl_socket_t(CURL_SOCKET_BAD) }
  let descriptor = socket(address.pointee.family, address.pointee.socktype, address.pointee.protocol)
  if descriptor >= 0 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
  return descriptor
}

private func transferred(_ context: UnsafeMutableRawPointer?) -> CurlTransfer {
  // `setCallbacks` has passed the transfer, and libcurl passes the same pointer back.
  Unmanaged<CurlTransfer>.fromOpaque(context.unsafelyUnwrapped).takeUnretainedValue()
}

extension Duration {
  var milliseconds: Int {
    Int(components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000)
  }
}
