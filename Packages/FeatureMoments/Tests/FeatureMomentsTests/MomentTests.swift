import FeatureMoments
import Foundation
import Networking
import NetworkingTest
import Persistence
import Presentation
import Reactive
import Testing

/// Tests of a single moment, and of the fields that only some servers send.
@MainActor @Suite struct MomentTests {
  /// A recorder of the states of a moment.
  @MainActor private final class WatchedMoment {
    let viewModel: any MomentViewModel
    private(set) var states: [ListState<MomentPart>] = []
    private(set) var intents: [MomentsIntent] = []
    private(set) var problems: [MomentsProblem] = []
    private let bag = DisposeBag()

    init(_ viewModel: any MomentViewModel) {
      self.viewModel = viewModel
      viewModel.state.drive(onNext: { [weak self] in self?.states.append($0) }).disposed(by: bag)
      viewModel.intents.asSignal().emit(onNext: { [weak self] in self?.intents.append($0) }).disposed(by: bag)
      viewModel.problems.emit(onNext: { [weak self] in self?.problems.append($0) }).disposed(by: bag)
      viewModel.input.appear.accept(())
    }

    var text: MomentListItem? { if case .text(let moment)? = states.last?.rows.first { moment } else { nil } }
  }

  private func watch(_ id: Moment.ID, of server: MomentsServer) -> WatchedMoment {
    WatchedMoment(server.feature.makeMomentViewModel(of: id))
  }

  @Test func `A stored moment is shown without a request, until the user refreshes it`() throws {
    let server = try MomentsServer(MomentsServer.page(1, 2), MomentsServer.page(2, 3))
    server.watch().appear()
    let moment = watch("2", of: server)
    #expect(moment.text?.author == "Friend 2" && server.operations.count == 1)
    #expect(moment.states.last?.rows.map(\.id) == ["text", "photo 1", "likes"])
    moment.viewModel.input.refresh.accept(())
    #expect(server.operations.count == 2 && moment.text?.author == "Friend 2")
  }

  @Test func `A moment that is not stored is loaded with the page, and is empty if the server does not have it`() throws
  {
    let server = try MomentsServer(MomentsServer.page(1, 2), MomentsServer.page(1, 2))
    let moment = watch("2", of: server)
    #expect(moment.states.first == .loading && moment.text?.author == "Friend 2")
    #expect(server.operations == ["page of 0 with likes"])
    #expect(watch("9", of: server).states.last == .empty)
    let failing = try MomentsServer(.failure(.transport(.offline)))
    #expect(watch("1", of: failing).states.last == .failed(.offline))
  }

  @Test func `A like of a moment is visible at once, also in the list, and ignored while likes are turned off`() throws
  {
    let server = try MomentsServer(MomentsServer.page(1, 2))
    let page = server.watch()
    page.appear()
    let moment = watch("2", of: server)
    server.answer(MomentsServer.page(1, 2, liked: [2], mutation: true), after: 2)
    moment.viewModel.like.accept(())
    #expect(moment.text?.isLiked == true && moment.text?.likers == ["Me"] && page.liked == ["2"])
    server.advance(by: 2)
    #expect(server.operations.last == "like 2 by 0" && page.liked == ["2"])
    try server.feature.toggles.set(.likeButton, to: false)
    moment.viewModel.like.accept(())
    #expect(moment.text?.isLiked == true && server.operations.count == 2)
  }

  @Test func `A refused like of a moment is undone and reported`() throws {
    let server = try MomentsServer(MomentsServer.page(1), .status(422))
    server.watch().appear()
    let moment = watch("1", of: server)
    moment.viewModel.like.accept(())
    #expect(moment.text?.isLiked == true)
    server.advance(by: 1)
    #expect(moment.text?.isLiked == false && moment.problems.count == 1)
  }

  @Test func `A moment is opened and shared by its own keys`() throws {
    let server = try MomentsServer(MomentsServer.page(1))
    let moment = watch("1", of: server)
    moment.viewModel.open.accept(())
    moment.viewModel.share.accept(())
    let photo = try #require(URL(string: "https://img.test/1.jpg"))
    #expect(moment.intents == [.open(photo), .share("Title 1\nhttps://img.test/1.jpg")])
  }

  @Test func `A moment without a link opens the first address in its text rather than its photo`() throws {
    let server = try MomentsServer(MomentsServer.page(ids: [1], title: "See https://example.com/@ada/7, and"))
    let moment = watch("1", of: server)
    moment.viewModel.open.accept(())
    #expect(moment.intents == [.open(try #require(URL(string: "https://example.com/@ada/7")))])
  }

  @Test func `A moment can be loaded without a screen; a stored one survives a failed request`() async throws {
    let server = try MomentsServer(
      MomentsServer.page(1), MomentsServer.page(1), .failure(.transport(.offline)), .failure(.transport(.offline)))
    #expect(try await server.feature.moment("1").authorName == "Friend 1")
    await #expect(throws: LoadFailure.gone) { try await server.feature.moment("9") }
    #expect(try await server.feature.moment("1").authorName == "Friend 1")
    await #expect(throws: LoadFailure.offline) { try await server.feature.moment("9") }
  }

  // MARK: - Fields

  private static let rich = #"""
    {"data": {"getMomentsDetailsByUserID": {"userDetails": {"id": "0", "name": "Me"}, "moments": [{"id": "1",
    "userDetails": {"name": "Ada"}, "type": "PHOTOS", "photos": ["https://img.test/a.jpg", "", "https://img.test/b.jpg"],
    "photoDescriptions": ["A lake", "nothing", 7], "sharedWith": [{"name": "Mira"}, {}, 3, {"name": "Omar"}],
    "isLiked": false, "likes": [{"id": "2", "name": "Hana", "avatar": "https://img.test/f.png"},
    {"id": "3", "avatar": "https://img.test/omar_h.png"}, {"id": "4"}]}]}}}
    """#

  @Test func `A moment has the descriptions of its photos, and the names of those who like and see it`() throws {
    let server = try MomentsServer(.json(Self.rich))
    let watched = server.watch()
    watched.appear()
    let moment = try #require(watched.moments.first)
    #expect(moment.photos.map(\.text) == ["A lake", nil])
    #expect(moment.likers == ["Hana", "omar_h"] && moment.likeCount == 3)
    #expect(moment.sharedWith == ["Mira", "Omar"])
    #expect(MomentPart.all(of: moment).map(\.id) == ["text", "photo 1", "photo 2", "likes", "sharedWith"])
  }

  @Test func `A server with the first version of the schema is asked again for the original fields, once`() throws {
    let unknown = #"""
      {"errors": [{"message": "Cannot query field \"sharedWith\".", "extensions": {"code": "GRAPHQL_VALIDATION_FAILED"}}]}
      """#
    for refusal in [ScriptedReply.json(unknown), .status(400)] {
      let server = try MomentsServer(refusal, MomentsServer.page(1), MomentsServer.page(1, 2))
      let watched = server.watch()
      watched.appear()
      #expect(watched.ids == ["1"])
      watched.viewModel.input.refresh.accept(())
      #expect(watched.ids == ["1", "2"] && server.operations.count == 3)
      let bodies = server.transport.requests.compactMap { request in
        if case .data(let data)? = request.body.segments.first { data } else { nil }
      }
      #expect(bodies[0].count > bodies[1].count && bodies[1].count == bodies[2].count)
    }
  }

  @Test func `A moment that an earlier version stored is decoded`() throws {
    let stored =
      #"{"id":"1","authorName":"Ada","kind":"PHOTOS","photos":[],"likes":{"isLiked":false,"users":[{"id":"2"}]}}"#
    let moment = try JSONDecoder().decode(Moment.self, from: Data(stored.utf8))
    #expect(moment.sharedWith == nil && moment.photoDescriptions == nil && moment.likes.users.first?.name == nil)
  }
}
