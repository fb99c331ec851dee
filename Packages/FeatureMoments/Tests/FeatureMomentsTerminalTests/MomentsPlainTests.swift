import FeatureMoments
import FeatureMomentsTerminal
import Foundation
import Presentation
import TerminalUI
import Testing

@Suite struct MomentsPlainTests {
  private let now = Date(timeIntervalSince1970: 1_605_521_480)

  @Test
  func `Each paragraph of MomentsPlain shows a moment and begins with the number that commands accept`() {
    let page = MomentsDetails(user: .mira, moments: [.lake, .link])
    #expect(
      MomentsPlain.lines(page, language: .en, now: now).map(\.string) == [
        "Mira Okafor",
        "",
        "#1  Tobias Lind  2 minutes ago",
        "    At the lake",
        "    https://img.test/photos/lake.jpg  A lake at dusk",
        "    https://img.test/photos/second.jpg",
        "    2 likes, liked by you: 佐藤 花江, Mira Okafor",
        "    shared with 3: Mira Okafor, 佐藤 花江, Omar Haddad",
        "",
        "#2  佐藤 花江  1 day ago",
        "    值得一读",
        "    https://example.com/reactive",
      ])
    #expect(
      MomentsPlain.lines(.lake, language: .zhHans, now: now).map(\.string) == [
        "#1  Tobias Lind  2分钟前", "    At the lake", "    https://img.test/photos/lake.jpg  A lake at dusk",
        "    https://img.test/photos/second.jpg", "    2 个赞，你已赞：佐藤 花江、Mira Okafor",
        "    分享给 3 人：Mira Okafor、佐藤 花江、Omar Haddad",
      ])
  }

  @Test func `MomentsPlain returns a message if there are no moments`() {
    let page = MomentsDetails(user: .mira, moments: [])
    #expect(
      MomentsPlain.lines(page, language: .zhHans, now: now).map(\.string) == [
        "Mira Okafor", "", "目前还没有朋友圈信息，可以添加好友来查看更多的朋友圈信息",
      ])
  }

  @Test func `MomentsPlain keeps line breaks in a moment's text and makes control characters visible`() {
    let moment = Moment(id: "1\u{1B}", authorName: "a\u{9B}", kind: .photos, title: "one\n\ntwo\u{7}")
    #expect(
      MomentsPlain.lines(moment, language: .en, now: now).map(\.string) == ["#1␛  a␦", "    one", "    two␇"])
  }
}
