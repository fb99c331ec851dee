import Foundation
import Networking
import NetworkingTest
import Persistence
import Presentation
import Reactive
import Testing

@testable import Posts

/// Tests of the user's actions on posts.
@MainActor @Suite struct ReactionTests {
  @Test(arguments: zip(PostReaction.allCases, ["favourite", "reblog", "bookmark"]))
  func `A reaction is shown at once, sent, withdrawn by the next one, and undone`(
    reaction: PostReaction, path: String
  ) throws {
    let bench = try ActionBench(ActionBench.status(), ActionBench.status(), ActionBench.status())
    #expect(!bench.input.canUndo)
    bench.input.toggle.accept(PostToggle(reaction, of: .tea()))
    #expect(bench.shown(.tea()).reactions?[reaction] == true && bench.sent.isEmpty)
    bench.advance(to: 1)
    bench.input.toggle.accept(PostToggle(reaction, of: bench.shown(.tea())))
    #expect(bench.shown(.tea()).reactions?[reaction] == false)
    bench.advance(to: 2)
    #expect(bench.input.canUndo)
    bench.input.undo.accept(())
    bench.advance(to: 3)
    #expect(bench.sent == ["", "un", ""].map { "POST statuses/9/\($0)\(path)" })
    #expect(bench.shown(.tea()).reactions?[reaction] == true && bench.failures.isEmpty)
    #expect(bench.notices.count == 1 && bench.notices.first?.hasPrefix("Undone: ") == true)
  }

  @Test func `The reaction to a boost is sent for the boosted post`() throws {
    let bench = try ActionBench(ActionBench.status())
    var boost = Post.tea("20")
    boost.original = "9"
    bench.input.toggle.accept(PostToggle(.favorite, of: boost))
    bench.advance(to: 1)
    #expect(bench.sent == ["POST statuses/9/favourite"] && bench.shown(boost).reactions?[.favorite] == true)
  }

  @Test func `A withdrawn reaction never makes a count negative, and changes only its own count`() {
    var post = Post.tea()
    post.counts = PostCounts(replies: 4, boosts: 0, favorites: 7)
    post.reactions = PostReactions([.boost, .favorite])
    post.set(.boost, false)
    #expect(post.counts == PostCounts(replies: 4, boosts: 0, favorites: 7))
    post.set(.favorite, false)
    #expect(post.counts == PostCounts(replies: 4, boosts: 0, favorites: 6))
    post.set(.boost, true)
    post.set(.boost, true)
    #expect(post.counts == PostCounts(replies: 4, boosts: 1, favorites: 6))
  }

  @Test func `The user's own reactions are told in words`() {
    #expect(PostText.reactions(PostReactions([.boost])).map { $0[.en] } == ["boosted by you"])
    #expect(PostText.reactions(PostReactions(PostReaction.allCases)).map { $0[.zhHans] } == ["你喜欢", "你已转嘟", "已加书签"])
    #expect(PostText.reactions(nil).isEmpty)
  }

  @Test func `A conversation is muted, and unmuted if it is muted`() throws {
    let bench = try ActionBench(ActionBench.status(), ActionBench.status())
    bench.input.muteConversation.accept(.tea())
    bench.advance(to: 1)
    #expect(bench.shown(.tea()).isConversationMuted == true)
    bench.input.muteConversation.accept(bench.shown(.tea()))
    bench.advance(to: 2)
    #expect(bench.sent == ["POST statuses/9/mute", "POST statuses/9/unmute"])
    #expect(bench.notices == ["Conversation muted: it no longer notifies you", "Conversation unmuted"])
    #expect(bench.shown(.tea()).isConversationMuted == false)
    var muted = Post.tea()
    (muted.isConversationMuted, muted.reactions) = (true, PostReactions())
    bench.advance(to: 100)
    try bench.actions.note([muted])
    #expect(bench.shown(.tea()).isConversationMuted == true)
  }

  @Test func `Only the user's own posts are deleted and edited`() throws {
    let bench = try ActionBench(ActionBench.status())
    bench.input.delete.accept(.tea())
    bench.input.edit.accept(.tea())
    #expect(bench.failures == [.notOwnPost, .notOwnPost] && bench.editors.isEmpty && bench.notices.isEmpty)
    bench.input.edit.accept(.tea(by: .mira))
    bench.input.delete.accept(.tea(by: .mira))
    bench.advance(to: 1)
    #expect(bench.sent == ["DELETE statuses/9"] && bench.failures.count == 2)
    #expect(bench.editors == [.edit("9")] && bench.notices == ["Post deleted"])
    #expect(bench.input.changes.value.hasDeleted(.tea()) && !bench.input.changes.value.hasDeleted(.tea("8")))
    #expect(!bench.input.canUndo)
    bench.input.undo.accept(())
    #expect(bench.failures.last?.message(in: .en) == "There is nothing to undo")
  }

  @Test func `Without a connection, an announced action is said to wait, once`() throws {
    let bench = try ActionBench(ScriptedReply.failure(.transport(.offline)).repeated())
    bench.input.delete.accept(.tea(by: .mira))
    #expect(bench.notices == ["Post deleted"])
    bench.advance(to: 20)
    #expect(bench.sent.count > 2 && bench.failures.isEmpty)
    #expect(
      bench.notices.dropFirst() == [
        "The Internet connection appears to be offline. Your action waits in the outbox."
      ])
  }

  @Test func `A reply and a quote open their editors with the post that the screen showed`() throws {
    let bench = try ActionBench()
    var boost = Post.tea("20")
    boost.original = "9"
    bench.input.reply.accept(boost)
    bench.input.quote.accept(.tea("8"))
    #expect(bench.editors == [.reply("9"), .quote("8")] && bench.failures.isEmpty)
    #expect(try UserActions.answered("9", by: "mira", at: bench.server, in: bench.store) == boost)
    #expect(try UserActions.answered("9", by: "ada", at: bench.server, in: bench.store) == nil)
  }

  @Test func `Without a login, each action fails with the reason`() {
    let input = ActionInput()
    var failures: [LoadFailure] = []
    let subscription = input.failure.emit(onNext: { failures.append($0) })
    input.toggle.accept(PostToggle(.favorite, of: .tea()))
    input.delete.accept(.tea())
    input.redraft.accept(.tea())
    input.undo.accept(())
    #expect(!input.isUser(.mira) && !input.canUndo)
    #expect(failures == Array(repeating: .actionNeedsLogin, count: 4))
    subscription.dispose()
  }

  @Test func `A refused reaction is taken back with the reason, and does not wait any longer`() throws {
    let bench = try ActionBench(.json(#"{"error": "No teapots"}"#, status: 422))
    bench.input.toggle.accept(PostToggle(.favorite, of: .tea()))
    bench.advance(to: 1)
    #expect(bench.shown(.tea()).reactions == nil)
    #expect(bench.failures.map { $0.message(in: .en) } == ["The server refused: “No teapots”"])
    #expect(try bench.store.read { try $0.array(StoredReactions.all) }.isEmpty)
  }

  @Test func `For a minute after the server has performed a reaction, older responses do not undo it`() throws {
    let busy = ScriptedReply.json(#"{"error": "Too many"}"#, status: 429, headers: ["Retry-After": "100"])
    let bench = try ActionBench(busy, ActionBench.status())
    bench.input.toggle.accept(PostToggle(.favorite, of: .tea()))
    bench.advance(to: 110)
    #expect(bench.sent.count == 2)
    var old = Post.tea()
    old.reactions = PostReactions()
    bench.advance(to: 150)
    try bench.actions.note([old])
    #expect(bench.shown(.tea()).reactions?[.favorite] == true)
    bench.advance(to: 180)
    try bench.actions.note([old])
    #expect(bench.shown(.tea()).reactions?[.favorite] == false)
  }

  @Test func `The votes of the user are those that the server reports once it counts the vote`() throws {
    let bench = try ActionBench(.json(#"{"id": "5", "options": []}"#))
    var post = Post.tea()
    func poll(_ hasVoted: Bool) -> PostPoll {
      PostPoll(
        id: "5", options: ["a", "b"].map { .init(title: $0, votes: 1, isChosen: $0 == "b") }, ends: nil,
        hasEnded: false,
        isMultiple: false, votes: 2, voters: 2, hasVoted: hasVoted)
    }
    post.poll = poll(false)
    bench.input.vote.accept(try #require(PostVote("1", in: post)))
    #expect(bench.shown(post).poll?.options.map(\.isChosen) == [true, false])
    #expect(bench.shown(post).poll?.options.map(\.votes) == [2, 1] && bench.shown(post).poll?.hasVoted == true)
    bench.advance(to: 1)
    #expect(bench.sent == ["POST polls/5/votes"])
    bench.advance(to: 100)
    var counted = post
    counted.reactions = PostReactions()
    counted.poll = poll(true)
    try bench.actions.note([counted])
    #expect(bench.shown(post).poll?.options.map(\.isChosen) == [false, true])
    counted.poll = poll(false)
    try bench.actions.note([counted])
    #expect(bench.shown(post).poll?.hasVoted == false)
  }

  @Test func `A post that the user has edited is shown in its newest version, and two hundred are kept`() throws {
    let bench = try ActionBench()
    func edited(_ id: Int, _ text: String, _ seconds: TimeInterval) -> Post {
      var post = Post(id: PostID("\(id)"), text: text, author: .mira)
      post.edited = ActionBench.start + seconds
      return post
    }
    try bench.store.write { transaction in
      for id in 1...201 {
        let now = ActionBench.start + TimeInterval(id)
        try UserActions.noteEdited(edited(id, "new", 10), by: "mira", at: bench.server, now: now, transaction)
      }
    }
    let original = Post(id: "2", text: "old", author: .mira)
    #expect(bench.shown(original).text == "new" && bench.shown(edited(2, "newer", 20)).text == "newer")
    #expect(bench.shown(Post(id: "1", text: "old", author: .mira)).text == "old")
    #expect(try bench.store.read { try $0.array(EditedPost.all) }.count == 200)
  }

  @Test func `The latest two thousand posts and people on whom the user acted are known`() throws {
    let bench = try ActionBench()
    let (owner, old) = (bench.actions.owner, ActionBench.start - 1_000)
    try bench.store.write { transaction in
      try transaction.add(
        (1...2_000).map { StoredReactions(owner: owner, post: PostID("a\($0)"), known: KnownReactions(), updated: old) }
      )
      try transaction.add(
        (1...2_000).map {
          StoredRelationship(owner: owner, person: "a\($0)", known: PersonRelationship(), updated: old)
        })
    }
    bench.input.toggle.accept(PostToggle(.favorite, of: .tea()))
    bench.input.person.accept(PersonToggle(.follow, of: .ada, isOn: true))
    #expect(bench.shown(.tea()).reactions?[.favorite] == true && bench.known()?.isFollowing == true)
    #expect(try bench.store.read { try $0.array(StoredReactions.all) }.count == 2_000)
    #expect(try bench.store.read { try $0.array(StoredRelationship.all) }.count == 2_000)
  }
}
