import Posts

extension Post {
  /// The text without the mention of the author to whom the post replies at its start, whom the line above the text of a row
  /// names.
  var bodyBelowReply: FormattedText {
    guard let username = reply?.username?.lowercased() else { return body }
    // Servers shorten the mentions of people on other servers.
    let names = [username, String(username.prefix { $0 != "@" })]
    let word = body.string.prefix { !$0.isWhitespace }
    guard word.first == "@", names.contains(word.dropFirst().lowercased()) else { return body }
    let rest = body.string[word.endIndex...].drop(while: \.isWhitespace)
    if rest.isEmpty { return body }
    let count = body.string.utf8.count - rest.utf8.count
    let spans = body.spans.compactMap { span -> TextSpan? in
      guard span.range.upperBound > count else { return nil }
      return TextSpan(max(0, span.range.lowerBound - count)..<span.range.upperBound - count, span.kind, url: span.url)
    }
    return FormattedText(String(rest), spans: spans)
  }
}
