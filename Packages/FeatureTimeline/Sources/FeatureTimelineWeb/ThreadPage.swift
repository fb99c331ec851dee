import Composition
import FeatureTimeline
import FeatureTimelineModule
import Posts
import PostsWeb
import Presentation
import WebApp
import WebUI

extension ListPage<ThreadRow> {
  /// Creates the page of a thread, in which each reply is indented below the post that it replies to.
  convenience init(thread viewModel: any ThreadViewModel, context: SceneContext<WebInterface>) {
    let layout = PageLayout<ThreadRow>(title: TimelineText.thread, text: TimelineText.wholeList) { row in
      let note =
        row.row.failure.map(TimelineText.noThread) ?? (row.row.isParentMissing ? TimelineText.parentMissing : nil)
      // Replies that are deeper than this are not indented further.
      return (0..<min(row.row.depth, 8)).reduce(row.post(row.row.post, note: note, viewModel.actions)) { content, _ in
        HTML.element("div", [.style("reply")]) { content }
      }
    }
    self.init(viewModel, layout, context: context)
    onAction = { action, row, form in viewModel.actions.perform(action, form, on: row?.post) }
    showResults(of: viewModel.actions, in: context)
  }
}
