import Foundation
import Networking
import Observation
import Reactive
import TerminalUI

/// Pictures from servers. One is asked for when it is first drawn; when it has come, what was drawn without it is drawn again.
///
/// They are asked for without anybody's proof, four at a time, and made small at once. What is no picture that can be read is not asked
/// for again; what could not be had is, a minute later, if it is drawn then.
@MainActor @Observation.Observable final class PictureLoader {
  private enum Answer: Sendable {
    case picture(PixelImage)
    case unreadable, unavailable
  }

  private static let patience: TimeInterval = 60

  private var pictures: [URL: PixelImage] = [:]
  /// When a picture may be asked for again.
  @ObservationIgnored private var due: [URL: Date] = [:]
  /// Those that are kept, in the order in which they came.
  @ObservationIgnored private var order: [URL] = []
  @ObservationIgnored private var bytes = 0
  @ObservationIgnored private let transport: (any Transport)?
  @ObservationIgnored private let most: PixelSize
  @ObservationIgnored private let publicHosts: PublicHosts
  @ObservationIgnored private let mostBytes: Int
  @ObservationIgnored private let worker: any ImmediateSchedulerType
  @ObservationIgnored private let now: @Sendable () -> Date
  @ObservationIgnored private let bag = DisposeBag()
  @ObservationIgnored private lazy var requests = begin()

  /// - Parameters:
  ///   - transport: Asks the servers; nil asks none.
  ///   - most: The pixels that a picture is brought down to.
  ///   - hosts: What the user named, and may be near.
  ///   - mostBytes: How many bytes of pixels are kept: some screens full.
  ///   - worker: Where pictures are read.
  nonisolated init(
    _ transport: (any Transport)?, most: PixelSize, hosts: Set<String> = [], mostBytes: Int = 16 << 20,
    worker: any ImmediateSchedulerType = ConcurrentDispatchQueueScheduler(qos: .utility),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.transport = transport
    self.most = most
    publicHosts = PublicHosts(named: hosts)
    self.mostBytes = mostBytes
    self.worker = worker
    self.now = now
  }

  /// The picture at an address; nil while it is not there.
  func picture(at url: URL) -> PixelImage? {
    if let picture = pictures[url] { return picture }
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
      .map { [most, publicHosts, worker] url in
        Self.load(url, transport, publicHosts, most, on: worker).map { (url, $0) }
      }
      .merge(maxConcurrent: 4)
      .asDriver(onErrorDriveWith: .never())
      .drive(with: self) { $0.receive($1.1, for: $1.0) }.disposed(by: bag)
    return requests
  }

  private nonisolated static func load(
    _ url: URL, _ transport: any Transport, _ publicHosts: PublicHosts, _ most: PixelSize,
    on worker: any ImmediateSchedulerType
  ) -> Observable<Answer> {
    guard let server = url.server else { return .just(.unreadable) }
    let client = APIClient(
      baseURL: server, headers: ["Accept": "image/png", "User-Agent": "tessera"], transport: transport,
      interceptors: [publicHosts])
    return client.send(Endpoint(.get, .link(url), timeout: .seconds(20), decoding: .data))
      .observe(on: worker)
      .map { data in
        (try? PixelImage(png: Array(data), description: TerminalText(url.lastPathComponent))).map {
          .picture($0.scaled(toFit: most))
        } ?? .unreadable
      }
      .catch { _ in .just(.unavailable) }
      .asObservable()
  }

  private func receive(_ answer: Answer, for url: URL) {
    switch answer {
    case .unreadable: break
    case .unavailable: due[url] = now().addingTimeInterval(Self.patience)
    case .picture(let picture):
      bytes += picture.byteCount
      order.append(url)
      while bytes > mostBytes, let oldest = order.first, oldest != url { forget(oldest) }
      pictures[url] = picture
    }
  }

  private func forget(_ url: URL) {
    order.removeFirst()
    bytes -= pictures.removeValue(forKey: url)?.byteCount ?? 0
    due[url] = nil
  }
}

extension URL {
  /// The address up to the path, without a user's name.
  fileprivate var server: URL? {
    var components = URLComponents()
    (components.scheme, components.host, components.port) = (scheme, host, port)
    return user == nil ? components.url : nil
  }
}

extension PixelImage {
  fileprivate var byteCount: Int { 3 * width * height }

  /// The picture with no more pixels than that in either direction.
  fileprivate func scaled(toFit most: PixelSize) -> PixelImage {
    let factor = min(1, Double(most.width) / Double(width), Double(most.height) / Double(height))
    return scaled(width: max(1, Int(Double(width) * factor)), height: max(1, Int(Double(height) * factor)))
  }
}
