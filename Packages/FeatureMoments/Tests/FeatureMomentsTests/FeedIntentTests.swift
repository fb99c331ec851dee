import FeatureMoments
import Foundation
import NetworkingTest
import Reactive
import Testing

@MainActor @Suite("Moments lead") struct FeedIntentTests {
  private func watched(_ fixtureName: String = "get.with_likes", flavor: BuildFlavor = .debug) throws -> (
    MomentsServer, Watched
  ) {
    let server = try MomentsServer(.json(fixture(fixtureName)), flavor: flavor)
    let watched = server.watch()
    watched.appear()
    return (server, watched)
  }

  @Test("Moments lead to their link, or else to their first photo") func open() throws {
    let (_, watched) = try watched()
    watched.viewModel.open.accept("3")
    watched.viewModel.open.accept("1")
    #expect(
      watched.intents == [
        .open(try #require(URL(string: "https://example.com/reactive"))),
        .open(try #require(URL(string: "https://img.example/photos/terminal.png"))),
      ])
  }

  @Test("Moments lead nowhere without either, and say so") func nowhere() throws {
    let (_, watched) = try watched()
    watched.viewModel.open.accept("2")
    watched.viewModel.open.accept("99")
    #expect(watched.intents.isEmpty)
    #expect(watched.problems == [.noAddress])
  }

  @Test("Moments lead to others as their words and their address") func share() throws {
    let (_, watched) = try watched()
    watched.viewModel.share.accept("3")
    watched.viewModel.share.accept("0")
    watched.viewModel.share.accept("2")
    #expect(
      watched.intents == [
        .share("Worth a read\nhttps://example.com/reactive"), .share("https://img.example/photos/lake.jpg"),
        .share("周末爬山 🏔️"),
      ])
  }

  @Test(
    "Moments lead to the internal menu by a gesture that is counted, in builds that have one",
    arguments: BuildFlavor.allCases)
  func menu(flavor: BuildFlavor) throws {
    let (server, watched) = try watched(flavor: flavor)
    watched.viewModel.openInternalMenu.accept(())
    let counted = server.tracked.all.filter { $0.hasPrefix("event") }
    if flavor == .production {
      #expect(watched.intents.isEmpty)
      #expect(counted.isEmpty)
    } else {
      #expect(watched.intents == [.internalMenu])
      #expect(counted == ["event shake datetime=2020-11-16T10:11:20Z userID=0"])
    }
  }
}
