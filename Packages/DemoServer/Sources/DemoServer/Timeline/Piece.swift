import Digest

/// A part of a post: text, which is converted to the format of the network, or an attachment, which only Mastodon's
/// posts have.
enum Piece: Sendable, Equatable {
  case text(String)
  case code(String)
  case link(String)
  case tag(String)
  case mention(String)
  case lineBreak
  case paragraph
  case emoji(String)
  case list([String])
  case quotation(String)
  case preformatted(String)
  /// A file with its description.
  case file(MediaKind, String)
  /// A poll with its options.
  case poll([String])
  /// A closed poll with several choices, in which the user voted for the first and the last option.
  case closedPoll([String])
  /// A quote of an older post. The value is the difference between the indexes of the two posts.
  case quote(Int)

  /// The kind of a file, as Mastodon names it.
  enum MediaKind: String {
    case image, video, audio
  }

  var isList: Bool {
    if case .list = self { true } else { false }
  }

  var isQuote: Bool {
    if case .quote = self { true } else { false }
  }

  /// Returns HTML like that of Mastodon: paragraphs, shortened links, and markup for tags and mentions.
  static func html(_ pieces: [Piece]) -> String {
    let body = pieces.map { piece -> String in
      switch piece {
      case .text(let text): text.htmlEscaped
      case .code(let text): "<code>\(text.htmlEscaped)</code>"
      case .link(let url): linkHTML(url)
      case .tag(let tag):
        #"<a href="https://mastodon.example/tags/\#(percentEncoded(tag.lowercased()))" class="mention hashtag" rel="tag">"#
          + "#<span>\(tag.htmlEscaped)</span></a>"
      case .mention(let handle):
        #"<span class="h-card"><a href="https://mastodon.example/@\#(handle)" class="u-url mention">"#
          + "@<span>\(handle)</span></a></span>"
      case .lineBreak: "<br>"
      case .paragraph: "</p><p>"
      case .emoji(let name): ":\(name):"
      case .list(let items): "</p><ul>\(items.map { "<li>\($0.htmlEscaped)</li>" }.joined())</ul><p>"
      case .quotation(let text): "</p><blockquote><p>\(text.htmlEscaped)</p></blockquote><p>"
      case .preformatted(let text): "</p><pre><code>\(text.htmlEscaped)</code></pre><p>"
      case .file, .poll, .closedPoll, .quote: ""
      }
    }
    return "<p>\(body.joined())</p>".replacing("<p></p>", with: "")
  }

  /// Returns the text in Twitter's format, in which `&`, `<`, `>` and `"` are escaped and files are links. A space is
  /// inserted before a link if the text before it does not end with whitespace.
  static func plain(_ pieces: [Piece]) -> String {
    pieces.reduce(into: "") { text, piece in
      let part = plain(piece)
      if part.hasPrefix("https://"), text.last?.isWhitespace == false { text += " " }
      text += part
    }
  }

  /// Returns the text as its author could have written it, without what is attached.
  static func source(_ pieces: [Piece]) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text), .code(let text), .link(let text): text
      case .list(let items): "\n" + items.map { "- \($0)" }.joined(separator: "\n")
      case .quotation(let text), .preformatted(let text): "\n\(text)\n"
      case .file: ""
      default: plain(piece)
      }
    }
    .joined()
  }

  private static func plain(_ piece: Piece) -> String {
    switch piece {
    case .text(let text), .code(let text): text.htmlEscaped
    case .link(let text), .file(_, let text): "https://t.co/" + SHA256.hexDigest(of: text.utf8).prefix(10)
    case .tag(let tag): "#\(tag)"
    case .mention(let handle): "@\(handle)"
    case .lineBreak: "\n"
    case .paragraph: "\n\n"
    case .emoji(let name): ":\(name):"
    case .list(let items): "\n" + items.map { "- \($0.htmlEscaped)" }.joined(separator: "\n")
    case .quotation(let text), .preformatted(let text): "\n\(text.htmlEscaped)\n"
    case .poll, .closedPoll, .quote: ""
    }
  }

  /// Returns a link. The scheme and the end of a long URL are in the markup but hidden, and clients display an ellipsis
  /// in place of the end.
  private static func linkHTML(_ url: String) -> String {
    let address = url.hasPrefix("https://") ? String(url.dropFirst(8)) : url
    let (shown, hidden) = (address.prefix(30), address.dropFirst(30))
    return #"<a href="\#(url.htmlEscaped)" rel="nofollow noopener noreferrer" target="_blank">"#
      + #"<span class="invisible">https://</span><span class="\#(hidden.isEmpty ? "" : "ellipsis")">"#
      + #"\#(String(shown).htmlEscaped)</span><span class="invisible">\#(String(hidden).htmlEscaped)</span></a>"#
  }
}

extension String {
  var htmlEscaped: String {
    reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }
}
