import Composition
import FeatureNotifications
import FeatureNotificationsModule
import PostsWeb
import Presentation
import Reactive
import WebApp
import WebUI

extension ListPage<NotificationRow> {
  /// Creates a page with the notifications of the account that is logged in, newest first.
  ///
  /// The page does not report which rows are visible, so only the button marks them as read.
  convenience init(notifications viewModel: any NotificationsViewModel, context: SceneContext<WebInterface>) {
    let layout = PageLayout<NotificationRow>(
      title: NotificationsText.title, text: NotificationsText.list
    ) { notificationRow($0, viewModel.actions) }
    self.init(viewModel, layout, context: context)
    let language = context.language
    var (isAuthorized, unread, absence) = (true, 0, LocalizedText?.none)
    headline = {
      let texts = [unread > 0 ? NotificationsText.unreadCount(unread) : nil, absence].compactMap { $0?[language] }
      let login = viewModel.offersLogin ? Segue(NotificationsIntent.logIn, context.modules) : nil
      return HTML.element("div", [.style("bar")]) {
        if !isAuthorized {
          HTML.element("span", [.style("warning")]) { HTML(NotificationsText.notAuthorized[language]) }
          if let login { context.link(login) { HTML(LocalizedText.logIn[language]) } }
        }
        HTML.element("span", [.style("muted")]) { HTML(texts.joined(separator: " · ")) }
        if unread > 0 { context.host.button("read", NotificationsText.markRead[language], key: "x") }
      }
    }
    onAction = { action, row, form in
      if action == "read" { viewModel.markRead.accept(()) }
      viewModel.actions.perform(action, form, on: row?.post, row?.people.first)
    }
    showResults(of: viewModel.actions, in: context)
    bindHeadline(viewModel.isAuthorized) { isAuthorized = $0 }
    bindHeadline(viewModel.unreadCount) { unread = $0 }
    bindHeadline(viewModel.absence) { absence = $0 }
  }
}
