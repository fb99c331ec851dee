import Composition
import FeatureNotifications
import FeatureNotificationsModule
import Foundation
import Posts
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
      title: NotificationsText.title, text: NotificationsText.list, block: notificationRow)
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
    onAction = { action, _, _ in if action == "read" { viewModel.markRead.accept(()) } }
    bind(viewModel.isAuthorized) { page, new in
      isAuthorized = new
      page.headlineChanged()
    }
    bind(viewModel.unreadCount) { page, new in
      unread = new
      page.headlineChanged()
    }
    bind(viewModel.absence) { page, new in
      absence = new
      page.headlineChanged()
    }
  }
}

/// Returns the contents of a row: the event and its time, and the beginning of the post.
@MainActor @HTMLBuilder private func notificationRow(_ row: RowContext<NotificationRow>) -> HTML {
  let isUnread = row.row.isUnread
  HTML.element("p", [.style("facts")]) {
    if isUnread { HTML.element("span", [.style("accent"), .label(NotificationsText.unread[row.language])]) { "●" } }
    HTML.element("span", [isUnread ? .style("strong") : nil]) {
      HTML(NotificationsText.sentence(row.row)[row.language])
    }
    if let created = row.row.created {
      HTML.element("span", [.style("muted")]) { HTML(created.clockTime(asOf: Date(), in: .current)) }
    }
  }
  if let text = row.row.details?.text { HTML.element("p", [.style("text")]) { HTML(text) } }
  if let post = row.row.post {
    HTML.element("p", [.style("text")]) {
      row.link(NotificationsIntent.post(of: row.row).flatMap { Segue($0, row.modules) }) {
        HTML(post.warning ?? String(post.text.prefix(500)))
      }
    }
  }
}
