import Foundation
import Persistence
public import Presentation
public import Reactive

/// The actions on posts and people that a screen offers.
@MainActor public final class ActionInput {
  /// Emits the reaction that the user adds to a post, or withdraws from a post that has it.
  public let toggle = PublishRelay<PostToggle>()

  /// Emits the vote of the user. The event is ignored for a post without an open poll.
  public let vote = PublishRelay<PostVote>()

  /// Emits the post whose conversation the user mutes, or unmutes if it is muted.
  public let muteConversation = PublishRelay<Post>()

  /// Emits what the user decides about a person. If it is unknown whether the user has decided so before, the server is
  /// asked first.
  public let person = PublishRelay<PersonToggle>()

  /// Emits the answer of the user to a person's request to follow the user.
  public let answer = PublishRelay<RequestAnswer>()

  /// Emits the report of the user to the moderators of the server.
  public let report = PublishRelay<PersonReport>()

  /// Emits the post to which the user replies. It is stored, so that the editor can begin without a connection.
  public let reply = PublishRelay<Post>()

  /// Emits the post that the user quotes. It is stored like that of a reply.
  public let quote = PublishRelay<Post>()

  /// Emits the post that the user edits. If the post is not the user's own, ``failure`` emits the reason.
  public let edit = PublishRelay<Post>()

  /// Emits the post that the user deletes.
  public let delete = PublishRelay<Post>()

  /// Emits the post that the user deletes to write it again.
  public let redraft = PublishRelay<Post>()

  /// Emits when the user undoes the last action.
  public let undo = PublishRelay<Void>()

  /// Emits the reason why an action was not performed, with which its change is undone.
  public let failure: Signal<LoadFailure>

  /// Emits what the user has done, if the screen may not show it.
  public let notice: Signal<LocalizedText>

  /// Emits a decision that the user must confirm. To confirm it, send ``PersonToggle/confirmed`` to ``person``.
  public let confirmation: Signal<PersonToggle>

  /// Emits the editor that the user opens for a post, which belongs to the screen's intents.
  public let editor: Signal<PostEditor>

  /// Emits each post that the user publishes, so that lists can request it.
  public let published: Signal<PostID>

  /// The changes that the actions have made.
  public let changes = BehaviorRelay(value: ActionChanges())

  private let failures = PublishRelay<LoadFailure>()
  private let notices = PublishRelay<LocalizedText>()
  private let confirmations = PublishRelay<PersonToggle>()
  private let editors = PublishRelay<PostEditor>()
  private let actions: UserActions?
  private var own: Set<UUID> = []
  /// The actions of which a notice has said that they are done.
  private var announced: Set<UUID> = []
  private let bag = DisposeBag()

  /// Creates the actions of a screen.
  ///
  /// - Parameter actions: The actions of the user, or `nil` without a login. Each action fails then.
  public init(_ actions: UserActions? = nil) {
    self.actions = actions
    failure = failures.asSignal()
    notice = notices.asSignal()
    confirmation = confirmations.asSignal()
    editor = editors.asSignal()
    published = actions?.published.asSignal(onErrorSignalWith: .empty()) ?? .empty()
    toggle.asSignal().emit(with: self) { $0.perform($1.action, on: .post($1.post)) }.disposed(by: bag)
    vote.asSignal().emit(with: self) { input, vote in
      if let action = vote.action { input.perform(action, on: .post(vote.post)) }
    }
    .disposed(by: bag)
    muteConversation.asSignal().emit(with: self) { $0.toggleMute(of: $1) }.disposed(by: bag)
    person.asSignal().emit(with: self) { $0.decide($1) }.disposed(by: bag)
    answer.asSignal().emit(with: self) { $0.perform($1.action, on: .person($1.person), notice: $1.notice) }
      .disposed(by: bag)
    report.asSignal().emit(with: self) { $0.perform($1.action, on: .person($1.person), notice: ActionText.reported) }
      .disposed(by: bag)
    reply.asSignal().emit(with: self) { $0.answer($1, in: PostEditor.reply) }.disposed(by: bag)
    quote.asSignal().emit(with: self) { $0.answer($1, in: PostEditor.quote) }.disposed(by: bag)
    bindOwnPosts()
    undo.asSignal().emit(with: self) { input, _ in
      let undone = input.actions?.undoable
      input.run { try $0.undo() }
      if let undone { input.notices.accept(ActionText.undone(undone.title)) }
    }
    .disposed(by: bag)
    guard let actions else { return }
    actions.changes.asDriver(onErrorJustReturn: ActionChanges())
      .drive(onNext: { [changes] in changes.accept($0) }).disposed(by: bag)
    actions.outbox.events.asSignal(onErrorSignalWith: .empty())
      .emit(with: self) { $0.report($1.event, of: $1.id) }.disposed(by: bag)
  }

  /// A Boolean value that indicates whether ``undo`` has an action to undo.
  public var canUndo: Bool { actions?.undoable != nil }

  /// Returns whether a person is the logged-in user, who cannot act on their own account.
  public func isUser(_ person: Person) -> Bool {
    actions.map { person.isUser(named: $0.account) } ?? false
  }

  private func answer(_ post: Post, in editor: (PostID) -> PostEditor) {
    do { try actions?.noteAnswered(post) } catch { failures.accept(LoadFailure(error)) }
    editors.accept(editor(post.original ?? post.id))
  }

  private func bindOwnPosts() {
    edit.asSignal().emit(with: self) { input, post in
      if input.permitsChange(of: post) { input.editors.accept(.edit(post.original ?? post.id)) }
    }
    .disposed(by: bag)
    delete.asSignal().emit(with: self) { input, post in
      guard input.permitsChange(of: post) else { return }
      input.perform(.delete(post: post.original ?? post.id), on: .post(post), notice: ActionText.deleted)
    }
    .disposed(by: bag)
    redraft.asSignal().emit(with: self) { $0.deleteAndEdit($1) }.disposed(by: bag)
  }

  /// Returns whether the user can change a post. If not, ``failure`` emits the reason.
  package func permitsChange(of post: Post) -> Bool {
    if actions == nil {
      failures.accept(.actionNeedsLogin)
    } else if isUser(post.author) {
      return true
    } else {
      failures.accept(.notOwnPost)
    }
    return false
  }

  /// Deletes a post as soon as its source is stored, and opens the editor.
  private func deleteAndEdit(_ post: Post) {
    guard permitsChange(of: post), let actions else { return }
    let id = post.original ?? post.id
    actions.redraft(id).map(Result.success).catch { .just(.failure(LoadFailure($0))) }
      .asSignal(onErrorSignalWith: .empty())
      .emit(with: self) { (input, result: Result<UUID, LoadFailure>) in
        switch result {
        case .success(let entry):
          input.own.insert(entry)
          input.editors.accept(.redraft(id))
        case .failure(let failure): input.failures.accept(failure)
        }
      }
      .disposed(by: bag)
  }

  private func perform(_ action: UserAction, on subject: ActionSubject, notice: LocalizedText? = nil) {
    let id = run { try $0.perform(NamedAction(action, on: subject)) }
    guard let id, let notice else { return }
    announced.insert(id)
    notices.accept(notice)
  }

  private func toggleMute(of post: Post) {
    let isOn = post.isConversationMuted != true
    perform(
      .muteConversation(isOn: isOn, post: post.original ?? post.id), on: .post(post),
      notice: isOn ? ActionText.conversationMuted : ActionText.conversationUnmuted)
  }

  private func decide(_ toggle: PersonToggle) {
    guard let actions else { return failures.accept(.actionNeedsLogin) }
    if isUser(toggle.person) { return failures.accept(.ownAccount) }
    if let isOn = toggle.isOn { return decide(toggle, isOn) }
    actions.relationship(to: toggle.person.id).map(Result.success).catch { .just(.failure(LoadFailure($0))) }
      .asSignal(onErrorSignalWith: .empty())
      .emit(with: self) { (input, result: Result<PersonRelationship, LoadFailure>) in
        switch result {
        case .success(let known): input.decide(toggle, !known[toggle.action])
        case .failure(let failure): input.failures.accept(failure)
        }
      }
      .disposed(by: bag)
  }

  private func decide(_ toggle: PersonToggle, _ isOn: Bool) {
    if toggle.action == .block, isOn, !toggle.isConfirmed { return confirmations.accept(toggle) }
    perform(
      .person(toggle.action, isOn: isOn, id: toggle.person.id), on: .person(toggle.person),
      notice: toggle.action.notice(isOn: isOn, of: toggle.person))
  }

  /// Adds an action to the outbox. Returns the ID of its entry, or `nil` after a failure.
  @discardableResult private func run(_ body: (UserActions) throws -> UUID?) -> UUID? {
    guard let actions else {
      failures.accept(.actionNeedsLogin)
      return nil
    }
    do {
      let id = try body(actions)
      if let id { own.insert(id) } else { failures.accept(.nothingToUndo) }
      return id
    } catch {
      failures.accept(error is OutboxError ? .outboxFull : LoadFailure(error))
      return nil
    }
  }

  /// Reports the end of an action that this screen has started.
  private func report(_ event: OutboxEvent<ActionReply?>, of id: UUID) {
    guard own.contains(id) else { return }
    let wasAnnounced = announced.remove(id) != nil
    switch event {
    case .done: own.remove(id)
    case .refused(let reason):
      own.remove(id)
      // The user sees the reason now, so it does not wait in the outbox.
      do { try actions?.outbox.cancel(id) } catch { failures.accept(LoadFailure(error)) }
      failures.accept(ActionRefusal(reason: reason).failure)
    case .uncertain: failures.accept(.actionUncertain)
    case .delayed(let error):
      if let failure = LoadFailure.ofDelayedAction(error) {
        failures.accept(failure)
      } else if wasAnnounced {
        notices.accept(ActionText.waiting(error.map { LoadFailure($0) }))
      }
    }
  }
}

extension Person {
  /// Returns whether the person is the user of an account with a name such as `mira@mastodon.example`. The username of a
  /// person on the user's server omits the domain.
  public func isUser(named account: String) -> Bool {
    !username.isEmpty && (account == username || account.hasPrefix("\(username)@"))
  }
}
