import Foundation
import Networking
import NetworkingTest
import Observation
import Reactive
import ReactiveTest
import TerminalUI
import Testing

@testable import TerminalImages

@MainActor @Suite
struct ImageLoaderTests {
  /// The PNG file of a red image, four pixels wide and two pixels high.
  private static let png = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAAEElEQVR42mM4IacBRwzIHAByyghxzOxw1wAAAABJRU5ErkJggg==")
  private let transport = ScriptedTransport { Issue.record("\($0)") }
  private let time = BehaviorRelay(value: Date(timeIntervalSince1970: 1_000))

  private func loader(maximum: Int = 100, maximumBytes: Int = 1 << 20) -> ImageLoader {
    ImageLoader(
      transport, maximum: PixelSize(width: maximum, height: maximum), maximumBytes: maximumBytes, userAgent: "tests",
      worker: CurrentThreadScheduler.instance,
      now: { [time] in time.value })
  }

  private func reply() throws -> ScriptedReply {
    .response(HTTPResponse(status: 200, headers: ["Content-Type": "image/png"], body: try #require(Self.png)))
  }

  private func url(_ name: String) throws -> URL { try #require(URL(string: "https://files.example/\(name)")) }

  @Test
  func `An image is requested once and without credentials, and its view is drawn again when the image has loaded`()
    async throws
  {
    let clock = TestScheduler(initialClock: 0)
    transport.script(try reply().after(.seconds(2), on: clock))
    let (loader, lake) = (loader(), try url("lake.png"))
    await confirmation { isDrawnAgain in
      withObservationTracking {
        #expect(loader.image(at: lake) == nil)
      } onChange: {
        isDrawnAgain()
      }
      #expect(loader.image(at: lake) == nil)
      clock.start()
    }
    let image = try #require(loader.image(at: lake))
    #expect((image.width, image.height) == (4, 2))
    #expect(image.description == "lake.png")
    #expect(transport.requests.map(\.url) == [lake])
    #expect(transport.requests[0].headers["Accept"] == "image/png")
    #expect(transport.requests[0].headers["Authorization"] == nil && transport.requests[0].headers["Cookie"] == nil)
  }

  @Test
  func `An image is scaled down to the maximum size`() throws {
    transport.script(try reply())
    let (loader, lake) = (loader(maximum: 2), try url("lake.png"))
    _ = loader.image(at: lake)
    let image = try #require(loader.image(at: lake))
    #expect((image.width, image.height) == (2, 1))
  }

  @Test
  func `No side of an image is scaled down to less than a pixel`() throws {
    transport.script(try reply())
    let (loader, lake) = (loader(maximum: 1), try url("lake.png"))
    _ = loader.image(at: lake)
    let image = try #require(loader.image(at: lake))
    #expect((image.width, image.height) == (1, 1))
  }

  @Test
  func `An image that cannot be decoded is not requested again`() throws {
    transport.script(.response(HTTPResponse(status: 200, body: Data("GIF89a".utf8))))
    let (loader, lake) = (loader(), try url("lake.gif"))
    for _ in 0..<3 {
      #expect(loader.image(at: lake) == nil)
      time.accept(time.value.addingTimeInterval(3_600))
    }
    #expect(transport.requests.count == 1)
  }

  @Test
  func `An image that failed to load is requested again after a minute, when it is drawn`() throws {
    transport.script(.failure(.transport(.offline)))
    transport.script(try reply())
    let (loader, lake) = (loader(), try url("lake.png"))
    _ = loader.image(at: lake)
    time.accept(time.value.addingTimeInterval(59))
    #expect(loader.image(at: lake) == nil)
    #expect(transport.requests.count == 1)
    time.accept(time.value.addingTimeInterval(1))
    _ = loader.image(at: lake)
    #expect(loader.image(at: lake) != nil)
  }

  @Test
  func `A loader sends at most four requests at a time`() throws {
    let clock = TestScheduler(initialClock: 0)
    for _ in 0..<6 { transport.script(try reply().after(.seconds(2), on: clock)) }
    let loader = loader()
    for index in 0..<6 { _ = loader.image(at: try url("\(index).png")) }
    #expect(transport.requests.count == 4)
    clock.start()
    for index in 0..<6 { #expect(loader.image(at: try url("\(index).png")) != nil) }
  }

  @Test
  func `The oldest images are removed from the cache, and requested again when they are drawn`() throws {
    for _ in 0..<4 { transport.script(try reply()) }
    let loader = loader(maximumBytes: 2 * 4 * 2 * 3)
    let urls = try ["1.png", "2.png", "3.png"].map(url)
    for url in urls { _ = loader.image(at: url) }
    #expect(urls.dropFirst().allSatisfy { loader.image(at: $0) != nil })
    #expect(loader.image(at: urls[0]) == nil)
    #expect(transport.requests.map(\.url) == urls + [urls[0]])
  }

  @Test
  func `An image whose URL contains a password is not requested`() throws {
    let loader = loader()
    _ = loader.image(at: try #require(URL(string: "https://mira:secret@files.example/lake.png")))
    #expect(transport.requests.isEmpty)
  }

  @Test
  func `A loader without a transport requests no images`() throws {
    #expect(
      ImageLoader(nil, maximum: PixelSize(width: 9, height: 9), userAgent: "tests").image(at: try url("lake.png"))
        == nil)
  }
}
