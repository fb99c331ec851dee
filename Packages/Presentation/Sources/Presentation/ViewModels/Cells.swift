public import Reactive

/// The cells of a list, each bound to the view model of its row with a bag of its own.
///
///     let cells = Cells(make: AccountCell.init) { cell, viewModel, bag in
///       viewModel.status.drive(onNext: { cell.status = $0 }).disposed(by: bag)
///     }
///     output.rows.drive(onNext: { cells.show($0) }).disposed(by: self.bag)
///
/// A cell never hears of a row that it does not show any more: its bag goes before it is bound again, and with the row.
@MainActor public final class Cells<ViewModel: Identifiable, Cell> {
  private struct Entry {
    let id: ViewModel.ID
    let cell: Cell
    let bag: DisposeBag
  }

  private var entries: [Entry] = []
  private let make: @MainActor () -> Cell
  private let bind: @MainActor (Cell, ViewModel, DisposeBag) -> Void

  /// Creates no cell yet.
  ///
  /// - Parameters:
  ///   - make: Makes a cell for a row that is new.
  ///   - bind: Joins a cell with the view model of its row. What it puts into the bag ends when the cell is bound anew, and
  ///     when the row leaves.
  public init(
    make: @escaping @MainActor () -> Cell, bind: @escaping @MainActor (Cell, ViewModel, DisposeBag) -> Void
  ) {
    self.make = make
    self.bind = bind
  }

  /// The cells in the order of their rows.
  public var all: [Cell] { entries.map(\.cell) }

  /// Shows other rows. A row that stays keeps its cell, which is bound to the new view model.
  public func show(_ viewModels: [ViewModel]) {
    let known = Dictionary(entries.map { ($0.id, $0.cell) }, uniquingKeysWith: { first, _ in first })
    entries = []  // the old bags go before anything is bound
    entries = viewModels.map { viewModel in
      let entry = Entry(id: viewModel.id, cell: known[viewModel.id] ?? make(), bag: DisposeBag())
      bind(entry.cell, viewModel, entry.bag)
      return entry
    }
  }
}
