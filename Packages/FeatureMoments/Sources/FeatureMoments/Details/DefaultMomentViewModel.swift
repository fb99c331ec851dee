import Foundation
import Persistence
import Presentation
import Reactive

/// The default view model of a moment. It combines the stored moment with the like that is being sent.
@MainActor final class DefaultMomentViewModel: MomentViewModel {
  let input = ListInput()
  let like = PublishRelay<Void>()
  let open = PublishRelay<Void>()
  let share = PublishRelay<Void>()
  let state: Driver<ListState<MomentPart>>
  let updated: Driver<Date?>
  let style: Driver<MomentsStyle>
  let now: Driver<Date>

  private let actions: MomentActions
  private let list: StoredList<Moment, StoredPage?>
  private let chosen = BehaviorRelay<[Moment.ID: Bool]>(value: [:])
  private let look = BehaviorRelay(value: MomentsStyle())
  private let bag = DisposeBag()

  init(_ id: Moment.ID, _ repository: MomentsRepository, _ likes: LikeOutbox, _ dependencies: MomentsDependencies) {
    actions = MomentActions(likes)
    let hasAppeared = BehaviorRelay(value: false)
    let list = StoredList(input, store: repository.store, window: { repository.window(of: id, $0) }) { _, _, batch in
      // A preview follows the selection, so it must not load the page for each moment.
      // allow(no-dropped-errors): if the store cannot be read, the request reports it
      let isStored = !hasAppeared.value && (try? repository.stored(id)) != nil
      hasAppeared.accept(true)
      return isStored ? .just(()) : repository.load(in: batch).map { _ in }
    }
    self.list = list
    state = list.states.map { [chosen] state in
      let parts = state.moments(pressed: chosen.value).flatMap { MomentPart.all(of: MomentListItem($0)) }
      return state.list(parts, changes: Changeset())
    }
    .distinctUntilChanged()
    updated = list.states.map { $0.page?.updated }.distinctUntilChanged()
    style = look.asDriver().distinctUntilChanged()
    now = dependencies.now(input)
    dependencies.style.drive(look).disposed(by: bag)
    likes.chosen.asDriver(onErrorJustReturn: [:]).drive(onNext: { [chosen, list] in
      chosen.accept($0)
      list.emitState()
    }).disposed(by: bag)
    like.asSignal().emit(with: self) { viewModel, _ in
      if viewModel.look.value.likeButton != nil { viewModel.moment.map(viewModel.actions.pressLike) }
    }.disposed(by: bag)
    open.asSignal().emit(with: self) { viewModel, _ in viewModel.moment.map(viewModel.actions.open) }.disposed(by: bag)
    share.asSignal().emit(with: self) { viewModel, _ in viewModel.moment.map(viewModel.actions.share) }
      .disposed(by: bag)
  }

  var intents: IntentRelay<MomentsIntent> { actions.intents }
  var problems: Signal<MomentsProblem> { actions.problems }

  private var moment: Moment? { list.state.moments(pressed: chosen.value).first }
}
