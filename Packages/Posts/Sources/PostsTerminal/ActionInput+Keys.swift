import Foundation
public import Posts
import Presentation
public import PresentationTerminal
public import Reactive
public import TerminalUI

extension Command {
  static let timelineReply = Command("timeline.reply")
  static let timelineQuote = Command("timeline.quote")
  static let timelineFavorite = Command("timeline.favorite")
  static let timelineBoost = Command("timeline.boost")
  static let timelineBookmark = Command("timeline.bookmark")
  static let timelineVote = Command("timeline.vote")
  static let timelineUndo = Command("timeline.undo")
  static let timelineEdit = Command("timeline.edit")
  static let timelineDelete = Command("timeline.delete")
  static let muteConversation = Command("post.muteConversation")
  static let personFollow = Command("person.follow")
  static let personMute = Command("person.mute")
  static let personBlock = Command("person.block")
  static let personReport = Command("person.report")
  static let personAccept = Command("person.accept")
  static let personReject = Command("person.reject")

  /// The commands of actions on posts and people, to which users can bind other keys.
  public static let ofActions = [
    timelineReply, timelineQuote, timelineFavorite, timelineBoost, timelineBookmark, timelineVote, timelineUndo,
    muteConversation,
    timelineEdit, timelineDelete, personFollow, personMute, personBlock, personReport, personAccept, personReject,
  ]
}

extension ActionInput {
  /// Returns the key that opens the editor of a reply to a post.
  public func replyKey(for post: Post?, in context: ScreenContext) -> KeyAction {
    KeyAction(
      KeyBinding(["r"], .timelineReply, TerminalText(ActionText.reply, context.language)), if: post != nil, reply, post)
  }

  /// Returns the key that opens the editor of a post that quotes another one.
  public func quoteKey(for post: Post?, in context: ScreenContext) -> KeyAction {
    KeyAction(
      KeyBinding(["\""], .timelineQuote, TerminalText(ActionText.quote, context.language)), if: post != nil, quote,
      post)
  }

  /// Returns the keys with which the user acts on a post, and their actions.
  public func keys(for post: Post?, in context: ScreenContext) -> [KeyAction] {
    func toggle(_ key: Key, _ command: Command, _ reaction: PostReaction) -> KeyAction {
      let label = reaction.label(isOn: post?.reactions?[reaction] == true)
      return KeyAction(
        KeyBinding([key], command, TerminalText(label, context.language)), self.toggle,
        post.map { PostToggle(reaction, of: $0) })
    }
    return [
      toggle("f", .timelineFavorite, .favorite), toggle("b", .timelineBoost, .boost),
      toggle("B", .timelineBookmark, .bookmark),
      KeyAction(
        KeyBinding(["v"], .timelineVote, TerminalText(ActionText.vote, context.language)),
        if: post?.poll != nil
      ) { [self] in if let post { ask(post, context) } },
      undoKey(context),
      KeyAction(
        KeyBinding(["e"], .timelineEdit, TerminalText(ActionText.edit, context.language)), if: post != nil, edit, post),
      KeyAction(
        KeyBinding(["d"], .timelineDelete, TerminalText(ActionText.delete, context.language)), if: post != nil
      ) { [self] in if let post { askToDelete(post, context) } },
      KeyAction(
        KeyBinding(
          ["z"], .muteConversation,
          TerminalText(ActionText.muteConversation(isOn: post?.isConversationMuted == true), context.language)),
        if: post != nil, muteConversation, post),
    ]
  }

  /// Returns the keys with which the user acts on a row: on its post, if it has one, and on its person.
  ///
  /// - Parameters:
  ///   - person: The person, or `nil` if the row has none.
  ///   - post: The post, or `nil` if the row has none.
  ///   - known: The relationship to the person that the row shows, or `nil`.
  public func keys(
    forRowOf person: Person?, _ post: Post?, known: PersonRelationship? = nil, in context: ScreenContext
  ) -> [KeyAction] {
    let postKeys = post == nil ? [undoKey(context)] : keys(for: post, in: context)
    return postKeys + keys(for: person, about: post, known: known, in: context)
  }

  private func undoKey(_ context: ScreenContext) -> KeyAction {
    KeyAction(KeyBinding(["u"], .timelineUndo, TerminalText(ActionText.undo, context.language)), if: canUndo, undo)
  }

  /// Returns the keys with which the user acts on a person, and their actions. Returns no keys for the user's own account.
  ///
  /// - Parameters:
  ///   - person: The person, or `nil` if none is selected.
  ///   - post: The post of the person that the screen shows, or `nil`. A report is about this post.
  ///   - known: The relationship to the person that the screen shows, or `nil`.
  public func keys(
    for person: Person?, about post: Post? = nil, known: PersonRelationship? = nil, in context: ScreenContext
  ) -> [KeyAction] {
    guard let person, !isUser(person) else { return [] }
    let known = known ?? changes.value.relationship(to: person)
    func toggle(_ key: Key, _ command: Command, _ action: PersonAction) -> KeyAction {
      let label = action.label(isOn: known?[action] == true)
      return KeyAction(
        KeyBinding([key], command, TerminalText(label, context.language)), self.person, PersonToggle(action, of: person)
      )
    }
    return [
      toggle("F", .personFollow, .follow), toggle("Z", .personMute, .mute), toggle("K", .personBlock, .block),
      KeyAction(KeyBinding(["!"], .personReport, TerminalText(ActionText.report, context.language))) { [self] in
        askToReport(person, post, context)
      },
    ]
  }

  /// Returns the keys with which the user answers a person's request to follow the user, and their actions.
  public func answerKeys(for person: Person?, in context: ScreenContext) -> [KeyAction] {
    guard let person else { return [] }
    return [
      KeyAction(
        KeyBinding(["+"], .personAccept, TerminalText(ActionText.accept, context.language)), answer,
        RequestAnswer(to: person, isAccepted: true)),
      KeyAction(
        KeyBinding(["-"], .personReject, TerminalText(ActionText.reject, context.language)), answer,
        RequestAnswer(to: person, isAccepted: false)),
    ]
  }

  /// Shows what the user has done and the reasons why actions were not performed, and asks for confirmations.
  public func showResults(in context: @escaping @MainActor () -> ScreenContext?, until bag: DisposeBag) {
    failure.emit(onNext: { failure in
      if let context = context() { context.host?.show(failure, context.language) }
    }).disposed(by: bag)
    notice.emit(onNext: { notice in
      if let context = context() { context.host?.toasts.show(TerminalText(notice, context.language), .success) }
    }).disposed(by: bag)
    confirmation.emit(with: self) { input, toggle in
      if let context = context() { input.confirm(toggle, context) }
    }.disposed(by: bag)
  }

  // MARK: - Questions

  private func confirm(_ toggle: PersonToggle, _ context: ScreenContext) {
    let language = context.language
    context.host?.confirm(
      TerminalText(ActionText.blockQuestion(toggle.person), language),
      message: TerminalText(ActionText.blockMessage, language),
      confirm: TerminalText(toggle.action.label(isOn: false), language), cancel: TerminalText(.cancel, language),
      isDestructive: true
    ) { [person] isConfirmed in if isConfirmed { person.accept(toggle.confirmed) } }
  }

  private func askToDelete(_ post: Post, _ context: ScreenContext) {
    guard permitsChange(of: post) else { return }
    let language = context.language
    context.host?.choose(
      TerminalText(ActionText.deleteQuestion, language), message: TerminalText(ActionText.deleteMessage, language),
      choices: [TerminalText(ActionText.delete, language), TerminalText(ActionText.redraft, language)],
      cancel: TerminalText(.cancel, language), isDestructive: true
    ) { [delete, redraft] choice in if let choice { [delete, redraft][choice].accept(post) } }
  }

  private func askToReport(_ person: Person, _ post: Post?, _ context: ScreenContext) {
    let label = TerminalText(ActionText.reportQuestion(person), context.language) + " "
    context.host?.ask(label, text: "", onChange: nil) { [report] comment in
      guard let comment, !comment.isEmpty else { return }
      report.accept(PersonReport(person, about: post, comment: comment))
    }
  }

  /// Asks for the numbers of the options, or says why the user cannot vote.
  private func ask(_ post: Post, _ context: ScreenContext) {
    if let failure = post.poll?.voteFailure(at: context.now()) {
      context.host?.show(failure, context.language)
      return
    }
    let options = (post.poll?.options ?? []).enumerated().map { "\($0 + 1) \($1.title.prefix(20))" }
    let label = "\(ActionText.vote[context.language]) (\(options.joined(separator: " · ")))" as TerminalText
    context.host?.ask(label + TerminalText(.colon, context.language), text: "", onChange: nil) { [self] text in
      guard let text, !text.isEmpty else { return }
      if let vote = PostVote(text, in: post) {
        self.vote.accept(vote)
      } else {
        context.host?.toasts.show(TerminalText(ActionText.invalidVote, context.language), .warning)
      }
    }
  }
}
