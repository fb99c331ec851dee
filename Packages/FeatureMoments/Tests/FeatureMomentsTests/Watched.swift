import FeatureMoments
import Foundation
import Presentation
import Reactive

/// A recorder of everything that a view model emits, in order.
@MainActor final class Watched {
  let viewModel: any MomentsViewModel
  private(set) var states: [ListState<MomentsListItem>] = []
  private(set) var profiles: [ProfileListItem?] = []
  private(set) var counts: [Int] = []
  private(set) var styles: [MomentsStyle] = []
  private(set) var times: [Date] = []
  private(set) var updates: [Date?] = []
  private(set) var problems: [MomentsProblem] = []
  private(set) var intents: [MomentsIntent] = []
  private let bag = DisposeBag()

  init(_ viewModel: any MomentsViewModel) {
    self.viewModel = viewModel
    viewModel.state.drive(onNext: { [weak self] in self?.states.append($0) }).disposed(by: bag)
    viewModel.profile.drive(onNext: { [weak self] in self?.profiles.append($0) }).disposed(by: bag)
    viewModel.count.drive(onNext: { [weak self] in self?.counts.append($0) }).disposed(by: bag)
    viewModel.style.drive(onNext: { [weak self] in self?.styles.append($0) }).disposed(by: bag)
    viewModel.now.drive(onNext: { [weak self] in self?.times.append($0) }).disposed(by: bag)
    viewModel.updated.drive(onNext: { [weak self] in self?.updates.append($0) }).disposed(by: bag)
    viewModel.problems.emit(onNext: { [weak self] in self?.problems.append($0) }).disposed(by: bag)
    viewModel.intents.asSignal().emit(onNext: { [weak self] in self?.intents.append($0) }).disposed(by: bag)
  }

  var state: ListState<MomentsListItem>? { states.last }
  /// The moments in the list.
  var moments: [MomentListItem] { state?.rows.compactMap(\.moment) ?? [] }
  var ids: [String] { moments.map(\.id) }
  var liked: [String] { moments.filter(\.isLiked).map(\.id) }

  /// Reports that the screen became visible.
  func appear() { viewModel.input.appear.accept(()) }

  var content: ListContent<MomentsListItem>? {
    if case .content(let content)? = state { content } else { nil }
  }

  /// The rows after each change.
  var redraws: [[MomentsListItem]] {
    states.map(\.rows).reduce(into: []) { if $1 != $0.last ?? [] { $0.append($1) } }
  }
}
