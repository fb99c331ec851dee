import Composition
import FeatureCoinRank
import FeatureCoinRankModule
import Foundation
import Presentation
import Reactive
import WebApp
import WebUI

extension ListPage<CoinEntryRow> {
  /// Creates the page of a user's own coins: the user's rank, level and coins, and the history below them. If the user
  /// is not logged in, the page offers to log in.
  convenience init(myCoins viewModel: any MyCoinsViewModel, context: SceneContext<WebInterface>) {
    self.init(viewModel, .myCoins, context: context)
    var owner: CoinOwner?
    headline = { owner.map { $0.summary(context.language) } ?? .empty }
    replacement = {
      if owner != nil { return nil }
      let text = viewModel.offersLogin ? CoinRankText.logInFirst : CoinRankText.notLoggedIn
      let login = viewModel.offersLogin ? Segue(.logIn, context.modules) : nil
      return HTML.element("p") {
        HTML(text[context.language] + " ")
        if login != nil { context.link(login) { HTML(LocalizedText.logIn[context.language]) } }
      }
    }
    bindHeadline(viewModel.owner) { owner = $0 }
    showMessages(viewModel.problems.map { $0.message(in: context.language) })
  }
}

extension CoinOwner {
  fileprivate func summary(_ language: Language) -> HTML {
    HTML.element("p", [.style("facts")]) {
      HTML.element("strong") { HTML(name) }
      for (label, value) in [(CoinRankText.rank, rank), (CoinRankText.level, level), (CoinRankText.coins, coins)] {
        HTML.element("span") { HTML(label[language] + LocalizedText.colon[language] + value) }
      }
    }
  }
}

extension PageLayout<CoinEntryRow> {
  fileprivate static var myCoins: PageLayout {
    PageLayout(
      title: CoinRankText.myCoins, text: CoinRankText.list,
      columns: [
        Column(CoinRankText.date, style: "muted") { $0.date(in: .current) },
        Column(CoinRankText.reason) { $0.reason },
        Column(CoinRankText.details, style: "muted") { $0.details },
        Column(CoinRankText.coins, style: "number") { $0.coins },
      ])
  }
}
