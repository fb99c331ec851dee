import Foundation
import Networking
import Presentation

extension HubRow {
  /// Creates the row of a user who committed to a repository.
  init(_ contributor: Contributor) {
    let commits = contributor.contributions.map { count in
      LocalizedText(en: "\(count) \(count == 1 ? "commit" : "commits")", zhHans: "\(count) 次提交")
    }
    self.init(
      id: contributor.id.map(String.init) ?? contributor.login, title: LocalizedText(contributor.login),
      details: commits ?? LocalizedText(""),
      intent: .user(contributor.login))
  }

  /// Returns the row of the counts that the server sends for a user, or `nil` if it sends none.
  private static func counts(of user: User) -> HubRow? {
    let counts = [
      user.publicRepos.map {
        LocalizedText(en: $0 == 1 ? "1 repository" : "\($0.short) repositories", zhHans: "\($0.short) 个仓库")
      },
      user.followers.map {
        LocalizedText(en: $0 == 1 ? "1 follower" : "\($0.short) followers", zhHans: "\($0.short) 位关注者")
      },
      user.following.map { LocalizedText(en: "\($0.short) following", zhHans: "关注 \($0.short) 人") },
    ].compactMap(\.self)
    guard let title = counts.first else { return nil }
    func details(_ language: Language) -> String { counts.dropFirst().map { $0[language] }.joined(separator: " · ") }
    return HubRow(id: "counts", title: title, details: LocalizedText(en: details(.en), zhHans: details(.zhHans)))
  }

  /// Returns the rows that describe a user.
  ///
  /// - Parameter offersProfiles: Whether the app has a destination for the profiles of Mastodon servers. If `false`,
  ///   such a profile opens as a web page.
  static func rows(_ details: UserProfile, offersProfiles: Bool) -> [HubRow] {
    let user = details.user
    var rows = [
      HubRow(
        id: "user", title: LocalizedText(user.name ?? user.login), details: LocalizedText("@\(user.login)"),
        body: user.bio, url: page(user.htmlUrl))
    ]
    if let counts = counts(of: user) { rows.append(counts) }
    if let missing = details.missing {
      rows.append(
        HubRow(
          id: "accounts", title: LocalizedText(en: "Accounts on other sites", zhHans: "其他网站的账号"),
          details: missing.missingPart))
    }
    let address = details.fediverseAddress
    if let address, offersProfiles {
      rows.append(
        HubRow(
          id: "timeline", title: LocalizedText(en: "Mastodon profile", zhHans: "Mastodon 个人资料"),
          details: LocalizedText("\(address)"), intent: .profile(address)))
    }
    let links = ([user.blog].compactMap(\.self) + details.accounts.map(\.url)).compactMap { page($0) }
    var seen: Set<String> = []
    rows += (links + [URL](webAddressesIn: user.bio ?? "")).filter { seen.insert($0.absoluteString).inserted }
      .map(HubRow.init(link:))
    let facts = [
      ("company", LocalizedText(en: "Company", zhHans: "公司"), user.company),
      ("location", LocalizedText(en: "Location", zhHans: "所在地"), user.location),
    ]
    return rows
      + facts.compactMap { id, title, text in text.map { HubRow(id: id, title: title, details: LocalizedText($0)) } }
  }
}
