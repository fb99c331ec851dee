import FeatureMoments
import Foundation
import NetworkingTest
import Reactive
import Testing

@MainActor @Suite struct FeedIntentTests {
  private func watched(_ fixtureName: String = "get.with_likes", flavor: BuildFlavor = .debug) throws -> (
    MomentsServer, Watched
  ) {
    let server = try MomentsServer(.json(fixture(fixtureName)), flavor: flavor)
    let watched = server.watch()
    watched.appear()
    return (server, watched)
  }

  @Test func `Opening a moment leads to its link, or else to its first photo`() throws {
    let (_, watched) = try watched()
    watched.viewModel.open.accept("3")
    watched.viewModel.open.accept("1")
    #expect(
      watched.intents == [
        .open(try #require(URL(string: "https://example.com/reactive"))),
        .open(try #require(URL(string: "https://img.example/photos/terminal.png"))),
      ])
  }

  @Test func `Opening a moment without a link or a photo emits a problem and no intent`() throws {
    let (_, watched) = try watched()
    watched.viewModel.open.accept("2")
    watched.viewModel.open.accept("99")
    #expect(watched.intents.isEmpty)
    #expect(watched.problems == [.noAddress])
  }

  @Test func `Sharing a moment emits its text and its URL`() throws {
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

  @Test(arguments: BuildFlavor.allCases)
  func `The gesture for the internal menu is recorded and emits an intent, except in a production build`(
    flavor: BuildFlavor
  ) throws {
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
