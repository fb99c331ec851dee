import FeatureCoinRank
import Foundation
import Networking
import NetworkingTest
import Persistence
import Presentation
import Reactive
import Testing

/// Tests of the states that reach the screen, with a store on disk and the schedulers of the app.
@MainActor @Suite struct RankingDeliveryTests {
  @Test func `Each of sixty refreshes of the ranking emits the old rows while loading, and then one whole state`()
    async throws
  {
    let directory = FileManager.default.temporaryDirectory.appending(path: "ranking-\(UUID())")
    defer { try? FileManager.default.removeItem(at: directory) }
    let replies = (0...60).map { run in
      ScriptedReply.json(RankServer.answer(1, (0...run).map { RankServer.entry($0) }, of: 1))
    }
    let store = try Store(file: directory.appending(path: "store.sqlite"), schemas: [CoinRankFeature.schema])
    let watched = try RankServer(replies: replies, store: store, usesQueues: true).watch()
    watched.viewModel.input.appear.accept(())
    await watched.waitForStates(2)
    for run in 1...60 {
      watched.viewModel.input.refresh.accept(())
      await watched.waitForStates(2 + 2 * run)
    }
    let seen = watched.states.map { state in
      if case .content(let content) = state {
        "\(content.rows.count) \(content.header) \(content.footer) \(content.changes.inserted)"
      } else {
        "\(state)"
      }
    }
    let expected = (1...60).flatMap { ["\($0) refreshing endReached []", "\($0 + 1) current endReached [\($0)]"] }
    #expect(seen == ["loading", "1 current endReached []"] + expected)
  }
}

extension Watched {
  /// Returns when the view model has emitted the given number of states.
  fileprivate func waitForStates(_ count: Int) async {
    while states.count < count {
      await withCheckedContinuation { continuation in
        onState = { [weak self] in
          self?.onState = {}
          continuation.resume()
        }
      }
    }
  }
}
