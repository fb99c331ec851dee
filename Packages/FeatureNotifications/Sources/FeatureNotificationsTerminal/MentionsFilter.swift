import FeatureNotifications
import Foundation
import Presentation
import Reactive

/// The list of a view model of notifications, which shows all rows or only mentions.
@MainActor final class MentionsFilter: ListViewModel {
  let input: ListInput
  let intents: IntentRelay<NotificationsIntent>
  let state: Driver<ListState<NotificationRow>>
  let updated: Driver<Date?>
  private let only: BehaviorRelay<Bool>

  init(_ viewModel: any NotificationsViewModel) {
    input = viewModel.input
    intents = viewModel.intents
    updated = viewModel.updated
    let only = BehaviorRelay(value: false)
    self.only = only
    state = Driver.combineLatest(viewModel.state, only.asDriver()) { $1 ? $0.mentions : $0 }
  }

  /// Whether the list shows only mentions.
  var isOn: Bool { only.value }

  func toggle() { only.accept(!only.value) }
}

extension ListState<NotificationRow> {
  /// The state with only the rows of mentions. Loading and failures stay as they are.
  fileprivate var mentions: Self {
    guard case .content(let content) = self else { return self }
    let rows = content.rows.filter { $0.kind == .mention }
    return rows.isEmpty ? .empty : .content(ListContent(rows: rows, header: content.header, footer: content.footer))
  }
}
