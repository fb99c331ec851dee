import Foundation
public import Posts
public import Presentation
import PresentationTerminal
public import TerminalUI

extension Post {
  /// Returns the marks of the post, the numbers of reactions and those of the user, or `nil` if there are none. The
  /// marks show the audience of a post that not everyone can see, and whether the post was edited.
  func marks(in language: Language) -> TerminalText? {
    var marks = audienceMarks(in: language)
    if let counts { marks += PostText.counts(counts, hasZeros: false).map { $0[language] } }
    marks += PostText.reactions(reactions).map { $0[language] }
    return marks.isEmpty ? nil : TerminalText(marks.joined(separator: " · "))
  }

  /// Returns a line about the post that this one replies to, or `nil` if this post is not a reply.
  func context(in language: Language, upTo length: Int = .max) -> TerminalText? {
    reply.map { reply in
      guard let username = reply.username else { return TerminalText("↩ \(PostText.reply[language])") }
      return TerminalText("↩ \(PostText.replyTo("@\(username.prefix(length))")[language])")
    }
  }

  /// Returns the headings behind which parts of the post are folded: the filters that it matches, and its content
  /// warning. A filter also folds the content warning.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - unfoldsFilter: A Boolean value that indicates whether the parts behind the filters are shown.
  ///   - unfoldsWarning: A Boolean value that indicates whether the text behind the content warning is shown.
  ///   - length: The maximum number of characters of each text from the server.
  func warnings(
    in language: Language, unfoldsFilter: Bool, unfoldsWarning: Bool, upTo length: Int = .max
  ) -> [TerminalText] {
    var warnings: [TerminalText] = []
    if let filter, filter.action != .blur || !media.isEmpty {
      let label = filter.action == .blur ? PostText.filteredMedia : PostText.filtered
      let titles = filter.titles.joined(separator: ", ").prefix(length)
      let title = titles.isEmpty ? "" : LocalizedText.colon[language] + titles
      warnings.append("\(unfoldsFilter ? "▾" : "▸") \(label[language])\(title)")
    }
    if let warning = unfoldsFilter ? warning : filtered.warning {
      warnings.append("\(unfoldsWarning ? "▾" : "▸") \(PostText.warning[language])\(warning.prefix(length))")
    }
    return warnings
  }

  /// Returns the audience of the post, its language, the numbers of replies, boosts and favorites, the reactions of the
  /// user, and whether the post was edited, or `nil` if the server sent none of these.
  func facts(in language: Language) -> TerminalText? {
    var facts = visibility.map { [PostText.audience($0)[language]] } ?? []
    if let code = self.language { facts.append(code) }
    if let counts { facts += PostText.counts(counts, hasZeros: true).map { $0[language] } }
    facts += PostText.reactions(reactions).map { $0[language] }
    if edited != nil { facts.append(PostText.edited[language]) }
    return facts.isEmpty ? nil : TerminalText(facts.joined(separator: " · "))
  }

  /// Whether the post has files, a poll or a quoted post.
  var hasAttachments: Bool { !media.isEmpty || poll != nil || quote != nil }

  /// Returns a line for each file, for each option of the poll, for the number of votes and the end of the poll, and
  /// for the quoted post.
  ///
  /// - Parameters:
  ///   - columns: The width in which the results of the poll are bars, or `nil` for results in numbers only.
  ///   - length: The maximum number of characters of each text from the server. Rows are drawn in every frame, and text
  ///     can be long.
  func attachments(_ age: PostAge, barsIn columns: Int? = nil, upTo length: Int = .max) -> [StyledText] {
    let language = age.language
    let files = media.map { $0.line(in: language, isSensitive: isSensitive && warning == nil, upTo: length) }
    let quoted = quote.map { ["» " + $0.line(in: language, upTo: length)] } ?? []
    if let poll, let columns, columns >= PostPoll.leastColumns, poll.options.contains(where: { $0.votes != nil }) {
      let summary = poll.summary(age)
      return files.map { StyledText($0, .muted) } + poll.bars(columns: columns, upTo: length)
        + ((summary.isEmpty ? [] : [summary]) + quoted).map { StyledText($0, .muted) }
    }
    let options =
      poll.map { poll in
        poll.options.map { option in
          "\(poll.mark(of: option)) \(option.title.prefix(length))\(poll.result(of: option))" as TerminalText
        } + [poll.summary(age)].filter { !$0.isEmpty }
      } ?? []
    return (files + options + quoted).map { StyledText($0, .muted) }
  }
}

extension PostMedia {
  /// Returns a line with the kind, the size and the alternative text of the file.
  ///
  /// - Parameters:
  ///   - language: The language of the line.
  ///   - isSensitive: A Boolean value that indicates whether to mark the file as sensitive.
  ///   - length: The maximum number of characters of the alternative text.
  public func line(in language: Language, isSensitive: Bool, upTo length: Int = .max) -> TerminalText {
    let text = description?.prefix(length) ?? PostText.undescribed[language][...]
    var kind = PostText.kind(kind)[language]
    if let width, let height { kind += " \(width) × \(height)" }
    if isSensitive { kind += " · \(PostText.sensitive[language])" }
    return "[\(kind)] \(text)"
  }
}

extension PostCard {
  /// The lines of the preview: the site and the title, and the description.
  var lines: [TerminalText] {
    ["┃ \(siteName)\(title.isEmpty ? "" : " · \(title)")"] + (description.map { ["┃ \($0)"] } ?? [])
  }
}

extension PostPoll {
  /// The width below which the results are shown without bars.
  fileprivate static let leastColumns = 36

  /// Returns a line for each option: its mark, its title, a bar and the share of the votes.
  fileprivate func bars(columns: Int, upTo length: Int) -> [StyledText] {
    let titles = options.map { TerminalText(String($0.title.prefix(length))) }
    let width = min(titles.map(\.columns).max() ?? 0, columns - 26)
    return zip(options, titles).map { option, title in
      let share = share(of: option)
      let bar = String(repeating: "▇", count: share > 0 ? max(1, Int((share / 10).rounded())) : 0)
      let name = StyledText(title).truncated(to: width).text.padded(to: width)
      return StyledText(
        TerminalText("\(mark(of: option)) ") + name, option.isChosen ? Style(.text, [.bold]) : Style(.muted))
        + StyledText(TerminalText("  \(bar)"), .accent)
        + StyledText(TerminalText("\(bar.isEmpty ? "" : " ")\(Self.percent(share)) · \(option.votes ?? 0)"), .muted)
    }
  }

  /// Returns the votes for an option and their share, or empty text while the server hides the result.
  fileprivate func result(of option: Option) -> String {
    guard let count = option.votes else { return "" }
    return " · \(count) (\(Self.percent(share(of: option))))"
  }

  private static func percent(_ share: Double) -> String {
    "\(share.formatted(.number.grouping(.never).locale(Locale(identifier: "en_US"))))%"
  }

  /// Returns the share of the votes for an option, as a percentage without fraction.
  private func share(of option: Option) -> Double {
    let count = option.votes ?? 0
    // A server can send any numbers. With several choices, each share is a percentage of the voters.
    let sum = options.reduce(0.0) { $0 + Double($1.votes ?? 0) }
    let whole = isMultiple ? (voters ?? votes).map(Double.init) ?? sum : max(sum, Double(votes ?? 0))
    return count > 0 && whole > 0 ? min(100, (100 * Double(count) / whole).rounded()) : 0
  }

  /// Returns the mark of an option, which is round if only one option can be chosen.
  fileprivate func mark(of option: Option) -> String {
    isMultiple ? (option.isChosen ? "☑" : "☐") : option.isChosen ? "●" : "○"
  }

  /// Returns the number of votes, whether several options can be chosen, and the end of the poll.
  fileprivate func summary(_ age: PostAge) -> TerminalText {
    let count = (isMultiple ? voters : nil).map(PostText.voters) ?? votes.map(PostText.votes)
    let end: TerminalText? =
      hasEnded(at: age.now)
      ? TerminalText(PostText.ended[age.language])
      : ends.map { TerminalText(PostText.ends[age.language]) + age.exact($0) }
    let facts = [count, isMultiple ? PostText.multiple : nil].compactMap { $0.map { TerminalText($0[age.language]) } }
    return (facts + [end].compactMap(\.self)).joined(separator: " · ")
  }
}
