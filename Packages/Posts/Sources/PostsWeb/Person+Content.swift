public import Composition
public import Posts
import Presentation
public import WebApp
public import WebUI

extension Person {
  /// Returns the contents of a row with the person: the image, the name, the standing of the account, and the
  /// description.
  ///
  /// - Parameters:
  ///   - context: The context of the page.
  ///   - profile: The segue to the profile, or `nil` for none.
  @MainActor @HTMLBuilder public func content(
    in context: SceneContext<WebInterface>, profile: Segue? = nil
  ) -> HTML {
    HTML.element("p", [.style("facts")]) {
      if let avatar { context.host.image(avatar, "", style: "avatar") }
      context.link(profile) { HTML.element("strong") { HTML(name) } }
      if !username.isEmpty { HTML.element("span", [.style("muted")]) { HTML("@\(username)") } }
    }
    if let standing = standing(in: context.language) {
      HTML.element("p", [.style("warning")]) { HTML(standing) }
    }
    if !about.isEmpty { HTML.element("p", [.style("text")]) { HTML(String(about.prefix(2_000))) } }
  }
}
