import Foundation
import Persistence
import Posts
import Presentation
import Reactive

@MainActor final class DefaultComposeViewModel: ComposeViewModel {
  let appear = PublishRelay<Void>()
  let disappear = PublishRelay<Void>()
  let edit = PublishRelay<ComposeDraft>()
  let attach = PublishRelay<ImageFile>()
  let publish = PublishRelay<Void>()
  let discard = PublishRelay<Void>()
  let retry = PublishRelay<Void>()
  let state: Driver<ComposeState>
  let shownDraft: Driver<ComposeDraft>
  let outcome: Signal<ComposeOutcome>
  var offersLogin: Bool { feature.dependencies.offersLogin }
  var complete: PublishRelay<String> { completion.word }
  var suggestions: Driver<[String]> { completion.suggestions }
  let intents = IntentRelay<ComposeIntent>()

  let feature: ComposeFeature
  let subject: ComposeSubject
  private let completion: Completion
  private let uploads: ImageUploads
  let current: BehaviorRelay<ComposeState>
  private let shown = BehaviorRelay(value: ComposeDraft())
  private let outcomes = PublishRelay<ComposeOutcome>()
  /// The draft before the user has changed it.
  var start = ComposeDraft()
  /// What this editor knows about the stored draft.
  private var known = EditorDraft("")
  /// What another editor has done with the draft, until the user knows it and publishes again.
  private var conflict: DraftConflict?
  /// The ID of the entry in the outbox.
  private var entry: UUID?
  var request = DisposeBag()
  let bag = DisposeBag()

  /// The longest time for which a change is not stored.
  private static let period = RxTimeInterval.seconds(1)

  init(_ feature: ComposeFeature, _ subject: ComposeSubject, known: @escaping @MainActor () -> [String]) {
    self.feature = feature
    self.subject = subject
    completion = Completion(feature.dependencies, known: known)
    uploads = ImageUploads(feature)
    current = BehaviorRelay(value: ComposeState(phase: subject == .newPost ? .writing : .loading))
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
    edit.asObservable().throttle(Self.period, scheduler: feature.dependencies.clock)
      .asSignal(onErrorSignalWith: .empty()).emit(with: self) { viewModel, _ in viewModel.save() }.disposed(by: bag)
    disappear.asSignal().emit(with: self) { viewModel, _ in viewModel.save() }.disposed(by: bag)
    attach.asSignal().emit(with: self) { $0.upload($1) }.disposed(by: bag)
    uploads.current.drive(with: self) { viewModel, uploads in viewModel.change { $0.uploads = uploads } }.disposed(
      by: bag)
    uploads.ended.emit(with: self) { $0.attach($1) }.disposed(by: bag)
    publish.asSignal().emit(with: self) { viewModel, _ in viewModel.send() }.disposed(by: bag)
    discard.asSignal().emit(with: self) { viewModel, _ in viewModel.removeDraft() }.disposed(by: bag)
    feature.publisher?.outbox.events.asSignal(onErrorSignalWith: .empty())
      .emit(with: self) { $0.report($1.event, of: $1.id) }.disposed(by: bag)
  }

  func change(_ body: (inout ComposeState) -> Void) {
    var state = current.value
    body(&state)
    current.accept(state)
  }

  // MARK: - Drafts

  /// Shows a draft that is not the user's input.
  func show(_ stored: ComposeDraft, failure: LoadFailure? = nil) {
    var draft = stored
    draft.uploading = nil
    let failure = failure ?? stored.uploading.map { .interruptedImages($0) }
    change {
      ($0.phase, $0.draft, $0.failure) = (.writing, draft, failure)
      $0.isRestored = $0.draft != start
    }
    shown.accept(draft)
  }

  private func take(_ draft: ComposeDraft) {
    guard current.value.phase == .writing else { return }
    change {
      let old = $0.draft
      $0.draft = draft
      ($0.draft.replyTo, $0.draft.editing, $0.draft.redraftOf) = (old.replyTo, old.editing, old.redraftOf)
      $0.draft.quote = old.quote
      $0.failure = nil
      $0.isRestored = false
    }
  }

  func stored(like draft: ComposeDraft) -> ComposeDraft? {
    known = perform { try feature.editorDraft(like: draft) } ?? EditorDraft(draft.key)
    return known.stored
  }

  private func save() {
    let state = current.value
    guard state.phase == .writing else { return }
    var draft = state.draft
    draft.uploading = state.uploads.isEmpty ? nil : state.uploads.map(\.name)
    guard let conflict = perform({ [draft] in try feature.store(draft, begunAs: start, of: &known) }) ?? nil else {
      return
    }
    self.conflict = conflict
    change { $0.failure = conflict.failure }
  }

  private func removeDraft() {
    guard current.value.phase == .writing else { return }
    perform { try feature.removeDraft(of: known) }
    close()
  }

  private func close() {
    change { $0.phase = .closed }
    intents.accept(.close)
  }

  /// Accesses the store, and shows the error if that fails.
  @discardableResult func perform<Value>(_ body: () throws -> Value) -> Value? {
    do {
      return try body()
    } catch {
      change { $0.failure = LoadFailure(error) }
      return nil
    }
  }

  // MARK: - Images

  private func upload(_ file: ImageFile) {
    guard current.value.phase == .writing, current.value.offersImages else { return }
    guard feature.publisher != nil else { return change { $0.failure = .actionNeedsLogin } }
    change { $0.failure = nil }
    uploads.start(file, current.value.limit.images)
    save()
  }

  private func attach(_ result: Result<DraftFile, LoadFailure>) {
    change {
      switch result {
      case .success(let file): $0.draft.files.append(file)
      case .failure(let failure): $0.failure = failure
      }
    }
    save()
  }

  // MARK: - Publishing

  private func send() {
    guard current.value.canPublish else { return }
    guard let publisher = feature.publisher else { return change { $0.failure = .actionNeedsLogin } }
    if let conflict {
      self.conflict = nil
      return change { $0.failure = conflict.failure }
    }
    let draft = current.value.draft
    do {
      // Nothing of this draft is stored, so what is stored is another one.
      if known.stored == nil { known.leave(draft.key) }
      let id = try publisher.add(draft, of: known)
      entry = id
      known.stored = draft
      change { ($0.phase, $0.failure) = (.sending, nil) }
      publisher.outbox.delays(before: id, scheduler: feature.dependencies.clock)
        .asSignal(onErrorSignalWith: .empty()).emit(with: self) { $0.report($1, of: id) }.disposed(by: bag)
    } catch let conflict as DraftConflict {
      // What another editor has published or replaced is not stored again without a change.
      if draft == known.stored { start = draft }
      known.leave(draft.key)
      change { $0.failure = conflict.failure }
    } catch {
      change { $0.failure = error is OutboxError ? .outboxFull : LoadFailure(error) }
    }
  }

  private func report(_ event: OutboxEvent<Post?>, of id: UUID) {
    guard id == entry, current.value.phase == .sending else { return }
    switch event {
    case .done: end(current.value.draft.editing == nil ? .published : .changed)
    case .delayed(let error):
      let failure = error.map { LoadFailure($0) }
      end(feature.publisher?.outbox.outlastsProgram == true ? .waiting(failure) : .unstored(failure))
    case .uncertain: end(.waiting(.actionUncertain))
    case .refused(let reason):
      // The outbox has stored the draft again.
      perform { try feature.publisher?.outbox.cancel(id) }
      show(current.value.draft, failure: .explained(OutboxReason.text(from: reason)))
    }
  }

  private func end(_ outcome: ComposeOutcome) {
    outcomes.accept(outcome)
    close()
  }
}
