import Testing

@testable import FeatureMoments

@Suite struct LikeHistoryTests {
  @Test func `settled(since:) returns the moments whose likes were settled after a request started`() {
    var history = LikeHistory()
    history.settle("1")
    let asked = history.begin()
    #expect(history.settled(since: asked) == [])
    history.settle("2")
    #expect(history.settled(since: asked) == ["2"])
  }

  @Test func `keepingLikes(of:) replaces only the likes of the given moments`() {
    func page(_ liked: String...) -> MomentsDetails {
      MomentsDetails(
        user: UserDetails(id: "0", name: "Me"),
        moments: ["1", "2"].map {
          Moment(id: $0, authorName: "a", kind: .photos, likes: Likes(isLiked: liked.contains($0)))
        })
    }
    #expect(page("2").keepingLikes(of: []) == page("2"))
    #expect(page("2").keepingLikes(of: Array(page("1").moments.prefix(1))) == page("1", "2"))
    #expect(page("1").keepingLikes(of: Array(page("2").moments.prefix(1))) == page())
  }
}
