import Mastodon

extension PostQuote {
  init(_ quote: Quote, in context: FilterMatch.Context?) {
    let id = quote.statusID.map { PostID($0) }
    let filter = PostFilter(quote.status?.filtered ?? [], in: context)
    if let absence = Absence(quote.state) ?? (quote.status == nil ? .notSent : nil) {
      self.init(absence, id: id)
    } else if let filter, filter.action != .blur {
      self.init(.filtered, id: id, filters: filter.titles)
    } else if let status = quote.status {
      self.init(
        id: PostID(status.id), author: Person(status.account),
        text: status.spoilerText?.limited(to: TextLimit.field)
          ?? HTMLText.plain(status.content, limit: TextLimit.field),
        url: status.url, hasQuote: status.quote != nil)
    } else {
      self.init(.notSent, id: id)
    }
  }
}

extension PostQuote.Absence {
  /// Creates the reason why a quote in a state is not shown, or `nil` if it can be shown.
  fileprivate init?(_ state: Quote.State) {
    switch state {
    case .accepted: return nil
    case .pending: self = .pending
    case .rejected: self = .rejected
    case .revoked: self = .revoked
    case .deleted: self = .deleted
    case .blockedAccount: self = .blockedAuthor
    case .blockedDomain: self = .blockedServer
    case .mutedAccount: self = .mutedAuthor
    case .unauthorized, .other: self = .unauthorized
    }
  }
}

extension PostFilter {
  /// The maximum number of titles. Rows are laid out in every frame, so the number must be limited.
  private static let titleLimit = 20

  /// Creates a filter from the filters that a status matches and that apply in a list. Returns `nil` if there are none.
  init?(_ matches: [FilterMatch], in context: FilterMatch.Context?) {
    let matches = matches.filter { $0.applies(in: context) }
    if matches.isEmpty { return nil }
    let actions = matches.map { Action($0.action) }
    var known: Set<String> = [""]
    let titles = matches.prefix(Self.titleLimit).map { $0.title.limited(to: TextLimit.title) }
    self.init(
      actions.contains(.hide) ? .hide : actions.contains(.warn) ? .warn : .blur,
      titles: titles.filter { known.insert($0).inserted })
  }
}

extension PostFilter.Action {
  fileprivate init(_ action: FilterMatch.Action) {
    switch action {
    case .hide: self = .hide
    case .blur: self = .blur
    case .warn, .other: self = .warn
    }
  }
}
