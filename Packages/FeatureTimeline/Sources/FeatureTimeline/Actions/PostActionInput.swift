import Foundation
import Persistence
public import Posts
public import Presentation
public import Reactive

/// The actions on posts that a screen offers.
@MainActor public final class PostActionInput {
  /// Emits the reaction that the user adds to a post, or withdraws from a post that has it.
  public let toggle = PublishRelay<PostToggle>()

  /// Emits the vote of the user. The event is ignored for a post without an open poll.
  public let vote = PublishRelay<PostVote>()

  /// Emits when the user undoes the last action.
  public let undo = PublishRelay<Void>()

  /// Emits the reason why an action was not performed, with which its change is undone.
  public let failure: Signal<LoadFailure>

  let reactions = BehaviorRelay(value: ReactionMap())
  private let failures = PublishRelay<LoadFailure>()
  private let actions: PostActions?
  private var own: Set<UUID> = []
  private let bag = DisposeBag()

  /// Creates the actions of a screen without a login, each of which fails.
  public convenience init() { self.init(nil) }

  init(_ actions: PostActions?) {
    self.actions = actions
    failure = failures.asSignal()
    toggle.asSignal().emit(with: self) { $0.perform($1.action) }.disposed(by: bag)
    vote.asSignal().emit(with: self) { input, vote in if let action = vote.action { input.perform(action) } }
      .disposed(by: bag)
    undo.asSignal().emit(with: self) { input, _ in input.run { try $0.undo() } }.disposed(by: bag)
    guard let actions else { return }
    actions.reactions.asDriver(onErrorJustReturn: ReactionMap())
      .drive(onNext: { [reactions] in reactions.accept($0) }).disposed(by: bag)
    actions.outbox.events.asSignal(onErrorSignalWith: .empty())
      .emit(with: self) { $0.report($1.event, of: $1.id) }.disposed(by: bag)
  }

  private func perform(_ action: PostAction) { run { try $0.perform(action) } }

  private func run(_ body: (PostActions) throws -> UUID?) {
    guard let actions else { return failures.accept(.actionNeedsLogin) }
    do {
      if let id = try body(actions) { own.insert(id) } else { failures.accept(.nothingToUndo) }
    } catch {
      failures.accept(error is OutboxError ? .outboxFull : LoadFailure(error))
    }
  }

  /// Reports the end of an action that this screen has started.
  private func report(_ event: OutboxEvent<Post?>, of id: UUID) {
    guard own.contains(id) else { return }
    switch event {
    case .done: own.remove(id)
    case .refused(let reason):
      own.remove(id)
      failures.accept(ActionRefusal(reason: reason).failure)
    case .uncertain: failures.accept(.actionUncertain)
    case .delayed: break
    }
  }
}

extension LoadFailure {
  /// The failure of an undo without an action that can be undone.
  fileprivate static let nothingToUndo = LoadFailure.explained(
    LocalizedText(en: "There is nothing to undo", zhHans: "没有可撤销的操作"))
}

/// A reaction that the user adds to a post, or withdraws from it.
public struct PostToggle: Sendable, Hashable {
  /// The reaction.
  public let reaction: PostReaction
  /// The post.
  public let post: Post

  /// Creates a reaction that is added, or withdrawn if the post has it.
  public init(_ reaction: PostReaction, of post: Post) {
    self.reaction = reaction
    self.post = post
  }

  var action: PostAction {
    .react(reaction, isOn: post.reactions?[reaction] != true, post: post.original ?? post.id)
  }
}

/// A vote of the user in the poll of a post.
public struct PostVote: Sendable, Hashable {
  private let choices: [Int]
  private let post: Post

  /// Creates a vote from the user's text, such as `2` or `1, 3`. Returns `nil` if the text does not name options of the
  /// poll, or several although only one can be chosen.
  public init?(_ text: String, in post: Post) {
    guard let poll = post.poll else { return nil }
    let words = text.split { !$0.isNumber }
    let choices = Set(words.compactMap { Int($0) }.map { $0 - 1 }).sorted()
    guard !choices.isEmpty, choices.allSatisfy(poll.options.indices.contains), poll.isMultiple || choices.count == 1
    else { return nil }
    self.choices = choices
    self.post = post
  }

  var action: PostAction? {
    guard let poll = post.poll, poll.isOpen else { return nil }
    return .vote(choices, poll: poll.id, post: post.original ?? post.id)
  }
}

extension PostPoll {
  /// A Boolean value that indicates whether the user can vote.
  public var isOpen: Bool { !hasEnded && hasVoted != true }
}
