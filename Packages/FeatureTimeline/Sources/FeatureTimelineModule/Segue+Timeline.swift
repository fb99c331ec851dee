public import Composition
public import FeatureTimeline
import Posts
import Presentation

extension Segue {
  /// Creates the segue of an intent. Returns `nil` if no module offers its destination.
  public init?(_ intent: TimelineIntent, _ modules: ModuleList, _ container: Container) {
    switch intent {
    case .timeline(let source): self = .push(RouteKey.timeline(source))
    case .sources: self = .push(RouteKey.sources())
    case .chosen(let source):
      // A timeline in the settings remains that of the first tab.
      // allow(no-dropped-errors): with invalid settings, the choice is another path
      let isFirst = (try? container.firstTimeline) == source
      self = .path([RouteKey.timeline(nil)] + (isFirst ? [] : [RouteKey.timeline(source)]))
    case .people(let source): self = .push(RouteKey.people(source))
    case .post(let id, let source): self = .push(RouteKey.post(PostInput(id, source)))
    case .preview(let intent): self = .preview(intent.flatMap { Segue($0, modules, container) }?.routes.last)
    case .thread(let id): self = .push(RouteKey.thread(ThreadInput(id)))
    case .editor(let editor):
      let route =
        switch editor {
        case .reply(let id): modules.route(to: .reply, ReplyInput(id.text))
        case .quote(let id): modules.route(to: .quote, ReplyInput(id.text))
        case .edit(let id): modules.route(to: .edit, EditInput(id.text))
        case .redraft(let id): modules.route(to: .redraft, EditInput(id.text))
        }
      guard let route else { return nil }
      self = .push(route)
    case .profile(let name):
      guard let name = Username(name) else { return nil }
      self = .push(RouteKey.profile(name))
    case .search: self = .push(RouteKey.search(SearchInput("")))
    case .found(let intent):
      guard let route = Segue(intent, modules, container)?.routes.last else { return nil }
      self = .replace(route)
    case .link(let url): self = .link(url)
    case .web(let url): self = .external(.web(url))
    case .logIn:
      guard let login = modules.route(to: .login, .mastodon) else { return nil }
      self = .push(login)
    }
  }
}
