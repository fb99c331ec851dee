import Composition
import Presentation
import WebUI

extension WebScene {
  /// Creates the page about the app: its version, the servers that it uses, and its store.
  public static func about(name: String, version: String) -> WebScene {
    WebScene(.about) { context in
      let document = AboutDocument(
        name: name, version: version, try context.container.resolve(), try context.container.resolve(),
        language: context.language)
      let page = StatePage(AboutDocument.title, language: context.language)
      page.body = {
        HTML([
          HTML.element("p", [.style("strong")]) { HTML(document.heading) },
          HTML.element("table") {
            for (label, value) in document.facts(context.modules.servers, in: context.language) {
              HTML.element("tr") {
                HTML.element("th") { HTML(label) }
                HTML.element("td") { HTML(value) }
              }
            }
          },
        ])
      }
      return Scene(screen: page)
    }
  }
}
