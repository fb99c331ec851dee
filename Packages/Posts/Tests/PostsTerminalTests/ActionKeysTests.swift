import Foundation
import Presentation
import PresentationTerminal
import Reactive
import TerminalUI
import TerminalUITest
import Testing

@testable import Posts
@testable import PostsTerminal

@MainActor @Suite struct ActionKeysTests {
  private let input = ActionInput()
  private let driver: ScreenDriver
  private let ada = Person(id: "2", name: "Ada", username: "ada")
  private var post: Post { Post(id: "9", text: "Tea", author: ada) }

  init() throws { driver = try ScreenDriver(size: Size(columns: 60, rows: 12)) }

  private var context: ScreenContext { ScreenContext(host: driver.application, language: .en) }

  private func labels(_ keys: [KeyAction]) -> [String] { keys.bindings.map { "\($0.keys[0]) \($0.label.string)" } }

  private func press(_ command: Command, _ keys: [KeyAction]) {
    #expect(keys.perform(command))
    driver.settle()
  }

  /// The look of a text on the screen.
  private func look(of text: String) -> Set<String>? {
    guard let row = driver.lines.firstIndex(where: { $0.contains(text) }) else { return nil }
    let cells = driver.terminal.emulator.cells[row]
    return cells.indices.first { cells[$0...].prefix(text.count).map(\.text).joined() == text }.map { cells[$0].look }
  }

  @Test func `The keys of a post are named after what they do now`() {
    let fresh = [
      "f Favorite", "b Boost", "B Bookmark", "e Edit", "d Delete", "z Mute conversation",
    ]
    #expect(labels(input.keys(for: post, in: context)) == fresh)
    var acted = post
    acted.reactions = PostReactions(PostReaction.allCases)
    acted.isConversationMuted = true
    #expect(
      labels(input.keys(for: acted, in: context)) == [
        "f Remove favorite", "b Remove boost", "B Remove bookmark", "e Edit", "d Delete", "z Unmute conversation",
      ])
    #expect(labels(input.keys(for: nil, in: context)) == ["f Favorite", "b Boost", "B Bookmark"])
    #expect(labels([input.replyKey(for: post, in: context), input.quoteKey(for: nil, in: context)]) == ["r Reply"])
    #expect(labels([input.replyKey(for: nil, in: context), input.quoteKey(for: post, in: context)]) == ["\" Quote"])
  }

  @Test func `The keys of a person are named after what the user has decided`() {
    #expect(
      labels(input.keys(for: ada, in: context)) == ["F Follow", "Z Mute person", "K Block person", "! Report"])
    var known = PersonRelationship()
    (known.isRequested, known.isMuting, known.isBlocking) = (true, true, true)
    #expect(
      labels(input.keys(forRowOf: ada, nil, known: known, in: context)) == [
        "F Unfollow", "Z Unmute person", "K Unblock person", "! Report",
      ])
    #expect(labels(input.keys(forRowOf: nil, nil, in: context)).isEmpty)
    #expect(labels(input.answerKeys(for: ada, in: context)) == ["+ Accept request", "- Reject request"])
    #expect(labels(input.answerKeys(for: nil, in: context)).isEmpty)
    #expect(labels(input.keys(forRowOf: ada, post, in: context)).count == 10)
  }

  @Test func `The key + accepts a request, and the key - rejects it`() {
    var answers: [RequestAnswer] = []
    let subscription = input.answer.asSignal().emit(onNext: { answers.append($0) })
    press(.personAccept, input.answerKeys(for: ada, in: context))
    press(.personReject, input.answerKeys(for: ada, in: context))
    #expect(answers == [RequestAnswer(to: ada, isAccepted: true), RequestAnswer(to: ada, isAccepted: false)])
    subscription.dispose()
  }

  private func asking(ends: Date? = nil, hasVoted: Bool = false, for choice: String? = nil) -> Post {
    var asking = post
    asking.poll = PostPoll(
      id: "5", options: ["tabs", "spaces"].map { .init(title: $0, votes: 0, isChosen: $0 == choice) }, ends: ends,
      hasEnded: false, isMultiple: false, votes: 0, voters: 0, hasVoted: hasVoted)
    return asking
  }

  @Test func `The key v says why a vote is not possible, and is not offered without a poll`() {
    #expect(!labels(input.keys(for: post, in: context)).contains("v Vote"))
    for (asking, reason) in [
      (asking(ends: Date(timeIntervalSince1970: 0)), "The poll has ended"),
      (asking(hasVoted: true, for: "tabs"), "You have already voted in this poll"),
      (asking(hasVoted: true), "You cannot vote in your own poll"),
    ] {
      press(.timelineVote, input.keys(for: asking, in: context))
      #expect(driver.text.contains(reason), "\(driver.text)")
      driver.press(.escape)
    }
  }

  @Test func `A vote is asked for with the numbers of the options, and only a valid one is sent`() {
    var votes: [PostVote] = []
    let subscription = input.vote.asSignal().emit(onNext: { votes.append($0) })
    let asking = asking()
    let keys = input.keys(for: asking, in: context)
    press(.timelineVote, keys)
    #expect(driver.text.contains("Vote (1 tabs · 2 spaces):"), "\(driver.text)")
    driver.type("3")
    driver.press(.enter)
    #expect(votes.isEmpty && driver.text.contains("Enter the number of an option"))
    press(.timelineVote, keys)
    driver.press(.enter)
    press(.timelineVote, keys)
    driver.type("2")
    driver.press(.enter)
    #expect(votes == [PostVote("2", in: asking)].compactMap(\.self) && votes.count == 1)
    subscription.dispose()
  }

  @Test func `A block and a deletion are asked about in the color of errors`() throws {
    let bag = DisposeBag()
    let ask = context
    input.showResults(in: { ask }, until: bag)
    let actions = try PostsTerminalBench()
    let own = ActionInput(actions.actions)
    own.showResults(in: { ask }, until: bag)
    own.person.accept(PersonToggle(.block, of: ada, isOn: true))
    driver.settle()
    #expect(driver.text.contains("Block @ada?"))
    let block = try #require(look(of: "[ Block person ]"))
    driver.press(.escape)
    press(.timelineDelete, own.keys(for: Post(id: "9", text: "Tea", author: actions.user), in: ask))
    #expect(driver.text.contains("Delete this post?") && driver.text.contains("Delete and write again"))
    let deletion = try #require(look(of: "[ Delete ]"))
    let color = Theme.night.rgb(.error)
    for look in [block, deletion] {
      #expect(look.contains { $0.hasSuffix("8;2;\(color.red);\(color.green);\(color.blue)") }, "\(look)")
    }
    driver.press(.escape)
    press(.timelineDelete, own.keys(for: post, in: ask))
    #expect(driver.text.contains("Only your own posts can be edited or deleted"))
  }

  @Test func `A report is sent with a reason`() {
    var reports: [PersonReport] = []
    let subscription = input.report.asSignal().emit(onNext: { reports.append($0) })
    let keys = input.keys(for: ada, about: post, in: context)
    press(.personReport, keys)
    #expect(driver.text.contains("Why do you report @ada?"))
    driver.press(.enter)
    press(.personReport, keys)
    driver.type("spam")
    driver.press(.enter)
    #expect(reports == [PersonReport(ada, about: post, comment: "spam")])
    subscription.dispose()
  }
}
