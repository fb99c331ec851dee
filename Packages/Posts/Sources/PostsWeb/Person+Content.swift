public import Composition
public import Posts
public import Presentation
public import WebApp
public import WebUI

extension Person {
  /// Returns the contents of a row with the person: the image, the name, the standing of the account, and the
  /// description.
  ///
  /// - Parameters:
  ///   - row: The context of the row.
  ///   - profile: The segue to the profile, or `nil` for none.
  ///   - actions: The actions of the user on the person, or `nil` to offer none.
  @MainActor @HTMLBuilder public func content<Row: ListItemViewModel>(
    in row: RowContext<Row>, profile: Segue? = nil, _ actions: ActionInput? = nil
  ) -> HTML {
    let context = row.scene
    HTML.element("p", [.style("facts")]) {
      if let avatar { context.host.image(avatar, "", style: "avatar") }
      context.link(profile) { HTML.element("strong") { HTML(name) } }
      if !username.isEmpty { HTML.element("span", [.style("muted")]) { HTML("@\(username)") } }
    }
    if let standing = standing(in: context.language) {
      HTML.element("p", [.style("warning")]) { HTML(standing) }
    }
    if !about.isEmpty { HTML.element("p", [.style("text")]) { HTML(String(about.prefix(2_000))) } }
    if let actions { actions.foldedForms(for: self, row: row.identifier, in: context) }
  }
}
