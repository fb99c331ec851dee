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
    let layout = PageLayout<SearchResult>(title: TimelineText.search, text: TimelineText.wholeList) { row in
      let segue = row.scene.segue(row.row.destination)
      switch row.row {
      case .person(let person): return person.content(in: row.scene, profile: segue)
      case .tag(let tag): return row.link(segue) { HTML("#\(tag.name)") }
      case .post(let post): return row.post(post, hasActions: false)
      }
    }
    self.init(viewModel, layout, context: context)
    let language = context.language
    var text = ""
    headline = {
      let field: [HTML.Attribute?] = [
        .identifier("search"), .type("search"), .name("text"), .value(text), .autocomplete("off"),
        .label(TimelineText.placeholder[language]), .key("s"),
      ]
      return HTML([
        context.host.form("search", style: "bar") {
          HTML.element("input", field)
          HTML.element("button") { HTML(TimelineText.search[language]) }
        },
        viewModel.searchesPosts
          ? .empty : HTML.element("p", [.style("muted")]) { HTML(TimelineText.postsNeedLogin[language]) },
      ])
    }
    onAction = { action, _, form in if action == "search" { viewModel.type.accept(form["text"] ?? "") } }
    bind(viewModel.text) { page, new in
      text = new
      page.headlineChanged()
    }
  }
}

extension ListPage<Person> {
  /// Creates the page of a list of people.
  convenience init(people viewModel: any PeopleViewModel, context: SceneContext<WebInterface>) {
    let layout = PageLayout<Person>(title: viewModel.source.title, text: TimelineText.listText) { row in
      row.row.content(
        in: row.scene, profile: row.scene.segue(.open(row.row, in: viewModel.source)))
    }
    self.init(viewModel, layout, context: context)
  }
}

extension ListPage<TimelineChoice> {
  /// Creates the page of the sources from which the user can choose.
  convenience init(sources viewModel: any SourcesViewModel, context: SceneContext<WebInterface>) {
    let layout = PageLayout<TimelineChoice>(title: TimelineText.sources, text: TimelineText.listText) { row in
      switch row.row {
      case .source(let source, let title): return row.button("choose", title ?? source.title[row.language])
      case .notice(let text): return HTML.element("p", [.style("muted")]) { HTML(text[row.language]) }
      }
    }
    self.init(viewModel, layout, context: context)
    onAction = { action, row, _ in if action == "choose", let row { viewModel.choose.accept(row) } }
  }
}
