import Testing

@testable import FeatureMoments

@Suite("LikeHistory") struct LikeHistoryTests {
  private func page(_ liked: String...) -> MomentsDetails {
    MomentsDetails(
      user: UserDetails(id: "0", name: "Me"),
      moments: ["1", "2"].map {
        Moment(id: $0, authorName: "a", kind: .photos, likes: Likes(isLiked: liked.contains($0)))
      })
  }

  @Test("`LikeHistory` returns a response unchanged if no like was settled since its request") func plain() {
    var history = LikeHistory()
    history.settle("1")
    let asked = history.begin()
    #expect(history.newest(page("2"), asked: asked, stored: page("1")) == page("2"))
  }

  @Test("`LikeHistory` replaces only the likes that were settled since the request")
  func later() {
    var history = LikeHistory()
    let asked = history.begin()
    history.settle("1")
    #expect(history.newest(page("2"), asked: asked, stored: page("1")) == page("1", "2"))
    #expect(history.newest(page("1"), asked: asked, stored: page("2")) == page())
  }

  @Test("`LikeHistory` returns a response unchanged if no page is stored") func nothing() {
    var history = LikeHistory()
    let asked = history.begin()
    history.settle("1")
    #expect(history.newest(page("2"), asked: asked, stored: nil) == page("2"))
  }
}
