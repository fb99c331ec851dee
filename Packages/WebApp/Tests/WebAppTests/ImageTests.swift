import Foundation
import LoopbackServer
import Testing
import WebUI

@testable import WebApp

@Suite(.timeLimit(.minutes(15))) struct ImageTests {
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0]

  /// Returns the status of an image that a server on this machine sends, and the head of the request for it.
  private func load(
    _ path: String, body: [UInt8] = ImageTests.png, hosts: Set<String> = ["127.0.0.1"], host: String = "127.0.0.1"
  ) async throws -> (status: Int, type: String?) {
    let server = try LoopbackServer { connection, request in
      if request.headers["cookie"] != nil || request.headers["referer"] != nil { return connection.answer(500) }
      let port = request.headers["host"]?.split(separator: ":").last ?? ""
      switch request.target {
      case "/redirect": return connection.answer(302, headers: ["Location: http://localhost:\(port)/image"])
      case "/missing": return connection.answer(404)
      default: return connection.answer(200, headers: ["Content-Type: text/html"], body: body)
      }
    }
    defer { server.stop() }
    let address = "http://\(host):\(server.port)\(path)"
    return await withCheckedContinuation { continuation in
      Thread {
        let response = ImageProxy(hosts: hosts, userAgent: "test").response(for: address)
        continuation.resume(returning: (response.status, response.fields.first { $0.name == "content-type" }?.value))
      }.start()
    }
  }

  @Test func `An image has the type of its bytes, whatever type the server sends`() async throws {
    let image = try await load("/image")
    #expect(image.status == 200)
    #expect(image.type == "image/png")
  }

  @Test(arguments: ["<svg onload=alert(1)>", "<!DOCTYPE html>", "", "GIF"])
  func `A file that is not an image is not shown`(text: String) async throws {
    #expect(try await load("/image", body: Array(text.utf8)).status == 404)
  }

  @Test func `An image of a private host is shown only if the user named the host, also after a redirect`()
    async throws
  {
    #expect(try await load("/image", hosts: []).status == 404)
    #expect(try await load("/image", hosts: [], host: "localhost").status == 404)
    #expect(try await load("/redirect").status == 404)
    #expect(try await load("/redirect", hosts: ["127.0.0.1", "localhost"]).status == 200)
    #expect(try await load("/missing").status == 404)
  }

  @Test(arguments: ["", "file:///etc/passwd", "data:image/png,x", "http:", "http://user@127.0.0.1/", "//127.0.0.1/x"])
  func `A URL that is not a web page's has no image`(address: String) {
    #expect(ImageProxy(hosts: ["127.0.0.1"], userAgent: "test").response(for: address).status == 404)
  }
}
