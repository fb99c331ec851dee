import Composition
import Foundation
import Presentation
import Reactive
import Testing
import WebUI

@testable import WebApp

@MainActor @Suite struct PageMarkupTests {
  private let context: SceneContext<WebInterface>

  init() throws { context = try .page() }

  @Test func `The addresses in a text are links, and the text around them stays as it is`() {
    func link(_ address: String) -> String {
      #"<a href="\#(address)" rel="noopener noreferrer">\#(address)</a>"#
    }
    #expect(
      context.linked("<b>\nSee (https://a.example/x?y&z) or  https://b.example.\n").markup
        == "&lt;b&gt;\nSee (\(link("https://a.example/x?y&amp;z"))) or  \(link("https://b.example")).\n")
    #expect(context.linked("no address").markup == "no address")
    #expect(context.linked("").markup == "")
  }

  @Test func `A search has a field with its text, its name and its key, and a button`() {
    #expect(
      context.host.searchForm("a\"b", "People", button: "Search").markup == """
        <form method="post" action="/notes" class="bar">\
        <input type="hidden" name="token" value="1a"><input type="hidden" name="action" value="search">\
        <input id="search" type="search" name="text" value="a&quot;b" autocomplete="off" aria-label="People" data-key="s">\
        <button>Search</button></form>
        """)
  }

  @Test func `Only a form with files has the encoding of files`() {
    #expect(!context.host.form("send") { "" }.markup.contains("enctype"))
    #expect(context.host.form("send", hasFiles: true) { "" }.markup.contains(#"enctype="multipart/form-data""#))
  }

  @Test func `A page is drawn again after a change of what it shows, and only then`() {
    let (name, updates) = (BehaviorRelay(value: "tea"), BehaviorRelay<[[PageUpdate]]>(value: []))
    let page = StatePage(LocalizedText(en: "Topic", zhHans: "话题"), language: .en)
    var shown = ""
    page.body = { HTML(shown) }
    page.bind(name.asDriver()) { shown = $0 }
    let subscription = page.updates.emit(onNext: { updates.accept(updates.value + [$0]) })
    defer { subscription.dispose() }
    for text in ["tea", "cake", "cake"] { name.accept(text) }
    #expect(updates.value == [[.part("page", HTML([HTML.element("h1") { "Topic" }, "cake"]))]])
  }

  @Test func `An empty password is that of the view model, unless the user has just emptied the field`() {
    #expect(FormFields("action=save&secret=").password("secret") == nil)
    #expect(FormFields("action=save").password("secret") == nil)
    #expect(FormFields("action=typed").password("secret") == nil)
    #expect(FormFields("action=typed&secret=").password("secret") == "")
    #expect(FormFields("action=save&secret=x").password("secret") == "x")
    #expect(FormFields("action=typed&secret=x").password("secret") == "x")
  }
}
