public import FeatureNotifications
public import Foundation
public import Observation
import PostsTerminal
public import Presentation
public import PresentationTerminal
import Reactive
public import TerminalUI

/// A screen with the notifications of the account that is logged in, newest first.
@MainActor @Observation.Observable public final class NotificationsScreen: ListScreen {
  /// The language of the screen. A change is visible in the next frame.
  public var language: Language { didSet { list.language = language } }

  private var isAuthorized = true
  private var unreadCount = 0
  private var absence: LocalizedText?
  @ObservationIgnored private let viewModel: any NotificationsViewModel
  @ObservationIgnored private weak var host: (any ScreenHost)?
  @ObservationIgnored private let now: @MainActor () -> Date
  @ObservationIgnored private let timeZone: TimeZone
  @ObservationIgnored private let bag = DisposeBag()

  /// The list of notifications.
  @ObservationIgnored public private(set) lazy var list = PagedListView<NotificationRow>(
    viewModel, host: host, language: language, text: NotificationsText.list, now: now, timeZone: timeZone,
    rows: .blocks(
      height: { [weak self] in self?.layout(isLinear: false).lines($0, columns: $1).count ?? 1 },
      draw: { [weak self] row, _, canvas in self?.draw(row, in: &canvas) }
    ))

  /// Creates a screen that shows the state of a view model.
  ///
  /// - Parameters:
  ///   - viewModel: The view model, which the screen retains.
  ///   - host: The host, which shows messages. The screen does not retain it.
  ///   - language: The language of the screen.
  ///   - now: A closure that returns the current time, for the ages of notifications.
  ///   - timeZone: The time zone of dates.
  public init(
    viewModel: any NotificationsViewModel, host: any ScreenHost, language: Language,
    now: @escaping @MainActor () -> Date = { Date() }, timeZone: TimeZone = .current
  ) {
    self.viewModel = viewModel
    self.host = host
    self.language = language
    self.now = now
    self.timeZone = timeZone
    list.nearEndDistance = 5
    list.showsAges = true
    list.headline = { [weak self] in self?.headline }
    list.warning = { [weak self] in self?.warning }
    list.onOpen = { [viewModel] in viewModel.open.accept($0) }
    viewModel.isAuthorized.drive(onNext: { [weak self] in self?.isAuthorized = $0 }).disposed(by: bag)
    viewModel.unreadCount.drive(onNext: { [weak self] in self?.unreadCount = $0 }).disposed(by: bag)
    viewModel.absence.drive(onNext: { [weak self] in self?.absence = $0 }).disposed(by: bag)
  }

  public var title: TerminalText { TerminalText(NotificationsText.title, language) }

  /// The keys of the screen in addition to those of the list.
  public var screenKeys: [KeyBinding] {
    (needsLogin ? [KeyBinding(["l"], .notificationsLogIn, TerminalText(NotificationsText.logIn, language))] : []) + [
      KeyBinding(["a"], .notificationsProfile, TerminalText(NotificationsText.profile, language)),
      KeyBinding(["x"], .notificationsMarkRead, TerminalText(NotificationsText.markRead, language)),
    ]
  }

  /// Notifies the view model that the list is no longer visible.
  public func screenDidDisappear() { list.didDisappear() }

  /// Performs one of the screen's own commands. Returns `false` for any other command.
  public func performScreenCommand(_ command: Command) -> Bool {
    switch command {
    case .notificationsProfile: if let row = list.selectedRow { viewModel.showProfile.accept(row) }
    case .notificationsMarkRead: viewModel.markRead.accept(())
    case .notificationsLogIn where needsLogin: viewModel.logIn.accept(())
    default: return false
    }
    return true
  }

  /// Draws the screen. If there are no notifications, shows a missing permission instead of the server's error.
  public func draw(in canvas: inout Canvas) {
    guard !isAuthorized, case .failed = list.state else { return list.draw(in: &canvas, on: self) }
    let hints = KeyHints(for: self, host: host, language: language)
    CenteredMessage(
      TerminalText(NotificationsText.notAuthorized, language),
      hint: needsLogin ? StyledText(hints.hint(.notificationsLogIn, NotificationsText.logIn)) : .empty
    ).draw(in: &canvas)
  }

  private var needsLogin: Bool { !isAuthorized && viewModel.offersLogin }

  private var warning: ListWarning? {
    if isAuthorized { return nil }
    let remedy = needsLogin ? (Command.notificationsLogIn, NotificationsText.logIn) : nil
    return ListWarning(NotificationsText.notAuthorized, remedy: remedy)
  }

  /// The number of unread notifications, and what the server lacks.
  private var headline: StyledText? {
    let count = unreadCount > 0 ? NotificationsText.unreadCount(unreadCount) : nil
    let texts = [count, absence].compactMap { $0.map { TerminalText($0, language) } }
    return texts.isEmpty ? nil : StyledText(texts.joined(separator: " · "), .secondaryText)
  }

  private func layout(isLinear: Bool) -> NotificationLayout {
    NotificationLayout(
      age: PostAge(language: language, timeZone: timeZone), language: language, now: now(), isLinear: isLinear)
  }

  private func draw(_ row: NotificationRow, in canvas: inout Canvas) {
    let lines = layout(isLinear: canvas.isLinear).lines(
      row, columns: canvas.size.columns, measuring: canvas.width)
    for (index, line) in lines.enumerated() { canvas.draw(line, row: index) }
  }
}
