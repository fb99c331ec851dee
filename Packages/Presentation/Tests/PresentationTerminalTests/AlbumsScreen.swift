import Foundation
import Presentation
import PresentationTerminal
import Reactive
import TerminalUI

struct AlbumRow: ListItemViewModel {
  let id: Int
  var title: String { "album \(id)" }

  static func albums(_ ids: ClosedRange<Int>) -> [AlbumRow] { ids.map { AlbumRow(id: $0) } }
}

@MainActor protocol AlbumsViewModel: ListViewModel where Row == AlbumRow, Intent == Never {}

/// A view model that emits the states that a test sets, and records its inputs.
@MainActor final class PreviewAlbums: AlbumsViewModel {
  let input = ListInput()
  let states: BehaviorRelay<ListState<AlbumRow>>
  let updates = BehaviorRelay<Date?>(value: nil)
  private(set) var received: [String] = []
  private let bag = DisposeBag()

  init(_ state: ListState<AlbumRow>) {
    states = BehaviorRelay(value: state)
    for (signal, name) in [
      (input.appear, "appear"), (input.disappear, "disappear"), (input.refresh, "refresh"), (input.loadMore, "more"),
    ] {
      signal.asSignal().emit(onNext: { [weak self] in self?.received.append(name) }).disposed(by: bag)
    }
  }

  var state: Driver<ListState<AlbumRow>> { states.asDriver() }
  var updated: Driver<Date?> { updates.asDriver() }
}

@MainActor final class AlbumsScreen: ListScreen {
  let list: PagedListView<AlbumRow>
  var title: TerminalText { "Albums" }

  init(
    viewModel: any AlbumsViewModel, host: any ScreenHost, language: Language = .en, text: ListText = .standard,
    now: Date = Date(timeIntervalSince1970: 0),
    rows: ListRows<AlbumRow> = .table { _ in
      Table([.init("Title", minimum: 8) { StyledText(TerminalText($0.title)) }])
    }
  ) {
    list = PagedListView(
      viewModel,
      context: ScreenContext(
        host: host, language: language, now: { now }, timeZone: TimeZone(secondsFromGMT: 0) ?? .current),
      text: text, rows: rows)
  }
}
