import Composition
import FeatureMoments
import FeatureMomentsModule
import Foundation
import Presentation
import WebApp
import WebUI

/// The rows of a page of moments, and what they show besides their view models.
@MainActor final class MomentRows {
  var style = MomentsStyle()
  var now = Date.distantPast
  /// The number of moments, or the name of the user if there are none.
  var summary = LocalizedText(en: "", zhHans: "")

  func content(of row: RowContext<MomentsListItem>) -> HTML {
    switch row.row {
    case .profile(let profile): HTML.element("p", [.style("strong")]) { HTML(profile.name) }
    case .moment(let moment): content(of: moment, row)
    }
  }

  @HTMLBuilder private func content(of moment: MomentListItem, _ row: RowContext<MomentsListItem>) -> HTML {
    HTML.element("p", [.style("facts")]) {
      HTML.element("span", [.style("strong")]) { HTML(moment.author) }
      if let created = moment.created {
        HTML.element("span", [.style("muted")]) { HTML(row.language.relativeTime.text(for: created, from: now)) }
      }
    }
    if let title = moment.title { HTML.element("p", [.style("text")]) { HTML(title) } }
    if let link = moment.link {
      HTML.element("p") { row.link(URL(string: link).map { Segue.link($0) }, key: "o") { HTML(link) } }
    }
    if !moment.photos.isEmpty {
      HTML.element("p", [.style("images")]) {
        for (index, photo) in moment.photos.enumerated() {
          row.image(photo, MomentsText.photo(index + 1, of: moment.photos.count)[row.language])
        }
      }
    }
    if let kind = moment.unknownKind { HTML.element("p", [.style("muted")]) { HTML("[" + kind + "]") } }
    likes(of: moment, row)
  }

  private func likes(of moment: MomentListItem, _ row: RowContext<MomentsListItem>) -> HTML {
    guard let button = style.likeButton else { return .empty }
    let mark =
      switch button {
      case .heart: moment.isLiked ? "♥" : "♡"
      case .star: moment.isLiked ? "★" : "☆"
      }
    let label = MomentsText.likes(moment.likeCount, isLiked: moment.isLiked)[row.language]
    return row.button("like", "\(mark) \(moment.likeCount)", key: "f", [.label(label)])
  }
}
