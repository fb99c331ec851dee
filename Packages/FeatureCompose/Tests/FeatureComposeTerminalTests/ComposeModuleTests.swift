import Composition
import FeatureCompose
import FeatureComposeModule
import FeatureComposeTerminal
import Posts
import TerminalApp
import Testing

@Suite struct ComposeModuleTests {
  @Test func `Every destination of the module has a screen, and none is a tab`() throws {
    let modules = try ModuleList([ComposeModule()], format: RouteURLFormat(scheme: "tessera"))
    #expect(modules.tabs.isEmpty)
    #expect(
      modules.samples.map(modules.url) == [
        "tessera://compose", "tessera://drafts", "tessera://reply?id=112350000001000000",
        "tessera://quote?id=112350000001000000",
        "tessera://edit?id=112350000213000000",
        "tessera://redraft?id=112350000213000000",
      ])
    #expect(ComposeModule().scenes.count == modules.destinations.count)
  }

  @Test func `The key c opens the editor from any screen`() {
    #expect(ComposeModule().shortcuts.map(\.key) == ["c"])
  }

  @Test func `The intent to log in has no segue in an app without a login`() throws {
    let modules = try ModuleList([ComposeModule()], format: RouteURLFormat(scheme: "tessera"))
    #expect(Segue(.logIn, modules) == nil)
    #expect(Segue(.close, modules) == .back)
  }

  @Test(arguments: [
    (ComposeSubject.newPost, "tessera://compose"), (.reply("1"), "tessera://reply?id=1"),
    (.quote("1"), "tessera://quote?id=1"), (.edit(PostID("1")), "tessera://edit?id=1"),
    (.redraft(PostID("1")), "tessera://redraft?id=1"),
  ])
  func `A draft opens the editor that restores it`(subject: ComposeSubject, url: String) throws {
    let modules = try ModuleList([ComposeModule()], format: RouteURLFormat(scheme: "tessera"))
    #expect(Segue(.write(subject), modules)?.routes.map(modules.url) == [url])
  }
}
