import FeatureMoments
import Foundation
import Networking
import NetworkingTest
import Persistence
import Presentation
import Reactive
import Testing

@MainActor @Suite struct FeedTests {
  @Test func `The page of moments is requested once, when the screen appears, and ends the list`() throws {
    let server = try MomentsServer(MomentsServer.page(1, 2))
    let watched = server.watch()
    #expect(watched.states == [.loading])
    watched.appear()
    watched.appear()
    #expect(server.operations == ["page of 0 with likes"])
    #expect(watched.ids == ["1", "2"])
    #expect(watched.content?.footer == .endReached)
    #expect(!watched.states.contains(.empty))
    #expect(watched.profiles.map { $0?.name } == [nil, "Me"])
  }

  @Test func `The request for moments contains headers that describe the program`() throws {
    let server = try MomentsServer(MomentsServer.page(1))
    server.watch().appear()
    let headers = try #require(server.transport.requests.first { $0.url.lastPathComponent == "graphql" }).headers
    #expect(headers["x-app-platform"] == "linux")
    #expect(headers["x-app-version"] == "1.2.0")
    #expect(headers["x-os-version"] == "6.1.0")
  }

  @Test
  func `The state of a page without moments is empty only after a response, even if the profile is loaded`() throws {
    let server = try MomentsServer(MomentsServer.page())
    let watched = server.watch()
    watched.appear()
    #expect(watched.states.dropLast().allSatisfy { $0 == .loading })
    #expect(watched.state == .empty)
    #expect(watched.profiles.last??.name == "Me")
  }

  @Test func `A retry that succeeds clears the failure`() throws {
    let server = try MomentsServer(.failure(.transport(.offline)), MomentsServer.page(1))
    let watched = server.watch()
    watched.appear()
    #expect(watched.state == .failed(.offline))
    watched.viewModel.input.refresh.accept(())
    #expect(watched.content?.header == .current)
    #expect(watched.ids == ["1"])
  }

  @Test(arguments: [
    (ScriptedReply.json("<html>"), LoadFailure.webPage(status: nil)),
    (.status(503), .unavailable(status: 503, message: nil)),
    (.json(#"{"data": null, "errors": [{"message": "User not found"}]}"#), .refused("User not found")),
    (.json(#"{"data": {}}"#), .unreadable), (.failure(.transport(.timeout(.idle))), .timedOut),
    (.failure(.transport(.refused("moments.test"))), .connectionRefused),
    (.failure(.transport(.malformedReply)), .unreadable), (.failure(.cancelled), .unknown),
  ])
  func `Every error becomes a failure with a message`(reply: ScriptedReply, failure: LoadFailure) throws {
    let watched = try MomentsServer(reply).watch()
    watched.appear()
    #expect(watched.state == .failed(failure))
  }

  @Test
  func `The stored page is shown before the request, and an equal response does not redraw it`() throws {
    let first = try MomentsServer(MomentsServer.page(1, 2))
    first.watch().appear()
    let second = try MomentsServer(MomentsServer.page(1, 2), store: first.store)
    let watched = second.watch()
    #expect(watched.ids == ["1", "2"])
    watched.appear()
    #expect(
      watched.states.contains { if case .content(let content) = $0 { content.header == .refreshing } else { false } })
    #expect(watched.content?.header == .current)
    #expect(watched.redraws.count == 1)
    #expect(watched.profiles.compactMap(\.self).count == 1)
  }

  @Test func `The time of the last update is the time of the last successful response`() throws {
    let server = try MomentsServer(
      MomentsServer.page(1), .failure(.transport(.offline)), MomentsServer.page(1))
    let start = server.clock.now
    let watched = server.watch()
    watched.appear()
    server.advance(by: 30)
    watched.viewModel.input.refresh.accept(())
    #expect(watched.updates == [nil, start])
    watched.viewModel.input.refresh.accept(())
    #expect(watched.updates == [nil, start, start + 30])
  }

  @Test func `After a failed refresh, the stored moments remain and are marked as stale`() throws {
    let first = try MomentsServer(MomentsServer.page(1, 2))
    first.watch().appear()
    let second = try MomentsServer(.failure(.transport(.offline)), store: first.store)
    let watched = second.watch()
    watched.appear()
    #expect(watched.ids == ["1", "2"])
    #expect(watched.content?.header == .stale(.offline))
  }

  @Test
  func `After a refresh, moments that the stored page did not contain are reported as arrivals once`() throws {
    let server = try MomentsServer(MomentsServer.page(2, 3), MomentsServer.page(1, 2, 3))
    let watched = server.watch()
    watched.appear()
    watched.viewModel.input.refresh.accept(())
    let inserted = watched.states.compactMap { state -> [Int]? in
      if case .content(let content) = state { content.arrivals } else { nil }
    }
    #expect(inserted.filter { !$0.isEmpty } == [[1]])
  }

  @Test func `The pages of different users and of different servers are stored separately`() throws {
    let first = try MomentsServer(MomentsServer.page(1))
    first.watch().appear()
    let user = try MomentsServer(MomentsServer.page(7), user: "3", store: first.store)
    #expect(user.watch().states == [.loading])
    let server = try MomentsServer(address: "https://other.test", store: first.store)
    #expect(server.watch().states == [.loading])
    user.watch().appear()
    #expect(user.operations == ["page of 3 with likes"])
    #expect(try MomentsServer(store: first.store).watch().ids == ["1"])
  }

  @Test
  func
    `A store of an earlier version, which contains the page as one value, opens, and the next response deletes the value`()
    throws
  {
    let file = URL.temporaryDirectory.appending(path: "\(UUID()).sqlite")
    defer { try? FileManager.default.removeItem(at: file) }
    let page = Key("MomentsDetails", default: "")
    func pages(_ store: Store) -> KeyValueStore { KeyValueStore(store, scope: "moments/https://moments.test/0") }
    try pages(Store(file: file, schemas: [KeyValueStore.schema])).set("the page", for: page)
    var options = StoreOptions()
    options.notification = .beforeWriteReturns
    let store = try Store(file: file, schemas: MomentsFeature.schemas, options: options)
    let server = try MomentsServer(MomentsServer.page(1), store: store)
    let watched = server.watch()
    #expect(watched.states == [.loading])
    watched.appear()
    #expect(watched.ids == ["1"])
    #expect(try pages(store).value(for: page) == "")
  }

  @Test
  func `A long page is shown in a window, to which stored moments are added when the user nears its end`() throws {
    let server = try MomentsServer(MomentsServer.page(ids: Array(1...250)))
    let watched = server.watch()
    watched.appear()
    #expect(watched.ids.count == 100)
    #expect(watched.content?.footer == .stored)
    #expect(watched.counts.last == 250)
    watched.viewModel.input.loadMore.accept(())
    #expect(watched.ids.count == 200)
    watched.viewModel.input.loadMore.accept(())
    let all: [String] = (1...250).map { String($0) }
    #expect(watched.ids == all)
    #expect(watched.content?.footer == .endReached)
    watched.viewModel.input.loadMore.accept(())
    #expect(server.operations.count == 1)
  }

  @Test func `A page that cannot be stored causes a storage failure`() throws {
    let server = try MomentsServer(MomentsServer.page(1), store: .immediate(schemas: []))
    let watched = server.watch()
    watched.appear()
    #expect(watched.state == .failed(.storage))
  }

  @Test func `A moment that the server sends twice is listed once`() throws {
    let watched = try MomentsServer(MomentsServer.page(1, 2, 1)).watch()
    watched.appear()
    #expect(watched.ids == ["1", "2"])
  }

  @Test func `Releasing the view model of moments cancels its request`() throws {
    let server = try MomentsServer(.never)
    var watched: Watched? = server.watch()
    watched?.appear()
    #expect(server.transport.cancelled == 0)
    watched = nil
    #expect(server.transport.cancelled == 1)
  }

  @Test
  func `now emits every minute while the screen is visible, and the current time when the screen appears again`() throws
  {
    let server = try MomentsServer(MomentsServer.page(1))
    let start = server.clock.now
    let watched = server.watch()
    server.advance(by: 130)
    #expect(watched.times == [start])
    watched.appear()
    server.advance(by: 150)
    #expect(watched.times.last == start + 130 + 120)
    watched.viewModel.input.disappear.accept(())
    let count = watched.times.count
    server.advance(by: 350)
    #expect(watched.times.count == count)
    watched.appear()
    #expect(watched.times.last == start + 630)
  }

  @Test
  func `Each appearance of the Moments screen is recorded with a screen name that is the same on every platform`()
    throws
  {
    let server = try MomentsServer(MomentsServer.page(1))
    let watched = server.watch()
    watched.appear()
    watched.viewModel.input.disappear.accept(())
    watched.appear()
    let view = "screenview screen_view screen_class=FeedViewModel screen_name=Moments screen"
    #expect(server.tracked.all == [view, view])
  }
}
