import Testing

@testable import Presentation

@Suite("The desktop's browser") struct BrowserTests {
  @Test("is not looked for on the far side of SSH, nor where there is no desktop")
  func headless() {
    #expect(DesktopBrowser(environment: ["SSH_CONNECTION": "1", "DISPLAY": ":0", "PATH": "/usr/bin"]).program == nil)
    #if os(Linux)
      #expect(DesktopBrowser(environment: ["PATH": "/usr/bin"]).program == nil)
      #expect(DesktopBrowser(environment: ["DISPLAY": ":0", "PATH": "/nowhere"]).program == nil)
    #endif
  }
}
