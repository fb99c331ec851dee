import Foundation
import Mastodon
import Networking
import Persistence
import Posts
import Presentation
import Reactive

@MainActor final class DefaultComposeViewModel: ComposeViewModel {
  let appear = PublishRelay<Void>()
  let disappear = PublishRelay<Void>()
  let edit = PublishRelay<ComposeDraft>()
  let publish = PublishRelay<Void>()
  let discard = PublishRelay<Void>()
  let retry = PublishRelay<Void>()
  let state: Driver<ComposeState>
  let shownDraft: Driver<ComposeDraft>
  let outcome: Signal<ComposeOutcome>
  let intents = IntentRelay<ComposeIntent>()

  private let feature: ComposeFeature
  private let replyTo: String?
  private let current: BehaviorRelay<ComposeState>
  private let shown = BehaviorRelay(value: ComposeDraft())
  private let outcomes = PublishRelay<ComposeOutcome>()
  /// The ID of the entry in the outbox.
  private var entry: UUID?
  private var request = DisposeBag()
  private let bag = DisposeBag()

  private static let pause = RxTimeInterval.seconds(1)

  init(_ feature: ComposeFeature, replyTo post: String?) {
    self.feature = feature
    replyTo = post
    current = BehaviorRelay(value: ComposeState(phase: post == nil ? .writing : .loading))
    state = current.asDriver().distinctUntilChanged()
    shownDraft = shown.asDriver()
    outcome = outcomes.asSignal()
    bind()
  }

  private func bind() {
    appear.take(1).asSignal(onErrorSignalWith: .empty()).emit(with: self) { viewModel, _ in
      viewModel.loadLimit()
      viewModel.begin()
    }
    .disposed(by: bag)
    retry.asSignal().emit(with: self) { viewModel, _ in viewModel.begin() }.disposed(by: bag)
    edit.asSignal().emit(with: self) { $0.take($1) }.disposed(by: bag)
    edit.asObservable().debounce(Self.pause, scheduler: feature.dependencies.clock)
      .asSignal(onErrorSignalWith: .empty()).emit(with: self) { viewModel, _ in viewModel.save() }.disposed(by: bag)
    disappear.asSignal().emit(with: self) { viewModel, _ in viewModel.save() }.disposed(by: bag)
    publish.asSignal().emit(with: self) { viewModel, _ in viewModel.send() }.disposed(by: bag)
    discard.asSignal().emit(with: self) { viewModel, _ in viewModel.removeDraft() }.disposed(by: bag)
    feature.publisher?.outbox.events.asSignal(onErrorSignalWith: .empty())
      .emit(with: self) { $0.report($1.event, of: $1.id) }.disposed(by: bag)
  }

  private func change(_ body: (inout ComposeState) -> Void) {
    var state = current.value
    body(&state)
    current.accept(state)
  }

  // MARK: - The start

  private func loadLimit() {
    feature.dependencies.client.instance()
      .map { PostLimit(characters: $0.maxCharacters, charactersPerURL: $0.charactersPerURL) }
      .asSignal(onErrorSignalWith: .empty())
      .emit(with: self) { viewModel, limit in viewModel.change { $0.limit = limit } }.disposed(by: bag)
  }

  private func begin() {
    guard let replyTo else { return show(stored(replyTo: nil) ?? ComposeDraft()) }
    change { $0.phase = .loading }
    request = DisposeBag()
    feature.target(replyTo).map(Result.success).catch { .just(.failure(LoadFailure($0))) }
      .asSignal(onErrorSignalWith: .empty())
      .emit(with: self) { (viewModel, result: Result<ReplyTarget, LoadFailure>) in
        switch result {
        case .success(let target):
          viewModel.change { $0.target = target }
          viewModel.show(viewModel.stored(replyTo: target.id) ?? ComposeDraft(replyTo: target))
        case .failure(let failure):
          // A draft of a reply can be continued without a connection.
          if let draft = viewModel.stored(replyTo: PostID(replyTo)) { return viewModel.show(draft) }
          viewModel.change { $0.phase = .failed(failure) }
        }
      }
      .disposed(by: request)
  }

  /// Shows a draft that is not the user's input.
  private func show(_ draft: ComposeDraft, failure: LoadFailure? = nil) {
    change {
      ($0.phase, $0.draft, $0.failure) = (.writing, draft, failure)
      $0.isRestored = $0.draft != start
    }
    shown.accept(draft)
  }

  /// The draft before the user has changed it.
  private var start: ComposeDraft { current.value.target.map(ComposeDraft.init) ?? ComposeDraft() }

  // MARK: - Drafts

  private func take(_ draft: ComposeDraft) {
    guard current.value.phase == .writing else { return }
    change {
      $0.draft = draft
      $0.draft.replyTo = start.replyTo ?? $0.draft.replyTo
      $0.failure = nil
      $0.isRestored = false
    }
  }

  private func stored(replyTo post: PostID?) -> ComposeDraft? {
    perform { _ in try feature.storedDraft(replyTo: post) } ?? nil
  }

  /// Stores the draft, or removes the stored draft if there is nothing to keep.
  private func save() {
    let (state, now) = (current.value, feature.dependencies.clock.now)
    guard state.phase == .writing, let owner = feature.dependencies.owner else { return }
    perform { store in
      try store.write { transaction in
        if state.draft == start || state.draft == ComposeDraft() {
          try transaction.deleteAll(StoredDraft.draft(of: owner, replyTo: state.draft.replyTo))
        } else {
          try StoredDraft.save(state.draft, of: owner, at: now, transaction)
        }
      }
    }
  }

  private func removeDraft() {
    guard current.value.phase == .writing else { return }
    show(start)
    save()
    close()
  }

  private func close() {
    change { $0.phase = .closed }
    intents.accept(.close)
  }

  /// Accesses the store, and shows the error if that fails.
  @discardableResult private func perform<Value>(_ body: (Store) throws -> Value) -> Value? {
    do {
      return try body(feature.dependencies.store)
    } catch {
      change { $0.failure = LoadFailure(error) }
      return nil
    }
  }

  // MARK: - Publishing

  private func send() {
    guard current.value.canPublish else { return }
    guard let publisher = feature.publisher else { return change { $0.failure = .actionNeedsLogin } }
    do {
      entry = try publisher.add(current.value.draft, isFromEditor: true)
      change { ($0.phase, $0.failure) = (.sending, nil) }
    } catch {
      change { $0.failure = error is OutboxError ? .outboxFull : LoadFailure(error) }
    }
  }

  private func report(_ event: OutboxEvent<Post?>, of id: UUID) {
    guard id == entry, current.value.phase == .sending else { return }
    switch event {
    case .done: end(.published)
    case .delayed(let error): end(.waiting(error.map { LoadFailure($0) }))
    case .uncertain: end(.waiting(.actionUncertain))
    case .refused(let reason):
      // The outbox has stored the draft again.
      perform { _ in try feature.publisher?.outbox.cancel(id) }
      let failure = ActionRefusal(reason: reason).failure
      show(current.value.draft, failure: failure)
    }
  }

  private func end(_ outcome: ComposeOutcome) {
    outcomes.accept(outcome)
    close()
  }
}
