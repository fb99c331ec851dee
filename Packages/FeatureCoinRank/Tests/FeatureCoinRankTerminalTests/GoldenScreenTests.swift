import FeatureCoinRank
import FeatureCoinRankTerminal
import Presentation
import PresentationTerminal
import TerminalAppTest
import Testing

@MainActor @Suite struct GoldenScreenTests {
  @Test func `The ranking looks as in its golden file`() throws {
    var rows = RankingRow.users(1...30)
    rows[2].isOwn = true
    try GoldenScreens.check("ranking", ListState.all(of: rows)) { state, look in
      try look.show { TitledListScreen(PreviewViewModel(state), .ranking, context: $0) }
    }
  }

  @Test func `The user's coins look as in their golden file`() throws {
    let row = RankedUser(id: 1, rank: "7", name: "a**ce", level: 5, coins: 451)
    let rows = MyCoinsScreenTests.entries(1...3).map(CoinEntryRow.init)
    let owner = CoinOwner(name: "alice", row: row)
    var states: [(name: String, value: MyCoinsScreenTests.Content)] = []
    for (name, state) in ListState.all(of: rows) { states.append((name, (owner, state))) }
    states.append(("not logged in", (nil, .loading)))
    try GoldenScreens.check("coins", states) { state, look in
      try look.show { MyCoinsScreen(viewModel: MyCoinsScreenTests.Preview(state), context: $0) }
    }
  }
}
