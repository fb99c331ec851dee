import CCurl
import Foundation

/// A request in progress, with the data received so far and the completion to call.
///
/// `@unchecked Sendable`: created on the caller's thread and passed to the loop through its inbox. From then on, all
/// mutable state is accessed on the loop's thread only.
final class CurlTransfer: @unchecked Sendable {
  let request: HTTPRequest
  let settings: CurlSettings
  /// The libcurl handle, or `nil` if the request is not in progress.
  private(set) var easy: UnsafeMutableRawPointer?
  /// The open connection of a request that switches protocols.
  var socket: CurlSocket?
  private let queue: DispatchQueue
  private var completion: ExchangeCompletion?
  let pieces: CurlPieces?
  private var headerList: UnsafeMutablePointer<curl_slist>?
  private var source: BodySource?
  private var download: DownloadSink?
  private var isDownloading = false
  private var reported = TransferProgress()
  private(set) var headers = HTTPHeaders()
  private var headerBytes = 0
  private var body = Data()
  private(set) var started = ContinuousClock.now
  /// The buffer into which libcurl writes the description of an error.
  private let message = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))
  /// The error with which a callback canceled the request. libcurl does not report it.
  private(set) var failure: NetworkError?

  init(
    _ request: HTTPRequest, settings: CurlSettings, queue: DispatchQueue,
    completion: @escaping ExchangeCompletion, resume: @escaping @Sendable (CurlTransfer) -> Void
  ) {
    self.request = request
    self.settings = settings
    self.queue = queue
    self.completion = completion
    pieces = request.onPiece.map { CurlPieces(queue: queue, deliver: $0, resume: resume) }
    message.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    request.upgrade?.connect { [weak self] in if let self { resume(self) } }
  }

  deinit {
    message.deallocate()
  }

  /// Configures the handle. Returns an error if the request cannot be sent, and otherwise `nil`.
  func prepare(_ easy: UnsafeMutableRawPointer) -> NetworkError? {
    if completion == nil { return .cancelled }
    if let field = request.headers.firstInvalid {
      return .invalidRequest(
        "the header “\(ServerMessage.cleaned(field.name) ?? "")” holds a character that is not allowed")
    }
    if request.origin?.scheme == "https", settings.hasIrregularAuthorities {
      return .transport(.tls(.unreadableAuthorities))
    }
    let options = CurlOptions(easy: easy)
    options.apply(settings, to: request)
    download = request.destination.map(DownloadSink.init)
    headerList = options.setHeaders(request.headers.merging(download?.rangeHeaders ?? [:]))
    if !request.body.isEmpty { source = BodySource(request.body) }
    options.setCallbacks(of: self, sendsBody: source != nil)
    ccurl_set_pointer(easy, CURLOPT_ERRORBUFFER, message)
    self.easy = easy
    started = .now
    return nil
  }

  /// Releases the resources that libcurl needed during the request.
  func release() {
    curl_slist_free_all(headerList)
    headerList = nil
    easy = nil
    socket = nil
    source = nil
    download = nil
  }

  /// Calls the completion on the queue. Only the first call has an effect.
  func finish(_ result: Result<HTTPResponse, NetworkError>) {
    guard let completion else { return }
    self.completion = nil
    queue.async { completion(result) }
  }

  /// Ends a transfer that did not reach the loop. Calls the completion immediately on the caller's thread, because the
  /// queue may need a file descriptor, and none may be free.
  func reject(_ error: NetworkError) {
    guard let completion else { return }
    self.completion = nil
    completion(.failure(error))
  }

  func result(of code: CURLcode) -> Result<HTTPResponse, NetworkError> {
    if let failure { return .failure(failure) }
    guard let easy else { return .failure(.cancelled) }
    let proxy = settings.proxy(for: request.origin)
    if code != CURLE_OK { return .failure(error(of: code, easy)) }
    let status = CurlInfo(easy: easy).status
    // A server does not send this status, so it is the proxy's response to an unencrypted request.
    if status == 407, let proxy { return .failure(.transport(.proxy(proxy.unauthorized))) }
    // Only the server can respond through a tunnel, which is used for encrypted requests and by SOCKS.
    let sender = request.origin?.scheme == "http" ? proxy?.address.flatMap { $0.hasPrefix("http") ? $0 : nil } : nil
    if status == 400, request.origin?.scheme == "http", body.expectsEncryption {
      return .failure(NetworkError.transport(.notHTTP).attributed(to: sender))
    }
    do {
      try finishDownload(status: status)
    } catch {
      return .failure(error)
    }
    var response = HTTPResponse(status: status, headers: headers, body: body)
    response.proxy = sender
    return .success(response)
  }

  func error(of code: CURLcode, _ easy: UnsafeMutableRawPointer) -> NetworkError {
    CurlFailure(
      code: code, easy: easy, request: request, limits: settings.limits, elapsed: .now - started,
      proxy: settings.proxy(for: request.origin), hasResponse: headerBytes > 0, message: String(cString: message)
    ).error
  }

  private func finishDownload(status: Int) throws(NetworkError) {
    if status == 416 { download?.discard() }
    guard (200..<300).contains(status) else { return }
    if !isDownloading { try download?.begin(status: status, headers: headers) }
    try download?.finish()
  }
}

// The callbacks. Each returns whether the request continues.
extension CurlTransfer {
  func receiveHeader(_ line: UnsafeRawBufferPointer) -> Bool {
    headerBytes += line.count
    guard headerBytes <= settings.limits.headerSize else {
      return fail(.tooLarge(.headers(bytes: settings.limits.headerSize)))
    }
    if line.starts(with: "HTTP/".utf8) {
      // A status line begins a new set of headers. The previous one belonged to an interim response.
      headers = HTTPHeaders()
    } else if let first = line.first, [0x20, 0x09].contains(first) {
      headers.fold(String(decoding: line[...].trimmed, as: UTF8.self))
    } else if let colon = line.firstIndex(of: UInt8(ascii: ":")) {
      headers.add(
        String(decoding: line[..<colon], as: UTF8.self),
        String(decoding: line[(colon + 1)...].trimmed, as: UTF8.self))
    } else if let easy, let pieces, CurlInfo(easy: easy).status == 200 {
      // The empty line that ends the headers. The first bytes of a body can arrive much later.
      pieces.add(Data(), headers, of: self)
    }
    return true
  }

  /// Returns whether libcurl has to keep the bytes that it has received, because too many wait to be processed.
  func pausesStream() -> Bool { pieces?.pausesIfFull() ?? false }

  func receiveBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
    if let easy, let pieces, CurlInfo(easy: easy).status == 200 {
      pieces.add(Data(bytes), headers, of: self)
      return true
    }
    if let easy, download != nil, (200..<300).contains(CurlInfo(easy: easy).status) {
      return receiveFile(bytes, status: CurlInfo(easy: easy).status)
    }
    let limits = settings.limits
    let total = body.count + bytes.count
    guard total <= limits.bodySize else { return fail(.tooLarge(.body(bytes: limits.bodySize))) }
    if total > 1 << 20, let easy, total > CurlInfo(easy: easy).bytesReceived * limits.decompressionRatio {
      return fail(.tooLarge(.decompression(ratio: limits.decompressionRatio)))
    }
    if body.isEmpty, let length = headers["Content-Length"].flatMap({ Int($0) }) {
      body.reserveCapacity(max(0, min(length, 1 << 20)))
    }
    body.append(contentsOf: bytes)
    return true
  }

  /// Writes received bytes to the file on the loop's thread. Writing is fast, because the system caches the bytes.
  /// Writing on another thread would require a limit on the bytes that wait to be written.
  private func receiveFile(_ bytes: UnsafeRawBufferPointer, status: Int) -> Bool {
    guard let easy, CurlInfo(easy: easy).bytesReceived <= settings.limits.fileSize else {
      return fail(.tooLarge(.body(bytes: settings.limits.bodySize(for: request))))
    }
    do {
      if !isDownloading { try download?.begin(status: status, headers: headers) }
      isDownloading = true
      try download?.write(bytes)
      return true
    } catch {
      return fail(error)
    }
  }

  /// Reports progress after every 64 KiB and at the end of a body. libcurl reports far more often.
  func report(_ progress: TransferProgress) {
    guard let onProgress = request.onProgress, progress != reported else { return }
    let hasSentAll = progress.sent == progress.totalToSend && progress.sent > reported.sent
    let hasReceivedAll = progress.received == progress.totalToReceive && progress.received > reported.received
    let growth = progress.sent - reported.sent + progress.received - reported.received
    guard growth >= 1 << 16 || hasSentAll || hasReceivedAll else { return }
    reported = progress
    queue.async { onProgress(progress) }
  }

  /// Fills the buffer with the next bytes to send. Returns `nil` if they cannot be read.
  func supplyBody(_ buffer: UnsafeMutableRawBufferPointer) -> Int? {
    do {
      return try source?.read(into: buffer) ?? 0
    } catch {
      failure = error
      return nil
    }
  }

  func rewindBody(to offset: Int64) -> Bool {
    source?.seek(to: offset) ?? (offset == 0)
  }

  private func fail(_ error: NetworkError) -> Bool {
    failure = error
    return false
  }
}

extension Data {
  /// Whether this is the message of a server that received an unencrypted request on an
  /// encrypted port. The messages are those of nginx, Apache, and servers written in Go.
  fileprivate var expectsEncryption: Bool {
    let text = String(decoding: prefix(4_096), as: UTF8.self)
    return ["sent to HTTPS port", "plain HTTP to an SSL", "HTTP request to an HTTPS server"].contains {
      text.contains($0)
    }
  }
}

extension Slice<UnsafeRawBufferPointer> {
  /// The bytes without leading and trailing whitespace.
  fileprivate var trimmed: Self {
    let isBlank: (UInt8) -> Bool = { [0x20, 0x09, 0x0D, 0x0A].contains($0) }
    guard let last = lastIndex(where: { !isBlank($0) }) else { return self[startIndex..<startIndex] }
    return self[...last].drop(while: isBlank)
  }
}
