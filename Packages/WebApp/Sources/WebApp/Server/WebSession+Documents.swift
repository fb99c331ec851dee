import Composition
import Presentation
import WebUI

extension WebSession {
  /// Returns the document of a page, with the navigation.
  func document(_ page: OpenPage) -> HTML {
    document(title: page.page.title[language], path: page.host.path, state: page.state, page.page.content)
  }

  func document(title: String, path: String? = nil, state: Int? = nil, _ content: HTML) -> HTML {
    let body = HTML([
      HTML.element("header") { navigation(path) },
      HTML.element("main", [.identifier("page")]) { content },
    ])
    return body.document(title: "\(title) · \(name)", language: language.rawValue, state: state)
  }

  private func navigation(_ path: String?) -> HTML {
    return HTML.element("nav", [.label(name)]) {
      HTML.element("ul") {
        for link in links {
          HTML.element("li") {
            HTML.element("a", [.page(link.path), link.key.map(HTML.Attribute.key), link.path == path ? .current : nil])
            {
              HTML(link.title[language])
            }
          }
        }
        if !missing.isEmpty {
          HTML.element("li") { HTML.element("a", [.page("/_missing")]) { HTML(WebText.missing[language]) } }
        }
        HTML.element("li", [.identifier("offline"), .live]) { HTML(WebText.offline[language]) }
        HTML.element("li", [.identifier("message"), .live]) { HTML(message) }
      }
    }
  }

  /// The links to the tabs, to the pages that have a key on every screen, to the settings, to the outbox, and to the page
  /// about the app.
  private var links: [(path: String, title: LocalizedText, key: String?)] {
    let tabs = modules.tabs.filter { self.path(of: $0) != nil }.enumerated()
      .map { (route: $1, key: String?.some("\($0 + 1)")) }
    return
      (tabs + modules.shortcuts.map { ($0.route, $0.key) }
      + [(RouteKey.settings(), ","), (RouteKey.outbox(), nil), (RouteKey.about(), "i")])
      .compactMap { route, key in
        guard let path = self.path(of: route), let title = modules.title(of: route) else { return nil }
        return (path, title, key)
      }
  }

  /// Returns the page with the list of destinations that the browser cannot show yet.
  ///
  /// - Parameter route: The route that was requested, or `nil` if no route was.
  func list(ofMissing route: Route?) -> HTML {
    let title = route.flatMap { modules.title(of: $0) }
    let lead = title.map(WebText.notInBrowser) ?? WebText.onlyInTerminal
    return document(
      title: WebText.missing[language],
      HTML([
        HTML.element("h1") { HTML(WebText.missing[language]) },
        paragraph(lead[language]),
        HTML.element("ul") {
          for destination in missing {
            HTML.element("li") { HTML(destination.samples.first.map { destination.title(of: $0)[language] } ?? "") }
          }
        },
      ]))
  }

  /// The page for an address that no page has.
  var noPage: HTML { document(title: WebText.noPage[language], HTML.element("h1") { HTML(WebText.noPage[language]) }) }

  func paragraph(_ text: String) -> HTML { HTML.element("p", [.live]) { HTML(text) } }

  /// The page that exchanges the key for a cookie. Its script sends the key of the address; without a script, the user
  /// enters it.
  var entrance: HTML {
    HTML.element("main") {
      HTML.element("h1") { HTML(name) }
      HTML.element("form", [.action("/_session"), .style("fields")]) {
        HTML.element("label", [.labels("key")]) { HTML(WebText.key[language]) }
        HTML.element("input", [.identifier("key"), .name("key"), .type("password"), .autocomplete("off")])
        HTML.element("button") { HTML(WebText.open[language]) }
      }
    }
    .document(title: name, language: language.rawValue)
  }

  /// Returns the response for a request that is not allowed.
  func refused(_ refusal: WebAccess.Refusal) -> WebResponse {
    let text = refusal == .session ? WebText.noSession(name) : WebText.refused
    let body = HTML.element("main") { paragraph(text[language]) }
    return WebResponse(body.document(title: name, language: language.rawValue), status: refusal.status)
  }
}

enum WebText {
  static let key = LocalizedText(
    en: "The key: the part after # of the address in the terminal", zhHans: "密钥：终端所显示地址中 # 之后的部分")
  static let open = LocalizedText(en: "Open", zhHans: "打开")
  static let offline = LocalizedText(en: "Not connected to the app", zhHans: "与应用的连接已断开")
  static let missing = LocalizedText(en: "Only in the terminal", zhHans: "仅限终端")
  static let onlyInTerminal = LocalizedText(
    en: "The browser does not show these pages yet. Use the terminal:", zhHans: "浏览器暂不支持以下页面，请在终端中使用：")
  static let noPage = LocalizedText(en: "No page has this address", zhHans: "没有与此地址对应的页面")
  static let refused = LocalizedText(
    en: "This request did not come from a page of the app.", zhHans: "此请求并非来自应用的页面。")

  static func noSession(_ name: String) -> LocalizedText {
    LocalizedText(
      en: "The key of this address has been used or is wrong. Run `\(name) web` again, and open the new address.",
      zhHans: "此地址中的密钥已被使用或不正确。请重新运行 `\(name) web`，然后打开新的地址。")
  }

  static func notStored(_ name: String) -> LocalizedText {
    LocalizedText(
      en: "There is no keyring, so the login ends with the app. `\(name) login` can store it in a file.",
      zhHans: "没有可用的密钥环，登录只在本次运行期间有效。`\(name) login` 可以将其保存到文件。")
  }

  static func notInBrowser(_ title: LocalizedText) -> LocalizedText {
    LocalizedText(
      en: "The browser does not show “\(title[.en])” yet. Use the terminal.",
      zhHans: "浏览器暂不支持“\(title[.zhHans])”，请在终端中使用。")
  }
}
