import Dispatch
import Foundation
import Locking
import Networking
import Reactive
import WebUI

/// A proxy for the images of pages. The browser requests them from the app, so that it connects to no other server.
///
/// An image's URL comes from a server. The proxy sends neither cookies nor the address of the page, and connects only to
/// addresses on the Internet, after the name was resolved and after each redirect, and to the hosts that the user named.
public struct ImageProxy: Sendable {
  private let transport: CurlTransport
  private let headers: HTTPHeaders

  /// Creates a proxy.
  ///
  /// - Parameters:
  ///   - hosts: The hosts that the user named. Only these may be on this machine or on a private network.
  ///   - userAgent: The user agent in requests.
  public init(hosts: Set<String>, userAgent: String) {
    let limits = TransportLimits(totalTimeout: .seconds(20), bodySize: 8 << 20)
    transport = CurlTransport(CurlTransport.Configuration(limits: limits, privateHosts: hosts))
    headers = ["Accept": "image/avif,image/webp,image/png,image/jpeg,image/gif", "User-Agent": userAgent]
  }

  /// Returns the image at a URL, or a response without one. Blocks the thread.
  func response(for address: String) -> WebResponse {
    guard let url = URL(string: address), let server = url.imageServer else { return Self.none }
    let (done, result) = (DispatchSemaphore(value: 0), Locked<Data?>(nil))
    let client = APIClient(baseURL: server, headers: headers, transport: transport)
    let request = client.send(Endpoint(.get, .link(url), decoding: .data)).subscribe { event in
      if case .success(let data) = event { result.withLock { $0 = data } }
      done.signal()
    }
    defer { request.dispose() }
    guard done.wait(timeout: .now() + 30) == .success, let data = result.withLock({ $0 }),
      let type = ImageType(data.prefix(16))
    else { return Self.none }
    return WebResponse(image: Array(data), type: type.mediaType)
  }

  private static let none = WebResponse(404, text: "")
}

extension URL {
  /// The server of an image, or `nil` if the URL is not that of a web server or contains a username.
  fileprivate var imageServer: URL? {
    guard ["http", "https"].contains(scheme?.lowercased()), user == nil, host()?.isEmpty == false else { return nil }
    var components = URLComponents()
    (components.scheme, components.host, components.port) = (scheme, host, port)
    return components.url
  }
}

/// A type of images that browsers show and that contains no script.
enum ImageType: CaseIterable {
  case png, jpeg, gif, webP, avif

  /// Creates a type from the first bytes of a file, because servers send wrong types. Returns `nil` for other types.
  init?(_ start: Data) {
    let bytes = Array(start)
    guard let type = Self.allCases.first(where: { $0.matches(bytes) }) else { return nil }
    self = type
  }

  private func matches(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .png: bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    case .jpeg: bytes.starts(with: [0xFF, 0xD8, 0xFF])
    case .gif: bytes.starts(with: "GIF8".utf8)
    case .webP: bytes.starts(with: "RIFF".utf8) && bytes.dropFirst(8).starts(with: "WEBP".utf8)
    case .avif: bytes.dropFirst(4).starts(with: "ftypavif".utf8)
    }
  }

  var mediaType: StaticString {
    switch self {
    case .png: "image/png"
    case .jpeg: "image/jpeg"
    case .gif: "image/gif"
    case .webP: "image/webp"
    case .avif: "image/avif"
    }
  }
}
