import FeatureMoments
import ReactiveTest
import Testing

@Suite struct LikeStateChanceTests {

  @Test
  func
    `During random events, a like button sends one request at a time, records each success, and ends in the server's state`()
  {
    for seed in 0..<2_000 as Range<UInt64> {
      var dice = SeededGenerator(seed: seed &* 77_777)
      var server = Bool.random(using: &dice)
      var button = LikeState(isLiked: server)
      var sent: Bool?
      var counted = 0
      var done = 0
      func follow(_ effects: [LikeState.Effect]) {
        for effect in effects {
          switch effect {
          case .send(let isLiked):
            #expect(sent == nil, "seed \(seed)")
            #expect(isLiked != server, "seed \(seed): every request changes the state")
            sent = isLiked
          case .track(let isLiked):
            #expect(isLiked == server)
            counted += 1
          case .reportFailure: break
          }
        }
      }
      func answer(_ isGranted: Bool) {
        guard let wish = sent else { return }
        sent = nil
        if isGranted { (server, done) = (wish, done + 1) }
        follow(button.handle(isGranted ? .succeeded : .failed))
      }
      for _ in 0..<Int.random(in: 1...40, using: &dice) {
        switch Int.random(in: 0..<4, using: &dice) {
        case 0, 1: follow(button.handle(.pressed))
        case 2: answer(Bool.random(using: &dice))
        default: follow(button.handle(.loaded(isLiked: server)))
        }
      }
      while sent != nil { answer(true) }
      #expect(button.isLiked == server, "seed \(seed)")
      #expect(counted == done, "seed \(seed)")
    }
  }
}
