import Composition
import FeatureTimeline
import FeatureTimelineModule
import Presentation
import Reactive
import WebApp
import WebUI

extension ListPage<TimelineChoice> {
  /// Creates the page of the sources from which the user can choose.
  convenience init(sources viewModel: any SourcesViewModel, context: SceneContext<WebInterface>) {
    let layout = PageLayout<TimelineChoice>(title: TimelineText.sources, text: TimelineText.listText) { row in
      switch row.row {
      case .source(let source, let title): row.button("choose", title ?? source.title[row.language])
      case .notice(let text): HTML.element("p", [.style("muted")]) { HTML(text[row.language]) }
      }
    }
    self.init(viewModel, layout, context: context)
    onAction = { action, row, _ in if action == "choose", let row { viewModel.choose.accept(row) } }
  }
}
