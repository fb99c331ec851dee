public import Foundation
public import Networking
public import Observation
public import Reactive
public import TerminalUI

/// A loader that requests images from servers when they are first drawn. Observation redraws a view when its image has
/// loaded.
///
/// Requests contain no credentials. Up to four requests run at a time. Images are scaled down immediately. An image
/// that cannot be decoded is not requested again. An image that failed to load is requested again when it is drawn
/// after a minute or more.
@MainActor @Observation.Observable public final class ImageLoader {
  private enum Outcome: Sendable {
    case image(PixelImage)
    case unreadable, unavailable
  }

  private static let retryDelay: TimeInterval = 60

  private var images: [URL: PixelImage] = [:]
  /// The times at which images may be requested again.
  @ObservationIgnored private var due: [URL: Date] = [:]
  /// The URLs of the cached images, from oldest to newest.
  @ObservationIgnored private var order: [URL] = []
  @ObservationIgnored private var bytes = 0
  @ObservationIgnored private let transport: (any Transport)?
  @ObservationIgnored private let maximum: PixelSize
  @ObservationIgnored private let publicHosts: PublicHosts
  @ObservationIgnored private let headers: HTTPHeaders
  @ObservationIgnored private let maximumBytes: Int
  @ObservationIgnored private let worker: any ImmediateSchedulerType
  @ObservationIgnored private let now: @Sendable () -> Date
  @ObservationIgnored private let bag = DisposeBag()
  @ObservationIgnored private lazy var requests = begin()

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - transport: The transport that sends the requests, or `nil` to load no images.
  ///   - maximum: The size in pixels to which larger images are scaled down.
  ///   - hosts: The hosts that the user named. Only these hosts may be on the local network.
  ///   - maximumBytes: The maximum number of bytes of pixels to cache. The default is sufficient for several screens.
  ///   - userAgent: The user agent in requests.
  ///   - worker: The scheduler on which images are decoded.
  ///   - now: A closure that returns the current time.
  nonisolated public init(
    _ transport: (any Transport)?, maximum: PixelSize, hosts: Set<String> = [], maximumBytes: Int = 16 << 20,
    userAgent: String, worker: any ImmediateSchedulerType = ConcurrentDispatchQueueScheduler(qos: .utility),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.transport = transport
    self.maximum = maximum
    publicHosts = PublicHosts(named: hosts)
    headers = ["Accept": "image/png", "User-Agent": userAgent]
    self.maximumBytes = maximumBytes
    self.worker = worker
    self.now = now
  }

  /// A closure that returns the image at a URL, as ``image(at:)`` does, or `nil` if the loader loads no images.
  public var loadedImage: (@MainActor (URL) -> PixelImage?)? {
    guard transport != nil else { return nil }
    return { [self] url in image(at: url) }
  }

  /// Returns the image at a URL, or `nil` until it has loaded. Requests the image if necessary.
  public func image(at url: URL) -> PixelImage? {
    if let image = images[url] { return image }
    if transport != nil, due[url].map({ $0 <= now() }) ?? true {
      due[url] = .distantFuture
      requests.accept(url)
    }
    return nil
  }

  private func begin() -> PublishRelay<URL> {
    let requests = PublishRelay<URL>()
    guard let transport else { return requests }
    requests
      .map { [maximum, publicHosts, headers, worker] url in
        Self.load(url, transport, publicHosts, headers, maximum, on: worker).map { (url, $0) }
      }
      .merge(maxConcurrent: 4)
      .asDriver(onErrorDriveWith: .never())
      .drive(with: self) { $0.receive($1.1, for: $1.0) }.disposed(by: bag)
    return requests
  }

  private nonisolated static func load(
    _ url: URL, _ transport: any Transport, _ publicHosts: PublicHosts, _ headers: HTTPHeaders, _ maximum: PixelSize,
    on worker: any ImmediateSchedulerType
  ) -> Observable<Outcome> {
    guard let server = url.server else { return .just(.unreadable) }
    let client = APIClient(baseURL: server, headers: headers, transport: transport, interceptors: [publicHosts])
    return client.send(Endpoint(.get, .link(url), timeout: .seconds(20), decoding: .data))
      .observe(on: worker)
      .map { data in
        (try? PixelImage(png: Array(data), description: TerminalText(url.lastPathComponent))).map {
          .image($0.scaled(toFit: maximum))
        } ?? .unreadable
      }
      .catch { _ in .just(.unavailable) }
      .asObservable()
  }

  private func receive(_ outcome: Outcome, for url: URL) {
    switch outcome {
    case .unreadable: break
    case .unavailable: due[url] = now().addingTimeInterval(Self.retryDelay)
    case .image(let image):
      bytes += image.byteCount
      order.append(url)
      while bytes > maximumBytes, let oldest = order.first, oldest != url { forget(oldest) }
      images[url] = image
    }
  }

  private func forget(_ url: URL) {
    if order.first == url { order.removeFirst() }
    bytes -= images.removeValue(forKey: url)?.byteCount ?? 0
    due[url] = nil
  }
}

extension URL {
  /// The scheme, the host and the port of the URL, or `nil` if the URL contains a username.
  fileprivate var server: URL? {
    var components = URLComponents()
    (components.scheme, components.host, components.port) = (scheme, host, port)
    return user == nil ? components.url : nil
  }
}

extension PixelImage {
  fileprivate var byteCount: Int { 3 * width * height }

  /// Returns the image, scaled down to fit the given size.
  fileprivate func scaled(toFit maximum: PixelSize) -> PixelImage {
    let factor = min(1, Double(maximum.width) / Double(width), Double(maximum.height) / Double(height))
    return scaled(width: max(1, Int(Double(width) * factor)), height: max(1, Int(Double(height) * factor)))
  }
}
