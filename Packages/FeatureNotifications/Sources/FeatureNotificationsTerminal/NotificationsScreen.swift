public import FeatureNotifications
import FeatureNotificationsModule
public import Observation
import PostsTerminal
import Presentation
public import PresentationTerminal
import Reactive
public import TerminalUI

/// A screen with the notifications of the account that is logged in, newest first.
@MainActor @Observation.Observable public final class NotificationsScreen: ListScreen {
  /// The list of notifications.
  public let list: PagedListView<NotificationRow>

  private var isAuthorized = true
  private var unreadCount = 0
  private var absence: LocalizedText?
  private let filter: NotificationsFilter
  private let viewModel: any NotificationsViewModel
  /// Whether rows have the avatar of their first person, which the height of rows depends on.
  private let avatars: NotificationLayout.Avatars
  @ObservationIgnored private var isLinear = false
  private let bag = DisposeBag()

  /// Creates a screen that shows the state of a view model. The screen retains the view model.
  public init(viewModel: any NotificationsViewModel, context: ScreenContext) {
    self.viewModel = viewModel
    let filter = NotificationsFilter(viewModel)
    self.filter = filter
    let avatars = NotificationLayout.Avatars()
    self.avatars = avatars
    list = PagedListView(
      filter, context: context, text: NotificationsText.list,
      rows: .blocks(
        height: {
          NotificationLayout($2, signs: .symbols).height($0, columns: $1, showsAvatar: avatars.areShown)
        },
        draw: {
          NotificationLayout($1, signs: PostSigns(for: $2)).draw($0, $1, showsAvatar: avatars.areShown, in: &$2)
        }))
    list.nearEndDistance = 5
    list.showsAges = true
    list.headline = { [weak self] in self?.headline }
    list.warning = { [weak self] in self?.warning }
    if viewModel.offersPosts || viewModel.offersProfiles {
      list.onOpen = { [viewModel] in viewModel.intents.accept(viewModel.intent(of: $0)) }
      list.onPreview = { [viewModel] in viewModel.intents.preview(.preview($0.flatMap(viewModel.intent))) }
    }
    viewModel.actions.showResults(in: { [weak list] in list?.context }, until: bag)
    list.emptyMessage = { filter.isOn ? NotificationsText.none(of: filter.choice) : nil }
    // What is read is marked up to a notification, which would include those that the filter hides.
    list.onVisibleRows { [viewModel] in if !filter.isOn { viewModel.visible.accept($0.map(\.id)) } }
    viewModel.isAuthorized.drive(with: self) { $0.isAuthorized = $1 }.disposed(by: bag)
    viewModel.unreadCount.drive(with: self) { $0.unreadCount = $1 }.disposed(by: bag)
    viewModel.absence.drive(with: self) { $0.absence = $1 }.disposed(by: bag)
  }

  /// The title in the header.
  public var title: TerminalText { TerminalText(NotificationsText.title, language) }

  /// The keys of the screen in addition to the keys of the list, and their actions.
  public var actions: [KeyAction] {
    let row = list.selectedRow
    let hasRows = row != nil
    return [
      KeyAction(
        KeyBinding(["I"], .notificationsLogIn, TerminalText(.logIn, language)),
        if: !isAuthorized && viewModel.offersLogin,
        viewModel.intents, .logIn),
      KeyAction(
        KeyBinding(["p"], .notificationsProfile, TerminalText(NotificationsText.profile, language)),
        if: viewModel.offersProfiles && hasRows, viewModel.intents, row.flatMap { .profile(of: $0) }),
      KeyAction(
        KeyBinding(["s"], .notificationsFilter, TerminalText(filter.choice.next.name, language)),
        if: isAuthorized || hasRows
      ) { [filter] in filter.choice = filter.choice.next },
      KeyAction(
        KeyBinding(["M"], .notificationsMarkRead, TerminalText(NotificationsText.markRead, language)),
        if: hasRows, viewModel.markRead),
      viewModel.actions.replyKey(for: viewModel.offersReplies ? row?.post : nil, in: list.context),
      viewModel.actions.quoteKey(for: viewModel.offersReplies ? row?.post : nil, in: list.context),
    ] + viewModel.actions.answerKeys(for: row?.requester, in: list.context)
      + viewModel.actions.keys(forRowOf: row?.people.first, row?.post, in: list.context)
  }

  /// Notifies the view model that the list is no longer visible.
  public func screenDidDisappear() { list.didDisappear() }

  /// Draws the screen. If the list fails because the user is not logged in, asks the user to log in.
  public func draw(in canvas: inout Canvas) {
    isLinear = canvas.isLinear
    avatars.areShown = list.context.loadsImages && canvas.showsPixels
    guard !isAuthorized, case .failed = list.state else {
      if let absence { canvas.draw(TerminalText(absence, language), style: Style(.muted)) }
      let top = absence == nil ? 0 : 1
      return canvas.inside(Rect(row: top, columns: canvas.size.columns, rows: canvas.size.rows - top)) {
        list.draw(in: &$0, on: self)
        drawFilter(in: &$0)
      }
    }
    let hints = KeyHints(for: self, in: list.context)
    CenteredMessage(
      TerminalText(NotificationsText.notAuthorized, language),
      hint: StyledText(hints.hint(.notificationsLogIn, .logIn))
    ).draw(in: &canvas)
  }

  /// Makes the names of filters respond to the mouse, and draws them above the message of an empty list.
  private func drawFilter(in canvas: inout Canvas) {
    switch list.state {
    case .empty where filter.isOn: break
    case .content: break
    case .empty, .loading, .failed: return
    }
    let row = warning == nil ? 0 : 1
    if case .empty = list.state, let headline { canvas.draw(headline, row: row) }
    var column = 0
    for (choice, name) in zip(NotificationsChoice.allCases, filter.choice.row(language)) {
      let columns = name.columns(measuring: canvas.width)
      canvas.onMouse(Rect(column: column, row: row, columns: columns, rows: 1)) { [filter] in
        if $0.action == .press { filter.choice = choice }
        return $0.action == .press
      }
      column += columns
    }
  }

  private var warning: ListWarning? {
    if isAuthorized { return nil }
    return ListWarning(NotificationsText.notAuthorized, remedy: (.notificationsLogIn, .logIn))
  }

  /// The filters and the number of unread notifications.
  private var headline: StyledText? {
    // The filter hides a part of what the number counts.
    let count = unreadCount > 0 && !filter.isOn ? NotificationsText.unreadCount(unreadCount) : nil
    let texts = [isLinear && filter.isOn ? filter.choice.name : nil, count].compactMap {
      $0.map { TerminalText($0, language) }
    }
    let text = StyledText(texts.joined(separator: " · "), .muted)
    if isLinear { return texts.isEmpty ? nil : text }
    return filter.choice.row(language).reduce(.empty, +) + "  " + text
  }
}

extension NotificationsViewModel {
  /// The intent to show what a row is about: its post, or its first person.
  fileprivate func intent(of row: NotificationRow) -> NotificationsIntent? {
    (offersPosts ? .post(of: row) : nil) ?? (offersProfiles ? .profile(of: row) : nil)
  }
}
