import FeatureTimeline
import FeatureTimelineTest
import Foundation
import Networking
import Posts
import Presentation
import Reactive
import ReactiveTest
import Testing

@MainActor @Suite
struct TimelineStreamTests {
  private let bench: TimelineBench
  private let timeline: WatchedTimeline

  init() throws {
    bench = try TimelineBench(posts: 3, account: "mira", streams: true)
    timeline = bench.watch(.mastodonHome)
  }

  private func appear() {
    timeline.appear()
    _ = bench.takeRequests()
  }

  @Test
  func `A post appears when the stream sends it, without a request, and is reported as an arrival`() {
    appear()
    bench.server.publish(2)
    #expect(timeline.ids == bench.server.ids())
    #expect(timeline.arrivals == [[0], [0]])
    #expect(timeline.gaps.isEmpty)
    #expect(bench.takeRequests().isEmpty)
    #expect(timeline.content?.header == .current)
  }

  @Test
  func `A deleted post disappears and an edited post changes when the stream reports it`() throws {
    appear()
    bench.server.delete(bench.server.ids()[1])
    #expect(timeline.ids == bench.server.ids())
    bench.server.edit(try #require(timeline.ids.last), to: "Changed")
    #expect(timeline.posts.last?.text == "Changed")
    #expect(timeline.posts.count == 2)
    #expect(bench.takeRequests().isEmpty)
  }

  @Test
  func `An edited post keeps what the user did with it, which a stream does not send`() {
    let id = bench.server.ids()[0]
    bench.server.setFields(#"{"favourited": true}"#, of: id)
    appear()
    bench.server.setFields("{}", of: id)
    bench.server.edit(id, to: "Changed")
    #expect(timeline.posts.first?.text == "Changed")
    #expect(timeline.posts.first?.reactions?[.favorite] == true)
  }

  @Test
  func `While a stream is open, the timeline polls every five minutes`() {
    appear()
    bench.advance(seconds: 299)
    #expect(bench.takeRequests().isEmpty)
    bench.advance(seconds: 2)
    #expect(bench.takeRequests().count == 1)
  }

  @Test
  func `After the stream is lost, the timeline requests what it has missed when it is open again`() {
    appear()
    bench.server.dropStreams()
    bench.server.publish(4)
    #expect(timeline.ids.count == 3)
    bench.advance(seconds: 1.1)
    #expect(timeline.ids == bench.server.ids())
    #expect(timeline.gaps.isEmpty)
    bench.server.publish(1)
    #expect(timeline.ids == bench.server.ids())
  }

  @Test
  func `Too many posts during a lost stream leave a gap, and further posts of the stream appear above it`() {
    appear()
    bench.server.dropStreams()
    bench.server.publish(60)
    bench.advance(seconds: 1.1)
    #expect(timeline.gaps.count == 1)
    bench.server.publish(1)
    #expect(timeline.ids.first == bench.server.ids().first)
    #expect(timeline.gaps.count == 1)
  }

  @Test
  func `A server without streams is polled every 30 seconds`() {
    bench.server.refusesStreams = true
    appear()
    #expect(bench.server.openStreams == 0)
    bench.server.publish(1)
    #expect(timeline.ids.count == 3)
    bench.advance(seconds: 31)
    #expect(timeline.ids == bench.server.ids())
    #expect(timeline.content?.header == .current)
  }

  @Test
  func `A stream is open only while the screen is visible, the server is reachable and the user is logged in`() {
    #expect(bench.server.openStreams == 0)
    appear()
    #expect(bench.server.openStreams == 1)
    timeline.viewModel.input.disappear.accept(())
    #expect(bench.server.openStreams == 0)
    appear()
    bench.isReachable.accept(false)
    #expect(bench.server.openStreams == 0)
    bench.isReachable.accept(true)
    #expect(bench.server.openStreams == 1)
    bench.isAuthorized.accept(false)
    #expect(bench.server.openStreams == 0)
  }

  @Test(arguments: [false, true])
  func `A post that the stream sends during a refresh stays, whether the response contains it or not`(isOld: Bool) {
    appear()
    (bench.server.holdsOldResponses, bench.server.isHolding) = (isOld, true)
    timeline.viewModel.input.refresh.accept(())
    bench.server.publish(2)
    #expect(timeline.ids.count == 3)
    bench.server.isHolding = false
    #expect(timeline.ids == bench.server.ids())
    #expect(timeline.gaps.isEmpty)
  }

  @Test(arguments: ["update", "filters_changed"])
  func `After an event that cannot be read or that changes the filters, the timeline polls`(type: String) {
    appear()
    bench.server.send(type, "{}")
    _ = bench.takeRequests()
    bench.advance(seconds: 31)
    #expect(bench.takeRequests().count == 1)
    bench.server.publish(1)
    #expect(timeline.ids == bench.server.ids())
  }

  @Test
  func `Events of unknown types and posts that are stored already change nothing`() {
    appear()
    let states = timeline.states.count
    bench.server.send("conversation", "{}")
    bench.server.send("announcement", "[[[")
    #expect(timeline.states.count == states)
    bench.server.edit(bench.server.ids()[0], to: "Once")
    bench.server.edit(bench.server.ids()[0], to: "Twice")
    #expect(timeline.ids == bench.server.ids())
  }

  @Test
  func `A post that arrives late takes its place among the stored ones`() {
    appear()
    bench.server.send("update", #"{"id": "915", "content": "Late", "account": {"id": "100", "username": "mira"}}"#)
    #expect(timeline.ids.map(\.text) == ["921", "915", "914", "907"])
    bench.server.send("update", #"{"id": "1", "content": "Old", "account": {"id": "100", "username": "mira"}}"#)
    #expect(timeline.ids.count == 4)
  }

  @Test
  func `If the newest post is deleted, a gap directly below it is not forgotten`() throws {
    appear()
    bench.server.dropStreams()
    bench.server.publish(60)
    bench.advance(seconds: 1.1)
    let above = try #require(timeline.gaps.first).post
    for id in timeline.ids.filter({ $0 >= above }) { bench.server.delete(id) }
    bench.server.publish(1)
    #expect(timeline.ids.first != bench.server.ids().first)
    bench.advance(seconds: 31)
    #expect(timeline.ids.first == bench.server.ids().first)
    #expect(timeline.gaps.count == 1)
  }

  @Test
  func `If the newest post is opened and no longer exists, the gap directly below it is not forgotten`() throws {
    appear()
    bench.server.dropStreams()
    bench.server.publish(60)
    bench.advance(seconds: 1.1)
    let above = try #require(timeline.gaps.first).post
    // The server reports no deletion, as if the posts had been deleted before the stream opened.
    for id in timeline.ids.filter({ $0 >= above }) {
      bench.server.delete(id, isAnnounced: false)
      let screen = bench.feature.makePostViewModel(for: id, in: .mastodonHome)
      screen.appear.accept(())
      withExtendedLifetime(screen) {}
    }
    bench.server.publish(1)
    bench.advance(seconds: 31)
    let (ids, all) = (timeline.ids, bench.server.ids())
    #expect(ids.first == all.first)
    let marked = Set(timeline.gaps.map(\.post))
    for (newer, older) in zip(ids, ids.dropFirst()) where !marked.contains(newer) {
      #expect(!all.contains { older < $0 && $0 < newer }, "posts are missing between \(older) and \(newer)")
    }
  }
}
