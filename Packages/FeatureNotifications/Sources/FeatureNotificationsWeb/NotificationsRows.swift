import Composition
import FeatureNotifications
import FeatureNotificationsModule
import Foundation
import Posts
import PostsWeb
import Presentation
import WebApp
import WebUI

/// Returns the contents of a row: the event and its time, the beginning of the post, and the actions on the person.
@MainActor @HTMLBuilder func notificationRow(
  _ row: RowContext<NotificationRow>, _ actions: ActionInput
) -> HTML {
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
  if row.row.requester != nil { actions.answerForms(row: row.identifier, in: row.scene) }
  if let person = row.row.people.first { actions.foldedForms(for: person, row: row.identifier, in: row.scene) }
}
