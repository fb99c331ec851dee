import Composition
import FeatureTimeline
import FeatureTimelineModule
import Posts
import PostsWeb
import Presentation
import Reactive
import WebApp
import WebUI

extension ListPage<Person> {
  /// Creates the page of a list of people. Those who ask to follow the user can be answered.
  convenience init(people viewModel: any PeopleViewModel, context: SceneContext<WebInterface>) {
    let (source, actions) = (viewModel.source, viewModel.actions)
    let layout = PageLayout<Person>(title: source.title, text: TimelineText.listText) { row in
      HTML([
        row.row.content(
          in: row, profile: row.scene.segue(.open(row.row, in: source)), source.api == .mastodon ? actions : nil),
        source == .requests ? actions.answerForms(row: row.identifier, in: row.scene) : .empty,
      ])
    }
    self.init(viewModel, layout, context: context)
    onAction = { actions.perform($0, $2, on: nil, $1) }
    showResults(of: actions, in: context)
  }
}
