import Persistence
import Presentation
import PresentationBenchmark
import Reactive

/// A row of the list. This example does not store its rows.
struct WordRow: ListItemViewModel {
  let id: Int
}

@MainActor func benchmark() -> ListBenchmark<WordRow> {
  ListBenchmark(
    "words", schemas: [], list: { _ in (DisposeBag(), Driver.just(.loading)) }, write: { _, _ in }, id: { $0 })
}
