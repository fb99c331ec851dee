import Composition
import Foundation
import Posts
import Presentation
import WebApp
import WebUI

extension PostContent {
  /// The images, and links to the files of other kinds.
  var media: HTML {
    HTML.element("div", [.style("images")]) {
      for file in post.media {
        let text = file.description ?? PostText.undescribed[language]
        let image = file.preview ?? (file.kind == .image ? file.url : nil)
        if let image { context.host.image(image, text) }
        if file.kind != .image || image == nil {
          context.link(file.url.map { .external(.web($0)) }) { HTML("[\(PostText.kind(file.kind)[language])] \(text)") }
        }
      }
    }
  }

  /// Returns the form of a poll in which the user can vote, or its result.
  @HTMLBuilder func content(of poll: PostPoll) -> HTML {
    if actions != nil, poll.hasVoted != true, !poll.hasEnded(at: now) {
      context.host.form("vote", row: row, style: "choices") {
        for (index, option) in poll.options.enumerated() {
          HTML.element("label") {
            HTML.element(
              "input", [.type(poll.isMultiple ? "checkbox" : "radio"), .name("choice"), .value("\(index + 1)")])
            HTML(" \(option.title)")
          }
        }
        HTML.element("button") { HTML(PostText.vote[language]) }
      }
    } else {
      HTML.element("ul") {
        for option in poll.options {
          let votes = option.votes.map { " · \(PostText.votes($0)[language])" } ?? ""
          HTML.element("li", [option.isChosen ? .style("strong") : nil]) { HTML(option.title + votes) }
        }
      }
    }
    muted(summary(of: poll))
  }

  private func summary(of poll: PostPoll) -> String {
    let count = (poll.isMultiple ? poll.voters : nil).map(PostText.voters) ?? poll.votes.map(PostText.votes)
    let end = poll.ends.map { PostText.ends[language] + $0.clockTime(asOf: now, in: .current) }
    return [
      count?[language], poll.isMultiple ? PostText.multiple[language] : nil,
      poll.hasEnded(at: now) ? PostText.ended[language] : end,
    ].compactMap(\.self).joined(separator: " · ")
  }

  /// Returns the site, the title and the description of a page that the post links to.
  func content(of card: PostCard) -> HTML {
    HTML.element("blockquote") {
      HTML.element("p", [.style("muted")]) { HTML(card.siteName) }
      HTML.element("p", [.style("strong")]) {
        context.link(.link(card.url)) { HTML(card.title.isEmpty ? card.url.absoluteString : card.title) }
      }
      if let description = card.description { HTML.element("p", [.style("text")]) { HTML(description) } }
    }
  }

  /// Returns the author and the text of a quoted post, or the reason why it is not shown.
  func content(of quote: PostQuote) -> HTML {
    HTML.element("blockquote") {
      if quote.absence == nil, let author = quote.author, let text = quote.text {
        HTML.element("p", [.style("strong")]) { context.link(quoted) { HTML(author.name) } }
        HTML.element("p", [.style("text")]) { HTML(String(text.prefix(2_000))) }
      } else {
        context.link(quoted) { HTML(PostText.absence(quote.absence ?? .notSent)[language]) }
      }
    }
  }

  /// The reactions, the number of replies, who can see the post, and the link to its web page.
  var footer: HTML {
    let facts = post.audienceMarks(in: language) + (actions == nil ? counts : [])
    return HTML.element("div", [.style("bar")]) {
      if let actions {
        reaction(.favorite, "♡", on: "♥", key: "f", count: post.counts?.favorites)
        reaction(.boost, "⟲", on: "⟲", key: "b", count: post.counts?.boosts)
        reaction(.bookmark, "☆", on: "★", key: "B", count: nil)
        if let reply, context.host.path(of: reply.routes.last) != nil {
          context.link(reply, key: "r") { HTML(PostText.toReply[language]) }
        }
        if let quote, context.host.path(of: quote.routes.last) != nil {
          context.link(quote, key: "\"") { HTML(PostText.toQuote[language]) }
        }
        if let replies = post.counts?.replies, replies > 0 { context.link(thread) { HTML("↩ \(replies)") } }
        actions.foldedForms(for: post.author, row: row, in: context)
        if actions.isUser(post.author) {
          if let edit, context.host.path(of: edit.routes.last) != nil {
            context.link(edit, key: "e") { HTML(ActionText.edit[language]) }
          }
          actions.deletionForms(row: row, in: context)
        }
      }
      if !facts.isEmpty { HTML.element("span", [.style("muted")]) { HTML(facts.joined(separator: " · ")) } }
      if let url = post.url {
        context.link(.external(.web(url)), key: "o") { HTML(LocalizedText.openInBrowser[language]) }
      }
    }
  }

  private var counts: [String] {
    post.counts.map { PostText.counts($0, hasZeros: false).map { $0[language] } } ?? []
  }

  private func reaction(
    _ reaction: PostReaction, _ mark: String, on activeMark: String, key: String, count: Int?
  ) -> HTML {
    let isOn = post.reactions?[reaction] == true
    let label = reaction.label(isOn: isOn)[language] + (count.map { ", \($0)" } ?? "")
    let text = [isOn ? activeMark : mark, count.flatMap { $0 > 0 ? "\($0)" : nil }].compactMap(\.self)
    return context.host.button(
      reaction.rawValue, text.joined(separator: " "), row: row, key: key,
      [.label(label), isOn ? .style("strong") : nil])
  }
}
