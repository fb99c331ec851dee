import Foundation
import ReactiveTest
import Synchronization
import Testing

@testable import FeatureMoments

@Suite struct TrackingTests {
  private struct Unnamed: TrackingEvent {}

  @Test func `Every tracking provider receives every event, in order`() {
    let providers = [TrackedEvents(), TrackedEvents()]
    let repository = TrackingRepository(providers: providers)
    repository.trackScreenviews(ScreenviewsEvent(screenName: "a", screenClass: "b"))
    repository.trackEvent(GenericEvent(name: "opened", parameters: ["by": "key"]))
    repository.trackAction(LikeEvent(isLiked: false, momentID: "4", userID: "2"))
    for provider in providers {
      #expect(
        provider.all == [
          "screenview screen_view screen_class=b screen_name=a", "event opened by=key",
          "action moment-unlike item_id=moment-id-4-user-id-2 item_name=moment-unlike",
        ])
    }
  }

  @Test func `JSONLinesTracking writes a line for each event with a name and ignores other events`() {
    let lines = Mutex<[String]>([])
    withExtendedLifetime(lines) {
      let provider = JSONLinesTracking(clock: TestScheduler(initialClock: 1_605_521_480)) { line in
        lines.withLock { $0.append(line) }
      }
      provider.trackAction(LikeEvent(isLiked: true, momentID: "4", userID: "2"))
      provider.trackEvent(Unnamed())
      provider.trackEvent(GenericEvent(name: "two\nlines"))
      provider.trackScreenviews(ScreenviewsEvent(screenName: "朋友圈", screenClass: "Feed"))
    }
    let at = #"{"at":"2020-11-16T10:11:20Z","kind":"#
    #expect(
      lines.withLock(\.self) == [
        at
          + #""action","name":"moment-like","parameters":{"item_id":"moment-id-4-user-id-2","item_name":"moment-like"}}"#,
        at + #""event","name":"two\nlines","parameters":{}}"#,
        at + #""screenview","name":"screen_view","parameters":{"screen_class":"Feed","screen_name":"朋友圈"}}"#,
      ])
  }

  @Test
  func
    `A line file is readable only by its owner, keeps its lines when it is opened again, and requires its folder to exist`()
    throws
  {
    let file = FileManager.default.temporaryDirectory.appending(path: "lines-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    for line in ["one", "two"] { LineFile(file).append(line) }
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "one\ntwo\n")
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
    #expect(LineFile(file).create() && !LineFile("/nowhere/lines").create())
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "one\ntwo\n")
  }

  @Test func `A line file does not wait for the reader of a pipe`() {
    let pipe = FileManager.default.temporaryDirectory.appending(path: "lines-\(UUID())").path
    defer { unlink(pipe) }
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(!LineFile(pipe).create())
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "/dev/full does not exist"))
  func `A line file reports the first line that it cannot write, and no other`() {
    let file = LineFile("/dev/full")
    #expect(file.create())
    #expect(!file.append("one"))
    #expect(file.append("two"))
  }
}
