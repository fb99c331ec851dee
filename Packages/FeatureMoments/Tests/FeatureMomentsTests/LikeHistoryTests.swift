import Testing

@testable import FeatureMoments

@Suite("The history of likes") struct LikeHistoryTests {
  private func page(_ liked: String...) -> MomentsDetails {
    MomentsDetails(
      user: UserDetails(id: "0", name: "Me"),
      moments: ["1", "2"].map {
        Moment(id: $0, authorName: "a", kind: .photos, likes: Likes(isLiked: liked.contains($0)))
      })
  }

  @Test("The history of likes lets an answer be as it is when nothing was settled since it was asked for") func plain()
  {
    var history = LikeHistory()
    history.settle("1")
    let asked = history.begin()
    #expect(history.newest(page("2"), asked: asked, kept: page("1")) == page("2"))
  }

  @Test("The history of likes keeps a like that was settled since an answer was asked for, and takes all else of it")
  func later() {
    var history = LikeHistory()
    let asked = history.begin()
    history.settle("1")
    #expect(history.newest(page("2"), asked: asked, kept: page("1")) == page("1", "2"))
    #expect(history.newest(page("1"), asked: asked, kept: page("2")) == page())
  }

  @Test("The history of likes has nothing to keep where nothing is kept") func nothing() {
    var history = LikeHistory()
    let asked = history.begin()
    history.settle("1")
    #expect(history.newest(page("2"), asked: asked, kept: nil) == page("2"))
  }
}
