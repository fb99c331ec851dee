import Foundation
import Networking

/// The program that sends the requests, and its operating system. Sent with each request.
public struct AppInformation: Sendable, Hashable {
  /// The program's version, for example `1.2.0`.
  public var version: String
  /// The build flavor.
  public var flavor: BuildFlavor
  /// The operating system, `linux` or `macos`.
  public var platform: String
  /// The version of the operating system.
  public var systemVersion: String

  #if os(macOS)
    private static let currentPlatform = "macos"
  #else
    private static let currentPlatform = "linux"
  #endif

  /// Creates a description of a program. By default, the program runs on the current system.
  public init(version: String, flavor: BuildFlavor, platform: String? = nil, systemVersion: String? = nil) {
    self.version = version
    self.flavor = flavor
    self.platform = platform ?? Self.currentPlatform
    self.systemVersion = systemVersion ?? Self.currentSystemVersion
  }

  /// The version number of the system. Foundation's full version string also contains the name of the distribution,
  /// which the server does not need.
  private static var currentSystemVersion: String {
    // allow(no-files-in-screens): the default of a parameter
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }
}

extension Endpoint {
  /// Returns this endpoint with headers that describe the program. Headers that the endpoint already has take
  /// precedence.
  func withHeaders(of app: AppInformation) -> Endpoint {
    let headers: HTTPHeaders = [
      "x-app-platform": app.platform, "x-app-version": app.version, "x-os-version": app.systemVersion,
    ]
    var endpoint = self
    endpoint.headers = headers.merging(endpoint.headers)
    return endpoint
  }
}
