import FeatureMoments
import Testing

@Suite
struct LikeStateTests {
  private func run(_ events: LikeState.Event..., from isLiked: Bool = false) -> (
    state: LikeState, effects: [LikeState.Effect]
  ) {
    var state = LikeState(isLiked: isLiked)
    let effects = events.flatMap { state.handle($0) }
    return (state, effects)
  }

  @Test
  func `A press changes the like button at once and sends a request`() {
    let (state, effects) = run(.pressed)
    #expect(state.isLiked)
    #expect(effects == [.send(true)])
    #expect(run(.pressed, from: true).effects == [.send(false)])
  }

  @Test
  func `A like is recorded once, after it succeeds`() {
    let (state, effects) = run(.pressed, .succeeded, .succeeded)
    #expect(state.isLiked)
    #expect(effects == [.send(true), .track(true)])
  }

  @Test
  func `A like that fails restores the button and is not recorded`() {
    let (state, effects) = run(.pressed, .failed, .failed)
    #expect(!state.isLiked)
    #expect(effects == [.send(true), .reportFailure])
  }

  @Test
  func `A second press of the like button during a request sends another request after the first request ends`() {
    let (state, effects) = run(.pressed, .pressed, .succeeded, .succeeded)
    #expect(!state.isLiked)
    #expect(effects == [.send(true), .track(true), .send(false), .track(false)])
  }

  @Test
  func `A third press of the like button during a request restores the requested state, so no other request is sent`() {
    let (state, effects) = run(.pressed, .pressed, .pressed, .succeeded)
    #expect(state.isLiked)
    #expect(effects == [.send(true), .track(true)])
  }

  @Test
  func `If the second request of a like button fails, the button shows the result of the first`() {
    let (state, effects) = run(.pressed, .pressed, .succeeded, .failed)
    #expect(state.isLiked)
    #expect(effects == [.send(true), .track(true), .send(false), .reportFailure])
  }

  @Test
  func `The like button shows the state of a loaded page, except during a request`() {
    #expect(run(.loaded(isLiked: true)).state.isLiked)
    #expect(run(.loaded(isLiked: true), .pressed).effects == [.send(false)])
    #expect(run(.pressed, .loaded(isLiked: false)).state.isLiked)
    #expect(!run(.pressed, .loaded(isLiked: true), .failed).state.isLiked)
  }
}
