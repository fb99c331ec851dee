import Foundation
import Networking

/// Which program asks, on which system. The server is told with each request.
public struct AppInformation: Sendable, Hashable {
  /// The program's version, `1.2.0`.
  public var version: String
  /// For whom it was built.
  public var flavor: BuildFlavor
  /// The kind of system, `linux` or `macos`.
  public var platform: String
  /// The system's version.
  public var systemVersion: String

  #if os(macOS)
    private static let currentPlatform = "macos"
  #else
    private static let currentPlatform = "linux"
  #endif

  /// Describes a program; by default on the system that it runs on.
  public init(version: String, flavor: BuildFlavor, platform: String? = nil, systemVersion: String? = nil) {
    self.version = version
    self.flavor = flavor
    self.platform = platform ?? Self.currentPlatform
    self.systemVersion = systemVersion ?? Self.currentSystemVersion
  }

  /// The numbers alone: the whole text names the distribution, which concerns nobody.
  private static var currentSystemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }
}

extension Endpoint {
  /// This endpoint, telling which program asks. Headers that it has already stand.
  func asked(by app: AppInformation) -> Endpoint {
    let headers: HTTPHeaders = [
      "x-app-platform": app.platform, "x-app-version": app.version, "x-os-version": app.systemVersion,
    ]
    var endpoint = self
    endpoint.headers = headers.merging(endpoint.headers)
    return endpoint
  }
}
