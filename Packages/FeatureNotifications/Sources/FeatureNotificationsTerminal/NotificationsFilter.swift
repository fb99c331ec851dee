import FeatureNotifications
import FeatureNotificationsModule
import Foundation
import Presentation
import PresentationTerminal
import Reactive
import TerminalUI

/// The kinds of notifications that the list shows.
enum NotificationsChoice: CaseIterable {
  case all, mentions, follows, boosts, favorites

  /// The name in the row of filters.
  var name: LocalizedText {
    switch self {
    case .all: NotificationsText.all
    case .mentions: NotificationsText.mentions
    case .follows: NotificationsText.follows
    case .boosts: NotificationsText.boosts
    case .favorites: NotificationsText.favorites
    }
  }

  func includes(_ kind: NotificationKind) -> Bool {
    switch self {
    case .all: true
    case .mentions: kind == .mention
    case .follows: kind == .follow || kind == .followRequest
    case .boosts: kind == .boost
    case .favorites: kind == .favorite
    }
  }

  /// The choice that the key selects, from mentions to all notifications again.
  var next: Self {
    let all = Self.allCases
    return all.firstIndex(of: self).map { all[($0 + 1) % all.count] } ?? .all
  }

  /// The names of all choices. Brackets mark this one, also where there are no colors.
  func row(_ language: Language) -> [StyledText] {
    Self.allCases.map { choice in
      let name = TerminalText(choice.name, language)
      return choice == self
        ? StyledText("[" + name + "]", Style(.accent, [.bold])) : StyledText(" " + name + " ", .muted)
    }
  }
}

/// The list of a view model of notifications, which shows the rows of a choice.
@MainActor final class NotificationsFilter: ListViewModel {
  let input: ListInput
  let intents: IntentRelay<NotificationsIntent>
  let state: Driver<ListState<NotificationRow>>
  let updated: Driver<Date?>
  private let relay: BehaviorRelay<NotificationsChoice>

  init(_ viewModel: any NotificationsViewModel) {
    input = viewModel.input
    intents = viewModel.intents
    updated = viewModel.updated
    let relay = BehaviorRelay(value: NotificationsChoice.all)
    self.relay = relay
    state = Driver.combineLatest(viewModel.state, relay.asDriver()) { $0.filtered(by: $1) }
  }

  var choice: NotificationsChoice {
    get { relay.value }
    set { relay.accept(newValue) }
  }

  /// Whether the list hides some rows.
  var isOn: Bool { choice != .all }
}

extension ListState<NotificationRow> {
  /// The state with only the rows of a choice. Loading and failures stay as they are.
  fileprivate func filtered(by choice: NotificationsChoice) -> Self {
    guard choice != .all, case .content(let content) = self else { return self }
    let rows = content.rows.filter { choice.includes($0.kind) }
    return rows.isEmpty ? .empty : .content(ListContent(rows: rows, header: content.header, footer: content.footer))
  }
}
