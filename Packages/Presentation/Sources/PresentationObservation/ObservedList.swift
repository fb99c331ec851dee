public import Foundation
public import Observation
public import Presentation
import Reactive

/// A list as an observable value, for a front end that redraws what it has read, such as SwiftUI.
///
/// It shows the state of a `ListViewModel` and sends the user's actions to its inputs:
///
/// ```swift
/// let list = ObservedList(viewModel)
/// list.appear()
/// for row in list.rows { print(row.id) }
/// ```
///
/// A view that reads ``rows`` is drawn again only if the rows change, and not when a request begins or ends.
@MainActor @Observable public final class ObservedList<Row: ListItemViewModel> {
  /// The status of the list besides its rows.
  public enum Status: Equatable, Sendable {
    /// The rows have not loaded yet.
    case loading
    /// Loading succeeded, and there are no rows.
    case empty
    /// Loading failed, and there are no rows.
    case failed(LoadFailure)
    /// There are rows, with the status of the requests above and below them.
    case content(ListContent<Row>.Header, ListContent<Row>.Footer)
  }

  /// The rows in display order.
  public private(set) var rows: [Row] = []
  /// The status of the list besides its rows.
  public private(set) var status = Status.loading
  /// The time at which the rows were last loaded, or `nil` if they were never loaded.
  public private(set) var updated: Date?

  @ObservationIgnored private let input: ListInput
  @ObservationIgnored private let viewModel: any ListViewModel
  @ObservationIgnored private let bag = DisposeBag()

  /// Creates a list that shows the state of a view model. The list retains the view model.
  public init<ViewModel: ListViewModel>(_ viewModel: ViewModel) where ViewModel.Row == Row {
    self.viewModel = viewModel
    input = viewModel.input
    viewModel.state.drive(with: self) { $0.show($1) }.disposed(by: bag)
    viewModel.updated.distinctUntilChanged().drive(with: self) { $0.updated = $1 }.disposed(by: bag)
  }

  private func show(_ state: ListState<Row>) {
    if rows != state.rows { rows = state.rows }
    let new: Status =
      switch state {
      case .loading: .loading
      case .empty: .empty
      case .failed(let failure): .failed(failure)
      case .content(let content): .content(content.header, content.footer)
      }
    if status != new { status = new }
  }

  /// Notifies the view model that the list is visible.
  public func appear() { input.appear.accept(()) }

  /// Notifies the view model that the list is no longer visible.
  public func disappear() { input.disappear.accept(()) }

  /// Requests the newest rows, or repeats a refresh that failed.
  public func refresh() { input.refresh.accept(()) }

  /// Requests more rows if a row is the last one, which a view calls when the row becomes visible.
  public func loadMore(after row: Row) { if row.id == rows.last?.id { input.loadMore.accept(()) } }
}
