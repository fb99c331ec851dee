import Composition
import FeatureTimeline
import FeatureTimelineModule
import Posts
import PostsWeb
import Presentation
import WebApp
import WebUI

extension ListPage<ProfileRow> {
  /// Creates the page of a person: the description, the counts, the relationship, the fields and the pinned posts.
  convenience init(profile viewModel: any ProfileViewModel, context: SceneContext<WebInterface>) {
    let actions = viewModel.actions
    let layout = PageLayout<ProfileRow>(title: TimelineText.profile, text: TimelineText.wholeList) { row in
      let segue = row.scene.segue(row.row.destination(of: viewModel.name))
      return switch row.row {
      case .about(let profile): row.about(profile, moved: segue, actions)
      case .link(let link, _): HTML(["→ ", row.link(segue) { HTML(link.title) }])
      case .field(let field, _): row.field(field, segue)
      case .posts(let count): row.link(segue) { HTML(TimelineText.allPosts(count)[row.language]) }
      case .followers(let count): row.link(segue) { HTML(TimelineText.followers(count)[row.language]) }
      case .following(let count): row.link(segue) { HTML(TimelineText.following(count)[row.language]) }
      case .pinned(let post): row.post(post, note: TimelineText.pinned, actions)
      }
    }
    self.init(viewModel, layout, context: context)
    onAction = { actions.perform($0, $2, on: $1?.post, $1?.person) }
    showResults(of: actions, in: context)
  }
}

extension RowContext<ProfileRow> {
  @HTMLBuilder fileprivate func about(_ profile: Profile, moved: Segue?, _ actions: ActionInput) -> HTML {
    profile.person.content(in: self)
    if let name = profile.person.movedTo { HTML(["→ ", link(moved) { HTML("@\(name)") }]) }
    for fact in profile.facts(language) { HTML.element("p", [.style("muted")]) { HTML(fact) } }
    if let url = profile.person.url {
      link(.external(.web(url)), key: "o") { HTML(LocalizedText.openInBrowser[language]) }
    }
    actions.forms(for: profile.person, known: profile.relationship, row: identifier, in: scene)
  }

  @HTMLBuilder fileprivate func field(_ field: ProfileField, _ segue: Segue?) -> HTML {
    HTML.element("span", [.style("muted")]) { HTML(field.name + LocalizedText.colon[language]) }
    link(segue) { HTML(field.value) }
    if field.isVerified { HTML.element("span", [.style("positive")]) { HTML(" ✓ \(TimelineText.verified[language])") } }
  }
}
