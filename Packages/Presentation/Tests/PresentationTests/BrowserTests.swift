import Foundation
import Testing

@testable import Presentation

@Suite(.timeLimit(.minutes(15))) struct BrowserTests {
  @Test
  func `DesktopBrowser finds no program over SSH or without a desktop`() {
    #expect(DesktopBrowser(environment: ["SSH_CONNECTION": "1", "DISPLAY": ":0", "PATH": "/usr/bin"]).program == nil)
    #if os(Linux)
      #expect(DesktopBrowser(environment: ["PATH": "/usr/bin"]).program == nil)
      #expect(DesktopBrowser(environment: ["DISPLAY": ":0", "PATH": "/nowhere"]).program == nil)
    #endif
  }

  #if os(Linux)
    @Test(arguments: ["DISPLAY", "WAYLAND_DISPLAY"])
    func `DesktopBrowser finds the program of a desktop of either kind`(variable: String) throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "browser-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let program = folder.appending(path: "xdg-open").path
      #expect(
        FileManager.default.createFile(atPath: program, contents: Data(), attributes: [.posixPermissions: 0o755]))
      let path = "/nowhere:\(folder.path)"
      #expect(DesktopBrowser(environment: [variable: ":0", "PATH": path]).program == program)
      #expect(DesktopBrowser(environment: [variable: "", "PATH": path]).program == nil)
    }

    @Test func `DesktopBrowser passes the URL to the program, whose output does not reach the terminal`() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "browser-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let report = folder.appending(path: "report").path
      try #require(mkfifo(report, 0o600) == 0)
      let script = "#!/bin/sh\necho \"$1 $(readlink /proc/$$/fd/1 /proc/$$/fd/2 | tr '\\n' ' ')\" > \(report)\n"
      let program = folder.appending(path: "xdg-open").path
      #expect(
        FileManager.default.createFile(
          atPath: program, contents: Data(script.utf8), attributes: [.posixPermissions: 0o755]))
      let browser = DesktopBrowser(environment: ["DISPLAY": ":0", "PATH": "\(folder.path):/usr/bin:/bin"])
      let url = try #require(URL(string: "https://example.com/a"))
      try #require(browser.open(url))
      // Waits for the program.
      let text = try #require(try FileHandle(forReadingAtPath: report)?.readToEnd())
      #expect(String(decoding: text, as: UTF8.self) == "https://example.com/a /dev/null /dev/null \n")
    }
  #endif

  @Test func `Without a program, no browser says that it opens a URL`() throws {
    let url = try #require(URL(string: "https://example.com"))
    #expect(!NoBrowser().open(url))
    #expect(!DesktopBrowser(environment: ["SSH_CONNECTION": "1"]).open(url))
  }

  @Test func `A browser receives the environment variables that it needs, and no secrets`() {
    let needed = [
      "PATH": "/usr/bin", "HOME": "/home/ada", "DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0", "LANG": "en_US.UTF-8",
      "XAUTHORITY": "/run/auth", "XDG_RUNTIME_DIR": "/run/user/1", "DBUS_SESSION_BUS_ADDRESS": "unix:path=/run/bus",
      "LC_TIME": "de_DE.UTF-8", "BROWSER": "firefox",
    ]
    let secrets = ["TESSERA_PASSWORD": "canary", "AWS_SECRET_ACCESS_KEY": "canary", "LD_PRELOAD": "/canary.so"]
    #expect(DesktopBrowser(environment: needed.merging(secrets) { $1 }).childEnvironment == needed)
  }
}
