import Composition
import Dispatch
import Presentation
import Reactive
import Testing
import WebUI

@testable import WebApp

@MainActor @Suite struct OpenPageTests {
  private let viewModel = NotesViewModel()
  private let page: OpenPage

  /// The action `open` opens the drafts, as a segue of the view model does.
  init() throws {
    let context = try SceneContext.page()
    let list = ListPage(
      viewModel, PageLayout(title: LocalizedText(en: "Notes", zhHans: "笔记")) { _ in "" }, context: context)
    list.onAction = { [viewModel] action, _, _ in
      if action == "open" { viewModel.segues.accept(.push(RouteKey.drafts())) }
    }
    page = OpenPage(
      RouteKey.notes(), host: context.host, scene: Scene(screen: list, segues: viewModel.segues.asSignal())
    ) { segue in segue.routes.last.map { "/\($0.name)" } }
  }

  @Test func `A page appears with its first tab, disappears after its last one, and can appear again`() {
    let (first, second) = (EventStream(), EventStream())
    page.attach(first, state: 0)
    page.attach(second, state: 0)
    page.detach(first)
    page.disappear()
    #expect(viewModel.calls == ["appear"])
    #expect(page.isShown)
    page.detach(second)
    #expect(viewModel.calls == ["appear", "disappear"])
    #expect(!page.isShown)
    page.appear()
    #expect(viewModel.calls == ["appear", "disappear", "appear"])
  }

  @Test func `Tabs open the page that a segue leads to, before and after an action`() {
    let stream = EventStream()
    page.attach(stream, state: 0)
    let event = [PageUpdate.open(path: "/drafts")]
    viewModel.segues.accept(.push(RouteKey.drafts()))
    #expect(stream.next(within: .seconds(0)) == .events(PageUpdate.event(event, state: 1)))
    #expect(page.perform("star", FormFields("")) == nil)
    viewModel.segues.accept(.push(RouteKey.drafts()))
    #expect(stream.next(within: .seconds(0)) == .events(PageUpdate.event(event, state: 2)))
  }

  @Test func `Only the response to an action opens the page that the action leads to, and only once`() {
    let stream = EventStream()
    page.attach(stream, state: 0)
    #expect(page.perform("open", FormFields("")) == "/drafts")
    #expect(page.perform("star", FormFields("")) == nil)
    #expect(stream.next(within: .seconds(0)) == .nothing)
  }
}

extension SceneContext<WebInterface> {
  /// Returns the context of the page with the path `/notes`, without a session.
  static func page(show: @escaping (String) -> Void = { _ in }) throws -> Self {
    let host = PageHost(path: "/notes", token: "1a", hasImages: false, pathOf: { _ in nil }, show: show)
    let modules = try ModuleList([NotesModule()], format: RouteURLFormat(scheme: "notes"))
    return SceneContext(container: Container(), modules: modules, host: host, language: .en)
  }
}
