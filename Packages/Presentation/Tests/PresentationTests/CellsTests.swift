import Presentation
import Reactive
import Testing

@MainActor @Suite struct CellsTests {
  struct RowViewModel: Identifiable {
    let id: Int
    let text: BehaviorRelay<String>
  }

  final class Cell {
    var texts: [String] = []
  }

  private let cells = Cells<RowViewModel, Cell>(make: Cell.init) { cell, viewModel, bag in
    viewModel.text.asDriver().drive(onNext: { cell.texts.append($0) }).disposed(by: bag)
  }

  @Test func `A cell receives the events of its row`() {
    let first = RowViewModel(id: 1, text: BehaviorRelay(value: "a"))
    cells.show([first])
    first.text.accept("b")
    #expect(cells.all[0].texts == ["a", "b"])
  }

  @Test
  func `A row that stays in the list keeps its cell, which then receives events of the row's new view model only`() {
    let old = RowViewModel(id: 1, text: BehaviorRelay(value: "old"))
    let new = RowViewModel(id: 1, text: BehaviorRelay(value: "new"))
    cells.show([old])
    let cell = cells.all[0]
    cells.show([RowViewModel(id: 2, text: BehaviorRelay(value: "above")), new])
    #expect(cells.all[1] === cell)
    old.text.accept("late")
    #expect(cell.texts == ["old", "new"])
  }

  @Test func `A cell receives no events of a row that was removed`() {
    let row = RowViewModel(id: 1, text: BehaviorRelay(value: "a"))
    cells.show([row])
    let cell = cells.all[0]
    cells.show([])
    row.text.accept("late")
    #expect(cell.texts == ["a"])
    #expect(cells.all.isEmpty)
  }
}
