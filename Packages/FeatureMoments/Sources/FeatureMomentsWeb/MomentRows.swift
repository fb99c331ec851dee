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

  func content(ofPart row: RowContext<MomentPart>) -> HTML {
    switch row.row {
    case .text(let moment): text(of: moment, row, route: nil)
    case .photo(let photo): HTML.element("p", [.style("images")]) { image(photo, row) }
    case .likes(let moment): likes(of: moment, row)
    case .sharedWith(let names):
      HTML.element("p", [.style("muted")]) {
        HTML(MomentsText.sharedWith(names.count)[row.language] + " · " + MomentsText.names(names)[row.language])
      }
    }
  }

  @HTMLBuilder private func content(of moment: MomentListItem, _ row: RowContext<MomentsListItem>) -> HTML {
    text(of: moment, row, route: RouteKey.moment(MomentInput(moment.id)))
    if !moment.photos.isEmpty {
      HTML.element("p", [.style("images")]) {
        for photo in moment.photos { image(photo, row) }
      }
    }
    likes(of: moment, row)
    if let names = moment.sharedWith {
      HTML.element("p", [.style("muted")]) { HTML(MomentsText.sharedWith(names.count)[row.language]) }
    }
  }

  private func image<Row>(_ photo: MomentPhoto, _ row: RowContext<Row>) -> HTML {
    row.image(photo.url, MomentsText.caption(photo)[row.language])
  }

  /// Returns the author, the time, the text and the link. The author is a link to the page of the moment.
  @HTMLBuilder private func text<Row>(of moment: MomentListItem, _ row: RowContext<Row>, route: Route?) -> HTML {
    HTML.element("p", [.style("facts")]) {
      HTML.element("span", [.style("strong")]) { row.link(route.map { .push($0) }) { HTML(moment.author) } }
      if let created = moment.created {
        HTML.element("span", [.style("muted")]) { HTML(row.language.relativeTime.text(for: created, from: now)) }
      }
    }
    if let title = moment.title { HTML.element("p", [.style("text")]) { row.scene.linked(title) } }
    if let link = moment.link {
      HTML.element("p") { row.link(URL(string: link).map { Segue.link($0) }, key: "o") { HTML(link) } }
    }
    if let kind = moment.unknownKind { HTML.element("p", [.style("muted")]) { HTML("[" + kind + "]") } }
  }

  @HTMLBuilder private func likes<Row>(of moment: MomentListItem, _ row: RowContext<Row>) -> HTML {
    if let button = style.likeButton { self.button(button, moment, row) }
    if !moment.likers.isEmpty {
      HTML.element("p", [.style("muted")]) { HTML(MomentsText.names(moment.likers)[row.language]) }
    }
  }

  private func button<Row>(_ button: LikeButtonStyle, _ moment: MomentListItem, _ row: RowContext<Row>) -> HTML {
    let mark =
      switch button {
      case .heart: moment.isLiked ? "♥" : "♡"
      case .star: moment.isLiked ? "★" : "☆"
      }
    let label = MomentsText.likes(moment.likeCount, isLiked: moment.isLiked)[row.language]
    return row.button("like", "\(mark) \(moment.likeCount)", key: "f", [.label(label)])
  }
}
