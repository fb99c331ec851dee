import Composition
import FeatureTimeline
import FeatureTimelineModule
import Posts
import PostsWeb
import Presentation
import Reactive
import WebApp
import WebUI

extension ListPage<TimelineRow> {
  /// Creates the page of the posts of a source, newest first, with marked gaps.
  convenience init(timeline viewModel: any TimelineViewModel, context: SceneContext<WebInterface>) {
    let (source, language) = (viewModel.source, context.language)
    let layout = PageLayout<TimelineRow>(title: TimelineText.timeline, text: TimelineText.listText) { row in
      switch row.row {
      case .post(let post): row.post(post, in: source, viewModel.actions)
      case .gap(let gap): row.gap(gap)
      }
    }
    self.init(viewModel, layout, context: context)
    var (name, isAuthorized) = (String?.none, true)
    headline = {
      let title = [name ?? source.title[language], viewModel.owner].compactMap(\.self).joined(separator: " · ")
      return HTML.element("div", [.style("bar")]) {
        HTML.element("strong") { HTML(title) }
        if !isAuthorized {
          HTML.element("span", [.style("warning")]) { HTML(TimelineText.notAuthorized(source.api)[language]) }
          if viewModel.offersLogin { context.link(.logIn(at: source.api), .logIn) }
        }
        if source.hasPeople { context.link(.people(of: .timeline(source)), TimelineText.people) }
        context.link(source.profile.map(TimelineIntent.profile), TimelineText.profile)
        if source.api == .mastodon {
          context.link(.sources, TimelineText.sources, key: "T")
          context.link(.search, TimelineText.search, key: "S")
        }
      }
    }
    onAction = { action, row, form in
      if action == "gap", case .gap(let gap) = row { viewModel.fillGap.accept(gap) }
      viewModel.actions.perform(action, form, on: row?.post)
    }
    showResults(of: viewModel.actions, in: context)
    bindHeadline(viewModel.title) { name = $0 }
    bindHeadline(viewModel.isAuthorized) { isAuthorized = $0 }
  }
}

extension RowContext<TimelineRow> {
  /// Returns the contents of a gap, with the button that loads the missing posts.
  fileprivate func gap(_ gap: TimelineGap) -> HTML {
    switch gap.activity {
    case .idle: HTML([HTML(TimelineText.gap[language] + " "), button("gap", TimelineText.load[language])])
    case .loading: HTML(TimelineText.listText.loadingMore[language])
    case .failed(let failure):
      HTML([HTML(failure.message(in: language) + " "), button("gap", TimelineText.listText.retry[language])])
    }
  }
}
