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
  private let filter: MentionsFilter
  private let viewModel: any NotificationsViewModel
  private let bag = DisposeBag()

  /// Creates a screen that shows the state of a view model. The screen retains the view model.
  public init(viewModel: any NotificationsViewModel, context: ScreenContext) {
    self.viewModel = viewModel
    let filter = MentionsFilter(viewModel)
    self.filter = filter
    list = PagedListView(
      filter, context: context, text: NotificationsText.list,
      rows: .blocks(
        height: { NotificationLayout($2, signs: .symbols).lines($0, columns: $1).count },
        draw: { row, context, canvas in
          let lines = NotificationLayout(context, signs: PostSigns(for: canvas)).lines(
            row, columns: canvas.size.columns, measuring: canvas.width)
          for (index, line) in lines.enumerated() { canvas.draw(line, row: index) }
        }))
    list.nearEndDistance = 5
    list.showsAges = true
    list.headline = { [weak self] in self?.headline }
    list.warning = { [weak self] in self?.warning }
    if viewModel.offersPosts || viewModel.offersProfiles {
      list.onOpen = { [viewModel] in viewModel.intents.accept(viewModel.intent(of: $0)) }
      list.onPreview = { [viewModel] in viewModel.intents.preview(.preview(viewModel.intent(of: $0))) }
    }
    viewModel.actions.showResults(in: { [weak list] in list?.context }, until: bag)
    list.emptyMessage = { filter.isOn ? NotificationsText.noMentions : nil }
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
        KeyBinding(
          ["s"], .notificationsMentions,
          TerminalText(filter.isOn ? NotificationsText.all : NotificationsText.mentionsOnly, language)),
        if: isAuthorized || hasRows
      ) { [filter] in filter.toggle() },
      KeyAction(
        KeyBinding(["M"], .notificationsMarkRead, TerminalText(NotificationsText.markRead, language)),
        if: hasRows, viewModel.markRead),
      KeyAction(
        KeyBinding(["r"], .timelineReply, TerminalText(NotificationsText.reply, language)),
        if: viewModel.offersReplies && row?.post != nil, viewModel.intents, row.flatMap { .reply(to: $0) }),
    ] + viewModel.actions.answerKeys(for: row?.requester, in: list.context)
      + viewModel.actions.keys(forRowOf: row?.people.first, row?.post, in: list.context)
  }

  /// Notifies the view model that the list is no longer visible.
  public func screenDidDisappear() { list.didDisappear() }

  /// Draws the screen. If the list fails because the user is not logged in, asks the user to log in.
  public func draw(in canvas: inout Canvas) {
    guard !isAuthorized, case .failed = list.state else { return list.draw(in: &canvas, on: self) }
    let hints = KeyHints(for: self, in: list.context)
    CenteredMessage(
      TerminalText(NotificationsText.notAuthorized, language),
      hint: StyledText(hints.hint(.notificationsLogIn, .logIn))
    ).draw(in: &canvas)
  }

  private var warning: ListWarning? {
    if isAuthorized { return nil }
    return ListWarning(NotificationsText.notAuthorized, remedy: (.notificationsLogIn, .logIn))
  }

  /// The filter, the number of unread notifications, and the capability that the server lacks.
  private var headline: StyledText? {
    // The filter hides a part of what the number counts.
    let count = unreadCount > 0 && !filter.isOn ? NotificationsText.unreadCount(unreadCount) : nil
    let texts = [filter.isOn ? NotificationsText.mentionsOnly : nil, count, absence].compactMap {
      $0.map { TerminalText($0, language) }
    }
    return texts.isEmpty ? nil : StyledText(texts.joined(separator: " · "), .muted)
  }
}

extension NotificationsViewModel {
  /// The intent to show what a row is about: its post, or its first person.
  fileprivate func intent(of row: NotificationRow) -> NotificationsIntent? {
    (offersPosts ? .post(of: row) : nil) ?? (offersProfiles ? .profile(of: row) : nil)
  }
}
