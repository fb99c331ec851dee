import Composition
import FeatureTimeline
import FeatureTimelineModule
import Posts
import PostsWeb
import Presentation
import Reactive
import WebApp
import WebUI

extension ListPage<SearchResult> {
  /// Creates the page of the search for people, hashtags and posts.
  convenience init(search viewModel: any TimelineSearchViewModel, context: SceneContext<WebInterface>) {
    let actions = viewModel.actions
    let layout = PageLayout<SearchResult>(title: TimelineText.search, text: TimelineText.wholeList) { row in
      let segue = row.scene.segue(row.row.destination)
      return switch row.row {
      case .person(let person): person.content(in: row, profile: segue, actions)
      case .tag(let tag): row.link(segue) { HTML("#\(tag.name)") }
      case .post(let post): row.post(post, actions)
      }
    }
    self.init(viewModel, layout, context: context)
    let language = context.language
    var text = ""
    headline = {
      HTML([
        context.host.searchForm(text, TimelineText.placeholder[language], button: TimelineText.search[language]),
        TimelineIntent.page(at: text).map { page in
          context.link(context.segue(page), key: "o") { HTML(LocalizedText.openInBrowser[language]) }
        } ?? .empty,
        viewModel.searchesPosts
          ? .empty : HTML.element("p", [.style("muted")]) { HTML(TimelineText.postsNeedLogin[language]) },
      ])
    }
    onAction = { action, row, form in
      if action == "search" { viewModel.type.accept(form["text"] ?? "") }
      actions.perform(action, form, on: row?.post, row?.author)
    }
    showResults(of: actions, in: context)
    bindHeadline(viewModel.text) { text = $0 }
  }
}
