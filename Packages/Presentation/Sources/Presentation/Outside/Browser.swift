public import Foundation

/// A type that opens URLs for the user.
public protocol Browser: Sendable {
  /// Opens a URL in a browser.
  ///
  /// - Returns: `true` if a browser was launched, `false` if none is available, for example over SSH.
  func open(_ url: URL) -> Bool
}

/// The browser of the desktop, launched with `xdg-open` or `open`. It is not available over SSH or without a desktop.
public struct DesktopBrowser: Browser {
  private let environment: [String: String]

  /// Creates a browser.
  ///
  /// - Parameter environment: The environment variables that reveal whether there is a desktop.
  public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.environment = environment
  }

  /// Opens a URL in the browser of the desktop. Returns `false` if no browser is available.
  public func open(_ url: URL) -> Bool {
    guard let program else { return false }
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = [url.absoluteString]
    process.environment = childEnvironment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return (try? process.run()) != nil
  }

  /// The environment variables that a browser needs to find the desktop and the user's settings. All others are
  /// withheld, since they may contain tokens and passwords.
  var childEnvironment: [String: String] {
    environment.filter { name, _ in
      [
        "PATH", "HOME", "DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "DBUS_SESSION_BUS_ADDRESS", "LANG", "BROWSER",
      ].contains(name) || name.hasPrefix("XDG_") || name.hasPrefix("LC_")
    }
  }

  /// The path of the program that opens URLs, or `nil` if there is no local desktop or no such program.
  var program: String? {
    if environment["SSH_CONNECTION"] != nil { return nil }
    #if os(macOS)
      return "/usr/bin/open"
    #else
      let hasDesktop = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
      guard hasDesktop else { return nil }
      return (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/xdg-open" }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
    #endif
  }
}

/// A browser that opens nothing, so that the user copies the URL instead.
public struct NoBrowser: Browser {
  /// Creates a browser that opens nothing.
  public init() {}

  /// Returns `false` without opening the URL.
  public func open(_ url: URL) -> Bool { false }
}
