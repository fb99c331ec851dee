import Foundation
import Networking
import NetworkingTest
import Reactive
import TerminalUI
import Testing

@testable import TerminalImages

@MainActor @Suite
struct PublicHostsTests {
  @Test(arguments: ["files.example", "cdn.media.social", "例子.测试"])
  func `A URL from a server may lead to a host with a name on the Internet`(host: String) {
    #expect(PublicHosts.isPublic(host))
  }

  @Test(arguments: [
    "", "router", "localhost", "printer.local", "box.lan", "metadata.google.internal", "127.0.0.1", "169.254.169.254",
    "10.0.0.1", "::1", "2130706433", "0x7f.1", "127.0.0.0x1", "1.0.0.127.in-addr.arpa",
  ])
  func `A URL from a server may lead neither to an IP address nor to a host on the local network`(host: String) {
    #expect(!PublicHosts.isPublic(host))
  }

  @Test
  func `A host that the user named is allowed, but a redirect from it to a private host is not`() throws {
    let transport = ScriptedTransport { Issue.record("\($0)") }
    transport.script(
      .response(HTTPResponse(status: 302, headers: ["Location": "http://169.254.169.254/latest/meta-data"])))
    let loader = ImageLoader(
      transport, maximum: PixelSize(width: 9, height: 9), hosts: ["127.0.0.1"], userAgent: "tests")
    _ = loader.image(at: try #require(URL(string: "http://10.0.0.1/lake.png")))
    _ = loader.image(at: try #require(URL(string: "http://127.0.0.1:8080/lake.png")))
    #expect(transport.requests.map(\.url.absoluteString) == ["http://127.0.0.1:8080/lake.png"])
  }

  @Test
  func `Images at private hosts do not keep others from loading`() throws {
    let transport = ScriptedTransport { Issue.record("\($0)") }
    transport.script(.status(404))
    let loader = ImageLoader(
      transport, maximum: PixelSize(width: 9, height: 9), userAgent: "tests", worker: CurrentThreadScheduler.instance)
    // As many as the loader requests at a time.
    for number in 1...4 { _ = loader.image(at: try #require(URL(string: "http://10.0.0.\(number)/lake.png"))) }
    _ = loader.image(at: try #require(URL(string: "https://files.example/lake.png")))
    #expect(transport.requests.map(\.url.absoluteString) == ["https://files.example/lake.png"])
  }
}
