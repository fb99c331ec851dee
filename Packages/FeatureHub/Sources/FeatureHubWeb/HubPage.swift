import Composition
import FeatureHub
import FeatureHubModule
import Foundation
import Presentation
import Reactive
import WebApp
import WebUI

extension ListPage<HubRow> {
  /// Creates a page of the feature, with the server's rate limit above the rows.
  ///
  /// - Parameters:
  ///   - viewModel: The view model.
  ///   - title: The title of the page.
  ///   - text: The texts of the list.
  ///   - context: The context of the page.
  ///   - controls: A closure that returns what the page shows above the rate limit.
  ///   - now: A closure that returns the current time, for the time when the rate limit is reset.
  convenience init(
    hub viewModel: any HubListViewModel, title: LocalizedText, text: ListText = HubText.list,
    context: SceneContext<WebInterface>, controls: @escaping @MainActor () -> HTML = { .empty },
    now: @escaping @MainActor () -> Date = { Date() }
  ) {
    self.init(viewModel, PageLayout(title: title, text: text, block: hubRow), context: context)
    var (limit, isStale) = (RequestLimit?.none, false)
    headline = {
      let reset = limit?.resetsAt?.clockTime(asOf: now(), in: .current)
      let texts = [isStale ? HubText.stale : nil, limit.map { HubText.limit($0, reset: reset) }]
      return HTML([
        controls(),
        HTML.element("p", [.style("muted")]) {
          HTML(texts.compactMap { $0?[context.language] }.joined(separator: " · "))
        },
      ])
    }
    bindHeadline(viewModel.rateLimit) { limit = $0 }
    bindHeadline(viewModel.isStale) { isStale = $0 }
  }
}

/// Returns the contents of a row: its title, its details and its text.
@MainActor @HTMLBuilder private func hubRow(_ row: RowContext<HubRow>) -> HTML {
  let details = row.row.details[row.language]
  HTML.element("p", [.style("strong")]) {
    row.link(row.row.intent.flatMap { Segue($0, row.modules) }) { HTML(row.row.title[row.language]) }
  }
  if !details.isEmpty { HTML.element("p", [.style("muted")]) { HTML(details) } }
  // The web page of the row shows the whole text.
  if let body = row.row.body { HTML.element("p", [.style("text")]) { row.scene.linked(String(body.prefix(10_000))) } }
  if let url = row.row.url {
    HTML.element("p") { row.link(.external(.web(url)), key: "o") { HTML(LocalizedText.openInBrowser[row.language]) } }
  }
}
