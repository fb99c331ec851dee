public import Foundation

/// Opens web addresses for the user.
public protocol Browser: Sendable {
  /// Tries to open an address. Returns whether a browser was asked to; false where there is none, for example over SSH.
  func open(_ url: URL) -> Bool
}

/// The browser of the desktop, by `xdg-open` or `open`. Without a desktop, none.
public struct DesktopBrowser: Browser {
  private let environment: [String: String]

  /// - Parameter environment: Tells whether there is a desktop.
  public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.environment = environment
  }

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

  /// What a browser needs to find the desktop and the user's choices. Nothing else, such as tokens and passwords, is handed on.
  var childEnvironment: [String: String] {
    environment.filter { name, _ in
      [
        "PATH", "HOME", "DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "DBUS_SESSION_BUS_ADDRESS", "LANG", "BROWSER",
      ].contains(name) || name.hasPrefix("XDG_") || name.hasPrefix("LC_")
    }
  }

  /// The program that opens addresses, if there is a desktop on this side of the connection.
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

/// Opens nothing: the user copies the address.
public struct NoBrowser: Browser {
  /// Creates it.
  public init() {}

  public func open(_ url: URL) -> Bool { false }
}
