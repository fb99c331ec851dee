public import Reactive

/// The cells of a list. Each cell is bound to the view model of its row with its own dispose bag.
///
///     let cells = Cells(make: AccountCell.init) { cell, viewModel, bag in
///       viewModel.status.drive(onNext: { cell.status = $0 }).disposed(by: bag)
///     }
///     output.rows.drive(onNext: { cells.show($0) }).disposed(by: self.bag)
///
/// A cell receives no events of a row that it no longer shows: its bag is disposed of before the cell is bound again,
/// and when the row is removed.
@MainActor public final class Cells<ViewModel: Identifiable, Cell> {
  private struct Entry {
    let id: ViewModel.ID
    let cell: Cell
    let bag: DisposeBag
  }

  private var entries: [Entry] = []
  private let make: @MainActor () -> Cell
  private let bind: @MainActor (Cell, ViewModel, DisposeBag) -> Void

  /// Creates an empty list of cells.
  ///
  /// - Parameters:
  ///   - make: A closure that creates a cell for a new row.
  ///   - bind: A closure that binds a cell to the view model of its row. The subscriptions in the bag end when the cell
  ///     is bound again and when the row is removed.
  public init(
    make: @escaping @MainActor () -> Cell, bind: @escaping @MainActor (Cell, ViewModel, DisposeBag) -> Void
  ) {
    self.make = make
    self.bind = bind
  }

  /// The cells in the order of their rows.
  public var all: [Cell] { entries.map(\.cell) }

  /// Replaces the rows. A row that remains keeps its cell, which is bound to the new view model.
  public func show(_ viewModels: [ViewModel]) {
    let known = Dictionary(entries.map { ($0.id, $0.cell) }, uniquingKeysWith: { first, _ in first })
    entries = []  // disposes of the old subscriptions before the cells are bound again
    entries = viewModels.map { viewModel in
      let entry = Entry(id: viewModel.id, cell: known[viewModel.id] ?? make(), bag: DisposeBag())
      bind(entry.cell, viewModel, entry.bag)
      return entry
    }
  }
}
