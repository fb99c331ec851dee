import FeatureMoments
import Foundation
import Networking
import NetworkingTest
import Presentation
import Reactive
import Testing

@MainActor @Suite struct LikingTests {
  private let liked1 = "action moment-like item_id=moment-id-1-user-id-0 item_name=moment-like"
  private let me = Likes.User(id: "0", name: "Me", avatar: URL(string: "https://img.test/me.png"))
  private let unliked1 = "action moment-unlike item_id=moment-id-1-user-id-0 item_name=moment-unlike"

  /// Returns the response to a like: the updated page with both moments.
  private func page(liked: Set<Int> = []) -> ScriptedReply { MomentsServer.page(1, 2, liked: liked, mutation: true) }

  private func actions(_ server: MomentsServer) -> [String] { server.tracked.all.filter { $0.hasPrefix("action") } }

  @Test
  func `A like is visible at once, with the user among the likers, and recorded once after it succeeds`() throws {
    let server = try MomentsServer(MomentsServer.page(1, 2))
    let watched = server.watch()
    watched.appear()
    server.answer(page(liked: [1]), after: 2)
    watched.viewModel.like.accept("1")
    #expect(watched.liked == ["1"])
    #expect(watched.moments.first?.likeCount == 1)
    #expect(watched.moments.first?.likers == ["Me"])
    #expect(actions(server).isEmpty)
    let before = watched.redraws.count
    server.advance(by: 2)
    #expect(watched.liked == ["1"])
    #expect(watched.redraws.count == before, "the response equals the prediction")
    #expect(server.operations.last == "like 1 by 0")
    #expect(actions(server) == [liked1])
  }

  @Test func `A refused like is undone, reported to the user, and not recorded`() throws {
    let refusal = ScriptedReply.json(#"{"data": null, "errors": [{"message": "No likes today"}]}"#)
    let server = try MomentsServer(MomentsServer.page(1, 2, liked: [2]), refusal, .status(422))
    let watched = server.watch()
    watched.appear()
    watched.viewModel.like.accept("1")
    #expect(watched.liked == ["1", "2"])
    server.advance(by: 1)
    #expect(watched.liked == ["2"])
    let reason = "The server refused: “No likes today”"
    #expect(
      watched.problems.map { if case .likeFailed(let failure) = $0 { failure.message(in: .en) } else { "" } } == [
        reason
      ])
    watched.viewModel.like.accept("2")
    server.advance(by: 1)
    #expect(watched.liked == ["2"] && watched.problems.count == 2)
    #expect(actions(server).isEmpty)
    let rows = BehaviorRelay<[OutboxRow]>(value: [])
    server.feature.outbox.rows.subscribe(onNext: { rows.accept($0) }).dispose()
    #expect(rows.value.isEmpty)
  }

  @Test func `A refused removal of an accepted like leaves the like`() throws {
    let refusal = ScriptedReply.json(#"{"data": null, "errors": [{"message": "No changes today"}]}"#)
    let server = try MomentsServer(MomentsServer.page(1, 2), page(liked: [1]), refusal)
    let watched = server.watch()
    watched.appear()
    for _ in 1...2 {
      watched.viewModel.like.accept("1")
      server.advance(by: 1)
      #expect(watched.liked == ["1"])
    }
    #expect(watched.problems.count == 1 && server.operations.suffix(2) == ["like 1 by 0", "unlike 1 by 0"])
  }

  @Test func `Without a connection, a like waits, also for the next run of the program`() throws {
    let server = try MomentsServer(MomentsServer.page(1, 2), .failure(.transport(.offline)).repeated())
    let watched = server.watch()
    watched.appear()
    watched.viewModel.like.accept("1")
    server.advance(by: 2)
    #expect(watched.liked == ["1"] && watched.problems.isEmpty && actions(server).isEmpty)
    let next = try MomentsServer(page(liked: [1]), store: server.store)
    #expect(next.watch().liked == ["1"])
    next.feature.outbox.start()
    next.advance(by: 600)
    #expect(next.operations == ["like 1 by 0"] && actions(next) == [liked1])
    #expect(next.watch().liked == ["1"])
  }

  @Test func `A second press of the like button sends its request after the first request has ended`()
    throws
  {
    let server = try MomentsServer(MomentsServer.page(1, 2))
    let watched = server.watch()
    watched.appear()
    server.answer(page(liked: [1]), after: 2)
    server.answer(page(), after: 2)
    watched.viewModel.like.accept("1")
    watched.viewModel.like.accept("1")
    #expect(watched.liked.isEmpty)
    server.advance(by: 1)
    #expect(server.operations.count == 2)
    server.advance(by: 1)
    #expect(watched.liked.isEmpty)
    #expect(server.operations.suffix(2) == ["like 1 by 0", "unlike 1 by 0"])
    server.advance(by: 2)
    #expect(watched.liked.isEmpty)
    #expect(actions(server) == [liked1, unliked1])
  }

  @Test func `A page that arrives while the second of two presses waits does not undo it`() throws {
    let server = try MomentsServer(MomentsServer.page(1, 2))
    let watched = server.watch()
    watched.appear()
    server.answer(page(liked: [1]), after: 2)
    watched.viewModel.like.accept("1")
    watched.viewModel.like.accept("1")
    server.transport.script(ScriptedReply.never.on("POST /graphql"))
    server.advance(by: 3)
    server.answer(MomentsServer.page(1, 2, liked: [1]), after: 1)
    watched.viewModel.input.refresh.accept(())
    server.advance(by: 2)
    #expect(server.operations.suffix(3) == ["like 1 by 0", "unlike 1 by 0", "page of 0 with likes"])
    #expect(watched.liked.isEmpty)
  }

  @Test
  func `Likes of different moments are sent in parallel, and a late response undoes neither`() throws {
    let server = try MomentsServer(MomentsServer.page(1, 2))
    let watched = server.watch()
    watched.appear()
    server.answer(page(liked: [1]), after: 5)
    server.answer(page(liked: [1, 2]), after: 2)
    watched.viewModel.like.accept("1")
    watched.viewModel.like.accept("2")
    server.advance(by: 5)
    #expect(watched.liked == ["1", "2"])
    #expect(try MomentsServer(store: server.store).watch().liked == ["1", "2"])
  }

  @Test func `A page that was requested before a like does not undo the like`() throws {
    let server = try MomentsServer(MomentsServer.page(1, 2))
    let watched = server.watch()
    watched.appear()
    server.answer(MomentsServer.page(1, 2), after: 5)
    server.answer(page(liked: [1]), after: 2)
    watched.viewModel.input.refresh.accept(())
    watched.viewModel.like.accept("1")
    server.advance(by: 5)
    #expect(watched.liked == ["1"])
    #expect(try MomentsServer(store: server.store).watch().liked == ["1"])
  }

  @Test func `A page that was requested after a like determines the likes that are shown`() throws {
    let server = try MomentsServer(
      MomentsServer.page(1, 2), page(liked: [1]), MomentsServer.page(1, 2, liked: [2]))
    let watched = server.watch()
    watched.appear()
    watched.viewModel.like.accept("1")
    server.advance(by: 1)
    watched.viewModel.input.refresh.accept(())
    #expect(watched.liked == ["2"])
  }

  @Test func `A like is completed and recorded even after its screen is released`() throws {
    let server = try MomentsServer(MomentsServer.page(1, 2))
    var watched: Watched? = server.watch()
    watched?.appear()
    server.answer(page(liked: [1]), after: 1)
    watched?.viewModel.like.accept("1")
    watched = nil
    server.advance(by: 2)
    #expect(actions(server) == [liked1])
    #expect(server.watch().liked == ["1"])
  }

  @Test func `Liking sends no request while likes are turned off, or for an unknown moment`() throws {
    let server = try MomentsServer(MomentsServer.page(1, 2), MomentsServer.page(1, 2), likes: false)
    let watched = server.watch()
    watched.appear()
    watched.viewModel.like.accept("1")
    try server.feature.toggles.set(.likeButton, to: true)
    watched.viewModel.like.accept("99")
    #expect(server.operations.allSatisfy { $0.hasPrefix("page") })
  }

  @Test func `setLike returns the moment and records the action`() async throws {
    let server = try MomentsServer(page(liked: [1]), page(), .status(422), isLive: true)
    #expect(try await server.feature.setLike(true, of: "1").likes == Likes(isLiked: true, users: [me]))
    #expect(try await !server.feature.setLike(false, of: "1").likes.isLiked)
    await #expect(throws: LoadFailure.self) { try await server.feature.setLike(true, of: "1") }
    #expect(actions(server) == [liked1, unliked1])
  }

  @Test func `setLike fails if the response does not contain the moment`() async throws {
    let server = try MomentsServer(page(), isLive: true)
    await #expect(throws: LoadFailure.unreadable) { try await server.feature.setLike(true, of: "9") }
  }
}
