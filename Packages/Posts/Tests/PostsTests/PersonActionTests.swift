import Foundation
import Networking
import NetworkingTest
import Persistence
import Presentation
import Reactive
import Testing

@testable import Posts

/// Tests of the user's decisions about people.
@MainActor @Suite struct PersonActionTests {
  @Test(arguments: ["following", "followed_by", "requested", "requested_by", "blocking", "muting"])
  func `A relationship has each fact that the server reports, and no other`(field: String) throws {
    let bench = try ActionBench(ActionBench.relationship(field))
    bench.input.person.accept(PersonToggle(.follow, of: .ada, isOn: true))
    bench.advance(to: 1)
    let known = try #require(bench.known())
    let facts = [
      "following": known.isFollowing, "followed_by": known.isFollower, "requested": known.isRequested,
      "requested_by": known.isRequesting, "blocking": known.isBlocking, "muting": known.isMuting,
    ]
    #expect(facts.filter(\.value).map(\.key) == [field])
  }

  @Test(arguments: zip(PersonAction.allCases, ["follow", "mute", "block"]))
  func `A decision is shown at once, sent, and taken back`(action: PersonAction, path: String) throws {
    let bench = try ActionBench(ActionBench.relationship(), ActionBench.relationship())
    var toggle = PersonToggle(action, of: .ada, isOn: true)
    if action == .block { toggle = toggle.confirmed }
    bench.input.person.accept(toggle)
    #expect(bench.known()?[action] == true)
    bench.advance(to: 1)
    bench.input.person.accept(PersonToggle(action, of: .ada, isOn: false))
    #expect(bench.known()?[action] == false)
    bench.advance(to: 2)
    #expect(bench.sent == ["", "un"].map { "POST accounts/2/\($0)\(path)" })
    #expect(bench.notices.count == 2 && bench.notices.allSatisfy { $0.contains("@ada") })
  }

  @Test func `The server is asked whether the user follows a person of whom nothing is known`() throws {
    let known = ScriptedReply.json(#"[{"id": "2", "following": true}]"#)
    let bench = try ActionBench(known, ActionBench.relationship())
    bench.input.person.accept(PersonToggle(.follow, of: .ada))
    bench.advance(to: 1)
    #expect(bench.sent == ["GET accounts/relationships", "POST accounts/2/unfollow"])
    let missing = try ActionBench(.json("[]"))
    missing.input.person.accept(PersonToggle(.follow, of: .ada))
    #expect(
      missing.failures.map { $0.message(in: .en) } == ["The account no longer exists, or you cannot see it"])
  }

  @Test func `A block needs a confirmation, and the user cannot act on the own account`() throws {
    let bench = try ActionBench(ActionBench.relationship("blocking"))
    bench.input.person.accept(PersonToggle(.block, of: .ada, isOn: true))
    bench.advance(to: 1)
    #expect(bench.sent.isEmpty && bench.questions.count == 1 && bench.known() == nil)
    bench.input.person.accept(try #require(bench.questions.first).confirmed)
    bench.advance(to: 2)
    #expect(bench.sent == ["POST accounts/2/block"] && bench.questions.count == 1)
    bench.input.person.accept(PersonToggle(.mute, of: .mira, isOn: true))
    #expect(bench.failures.map { $0.message(in: .en) } == ["This is your own account"])
    #expect(bench.input.isUser(.mira) && !bench.input.isUser(.ada))
    #expect(Person.mira.isUser(named: "mira@social.example") && !Person.mira.isUser(named: "miranda"))
    #expect(!Person(id: "1", name: "", username: "").isUser(named: "@social.example"))
  }

  @Test func `A block ends the follows and requests of both people, and its end does not restore them`() {
    var known = PersonRelationship()
    (known.isFollowing, known.isFollower, known.isRequested, known.isRequesting) = (true, true, true, true)
    known.set(.block, true)
    var blocked = PersonRelationship()
    blocked.isBlocking = true
    #expect(known == blocked)
    known.set(.block, false)
    #expect(known == PersonRelationship())
    known.isRequested = true
    #expect(known[.follow])
    known.set(.follow, false)
    #expect(known == PersonRelationship())
  }

  @Test(arguments: [(true, "authorize", "@ada can follow you"), (false, "reject", "Request of @ada rejected")])
  func `An answer to a request ends the request, and an accepted one makes a follower`(
    isAccepted: Bool, path: String, notice: String
  ) throws {
    let bench = try ActionBench(.never)
    var asking = PersonRelationship()
    asking.isRequesting = true
    try bench.actions.note(asking, to: "2", isNew: true)
    bench.input.answer.accept(RequestAnswer(to: .ada, isAccepted: isAccepted))
    bench.advance(to: 1)
    #expect(bench.known()?.isRequesting == false && bench.known()?.isFollower == isAccepted)
    #expect(bench.sent == ["POST follow_requests/2/\(path)"] && bench.notices == [notice])
  }

  @Test(arguments: [("[]", 1), (#"[{"id": "2", "requested_by": false}]"#, 0)])
  func `A rejection that was already sent counts, and that of a follower is refused`(known: String, count: Int) throws {
    func bench(_ relationships: String) throws -> ActionBench {
      try ActionBench(.json(#"{"error": "Record not found"}"#, status: 404), .json(relationships))
    }
    for (relationships, failures) in [
      (known, count), (#"[{"id": "2", "followed_by": true, "requested_by": false}]"#, 1),
    ] {
      let bench = try bench(relationships)
      bench.input.answer.accept(RequestAnswer(to: .ada, isAccepted: false))
      bench.advance(to: 1)
      #expect(bench.failures.count == failures)
    }
  }

  @Test func `A refused decision restores what was known about the person`() throws {
    let refusal = ScriptedReply.json(#"{"error": "No"}"#, status: 422)
    let bench = try ActionBench(refusal, refusal)
    bench.input.person.accept(PersonToggle(.mute, of: .ada, isOn: true))
    bench.advance(to: 1)
    #expect(bench.known() == nil && bench.failures.count == 1)
    var follower = PersonRelationship()
    follower.isFollower = true
    try bench.actions.note(follower, to: "2", isNew: true)
    bench.input.person.accept(PersonToggle(.mute, of: .ada, isOn: true))
    #expect(bench.known()?.isMuting == true)
    bench.advance(to: 2)
    #expect(bench.known() == follower && bench.failures.count == 2)
  }

  @Test func `A relationship that the server sends is stored only for people on whom the user has acted`() throws {
    let bench = try ActionBench(ActionBench.relationship("muting"))
    var follower = PersonRelationship()
    follower.isFollower = true
    try bench.actions.note(follower, to: "2")
    #expect(bench.known() == nil)
    bench.input.person.accept(PersonToggle(.mute, of: .ada, isOn: true))
    try bench.actions.note(follower, to: "2")
    bench.advance(to: 1)
    try bench.actions.note(follower, to: "2")
    #expect(bench.known()?.isMuting == true)
    bench.advance(to: 90)
    try bench.actions.note(follower, to: "2")
    #expect(bench.known() == follower)
  }

  @Test func `For a minute after the server has performed a decision, older responses do not undo it`() throws {
    let busy = ScriptedReply.json(#"{"error": "Too many"}"#, status: 429, headers: ["Retry-After": "100"])
    let bench = try ActionBench(busy, ActionBench.relationship("muting"))
    bench.input.person.accept(PersonToggle(.mute, of: .ada, isOn: true))
    bench.advance(to: 110)
    #expect(bench.sent.count == 2)
    bench.advance(to: 150)
    try bench.actions.note(PersonRelationship(), to: "2")
    #expect(bench.known()?.isMuting == true)
    bench.advance(to: 180)
    try bench.actions.note(PersonRelationship(), to: "2")
    #expect(bench.known()?.isMuting == false)
  }

  @Test func `The posts that a muted or blocked person wrote or boosted before that are hidden`() throws {
    let bench = try ActionBench(.never)
    func post(by author: Person, boostedBy person: Person? = nil, at seconds: TimeInterval?) -> Post {
      Post(id: "9", text: "", author: author, passedOnBy: person, created: seconds.map { ActionBench.start + $0 })
    }
    #expect(!bench.input.changes.value.hides(post(by: .ada, at: -10)))
    bench.input.person.accept(PersonToggle(.mute, of: .ada, isOn: true))
    let changes = bench.input.changes.value
    #expect(changes.hides(post(by: .ada, at: -10)) && changes.hides(post(by: .ada, at: nil)))
    #expect(changes.hides(post(by: .mira, boostedBy: .ada, at: 0)))
    #expect(!changes.hides(post(by: .ada, at: 10)) && !changes.hides(post(by: .mira, at: -10)))
  }

  @Test func `A report names the person and the post, and cannot be undone`() throws {
    let bench = try ActionBench(.json("{}"))
    bench.input.report.accept(PersonReport(.ada, about: .tea(), comment: String(repeating: "x", count: 2_000)))
    bench.advance(to: 1)
    #expect(bench.sent == ["POST reports"] && !bench.input.canUndo)
    #expect(bench.notices == ["The report goes to the moderators of your server"])
    #expect(
      PersonReport(.ada, about: .tea(by: .mira), comment: String(repeating: "x", count: 2_000)).action
        == .report(id: "2", post: nil, comment: String(repeating: "x", count: 1_000)))
    #expect(PersonReport(.ada, about: .tea(), comment: "x").action == .report(id: "2", post: "9", comment: "x"))
  }

  @Test func `Logging out deletes what the user did, and keeps what other accounts did`() throws {
    let bench = try ActionBench()
    for name in ["mira", "eve"] {
      let owner = UserActions.owner(name, bench.server)
      try bench.store.write { transaction in
        let now = ActionBench.start
        try transaction.add(StoredReactions(owner: owner, post: "9", known: KnownReactions(), updated: now))
        try transaction.add(
          StoredRelationship(owner: owner, person: "2", known: PersonRelationship(), updated: now))
        try UserActions.notePublished("9", by: name, at: bench.server, transaction)
        try UserActions.noteEdited(.tea(), by: name, at: bench.server, now: now, transaction)
        try transaction.add(AnsweredPost(owner: owner, id: "9", post: .tea(), updated: now))
      }
    }
    try UserActions.remove(account: "mira", server: bench.server, from: bench.store)
    let owners = try bench.store.read { transaction in
      try transaction.array(StoredReactions.all).map(\.owner)
        + transaction.array(StoredRelationship.all).map(\.owner) + transaction.array(PublishedPost.all).map(\.owner)
        + transaction.array(EditedPost.all).map(\.owner) + transaction.array(AnsweredPost.all).map(\.owner)
    }
    #expect(owners == Array(repeating: UserActions.owner("eve", bench.server), count: 5))
  }
}
