public import Composition
public import Foundation
public import Posts
public import Presentation
public import WebApp
public import WebUI

/// The contents of a post on a page.
///
/// What a content warning or a filter of the user folds is in an element that the user opens. Images come through the
/// app's proxy, with the descriptions that their author wrote.
@MainActor public struct PostContent {
  /// The segue to the profile or the posts of the author, or `nil` for none.
  public var author: Segue?
  /// The segue to the thread of the post, or `nil` for none.
  public var thread: Segue?
  /// The segue to the editor of a reply, or `nil` for none. It has a link if it shows a page.
  public var reply: Segue?
  /// The segue to the editor of a post that quotes this one, or `nil` for none. It has a link if it shows a page.
  public var quote: Segue?
  /// The segue to the editor of the post, or `nil` for none. It has a link if it shows a page and the post is the user's own.
  public var edit: Segue?
  /// The segue to the quoted post, or `nil` for none.
  public var quoted: Segue?
  /// A note above the post, or `nil` for none.
  public var note: LocalizedText?
  /// The actions of the user on the post and its author, or `nil` to offer none. The page performs what the forms request
  /// with `perform`.
  public var actions: ActionInput?

  let post: Post
  let context: SceneContext<WebInterface>
  let row: String
  let now: Date

  /// The maximum number of bytes of a text. The web page of the post shows the whole text.
  static let mostTextBytes = 16 << 10
  private static let mostExcerptCharacters = 500

  /// Creates the contents of a post.
  ///
  /// - Parameters:
  ///   - post: The post.
  ///   - row: The identifier of the row with the post.
  ///   - context: The context of the page.
  ///   - now: The current time, which decides whether a poll has ended.
  public init(_ post: Post, row: String, context: SceneContext<WebInterface>, now: Date = Date()) {
    self.post = post
    self.row = row
    self.context = context
    self.now = now
  }

  /// Creates the contents of a row's post.
  public init<Row>(_ post: Post, in row: RowContext<Row>) { self.init(post, row: row.identifier, context: row.scene) }

  var language: Language { context.language }

  /// The contents as HTML.
  @HTMLBuilder public var html: HTML {
    if let note { muted(note[language]) }
    if let person = post.passedOnBy { muted("⟲ \(person.name)") }
    heading
    if let reply = post.reply {
      muted("↩ " + (reply.username.map { PostText.replyTo("@\($0)") } ?? PostText.reply)[language])
    }
    if let filter = post.filter, filter.action != .blur {
      folded(behind: ([PostText.filtered[language]] + filter.titles).joined(separator: " · ")) { warned }
    } else {
      warned
    }
    footer
  }

  /// The beginning of the text and a quoted post as HTML, for a row about an event. Only a content warning if there is one.
  @HTMLBuilder public var excerpt: HTML {
    HTML.element("p", [.style("text")]) {
      post.warning.map { HTML($0) } ?? text(bytes: post.text.prefix(Self.mostExcerptCharacters).utf8.count)
    }
    if post.warning == nil, let quote = post.quote { content(of: quote) }
  }

  @HTMLBuilder private var heading: HTML {
    HTML.element("p", [.style("facts")]) {
      if let avatar = post.author.avatar { context.host.image(avatar, "", style: "avatar") }
      context.link(author) { HTML.element("strong") { HTML(post.author.name) } }
      if !post.author.username.isEmpty { HTML.element("span", [.style("muted")]) { HTML("@\(post.author.username)") } }
      if let created = post.created {
        HTML.element("span", [.style("muted")]) {
          context.link(thread, key: "t") { HTML(created.clockTime(asOf: now, in: .current)) }
        }
      }
    }
  }

  /// The text and what is attached to it, behind the content warning if there is one.
  @HTMLBuilder private var warned: HTML {
    if let warning = post.warning {
      folded(behind: PostText.warning[language] + warning) { unfolded }
    } else {
      unfolded
    }
  }

  @HTMLBuilder private var unfolded: HTML {
    if !post.text.isEmpty { HTML.element("p", [.style("text")]) { text(bytes: Self.mostTextBytes) } }
    if !post.media.isEmpty {
      if let filter = post.filter, filter.action == .blur {
        folded(behind: ([PostText.filteredMedia[language]] + filter.titles).joined(separator: " · ")) { media }
      } else if post.isSensitive && post.warning == nil {
        folded(behind: PostText.sensitive[language]) { media }
      } else {
        media
      }
    }
    if let poll = post.poll { content(of: poll) }
    if let card = post.card { content(of: card) }
    if let quote = post.quote { content(of: quote) }
  }

  /// Returns the beginning of the text, in which the links are links of the page. Other formatting is left out.
  private func text(bytes limit: Int) -> HTML {
    let bytes = Array(post.text.utf8.prefix(limit))
    var (parts, position) = ([HTML](), 0)
    func piece(_ range: Range<Int>) -> HTML { HTML(String(decoding: bytes[range], as: UTF8.self)) }
    for span in post.body.spans {
      guard let url = span.url, span.range.lowerBound >= position, span.range.upperBound <= bytes.count else {
        continue
      }
      parts += [piece(position..<span.range.lowerBound), context.link(.link(url)) { piece(span.range) }]
      position = span.range.upperBound
    }
    parts.append(piece(position..<bytes.count))
    return HTML(parts + (bytes.count < post.text.utf8.count ? ["…"] : []))
  }

  func folded(behind summary: String, @HTMLBuilder content: () -> HTML) -> HTML {
    HTML.element("details") {
      HTML.element("summary", [.style("warning")]) { HTML(summary) }
      content()
    }
  }

  func muted(_ text: String) -> HTML { HTML.element("p", [.style("muted")]) { HTML(text) } }
}
