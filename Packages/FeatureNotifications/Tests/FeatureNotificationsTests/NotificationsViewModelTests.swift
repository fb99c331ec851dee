import FeatureNotifications
import Foundation
import Networking
import Persistence
import Posts
import Presentation
import Reactive
import Testing

@MainActor @Suite struct NotificationsViewModelTests {
  @Test func `The newest notifications load when the screen appears, and older ones load from the server's link`()
    throws
  {
    let bench = try Bench(90)
    let list = bench.watch()
    #expect(list.states == [.loading])
    list.appear()
    #expect(list.ids == Array(bench.server.ids.prefix(40)))
    #expect(list.content?.footer == .idle)
    _ = bench.server.takeRequests()
    list.viewModel.input.loadMore.accept(())
    #expect(list.ids == Array(bench.server.ids.prefix(80)))
    list.viewModel.input.loadMore.accept(())
    #expect(list.ids == bench.server.ids)
    #expect(list.content?.footer == .endReached)
    list.viewModel.input.loadMore.accept(())
    #expect(
      bench.server.takeRequests() == ["GET notifications?max_id=1051", "GET notifications?max_id=1011"])
  }

  @Test func `A list without notifications is shown as empty only after the server responds`() throws {
    let list = try Bench().watch()
    list.appear()
    #expect(list.states == [.loading, .empty])
  }

  @Test func `The list shows a failure if the notifications cannot be loaded, until a retry succeeds`() throws {
    let bench = try Bench(3)
    bench.server.failure = .transport(.offline)
    let list = bench.watch()
    list.appear()
    #expect(list.states.last == .failed(.offline))
    bench.server.failure = nil
    list.viewModel.input.refresh.accept(())
    #expect(list.ids == bench.server.ids)
  }

  @Test func `New notifications arrive by polling and are reported as arrivals, without a visible refresh`() throws {
    let bench = try Bench(3)
    let list = bench.watch()
    list.appear()
    let count = list.states.count
    bench.server.add()
    bench.advance(seconds: 31)
    #expect(list.ids == bench.server.ids)
    let contents = list.states.dropFirst(count).compactMap { state in
      if case .content(let content) = state { content } else { nil }
    }
    #expect(contents.map(\.arrivals).filter { !$0.isEmpty } == [[0]])
    #expect(contents.allSatisfy { $0.header == .current })
  }

  @Test func `A poll without new notifications reads the positions of one page, however many are stored`() throws {
    func rowsRead(_ count: Int) throws -> Int {
      let bench = try Bench(count)
      let list = bench.watch()
      list.appear()
      for _ in 0..<(count / 40) { list.viewModel.input.loadMore.accept(()) }
      _ = bench.takeRowsRead()
      bench.advance(seconds: 31)
      return bench.takeRowsRead()
    }
    let (few, many) = (try rowsRead(40), try rowsRead(80))
    #expect(many <= few + 1 && few <= 60, "\(few) and \(many)")
  }

  @Test func `A new notification causes the same work however many notifications are stored`() async throws {
    func rowsRead(_ count: Int) async throws -> Int {
      let bench = try Bench(count)
      let list = bench.watch()
      _ = try await bench.feature.contents(pages: count / 40)
      list.appear()
      _ = bench.takeRowsRead()
      bench.server.add()
      bench.advance(seconds: 31)
      #expect(list.ids.first == bench.server.ids.first)
      return bench.takeRowsRead()
    }
    let (few, many) = (try await rowsRead(400), try await rowsRead(2_000))
    #expect(few == many && many <= 220, "\(few) and \(many)")
  }

  @Test func `New notifications on more than one page leave no gap in the list`() throws {
    let bench = try Bench(10)
    let list = bench.watch()
    list.appear()
    bench.server.add(100)
    list.viewModel.input.refresh.accept(())
    list.viewModel.input.loadMore.accept(())
    #expect(list.ids == bench.server.ids)
  }

  @Test func `If the stored notifications are too old to be reached, the newest pages replace them`() throws {
    let bench = try Bench(10)
    let list = bench.watch()
    list.appear()
    bench.server.add(400)
    list.viewModel.input.refresh.accept(())
    #expect(list.ids == Array(bench.server.ids.prefix(100)))
    for _ in 0..<10 { list.viewModel.input.loadMore.accept(()) }
    #expect(list.ids == bench.server.ids)
  }

  @Test func `A refresh deletes notifications that the server no longer has`() throws {
    let bench = try Bench(5)
    let list = bench.watch()
    list.appear()
    bench.server.delete(1003)
    list.viewModel.input.refresh.accept(())
    #expect(list.ids == ["1005", "1004", "1002", "1001"])
  }

  @Test func `Stored notifications are shown at once, even offline, and marked as stale`() throws {
    let bench = try Bench(3)
    bench.watch().appear()
    bench.isReachable.accept(false)
    let list = bench.watch()
    #expect(list.ids == bench.server.ids)
    #expect(list.content?.header == .stale(.offline))
  }

  @Test func `A failed poll keeps the rows, and the reason is reported until a poll succeeds`() throws {
    let bench = try Bench(3)
    let list = bench.watch()
    list.appear()
    bench.server.failure = .transport(.connectionLost)
    bench.advance(seconds: 31)
    #expect(list.content?.header == .stale(.connectionLost))
    bench.server.failure = nil
    bench.advance(seconds: 61)
    #expect(list.content?.header == .current)
  }

  @Test
  func `Without a token, the view model requests no notifications, and the list loads as soon as there is a token`()
    throws
  {
    let bench = try Bench(3)
    bench.isAuthorized.accept(false)
    let list = bench.watch()
    list.appear()
    #expect(list.states.last == .failed(.unauthorized))
    #expect(list.isAuthorized.last == false)
    #expect(bench.server.takeRequests().isEmpty)
    bench.isAuthorized.accept(true)
    #expect(list.ids == bench.server.ids)
    bench.server.failure = .status(StatusFailure(code: 401, serverMessage: "The access token is invalid"))
    list.viewModel.input.refresh.accept(())
    #expect(list.content?.header == .stale(.unauthorized))
    #expect(list.isAuthorized.last == false)
  }

  @Test func `The view model of notifications sends no requests while its screen is covered`() throws {
    let bench = try Bench(3)
    let list = bench.watch()
    list.appear()
    list.viewModel.input.disappear.accept(())
    _ = bench.server.takeRequests()
    bench.advance(seconds: 300)
    #expect(bench.server.takeRequests().isEmpty)
  }

  @Test func `A row leads to its post and to the profile of its first person, and a repeated press emits one intent`()
    throws
  {
    let bench = try Bench()
    bench.server.add("favourite", by: "ada", post: 7, author: "mira")
    bench.server.add("follow", by: "hanae@other.example", post: nil)
    let list = bench.watch()
    list.appear()
    let actions: [(any NotificationsViewModel) -> Void] = [
      { $0.intents.accept(.post(of: list.rows[1])) }, { $0.intents.accept(.post(of: list.rows[0])) },
      { $0.intents.accept(.profile(of: list.rows[0])) }, { $0.intents.accept(.profile(of: list.rows[1])) },
      { $0.intents.accept(.logIn) },
    ]
    for action in actions {
      action(list.viewModel)
      action(list.viewModel)
      bench.advance(seconds: 1)
    }
    #expect(list.intents == [.post("7", by: "mira"), .profile("hanae@other.example"), .profile("ada"), .logIn])
  }

  @Test
  func `The notifications of an account are not shown to another account, and are deleted after the user logs out`()
    throws
  {
    let bench = try Bench(3)
    bench.watch().appear()
    let other = try Bench(account: "hanae", store: bench.store)
    #expect(other.watch().rows.isEmpty)
    let server = try #require(URL(string: "https://stub.example"))
    try NotificationsFeature.removeNotifications(of: "mira", at: server, from: bench.store)
    #expect(bench.watch().rows.isEmpty)
  }

  @Test func `A store that cannot be read causes a storage failure`() throws {
    let bench = try Bench(3, store: .inMemory(schemas: []))
    let list = bench.watch()
    list.appear()
    #expect(list.states.last == .failed(.storage))
  }

  @Test func `contents returns the pages of the server, or the stored notifications and the reason for the failure`()
    async throws
  {
    let bench = try Bench(60)
    #expect(try await bench.feature.contents().rows.count == 40)
    let all = try await bench.feature.contents(pages: 2)
    #expect(all.rows.map(\.id) == bench.server.ids)
    #expect(all.unreadCount == 60 && all.failure == nil)
    bench.server.failure = .transport(.offline)
    let stored = try await bench.feature.contents()
    #expect(stored.rows.count == 40 && stored.failure == .offline)
    bench.server.failure = .status(StatusFailure(code: 401, serverMessage: nil))
    #expect(try await bench.feature.contents().failure == .unauthorized)
  }
}
