import Foundation
import Testing

@testable import DemoServer

@Suite
struct ImagesTests {
  private let world: TestWorld

  init() throws { world = try TestWorld() }

  @Test(arguments: [("avatars", 60, 60), ("photos", 240, 120), ("covers", 240, 120)])
  func `An image exists for every name, and depends only on its kind and name`(
    kind: String, width: UInt8, height: UInt8
  ) throws {
    let image = try world.get("/pictures/\(kind)/lake.png")
    #expect(image.headers["Content-Type"] == "image/png")
    #expect(image.body.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    #expect(Array(image.body[16..<26]) == [0, 0, 0, width, 0, 0, 0, height, 8, 2])
    #expect(try world.get("/pictures/\(kind)/lake.png").body == image.body)
    #expect(try world.get("/pictures/\(kind)/other.png").body != image.body)
  }

  @Test
  func `An image is a PNG file with valid sizes and a zlib stream of uncompressed blocks`() throws {
    let file = Array(try world.get("/pictures/photos/lake.png").body)
    // 240 x 120 pixels of three bytes, one filter byte per row, the headers of two blocks, and six bytes of the stream.
    let stream = 120 * 721 + 2 * 5 + 6
    #expect(file.count == 8 + 25 + 12 + stream + 12)
    #expect(Array(file.suffix(12)) == [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
    let block = file[43..<48]
    #expect(Array(block) == [0, 0xFF, 0xFF, 0, 0])
  }

  @Test(arguments: ["avatars/lake.jpg", "avatars", "other/lake.png"])
  func `The demo server responds with 404 to a path that is not one of its PNG files`(path: String) throws {
    #expect(try world.get("/pictures/\(path)").status == 404)
  }

  @Test
  func `The URL of an image has the host of the demo server`() throws {
    let account = try world.get("/mastodon/api/v1/accounts/lookup?acct=mira_okafor").json
    #expect(account["avatar_static"]?.text == "http://127.0.0.1:8080/pictures/avatars/mira_okafor.png")
  }
}
