import Foundation
import PostsTerminal
import Presentation
import TerminalUI
import Testing

@testable import Posts

@MainActor @Suite struct PostFoldingTests {
  private let zone = TimeZone(secondsFromGMT: 0) ?? .current

  private func age(_ language: Language = .en) -> PostAge { PostAge(language: language, timeZone: zone) }

  private func post(_ filter: PostFilter.Action) -> Post {
    var post = Post(id: "9", text: "A spider.", author: Person(id: "1", name: "Ada"))
    post.filter = PostFilter(filter, titles: ["Spiders\u{1B}", "Legs"])
    post.media = [PostMedia(.image, url: nil, description: "legs")]
    return post
  }

  private func rows(_ post: Post, unfolded: Set<PostID> = []) -> [String] {
    PostLayout(age: age(), now: Date(), showsExactDates: false, textLimit: 8, unfolded: unfolded)
      .excerpt(of: post, columns: 60).map(\.text.string)
  }

  private func plain(_ post: Post, _ language: Language = .en) -> [String] {
    Array(PostPlain.lines(post, age: age(language)).map(\.string).dropFirst())
  }

  @Test func `A post that matches a filter is folded behind its titles until the user unfolds it`() {
    for action in [PostFilter.Action.warn, .hide] {
      var post = post(action)
      post.warning = "legs"
      #expect(rows(post) == ["▸ Filtered: Spiders␛, Legs"])
      #expect(
        rows(post, unfolded: ["9"])
          == ["▾ Filtered: Spiders␛, Legs", "▾ Content warning: legs", "A spider.", "[image] legs"])
      #expect(plain(post) == ["  ▸ Filtered: Spiders␛, Legs"])
      #expect(plain(post, .zhHans) == ["  ▸ 已过滤：Spiders␛, Legs"])
      #expect(
        PostPlain.details(post, age: age()).map(\.string).dropFirst()
          == ["  ▾ Filtered: Spiders␛, Legs", "  ▾ Content warning: legs", "  A spider.", "  [image] legs"])
    }
  }

  @Test func `A filter of media folds the files, and the text stays`() {
    #expect(rows(post(.blur)) == ["▸ Media filtered: Spiders␛, Legs", "A spider."])
    #expect(rows(post(.blur), unfolded: ["9"]) == ["▾ Media filtered: Spiders␛, Legs", "A spider.", "[image] legs"])
    #expect(plain(post(.blur)) == ["  ▸ Media filtered: Spiders␛, Legs", "  A spider."])
    var text = post(.blur)
    text.media = []
    #expect(rows(text) == ["A spider."])
  }

  @Test(arguments: [
    (PostQuote.Absence.pending, "awaiting its author's approval"), (.rejected, "does not allow"),
    (.revoked, "withdrew"), (.deleted, "deleted"), (.unauthorized, "not allowed to see"),
    (.blockedAuthor, "you blocked its author"), (.blockedServer, "you blocked its server"),
    (.mutedAuthor, "you muted its author"), (.filtered, "by a filter: Spiders"), (.notSent, "not sent by the server"),
  ])
  func `A quoted post that is not shown has a sentence in both languages`(absence: PostQuote.Absence, words: String) {
    var post = Post(id: "9", text: "Look", author: Person(id: "1", name: "Ada"))
    post.quote = PostQuote(absence, id: "6", filters: absence == .filtered ? ["Spiders"] : nil)
    #expect(plain(post).last?.hasPrefix("  » Quoted post") == true && plain(post).last?.contains(words) == true)
    #expect(plain(post, .zhHans).last?.hasPrefix("  » ") == true)
    #expect(rows(post).last == plain(post).last.map { String($0.dropFirst(2)) })
  }

  @Test func `The details of a post have the ID of a quoted post that is not shown but can be opened`() {
    var post = Post(id: "9", text: "Look", author: Person(id: "1", name: "Ada"))
    func details(_ language: Language) -> String? {
      PostPlain.details(post, age: age(language)).map(\.string).last
    }
    post.quote = PostQuote(.mutedAuthor, id: "6")
    #expect(details(.en) == "  ID of the quoted post: 6" && details(.zhHans) == "  引用的嘟文的 ID：6")
    post.quote = PostQuote(.deleted, id: "6")
    #expect(details(.en) == "  » Quoted post deleted")
  }

  @Test func `A quote within a quote is noted`() {
    var post = Post(id: "9", text: "Look", author: Person(id: "1", name: "Ada"))
    post.quote = PostQuote(id: "6", author: Person(id: "2", name: "Bob"), text: "q", url: nil, hasQuote: true)
    #expect(plain(post).last == "  » Bob: q (quotes another post)")
    post.quote = PostQuote(id: "6", author: Person(id: "2", name: "Bob"), text: "q", url: nil)
    #expect(plain(post).last == "  » Bob: q")
  }

  @Test func `The standing of a person says whether the account has moved, is suspended, limited or a memorial`() {
    var person = Person(id: "1", name: "Olga")
    #expect(person.standing(in: .en) == nil)
    person.movedTo = "olga@new.example\u{1B}"
    person.marks = [.suspended, .limited, .memorial]
    #expect(
      person.standing(in: .en).map { TerminalText($0).string }
        == "Moved to @olga@new.example␛ · Suspended · Limited by the moderators · In memoriam")
    #expect(
      person.standing(in: .zhHans).map { TerminalText($0).string } == "已迁移到 @olga@new.example␛ · 已被封禁 · 已被管理员限制 · 悼念账号")
    #expect(person.height(columns: 100, in: .en) == 2)
  }

  @Test func `Counts that the server does not send are not shown`() {
    var post = Post(id: "9", text: "x", author: Person(id: "1", name: "Ada"))
    post.counts = PostCounts(replies: nil, boosts: 0, favorites: 2)
    #expect(PostPlain.details(post, age: age()).last?.string == "  0 boosts · 2 favorites")
    post.poll = PostPoll(
      id: "1", options: [.init(title: "a", votes: 3, isChosen: false), .init(title: "b", votes: 1, isChosen: false)],
      ends: nil, hasEnded: false, isMultiple: false, votes: nil, voters: nil, hasVoted: nil)
    #expect(plain(post).suffix(3) == ["  ○ a · 3 (75%)", "  ○ b · 1 (25%)", "  2 favorites"])
  }
}
