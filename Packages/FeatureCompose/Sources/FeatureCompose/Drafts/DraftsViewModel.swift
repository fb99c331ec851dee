import Persistence
public import Presentation
public import Reactive

/// The view model of the list of drafts, the newest first. It needs no connection.
@MainActor public protocol DraftsViewModel: ListViewModel<DraftRow, ComposeIntent> {
  /// The input for drafts that the user discards. Those that an editor shows, too, can be stored again there.
  var discard: PublishRelay<DraftRow> { get }
  /// Emits the reason why a draft was not discarded.
  var failure: Signal<LoadFailure> { get }
}

final class DefaultDraftsViewModel: DraftsViewModel {
  let input = ListInput()
  let intents = IntentRelay<ComposeIntent>()
  let state: Driver<ListState<DraftRow>>
  let discard = PublishRelay<DraftRow>()
  let failure: Signal<LoadFailure>

  private let failures = PublishRelay<LoadFailure>()
  private let bag = DisposeBag()

  init(_ feature: ComposeFeature) {
    failure = failures.asSignal()
    state = input.refresh.startWith(()).flatMapLatest {
      feature.drafts.map { $0.isEmpty ? .empty : .content(ListContent(rows: $0, footer: .endReached)) }
        .catch { .just(ListState.failed(LoadFailure($0))) }
    }.asDriver(onErrorJustReturn: .loading)
    discard.asSignal().emit(with: self) { viewModel, row in
      do { try feature.remove(row) } catch { viewModel.failures.accept(LoadFailure(error)) }
    }.disposed(by: bag)
  }
}

extension ComposeFeature {
  /// Creates the view model of the list of drafts.
  @MainActor public func makeDraftsViewModel() -> any DraftsViewModel { DefaultDraftsViewModel(self) }

  /// Returns the drafts of the user, the newest first, for a report. Empty without a login.
  ///
  /// - Throws: A `StoreError` from `Persistence`.
  public func storedDrafts() throws -> [DraftRow] {
    guard let owner = dependencies.owner else { return [] }
    return try dependencies.store.read { try StoredDraft.rows(of: owner, $0) }
  }

  /// Emits the drafts of the user, on subscription and after each change.
  fileprivate var drafts: Observable<[DraftRow]> {
    guard let owner = dependencies.owner else { return .just([]) }
    return dependencies.store.values { try StoredDraft.rows(of: owner, $0) }
  }

  /// Removes a draft, unless an editor has changed it.
  fileprivate func remove(_ row: DraftRow) throws {
    guard let owner = dependencies.owner else { return }
    try dependencies.store.write { transaction in
      guard let stored = try StoredDraft.newest(of: owner, row.id, transaction), stored.draft == row.draft else {
        return
      }
      try transaction.delete(stored)
    }
  }
}

extension StoredDraft {
  /// Returns the newest draft of each key, the newest first.
  fileprivate static func rows(
    of owner: String, _ transaction: borrowing some Reading & ~Copyable
  ) throws -> [DraftRow] {
    var keys: Set<String> = []
    return try transaction.array(filter(\.owner == owner).order(by: \.updated, .descending))
      .filter { keys.insert($0.draft.key).inserted }.map { DraftRow(draft: $0.draft, updated: $0.updated) }
  }
}
