import Foundation
import Networking
import NetworkingTest
import Observation
import Reactive
import TerminalUI
import Testing

@testable import TerminalImages

@MainActor @Suite
struct ImagesTests {
  /// The PNG file of a black line, 960 pixels wide and two pixels high.
  private static let line = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAA8AAAAACCAIAAAAYfCLuAAAAHElEQVR42u3BMQEAAADCoPVPbQo/oAAAAAAA4GEWggAB7H4chQAAAABJRU5ErkJggg=="
  )

  @Test
  func `Avatars are scaled down to 96 pixels, and photos to 480, and no side to less than a pixel`() async throws {
    let line = try #require(Self.line)
    let transport = ScriptedTransport { Issue.record("\($0)") }
    let images = Images(transport, hosts: [], userAgent: "tests")
    for (loader, width) in [(images.avatars, 96), (images.photos, 480)] {
      transport.script(.response(HTTPResponse(status: 200, headers: ["Content-Type": "image/png"], body: line)))
      let url = try #require(URL(string: "https://files.example/line.png"))
      await withCheckedContinuation { continuation in
        withObservationTracking {
          #expect(loader.image(at: url) == nil)
        } onChange: {
          continuation.resume()
        }
      }
      let image = try #require(loader.image(at: url))
      #expect((image.width, image.height) == (width, 1))
    }
  }
}
