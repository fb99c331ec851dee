import Testing

@testable import Presentation

@Suite struct BrowserTests {
  @Test
  func `DesktopBrowser finds no program over SSH or without a desktop`() {
    #expect(DesktopBrowser(environment: ["SSH_CONNECTION": "1", "DISPLAY": ":0", "PATH": "/usr/bin"]).program == nil)
    #if os(Linux)
      #expect(DesktopBrowser(environment: ["PATH": "/usr/bin"]).program == nil)
      #expect(DesktopBrowser(environment: ["DISPLAY": ":0", "PATH": "/nowhere"]).program == nil)
    #endif
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
