import Composition
import FeatureHub
import FeatureHubModule
import Presentation
import Reactive
import WebApp
import WebUI

extension ListPage<HubRow> {
  /// Creates the page of the search. Without text, it shows recent searches, which the user can repeat.
  convenience init(search viewModel: any SearchViewModel, context: SceneContext<WebInterface>) {
    var (text, pause) = ("", Int?.none)
    self.init(hub: viewModel, title: HubText.search, text: HubText.searchList, context: context) {
      let field: [HTML.Attribute?] = [
        .identifier("search"), .type("search"), .name("text"), .value(text), .autocomplete("off"),
        .label(HubText.placeholder[context.language]), .key("s"),
      ]
      let form = context.host.form("search", style: "bar") {
        HTML.element("input", field)
        HTML.element("button") { HTML(HubText.type[context.language]) }
      }
      let notice = pause.map { pause in HTML(HubText.pause(pause)[context.language]) }
      return HTML([form, HTML.element("p", [.style("warning"), .live]) { notice ?? .empty }])
    }
    onAction = { action, _, form in if action == "search" { viewModel.type.accept(form["text"] ?? "") } }
    bind(viewModel.text) { page, new in
      text = new
      page.headlineChanged()
    }
    bind(viewModel.pause) { page, new in
      pause = new
      page.headlineChanged()
    }
  }

  /// Creates the page of a repository: its description, its counts and its destinations.
  convenience init(repository viewModel: any RepositoryViewModel, context: SceneContext<WebInterface>) {
    var star: Bool?
    self.init(hub: viewModel, title: HubText.repository, context: context) {
      guard let star else { return .empty }
      let text = star ? HubText.starred : HubText.notStarred
      return context.host.button(
        "star", text[context.language], key: "f", [.label(HubText.toggleStar[context.language])])
    }
    onAction = { action, _, _ in if action == "star" { viewModel.toggleStar.accept(()) } }
    bind(viewModel.star) { page, new in
      star = new
      page.headlineChanged()
    }
    bind(viewModel.starFailures.asObservable().asDriver(onErrorDriveWith: .empty())) { _, failure in
      context.host.show(failure.message(in: context.language))
    }
  }

  /// Creates the page of the issues of a repository.
  convenience init(issues viewModel: any IssuesViewModel, context: SceneContext<WebInterface>) {
    var state = IssueState.open
    self.init(hub: viewModel, title: HubText.issues, context: context) {
      let text = state == .open ? HubText.openIssues : HubText.closedIssues
      let label = HubText.toggleState[context.language]
      return HTML.element("div", [.style("bar")]) {
        HTML.element("span") { HTML(text[context.language]) }
        context.host.button("state", label, key: "s")
      }
    }
    onAction = { action, _, _ in if action == "state" { viewModel.toggleState.accept(()) } }
    bind(viewModel.filter) { page, new in
      state = new
      page.headlineChanged()
    }
  }
}
