import Composition
import FeatureTimeline
import FeatureTimelineModule
import Posts
import PostsWeb
import Presentation
import WebApp
import WebUI

extension ListPage<ProfileRow> {
  /// Creates the page of a person: the description, the counts, the relationship, the fields and the pinned posts. It
  /// shows the pinned posts without their reactions, because a profile has no actions.
  convenience init(profile viewModel: any ProfileViewModel, context: SceneContext<WebInterface>) {
    let layout = PageLayout<ProfileRow>(title: TimelineText.profile, text: TimelineText.wholeList) { row in
      switch row.row {
      case .about(let profile): row.about(profile)
      case .field(let field, _): row.field(field)
      case .posts(let count):
        row.link(row.scene.segue(row.row.destination(of: viewModel.name))) {
          HTML(TimelineText.allPosts(count)[row.language])
        }
      case .followers(let count):
        row.link(row.scene.segue(row.row.destination(of: viewModel.name))) {
          HTML(TimelineText.followers(count)[row.language])
        }
      case .following(let count):
        row.link(row.scene.segue(row.row.destination(of: viewModel.name))) {
          HTML(TimelineText.following(count)[row.language])
        }
      case .pinned(let post): row.post(post, note: TimelineText.pinned, hasActions: false)
      }
    }
    self.init(viewModel, layout, context: context)
  }
}

extension RowContext<ProfileRow> {
  @HTMLBuilder fileprivate func about(_ profile: Profile) -> HTML {
    profile.person.content(in: scene)
    for fact in profile.facts(language) { HTML.element("p", [.style("muted")]) { HTML(fact) } }
    if let url = profile.person.url {
      link(.external(.web(url)), key: "o") { HTML(LocalizedText.openInBrowser[language]) }
    }
  }

  @HTMLBuilder fileprivate func field(_ field: ProfileField) -> HTML {
    HTML.element("span", [.style("muted")]) { HTML(field.name + LocalizedText.colon[language]) }
    link(field.url.map { .external(.web($0)) }) { HTML(field.value) }
    if field.isVerified { HTML.element("span", [.style("positive")]) { HTML(" ✓ \(TimelineText.verified[language])") } }
  }
}
