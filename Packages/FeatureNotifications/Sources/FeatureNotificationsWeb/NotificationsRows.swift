import Composition
import FeatureNotifications
import FeatureNotificationsModule
import Foundation
import Posts
import PostsWeb
import Presentation
import WebApp
import WebUI

/// Returns the contents of a row: the event, which links to the post, and its time, the beginning of the post, and the actions
/// on the person.
@MainActor @HTMLBuilder func notificationRow(
  _ row: RowContext<NotificationRow>, _ actions: ActionInput, now: Date = Date()
) -> HTML {
  let isUnread = row.row.isUnread
  HTML.element("p", [.style("facts")]) {
    if isUnread { HTML.element("span", [.style("accent"), .label(NotificationsText.unread[row.language])]) { "●" } }
    HTML.element("span", [isUnread ? .style("strong") : nil]) {
      row.link(NotificationsIntent.post(of: row.row).flatMap { Segue($0, row.modules) }) {
        HTML(NotificationsText.sentence(row.row)[row.language])
      }
    }
    if let created = row.row.created {
      HTML.element("span", [.style("muted")]) { HTML(created.clockTime(asOf: now, in: .current)) }
    }
  }
  if let text = row.row.details?.text { HTML.element("p", [.style("text")]) { HTML(text) } }
  if let post = row.row.post { excerpt(of: post, row) }
  if row.row.requester != nil { actions.answerForms(row: row.identifier, in: row.scene) }
  if let person = row.row.people.first { actions.foldedForms(for: person, row: row.identifier, in: row.scene) }
}

@MainActor private func excerpt(of post: Post, _ row: RowContext<NotificationRow>) -> HTML {
  var content = PostContent(post, in: row)
  if let quote = post.quote, let id = quote.id, let name = quote.author?.username, !name.isEmpty {
    content.quoted = Segue(.post(id, by: name), row.modules)
  }
  return content.excerpt
}
