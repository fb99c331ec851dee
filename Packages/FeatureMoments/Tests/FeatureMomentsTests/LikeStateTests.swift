import FeatureMoments
import Testing

@Suite("A like button")
struct LikeStateTests {
  private func run(_ events: LikeState.Event..., from isLiked: Bool = false) -> (
    state: LikeState, effects: [LikeState.Effect]
  ) {
    var state = LikeState(isLiked: isLiked)
    let effects = events.flatMap { state.handle($0) }
    return (state, effects)
  }

  @Test("A like button shows a press at once, and sends it")
  func press() {
    let (state, effects) = run(.pressed)
    #expect(state.isLiked)
    #expect(effects == [.send(true)])
    #expect(run(.pressed, from: true).effects == [.send(false)])
  }

  @Test("A like button is counted once, when it has taken place")
  func success() {
    let (state, effects) = run(.pressed, .succeeded, .succeeded)
    #expect(state.isLiked)
    #expect(effects == [.send(true), .track(true)])
  }

  @Test("A like button is as before when it fails, and is not counted")
  func failure() {
    let (state, effects) = run(.pressed, .failed, .failed)
    #expect(!state.isLiked)
    #expect(effects == [.send(true), .apologize])
  }

  @Test("A like button pressed twice while the server works sends the second press afterwards")
  func serialised() {
    let (state, effects) = run(.pressed, .pressed, .succeeded, .succeeded)
    #expect(!state.isLiked)
    #expect(effects == [.send(true), .track(true), .send(false), .track(false)])
  }

  @Test("A like button pressed three times while the server works has nothing more to send")
  func settled() {
    let (state, effects) = run(.pressed, .pressed, .pressed, .succeeded)
    #expect(state.isLiked)
    #expect(effects == [.send(true), .track(true)])
  }

  @Test("A like button that fails on the second request is as the first left it")
  func secondFails() {
    let (state, effects) = run(.pressed, .pressed, .succeeded, .failed)
    #expect(state.isLiked)
    #expect(effects == [.send(true), .track(true), .send(false), .apologize])
  }

  @Test("A like button follows a page, but not one that comes while the server works")
  func loaded() {
    #expect(run(.loaded(isLiked: true)).state.isLiked)
    #expect(run(.loaded(isLiked: true), .pressed).effects == [.send(false)])
    #expect(run(.pressed, .loaded(isLiked: false)).state.isLiked)
    #expect(!run(.pressed, .loaded(isLiked: true), .failed).state.isLiked)
  }
}
