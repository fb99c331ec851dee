import Foundation
import Networking
import NetworkingTest
import Observation
import Reactive
import ReactiveTest
import TerminalUI
import Testing

@testable import AppShell

@MainActor @Suite("Pictures from servers")
struct PictureLoaderTests {
  /// Four pixels wide and two high, all of one red.
  private static let png = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAAEElEQVR42mM4IacBRwzIHAByyghxzOxw1wAAAABJRU5ErkJggg==")
  private let transport = ScriptedTransport { Issue.record("\($0)") }
  private let time = BehaviorRelay(value: Date(timeIntervalSince1970: 1_000))

  private func loader(most: Int = 100, mostBytes: Int = 1 << 20) -> PictureLoader {
    PictureLoader(
      transport, most: PixelSize(width: most, height: most), mostBytes: mostBytes,
      worker: CurrentThreadScheduler.instance,
      now: { [time] in time.value })
  }

  private func reply() throws -> ScriptedReply {
    .response(HTTPResponse(status: 200, headers: ["Content-Type": "image/png"], body: try #require(Self.png)))
  }

  private func url(_ name: String) throws -> URL { try #require(URL(string: "https://files.example/\(name)")) }

  @Test(
    "One is asked for once, by nobody in particular, and what was drawn without it is drawn again when it has come"
  )
  func once() async throws {
    let clock = TestScheduler(initialClock: 0)
    transport.script(try reply().after(.seconds(2), on: clock))
    let (loader, lake) = (loader(), try url("lake.png"))
    await confirmation { isDrawnAgain in
      withObservationTracking {
        #expect(loader.picture(at: lake) == nil)
      } onChange: {
        isDrawnAgain()
      }
      #expect(loader.picture(at: lake) == nil)
      clock.start()
    }
    let picture = try #require(loader.picture(at: lake))
    #expect((picture.width, picture.height) == (4, 2))
    #expect(picture.description == "lake.png")
    #expect(transport.requests.map(\.url) == [lake])
    #expect(transport.requests[0].headers["Accept"] == "image/png")
    #expect(transport.requests[0].headers["Authorization"] == nil && transport.requests[0].headers["Cookie"] == nil)
  }

  @Test("They are brought down to the pixels that can be seen")
  func small() throws {
    transport.script(try reply())
    let (loader, lake) = (loader(most: 2), try url("lake.png"))
    _ = loader.picture(at: lake)
    let picture = try #require(loader.picture(at: lake))
    #expect((picture.width, picture.height) == (2, 1))
  }

  @Test("What is no picture that can be read is not asked for again")
  func unreadable() throws {
    transport.script(.response(HTTPResponse(status: 200, body: Data("GIF89a".utf8))))
    let (loader, lake) = (loader(), try url("lake.gif"))
    for _ in 0..<3 {
      #expect(loader.picture(at: lake) == nil)
      time.accept(time.value.addingTimeInterval(3_600))
    }
    #expect(transport.requests.count == 1)
  }

  @Test("What could not be had is asked for again a minute later, if it is drawn then")
  func unavailable() throws {
    transport.script(.failure(.transport(.offline)))
    transport.script(try reply())
    let (loader, lake) = (loader(), try url("lake.png"))
    _ = loader.picture(at: lake)
    time.accept(time.value.addingTimeInterval(59))
    #expect(loader.picture(at: lake) == nil)
    #expect(transport.requests.count == 1)
    time.accept(time.value.addingTimeInterval(1))
    _ = loader.picture(at: lake)
    #expect(loader.picture(at: lake) != nil)
  }

  @Test("Four at a time are asked for")
  func four() throws {
    let clock = TestScheduler(initialClock: 0)
    for _ in 0..<6 { transport.script(try reply().after(.seconds(2), on: clock)) }
    let loader = loader()
    for index in 0..<6 { _ = loader.picture(at: try url("\(index).png")) }
    #expect(transport.requests.count == 4)
    clock.start()
    for index in 0..<6 { #expect(loader.picture(at: try url("\(index).png")) != nil) }
  }

  @Test("The first that came make room for others, and are asked for again when they are drawn")
  func room() throws {
    for _ in 0..<4 { transport.script(try reply()) }
    let loader = loader(mostBytes: 2 * 4 * 2 * 3)
    let urls = try ["1.png", "2.png", "3.png"].map(url)
    for url in urls { _ = loader.picture(at: url) }
    #expect(urls.dropFirst().allSatisfy { loader.picture(at: $0) != nil })
    #expect(loader.picture(at: urls[0]) == nil)
    #expect(transport.requests.map(\.url) == urls + [urls[0]])
  }

  @Test("An address with a person's password is not followed")
  func proof() throws {
    let loader = loader()
    _ = loader.picture(at: try #require(URL(string: "https://mira:secret@files.example/lake.png")))
    #expect(transport.requests.isEmpty)
  }

  @Test("None is asked for where the user wants none")
  func never() throws {
    #expect(PictureLoader(nil, most: PixelSize(width: 9, height: 9)).picture(at: try url("lake.png")) == nil)
  }
}
