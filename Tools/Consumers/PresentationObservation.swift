import Presentation
import PresentationObservation

/// A row of the list.
struct WordRow: ListItemViewModel {
  let id: Int
}

@MainActor func list(_ viewModel: some ListViewModel<WordRow, Never>) -> ObservedList<WordRow> {
  let list = ObservedList(viewModel)
  list.appear()
  return list
}
