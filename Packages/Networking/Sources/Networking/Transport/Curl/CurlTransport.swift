public import Foundation

/// The live transport, which uses libcurl with HTTP/1.1 and HTTP/2. It runs all requests on one thread and reuses
/// connections.
///
/// - The proxy is determined by `HTTP_PROXY`, `HTTPS_PROXY`, `ALL_PROXY` and `NO_PROXY`, or by the same names in
///   lowercase. In a CGI program, `HTTP_PROXY` is ignored. Loopback addresses never use a proxy.
/// - Certificates are always verified, against the authorities that ``Configuration/authorities`` determines.
/// - Completions run on a concurrent queue or, if the transport cannot start the request, on the calling thread. They
///   never run on the transport's thread, so they can block.
/// - If no file descriptors are free, a request fails with ``TransportFailure/tooManyOpenFiles``; a later request may
///   succeed.
/// - The thread wakes up once a second while idle, and ends after the transport is released and the last request has
///   ended.
public final class CurlTransport: Transport {
  /// The configuration of a transport.
  public struct Configuration: Sendable {
    /// The limits of each request.
    public var limits: TransportLimits
    /// The maximum number of connections to one host. Further requests wait. HTTP/2 uses one connection.
    public var maxConnectionsPerHost: Int
    /// A PEM file of trusted certificate authorities. If `nil`, the transport uses the file that the environment
    /// variable `SSL_CERT_FILE` names or, if the variable is not set, the system's authorities.
    public var authorities: URL?
    /// The only hosts, in lowercase, to which the transport connects even if their addresses are not on the Internet, or
    /// `nil` if it connects to all hosts. The addresses are checked when a connection is opened, after the name was
    /// resolved, and after each redirect. A proxy from the environment checks addresses itself.
    public var privateHosts: Set<String>?
    /// The environment variables from which proxy and certificate settings are read.
    public var environment: [String: String]

    /// Creates a configuration.
    public init(
      limits: TransportLimits = .default, maxConnectionsPerHost: Int = 8, authorities: URL? = nil,
      privateHosts: Set<String>? = nil, environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
      self.limits = limits
      self.maxConnectionsPerHost = maxConnectionsPerHost
      self.authorities = authorities
      self.privateHosts = privateHosts
      self.environment = environment
    }
  }

  private let loop: CurlLoop
  private let settings: CurlSettings

  /// Creates a transport. Its thread starts with the first request.
  public init(_ configuration: Configuration = Configuration()) {
    loop = CurlLoop(maxConnectionsPerHost: configuration.maxConnectionsPerHost)
    settings = CurlSettings(configuration)
  }

  deinit {
    loop.stop()
  }

  /// Starts a request and returns immediately. See ``Transport/start(_:completion:)``.
  public func start(
    _ request: HTTPRequest, completion: @escaping ExchangeCompletion
  ) -> any TransportTask {
    // Progress and pieces must be reported in order and before the completion.
    let isOrdered = request.onProgress != nil || request.onPiece != nil
    let queue = isOrdered ? DispatchQueue(label: "tessera.networking.progress") : DispatchQueue.global()
    // libcurl may close a connection that it only opens when it looks for connections that other requests can use.
    let loop = request.upgrade == nil ? self.loop : CurlLoop(maxConnectionsPerHost: 1)
    // Capturing `self` keeps the loop running until the last request has ended.
    let transfer = CurlTransfer(request, settings: settings, queue: queue) { [self] result in
      completion(result)
      if loop !== self.loop { loop.stop() }
      withExtendedLifetime(self) {}
    } resume: { transfer in
      loop.resume(transfer)
    }
    loop.start(transfer)
    return CurlTask(loop: loop, transfer: transfer)
  }
}

private struct CurlTask: TransportTask {
  let loop: CurlLoop
  let transfer: CurlTransfer

  func cancel() {
    loop.cancel(transfer)
  }
}
