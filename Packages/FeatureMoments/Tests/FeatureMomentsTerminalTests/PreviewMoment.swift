import FeatureMoments
import Foundation
import Presentation
import Reactive

/// The view model of a single moment, which emits the values that a test sets, and records the calls to its inputs.
@MainActor final class PreviewMoment: MomentViewModel {
  let input = ListInput()
  let like = PublishRelay<Void>()
  let open = PublishRelay<Void>()
  let share = PublishRelay<Void>()
  let intents = IntentRelay<MomentsIntent>()
  private(set) var calls: [String] = []
  private let states: BehaviorRelay<ListState<MomentPart>>
  private let styles = BehaviorRelay(value: MomentsStyle(likeButton: .heart))
  private let updates = BehaviorRelay<Date?>(value: nil)
  private let notices = PublishRelay<MomentsProblem>()
  private let bag = DisposeBag()

  init(_ state: ListState<MomentPart>) {
    states = BehaviorRelay(value: state)
    for (relay, name) in [(like, "like"), (open, "open"), (share, "share"), (input.refresh, "refresh")] {
      relay.asSignal().emit(onNext: { [weak self] in self?.calls.append(name) }).disposed(by: bag)
    }
    intents.asSignal().emit(onNext: { [weak self] in self?.calls.append("\($0)") }).disposed(by: bag)
  }

  convenience init(_ moment: Moment) { self.init(Self.content(moment)) }

  static func content(_ moment: Moment) -> ListState<MomentPart> {
    .content(ListContent(rows: MomentPart.all(of: MomentListItem(moment)), footer: .endReached))
  }

  var state: Driver<ListState<MomentPart>> { states.asDriver() }
  var updated: Driver<Date?> { updates.asDriver() }
  var style: Driver<MomentsStyle> { styles.asDriver() }
  var now: Driver<Date> { .just(Date(timeIntervalSince1970: 1_605_521_480)) }
  var problems: Signal<MomentsProblem> { notices.asSignal() }

  func show(_ style: MomentsStyle) { styles.accept(style) }
  func update(at seconds: TimeInterval) { updates.accept(Date(timeIntervalSince1970: seconds)) }
  func tell(_ problem: MomentsProblem) { notices.accept(problem) }
}
